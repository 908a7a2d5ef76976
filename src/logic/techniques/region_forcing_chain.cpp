// SPDX-License-Identifier: MIT
//
// Region forcing chain: every place of a digit in a house, followed by chains of single causes,
// leads to the same conclusion.
// Soundness: the digit is in one of its places, and whichever it is proves the conclusion
// (forcing.h).
#include "logic/forcing.h"
#include "logic/reason.h"

namespace omnidoku::logic::region_forcing_chain_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "region_forcing_chain",
    .title = "Region Forcing Chain",
    .family = Family::forcing,
    .cost = 450,
    .idea =
        "Wherever a digit may be in a house, the chains that start from it end with the same "
        "conclusion.",
    .applies = applies_with_full_house,
    .find = find_region_forcing,
    .describe = reason_text,
};

}  // namespace omnidoku::logic::region_forcing_chain_technique
