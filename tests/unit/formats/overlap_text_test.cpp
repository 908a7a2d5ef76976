// SPDX-License-Identifier: MIT
//
// Grids that overlap, in the shapes in which people write them.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "formats/format.h"
#include "geometry/builder.h"
#include "model/document.h"

namespace omnidoku::formats::overlap_texts {
namespace {

/// A puzzle on the board with a given in each fourth cell.
model::Puzzle puzzle_on(const char* type) {
  auto board = geometry::build_board(base::Value::object({{"type", type}}));
  EXPECT_TRUE(board.has_value());
  model::Puzzle puzzle = model::make_puzzle(*board);
  for (std::size_t i = 0; i < puzzle.givens.size(); i += 4) {
    puzzle.givens[i] = geometry::Digit(static_cast<int>(i / 4) % puzzle.num_digits());
  }
  return puzzle;
}

/// The rows of the whole; `hole` stands where there is no cell, `between` behind each third column.
std::string rows_of(const model::Puzzle& puzzle, const std::string& hole,
                    const std::string& between, const std::string& end) {
  const geometry::Lattice& lattice = puzzle.board->lattice();
  std::string text;
  for (int r = 0; r < lattice.rows; ++r) {
    for (int c = 0; c < lattice.columns; ++c) {
      const auto& cell = lattice.at[static_cast<std::size_t>(r * lattice.columns + c)];
      const auto given = cell ? puzzle.givens[cell->index()] : std::nullopt;
      text += !cell ? hole : given ? puzzle.symbols.text(*given) : ".";
      if (c % 3 == 2) text += between;
    }
    text += end;
  }
  return text;
}

TEST(OverlapText, UsualShapes) {
  for (const char* type : {"samurai", "windmill", "sohei", "tiny_samurai"}) {
    const model::Puzzle puzzle = puzzle_on(type);
    const std::string expected = line_text(puzzle, puzzle.givens);
    const std::string texts[] = {
        rows_of(puzzle, "#", "", "\n"),
        rows_of(puzzle, ".", "", "\n"),
        rows_of(puzzle, " ", "", "\n"),
        rows_of(puzzle, "", "", "\n"),
        rows_of(puzzle, "", " ", "\n"),
        rows_of(puzzle, "#", "|", "\n"),
        rows_of(puzzle, "0", "", "\n"),
        rows_of(puzzle, "#", "", ""),
        rows_of(puzzle, "", "", ""),
        "From the paper:\n\n" + rows_of(puzzle, "#", "", "\n"),
        expected + "\n",
    };
    for (const std::string& text : texts) {
      const auto document = read(text);
      ASSERT_TRUE(document.has_value()) << type << "\n" << text << document.error().text();
      EXPECT_EQ(document->format, "overlap_grid");
      EXPECT_EQ(line_text(document->puzzle, document->puzzle.givens), expected) << type << text;
    }
  }
}

/// The rows of a table, with nothing where no digit is; `end` stands behind each.
std::string table_of(const model::Puzzle& puzzle, char separator, const std::string& end,
                     bool ends_early) {
  std::string text;
  for (const std::string rows = rows_of(puzzle, ".", "", "\n"); const char c : rows) {
    if (c != '\n') {
      if (!text.empty() && text.back() != '\n') text += separator;
      text += c == '.' ? ' ' : c;
      continue;
    }
    while (ends_early && (text.back() == separator || text.back() == ' ')) text.pop_back();
    text += end + "\n";
  }
  std::erase(text, ' ');
  return text;
}

TEST(OverlapText, TablesWithEmptyFields) {
  for (const char* type : {"samurai", "windmill", "sohei", "tiny_samurai"}) {
    const model::Puzzle puzzle = puzzle_on(type);
    const std::string expected = line_text(puzzle, puzzle.givens);
    for (const std::string& text :
         {table_of(puzzle, ',', "", false), table_of(puzzle, ';', "", false),
          table_of(puzzle, ',', ",", false), table_of(puzzle, ',', "", true)}) {
      const auto document = read(text);
      ASSERT_TRUE(document.has_value()) << type << "\n" << text << document.error().text();
      EXPECT_EQ(document->format, "overlap_grid") << text;
      EXPECT_EQ(line_text(document->puzzle, document->puzzle.givens), expected) << type << text;
    }
  }
  // A symbol where a Samurai has no cell.
  std::string in_a_hole = table_of(puzzle_on("samurai"), ',', "", false);
  std::size_t at = 0;
  for (int i = 0; i < 9; ++i) at = in_a_hole.find(',', at) + 1;
  in_a_hole.insert(at, "1");
  const auto document = read(in_a_hole);
  ASSERT_TRUE(document.has_value());
  EXPECT_EQ(document->puzzle.num_digits(), 21);
}

TEST(OverlapText, OtherTextsAreNone) {
  const model::Puzzle puzzle = puzzle_on("samurai");
  std::string text = rows_of(puzzle, ".", "", "\n");
  // A symbol where a Samurai has no cell, or one that no grid of nine has: 21 x 21.
  std::string in_a_hole = text;
  in_a_hole[9] = '1';
  std::string large = text;
  large[0] = 'A';
  for (const std::string& other : {in_a_hole, large}) {
    const auto document = read(other);
    ASSERT_TRUE(document.has_value());
    EXPECT_EQ(document->puzzle.num_digits(), 21);
  }
  // Rows that are too short or too long are no Samurai.
  std::string holes = rows_of(puzzle, "#", "", "\n");
  holes.erase(30, 1);
  EXPECT_FALSE(read(holes).has_value());
  text.erase(0, 22);
  EXPECT_FALSE(read(text).has_value());
}

}  // namespace
}  // namespace omnidoku::formats::overlap_texts
