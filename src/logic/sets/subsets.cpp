// SPDX-License-Identifier: MIT
//
// Soundness. Naked: n cells of one house differ and each holds one of n digits, so each of these
// digits is in one of the n cells; a cell that sees all the n cells where a digit may be cannot
// hold it. Hidden: each of n digits has its place in the house among n cells, so these cells hold
// nothing else. The hidden case needs a house that holds every digit.
#include "logic/sets/subsets.h"

#include <algorithm>
#include <bit>

#include "base/bits.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic {

namespace {

using model::CandidateRole;
using model::HouseRole;
using model::Step;

/// Whether there can be a subset of this size that changes anything: some cell must be left over.
bool worth_looking(const Position& position, std::size_t house, int size) {
  return std::popcount(position.board().open_places(house)) > size;
}

enum SubsetVariant { within_houses, beyond_houses };

/// The cells of every house that holds all of these.
CellSet shared_houses(const Structure& structure, const std::vector<Cell>& cells) {
  CellSet result(structure.num_cells());
  for (const HousePlace at : structure.houses_of(cells.front())) {
    const CellSet& set = structure.house(at.house).set;
    const auto inside = [&](Cell cell) { return set.contains(cell); };
    if (std::all_of(cells.begin(), cells.end(), inside)) result |= set;
  }
  return result;
}

/// What a naked subset removes within the houses that hold all its cells, or beyond them: each
/// digit from the cells that see all its places in the subset.
void eliminate_naked(const Position& position, DigitSet digits, SubsetVariant variant, Step& step) {
  const Structure& structure = position.structure();
  const CellSet within = shared_houses(structure, step.cells);
  digits.for_each([&](Digit digit) {
    std::vector<Cell> holders;
    for (const Cell cell : step.cells) {
      if (position.candidates(cell).contains(digit)) holders.push_back(cell);
    }
    CellSet seen = common_peers(structure, holders);
    for (const Cell cell : step.cells) seen.erase(cell);
    if (variant == within_houses) {
      seen &= within;
    } else {
      seen -= within;
    }
    eliminate_in(step, position, seen, digit);
  });
}

/// Whether the subset's cells share a second house and digits go from both.
bool is_locked(const Structure& structure, const Step& step) {
  int houses_hit = 0;
  for (const HousePlace at : structure.houses_of(step.cells.front())) {
    const CellSet& set = structure.house(at.house).set;
    bool shared = true;
    for (const Cell cell : step.cells) shared = shared && set.contains(cell);
    if (!shared) continue;
    for (const Candidate gone : step.eliminations) {
      if (set.contains(gone.cell)) {
        ++houses_hit;
        break;
      }
    }
  }
  return houses_hit >= 2;
}

/// The cells of the subset that may hold the digit.
std::vector<Cell> holders_of(const Step& step, Digit digit) {
  std::vector<Cell> holders;
  for (const model::CandidateMark& mark : step.marks) {
    if (mark.role == CandidateRole::pattern && mark.candidate.digit == digit) {
      holders.push_back(mark.candidate.cell);
    }
  }
  return holders;
}

/// Marks the houses of a naked subset: those that hold all its cells and lose something; if all
/// that goes lies beyond these, the house it was found in and those by which it is seen.
void mark_naked_houses(Step& step, const Structure& structure, std::size_t found_in) {
  if (step.variant == beyond_houses) {
    mark_house(step, structure, found_in, HouseRole::home);
    for (const Candidate gone : step.eliminations) {
      mark_sights(step, structure, gone.cell, holders_of(step, gone.digit));
    }
    return;
  }
  for (const HousePlace at : structure.houses_of(step.cells.front())) {
    const CellSet& set = structure.house(at.house).set;
    const auto inside = [&](Cell cell) { return set.contains(cell); };
    const bool loses = std::any_of(step.eliminations.begin(), step.eliminations.end(),
                                   [&](Candidate gone) { return set.contains(gone.cell); });
    if (loses && std::all_of(step.cells.begin(), step.cells.end(), inside)) {
      mark_house(step, structure, at.house, HouseRole::home);
    }
  }
}

/// A subset of cells that lie in several houses is found once, in the first of them.
bool is_first_shared_house(const Structure& structure, std::size_t house,
                           const std::vector<Cell>& cells) {
  for (const HousePlace at : structure.houses_of(cells.front())) {
    if (at.house >= house) continue;
    const CellSet& set = structure.house(at.house).set;
    bool shared = true;
    for (const Cell cell : cells) shared = shared && set.contains(cell);
    if (shared) return false;
  }
  return true;
}

}  // namespace

