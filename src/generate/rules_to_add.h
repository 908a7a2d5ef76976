// SPDX-License-Identifier: MIT
//
// Rules of a chosen kind that leave one of several solutions: a few thermometers, a few dots. They
// hold in a solution that is chosen first, and are taken one by one, always the one that the most
// of the other known solutions break; when none of these is left the puzzle is asked for more. What
// turns out to be needless goes again. Takes some dozens of searches.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/status.h"
#include "model/puzzle.h"
#include "solve/solve.h"

namespace omnidoku::generate {

struct RulesToAdd {
  /// multiple: `added` leaves one of several solutions, or is empty where no such rules were found;
  /// unique: nothing is to be added. Else what is wrong with the puzzle, or the limit that was met:
  /// `added` is empty then.
  base::Status status = base::Status::limit;
  std::vector<model::ConstraintSpec> added;  ///< none can be left out
  std::string message;
  std::vector<geometry::Cell> cells;  ///< those the message is about
};

/// The rules of a kind (placeable_kinds() in generate.h) to add to a puzzle with several solutions
/// so that one is left, as few as a greedy choice finds; none shares a cell with another of its
/// kind where it takes up cells. `seed` chooses the solution, and among equals. Error: unsupported,
/// unknown_name (of a kind that cannot be placed, or not on this board).
[[nodiscard]] base::Result<RulesToAdd> rules_to_add(const model::Puzzle& puzzle,
                                                    std::string_view kind,
                                                    const solve::Options& options,
                                                    std::uint64_t seed);

}  // namespace omnidoku::generate
