// SPDX-License-Identifier: MIT
//
// Cell forcing chain: every candidate of a cell, followed by chains of single causes, leads to the
// same conclusion.
// Soundness: one of the candidates is true, and whichever it is proves the conclusion (forcing.h).
#include "logic/chains/forcing.h"
#include "logic/telling/reason.h"

namespace omnidoku::logic::cell_forcing_chain_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "cell_forcing_chain",
    .title = "Cell Forcing Chain",
    .family = Family::forcing,
    .cost = 450,
    .idea =
        "Whatever the digit of a cell may be, the chains that start from it end with the same "
        "conclusion.",
    .look =
        "Take a cell with three candidates or so and follow the chains from each of them. Where "
        "all of them lead to the same, that is true.",
    .example = "...3.78.6.4..5...........515.........8.9..7....4....286.3..8....7.4.........2.91.",
    .applies = applies_always,
    .find = find_cell_forcing,
    .describe = reason_text,
    .summary = sum_up_forcing,
};

}  // namespace omnidoku::logic::cell_forcing_chain_technique
