// SPDX-License-Identifier: MIT
#include "solve/solve.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "solve/session.h"

namespace omnidoku::solve {

namespace {

Outcome search(Searcher searcher, const model::Puzzle& puzzle, const Options& options,
               const OnSolution& on_solution) {
  Outcome outcome = run(searcher, puzzle, domains_of(puzzle, puzzle.givens), options, on_solution);
  if (outcome.message.empty()) outcome.message = ignored_remark(puzzle, options);
  return outcome;
}

/// To look at the rules of a puzzle may take a while, too.
Options with_time_left(Options options, const base::Deadline& deadline) {
  options.limits = deadline.rest_of(std::move(options.limits));
  return options;
}

/// What is told of a puzzle with rules that are not understood, of which `rest` is how it stands by
/// the others: none of their solutions, as it may be none of the puzzle's.
Outcome half_understood(const model::Puzzle& puzzle, Outcome rest) {
  const std::string_view bound =
      rest.status == base::Status::unique     ? "there is exactly one solution"
      : rest.status == base::Status::multiple ? "there are several solutions"
                                              : "there was no answer in time";
  tell_half_understood(puzzle, rest.status, rest.message, bound);
  rest.count = 0;
  rest.solutions.clear();
  return rest;
}

/// How the puzzle stands by the rules that are understood is a remark only: it must not take long.
Options question_about_rest(const Options& options) {
  constexpr std::uint64_t kMostForRemark = 20'000;
  Options question = without_unknown(options);
  question.limits.solutions = 2;
  question.limits.nodes = std::min(kMostForRemark, options.limits.nodes.value_or(kMostForRemark));
  return question;
}

}  // namespace

namespace {

bool is_read(const model::ConstraintSpec& spec) { return !spec.said.empty(); }

}  // namespace

model::Puzzle without_read_rules(model::Puzzle puzzle) {
  std::erase_if(puzzle.constraints, is_read);
  return puzzle;
}

bool doubt_refutation(const model::Puzzle& puzzle, base::Status& status, std::string& message,
                      const Options& options) {
  const bool is_refuted = status == base::Status::none || status == base::Status::invalid;
  if (!is_refuted || std::none_of(puzzle.constraints.begin(), puzzle.constraints.end(), is_read))
    return false;
  const base::Status without =
      solve(without_read_rules(puzzle), question_about_rest(options)).status;
  if (without == base::Status::none || without == base::Status::invalid) return false;
  message = "with the rules that were read from the words there is no solution" +
            (message.empty() ? "" : " (" + message + ")") + ": they may be read wrongly";
  status = base::Status::not_understood;
  return true;
}

Outcome doubted(const model::Puzzle& puzzle, Outcome outcome, const Options& options) {
  if (outcome.status == base::Status::multiple && outcome.message.empty() &&
      std::any_of(puzzle.constraints.begin(), puzzle.constraints.end(), is_read)) {
    outcome.message = "rules were read from the words: one of them may say more than was read";
  }
  doubt_refutation(puzzle, outcome.status, outcome.message, options);
  return outcome;
}

Outcome enumerate(const model::Puzzle& puzzle, const Options& options,
                  const OnSolution& on_solution) {
  if (is_half_understood(puzzle, options)) {
    return half_understood(puzzle, enumerate(puzzle, question_about_rest(options), {}));
  }
  const base::Deadline deadline(options.limits);
  if (auto refusal = refuse(puzzle, options)) return *std::move(refusal);
  return search(Searcher(puzzle, options), puzzle, with_time_left(options, deadline), on_solution);
}

Outcome solve(const model::Puzzle& puzzle, const Options& options) {
  return doubted(puzzle, enumerate(puzzle, options, {}), options);
}

Outcome solve(const model::SharedLowered& lowered, const Options& options) {
  if (is_half_understood(lowered->puzzle, options)) {
    return half_understood(lowered->puzzle, solve(lowered, question_about_rest(options)));
  }
  const base::Deadline deadline(options.limits);
  if (auto refusal = refuse_valid(lowered->puzzle, options))
    return doubted(lowered->puzzle, *std::move(refusal), options);
  const Options rest = with_time_left(options, deadline);
  return doubted(lowered->puzzle, search(Searcher(lowered, rest), lowered->puzzle, rest, {}),
                 options);
}

}  // namespace omnidoku::solve
