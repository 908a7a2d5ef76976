// SPDX-License-Identifier: MIT
#include "logic/sets/als_steps.h"

#include <algorithm>

#include "logic/telling/step_parts.h"

namespace omnidoku::logic {

using model::CandidateMark;
using model::CandidateRole;
using model::Step;

AlsStep::AlsStep(const Position& position)
    : position_(position), table_(position.table<AlmostLockedSets>()) {}

void AlsStep::add_set(SetIndex set) {
  for (const Cell cell : table_.cells(set)) {
    mark_cell(step_, position_, cell, position_.candidates(cell), CandidateRole::group, step_.size);
    if (std::find(step_.cells.begin(), step_.cells.end(), cell) != step_.cells.end()) continue;
    step_.cells.push_back(cell);
    add_cell_premise(step_, cell);
  }
  ++step_.size;
}

std::vector<Candidate> AlsStep::candidates(GroupIndex group) const {
  std::vector<Candidate> result;
  for (const Cell cell : AlmostLockedSets::cells_of(table_.places(group))) {
    result.push_back({cell, table_.digit(group)});
  }
  return result;
}

void AlsStep::add_restricted(GroupIndex from, GroupIndex to) {
  step_.digits.insert(table_.digit(from));
  step_.links.push_back({candidates(from), candidates(to), false});
}

void AlsStep::add_inside(SetIndex set, Digit from, Digit to) {
  step_.links.push_back(
      {candidates(table_.group(set, from)), candidates(table_.group(set, to)), true});
}

void AlsStep::mark_as_end(Candidate candidate) {
  for (CandidateMark& mark : step_.marks) {
    if (mark.candidate == candidate) mark.role = CandidateRole::pattern;
  }
}

void AlsStep::eliminate(std::span<const GroupIndex> groups) {
  const CellWords first = table_.seen(groups.front());
  std::vector<std::uint64_t> victims(first.begin(), first.end());
  for (const GroupIndex group : groups.subspan(1)) {
    const CellWords seen = table_.seen(group);
    for (std::size_t w = 0; w < victims.size(); ++w) victims[w] &= seen[w];
  }
  const Digit digit = table_.digit(groups.front());
  const std::vector<Cell> cells = AlmostLockedSets::cells_of(victims);
  for (const Cell cell : cells) {
    const Candidate gone{cell, digit};
    if (std::find(step_.eliminations.begin(), step_.eliminations.end(), gone) ==
        step_.eliminations.end()) {
      step_.eliminations.push_back(gone);
    }
  }
  if (cells.empty()) return;
  for (const GroupIndex group : groups) {
    for (const Candidate end : candidates(group)) mark_as_end(end);
  }
}

Step AlsStep::take() { return std::move(step_); }

DigitSet common_with_victims(const AlmostLockedSets& table, AlmostLockedSets::SetIndex a,
                             AlmostLockedSets::SetIndex b, DigitSet but) {
  DigitSet result;
  ((table.sets()[a].digits & table.sets()[b].digits) - but).for_each([&](Digit digit) {
    if (table.have_common_victim(table.group(a, digit), table.group(b, digit))) {
      result.insert(digit);
    }
  });
  return result;
}

std::uint64_t conclusions_key(const AlmostLockedSets& table, AlmostLockedSets::SetIndex a,
                              AlmostLockedSets::SetIndex b, DigitSet digits) {
  std::uint64_t key = 0;
  const auto mix = [&key](std::uint64_t word) {
    key = (key ^ word) * 0x9e3779b97f4a7c15U;
    key ^= key >> 29;
  };
  digits.for_each([&](Digit digit) {
    const CellWords seen_by_a = table.seen(table.group(a, digit));
    const CellWords seen_by_b = table.seen(table.group(b, digit));
    mix(digit.index() + 1);
    for (std::size_t w = 0; w < seen_by_a.size(); ++w) mix(seen_by_a[w] & seen_by_b[w]);
  });
  return key;
}

std::string set_words(const Step& step, const Words& words, int number) {
  std::vector<Cell> cells;
  DigitSet digits;
  for (const CandidateMark& mark : step.marks) {
    if (mark.tone != number) continue;
    digits.insert(mark.candidate.digit);
    if (std::find(cells.begin(), cells.end(), mark.candidate.cell) == cells.end()) {
      cells.push_back(mark.candidate.cell);
    }
  }
  return (cells.size() == 1 ? "the cell " : "the set of ") + words.cells(cells) + " (" +
         words.digits(digits) + ")";
}

std::string one_of_two_sets(const Step& step, const Words& words) {
  const DigitSet digits = removed_digits(step);
  const std::string text = words.digits(digits);
  return digits.size() == 1 ? "one of the two sets holds " + text
                            : "each of " + text + " is in one of the two sets";
}

DigitSet removed_digits(const Step& step) {
  DigitSet digits;
  for (const Candidate gone : step.eliminations) digits.insert(gone.digit);
  return digits;
}

}  // namespace omnidoku::logic
