// SPDX-License-Identifier: MIT
//
// A puzzle as a graph: cells, digits and rules are vertices, and what a rule lies on and a clue
// says are edges. Puzzles with isomorphic graphs are the same but for where their cells lie and
// what their digits are called; what has a graph of its own kind is never taken for the same.
#pragma once

#include "isomorphism/coloured_graph.h"
#include "model/lowered.h"

namespace omnidoku::isomorphism {

/// The graph of the board and its rules: vertices 0 to num_cells - 1 are the cells in order, the
/// next num_digits the digits. No edge joins a cell with a digit. Digits have one colour where no
/// rule counts with them or walks over them.
[[nodiscard]] ColouredGraph rule_graph(const model::Lowered& lowered);

/// Adds the clues: an edge from cell to digit for a given; for pencilmarks a vertex beside the cell
/// with an edge to each digit that they allow.
void add_clues(const model::Puzzle& puzzle, ColouredGraph& graph);

/// The graph before add_clues(), with its vertices in the same order; `kept` becomes the vertex of
/// `graph` that each of them was.
[[nodiscard]] ColouredGraph without_clues(const ColouredGraph& graph, std::vector<Vertex>& kept);

}  // namespace omnidoku::isomorphism
