// SPDX-License-Identifier: MIT
//
// The same grid in the source of programs.
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "formats/format.h"

namespace omnidoku::formats::paste_source {
namespace {

const std::string kLine =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The cells of each row joined, the rows joined; `empty` stands for an empty cell.
std::string joined(const std::string& empty, const std::string& between_cells,
                   const std::string& between_rows, const std::string& around = "") {
  std::string text;
  for (std::size_t i = 0; i < kLine.size(); ++i) {
    if (i > 0) text += i % 9 == 0 ? between_rows : between_cells;
    text += around + (kLine[i] == '.' ? empty : kLine.substr(i, 1)) + around;
  }
  return text;
}

TEST(PasteSource, GridsInPrograms) {
  const std::string texts[] = {
      "int grid[9][9] = {\n  {" + joined("0", ",", "},\n  {") + "}\n};\n",
      "int grid[9][9] = {{" + joined("0", ", ", "},{") + "}};",
      "grid = [[" + joined("None", ", ", "],\n[") + "]]",
      "grid = [\n  [" + joined("0", ", ", "],  # the next row\n  [") + "]\n]  # an easy one\n",
      "board: Grid = [[" + joined(".", ",", "],\n [", "\"") + "]]",
      "vector<vector<char>> board = {{" + joined(".", ",", "},\n{", "'") + "}};",
      "let grid = [[" + joined("null", ",", "],\n[") + "]];",
      "problem(1, [[" + joined("_", ",", "],\n[") + "]]).",
      "let grid = [| [| " + joined("0", "; ", " |];\n[| ") + " |] |]",
      "(def grid [[" + joined("0", " ", "]\n[") + "]])",
      "A = [" + joined("0", " ", ";\n") + "];",
      "m <- matrix(c(" + joined("0", ",", ",\n") + "), nrow=9, byrow=TRUE)",
      "puzzle = \"\"\"\n" + joined(".", "", "\n") + "\n\"\"\"\n",
      "var s = \"" + joined(".", "", "\" +\n\"") + "\";",
      "puzzle = ('" + joined("0", "", "'\n'") + "')",
      "const char* s = \"" + kLine + "\";",
      "\\begin{sudoku}\n|" + joined(" ", "|", "|.\n|") + "|.\n\\end{sudoku}\n",
      "\\begin{tabular}{|c|c|c|}\n\\hline\n" + joined("", " & ", " \\\\ \\hline\n") +
          " \\\\ \\hline\n\\end{tabular}\n",
  };
  for (const std::string& text : texts) {
    const auto document = read(text);
    ASSERT_TRUE(document.has_value()) << text << document.error().text();
    EXPECT_EQ(line_text(document->puzzle, document->puzzle.givens), kLine) << text;
  }
}

TEST(PasteSource, WhatIsNoCellIsNotLeftOut) {
  for (const std::string& text :
       {"grid = [[" + joined("0", ", ", "],\n[") + ", 5]]",
        "grid = [[" + joined("0", ", ", "],\n[") + "x1]]",
        "grid = [[" + joined("cage", ", ", "],\n[") + "]]",
        "a = [[" + joined("0", ", ", "],\n[") + "]]\nb = [[" + joined("0", ", ", "],\n[") + ", 1]]",
        std::string("grid = [[5,3,0],[1,2,0],[0,0,0]]")}) {
    EXPECT_FALSE(read(text).has_value()) << text;
  }
}

/// The digits of kLine in the other order.
std::string turned(std::string text) {
  for (char& c : text) {
    if (c >= '1' && c <= '9') c = static_cast<char>('1' + ('9' - c));
  }
  return text;
}

TEST(PasteSource, SeveralGridsAreABatch) {
  struct Case {
    std::string begin;   ///< before the name of the first
    std::string middle;  ///< between its name and its cells
    std::string cells;
    std::string end;
    std::string title = "easy";
  };
  const Case cases[] = {
      {"", " = [\n  [", joined("0", ", ", "],\n  ["), "]\n]\n"},
      {"# the first\n", " = [[", joined("None", ",", "],["), "]]\n", ""},
      {"int ", "[9][9] = {\n{", joined("0", ",", "},\n{"), "}};\n"},
      {"", " <- matrix(c(", joined("0", ",", ",\n"), "), nrow=9, byrow=TRUE)\n"},
      {"problem(", ", P) :- P = [[", joined("_", ",", "],\n["), "]].\n", "P"},
      {"", " = \"\"\"\n", joined(".", "", "\n"), "\n\"\"\"\n", ""},
      {"\\begin{sudoku} % ", "\n|", joined(" ", "|", "|.\n|"), "|.\n\\end{sudoku}\n\n", ""},
      {"array [1..9,1..9] of int: ", " = [|", joined("0", ", ", "|\n"), "|];\n"},
  };
  for (const Case& each : cases) {
    const std::string text = each.begin + "easy" + each.middle + each.cells + each.end +
                             each.begin + "hard" + each.middle + turned(each.cells) + each.end;
    std::istringstream input(text);
    Reader reader(input, "input", nullptr, {});
    EXPECT_TRUE(reader.is_batch()) << text;
    std::vector<Record> records;
    while (auto record = reader.next()) records.push_back(*std::move(record));
    ASSERT_EQ(records.size(), 2U) << text;
    for (std::size_t i = 0; i < 2; ++i) {
      ASSERT_TRUE(records[i].document.has_value()) << text;
      const model::Puzzle& puzzle = records[i].document->puzzle;
      EXPECT_EQ(line_text(puzzle, puzzle.givens), i == 0 ? kLine : turned(kLine)) << text;
    }
    EXPECT_LT(records[0].line, records[1].line) << text;
    if (!each.title.empty()) {
      EXPECT_EQ(records[0].source, each.title) << text;
    }
    EXPECT_FALSE(read(text).has_value()) << text;
  }
}

TEST(PasteSource, ASolutionAndAMapOfRegionsBelongToTheGrid) {
  const std::string grid = "a = [[" + joined("0", ", ", "],\n[") + "]]\n";
  std::string solution =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  const auto as_list = [](const std::string& name, const std::string& line) {
    std::string text = name + " = [[";
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (i > 0) text += i % 9 == 0 ? "],\n[" : ", ";
      text += line[i];
    }
    return text + "]]\n";
  };
  const auto solved = read(grid + as_list("solution", solution));
  ASSERT_TRUE(solved.has_value()) << solved.error().text();
  ASSERT_TRUE(solved->puzzle.solution.has_value());
  EXPECT_EQ(line_text(solved->puzzle, *solved->puzzle.solution), solution);
  // Box 1 and box 2 exchange a cell.
  const std::string labels =
      "111122333112222333111222333444555666444555666444555666777888999777888999777888999";
  const auto jigsaw = read(grid + as_list("regions", labels));
  ASSERT_TRUE(jigsaw.has_value()) << jigsaw.error().text();
  EXPECT_FALSE(jigsaw->puzzle.board->is_classic());
  EXPECT_EQ(line_text(jigsaw->puzzle, jigsaw->puzzle.givens), kLine);
}

/// A square of characters as a list of lists of a program, or of texts.
std::string list_of(const std::string& name, const std::string& cells, std::size_t side,
                    bool as_texts = false) {
  std::string text = name + " = [[";
  if (as_texts) text.back() = '"';
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const char c = cells[i] == '.' && !as_texts ? '0' : cells[i];
    if (i > 0 && i % side == 0) text += as_texts ? "\", \"" : "], [";
    if (i % side > 0 && !as_texts) text += ", ";
    text += c;
  }
  return text + (as_texts ? "\"]\n" : "]]\n");
}

