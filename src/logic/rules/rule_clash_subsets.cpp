// SPDX-License-Identifier: MIT
//
// Clashes (rule_clash.h): what follows from several cells or places together.
#include <algorithm>
#include <bit>
#include <utility>

#include "base/bits.h"
#include "logic/rules/rule_clash.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic {

namespace {

DigitSet digits_of(std::uint64_t mask) {
  DigitSet digits;
  base::for_each_bit(mask, [&digits](int digit) { digits.insert(Digit(digit)); });
  return digits;
}

bool is_few(int count) { return count == 2 || count == 3; }

}  // namespace

void RuleClash::conclude_by_subsets() {
  std::vector<std::uint32_t> houses;
  std::vector<Cell> cells;
  for (; seen_by_subsets_ < events_.size(); ++seen_by_subsets_) {
    const Event& event = events_[seen_by_subsets_];
    if (event.is_on) continue;
    const Cell cell = exclusions_.candidate(event.candidate).cell;
    cells.push_back(cell);
    for (const HousePlace at : structure_.houses_of(cell)) houses.push_back(at.house);
  }
  std::sort(houses.begin(), houses.end());
  houses.erase(std::unique(houses.begin(), houses.end()), houses.end());
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  if (structure_.has_pair_exclusions()) {
    for (const Cell cell : cells) {
      if (!is_few(std::popcount(left_[cell.index()]))) continue;
      std::vector<std::uint32_t> left;
      base::for_each_bit(left_[cell.index()], [&](int digit) {
        left.push_back(exclusions_.index(structure_.id({cell, Digit(digit)})));
      });
      take_common({ClashSubset::Kind::cell, 0, {cell}, digits_of(left_[cell.index()])}, left);
    }
  }
  for (const std::uint32_t house : houses) {
    if (structure_.house(house).full) look_for_hidden(house);
    look_for_naked(house);
  }
}

void RuleClash::look_for_hidden(std::uint32_t index) {
  const HouseInfo& house = structure_.house(index);
  const PlaceMask* const places = places_.data() + index * digits_;
  for (std::size_t d = 0; d < digits_; ++d) {
    const int count = std::popcount(places[d]);
    if (!is_few(count)) continue;
    const Digit digit(static_cast<int>(d));
    ClashSubset locked{ClashSubset::Kind::locked, index, cells_at(house, places[d]),
                       DigitSet::single(digit)};
    std::vector<std::uint32_t> left;
    for (const Cell cell : locked.cells)
      left.push_back(exclusions_.index(structure_.id({cell, digit})));
    take_common(std::move(locked), left);
    if (count != 2) continue;
    for (std::size_t e = d + 1; e < digits_; ++e) {
      if (places[e] != places[d]) continue;
      ClashSubset pair{ClashSubset::Kind::hidden, index, cells_at(house, places[d]),
                       DigitSet::single(digit)};
      pair.digits.insert(Digit(static_cast<int>(e)));
      std::vector<Candidate> gone;
      for (const Cell cell : pair.cells) {
        (digits_of(left_[cell.index()]) - pair.digits).for_each([&](Digit other) {
          gone.push_back({cell, other});
        });
      }
      take(std::move(pair), gone);
    }
  }
}

void RuleClash::look_for_naked(std::uint32_t index) {
  const HouseInfo& house = structure_.house(index);
  std::vector<std::pair<std::size_t, std::uint64_t>> few;  // place, digits
  for (std::size_t place = 0; place < house.cells.size(); ++place) {
    const std::uint64_t left = left_[house.cells[place].index()];
    if (is_few(std::popcount(left))) few.emplace_back(place, left);
  }
  const auto look_at = [&](PlaceMask places, std::uint64_t digits) {
    std::vector<Candidate> gone;
    for (std::size_t place = 0; place < house.cells.size(); ++place) {
      if ((places >> place & 1U) != 0) continue;
      const Cell cell = house.cells[place];
      base::for_each_bit(left_[cell.index()] & digits, [&](int digit) {
        gone.push_back({cell, Digit(digit)});
      });
    }
    if (!gone.empty())
      take({ClashSubset::Kind::naked, index, cells_at(house, places), digits_of(digits)}, gone);
  };
  for (std::size_t a = 0; a < few.size(); ++a) {
    for (std::size_t b = a + 1; b < few.size(); ++b) {
      const std::uint64_t both = few[a].second | few[b].second;
      const PlaceMask places = PlaceMask{1} << few[a].first | PlaceMask{1} << few[b].first;
      if (std::popcount(both) == 2) look_at(places, both);
      if (std::popcount(both) > kMostCellsOfSubset) continue;
      for (std::size_t c = b + 1; c < few.size(); ++c) {
        const std::uint64_t all = both | few[c].second;
        if (std::popcount(all) == kMostCellsOfSubset)
          look_at(places | PlaceMask{1} << few[c].first, all);
      }
    }
  }
}

