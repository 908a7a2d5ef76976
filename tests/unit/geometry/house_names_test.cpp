// SPDX-License-Identifier: MIT
#include "geometry/house_names.h"

#include <gtest/gtest.h>

#include "support/boards.h"

namespace omnidoku::geometry {
namespace {

/// The name of a board's house in a sentence.
std::string spoken(std::string_view board_text, std::string_view house) {
  const BoardPtr board = testing_support::board(board_text);
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

TEST(HouseNames, RegionsAreToldByACell) {
  EXPECT_EQ(spoken("jigsaw", "region C"), "the region of R1C8");
  EXPECT_EQ(spoken("toroidal", "region 2"), "the region of R1C3");
  EXPECT_EQ(spoken("jigsaw:aabbabbaccddcddc", "region b"), "the region of R1C3");
  // A region that is a row as well has the row's name.
  EXPECT_EQ(spoken("jigsaw:AACCCAADCCBBBBBADDDEEEEED", "row 3"), "row 3");
}

TEST(HouseNames, OfAPersonGetTheirKind) {
  const BoardPtr grid = testing_support::board("grid:4");
  const auto named = [&](std::string name, HouseKind kind) {
    const House house{std::move(name), kind, {Cell(0), Cell(5)}};
    return house_name(*grid, house).text();
  };
  EXPECT_EQ(named("Anna", HouseKind::region), "region Anna");
  EXPECT_EQ(named("Anna", HouseKind::extra), "house Anna");
  EXPECT_EQ(named("left ring", HouseKind::extra), "the left ring");
  EXPECT_EQ(named("Outer Row", HouseKind::row), "Outer Row");
  EXPECT_EQ(named("house 3", HouseKind::extra), "house 3");
  // A "row" that is no line of the board keeps its own number.
  EXPECT_EQ(named("row 7", HouseKind::row), "row 7");
}

TEST(HouseNames, BeforeTheirCellsTheySayTheirKindWithoutArticle) {
  const BoardPtr grid = testing_support::board("grid:4");
  const auto title = [&](std::string name, HouseKind kind) {
    const House house{std::move(name), kind, {Cell(0), Cell(5)}};
    return house_name(*grid, house).title();
  };
  EXPECT_EQ(title("the left ring", HouseKind::extra), "house left ring");
  EXPECT_EQ(title("asterisk", HouseKind::group), "house asterisk");
  EXPECT_EQ(title("Anna", HouseKind::extra), "house Anna");
  EXPECT_EQ(title("rising diagonal", HouseKind::diagonal), "rising diagonal");
  EXPECT_EQ(title("region 3", HouseKind::region), "region of R1C1");
  EXPECT_EQ(title("row 7", HouseKind::row), "row 7");
}

/// The words for other languages: "grid:2 row:3".
std::string words_text(const HouseName& name) {
  std::string text;
  for (const auto& [noun, id] : name.words()) text += (text.empty() ? "" : ", ") + noun + ":" + id;
  return text;
}

TEST(HouseNames, HaveWordsForOtherLanguages) {
  const auto words = [](std::string_view board_text, std::string_view name) {
    const BoardPtr board = testing_support::board(board_text);
    const House& house = board->house(*board->find_house(name));
    return words_text(name_on_board(house)) + " | " + words_text(house_name(*board, house));
  };
  EXPECT_EQ(words("grid:9", "row 4"), "row:4 | row:4");
  EXPECT_EQ(words("jigsaw", "region C"), "region:C | region of:R1C8");
  EXPECT_EQ(words("samurai", "grid 2 column 9"), "grid:2, column:9 | grid:2, column:21");
  EXPECT_EQ(words("grid:9+x", "rising diagonal"), "rising diagonal: | rising diagonal:");
  EXPECT_EQ(words("samurai+x", "grid 3 rising diagonal"),
            "grid:3, rising diagonal: | grid:3, rising diagonal:");
  EXPECT_EQ(words("roxdoku", "row slice 2"), "row slice:2 | row slice:2");
  const BoardPtr grid = testing_support::board("grid:4");
  const auto typed = [&](std::string name) {
    const House house{std::move(name), HouseKind::extra, {Cell(0), Cell(5)}};
    return words_text(name_on_board(house)) + " | " + words_text(house_name(*grid, house));
  };
  EXPECT_EQ(typed("left ring"), "house:left ring | house:left ring");
  EXPECT_EQ(typed("Anna"), "house:Anna | house:Anna");
  EXPECT_EQ(typed("my row 4"), "my row:4 | my row:4");
  EXPECT_EQ(typed("Outer Row"), "Outer Row: | Outer Row:");
}

TEST(HouseNames, OfSeveralTogether) {
  const auto text = [](std::string_view board_text, std::vector<std::string_view> names) {
    const BoardPtr board = testing_support::board(board_text);
    std::vector<HouseName> houses;
    for (const std::string_view name : names) {
      houses.push_back(house_name(*board, board->house(*board->find_house(name))));
    }
    return houses_text(houses);
  };
  EXPECT_EQ(text("grid:9", {"box 1", "box 2", "box 3", "box 4"}), "boxes 1 to 4");
  EXPECT_EQ(text("grid:9", {"column 8", "column 9"}), "columns 8 and 9");
  EXPECT_EQ(text("grid:9", {"column 1", "column 8", "column 9"}), "columns 1, 8 and 9");
  EXPECT_EQ(text("grid:9", {"row 1", "row 2", "row 3", "row 9"}), "rows 1 to 3 and 9");
  EXPECT_EQ(text("samurai", {"grid 5 row 1", "grid 5 row 2", "grid 5 row 3"}),
            "rows 13 to 15 of grid 5");
  EXPECT_EQ(text("samurai", {"grid 1 box 8", "grid 1 box 9", "grid 2 box 1"}),
            "boxes 8 and 9 of grid 1 and box 1 of grid 2");
  EXPECT_EQ(text("jigsaw", {"region A", "region B", "region C"}),
            "the regions of R1C1, R1C3 and R1C8");
  EXPECT_EQ(text("samurai+x", {"grid 1 rising diagonal", "grid 2 rising diagonal"}),
            "the rising diagonals of grid 1 and grid 2");
}

}  // namespace
}  // namespace omnidoku::geometry
