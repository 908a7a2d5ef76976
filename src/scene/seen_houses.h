// SPDX-License-Identifier: MIT
//
// Which houses a drawing shows by itself, and which a reader has to be told about.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "geometry/board.h"

namespace omnidoku::scene {

/// Where cells stand on the board's lattice.
class LatticePlaces {
 public:
  /// The board must outlive this.
  explicit LatticePlaces(const geometry::Board& board);

  [[nodiscard]] std::optional<geometry::Cell> at(int row, int column) const;
  [[nodiscard]] std::pair<int, int> of(geometry::Cell cell) const { return places_[cell.index()]; }

 private:
  const geometry::Lattice& lattice_;
  std::vector<std::pair<int, int>> places_;
};

class SeenHouses {
 public:
  /// A picture has lines along diagonals, and tints and shades for what borders cannot show.
  enum class Medium : std::uint8_t { text, picture };

  /// The board must outlive this. Cost: linear in the cells of all houses.
  SeenHouses(const geometry::Board& board, Medium medium);

  /// Whether a reader sees which cells the house has. Pictures shade windows, groups and extra
  /// houses, and those rows, columns, lanes and slices that are not seen otherwise.
  [[nodiscard]] bool sees(const geometry::House& house) const;

 private:
  [[nodiscard]] bool is_whole_lane(const std::vector<geometry::Cell>& cells) const;
  [[nodiscard]] bool is_line(const std::vector<geometry::Cell>& cells) const;
  [[nodiscard]] bool is_straight(const std::vector<geometry::Cell>& cells) const;
  [[nodiscard]] bool is_connected(const std::vector<geometry::Cell>& cells) const;
  [[nodiscard]] bool shares_cells(const geometry::House& house) const;

  const geometry::Board& board_;
  LatticePlaces places_;
  Medium medium_;
  bool has_parts_;
  bool has_boxes_ = false;
};

}  // namespace omnidoku::scene
