// SPDX-License-Identifier: MIT
//
// Whatever constraint a puzzle has, written in a format that draws what it has no name for, and
// read again, it is the same puzzle, as often as that is done, and its text does not grow.
#include <algorithm>
#include <string>
#include <tuple>

#include <gtest/gtest.h>

#include "constraints/rules.h"
#include "formats/format.h"
#include "formats/fpuzzles/fpuzzles.h"
#include "formats/json.h"
#include "formats/link.h"
#include "formats/lz_string.h"
#include "formats/native/beside.h"
#include "formats/sudokupad/sudokupad.h"
#include "support/boards.h"
#include "support/random_puzzle.h"
#include "support/random_spec.h"

namespace omnidoku::formats {
namespace {

using constraints::ConstraintType;

using Parameter = std::tuple<const Format*, const ConstraintType*>;

/// The object in a text of a format that draws.
base::Value object_in(const std::string& text) {
  const Link link = parse_link(text);
  if (link.content != Link::Content::sudokupad) return parse_json(text).value();
  return parse_json(decompress_from_base64(without_percent_signs(link.packed)).value()).value();
}

std::vector<const Format*> formats_that_draw() {
  std::vector<const Format*> all;
  for (const char* id : {"fpuzzles", "sudokupad"}) all.push_back(find_format(id));
  return all;
}

class DrawnRoundTrip : public ::testing::TestWithParam<Parameter> {
 protected:
  void SetUp() override {
    const ConstraintType& type = *std::get<1>(GetParam());
    model::Puzzle& puzzle = document_.puzzle;
    puzzle = testing_support::puzzle("grid:9");
    base::Random random(20261128);
    grid_ = testing_support::random_solution(puzzle, 7);
    puzzle.constraints = {testing_support::random_spec(random, type, puzzle, grid_)};
    puzzle.metadata.rules = "Normal sudoku rules apply.";
    if (!constraints::validate_puzzle(puzzle)) GTEST_SKIP() << "not on a grid of 9x9";
  }

  model::Document document_;
  model::FilledGrid grid_;  ///< of the board without the constraint
  const Format& format_ = *std::get<0>(GetParam());
};

TEST_P(DrawnRoundTrip, KeepsTheConstraint) {
  const model::Puzzle puzzle = document_.puzzle;
  std::string text;
  for (int round = 0; round < 3; ++round) {
    const auto written = write_or_draw(document_, format_);
    ASSERT_TRUE(written.has_value()) << written.error().text();
    if (round > 0) {
      EXPECT_EQ(written->text, text);
    }
    text = written->text;
    auto again = read(text);
    ASSERT_TRUE(again.has_value()) << again.error().text();
    EXPECT_TRUE(again->puzzle.constraints == puzzle.constraints) << text;
    EXPECT_EQ(model::texts_of(again->puzzle.unknown_rules), std::vector<std::string>{}) << text;
    EXPECT_EQ(again->puzzle.metadata.rules, puzzle.metadata.rules);
    document_ = *std::move(again);
  }
}

/// What a rule says, whoever said it: cells in the order of their names where that means nothing.
model::ConstraintSpec unsaid(model::ConstraintSpec spec) {
  using constraints::SpecShape;
  spec.said.clear();
  const SpecShape shape = constraints::find_constraint_type(spec.type)->shape;
  const bool has_order = shape == SpecShape::path || shape == SpecShape::lane ||
                         shape == SpecShape::diagonal || shape == SpecShape::sequence;
  if (!has_order) std::sort(spec.cells.begin(), spec.cells.end());
  return spec;
}

// Another program that stores the puzzle again may drop what it does not know.
TEST_P(DrawnRoundTrip, ItsWordsAloneAreNotPassedOver) {
  const auto written = write_or_draw(document_, format_);
  ASSERT_TRUE(written.has_value()) << written.error().text();
  base::Value value = object_in(written->text);
  for (const std::string_view beyond : {fpuzzles_names::kBeyond, kPadBeyond}) value.erase(beyond);
  const auto again = read(write_json(value));
  ASSERT_TRUE(again.has_value()) << again.error().text();
  const std::vector<model::ConstraintSpec>& all = again->puzzle.constraints;
  // What was read from the words may be said by another type.
  const bool is_read =
      all.size() == 1 &&
      (!all[0].said.empty() || unsaid(all[0]) == unsaid(document_.puzzle.constraints[0]));
  EXPECT_TRUE(is_read || !again->puzzle.unknown_rules.empty()) << write_json(value);
}

// The words of a setter beside a rule are about this rule, and say nothing more.
TEST_P(DrawnRoundTrip, IsThePuzzleWithItsOwnWordsAndDrawing) {
  model::Puzzle& puzzle = document_.puzzle;
  const ConstraintType& type = *std::get<1>(GetParam());
  puzzle.metadata.rules = "Normal sudoku rules apply. " + std::string(type.rule);
  puzzle.solution = grid_;
  puzzle.fog = std::vector<geometry::Cell>{geometry::Cell(0), geometry::Cell(40)};
  puzzle.drawings = {
      {model::Drawing::Form::line, {geometry::Cell(60), geometry::Cell(61)}, "", 0x00ff00ff},
      {model::Drawing::Form::circle, {geometry::Cell(80)}, "", 0xff0000ff}};
  // As it is once its words were read.
  auto own = read(write(document_, *find_format("json")).value());
  ASSERT_TRUE(own.has_value()) << own.error().text();
  document_ = *std::move(own);
  const auto written = write_or_draw(document_, format_);
  ASSERT_TRUE(written.has_value()) << written.error().text();
  const auto again = read(written->text);
  ASSERT_TRUE(again.has_value()) << again.error().text();
  EXPECT_TRUE(is_same_puzzle(again->puzzle, document_.puzzle)) << written->text;
}

std::string name_of_case(const ::testing::TestParamInfo<Parameter>& one) {
  return std::string(std::get<0>(one.param)->id) + "_" + std::string(std::get<1>(one.param)->id);
}

INSTANTIATE_TEST_SUITE_P(
    Registry, DrawnRoundTrip,
    ::testing::Combine(::testing::ValuesIn(formats_that_draw()),
                       ::testing::ValuesIn(constraints::constraint_types().begin(),
                                           constraints::constraint_types().end())),
    name_of_case);

// What words say and a name says is one rule.
TEST(DrawnRoundTrips, WordsAndNamesAreOneRule) {
  const std::string rule = "Cells a knight's move apart may not contain the same digit.";
  const std::string rules = "Normal sudoku rules apply. " + rule;
  auto document = read(R"({"omnidoku":1,"board":{"type":"grid","size":9},"constraints":[)"
                       R"({"type":"anti_knight","said":")" +
                       rule + R"("}],"metadata":{"rules":")" + rules + R"("}})");
  ASSERT_TRUE(document.has_value()) << document.error().text();
  for (int round = 0; round < 3; ++round) {
    const auto written = write_or_draw(*document, *find_format("fpuzzles"));
    ASSERT_TRUE(written.has_value()) << written.error().text();
    document = read(written->text);
    ASSERT_TRUE(document.has_value()) << document.error().text();
    EXPECT_EQ(document->puzzle.constraints.size(), 1U) << written->text;
    EXPECT_EQ(document->puzzle.metadata.rules, rules);
    EXPECT_EQ(model::texts_of(document->puzzle.unknown_rules), std::vector<std::string>{});
  }
}

