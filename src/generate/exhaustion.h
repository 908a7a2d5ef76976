// SPDX-License-Identifier: MIT
//
// Exhaustion: whether a search for puzzles has seen all that it comes to. On a small board, or with
// a pattern or rules that leave little open, it soon meets the same puzzles again, in this form or
// another; when fresh grids have brought no other for long enough, what is wanted is not to be had,
// and the search may end long before its effort is spent.
//
// Telling forms apart takes about as long as solving, so it is not begun before some work was done,
// and given up where the first forms are all different: of n puzzles drawn from fewer than n * n /
// 4 kinds two are alike, nearly always. What comes out is a matter of what was drawn, not of the
// clock, and never which puzzle is made: only that none is.
#pragma once

#include <cstddef>
#include <string>
#include <unordered_set>

#include "generate/budget.h"
#include "model/puzzle.h"

namespace omnidoku::generate {

class Exhaustion {
 public:
  /// The budget must outlive this; what forms take is added to it.
  explicit Exhaustion(Budget& budget) : budget_(budget) {}

  /// The search begins anew, from a fresh grid.
  void begin_grid() { num_noted_in_grid_ = 0; }
  /// The search looks for puzzles of another sort from here on.
  void begin_anew();
  /// Whether the next puzzle that it looks at is to be noted.
  [[nodiscard]] bool wants_puzzle();
  /// Notes a puzzle that was looked at; its clues count, not its solution.
  void note(const model::Puzzle& puzzle);

  /// Whether fresh grids have brought nothing new for so long that nothing new is to be expected.
  [[nodiscard]] bool all_seen() const;
  /// That, for a sentence; empty where it is not so.
  [[nodiscard]] std::string words() const;

 private:
  enum class Stage : std::uint8_t {
    waiting,  ///< for some work to be done
    probing,  ///< the first puzzle of each grid is noted, until one comes again
    noting,   ///< so are others, the first of each grid
    given_up  ///< there are too many
  };

  Budget& budget_;
  Stage stage_ = Stage::waiting;
  std::unordered_set<std::string> forms_;
  std::size_t num_noted_in_grid_ = 0;
  std::size_t num_grids_ = 0;  ///< of which some puzzle was noted
  std::size_t last_new_ = 0;   ///< the number of the last of them that brought a new form
};

}  // namespace omnidoku::generate
