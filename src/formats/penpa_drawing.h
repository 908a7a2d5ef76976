// SPDX-License-Identifier: MIT
//
// What a penpa link drew and nobody here understands as a rule, as ornaments. penpa.h tells how its
// points are numbered.
#pragma once

#include <optional>
#include <string_view>

#include "base/value.h"
#include "formats/ornament_list.h"
#include "geometry/board.h"

namespace omnidoku::formats {

/// Where penpa's points lie.
struct PenpaPoints {
  static constexpr int kMargin = 4;  ///< points more than cells in each direction

  int columns = 0;  ///< of the drawing, without margins
  int rows = 0;
  int first = 0;  ///< the centre of the board's first cell

  [[nodiscard]] int width() const { return columns + kMargin; }
  [[nodiscard]] int num_centres() const { return width() * (rows + kMargin); }
  /// In cells, from the top left corner of the board; nothing for a number that is no point.
  [[nodiscard]] std::optional<geometry::Point> place(std::int64_t point) const;
};

/// A key of things drawn at points: a number, perhaps with an E behind it (drawn on an edge).
[[nodiscard]] std::optional<std::int64_t> penpa_point(std::string_view key);

/// Draws the members of `fields`, which read_penpa() left in Document::foreign:
/// {"columns", "rows", "first", "drawn", "colours"}.
void add_penpa_drawing(const base::Value& fields, OrnamentList& list);

}  // namespace omnidoku::formats
