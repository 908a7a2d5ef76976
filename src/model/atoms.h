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

/// A background shade on a set of cells; equal numbers get equal shades.
struct Shade {
  std::vector<geometry::Cell> cells;
  int number = 0;
};

/// A line through the centres of cells, in order.
struct Path {
  std::vector<geometry::Cell> cells;
};

using Atom = std::variant<Outline, CornerText, Shade, Path>;

}  // namespace omnidoku::model
