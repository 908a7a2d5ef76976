// SPDX-License-Identifier: MIT
//
// Cell forcing chain: every candidate of a cell, followed by chains of single causes, leads to the
// same conclusion.
// Soundness: one of the candidates is true, and whichever it is proves the conclusion (forcing.h).
#include "logic/forcing.h"
#include "logic/reason.h"

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
    .applies = applies_always,
    .find = find_cell_forcing,
    .describe = reason_text,
};

}  // namespace omnidoku::logic::cell_forcing_chain_technique
