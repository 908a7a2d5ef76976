// SPDX-License-Identifier: MIT
//
// split: cuts a search tree into disjoint starting states.
#pragma once

#include <vector>

#include "engine/search.h"

namespace omnidoku::engine {

/// At least `parts` propagated states (fewer if the tree has no more) that share no solution and
/// together have those of `start`. The same start gives the same list.
template <class Mask>
std::vector<std::vector<Mask>> split(const Tables<Mask>& tables, Search<Mask>& search,
                                     std::vector<Mask> start, std::size_t parts);

}  // namespace omnidoku::engine
