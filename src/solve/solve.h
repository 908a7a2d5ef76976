// SPDX-License-Identifier: MIT
//
// The one place to ask for solutions. It checks the puzzle, picks the engine, asks it, and says
// what came out; in debug builds every solution goes through verify.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "base/result.h"
#include "base/status.h"
#include "engine/propagator_runs.h"
#include "geometry/digit_set.h"
#include "model/lowered.h"

namespace omnidoku::solve {

enum class EngineChoice : std::uint8_t {
  automatic,  ///< classic where it can be used, else general, with a second opinion by sat
  classic,    ///< only the ordinary 9x9 grid without further rules; other puzzles are invalid
  batch,      ///< the same puzzles; many at a time where the caller has many, else as classic
  general,    ///< search alone, without a second opinion
  sat         ///< CaDiCaL alone; puzzles that cannot be said in clauses are invalid
};

/// Whether ordinary 9x9 grids without further rules go to the engine made for them.
[[nodiscard]] constexpr bool may_use_classic(EngineChoice engine) {
  return engine != EngineChoice::general && engine != EngineChoice::sat;
}

struct Options {
  base::Limits limits;
  EngineChoice engine = EngineChoice::automatic;
  /// Go by the other rules as if those that were not understood (Puzzle::unknown_rules) were not
  /// there. Else such a puzzle is not_understood, unless the other rules refute it; what they leave
  /// (the number of solutions, the digits of cells) is then a bound.
  bool ignore_unknown = false;
  /// Say in the outcome's message that they were ignored.
  bool tell_ignored = true;
  /// How many solutions to keep in the outcome (the rest are only counted).
  std::size_t keep = 1;
  /// Say why where propagation alone shows that there is no solution (Outcome::message), which can
  /// take many times as long as finding that out.
  bool explain = true;
  /// With the engine `automatic`, let CaDiCaL look at puzzles that the general engine finds hard,
  /// if the program has it. Which solutions are found first, of several, then depends on that.
  bool second_opinion = true;
  /// Order in which values are tried, to sample solutions; a fixed order without it.
  std::optional<std::uint64_t> shuffle_seed;
  /// A digit per cell to try before others, or nothing: a solution that differs from a known one in
  /// few cells is then found soon.
  model::FilledGrid near;
  /// solve, enumerate: with more than one a second opinion runs beside the search, else they take
  /// turns. count, true_candidates, estimate: that many work on the puzzle.
  int threads = 1;
};

struct Outcome {
  base::Status status = base::Status::limit;
  std::uint64_t count = 0;                   ///< solutions found, capped by limits.solutions
  std::vector<model::FilledGrid> solutions;  ///< the first `keep` found
  base::Counters counters;
  engine::PropagatorRuns runs;  ///< in the general engine
  base::StopReason reason = base::StopReason::exhausted;
  /// For invalid and for none where propagation alone refutes it: what is wrong, as a sentence, and
  /// the cells concerned. Also which rules are not understood, or were ignored on request.
  std::string message;
  std::vector<geometry::Cell> cells;
};

/// The status that belongs to a search that ended for `reason` after `count` solutions.
[[nodiscard]] base::Status status_of(base::StopReason reason, std::uint64_t count);

/// Whether the puzzle has none, one or several solutions, and the first. With limits.solutions = 1
/// the status is limit (never unique) once a solution is found.
[[nodiscard]] Outcome solve(const model::Puzzle& puzzle, const Options& options = {});
/// The same of a puzzle that was lowered already.
[[nodiscard]] Outcome solve(const model::SharedLowered& lowered, const Options& options = {});

/// Called for each solution; returns false to stop.
using OnSolution = std::function<bool(const model::FilledGrid&)>;

/// Hands out solutions one by one, up to limits.solutions (0 = all).
Outcome enumerate(const model::Puzzle& puzzle, const Options& options,
                  const OnSolution& on_solution);

/// Exact number of solutions up to limits.solutions (0 = all), over options.threads threads; with
/// rules that are not understood there are at most so many. With a
/// checkpoint file the finished parts are stored and a later call with the same puzzle goes on from
/// there. status: unique, multiple, none, invalid, limit, cancelled; Outcome::reason == exhausted
/// exactly if the count is complete. Errors: io (checkpoint cannot be read or written), syntax
/// (checkpoint of another puzzle).
[[nodiscard]] base::Result<Outcome> count(const model::Puzzle& puzzle, const Options& options,
                                          const std::string& checkpoint_file = {});

struct TrueCandidates {
  base::Status status = base::Status::limit;  ///< of the puzzle; limit when digits may be missing
  std::vector<geometry::DigitSet> digits;     ///< per cell: those that occur in some solution found
  /// Per cell: the same, and where the status is limit or cancelled also those that may occur;
  /// where it is not_understood those that the other rules leave.
  std::vector<geometry::DigitSet> possible;
  base::Counters counters;
  std::string message;
};

/// For each cell the digits that occur in some solution, over options.threads threads. limits.nodes
/// and time apply to the whole.
[[nodiscard]] TrueCandidates true_candidates(const model::Puzzle& puzzle,
                                             const Options& options = {});

struct CheckReport {
  base::Status status = base::Status::limit;
  /// Whether no given (digit or pencilmark clue) can be left out with the solution still unique;
  /// nothing when the puzzle is not unique, or when no given is known to be redundant and some are
  /// undecided.
  std::optional<bool> minimal;
  std::vector<geometry::Cell> redundant;  ///< givens that can be left out, each by itself
  /// Givens of a unique puzzle of which a limit left open whether they can be left out.
  std::vector<geometry::Cell> undecided;
  std::string message;
  std::vector<geometry::Cell> cells;         ///< those the message is about
  std::vector<model::FilledGrid> solutions;  ///< up to two
};

/// Validity, uniqueness, minimality, contradictions with their cells. Where the limits leave nodes
/// and time open, minimality is looked into with a default effort (some ten seconds), which only
/// boards larger than 16x16 and the hardest of others use up.
[[nodiscard]] CheckReport check(const model::Puzzle& puzzle, const Options& options = {});

/// A puzzle prepared for being asked many times with different givens on the same structure. There
/// is no second opinion: what is found is the same in every program.
/// Not thread-safe; copies are independent.
class Prepared {
 public:
  /// Lowers the structure of the puzzle (board, constraints, pencilmark clues); its givens are left
  /// out. The puzzle must be valid (constraints::validate_puzzle).
  explicit Prepared(const model::Puzzle& puzzle);
  ~Prepared();
  Prepared(const Prepared& other);
  Prepared& operator=(const Prepared& other);
  Prepared(Prepared&& other) noexcept;
  Prepared& operator=(Prepared&& other) noexcept;

  /// As solve::solve with these givens (one entry per cell). Cheap to call again and again.
  [[nodiscard]] Outcome solve(const model::PartialGrid& givens, const Options& options);

  /// As solve() with some candidates excluded. Asking for one solution with limits.solutions = 1
  /// and the candidate of a given excluded tells whether a unique puzzle needs that given.
  [[nodiscard]] Outcome solve_excluding(const model::PartialGrid& givens,
                                        const std::vector<geometry::Candidate>& excluded,
                                        const Options& options);

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace omnidoku::solve
