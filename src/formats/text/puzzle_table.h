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

/// Whether a line only numbers what stands in the fields of the line below it ("row1,row2,...",
/// "r1c1,r1c2,...").
[[nodiscard]] bool names_cells(std::string_view header, std::string_view row);

/// The error of a text that is a table by its first line, in which no column holds puzzles, or
/// whose puzzles cannot be read; nothing for other texts.
[[nodiscard]] std::optional<base::Error> table_fault(std::string_view text);

/// Whether a column or a member of this name, in small letters, holds solutions, or one of several.
[[nodiscard]] bool is_called_solution(std::string_view name);

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
    std::string text;          ///< the puzzle as a line: its field, and other grids behind it
    std::uint32_t column = 1;  ///< 1-based, where that field begins
    std::vector<Field> fields;
  };
  /// Error: wrong_length, where the row ends before the column of the puzzles or of the solutions.
  [[nodiscard]] base::Result<Row> split(std::string_view line) const;

  /// Whether cells stand in the column that is called that of the puzzles, so that rows without a
  /// puzzle are bad ones.
  [[nodiscard]] bool has_cells() const { return has_cells_; }

  /// Adds to the puzzle of a row what its other columns say; what may be a rule there is one that
  /// is not understood. Errors, with the column in the line: wrong_length and unknown_symbol for a
  /// solution that is no full grid of the puzzle, syntax for two that differ, bad_geometry for
  /// boxes that do not fill it.
  [[nodiscard]] base::Result<void> complete(model::Document& document, const Row& row) const;

 private:
  [[nodiscard]] bool is_solution(std::size_t column) const;
  /// Whether nothing that is known stands in a column.
  [[nodiscard]] bool is_other(std::size_t column) const;
  /// Error: as complete() for a solution, and syntax, where the puzzle has another one.
  [[nodiscard]] base::Result<void> set_solution(model::Puzzle& puzzle, const Row& row,
                                                std::size_t column) const;
  [[nodiscard]] base::Result<void> set_boxes(model::Puzzle& puzzle, const Row& row,
                                             std::size_t column) const;

  char separator_ = ',';
  std::size_t puzzle_ = 0;  ///< the index of its column
  bool has_cells_ = false;
  std::string puzzle_name_;
  std::optional<std::size_t> regions_;  ///< the column of region labels, which follow the cells
  /// The columns of solutions, the most telling name first; none where what stands in them tells.
  std::vector<std::size_t> solutions_;
  std::optional<std::size_t> boxes_;  ///< the column of the size of boxes, such as "2x3"
  /// Columns that may say in some rows what the boxes or the regions are.
  std::vector<std::size_t> layouts_;
  std::vector<std::string> names_;  ///< of all columns, as they are written
  struct Word {
    std::size_t column = 0;
    std::string model::Metadata::*member = nullptr;
  };
  std::vector<Word> words_;
};

}  // namespace omnidoku::formats
