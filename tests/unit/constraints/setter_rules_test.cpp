// SPDX-License-Identifier: MIT
//
// What rules of setters mean where it takes a second look: Roman sums, thirds of digits on any
// number of them, chess moves over seams, marks that excuse a pair from a rule about all.
#include <algorithm>

#include <gtest/gtest.h>

#include "constraints/adjacency.h"
#include "constraints/constraint_type.h"
#include "constraints/rules.h"
#include "support/boards.h"
#include "support/naive.h"

namespace omnidoku::constraints {
namespace {

using geometry::Digit;

model::ConstraintSpec rule_on(const model::Puzzle& puzzle, const char* type,
                              const std::vector<const char*>& cells,
                              model::Arguments arguments = {}) {
  model::ConstraintSpec spec;
  spec.type = type;
  for (const char* cell : cells) spec.cells.push_back(*puzzle.board->find_cell(cell));
  spec.arguments = std::move(arguments);
  return spec;
}

/// Whether the rule holds with these symbols in its cells; "." is an open one.
bool holds_with(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                const char* symbols) {
  model::PartialGrid grid(static_cast<std::size_t>(puzzle.num_cells()));
  for (std::size_t i = 0; symbols[i] != '\0'; ++i) {
    if (symbols[i] != '.') grid[spec.cells[i].index()] = Digit(symbols[i] - '1');
  }
  return find_constraint_type(spec.type)->holds(puzzle, spec, grid);
}

TEST(SetterRules, SumsAreRomanOrPlain) {
  const model::Puzzle puzzle = testing_support::puzzle("grid:9");
  const auto sum = [&](const char* total) {
    return rule_on(puzzle, "xv", {"R1C1", "R1C2"}, {{"total", std::string(total)}});
  };
  EXPECT_TRUE(holds_with(puzzle, sum("X"), "46"));
  EXPECT_FALSE(holds_with(puzzle, sum("x"), "45"));
  EXPECT_TRUE(holds_with(puzzle, sum("V"), "41"));
  EXPECT_TRUE(holds_with(puzzle, sum("XIV"), "59"));
  EXPECT_TRUE(holds_with(puzzle, sum("IX"), "45"));
  EXPECT_TRUE(holds_with(puzzle, sum("13"), "49"));
  EXPECT_TRUE(validate(puzzle, sum("13")).has_value());
  for (const char* wrong :
       {"", "ten", "1.5", "99999999999999", "IIIIIIIIIIIIIIIIII", "IIII", "VX", "IIX"}) {
    const auto valid = validate(puzzle, sum(wrong));
    ASSERT_FALSE(valid.has_value()) << wrong;
    EXPECT_NE(valid.error().text().find("X for 10"), std::string::npos) << valid.error().text();
  }
}

TEST(SetterRules, TenIsDrawnAsXAndFiveAsV) {
  const model::Puzzle puzzle = testing_support::puzzle("grid:9");
  const auto drawn = [&](const char* total) {
    const auto spec = rule_on(puzzle, "xv", {"R1C1", "R1C2"}, {{"total", std::string(total)}});
    return std::get<model::EdgeMark>(find_constraint_type("xv")->glyph(puzzle, spec).front()).text;
  };
  EXPECT_EQ(drawn("10"), "X");
  EXPECT_EQ(drawn("5"), "V");
  EXPECT_EQ(drawn("v"), "V");
  EXPECT_EQ(drawn("12"), "12");
  EXPECT_EQ(drawn("IX"), "IX");
}

// The first automaton accepts any digits with two breaks among them. The second counts each digit
// as often as there were segments, from the first, and wants three breaks and a sum of 2 modulo 5.
TEST(SetterRules, SegmentsWithoutCellsBreakALine) {
  const std::string two = "RRXwCeq_qkA";
  const std::string sum =
      "UQIXxDIUz4wnL4yFAf5CgEj5QCGn4BDIr6FHSv6TIUz6jpM35kKO750mQ_7mPbD72rdH63MeH7HtXL7VuZN85Bi-"
      "E5BeGMJvkGMA";
  const auto grids =
      testing_support::naive_solutions(lower(testing_support::puzzle("grid:4"))->problem);
  const auto count = [&](const std::string& automaton, const std::vector<const char*>& cells,
                         const char* segments) {
    model::Puzzle puzzle = testing_support::puzzle("grid:4");
    puzzle.constraints.push_back(
        rule_on(puzzle, "automaton_line", cells,
                {{"automaton", automaton}, {"segments", std::string(segments)}}));
    EXPECT_TRUE(validate(puzzle, puzzle.constraints.front()).has_value()) << segments;
    const auto solutions = testing_support::naive_solutions(lower(puzzle)->problem);
    const ConstraintType& type = *find_constraint_type("automaton_line");
    const auto holding =
        std::count_if(grids.begin(), grids.end(), [&](const testing_support::CellDigits& digits) {
          return type.holds(puzzle, puzzle.constraints.front(),
                            model::PartialGrid(digits.begin(), digits.end()));
        });
    EXPECT_EQ(static_cast<std::size_t>(holding), solutions.size()) << segments;
    return solutions.size();
  };
  EXPECT_EQ(count(two, {"R1C1", "R1C2"}, "0 2 0"), 288U);
  EXPECT_EQ(count(two, {"R1C1"}, "1 0 0"), 288U);
  EXPECT_EQ(count(two, {"R1C1"}, "0, 0, 1"), 288U);
  EXPECT_EQ(count(two, {"R1C1", "R1C2", "R1C3"}, "1 1 1"), 288U);
  EXPECT_EQ(count(two, {"R1C1"}, "1 0"), 0U);
  EXPECT_EQ(count(sum, {"R1C1", "R1C2", "R2C3", "R1C1"}, "0 2 0 2"), 60U);
  EXPECT_EQ(count(sum, {"R1C1", "R1C2"}, "2 0 0 0"), 48U);
  EXPECT_EQ(count(sum, {"R1C1", "R1C2"}, "0 0 0 2"), 48U);
  EXPECT_EQ(count(sum, {"R1C1", "R2C3", "R1C1"}, "1 0 2 0"), 60U);
  const model::Puzzle puzzle = testing_support::puzzle("grid:4");
  EXPECT_FALSE(validate(puzzle, rule_on(puzzle, "automaton_line", {"R1C1"},
                                        {{"automaton", two}, {"segments", std::string("")}})));
}

TEST(SetterRules, ADotOfEitherColourExcusesAPair) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  const model::ConstraintSpec all = rule_on(puzzle, "all_ratio_dots", {});
  const auto with_2_and_4 = [&] {
    model::PartialGrid grid(81);
    grid[0] = Digit(1);
    grid[1] = Digit(3);
    return find_constraint_type("all_ratio_dots")->holds(puzzle, all, grid);
  };
  EXPECT_FALSE(with_2_and_4());
  puzzle.constraints.push_back(
      rule_on(puzzle, "difference_dot", {"R1C2", "R1C1"}, {{"difference", std::int64_t{2}}}));
  EXPECT_TRUE(with_2_and_4());
  // With black dots of 3 alone, nothing is said of pairs of ratio 2.
  puzzle.constraints = {
      rule_on(puzzle, "ratio_dot", {"R9C8", "R9C9"}, {{"ratio", std::int64_t{3}}})};
  EXPECT_TRUE(with_2_and_4());
}

TEST(SetterRules, WhispersAreAboutHalfTheDigitsApart) {
  const model::Puzzle nine = testing_support::puzzle("grid:9");
  const model::ConstraintSpec german = rule_on(nine, "whisper", {"R1C1", "R1C2", "R1C3"});
  EXPECT_TRUE(holds_with(nine, german, "161"));
  EXPECT_FALSE(holds_with(nine, german, "15."));
  EXPECT_TRUE(holds_with(
      nine, rule_on(nine, "whisper", {"R1C1", "R1C2"}, {{"difference", std::int64_t{4}}}), "15"));
  const model::Puzzle six = testing_support::puzzle("grid:6");
  EXPECT_TRUE(holds_with(six, rule_on(six, "whisper", {"R1C1", "R1C2"}), "14"));
  EXPECT_FALSE(holds_with(six, rule_on(six, "whisper", {"R1C1", "R1C2"}), "13"));
}

TEST(SetterRules, AWhisperMayComeBackToWhereItWas) {
  const model::Puzzle nine = testing_support::puzzle("grid:9");
  const model::ConstraintSpec loop =
      rule_on(nine, "whisper", {"R1C1", "R1C2", "R2C2", "R2C1", "R1C1"});
  EXPECT_TRUE(validate(nine, loop).has_value());
  EXPECT_TRUE(holds_with(nine, loop, "1716"));
  EXPECT_FALSE(holds_with(nine, loop, "6172"));
  EXPECT_TRUE(validate(nine, rule_on(nine, "whisper", {"R1C1", "R1C2", "R2C2", "R1C1", "R2C1"}))
                  .has_value());
  EXPECT_FALSE(validate(nine, rule_on(nine, "whisper", {"R1C1", "R1C2", "R1C1"})).has_value());
  EXPECT_FALSE(validate(nine, rule_on(nine, "renban", {"R1C1", "R1C2", "R2C2", "R2C1", "R1C1"}))
                   .has_value());
}

TEST(SetterRules, ArrowsAddUp) {
  const model::Puzzle nine = testing_support::puzzle("grid:9");
  const model::ConstraintSpec arrow = rule_on(nine, "arrow", {"R1C1", "R1C2", "R1C3"});
  EXPECT_TRUE(holds_with(nine, arrow, "725"));
  EXPECT_FALSE(holds_with(nine, arrow, "724"));
  EXPECT_FALSE(holds_with(nine, arrow, "19."));
  EXPECT_TRUE(holds_with(nine, arrow, "9.."));
  const std::vector<geometry::Cell> pill = {*nine.board->find_cell("R2C1"),
                                            *nine.board->find_cell("R1C1")};
  const model::ConstraintSpec pilled =
      rule_on(nine, "arrow", {"R1C1", "R1C2", "R1C3"}, {{"pill", pill}});
  EXPECT_TRUE(validate(nine, pilled).has_value());
  model::PartialGrid grid(81);
  for (const auto& [cell, digit] : {std::pair{"R2C1", 1}, {"R1C1", 4}, {"R1C2", 9}, {"R1C3", 5}})
    grid[nine.board->find_cell(cell)->index()] = Digit(digit - 1);
  EXPECT_TRUE(find_constraint_type("arrow")->holds(nine, pilled, grid));
  grid[nine.board->find_cell("R1C3")->index()] = Digit(5);
  EXPECT_FALSE(find_constraint_type("arrow")->holds(nine, pilled, grid));
  EXPECT_FALSE(
      validate(nine, rule_on(nine, "arrow", {"R1C2", "R1C3"}, {{"pill", pill}})).has_value());
  const model::ConstraintSpec ends =
      rule_on(nine, "double_arrow", {"R1C1", "R1C2", "R1C3", "R1C4"});
  EXPECT_TRUE(holds_with(nine, ends, "2738"));
  EXPECT_FALSE(holds_with(nine, ends, "2739"));
}

TEST(SetterRules, LinesBetweenAndOutsideOfTheirEnds) {
  const model::Puzzle nine = testing_support::puzzle("grid:9");
  const model::ConstraintSpec between = rule_on(nine, "between_line", {"R1C1", "R1C2", "R1C3"});
  EXPECT_TRUE(holds_with(nine, between, "752"));
  EXPECT_FALSE(holds_with(nine, between, "772"));
  EXPECT_TRUE(holds_with(nine, between, "79."));
  const model::ConstraintSpec lockout = rule_on(nine, "lockout_line", {"R1C1", "R1C2", "R1C3"});
  EXPECT_TRUE(holds_with(nine, lockout, "296"));
  EXPECT_FALSE(holds_with(nine, lockout, "295"));
  EXPECT_FALSE(holds_with(nine, lockout, "246"));
  EXPECT_FALSE(holds_with(nine, lockout, "226"));
}

TEST(SetterRules, RegionSumsAreCutAtBorders) {
  const model::Puzzle nine = testing_support::puzzle("grid:9");
  const model::ConstraintSpec line =
      rule_on(nine, "region_sum_line", {"R1C2", "R1C3", "R1C4", "R2C3"});
  EXPECT_TRUE(holds_with(nine, line, "1677"));
  EXPECT_FALSE(holds_with(nine, line, "1676"));
  EXPECT_FALSE(holds_with(nine, line, "168."));
  EXPECT_FALSE(validate(nine, rule_on(nine, "region_sum_line", {"R1C1", "R1C2"})).has_value());
}

TEST(SetterRules, QuadruplesHoldTheirDigits) {
  const model::Puzzle nine = testing_support::puzzle("grid:9");
  const auto quadruple = [&](geometry::DigitSet digits) {
    return rule_on(nine, "quadruple", {"R1C1", "R1C2", "R2C1", "R2C2"}, {{"digits", digits}});
  };
  const geometry::DigitSet some{Digit(0), Digit(4)};
  EXPECT_TRUE(holds_with(nine, quadruple(some), "2517"));
  EXPECT_FALSE(holds_with(nine, quadruple(some), "2567"));
  EXPECT_TRUE(holds_with(nine, quadruple(some), "25.7"));
  EXPECT_FALSE(holds_with(nine, quadruple(some), "26.7"));
  EXPECT_FALSE(validate(nine, quadruple({})).has_value());
}

TEST(SetterRules, CluesBesideRowsAndColumns) {
  const model::Puzzle nine = testing_support::puzzle("grid:9");
  const auto clue = [&](const char* type, model::Arguments arguments) {
    return rule_on(nine, type,
                   {"R1C1", "R1C2", "R1C3", "R1C4", "R1C5", "R1C6", "R1C7", "R1C8", "R1C9"},
                   std::move(arguments));
  };
  const auto number = [](const char* name, int value) {
    return model::Arguments{{name, std::int64_t{value}}};
  };
  const auto digit = [](int value) {
    return model::Arguments{{"digit", geometry::DigitSet::single(Digit(value - 1))}};
  };
  EXPECT_TRUE(holds_with(nine, clue("sandwich", number("sum", 8)), "721359468"));
  EXPECT_FALSE(holds_with(nine, clue("sandwich", number("sum", 9)), "721359468"));
  EXPECT_FALSE(holds_with(nine, clue("sandwich", number("sum", 7)), "7.1359..."));
  EXPECT_TRUE(holds_with(nine, clue("x_sum", number("sum", 12)), "327......"));
  EXPECT_FALSE(holds_with(nine, clue("x_sum", number("sum", 12)), "328......"));
  EXPECT_TRUE(holds_with(nine, clue("numbered_room", digit(7)), "327......"));
  EXPECT_FALSE(holds_with(nine, clue("numbered_room", digit(7)), "326......"));
  EXPECT_TRUE(holds_with(nine, clue("skyscraper", number("seen", 3)), "214398765"));
  EXPECT_FALSE(holds_with(nine, clue("skyscraper", number("seen", 4)), "214398765"));
  EXPECT_TRUE(holds_with(nine, clue("hidden_skyscraper", digit(1)), "21......."));
  EXPECT_FALSE(holds_with(nine, clue("hidden_skyscraper", digit(4)), "213......"));
  EXPECT_FALSE(validate(nine, clue("skyscraper", number("seen", 10))).has_value());
}

TEST(SetterRules, DiagonalsRunFromRimToRim) {
  const model::Puzzle nine = testing_support::puzzle("grid:9");
  const auto little = [&](const std::vector<const char*>& cells) {
    return rule_on(nine, "little_killer", cells, {{"sum", std::int64_t{9}}});
  };
  EXPECT_TRUE(validate(nine, little({"R1C3", "R2C2", "R3C1"})).has_value());
  EXPECT_TRUE(validate(nine, little({"R3C1", "R2C2", "R1C3"})).has_value());
  EXPECT_FALSE(validate(nine, little({"R1C3", "R2C2"})).has_value());
  EXPECT_FALSE(validate(nine, little({"R2C2", "R3C1"})).has_value());
  EXPECT_TRUE(holds_with(nine, little({"R1C3", "R2C2", "R3C1"}), "333"));
  EXPECT_FALSE(holds_with(nine, little({"R1C3", "R2C2", "R3C1"}), "334"));
  // 2 * (2 * 9 - 3) of two cells and more in either direction, each from both ends.
  EXPECT_EQ(diagonals_of(*nine.board).size(), 60U);
  EXPECT_TRUE(diagonals_of(*testing_support::puzzle("toroidal").board).empty());
}

TEST(SetterRules, CellsThatSayWhereDigitsAre) {
  const model::Puzzle nine = testing_support::puzzle("grid:9");
  model::PartialGrid grid(81);
  const auto set = [&](const char* cell, int digit) {
    grid[nine.board->find_cell(cell)->index()] = Digit(digit - 1);
  };
  const auto holds = [&](const char* type) {
    return find_constraint_type(type)->holds(nine, rule_on(nine, type, {"R2C3"}), grid);
  };
  set("R2C3", 7);
  set("R2C7", 3);  // its own column is 3
  set("R7C3", 2);  // its own row is 2
  set("R3C1", 6);  // the 7th of its box; its own place there is the 6th
  EXPECT_TRUE(holds("column_indexer"));
  EXPECT_TRUE(holds("row_indexer"));
  EXPECT_TRUE(holds("box_indexer"));
  set("R2C7", 4);
  set("R7C3", 4);
  set("R3C1", 4);
  EXPECT_FALSE(holds("column_indexer"));
  EXPECT_FALSE(holds("row_indexer"));
  EXPECT_FALSE(holds("box_indexer"));
}

TEST(SetterRules, CellsThatAreLeastAround) {
  model::Puzzle nine = testing_support::puzzle("grid:9");
  const model::ConstraintSpec minimum = rule_on(nine, "minimum", {"R1C1"});
  model::PartialGrid grid(81);
  grid[0] = Digit(2);
  grid[1] = Digit(1);
  EXPECT_FALSE(find_constraint_type("minimum")->holds(nine, minimum, grid));
  EXPECT_TRUE(
      find_constraint_type("maximum")->holds(nine, rule_on(nine, "maximum", {"R1C1"}), grid));
  nine.constraints = {minimum, rule_on(nine, "minimum", {"R1C2"})};
  EXPECT_TRUE(find_constraint_type("minimum")->holds(nine, minimum, grid));
}

TEST(SetterRules, LinesOfThirds) {
  const model::Puzzle nine = testing_support::puzzle("grid:9");
  const model::ConstraintSpec line = rule_on(nine, "entropic", {"R1C1", "R1C2", "R1C3", "R1C4"});
  EXPECT_TRUE(holds_with(nine, line, "1592"));
  EXPECT_FALSE(holds_with(nine, line, "1598"));
  EXPECT_FALSE(holds_with(nine, line, "1.2."));
  EXPECT_TRUE(holds_with(nine, line, "1..2"));
  const model::Puzzle eight = testing_support::puzzle("grid:8");  // low 1 to 3, high 6 to 8
  const model::ConstraintSpec short_line = rule_on(eight, "entropic", {"R1C1", "R1C2"});
  EXPECT_FALSE(holds_with(eight, short_line, "13"));
  EXPECT_TRUE(holds_with(eight, short_line, "34"));
  EXPECT_FALSE(holds_with(eight, short_line, "45"));
  const model::ConstraintSpec modular = rule_on(nine, "modular", {"R1C1", "R1C2", "R1C3", "R1C4"});
  EXPECT_TRUE(holds_with(nine, modular, "1234"));
  EXPECT_FALSE(holds_with(nine, modular, "1.4."));
}

TEST(SetterRules, RenbanPalindromeZipper) {
  const model::Puzzle puzzle = testing_support::puzzle("grid:9");
  const auto line = [&](const char* type) {
    return rule_on(puzzle, type, {"R1C1", "R2C2", "R3C3", "R4C4", "R5C5"});
  };
  EXPECT_FALSE(holds_with(puzzle, line("renban"), "64853"));
  EXPECT_TRUE(holds_with(puzzle, line("renban"), "64573"));
  EXPECT_FALSE(holds_with(puzzle, line("renban"), "6.6.."));
  EXPECT_TRUE(holds_with(puzzle, line("nabner"), "13579"));
  EXPECT_FALSE(holds_with(puzzle, line("nabner"), "1..2."));
  EXPECT_TRUE(holds_with(puzzle, line("palindrome"), "12321"));
  EXPECT_FALSE(holds_with(puzzle, line("palindrome"), "1...2"));
  EXPECT_TRUE(holds_with(puzzle, line("zipper"), "24735"));
  EXPECT_FALSE(holds_with(puzzle, line("zipper"), "24835"));
  EXPECT_FALSE(holds_with(puzzle, line("zipper"), "24.36"));
}

/// Whether the diagram that a rule of sums on a row's first cells comes to allows these digits, of
/// which the first are those of hidden variables.
bool diagram_allows(const char* type, std::int64_t sum, const std::vector<int>& digits,
                    std::size_t num_hidden = 0) {
  const model::Puzzle puzzle = testing_support::puzzle("grid:9");
  model::ConstraintSpec spec{type, "", {}, {{"sum", sum}}};
  for (std::size_t i = 0; i < digits.size() - num_hidden; ++i) spec.cells.emplace_back(i);
  Lowering lowering(puzzle);
  if (num_hidden != 0) lowering.assume_houses();
  find_constraint_type(spec.type)->lower(puzzle, spec, lowering);
  const model::Problem problem = lowering.take();
  for (const model::PostedPrimitive& posted : problem.primitives) {
    const auto* diagram = std::get_if<model::Diagram>(&posted.primitive);
    if (diagram == nullptr) continue;
    std::uint32_t node = 0;
    for (const int digit : digits) {
      if (node != model::DiagramTable::kNone) node = diagram->table->child(node, Digit(digit - 1));
    }
    return node != model::DiagramTable::kNone;
  }
  ADD_FAILURE() << "there is no diagram";
  return true;
}

TEST(SetterRules, EndsOfALunchboxLeaveRoomForItsDigits) {
  EXPECT_TRUE(diagram_allows("lunchbox", 12, {2, 3, 4, 5, 6}));
  // Alone, a walk does not know which digits there have been; but five do not fit between 3 and 5.
  EXPECT_FALSE(diagram_allows("lunchbox", 12, {3, 4, 4, 4, 5}));
}

TEST(SetterRules, ALongLunchboxGoesOnOnlyWithSumsThatItsDigitsCanMake) {
  constexpr std::size_t kEnds = 2;
  EXPECT_TRUE(diagram_allows("lunchbox", 15, {1, 9, 5, 6, 1, 8, 7, 9}, kEnds));
  // Two digits below 9 that differ do not make 16; nor do any four below 7 make 19.
  EXPECT_FALSE(diagram_allows("lunchbox", 16, {1, 9, 5, 6, 1, 8, 8, 9}, kEnds));
  EXPECT_FALSE(diagram_allows("lunchbox", 19, {1, 7, 1, 4, 5, 5, 5, 7}, kEnds));
  EXPECT_TRUE(diagram_allows("lunchbox", 18, {1, 7, 1, 3, 4, 5, 6, 7}, kEnds));
}

TEST(SetterRules, LinesWithoutRepeatsHaveAnEnd) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  const auto line = [&](const char* type, std::initializer_list<const char*> cells) {
    puzzle.constraints = {rule_on(puzzle, type, cells)};
    ASSERT_TRUE(validate(puzzle, puzzle.constraints.front()).has_value());
  };
  for (const char* type : {"renban", "nabner"}) {
    line(type, {"R1C1", "R1C2", "R1C3", "R1C4", "R2C4"});
    const auto conflicts = find_conflicts(puzzle);
    ASSERT_EQ(conflicts.size(), 1U) << type;
    EXPECT_NE(conflicts.front().message.find("5 cells without repeats"), std::string::npos)
        << conflicts.front().message;
    line(type, {"R1C1", "R1C2", "R1C3", "R1C4"});
    EXPECT_TRUE(find_conflicts(puzzle).empty()) << type;
  }
}

