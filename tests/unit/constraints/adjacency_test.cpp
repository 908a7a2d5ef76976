// SPDX-License-Identifier: MIT
//
// Which cells lie together, on boards that are glued in every way: compared with closed walks round
// a point.
#include "constraints/adjacency.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "constraints/lowering.h"
#include "support/boards.h"
#include "support/naive.h"

namespace omnidoku::constraints {
namespace {

using geometry::Board;
using geometry::Cell;
using geometry::Side;

/// A square face with these sides glued, each to another; "reversed" turns one over.
geometry::BoardPtr glued(int side, const std::vector<std::vector<const char*>>& gluings) {
  base::Value glue = base::Value::array();
  for (const std::vector<const char*>& gluing : gluings) {
    base::Value words = base::Value::array();
    for (const char* word : gluing) words.push_back(word);
    glue.push_back(std::move(words));
  }
  base::Value face = base::Value::object({{"rows", side}, {"columns", side}});
  auto built =
      geometry::build_board(base::Value::object({{"type", "surface"},
                                                 {"digits", 2 * side},
                                                 {"faces", base::Value::Array{std::move(face)}},
                                                 {"short_lanes", "none"},
                                                 {"glue", std::move(glue)}}));
  EXPECT_TRUE(built.has_value()) << built.error().text();
  return *built;
}

using Cells = std::vector<Cell>;

/// The cells of walks that leave a cell, turn in each of three others, and come back to it by a
/// side that meets the first.
std::set<Cells> closed_walks(const Board& board) {
  std::set<Cells> found;
  for (int i = 0; i < board.num_cells(); ++i) {
    for (int side = 0; side < 4; ++side) {
      const auto one = board.neighbour(Cell(i), static_cast<Side>(side));
      if (!one) continue;
      for (int turns = 0; turns < 8; ++turns) {
        Cells cells{Cell(i), one->cell};
        auto at = one;
        for (int k = 0; k < 3 && at; ++k) {
          const int quarter = (turns >> k & 1) != 0 ? 1 : 3;
          at = board.neighbour(at->cell,
                               static_cast<Side>((static_cast<int>(at->entry) + quarter) % 4));
          if (at) cells.push_back(at->cell);
        }
        if (!at || at->cell != Cell(i) || (static_cast<int>(at->entry) - side) % 2 == 0) continue;
        cells.pop_back();
        std::sort(cells.begin(), cells.end());
        if (std::adjacent_find(cells.begin(), cells.end()) == cells.end()) found.insert(cells);
      }
    }
  }
  return found;
}

std::set<Cells> squares(const Board& board) {
  std::set<Cells> found;
  for (int i = 0; i < board.num_cells(); ++i) {
    for (int side = 0; side < 4; ++side) {
      const auto square = square_at(board, Cell(i), static_cast<Side>(side));
      if (!square) continue;
      Cells cells(square->begin(), square->end());
      std::sort(cells.begin(), cells.end());
      found.insert(std::move(cells));
    }
  }
  return found;
}

/// Those of the sets of four neighbours at which a mark may stand.
std::set<Cells> corners(const Board& board) {
  std::set<Cells> found;
  for (int i = 0; i < board.num_cells(); ++i) {
    const Cells near = cells_around(board, Cell(i));
    for (std::size_t a = 0; a < near.size(); ++a) {
      for (std::size_t b = a + 1; b < near.size(); ++b) {
        for (std::size_t c = b + 1; c < near.size(); ++c) {
          Cells cells{Cell(i), near[a], near[b], near[c]};
          std::sort(cells.begin(), cells.end());
          if (meet_at_a_corner(board, cells)) found.insert(std::move(cells));
        }
      }
    }
  }
  return found;
}

void expect_points(const Board& board, std::size_t num_points) {
  const std::set<Cells> points = closed_walks(board);
  EXPECT_EQ(points.size(), num_points);
  EXPECT_EQ(squares(board), points);
  EXPECT_EQ(corners(board), points);
}

TEST(Adjacency, PointsAreFoundAcrossEverySeam) {
  expect_points(*testing_support::board("grid:9"), 64);
  expect_points(*testing_support::board("toroidal:6"), 36);
  expect_points(*testing_support::board("cylinder:6"), 30);
  expect_points(*testing_support::board("su_dokube"), 90);
  expect_points(*testing_support::board("tredoku"), 64);
  // On the narrow band the same four cells meet twice.
  expect_points(*testing_support::board("moebius:4"), 5);
  expect_points(*testing_support::board("moebius:6"), 15);
  expect_points(*testing_support::board("moebius:8"), 28);
}

TEST(Adjacency, PointsAreFoundOnClosedSurfaces) {
  for (const int side : {3, 4, 5}) {
    const auto cells = static_cast<std::size_t>(side * side);
    const std::vector<const char*> rows = {"F1", "right", "F1", "left"};
    const std::vector<const char*> turned_rows = {"F1", "right", "F1", "left", "reversed"};
    const std::vector<const char*> columns = {"F1", "top", "F1", "bottom"};
    const std::vector<const char*> turned_columns = {"F1", "top", "F1", "bottom", "reversed"};
    expect_points(*glued(side, {rows, columns}), cells);
    expect_points(*glued(side, {turned_rows, columns}), cells);
    // At two points of the projective plane only two cells meet.
    expect_points(*glued(side, {turned_rows, turned_columns}), cells - 1);
  }
}

TEST(Adjacency, RulesOfSquaresAreAboutAllOfThem) {
  for (const char* text : {"moebius:4", "toroidal:4", "cylinder:4"}) {
    model::Puzzle puzzle = testing_support::puzzle(text);
    std::size_t expected = 0;
    for (const auto& digits : testing_support::naive_solutions(lower(puzzle)->problem)) {
      const std::set<Cells> points = closed_walks(*puzzle.board);
      expected += std::all_of(points.begin(), points.end(), [&](const Cells& cells) {
        const auto is_odd = [&](Cell cell) { return digits[cell.index()].index() % 2 == 0; };
        const auto odd = std::count_if(cells.begin(), cells.end(), is_odd);
        return odd > 0 && odd < 4;
      });
    }
    model::ConstraintSpec spec;
    spec.type = "global_modulus";
    spec.arguments.set("modulus", std::int64_t{2});
    puzzle.constraints.push_back(spec);
    EXPECT_EQ(testing_support::naive_solutions(lower(puzzle)->problem).size(), expected) << text;
  }
}

TEST(Adjacency, SlantingLinesGoOnOverASeamThatTurns) {
  const auto board = testing_support::board("moebius:8");
  const std::vector<Cells> lines = diagonals_of(*board);
  const auto has = [&](const char* names) {
    return std::find(lines.begin(), lines.end(), testing_support::cells(*board, names)) !=
           lines.end();
  };
  EXPECT_TRUE(has("F1R1C3 F1R2C4 F1R6C1 F1R5C2 F1R4C3 F1R3C4 F1R7C1 F1R8C2"));
  EXPECT_FALSE(has("F1R1C3 F1R2C4"));
}

}  // namespace
}  // namespace omnidoku::constraints
