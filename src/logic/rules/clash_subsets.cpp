// SPDX-License-Identifier: MIT
#include "logic/rules/clash_subsets.h"

#include <bit>
#include <utility>

#include "base/bits.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic {

namespace {

/// Of a naked subset; two digits are looked for as a hidden one.
constexpr int kMostCellsOfSubset = 3;

}  // namespace

bool is_few(int count) { return count == 2 || count == 3; }

ClashSubset subset_of_cell(Cell cell, std::uint64_t left) {
  return {ClashSubset::Kind::cell, 0, {cell}, DigitSet::from_mask(left)};
}

void find_hidden(const HouseLeft& left, SubsetSink& sink) {
  const std::span<const PlaceMask> places = left.digits;
  for (std::size_t d = 0; d < places.size(); ++d) {
    const int count = std::popcount(places[d]);
    if (!is_few(count)) continue;
    const DigitSet digit = DigitSet::single(Digit(static_cast<int>(d)));
    sink.one_of({ClashSubset::Kind::locked, left.index, cells_at(left.house, places[d]), digit});
    if (count != 2) continue;
    for (std::size_t e = d + 1; e < places.size(); ++e) {
      if (places[e] != places[d]) continue;
      ClashSubset pair{ClashSubset::Kind::hidden, left.index, cells_at(left.house, places[d]),
                       digit};
      pair.digits.insert(Digit(static_cast<int>(e)));
      std::vector<Candidate> gone;
      base::for_each_bit(places[d], [&](int place) {
        const auto at = static_cast<std::size_t>(place);
        (DigitSet::from_mask(left.cells[at]) - pair.digits).for_each([&](Digit other) {
          gone.push_back({left.house.cells[at], other});
        });
      });
      sink.held(std::move(pair), gone);
    }
  }
}

void find_naked(const HouseLeft& left, SubsetSink& sink) {
  const HouseInfo& house = left.house;
  std::vector<std::pair<std::size_t, std::uint64_t>> few;  // place, digits
  for (std::size_t place = 0; place < house.cells.size(); ++place) {
    if (is_few(std::popcount(left.cells[place]))) few.emplace_back(place, left.cells[place]);
  }
  const auto look_at = [&](PlaceMask places, std::uint64_t digits) {
    std::vector<Candidate> gone;
    for (std::size_t place = 0; place < house.cells.size(); ++place) {
      if ((places >> place & 1U) != 0) continue;
      base::for_each_bit(left.cells[place] & digits, [&](int digit) {
        gone.push_back({house.cells[place], Digit(digit)});
      });
    }
    if (!gone.empty()) {
      sink.held({ClashSubset::Kind::naked, left.index, cells_at(house, places),
                 DigitSet::from_mask(digits)},
                gone);
    }
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

}  // namespace omnidoku::logic
