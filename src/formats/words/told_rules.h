// SPDX-License-Identifier: MIT
//
// Rules in words, for formats that have no names for them.
#pragma once

#include <set>
#include <string>

#include "model/puzzle.h"

namespace omnidoku::formats {

/// Tells rules in words, one a line: of each kind its rule, once, and of each constraint what its
/// drawing leaves open.
class RuleTeller {
 public:
  explicit RuleTeller(const model::Puzzle& puzzle) : puzzle_(puzzle) {}

  /// The constraint was drawn, if at all, with these texts.
  void tell(const model::ConstraintSpec& spec, bool is_drawn, const std::set<std::string>& texts);

  [[nodiscard]] const std::string& words() const { return words_; }

 private:
  void add(const std::string& line);

  const model::Puzzle& puzzle_;
  std::string words_;
  std::set<std::string> told_;
};

}  // namespace omnidoku::formats
