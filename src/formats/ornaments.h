// SPDX-License-Identifier: MIT
//
// What a file drew that stands for no rule here, from the fields of f-puzzles, SudokuPad and
// penpa that a document carries along; and what was drawn here.
#pragma once

#include <vector>

#include "model/document.h"
#include "model/ornament.h"

namespace omnidoku::formats {

/// The ornaments in the order in which they are painted: cosmetic lines, circles, rectangles,
/// texts, cages and cell colours of f-puzzles, and the lines, arrows, underlays, overlays and
/// unread cages of SudokuPad, and what penpa draws. Drawings that f-puzzles says were made for a
/// rule are left out where every rule was understood, as these are drawn already. What is damaged
/// or absurdly large is left out; at most 4,000 are given. Only for boards that are a plain square;
/// none for all others.
[[nodiscard]] std::vector<model::Ornament> ornaments_of(const model::Document& document);
/// Of these the ones that were drawn here (Puzzle::drawings).
[[nodiscard]] std::vector<model::Ornament> own_ornaments_of(const model::Puzzle& puzzle);

}  // namespace omnidoku::formats
