// SPDX-License-Identifier: MIT
//
// Remote pair: at least four cells with the same two candidates, each seeing the next.
// Soundness: the digits alternate along the chain, so two cells at odd distance hold both digits
// between them.
#include "logic/chains/chains.h"

namespace omnidoku::logic::remote_pair_technique {

namespace {

std::string describe(const model::Step& step, const Words& words) {
  std::vector<std::string> both;
  step.digits.for_each([&](Digit digit) { both.push_back(words.digit(digit)); });
  return words.cells(step.cells) + " all hold " + words.digits(step.digits) +
         " and each sees the next, so they take the two digits in turn: of two cells that are an "
         "odd number of links apart, one is " +
         Words::list(both, "and the other") + ".";
}

void find(const Position& position, StepSink& sink) { find_remote_pairs(position, sink); }

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "remote_pair",
    .title = "Remote Pair",
    .family = Family::chain,
    .cost = 140,
    .cost_per_size = 2,
    .smallest_size = 7,
    .idea =
        "A chain of cells with the same two candidates takes them in turn, so a cell that sees "
        "two cells at odd distance can be neither.",
    .look =
        "Look for cells with the same two candidates, each seeing the next. Colour them in turn: a "
        "cell that sees both colours cannot be either digit.",
    .example = "7..3..5.....692...3.6...42..9.7...3......3....5.......6....5...2...4.37.....2...8",
    .applies = applies_always,
    .find = find,
    .describe = describe,
    .summary = sum_up_remote_pair,
};

}  // namespace omnidoku::logic::remote_pair_technique
