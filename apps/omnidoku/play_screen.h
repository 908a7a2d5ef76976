// SPDX-License-Identifier: MIT
//
// A game played in the terminal: the board with a cursor on it, a key for everything.
#pragma once

#include "player.h"
#include "terminal.h"

namespace omnidoku::cli {

/// Plays until the person leaves or the terminal goes. What does not fit on the screen is moved so
/// that the cursor is seen.
void play_on_screen(Player& player, Terminal& terminal);

}  // namespace omnidoku::cli
