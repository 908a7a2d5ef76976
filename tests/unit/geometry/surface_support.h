// SPDX-License-Identifier: MIT
//
// Shared by the tests of surfaces: boards from text, errors, and the geometry of drawings.
#pragma once

#include <array>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>

#include <gtest/gtest.h>

#include "geometry/builder.h"
#include "support/board_text.h"

namespace omnidoku::testing_support {

using geometry::Board;
using geometry::BoardPtr;
using geometry::Cell;
using geometry::Point;
using geometry::Side;
using geometry::View;

inline constexpr std::array<Side, 4> kSides = {Side::top, Side::right, Side::bottom, Side::left};

inline const std::vector<std::string>& surface_texts() {
  static const std::vector<std::string> kTexts = {
      "tredoku:T0,0;L2,1;T0,1;L0,0;L2,2;R1,3;L0,1;L0,-1",
      "tredoku",
      "tredoku:star",
      "tredoku:terrace",
      "tredoku:towers",
      "surface",
      "cube_corner",
      "cube_corner:12",
      "cube_corner:8:none",
      "su_dokube",
      "su_dokube:2",
      "cylinder",
      "cylinder:6:2x3",
      "moebius",
      "moebius:12",
  };
  return kTexts;
}

/// The board of a description, or of a text as on the command line.
inline base::Result<BoardPtr> try_board(const base::Value& what) {
  if (!what.is_string()) return geometry::build_board(what);
  const auto spec = geometry::parse_board_text(*what.if_string());
  if (!spec) return spec.error();
  return geometry::build_board(*spec);
}

inline BoardPtr surface_board(const base::Value& what) {
  const auto board = try_board(what);
  EXPECT_TRUE(board.has_value()) << (board ? "" : board.error().text());
  return board ? *board : nullptr;
}

inline base::Error error_of(const base::Value& what) {
  const auto board = try_board(what);
  EXPECT_FALSE(board.has_value());
  return board ? base::Error{} : board.error();
}

/// The face part of a cell's name.
inline std::string face_of(const Board& board, Cell cell) {
  const std::string& name = board.name(cell);
  return name.substr(0, name.rfind('R'));
}

inline bool close_to(Point a, Point b) {
  return std::abs(a.x - b.x) < 1e-6 && std::abs(a.y - b.y) < 1e-6;
}

/// The two ends of a cell's side in a drawing.
inline std::pair<Point, Point> edge(const View& view, Cell cell, Side side) {
  const auto from = static_cast<std::size_t>(side);
  const auto& corners = view.corners[cell.index()];
  return {corners[from], corners[(from + 1) % 4]};
}

/// Whether the cells' sides are one line in the drawing.
inline bool share_edge(const View& view, Cell a, Side side_a, Cell b, Side side_b) {
  const auto [p, q] = edge(view, a, side_a);
  const auto [r, s] = edge(view, b, side_b);
  return (close_to(p, r) && close_to(q, s)) || (close_to(p, s) && close_to(q, r));
}

}  // namespace omnidoku::testing_support
