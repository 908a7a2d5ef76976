// SPDX-License-Identifier: MIT
#include "ratings/grid.h"

#include <array>
#include <cstring>

#include "base/bits.h"

namespace omnidoku::ratings {
namespace {

/// What stays of a digit's places in every house when it is placed in a cell.
struct Kept {
  alignas(16) Mask of[kCells][kGroupsPerDigit] = {};

  consteval Kept() {
    for (int cell = 0; cell < kCells; ++cell) {
      for (int house = 0; house < kHouses; ++house) {
        Mask kept = kAll;
        for (const int own : kTables.house_of[cell]) {
          kept = without(kept, kTables.shared_places[house][own]);
        }
        of[cell][house] = kept;
      }
    }
  }
};
constexpr Kept kKept;

/// A bit for each house whose flag is 1 (of 32 bytes that are 0 or 1).
std::uint32_t gather(const std::array<std::uint8_t, kGroupsPerDigit>& flags) {
  std::uint32_t bits = 0;
  for (unsigned part = 0; part < 4; ++part) {
    std::uint64_t word = 0;
    std::memcpy(&word, flags.data() + part * sizeof word, sizeof word);
    bits |= static_cast<std::uint32_t>(word * 0x0102040810204080U >> 56) << (8 * part);
  }
  return bits;
}

}  // namespace

std::uint32_t Grid::houses_with_one_place(int digit) const {
  const Mask* const places = groups_ + house_group(0, digit);
  std::array<std::uint8_t, kGroupsPerDigit> alone{};
  for (std::size_t house = 0; house < alone.size(); ++house) {
    const Mask mask = places[house];
    alone[house] = is_one(mask) ? 1 : 0;
  }
  return gather(alone);
}

void Grid::place(int cell, int digit) {
  base::for_each_bit(candidates(cell), [&](int other) {
    if (other != digit) remove(cell, other);
  });
  groups_[cell] = 0;
  for (const int peer : kTables.peers[cell]) groups_[peer] = without(groups_[peer], bit(digit));
  Mask* const places = groups_ + house_group(0, digit);
  std::array<std::uint8_t, kGroupsPerDigit> changed{};
  for (std::size_t house = 0; house < changed.size(); ++house) {
    const Mask kept = places[house] & kKept.of[cell][house];
    changed[house] = kept != places[house] ? 1 : 0;
    places[house] = kept;
  }
  changes_.houses |= gather(changed);
  changes_.digits |= bit(digit);
  digits_[cell] = static_cast<std::int8_t>(digit);
  for (const int house : kTables.house_of[cell]) {
    changes_.houses |= 1U << house;
    --empty_[house];
    if (empty_[house] == 1) almost_full_ |= 1U << house;
    if (empty_[house] == 0) almost_full_ &= ~(1U << house);
  }
  ++placed_[digit];
  --all_empty_;
}

}  // namespace omnidoku::ratings
