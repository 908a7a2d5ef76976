// SPDX-License-Identifier: MIT
//
// What a setter has done for him: the givens to add until one solution is left, as few as a greedy
// choice finds, and the givens to leave out while one solution is left, until each that remains is
// needed. Both work on any puzzle.
//
// Givens to add are a hitting set: in every set of cells in which a second solution differs from
// the wanted one some cell must be told (solve/difference_sets.h). Where there are few solutions
// these are all the sets. Else small ones are asked for, cell by cell, as long as what is chosen
// leaves a second solution.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/status.h"
#include "geometry/ids.h"
#include "model/puzzle.h"
#include "solve/solve.h"

namespace omnidoku::generate {

struct GivensToAdd {
  /// multiple: `added` leaves one of several solutions; unique: nothing is to be added. Else what
  /// is wrong with the puzzle, or the limit that was met: `added` is empty then.
  base::Status status = base::Status::limit;
  std::vector<geometry::Candidate> added;  ///< none can be left out
  std::string message;
  std::vector<geometry::Cell> cells;  ///< those the message is about
};

/// The givens to add to a puzzle with several solutions so that one is left. Where there are few
/// solutions (up to 500) the one is taken that the fewest candidates tell from the others. `seed`
/// chooses among equals, and the solution where there are many.
[[nodiscard]] GivensToAdd givens_to_add(const model::Puzzle& puzzle, const solve::Options& options,
                                        std::uint64_t seed);

struct GivensToDrop {
  /// unique: `dropped` can be left out, all together. Else what is wrong with the puzzle.
  base::Status status = base::Status::limit;
  std::vector<geometry::Cell> dropped;    ///< digits that are given
  std::vector<geometry::Cell> undecided;  ///< a limit was met before these were looked at
  std::string message;
  std::vector<geometry::Cell> cells;  ///< those the message is about
};

/// The givens to leave out of a puzzle with one solution, in an order that follows from `seed`,
/// until each digit that is left is needed. Pencilmark clues stay.
[[nodiscard]] GivensToDrop givens_to_drop(const model::Puzzle& puzzle,
                                          const solve::Options& options, std::uint64_t seed);

}  // namespace omnidoku::generate
