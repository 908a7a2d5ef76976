// SPDX-License-Identifier: MIT
//
// Formats that carry a game in progress: Simple Sudoku, OpenSudoku, grids below each other, the
// clock of KSudoku. Round trips of puzzles are in the contract tests.
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "formats/format.h"
#include "support/boards.h"

namespace omnidoku::formats {
namespace {

using base::ErrorCode;
using geometry::Digit;
using geometry::DigitSet;

const std::string kGameGivens =
    "51..7..8....9...5.9.2..4.7...8..3.9.13.4.9.65.9.1..4...6.3..7.8.5...7....2..1..43";

/// A game on kGameGivens: an entry in R1C4, marks in R1C3, R2C1 and R9C1, fewer than the rules
/// leave.
model::Document sample_game() {
  model::Document document;
  document.puzzle = testing_support::puzzle("grid:9");
  testing_support::set_givens(document.puzzle, kGameGivens);
  document.play = model::empty_play_state(document.puzzle);
  document.play->entries[3] = Digit(5);
  document.play->marks[2].centre = DigitSet({Digit(3)});
  document.play->marks[9].centre = DigitSet({Digit(3), Digit(7)});
  document.play->marks[72].centre = DigitSet({Digit(6)});
  return document;
}

std::string text_in(const model::Document& document, const char* format) {
  const auto text = write(document, *find_format(format));
  EXPECT_TRUE(text.has_value()) << (text ? "" : text.error().text());
  return text ? *text : std::string();
}

model::Document read_game(const std::string& text) {
  auto document = read(text);
  EXPECT_TRUE(document.has_value()) << (document ? "" : document.error().text()) << "\n" << text;
  return document ? *std::move(document) : model::Document{};
}

base::Error game_error(const std::string& text, const char* format) {
  const auto document = read(text, find_format(format));
  EXPECT_FALSE(document.has_value()) << text;
  return document ? base::Error{} : document.error();
}

TEST(GameFormats, BringBackEntriesAndMarks) {
  for (const char* format : {"json", "ss", "opensudoku", "grid", "hodoku", "ksudoku"}) {
    SCOPED_TRACE(format);
    const auto again = read_game(text_in(sample_game(), format));
    EXPECT_EQ(again.format, format);
    EXPECT_EQ(again.puzzle.givens, sample_game().puzzle.givens);
    ASSERT_TRUE(again.play.has_value());
    EXPECT_EQ(again.play->entries, sample_game().play->entries);
    EXPECT_EQ(model::centre_marks(*again.play), model::centre_marks(*sample_game().play));
  }
}

TEST(GameFormats, KeepTheClockWhereTheyHaveOne) {
  auto document = sample_game();
  document.record.seconds = 83.5;
  for (const char* format : {"json", "opensudoku", "ksudoku"}) {
    EXPECT_DOUBLE_EQ(read_game(text_in(document, format)).record.seconds, 83.5) << format;
  }
}

const std::string kFrame =
    " *-----------*\n"
    " |51.|.7.|.8.|\n"
    " |...|9..|.5.|\n"
    " |9.2|..4|.7.|\n"
    " |---+---+---|\n"
    " |..8|..3|.9.|\n"
    " |13.|4.9|.65|\n"
    " |.9.|1..|4..|\n"
    " |---+---+---|\n"
    " |.6.|3..|7.8|\n"
    " |.5.|..7|...|\n"
    " |.2.|.1.|.43|\n"
    " *-----------*\n";

TEST(SimpleSudoku, WritesAFrameAndRecords) {
  auto document = sample_game();
  EXPECT_EQ(text_in(document, "ss").substr(0, kFrame.size()), kFrame);
  document.play->marks[9].centre = document.play->marks[72].centre = {};
  document.play->marks[2].centre = DigitSet({Digit(2)});
  // Row, column and box leave 3 and 4 to R1C3.
  EXPECT_EQ(text_in(document, "ss"), kFrame + "\nI036\nE02004\n");
}

TEST(GameFormats, MarksOfAllCandidatesComeBackFromWhatIsGone) {
  auto document = sample_game();
  document.play->marks[2].centre = DigitSet({Digit(2), Digit(3)});  // all that the rules leave
  for (const char* format : {"ss", "hodoku"}) {
    const auto again = read_game(text_in(document, format));
    ASSERT_TRUE(again.play.has_value());
    EXPECT_EQ(model::centre_marks(*again.play), model::centre_marks(*document.play)) << format;
  }
}

TEST(SimpleSudoku, RecordsAreWhatThePlayerDid) {
  const auto document = read_game(kFrame + "\nI036\nE02004\nE0204\nI005\nI038\n");
  EXPECT_EQ(document.format, "ss");
  ASSERT_TRUE(document.play.has_value());
  EXPECT_EQ(document.play->entries[3], Digit(7));  // the later one counts
  EXPECT_EQ(document.play->entries[0], std::nullopt);
  EXPECT_EQ(document.play->marks[2].centre, DigitSet({Digit(2), Digit(5)}));
  EXPECT_FALSE(read_game(kFrame).play.has_value());
}

TEST(SimpleSudoku, SaysWhatIsWrongWithARecord) {
  for (const char* record : {"I02", "I81", "I815", "E02010", "E02000", "Ix25", "I0200005", "E"}) {
    const auto error = game_error(kFrame + "\n" + record + "\n", "ss");
    EXPECT_EQ(error.code, ErrorCode::syntax) << record;
    EXPECT_EQ(error.where.line, 15U) << record;
  }
  EXPECT_EQ(game_error(kFrame + "I003\n", "ss").where.line, 14U);
  EXPECT_EQ(game_error("....\n....\n....\n....\n", "ss").code, ErrorCode::wrong_length);
}

TEST(Grid, ADigitAloneAmongCandidatesIsAMark) {
  const auto rows = [](const char* first) {
    return std::string(first) + "\n. . . .\n. . . .\n. . . .\n\n";
  };
  const auto document = read_game(rows("1 . . .") + rows("1 2 . .") + rows("1 2 3 34"));
  ASSERT_TRUE(document.play.has_value());
  EXPECT_EQ(document.play->entries[1], Digit(1));
  EXPECT_EQ(document.play->entries[2], std::nullopt);
  EXPECT_EQ(document.play->marks[2].centre, DigitSet({Digit(2)}));
  EXPECT_EQ(document.play->marks[3].centre, DigitSet({Digit(2), Digit(3)}));
}

TEST(Grid, AGameWithoutMarksIsTwoGrids) {
  auto document = sample_game();
  for (auto& marks : document.play->marks) marks.centre = {};
  const auto again = read_game(text_in(document, "grid"));
  ASSERT_TRUE(again.play.has_value());
  EXPECT_EQ(again.play->entries, document.play->entries);
  document.play->entries[3].reset();
  EXPECT_FALSE(read_game(text_in(document, "grid")).play.has_value());
}

/// A game of OpenSudoku whose first cell has these fields and whose others have `fill`.
std::string open_sudoku(const std::string& version, const std::string& first,
                        const std::string& fill, const std::string& attributes = {}) {
  std::string data = version + first;
  for (int i = 1; i < 81; ++i) data += fill;
  return "<opensudoku version=\"2\">\n<folder name=\"F\">\n<game " + attributes + " data=\"" +
         data + "\"/></folder></opensudoku>";
}

TEST(OpenSudoku, EveryVersionOfItsData) {
  const auto play_of = [](const std::string& text) {
    const auto document = read_game(text);
    EXPECT_EQ(document.format, "opensudoku");
    EXPECT_TRUE(document.play.has_value());
    return document.play.value_or(model::PlayState{});
  };
  const DigitSet notes({Digit(0), Digit(4)});
  EXPECT_EQ(play_of(open_sudoku("version: 1\n", "0|1,5,|1|", "0|-|1|")).marks[0].centre, notes);
  EXPECT_EQ(play_of(open_sudoku("version: 2\n", "0|17||1|", "0|0||1|")).marks[0].centre, notes);
  EXPECT_EQ(play_of(open_sudoku("version: 2&#10;", "0|17|1|", "0|0|1|")).marks[0].centre, notes);
  EXPECT_EQ(play_of(open_sudoku("version: 3\n", "0|17|1|", "0|0|1|")).marks[0].centre, notes);
  EXPECT_EQ(play_of(open_sudoku("", "0|17|1|", "0|0|1|")).marks[0].centre, notes);
  const auto four = play_of(open_sudoku("version: 4\n", "0|17|3|1|", "8|0|0|1|"));
  EXPECT_EQ(four.marks[0].corner, notes);
  EXPECT_EQ(four.marks[0].centre, DigitSet({Digit(0), Digit(1)}));
  EXPECT_EQ(four.entries[80], Digit(7));
  const auto five = play_of(open_sudoku("version: 5\n", "0|0|17|3|1|", "0|0|0|0|1|"));
  EXPECT_EQ(five.marks[0].centre, notes);
  EXPECT_EQ(five.marks[0].colours, model::colour_bit(3));
}

TEST(OpenSudoku, GivensTheClockAndWords) {
  const auto document = read_game(
      open_sudoku("version: 3\n", "5|0|0|", "6|0|1|", R"(time="1500" state="2" note="A note")"));
  EXPECT_EQ(document.puzzle.givens[0], Digit(4));
  EXPECT_EQ(document.puzzle.givens[1], std::nullopt);
  EXPECT_EQ(document.play->entries[1], Digit(5));
  EXPECT_EQ(document.puzzle.metadata.title, "F");
  EXPECT_EQ(document.puzzle.metadata.comment, "A note");
  EXPECT_DOUBLE_EQ(document.record.seconds, 1.5);
  EXPECT_NE(text_in(document, "opensudoku").find(R"(state="2")"), std::string::npos);
  const auto plain = read_game("<opensudoku><name>N</name><author>A</author><game data=\"" +
                               kGameGivens + "\"/></opensudoku>");
  EXPECT_EQ(plain.puzzle.metadata.title, "N");
  EXPECT_EQ(plain.puzzle.metadata.author, "A");
  EXPECT_FALSE(plain.play.has_value());
}

TEST(OpenSudoku, SaysWhatIsWrong) {
  const auto error =
      game_error(open_sudoku("version: 4\n", "0|512|0|1|", "0|0|0|1|"), "opensudoku");
  EXPECT_EQ(error.where.cell, "R1C1");
  EXPECT_EQ(error.where.line, 3U);
  for (const auto& [text, code] :
       {std::pair(open_sudoku("version: 3\n", "", "0|0|1|"), ErrorCode::wrong_length),
        std::pair(open_sudoku("version: 9\n", "0|0|1|", "0|0|1|"), ErrorCode::unsupported),
        std::pair(open_sudoku("version: 3\n", "0|0|2|", "0|0|1|"), ErrorCode::syntax),
        std::pair(open_sudoku("version: 3\n", "10|0|1|", "0|0|1|"), ErrorCode::syntax),
        std::pair(open_sudoku("version: 1\n", "0|0,|1|", "0|-|1|"), ErrorCode::syntax),
        std::pair(open_sudoku("", "12", "3"), ErrorCode::wrong_length),
        std::pair(open_sudoku("", "a", "3"), ErrorCode::syntax),
        std::pair(std::string("<opensudoku/>"), ErrorCode::syntax),
        std::pair(std::string("<opensudoku><game"), ErrorCode::syntax)}) {
    EXPECT_EQ(game_error(text, "opensudoku").code, code) << text;
  }
}

TEST(OpenSudoku, ACollectionIsABatch) {
  const std::string bad = "<game data=\"123\"/>\n";
  const std::string good = "<game data=\"" + kGameGivens + "\"/>\n";
  std::istringstream input("<opensudoku>\n<name>N</name>\n" + good + bad + good +
                           "<folder name=\"F\">" + good + "</folder></opensudoku>");
  Reader reader(input, "input", nullptr, {});
  EXPECT_TRUE(reader.is_batch());
  std::vector<Record> records;
  while (auto record = reader.next()) records.push_back(*std::move(record));
  ASSERT_EQ(records.size(), 4U);
  EXPECT_EQ(records[0].source, "N 1");
  EXPECT_EQ(records[0].line, 3U);
  ASSERT_FALSE(records[1].document.has_value());
  EXPECT_EQ(records[1].document.error().where.line, 4U);
  EXPECT_EQ(records[1].document.error().where.file, "input");
  EXPECT_EQ(records[2].source, "N 3");
  EXPECT_EQ(records[3].source, "F 4");
  EXPECT_EQ(records[3].line, 6U);
  ASSERT_TRUE(records[3].document.has_value());
  EXPECT_EQ(records[3].document->puzzle.givens[0], Digit(4));
}

}  // namespace
}  // namespace omnidoku::formats
