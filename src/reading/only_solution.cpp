// SPDX-License-Identifier: MIT
#include "reading/only_solution.h"

#include <chrono>
#include <cstdint>
#include <utility>

#include "solve/solve.h"

namespace omnidoku::reading {
namespace {

constexpr std::uint64_t kMostNodes = 2'000;
constexpr std::size_t kMostChoices = 24;
constexpr int kMostCells = 144;
/// Nodes bound the searches; what rules take before the first node is bounded by the clock.
constexpr std::chrono::seconds kLongest{3};

base::Deadline deadline() {
  base::Limits limits;
  limits.time = kLongest;
  return base::Deadline(limits);
}

solve::Outcome solved(const model::Puzzle& puzzle, std::uint64_t most_solutions,
                      const base::Deadline& until) {
  solve::Options options;
  options.limits.solutions = most_solutions;
  options.limits.nodes = kMostNodes;
  options.limits = until.rest_of(options.limits);
  options.ignore_unknown = true;  // the sentences that are guessed at are among these
  options.tell_ignored = false;
  options.explain = false;
  options.second_opinion = false;
  return solve::enumerate(puzzle, options, {});
}

/// Counts up through the choices of a guess for each sentence; false behind the last one.
bool to_next(std::vector<std::size_t>& choice, const std::vector<std::vector<Guess>>& guesses) {
  for (std::size_t i = 0; i < choice.size(); ++i) {
    if (++choice[i] < guesses[i].size()) return true;
    choice[i] = 0;
  }
  return false;
}

}  // namespace

std::optional<model::FilledGrid> only_solution(const model::Puzzle& puzzle,
                                               const std::vector<std::vector<Guess>>& guesses) {
  // Of few solutions a wrong guess may leave one as well.
  constexpr std::uint64_t kEnough = 1'000;
  if (puzzle.num_cells() > kMostCells) return std::nullopt;
  const base::Deadline until = deadline();
  solve::Outcome rest = solved(puzzle, kEnough, until);
  if (rest.status == base::Status::unique) return std::move(rest.solutions.front());
  if (guesses.empty()) return std::nullopt;
  std::size_t num_choices = 1;
  for (const std::vector<Guess>& of_sentence : guesses) num_choices *= of_sentence.size();
  const bool are_many =
      rest.reason == base::StopReason::solutions || rest.reason == base::StopReason::nodes;
  if (!are_many || num_choices > kMostChoices) return std::nullopt;
  std::optional<model::FilledGrid> only;
  std::vector<std::size_t> choice(guesses.size());
  do {
    model::Puzzle guessed = puzzle;
    for (std::size_t i = 0; i < guesses.size(); ++i) {
      const Guess& guess = guesses[i][choice[i]];
      guessed.constraints.insert(guessed.constraints.end(), guess.begin(), guess.end());
    }
    solve::Outcome found = solved(guessed, 2, until);
    if (found.status == base::Status::limit) return std::nullopt;
    if (found.status != base::Status::unique) continue;
    if (only && *only != found.solutions.front()) return std::nullopt;
    only = std::move(found.solutions.front());
  } while (to_next(choice, guesses));
  return only;
}

bool is_only_solution(const model::Puzzle& puzzle, const model::FilledGrid& solution) {
  const solve::Outcome found = solved(puzzle, 2, deadline());
  return found.status == base::Status::unique && found.solutions.front() == solution;
}

}  // namespace omnidoku::reading
