// SPDX-License-Identifier: MIT
//
// What is drawn at places on or beside a square grid, as things on its cells.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/board.h"
#include "model/drawn_thing.h"
#include "model/puzzle.h"

namespace omnidoku::formats {

/// A place in rows and columns from 1; 0 and the side + 1 are beside the grid.
struct GridSpot {
  int row = 0;
  int column = 0;
};

/// What a picture behind the grid is called among what is drawn.
inline constexpr std::string_view kPictureName = "picture";

/// A square so wide, in cells, colours the cell that it lies in.
inline constexpr double kFilling = 0.85;

/// A shape around a point, as pages draw it; lengths in cells, from the top left corner of the
/// board.
struct DrawnShape {
  geometry::Point centre;
  double width = 0;
  double height = 0;
  double angle = 0;  ///< clockwise, in degrees
  bool is_round = false;
  std::string text;
};

/// The cell at a place; nothing beside the grid.
[[nodiscard]] std::optional<geometry::Cell> cell_at(const model::Puzzle& puzzle, GridSpot spot);

/// Where an arrow in a text points, clockwise in eighths from the right; nothing without one.
[[nodiscard]] std::optional<int> arrow_in(const std::string& text);

/// A text beside the grid with the cells that it looks along: straight on, or where an arrow in it
/// points. Nothing where there are none.
[[nodiscard]] std::optional<model::DrawnThing> thing_outside(const model::Puzzle& puzzle,
                                                             GridSpot spot, std::string text,
                                                             double angle);
/// The same, for an arrow that is drawn beside it: it looks along steps of so many rows and
/// columns.
[[nodiscard]] std::optional<model::DrawnThing> thing_outside(const model::Puzzle& puzzle,
                                                             GridSpot spot, std::string text,
                                                             GridSpot step);

/// What a shape or text is: a mark in a cell, on an edge or a corner, a coloured cell, several
/// coloured cells that touch, or a text beside the grid. Nothing where it lies on none of these.
[[nodiscard]] std::optional<model::DrawnThing> thing_of_shape(const model::Puzzle& puzzle,
                                                              const DrawnShape& shape);

/// The cells that a line through points runs along, in order; those that the line passes by between
/// two points in a row, a column or a diagonal as well. Empty where it leaves the grid or does not
/// run through the middles of cells.
[[nodiscard]] std::vector<geometry::Cell> cells_along(const model::Puzzle& puzzle,
                                                      const std::vector<geometry::Point>& points);

}  // namespace omnidoku::formats
