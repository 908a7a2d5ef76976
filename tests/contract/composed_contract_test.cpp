// SPDX-License-Identifier: MIT
//
// Every constraint type within rules that consist of others, on boards of every size: lowering
// these takes no more work than it may, or they are refused by name. Work is counted, not timed;
// that it is counted is seen by what comes out, all of which is paid for.
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "constraints/constraint_type.h"
#include "constraints/validation.h"
#include "support/boards.h"
#include "support/random_spec.h"

namespace omnidoku::constraints {
namespace {

using model::ConstraintSpec;

constexpr const char* kGrids[] = {"grid:9", "grid:16", "grid:25", "grid:36"};

ConstraintSpec composed(const char* id, std::vector<ConstraintSpec> rules) {
  return {id, "", {}, {{"rules", std::move(rules)}}};
}

/// A use of the type on an empty board.
ConstraintSpec example_of(const ConstraintType& type, const model::Puzzle& puzzle) {
  base::Random random(20261129);
  model::FilledGrid grid;
  for (int i = 0; i < puzzle.num_cells(); ++i)
    grid.emplace_back(random.below(static_cast<std::uint64_t>(puzzle.num_digits())));
  return testing_support::random_spec(random, type, puzzle, grid);
}

/// What was posted, in places of variables and numbers of diagrams, each diagram once.
std::size_t size_of(const model::Problem& problem) {
  std::size_t size = 0;
  std::set<const model::DiagramTable*> seen;
  for (const model::PostedPrimitive& posted : problem.primitives) {
    const auto* diagram = std::get_if<model::Diagram>(&posted.primitive);
    ++size;
    if (diagram != nullptr && seen.insert(diagram->table.get()).second)
      size += diagram->table->children.size();
  }
  return size;
}

class ComposedContract : public ::testing::TestWithParam<const ConstraintType*> {};

TEST_P(ComposedContract, TakesNoMoreWorkThanItMay) {
  const ConstraintType& type = *GetParam();
  for (const char* board : kGrids) {
    const model::Puzzle puzzle = testing_support::puzzle(board);
    const ConstraintSpec rule = example_of(type, puzzle);
    if (!validate_but_size(puzzle, rule)) continue;  // not on this board
    const ConstraintSpec king{"anti_king", "", {}, {}};
    for (const ConstraintSpec& whole :
         {composed("none_of", {rule}), composed("any_of", {rule, rule}),
          composed("none_of", {composed("any_of", {rule, king})})}) {
      SCOPED_TRACE(std::string(board) + " " + whole.type);
      std::size_t work_left = kMostWork;
      const auto valid = validate(puzzle, whole, work_left);
      if (!valid) {
        EXPECT_EQ(valid.error().code, base::ErrorCode::too_large);
        const char* words =
            whole.type == "none_of" ? "cannot be denied" : "cannot be an alternative";
        EXPECT_NE(valid.error().text().find(words), std::string::npos) << valid.error().text();
      } else if (puzzle.num_digits() <= 16) {
        Lowering lowering(puzzle);
        find_constraint_type(whole.type)->lower(puzzle, whole, lowering);
        EXPECT_LE(size_of(lowering.problem()), kMostWork - work_left + 1000);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(AllTypes, ComposedContract, ::testing::ValuesIn(constraint_types()),
                         [](const auto& instance) { return std::string(instance.param->id); });

/// By itself as well a rule of the whole board is lowered on a large one or refused there.
TEST(BoardRules, AreLoweredOnALargeBoardOrRefused) {
  int num_lowered = 0;
  for (const ConstraintType* type : constraint_types()) {
    if (type->shape != SpecShape::none || type->inside != nullptr) continue;
    SCOPED_TRACE(type->id);
    model::Puzzle puzzle = testing_support::puzzle("grid:64");
    const ConstraintSpec rule = example_of(*type, puzzle);
    if (!validate(puzzle, rule)) continue;
    puzzle.constraints.push_back(rule);
    EXPECT_FALSE(lower(puzzle)->problem.primitives.empty());
    ++num_lowered;
  }
  EXPECT_GE(num_lowered, 15);
}

/// The work is that of all rules together: many of them are no way round it.
TEST(ComposedContract, WorkIsThatOfThePuzzle) {
  model::Puzzle puzzle = testing_support::puzzle("grid:16");
  const ConstraintSpec denial = composed("none_of", {{"no_equal_lines", "", {}, {}}});
  std::size_t work_left = kMostWork;
  int num_taken = 0;
  while (validate(puzzle, denial, work_left)) {
    ++num_taken;
    ASSERT_LT(num_taken, 10);
  }
  EXPECT_GT(num_taken, 0);
}

}  // namespace
}  // namespace omnidoku::constraints
