// SPDX-License-Identifier: MIT
//
// Full house: one open cell is left in a house that holds every digit, so it takes the last digit.
// Soundness: the digit has its place in the house, and only one cell is open.
#include "base/bits.h"
#include "logic/step_parts.h"
#include "logic/technique.h"

namespace omnidoku::logic::full_house_technique {

namespace {

void find(const Position& position, StepSink& sink) {
  const Structure& structure = position.structure();
  for (std::size_t h = 0; h < structure.houses().size(); ++h) {
    const HouseInfo& house = structure.house(h);
    const PlaceMask open = position.board().open_places(h);
    if (!house.full || open == 0 || (open & (open - 1)) != 0) continue;
    const DigitSet left = structure.all_digits() - position.board().placed_digits(h);
    if (left.size() != 1) continue;
    const Candidate last{house.cells[static_cast<std::size_t>(std::countr_zero(open))],
                         left.first()};
    if (!position.board().has(last)) continue;
    model::Step step;
    step.technique = "full_house";
    step.placements = {last};
    step.cells = {last.cell};
    step.digits = left;
    add_house_premise(step, structure, h, last.digit, model::HouseRole::home);
    mark(step, last, model::CandidateRole::pattern);
    if (sink.add(std::move(step))) return;
  }
}

std::string describe(const model::Step& step, const Words& words) {
  return words.cell(step.cells.front()) + " is the last open cell of " +
         words.houses(step, model::HouseRole::home) + ", and only " + words.digits(step.digits) +
         " is missing there.";
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "full_house",
    .title = "Full House",
    .family = Family::single,
    .cost = 4,
    .idea = "One open cell is left in a house, so it takes the digit that is missing there.",
    .applies = applies_with_full_house,
    .find = find,
    .describe = describe,
};

}  // namespace omnidoku::logic::full_house_technique
