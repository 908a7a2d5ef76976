// SPDX-License-Identifier: MIT
#include "generate/plain.h"

#include <cstddef>
#include <span>
#include <utility>

#include "base/check.h"
#include "classic/minimal.h"
#include "generate/budget.h"
#include "generate/plan.h"
#include "solve/classic_grid.h"

namespace omnidoku::generate {

bool is_plain(const Request& request) {
  return request.board->is_classic() && !request.new_map && !request.givens &&
         request.symmetry == Symmetry::none && !request.pattern && request.constraints.empty() &&
         request.kinds.empty();
}

base::Result<Made> make_plain(const Request& request, model::Puzzle empty) {
  Budget budget(request.limits, kDefaultEffort);
  const auto goes_on = [&budget](std::uint64_t nodes) {
    base::Counters counters;
    counters.nodes = nodes;
    budget.spend(counters, base::StopReason::exhausted);
    budget.report();
    return !budget.interrupted();
  };
  classic::Clues9 clues{};
  if (!goes_on(0) || !classic::MinimalMaker().make({request.seed, request.per_grid}, request.stream,
                                                   std::span(&clues, 1), goes_on)) {
    return budget.error({}, advice(request));
  }
  model::Puzzle puzzle = std::move(empty);
  for (std::size_t i = 0; i < clues.size(); ++i) {
    if (clues[i] != 0) puzzle.givens[i] = geometry::Digit(clues[i] - 1);
  }
  classic::Solution9 solution{};
  classic::SearchRequest search;
  search.first = &solution;
  const bool is_unique = classic::search(solve::to_grid9(puzzle), search).counts.solutions == 1;
  OMNIDOKU_CHECK(is_unique);
  model::FilledGrid grid;
  grid.reserve(solution.size());
  for (const std::uint8_t digit : solution) grid.emplace_back(digit - 1);
  puzzle.solution = std::move(grid);
  return Made{std::move(puzzle)};
}

}  // namespace omnidoku::generate
