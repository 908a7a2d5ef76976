// SPDX-License-Identifier: MIT
//
// Digits in the middle of a cell: what a person takes for its candidates (model::centre_marks).
#include "model/mark.h"

namespace omnidoku::model::centre_mark {

extern const Mark descriptor;
const Mark descriptor{
    .id = "centre",
    .action = "centre",
    .clear = "centre",
    .loss = "centre_marks",
    .does = "Sets the mark in all open cells; if all have it, takes it out.",
    .are = "are the marks in its middle",
    .member = &CellMarks::centre,
};

}  // namespace omnidoku::model::centre_mark
