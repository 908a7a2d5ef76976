// SPDX-License-Identifier: MIT
//
// Patterns of one digit, drawn by hand on the classic grid.
#include <algorithm>

#include <gtest/gtest.h>

#include "logic/path.h"
#include "logic/telling/signs.h"
#include "support/boards.h"
#include "verify/check_step.h"

namespace omnidoku {
namespace {

using geometry::Cell;
using geometry::Digit;
using logic::CandidateBoard;
using logic::Position;
using logic::Structure;

constexpr Digit kDigit(0);

class SingleDigit : public ::testing::Test {
 protected:
  /// The empty puzzle with the first digit left where the drawing has an 'o'.
  [[nodiscard]] Position drawn(std::string_view drawing) const {
    CandidateBoard board = CandidateBoard::start(structure_);
    int cell = 0;
    for (const char c : drawing) {
      if (c == ' ') continue;
      if (c != 'o') board.eliminate({Cell(cell), kDigit});
      ++cell;
    }
    EXPECT_EQ(cell, structure_.num_cells());
    return Position(std::move(board), true);
  }

  /// What each step of a technique removes, as text; every one is confirmed.
  [[nodiscard]] std::vector<std::string> steps(std::string_view technique,
                                               const Position& position) const {
    verify::StepChecker checker(structure_.lowered());
    const logic::Words words(structure_);
    std::vector<std::string> result;
    for (const model::Step& step : all_steps(*logic::find_technique(technique), position)) {
      EXPECT_EQ(checker.check(step, position.board().digits_left()).text, "") << tell(step, words);
      EXPECT_FALSE(step.marks.empty());
      result.push_back(words.conclusions(step));
    }
    std::sort(result.begin(), result.end());
    return result;
  }

