// SPDX-License-Identifier: MIT
//
// CagePartition: the cells of a board cut into connected cages in which no digit of the solution
// occurs twice. Parts of it can be dissolved and grown anew. Sizes are mostly 2 to 4; a single cell
// is left only where it fits into no cage beside it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/random.h"
#include "base/result.h"
#include "geometry/board.h"
#include "model/puzzle.h"

namespace omnidoku::generate {

/// How often cages of 1, 2, 3, ... cells are wanted, as weights.
using CageSizes = std::vector<int>;

/// Per cell those beside it, each once. The board must have neighbours.
[[nodiscard]] std::vector<std::vector<geometry::Cell>> neighbour_lists(
    const geometry::Board& board);

/// Error: unsupported on a board that does not say which cells are neighbours.
[[nodiscard]] base::Result<void> require_neighbours(const geometry::Board& board);

class CagePartition {
 public:
  /// Every cell in a cage of its own. The board must have neighbours.
  CagePartition(const geometry::Board& board, const model::FilledGrid& solution);
  /// The given cages, which must be disjoint; other cells alone.
  CagePartition(const geometry::Board& board, const model::FilledGrid& solution,
                std::span<const std::vector<geometry::Cell>> cages);

  /// Dissolves the cages of these cells and grows new ones in their place.
  void regrow(std::span<const geometry::Cell> cells, const CageSizes& sizes, base::Random& random);

  /// The cells of a cell's cage.
  [[nodiscard]] const std::vector<geometry::Cell>& cage_of(geometry::Cell cell) const {
    return cages_[cage_of_[cell.index()]];
  }
  /// The cells of cages that touch this cell's cage, itself left out; one cell for each such cage.
  [[nodiscard]] std::vector<geometry::Cell> beside(geometry::Cell cell) const;
  /// The cages, ordered by their first cells; cells in increasing order.
  [[nodiscard]] std::vector<std::vector<geometry::Cell>> cages() const;

 private:
  void put(geometry::Cell cell, std::size_t cage);
  [[nodiscard]] bool fits(geometry::Cell cell, std::size_t cage) const;
  /// Puts a lone cell into a cage beside it, if one has room.
  void adopt(geometry::Cell cell, std::size_t max_size, base::Random& random);
  /// Picks the free cell to go on with: one with the fewest ways out, lest it be left alone.
  geometry::Cell pick(std::span<const geometry::Cell> from, base::Random& random) const;
  [[nodiscard]] int free_neighbours(geometry::Cell cell) const;

  static constexpr std::uint32_t kFree = ~std::uint32_t{0};

  const model::FilledGrid& solution_;
  std::vector<std::vector<geometry::Cell>> neighbours_;  // per cell
  std::vector<std::vector<geometry::Cell>> cages_;       // some may be empty
  std::vector<std::uint32_t> cage_of_;                   // per cell; kFree while growing
};

}  // namespace omnidoku::generate
