// SPDX-License-Identifier: MIT
//
// Rules in a house: cages, lines and clues put sets of digits into a house that they share, and no
// digit twice. A digit that would leave the others no sets goes: killer pairs and triples, and what
// a house needs from its cages, are cases of it. Soundness and cost: logic/rules/house_parts.h.
#include <algorithm>

#include "base/bits.h"
#include "logic/rules/house_parts.h"
#include "logic/rules/set_family.h"
#include "logic/sums/sum_fillings.h"
#include "logic/technique.h"
#include "logic/telling/reason.h"
#include "logic/telling/step_parts.h"
#include "logic/telling/told_rule.h"

namespace omnidoku::logic::rules_in_house_technique {

namespace {

/// Sets of digits that are told one by one.
constexpr std::size_t kMostSets = 4;

/// What a rule can put into the house.
struct ToldPart {
  ToldRule rule;
  std::vector<Cell> cells;  ///< in the house, where it has others too
  std::vector<DigitSet> sets;

  [[nodiscard]] std::string name(const Words& words) const { return rule.name(words); }
  [[nodiscard]] std::string where(const Words& words) const {
    return cells.empty() ? "" : " in " + words.cells(cells);
  }
  /// "3-9, 4-8 or 5-7", "always 6", "one of 12 sets"
  [[nodiscard]] std::string digits(const Words& words) const {
    if (sets.size() <= kMostSets) {
      std::vector<std::string> texts;
      for (const DigitSet set : sets) {
        std::string& text = texts.emplace_back();
        set.for_each([&](Digit digit) { text += (text.empty() ? "" : "-") + words.digit(digit); });
      }
      return Words::list(texts, "or");
    }
    DigitSet always = sets.front();
    for (const DigitSet set : sets) always &= set;
    if (!always.empty()) return "always " + words.digits(always);
    return "one of " + std::to_string(sets.size()) + " combinations";
  }
};

/// Parts of a house that do not go together.
struct TooMuchForHouse {
  std::uint32_t house = 0;  ///< a primitive
  std::vector<ToldPart> own;
  std::vector<ToldPart> others;
  std::vector<std::pair<Cell, DigitSet>> cells;

