// SPDX-License-Identifier: MIT
//
// Trial: the last resort. A candidate is refuted by trying all that is left after it, as deep as
// it takes.
// Soundness: each cell tried has one true candidate, and each is refuted; the premises are all that
// any of these refutations used.
#include "logic/chains/forcing.h"

namespace omnidoku::logic::trial_technique {

namespace {

std::string describe(const model::Step& step, const Words& words) {
  return "No pattern was found. Trying " + words.candidate(step.eliminations.front()) +
         " and every way to go on from there leads to a contradiction.";
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "trial",
    .title = "Trial",
    .family = Family::last_resort,
    .cost = 2000,
    .idea =
        "Try a candidate and, where nothing follows, try again inside: when every way ends in a "
        "contradiction, it was false.",
    .look =
        "Nothing clever is left. Choose a candidate of a cell with few, and try everything out "
        "until each way ends in a contradiction.",
    .example = "...4...2.4.8...71...21...48.24......6...3......9...1.5...52..8..6...42......69...",
    .applies = applies_always,
    .find = find_trial,
    .describe = describe,
    .summary = sum_up_trial,
};

}  // namespace omnidoku::logic::trial_technique