// What a setter drew and gave a meaning as a formula, and said in words, is one rule.
TEST(DrawnRoundTrips, WordsAndFormulasAreOneRule) {
  const std::string puzzles[] = {
      R"("constraints":[{"type":"formula","cells":["R1C1","R2C2","R3C3"],)"
      R"("rule":"each x, y in steps: 4 < |y - x|"}],)"
      R"("drawings":[{"form":"line","cells":["R1C1","R2C2","R3C3"],"colour":"#00ff00"}],)"
      R"("metadata":{"rules":"Along green lines, adjacent digits differ by at least 5."})",
      R"("constraints":[{"type":"board_formula","rule":"no a, b in knights: a = b"}],)"
      R"("metadata":{"rules":"Cells a knight's move apart can't contain the same digit."})",
      R"("constraints":[{"type":"formula","cells":["R1C1","R2C2"],"rule":"it is rising"}],)"
      R"("drawings":[{"form":"line","cells":["R1C1","R2C2"],"colour":"#ff00ff"}],)"
      R"("metadata":{"rules":"Digits increase along purple lines."})",
  };
  for (const std::string& puzzle : puzzles) {
    const auto own = read(R"({"omnidoku":1,"board":{"type":"grid","size":9},)" + puzzle + "}");
    ASSERT_TRUE(own.has_value()) << own.error().text();
    EXPECT_EQ(own->puzzle.constraints.size(), 1U) << puzzle;
    EXPECT_EQ(model::texts_of(own->puzzle.unknown_rules), std::vector<std::string>{}) << puzzle;
    for (const Format* format : formats_that_draw()) {
      const auto written = write_or_draw(*own, *format);
      ASSERT_TRUE(written.has_value()) << written.error().text();
      const auto again = read(written->text);
      ASSERT_TRUE(again.has_value()) << again.error().text();
      EXPECT_TRUE(is_same_puzzle(again->puzzle, own->puzzle)) << format->id << written->text;
    }
  }
}

// Who changes a text with the puzzle beside it has another puzzle.
TEST(DrawnRoundTrips, WhatStandsBesideAChangedTextDoesNotCount) {
  const auto own = read(
      R"({"omnidoku":1,"board":{"type":"grid","size":9},"drawings":[{"form":"circle","cells":["R1C1"]}],)"
      R"("constraints":[{"type":"board_formula","rule":"each a, b in adjacent: a + b != 10"}]})");
  ASSERT_TRUE(own.has_value()) << own.error().text();
  const auto written = write_or_draw(*own, *find_format("fpuzzles"));
  ASSERT_TRUE(written.has_value()) << written.error().text();
  base::Value value = object_in(written->text);
  ASSERT_NE(value.find(fpuzzles_names::kBeyond)->find(fpuzzles_names::kBesideBeyond), nullptr);
  value.set("title", "Another");
  const auto again = read(write_json(value));
  ASSERT_TRUE(again.has_value()) << again.error().text();
  EXPECT_EQ(again->puzzle.metadata.title, "Another");
  EXPECT_EQ(again->puzzle.constraints, own->puzzle.constraints);
  EXPECT_EQ(again->puzzle.drawings, std::vector<model::Drawing>{});
}

}  // namespace
}  // namespace omnidoku::formats
