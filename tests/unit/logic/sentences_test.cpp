// SPDX-License-Identifier: MIT
//
// Sentences of steps as a person reads them, on puzzles of our own.
#include <gtest/gtest.h>

#include "logic/path.h"
#include "logic/telling/summary.h"
#include "support/boards.h"

namespace omnidoku::logic {
namespace {

/// The sentences of the steps of a technique along the path of a puzzle.
std::vector<std::string> sentences(std::string_view givens, std::string_view technique) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  testing_support::set_givens(puzzle, std::string(givens));
  const Structure structure(puzzle);
  const Words words(structure);
  std::vector<std::string> found;
  for (const auto& step :
       find_path(Position(CandidateBoard::start(structure), true), human_scale()).steps) {
    if (step.technique == technique) found.push_back(tell(step, words));
  }
  return found;
}

using Sentences = std::vector<std::string>;

TEST(Sentences, ColoursNameTheCellsTheyAreAbout) {
  EXPECT_EQ(
      sentences(".5....6.2........1..7.52....28.3....4..2.......96.......5..918....1.8.36.....5..4",
                "simple_colouring"),
      Sentences{"Where a house has just two places for 7, these get two colours in turn: R1C4, "
                "R2C7, R6C2 and R9C1 have one colour, R1C8, R2C5, R4C1, R4C7, R6C8, R8C2 and R9C4 "
                "have the other. All cells of one colour are 7, or all of the other. R1C8 and R6C8 "
                "have the same colour and see each other, so it is the other colour that is true. "
                "R1C8, R2C5, R4C1, R4C7, R6C8, R8C2 and R9C4 cannot be 7."});
}

TEST(Sentences, OnlyABoxMakesAnEmptyRectangle) {
  EXPECT_EQ(
      sentences(".......2.45..9.7...9.1...487...5....6...38......2..1.59.7........38.4.........3.4",
                "empty_rectangle"),
      Sentences{"In box 9 the digit 6 is in one of R7C8 and R9C8 or in one of R7C7 and R7C9; in "
                "row 6 it is in R6C8 or in R6C6. As R6C8 sees R7C8 and R9C8 in column 8, it cannot "
                "be in both "
                "places at once; so 6 is in one of R7C7 and R7C9 or in R6C6, or in both. R7C6 "
                "sees R7C7 and R7C9 in row 7 and R6C6 in column 6. R7C6 cannot be 6."});
  EXPECT_EQ(
      sentences("1..48..2.......716..2..6....2..5.8396.5.3..7..........9..5..6.1..3.......8.7....4",
                "grouped_turbot_fish"),
      Sentences{"In column 1 the digit 7 is in R3C1 or in one of R4C1 and R6C1; in column 5 it is "
                "in R3C5 or in R6C5. As R3C5 sees R3C1 in row 3, it cannot be in both places at "
                "once; so 7 is in one of R4C1 and R6C1 or in R6C5, or in both. R6C2 and R6C3 see "
                "R6C1 and R6C5 in row 6 and R4C1 in box 4. R6C2 and R6C3 cannot be 7."});
}

TEST(Sentences, OneSetLosesADigitAsOneDoes) {
  const auto found =
      sentences(".7.....234...9..1....1..5.87.4.....9.....8......2..16....5.......3..42...81...3..",
                "als_chain");
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(found.front(),
            "Each of these sets has one digit more than cells. If the set of R1C7 and R7C7 (4, 6 "
            "and 9) lacks 6, it holds all its other digits, so the cell R1C4 (4 and 8) loses 4, so "
            "the set of R8C4, R9C4, R9C5 and R9C6 (2, 6, 7, 8 and 9) loses 8, so the set of R8C1, "
            "R8C2 and R9C1 (2, 5, 6 and 9) loses 2 and holds 6. So 6 is in the first or the last "
            "set. R7C1 cannot be 6.");
}

/// What the first step of the technique comes to along the path of a puzzle.
std::string summary_of(std::string_view givens, std::string_view technique) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  testing_support::set_givens(puzzle, std::string(givens));
  const Structure structure(puzzle);
  const Words words(structure);
  for (const auto& step :
       find_path(Position(CandidateBoard::start(structure), true), human_scale()).steps) {
    if (step.technique == technique)
      return summary_text(technique_of(step).summary(step, words), words);
  }
  return {};
}

TEST(Summaries, SayWhyADigitIsInOneOfTheEnds) {
  EXPECT_EQ(
      summary_of(
          ".......2.45..9.7...9.1...487...5....6...38......2..1.59.7........38.4.........3.4",
          "empty_rectangle"),
      "In box 9 and row 6, 6 fits only into R7C8, R9C8 and R6C8 or into R7C7, R7C9 and R6C6. R7C8, "
      "R9C8 and R6C8 see each other and cannot hold it for both, so 6 is in R7C7, R7C9 or R6C6. A "
      "cell that sees all of these cannot be 6.");
}

// A house with one open cell is full before it is a hidden or a naked single.
TEST(Sentences, ASingleThatIsAFullHouseIsCalledSo) {
  const char* givens =
      ".5....6.2........1..7.52....28.3....4..2.......96.......5..918....1.8.36.....5..4";
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  testing_support::set_givens(puzzle, givens);
  const Structure structure(puzzle);
  Position position(CandidateBoard::start(structure), true);
  int full = 0;
  while (const auto step = next_step(position, human_scale())) {
    const bool single = step->technique == "hidden_single" || step->technique == "naked_single";
    for (const Candidate placed : step->placements) {
      bool last_of_house = false;
      for (const HousePlace at : structure.houses_of(placed.cell)) {
        const HouseInfo& house = structure.house(at.house);
        int open = 0;
        for (const Cell cell : house.cells) open += position.board().is_placed(cell) ? 0 : 1;
        last_of_house = last_of_house || (house.full && open == 1);
      }
      EXPECT_FALSE(single && last_of_house) << tell(*step, Words(structure));
      full += step->technique == "full_house" ? 1 : 0;
    }
    position.apply(*step);
  }
  EXPECT_GT(full, 5);
}

}  // namespace
}  // namespace omnidoku::logic
