// SPDX-License-Identifier: MIT
//
// What the techniques about sums put their steps together with; their words are in sum_words.h.
// Soundness of all of them: a sum holds, so its open cells are filled in one of the ways that add
// up (logic/sums/sum_fillings.h). A candidate that none of these ways has is false, a digit that
// all of them have is in the sum. Derived sums (innies and outies) follow from houses and cages.
#pragma once

#include <vector>

#include "logic/sums/sum_fillings.h"
#include "logic/technique.h"
#include "logic/telling/sum_words.h"

namespace omnidoku::logic {

/// Sums for which wanted(SumInfo) holds and with at least `least` open cells, those with fewest
/// first.
[[nodiscard]] std::vector<std::size_t> sums_by_size(const Position& position,
                                                    bool (*wanted)(const SumInfo& sum),
                                                    std::size_t least);

/// Sets of different digits that the open cells of a sum could hold by their number and what they
/// make alone, as people know them by heart: 1 for 4 in two cells, 4 for 10 in two. Only for a sum
/// whose cells all differ; 0 where there are too many digits to list sets of them.
[[nodiscard]] std::size_t num_known_sets(const Position& position, std::size_t sum);

/// A step without conclusions: the premise that the sum holds, its cells marked.
[[nodiscard]] model::Step sum_step(const Position& position, std::size_t sum,
                                   const SumFillings& fillings);

/// Steps that remove what no filling has: first digits that occur in no combination, then those
/// that occur, but not in that cell. A cell with one digit left of a sum with no other open cell is
/// placed instead. True when no more steps are wanted.
bool find_impossible(const Position& position, std::size_t sum, StepSink& sink);

}  // namespace omnidoku::logic
