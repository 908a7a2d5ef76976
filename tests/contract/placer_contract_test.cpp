// SPDX-License-Identifier: MIT
//
// Every kind of constraints that can be placed keeps its promises: on boards of many forms there
// are some, they hold in the solution, which stays the only one, and the seed tells which they are.
#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "constraints/adjacency.h"
#include "constraints/constraint_type.h"
#include "generate/generate.h"
#include "generate/placer.h"
#include "solve/solve.h"
#include "support/boards.h"
#include "support/effort.h"
#include "verify/verify.h"

namespace omnidoku::generate {
namespace {

std::int64_t num_of(const model::Puzzle& puzzle, std::string_view type) {
  return std::count_if(puzzle.constraints.begin(), puzzle.constraints.end(),
                       [type](const model::ConstraintSpec& spec) { return spec.type == type; });
}

Request request(std::string_view board, std::vector<std::string> kinds, std::uint64_t seed = 1) {
  Request result;
  result.board = testing_support::board(board);
  result.kinds = std::move(kinds);
  result.seed = seed;
  return result;
}

/// Whether there can be such rules on the board.
bool has_room(const geometry::Board& board, std::string_view name,
              const constraints::ConstraintType& type) {
  const std::set<std::string_view> on_rows_and_columns = {"column_indexer", "row_indexer"};
  // On a small cube no way leads from a digit to one like it, and its regions are its layers.
  const std::set<std::string_view> not_on_cubes = {"palindrome", "region_sum_line", "box_indexer",
                                                   "same_values", "value_indexing"};
  switch (type.shape) {
    case constraints::SpecShape::lane: return !board.lanes().empty();
    case constraints::SpecShape::diagonal: return !constraints::diagonals_of(board).empty();
    case constraints::SpecShape::none: {
      const model::Puzzle puzzle = testing_support::puzzle(name);
      return constraints::validate(puzzle, {std::string(type.id), "", {}, {}}).has_value();
    }
    default: break;
  }
  if (name == "cubes:3:0,0,0" && not_on_cubes.count(type.id) != 0) return false;
  return on_rows_and_columns.count(type.id) == 0 || name == "grid:9" || name == "jigsaw" ||
         name == "samurai";
}

class PlacerContract : public ::testing::TestWithParam<const Placer*> {};

TEST_P(PlacerContract, PlacesWhatHoldsOnEveryBoard) {
  const std::string id(GetParam()->id);
  const constraints::ConstraintType* type = constraints::find_constraint_type(id);
  ASSERT_NE(type, nullptr);
  EXPECT_EQ(find_placer(id), GetParam());
  const bool for_whole_board = type->shape == constraints::SpecShape::none;
  for (const char* board :
       {"grid:9", "jigsaw", "toroidal", "tredoku", "cubes:3:0,0,0", "samurai"}) {
    SCOPED_TRACE(board);
    // Under such a rule hardly a random map can be filled, and a Samurai takes long.
    const std::string_view name = board;
    if (for_whole_board && (name == "jigsaw" || name == "toroidal" || name == "samurai")) continue;
    if (testing_support::kSanitized && name != "grid:9" && name != "tredoku") continue;
    const auto puzzle = generate(request(board, {id}));
    if (!puzzle && !has_room(*testing_support::board(board), name, *type)) {
      EXPECT_EQ(puzzle.error().code,
                for_whole_board ? base::ErrorCode::bad_constraint : base::ErrorCode::unsupported);
      continue;
    }
    ASSERT_TRUE(puzzle.has_value()) << puzzle.error().text();
    EXPECT_GT(num_of(*puzzle, id), 0);
    EXPECT_TRUE(verify::is_solution(*puzzle, *puzzle->solution));
    EXPECT_EQ(solve::solve(*puzzle).status, base::Status::unique);
    const auto again = generate(request(board, {id}));
    ASSERT_TRUE(again.has_value());
    EXPECT_EQ(again->constraints, puzzle->constraints);
    EXPECT_EQ(again->givens, puzzle->givens);
  }
}

INSTANTIATE_TEST_SUITE_P(AllPlacers, PlacerContract, ::testing::ValuesIn(placers()),
                         [](const auto& instance) { return std::string(instance.param->id); });

TEST(PlacersByShape, EveryTypeOfWhichTheShapeTellsEnoughHasOne) {
  for (const constraints::ConstraintType* type : constraints::constraint_types()) {
    const bool needs_more =
        std::any_of(type->parameters.begin(), type->parameters.end(),
                    [](const constraints::Parameter& parameter) { return parameter.required; });
    const bool is_for_grids = needs_more || type->shape != constraints::SpecShape::none ||
                              constraints::validate(testing_support::puzzle("grid:9"),
                                                    {std::string(type->id), "", {}, {}});
    EXPECT_TRUE((needs_more && type->arguments_for == nullptr) || !is_for_grids ||
                find_placer(type->id) != nullptr)
        << type->id;
  }
  EXPECT_EQ(find_placer("created"), nullptr);
}

TEST(PlacersByShape, AllDotsAreDrawnWhereTheRuleSaysSo) {
  const auto some = generate(request("grid:9", {"difference_dot"}));
  const auto all = generate(request("grid:9", {"difference_dot", "nonconsecutive"}));
  ASSERT_TRUE(some.has_value());
  ASSERT_TRUE(all.has_value()) << all.error().text();
  EXPECT_GT(num_of(*all, "difference_dot"), num_of(*some, "difference_dot"));
  EXPECT_EQ(num_of(*all, "nonconsecutive"), 1);
  EXPECT_TRUE(verify::is_solution(*all, *all->solution));
  const auto none = generate(request("grid:9", {"nonconsecutive"}));
  ASSERT_TRUE(none.has_value()) << none.error().text();
  EXPECT_EQ(none->constraints.size(), 1U);
  EXPECT_TRUE(verify::is_solution(*none, *none->solution));
}

TEST(PlacersByShape, SeveralKindsLieBesideEachOther) {
  const auto puzzle =
      generate(request("grid:9", {"thermometer", "slow_thermometer", "odd", "even"}));
  ASSERT_TRUE(puzzle.has_value()) << puzzle.error().text();
  std::vector<bool> taken(81, false);
  for (const model::ConstraintSpec& spec : puzzle->constraints) {
    if (spec.cells.size() == 1) continue;
    for (const geometry::Cell cell : spec.cells) {
      EXPECT_FALSE(taken[cell.index()]) << "two thermometers share a cell";
      taken[cell.index()] = true;
    }
  }
  for (const char* id : {"thermometer", "slow_thermometer", "odd", "even"}) {
    EXPECT_GT(num_of(*puzzle, id), 0) << id;
  }
}

TEST(PlacersByShape, LinesDoNotCross) {
  using Step = std::pair<int, int>;  // cells of the classic grid
  int num_diagonal = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto puzzle = generate(request("grid:9", {"thermometer"}, seed));
    ASSERT_TRUE(puzzle.has_value());
    std::set<Step> steps;
    for (const model::ConstraintSpec& spec : puzzle->constraints) {
      for (std::size_t i = 1; i < spec.cells.size(); ++i) {
        const auto a = static_cast<int>(spec.cells[i - 1].index());
        const auto b = static_cast<int>(spec.cells[i].index());
        steps.insert(std::minmax(a, b));
      }
    }
    for (const auto& [a, b] : steps) {
      if (b - a != 10) continue;
      ++num_diagonal;
      EXPECT_FALSE(steps.contains({a + 1, b - 1})) << "seed " << seed;
    }
  }
  EXPECT_GT(num_diagonal, 20);
}

TEST(PlacersByShape, SaysWhereNothingCanBePlaced) {
  Request wanted = request("grid:4", {"odd"});
  wanted.symbols = model::Symbols::make({{"a", 2}, {"b", 4}, {"c", 6}, {"d", 8}}).value();
  const auto puzzle = generate(wanted);
  ASSERT_FALSE(puzzle.has_value());
  EXPECT_EQ(puzzle.error().code, base::ErrorCode::unsupported);
  EXPECT_NE(puzzle.error().what.find("no odd cell can be placed"), std::string::npos);
}

}  // namespace
}  // namespace omnidoku::generate
