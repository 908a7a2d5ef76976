// SPDX-License-Identifier: MIT
//
// Native JSON, the parts that hold symbols: the symbol set itself, grids of symbols, sets of
// symbols in cells. Each is written in the shortest form that reads back as the same.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/value.h"
#include "formats/json.h"
#include "model/puzzle.h"

namespace omnidoku::formats {

/// The string a cursor stands on. Error: syntax.
[[nodiscard]] base::Result<std::string> read_text(const JsonCursor& cursor);

/// Cell names as a list, or in one string separated by blanks.
[[nodiscard]] base::Result<std::vector<geometry::Cell>> read_cells(const model::Puzzle& puzzle,
                                                                   const JsonCursor& cursor);

/// A cell by its name. Error: unknown_name, at the cursor.
[[nodiscard]] base::Result<geometry::Cell> find_cell(const model::Puzzle& puzzle,
                                                     const JsonCursor& cursor,
                                                     std::string_view name);

/// The digit written so. Error: unknown_symbol, at the cursor.
[[nodiscard]] base::Result<geometry::Digit> find_digit(const model::Puzzle& puzzle,
                                                       const JsonCursor& cursor,
                                                       std::string_view text);
/// A symbol as text, or by its value as a number.
[[nodiscard]] base::Result<geometry::Digit> read_digit(const model::Puzzle& puzzle,
                                                       const JsonCursor& cursor);
/// Symbols in one text, or as a list.
[[nodiscard]] base::Result<geometry::DigitSet> read_digit_set(const model::Puzzle& puzzle,
                                                              const JsonCursor& cursor);
[[nodiscard]] base::Value digit_set_value(const model::Puzzle& puzzle, geometry::DigitSet digits);

/// A symbol set: "123456", ["a", "b"] or {"a": 5, "b": 7}.
[[nodiscard]] base::Result<model::Symbols> read_symbols(const JsonCursor& cursor);
/// The symbols as a string where that says it all, else as an object with their values.
[[nodiscard]] base::Value symbols_value(const model::Symbols& symbols);

/// A grid as text, as a list of rows, or as an object from cells to symbols.
[[nodiscard]] base::Result<model::PartialGrid> read_grid(const model::Puzzle& puzzle,
                                                         const JsonCursor& cursor);
/// A grid without an empty cell.
[[nodiscard]] base::Result<model::FilledGrid> read_filled_grid(const model::Puzzle& puzzle,
                                                               const JsonCursor& cursor);
[[nodiscard]] base::Value grid_value(const model::Puzzle& puzzle, const model::PartialGrid& grid);
[[nodiscard]] bool has_digits(const model::PartialGrid& grid);

/// An object from cells to sets of symbols; cells that are not named keep what `sets` holds.
[[nodiscard]] base::Result<void> read_digit_sets(const model::Puzzle& puzzle,
                                                 const JsonCursor& cursor,
                                                 std::vector<geometry::DigitSet>& sets);
/// The cells whose set is not `usual`, with their sets.
[[nodiscard]] base::Value digit_sets_value(const model::Puzzle& puzzle,
                                           const std::vector<geometry::DigitSet>& sets,
                                           geometry::DigitSet usual);

}  // namespace omnidoku::formats
