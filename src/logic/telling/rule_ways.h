// SPDX-License-Identifier: MIT
//
// The few cells of a rule that decide what the others can be, and the few ways in which they can be
// filled: "R4C1, R4C2 and R4C3 can only be 3-1-2 or 3-2-1". What the rule takes away anywhere goes
// with none of them. Words only: nothing here finds steps.
// Cost: some tens of questions whether a rule can be filled (rule_fillings.h).
#pragma once

#include <string>
#include <vector>

#include "logic/rules/rule_fillings.h"
#include "logic/telling/words.h"

namespace omnidoku::logic {

/// "4-1-3 or 5-1-2"
[[nodiscard]] std::string ways_text(const std::vector<std::vector<Digit>>& ways,
                                    const Words& words);

struct RuleWays {
  std::vector<Cell> cells;               ///< in the order of the rule; none where it takes too many
  std::vector<std::vector<Digit>> ways;  ///< of these cells
  Cell first;                            ///< of them the one with the fewest digits that lost some

  /// "R4C1, R4C2 and R4C3 can only be 3-1-2 or 3-2-1"
  [[nodiscard]] std::string text(const Words& words) const;
};

/// `left`: by cell of the rule, before it takes `gone`, all that it takes from its own cells.
[[nodiscard]] RuleWays ways_that_decide(const Structure& structure, const RuleInfo& rule,
                                        const std::vector<DigitSet>& left,
                                        const std::vector<Candidate>& gone);

}  // namespace omnidoku::logic
