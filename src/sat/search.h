// SPDX-License-Identifier: MIT
//
// Search: the solutions of a problem by clause learning (CaDiCaL), for what the general engine
// finds hard: few rules that say much at once, on a large board. The problem is said in clauses
// (encode.h); each solution found is excluded by one more. One search can be asked to go on where
// it stopped, which is how it takes turns with another.
//
// Nothing here knows why a problem has no solution. Whoever asks checks the solutions by the
// meaning of the rules, as those of any engine.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "base/limits.h"
#include "geometry/digit_set.h"
#include "model/problem.h"

namespace omnidoku::sat {

/// Whether the program was built with CaDiCaL; without, there are no searches.
[[nodiscard]] bool is_available();

class Search {
 public:
  /// Called with a digit per cell; returns false to stop the search.
  using OnSolution = std::function<bool(const std::vector<geometry::Digit>&)>;

  Search() = default;
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;
  virtual ~Search() = default;

  /// Goes on until `limits.solutions` solutions have been found in all calls together (0: all), or
  /// another limit of this call is reached; a node is a conflict. No two solutions are equal in
  /// their cells. Nothing is left to find once the reason is `exhausted`.
  virtual base::StopReason run(const base::Limits& limits, const OnSolution& on_solution) = 0;
  /// Of all calls; what a conflict teaches counts as a node and as a backtrack.
  [[nodiscard]] virtual base::Counters counters() const = 0;
};

/// A search from the domains in `start` (one set per cell, intersected with the problem's own).
/// Null if some primitive has no encoding, the problem is too large, or nothing is available. The
/// problem must live as long as the search.
[[nodiscard]] std::unique_ptr<Search> make_search(const model::Problem& problem,
                                                  const std::vector<geometry::DigitSet>& start);

}  // namespace omnidoku::sat
