// SPDX-License-Identifier: MIT
//
// The points of a penpa drawing, by whose numbers its things are found. penpa.h tells how they are
// numbered.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/value.h"
#include "geometry/board.h"

namespace omnidoku::formats::penpa {

/// Where penpa's points lie.
struct Points {
  static constexpr int kMargin = 4;  ///< points more than cells in each direction

  int columns = 0;  ///< of the drawing, without margins
  int rows = 0;
  int first = 0;  ///< the centre of the board's first cell

  [[nodiscard]] int width() const { return columns + kMargin; }
  [[nodiscard]] int num_centres() const { return width() * (rows + kMargin); }
  /// In cells, from the top left corner of the board; nothing for a number that is no point.
  [[nodiscard]] std::optional<geometry::Point> place(std::int64_t point) const;

  // The numbers of points, by rows and columns of the board from 0, which may lie beside it.
  [[nodiscard]] int centre(int row, int column) const { return first + row * width() + column; }
  /// The point so many halves of a cell below and to the right of the middle of the first cell: a
  /// centre, a corner, the middle of an edge.
  [[nodiscard]] int at_halves(int down, int right) const;
  /// The corners at both ends of each piece of a diagonal of a board of that side, the upper one
  /// first.
  [[nodiscard]] std::vector<std::pair<std::int64_t, std::int64_t>> diagonal(int side,
                                                                            bool is_rising) const;
  /// A quarter of a cell: the upper left, the upper right, the lower left, the lower right.
  [[nodiscard]] int quarter(int row, int column, int which) const;
};

/// A key of things drawn at points: a number, perhaps with an E behind it (drawn on an edge).
[[nodiscard]] std::optional<std::int64_t> point_in(std::string_view key);

/// The two points of a key of things drawn between two, such as "12,34".
[[nodiscard]] std::pair<std::optional<std::int64_t>, std::optional<std::int64_t>> ends_in(
    std::string_view key);

/// Something drawn at a point.
struct Thing {
  std::int64_t point = -1;  ///< negative where the key names none
  const std::string& key;
  const base::Value& value;
};

/// Calls with each thing of a member whose things are drawn at points.
template <class Function>
void for_each_thing(const base::Value& drawn, std::string_view member, const Function& function) {
  const base::Value* things = drawn.find(member);
  if (things == nullptr) return;
  for (const auto& [key, value] : things->members())
    function(Thing{point_in(key).value_or(-1), key, value});
}

}  // namespace omnidoku::formats::penpa
