// SPDX-License-Identifier: MIT
//
// Arguments of every kind: as text, and what is refused.
#include "constraints/arguments.h"

#include <gtest/gtest.h>

#include "constraints/constraint_type.h"
#include "support/boards.h"

namespace omnidoku::constraints {
namespace {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using model::ArgumentKind;
using model::ArgumentValue;
using CellList = std::vector<Cell>;

class ArgumentTexts : public ::testing::Test {
 protected:
  /// What came out, as text_of() says it; the error's words when there is one.
  [[nodiscard]] std::string again(ArgumentKind kind, std::string_view text) const {
    const auto value = argument_from_text(puzzle_, kind, text);
    if (!value) return "error: " + value.error().what;
    EXPECT_EQ(model::kind_of(*value), kind);
    const std::string written = text_of(puzzle_, *value);
    EXPECT_EQ(argument_from_text(puzzle_, kind, written).value(), *value) << written;
    return written;
  }

  model::Puzzle puzzle_ = testing_support::puzzle("grid:9");
};

TEST_F(ArgumentTexts, AreReadAsAPersonWritesThem) {
  EXPECT_EQ(again(ArgumentKind::integer, " -17 "), "-17");
  EXPECT_EQ(again(ArgumentKind::flag, "true"), "yes");
  EXPECT_EQ(again(ArgumentKind::flag, "0"), "no");
  EXPECT_EQ(again(ArgumentKind::text, "1-2, 3"), "1-2, 3");
  EXPECT_EQ(again(ArgumentKind::digits, "4,2 9"), "2, 4, 9");
  EXPECT_EQ(again(ArgumentKind::cells, "R1C1,r1c2 R2C2"), "R1C1 R1C2 R2C2");
  EXPECT_EQ(again(ArgumentKind::paths, "R1C1 R1C2;R3C3 R4C4\n"), "R1C1 R1C2; R3C3 R4C4");
}

TEST_F(ArgumentTexts, ErrorsSayWhatIsWrong) {
  EXPECT_EQ(again(ArgumentKind::integer, "17a"), "error: '17a' is not a whole number");
  EXPECT_EQ(again(ArgumentKind::integer, "1 2"), "error: '1 2' is not a whole number");
  EXPECT_EQ(again(ArgumentKind::integer, "99999999999999999999"),
            "error: '99999999999999999999' is not a whole number");
  EXPECT_EQ(again(ArgumentKind::flag, "perhaps"), "error: 'perhaps' is not true or false");
  EXPECT_EQ(again(ArgumentKind::digits, "4 X"), "error: 'X' is not a symbol of this puzzle");
  EXPECT_EQ(again(ArgumentKind::cells, "R1C1 R0C1"), "error: there is no cell 'R0C1'");
  EXPECT_EQ(again(ArgumentKind::paths, "R1C1; R1C10"), "error: there is no cell 'R1C10'");
  for (const ArgumentKind kind : {ArgumentKind::terms, ArgumentKind::constraints}) {
    EXPECT_EQ(argument_from_text(puzzle_, kind, "a").error().code, base::ErrorCode::unsupported);
  }
}

TEST_F(ArgumentTexts, TermsReadLikeASum) {
  const std::vector<model::ShapeTerm> terms{{"row 1", 1}, {"a", -2}, {"#3", 4}, {"b", -1}};
  EXPECT_EQ(text_of(puzzle_, terms), "row 1 - 2 a + 4 #3 - b");
  EXPECT_EQ(text_of(puzzle_, std::vector<model::ShapeTerm>{{"a", -1}}), "-a");
}

TEST(ArgumentKinds, HaveNamesOfTheirOwn) {
  std::vector<std::string_view> names;
  for (std::size_t i = 0; i < model::kNumArgumentKinds; ++i) {
    const auto kind = static_cast<ArgumentKind>(i);
    // The kind and the alternative that it stands for are the same.
    model::visit_kind(kind, [&]<class T>(std::type_identity<T>) {
      EXPECT_EQ(model::kind_of(ArgumentValue(T())), kind);
    });
    EXPECT_EQ(std::count(names.begin(), names.end(), to_string(kind)), 0);
    names.push_back(to_string(kind));
    EXPECT_FALSE(description_of(kind).empty());
  }
}

TEST_F(ArgumentTexts, CellsOfAnArgumentAreFound) {
  const auto cells = [&](std::string_view names) {
    return testing_support::cells(*puzzle_.board, names);
  };
  EXPECT_EQ(cells_in(std::int64_t{3}), CellList());
  EXPECT_EQ(cells_in(model::Paths{cells("R1C1 R1C2"), cells("R3C3")}), cells("R1C1 R1C2 R3C3"));
  const model::ConstraintSpec inner{"odd", "", cells("R5C5"), {{"x", cells("R6C6")}}};
  EXPECT_EQ(cells_in(std::vector{inner, inner}), cells("R5C5 R6C6 R5C5 R6C6"));
}

TEST_F(ArgumentTexts, WhatDoesNotFitThePuzzleIsRefused) {
  const auto fault = [&](const ArgumentValue& value) {
    const auto proper = check_argument(puzzle_, value);
    return proper ? std::string() : proper.error().what;
  };
  EXPECT_EQ(fault(kMaxSum), "");
  EXPECT_EQ(fault(kMaxSum + 1), "it is out of range");
  EXPECT_EQ(fault(-kMaxSum - 1), "it is out of range");
  EXPECT_EQ(fault(DigitSet::single(Digit(8))), "");
  EXPECT_EQ(fault(DigitSet::single(Digit(9))), "a digit is not one of the puzzle's");
  EXPECT_EQ(fault(CellList{Cell(81)}), "a cell is not on the board");
  EXPECT_EQ(fault(model::Paths{{Cell(0), Cell(2)}}), "it jumps: R1C1 and R1C3 do not touch");
  EXPECT_EQ(fault(model::Paths{{Cell(0), Cell(1), Cell(0)}}), "it names R1C1 twice");
  EXPECT_EQ(fault(model::Paths{{Cell(0)}}), "it needs two cells or more, not only R1C1");
  EXPECT_EQ(fault(std::vector<model::ConstraintSpec>{{"odd", "", {Cell(0)}, {}}}), "");
  EXPECT_EQ(fault(std::vector<model::ConstraintSpec>{{"odd", "", {}, {}}}),
            "Odd cell: it has no cells");
}

TEST(Nesting, IsCountedFromOutside) {
  model::ConstraintSpec spec{"odd", "", {Cell(0)}, {}};
  for (int depth = 0; depth < 100; ++depth) {
    EXPECT_EQ(is_nested_deeper(spec, kMaxSpecDepth), depth > kMaxSpecDepth) << depth;
    spec = {"or", "", {}, {{"parts", std::vector<model::ConstraintSpec>{spec}}}};
  }
}

}  // namespace
}  // namespace omnidoku::constraints
