// SPDX-License-Identifier: MIT
//
// How much memory plain data takes, for those who keep much of it and must stay within bounds.
// Boards are left out, as they are shared. To some tens of percent: what the allocator adds is not
// known.
#pragma once

#include <cstddef>

#include "base/value.h"
#include "model/document.h"
#include "model/play_state.h"
#include "model/puzzle.h"

namespace omnidoku::model {

// Bytes, those of the object itself included. The cost is that of visiting all of it.
[[nodiscard]] std::size_t footprint(const base::Value& value);
[[nodiscard]] std::size_t footprint(const Puzzle& puzzle);
[[nodiscard]] std::size_t footprint(const PlayState& state);
[[nodiscard]] std::size_t footprint(const HistoryStep& step);
[[nodiscard]] std::size_t footprint(const Document& document);

}  // namespace omnidoku::model
