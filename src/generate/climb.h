// SPDX-License-Identifier: MIT
//
// Climb: a solving path by human logic that goes no higher than a wanted level, and that can go on
// after another given was shown. A puzzle that is too hard is thus mended along one path instead of
// being rated anew for each given: where the path is stuck, one cell is told, and the path goes on.
// Work is counted by the techniques tried, not by the clock, so that the same request ends in the
// same way on every machine.
#pragma once

#include <map>
#include <vector>

#include "generate/budget.h"
#include "logic/path.h"

namespace omnidoku::generate {

class Climb {
 public:
  /// A puzzle with its givens; `unique`: it is known to have one solution, which some techniques
  /// take for granted. Steps that cost more than `most_cost` are not taken; of those that cost more
  /// than `quota_cost` at most `quota`.
  struct Bounds {
    int most_cost = 0;
    int quota_cost = 0;
    int quota = 0;
    /// Steps of other techniques are not taken; of all where there are none.
    std::vector<const logic::Technique*> only{};
  };
  Climb(const model::Puzzle& puzzle, bool unique, const logic::Scale& scale, Bounds bounds,
        Budget& budget);
  Climb(const Climb&) = delete;
  Climb& operator=(const Climb&) = delete;

  enum class End : std::uint8_t {
    solved,         ///< every cell is placed
    stuck,          ///< the next step would cost too much, or there is none
    contradiction,  ///< not with a puzzle that has a solution
    stopped,        ///< the budget ran out
  };
  /// Takes steps until one of these.
  End go_on();

  /// Tells the digit of an open cell.
  void reveal(geometry::Candidate candidate) {
    model::Step step;
    step.placements.push_back(candidate);
    position_.apply(step);
  }

  [[nodiscard]] const logic::CandidateBoard& board() const { return position_.board(); }
  [[nodiscard]] int hardest_cost() const { return hardest_cost_; }
  /// The sum of the costs of all steps.
  [[nodiscard]] int score() const { return score_; }
  /// How many steps were of this technique.
  [[nodiscard]] int times_used(const logic::Technique* technique) const;
  [[nodiscard]] bool used(const logic::Technique* technique) const {
    return times_used(technique) > 0;
  }
  /// That of the first step as costly as hardest_cost(); null: there was no step.
  [[nodiscard]] const logic::Technique* hardest() const { return hardest_; }

 private:
  struct Found {
    const logic::Technique* technique = nullptr;
    int cost = 0;
    model::Step step;
  };
  /// The next step by the scale, if it is within the bounds.
  [[nodiscard]] std::optional<Found> next();

  logic::Structure structure_;
  logic::Position position_;
  const logic::Scale& scale_;
  Bounds bounds_;
  Budget& budget_;
  int hardest_cost_ = 0;
  int score_ = 0;
  int num_costly_ = 0;
  const logic::Technique* hardest_ = nullptr;
  std::map<const logic::Technique*, int> used_;
};

}  // namespace omnidoku::generate
