// SPDX-License-Identifier: MIT
#include <string>

#include <gtest/gtest.h>

#include "formats/format.h"
#include "formats/text.h"

namespace omnidoku::formats {
namespace {

using base::ErrorCode;

/// Full, though it follows no rule.
const std::string kSolution = [] {
  std::string text;
  for (int i = 0; i < 81; ++i) text += static_cast<char>('1' + (i % 9 + 2 * (i / 9)) % 9);
  return text;
}();
const std::string kPuzzle =
    "1.3..6..9.5.7...2...8.2...5.....1.4.7...5...2.1.6.....8...4.1...2...8.6.3..9..2.8";

model::Document read_line(std::string_view text) {
  auto document = read(text);
  EXPECT_TRUE(document.has_value()) << (document ? "" : document.error().text());
  return document ? *document : model::Document{};
}

TEST(Line, ReadsTheClassicGrid) {
  const auto document = read_line(kPuzzle);
  ASSERT_NE(document.puzzle.board, nullptr);
  EXPECT_TRUE(document.puzzle.board->is_classic());
  EXPECT_EQ(document.format, "line");
  EXPECT_EQ(document.puzzle.givens[0], geometry::Digit(0));
  EXPECT_EQ(document.puzzle.givens[1], std::nullopt);
  EXPECT_EQ(document.puzzle.givens[80], geometry::Digit(7));
  EXPECT_EQ(line_text(document.puzzle, document.puzzle.givens), kPuzzle);
}

TEST(Line, TakesEveryMarkForAnEmptyCell) {
  std::string text = kPuzzle;
  constexpr std::string_view kMarks = ".0*_";
  std::size_t next = 0;
  for (char& c : text) {
    if (c == '.') c = kMarks[next++ % kMarks.size()];
  }
  EXPECT_EQ(read_line(text).puzzle.givens, read_line(kPuzzle).puzzle.givens);
}

TEST(Line, KeepsACommentAndWritesItBack) {
  const auto document = read_line("# a file\r\n" + kPuzzle + " # by hand \r\n");
  EXPECT_EQ(document.puzzle.metadata.comment, "by hand");
  const auto text = write(document, *find_format("line"));
  ASSERT_TRUE(text.has_value());
  EXPECT_EQ(*text, kPuzzle + " # by hand\n");
}

TEST(Line, ReadsTheFirstColumnOfATable) {
  const auto document = read_line("\"" + kPuzzle + "\",unique,1,x\n");
  EXPECT_EQ(line_text(document.puzzle, document.puzzle.givens), kPuzzle);
}

TEST(Line, ReadsASolutionBesideThePuzzle) {
  for (const std::string separator : {",", " ", "; ", "\",\"", " # "}) {
    for (const std::string& text :
         {kPuzzle + separator + kSolution, kSolution + separator + kPuzzle,
          kPuzzle + separator + "easy, " + kSolution + " 7"}) {
      const auto document = read_line(text);
      EXPECT_EQ(line_text(document.puzzle, document.puzzle.givens), kPuzzle) << text;
      ASSERT_TRUE(document.puzzle.solution.has_value()) << text;
      EXPECT_EQ(line_text(document.puzzle, *document.puzzle.solution), kSolution) << text;
    }
  }
  EXPECT_EQ(read_line(kPuzzle + ",easy," + kSolution + ",7").puzzle.metadata.comment, "easy, 7");
  // Of another size, or open as well: no solution.
  EXPECT_EQ(read_line(kPuzzle + " 12341234").puzzle.solution, std::nullopt);
  EXPECT_EQ(read_line(kPuzzle + " " + kPuzzle).puzzle.solution, std::nullopt);
  // As small as it is, it is a puzzle beside its solution.
  EXPECT_TRUE(read("1... 1221", nullptr, {})->puzzle.solution.has_value());
}

TEST(Line, ReadsOtherSizes) {
  for (const int side : {4, 6, 8, 9, 10, 12, 15, 16, 20, 25, 36, 64}) {
    std::string text(static_cast<std::size_t>(side * side), '.');
    text[0] = '1';
    if (side > 9) text[1] = 'A';
    const auto document = read_line(text);
    ASSERT_NE(document.puzzle.board, nullptr) << side;
    EXPECT_EQ(document.puzzle.num_digits(), side);
    EXPECT_EQ(line_text(document.puzzle, document.puzzle.givens), text);
    const auto again = write(document, *find_format("line"));
    ASSERT_TRUE(again.has_value());
    EXPECT_EQ(*again, text + "\n");
  }
}

TEST(Line, SaysWhichCharacterIsWrong) {
  std::string text = kPuzzle;
  text[11] = 'x';
  const auto document = read("\n" + text, find_format("line"));
  ASSERT_FALSE(document.has_value());
  EXPECT_EQ(document.error().code, ErrorCode::unknown_symbol);
  EXPECT_EQ(document.error().where.line, 2U);
  EXPECT_EQ(document.error().where.column, 12U);
  EXPECT_NE(document.error().what.find("'x'"), std::string::npos);
}

TEST(Line, SaysWhatLengthWouldFit) {
  const auto document = read(kPuzzle.substr(1), find_format("line"));
  ASSERT_FALSE(document.has_value());
  EXPECT_EQ(document.error().code, ErrorCode::wrong_length);
  EXPECT_NE(document.error().what.find("80 cells"), std::string::npos) << document.error().what;
  EXPECT_NE(document.error().what.find("9x9 grid has 81"), std::string::npos);
}

TEST(Sniffing, SaysWhatIsWrongWithTheLikeliestFormat) {
  const auto document = read(kPuzzle.substr(1));
  ASSERT_FALSE(document.has_value());
  EXPECT_EQ(document.error().what, "the line has 80 cells, but a 9x9 grid has 81");
  EXPECT_EQ(document.error().where.text(), "line 1, column 1");
}

TEST(Sniffing, SaysWhereTheTroubleIs) {
  std::string puzzle(kPuzzle);
  puzzle[40] = '!';
  const auto document = read(puzzle);
  ASSERT_FALSE(document.has_value());
  EXPECT_EQ(document.error().where.text(), "line 1, column 41");
  EXPECT_EQ(document.error().what, "'!' is no symbol of a 9x9 grid");
}

TEST(Sniffing, ABadRegionMapIsTakenForOne) {
  const auto document = read("AABB\nAABB\nCCDD\nCCDC\n");
  ASSERT_FALSE(document.has_value());
  EXPECT_EQ(document.error().what, "region 'C' has 5 cells, not 4");
}

TEST(Sniffing, SaysWhenThereIsNothing) {
  for (const char* text : {"", " \n\n", "# only a comment\n"}) {
    const auto document = read(text);
    ASSERT_FALSE(document.has_value()) << text;
  }
}

}  // namespace
}  // namespace omnidoku::formats
