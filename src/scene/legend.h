// SPDX-License-Identifier: MIT
//
// The pieces of a legend (scene.h) that text drawings use as well.
#pragma once

#include <string>

#include "constraints/constraint_type.h"
#include "model/puzzle.h"

namespace omnidoku::scene {

/// "a = 1, f = 13": what symbols count in sums, if the puzzle has sums and the symbols do not say
/// so themselves; else empty.
[[nodiscard]] std::string symbol_values(const model::Puzzle& puzzle);

/// Whether a cell counts other than once.
[[nodiscard]] bool is_weighted(const constraints::ShapeFacts& facts);

/// "R1C1 + 2*R1C2 - R3C3 = 12"; without a sum only the left side.
[[nodiscard]] std::string equation(const geometry::Board& board,
                                   const constraints::ShapeFacts& facts);

}  // namespace omnidoku::scene
