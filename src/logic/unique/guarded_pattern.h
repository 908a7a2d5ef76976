// SPDX-License-Identifier: MIT
//
// Deadly patterns and their guardians. Were the cells of a deadly pattern (model::DeadlyPattern)
// all filled with its digits, they could be filled in another way as well; so in a puzzle with one
// solution at least one of the guardians is true, the other candidates of these cells. What follows
// from that is the same for rectangles, loops, matrices and bivalue graves, and goes by the numbers
// that the types of unique rectangles have.
//
// Soundness. Type 1: the guardians are in one cell, so it holds none of the pattern's digits.
// Type 2: they are one digit in several cells, so no cell that sees all of them holds it. Type 3:
// whichever is true makes, with n cells that it sees, n + 1 cells with n + 1 digits: a naked
// subset. Type 4: they are in two cells, one of which holds a certain digit of the pattern, as
// their house has no other place for it; the guardian that is true is in the other one, so no other
// digit of the pattern fits in either.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "logic/technique.h"

namespace omnidoku::logic {

/// A deadly pattern in a position.
struct GuardedPattern {
  model::DeadlyPattern pattern;
  std::vector<Cell> extra;         ///< the cells with guardians
  std::vector<DigitSet> guardian;  ///< per cell of `extra`
  DigitSet guardian_digits;

  /// The pattern's digits in a cell.
  [[nodiscard]] DigitSet digits_of(Cell cell) const;
  /// Whether all guardians are one digit.
  [[nodiscard]] bool one_digit() const { return guardian_digits.size() == 1; }
};

// In what follows `named` are the digits that the step names (Step::digits).

/// Finds the guardians. The caller knows that the pattern is deadly. `cells` and `digits` have the
/// same size.
[[nodiscard]] GuardedPattern guard(const Position& position, std::vector<Cell> cells,
                                   std::vector<DigitSet> digits);

/// A step without conclusions: the premise that one of the guardians is true, with marks.
[[nodiscard]] model::Step pattern_step(const Position& position, const GuardedPattern& guarded,
                                       DigitSet named);

// Each hands its steps to the sink with the type as Step::variant; true when no more are wanted.
bool find_type_1(const Position& position, const GuardedPattern& guarded, DigitSet named,
                 StepSink& sink);
bool find_type_2(const Position& position, const GuardedPattern& guarded, DigitSet named,
                 StepSink& sink);
/// With naked subsets of at most kMostSubsetCells further cells.
bool find_type_3(const Position& position, const GuardedPattern& guarded, DigitSet named,
                 StepSink& sink);
bool find_type_4(const Position& position, const GuardedPattern& guarded, DigitSet named,
                 StepSink& sink);

inline constexpr int kMostSubsetCells = 6;

/// "one of R1C2 and R1C5 is 3", "R1C2 is 3 or 4, or R1C5 is 3"
[[nodiscard]] std::string tell_guardians(const model::Step& step, const Words& words);
/// What follows by the step's type; a sentence.
[[nodiscard]] std::string tell_type(const model::Step& step, const Words& words);

}  // namespace omnidoku::logic
