// SPDX-License-Identifier: MIT
//
// Saved games and boards of KSudoku. A board is a <graph> of groups on a lattice (ksudoku/board.h);
// a game adds <values> (a letter for each place, '_' empty, '.' no cell), cages and the history of
// what the player did.
// The letter of digit 1 is 'b' in what KSudoku writes; where an 'a' occurs, letters count from it.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "formats/format.h"
#include "model/document.h"

namespace omnidoku::formats {

/// The operators of cages by their numbers, as cages with operators call them; none for 0.
inline constexpr std::string_view kCageOperators[] = {"", "/", "-", "x", "+"};
/// The operator of a cage whose values add up to its number.
inline constexpr int kAddOperator = 4;

[[nodiscard]] base::Result<model::Document> read_ksudoku(std::string_view text,
                                                         const ReadOptions& options);
/// As a saved game. Error: unsupported.
[[nodiscard]] base::Result<std::string> write_ksudoku(const model::Document& document);

}  // namespace omnidoku::formats
