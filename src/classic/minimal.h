// SPDX-License-Identifier: MIT
//
// Minimal puzzles of the classic grid by the hundred thousand: full grids drawn at random, cells
// removed in random order (classic/removal.h), the questions of many of them asked at a time
// (classic/batch.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "base/random.h"
#include "classic/batch.h"
#include "classic/canonical.h"
#include "classic/removal.h"

namespace omnidoku::classic {

/// A series of puzzles without end. Each follows from this and its number alone, on every machine.
struct MinimalSeries {
  std::uint64_t seed = 0;
  /// So many that follow each other are of the same full grid, all different, 1 at least. The first
  /// is what it would be alone; the order of removal of the others begins as that of the first
  /// does, so that they have some givens in common, and are made in less time.
  std::uint64_t per_grid = 1;
};

/// A full grid drawn at random: three boxes on the diagonal, a way to complete them, and a symmetry
/// of the grid. Every grid can come, but not all are equally likely.
[[nodiscard]] Solution9 random_grid(base::Random& random);

/// Keeps its memory from one call to the next. Not for two threads at once.
class MinimalMaker {
 public:
  /// Asked again and again, with the search states since it was asked before; false ends the work.
  using GoesOn = std::function<bool(std::uint64_t nodes)>;

  /// Makes puzzles number `first` and following of a series, as many as there is room for: each has
  /// one solution, and no given that could be left out. False where it was ended before that was
  /// done.
  [[nodiscard]] bool make(const MinimalSeries& series, std::uint64_t first,
                          std::span<Clues9> puzzles, const GoesOn& goes_on);

 private:
  /// A grid at work.
  struct Task {
    Removal removal;
    base::Random random{0};
    std::uint64_t grid = 0;  ///< its number
    std::size_t num_orders = 0;
    std::vector<CellSet> made;
  };

  static void begin(Task& task, const MinimalSeries& series, std::uint64_t grid);
  static void begin_next_order(Task& task);
  /// Adds what has been made unless the grid has had it before.
  static bool keep(Task& task);

  BatchSolver solver_;
  std::vector<Task> tasks_;
  std::vector<DigitPlanes> questions_;
  std::vector<BatchAnswer> answers_;
  std::vector<Solution9> seconds_;
};

}  // namespace omnidoku::classic