TEST(SetterRules, APairIsRelatedInTheTimeOfItsDigits) {
  const model::Puzzle puzzle = testing_support::puzzle("grid:9");
  Lowering lowering(puzzle);
  std::vector<std::pair<geometry::Cell, geometry::Cell>> pairs;
  for (int i = 1; i < puzzle.num_cells(); ++i) pairs.emplace_back(i - 1, i);
  int asked = 0;
  lowering.relate(pairs, [&](Digit a, Digit b) {
    ++asked;
    return a < b;
  });
  EXPECT_EQ(asked, 81);
  EXPECT_EQ(lowering.problem().primitives.size(), pairs.size());
}

TEST(SetterRules, WhatBreaksALongLineIsFoundAtOnce) {
  // 4096 givens, of which the last two are wrong: each pair may not be tried.
  model::Puzzle puzzle = testing_support::puzzle("latin:64");
  model::ConstraintSpec spec;
  spec.type = "whisper";
  for (int row = 0; row < 64; ++row) {
    for (int i = 0; i < 64; ++i) spec.cells.emplace_back(64 * row + (row % 2 == 0 ? i : 63 - i));
  }
  for (std::size_t i = 0; i < spec.cells.size(); ++i)
    puzzle.givens[spec.cells[i].index()] = Digit(i % 2 == 0 ? 0 : 63);
  puzzle.givens[spec.cells.back().index()] = Digit(0);
  const auto conflict = conflict_with(puzzle, spec);
  ASSERT_TRUE(conflict);
  const std::size_t last = spec.cells.size() - 1;
  EXPECT_EQ(conflict->cells, (std::vector{spec.cells[last - 1], spec.cells[last]}));
}

