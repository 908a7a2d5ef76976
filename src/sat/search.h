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

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
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

/// Questions about a problem in parts, of which any may be left out. What one question teaches
/// helps the next.
class PartSearch {
 public:
  struct Answer {
    /// solutions: there is one; exhausted: there is none; else which limit came first.
    base::StopReason reason = base::StopReason::nodes;
    std::vector<geometry::Digit> solution;  ///< a digit per cell, if there is one
    std::vector<std::size_t> refuted;       ///< parts without a solution already, if there is none
  };

  PartSearch() = default;
  PartSearch(const PartSearch&) = delete;
  PartSearch& operator=(const PartSearch&) = delete;
  virtual ~PartSearch() = default;

  /// Whether these parts have a solution together. A node is a conflict.
  virtual Answer ask(std::span<const std::size_t> parts, const base::Limits& limits) = 0;
  /// Of all questions.
  [[nodiscard]] virtual base::Counters counters() const = 0;
};

/// For a problem and the part of each of its primitives, from 0 to num_parts - 1. Null as for
/// make_search().
[[nodiscard]] std::unique_ptr<PartSearch> make_part_search(const model::Problem& problem,
                                                           const std::vector<std::size_t>& part_of,
                                                           std::size_t num_parts);

}  // namespace omnidoku::sat
