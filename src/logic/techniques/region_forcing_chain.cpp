// SPDX-License-Identifier: MIT
//
// Region forcing chain: every place of a digit in a house, followed by chains of single causes,
// leads to the same conclusion.
// Soundness: the digit is in one of its places, and whichever it is proves the conclusion
// (forcing.h).
#include "logic/chains/forcing.h"
#include "logic/telling/reason.h"

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
    .look =
        "Take a digit with three places or so in a house and follow the chains from each of them. "
        "Where all of them lead to the same, that is true.",
    .example = "...4...2.4.8...71...21...48.24......6...3......9...1.5...52..8..6...42......69...",
    .applies = applies_with_full_house,
    .find = find_region_forcing,
    .describe = reason_text,
    .summary = sum_up_forcing,
};

}  // namespace omnidoku::logic::region_forcing_chain_technique
