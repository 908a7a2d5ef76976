// SPDX-License-Identifier: MIT
//
// The colour of a candidate. It goes with the colours of its cell.
#include "model/mark.h"

namespace omnidoku::model::candidate_colours_mark {

extern const Mark descriptor;
const Mark descriptor{
    .id = "candidate_colours",
    .action = "candidate_colour",
    .clear = "colour",
    .loss = "colours_of_candidates",
    .does = "Paints a candidate.",
    .are = "are what candidates are painted in, by digit",
    .member = &CellMarks::candidate_colours,
};

}  // namespace omnidoku::model::candidate_colours_mark
