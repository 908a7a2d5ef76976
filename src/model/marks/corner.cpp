// SPDX-License-Identifier: MIT
//
// Digits at the corners of a cell: where in a house a digit may stand.
#include "model/mark.h"

namespace omnidoku::model::corner_mark {

extern const Mark descriptor;
const Mark descriptor{
    .id = "corner",
    .action = "corner",
    .clear = "corner",
    .loss = "corner_marks",
    .does = "The same at their corners.",
    .are = "are those at its corners",
    .member = &CellMarks::corner,
};

}  // namespace omnidoku::model::corner_mark
