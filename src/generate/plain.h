// SPDX-License-Identifier: MIT
//
// Puzzles of the classic grid of which nothing is wanted but that they are minimal: those of
// classic::MinimalSeries, one at a time.
#pragma once

#include "generate/generate.h"

namespace omnidoku::generate {

/// The puzzle of a request for which is_plain() holds, on the empty puzzle that its plan has.
/// Error: too_large (a limit or stop request met).
[[nodiscard]] base::Result<Made> make_plain(const Request& request, model::Puzzle empty);

}  // namespace omnidoku::generate