/// The labels counted from another number on.
std::string counted_from(char first, std::string labels) {
  for (char& c : labels) c = static_cast<char>(c - '1' + first);
  return labels;
}

TEST(PasteSource, RegionsMayBeCountedFromAnyNumberAndStandFirst) {
  struct Example {
    std::string cells;
    std::string labels;
  };
  const Example examples[] = {
      {kLine, "111122333112222333111222333444555666444555666444555666777888999777888999777888999"},
      {"1..........2........................", "111122112222333444333444555666555666"}};
  for (const Example& example : examples) {
    const std::size_t side = example.cells.size() == kLine.size() ? 9 : 6;
    for (const char first : {'0', '1'}) {
      for (const bool as_texts : {false, true}) {
        const std::string cells = list_of("grid", example.cells, side, as_texts);
        const std::string map =
            list_of("regions", counted_from(first, example.labels), side, as_texts);
        for (const std::string& text : {cells + map, map + cells}) {
          std::istringstream input(text);
          Reader reader(input, "input", nullptr, {});
          const auto record = reader.next();
          ASSERT_TRUE(record && record->document) << text;
          const model::Puzzle& puzzle = record->document->puzzle;
          EXPECT_NE(puzzle.board->spec().find("regions"), nullptr) << text;
          EXPECT_EQ(line_text(puzzle, puzzle.givens), example.cells) << text;
          EXPECT_FALSE(reader.next()) << text;
        }
      }
    }
  }
}

