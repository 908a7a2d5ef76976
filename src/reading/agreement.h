// SPDX-License-Identifier: MIT
//
// Whether what words say of a thing is what the file has for it by name.
#pragma once

#include <cstdint>
#include <vector>

#include "model/puzzle.h"

namespace omnidoku::reading {

enum class Agreement : std::uint8_t {
  implied,   ///< whatever keeps the named constraint keeps what is said
  narrower,  ///< what is said asks for more
  contrary,  ///< nothing was found that keeps both
};

/// How a constraint stands to others on a puzzle's board; without others to the houses alone. It is
/// asked on some fillings of the cells, drawn at random, that keep these, and in which cells that
/// see each other differ; "implied" where no such filling is found. Deterministic; takes some
/// thousand evaluations.
[[nodiscard]] Agreement agreement(const model::Puzzle& puzzle,
                                  std::vector<const model::ConstraintSpec*> named,
                                  const model::ConstraintSpec& said);

/// Whether fillings that keep what is said, no digit twice, keep the named constraints as well: on
/// samples as above; true where none is found. "The sum is a multiple of the clue" is implied by a
/// cage's sum, but says less.
[[nodiscard]] bool says_as_much(const model::Puzzle& puzzle,
                                const std::vector<const model::ConstraintSpec*>& named,
                                const model::ConstraintSpec& said);

/// How likely fillings keep all of the constraints that have nothing to do with them: the product
/// of how many random fillings of the cells of each keep it, in which cells that see each other
/// differ; of what looks at most of the board, how many ways to exchange the digits of the stored
/// solution, which must be there. From 0 to 1; not below 1/400 for each constraint,
/// and no further than to one in 10^12.
[[nodiscard]] double chance_to_keep(const model::Puzzle& puzzle,
                                    const std::vector<model::ConstraintSpec>& specs);

/// The cells of a constraint and those in its arguments, each once, increasing.
[[nodiscard]] std::vector<geometry::Cell> all_cells_of(const model::ConstraintSpec& spec);

}  // namespace omnidoku::reading
