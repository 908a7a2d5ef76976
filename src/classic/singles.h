// SPDX-License-Identifier: MIT
//
// Which classic puzzles need no more than singles: in some two microseconds, before anything that
// takes longer looks at them.
#pragma once

#include "classic/canonical.h"

namespace omnidoku::classic {

/// Whether the puzzle can be filled by cells with one candidate and digits with one place in a
/// house, where candidates are what no digit in the same house forbids.
[[nodiscard]] bool is_solved_by_singles(const Clues9& clues);

}  // namespace omnidoku::classic
