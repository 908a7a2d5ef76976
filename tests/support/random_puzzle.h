// SPDX-License-Identifier: MIT
//
// Random puzzles with no, one or several solutions: clues of a filled grid, some of them wrong,
// with pencilmarks, cages, super shapes and created shapes.
#pragma once

#include <cstdint>
#include <string>

#include "base/random.h"
#include "model/puzzle.h"

namespace omnidoku::testing_support {

struct RandomClues {
  int min_givens_percent = 0;
  int max_givens_percent = 100;
  bool cages = false;  ///< killer cages, super shapes and created ones
  int rules = 0;       ///< at most so many constraints of all the other types
};

/// Clues of the solution on an empty puzzle; now and then a wrong given or a wrong sum.
[[nodiscard]] model::Puzzle random_puzzle(base::Random& random, const model::Puzzle& empty,
                                          const model::FilledGrid& solution,
                                          const RandomClues& clues);

/// A filled grid drawn by the engine; the test program ends when there is none.
[[nodiscard]] model::FilledGrid random_solution(const model::Puzzle& empty, std::uint64_t seed);

/// Givens and constraints in a line, to reproduce a failure.
[[nodiscard]] std::string text_of(const model::Puzzle& puzzle);

}  // namespace omnidoku::testing_support
