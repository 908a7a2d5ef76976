// SPDX-License-Identifier: MIT
//
// split: cuts a search tree into disjoint starting states.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "engine/search.h"

namespace omnidoku::engine {

/// One of them.
template <class Mask>
struct SplitPart {
  std::vector<Mask> masks;
  std::uint64_t times = 1;  ///< each of its solutions stands for so many
};

/// At least `parts` propagated states (fewer if the tree has no more) that share no solution and
/// together have those of `start`; of digits that are alike (interchange.h) one is in them for all.
/// The same start gives the same list; nothing if the deadline passes first.
template <class Mask>
std::optional<std::vector<SplitPart<Mask>>> split(const Tables<Mask>& tables, Search<Mask>& search,
                                                  std::vector<Mask> start, std::size_t parts,
                                                  const base::Deadline& deadline);

}  // namespace omnidoku::engine