void find_naked_subsets(const Position& position, StepSink& sink, int size, SharedHouses shared) {
  const Structure& structure = position.structure();
  base::Watch watch = position.watch(1024);
  for (std::size_t h = 0; h < structure.houses().size(); ++h) {
    if (!worth_looking(position, h, size)) continue;
    const HouseInfo& house = structure.house(h);
    std::vector<std::uint64_t> rows;
    for (const Cell cell : house.cells) rows.push_back(position.candidates(cell).mask());
    const bool stop =
        for_each_locked_set(rows, size, watch, [&](PlaceMask places, std::uint64_t mask) {
          const std::vector<Cell> cells = cells_at(house, places);
          if (!is_first_shared_house(structure, h, cells)) return false;
          for (const SubsetVariant variant : {within_houses, beyond_houses}) {
            Step step;
            step.cells = cells;
            eliminate_naked(position, DigitSet::from_mask(mask), variant, step);
            if (step.eliminations.empty()) continue;
            if (shared != SharedHouses::any &&
                is_locked(structure, step) != (shared == SharedHouses::locked)) {
              continue;
            }
            step.digits = DigitSet::from_mask(mask);
            step.size = size;
            step.variant = variant;
            for (const Cell cell : step.cells) {
              add_cell_premise(step, cell);
              mark_cell(step, position, cell, step.digits, CandidateRole::pattern);
            }
            mark_naked_houses(step, structure, h);
            if (sink.add(std::move(step))) return true;
          }
          return false;
        });
    if (stop) return;
  }
}

void find_hidden_subsets(const Position& position, StepSink& sink, int size) {
  const Structure& structure = position.structure();
  base::Watch watch = position.watch(1024);
  for (std::size_t h = 0; h < structure.houses().size(); ++h) {
    const HouseInfo& house = structure.house(h);
    if (!house.full || !worth_looking(position, h, size)) continue;
    std::vector<std::uint64_t> rows;
    for (int d = 0; d < structure.num_digits(); ++d) {
      rows.push_back(position.board().places(h, Digit(d)));
    }
    const bool stop =
        for_each_locked_set(rows, size, watch, [&](std::uint64_t mask, PlaceMask places) {
          const DigitSet digits = DigitSet::from_mask(mask);
          Step step;
          step.cells = cells_at(house, places);
          for (const Cell cell : step.cells) {
            (position.candidates(cell) - digits).for_each([&](Digit digit) {
              step.eliminations.push_back({cell, digit});
            });
          }
          if (step.eliminations.empty()) return false;
          step.digits = digits;
          step.size = size;
          digits.for_each(
              [&](Digit digit) { add_house_premise(step, structure, h, digit, HouseRole::home); });
          for (const Cell cell : step.cells) {
            mark_cell(step, position, cell, digits, CandidateRole::pattern);
          }
          return sink.add(std::move(step));
        });
    if (stop) return;
  }
}

std::string describe_naked_subset(const Step& step, const Words& words) {
  const auto num_homes =
      std::count_if(step.houses.begin(), step.houses.end(),
                    [](const model::HouseMark& mark) { return mark.role == HouseRole::home; });
  const std::string start = words.cells(step.cells) + (num_homes > 1 ? " lie in " : " in ") +
                            words.houses(step, HouseRole::home) + (num_homes > 1 ? " and" : "") +
                            " have only the candidates " + words.digits(step.digits) +
                            " between them, ";
  if (step.variant == within_houses) {
    if (num_homes > 2) return start + "so these digits are used up in all these houses.";
    return start + "so these digits are used up " + (num_homes > 1 ? "in both." : "there.");
  }
  std::vector<std::pair<std::string, DigitSet>> seen;
  step.digits.for_each([&](Digit digit) {
    std::vector<Cell> losers;
    for (const Candidate gone : step.eliminations) {
      if (gone.digit == digit) losers.push_back(gone.cell);
    }
    if (losers.empty()) return;
    const std::string text = sight_text(words, losers, holders_of(step, digit));
    const auto same =
        std::find_if(seen.begin(), seen.end(), [&](const auto& one) { return one.first == text; });
    if (same == seen.end()) {
      seen.emplace_back(text, DigitSet::single(digit));
    } else {
      same->second.insert(digit);
    }
  });
  std::string text = start + "so each of these digits is in one of them.";
  for (const auto& [how, digits] : seen) {
    text += " For " + words.digits(digits) + ": " + how + ".";
  }
  return text;
}

std::string describe_hidden_subset(const Step& step, const Words& words) {
  return "In " + words.houses(step, HouseRole::home) + " the digits " + words.digits(step.digits) +
         " have no other places than " + words.cells(step.cells) +
         ", so these cells hold nothing else.";
}

}  // namespace omnidoku::logic
