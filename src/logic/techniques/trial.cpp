// SPDX-License-Identifier: MIT
//
// Trial: the last resort. A candidate is refuted by trying all that is left after it, as deep as
// it takes.
// Soundness: each cell tried has one true candidate, and each is refuted; the premises are all that
// any of these refutations used.
#include "logic/forcing.h"

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
    .applies = applies_always,
    .find = find_trial,
    .describe = describe,
};

}  // namespace omnidoku::logic::trial_technique