TEST(SetterRules, ChessMovesGoOverSeams) {
  const auto breaks = [](const char* board, const char* type, const char* a, const char* b) {
    model::Puzzle puzzle = testing_support::puzzle(board);
    puzzle.constraints.push_back(rule_on(puzzle, type, {}));
    model::PartialGrid grid(static_cast<std::size_t>(puzzle.num_cells()));
    grid[puzzle.board->find_cell(a)->index()] = Digit(0);
    grid[puzzle.board->find_cell(b)->index()] = Digit(0);
    return !find_constraint_type(type)->holds(puzzle, puzzle.constraints[0], grid);
  };
  EXPECT_TRUE(breaks("grid:9", "anti_knight", "R1C1", "R2C3"));
  EXPECT_TRUE(breaks("grid:9", "anti_knight", "R5C5", "R3C4"));
  EXPECT_FALSE(breaks("grid:9", "anti_knight", "R1C1", "R2C2"));
  EXPECT_FALSE(breaks("grid:9", "anti_knight", "R1C1", "R9C8"));
  EXPECT_TRUE(breaks("toroidal:6", "anti_knight", "R1C1", "R6C5"));
  EXPECT_TRUE(breaks("grid:9", "anti_king", "R1C1", "R2C2"));
  EXPECT_FALSE(breaks("grid:9", "anti_king", "R1C1", "R1C2"));
  EXPECT_TRUE(breaks("toroidal:6", "anti_king", "R1C1", "R6C6"));
}

}  // namespace
}  // namespace omnidoku::constraints
