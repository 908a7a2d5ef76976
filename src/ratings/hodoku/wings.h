// SPDX-License-Identifier: MIT
//
// Wings, the bivalue universal grave and Sue de Coq in HoDoKu 2.2.0's order.
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
/// Cells of a line and a box: two or three in both with at least two digits to spare, which sets of
/// the line and of the box take up. Rows before columns.

}  // namespace omnidoku::ratings::hodoku
