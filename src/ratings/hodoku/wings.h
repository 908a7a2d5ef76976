// SPDX-License-Identifier: MIT
//
// Wings and the bivalue universal grave in HoDoKu 2.2.0's order.
#pragma once

#include "ratings/hodoku/step.h"

namespace omnidoku::ratings::hodoku {

/// Two equal bivalue cells and a conjugate pair of one of their digits, an end by each of them.
bool w_wing(const Board& board, Step& step);
/// Three bivalue cells of three digits; each is tried as the pivot.
bool xy_wing(const Board& board, Step& step);
/// The same with a pivot of three digits.
bool xyz_wing(const Board& board, Step& step);
/// All cells bivalue but one of three: the digit that stands thrice in its units stays.
bool bug_plus_1(const Board& board, Step& step);

}  // namespace omnidoku::ratings::hodoku
