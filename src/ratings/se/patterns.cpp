// SPDX-License-Identifier: MIT
#include "ratings/se/patterns.h"

namespace omnidoku::ratings::se {
namespace {

/// Nothing is to be found where a search has been: false.
template <class Places>
bool barren(Places& to_look_at) {
  to_look_at = 0;
  return false;
}

/// Keeps the step and stops the search.
auto keep_in(Hint& kept) {
  return [&kept](const Hint& hint, const Grounds& /*grounds*/) {
    kept = hint;
    return true;
  };
}

}  // namespace

double hidden_set_difficulty(int size) { return size == 2 ? 3.4 : size == 3 ? 4.0 : 5.4; }
std::string_view hidden_set_name(int size) {
  return size == 2 ? "Hidden Pair" : size == 3 ? "Hidden Triplet" : "Hidden Quad";
}
double naked_set_difficulty(int size) { return size == 2 ? 3.0 : size == 3 ? 3.6 : 5.0; }
std::string_view naked_set_name(int size) {
  return size == 2 ? "Naked Pair" : size == 3 ? "Naked Triplet" : "Naked Quad";
}
double fish_difficulty(int size) { return size == 2 ? 3.2 : size == 3 ? 3.8 : 5.2; }
std::string_view fish_name(int size) {
  return size == 2 ? "X-Wing" : size == 3 ? "Swordfish" : "Jellyfish";
}

bool naked_single(const Grid& grid, Hint& hint) {
  for (int cell = 0; cell < kCells; ++cell) {
    if (!is_one(grid.candidates(cell))) continue;
    hint.technique = "Naked Single";
    hint.difficulty = 2.3;
    hint.cell = cell;
    hint.digit = lowest(grid.candidates(cell));
    return true;
  }
  return false;
}

void Patterns::start(const Grid& grid) { note(grid, {.houses = kAllHouses, .digits = kAll}); }

void Patterns::note(const Grid& grid, const Changes& changes) {
  for (int size = 2; size < kSizes; ++size) {
    direct_sets_[size] |= changes.houses;
    naked_sets_[size] |= changes.houses;
    hidden_sets_[size] |= changes.houses;
    fish_[size] |= changes.digits;
  }
  direct_intersections_ |= changes.digits;
  intersections_ |= changes.digits;
  base::for_each_bit(changes.digits, [&](int digit) {
    with_one_place_[digit] = grid.houses_with_one_place(digit);
  });
}

bool Patterns::hidden_single(const Grid& grid, Hint& hint) {
  std::uint32_t houses = 0;
  for (const std::uint32_t of_digit : with_one_place_) houses |= of_digit;
  if (houses == 0) return false;
  const std::uint32_t last_cells = houses & grid.almost_full();
  if (last_cells != 0) houses = last_cells;
  int house = 0;
  for (const HouseKind kind : kBoxColumnRow) {
    const std::uint32_t of_kind = houses & 0x1FFU << 9 * static_cast<int>(kind);
    if (of_kind == 0) continue;
    house = std::countr_zero(of_kind);
    break;
  }
  int digit = 0;
  while (!holds(with_one_place_[digit], house)) ++digit;
  hint.technique = "Hidden Single";
  hint.difficulty = last_cells != 0 ? 1.0 : kind_of(house) == HouseKind::box ? 1.2 : 1.5;
  hint.cell = cell_at(house, lowest(grid.places(house, digit)));
  hint.digit = digit;
  return true;
}

bool Patterns::direct_intersection(const Grid& grid, Hint& hint) {
  const auto place_beside = [&](int first, int second, int digit) {
    const int first_of_kind = static_cast<int>(kind_of(first)) * 9;
    for (int third = first_of_kind; third < first_of_kind + 9; ++third) {
      const Mask shared = shared_places(third, second);
      if (third == first || shared == 0) continue;
      const Mask places = grid.places(third, digit);
      const Mask rest = without(places, shared);
      if (!is_one(rest) || rest == places) continue;
      const bool pointing = kind_of(first) == HouseKind::box;
      hint.technique = pointing ? "Direct Pointing" : "Direct Claiming";
      hint.difficulty = pointing ? 1.7 : 1.9;
      hint.cell = cell_at(third, lowest(rest));
      hint.digit = digit;
      return true;
    }
    return false;
  };
  return each_locking(grid, direct_intersections_, place_beside) || barren(direct_intersections_);
}

bool Patterns::direct_hidden_set(const Grid& grid, int size, Hint& hint) {
  std::uint32_t& houses = direct_sets_[size];
  const auto place_beside = [&](int house, Mask digits, Mask places) {
    for (int digit = 0; digit < kDigits; ++digit) {
      if ((digits >> digit & 1) != 0) continue;
      const Mask others = grid.places(house, digit);
      const Mask rest = without(others, places);
      if (!is_one(rest) || rest == others) continue;
      hint.technique = size == 2 ? "Direct Hidden Pair" : "Direct Hidden Triplet";
      hint.difficulty = size == 2 ? 2.0 : 2.5;
      hint.cell = cell_at(house, lowest(rest));
      hint.digit = digit;
      return true;
    }
    return false;
  };
  return each_hidden_digits(grid, size, size + 1, houses, place_beside) || barren(houses);
}

bool Patterns::intersection(const Grid& grid, Hint& hint) {
  return each_intersection(grid, intersections_, keep_in(hint)) || barren(intersections_);
}
bool Patterns::naked_set(const Grid& grid, int size, Hint& hint) {
  return each_naked_set(grid, size, naked_sets_[size], keep_in(hint)) || barren(naked_sets_[size]);
}
bool Patterns::hidden_set(const Grid& grid, int size, Hint& hint) {
  return each_hidden_set(grid, size, hidden_sets_[size], keep_in(hint)) ||
         barren(hidden_sets_[size]);
}
bool Patterns::fish(const Grid& grid, int size, Hint& hint) {
  return each_fish(grid, size, fish_[size], keep_in(hint)) || barren(fish_[size]);
}

bool wing(const Grid& grid, int pivot_size, Hint& hint) {
  for (int pivot = 0; pivot < kCells; ++pivot) {
    const Mask xyz = grid.candidates(pivot);
    if (count(xyz) != pivot_size) continue;
    std::uint8_t wings[kPeers];  // peers that could be one
    int num_wings = 0;
    for (const std::uint8_t peer : kTables.peers[pivot]) {
      const Mask mask = grid.candidates(peer);
      wings[num_wings] = peer;
      if (count(mask) == 2 && count(without(xyz, mask)) == 1) ++num_wings;
    }
    for (int i = 0; i < num_wings; ++i) {
      const Mask xz = grid.candidates(wings[i]);
      for (int k = 0; k < num_wings; ++k) {
        const Mask yz = grid.candidates(wings[k]);
        if (count(xyz | xz | yz) != 3) continue;
        if (count(xyz & xz & yz) != pivot_size - 2 || count(xz & yz) != 1) continue;
        for (const int cell : kTables.peers[wings[i]]) {
          if (!sees(cell, wings[k]) || (pivot_size == 3 && !sees(cell, pivot))) continue;
          hint.removals.add(cell, grid.candidates(cell) & xz & yz);
        }
        if (hint.removals.empty()) continue;
        hint.technique = pivot_size == 2 ? "XY-Wing" : "XYZ-Wing";
        hint.difficulty = pivot_size == 2 ? 4.2 : 4.4;
        return true;
      }
    }
  }
  return false;
}

}  // namespace omnidoku::ratings::se
