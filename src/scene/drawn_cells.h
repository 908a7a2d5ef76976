// SPDX-License-Identifier: MIT
//
// DrawnCells: the cells of a board as one of its views draws them. Corners that coincide are one
// vertex, sides that coincide are one edge, so everything that follows borders (region borders,
// cage outlines) works on any arrangement of quadrilaterals, sheared or not, and never asks where
// rows and columns are.
//
// Cost: linear in the cells.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "geometry/board.h"
#include "scene/scene.h"

namespace omnidoku::scene {

/// One side of one cell.
struct CellSide {
  geometry::Cell cell;
  int side = 0;  ///< as geometry::Side; runs from corner `side` to corner `side + 1`
  friend bool operator==(const CellSide&, const CellSide&) = default;
};

/// How two cells, or a cell and the outside, meet.
enum class Border : std::uint8_t {
  inner,   ///< the same regions on both sides
  region,  ///< different regions, no neighbours, or the rim of the board
};

class DrawnCells {
 public:
  /// Draws the cells `unit` pixels wide with the view's origin at `origin`.
  DrawnCells(const geometry::Board& board, const geometry::View& view, double unit,
             geometry::Point origin);

  [[nodiscard]] int num_cells() const { return static_cast<int>(vertices_.size()); }

  /// Where corner 0..3 of a cell lies.
  [[nodiscard]] geometry::Point corner(geometry::Cell cell, int corner) const {
    return positions_[vertex(cell, corner)];
  }
  /// Which vertex corner 0..3 of a cell is; equal numbers are equal places.
  [[nodiscard]] std::size_t vertex(geometry::Cell cell, int corner) const {
    return vertices_[cell.index()][static_cast<std::size_t>(corner)];
  }
  [[nodiscard]] geometry::Point centre(geometry::Cell cell) const;

  /// The side drawn on the same edge, if any.
  [[nodiscard]] std::optional<CellSide> touching(const CellSide& side) const {
    return touching_[side.cell.index()][static_cast<std::size_t>(side.side)];
  }
  /// The cell behind a glued side that is drawn elsewhere, if any.
  [[nodiscard]] std::optional<geometry::Cell> across_seam(const CellSide& side) const;

  [[nodiscard]] Border border(const CellSide& side) const;
  /// Whether the cells on both sides of an edge lie in different planes.
  [[nodiscard]] bool folded(const CellSide& side) const;

  /// Local square of a cell, turned so that text in it stands as upright as it can and is never
  /// mirrored. Local coordinates run from 0 to unit.
  [[nodiscard]] const Transform& frame(geometry::Cell cell) const { return frames_[cell.index()]; }
  /// Whether the cell is an upright rectangle.
  [[nodiscard]] bool upright(geometry::Cell cell) const;
  /// Whether a cell comes before another for somebody who reads the drawing.
  [[nodiscard]] bool reads_before(geometry::Cell a, geometry::Cell b) const;

  /// Whether the cells hang together by their sides, as drawn.
  [[nodiscard]] bool connected(const std::vector<geometry::Cell>& cells) const;

  /// A number for the set of boxes and regions of a cell; equal sets have equal numbers.
  [[nodiscard]] int region_key(geometry::Cell cell) const { return region_keys_[cell.index()]; }

 private:
  void find_vertices(const geometry::View& view, double unit, geometry::Point origin);
  void find_edges();
  void find_region_keys();
  [[nodiscard]] Transform upright_frame(geometry::Cell cell, double unit) const;
  [[nodiscard]] bool are_neighbours(geometry::Cell a, geometry::Cell b) const;

  const geometry::Board& board_;
  std::vector<geometry::Point> positions_;            // per vertex
  std::vector<std::array<std::size_t, 4>> vertices_;  // per cell
  std::vector<std::array<std::optional<CellSide>, 4>> touching_;
  std::vector<Transform> frames_;
  std::vector<int> region_keys_;
};

/// Joins segments that continue each other in a straight line. Each is a pair of vertices with
/// their positions; the order of the result follows the order of the input.
struct Segment {
  std::size_t from = 0;
  std::size_t to = 0;
  geometry::Point start;
  geometry::Point end;
};
[[nodiscard]] std::vector<std::array<geometry::Point, 2>> join_segments(
    const std::vector<Segment>& segments);

}  // namespace omnidoku::scene
