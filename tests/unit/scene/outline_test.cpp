// SPDX-License-Identifier: MIT
//
// Outlines of cell sets: closed, inside their cells, one per border, in flat and in sheared
// drawings; the room kept for corner texts; cages as a whole.
#include "scene/outline.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "support/boards.h"

namespace omnidoku {
namespace {

using geometry::Cell;
using geometry::CellSet;
using geometry::Point;
using scene::DrawnCells;
using scene::OutlineLine;
using testing_support::board;
using testing_support::cells;
using testing_support::puzzle;

constexpr double kOutlineUnit = 10;
constexpr double kInset = 0.1;

struct Traced {
  geometry::BoardPtr board;
  DrawnCells drawn;
  CellSet set;
  std::vector<OutlineLine> lines;

  Traced(std::string_view board_text, std::string_view names, std::string_view view = "flat")
      : board(testing_support::board(board_text)),
        drawn(*board, *board->find_view(view), kOutlineUnit, {0, 0}),
        set(board->num_cells(), cells(*board, names)),
        lines(scene::trace_outline(drawn, set, kInset)) {}
};

/// Whether a point lies in the (convex) quadrilateral of a cell.
bool in_cell(const DrawnCells& drawn, Cell cell, Point p) {
  int left = 0;
  int right = 0;
  for (int k = 0; k < 4; ++k) {
    const Point a = drawn.corner(cell, k);
    const Point b = drawn.corner(cell, (k + 1) % 4);
    const double side = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    left += side > 1e-6 ? 1 : 0;
    right += side < -1e-6 ? 1 : 0;
  }
  return left == 0 || right == 0;
}

/// The signed area of a ring.
double area(const OutlineLine& ring) {
  double sum = 0;
  for (std::size_t i = 0; i < ring.points.size(); ++i) {
    const Point a = ring.points[i].at;
    const Point b = ring.points[(i + 1) % ring.points.size()].at;
    sum += a.x * b.y - b.x * a.y;
  }
  return sum / 2;
}

void expect_inside(const Traced& traced) {
  for (const OutlineLine& line : traced.lines) {
    const std::size_t n = line.points.size();
    for (std::size_t i = 0; i + (line.closed ? 0 : 1) < n; ++i) {
      const Cell cell = line.points[i].cell;
      EXPECT_TRUE(traced.set.contains(cell)) << traced.board->name(cell);
      EXPECT_TRUE(in_cell(traced.drawn, cell, line.points[i].at));
      EXPECT_TRUE(in_cell(traced.drawn, cell, line.points[(i + 1) % n].at));
    }
  }
}

TEST(Outline, OneCellIsASmallerSquare) {
  const Traced one("grid:4", "R2C3");
  ASSERT_EQ(one.lines.size(), 1U);
  EXPECT_TRUE(one.lines[0].closed);
  EXPECT_EQ(one.lines[0].points.size(), 4U);
  EXPECT_NEAR(std::abs(area(one.lines[0])), 0.8 * 0.8 * kOutlineUnit * kOutlineUnit, 1e-9);
  expect_inside(one);
}

TEST(Outline, ABendHasASharpInnerCorner) {
  const Traced bend("grid:4", "R1C1 R2C1 R2C2");
  ASSERT_EQ(bend.lines.size(), 1U);
  // Three cells of 1 less a border of 0.1 along the outside: 1.8 * 1.8 - 1 * 1.
  EXPECT_NEAR(std::abs(area(bend.lines[0])), (1.8 * 1.8 - 1.0) * kOutlineUnit * kOutlineUnit, 1e-9);
  expect_inside(bend);
}

TEST(Outline, AHoleHasARingOfItsOwn) {
  const Traced ring("grid:4", "R1C1 R1C2 R1C3 R2C1 R2C3 R3C1 R3C2 R3C3");
  ASSERT_EQ(ring.lines.size(), 2U);
  std::vector<double> areas = {std::abs(area(ring.lines[0])), std::abs(area(ring.lines[1]))};
  std::sort(areas.begin(), areas.end());
  EXPECT_NEAR(areas[0], 1.2 * 1.2 * kOutlineUnit * kOutlineUnit, 1e-9);  // around the hole
  EXPECT_NEAR(areas[1], 2.8 * 2.8 * kOutlineUnit * kOutlineUnit, 1e-9);
  EXPECT_LT(area(ring.lines[0]) * area(ring.lines[1]), 0);  // walked the other way round
  expect_inside(ring);
}

TEST(Outline, CellsThatTouchAtACornerAreApart) {
  const Traced diagonal("grid:4", "R1C1 R2C2 R3C1");
  ASSERT_EQ(diagonal.lines.size(), 3U);
  for (const OutlineLine& line : diagonal.lines) EXPECT_EQ(line.points.size(), 4U);
  expect_inside(diagonal);
}

TEST(Outline, TheWholeBoardHasOneBorder) {
  const Traced whole("grid:2", "R1C1 R1C2 R2C1 R2C2");
  ASSERT_EQ(whole.lines.size(), 1U);
  EXPECT_NEAR(std::abs(area(whole.lines[0])), 1.8 * 1.8 * kOutlineUnit * kOutlineUnit, 1e-9);
}

TEST(Outline, OpenWhereTheSetGoesOnAcrossASeam) {
  const Traced wrapped("toroidal", "R4C1 R4C9");
  ASSERT_EQ(wrapped.lines.size(), 2U);
  for (const OutlineLine& line : wrapped.lines) {
    EXPECT_FALSE(line.closed);
    const double rim = line.points.front().at.x < 5 * kOutlineUnit ? 0 : 9 * kOutlineUnit;
    EXPECT_NEAR(line.points.front().at.x, rim, 1e-9);
    EXPECT_NEAR(line.points.back().at.x, rim, 1e-9);
  }
  expect_inside(wrapped);
}

TEST(Outline, ShearedCellsKeepTheirOutlineInside) {
  const Traced folded("roxdoku", "L1R1C1 L1R1C2 L1R2C2 L2R3C3", "folded");
  ASSERT_EQ(folded.lines.size(), 2U);
  for (const OutlineLine& line : folded.lines) EXPECT_TRUE(line.closed);
  expect_inside(folded);
}

TEST(Outline, RandomSetsAreWalkedOnceAlongEveryBorder) {
  const geometry::BoardPtr grid = board("grid:9");
  const DrawnCells drawn(*grid, grid->views().front(), kOutlineUnit, {0, 0});
  unsigned state = 1;
  for (int round = 0; round < 200; ++round) {
    CellSet set(81);
    for (int i = 0; i < 81; ++i) {
      state = state * 1664525U + 1013904223U;
      if ((state >> 28U) < 8U) set.insert(Cell(i));
    }
    // Area enclosed = cells, less a strip along each border side, plus what corners give or take:
    // checked by the sum of signed areas against a count over each cell's own corners.
    double expected = 0;
    set.for_each([&](Cell cell) {
      const int r = static_cast<int>(cell.index()) / 9;
      const int c = static_cast<int>(cell.index()) % 9;
      const auto in = [&](int y, int x) {
        return y >= 0 && y < 9 && x >= 0 && x < 9 && set.contains(Cell(9 * y + x));
      };
      expected += 1;
      for (const auto& [dy, dx] :
           {std::pair(0, 1), std::pair(0, -1), std::pair(1, 0), std::pair(-1, 0)}) {
        if (!in(r + dy, c + dx)) expected -= kInset;
      }
      for (const int dy : {-1, 1}) {
        for (const int dx : {-1, 1}) {
          const bool vertical = in(r + dy, c);
          const bool horizontal = in(r, c + dx);
          if (!vertical && !horizontal) expected += kInset * kInset;
          if (vertical && horizontal && !in(r + dy, c + dx)) expected -= kInset * kInset;
        }
      }
    });
    double total = 0;
    for (const OutlineLine& line : scene::trace_outline(drawn, set, kInset)) {
      EXPECT_TRUE(line.closed);
      total += area(line);
    }
    EXPECT_NEAR(std::abs(total), expected * kOutlineUnit * kOutlineUnit, 1e-6) << "round " << round;
  }
}

TEST(CutOutline, WithoutTextsRingsStayClosedAndLoseNeedlessPoints) {
  const Traced square("grid:4", "R1C1 R1C2 R2C1 R2C2");
  const std::vector<scene::KeptFree> nothing(16);
  const auto cut = scene::cut_outline(square.drawn, square.lines, nothing);
  ASSERT_EQ(cut.size(), 1U);
  EXPECT_TRUE(cut[0].closed);
  EXPECT_EQ(cut[0].points.size(), 4U);
}

TEST(CutOutline, LeavesRoomForACornerText) {
  const Traced square("grid:4", "R1C1 R1C2 R2C1 R2C2");
  std::vector<scene::KeptFree> kept(16);
  kept[0] = {0, 0, 6, 3};
  const auto cut = scene::cut_outline(square.drawn, square.lines, kept);
  ASSERT_EQ(cut.size(), 1U);
  EXPECT_FALSE(cut[0].closed);
  std::set<std::pair<double, double>> ends = {{cut[0].points.front().x, cut[0].points.front().y},
                                              {cut[0].points.back().x, cut[0].points.back().y}};
  EXPECT_EQ(ends, (std::set<std::pair<double, double>>{{1, 3}, {6, 1}}));
  EXPECT_EQ(cut[0].points.size(), 5U);  // two ends and the three other corners
}

TEST(CutOutline, ARoomInTheMiddleOfARingMakesTwoPieces) {
  const Traced row("grid:4", "R1C1 R1C2 R1C3");
  std::vector<scene::KeptFree> kept(16);
  kept[1] = {2, 0, 8, 10};
  EXPECT_EQ(scene::cut_outline(row.drawn, row.lines, kept).size(), 2U);
}

model::ConstraintSpec cage(const model::Puzzle& owner, std::string_view names, int sum,
                           const char* type = "killer") {
  model::ConstraintSpec spec;
  spec.type = type;
  spec.cells = cells(*owner.board, names);
  spec.arguments = {{"sum", sum}};
  return spec;
}

scene::Scene draw_outline(const model::Puzzle& drawn, const char* view = "flat") {
  scene::RenderOptions options;
  options.view = view;
  return scene::build_scene(drawn, options).value();
}

TEST(Cages, ASumStandsInTheTopLeftCellAndBelongsToItsConstraint) {
  model::Puzzle killer = puzzle("grid:4");
  killer.constraints = {cage(killer, "R3C3 R2C3 R2C2", 9), cage(killer, "R4C1 R4C2", 5, "super")};
  const scene::Scene drawn = draw_outline(killer);
  const scene::Layer* sums = drawn.layer("cage-sums");
  ASSERT_NE(sums, nullptr);
  ASSERT_EQ(sums->texts.size(), 2U);
  EXPECT_EQ(sums->texts[0].text, "9");
  EXPECT_EQ(sums->texts[0].cell, killer.board->find_cell("R2C2"));
  EXPECT_EQ(sums->texts[0].constraint, 0U);
  EXPECT_EQ(sums->texts[1].constraint, 1U);
  const scene::Layer* outlines = drawn.layer("cages");
  ASSERT_NE(outlines, nullptr);
  std::set<scene::Role> roles;
  for (const scene::Polyline& line : outlines->lines) roles.insert(line.role);
  EXPECT_EQ(roles, (std::set<scene::Role>{scene::Role::cage, scene::Role::cage_solid}));
}

TEST(Cages, OverlappingOnesDifferInPlaceAndTone) {
  model::Puzzle killer = puzzle("grid:4");
  killer.constraints = {cage(killer, "R1C1 R1C2", 5), cage(killer, "R1C2 R1C3", 5),
                        cage(killer, "R3C1 R3C2", 5)};
  const scene::Scene drawn = draw_outline(killer);
  std::vector<int> tones;
  for (const scene::Polyline& line : drawn.layer("cages")->lines) {
    if (line.constraint == tones.size()) tones.push_back(line.tone);
  }
  ASSERT_EQ(tones.size(), 3U);
  EXPECT_NE(tones[0], tones[1]);
  EXPECT_EQ(tones[0], tones[2]);
}

TEST(Cages, PartsThatLieApartShareAToneOfTheirOwn) {
  model::Puzzle killer = puzzle("grid:4");
  killer.constraints = {cage(killer, "R1C1 R1C2", 5), cage(killer, "R2C1 R4C4", 5)};
  const scene::Scene drawn = draw_outline(killer);
  std::set<int> apart;
  for (const scene::Polyline& line : drawn.layer("cages")->lines) {
    if (line.constraint == 1U) apart.insert(line.tone);
  }
  EXPECT_EQ(apart.size(), 1U);
  EXPECT_EQ(apart.count(0), 0U);
}

TEST(Cages, ThoseThatLieApartDifferFromThoseTheyMeet) {
  model::Puzzle torus = puzzle("toroidal");
  const auto add = [&torus](const char* first, const char* second) {
    model::ConstraintSpec spec;
    spec.type = "killer";
    spec.cells = {*torus.board->find_cell(first), *torus.board->find_cell(second)};
    torus.constraints.push_back(std::move(spec));
  };
  // Six across the edges, the last of which meets the first one.
  add("R1C1", "R1C9");
  for (const char* column : {"C3", "C5", "C7"}) {
    add(("R1" + std::string(column)).c_str(), ("R9" + std::string(column)).c_str());
  }
  add("R6C1", "R6C9");
  add("R2C1", "R2C9");
  const auto drawn = scene::build_scene(torus, {});
  ASSERT_TRUE(drawn);
  std::map<std::size_t, int> tone_of;
  for (const auto& line : drawn->layer("cages")->lines) tone_of[*line.constraint] = line.tone;
  ASSERT_EQ(tone_of.size(), 6U);
  EXPECT_NE(tone_of[0], tone_of[5]);
  for (const auto& [constraint, tone] : tone_of) EXPECT_NE(tone, 0) << constraint;
}

TEST(Cages, ADiagonalLeavesRoomForASum) {
  model::Puzzle with = puzzle("grid:4+x");
  with.constraints = {cage(with, "R1C1 R1C2", 5)};
  scene::RenderOptions options;
  options.cell_size = 100;
  const auto drawn = scene::build_scene(with, options);
  ASSERT_TRUE(drawn);
  const geometry::Point corner = drawn->cells[0].apply({0, 0});
  double nearest = 1e9;
  for (const scene::Polyline& line : drawn->layer("diagonals")->lines) {
    for (const geometry::Point& p : line.points) {
      nearest = std::min(nearest, std::hypot(p.x - corner.x, p.y - corner.y));
    }
  }
  EXPECT_GT(nearest, 20) << "the sum takes a quarter of the cell's side";
  EXPECT_LT(nearest, 60);
}

TEST(Cages, SeveralSumsInACellDoNotOverlap) {
  model::Puzzle killer = puzzle("grid:4");
  killer.constraints = {cage(killer, "R1C1 R1C2", 5), cage(killer, "R1C1 R2C1", 5)};
  killer.constraints[1].arguments.set("sum", 6);
  const scene::Scene drawn = draw_outline(killer);
  const auto& texts = drawn.layer("cage-sums")->texts;
  ASSERT_EQ(texts.size(), 2U);
  EXPECT_GE(texts[1].at.x, texts[0].at.x + 0.7 * texts[0].size);
  EXPECT_LT(texts[1].at.x + 0.7 * texts[1].size, drawn.cells[0].e + drawn.unit);
}

TEST(Cages, InvalidConstraintsAreNotDrawn) {
  model::Puzzle killer = puzzle("grid:4");
  killer.constraints = {cage(killer, "R1C1 R1C2", 5)};
  killer.constraints[0].cells.push_back(Cell(999));
  model::ConstraintSpec unknown;
  unknown.type = "no such rule";
  killer.constraints.push_back(unknown);
  EXPECT_EQ(draw_outline(killer).layer("cages"), nullptr);
}

TEST(Cages, InAFoldedViewTheyStayInTheirCells) {
  model::Puzzle killer = puzzle("roxdoku");
  killer.constraints = {cage(killer, "L1R1C1 L1R1C2", 5)};
  const scene::Scene drawn = draw_outline(killer, "folded");
  ASSERT_NE(drawn.layer("cages"), nullptr);
  EXPECT_FALSE(drawn.layer("cage-sums")->texts.at(0).transform == scene::Transform{});
}

}  // namespace
}  // namespace omnidoku
