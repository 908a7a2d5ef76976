// SPDX-License-Identifier: MIT
//
// Where to look for a cell that a text calls R2C3 or F4R2C3, or a house of grid 2: numbers of rows
// and columns beside the board, names of faces, layers and grids faintly in them.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "scene/parts.h"

namespace omnidoku::scene {

/// Tones of Role::label.
inline constexpr std::uint8_t kCoordinateTone = 1;  ///< the number of a row or column
inline constexpr std::uint8_t kPartTone = 2;        ///< the name of a face or layer

/// The name of a cell taken apart.
struct Place {
  std::string part;  ///< "F4", "L2"; empty on a board that is one grid
  int row = 0;
  int column = 0;
};
[[nodiscard]] bool operator<(const Place& a, const Place& b);

/// The cells by place; empty when a name is not of the form.
[[nodiscard]] std::map<Place, geometry::Cell> places_of(const geometry::Board& board);

/// Numbers of rows and columns, where each begins and where it goes on after a gap, in the view's
/// coordinates. None on boards whose cells are called otherwise or do not stand upright in rows.
[[nodiscard]] std::vector<geometry::View::Label> coordinate_labels(const geometry::Board& board,
                                                                   const geometry::View& view);

/// The names of faces and layers, if cells are called after them and the view has no labels for
/// them, and of several grids, after which their houses are called; drawn below the cells'
/// contents.
[[nodiscard]] Layer part_name_layer(const Canvas& canvas);

}  // namespace omnidoku::scene
