// SPDX-License-Identifier: MIT
//
// Drawing atoms: how a constraint shows itself, in terms of cells, so that the same glyph works in
// every view of every board. scene/ turns them into lines and text.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "geometry/ids.h"

namespace omnidoku::model {

/// A line just inside the outer border of a set of cells.
struct Outline {
  enum class Style : std::uint8_t { dashed, solid, dotted };
  std::vector<geometry::Cell> cells;
  Style style = Style::dashed;
};

/// Small text in a corner of a cell.
struct CornerText {
  geometry::Cell cell;
  std::string text;
};

/// A background shade on a set of cells; those that meet get different ones.
struct Shade {
  std::vector<geometry::Cell> cells;
};

/// A line through the centres of cells, in order.
struct Path {
  enum class Style : std::uint8_t {
    plain,
    thermometer,       ///< thick, with a bulb at its first cell
    slow_thermometer,  ///< the same, hollow
    // Lines without a bulb, each in the colour that its kind usually has.
    whisper,
    palindrome,
    renban,
    nabner,
    entropic,
    modular,
    zipper,
    between,
    lockout,
    region_sum,
    // Thin lines from a circle, or from one to another.
    arrow,  ///< with a head at its last cell
    double_arrow,
  };
  std::vector<geometry::Cell> cells;
  Style style = Style::plain;
};

/// A circle in a cell; over several, which lie in a line, a long one.
struct Pill {
  std::vector<geometry::Cell> cells;
};

/// A shape that fills most of a cell, behind its digit.
struct CellMark {
  enum class Shape : std::uint8_t {
    circle,
    square,
    diamond,
    minimum,  ///< four wedges that point in
    maximum,  ///< four that point out
  };
  geometry::Cell cell;
  Shape shape = Shape::circle;
};

/// A small mark on the edge between two cells; where they do not meet in a view, on the line
/// between them.
struct EdgeMark {
  enum class Shape : std::uint8_t {
    white_dot,
    black_dot,
    letters,  ///< its text alone
  };
  geometry::Cell cell;
  geometry::Cell other;
  Shape shape = Shape::white_dot;
  std::string text;  ///< in the mark; may be empty where that is a dot
};

/// Words in a circle where cells meet, with blanks between them; more than two stand in two rows.
struct CornerMark {
  std::vector<geometry::Cell> cells;
  std::string text;
};

/// Text outside of the board, before the first of these cells, which lie in a line; it may point
/// along them.
struct OuterText {
  std::vector<geometry::Cell> cells;
  std::string text;
  bool has_arrow = false;
};

using Atom =
    std::variant<Outline, CornerText, Shade, Path, CellMark, EdgeMark, Pill, CornerMark, OuterText>;

}  // namespace omnidoku::model
