// SPDX-License-Identifier: MIT
//
// Why no filling of a rule's cells has certain candidates, as a person would say it: what the rule
// asks, then for each candidate what would come of it. The rule's type has its own words for both
// (ConstraintType::asks, refutes). Where it has none, or these do not reach, the candidate is
// supposed and the shortest way to something that cannot be is told: a digit that it does not go
// with, a cell for which it leaves nothing, cells with fewer digits than there are of them, one
// that would be forced before, the cells that decide it (rule_crux.h), what comes of each digit of
// a cell, else the fewest cells of which no filling will do. Where much goes and a few cells have
// few ways left, these are listed (rule_ways.h). Of a choice of rules it is told why each could not
// hold. Words only: nothing here finds steps.
// Cost: of each candidate that is told some thousands of questions at most.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "logic/telling/words.h"

namespace omnidoku::logic {

/// A rule, its cells, and the digits that these have left.
struct RuleState {
  std::uint32_t primitive = 0;  ///< one that it posted: index into problem().primitives
  std::vector<Cell> cells;
  std::vector<DigitSet> left;  ///< per cell
};

/// "By the sandwich clue at R3C1 the values between 1 and 9 in row 3 add up to 12. With 8 in R3C4
/// ...". The candidates must be in no filling (possible_by_rule), or leave none, those of cells
/// that are not the rule's.
[[nodiscard]] std::string why_no_filling(const Words& words, const RuleState& state,
                                         const std::vector<Candidate>& gone);

/// How many ways that leaves to its reader: those that it only counts, and the candidates of which
/// it says that nothing fits with them either.
[[nodiscard]] int ways_left_to_reader(const Words& words, const RuleState& state,
                                      const std::vector<Candidate>& gone);

/// The same, and no more than what the rule asks where it could only be told of a candidate that
/// there is no filling with it.
[[nodiscard]] std::string why_no_filling_if_told(const Words& words, const RuleState& state,
                                                 const std::vector<Candidate>& gone);

/// What the rule asks, as a sentence of its own: "By the sandwich clue at R3C1, the values between
/// 1 and 9 in R3C1 to R3C9 add up to 12."
[[nodiscard]] std::string what_the_rule_asks(const Words& words, const RuleState& state);

}  // namespace omnidoku::logic
