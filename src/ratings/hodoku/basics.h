// SPDX-License-Identifier: MIT
//
// Singles, locked candidates and subsets. Each function finds the step that HoDoKu 2.2.0 would take
// and says whether there is one.
#pragma once

#include "ratings/hodoku/step.h"

namespace omnidoku::ratings::hodoku {

/// The first naked single in the queue that is the last empty cell of a unit; the queue stays.
bool full_house(const Board& board, Step& step);
/// The next of the queue, which loses it.
bool naked_single(Board& board, Step& step);
/// The next of the queue, which loses it; a stale one ends the search of this turn.
bool hidden_single(Board& board, Step& step);
/// Pointing: a digit of a box on one line that goes on outside.
bool locked_candidates_1(const Board& board, Step& step);
/// Claiming: a digit of a line in one box that has more of it.
bool locked_candidates_2(const Board& board, Step& step);
/// A naked pair or triple that removes both in its box and in its line beyond the box.
bool locked_set(const Board& board, int size, Step& step);
/// A naked set that is not a locked one.
bool naked_set(const Board& board, int size, Step& step);
bool hidden_set(const Board& board, int size, Step& step);

}  // namespace omnidoku::ratings::hodoku
