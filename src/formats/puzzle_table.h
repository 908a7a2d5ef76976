// SPDX-License-Identifier: MIT
//
// Tables of puzzles, one a row, whose first line names the columns.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "model/document.h"

namespace omnidoku::formats {

/// Whether a line names the columns of a table of puzzles ("id,puzzle,solution"), whatever stands
/// below it.
[[nodiscard]] bool is_table_header(std::string_view line);

/// Which column of a table holds what, by the names in its first line and by what stands below.
/// Fields are parted by one of tab, ';', ',', '|' or blanks, and may stand in double quotation
/// marks, as in CSV.
class PuzzleTable {
 public:
  /// The table that begins with these two lines, of which the second is its first row. Nothing if
  /// the first one names no columns. It does if one of its names stands for puzzles, or for
  /// solutions, above a field that may be one; or if all of them are words above as many fields,
  /// of which one is a grid.
  [[nodiscard]] static std::optional<PuzzleTable> begun_by(std::string_view header,
                                                           std::string_view row);

  /// A part of a row.
  struct Field {
    std::string text;          ///< without quotation marks and blanks around it
    std::uint32_t column = 1;  ///< 1-based, where it begins
  };
  /// What a row gives.
  struct Row {
    std::string text;          ///< the puzzle as a line: its field, and a comment behind it
    std::uint32_t column = 1;  ///< 1-based, where that field begins
    std::vector<Field> fields;
  };
  /// Error: wrong_length, where the row ends before the column of the puzzles or of the solutions.
  [[nodiscard]] base::Result<Row> split(std::string_view line) const;

  /// Adds to the puzzle of a row what its other columns say. Errors: wrong_length and
  /// unknown_symbol, with the column in the line, for a solution that is no full grid of the
  /// puzzle.
  [[nodiscard]] base::Result<void> complete(model::Document& document, const Row& row) const;

 private:
  char separator_ = ',';
  std::size_t puzzle_ = 0;  ///< the index of its column
  std::string puzzle_name_;
  std::optional<std::size_t> regions_;   ///< the column of region labels, which follow the cells
  std::optional<std::size_t> solution_;  ///< nothing where it is told by what stands in it
  std::string solution_name_;
  struct Word {
    std::size_t column = 0;
    std::string model::Metadata::*member = nullptr;
  };
  std::vector<Word> words_;
};

}  // namespace omnidoku::formats
