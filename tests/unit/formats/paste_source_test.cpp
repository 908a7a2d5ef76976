// SPDX-License-Identifier: MIT
//
// The same grid in the source of programs.
#include <string>
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
        "a = [[" + joined("0", ", ", "],\n[") + "]]\nb = [[" + joined("0", ", ", "],\n[") + "]]",
        std::string("grid = [[5,3,0],[1,2,0],[0,0,0]]")}) {
    EXPECT_FALSE(read(text).has_value()) << text;
  }
}

TEST(PasteSource, ACommentIsReadAsWords) {
  const auto document =
      read("grid = [[" + joined("0", ", ", "],\n[") + "]]  # Anti-knight rules apply.");
  ASSERT_TRUE(document.has_value());
  EXPECT_EQ(document->puzzle.unknown_rules.size(), 1U);
}

}  // namespace
}  // namespace omnidoku::formats::paste_source