  [[nodiscard]] std::string text(const model::Step& step, const Words& words) const {
    std::string text = "With " + words.either(step.eliminations) + ", ";
    if (!own.empty()) {
      text += own.front().name(words) + " would take " + own.front().digits(words) +
              own.front().where(words) + ", and then ";
    }
    std::vector<std::string> beside;
    for (const ToldPart& part : others)
      beside.push_back(part.name(words) + " (" + part.digits(words) + part.where(words) + ")");
    for (const auto& [cell, digits] : cells)
      beside.push_back(words.cell(cell) + " (" + words.either(digits) + ")");
    return text + words.shape(house) + " could not be filled with " + Words::list(beside) + ".";
  }
};

ToldPart told(const Position& position, const HouseInfo& house, const HousePart& part,
              std::vector<DigitSet> sets) {
  const Shape& shape = position.table<Shapes>().shape(part.shape);
  ToldPart result{told_rule(position, shape.primitive()), {}, std::move(sets)};
  const bool reaches_out = std::any_of(shape.cells().begin(), shape.cells().end(), [&](Cell cell) {
    return !position.board().is_placed(cell) && !house.set.contains(cell);
  });
  if (reaches_out) result.cells = cells_at(house, part.places);
  return result;
}

/// The sets of fillings that have one of these.
std::vector<DigitSet> sets_with(const Position& position, const HousePart& part,
                                const std::vector<Candidate>& candidates) {
  const Shape& shape = position.table<Shapes>().shape(part.shape);
  std::vector<DigitSet> sets;
  for (std::size_t f = 0; f < shape.num_fillings(); ++f) {
    const bool has_one = std::any_of(candidates.begin(), candidates.end(), [&](Candidate one) {
      for (std::size_t i = 0; i < shape.cells().size(); ++i) {
        if (shape.cells()[i] == one.cell) return shape.digit(f, i) == one.digit;
      }
      return false;
    });
    if (has_one) sets.push_back(part.of_fillings[f]);
  }
  std::sort(sets.begin(), sets.end(), in_reading_order);
  sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
  return sets;
}

model::Step step_of(const Position& position, HouseConflict conflict) {
  const Structure& structure = position.structure();
  const HouseInfo& house = structure.house(conflict.house);
  const Shapes& shapes = position.table<Shapes>();
  model::Step step;
  step.size = conflict.size();
  std::sort(conflict.gone.begin(), conflict.gone.end());
  step.eliminations = conflict.gone;
  mark_house(step, structure, conflict.house, model::HouseRole::base);
  TooMuchForHouse why{house.primitive, {}, {}, {}};
  const auto add = [&](const HousePart& part) {
    const Shape& shape = shapes.shape(part.shape);
    step.premises.push_back(shape.premise());
    step.houses.push_back({shape.primitive(), model::HouseRole::home});
    for (const Cell cell : shape.cells()) {
      if (position.board().is_placed(cell)) continue;
      step.cells.push_back(cell);
      mark_cell(step, position, cell, position.candidates(cell), model::CandidateRole::group);
    }
  };
  for (const HousePart& part : conflict.own) {
    add(part);
    why.own.push_back(told(position, house, part, sets_with(position, part, conflict.gone)));
  }
  for (const HousePart& part : conflict.others) {
    add(part);
    std::vector<DigitSet> sets = part.sets;
    std::sort(sets.begin(), sets.end(), in_reading_order);
    why.others.push_back(told(position, house, part, std::move(sets)));
  }
  for (const Cell cell : conflict.cells) {
    add_cell_premise(step, cell);
    step.cells.push_back(cell);
    mark_cell(step, position, cell, position.candidates(cell), model::CandidateRole::group);
    why.cells.emplace_back(cell, position.candidates(cell));
  }
  // What is not told of the other cells is that each digit of the house has a place.
  DigitSet placed;
  for (const Cell cell : house.cells) {
    if (const auto value = position.board().value(cell)) placed.insert(*value);
  }
  (structure.all_digits() - placed).for_each([&](Digit digit) {
    step.premises.push_back(house_premise(house.primitive, digit));
  });
  step.reason = reason_of(std::move(why));
  return step;
}

bool applies(const Structure& structure) {
  return structure.num_digits() <= kMostDigitsOfSets && has_shapes(structure);
}

/// Whether both take single cells for what the same parts of the house leave nothing.
bool are_of_same_parts(const HouseConflict& a, const HouseConflict& b) {
  return a.house == b.house && a.own.empty() && b.own.empty() && a.cells == b.cells &&
         std::equal(a.others.begin(), a.others.end(), b.others.begin(), b.others.end(),
                    [](const HousePart& one, const HousePart& other) {
                      return one.shape == other.shape && one.places == other.places;
                    });
}

/// What is told in the same words is told once.
std::vector<HouseConflict> joined(std::vector<HouseConflict> conflicts) {
  std::vector<HouseConflict> result;
  for (HouseConflict& conflict : conflicts) {
    const auto same = std::find_if(result.begin(), result.end(), [&](const HouseConflict& known) {
      return are_of_same_parts(known, conflict);
    });
    if (same == result.end()) {
      result.push_back(std::move(conflict));
    } else {
      same->gone.insert(same->gone.end(), conflict.gone.begin(), conflict.gone.end());
    }
  }
  return result;
}

void find(const Position& position, StepSink& sink) {
  for (HouseConflict& conflict : joined(house_conflicts(position))) {
    if (sink.add(step_of(position, std::move(conflict)))) return;
  }
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "rules_in_house",
    .title = "Rules in a House",
    .family = Family::intersection,
    .cost = 102,
    .cost_per_size = 12,
    .smallest_size = 2,
    .idea =
        "Cages, lines and clues in one house cannot use the same digit there, so what would leave "
        "the others no digits is out.",
    .look =
        "Take a row, column or box and note which sets of digits each cage, line or clue can put "
        "into it. Where one of these sets leaves the others, or a cell between them, nothing, "
        "cross it out.",
    .example =
        R"json({"omnidoku":1,"board":{"type":"grid","size":6},"givens":"................3.........1.5.3....2","constraints":[{"type":"arrow","cells":["R4C2","R4C3","R3C3","R2C2"]},{"type":"arrow","cells":["R5C6","R4C5","R4C6"]},{"type":"arrow","cells":["R2C6","R1C6","R1C5"]}]})json",
    .applies = applies,
    .find = find,
    .describe = reason_text,
    .summary = sum_up_rules,
};

}  // namespace omnidoku::logic::rules_in_house_technique
