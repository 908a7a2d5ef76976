// SPDX-License-Identifier: MIT
//
// Strokes of a pen between cells.
#include "model/mark.h"

namespace omnidoku::model::pen_mark {

extern const Mark descriptor;
const Mark descriptor{
    .id = "pen",
    .action = "pen",
    .clear = "pen",
    .loss = "strokes_of_the_pen",
    .does =
        "Draws between two cells: a line from middle to middle, along their border, a dot on it. "
        "If all of it is there in that colour, takes it out.",
    .are = "is what was drawn from it to itself and later cells",
    .member = &CellMarks::pen,
};

}  // namespace omnidoku::model::pen_mark
