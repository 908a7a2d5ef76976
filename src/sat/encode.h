// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "model/problem.h"
#include "sat/formula.h"

namespace omnidoku::sat {

/// All that the problem says, from the domains in `start` (a set per cell, intersected with the
/// problem's own). Nothing if some primitive has no encoding or it would be too large. The formula
/// refers to the problem.
[[nodiscard]] std::optional<Formula> encode(const model::Problem& problem,
                                            const std::vector<geometry::DigitSet>& start);

/// Adds what one primitive of the formula's problem says. False, and the formula of no use, if no
/// encoding is for it or it would be too large.
[[nodiscard]] bool encode_primitive(const model::PostedPrimitive& posted, Formula& formula);

/// What a problem says in parts, each of which holds where its literal does.
struct FormulaInParts {
  Formula formula;
  std::vector<Literal> guards;  ///< per part
};

/// The same from the problem's own domains, with `part_of` telling the part of each primitive, from
/// 0 to num_parts - 1. No part relies on what another says.
[[nodiscard]] std::optional<FormulaInParts> encode_parts(const model::Problem& problem,
                                                         const std::vector<std::size_t>& part_of,
                                                         std::size_t num_parts);

}  // namespace omnidoku::sat
