// SPDX-License-Identifier: MIT
//
// Nishio: place one digit for the sake of argument and follow this digit alone until some house
// has no place for it.
// Soundness: every placement is the only place left in a full house; a house without a place
// refutes the first one.
#include "logic/chains/forcing.h"
#include "logic/telling/reason.h"

namespace omnidoku::logic::nishio_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "nishio",
    .title = "Nishio",
    .family = Family::forcing,
    .cost = 420,
    .idea =
        "Put a digit somewhere and follow only that digit: if a house ends up without a place for "
        "it, the first one was wrong.",
    .look =
        "Suppose a digit in a cell and follow that digit alone, house by house. If some house is "
        "left without a place for it, the first one was wrong.",
    .example = "...3.78.6.4..5...........515.........8.9..7....4....286.3..8....7.4.........2.91.",
    .applies = applies_with_full_house,
    .find = find_nishio,
    .describe = reason_text,
    .summary = sum_up_forcing,
};

}  // namespace omnidoku::logic::nishio_technique
