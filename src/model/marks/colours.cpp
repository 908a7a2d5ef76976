// SPDX-License-Identifier: MIT
//
// Colours of a cell.
#include "model/mark.h"

namespace omnidoku::model::colours_mark {

extern const Mark descriptor;
const Mark descriptor{
    .id = "colours",
    .action = "colour",
    .clear = "colour",
    .loss = "colours",
    .does = "Paints the cells; if all have the colour, takes it away. A cell may have several.",
    .are = "are what it is painted in",
    .member = &CellMarks::colours,
};

}  // namespace omnidoku::model::colours_mark
