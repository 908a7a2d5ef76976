// SPDX-License-Identifier: MIT
#include "constraints/rules.h"

#include <gtest/gtest.h>

#include "constraints/constraint_type.h"
#include "support/boards.h"

namespace omnidoku::constraints {
namespace {

using base::ErrorCode;
using testing_support::cells;

model::ConstraintSpec cage(const model::Puzzle& puzzle, std::string_view names, std::int64_t sum) {
  return {"killer", "", cells(*puzzle.board, names), {{"sum", sum}}};
}

TEST(Conflicts, NameTheCellsOfEqualGivens) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  testing_support::set_givens(puzzle, "1..1............");
  const auto conflicts = find_conflicts(puzzle);
  ASSERT_EQ(conflicts.size(), 1U);
  EXPECT_EQ(conflicts[0].message, "R1C1 and R1C4 both hold 1 in row 1");
  EXPECT_EQ(conflicts[0].cells, cells(*puzzle.board, "R1C1 R1C4"));
  EXPECT_EQ(conflicts[0].kind, Conflict::Kind::repeat);
  EXPECT_EQ(conflicts[0].place, "row 1");
  EXPECT_TRUE(conflicts[0].types.empty());
}

TEST(Conflicts, NameHousesAsTheCellsAreNamed) {
  const auto message = [](std::string_view board, std::string_view two_cells) -> std::string {
    model::Puzzle puzzle = testing_support::puzzle(board);
    for (const geometry::Cell cell : cells(*puzzle.board, two_cells)) {
      puzzle.givens[cell.index()] = geometry::Digit(5);
    }
    const auto conflicts = find_conflicts(puzzle);
    return conflicts.empty() ? "" : conflicts[0].message;
  };
  EXPECT_EQ(message("samurai", "R1C13 R1C18"), "R1C13 and R1C18 both hold 6 in row 1 of grid 2");
  EXPECT_EQ(message("samurai", "R13C21 R16C21"),
            "R13C21 and R16C21 both hold 6 in column 21 of grid 5");
  EXPECT_EQ(message("samurai", "R19C1 R20C2"), "R19C1 and R20C2 both hold 6 in box 7 of grid 4");
  EXPECT_EQ(message("jigsaw", "R3C1 R5C2"), "R3C1 and R5C2 both hold 6 in the region of R3C1");
  EXPECT_EQ(message("grid:9+x", "R1C1 R5C5"), "R1C1 and R5C5 both hold 6 in the falling diagonal");
}

TEST(Conflicts, NoneInAProperPuzzle) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  testing_support::set_givens(puzzle, "1234............");
  puzzle.constraints.push_back(cage(puzzle, "R2C1 R2C2", 7));
  EXPECT_TRUE(find_conflicts(puzzle).empty());
}

TEST(Conflicts, SeeImpossibleCages) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  const auto message = [&](std::string_view names, std::int64_t sum) -> std::string {
    puzzle.constraints = {cage(puzzle, names, sum)};
    const auto conflicts = find_conflicts(puzzle);
    return conflicts.empty() ? "" : conflicts[0].message;
  };
  EXPECT_EQ(message("R1C1 R1C2", 18),
            "the cage at R1C1 cannot add up to 18: its 2 cells make 3 to 17");
  EXPECT_EQ(message("R1C1 R1C2", 17), "");
  EXPECT_EQ(message("R1C1 R1C2", 2),
            "the cage at R1C1 cannot add up to 2: its 2 cells make 3 to 17");
  EXPECT_NE(message("R1C1 R1C2 R1C3 R2C1 R2C2 R2C3 R3C1 R3C2 R3C3 R4C4", 46).find("only 9 symbols"),
            std::string::npos);
  puzzle.givens[0] = geometry::Digit(0);
  EXPECT_EQ(message("R1C1 R1C2", 11),
            "the cage at R1C1 cannot add up to 11: its 2 cells make 3 to 10");
  puzzle.givens[1] = geometry::Digit(5);
  EXPECT_EQ(message("R1C1 R1C2", 11), "the cage at R1C1 cannot add up to 11: its 2 cells make 7");
}

