// SPDX-License-Identifier: MIT
//
// How many of some literals hold, in literals.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "sat/formula.h"

namespace omnidoku::sat {

/// At its place k, from 1 to `most`, a literal that holds exactly if k or more of the literals do.
[[nodiscard]] std::vector<Literal> counts_of(std::span<const Literal> literals, std::size_t most,
                                             Formula& formula);

}  // namespace omnidoku::sat
