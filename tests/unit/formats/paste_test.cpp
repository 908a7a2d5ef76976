// SPDX-License-Identifier: MIT
//
// Texts as people paste them: the right puzzle, or an error; never another puzzle. The puzzle is
// always the same one.
#include "formats/paste/paste.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "formats/format.h"

namespace omnidoku::formats::paste_texts {
namespace {

const std::string kLine =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// The rows of kLine, each cell made to a text, with something between them.
std::string rows(const std::function<std::string(char)>& cell, const std::string& between = "",
                 const std::function<std::string(int)>& before = {},
                 const std::string& end = "\n") {
  std::string text;
  for (int i = 0; i < 81; ++i) {
    if (i % 9 == 0 && before) text += before(i / 9);
    if (i % 9 != 0) text += between;
    text += cell(kLine[static_cast<std::size_t>(i)]);
    if (i % 9 == 8) text += end;
  }
  return text;
}

/// With "> " before each line.
std::string quoted(const std::string& text) {
  std::string result;
  for (const char c : text) {
    if (result.empty() || result.back() == '\n') result += "> ";
    result += c;
  }
  return result;
}

std::function<std::string(char)> with_empty(const std::string& empty) {
  return [empty](char c) { return c == '.' ? empty : std::string(1, c); };
}

model::Document expect_puzzle(const std::string& text) {
  auto document = read(text);
  EXPECT_TRUE(document.has_value()) << (document ? "" : document.error().text()) << "\n" << text;
  if (!document) return {};
  EXPECT_EQ(line_text(document->puzzle, document->puzzle.givens), kLine) << text;
  EXPECT_TRUE(document->puzzle.board->is_classic()) << text;
  return *std::move(document);
}

// A link is found among words, in marks of quotation, broken into lines, with a scheme in capitals.
TEST(Paste, LinksAmongWords) {
  const auto puzzle = read(kLine);
  ASSERT_TRUE(puzzle.has_value());
  std::string link = *write(*puzzle, *find_format("fpuzzles_link"));
  link.pop_back();
  const std::string constraints = *write(*puzzle, *find_format("iss"));
  const std::string items = constraints.substr(0, constraints.size() - 1);
  std::string broken = link;
  for (std::size_t at = 60; at < broken.size(); at += 61) broken.insert(at, "\n");
  std::string capitals = link;
  capitals.replace(0, 25, "HTTPS://WWW.F-PUZZLES.COM");
  for (const std::string& text :
       {"Here is a new puzzle: " + link + " Have fun!", "Hello,\n\n" + link + ".\n\nBye\n",
        "\"" + link + "\"", "<" + link + ">", "[a puzzle](" + link + ")",
        "\u201C" + link + "\u201D", broken, capitals, "Try " + items + " please",
        "\"" + items + "\""}) {
    expect_puzzle(text);
  }
  // What is wrong is said of the link.
  const auto cut = read("Here it is: " + link.substr(0, link.size() / 2) + " Have fun!");
  ASSERT_FALSE(cut.has_value());
  EXPECT_NE(cut.error().what.find("cut off"), std::string::npos) << cut.error().text();
  const auto name = read("Here it is: https://sudokupad.app/abc123 Have fun!");
  ASSERT_FALSE(name.has_value());
  EXPECT_NE(name.error().what.find("on the server"), std::string::npos) << name.error().text();
  // Of two that differ, a line each, none is taken for the only one.
  EXPECT_EQ(search_paste("first\n" + link + "\nsecond\n" + items + "\n", {}).found.size(), 1U)
      << "the same puzzle twice";
}

TEST(Paste, TablesWithEmptyCells) {
  expect_puzzle(rows(with_empty(""), "\t"));
  expect_puzzle(rows(with_empty(" "), "\t"));
  expect_puzzle(rows(
      with_empty(" "), "|", [](int) { return "|"; }, "|\n"));
  const std::string bars = rows(
      with_empty(" "), " | ", [](int) { return "| "; }, " |\n");
  expect_puzzle(bars);
  const std::string rule = "|---|---|---|---|---|---|---|---|---|\n";
  const std::string head = "|   |   |   |   |   |   |   |   |   |\n";
  expect_puzzle(head + rule + bars);
  expect_puzzle("| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n" + rule + bars);
  expect_puzzle("c1,c2,c3,c4,c5,c6,c7,c8,c9\n" + rows(with_empty(""), ","));
  expect_puzzle("A;B;C;D;E;F;G;H;I\n" + rows(with_empty("0"), ";"));
  const auto letter = [](int row) { return std::string(1, static_cast<char>('A' + row)) + "\t"; };
  expect_puzzle("\t1\t2\t3\t4\t5\t6\t7\t8\t9\n" + rows(with_empty(""), "\t", letter));
}

TEST(Paste, BlanksAsEmptyCells) {
  expect_puzzle(rows(with_empty(" ")));
  expect_puzzle(rows(with_empty(" "), " "));
  expect_puzzle("A title\n\n" + rows(with_empty(" ")));
  std::string boxed;
  for (std::size_t r = 0; r < 9; ++r) {
    if (r == 3 || r == 6) boxed += "------+-------+------\n";
    for (std::size_t c = 0; c < 9; ++c) {
      const char cell = kLine[9 * r + c] == '.' ? ' ' : kLine[9 * r + c];
      boxed += std::string(c == 3 || c == 6 ? "| " : "") + cell + (c == 8 ? "" : " ");
    }
    boxed += "\n";
  }
  expect_puzzle(boxed);
  expect_puzzle(rows(
      with_empty(" "), "", [](int) { return "|"; }, "|\n"));
}

TEST(Paste, SignsOfAnEmptyCell) {
  for (const char* sign : {"x", "X", "-", "?", "\u00B7", "\u25A1"}) {
    expect_puzzle(rows(with_empty(sign)));
    expect_puzzle(rows(with_empty(sign), " "));
    std::string line = rows(with_empty(sign), "", {}, "");
    expect_puzzle(line);
    expect_puzzle(line + "\n");
  }
}

TEST(Paste, LabelsOfRowsAndColumns) {
  const auto number = [](int row) { return std::to_string(row + 1) + " "; };
  expect_puzzle(rows(with_empty("."), " ", number));
  expect_puzzle(
      rows(with_empty("."), " ", [](int row) { return "R" + std::to_string(row + 1) + ": "; }));
  expect_puzzle(
      rows(with_empty("."), "", [](int row) { return "Row " + std::to_string(row + 1) + ": "; }));
  expect_puzzle(rows(with_empty("-"), " ",
                     [](int row) { return std::string(1, static_cast<char>('A' + row)) + " | "; }));
  expect_puzzle("  1 2 3 4 5 6 7 8 9\n" + rows(with_empty("."), " ", number));
}

TEST(Paste, WordsAroundIt) {
  const auto titled = expect_puzzle("Sunday's puzzle (very hard)\n\n" + rows(with_empty(".")) +
                                    "\nHave fun!\nYours, Somebody\n");
  EXPECT_EQ(titled.puzzle.metadata.title, "Sunday's puzzle (very hard)");
  EXPECT_EQ(titled.puzzle.metadata.comment, "Have fun!\nYours, Somebody");
  expect_puzzle("Try this one: " + kLine + " - is it hard?");
  expect_puzzle("Puzzle:\n" + kLine);
  expect_puzzle("```\n" + kLine + "\n```");
  expect_puzzle("```text\n" + rows(with_empty("."), " ") + "```\n");
  expect_puzzle("Look:\n```\n" + rows(with_empty(".")) + "```\nthanks");
  expect_puzzle(rows(with_empty("."), " ", [](int) { return "> "; }));
  expect_puzzle("`" + kLine + "`");
}

/// A puzzle with words of its own and a rule.
model::Document titled_puzzle() {
  model::Document document = *read(kLine);
  document.puzzle.metadata.title = "The Nines";
  document.puzzle.metadata.author = "Bea";
  document.puzzle.metadata.rules = "Digits rise from the bulb.";
  document.puzzle.constraints.push_back(
      {"thermometer", "", {geometry::Cell(2), geometry::Cell(11)}, {}});
  return document;
}

// A puzzle keeps its own words and rules; what stands around it is a comment.
TEST(Paste, ShortWordsAndThoseAsLongAsARowAreNoRows) {
  const std::string grid = rows([](char c) { return std::string(1, c); });
  for (const std::string words :
       {"Hi,\n\nhere's the puzzle", "3D", "No 5", "Wednesday", "Beginner!", "OK"}) {
    EXPECT_EQ(expect_puzzle(words + "\n\n" + grid).puzzle.unknown_rules.size(), 0U) << words;
  }
  for (const std::string words : {"NC", "Futoshiki", "Girandola"})
    EXPECT_EQ(expect_puzzle(words + "\n\n" + grid).puzzle.unknown_rules.size(), 1U) << words;
}

TEST(Paste, AFullGridThatIsCalledTheSolutionIsIt) {
  const std::string other =
      "298317645764285139153946278327168954981453726645792813539821467872634591416579382";
  for (const std::string& solution : {kSolution, other}) {
    for (const std::string& text :
         {"Puzzle: " + kLine + "\nSolution: " + solution + "\n",
          kLine + "\n\nAnswer:\n" + solution + "\n",
          "Solution: " + solution + "\nPuzzle: " + kLine + "\n",
          "R\u00E4tsel: " + kLine + "\nL\u00F6sung: " + solution + "\n"}) {
      const model::Document document = expect_puzzle(text);
      ASSERT_TRUE(document.puzzle.solution) << text;
      EXPECT_EQ(line_text(document.puzzle, *document.puzzle.solution), solution) << text;
    }
  }
}

TEST(Paste, WordsAboveSeveralGridsAreAboutThoseWithoutOthers) {
  const std::string grid = rows([](char c) { return std::string(1, c); });
  std::string other = grid;
  other.replace(0, 1, ".");
  const auto numbers = [](const std::string& text) {
    std::vector<std::size_t> all;
    for (const Paste& paste : search_paste(text, {}).found)
      all.push_back(paste.document.puzzle.unknown_rules.size());
    return all;
  };
  using Numbers = std::vector<std::size_t>;
  EXPECT_EQ(numbers("Killer Sudoku\n\n" + grid + "\n" + other), (Numbers{1, 1}));
  EXPECT_EQ(numbers("All of these are killers.\n\n(1)\n" + grid + "\nEasy\n" + other),
            (Numbers{1, 1}));
  EXPECT_EQ(numbers("Killer Sudoku\n\n" + grid + "\nAn easy one\n" + other), (Numbers{1, 0}));
  EXPECT_EQ(numbers("Easy\n" + grid + "\nHard\n" + other + "\nBoth are killers."), (Numbers{1, 1}));
}

TEST(Paste, WordsAroundAPuzzleThatHasItsOwn) {
  const model::Document puzzle = titled_puzzle();
  const std::string mail = "From: Anna\nHi, try this one: ";
  for (const char* format : {"fpuzzles_link", "fpuzzles", "json"}) {
    std::string text = *write(puzzle, *find_format(format));
    text.pop_back();
    for (const std::string& pasted :
         {mail + text + " it took me an hour", mail + "\n" + text + "\nit took me an hour\n",
          "> From: Anna\n> Hi, try this one:\n> " + text + "\n> it took me an hour"}) {
      const model::Document read = expect_puzzle(pasted);
      EXPECT_EQ(read.puzzle.metadata.title, "The Nines") << pasted;
      EXPECT_EQ(read.puzzle.metadata.author, "Bea") << pasted;
      EXPECT_EQ(read.puzzle.metadata.rules, "Digits rise from the bulb.") << pasted;
      EXPECT_EQ(read.puzzle.constraints, puzzle.puzzle.constraints) << pasted;
      const std::string& comment = read.puzzle.metadata.comment;
      EXPECT_TRUE(comment.starts_with("From: Anna\nHi, try this one:")) << comment;
      EXPECT_TRUE(comment.ends_with("it took me an hour")) << comment;
    }
    EXPECT_EQ(expect_puzzle(text + "\n").puzzle.metadata.comment, "");
  }
  // A comment of its own stays as well.
  model::Document with_comment = puzzle;
  with_comment.puzzle.metadata.comment = "Its own.";
  const std::string object = *write(with_comment, *find_format("json"));
  EXPECT_EQ(expect_puzzle("Look:\n" + object).puzzle.metadata.comment, "Its own.\n\nLook:");
}

// Behind a link words are no puzzle of a list that cannot be read.
TEST(Paste, WordsBehindALink) {
  const std::string link = *write(titled_puzzle(), *find_format("fpuzzles_link"));
  std::istringstream input(link + "it took me an hour\nreally\n");
  Reader reader(input, "paste", nullptr, {});
  EXPECT_FALSE(reader.is_batch());
  const auto record = reader.next();
  ASSERT_TRUE(record && record->document);
  EXPECT_EQ(record->document->puzzle.metadata.title, "The Nines");
  EXPECT_EQ(record->document->puzzle.metadata.comment, "it took me an hour\nreally");
  std::istringstream list(link + link + "it took me an hour\n");
  EXPECT_TRUE(Reader(list, "list", nullptr, {}).is_batch());
}

// No cells are taken out of an object that cannot be read: its rules would be lost.
TEST(Paste, AnObjectThatIsCutOffIsNoGrid) {
  std::string object = *write(titled_puzzle(), *find_format("json"));
  object.resize(object.find("\"constraints\""));
  ASSERT_NE(object.find(kLine), std::string::npos);
  EXPECT_FALSE(read("Look:\n" + object).has_value());
  EXPECT_FALSE(read("Look: " + object + " nice!").has_value());
}

TEST(Paste, AMailIsNoTitleAndNoRules) {
  const std::string grid = rows(with_empty("."));
  const auto mail =
      expect_puzzle("From: Anna\nSubject: Re: Number seven\n\nHi, try this:\n" + grid);
  EXPECT_EQ(mail.puzzle.metadata.title, "Number seven");
  EXPECT_EQ(mail.puzzle.metadata.rules, "");
  EXPECT_EQ(mail.puzzle.metadata.comment, "From: Anna\nSubject: Re: Number seven\nHi, try this:");
  const auto german = expect_puzzle("Von: Anna\nHallo,\n" + kLine);
  EXPECT_EQ(german.puzzle.metadata.title, "");
  EXPECT_EQ(german.puzzle.metadata.comment, "Von: Anna\nHallo,");
  // Commas stay where cells are taken out of a line.
  EXPECT_EQ(expect_puzzle("Hi, try this, please: " + kLine).puzzle.metadata.title,
            "Hi, try this, please");
}

// As mail programs break them, whatever follows.
TEST(Paste, LinksBrokenIntoLinesAmongWords) {
  std::string link = *write(titled_puzzle(), *find_format("fpuzzles_link"));
  link.pop_back();
  for (const std::size_t width : {60U, 76U, 100U}) {
    std::string broken = link;
    for (std::size_t at = width; at < broken.size(); at += width + 1) broken.insert(at, "\n");
    for (const char* behind :
         {"\nit took me an hour", " it took me an hour", "\nAnna", "\n\nAnna\n"}) {
      const auto read = expect_puzzle("Hi, try this one: " + broken + behind);
      EXPECT_EQ(read.puzzle.metadata.title, "The Nines") << broken << behind;
      EXPECT_TRUE(read.puzzle.metadata.comment.starts_with("Hi, try this one:\n"))
          << read.puzzle.metadata.comment;
      EXPECT_EQ(read.puzzle.metadata.comment.find("N4Ig"), std::string::npos);
    }
  }
}

TEST(Paste, DigitsOfOtherWidthsAndScripts) {
  std::string arabic;
  for (const char c : kLine) {
    arabic += c == '.' ? "." : "\xD9" + std::string(1, static_cast<char>('\xA0' + (c - '0')));
  }
  expect_puzzle(arabic);
  std::string wide_rows;
  for (std::size_t i = 0; i < 81; ++i) {
    const char c = kLine[i];
    wide_rows +=
        c == '.' ? "\uFF10" : "\xEF\xBC" + std::string(1, static_cast<char>('\x90' + (c - '0')));
    if (i % 9 == 8) wide_rows += "\n";
  }
  expect_puzzle(wide_rows);
}

TEST(Paste, ATableOfPuzzles) {
  const auto one =
      expect_puzzle("id,puzzle,solution,clues\n7," + kLine + "," + kSolution + ",30\n");
  ASSERT_TRUE(one.puzzle.solution.has_value());
  EXPECT_EQ(line_text(one.puzzle, *one.puzzle.solution), kSolution);
  std::string wrong = kSolution;
  std::swap(wrong[0], wrong[1]);
  for (const std::string& text :
       {"puzzle,solution\n" + kLine + "," + wrong + "\n", "7 " + kLine + " " + wrong + "\n",
        "solution,puzzle\n" + wrong + "," + kLine + "\n", "7;" + wrong + ";" + kLine + "\n",
        "source,question,answer,rating\na," + kLine + "," + wrong + ",3\n",
        R"({"puzzle": ")" + kLine + R"(", "solution": ")" + wrong + "\"}"}) {
    const auto stored = expect_puzzle(text);
    ASSERT_TRUE(stored.puzzle.solution.has_value()) << text;
    EXPECT_EQ(line_text(stored.puzzle, *stored.puzzle.solution), wrong) << text;
  }
}

/// A sign beside a digit may say something: it is never left out.
TEST(Paste, NoSignBesideADigitIsLeftOut) {
  for (const std::string separator : {"", " ", ",", "\t", "|"}) {
    const std::string grid = rows(with_empty("."), separator);
    for (const std::string sign : {"!", "+", "=", "'", "\"", ")", "]", "*", "?", "/", "^"}) {
      for (const bool before : {false, true}) {
        std::string marked = grid;
        const std::size_t digit = marked.find('3');  // in the middle of a row
        marked.insert(before ? digit : digit + 1, sign);
        const auto document = read(marked);
        EXPECT_FALSE(document.has_value()) << marked;
      }
    }
  }
}

/// Marks of quotation and brackets that belong to a list say nothing.
TEST(Paste, SignsOfAListMayBeThere) {
  expect_puzzle("\"" + rows(with_empty(".")) + "\"");
  expect_puzzle(rows(
      with_empty("0"), ",", [](int) { return "{"; }, "},\n"));
  expect_puzzle(rows(
      with_empty("."), " ", [](int) { return "! "; }, " !\n"));
  std::string list;
  for (std::size_t i = 0; i < kLine.size(); ++i) {
    list += i % 9 == 0 ? "[" : ",";
    list += kLine[i] == '.' ? "''" : "'" + kLine.substr(i, 1) + "'";
    if (i % 9 == 8) list += "],\n";
  }
  expect_puzzle("[" + list + "]");
}

/// A row may lack cells at its end only where others show that a blank is an empty cell.
TEST(Paste, ShortRowsWithoutEmptyCellsAreRefused) {
  for (const std::string text : {"1234\n34\n2143\n4321\n", "1234\n3412\n2143\n432\n"}) {
    const auto document = read(text);
    ASSERT_FALSE(document.has_value()) << text;
    EXPECT_NE(document.error().what.find("it has 4 lines with cells, but"), std::string::npos);
  }
  for (const std::size_t side : {4U, 5U, 6U, 8U, 9U, 12U, 16U}) {
    for (const std::string separator : {" ", "  ", "\t", ",", ", ", ";", "|", " | "}) {
      for (const std::size_t lost : {1U, 2U}) {
        for (const std::size_t short_row : {std::size_t{0}, std::size_t{1}, side - 1}) {
          std::string text;
          for (std::size_t r = 0; r < side; ++r) {
            for (std::size_t c = 0; c < side - (r == short_row ? lost : 0); ++c) {
              text += (c > 0 ? separator : "") + std::to_string((r + c) % side + 1);
            }
            text += "\n";
          }
          const auto document = read(text);
          ASSERT_FALSE(document.has_value()) << text;
          // Without a whole first row that one may have been meant for the others.
          if (short_row > 0) {
            EXPECT_EQ(document.error().where.line, short_row + 1) << document.error().text() << "\n"
                                                                  << text;
          }
        }
      }
    }
  }
  for (const std::string text : {
           "1 2 | 3 4\n3 4 |\n2 1 | 4 3\n4 3 | 2 1\n",
           "1 2 3 4\n3 4 1 2\n\n2 1 4 3\n",
           "1\t2\t3\t4\n3\t4\t1\t2\n\n2\t1\t4\t3\n",
       }) {
    const auto document = read(text);
    EXPECT_FALSE(document.has_value()) << text;
  }
  for (const std::string text :
       {"1   3 4\n3 4\n2 1 4 3\n4 3 2 1\n", "1\t\t3\t4\n3\t4\n2\t1\t4\t3\n4\t3\t2\t1\n"}) {
    const auto document = read(text);
    ASSERT_TRUE(document.has_value()) << text << document.error().text();
    EXPECT_FALSE(document->puzzle.givens[1]);
    EXPECT_FALSE(document->puzzle.givens[7]);
  }
}

/// What looks nearly like a puzzle is refused, in words about that puzzle.
TEST(Paste, NeverAnotherPuzzle) {
  struct Case {
    std::string text;
    const char* what;  ///< a part of the error
  };
  std::string gap = rows(with_empty("."), " ");
  gap.replace(gap.find('7'), 1, " ");
  std::string short_row = rows(with_empty("."));
  short_row.erase(33, 1);
  std::string cut = rows(with_empty(""), "\t");
  cut.erase(cut.find("\t\t6") + 1, 1);  // a cell of a table is missing
  // Zeros and empty fields: 0 may be a symbol.
  std::string zeros = rows(with_empty(""), "\t");
  zeros.replace(zeros.find('5'), 1, "0");
  // No cell shows where the first column is.
  std::string indented = rows(with_empty(" "));
  for (std::size_t i = 0; i < indented.size(); i += 10) indented[i] = ' ';
  std::string trimmed;
  for (std::size_t i = 0; i < indented.size(); i += 10) {
    std::string row = indented.substr(i, 9);
    row.erase(row.find_last_not_of(' ') + 1);
    trimmed += row + "\n";
  }
  for (const Case& c : {
           Case{gap, "9 lines with cells, but 8 cells in line 1"},
           Case{short_row, "9 lines with cells, but 8 cells in line 4"},
           Case{cut, ""},
           Case{zeros, ""},
           Case{trimmed, ""},
           Case{"hello world, how are you?", "no puzzle in these words"},
           Case{"{hello", "this is not JSON: it cannot go on with 'h' here"},
           Case{kSolution.substr(0, 40) + " and " + kLine, ""},
           Case{kLine.substr(0, 80), "80"},
           Case{rows(with_empty(".")) + "Some words\n." + rows(with_empty(".")).substr(1),
                "two puzzles are here: a grid in lines 1 to 9 and a grid in lines 11 to 19"},
           Case{"my card is 1234123412341234", ""},
           Case{rows(with_empty("."), " ") + "AAAABBBBC\nRSTUVWXYZ\n", ""},
           Case{rows(with_empty("."), " ") + "The regions:\nAAAABBBBC\nRRRSSSTTT\n", ""},
       }) {
    const auto document = read(c.text);
    ASSERT_FALSE(document.has_value()) << c.text;
    EXPECT_NE(document.error().what.find(c.what), std::string::npos)
        << document.error().text() << "\n"
        << c.text;
    EXPECT_EQ(document.error().what.find("5x5"), std::string::npos) << document.error().text();
    EXPECT_EQ(document.error().what.find("parse"), std::string::npos) << document.error().text();
  }
}

TEST(Paste, OneLineWithBlanksAsEmptyCells) {
  std::string line = kLine;
  for (char& c : line) c = c == '.' ? ' ' : c;
  expect_puzzle(line);
  expect_puzzle("A title\n" + line + "\n");
  line.erase(line.find(' '), 1);
  EXPECT_FALSE(read(line).has_value());
  // Numbers with blanks between them.
  std::string numbers;
  for (int i = 0; i < 27; ++i) numbers += std::to_string(11 + i + i / 9) + " ";
  numbers.resize(80);
  EXPECT_FALSE(read(numbers + "1").has_value());
}

TEST(Paste, APuzzleAtTheEndOfASentence) {
  for (const char* end : {"?", ".", "!", ")", "?)", "\"."}) {
    expect_puzzle("can you solve " + kLine + end + "\n");
    expect_puzzle("can you solve (" + kLine + end);
  }
  // A sign of an empty cell where the line ends with one.
  std::string open = kLine;
  for (char& c : open) c = c == '.' ? '?' : c;
  open.back() = '?';
  EXPECT_EQ(read("can you solve " + open)->puzzle.givens[80], std::nullopt);
}

TEST(Paste, TabsCutOffAtTheEndsOfLines) {
  std::string cut;
  const std::string table = rows(with_empty(""), "\t");
  for (std::size_t begin = 0; begin < table.size();) {
    const std::size_t end = table.find('\n', begin);
    std::string row = table.substr(begin, end - begin);
    row.erase(row.find_last_not_of('\t') + 1);
    cut += row + "\n";
    begin = end + 1;
  }
  ASSERT_LT(cut.size(), table.size());
  expect_puzzle(cut);
}

TEST(Paste, ErrorsSayWhatWouldBeUnderstood) {
  const auto error_of = [](const std::string& text) { return read(text).error(); };
  const base::Error page = error_of("<!DOCTYPE html>\n<html><body><p>Sudoku</p></body></html>");
  EXPECT_NE(page.what.find("web page"), std::string::npos) << page.text();
  EXPECT_NE(error_of("<div class='grid'>53..7").what.find("web page"), std::string::npos);
  EXPECT_NE(error_of("<svg><g/></svg>").what.find("<svg> is not"), std::string::npos)
      << error_of("<svg><g/></svg>").text();
  EXPECT_NE(error_of("<ksudoku></ksudoku>").what.find("<graph>"), std::string::npos);
  for (const std::string& text :
       {std::string("5"), std::string("hello world"), kLine.substr(1), std::string("123456789"),
        std::string("<html>"), std::string("53;;7\n77\n")}) {
    const base::Error error = error_of(text);
    EXPECT_NE(error.hint.find("a line of 81 characters or a grid of lines"), std::string::npos)
        << error.text();
    for (const Format* format : formats()) {
      const std::string name = " " + std::string(format->id) + ",";
      EXPECT_EQ(error.text().find(name), std::string::npos) << error.text();
    }
    EXPECT_EQ(error.what.find("1x1"), std::string::npos) << error.text();
    EXPECT_EQ(error.what.find("3x3"), std::string::npos) << error.text();
  }
}

// A list of puzzles with their links, in commas or in a library's colons, is a list of puzzles: an
// address behind cells is a remark, and one format alone fits.
TEST(Paste, CellsWithALinkBehindThemAreCells) {
  std::string link = *write(*read("." + kLine.substr(1)), *find_format("fpuzzles_link"));
  link.pop_back();
  const std::string scl = "sudokupad.app/scl" + std::string(60, 'A');
  const std::string links[] = {link, "f-puzzles.com/?load=abc", scl, "example.com/" + kSolution,
                               "www.penpa.org/#m=edit&p=abc"};
  const auto num_fitting = [](const std::string& text) {
    return std::count_if(formats().begin(), formats().end(),
                         [&text](const Format* format) { return !format->mismatch(text); });
  };
  for (const std::string& one : links) {
    for (const char* between : {",", ";", "#", ", ", " "}) {
      const std::string text = kLine + between + one;
      EXPECT_EQ(num_fitting(text), 1) << text;
      EXPECT_EQ(expect_puzzle(text).format, "line");
    }
    const std::string library = ":0000:x:" + kLine + "::" + one + ":";
    EXPECT_LE(num_fitting(library), 1) << library;
    for (const std::string regions : {"aaabbbccc", "ABCDEFGHIJKLMNOP"})
      EXPECT_LE(num_fitting(regions + "," + one), 1) << regions << one;
  }
  // So it is where the addresses of several sites stand in one.
  const std::string both[] = {link + "?x=" + scl, links[4] + "&x=" + scl,
                              links[4] + "&x=" + links[1], links[4] + "&q=.Cage~5~R1C1",
                              link + "&q=.Cage~5~R1C1"};
  for (const std::string& one : both) EXPECT_EQ(num_fitting(one), 1) << one;
  const std::string elements[] = {"<ksudoku></ksudoku>", "<opensudoku></opensudoku>"};
  EXPECT_EQ(num_fitting(elements[0] + elements[1]), 1);
  EXPECT_EQ(num_fitting(elements[1] + elements[0]), 1);
  // A name before a link is none of them.
  EXPECT_EQ(read("Puzzle17," + link)->format, "fpuzzles_link");
}

// In a list as alone: words beside a link do not spoil it, and lines are those of the list.
TEST(Paste, LinesOfAListAreReadLikeTextsOfTheirOwn) {
  std::string link = *write(*read(kLine), *find_format("fpuzzles_link"));
  link.pop_back();
  std::string other = *write(*read("." + kLine.substr(1)), *find_format("fpuzzles_link"));
  other.pop_back();
  std::istringstream input(kLine + "\n" + link + "\n" + link + " by Ann\n[one](" + link +
                           ")\none " + link + " or " + other + "\n" + link + " " + other + "\n");
  Reader reader(input, "list", nullptr, {});
  for (int i = 0; i < 4; ++i) {
    const auto record = reader.next();
    ASSERT_TRUE(record && record->document) << record->document.error().text();
    EXPECT_EQ(line_text(record->document->puzzle, record->document->puzzle.givens), kLine);
  }
  for (const std::string line : {"5", "6"}) {
    const auto record = reader.next();
    ASSERT_TRUE(record && !record->document);
    EXPECT_EQ(record->document.error().what,
              "two puzzles are here: a link in line " + line + " and a link in line " + line);
    EXPECT_EQ(std::to_string(record->document.error().where.line), line);
  }
  EXPECT_FALSE(reader.next());
}

TEST(Paste, ManyBlankLinesAreNoGrid) {
  // It took seconds to try all widths of ten thousand rows.
  EXPECT_FALSE(read("3x3:d:k:2816:2" + std::string(50'000, '\n')).has_value());
  EXPECT_FALSE(read("1.3" + std::string(50'000, '\n') + "1 2").has_value());
}

TEST(Paste, ALongDamagedLinkIsGivenUp) {
  std::string link = "https://f-puzzles.com/?load=N4Ig";
  constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef";
  for (std::uint32_t i = 0; i < 60'000; ++i) {
    link += i % 1000 == 0 ? '/' : kLetters[i * 2'654'435'761U >> 27U];
    if (i % 70 == 0) link += '\n';
  }
  // To try where slashes may be lost, each way in which it may go on, would take days.
  EXPECT_FALSE(read("Hi " + link + "\nAnna says hi").has_value());
}

// What was found is named; nothing is taken silently.
TEST(Paste, SeveralPuzzlesAreTold) {
  const auto puzzle = read(kLine);
  auto other = read("." + kLine.substr(1));
  std::string link = *write(*puzzle, *find_format("fpuzzles_link"));
  link.pop_back();
  std::string second = *write(*other, *find_format("fpuzzles_link"));
  second.pop_back();
  const std::string grid = rows(with_empty("."));
  const std::string other_grid = "." + grid.substr(1);
  const auto error_of = [](const std::string& text) {
    const auto document = read(text);
    EXPECT_FALSE(document.has_value()) << text;
    return document ? std::string() : document.error().what;
  };
  EXPECT_EQ(error_of("one " + link + " two " + second),
            "two puzzles are here: a link in line 1 and a link in line 1");
  EXPECT_EQ(error_of(link + " or " + second),
            "two puzzles are here: a link in line 1 and a link in line 1");
  EXPECT_EQ(error_of("Here:\n" + link + "\n\n" + other_grid),
            "two puzzles are here: a link in line 2 and a grid in lines 4 to 12");
  EXPECT_EQ(error_of("Easy:\n" + grid + "Hard:\n" + other_grid),
            "two puzzles are here: a grid in lines 2 to 10 and a grid in lines 12 to 20");
  // Fences are lines as well, and a puzzle in one word stands in the line of this word.
  const std::string fence = "```\n";
  EXPECT_EQ(error_of(fence + grid + fence + "harder:\n~~~\n" + other_grid + "~~~\n"),
            "two puzzles are here: a grid in lines 2 to 10 and a grid in lines 14 to 22");
  EXPECT_EQ(error_of("> Easy:\n> " + fence + quoted(grid) + "> " + fence + "> hard:\n" +
                     quoted(other_grid)),
            "two puzzles are here: a grid in lines 3 to 11 and a grid in lines 14 to 22");
  EXPECT_EQ(error_of("Here:\n" + link + "\nis easier\nthan ." + kLine.substr(1) + "\nby far"),
            "two puzzles are here: a link in line 2 and a grid in line 4");
  // The same twice is one; so are a puzzle and its solution.
  expect_puzzle(link + " or " + link);
  expect_puzzle("[" + link + "](" + link + ")");
  expect_puzzle(link + "\n\n" + grid);
  std::string solution;
  for (std::size_t i = 0; i < 81; i += 9) solution += kSolution.substr(i, 9) + "\n";
  const auto solved = expect_puzzle("Puzzle:\n" + grid + "\nSolution:\n" + solution);
  ASSERT_TRUE(solved.puzzle.solution.has_value());
  EXPECT_EQ(line_text(solved.puzzle, *solved.puzzle.solution), kSolution);
}

// A link that cannot be read hides nothing, and is named.
TEST(Paste, ADamagedLinkBesideAGrid) {
  std::string link = *write(*read(kLine), *find_format("fpuzzles_link"));
  link.resize(link.size() / 2);
  const auto document = expect_puzzle(link + "\n\n" + rows(with_empty(".")));
  EXPECT_EQ(document.ignored, std::vector<std::string>{"a link that is cut off or damaged"});
  expect_puzzle("From https://sudokupad.app/abc123 of today\n\n" + rows(with_empty(".")));
}

TEST(Paste, MailsAndLists) {
  expect_puzzle("On Monday Ann wrote:\n" + rows(with_empty("."), "", [](int) { return "> "; }) +
                "\nNice one!\n-- \nBob\n");
  expect_puzzle(rows(with_empty("."), "", [](int) { return ">> "; }));
  expect_puzzle(rows(with_empty("."), "", [](int) { return "- "; }));
  // A row of a 10x10 grid is missing, and no list begins here.
  EXPECT_FALSE(read(rows(with_empty("-"), " ", [](int) { return "- "; })).has_value());
}

TEST(Paste, DrawnFramesWithBlanks) {
  std::string text;
  for (std::size_t r = 0; r < 9; ++r) {
    if (r % 3 == 0) text += "\u253C\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u253C\n";
    for (std::size_t c = 0; c < 9; ++c) {
      text += c % 3 == 0 ? "\u2502 " : "";
      text += kLine[9 * r + c] == '.' ? " " : std::string(1, kLine[9 * r + c]);
      text += " ";
    }
    text += "\u2502\n";
  }
  expect_puzzle(text);
  // Strokes that differ may show regions.
  text.replace(text.find("\u2502"), 3, "\u2503");
  EXPECT_FALSE(read(text).has_value());
}

TEST(Paste, JsonOfAnyForm) {
  std::string cells;
  for (const char c : kLine)
    cells += (cells.empty() ? "" : ",") + (c == '.' ? std::string("0") : std::string(1, c));
  std::string nulls = "[";
  for (std::size_t i = 0; i < 81; ++i) {
    nulls += i % 9 == 0 ? (i == 0 ? "[" : "],[") : ",";
    nulls += kLine[i] == '.' ? std::string("null") : std::string(1, kLine[i]);
  }
  nulls += "]]";
  expect_puzzle("{\"cells\":[" + cells + "]}");
  expect_puzzle("{\"board\":\"" + kLine + "\"}");
  expect_puzzle("{\"data\":{\"grid\":" + nulls + ",\"difficulty\":\"easy\"}}");
  expect_puzzle("let grid = " + nulls + ";\n");
  const auto solved = expect_puzzle("{\"title\":\"One\",\"puzzle\":\"" + kLine +
                                    "\",\"solution\":\"" + kSolution + "\"}");
  EXPECT_TRUE(solved.puzzle.solution.has_value());
  EXPECT_EQ(solved.puzzle.metadata.title, "One");
  const auto ruled =
      expect_puzzle("{\"puzzle\":\"" + kLine + "\",\"cages\":[[1,2]],\"knight\":true}");
  EXPECT_EQ(model::texts_of(ruled.puzzle.unknown_rules),
            (std::vector<std::string>{"member 'cages'", "member 'knight'"}));
  EXPECT_FALSE(read("{\"puzzle\":\"" + kLine.substr(1) + "\"}").has_value());
  const auto two = read("{\"a\":\"" + kLine + "\",\"b\":\"." + kLine.substr(1) + "\"}");
  ASSERT_FALSE(two.has_value());
  EXPECT_EQ(two.error().what,
            "two puzzles are here: the member 'a' in line 1 and the member 'b' in line 1");
}

/// The rows of kLine as a table of HTML, each cell made to its element.
std::string html_table(const std::function<std::string(char)>& cell) {
  return "<table class=\"grid\">\n" +
         rows(
             cell, "", [](int) { return "<tr>"; }, "</tr>\n") +
         "</table>";
}

/// Cells with their value and their solution, as pages keep them.
std::string cells_with_solutions(const std::string& solution,
                                 const std::function<std::string(char, char)>& cell) {
  std::string text;
  for (std::size_t i = 0; i < kLine.size(); ++i) {
    text += i == 0 ? "[" : i % 9 == 0 ? "],[" : ",";
    text += "{" + cell(kLine[i], solution[i]) + "}";
  }
  return "[" + text + "]]";
}

TEST(Paste, CellsOfJsonThatNameTheirSolution) {
  const auto value_of = [](char c) { return c == '.' ? std::string("0") : std::string(1, c); };
  const auto expect_both = [](const std::string& text) {
    const model::Document document = expect_puzzle(text);
    ASSERT_TRUE(document.puzzle.solution.has_value()) << text;
    EXPECT_EQ(line_text(document.puzzle, *document.puzzle.solution), kSolution) << text;
    EXPECT_EQ(model::texts_of(document.puzzle.unknown_rules), std::vector<std::string>()) << text;
  };
  const std::string both = cells_with_solutions(kSolution, [&](char value, char solution) {
    return "\"value\":" + value_of(value) + ",\"solution\":" + solution;
  });
  expect_both(both);
  expect_both("{\"grid\":" + both + "}");
  std::string flat = both;
  for (std::size_t at = flat.find("],["); at != std::string::npos; at = flat.find("],["))
    flat.replace(at, 3, ",");
  expect_both(flat.substr(1, flat.size() - 2));
  // The digit stands once.
  expect_both(cells_with_solutions(kSolution, [](char value, char solution) {
    return std::string("\"solution\":\"") + solution +
           "\",\"given\":" + (value == '.' ? "false" : "true");
  }));
  // One that contradicts the puzzle is not left out: who checks the puzzle says so.
  const std::string wrong = "6" + kSolution.substr(1);
  const model::Document document =
      expect_puzzle(cells_with_solutions(wrong, [&](char value, char solution) {
        return "\"value\":" + value_of(value) + ",\"solution\":" + solution;
      }));
  ASSERT_TRUE(document.puzzle.solution.has_value());
  EXPECT_EQ(line_text(document.puzzle, *document.puzzle.solution), wrong);
}

TEST(Paste, WhatKindOfPuzzleJsonSaysItIsIsNamed) {
  for (const std::string& text : {"{\"type\":\"samurai\",\"puzzle\":\"" + kLine + "\"}",
                                  "{\"variant\":\"samurai\",\"grid\":\"" + kLine + "\"}"}) {
    const std::vector<std::string> unknown =
        model::texts_of(expect_puzzle(text).puzzle.unknown_rules);
    ASSERT_EQ(unknown.size(), 1U) << text;
    EXPECT_NE(unknown.front().find("'samurai'"), std::string::npos) << unknown.front();
  }
  EXPECT_TRUE(expect_puzzle("{\"type\":\"classic\",\"puzzle\":\"" + kLine + "\"}")
                  .puzzle.unknown_rules.empty());
}

TEST(Paste, TablesOfHtml) {
  const auto element = [](const std::string& before, const std::string& empty,
                          const std::string& behind) {
    return html_table(
        [=](char c) { return before + (c == '.' ? empty : std::string(1, c)) + behind; });
  };
  for (const std::string& table :
       {element("<td>", "&nbsp;", "</td>"), element("<td class='a b' style=\"x\">", "", "</td>"),
        element("<TD>", "&#160;", "</TD>"), element("<td>", "&#xA0;", ""),
        element("<td><input maxlength=1 value=\"", "", "\"></td>"),
        element("<td><input type='hidden' value='7'><input value='", "", "' /></td>"),
        element("<td><div><span>", "", "</span></div></td>")}) {
    expect_puzzle(table);
    expect_puzzle(
        "<!DOCTYPE html><html><head><title>5</title><style>td { width: 1px }</style>"
        "</head><body>" +
        table + "</body></html>");
    expect_puzzle("<meta charset=\"utf-8\"><!--StartFragment-->" + table + "<!--EndFragment-->");
  }
  const auto titled = expect_puzzle("<h1>Sunday &amp; more</h1>" + element("<td>", "", "</td>") +
                                    "<p>Have fun</p>");
  EXPECT_EQ(titled.puzzle.metadata.title, "Sunday & more");
  EXPECT_EQ(titled.puzzle.metadata.comment, "Have fun");
}

TEST(Paste, ATableOfHtmlWhoseCellsAreTables) {
  std::string table = "<table>";
  for (std::size_t box = 0; box < 9; ++box) {
    table += box % 3 == 0 ? "<tr><td>" : "<td>";
    table += "<table>";
    for (std::size_t i = 0; i < 9; ++i) {
      const char c = kLine[9 * (box / 3 * 3 + i / 3) + box % 3 * 3 + i % 3];
      table += (i % 3 == 0 ? "<tr><td>" : "<td>") + (c == '.' ? "" : std::string(1, c)) + "</td>";
    }
    table += "</table></td>";
  }
  expect_puzzle(table + "</table>");
}

TEST(Paste, HtmlWithALinkAndDamagedHtml) {
  std::string link = *write(titled_puzzle(), *find_format("fpuzzles_link"));
  link.pop_back();
  const auto linked = expect_puzzle("<p>Try <a href=\"" + link + "\">this</a> one</p>");
  EXPECT_EQ(linked.puzzle.metadata.title, "The Nines");
  EXPECT_EQ(linked.puzzle.metadata.comment, "Try this one");
  // A cell too few, and tags that do not end.
  std::string table = html_table([](char c) { return "<td>" + std::string(1, c) + "</td>"; });
  table.erase(table.find("<td>5</td>"), 10);
  for (const std::string& page : {table, "<html><body><p>Hi</p>" + table + "<p>Bye</p></body>"}) {
    const auto document = read(page);
    ASSERT_FALSE(document.has_value());
    EXPECT_EQ(document.error().what, "the table in this web page has 9 rows, but 8 cells in row 1");
    EXPECT_EQ(document.error().saying.id, "table_row");
  }
  for (const char* text : {"<table", "<table><tr><td", "<td><!--", "<table></table></table>",
                           "<td><table><td><table", "<p>&#xFFFFFFFF;&#0;&;&#;</p><td>&"}) {
    EXPECT_FALSE(read(text).has_value()) << text;
  }
}

/// The same rows without one empty cell of the sixth, or with one more.
std::string with_odd_row(std::string text, const std::string& cell, bool longer = false) {
  std::size_t at = 0;
  for (int row = 0; row < 5; ++row) at = text.find('\n', at) + 1;
  at = text.find('7', at) + 1;
  if (longer) return text.insert(at, cell);
  EXPECT_EQ(text.substr(at, cell.size()), cell);
  return text.erase(at, cell.size());
}

// As a table, as rows, as a part of a page; with words around it or labels beside it.
TEST(Paste, ARowWithAMissingCellIsNamed) {
  const auto expect_odd = [](const std::string& text, const std::string& line,
                             const std::string& count) {
    const auto document = read(text);
    ASSERT_FALSE(document.has_value()) << text;
    const base::Saying& saying = document.error().saying;
    EXPECT_EQ(saying.id, "row_length") << text;
    const std::vector<std::pair<std::string_view, std::string>> values{
        {"rows", "9"}, {"line", line}, {"count", count}};
    EXPECT_EQ(saying.values, values) << text;
    EXPECT_EQ(std::to_string(document.error().where.line), line) << text;
  };
  const std::string tabs = rows(with_empty(""), "\t");
  expect_odd(with_odd_row(tabs, "\t"), "6", "8");
  expect_odd(with_odd_row(tabs, "\t", true), "6", "10");
  expect_odd("Try this:\n\n" + with_odd_row(tabs, "\t") + "\nBye", "8", "8");
  expect_odd(with_odd_row(rows(with_empty(""), ","), ","), "6", "8");
  const std::string bars = rows(
      with_empty(" "), " | ", [](int) { return "| "; }, " |\n");
  expect_odd(with_odd_row(bars, " |  "), "6", "8");
  const auto letter = [](int row) { return std::string(1, static_cast<char>('A' + row)) + "\t"; };
  expect_odd(
      "\t1\t2\t3\t4\t5\t6\t7\t8\t9\n" + with_odd_row(rows(with_empty(""), "\t", letter), "\t"), "7",
      "8");
  const std::string plain = rows(with_empty("."));
  expect_odd(with_odd_row(plain, "."), "6", "8");
  expect_odd("Hi, try this:\n\n" + with_odd_row(plain, ".") + "\nBye", "8", "8");
  expect_odd("Hi, try this:\n\n" + with_odd_row(rows(with_empty("."), " "), " .") + "\nBye", "8",
             "8");
  // A row that is not there at all.
  const auto eight = read(tabs.substr(0, tabs.rfind('\n', tabs.size() - 2) + 1));
  ASSERT_FALSE(eight.has_value());
  EXPECT_NE(eight.error().what.find("8 lines with cells, but 9 cells in line 1"), std::string::npos)
      << eight.error().text();
}

/// A text as mail programs send it.
std::string quoted_printable(const std::string& text) {
  constexpr std::size_t kLongest = 76;
  constexpr char kHex[] = "0123456789ABCDEF";
  std::string packed;
  std::size_t length = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\n') {
      packed += "\r\n";
      length = 0;
      continue;
    }
    const bool is_last = i + 1 == text.size() || text[i + 1] == '\n';
    std::string one(1, c);
    if (c == '=' || (c & 0x80) != 0 || (c == ' ' && is_last)) {
      const auto byte = static_cast<unsigned char>(c);
      one = std::string("=") + kHex[byte >> 4U] + kHex[byte & 15U];
    }
    if (length + one.size() > kLongest - (is_last ? 0 : 1)) {
      packed += "=\r\n";
      length = 0;
    }
    packed += one;
    length += one.size();
  }
  return packed;
}

TEST(Paste, TheSourceOfAMail) {
  const std::string grid = rows(with_empty("."));
  const std::string spaced = rows(with_empty("."), " ", {}, " \n");
  expect_puzzle(quoted_printable(kLine));
  expect_puzzle(quoted_printable(spaced));
  expect_puzzle(quoted_printable("Try this: " + kLine + " and tell me"));
  const auto words =
      expect_puzzle(quoted_printable("F\u00FCr dich\n\n" + grid + "\nViel Gl\u00FCck\n"));
  EXPECT_EQ(words.puzzle.metadata.title, "F\u00FCr dich");
  EXPECT_EQ(words.puzzle.metadata.comment, "Viel Gl\u00FCck");
  EXPECT_EQ(expect_puzzle("F=FCr dich\n\n" + grid).puzzle.metadata.title, "F\u00FCr dich");
  std::string link = *write(titled_puzzle(), *find_format("fpuzzles_link"));
  link.pop_back();
  for (const std::string& text :
       {link, "Try this:\n\n" + link + "\n", "F\u00FCr dich: " + link + " \nViel Gl\u00FCck"}) {
    EXPECT_EQ(expect_puzzle(quoted_printable(text)).puzzle.metadata.title, "The Nines");
    // As a file is read.
    std::istringstream stream(quoted_printable(text));
    Reader reader(stream, {}, nullptr, {});
    const auto record = reader.next();
    ASSERT_TRUE(record && record->document);
    EXPECT_EQ(record->document->puzzle.metadata.title, "The Nines");
    EXPECT_FALSE(reader.next());
  }
  EXPECT_TRUE(read("https://sudokupad.app/?puzzleid=3DscfBroooooooooooo0").has_value());
}

// With its head, as a text and as a page.
TEST(Paste, TheSourceOfAWholeMail) {
  const std::string grid = rows(with_empty("."));
  const std::string head =
      "Received: by 10.0.0.1 with id 20261125162650123; Wed\r\n"
      "DKIM-Signature: v=1; a=rsa-sha256; bh=47DEQpj8HBSa+/TImW=; b=53\r\n"
      "From: Anna <anna@example.com>\r\nSubject: Number seven\r\nMIME-Version: 1.0\r\n";
  const std::string packed = "Content-Transfer-Encoding: quoted-printable\r\n\r\n";
  const std::string text = quoted_printable("F\u00FCr dich:\n\n" + grid + "\nViel Gl\u00FCck\n");
  const std::string page = quoted_printable("<html><body><div dir=\"ltr\">F\u00FCr dich:<pre>" +
                                            grid + "</pre></div></body></html>\n");
  const auto single = expect_puzzle(head + "Content-Type: text/plain\r\n" + packed + text);
  EXPECT_EQ(single.puzzle.metadata.title, "Number seven");
  EXPECT_EQ(
      single.puzzle.metadata.comment,
      "From: Anna <anna@example.com>\nSubject: Number seven\nF\u00FCr dich:\nViel Gl\u00FCck");
  const auto both = expect_puzzle(
      head + "Content-Type: multipart/alternative; boundary=\"00ab12\"\r\n\r\n--00ab12\r\n" +
      "Content-Type: text/plain; charset=\"UTF-8\"\r\n" + packed + text +
      "--00ab12\r\nContent-Type: text/html; charset=\"UTF-8\"\r\n" + packed + page +
      "--00ab12--\r\n");
  EXPECT_EQ(both.puzzle.metadata.title, "Number seven");
}

TEST(Paste, TheLinesOfAMailAreThoseOfItsSource) {
  const std::string words =
      "This line is so long that the program of the mail has broken it in two, "
      "as it does with each of them\n\n";
  const std::string grid = rows(with_empty("."), " ", {}, " \n");
  const auto document = read(quoted_printable(words + with_odd_row(grid, " .")));
  ASSERT_FALSE(document.has_value());
  EXPECT_EQ(document.error().what, "it has 9 lines with cells, but 8 cells in line 9");
}

// A '=' elsewhere stands for itself.
TEST(Paste, WhatOnlyLooksLikeTheSourceOfAMail) {
  expect_puzzle("https://example.com/?bd=" + kLine);
  expect_puzzle("https://example.com/?v=20&bd=" + kLine);
  const std::string stroke = "===+===+===\n";
  std::string framed = stroke;
  for (std::size_t i = 0; i < 81; ++i) {
    framed += kLine[i];
    if (i % 9 == 8)
      framed += i % 27 == 26 ? "\n" + stroke : "\n";
    else if (i % 3 == 2)
      framed += "|";
  }
  expect_puzzle(framed);
}

// Whoever says it in another language gets the sentence that it comes to.
TEST(Paste, ErrorsHaveASentence) {
  const auto saying = [](const std::string& text) {
    const auto document = read(text);
    EXPECT_FALSE(document.has_value()) << text;
    return document ? base::Saying{} : document.error().saying;
  };
  const auto id = [&saying](const std::string& text) { return saying(text).id; };
  const std::string fpuzzles = *write(titled_puzzle(), *find_format("fpuzzles"));
  EXPECT_EQ(id(fpuzzles.substr(0, fpuzzles.size() / 2)), "cut_off");
  EXPECT_EQ(saying(fpuzzles.substr(0, fpuzzles.size() / 2)).values.front().second, "f-puzzles");
  std::string damaged = fpuzzles;
  damaged.replace(damaged.find("\"grid\":"), 7, "\"grid\"");
  EXPECT_EQ(id(damaged), "damaged");
  EXPECT_EQ(id("{\"a\": [1, 2"), "cut_off_data");
  EXPECT_EQ(id("{\"a\": [1, 2]}"), "other_json");
  EXPECT_EQ(id("<a><b>"), "cut_off_data");
  EXPECT_EQ(id("<a><b></a>"), "damaged_data");
  EXPECT_EQ(id("<a><b/></a>"), "other_xml");
  EXPECT_EQ(id("<opensudoku><game data=\"530"), "cut_off");
  EXPECT_EQ(id("{\"size\":9,\"grid\":5}"), "unread");
  EXPECT_EQ(id(kLine.substr(1)), "line_length");
  EXPECT_EQ(saying(kLine.substr(1)).values.front().second, "80");
  EXPECT_EQ(id(rows(with_empty(".")).substr(1)), "row_length");
  EXPECT_EQ(id("Z" + kLine.substr(1)), "unknown_sign");
  EXPECT_EQ(id("hello world, how are you?"), "no_puzzle");
  EXPECT_EQ(id("<html><body>nothing</body></html>"), "web_page");
  EXPECT_EQ(id(rows(with_empty(".")) + "or\n." + rows(with_empty(".")).substr(1)), "several");
  std::string link = *write(titled_puzzle(), *find_format("fpuzzles_link"));
  EXPECT_EQ(id("Look: " + link.substr(0, link.size() / 2)), "link_damaged");
  EXPECT_EQ(id("https://sudokupad.app/abc123"), "link_name");
  for (const char* picture : {"https://example.com/a/x.png", "see http://x.org/y.JPG?w=3 there",
                              "data:image/png;base64,iVBORw0KGgo="}) {
    EXPECT_EQ(id(picture), "link_picture") << picture;
  }
  EXPECT_EQ(id("data:image/png;base64," + std::string(3'000'000, 'A')), "link_picture");
  for (const char* address : {"https://tinyurl.com/yc7abc", "see https://bit.ly/3xyz!"})
    EXPECT_EQ(id(address), "link_short") << address;
  for (const char* video : {"https://www.youtube.com/watch?v=abc", "https://youtu.be/abc"})
    EXPECT_EQ(id(video), "link_video") << video;
  EXPECT_EQ(id("https://example.com/notbit.ly"), "link_other");
}

TEST(Paste, NoiseIsNoTitle) {
  for (const char* noise :
       {"Copy", "Copy code", "12:45 AM", "Today at 9:05 pm", "^^^^ ~~~~", "\u2713\u2713 \u2714",
        "\U0001F44D", "Kopieren", "Share:", "Advertisement - click here!",
        "Cookies | Login | 3 comments", "Share on Facebook", "Kommentare (12)"}) {
    const std::string grid = rows(with_empty("."));
    const auto document = read(noise + std::string("\n") + grid);
    ASSERT_TRUE(document.has_value()) << noise;
    EXPECT_EQ(document->puzzle.metadata.title, "") << noise;
    EXPECT_EQ(document->puzzle.metadata.rules, "") << noise;
    const auto titled = read(noise + std::string("\nThe great one\n") + grid + noise + "\n");
    ASSERT_TRUE(titled.has_value()) << noise;
    EXPECT_EQ(titled->puzzle.metadata.title, "The great one") << noise;
    EXPECT_EQ(titled->puzzle.metadata.rules, "") << noise;
  }
  for (const char* title : {"17", "Copy that", "\u6570\u72EC", "Puzzle of 12:45"}) {
    const auto document = read(title + std::string("\n") + rows(with_empty(".")));
    ASSERT_TRUE(document.has_value()) << title;
    EXPECT_NE(document->puzzle.metadata.title + document->puzzle.metadata.rules, "") << title;
  }
}

TEST(Paste, WordsThatAreOfNoRulesAreAComment) {
  const auto document = read(
      "The great one\nFound in the paper of Monday\nNormal sudoku rules apply.\n"
      "Have fun!\nDigits in a cage do not repeat.\nMore every week in our shop\n" +
      rows(with_empty(".")) + "Printed in the old town\n");
  ASSERT_TRUE(document.has_value()) << document.error().text();
  EXPECT_EQ(document->puzzle.metadata.title, "The great one");
  EXPECT_EQ(document->puzzle.metadata.rules,
            "Normal sudoku rules apply.\nHave fun!\nDigits in a cage do not repeat.");
  EXPECT_EQ(document->puzzle.metadata.comment,
            "Found in the paper of Monday\n\n"
            "More every week in our shop\nPrinted in the old town");
}

TEST(Paste, WordsBesideAGridInJsonAreKept) {
  const auto document = read(
      R"({"name": "A night out", "author": "Somebody", "level": "hard", "meta": {"date": "2026-01-02"},
               "description": "Found in a drawer.", "status": "ok", "grid": ")" +
      kLine + "\"}");
  ASSERT_TRUE(document.has_value()) << document.error().text();
  const model::Metadata& words = document->puzzle.metadata;
  EXPECT_EQ(words.title, "A night out");
  EXPECT_EQ(words.author, "Somebody");
  EXPECT_EQ(words.difficulty, "hard");
  EXPECT_EQ(words.date, "2026-01-02");
  EXPECT_EQ(words.comment, "Found in a drawer.");
  EXPECT_TRUE(document->puzzle.unknown_rules.empty());
  const auto more =
      read(R"({"meta": {"cages": [[1, 2]], "author": "B"}, "grid": ")" + kLine + "\"}");
  ASSERT_TRUE(more.has_value()) << more.error().text();
  EXPECT_EQ(model::texts_of(more->puzzle.unknown_rules),
            std::vector<std::string>{"member 'meta.cages'"});
}

TEST(Paste, JsonMembersAboutPlayingAreNoRules) {
  const auto unknown = [](const std::string& member) {
    const auto document = read(R"({"grid": ")" + kLine + "\", " + member + "}");
    return document ? model::texts_of(document->puzzle.unknown_rules)
                    : std::vector<std::string>{document.error().text()};
  };
  EXPECT_EQ(unknown(R"("win_rate": 0.4, "numPlayers": 12, "average-time": "3:10")"),
            std::vector<std::string>());
  EXPECT_EQ(unknown(R"("win": 1)"), std::vector<std::string>{"member 'win'"});
  EXPECT_EQ(unknown(R"("rate_king": true)"), std::vector<std::string>{"member 'rate_king'"});
}

TEST(Paste, ListsOfSomeCellsAreSaidToLackTheOthers) {
  std::string cells;
  for (int i = 0; i < 30; ++i) {
    cells += (i == 0 ? "" : ", ") + std::string(R"({"row": )") + std::to_string(i / 9) +
             R"(, "col": )" + std::to_string(i % 9) + R"(, "value": )" +
             std::to_string((i * 3 + i / 3) % 9 + 1) + "}";
  }
  const auto document = read("[" + cells + "]");
  ASSERT_FALSE(document.has_value());
  EXPECT_EQ(document.error().what, "it names 30 cells and leaves out the others");
}

TEST(Paste, RowsWithOneGivenInATableAreNoHeads) {
  std::vector<std::string> table(9, std::string(8, '\t'));
  std::vector<std::string> blanks(9, std::string(9, ' '));
  for (std::size_t r = 0; r < 9; ++r) {
    const std::size_t column = (r * 3 + r / 3) % 9;
    const char digit = static_cast<char>('1' + r);
    blanks[r][column] = digit;
    table[r].insert(column, 1, digit);
    if (r % 2 == 0) continue;
    blanks[r][(column + 4) % 9] = digit == '9' ? '1' : static_cast<char>(digit + 1);
  }
  for (const auto& lines : {table, blanks}) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    const auto document = read(text);
    ASSERT_TRUE(document.has_value()) << document.error().text() << "\n" << text;
    EXPECT_EQ(document->puzzle.num_cells(), 81);
    EXPECT_TRUE(document->puzzle.givens[0].has_value());
  }
}

TEST(Paste, XAmongOtherLettersIsASymbol) {
  const auto number_of_givens = [](const std::string& text) {
    const auto document = read(text);
    if (!document) return std::ptrdiff_t{-1};
    const auto& givens = document->puzzle.givens;
    return std::count_if(givens.begin(), givens.end(),
                         [](const auto& one) { return one.has_value(); });
  };
  std::string cells(81, '.');
  for (std::size_t i = 0; i < 9; ++i) cells[10 * i] = "ABCDEFGHX"[i];
  EXPECT_EQ(number_of_givens(R"({"puzzle": ")" + cells + "\"}"), 9);
  std::string rows;
  for (std::size_t r = 0; r < 9; ++r) rows += cells.substr(9 * r, 9) + "\n";
  std::replace(rows.begin(), rows.end(), '.', '?');
  EXPECT_EQ(number_of_givens(rows), 9);
  std::string digits(81, 'x');
  digits[0] = '1';
  digits[80] = '2';
  EXPECT_EQ(number_of_givens(R"({"puzzle": ")" + digits + "\"}"), 2);
}

TEST(Paste, SentencesInTheOnlyLineOfWordsAreRules) {
  const std::string grid = rows(with_empty("."));
  const auto unknown = [](const std::string& text) {
    const auto document = read(text);
    return document ? model::texts_of(document->puzzle.unknown_rules)
                    : std::vector<std::string>{document.error().text()};
  };
  const auto quoted = [](const std::string& words) {
    return std::vector<std::string>{"\"" + words + "\""};
  };
  EXPECT_EQ(unknown("Usual sudoku rules apply. 2s and 8s are never neighbours.\n\n" + grid),
            quoted("2s and 8s are never neighbours."));
  EXPECT_EQ(unknown("Rules: The middle cell is 7\n\n" + grid), quoted("The middle cell is 7"));
  EXPECT_EQ(unknown("Try this anti-king sudoku: " + kLine), quoted("Try this anti-king sudoku"));
  EXPECT_EQ(unknown(kLine + " # Digits must not repeat along the marked lines"),
            quoted("Digits must not repeat along the marked lines"));
  const std::string cells =
      rows([](char c) { return "|" + std::string(1, c == '.' ? ' ' : c); }, "", {}, "|.\n");
  EXPECT_EQ(
      unknown("\\section{Little Killer Sudoku}\n\\begin{sudoku}\n" + cells + "\\end{sudoku}\n"),
      quoted("Little Killer Sudoku"));
  for (const char* words :
       {"This puzzle has exactly one solution.", "There are no extra rules.",
        "Puzzle by Somebody, 2024", "Happy New Year 2025!",
        "All rows, columns and boxes contain the digits one to nine exactly once.",
        "Zeros represent empty cells.", "The Weekly Grid, issue 12, page 4",
        "9x9 sudoku with 30 givens", "Rating: 2350 points",
        "Fill the squares so that each row, each column and each 3-by-3 block has all digits."}) {
    EXPECT_EQ(unknown(std::string(words) + "\n\n" + grid), std::vector<std::string>()) << words;
  }
}

TEST(Paste, DatesAboveAGridAreWords) {
  for (const char* date : {"2024-03-12", "12/03/2024", "12.3.24", "7:30"}) {
    const auto document = read(std::string(date) + "\n" + rows(with_empty(".")));
    ASSERT_TRUE(document.has_value()) << date << ": " << document.error().text();
    EXPECT_TRUE(document->puzzle.unknown_rules.empty()) << date;
  }
}

TEST(Paste, FourGridsBelowEachOtherAreNoLargeOne) {
  const std::string grid = rows(with_empty("."));
  for (const char* between : {"\n", ""}) {
    std::string text = grid;
    for (int i = 0; i < 3; ++i) text += between + grid;
    const auto reason = find_format("grid")->mismatch(text);
    EXPECT_EQ(reason.value_or(""), "it is several grids below each other");
  }
}

TEST(Paste, ALongTextIsSaidToBeLong) {
  const std::string text = std::string(kMaxPasteBytes, 'z') + "\n" + rows(with_empty("x"));
  const auto document = read(text);
  ASSERT_FALSE(document.has_value());
  EXPECT_EQ(document.error().code, base::ErrorCode::too_large);
  EXPECT_NE(document.error().what.find(std::to_string(kMaxPasteBytes)), std::string::npos)
      << document.error().text();
  EXPECT_NE(document.error().hint, "");
}

TEST(Paste, TextsThatFitAreLeftAlone) {
  // A list of puzzles with a solution below each is a list.
  std::string list = kLine + "\n" + kSolution + "\n";
  EXPECT_FALSE(read(list).has_value());
  EXPECT_TRUE(search_paste(list, {}).found.empty());
}

}  // namespace
}  // namespace omnidoku::formats::paste_texts
