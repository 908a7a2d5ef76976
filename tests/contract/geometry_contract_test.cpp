// SPDX-License-Identifier: MIT
//
// What holds for every board builder and every extra, whatever it builds. A new line in the
// registry is tested here without any further work.
#include <algorithm>
#include <cmath>
#include <set>

#include <gtest/gtest.h>

#include "geometry/builder.h"
#include "geometry/digit_set.h"
#include "model/puzzle.h"
#include "solve/solve.h"
#include "support/board_text.h"

namespace omnidoku::geometry {
namespace {

using base::Value;
using testing_support::board_of;
using testing_support::describe;

class GeometryContract : public ::testing::TestWithParam<const BoardType*> {
 protected:
  const BoardType& type() const { return *GetParam(); }
  BoardPtr board() const { return board_of(type().id); }
};

TEST_P(GeometryContract, DescriptorIsComplete) {
  EXPECT_EQ(find_board_type(type().id), GetParam());
  EXPECT_FALSE(type().title.empty());
  ASSERT_FALSE(type().rule.empty());
  EXPECT_EQ(type().rule.back(), '.');
  EXPECT_NE(type().parse, nullptr);
  EXPECT_NE(type().build == nullptr, type().extend == nullptr) << "a board or an extra, not both";
  for (const BuilderParameter& parameter : type().parameters) {
    EXPECT_FALSE(parameter.name.empty());
    EXPECT_FALSE(parameter.meaning.empty());
  }
}

TEST_P(GeometryContract, DescriptionBuildsAnEqualBoard) {
  const auto first = board();
  const auto second = build_board(first->spec());
  ASSERT_TRUE(second.has_value()) << second.error().text();
  EXPECT_EQ(describe(*first), describe(**second));
  EXPECT_EQ(first->spec(), (*second)->spec());
}

TEST_P(GeometryContract, UnknownMembersAreRefusedByName) {
  auto spec = parse_board_text(type().id);
  ASSERT_TRUE(spec.has_value());
  // In the description of an extra alone, the extra itself is the first of the list.
  if (type().build == nullptr) {
    Value extra = spec->find("extra")->items()[0];
    extra.set("no_such_member", 1);
    spec->set("extra", Value::Array{extra});
  } else {
    spec->set("no_such_member", 1);
  }
  const auto board = build_board(*spec);
  ASSERT_FALSE(board.has_value());
  EXPECT_NE(board.error().what.find("no_such_member"), std::string::npos) << board.error().text();
  EXPECT_NE(board.error().what.find(type().id), std::string::npos) << board.error().text();
}

TEST_P(GeometryContract, NonsenseTextIsRefused) {
  for (const std::string_view params : {":??", ":9:9:9:9", ":-1", ":,;,", ":\x01\xff"}) {
    const auto spec = parse_board_text(std::string(type().id) + std::string(params));
    if (!spec) {
      EXPECT_FALSE(spec.error().what.empty());
      continue;
    }
    const auto board = build_board(*spec);
    ASSERT_FALSE(board.has_value()) << params;
    EXPECT_FALSE(board.error().what.empty());
  }
}

TEST_P(GeometryContract, MembersOfAnyKindGiveABoardOrAnError) {
  const Value kinds[] = {
      Value(),    Value(true),    Value(-1),       Value(std::int64_t{1} << 62),        Value(0.5),
      Value("A"), Value::array(), Value::object(), Value::Array{Value::Array{}, 1, "x"}};
  const auto spec = parse_board_text(type().id);
  ASSERT_TRUE(spec.has_value());
  const Value* own = &*spec;
  if (type().build == nullptr) own = &spec->find("extra")->items()[0];
  for (const BuilderParameter& parameter : type().parameters) {
    for (const Value& kind : kinds) {
      Value changed = *own;
      changed.set(parameter.name, kind);
      const auto board = build_board(changed);
      if (!board) {
        EXPECT_FALSE(board.error().what.empty());
      }
    }
  }
}

TEST_P(GeometryContract, PeersAreTheOtherCellsOfTheHouses) {
  const auto board = this->board();
  std::vector<std::set<Cell>> expected(static_cast<std::size_t>(board->num_cells()));
  for (const House& house : board->houses()) {
    EXPECT_LE(house.cells.size(), static_cast<std::size_t>(board->num_digits()));
    for (const Cell a : house.cells) {
      for (const Cell b : house.cells) {
        if (a != b) expected[a.index()].insert(b);
      }
    }
  }
  for (int i = 0; i < board->num_cells(); ++i) {
    const auto peers = board->peers(Cell(i)).cells();
    EXPECT_EQ(std::set<Cell>(peers.begin(), peers.end()), expected[static_cast<std::size_t>(i)]);
    EXPECT_FALSE(board->houses_of(Cell(i)).empty()) << board->name(Cell(i)) << " is in no house";
    for (const Cell peer : peers) EXPECT_TRUE(board->sees(peer, Cell(i)));
  }
}

TEST_P(GeometryContract, HousesAreDistinctAndNamed) {
  const auto board = this->board();
  std::set<std::vector<Cell>> seen;
  for (std::size_t h = 0; h < board->houses().size(); ++h) {
    std::vector<Cell> cells = board->houses()[h].cells;
    std::sort(cells.begin(), cells.end());
    EXPECT_TRUE(seen.insert(cells).second) << board->houses()[h].name;
    EXPECT_EQ(board->find_house(board->houses()[h].name), HouseId(h));
  }
}

TEST_P(GeometryContract, CellsAreNumberedInTheOrderOfTheLattice) {
  const auto board = this->board();
  // Boards of faces count face by face, wherever their map puts the faces.
  const bool by_face = board->name(Cell(0)) == "F1R1C1";
  std::vector<std::size_t> order;
  for (const auto& place : board->lattice().at) {
    if (!place) continue;
    EXPECT_EQ(board->find_cell(board->name(*place)), *place);
    order.push_back(place->index());
  }
  if (by_face) std::sort(order.begin(), order.end());
  ASSERT_EQ(order.size(), static_cast<std::size_t>(board->num_cells()));
  for (std::size_t i = 0; i < order.size(); ++i) EXPECT_EQ(order[i], i);
}

TEST_P(GeometryContract, GoingBackThroughASideLeadsHome) {
  const auto board = this->board();
  for (int i = 0; i < board->num_cells(); ++i) {
    for (int side = 0; side < 4; ++side) {
      const auto there = board->neighbour(Cell(i), static_cast<Side>(side));
      if (!there) continue;
      const auto back = board->neighbour(there->cell, there->entry);
      ASSERT_TRUE(back.has_value());
      EXPECT_EQ(back->cell, Cell(i));
      EXPECT_EQ(static_cast<int>(back->entry), side);
      EXPECT_EQ(back->across_seam, there->across_seam);
    }
  }
}

/// Twice the signed area of a quadrilateral: its sign tells which way round the corners go.
double turning(const std::array<Point, 4>& quad) {
  double sum = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    sum += quad[i].x * quad[(i + 1) % 4].y - quad[(i + 1) % 4].x * quad[i].y;
  }
  return sum;
}

bool is_inside(const std::array<Point, 4>& quad, const Point& point) {
  for (std::size_t i = 0; i < 4; ++i) {
    const Point& a = quad[i];
    const Point& b = quad[(i + 1) % 4];
    const double cross = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
    if (cross * turning(quad) <= 0) return false;
  }
  return true;
}

Point middle(const std::array<Point, 4>& quad) {
  return Point{(quad[0].x + quad[1].x + quad[2].x + quad[3].x) / 4,
               (quad[0].y + quad[1].y + quad[2].y + quad[3].y) / 4};
}

TEST_P(GeometryContract, NoCellHidesAnother) {
  const auto board = this->board();
  for (const View& view : board->views()) {
    for (std::size_t i = 0; i < view.corners.size(); ++i) {
      ASSERT_GT(std::abs(turning(view.corners[i])), 0.1) << view.id;
      const Point centre = middle(view.corners[i]);
      for (std::size_t j = 0; j < view.corners.size(); ++j) {
        EXPECT_EQ(is_inside(view.corners[j], centre), i == j)
            << view.id << ": " << board->name(Cell(i)) << " and " << board->name(Cell(j));
      }
    }
  }
}

TEST_P(GeometryContract, NeighboursThatTouchShareASideInTheFlatView) {
  const auto board = this->board();
  const View& view = board->views()[0];
  const auto side_of = [&view](Cell cell, Side side) {
    const auto first = static_cast<std::size_t>(side);
    const auto& quad = view.corners[cell.index()];
    return std::pair(quad[first], quad[(first + 1) % 4]);
  };
  const auto close = [](const Point& a, const Point& b) {
    return std::abs(a.x - b.x) < 0.01 && std::abs(a.y - b.y) < 0.01;
  };
  for (int i = 0; i < board->num_cells(); ++i) {
    for (int s = 0; s < 4; ++s) {
      const auto there = board->neighbour(Cell(i), static_cast<Side>(s));
      if (!there || there->across_seam) continue;
      const auto [a, b] = side_of(Cell(i), static_cast<Side>(s));
      const auto [c, d] = side_of(there->cell, there->entry);
      EXPECT_TRUE((close(a, c) && close(b, d)) || (close(a, d) && close(b, c)))
          << board->name(Cell(i)) << ' ' << s;
    }
  }
}

TEST_P(GeometryContract, CanBeFilled) {
  solve::Options options;
  options.limits.solutions = 1;
  options.limits.nodes = 200'000;
  const auto board = this->board();
  const auto outcome = solve::solve(model::make_puzzle(board), options);
  ASSERT_EQ(outcome.count, 1U) << base::to_string(outcome.status) << ' ' << outcome.message;
  for (const House& house : board->houses()) {
    DigitSet digits;
    for (const Cell cell : house.cells) digits.insert(outcome.solutions[0][cell.index()]);
    EXPECT_EQ(digits.size(), static_cast<int>(house.cells.size())) << house.name;
  }
}

INSTANTIATE_TEST_SUITE_P(Registry, GeometryContract,
                         ::testing::ValuesIn(board_types().begin(), board_types().end()),
                         [](const auto& test) { return std::string(test.param->id); });

std::vector<const BoardType*> extras() {
  std::vector<const BoardType*> result;
  for (const BoardType* type : board_types()) {
    if (type->extend != nullptr) result.push_back(type);
  }
  return result;
}

class GeometryExtraContract : public ::testing::TestWithParam<const BoardType*> {};

TEST_P(GeometryExtraContract, GoesOnEveryGridOfAnOverlap) {
  const auto board = board_of("samurai+" + std::string(GetParam()->id));
  EXPECT_GT(board->houses().size(), board_of("samurai")->houses().size());
  EXPECT_EQ(board->notes().size(), 2U);
}

TEST_P(GeometryExtraContract, SaysWhyItDoesNotGoOnACube) {
  const auto error = testing_support::board_error("cubes+" + std::string(GetParam()->id));
  EXPECT_EQ(error.what.find(GetParam()->id), 0U) << error.text();
}

INSTANTIATE_TEST_SUITE_P(Registry, GeometryExtraContract, ::testing::ValuesIn(extras()),
                         [](const auto& test) { return std::string(test.param->id); });

}  // namespace
}  // namespace omnidoku::geometry
