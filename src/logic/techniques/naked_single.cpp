// SPDX-License-Identifier: MIT
//
// Naked single: a cell has one candidate left. Soundness: the cell holds something.
#include "logic/technique.h"
#include "logic/telling/evidence.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic::naked_single_technique {

namespace {

void find(const Position& position, StepSink& sink) {
  for (int i = 0; i < position.structure().num_cells(); ++i) {
    const Cell cell(i);
    const DigitSet left = position.candidates(cell);
    if (left.size() != 1) continue;
    model::Step step;
    step.placements = {{cell, left.first()}};
    step.cells = {cell};
    step.digits = left;
    add_cell_premise(step, cell);
    mark(step, {cell, left.first()}, model::CandidateRole::pattern);
    add_exclusions_of_cell(step, position, cell);
    if (sink.add(std::move(step))) return;
  }
}

std::string describe(const model::Step& step, const Words& words) {
  const std::string others = exclusions_of_cell_text(step, words);
  return "Every other digit is ruled out in " + words.cell(step.cells.front()) +
         (others.empty() ? "" : ": " + others) + "; only " + words.digits(step.digits) +
         " is left.";
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "naked_single",
    .title = "Naked Single",
    .family = Family::single,
    .cost = 20,
    .idea = "A cell has only one candidate left.",
    .look =
        "Look for a cell whose houses are nearly full. Count through the digits that it sees: if "
        "all but one are there, the one you miss goes in.",
    .example = ".2..83......2....8.9.741...1.8...4.73.5....9.....145.65...721636.73..........9..5",
    .applies = applies_always,
    .find = find,
    .describe = describe,
    .summary = sum_up_naked_single,
};

}  // namespace omnidoku::logic::naked_single_technique
