// SPDX-License-Identifier: MIT
//
// Search: depth-first search over saved levels. See search.cpp for the loop.
#pragma once

#include <chrono>
#include <vector>

#include "engine/branching.h"
#include "engine/interchange.h"
#include "engine/names.h"
#include "engine/solver.h"
#include "engine/state.h"
#include "engine/work.h"

namespace omnidoku::engine {

template <class Mask>
class Search {
 public:
  explicit Search(const Tables<Mask>& tables);

  /// One search from `start` (internal masks, one per variable).
  SearchResult run(const std::vector<Mask>& start, const SearchOptions& options,
                   const Solver::OnSolution& on_solution);
  /// Propagates `masks` in place; a contradiction if there is one.
  std::optional<Contradiction> propagate_only(std::vector<Mask>& masks);

 private:
  using Clock = std::chrono::steady_clock;

  void descend(Decision<Mask> decision);
  bool refute(Decision<Mask> decision);
  bool backtrack();
  bool skip_to_cell_decision();
  bool report_solution();
  bool tell_solution(std::uint64_t number);
  bool out_of_limits();
  bool look_at_limits();
  void report_progress(Clock::time_point now);
  void restart();
  bool probe_root();
  void note_effect(bool is_new);
  void start(const std::vector<Mask>& masks);
  [[nodiscard]] Contradiction describe(const Failure& failure) const;

  const Tables<Mask>& tables_;
  Work<Mask> work_;
  Brancher<Mask> brancher_;
  Names<Mask> names_;
  Interchange<Mask> interchange_;
  StateStack states_;
  std::vector<Decision<Mask>> decisions_;
  std::size_t depth_ = 0;
  std::vector<geometry::Digit> solution_;

  // Of the current run.
  const SearchOptions* options_ = nullptr;
  const Solver::OnSolution* on_solution_ = nullptr;
  base::Counters counters_;
  base::StopReason reason_ = base::StopReason::exhausted;
  Clock::time_point started_;
  Clock::time_point last_progress_;
  /// Per level: its share of the whole tree that is still to be searched; and what is done.
  std::vector<double> shares_;
  double done_ = 0;
  double reported_ = 0;
  std::vector<std::uint32_t> openness_;  ///< per level
  std::uint64_t restart_budget_ = 0;
  std::uint64_t next_milestone_ = Milestone::kNever;
  std::uint64_t failures_since_restart_ = 0;
  std::size_t num_restarts_ = 0;
};

#define OMNIDOKU_EXTERN(Mask) extern template class Search<Mask>;
OMNIDOKU_FOR_EACH_MASK(OMNIDOKU_EXTERN)
#undef OMNIDOKU_EXTERN

}  // namespace omnidoku::engine
