// SPDX-License-Identifier: MIT
#include "solve/second_opinion.h"

#include <algorithm>
#include <variant>

#include "base/check.h"
#include "constraints/lowering.h"
#include "sat/encode.h"
#include "verify/verify.h"

namespace omnidoku::solve {

using base::StopReason;

namespace {

// From the figures in docs/ENGINE.md. A node of the vector form takes a tenth of a conflict's time,
// one of the template form on a large board about as long.
constexpr int kFewDigits = 9;
constexpr std::uint64_t kNodesOnLargeBoards = 2000;
constexpr std::uint64_t kNodesForCell =
    4;  ///< where that is more: a large board takes one to fill it
constexpr std::uint64_t kNodesUnderPairs = 8000;
constexpr std::uint64_t kNodesPerConflict = 8;  ///< with few digits; else 1

constexpr std::uint64_t kBetweenLooks = 32;  ///< nodes, while it runs beside
constexpr std::uint64_t kMostSolutions = 100;

bool is_answer(StopReason reason) {
  return reason == StopReason::exhausted || reason == StopReason::solutions;
}

/// A wrong encoding must not become a wrong answer, neither by a solution nor by there being none.
void check(const model::Puzzle& puzzle, const engine::Domains& start,
           const model::FilledGrid& grid) {
  OMNIDOKU_CHECK(verify::is_solution(puzzle, grid));
  for (std::size_t i = 0; i < start.size(); ++i) OMNIDOKU_CHECK(start[i].contains(grid[i]));
}

}  // namespace

std::string objection_to_clauses(const model::Puzzle& puzzle) {
  if (!sat::is_available())
    return "the engine 'sat' is not part of this program: it was built without CaDiCaL";
  const model::SharedLowered lowered = constraints::lower(puzzle);
  if (sat::encode(lowered->problem, lowered->problem.cell_domains())) return {};
  return "the engine 'sat' is not for this puzzle: its rules cannot be said in clauses, or in too "
         "many only";
}

engine::SearchResult search_by_clauses(const model::Puzzle& puzzle, const model::Problem& problem,
                                       const engine::Domains& start, const base::Limits& limits,
                                       const engine::Solver::OnSolution& on_solution) {
  engine::SearchResult result;
  const base::Deadline deadline(limits);
  const std::unique_ptr<sat::Search> search = sat::make_search(problem, start);
  if (search == nullptr) {  // without the puzzle's givens it may be too large
    result.reason = StopReason::nodes;
    return result;
  }
  result.reason = search->run(deadline.rest_of(limits), [&](const model::FilledGrid& grid) {
    check(puzzle, start, grid);
    return !on_solution || on_solution(grid);
  });
  result.counters = search->counters();
  return result;
}

bool SecondOpinion::is_allowed(const Options& options) {
  const std::uint64_t wanted = options.limits.solutions;
  return options.engine == EngineChoice::automatic && options.second_opinion &&
         sat::is_available() && !options.shuffle_seed && options.near.empty() &&
         !options.limits.nodes && wanted != 0 && wanted <= kMostSolutions;
}

std::optional<std::uint64_t> SecondOpinion::worthwhile_after(const model::Problem& problem) {
  bool has_pairs = false;
  for (const model::PostedPrimitive& posted : problem.primitives) {
    const bool is_implied = posted.origin.kind == model::Origin::Kind::derived;
    if (!is_implied && std::holds_alternative<model::LinearSum>(posted.primitive)) return {};
    has_pairs = has_pairs || std::holds_alternative<model::PairRelation>(posted.primitive);
  }
  if (problem.num_digits > kFewDigits) {
    return std::max(kNodesOnLargeBoards,
                    kNodesForCell * static_cast<std::uint64_t>(problem.num_cells));
  }
  if (has_pairs) return kNodesUnderPairs;
  return {};
}

SecondOpinion::SecondOpinion(const model::Puzzle& puzzle, const model::Problem& problem,
                             const engine::Domains& start, const Options& options,
                             const engine::Solver::OnSolution& on_solution)
    : puzzle_(puzzle),
      problem_(problem),
      start_(start),
      options_(options),
      on_solution_(on_solution),
      deadline_(options.limits) {}

SecondOpinion::~SecondOpinion() {
  stop_.request_stop();
  if (thread_.joinable()) thread_.join();
}

engine::Milestone SecondOpinion::milestone() {
  // Few searches come that far, and only those look at the problem.
  return {std::min(kNodesOnLargeBoards, kNodesUnderPairs),
          [this](const base::Counters& counters) { return look(counters); }};
}

bool SecondOpinion::note(const model::FilledGrid& grid) {
  handed_on_.push_back(grid);
  return !on_solution_ || on_solution_(grid);
}

/// When the engine is to report again.
std::uint64_t SecondOpinion::look(const base::Counters& counters) {
  if (is_done_) return engine::Milestone::kStop;
  if (!begins_at_) begins_at_ = worthwhile_after(problem_).value_or(engine::Milestone::kNever);
  if (counters.nodes < *begins_at_) return *begins_at_;
  if (options_.threads > 1) {
    if (!thread_.joinable()) begin_beside();
    return counters.nodes + kBetweenLooks;
  }
  if (search_ == nullptr) search_ = sat::make_search(problem_, start_);
  return search_ == nullptr ? engine::Milestone::kNever : take_turn(counters);
}

/// Lets the clauses have their share: what they have had in all then takes about as long as the
/// engine's nodes did. The turns become longer and longer.
std::uint64_t SecondOpinion::take_turn(const base::Counters& counters) {
  const std::uint64_t share =
      problem_.num_digits > kFewDigits ? counters.nodes : counters.nodes / kNodesPerConflict;
  const std::uint64_t had = search_->counters().nodes;
  base::Limits limits = deadline_.rest_of(options_.limits);
  limits.nodes = share > had ? share - had : 0;
  if (limits.progress) {
    limits.progress = [&](const base::Progress& mine) {
      base::Progress both = mine;
      both.counters += counters;
      both.counters.solutions = handed_on_.size();
      options_.limits.progress(both);
    };
  }
  reason_ = search_->run(limits, [this](const model::FilledGrid& grid) { return take(grid); });
  is_done_ = is_answer(reason_);
  return is_done_ ? engine::Milestone::kStop : 2 * counters.nodes;
}

void SecondOpinion::begin_beside() {
  thread_ = std::thread([this] {
    search_ = sat::make_search(problem_, start_);
    if (search_ == nullptr) return;
    base::Limits limits;
    limits.solutions = options_.limits.solutions;
    limits.stop = stop_.token();
    reason_ = search_->run(limits, [this](const model::FilledGrid& grid) { return take(grid); });
    is_done_ = is_answer(reason_);
  });
}

bool SecondOpinion::take(const model::FilledGrid& grid) {
  check(puzzle_, start_, grid);
  found_.push_back(grid);
  return true;
}

void SecondOpinion::conclude(engine::SearchResult& result) {
  stop_.request_stop();
  if (thread_.joinable()) thread_.join();
  if (search_ != nullptr) result.counters += search_->counters();
  result.counters.solutions = handed_on_.size();
  if (is_answer(result.reason) || !is_done_) return;
  result.reason = reason_;
  for (const model::FilledGrid& grid : found_) {
    if (handed_on_.size() == options_.limits.solutions) break;
    if (std::find(handed_on_.begin(), handed_on_.end(), grid) != handed_on_.end()) continue;
    ++result.counters.solutions;
    if (note(grid)) continue;
    result.reason = StopReason::solutions;
    break;
  }
}

}  // namespace omnidoku::solve