TEST(PasteSource, RegionsInJsonBelongToTheGridBesideThem) {
  const std::string labels =
      "111122333112222333111222333444555666444555666444555666777888999777888999777888999";
  const auto value_of = [](const std::string& cells, bool as_texts) {
    const std::string list = list_of("", cells, 9, as_texts);
    return list.substr(list.find('['));
  };
  const auto quoted = [](const std::string& text) { return "\"" + text + "\""; };
  for (const char first : {'0', '1'}) {
    const std::string map = counted_from(first, labels);
    for (const std::string& regions : {value_of(map, false), value_of(map, true), quoted(map)}) {
      for (const std::string& cells : {value_of(kLine, false), quoted(kLine)}) {
        for (const std::string& text :
             {"{\"grid\": " + cells + ", \"regions\": " + regions + "}",
              "{\"layout\": " + regions + ", \"puzzle\": " + cells + ", \"id\": 7}",
              "{\"data\": {\"board\": " + cells + ", \"areas\": " + regions + "}}"}) {
          const auto document = read(text);
          ASSERT_TRUE(document) << text << document.error().text();
          EXPECT_NE(document->puzzle.board->spec().find("regions"), nullptr) << text;
          EXPECT_EQ(line_text(document->puzzle, document->puzzle.givens), kLine) << text;
          EXPECT_TRUE(document->puzzle.unknown_rules.empty()) << text;
        }
      }
    }
  }
  std::string wrong = labels;
  wrong[0] = '9';
  for (const std::string& text :
       {"{\"grid\": " + value_of(kLine, false) + ", \"regions\": " + quoted(wrong) + "}",
        "{\"grid\": " + value_of(kLine, false) + ", \"regions\": 4}"}) {
    const auto document = read(text);
    EXPECT_TRUE(!document || !document->puzzle.unknown_rules.empty()) << text;
  }
}

TEST(PasteSource, TablesAreReadAsProgramsPrintThem) {
  for (const bool has_nan : {false, true}) {
    std::string text = "     0    1    2    3    4    5    6    7    8\n";
    for (std::size_t i = 0; i < kLine.size(); ++i) {
      if (i % 9 == 0) text += std::to_string(i / 9) + " ";
      const bool is_open = kLine[i] == '.';
      text += " " + (is_open ? std::string(has_nan ? "NaN" : "0")
                             : kLine.substr(i, 1) + (has_nan ? ".0" : ""));
      if (i % 9 == 8) text += "\n";
    }
    const auto document = read(text);
    ASSERT_TRUE(document) << text << document.error().text();
    EXPECT_EQ(line_text(document->puzzle, document->puzzle.givens), kLine);
  }
}

TEST(PasteSource, CallsOfAProgramAreNoRulesButWhereTheyNameOne) {
  const std::string clause =
      "problem(1, Rows) :-\n  Rows = [[" + joined("_", ",", "],\n[") + "]].\n";
  const auto plain =
      read("sudoku(Rows) :-\n  length(Rows, 9), maplist(same_length(Rows), Rows).\n" + clause +
           "?- problem(1, Rows), sudoku(Rows), maplist(print, Rows).\n");
  ASSERT_TRUE(plain) << plain.error().text();
  EXPECT_TRUE(plain->puzzle.unknown_rules.empty());
  const auto named =
      read("sudoku(Rows) :-\n  maplist(all_distinct, Rows), diagonals(Rows).\n" + clause);
  ASSERT_TRUE(named) << named.error().text();
  EXPECT_FALSE(named->puzzle.unknown_rules.empty());
}

