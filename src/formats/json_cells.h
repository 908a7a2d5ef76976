// SPDX-License-Identifier: MIT
//
// Cells as JSON of any form has them: numbers, signs in texts, objects that say more of a cell.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/value.h"

namespace omnidoku::formats {

/// Whether a value says nothing: null, false, an empty text, list or object.
[[nodiscard]] bool is_empty_value(const base::Value& value);

/// A value as a grid in lines that a format fits: a text of cells, a list of cells, of rows as
/// lists, or of rows as texts. Cells that are objects may say where they are, whether they are
/// given, and what is marked in them: below the grid stand the values entered, and the candidates.
/// Nothing where some cell is none, or where all are open.
[[nodiscard]] std::optional<std::string> json_grid(const base::Value& value);

/// The solution that the cells of such a list have beside what is in them, as a grid in lines;
/// nothing where some cell has none.
[[nodiscard]] std::optional<std::string> json_solution(const base::Value& value);

/// What keeps the part of a JSON text that most looks like a grid from being one, with its place;
/// nothing where no part looks like one.
[[nodiscard]] std::optional<base::Error> json_fault(std::string_view text);

}  // namespace omnidoku::formats