void RuleClash::take_common(ClashSubset subset, std::span<const std::uint32_t> left) {
  std::vector<Candidate> gone;
  for (std::size_t w = 0; w < off_.size(); ++w) {
    std::uint64_t common = ~off_[w];
    for (const std::uint32_t candidate : left) common &= exclusions_.row(candidate)[w];
    base::for_each_bit(common, [&](int bit) {
      gone.push_back(exclusions_.candidate(w * 64 + static_cast<std::size_t>(bit)));
    });
  }
  take(std::move(subset), gone);
}

void RuleClash::take(ClashSubset subset, const std::vector<Candidate>& gone) {
  const auto index = static_cast<std::uint32_t>(subsets_.size());
  const std::size_t before = events_.size();
  for (const Candidate one : gone) {
    const std::uint32_t candidate = exclusions_.index(structure_.id(one));
    if (on_at_[candidate] == kNowhere) turn(candidate, false, Event::Kind::subset, index);
  }
  if (events_.size() > before) subsets_.push_back(std::move(subset));
}

/// What a subset takes: the events from `first` on, before `last`.
void RuleClash::tell_subset_events(std::size_t first, std::size_t last, ToldClash& clash) {
  const ClashSubset& subset = subsets_[events_[first].index];
  ToldClash::Part part;
  part.cells = subset.cells;
  part.digits = subset.digits;
  const auto need = [this](Candidate one) { need_off(exclusions_.index(structure_.id(one))); };
  const auto assume = [&clash](const model::Premise& premise) {
    if (std::find(clash.premises.begin(), clash.premises.end(), premise) == clash.premises.end())
      clash.premises.push_back(premise);
  };
  if (subset.kind == ClashSubset::Kind::cell || subset.kind == ClashSubset::Kind::naked) {
    part.kind = ToldClash::Part::Kind::held;
    for (const Cell cell : subset.cells) {
      assume(cell_premise(cell));
      (board_.candidates(cell) - subset.digits).for_each([&](Digit digit) { need({cell, digit}); });
    }
  } else {
    const HouseInfo& house = structure_.house(subset.house);
    part.kind = ToldClash::Part::Kind::places;
    part.index = house.primitive;
    subset.digits.for_each([&](Digit digit) {
      assume(house_premise(house.primitive, digit));
      for (const Cell cell : cells_at(house, board_.places(subset.house, digit))) {
        if (std::find(subset.cells.begin(), subset.cells.end(), cell) == subset.cells.end())
          need({cell, digit});
      }
    });
  }
  // Pairs that a rule does not let stand together.
  for (std::size_t i = first; i < last; ++i) {
    if (!needed_[i]) continue;
    part.candidates.push_back(exclusions_.candidate(events_[i].candidate));
    for (const Cell cell : subset.cells) {
      subset.digits.for_each([&](Digit digit) {
        const std::uint32_t from = exclusions_.index(structure_.id({cell, digit}));
        if (from == Exclusions::kNone) return;
        const auto rule = pair_rule(from, events_[i].candidate);
        if (rule && std::find(clash.rules.begin(), clash.rules.end(), *rule) == clash.rules.end())
          clash.rules.push_back(*rule);
      });
    }
  }
  std::sort(part.candidates.begin(), part.candidates.end());
  clash.parts.push_back(std::move(part));
}

}  // namespace omnidoku::logic