TEST(PasteSource, AMapOfRegionsWithAMistakeIsRefused) {
  std::string labels =
      "000011222001111222000111222333444555333444555333444555666777888666777888666777888";
  labels[40] = '0';
  for (const std::string& text :
       {list_of("grid", kLine, 9) + list_of("m", labels, 9),
        list_of("g", "1..........2........................", 6) +
            list_of("areas", "001111001122003322033322034452444555", 6)}) {
    std::istringstream input(text);
    Reader reader(input, "input", nullptr, {});
    const auto record = reader.next();
    ASSERT_TRUE(record.has_value());
    ASSERT_FALSE(record->document) << text;
    EXPECT_NE(record->document.error().what.find("map of regions"), std::string::npos)
        << record->document.error().what;
  }
}

TEST(PasteSource, MatricesOfRAreFilledByColumns) {
  std::string by_columns;
  for (std::size_t i = 0; i < kLine.size(); ++i) {
    const char c = kLine[(i % 9) * 9 + i / 9];
    by_columns += std::string(i > 0 ? "," : "") + (c == '.' ? '0' : c);
  }
  for (const std::string& text : {"m <- matrix(c(" + by_columns + "), nrow=9)",
                                  "m = matrix( c(" + by_columns + "), 9, 9, byrow = FALSE )"}) {
    const auto document = read(text);
    ASSERT_TRUE(document.has_value()) << text;
    EXPECT_EQ(line_text(document->puzzle, document->puzzle.givens), kLine) << text;
  }
}

TEST(PasteSource, ACommentIsAboutTheListAboveIt) {
  // Flat lists over several lines.
  const std::string text = "a = [" + joined("0", ", ", ",\n") + "]\nb = [" +
                           turned(joined("0", ", ", ",\n")) + "]  # Sandwich rules apply.\n";
  std::istringstream input(text);
  Reader reader(input, "input", nullptr, {});
  std::vector<std::size_t> num_unread;
  while (const auto record = reader.next()) {
    ASSERT_TRUE(record->document.has_value()) << record->document.error().text();
    num_unread.push_back(record->document->puzzle.unknown_rules.size());
  }
  EXPECT_EQ(num_unread, (std::vector<std::size_t>{0, 1}));
  const std::string within = "a = [" + joined("0", ", ", ",  # Sandwich rules apply.\n") +
                             "]\nb = [" + turned(joined("0", ", ", ",\n")) + "]\n";
  std::istringstream other_input(within);
  Reader other(other_input, "input", nullptr, {});
  const auto first = other.next();
  ASSERT_TRUE(first && first->document);
  EXPECT_EQ(first->document->puzzle.unknown_rules.size(), 1U);
  const auto second = other.next();
  ASSERT_TRUE(second && second->document);
  EXPECT_EQ(second->document->puzzle.unknown_rules.size(), 0U);
}

TEST(PasteSource, ACellThatIsSetByItselfIsRefusedWithItsLine) {
  const auto document = read("grid = [[" + joined("0", ", ", "],\n[") + "]]\n\ngrid[0][2] = x\n");
  ASSERT_FALSE(document.has_value());
  EXPECT_EQ(document.error().where.line, 11U) << document.error().text();
}

TEST(PasteSource, ACommentSetsNoCell) {
  const auto document =
      read("# The first cell: grid[0][0] = 5\ngrid = [[" + joined("0", ", ", "],\n[") + "]]\n");
  EXPECT_TRUE(document.has_value()) << document.error().text();
}

TEST(PasteSource, ACommentIsReadAsWords) {
  const auto document =
      read("grid = [[" + joined("0", ", ", "],\n[") + "]]  # Anti-knight rules apply.");
  ASSERT_TRUE(document.has_value());
  EXPECT_EQ(document->puzzle.unknown_rules.size(), 1U);
}

}  // namespace
}  // namespace omnidoku::formats::paste_source
