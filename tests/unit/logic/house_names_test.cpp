// SPDX-License-Identifier: MIT
#include "logic/house_names.h"

#include <gtest/gtest.h>

#include "logic/words.h"
#include "support/boards.h"

namespace omnidoku::logic {
namespace {

/// The name of a board's house in a sentence.
std::string spoken(std::string_view board_text, std::string_view house) {
  const geometry::BoardPtr board = testing_support::board(board_text);
  const auto id = board->find_house(house);
  return id ? house_name(*board, board->house(*id)).text() : "there is no such house";
}

TEST(HouseNames, SayTheKindAndTakeAnArticle) {
  EXPECT_EQ(spoken("grid:9", "row 3"), "row 3");
  EXPECT_EQ(spoken("grid:9", "box 9"), "box 9");
  EXPECT_EQ(spoken("grid:9+x", "falling diagonal"), "the falling diagonal");
  EXPECT_EQ(spoken("roxdoku", "row slice 2"), "row slice 2");
}

TEST(HouseNames, CountAsTheCellsDo) {
  EXPECT_EQ(spoken("samurai", "grid 2 column 9"), "column 21 of grid 2");
  EXPECT_EQ(spoken("samurai", "grid 5 row 1"), "row 13 of grid 5");
  EXPECT_EQ(spoken("samurai", "grid 2 box 3"), "box 3 of grid 2");
  EXPECT_EQ(spoken("samurai+x", "grid 3 rising diagonal"), "the rising diagonal of grid 3");
}

TEST(HouseNames, OfAPersonGetTheirKind) {
  const geometry::BoardPtr board = testing_support::board("grid:4");
  const auto named = [&](std::string name, geometry::HouseKind kind) {
    const geometry::House house{std::move(name), kind, {geometry::Cell(0), geometry::Cell(5)}};
    return house_name(*board, house).text();
  };
  EXPECT_EQ(named("Anna", geometry::HouseKind::region), "region Anna");
  EXPECT_EQ(named("Anna", geometry::HouseKind::extra), "house Anna");
  EXPECT_EQ(named("left ring", geometry::HouseKind::extra), "the left ring");
  EXPECT_EQ(named("Outer Row", geometry::HouseKind::row), "Outer Row");
  EXPECT_EQ(named("house 3", geometry::HouseKind::extra), "house 3");
  // A "row" that is no line of the board keeps its own number.
  EXPECT_EQ(named("row 7", geometry::HouseKind::row), "row 7");
}

TEST(HouseNames, Runs) {
  EXPECT_EQ(run_text({"box", "1", ""}, {"box", "8", ""}), "boxes 1 to 8");
  EXPECT_EQ(run_text({"column", "8", ""}, {"column", "9", ""}), "columns 8 and 9");
  EXPECT_EQ(run_text({"row", "13", "grid 5"}, {"row", "16", "grid 5"}), "rows 13 to 16 of grid 5");
  EXPECT_EQ(run_text({"box", "2", "grid 1"}, {"box", "1", "grid 2"}),
            "box 2 of grid 1 to box 1 of grid 2");
}

TEST(Words, SymbolsHaveTheirNoun) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  const auto noun = [&puzzle](const char* symbols) {
    puzzle.symbols = model::Symbols::from_text(symbols).value();
    const Structure structure(puzzle);
    const Words words(structure);
    return words.in_symbols("A digit; digits, the digital digit.");
  };
  EXPECT_EQ(noun("1234"), "A digit; digits, the digital digit.");
  EXPECT_EQ(noun("abcf"), "A letter; letters, the digital letter.");
  EXPECT_EQ(noun("12ab"), "A symbol; symbols, the digital symbol.");
  EXPECT_EQ(noun("\U0001F34B\U0001F34E\U0001F347\U0001F353"),
            "A symbol; symbols, the digital symbol.");
}

}  // namespace
}  // namespace omnidoku::logic
