// SPDX-License-Identifier: MIT
//
// DrawnThing: something that a setter drew, in terms of cells, whatever format it came in. What it
// means the words about the puzzle say.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "geometry/ids.h"
#include "model/ornament.h"

namespace omnidoku::model {

struct DrawnThing {
  enum class Kind : std::uint8_t {
    line,     ///< through the centres of cells
    mark,     ///< a small shape or text, on a cell, an edge or a corner
    cage,     ///< an outline, or the cells of a region of its own
    outside,  ///< text beside the grid, before the first of `cells`
    tint,     ///< a coloured cell; parts that touch are a region
  };
  /// Where it sits, of a mark.
  enum class Seat : std::uint8_t { cell, edge, corner };
  enum class Form : std::uint8_t { none, circle, square, diamond, rectangle, text };

  Kind kind = Kind::line;
  Seat seat = Seat::cell;
  Form form = Form::none;                 ///< of a line with two ringed ends: that of the rings
  std::vector<geometry::Cell> cells;      ///< of a line in order; of a lane from its clue on
  std::vector<geometry::Cell> bulb = {};  ///< of an arrow: the cells of its circle
  std::string text = {};                  ///< what stands there
  std::vector<Colour> colours = {};       ///< in which it is drawn
  double angle = 0;                       ///< of the text, clockwise, in degrees
  bool is_slanted = false;                ///< outside: it looks along a diagonal
  bool has_bulb = false;    ///< a line with a circle of its own colour at its first end
  int num_ringed_ends = 0;  ///< of a line: ends with a circle of another colour
  /// A line seen otherwise, for rules that speak of its ends: from circle to circle.
  bool is_alternative = false;
  bool is_part = false;     ///< a circle that belongs to a thermometer or an arrow
  bool is_pointed = false;  ///< of a line: drawn with a head at its last cell
  std::string name = {};    ///< what it is called where nobody knows its meaning: "drawn line"
  /// Whether it belongs to something that was understood, or is decoration.
  bool is_accounted = false;
  /// The type of the constraint that it already is (constraints::ConstraintType::id); empty: none.
  std::string rule = {};
  /// The drawings that it is made of, as whoever lists them numbers them.
  std::vector<std::size_t> sources = {};
};

}  // namespace omnidoku::model
