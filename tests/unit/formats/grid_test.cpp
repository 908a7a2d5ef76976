// SPDX-License-Identifier: MIT
//
// Grids as people write them. The puzzle is always the same one.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "formats/format.h"
#include "formats/text.h"
#include "formats/text/puzzle_text.h"
#include "scene/scene.h"
#include "support/boards.h"

namespace omnidoku::formats {
namespace {

/// A grid in letters is read with these as its symbols, whatever the form.
TEST(Letters, WhichSymbolsOccurTellsTheSet) {
  struct Case {
    int side;
    char last;  ///< of the letters from A on
  };
  for (const Case& one : {Case{9, 'I'}, Case{12, 'L'}, Case{16, 'P'}, Case{25, 'Y'}}) {
    const auto size = static_cast<std::size_t>(one.side);
    for (const char empty : {'.', '0', '_'}) {
      std::string cells(size * size, empty);
      cells[1] = 'A';
      cells[size + 3] = one.last;
      std::string rows;
      std::string apart;
      for (std::size_t i = 0; i < cells.size(); ++i) {
        rows += cells[i];
        apart += cells[i];
        apart += i % size + 1 == size ? '\n' : ' ';
        if (i % size + 1 == size) rows += '\n';
      }
      // Rows of letters alone among others, with words around them.
      std::string full = rows;
      for (std::size_t i = 0; i < size; ++i) {
        full[4 * (size + 1) + i] = static_cast<char>('A' + i);
      }
      for (const std::string& text : {cells, rows, apart, full, "From my paper:\n" + full}) {
        const auto document = read(text);
        ASSERT_TRUE(document.has_value()) << text << document.error().text();
        const model::Puzzle& puzzle = document->puzzle;
        EXPECT_EQ(puzzle.symbols.text(geometry::Digit(0)), "A") << text;
        EXPECT_EQ(puzzle.givens[1], geometry::Digit(0));
        EXPECT_EQ(puzzle.givens[size + 3], geometry::Digit(one.side - 1));
      }
    }
  }
}

TEST(Letters, NineLettersOfAWordAreSymbols) {
  std::string cells = "TOURNAMES" + std::string(72, '.');
  const auto document = read(cells);
  ASSERT_TRUE(document.has_value());
  EXPECT_EQ(document->puzzle.symbols.text(geometry::Digit(0)), "A");
  EXPECT_EQ(document->puzzle.symbols.text(geometry::Digit(8)), "U");
  // Eight of them do not tell which the ninth is.
  cells[8] = '.';
  EXPECT_FALSE(read(cells).has_value());
  // Nor does a grid of sixteen with digits hold letters beyond G.
  std::string sixteen(256, '.');
  sixteen[0] = '1';
  sixteen[1] = 'H';
  EXPECT_FALSE(read(sixteen).has_value());
}

TEST(Letters, ASolutionInLettersStandsBesideItsPuzzle) {
  std::string full;
  for (int i = 0; i < 81; ++i) {
    full += static_cast<char>('A' + (3 * (i / 9 % 3) + i / 27 + i % 9) % 9);
  }
  std::string cells = full;
  for (std::size_t i = 0; i < cells.size(); i += 2) cells[i] = '.';
  const auto document = read(cells + "," + full);
  ASSERT_TRUE(document.has_value()) << document.error().text();
  EXPECT_EQ(document->format, "line");
  ASSERT_TRUE(document->puzzle.solution.has_value());
  EXPECT_EQ(line_text(document->puzzle, *document->puzzle.solution), full);
}

using base::ErrorCode;

const std::string kLine =
    "1.3..6..9.5.7...2...8.2...5.....1.4.7...5...2.1.6.....8...4.1...2...8.6.3..9..2.8";

/// The cells of kLine, each made to a word, with something between cells and rows.
template <class Word>
std::string rows(Word&& word, const std::string& between, const std::string& end) {
  std::string text;
  for (std::size_t i = 0; i < 81; ++i) {
    if (i % 9 != 0) text += between;
    text += word(kLine[i]);
    if (i % 9 == 8) text += end;
  }
  return text;
}

std::string same(char c) { return std::string(1, c); }

model::Document read_grid(const std::string& text) {
  auto document = read(text);
  EXPECT_TRUE(document.has_value()) << (document ? "" : document.error().text()) << "\n" << text;
  return document ? *std::move(document) : model::Document{};
}

void expect_puzzle(const std::string& text, const char* format = "grid") {
  const auto document = read_grid(text);
  if (document.puzzle.board == nullptr) return;
  EXPECT_EQ(document.format, format) << text;
  EXPECT_EQ(line_text(document.puzzle, document.puzzle.givens), kLine) << text;
  EXPECT_TRUE(document.puzzle.board->is_classic());
  EXPECT_FALSE(document.play.has_value());
}

TEST(Grid, ReadsRowsOfAllSorts) {
  expect_puzzle(rows(same, "", "\n"));
  expect_puzzle(rows(same, " ", "\r\n"));
  expect_puzzle(rows(same, "\t", "\n\n"));
  expect_puzzle("# a comment\n" + rows(same, "", "  \n") + "\n# another\n");
  expect_puzzle(rows([](char c) { return same(c == '.' ? '0' : c); }, ",", "\n"));
  expect_puzzle(rows([](char c) { return same(c == '.' ? '0' : c); }, ", ", ",\n"));
  expect_puzzle(rows([](char c) { return c == '.' ? std::string() : same(c); }, ",", "\n"));
  expect_puzzle(rows([](char c) { return c == '.' ? std::string("\"\"") : "\"" + same(c) + "\""; },
                     ",", "\n"));
  expect_puzzle(rows([](char c) { return same(c == '.' ? '-' : c); }, " ", "\n"));
  expect_puzzle(rows([](char c) { return same(c == '.' ? '_' : c); }, " ", "\n"));
}

TEST(Grid, ReadsListsAsProgramsPrintThem) {
  const auto zero = [](char c) { return same(c == '.' ? '0' : c); };
  expect_puzzle("[" + rows(zero, ", ", ", ") + "]");
  expect_puzzle("{{" + rows(zero, ",", "},\n{") + "}}");
  expect_puzzle("[\n[" + rows(zero, ", ", "],\n[") + "]]");
  expect_puzzle(rows(zero, " ", " "));
  expect_puzzle(kLine.substr(0, 27) + "\n" + kLine.substr(27, 27) + "\n" + kLine.substr(54));
}

TEST(Grid, ReadsFrames) {
  std::string plain = "*-----------*\n";
  std::string boxed =
      "\u2554\u2550\u2550\u2550\u2564\u2550\u2550\u2550\u2564\u2550\u2550\u2550\u2557\n";
  std::string dotted = ".-----.-----.-----.\n";
  for (std::size_t r = 0; r < 9; ++r) {
    if (r == 3 || r == 6) {
      plain += "|---+---+---|\n";
      boxed += "\u255F\u2500\u2500\u2500\u253C\u2500\u2500\u2500\u253C\u2500\u2500\u2500\u2562\n";
      dotted += ":-----+-----+-----:\n";
    }
    for (std::size_t c = 0; c < 9; ++c) {
      const std::string cell = same(kLine[9 * r + c]);
      if (c % 3 == 0) plain += "|";
      if (c % 3 == 0) boxed += c == 0 ? "\u2551" : "\u2502";
      if (c % 3 == 0) dotted += "| ";
      plain += cell;
      boxed += cell;
      dotted += cell + " ";
    }
    plain += "|\n";
    boxed += "\u2551\n";
    dotted += "|\n";
  }
  expect_puzzle(plain + "*-----------*\n", "ss");
  expect_puzzle(plain);  // not all of the frame
  expect_puzzle(boxed);
  expect_puzzle(dotted + "'-----'-----'-----'\n");
}

TEST(Grid, ReadsAFrameAroundEveryCell) {
  const std::string rule = "+---+---+---+---+---+---+---+---+---+\n";
  std::string text = rule;
  for (std::size_t r = 0; r < 9; ++r) {
    for (std::size_t c = 0; c < 9; ++c) text += "| " + same(kLine[9 * r + c]) + " ";
    text += "|\n" + rule;
  }
  expect_puzzle(text);
}

TEST(Grid, ReadsWhatTheTextDrawingWrites) {
  auto puzzle = testing_support::puzzle("grid:9");
  testing_support::set_givens(puzzle, kLine);
  for (const bool box_drawing : {false, true}) {
    scene::RenderOptions options;
    options.box_drawing = box_drawing;
    expect_puzzle(scene::to_text(puzzle, options));
  }
}

TEST(Grid, ReadsTheRegionsOfADrawnJigsaw) {
  auto puzzle = testing_support::puzzle("jigsaw");
  testing_support::set_givens(puzzle, kLine);
  for (const bool box_drawing : {false, true}) {
    scene::RenderOptions options;
    options.box_drawing = box_drawing;
    const std::string text = scene::to_text(puzzle, options);
    const auto document = read_grid(text);
    ASSERT_NE(document.puzzle.board, nullptr);
    EXPECT_TRUE(same_board(*document.puzzle.board, *puzzle.board)) << text;
    EXPECT_EQ(document.puzzle.givens, puzzle.givens) << text;
  }
}

TEST(Grid, BoxesFollowTheFrame) {
  const auto tall =
      read_grid("12|34|56\n..|..|..\n..|..|..\n--+--+--\n..|..|..\n..|..|..\n..|..|..\n");
  ASSERT_NE(tall.puzzle.board, nullptr);
  EXPECT_EQ(tall.puzzle.board->grids()[0].box_rows, 3);
  EXPECT_EQ(tall.puzzle.board->grids()[0].box_columns, 2);
  const auto wide = read_grid("123456\n......\n......\n......\n......\n......\n");
  EXPECT_EQ(wide.puzzle.board->grids()[0].box_rows, 2);
  const auto blanks = read_grid("12 34 56\n.. .. ..\n.. .. ..\n\n.. .. ..\n.. .. ..\n.. .. ..\n");
  EXPECT_EQ(blanks.puzzle.board->grids()[0].box_rows, 3);
}

TEST(Grid, RefusesAFrameThatFollowsNoBoxes) {
  const auto document = read("12|345|6\n..|...|.\n......\n......\n......\n......\n");
  ASSERT_FALSE(document.has_value());
  EXPECT_NE(document.error().what.find("frame"), std::string::npos) << document.error().what;
}

TEST(Grid, ReadsNumbersBeyondNine) {
  std::string text;
  for (int r = 0; r < 12; ++r) {
    for (int c = 0; c < 12; ++c) text += r == c ? std::to_string(r + 1) + " " : ". ";
    text += "\n";
  }
  const auto document = read_grid(text);
  ASSERT_NE(document.puzzle.board, nullptr);
  for (std::size_t i = 0; i < 12; ++i) {
    EXPECT_EQ(document.puzzle.givens[13 * i], geometry::Digit(i));
  }
}

TEST(Grid, ANumberInAListIsNoPairOfMarks) {
  for (const std::string between : {",", ", ", " "}) {
    std::string list;
    std::string marks;
    for (std::size_t i = 0; i < kLine.size(); ++i) {
      const bool is_open = kLine[i] == '.';
      list += is_open ? "0" : kLine.substr(i, 1);
      marks += is_open ? "12" : kLine.substr(i, 1);
      const std::string end = i % 9 == 8 ? "\n" : between;
      list += end;
      marks += end;
    }
    EXPECT_TRUE(read(list).has_value()) << list;
    std::string wrong = list;
    wrong.replace(wrong.find('0'), 1, "12");
    const auto document = read(wrong);
    ASSERT_FALSE(document.has_value()) << wrong;
    EXPECT_NE(document.error().what.find("12"), std::string::npos) << document.error().text();
    EXPECT_EQ(document.error().where.line, 1U) << document.error().text();
    EXPECT_GT(document.error().where.column, 1U) << document.error().text();
    if (between != " ") {
      // Dots are an empty cell too, or nothing is; apart by blanks alone they may stand beside
      // marks.
      for (const std::string empty : {".", ""}) {
        std::string other;
        for (std::size_t at = 0; at < wrong.size(); ++at) {
          if (wrong[at] == '0') {
            other += empty;
          } else {
            other += wrong[at];
          }
        }
        EXPECT_FALSE(read(other).has_value()) << other;
      }
    }
    // Where every open cell has some they are marks.
    const auto marked = read(marks);
    ASSERT_TRUE(marked.has_value()) << marks << marked.error().text();
    EXPECT_TRUE(marked->puzzle.has_pencilmark_clues());
  }
}

TEST(Grid, SeveralMarksInACellArePencilmarks) {
  const auto document = read_grid("12 3 4 .\n1 2 34 234\n. . . .\n4 . . 1234\n");
  ASSERT_NE(document.puzzle.board, nullptr);
  EXPECT_EQ(document.puzzle.allowed[0], geometry::DigitSet::from_mask(0b11));
  EXPECT_EQ(document.puzzle.allowed[7], geometry::DigitSet::from_mask(0b1110));
  EXPECT_EQ(document.puzzle.givens[1], geometry::Digit(2));
  EXPECT_TRUE(document.puzzle.has_pencilmark_clues());
}

TEST(Grid, FurtherGridsAreWhatAPlayerEntered) {
  const auto document = read_grid(
      "1...\n..1.\n.2..\n3..2\n\n12..\n..1.\n.2..\n3..2\n\n"
      "1 2 34 34\n34 34 1 2\n14 2 34 1\n3 14 14 2\n");
  ASSERT_NE(document.puzzle.board, nullptr);
  ASSERT_TRUE(document.play.has_value());
  EXPECT_EQ(document.play->entries[1], geometry::Digit(1));
  EXPECT_EQ(document.play->entries[0], std::nullopt);
  EXPECT_EQ(document.play->marks[2].centre, geometry::DigitSet::from_mask(0b1100));
  const auto other = read("1...\n..1.\n.2..\n3..2\n\n2...\n..1.\n.2..\n3..2\n");
  ASSERT_FALSE(other.has_value());
  EXPECT_EQ(other.error().where.line, 6U);
  // Another puzzle that agrees as far as it goes; but entries alone are what a player entered.
  const auto fewer = read("1...\n..1.\n.2..\n3..2\n\n1...\n..1.\n....\n3..2\n");
  ASSERT_FALSE(fewer.has_value());
  EXPECT_EQ(fewer.error().what, "a grid below the first has some givens of the first, but not all");
  EXPECT_EQ(fewer.error().where.line, 8U);
  EXPECT_EQ(fewer.error().where.column, 2U);
  const auto entries = read("1...\n..1.\n.2..\n3..2\n\n.2..\n....\n....\n....\n");
  ASSERT_TRUE(entries.has_value()) << entries.error().text();
  EXPECT_EQ(entries->play->entries[1], geometry::Digit(1));
}

TEST(Grid, LinesOfSmallPuzzlesAreNoGrid) {
  std::string text;
  for (int i = 0; i < 16; ++i) text += "1..4..1..2..3..2\n";
  EXPECT_FALSE(read(text).has_value());
  EXPECT_NE(find_format("grid")->mismatch(text), std::nullopt);
  // One symbol beyond 4 and it can only be a 16 x 16 grid.
  text[20] = '5';
  EXPECT_EQ(find_format("grid")->mismatch(text), std::nullopt);
}

TEST(Grid, SaysWhichLineIsWrong) {
  std::string text = rows(same, "", "\n");
  text.erase(33, 1);
  const auto document = read(text, find_format("grid"));
  ASSERT_FALSE(document.has_value());
  EXPECT_EQ(document.error().code, ErrorCode::wrong_length);
  EXPECT_EQ(document.error().where.line, 4U);
  EXPECT_NE(document.error().what.find("8 cells"), std::string::npos) << document.error().what;
}

TEST(Grid, SaysWhichCellIsWrong) {
  std::string text = rows(same, " ", "\n");
  text[18 * 2 + 4] = '?';
  const auto document = read(text, find_format("grid"));
  ASSERT_FALSE(document.has_value());
  EXPECT_EQ(document.error().code, ErrorCode::unknown_symbol);
  EXPECT_EQ(document.error().where.line, 3U);
  EXPECT_EQ(document.error().where.column, 5U);
  // A no-break space is one character of two bytes.
  const auto other = read("1 2 3 4\n1 2 3 4\n1 2 3 4\n1\u00A0? 3 4\n", find_format("grid"));
  ASSERT_FALSE(other.has_value());
  EXPECT_EQ(other.error().where.column, 3U);
}

TEST(Sdk, HeadersAndState) {
  const auto document = read_grid(
      "#ASomebody\n#DA title\n#Lhard\n#Cone\n#Ctwo\n[Puzzle]\n1...\n..1.\n.2..\n3..2\n"
      "[State]\n12..\n..1.\n.2..\n3..2\n[Log]\nsomething\n");
  EXPECT_EQ(document.format, "sdk");
  EXPECT_EQ(document.puzzle.metadata.author, "Somebody");
  EXPECT_EQ(document.puzzle.metadata.title, "A title");
  EXPECT_EQ(document.puzzle.metadata.difficulty, "hard");
  EXPECT_EQ(document.puzzle.metadata.comment, "one\ntwo");
  ASSERT_TRUE(document.play.has_value());
  EXPECT_EQ(document.play->entries[1], geometry::Digit(1));
  EXPECT_EQ(document.ignored, std::vector<std::string>{"section [log]"});
  const auto text = write(document, *find_format("sdk"));
  ASSERT_TRUE(text.has_value());
  const auto again = read_grid(*text);
  EXPECT_EQ(again.puzzle.metadata, document.puzzle.metadata);
  EXPECT_EQ(again.play, document.play);
}

}  // namespace
}  // namespace omnidoku::formats
