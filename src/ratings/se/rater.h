// SPDX-License-Identifier: MIT
//
// The ratings ER, EP and ED of Sudoku Explainer 1.2.1 by Nicolas Juillerat, with the `serate` of
// gsf: the difficulty of the hardest step, of the hardest up to the first digit, and of the first
// step.
#pragma once

#include <functional>
#include <limits>
#include <span>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "ratings/grid.h"
#include "ratings/se/aligned_exclusion.h"
#include "ratings/se/hint.h"
#include "ratings/se/multiple_chains.h"
#include "ratings/se/patterns.h"
#include "ratings/se/simple_chains.h"
#include "ratings/se/uniqueness.h"

namespace omnidoku::ratings::se {

struct Rating {
  enum class End : std::uint8_t {
    solved,
    stuck,     ///< no step of the program goes on
    stopped,   ///< the deadline came before
    unwanted,  ///< it is none of those that were asked for
  };
  End end = End::stuck;                ///< if it is not solved, the rest is what was reached
  int empty_cells = 0;                 ///< that were left
  int hardest = 0;                     ///< ER in tenths, if it is solved
  int to_first_digit = 0;              ///< EP in tenths; 0: no digit was placed
  int first_step = 0;                  ///< ED in tenths; 0: no step was made
  std::string_view hardest_technique;  ///< of the first step as hard as `hardest`; empty: no step
};

/// A step of the way to the solution.
struct Step {
  int difficulty = 0;  ///< in tenths
  Hint hint;
};

/// Which puzzles are rated to the end, by what players call them: no step of a pearl is harder than
/// those up to the first digit, none of a diamond harder than the first. A diamond is a pearl too.
enum class Wanted : std::uint8_t { all, pearls, diamonds };

/// Whether these are the numbers of such a puzzle.
[[nodiscard]] constexpr bool is_wanted(Wanted wanted, const Rating& rating) {
  if (wanted == Wanted::all) return true;
  return rating.hardest == rating.to_first_digit &&
         (wanted == Wanted::pearls || rating.hardest == rating.first_step);
}

/// Rates puzzles one after another; one rater per thread.
class Rater {
 public:
  /// The rating of a classic puzzle: 81 numbers row by row, 0 for an empty cell, else the digit, no
  /// two equal ones in a house. Whether it has one solution is not asked. All steps of the program
  /// are known, to dynamic forcing chains inside dynamic forcing chains (11.0 and more), which may
  /// take minutes. If `path` is given, the steps are appended to it. A puzzle that is not wanted is
  /// left once that is known, which may be before the search for a harder step: its `hardest` is
  /// that of the steps made, not its ER. So is one with a step harder than `most_wanted`, in
  /// tenths. `on_step` is called after every step; it may be empty.
  [[nodiscard]] Rating rate(std::span<const int, kCells> givens,
                            const base::Deadline& deadline = {}, std::vector<Step>* path = nullptr,
                            Wanted wanted = Wanted::all, const std::function<void()>& on_step = {},
                            int most_wanted = std::numeric_limits<int>::max());

 private:
  /// What came of the search for a step; `most` is how hard it may be, in tenths.
  enum class Found : std::uint8_t { step, nothing, only_harder };

  void start(const Grid& grid);
  Found find_chain(const Grid& grid, const base::Deadline& deadline, int most, Hint& hint);
  Found next_step(const Grid& grid, const base::Deadline& deadline, int most, Hint& hint);

  Patterns patterns_;
  UniqueLoops loops_;
  AlignedExclusions pairs_{2};
  AlignedExclusions triplets_{3};
  SimpleChains simple_chains_;
  MultipleChains chains_;
  Mask nishio_digits_ = kAll;  // those with new prospects of Nishio chains
};

}  // namespace omnidoku::ratings::se
