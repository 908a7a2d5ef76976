// SPDX-License-Identifier: MIT
//
// Leaving out some of the constraints that were placed.
#include "generate/placement.h"

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "support/boards.h"

namespace omnidoku::generate::placement_test {
namespace {

TEST(Placement, SomeOfEachKindStayWhenConstraintsAreLeftOut) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    model::Puzzle puzzle;
    puzzle.board = testing_support::board("grid:9");
    const auto add = [&puzzle](const char* type, int number) {
      for (int i = 0; i < number; ++i) {
        model::ConstraintSpec spec;
        spec.type = type;
        puzzle.constraints.push_back(spec);
      }
    };
    add("odd", 2);  // the wish's own
    add("thermometer", 3);
    add("difference_dot", 20);
    add("ratio_dot", 1);
    base::Random random(seed);
    thin_out(puzzle, 2, 50, random);
    EXPECT_EQ(puzzle.constraints.size(), 14U);
    thin_out(puzzle, 2, 1, random);
    std::multiset<std::string> kinds;
    for (const model::ConstraintSpec& spec : puzzle.constraints) kinds.insert(spec.type);
    EXPECT_EQ(kinds, (std::multiset<std::string>{"odd", "odd", "thermometer", "difference_dot",
                                                 "ratio_dot"}));
  }
}

}  // namespace
}  // namespace omnidoku::generate::placement_test
