// SPDX-License-Identifier: MIT
//
// Lowers the tests of a formula: what the primitives say by themselves is said by them, and the
// rest by diagrams of its residuals.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "constraints/lowering.h"
#include "formula/space.h"

namespace omnidoku::constraints {

/// The work that the diagrams of a rule may take, some three seconds, and those of all rules of a
/// puzzle together, as SetUp counts it.
inline constexpr std::size_t kMostFormulaWork = 200'000'000;
inline constexpr std::size_t kMostWorkOfFormulas = 2 * kMostFormulaWork;

/// What would take too much.
struct Excess {
  enum class Kind : std::uint8_t {
    work,      ///< too much work
    states,    ///< too many states
    together,  ///< too much work beside the other formulas of the puzzle
    time       ///< more than the time that there was (SetUp), or it was stopped
  };
  std::vector<geometry::Cell> cells;  ///< none: those of the whole rule
  std::size_t num_states = 0;         ///< that were met before it was given up
  Kind kind = Kind::work;
};

/// Posts primitives that say all of the tests of a space whose places are cells. `order` is in
/// which order a person names the cells; others come behind. Gives up with an excess where a test
/// takes too many states whatever the order, or too much work, the same wherever it is lowered; or
/// where the effort of the lowering allows no more, or `watch` has passed, which may be null.
std::optional<Excess> lower_tests(const geometry::Board& board, formula::Space& space,
                                  const std::vector<formula::Term>& tests,
                                  const std::vector<geometry::Cell>& order, base::Watch* watch,
                                  Lowering& out);

}  // namespace omnidoku::constraints
