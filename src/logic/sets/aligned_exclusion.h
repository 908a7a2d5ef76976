// SPDX-License-Identifier: MIT
//
// Aligned exclusion: some cells are tried with every combination of their candidates. A combination
// is impossible when two of the cells that see each other would be equal, or when it would take
// too many digits from other cells. A candidate that is in no possible combination goes.
#pragma once

#include <string>
#include <string_view>

#include "logic/technique.h"

namespace omnidoku::logic {

/// Every instance with `size` cells (2 or 3). Two of them exclude each other's digits x and y by an
/// almost locked set whose x the one sees and whose y the other sees; three of them also by a cell
/// all of whose candidates they take.
void find_aligned_exclusions(const Position& position, StepSink& sink, int size);

[[nodiscard]] std::string describe_aligned_exclusion(const model::Step& step, const Words& words);

}  // namespace omnidoku::logic
