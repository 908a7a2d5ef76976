// SPDX-License-Identifier: MIT
//
// Locked candidates between any two houses, in its general form: all places of a digit in a full
// house see some other cell, which then cannot hold the digit. Pointing and claiming on the classic
// grid are the case in which the places lie in a second house; on other boards the places may see
// the cell through different houses.
// Soundness: the digit is in one of the places, whichever it is, the other cell sees it.
#include <algorithm>

#include "base/bits.h"
#include "logic/technique.h"
#include "logic/telling/evidence.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic::locked_candidates_technique {

namespace {

enum Variant { shared, several_houses };

/// The cells that lose the digit but lie in none of the houses marked as cover.
std::vector<Cell> outside_covers(const model::Step& step, const Structure& structure) {
  std::vector<Cell> cells;
  for (const Candidate gone : step.eliminations) {
    const bool covered =
        std::any_of(step.houses.begin(), step.houses.end(), [&](const model::HouseMark& mark) {
          const int house = structure.house_of_primitive(mark.primitive);
          return mark.role == model::HouseRole::cover && house >= 0 &&
                 structure.house(static_cast<std::size_t>(house)).set.contains(gone.cell);
        });
    if (!covered) cells.push_back(gone.cell);
  }
  return cells;
}

/// Puts the step of one digit in one house together; empty eliminations when nothing goes.
model::Step step_for(const Position& position, std::size_t h, Digit digit, PlaceMask places) {
  const Structure& structure = position.structure();
  model::Step step;
  step.cells = cells_at(structure.house(h), places);
  // No cell of the house itself sees all the places: they are all the places there are.
  if (!eliminate_in(step, position, common_peers(structure, step.cells), digit)) return step;
  step.variant = several_houses;
  add_house_premise(step, structure, h, digit, model::HouseRole::home);
  for (const Overlap& overlap : structure.overlaps(h)) {
    if ((places & ~overlap.here) != 0) continue;
    const CellSet& set = structure.house(overlap.house).set;
    const bool loses = std::any_of(step.eliminations.begin(), step.eliminations.end(),
                                   [&](Candidate gone) { return set.contains(gone.cell); });
    if (!loses) continue;
    mark_house(step, structure, overlap.house, model::HouseRole::cover);
    step.variant = shared;
  }
  for (const Cell cell : outside_covers(step, structure)) {
    mark_sights(step, structure, cell, step.cells);
  }
  step.digits = DigitSet::single(digit);
  for (const Cell cell : step.cells) mark(step, {cell, digit}, model::CandidateRole::pattern);
  add_exclusions_elsewhere(step, position, structure.house(h), step.cells, digit);
  return step;
}

void find(const Position& position, StepSink& sink) {
  const Structure& structure = position.structure();
  for (std::size_t h = 0; h < structure.houses().size(); ++h) {
    if (!structure.house(h).full) continue;
    for (int d = 0; d < structure.num_digits(); ++d) {
      const PlaceMask places = position.board().places(h, Digit(d));
      if (std::popcount(places) < 2) continue;
      // Most houses fail here without a set being built: the first two places share nothing more.
      const HouseInfo& house = structure.house(h);
      const Cell first = house.cells[static_cast<std::size_t>(std::countr_zero(places))];
      bool some = false;
      (structure.peers(first) & position.board().cells_with(Digit(d))).for_each([&](Cell cell) {
        some = some || all_see(structure, house, places, cell);
      });
      if (!some) continue;
      model::Step step = step_for(position, h, Digit(d), places);
      if (!step.eliminations.empty() && sink.add(std::move(step))) return;
    }
  }
}

std::string describe(const model::Step& step, const Words& words) {
  const std::string start = "In " + words.houses(step, model::HouseRole::home) + " the digit " +
                            words.digits(step.digits) + " can only be in " +
                            words.cells(step.cells);
  const std::vector<Cell> others = outside_covers(step, words.structure());
  const std::string seen = others.empty() ? "" : " " + sight_text(words, others, step.cells) + ".";
  if (step.variant == several_houses) return start + "." + seen;
  return start + (step.cells.size() == 2 ? ", both of which lie in " : ", all of which lie in ") +
         words.houses(step, model::HouseRole::cover) + ", so it is nowhere else there." + seen;
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "locked_candidates",
    .title = "Locked Candidates",
    .family = Family::intersection,
    .cost = 30,
    .idea =
        "All places of a digit in one house are seen by some other cell, mostly because they lie "
        "in a second house with it, so that cell cannot hold the digit.",
    .look =
        "Take one digit and one box, and see where it can go. If all its places lie in one row or "
        "column, cross it out in the rest of that line. The same works from a line into a box.",
    .example = "3..4....2952....6..4.91.83.8...3..2...4...19.7.61......6.3...8..73..5...18..6...3",
    .applies = applies_with_full_house,
    .find = find,
    .describe = describe,
    .summary = sum_up_locked_candidates,
};

}  // namespace omnidoku::logic::locked_candidates_technique
