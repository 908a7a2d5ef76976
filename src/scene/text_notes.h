// SPDX-License-Identifier: MIT
//
// What the text drawing cannot show inside the grid, in words: houses that neither a frame nor a
// straight line of the grid shows, sides that are joined though they lie apart, cages and other
// constraints, pencilmark clues, rules that were not understood.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "model/puzzle.h"
#include "scene/scene.h"

namespace omnidoku::scene {

/// One sentence for each thing to tell, such as "cage 12: R1C1 R1C2"; none for a board whose houses
/// are all seen. Cost: linear in the cells of all houses and constraints.
[[nodiscard]] std::vector<std::string> text_notes(const model::Puzzle& puzzle,
                                                  const RenderOptions& options);

/// The first cell on the lattice of every face or layer, by its name; empty where the cells are not
/// named after such parts, or all after one.
[[nodiscard]] std::map<std::string, geometry::Cell> first_cells_of_parts(
    const geometry::Board& board);

/// A note broken into lines of at most `columns` terminal columns, all but the first set in by two
/// blanks. Words wider than a line are not cut.
[[nodiscard]] std::vector<std::string> wrap_note(std::string_view note, int columns);

}  // namespace omnidoku::scene
