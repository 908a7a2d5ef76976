// SPDX-License-Identifier: MIT
//
// Nested forcing chain: a net in which candidates are refuted by nets of their own, until the
// outer assumption breaks.
// Soundness: an inner refutation rests on the outer assumption and the premises of the step only,
// so within the assumption its conclusion holds (forcing.h).
#include "logic/forcing.h"
#include "logic/reason.h"

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
    .applies = applies_always,
    .find = find_nested_forcing,
    .describe = reason_text,
};

}  // namespace omnidoku::logic::nested_forcing_chain_technique
