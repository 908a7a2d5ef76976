// SPDX-License-Identifier: MIT
//
// SecondOpinion: a search by clause learning (src/sat) beside one of the general engine. It begins
// only where figures say that it may win (docs/ENGINE.md, "A second opinion"): when the engine has
// taken many nodes without an answer, on a problem of a kind that clauses are good at. With more
// than one thread it runs beside the engine; with one the two take turns, in stretches counted in
// nodes and conflicts, so that what comes out is the same on every machine. Whoever is done first
// has answered. Every solution is checked by the meaning of the rules before it counts. Not part of
// the public surface.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "base/limits.h"
#include "engine/solver.h"
#include "model/puzzle.h"
#include "sat/search.h"
#include "solve/solve.h"

namespace omnidoku::solve {

/// Why the puzzle is not for a search by clauses alone; empty if it is.
[[nodiscard]] std::string objection_to_clauses(const model::Puzzle& puzzle);

/// A search by clauses alone. It knows no contradictions; what cannot be said in clauses ends it
/// like a limit.
engine::SearchResult search_by_clauses(const model::Puzzle& puzzle, const model::Problem& problem,
                                       const engine::Domains& start, const base::Limits& limits,
                                       const engine::Solver::OnSolution& on_solution);

class SecondOpinion {
 public:
  /// Whether these options allow one: none is asked where solutions are drawn by a seed, nodes are
  /// limited, or many solutions are wanted.
  [[nodiscard]] static bool is_allowed(const Options& options);
  /// The number of nodes after which it may win; nothing on problems of a kind on which it does
  /// not.
  [[nodiscard]] static std::optional<std::uint64_t> worthwhile_after(const model::Problem& problem);

  /// For one search of the general engine. All must live as long.
  SecondOpinion(const model::Puzzle& puzzle, const model::Problem& problem,
                const engine::Domains& start, const Options& options,
                const engine::Solver::OnSolution& on_solution);
  SecondOpinion(const SecondOpinion&) = delete;
  SecondOpinion& operator=(const SecondOpinion&) = delete;
  ~SecondOpinion();

  /// When the engine is to report for the first time, and to whom.
  [[nodiscard]] engine::Milestone milestone();
  /// For each solution of the engine: hands it on.
  bool note(const model::FilledGrid& grid);
  /// After the engine's search: if the second opinion was first, its answer takes the place of the
  /// engine's. All solutions found have then been handed on, none twice.
  void conclude(engine::SearchResult& result);

 private:
  std::uint64_t look(const base::Counters& counters);
  std::uint64_t take_turn(const base::Counters& counters);
  void begin_beside();
  bool take(const model::FilledGrid& grid);

  const model::Puzzle& puzzle_;
  const model::Problem& problem_;
  const engine::Domains& start_;
  const Options& options_;
  const engine::Solver::OnSolution& on_solution_;
  const base::Deadline deadline_;

  std::vector<model::FilledGrid> handed_on_;
  std::optional<std::uint64_t> begins_at_;
  std::unique_ptr<sat::Search> search_;
  std::thread thread_;
  base::StopSource stop_;
  base::StopReason reason_ = base::StopReason::cancelled;
  std::vector<model::FilledGrid> found_;
  std::atomic<bool> is_done_ = false;  ///< what stands above is its answer
};

}  // namespace omnidoku::solve
