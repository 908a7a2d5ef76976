// SPDX-License-Identifier: MIT
//
// Level, score and path of HoDoKu 2.2.0 by Bernhard Hobiger with its default configuration, as its
// batch mode prints them.
#pragma once

#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/limits.h"
#include "ratings/hodoku/step.h"

namespace omnidoku::ratings::hodoku {

struct Finders;

struct Rating {
  /// If not, the deadline came before, or the bound was passed, and the rest is that of the steps
  /// made until then.
  bool is_whole = false;
  bool is_beyond = false;             ///< whether the bound was passed
  int empty_cells = 0;                ///< that were left
  Level level = Level::easy;          ///< of the hardest step, raised until the score fits it
  int score = 0;                      ///< the sum of the steps' scores
  std::vector<StepKind> path;         ///< the steps in their order
  std::optional<StepKind> hardest{};  ///< the first of those with the highest score, if any
};

/// How hard a puzzle may be to be rated to its end.
struct Bound {
  Level level = Level::extreme;
  int score = std::numeric_limits<int>::max();
};

/// The path as HoDoKu's names on the command line, equal ones in a row counted: "h1*3 n1 fh".
[[nodiscard]] std::string to_string(std::span<const StepKind> path);

/// Rates puzzles one after another; one rater per thread.
class Rater {
 public:
  Rater();
  Rater(Rater&&) noexcept;
  Rater& operator=(Rater&&) noexcept;
  ~Rater();

  /// The rating of a classic puzzle with one solution: 81 numbers row by row each, the givens with
  /// 0 for an empty cell, the solution with digits alone. The deadline is looked at between steps,
  /// after each of which `on_step` is called; it may be empty. A puzzle that is harder than the
  /// bound is left once that is known, which may be before the search for a harder step.
  [[nodiscard]] Rating rate(std::span<const int, kCells> givens,
                            std::span<const int, kCells> solution,
                            const base::Deadline& deadline = {},
                            const std::function<void()>& on_step = {}, const Bound& bound = {});
  /// The next step on the board of the technique whose steps are of the kind, whatever others would
  /// come before it; of a technique with several kinds give the first. Not for brute force.
  [[nodiscard]] std::optional<Step> next_step(Board& board, StepKind kind);

 private:
  std::unique_ptr<Finders> finders_;
};

}  // namespace omnidoku::ratings::hodoku
