// SPDX-License-Identifier: MIT
#include "constraints/created_shape.h"

#include <gtest/gtest.h>

#include "support/boards.h"

namespace omnidoku::constraints {
namespace {

using testing_support::cells;

model::ShapeTerm term(std::string_view shape, std::int64_t times) {
  return {std::string(shape), times};
}

model::ConstraintSpec created(std::vector<model::ShapeTerm> terms, std::string label = {}) {
  return {"created", std::move(label), {}, {{"terms", std::move(terms)}}};
}

/// A 9x9 with a cage of three in row 1, a cage sticking out of row 1, and a super shape.
class CreatedShape : public ::testing::Test {
 protected:
  void SetUp() override {
    puzzle_ = testing_support::puzzle("grid:9");
    add("killer", "a", "R1C1 R1C2 R1C3", 15);
    add("killer", "b", "R1C4 R2C4", 9);
    add("super", "c", "R1C5 R1C6 R1C7 R1C8 R1C9", 25);
  }

  void add(std::string type, std::string label, std::string_view names, int sum) {
    puzzle_.constraints.push_back(
        {std::move(type), std::move(label), cells(*puzzle_.board, names), {{"sum", sum}}});
  }

  std::string names(const ShapeFacts& shape) const {
    std::string text;
    for (const WeightedCell& part : shape.terms) {
      text += std::to_string(part.coefficient) + "*" + puzzle_.board->name(part.cell) + " ";
    }
    return text;
  }

  model::Puzzle puzzle_;
};

TEST_F(CreatedShape, InniesAreAShapeWithoutRepeats) {
  const auto shape =
      resolve_created(puzzle_, created({term("row 1", 1), term("a", -1), term("c", -1)}));
  ASSERT_TRUE(shape) << shape.error().text();
  EXPECT_EQ(names(*shape), "1*R1C4 ");
  EXPECT_EQ(shape->sum, 45 - 15 - 25);
  EXPECT_TRUE(shape->no_repeats);
}

TEST_F(CreatedShape, OutiesCanLieInNoSingleHouse) {
  add("killer", "d", "R1C9 R2C9 R3C9", 12);
  const auto shape = resolve_created(puzzle_, created({term("b", 1), term("d", 1)}));
  ASSERT_TRUE(shape);
  EXPECT_EQ(names(*shape), "1*R1C4 1*R1C9 1*R2C4 1*R2C9 1*R3C9 ");
  EXPECT_EQ(shape->sum, 21);
  EXPECT_FALSE(shape->no_repeats);
}

TEST_F(CreatedShape, OtherCoefficientsMakeALinearEquation) {
  const auto shape = resolve_created(puzzle_, created({term("a", 2), term("row 1", -1)}));
  ASSERT_TRUE(shape);
  EXPECT_EQ(shape->terms.front(), (WeightedCell{cells(*puzzle_.board, "R1C1")[0], 1}));
  EXPECT_EQ(shape->terms.back(), (WeightedCell{cells(*puzzle_.board, "R1C9")[0], -1}));
  EXPECT_EQ(shape->sum, 30 - 45);
  EXPECT_FALSE(shape->no_repeats);
}

TEST_F(CreatedShape, MayBuildOnEarlierCreatedShapesOnly) {
  puzzle_.constraints.push_back(created({term("row 1", 1), term("#1", -1)}, "rest"));
  puzzle_.constraints.push_back(created({term("rest", 1), term("c", -1)}, "last"));
  const auto shape = resolve_created(puzzle_, puzzle_.constraints.back());
  ASSERT_TRUE(shape) << shape.error().text();
  EXPECT_EQ(names(*shape), "1*R1C4 ");
  const auto ahead = created({term("last", 1)}, "early");
  puzzle_.constraints.insert(puzzle_.constraints.begin() + 3, ahead);
  EXPECT_FALSE(resolve_created(puzzle_, ahead)) << "a shape that stands later";
}

TEST_F(CreatedShape, RefusesWhatHasNoSum) {
  puzzle_.constraints.push_back({"killer", "free", cells(*puzzle_.board, "R5C5 R5C6"), {}});
  const auto what = [&](const model::ConstraintSpec& spec) {
    return resolve_created(puzzle_, spec).error().what;
  };
  EXPECT_NE(what(created({term("free", 1)})).find("no known sum"), std::string::npos);
  EXPECT_NE(what(created({term("row 77", 1)})).find("row 77"), std::string::npos);
  EXPECT_NE(what(created({term("row 1", 99999)})).find("out of range"), std::string::npos);
  EXPECT_NE(what(created({})).find("no terms"), std::string::npos);
}

// Each of 60 shapes adds the one before it to itself and takes it away again: without sharing of
// what is resolved already this would take 3^60 steps.
TEST_F(CreatedShape, NestingCostsNoExponentialTime) {
  puzzle_.constraints.push_back(created({term("row 1", 1)}, "s0"));
  for (int i = 1; i < 60; ++i) {
    const std::string before = "s" + std::to_string(i - 1);
    puzzle_.constraints.push_back(
        created({term(before, 1), term(before, 1), term(before, -1)}, "s" + std::to_string(i)));
  }
  const auto shape = resolve_created(puzzle_, puzzle_.constraints.back());
  ASSERT_TRUE(shape) << shape.error().text();
  EXPECT_EQ(shape->sum, 45);
}

TEST_F(CreatedShape, NamesThatMeanTwoShapesAreRefused) {
  const auto error_of = [&](std::string_view name) {
    const auto shape = resolve_created(puzzle_, created({term(name, 1)}));
    return shape ? std::string("none") : shape.error().text();
  };
  EXPECT_EQ(error_of("a"), "none");
  add("super", "a", "R5C1 R5C2", 7);
  EXPECT_NE(error_of("a").find("'a' names both constraint #1 (killer) and constraint #4 (super)"),
            std::string::npos)
      << error_of("a");
  EXPECT_EQ(error_of("#1"), "none");
  puzzle_.constraints[3].label = "Row 2";
  EXPECT_NE(error_of("Row 2").find("'Row 2' names both constraint #4 (super) and the house row 2"),
            std::string::npos);
  EXPECT_EQ(error_of("row 2"), "none");
  EXPECT_EQ(error_of("a"), "none");
  EXPECT_EQ(error_of("row 3"), "none");
  puzzle_.constraints[3].label = "#1";
  EXPECT_NE(error_of("#1").find("both constraint #1 (killer) and constraint #4 (super)"),
            std::string::npos);
}

}  // namespace
}  // namespace omnidoku::constraints
