// SPDX-License-Identifier: MIT
//
// Hidden single: a digit has one place left in a house that holds every digit.
// Soundness: the digit must be somewhere in the house.
#include "base/bits.h"
#include "logic/technique.h"
#include "logic/telling/evidence.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic::hidden_single_technique {

namespace {

/// Boxes and regions first: there a person sees a hidden single most easily.
bool look_first(const HouseInfo& house) {
  return house.kind == geometry::HouseKind::box || house.kind == geometry::HouseKind::region;
}

void find(const Position& position, StepSink& sink) {
  const Structure& structure = position.structure();
  for (const bool first : {true, false}) {
    for (std::size_t h = 0; h < structure.houses().size(); ++h) {
      const HouseInfo& house = structure.house(h);
      if (!house.full || look_first(house) != first) continue;
      for (int d = 0; d < structure.num_digits(); ++d) {
        const PlaceMask places = position.board().places(h, Digit(d));
        if (places == 0 || (places & (places - 1)) != 0) continue;
        const Candidate single{house.cells[static_cast<std::size_t>(std::countr_zero(places))],
                               Digit(d)};
        model::Step step;
        step.placements = {single};
        step.cells = {single.cell};
        step.digits = DigitSet::single(single.digit);
        add_house_premise(step, structure, h, single.digit, model::HouseRole::home);
        mark(step, single, model::CandidateRole::pattern);
        add_exclusions_elsewhere(step, position, house, step.cells, single.digit);
        if (sink.add(std::move(step))) return;
      }
    }
  }
}

std::string describe(const model::Step& step, const Words& words) {
  const std::string others = exclusions_text(step, words);
  return words.cell(step.cells.front()) + " is the only place left for " +
         words.digits(step.digits) + " in " + words.houses(step, model::HouseRole::home) +
         (others.empty() ? "." : ", as " + others + ".");
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "hidden_single",
    .title = "Hidden Single",
    .family = Family::single,
    .cost = 12,
    .idea = "A digit has only one place left in a house.",
    .look =
        "Take one digit. In a house that does not have it yet, cross out the cells that see it "
        "elsewhere. If one cell is left, the digit goes in there.",
    .example = "3.....85.5.729..6..813..9.7....6...81.57..4.383....67...3.291.69.8.1.5.46.48357..",
    .applies = applies_with_full_house,
    .find = find,
    .describe = describe,
    .summary = sum_up_hidden_single,
};

}  // namespace omnidoku::logic::hidden_single_technique
