// SPDX-License-Identifier: MIT
//
// Partner clash: a digit in a cell leaves two other cells, tied to it by rules, only digits that do
// not go together. So the middle one of three cells in a row joined by dots of 1 is no least digit:
// both others would be the second.
// Soundness: the two cells hold something, so the digit that leaves them nothing is false.
#include <algorithm>
#include <utility>

#include "logic/technique.h"
#include "logic/telling/reason.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic::partner_clash_technique {

namespace {

/// A cell that a rule ties to another one, and what that leaves for it.
struct Partner {
  Cell cell;
  std::uint32_t primitive = 0;
  DigitSet left;
};

/// A digit, and the two cells that it would leave nothing for together.
struct Clash {
  Candidate tried;
  Partner one;
  Partner other;

  [[nodiscard]] std::string text(const model::Step& /*step*/, const Words& words) const {
    const std::string first = words.shape(one.primitive);
    const std::string second = words.shape(other.primitive);
    return "Were " + words.cell(tried.cell) + " " + words.digit(tried.digit) + ", " + first +
           " would leave only " + words.digits(one.left) + " in " + words.cell(one.cell) + " and " +
           (second == first ? "" : second + " ") + "only " + words.digits(other.left) + " in " +
           words.cell(other.cell) + ", and these two cells could not be filled together.";
  }
};

/// What a digit in one cell leaves in another.
DigitSet left_in(const Position& position, Candidate tried, Cell cell) {
  DigitSet left;
  position.candidates(cell).for_each([&](Digit digit) {
    if (!position.structure().excludes(tried, {cell, digit})) left.insert(digit);
  });
  return left;
}

bool go_together(const Structure& structure, const Partner& one, const Partner& other) {
  bool some = false;
  one.left.for_each([&](Digit x) {
    other.left.for_each([&](Digit y) {
      some = some || !structure.excludes({one.cell, x}, {other.cell, y});
    });
  });
  return some;
}

/// The open cells that rules tie to the cell of a candidate, with what it leaves for them.
std::vector<Partner> partners_of(const Position& position, Candidate tried) {
  std::vector<Partner> partners;
  for (const PairExclusion& pair : position.structure().pair_exclusions(tried.cell)) {
    const bool known = std::any_of(partners.begin(), partners.end(), [&](const Partner& partner) {
      return partner.cell == pair.other;
    });
    if (known || position.board().is_placed(pair.other)) continue;
    partners.push_back({pair.other, pair.primitive, left_in(position, tried, pair.other)});
  }
  return partners;
}

model::Step step_of(const Position& position, const Clash& clash) {
  model::Step step;
  step.eliminations.push_back(clash.tried);
  step.cells = {clash.tried.cell, clash.one.cell, clash.other.cell};
  for (const Partner& partner : {clash.one, clash.other}) {
    add_cell_premise(step, partner.cell);
    mark_cell(step, position, partner.cell, partner.left, model::CandidateRole::group);
    const bool known = !step.houses.empty() && step.houses[0].primitive == partner.primitive;
    if (!known) step.houses.push_back({partner.primitive, model::HouseRole::link});
  }
  step.reason = reason_of(clash);
  return step;
}

/// Hands on the clash of the first two partners of a candidate that clash. Whether no more steps
/// are wanted.
bool add_clash(const Position& position, Candidate tried, StepSink& sink) {
  const std::vector<Partner> partners = partners_of(position, tried);
  for (std::size_t i = 0; i < partners.size(); ++i) {
    for (std::size_t k = i + 1; k < partners.size(); ++k) {
      if (partners[i].left.empty() || partners[k].left.empty()) continue;  // common exclusion
      if (go_together(position.structure(), partners[i], partners[k])) continue;
      return sink.add(step_of(position, {tried, partners[i], partners[k]}));
    }
  }
  return false;
}

void find(const Position& position, StepSink& sink) {
  bool enough = false;
  position.board().for_each_open([&](Cell cell) {
    if (position.structure().pair_exclusions(cell).size() < 2) return;
    position.candidates(cell).for_each([&](Digit digit) {
      if (!enough) enough = add_clash(position, {cell, digit}, sink);
    });
  });
}

bool applies(const Structure& structure) { return structure.has_pair_exclusions(); }

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "partner_clash",
    .title = "Partner Clash",
    .family = Family::intersection,
    .cost = 42,
    .idea =
        "A digit that, by rules between cells, would leave two cells only digits that do not go "
        "together is false.",
    .look =
        "Suppose a digit in a cell, and see what the marks and lines leave to two of its "
        "neighbours. If what is left to them does not go together, the digit was wrong.",
    .example =
        R"json({"omnidoku":1,"board":{"type":"grid","size":6},"givens":"....2.6....5.......41........2....4.","constraints":[{"type":"difference_dot","cells":["R1C5","R2C5"]},{"type":"difference_dot","cells":["R2C6","R3C6"]},{"type":"difference_dot","cells":["R4C1","R5C1"]},{"type":"difference_dot","cells":["R5C1","R6C1"]},{"type":"difference_dot","cells":["R5C4","R5C5"]},{"type":"difference_dot","cells":["R5C6","R6C6"]},{"type":"difference_dot","cells":["R6C4","R6C5"]}]})json",
    .applies = applies,
    .find = find,
    .describe = reason_text,
    .summary = sum_up_rules,
};

}  // namespace omnidoku::logic::partner_clash_technique
