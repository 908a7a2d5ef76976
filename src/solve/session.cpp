// SPDX-License-Identifier: MIT
#include "solve/session.h"

#include <algorithm>
#include <variant>

#include "base/check.h"
#include "base/joined.h"
#include "constraints/names.h"
#include "constraints/rules.h"
#include "geometry/house_names.h"
#include "solve/classic_grid.h"
#include "solve/second_opinion.h"
#include "verify/verify.h"

namespace omnidoku::solve {

using base::Status;
using base::StopReason;
using geometry::Cell;

std::optional<Outcome> refuse(const model::Puzzle& puzzle, const Options& options) {
  if (const auto valid = constraints::validate_puzzle(puzzle); !valid) {
    Outcome outcome;
    outcome.status = Status::invalid;
    outcome.message = valid.error().text();
    return outcome;
  }
  return refuse_valid(puzzle, options);
}

std::optional<Outcome> refuse_valid(const model::Puzzle& puzzle, const Options& options) {
  Outcome outcome;
  outcome.status = Status::invalid;
  const bool is_classic_only =
      options.engine == EngineChoice::classic || options.engine == EngineChoice::batch;
  if (is_classic_only && !has_classic_rules(puzzle)) {
    outcome.message = std::string("the engine '") +
                      (options.engine == EngineChoice::batch ? "batch" : "classic") +
                      "' is for the ordinary 9x9 grid without further rules";
    return outcome;
  }
  if (options.engine == EngineChoice::sat) outcome.message = objection_to_clauses(puzzle);
  if (!outcome.message.empty()) return outcome;
  const auto conflicts = constraints::find_conflicts(puzzle);
  if (conflicts.empty()) return std::nullopt;
  constexpr std::size_t kMaxTold = 5;
  for (std::size_t i = 0; i < conflicts.size(); ++i) {
    if (i < kMaxTold) outcome.message += (i == 0 ? "" : "; ") + conflicts[i].message;
    for (const Cell cell : conflicts[i].cells) {
      if (std::find(outcome.cells.begin(), outcome.cells.end(), cell) == outcome.cells.end()) {
        outcome.cells.push_back(cell);
      }
    }
  }
  if (conflicts.size() > kMaxTold) {
    outcome.message += "; and " + std::to_string(conflicts.size() - kMaxTold) + " more";
  }
  return outcome;
}

std::string ignored_remark(const model::Puzzle& puzzle, const Options& options) {
  if (puzzle.unknown_rules.empty() || !options.ignore_unknown || !options.tell_ignored) return {};
  return "solved without the rules that are not understood: " +
         base::joined(model::texts_of(puzzle.unknown_rules));
}

bool is_half_understood(const model::Puzzle& puzzle, const Options& options) {
  return !puzzle.unknown_rules.empty() && !options.ignore_unknown;
}

Options without_unknown(Options options) {
  options.ignore_unknown = true;
  options.tell_ignored = false;
  return options;
}

void tell_half_understood(const model::Puzzle& puzzle, Status& status, std::string& message,
                          std::string_view bound) {
  if (status == Status::cancelled) return;
  const std::string rules =
      "rules that are not understood: " + base::joined(model::texts_of(puzzle.unknown_rules));
  // A sentence may take another rule back; what is drawn, or has a name, does not.
  const bool may_take_back = std::any_of(puzzle.unknown_rules.begin(), puzzle.unknown_rules.end(),
                                         [](const model::UnknownRule& rule) {
                                           return rule.source == model::UnknownRule::Source::words;
                                         });
  if (may_take_back && (status == Status::none || status == Status::invalid)) {
    message = rules + "; by the other rules alone " +
              (status == Status::none ? "there is no solution" : "it is invalid: " + message);
    status = Status::not_understood;
    return;
  }
  if (status == Status::invalid) return;
  if (status == Status::none) {
    message +=
        (message.empty() ? "" : "; ") + std::string("there is none even without the ") + rules;
    return;
  }
  message = rules + "; by the other rules alone " + std::string(bound);
  status = Status::not_understood;
}

engine::Domains domains_of(const model::Puzzle& puzzle, const model::PartialGrid& givens) {
  OMNIDOKU_CHECK(givens.size() == puzzle.allowed.size());
  engine::Domains domains = puzzle.allowed;
  for (std::size_t i = 0; i < givens.size(); ++i) {
    if (givens[i]) domains[i] &= geometry::DigitSet::single(*givens[i]);
  }
  return domains;
}

namespace {

/// The digits each cell keeps when those of filled cells are taken from all that must differ: as
/// far as a person sees at a glance.
engine::Domains at_a_glance(const model::Problem& problem, const engine::Domains& start) {
  engine::Domains left = start;
  for (const model::PostedPrimitive& posted : problem.primitives) {
    const auto* set = std::get_if<model::AllDifferent>(&posted.primitive);
    if (set == nullptr) continue;
    const auto is_cell = [&start](model::Variable one) { return one.index() < start.size(); };
    for (const model::Variable filled : set->variables) {
      if (!is_cell(filled) || start[filled.index()].size() != 1) continue;
      for (const model::Variable other : set->variables) {
        if (other != filled && is_cell(other)) left[other.index()] -= start[filled.index()];
      }
    }
  }
  return left;
}

/// A cell without a digit, or a digit without a place in a full house, that can be seen at a
/// glance.
bool explain_at_a_glance(const model::Puzzle& puzzle, const model::Problem& problem,
                         const engine::Domains& start, Outcome& outcome) {
  const engine::Domains left = at_a_glance(problem, start);
  for (std::size_t i = 0; i < left.size() && i < puzzle.givens.size(); ++i) {
    if (!left[i].empty() || start[i].size() == 1) continue;
    outcome.cells = {Cell(i)};
    outcome.message = "no symbol is left for " + puzzle.board->name(Cell(i));
    return true;
  }
  for (const geometry::House& house : puzzle.board->houses()) {
    if (!puzzle.board->is_full(house)) continue;
    geometry::DigitSet places;
    for (const Cell cell : house.cells) places |= left[cell.index()];
    const geometry::DigitSet missing = puzzle.all_digits() - places;
    if (missing.empty()) continue;
    outcome.cells = house.cells;
    outcome.message = "there is no place for " + puzzle.symbols.text(missing.first()) + " in " +
                      geometry::house_name(*puzzle.board, house).text();
    return true;
  }
  return false;
}

}  // namespace

void explain_contradiction(const model::Puzzle& puzzle, const model::Problem& problem,
                           const engine::Domains& start, const engine::Contradiction& contradiction,
                           Outcome& outcome) {
  if (explain_at_a_glance(puzzle, problem, start, outcome)) return;
  for (const model::Variable variable : contradiction.variables) {
    if (variable.index() < static_cast<std::size_t>(puzzle.num_cells())) {
      outcome.cells.push_back(Cell(variable.index()));
    }
  }
  const std::string name = constraints::name_of(puzzle, problem, contradiction.origin);
  if (outcome.cells.size() == 1) {
    outcome.message = "after forced placements no symbol is left for " +
                      puzzle.board->name(outcome.cells.front()) + " (" + name + ")";
  } else {
    outcome.message = "after forced placements " + name + " cannot be filled";
  }
}

Status status_of(StopReason reason, std::uint64_t count) {
  if (reason == StopReason::cancelled) return Status::cancelled;
  if (count >= 2) return Status::multiple;
  if (reason != StopReason::exhausted) return Status::limit;
  return count == 1 ? Status::unique : Status::none;
}

Outcome run(Searcher& searcher, const model::Puzzle& puzzle, const engine::Domains& start,
            const Options& options, const OnSolution& on_solution) {
  Outcome outcome;
#ifdef NDEBUG
  const std::uint64_t tell = on_solution ? ~std::uint64_t{0} : options.keep;
#else
  const std::uint64_t tell = ~std::uint64_t{0};  // all are checked
#endif
  const auto found = [&](const model::FilledGrid& grid) {
#ifndef NDEBUG
    OMNIDOKU_CHECK(verify::is_solution(puzzle, grid));
#endif
    if (outcome.solutions.size() < options.keep) outcome.solutions.push_back(grid);
    return !on_solution || on_solution(grid);
  };
  const engine::SearchResult result = searcher.search(puzzle, start, options, found, tell);
  outcome.counters = result.counters;
  outcome.runs = result.runs;
  outcome.count = result.counters.solutions;
  outcome.reason = result.reason;
  outcome.status = status_of(result.reason, outcome.count);
  if (result.contradiction) {
    explain_contradiction(puzzle, searcher.general(puzzle).problem(), start, *result.contradiction,
                          outcome);
  }
  return outcome;
}

Budget::Budget(const base::Limits& limits) : limits_(limits) {}

base::Limits Budget::remaining(std::uint64_t solutions) const {
  base::Limits left = limits_;
  left.solutions = solutions;
  if (left.nodes) left.nodes = *left.nodes > used_.nodes ? *left.nodes - used_.nodes : 0;
  if (left.time) {
    const auto used = std::chrono::steady_clock::now() - start_;
    left.time = *left.time > used ? *left.time - used : std::chrono::nanoseconds(0);
  }
  return left;
}

void Budget::spend(const base::Counters& counters) { used_ += counters; }

void Budget::report(double fraction) {
  if (!limits_.progress) return;
  const auto now = std::chrono::steady_clock::now();
  if (now - last_report_ < std::chrono::milliseconds(100)) return;
  last_report_ = now;
  limits_.progress({used_, fraction});
}

std::optional<StopReason> Budget::exhausted() const {
  const base::Limits left = remaining(1);
  if (left.stop.stop_requested()) return StopReason::cancelled;
  if (left.time && left.time->count() == 0) return StopReason::time;
  if (left.nodes && *left.nodes == 0) return StopReason::nodes;
  return std::nullopt;
}

}  // namespace omnidoku::solve
