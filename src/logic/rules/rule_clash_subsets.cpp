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
      const std::uint64_t left = left_[cell.index()];
      if (is_few(std::popcount(left))) take_common(subset_of_cell(cell, left));
    }
  }
  class Taking final : public SubsetSink {
   public:
    explicit Taking(RuleClash& clash) : clash_(clash) {}
    void one_of(ClashSubset subset) override { clash_.take_common(std::move(subset)); }
    void held(ClashSubset subset, const std::vector<Candidate>& gone) override {
      clash_.take(std::move(subset), gone);
    }

   private:
    RuleClash& clash_;
  };
  Taking taking(*this);
  std::vector<std::uint64_t> digits;
  for (const std::uint32_t index : houses) {
    const HouseInfo& house = structure_.house(index);
    digits.clear();
    for (const Cell cell : house.cells) digits.push_back(left_[cell.index()]);
    const HouseLeft left{house, index, digits, {places_.data() + index * digits_, digits_}};
    if (house.full) find_hidden(left, taking);
    find_naked(left, taking);
  }
}

void RuleClash::take_common(ClashSubset subset) {
  std::vector<std::uint32_t> left;
  for (const Cell cell : subset.cells) {
    subset.digits.for_each([&](Digit digit) {
      left.push_back(exclusions_.index(structure_.id({cell, digit})));
    });
  }
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
