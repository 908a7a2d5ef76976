// SPDX-License-Identifier: MIT
//
// Dynamic forcing chain (net): an assumption is followed with all its consequences together, by
// naked and hidden singles and by sums, to a contradiction; or all candidates of a cell, or places
// of a digit in a house, lead to the same.
// Soundness: every consequence is forced by a premise of the step, so the assumption is refuted, or
// the conclusion holds whichever case is true (forcing.h).
#include "logic/chains/forcing.h"
#include "logic/telling/reason.h"

namespace omnidoku::logic::dynamic_forcing_chain_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "dynamic_forcing_chain",
    .title = "Dynamic Forcing Chain",
    .family = Family::forcing,
    .cost = 600,
    .idea =
        "Suppose a candidate is true and fill in all that follows: if something breaks, it was "
        "false.",
    .look =
        "Suppose a candidate and fill in all that follows, singles and all. If something breaks, "
        "it was wrong; if every candidate of a cell leads to the same, that is true.",
    .example = "...4...2.4.8...71...21...48.24......6...3......9...1.5...52..8..6...42......69...",
    .applies = applies_always,
    .find = find_dynamic_forcing,
    .describe = reason_text,
    .summary = sum_up_forcing,
};

}  // namespace omnidoku::logic::dynamic_forcing_chain_technique
