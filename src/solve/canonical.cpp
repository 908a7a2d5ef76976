// SPDX-License-Identifier: MIT
#include "solve/canonical.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "geometry/digit_set.h"
#include "solve/classic_grid.h"

namespace omnidoku::solve {

namespace {

CanonicalPuzzle refused(std::string why) {
  return {.status = base::Status::invalid, .message = std::move(why), .form = {}};
}

/// Whether some cell has clues that are neither a digit nor nothing.
bool has_pencilmark_clues(const model::Puzzle& puzzle) {
  const geometry::DigitSet all = geometry::DigitSet::all(puzzle.num_digits());
  return std::any_of(puzzle.allowed.begin(), puzzle.allowed.end(),
                     [all](geometry::DigitSet digits) { return digits != all; });
}

}  // namespace

CanonicalPuzzle canonical(const model::Puzzle& puzzle, const Options& options) {
  if (!has_classic_rules(puzzle)) {
    return refused("only puzzles with the rules of the classic 9x9 grid have a canonical form");
  }
  if (has_pencilmark_clues(puzzle)) {
    return refused("a puzzle with pencilmark clues has no canonical form");
  }
  Options question = options;
  question.limits.solutions = kMostSolutionsOfForm + 1;
  question.keep = kMostSolutionsOfForm + 1;
  const Outcome outcome = solve(puzzle, question);
  CanonicalPuzzle result{.status = outcome.status, .message = outcome.message, .form = {}};
  if (outcome.status == base::Status::none && outcome.message.empty()) {
    result.message = "has no solution";
  }
  if (outcome.count > kMostSolutionsOfForm) {
    result.status = base::Status::limit;
    result.message = "has more than " + std::to_string(kMostSolutionsOfForm) +
                     " solutions, too many to look for its canonical form";
    return result;
  }
  if (outcome.status == base::Status::multiple && outcome.reason != base::StopReason::exhausted) {
    result.status = base::Status::limit;
  }
  if (result.status != base::Status::unique && result.status != base::Status::multiple) {
    return result;
  }
  classic::Clues9 clues{};
  std::vector<classic::Solution9> solutions(outcome.solutions.size());
  for (std::size_t i = 0; i < clues.size(); ++i) {
    if (const auto given = puzzle.givens[i]) {
      clues[i] = static_cast<std::uint8_t>(given->index() + 1);
    }
    for (std::size_t k = 0; k < solutions.size(); ++k) {
      solutions[k][i] = static_cast<std::uint8_t>(outcome.solutions[k][i].index() + 1);
    }
  }
  result.form = classic::canonical_form(clues, solutions);
  return result;
}

}  // namespace omnidoku::solve
