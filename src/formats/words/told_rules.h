// SPDX-License-Identifier: MIT
//
// Rules in words, for formats that have no names for them.
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "constraints/constraint_type.h"
#include "model/puzzle.h"

namespace omnidoku::formats {

/// Tells rules in words, a line for each kind: what it says, where the words about the puzzle do
/// not speak of it yet, and what the drawings of its constraints leave open, those alike together.
class RuleTeller {
 public:
  explicit RuleTeller(const model::Puzzle& puzzle) : puzzle_(puzzle) {}

  /// The constraint was drawn, if at all, with these texts.
  void tell(const model::ConstraintSpec& spec, bool is_drawn, const std::set<std::string>& texts);

  [[nodiscard]] std::string words() const;

 private:
  struct Kind {
    const constraints::ConstraintType* type;
    bool is_plain = true;  ///< each constraint of it is
    /// What is left open, and where; in the order in which it was told.
    std::vector<std::pair<std::string, std::vector<std::string>>> open;
  };
  Kind& kind_of(const constraints::ConstraintType& type);
  [[nodiscard]] bool is_spoken_of(const constraints::ConstraintType& type) const;

  const model::Puzzle& puzzle_;
  std::vector<Kind> kinds_;
};

}  // namespace omnidoku::formats
