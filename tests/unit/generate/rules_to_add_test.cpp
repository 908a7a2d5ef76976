// SPDX-License-Identifier: MIT
#include "generate/rules_to_add.h"

#include <gtest/gtest.h>

#include "formats/format.h"
#include "support/boards.h"

namespace omnidoku::generate {
namespace {

using base::Status;

Status status_of(const model::Puzzle& puzzle) {
  solve::Options options;
  options.limits.solutions = 2;
  return solve::solve(puzzle, options).status;
}

model::Puzzle with(model::Puzzle puzzle, const std::vector<model::ConstraintSpec>& rules) {
  puzzle.constraints.insert(puzzle.constraints.end(), rules.begin(), rules.end());
  return puzzle;
}

/// A board of six with a cage and two givens.
model::Puzzle begun() {
  auto document = formats::read(
      R"({"omnidoku":1,"board":{"type":"grid","size":6},"givens":{"R1C1":"1","R4C4":"2"},)"
      R"("constraints":[{"type":"killer","cells":["R2C1","R2C2"],"sum":7}]})");
  EXPECT_TRUE(document.has_value()) << (document ? "" : document.error().text());
  return document ? document->puzzle : testing_support::puzzle("grid:6");
}

TEST(RulesToAdd, LeaveOneSolutionAndNoneOfThemCanGo) {
  const model::Puzzle puzzle = begun();
  for (const std::string_view kind : {"thermometer", "difference_dot", "killer", "whisper"}) {
    const auto found = rules_to_add(puzzle, kind, {}, 5);
    ASSERT_TRUE(found.has_value()) << kind << found.error().text();
    ASSERT_EQ(found->status, Status::multiple) << kind;
    if (kind == "killer" || kind == "thermometer") {
      EXPECT_FALSE(found->added.empty()) << kind;
    }
    if (found->added.empty()) continue;
    EXPECT_EQ(status_of(with(puzzle, found->added)), Status::unique) << kind;
    for (std::size_t i = 0; i < found->added.size(); ++i) {
      EXPECT_EQ(found->added[i].type, kind);
      std::vector<model::ConstraintSpec> fewer = found->added;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      EXPECT_NE(status_of(with(puzzle, fewer)), Status::unique) << kind;
    }
  }
}

TEST(RulesToAdd, SameSeedSameRules) {
  const auto one = rules_to_add(begun(), "thermometer", {}, 7);
  const auto other = rules_to_add(begun(), "thermometer", {}, 7);
  ASSERT_TRUE(one.has_value() && other.has_value());
  EXPECT_EQ(one->added, other->added);
}

TEST(RulesToAdd, SayWhatIsWrong) {
  const auto unknown = rules_to_add(begun(), "kropki", {}, 1);
  ASSERT_FALSE(unknown.has_value());
  EXPECT_EQ(unknown.error().hint, "did you mean 'difference_dot,ratio_dot'?");
  model::Puzzle solved = begun();
  const auto found = rules_to_add(solved, "killer", {}, 1);
  ASSERT_TRUE(found.has_value());
  solved = with(solved, found->added);
  const auto none = rules_to_add(solved, "killer", {}, 1);
  ASSERT_TRUE(none.has_value());
  EXPECT_EQ(none->status, Status::unique);
  EXPECT_TRUE(none->added.empty());
  solve::Options options;
  options.limits.nodes = 1;
  const auto cut = rules_to_add(begun(), "thermometer", options, 1);
  ASSERT_TRUE(cut.has_value());
  EXPECT_EQ(cut->status, Status::limit);
}

}  // namespace
}  // namespace omnidoku::generate
