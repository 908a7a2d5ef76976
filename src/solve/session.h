// SPDX-License-Identifier: MIT
//
// Session: what all questions of this module share. It judges the puzzle first (rules not
// understood, malformed, broken at once), lowers it once, asks the engine, and turns what comes
// back into words about the puzzle. Not part of the public surface.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "engine/solver.h"
#include "solve/searcher.h"
#include "solve/solve.h"

namespace omnidoku::solve {

/// Why a puzzle is not solved at all; nothing when it can be.
[[nodiscard]] std::optional<Outcome> refuse(const model::Puzzle& puzzle, const Options& options);
/// The same of one that is known to be valid (constraints::validate_puzzle), such as one that was
/// lowered; to find that out may take as long as lowering it.
[[nodiscard]] std::optional<Outcome> refuse_valid(const model::Puzzle& puzzle,
                                                  const Options& options);

/// The remark that rules were ignored on request, or nothing.
[[nodiscard]] std::string ignored_remark(const model::Puzzle& puzzle, const Options& options);

/// Whether rules of the puzzle are not understood and nobody asked to go on without them.
[[nodiscard]] bool is_half_understood(const model::Puzzle& puzzle, const Options& options);

/// The question about the other rules of such a puzzle alone.
[[nodiscard]] Options without_unknown(Options options);

/// What there is to say of such a puzzle once the question about the other rules is answered: what
/// these refute is refuted, but where a sentence that is not understood may take one of them back;
/// anything else is not understood. Writes status and message, and the bound that the other rules
/// set.
void tell_half_understood(const model::Puzzle& puzzle, base::Status& status, std::string& message,
                          std::string_view bound);

/// Where rules that were read from words leave no solution and the others do, the words may have
/// been read wrongly: that there is none is not told then. Where they leave several, one may have
/// been read too weakly, which is told.
[[nodiscard]] Outcome doubted(const model::Puzzle& puzzle, Outcome outcome, const Options& options);

/// The same of an answer of another kind that is no solution: writes status and message, and tells
/// whether it did.
bool doubt_refutation(const model::Puzzle& puzzle, base::Status& status, std::string& message,
                      const Options& options);

/// The puzzle without the rules that were read from words.
[[nodiscard]] model::Puzzle without_read_rules(model::Puzzle puzzle);

/// The engine's starting domains for these givens.
[[nodiscard]] engine::Domains domains_of(const model::Puzzle& puzzle,
                                         const model::PartialGrid& givens);

/// One search, with the solutions counted, kept and (in debug builds) verified.
[[nodiscard]] Outcome run(Searcher& searcher, const model::Puzzle& puzzle,
                          const engine::Domains& start, const Options& options,
                          const OnSolution& on_solution = {});

/// Writes why `start` has no solution into message and cells of the outcome: what can be seen at a
/// glance if there is such a thing, else where propagation failed.
void explain_contradiction(const model::Puzzle& puzzle, const model::Problem& problem,
                           const engine::Domains& start, const engine::Contradiction& contradiction,
                           Outcome& outcome);

/// Limits whose time and nodes run out over several searches together.
class Budget {
 public:
  explicit Budget(const base::Limits& limits);
  /// What is left for the next search, asking for `solutions` solutions.
  [[nodiscard]] base::Limits remaining(std::uint64_t solutions) const;
  /// Takes off what a search has used.
  void spend(const base::Counters& counters);
  /// From now on at most so many more nodes.
  void allow_nodes(std::uint64_t nodes) { limits_.nodes = used_.nodes + nodes; }
  /// Tells the caller how far the work has come (0..1), not too often.
  void report(double fraction);
  /// Why no further search should start; nothing while there is something left.
  [[nodiscard]] std::optional<base::StopReason> exhausted() const;

 private:
  base::Limits limits_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::chrono::steady_clock::time_point last_report_ = start_;
  base::Counters used_;
};

}  // namespace omnidoku::solve
