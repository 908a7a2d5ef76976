// SPDX-License-Identifier: MIT
//
// Nested forcing chain: a net in which candidates are refuted by nets of their own, until the
// outer assumption breaks.
// Soundness: an inner refutation rests on the outer assumption and the premises of the step only,
// so within the assumption its conclusion holds (forcing.h).
#include "logic/chains/forcing.h"
#include "logic/telling/reason.h"

namespace omnidoku::logic::nested_forcing_chain_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "nested_forcing_chain",
    .title = "Nested Forcing Chain",
    .family = Family::forcing,
    .cost = 800,
    .idea =
        "Suppose a candidate is true, and inside that refute others by supposing them: if "
        "something breaks, the first one was false.",
    .look =
        "Suppose a candidate and fill in what follows. Where you are stuck, refute other "
        "candidates by supposing them inside. If something breaks in the end, the first one was "
        "wrong.",
    .example = "...4...2.4.8...71...21...48.24......6...3......9...1.5...52..8..6...42......69...",
    .applies = applies_always,
    .find = find_nested_forcing,
    .describe = reason_text,
    .summary = sum_up_forcing,
};

}  // namespace omnidoku::logic::nested_forcing_chain_technique
