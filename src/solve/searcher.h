// SPDX-License-Identifier: MIT
//
// Searcher: the engine that searches a puzzle. A puzzle on the classic grid without constraints
// goes to the engine made for it, every other to the general one. Not part of the public surface.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "base/limits.h"
#include "classic/grid9.h"
#include "engine/solver.h"
#include "model/lowered.h"
#include "solve/solve.h"

namespace omnidoku::solve {

class Searcher {
 public:
  /// For puzzles with this board and these constraints, searched with this engine, with or without
  /// a second opinion. Givens and pencilmark clues are looked at only where the starting domains of
  /// a search have them; what the general engine builds in are those of the puzzle it first meets.
  Searcher(const model::Puzzle& puzzle, const Options& options);
  /// For the puzzle that was lowered, with what the general engine builds in known.
  Searcher(model::SharedLowered lowered, const Options& options);

  /// Whether the engine for the classic grid is used.
  [[nodiscard]] bool is_classic() const { return is_classic_; }

  /// Searches from `start` (one set per cell). A search that draws its order from a seed goes to
  /// the general engine. The result names a contradiction only if options.explain asks for it.
  /// on_solution is told of `tell` solutions at least; the others may be counted only.
  engine::SearchResult search(const model::Puzzle& puzzle, const engine::Domains& start,
                              const Options& options, const engine::Solver::OnSolution& on_solution,
                              std::uint64_t tell);

  /// The general engine for the puzzle, built when it is first asked for.
  engine::Solver& general(const model::Puzzle& puzzle);

 private:
  engine::SearchResult search_generally(const model::Puzzle& puzzle, const engine::Domains& start,
                                        const Options& options, engine::SearchOptions question,
                                        const engine::Solver::OnSolution& on_solution);

  bool is_classic_;
  bool second_opinion_;
  model::SharedLowered lowered_;  ///< null: the puzzle is lowered when the general engine is made
  std::optional<engine::Solver> general_;
};

}  // namespace omnidoku::solve
