// SPDX-License-Identifier: MIT
//
// What is said of a text that holds no puzzle: of what it looks like, and where.
#include "formats/refusal.h"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "formats/format.h"

namespace omnidoku::formats {
namespace {

const std::string kLine =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Rows of cells apart, with these signs between.
std::string joined(std::string_view between_cells, std::string_view between_rows,
                   const std::string& line = kLine) {
  std::string text;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (i > 0) text += i % 9 == 0 ? between_rows : between_cells;
    text += line[i] == '.' ? '0' : line[i];
  }
  return text;
}

struct Case {
  std::string text;
  Look look;
  std::string words;
  std::uint32_t line = 0;
};

TEST(Refusal, SpeaksOfWhatATextLooksLike) {
  const Case cases[] = {
      // JSON: the part that most looks like a grid.
      {"{\"a\":1,\n\"grid\":\"" + kLine.substr(1) + "\"}", Look::json, "80 cells, but a 9x9", 2},
      {"[[" + joined(",", "],\n[").replace(21, 2, "") + "]]", Look::json,
       "this row has 8 cells, the others have 9", 2},
      {"{\"rows\":[[" + joined(",", "],\n[", kLine.substr(9)) + "]]}", Look::json,
       "8 rows of 9 cells", 1},
      {"{\"cells\":[{\"value\":1,\"cage\":3},\n" + joined(",", ",").substr(2) + "]}", Look::json,
       "says more than its value", 1},
      {"[{\"name\":\"A\"},{\"name\":\"B\"}]", Look::json, "a list of 2 items", 0},
      // Programs: the list that is none.
      {"easy = [[" + joined(",", "],\n[").replace(21, 2, "") + "]]", Look::program,
       "the list in this line has 8 cells, the others have 9", 2},
      {"easy = [[" + joined(",", "],\n[").replace(21, 1, "x1") + "]]", Look::program,
       "'x1' in the list in this line is no cell", 2},
      {"easy = [[" + joined(",", "],\n[", kLine.substr(9)) + "]]", Look::program,
       "8 lists of 9 cells", 1},
      {"easy = [[" + joined(",", "],\n[") + "]", Look::program, "brackets", 0},
      {"import sys\n\ndef solve(board):\n    return [x for x in board if x > 3]\n", Look::program,
       "the source of a program", 0},
      // Lists of numbers.
      {joined(",", ",").replace(4, 1, "12"), Look::lines, "'12' is no symbol of a 9x9 grid", 1},
      // Tables.
      {"name,age,town\nA,12,Rome\nB,13,Oslo\n", Look::table, "the columns 'name', 'age', 'town'",
       1},
      {"| Name | Age |\n|---|---|\n| A | 12 |\n", Look::table, "the columns 'Name', 'Age'", 1},
      {"row,col,text\n1,1,a\n1,2,b\n", Look::table, "none of them holds puzzles", 1},
      // Rows and words, as before.
      {kLine.substr(1), Look::lines, "80 cells, but a 9x9", 1},
      {joined("", "\n").substr(1), Look::lines, "8 cells in line 1", 1},
      {"hello world, how are you?", Look::lines, "no puzzle in these words", 0},
      {"<html><body>nothing</body></html>", Look::page, "web page", 0},
  };
  for (const Case& each : cases) {
    EXPECT_EQ(look_of(each.text), each.look) << each.text;
    const auto document = read(each.text);
    ASSERT_FALSE(document.has_value()) << each.text;
    EXPECT_NE(document.error().what.find(each.words), std::string::npos) << each.text << "\n"
                                                                         << document.error().text();
    EXPECT_EQ(document.error().where.line, each.line) << each.text;
    EXPECT_FALSE(document.error().hint.empty() && each.look != Look::program) << each.text;
  }
}

/// Not that a part of it is no small grid.
TEST(Refusal, SaysThatAListMayBeCutOff) {
  for (const char* between : {",", ", "}) {
    const std::string whole = "[" + joined(between, between) + "]";
    ASSERT_TRUE(read(whole).has_value()) << whole;
    for (const std::size_t length : {20U, 32U, 33U, 49U, 160U}) {
      const auto document = read(whole.substr(0, length));
      ASSERT_FALSE(document.has_value()) << length;
      EXPECT_NE(document.error().what.find("cut off"), std::string::npos)
          << length << ": " << document.error().text();
    }
  }
  const auto rows = read("[[" + joined(",", "],[").substr(0, 40));
  ASSERT_FALSE(rows.has_value());
  EXPECT_NE(rows.error().what.find("cut off"), std::string::npos) << rows.error().text();
}

}  // namespace
}  // namespace omnidoku::formats