  Structure structure_{testing_support::puzzle("grid:9")};
};

TEST(SingleDigitOnDiagonals, SightAlongADiagonalIsMarkedAndNamed) {
  // Columns 1 and 6 stand on row 9; R4C4 sees the roof R1C1 along the diagonal alone.
  const Structure structure{testing_support::puzzle("x")};
  CandidateBoard board = CandidateBoard::start(structure);
  for (int i = 0; i < structure.num_cells(); ++i) {
    const int column = i % 9;
    const bool stays = column == 0 ? i == 0 || i == 72 : column != 5 || i == 32 || i == 77;
    if (!stays) board.eliminate({Cell(static_cast<std::size_t>(i)), kDigit});
  }
  const Position position(std::move(board), true);
  const logic::Technique& skyscraper = *logic::find_technique("skyscraper");
  const std::vector<model::Step> steps = all_steps(skyscraper, position);
  const auto step = std::find_if(steps.begin(), steps.end(), [](const model::Step& one) {
    return std::find(one.eliminations.begin(), one.eliminations.end(),
                     geometry::Candidate{Cell(30), kDigit}) != one.eliminations.end();
  });
  ASSERT_NE(step, steps.end());
  const logic::Words words(structure);
  const logic::Summary summary = skyscraper.summary(*step, words);
  EXPECT_EQ(summary.id, "either_cell_sight");
  EXPECT_NE(summary_text(summary, words).find("see each other in the falling diagonal"),
            std::string::npos)
      << summary_text(summary, words);
  EXPECT_NE(reason(*step, words).find("R4C4 sees R4C6 in row 4 and R1C1 in the falling diagonal"),
            std::string::npos)
      << reason(*step, words);
  EXPECT_TRUE(std::any_of(step->houses.begin(), step->houses.end(), [&](const auto& mark) {
    return sign_of(*step, mark, structure) == "sight" &&
           words.shape(mark.primitive).find("falling diagonal") != std::string::npos;
  }));
}

using Texts = std::vector<std::string>;

TEST_F(SingleDigit, Skyscraper) {
  // Columns 2 and 6 stand on row 9; their roofs are R1C2 and R2C6.
  const Position position = drawn(
      "ooooo..oo o.oooo.oo o.ooo.ooo o.ooo.ooo o.ooo.ooo o.ooo.ooo o.ooo.ooo o.ooo.ooo ooooooooo");
  EXPECT_EQ(steps("skyscraper", position), (Texts{"R1C4, R1C5, R2C1 and R2C3 cannot be 1."}));
  EXPECT_EQ(steps("two_string_kite", position), Texts{});
}

TEST_F(SingleDigit, SkyscraperOnRoofsInLineIsAnXWing) {
  const Position position = drawn(
      "ooooooooo o.ooo.ooo o.ooo.ooo o.ooo.ooo o.ooo.ooo o.ooo.ooo o.ooo.ooo o.ooo.ooo ooooooooo");
  EXPECT_EQ(steps("skyscraper", position), Texts{});
  EXPECT_FALSE(steps("x_wing", position).empty());
}

TEST_F(SingleDigit, Kite) {
  // Row 1 has C1 and C7, column 2 has R2 and R8.
  const Position position = drawn(
      "o.....o.. ooooooooo o.ooooooo o.ooooooo o.ooooooo o.ooooooo o.ooooooo ooooooooo o.ooooooo");
  EXPECT_EQ(steps("two_string_kite", position), (Texts{"R8C7 cannot be 1."}));
  EXPECT_EQ(steps("skyscraper", position), Texts{});
}

TEST_F(SingleDigit, TurbotFishThroughABox) {
  // Box 1 has R1C1 and R3C3; column 3 of it sees R8C3 of row 8, which has R8C8 besides.
  const Position position = drawn(
      "ooooooooo ...oooooo ..ooooooo ooooooooo ooooooooo ooooooooo ooooooooo ..o....o. ooooooooo");
  EXPECT_EQ(steps("turbot_fish", position), Texts{});
  const Position with_corner = drawn(
      "o..oooooo ...oooooo ..ooooooo ooooooooo ooooooooo ooooooooo ooooooooo ..o....o. ooooooooo");
  EXPECT_EQ(steps("turbot_fish", with_corner), (Texts{"R1C8 cannot be 1."}));
}

TEST_F(SingleDigit, EmptyRectangle) {
  // Box 1 has row 2 and column 3; column 8 has R2 and R9.
  const Position position = drawn(
      "..oooooo. ooooooooo ..ooooo.o ooooooo.o ooooooo.o ooooooo.o ooooooo.o ooooooo.o ooooooooo");
  const Texts found = steps("empty_rectangle", position);
  EXPECT_TRUE(std::find(found.begin(), found.end(), "R9C3 cannot be 1.") == found.end());
  const Position pair = drawn(
      "..ooooo.. ooooooooo ..ooooo.o ooooooo.o ooooooo.o ooooooo.o ooooooo.o ooooooo.o ooooooooo");
  const Texts with_pair = steps("empty_rectangle", pair);
  EXPECT_TRUE(std::find(with_pair.begin(), with_pair.end(), "R9C3 cannot be 1.") !=
              with_pair.end());
}

TEST_F(SingleDigit, SimpleColouringTrap) {
  // Row 1: C1, C5. Column 5: R1, R7. Row 7: C5, C2. The ends of the chain are R1C1 and R7C2.
  const Position trap = drawn(
      "o...o.... oooo.oooo oooo.oooo oooo.oooo oooo.oooo oooo.oooo .o..o.... oooo.oooo oooo.oooo");
  EXPECT_EQ(steps("simple_colouring", trap), (Texts{"R2C2, R3C2, R8C1 and R9C1 cannot be 1."}));
}

TEST_F(SingleDigit, SimpleColouringWrap) {
  // As before, but row 7 goes on to C3 and column 3 to R3: this sees R1C1 of the same colour.
  const Position wrap = drawn(
      "o...o.... oo.o.oooo oooo.oooo oo.o.oooo oo.o.oooo oo.o.oooo ..o.o.... oo.o.oooo oo.o.oooo");
  const Texts found = steps("simple_colouring", wrap);
  EXPECT_TRUE(std::find(found.begin(), found.end(), "R1C1, R3C3 and R7C5 cannot be 1.") !=
              found.end());
}

TEST_F(SingleDigit, MultiColouring) {
  // Column 2 has R1 and R5, column 8 has R1 and R6: not both tops, so R5C2 or R6C8.
  const Position joined = drawn(
      "ooooooooo o.ooooo.o o.ooooo.o o.ooooo.o ooooooo.o o.ooooooo o.ooooo.o o.ooooo.o o.ooooo.o");
  EXPECT_EQ(steps("multi_colouring", joined), (Texts{"R5C7, R5C9, R6C1 and R6C3 cannot be 1."}));
  // With R2 in place of R1 in column 8 nothing joins them.
  const Position apart = drawn(
      "ooooooo.o o.ooooooo o.ooooo.o o.ooooo.o ooooooo.o o.ooooooo o.ooooo.o o.ooooo.o o.ooooo.o");
  EXPECT_EQ(steps("multi_colouring", apart), Texts{});
}

TEST_F(SingleDigit, TemplatesSeeWhatNoOtherPatternNeeds) {
  const Position position = drawn(
      "ooooo..oo o.oooo.oo o.ooo.ooo o.ooo.ooo o.ooo.ooo o.ooo.ooo o.ooo.ooo o.ooo.ooo ooooooooo");
  const Texts found = steps("templates", position);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_NE(found[0].find("R1C4"), std::string::npos);
}

}  // namespace
}  // namespace omnidoku