TEST(Conflicts, NameARuleThatNoDigitsSatisfy) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  puzzle.constraints = {{"arrow",
                         "",
                         cells(*puzzle.board, "R1C2 R1C3"),
                         {{"pill", cells(*puzzle.board, "R1C1 R1C2")}}}};
  const auto conflicts = find_conflicts(puzzle);
  ASSERT_EQ(conflicts.size(), 1U);
  EXPECT_EQ(conflicts[0].message,
            "the arrow at R1C2 cannot hold: R1C3 makes 1 to 9, but its circle, R1C1 and R1C2, is "
            "11 to 99");
  EXPECT_EQ(conflicts[0].kind, Conflict::Kind::broken);
  EXPECT_EQ(conflicts[0].place, "the arrow at R1C2");
}

/// A type that says why it is impossible is asked whether it holds all the same.
TEST(Conflicts, SeeCombinationsThatTheGivensBreak) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  puzzle.constraints = {
      cage(puzzle, "R1C1 R1C2", 5),
      {"created", "twice", {}, {{"terms", std::vector{model::ShapeTerm{"#1", 2}}}}}};
  testing_support::set_givens(puzzle, "14..............");
  EXPECT_TRUE(find_conflicts(puzzle).empty());
  testing_support::set_givens(puzzle, "13..............");
  puzzle.constraints[0].arguments = {};
  puzzle.constraints[1] = {"super", "a", cells(*puzzle.board, "R1C1 R1C2"), {{"sum", 5}}};
  puzzle.constraints.push_back(
      {"created", "", {}, {{"terms", std::vector{model::ShapeTerm{"a", 2}}}}});
  const auto conflicts = find_conflicts(puzzle);
  ASSERT_EQ(conflicts.size(), 2U);
  EXPECT_EQ(conflicts[1].cells, cells(*puzzle.board, "R1C1 R1C2"));
}

TEST(Conflicts, SeePencilmarkCluesThatExcludeTheGiven) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  puzzle.allowed[2] = geometry::DigitSet{geometry::Digit(1)};
  puzzle.givens[2] = geometry::Digit(0);
  puzzle.allowed[5] = geometry::DigitSet();
  const auto conflicts = find_conflicts(puzzle);
  ASSERT_EQ(conflicts.size(), 2U);
  EXPECT_NE(conflicts[0].message.find("R1C3"), std::string::npos);
  EXPECT_EQ(conflicts[0].kind, Conflict::Kind::clue);
  EXPECT_NE(conflicts[1].message.find("R2C2"), std::string::npos);
  EXPECT_EQ(conflicts[1].kind, Conflict::Kind::no_symbol);
}

TEST(Validate, NamesWhatIsWrong) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  const auto error = [&](model::ConstraintSpec spec) { return validate(puzzle, spec).error(); };
  const auto some = cells(*puzzle.board, "R1C1 R1C2");
  EXPECT_EQ(error({"wobble", "", some, {}}).code, ErrorCode::unknown_name);
  EXPECT_EQ(error({"killer", "", {}, {}}).what, "Killer cage: it has no cells");
  EXPECT_EQ(error({"killer", "", {some[0], some[0]}, {}}).where.cell, "R1C1");
  EXPECT_NE(error({"super", "x", some, {}}).what.find("Super shape 'x': \"sum\" is missing"),
            std::string::npos);
  EXPECT_NE(error({"killer", "", some, {{"sum", "12"}}}).what.find("a whole number"),
            std::string::npos);
  EXPECT_NE(error({"killer", "", some, {{"colour", 3}}}).what.find("colour"), std::string::npos);
  EXPECT_EQ(error({"killer", "", some, {{"sum", std::int64_t{1} << 60}}}).code,
            ErrorCode::too_large);
  EXPECT_EQ(error({"killer", "", {geometry::Cell(16)}, {}}).code, ErrorCode::bad_constraint);
  EXPECT_EQ(error({"created", "", some, {}}).code, ErrorCode::bad_constraint);
}

}  // namespace
}  // namespace omnidoku::constraints
