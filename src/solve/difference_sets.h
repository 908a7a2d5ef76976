// SPDX-License-Identifier: MIT
//
// Difference sets: sets of cells in which another filled grid differs from the known solution. A
// puzzle is unique only if every such set holds a given (the literature calls the smallest ones
// unavoidable sets). A set whose only givens lie in one orbit therefore proves, without any search,
// that the orbit cannot be hidden; and once that holds, it goes on to hold however many other cells
// are hidden. Sets come from two sources:
//   - two-digit swaps: where houses are the only rules, the cells with digits a and b fall into
//     parts linked by houses, and a and b can be exchanged in each part by itself;
//   - every second solution that a search has found.
// The number of givens in each set is kept up to date, so that a test costs the sets through the
// orbit's cells.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "geometry/board.h"
#include "model/puzzle.h"

namespace omnidoku::solve {

class DifferenceSets {
 public:
  explicit DifferenceSets(int num_cells);

  /// Remembers a set; forgets it again at once when there is no more room.
  void add(std::span<const geometry::Cell> cells);
  /// Adds the two-digit swaps of a filled grid in which only the board's houses matter.
  void add_swaps(const geometry::Board& board, const model::FilledGrid& grid);

  void set_given(geometry::Cell cell, bool given);
  /// Whether some set has givens in these cells (all of which must be givens) and nowhere else.
  [[nodiscard]] bool pin(std::span<const geometry::Cell> cells);

  [[nodiscard]] std::size_t size() const { return givens_in_.size(); }

 private:
  static constexpr std::size_t kMaxTotal = 1'000'000;  // cells in all sets together

  std::vector<bool> given_;                          // per cell
  std::vector<std::vector<std::uint32_t>> sets_of_;  // per cell
  std::vector<std::uint32_t> givens_in_;             // per set
  std::vector<std::uint32_t> hits_;                  // per set; all 0 between calls of pin
  std::size_t total_ = 0;
};

}  // namespace omnidoku::solve
