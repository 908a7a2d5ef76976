// SPDX-License-Identifier: MIT
//
// The general engine: depth-first search with propagation over a lowered Problem. One Solver is
// built per structure (board and constraints) and can then be asked many times with different
// starting domains, which is what generators and true-candidate questions do.
// A Solver is not thread-safe; make one per thread (copies share the immutable tables).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "engine/propagator_runs.h"
#include "geometry/digit_set.h"
#include "model/problem.h"

namespace omnidoku::engine {

/// One per cell. Hidden variables always start from the problem's own domains.
using Domains = std::vector<geometry::DigitSet>;

/// How to search. The answer does not depend on it, the work does.
struct Heuristics {
  std::uint32_t start_weight = 10;    ///< of every variable
  std::uint32_t decay_every = 4096;   ///< failures, after which all weights are halved
  std::uint64_t first_restart = 256;  ///< failures before the first restart
  /// The same where digits are alike: then each start fills another house, and stretches grow when
  /// all have been tried.
  std::uint64_t first_restart_alike = 64;
  /// How much longer each stretch is than the one before.
  std::uint64_t restart_growth_percent = 50;
  std::uint64_t restart_growth_percent_alike = 100;  ///< the same where digits are alike
  std::uint64_t wake_after = 8;  ///< failures before the dearest propagators begin
  bool decide_places = true;     ///< a digit with two places in a house may be decided
  /// Decisions go by their effects where there are sums and the vector form fits.
  bool by_effects = true;
  /// Nodes after which such a search begins anew with the effects of all decisions at the root.
  std::uint64_t probe_after = 1000;
  /// Weights go on from where the search before left them, instead of beginning anew.
  bool keep_weights = false;
};

/// A primitive that cannot be satisfied any more.
struct Contradiction {
  model::Origin origin;
  /// Those of the primitive, or the emptied variable alone.
  std::vector<model::Variable> variables;
};

/// A number of nodes at which a search asks whether to go on.
struct Milestone {
  static constexpr std::uint64_t kStop = 0;
  static constexpr std::uint64_t kNever = ~std::uint64_t{0};
  std::uint64_t nodes = kNever;
  /// Told what the search has done; says at how many nodes it wants to be told again. With kStop
  /// the search ends as if cancelled.
  std::function<std::uint64_t(const base::Counters&)> reached;
};

struct SearchOptions {
  base::Limits limits;
  /// Try values and break ties in an order drawn from this seed, to sample solutions; without it
  /// the search is deterministic with a fixed order.
  std::optional<std::uint64_t> shuffle_seed;
  /// A digit per cell to try before others, or nothing: a solution that differs from a known one in
  /// few cells is then found soon.
  std::vector<geometry::Digit> near;
  /// How many solutions to tell of, at least; the others are only counted.
  std::uint64_t tell = ~std::uint64_t{0};
  Heuristics heuristics;
  Milestone milestone;
};

struct SearchResult {
  base::StopReason reason = base::StopReason::exhausted;
  base::Counters counters;
  PropagatorRuns runs;
  /// Set when propagation alone refutes the starting domains.
  std::optional<Contradiction> contradiction;
};

class Solver {
 public:
  /// Builds the tables.
  explicit Solver(std::shared_ptr<const model::Problem> problem);
  explicit Solver(model::Problem problem);
  ~Solver();
  Solver(const Solver& other);
  Solver& operator=(const Solver& other);
  Solver(Solver&& other) noexcept;
  Solver& operator=(Solver&& other) noexcept;

  /// Called with a digit per cell (hidden variables left out); returns false to stop the search.
  using OnSolution = std::function<bool(const std::vector<geometry::Digit>&)>;

  /// Searches from the problem's own domains.
  SearchResult search(const SearchOptions& options, const OnSolution& on_solution);
  /// Searches from other domains, each intersected with the problem's own.
  SearchResult search(const Domains& start, const SearchOptions& options,
                      const OnSolution& on_solution);

  /// The domains after propagation without any guess; a contradiction if there is one.
  struct Propagated {
    Domains domains;
    std::optional<Contradiction> contradiction;
  };
  Propagated propagate(const Domains& start);

  /// Starting domains of a part of a search tree.
  struct Part {
    Domains domains;
    /// Each of its solutions stands for so many, with digits exchanged that nothing tells apart;
    /// the greatest number if that is too much.
    std::uint64_t times = 1;
    friend bool operator==(const Part&, const Part&) = default;
  };
  /// Cuts the search tree below `start` into at least `parts` disjoint starting domains if it has
  /// that many nodes, which together have, or stand for, the same solutions. Deterministic: the
  /// same start gives the same list, so that counts can be spread over threads and resumed. Nothing
  /// if the deadline passes first.
  std::optional<std::vector<Part>> split(const Domains& start, std::size_t parts,
                                         const base::Deadline& deadline = {});

  [[nodiscard]] const model::Problem& problem() const;

  /// Drops what is kept of the rules of earlier problems for others that have them too, as when a
  /// program begins; for measurements. Solvers at work keep theirs.
  static void forget_rules();

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace omnidoku::engine
