// SPDX-License-Identifier: MIT
#include "solve/searcher.h"

#include <chrono>
#include <limits>
#include <utility>

#include "constraints/lowering.h"
#include "solve/classic_grid.h"
#include "solve/second_opinion.h"

namespace omnidoku::solve {
namespace {

using Clock = std::chrono::steady_clock;

/// How often a progress callback is told, as base::Limits promises.
constexpr auto kBetweenReports = std::chrono::milliseconds(100);

base::Counters counters_of(const classic::SearchCounts& counts) {
  return {counts.nodes, counts.guesses, counts.backtracks, counts.solutions};
}

/// One search by the classic engine, with what its callbacks need.
class ClassicSearch {
 public:
  ClassicSearch(const base::Limits& limits, const engine::Solver::OnSolution& on_solution)
      : limits_(limits), on_solution_(on_solution) {
    if (limits_.time || limits_.progress) told_ = start_ = Clock::now();
  }

  engine::SearchResult run(const classic::Grid9& grid) {
    engine::SearchResult result;
    if (const auto reason = stop_reason()) {
      result.reason = *reason;
      return result;
    }
    if (limits_.nodes && *limits_.nodes == 0) {
      result.reason = base::StopReason::nodes;
      return result;
    }
    classic::SearchRequest request;
    request.max_solutions = limits_.solutions;
    request.max_nodes = limits_.nodes.value_or(0);
    request.context = this;
    if (on_solution_) request.on_solution = solution_found;
    request.keep_going = keep_going;
    const classic::SearchResult found = classic::search(grid, request);
    result.counters = counters_of(found.counts);
    switch (found.end) {
      case classic::SearchEnd::exhausted: result.reason = base::StopReason::exhausted; break;
      case classic::SearchEnd::solutions: result.reason = base::StopReason::solutions; break;
      case classic::SearchEnd::nodes: result.reason = base::StopReason::nodes; break;
      case classic::SearchEnd::stopped: result.reason = stopped_; break;
    }
    return result;
  }

 private:
  static bool solution_found(void* context, const std::uint8_t* digits) {
    auto& self = *static_cast<ClassicSearch*>(context);
    self.grid_.clear();
    for (int i = 0; i < classic::kNumCells; ++i) self.grid_.emplace_back(digits[i] - 1);
    return self.on_solution_(self.grid_);
  }

  static bool keep_going(void* context, const classic::SearchCounts& counts) {
    return static_cast<ClassicSearch*>(context)->go_on(counts);
  }

  bool go_on(const classic::SearchCounts& counts) {
    if (const auto reason = stop_reason()) {
      stopped_ = *reason;
      return false;
    }
    if (limits_.progress) {
      const Clock::time_point now = Clock::now();
      if (now - told_ >= kBetweenReports) {
        told_ = now;
        limits_.progress({counters_of(counts), -1});
      }
    }
    return true;
  }

  [[nodiscard]] std::optional<base::StopReason> stop_reason() const {
    if (limits_.stop.stop_requested()) return base::StopReason::cancelled;
    if (limits_.time && Clock::now() - start_ >= *limits_.time) return base::StopReason::time;
    return std::nullopt;
  }

  const base::Limits& limits_;
  const engine::Solver::OnSolution& on_solution_;
  Clock::time_point start_;
  Clock::time_point told_;
  base::StopReason stopped_ = base::StopReason::cancelled;
  model::FilledGrid grid_;
};

}  // namespace

Searcher::Searcher(const model::Puzzle& puzzle, const Options& options)
    : is_classic_(may_use_classic(options.engine) && has_classic_rules(puzzle)),
      second_opinion_(options.second_opinion) {}

Searcher::Searcher(model::SharedLowered lowered, const Options& options)
    : Searcher(lowered->puzzle, options) {
  lowered_ = std::move(lowered);
}

engine::Solver& Searcher::general(const model::Puzzle& puzzle) {
  if (!general_) {
    general_.emplace(model::problem_of(lowered_ ? lowered_ : constraints::lower(puzzle)));
  }
  return *general_;
}

engine::SearchResult Searcher::search(const model::Puzzle& puzzle, const engine::Domains& start,
                                      const Options& options,
                                      const engine::Solver::OnSolution& on_solution,
                                      std::uint64_t tell) {
  engine::SearchResult result;
  if (is_classic_ && !options.shuffle_seed) {
    result = ClassicSearch(options.limits, on_solution).run(to_grid9(start));
    const bool refuted_at_once = result.reason == base::StopReason::exhausted &&
                                 result.counters.solutions == 0 && result.counters.guesses == 0;
    // What is wrong is for the engine to say that knows where its deductions come from.
    if (refuted_at_once && options.explain) {
      result.contradiction = general(puzzle).propagate(start).contradiction;
    }
  } else if (options.engine == EngineChoice::sat) {
    const base::Deadline deadline(options.limits);
    const model::Problem& problem = general(puzzle).problem();
    result =
        search_by_clauses(puzzle, problem, start, deadline.rest_of(options.limits), on_solution);
  } else {
    const base::Deadline deadline(options.limits);
    general(puzzle);
    engine::SearchOptions question;
    question.limits = deadline.rest_of(options.limits);
    question.shuffle_seed = options.shuffle_seed;
    question.near = options.near;
    question.tell = tell;
    result = search_generally(puzzle, start, options, std::move(question), on_solution);
    if (!options.explain) result.contradiction.reset();
  }
  return result;
}

/// With a second opinion where one may be had.
engine::SearchResult Searcher::search_generally(const model::Puzzle& puzzle,
                                                const engine::Domains& start,
                                                const Options& options,
                                                engine::SearchOptions question,
                                                const engine::Solver::OnSolution& on_solution) {
  engine::Solver& solver = general(puzzle);
  if (!second_opinion_ || !SecondOpinion::is_allowed(options))
    return solver.search(start, question, on_solution);
  SecondOpinion second(puzzle, solver.problem(), start, options, on_solution);
  question.milestone = second.milestone();
  question.tell = std::numeric_limits<std::uint64_t>::max();  // the two compare what they found
  engine::SearchResult result = solver.search(
      start, question, [&second](const model::FilledGrid& grid) { return second.note(grid); });
  second.conclude(result);
  return result;
}

}  // namespace omnidoku::solve
