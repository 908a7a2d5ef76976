// SPDX-License-Identifier: MIT
//
// A board of its own for each puzzle, where the request leaves the map of regions open.
#pragma once

#include "base/result.h"
#include "generate/generate.h"

namespace omnidoku::generate {

/// The request with its board settled: with Request::new_map a map that follows from the seed and
/// the stream and that can be filled; else the request as it is. Errors: too_large (a limit, or no
/// map could be filled), those of geometry::build_board.
[[nodiscard]] base::Result<Request> with_board_settled(Request request);

}  // namespace omnidoku::generate
