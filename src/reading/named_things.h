// SPDX-License-Identifier: MIT
//
// How what words say stands to what a puzzle has by name.
#pragma once

#include <vector>

#include "model/puzzle.h"
#include "reading/agreement.h"
#include "reading/selecting.h"
#include "reading/spec_maker.h"

namespace omnidoku::reading {

/// The puzzle and the maker must outlive it.
class NamedThings {
 public:
  NamedThings(const model::Puzzle& puzzle, const SpecMaker& specs)
      : puzzle_(puzzle), specs_(specs) {}

  /// How a rule about things that the puzzle has by name stands to what they say. Where it is what
  /// some of them say these alone are meant. What gives their number another meaning, or asks for
  /// more of things of several types, may be about something else: that is contrary to them.
  [[nodiscard]] Agreement agreement_of(const Rule& rule,
                                       const std::vector<DrawnThing>& about) const;
  /// Whether what is said of all things together follows from what they are by name.
  [[nodiscard]] bool keep_together(const Rule& rule, const std::vector<DrawnThing>& about) const;
  /// Whether the puzzle has it by name.
  [[nodiscard]] bool is_there(const model::ConstraintSpec& spec) const;
  /// Whether the stored solution and the givens keep it.
  [[nodiscard]] bool is_kept(const model::ConstraintSpec& spec) const;

 private:
  [[nodiscard]] std::vector<const model::ConstraintSpec*> named_at(const DrawnThing& thing) const;
  [[nodiscard]] const model::ConstraintSpec* own_of(const DrawnThing& thing) const;
  [[nodiscard]] Agreement agreement_with(const DrawnThing& thing,
                                         const model::ConstraintSpec& spec) const;

  const model::Puzzle& puzzle_;
  const SpecMaker& specs_;
};

}  // namespace omnidoku::reading
