// SPDX-License-Identifier: MIT
//
// Lines and marks of constraints: a line never runs through a cell that is not on it, also where
// the drawing has the cells of a step apart.
#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "scene/scene.h"
#include "support/boards.h"

namespace omnidoku {
namespace {

using geometry::Cell;
using geometry::Point;

constexpr double kCellSize = 40;

/// A board with a thermometer, as the view draws it.
scene::Scene thermometer(std::string_view board, std::string_view cells,
                         const std::string& view = "flat") {
  model::Puzzle drawn = testing_support::puzzle(board);
  model::ConstraintSpec spec;
  spec.type = "thermometer";
  spec.cells = testing_support::cells(*drawn.board, cells);
  drawn.constraints.push_back(spec);
  scene::RenderOptions options;
  options.view = view;
  options.cell_size = kCellSize;
  auto result = scene::build_scene(drawn, options);
  EXPECT_TRUE(result) << (result ? "" : result.error().text());
  return result ? std::move(result).value() : scene::Scene{};
}

struct Lines {
  std::size_t number = 0;
  double longest = 0;  ///< of the ways from point to point, in cells
};

Lines lines_of(const scene::Scene& drawn) {
  Lines lines;
  const scene::Layer* layer = drawn.layer("paths");
  if (layer == nullptr) return lines;
  for (const scene::Polyline& line : layer->lines) {
    ++lines.number;
    for (std::size_t i = 1; i < line.points.size(); ++i) {
      const Point a = line.points[i - 1];
      const Point b = line.points[i];
      lines.longest = std::max(lines.longest, std::hypot(a.x - b.x, a.y - b.y) / kCellSize);
    }
  }
  return lines;
}

/// The texts in the circle of a quadruple.
std::vector<scene::Text> texts_of_quadruple(std::initializer_list<int> digits) {
  model::Puzzle drawn = testing_support::puzzle("grid:9");
  geometry::DigitSet set;
  for (const int digit : digits) set.insert(geometry::Digit(digit - 1));
  model::ConstraintSpec spec{"quadruple", "", {Cell(0), Cell(1), Cell(9), Cell(10)}, {}};
  spec.arguments.set("digits", set);
  drawn.constraints.push_back(std::move(spec));
  const auto result = scene::build_scene(drawn, {});
  EXPECT_TRUE(result.has_value());
  const scene::Layer* layer = result ? result->layer("corner-marks") : nullptr;
  return layer == nullptr ? std::vector<scene::Text>{} : layer->texts;
}

// 2 and 8 are not read as 28, and four digits stand as in print.
TEST(FigureMarks, DigitsOfAQuadrupleStandApart) {
  const auto two = texts_of_quadruple({2, 8});
  ASSERT_EQ(two.size(), 1U);
  EXPECT_EQ(two[0].text, "2 8");
  const auto three = texts_of_quadruple({1, 2, 8});
  ASSERT_EQ(three.size(), 2U);
  EXPECT_EQ(three[0].text, "1 2");
  EXPECT_EQ(three[1].text, "8");
  const auto four = texts_of_quadruple({1, 2, 5, 8});
  ASSERT_EQ(four.size(), 2U);
  EXPECT_EQ(four[0].text, "1 2");
  EXPECT_EQ(four[1].text, "5 8");
  EXPECT_LT(four[0].at.y, four[1].at.y);
}

// Clues beside the board do not lie on each other, nor on the board.
TEST(FigureMarks, CluesBesideTheBoardKeepApart) {
  model::Puzzle drawn = testing_support::puzzle("grid:9");
  const auto add = [&drawn](const char* type, std::vector<Cell> cells, std::int64_t sum) {
    model::ConstraintSpec spec{type, "", std::move(cells), {}};
    spec.arguments.set("sum", sum);
    drawn.constraints.push_back(std::move(spec));
  };
  std::vector<Cell> column;
  std::vector<Cell> row;
  for (int i = 0; i < 9; ++i) column.emplace_back(9 * i + 3);
  for (int i = 0; i < 9; ++i) row.emplace_back(9 * 4 + i);
  add("sandwich", column, 11);
  add("x_sum", column, 12345);
  add("little_killer", {Cell(2), Cell(10), Cell(18)}, 20);
  add("x_sum", row, 1234567890);
  scene::RenderOptions options;
  options.cell_size = kCellSize;
  const auto result = scene::build_scene(drawn, options);
  ASSERT_TRUE(result.has_value());
  const scene::Layer* layer = result->layer("outer-texts");
  ASSERT_NE(layer, nullptr);
  ASSERT_EQ(layer->texts.size(), 4U);
  const auto half = [](const scene::Text& text) {
    return text.size * static_cast<double>(text.text.size()) * 0.3;
  };
  for (const scene::Text& a : layer->texts) {
    EXPECT_GE(a.size, 6) << a.text << " can be read";
    for (const scene::Text& b : layer->texts) {
      if (&a == &b) continue;
      EXPECT_TRUE(std::abs(a.at.x - b.at.x) > half(a) + half(b) ||
                  std::abs(a.at.y - b.at.y) > 0.7 * std::min(a.size, b.size))
          << a.text << " and " << b.text;
    }
  }
}

TEST(FigureMarks, ALineIsOneWhereItsCellsTouch) {
  for (const char* board : {"grid:9", "toroidal"}) {
    const Lines lines = lines_of(thermometer(board, "R1C1 R1C2 R2C3 R3C3"));
    EXPECT_EQ(lines.number, 1U) << board;
    EXPECT_LT(lines.longest, 1.5) << board;
  }
}

TEST(FigureMarks, ALineLeavesTheBoardWhereItsCellsAreDrawnApart) {
  struct Case {
    const char* board;
    const char* cells;
  };
  for (const Case& one : {
           Case{"toroidal", "R4C8 R4C9 R4C1 R4C2"},  // over an edge
           Case{"toroidal", "R4C9 R5C1"},            // askew over an edge
           Case{"toroidal", "R9C9 R1C1"},            // over a corner of the board
           Case{"cylinder:9", "F1R2C9 F1R3C1"},
           Case{"moebius:8", "F1R2C3 F1R2C4 F1R7C1 F1R6C2"},  // turned over on the way
           Case{"tredoku", "F1R1C3 F4R1C3"},                  // over a seam of the net
           Case{"tredoku", "F1R2C3 F4R1C1"},                  // askew
           Case{"tredoku", "F1R1C3 F2R1C1"},                  // round a corner of faces
       }) {
    const Lines lines = lines_of(thermometer(one.board, one.cells));
    EXPECT_EQ(lines.number, 2U) << one.board << " " << one.cells;
    EXPECT_LT(lines.longest, 1.5) << one.board << " " << one.cells;
  }
}

TEST(FigureMarks, TheCutLiesAtTheRimThatTheCellsShare) {
  const scene::Scene drawn = thermometer("toroidal", "R9C9 R1C1");
  const scene::Layer* layer = drawn.layer("paths");
  ASSERT_NE(layer, nullptr);
  ASSERT_EQ(layer->lines.size(), 2U);
  const auto at = [&](int cell, double x, double y) {
    return drawn.cells[static_cast<std::size_t>(cell)].apply({x * drawn.unit, y * drawn.unit});
  };
  const Point out = layer->lines[0].points.back();
  const Point in = layer->lines[1].points.front();
  EXPECT_NEAR(std::hypot(out.x - at(80, 1, 1).x, out.y - at(80, 1, 1).y), 0, 0.01);
  EXPECT_NEAR(std::hypot(in.x - at(0, 0, 0).x, in.y - at(0, 0, 0).y), 0, 0.01);
}

}  // namespace
}  // namespace omnidoku
