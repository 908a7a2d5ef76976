// SPDX-License-Identifier: MIT
//
// Boards the KSudoku way: groups of places on a lattice of sizeX * sizeY * sizeZ, numbered
// (x * sizeY + y) * sizeZ + z. As KSudoku draws them, x runs to the right, y down, z into the
// depth: place (x, y, z) is the cell R(y+1)C(x+1), on cubes L(z+1)R(y+1)C(x+1).
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/value.h"
#include "formats/format.h"
#include "geometry/board.h"

namespace omnidoku::formats {

/// A set of places that hold different digits, in increasing order.
using PlaceGroup = std::vector<int>;

struct KSudokuGraph {
  int order = 9;  ///< number of digits
  int size_x = 0;
  int size_y = 0;
  int size_z = 1;
  std::set<PlaceGroup> groups;
  /// First places of the grids and cubes that the groups were described with, as far as they were.
  std::vector<int> grid_corners;
  std::vector<int> cube_corners;

  [[nodiscard]] int num_places() const { return size_x * size_y * size_z; }
  [[nodiscard]] int place(int x, int y, int z) const { return (x * size_y + y) * size_z + z; }
};

/// Largest lattice that is read.
inline constexpr int kMaxPlaces = 100'000;

/// The rows, columns and perhaps boxes of the N x N grid at a place. Nothing when it does not fit.
[[nodiscard]] std::optional<std::vector<PlaceGroup>> sudoku_groups(const KSudokuGraph& graph,
                                                                   int corner, bool with_boxes);
/// The 3b slices of the b x b x b cube at a place. Nothing when it does not fit or the order is no
/// square.
[[nodiscard]] std::optional<std::vector<PlaceGroup>> roxdoku_groups(const KSudokuGraph& graph,
                                                                    int corner);

/// A board that has exactly the places in some group as its cells and the groups as its houses,
/// described as simply as can be. Errors as of build_board.
[[nodiscard]] base::Result<geometry::BoardPtr> graph_board(const KSudokuGraph& graph,
                                                           const ReadOptions& options);
/// The cell of each place of a board made by graph_board; nothing where there is none.
[[nodiscard]] std::vector<std::optional<geometry::Cell>> cells_of_places(
    const KSudokuGraph& graph, const geometry::Board& board);

/// The graph of a board whose cells are named RrCc or LkRrCc, with groups only; nothing for other
/// boards.
[[nodiscard]] std::optional<KSudokuGraph> graph_of_board(const geometry::Board& board);

}  // namespace omnidoku::formats
