// SPDX-License-Identifier: MIT
#include "ratings/se/patterns.h"

namespace omnidoku::ratings::se {
namespace {

/// Keeps the step and stops the search.
auto keep_in(Hint& kept) {
  return [&kept](const Hint& hint, const Grounds& /*grounds*/) {
    kept = hint;
    return true;
  };
}

bool single_in_house(const Grid& grid, bool last_cell, Hint& hint) {
  for (const HouseKind kind : kBoxColumnRow) {
    for (int i = 0; i < 9; ++i) {
      const int house = static_cast<int>(kind) * 9 + i;
      if (grid.empty_cells(house) == 0 || (grid.empty_cells(house) == 1) != last_cell) continue;
      for (int digit = 0; digit < kDigits; ++digit) {
        const Mask places = grid.places(house, digit);
        if (count(places) != 1) continue;
        hint.technique = "Hidden Single";
        hint.difficulty = last_cell ? 1.0 : kind == HouseKind::box ? 1.2 : 1.5;
        hint.cell = cell_at(house, lowest(places));
        hint.digit = digit;
        return true;
      }
    }
  }
  return false;
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

bool hidden_single(const Grid& grid, Hint& hint) {
  return single_in_house(grid, true, hint) || single_in_house(grid, false, hint);
}

bool naked_single(const Grid& grid, Hint& hint) {
  for (int cell = 0; cell < kCells; ++cell) {
    if (count(grid.candidates(cell)) != 1) continue;
    hint.technique = "Naked Single";
    hint.difficulty = 2.3;
    hint.cell = cell;
    hint.digit = lowest(grid.candidates(cell));
    return true;
  }
  return false;
}

bool direct_intersection(const Grid& grid, Hint& hint) {
  return each_locking(grid, [&](int first, int second, int digit) {
    const int first_of_kind = static_cast<int>(kind_of(first)) * 9;
    for (int third = first_of_kind; third < first_of_kind + 9; ++third) {
      const Mask shared = shared_places(third, second);
      if (third == first || shared == 0) continue;
      const Mask places = grid.places(third, digit);
      const Mask rest = without(places, shared);
      if (count(places) < 2 || count(rest) != 1) continue;
      const bool pointing = kind_of(first) == HouseKind::box;
      hint.technique = pointing ? "Direct Pointing" : "Direct Claiming";
      hint.difficulty = pointing ? 1.7 : 1.9;
      hint.cell = cell_at(third, lowest(rest));
      hint.digit = digit;
      return true;
    }
    return false;
  });
}

bool direct_hidden_set(const Grid& grid, int size, Hint& hint) {
  return each_hidden_digits(grid, size, size + 1, [&](int house, Mask digits, Mask places) {
    for (int digit = 0; digit < kDigits; ++digit) {
      if ((digits >> digit & 1) != 0) continue;
      const Mask others = grid.places(house, digit);
      const Mask rest = without(others, places);
      if (count(others) < 2 || count(rest) != 1) continue;
      hint.technique = size == 2 ? "Direct Hidden Pair" : "Direct Hidden Triplet";
      hint.difficulty = size == 2 ? 2.0 : 2.5;
      hint.cell = cell_at(house, lowest(rest));
      hint.digit = digit;
      return true;
    }
    return false;
  });
}

bool intersection(const Grid& grid, Hint& hint) { return each_intersection(grid, keep_in(hint)); }
bool naked_set(const Grid& grid, int size, Hint& hint) {
  return each_naked_set(grid, size, keep_in(hint));
}
bool hidden_set(const Grid& grid, int size, Hint& hint) {
  return each_hidden_set(grid, size, keep_in(hint));
}
bool fish(const Grid& grid, int size, Hint& hint) { return each_fish(grid, size, keep_in(hint)); }

bool wing(const Grid& grid, int pivot_size, Hint& hint) {
  for (int pivot = 0; pivot < kCells; ++pivot) {
    const Mask xyz = grid.candidates(pivot);
    if (count(xyz) != pivot_size) continue;
    for (const int first : kTables.peers[pivot]) {
      const Mask xz = grid.candidates(first);
      if (count(xz) != 2 || count(without(xyz, xz)) != 1) continue;
      for (const int second : kTables.peers[pivot]) {
        const Mask yz = grid.candidates(second);
        if (count(yz) != 2 || count(xyz | xz | yz) != 3) continue;
        if (count(xyz & xz & yz) != pivot_size - 2 || count(xz & yz) != 1) continue;
        for (const int cell : kTables.peers[first]) {
          if (!sees(cell, second) || (pivot_size == 3 && !sees(cell, pivot))) continue;
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
