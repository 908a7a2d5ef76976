// SPDX-License-Identifier: MIT
//
// The solution that a penpa link may have beside its drawing: six lists, for shading, lines, edges,
// walls, numbers and symbols, or a list of those of which any one is a solution. A number is
// "point,text". Cells with a given are left out.
#pragma once

#include <string_view>

#include "formats/penpa/grid.h"
#include "model/document.h"

namespace omnidoku::formats::penpa {

/// Gives the puzzle the solution in an unpacked text; one that is no digit for each cell, or that
/// the givens contradict, is named in Document::ignored.
void add_solution(std::string_view text, const Grid& grid, model::Document& document);

}  // namespace omnidoku::formats::penpa
