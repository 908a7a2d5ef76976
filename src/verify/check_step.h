// SPDX-License-Identifier: MIT
//
// Checks a step of human logic from its premises alone, without the technique's code and without
// what the puzzle was lowered to. The premises become clauses ("one of these candidates is true");
// houses, and what each constraint means by its own word (facts, holds), say which candidates
// exclude each other. The opposite of each conclusion must lead nowhere.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "constraints/constraint_type.h"
#include "geometry/digit_set.h"
#include "model/lowered.h"
#include "model/step.h"

namespace omnidoku::verify {

/// What came of checking a step.
struct StepVerdict {
  enum class Kind : std::uint8_t {
    confirmed,  ///< all that it concludes follows from its premises
    refuted,    ///< something does not follow, or is no proper conclusion or premise
    undecided,  ///< nothing is known against it, but the check takes too many branches
  };
  Kind kind = Kind::confirmed;
  std::string text{};  ///< why it is not confirmed; empty where it is

  [[nodiscard]] bool is_confirmed() const { return kind == Kind::confirmed; }
};

/// Checks steps of one puzzle. Not thread-safe; make one for each thread.
class StepChecker {
 public:
  /// The steps name primitives of the lowered puzzle; the checker only looks up where those come
  /// from.
  explicit StepChecker(model::SharedLowered lowered);

  /// Whether the step holds on this state. `candidates` are those of each cell before the step, for
  /// a placed cell its digit alone. Refuted are also: no conclusion at all, a conclusion about a
  /// candidate that is not there, a premise that the puzzle does not give.
  [[nodiscard]] StepVerdict check(const model::Step& step,
                                  const std::vector<geometry::DigitSet>& candidates);

 private:
  friend class Refutation;

  /// What is known of a house or a constraint as a shape; nothing of rules that are none.
  [[nodiscard]] std::optional<constraints::ShapeFacts> facts_of(model::Origin origin) const;
  /// Of the combination of shapes from which a sum follows.
  [[nodiscard]] constraints::ShapeFacts facts_of(const model::Derivation& derivation) const;
  /// Whether some constraint that is no shape breaks with nothing but these two on the board.
  [[nodiscard]] bool breaks_a_rule(geometry::Candidate a, geometry::Candidate b);

  model::SharedLowered lowered_;
  const model::Puzzle& puzzle_;
  const model::Problem& problem_;
  /// Per cell: the sets of cells that all differ, in increasing order.
  std::vector<std::vector<std::uint32_t>> different_of_;
  /// Per cell: the constraints over it that are no shapes.
  std::vector<std::vector<std::uint32_t>> constraints_of_;
  model::PartialGrid grid_;  ///< empty between questions
};

}  // namespace omnidoku::verify
