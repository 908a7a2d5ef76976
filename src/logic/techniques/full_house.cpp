// SPDX-License-Identifier: MIT
//
// Full house: one open cell is left in a house that holds every digit, so it takes the last digit.
// Soundness: the digit has its place in the house, and only one cell is open.
#include "base/bits.h"
#include "logic/technique.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic::full_house_technique {

namespace {

/// With one digit every cell is a house of its own, of which no rule tells.
void find_only_digit(const Position& position, StepSink& sink) {
  bool stop = false;
  position.board().for_each_open([&](Cell cell) {
    const Candidate only{cell, Digit(0)};
    if (stop || !position.board().has(only)) return;
    model::Step step;
    step.placements = {only};
    step.cells = {cell};
    step.digits = DigitSet::single(only.digit);
    add_cell_premise(step, cell);
    mark(step, only, model::CandidateRole::pattern);
    stop = sink.add(std::move(step));
  });
}

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
    step.placements = {last};
    step.cells = {last.cell};
    step.digits = left;
    add_house_premise(step, structure, h, last.digit, model::HouseRole::home);
    mark(step, last, model::CandidateRole::pattern);
    if (sink.add(std::move(step))) return;
  }
  if (structure.num_digits() == 1) find_only_digit(position, sink);
}

bool applies(const Structure& structure) {
  return structure.num_digits() == 1 || applies_with_full_house(structure);
}

std::string describe(const model::Step& step, const Words& words) {
  if (step.houses.empty()) {
    return words.cell(step.cells.front()) + " is open, and " + words.digits(step.digits) +
           " is the only digit that there is.";
  }
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
    .look =
        "Look for a row, a column, a box or any other house with a single empty cell. Count "
        "through its digits: the one you miss goes in there.",
    .example = "2.8..73.61....9...7..6.8.21.69..24...2.8....34.7.9.5..9.3...64.6...132....29..13.",
    .applies = applies,
    .find = find,
    .describe = describe,
    .summary = sum_up_full_house,
};

}  // namespace omnidoku::logic::full_house_technique
