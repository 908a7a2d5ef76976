// SPDX-License-Identifier: MIT
//
// Fish as steps: evidence, marks and words.
#include <algorithm>

#include "base/bits.h"
#include "logic/fish/fish.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic {

namespace {

/// What Step::variant tells the words, as bits.
constexpr int kHasEndoFins = 1;
constexpr int kIsCannibalistic = 2;

/// Fish of one order that a position has; made once for all techniques that look at them.
template <int order, FishRange range>
struct FishTable {
  explicit FishTable(const Position& position) : fish(find_fish(position, order, range)) {}
  std::vector<Fish> fish;
};

template <FishRange range>
const std::vector<Fish>& fish_of(const Position& position, int order) {
  switch (order) {
    case 2: return position.table<FishTable<2, range>>().fish;
    case 3: return position.table<FishTable<3, range>>().fish;
    case 4: return position.table<FishTable<4, range>>().fish;
    case 5: return position.table<FishTable<5, range>>().fish;
    case 6: return position.table<FishTable<6, range>>().fish;
    default: return position.table<FishTable<7, range>>().fish;
  }
}

std::size_t num_over(const Structure& structure, const std::vector<std::size_t>& houses,
                     Cell cell) {
  return static_cast<std::size_t>(std::count_if(houses.begin(), houses.end(), [&](std::size_t h) {
    return structure.house(h).set.contains(cell);
  }));
}

std::string number_word(std::size_t n) {
  static constexpr std::string_view kWords[] = {"no",   "one",  "two", "three",
                                                "four", "five", "six", "seven"};
  return n < std::size(kWords) ? std::string(kWords[n]) : std::to_string(n);
}

}  // namespace

bool cross(const Structure& structure, std::size_t a, std::size_t b) {
  return structure.num_shared(a, b) == 1;
}

bool parallel(const Structure& structure, std::size_t a, std::size_t b) {
  if (structure.num_shared(a, b) != 0) return false;
  const auto& touching = structure.touching(a);
  return std::any_of(touching.begin(), touching.end(), [&](const Overlap& with) {
    return std::popcount(with.here) == 1 && cross(structure, with.house, b);
  });
}

bool applies_with_crossing_houses(const Structure& structure) {
  if (!applies_with_full_house(structure)) return false;
  for (std::size_t h = 0; h < structure.houses().size(); ++h) {
    const auto& touching = structure.touching(h);
    if (std::any_of(touching.begin(), touching.end(),
                    [](const Overlap& with) { return std::popcount(with.here) == 1; })) {
      return true;
    }
  }
  return false;
}

model::Step fish_step(const Position& position, const Fish& fish) {
  const Structure& structure = position.structure();
  model::Step step;
  step.size = static_cast<int>(fish.bases.size());
  step.digits = DigitSet::single(fish.digit);
  for (const std::size_t h : fish.bases) {
    add_house_premise(step, structure, h, fish.digit, model::HouseRole::base);
  }
  for (const std::size_t h : fish.covers) {
    mark_house(step, structure, h, model::HouseRole::cover);
  }
  CellSet all(structure.num_cells());
  for (const std::size_t h : fish.bases) {
    for (const Cell cell : cells_at(structure.house(h), position.board().places(h, fish.digit))) {
      all.insert(cell);
    }
  }
  const CellSet fins(structure.num_cells(), fish.fins);
  all.for_each([&](Cell cell) {
    const bool twice = num_over(structure, fish.bases, cell) > 1;
    if (!fins.contains(cell)) {
      step.cells.push_back(cell);
      mark(step, {cell, fish.digit}, model::CandidateRole::pattern);
    } else if (twice) {
      step.variant |= kHasEndoFins;
      mark(step, {cell, fish.digit}, model::CandidateRole::endo_fin);
    } else {
      mark(step, {cell, fish.digit}, model::CandidateRole::fin);
    }
  });
  for (const Cell cell : fish.eliminations) {
    step.eliminations.push_back({cell, fish.digit});
    if (all.contains(cell)) step.variant |= kIsCannibalistic;
  }
  return step;
}

void report_fish(const Position& position, StepSink& sink, int order, FishClass kind,
                 FishForm form) {
  const std::vector<Fish>& fish = kind == FishClass::basic
                                      ? fish_of<FishRange::basic>(position, order)
                                      : fish_of<FishRange::not_basic>(position, order);
  for (const Fish& one : fish) {
    if (one.kind != kind || one.form != form) continue;
    if (sink.add(fish_step(position, one))) return;
  }
}

std::string describe_fish(const model::Step& step, const Words& words) {
  const std::string digit = words.digits(step.digits);
  const auto order = static_cast<std::size_t>(step.size);
  const std::string bases = words.houses(step, model::HouseRole::base);
  const std::string covers = words.houses(step, model::HouseRole::cover);
  std::vector<Cell> fins = Words::marked_cells(step, model::CandidateRole::fin);
  const std::vector<Cell> endo = Words::marked_cells(step, model::CandidateRole::endo_fin);
  fins.insert(fins.end(), endo.begin(), endo.end());
  std::sort(fins.begin(), fins.end());
  std::string text;
  if (fins.empty()) {
    text = "In " + bases + " the digit " + digit + " can only be in cells of " + covers +
           ". They hold it " + number_word(order) + " times between them, so each of " + covers +
           " has it in one of them and nowhere else.";
  } else {
    text = "Were it not for the " + std::string(fins.size() == 1 ? "fin " : "fins ") +
           words.cells(fins) + ", every " + digit + " of " + bases + " would lie in " + covers +
           " and use them up. So either that is how it is or " +
           (fins.size() == 1 ? "the fin is " : "a fin is ") + digit +
           ", and what goes in either case is gone.";
  }
  if ((step.variant & kHasEndoFins) != 0) {
    const bool one = endo.size() == 1;
    text += " (" + words.cells(endo) + (one ? " lies" : " lie") + " in two of " + bases + " and " +
            (one ? "counts" : "count") + " for both.)";
  }
  if ((step.variant & kIsCannibalistic) != 0) {
    text += " A cell in two of " + covers + " would use up both.";
  }
  return text;
}

}  // namespace omnidoku::logic
