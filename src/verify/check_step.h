// SPDX-License-Identifier: MIT
//
// Checks a step of human logic from its premises alone, without the technique's code. The premises
// become clauses ("one of these candidates is true"); with the exclusions that the puzzle's
// AllDifferent primitives say, the opposite of each conclusion must lead nowhere.
#pragma once

#include <string>
#include <vector>

#include "geometry/digit_set.h"
#include "model/problem.h"
#include "model/puzzle.h"
#include "model/step.h"

namespace omnidoku::verify {

/// Checks steps of one puzzle. Not thread-safe; make one for each thread.
class StepChecker {
 public:
  /// `problem` is constraints::lower(puzzle), to whose primitives the steps refer. Both must
  /// outlive the checker.
  StepChecker(const model::Puzzle& puzzle, const model::Problem& problem);

  /// Why the step does not hold on this state; empty when it does. `candidates` are those of each
  /// cell before the step, for a placed cell its digit alone. Also wrong: no conclusion at all, a
  /// conclusion about a candidate that is not there, a premise that the puzzle does not give.
  [[nodiscard]] std::string objection(const model::Step& step,
                                      const std::vector<geometry::DigitSet>& candidates);

 private:
  friend class Refutation;
  const model::Puzzle& puzzle_;
  const model::Problem& problem_;
  /// Per cell: the AllDifferent primitives over it, in increasing order.
  std::vector<std::vector<std::uint32_t>> rules_of_;
};

}  // namespace omnidoku::verify
