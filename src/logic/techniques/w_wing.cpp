// SPDX-License-Identifier: MIT
//
// Two cells hold the same two candidates x and y; in some full house every place of x sees one of
// the two cells. Soundness: x is in one of these places, so it is not in the cell which that place
// sees, and that cell is y. So y is in one of the two cells, and no cell that sees both holds it.
// The usual W-Wing has two places, one for each cell; here there may be several for each.
#include <algorithm>

#include "base/bits.h"
#include "logic/technique.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic::w_wing_technique {

namespace {

using model::CandidateRole;
using model::Step;

struct Pair {
  Cell a;
  Cell b;
  Digit link;  ///< x
  Digit ends;  ///< y
};

/// Whether each place of x in the house sees one of the cells and neither cell is seen by all.
bool links(const Position& position, std::size_t h, const Pair& pair) {
  const Structure& structure = position.structure();
  const HouseInfo& house = structure.house(h);
  const PlaceMask places = position.board().places(h, pair.link);
  bool only_a = false;
  bool only_b = false;
  bool all = places != 0;
  base::for_each_bit(places, [&](int place) {
    const Cell cell = house.cells[static_cast<std::size_t>(place)];
    const bool sees_a = cell != pair.b && structure.sees(cell, pair.a);
    const bool sees_b = cell != pair.a && structure.sees(cell, pair.b);
    all = all && (sees_a || sees_b);
    only_a = only_a || (sees_a && !sees_b);
    only_b = only_b || (sees_b && !sees_a);
  });
  return all && only_a && only_b;
}

Step step_for(const Position& position, std::size_t h, const Pair& pair, Step step) {
  const Structure& structure = position.structure();
  step.cells = {pair.a, pair.b};
  step.digits = DigitSet{pair.link, pair.ends};
  add_cell_premise(step, pair.a);
  add_cell_premise(step, pair.b);
  add_house_premise(step, structure, h, pair.link, model::HouseRole::link);
  model::Link from_a{{{pair.a, pair.link}}, {}, false};
  model::Link from_b{{{pair.b, pair.link}}, {}, false};
  for (const Cell cell : cells_at(structure.house(h), position.board().places(h, pair.link))) {
    model::Link& link = structure.sees(cell, pair.a) ? from_a : from_b;
    link.to.push_back({cell, pair.link});
    mark(step, {cell, pair.link}, CandidateRole::off);
  }
  step.links.push_back({{{pair.a, pair.ends}}, {{pair.a, pair.link}}, true});
  step.links.push_back(from_a);
  step.links.push_back({from_a.to, from_b.to, true});
  step.links.push_back({from_b.to, from_b.from, false});
  step.links.push_back({{{pair.b, pair.link}}, {{pair.b, pair.ends}}, true});
  for (const Cell cell : {pair.a, pair.b}) {
    mark(step, {cell, pair.ends}, CandidateRole::pattern);
    mark(step, {cell, pair.link}, CandidateRole::off);
  }
  return step;
}

/// True when the sink wants no more.
bool try_pair(const Position& position, StepSink& sink, const Pair& pair) {
  Step start;
  if (!eliminate_in(start, position, common_peers(position.structure(), {pair.a, pair.b}),
                    pair.ends)) {
    return false;
  }
  for (std::size_t h = 0; h < position.structure().houses().size(); ++h) {
    if (!position.structure().house(h).full || !links(position, h, pair)) continue;
    if (sink.add(step_for(position, h, pair, start))) return true;
  }
  return false;
}

void find(const Position& position, StepSink& sink) {
  std::vector<Cell> bivalue;
  position.board().for_each_open([&](Cell cell) {
    if (position.candidates(cell).size() == 2) bivalue.push_back(cell);
  });
  for (std::size_t i = 0; i < bivalue.size(); ++i) {
    const DigitSet digits = position.candidates(bivalue[i]);
    for (std::size_t j = i + 1; j < bivalue.size(); ++j) {
      if (position.candidates(bivalue[j]) != digits) continue;
      if (position.structure().sees(bivalue[i], bivalue[j])) continue;
      const Digit low = digits.first();
      const Digit high = (digits - DigitSet::single(low)).first();
      if (try_pair(position, sink, {bivalue[i], bivalue[j], low, high}) ||
          try_pair(position, sink, {bivalue[i], bivalue[j], high, low})) {
        return;
      }
    }
  }
}

std::string describe(const Step& step, const Words& words) {
  // The links say who sees whom: see step_for.
  const std::string x = words.digit(step.links[0].to[0].digit);
  const std::string y = words.digit(step.links[0].from[0].digit);
  return words.cells(step.cells) + " both hold only " + words.digits(step.digits) + ". In " +
         words.houses(step, model::HouseRole::link) + " the digit " + x +
         " has only places that see one of them, so one of the two cannot be " + x + " and is " +
         y + ".";
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "w_wing",
    .title = "W-Wing",
    .family = Family::wing,
    .cost = 130,
    .idea =
        "Two cells hold the same two candidates, and a house whose places for one of them all see "
        "one of the cells makes one of the cells the other digit.",
    .look =
        "Look for two cells with the same two candidates that do not see each other. If a house "
        "has only places for one of the digits that see the one or the other cell, cells that see "
        "both lose the other digit.",
    .example = ".9.....5.54...8..12.1........9..32......8..9..32.....57..42..8....6.7....1......9",
    .applies = applies_with_full_house,
    .find = find,
    .describe = describe,
    .summary = sum_up_w_wing,
};

}  // namespace omnidoku::logic::w_wing_technique
