// SPDX-License-Identifier: MIT
//
// The steps of Sudoku Explainer that are patterns: singles, locked candidates, subsets, fish and
// wings. Each function finds the step that the program would show first; the four that its chains
// use too are also given with all their finds.
//
// Orders and conditions follow the observed behaviour of Sudoku Explainer 1.2.1 by Nicolas
// Juillerat.
#pragma once

#include "base/bits.h"
#include "ratings/grid.h"
#include "ratings/se/hint.h"
#include "ratings/se/subsets_in_order.h"

namespace omnidoku::ratings::se {

/// What a pattern rests on: the candidates that are absent for it. The pattern would not be there
/// if any of them were still possible.
struct Grounds {
  enum class Kind : std::uint8_t {
    outside_covers,  ///< the digit at places of the base houses that lie in no cover house
    outside_cells,   ///< the digits at places of the house that are not among `places`
    other_digits,    ///< digits other than `digits` in the cells at `places` of the house
  };
  Kind kind = Kind::outside_covers;
  std::uint32_t base_houses = 0;   ///< a bit per house
  std::uint32_t cover_houses = 0;  ///< likewise
  int house = 0;
  Mask places = 0;
  Mask digits = 0;  ///< of outside_covers: one
};

bool hidden_single(const Grid& grid, Hint& hint);
bool direct_intersection(const Grid& grid, Hint& hint);
bool direct_hidden_set(const Grid& grid, int size, Hint& hint);
bool naked_single(const Grid& grid, Hint& hint);
bool intersection(const Grid& grid, Hint& hint);
bool naked_set(const Grid& grid, int size, Hint& hint);
bool hidden_set(const Grid& grid, int size, Hint& hint);
bool fish(const Grid& grid, int size, Hint& hint);
/// XY-Wing (pivot_size 2) and XYZ-Wing (3).
bool wing(const Grid& grid, int pivot_size, Hint& hint);

/// Calls visit(hint, grounds) for every step of the kind in the program's order until it returns
/// true; returns whether it did.
template <class Visit>
bool each_intersection(const Grid& grid, Visit&& visit);
template <class Visit>
bool each_hidden_set(const Grid& grid, int size, Visit&& visit);
template <class Visit>
bool each_naked_set(const Grid& grid, int size, Visit&& visit);
template <class Visit>
bool each_fish(const Grid& grid, int size, Visit&& visit);

/// The cells of a house as places of another house, for locked candidates: boxes with lines only.
struct HousePair {
  HouseKind first;
  HouseKind second;
};
inline constexpr HousePair kLockingPairs[] = {
    {HouseKind::box, HouseKind::column},
    {HouseKind::box, HouseKind::row},
    {HouseKind::column, HouseKind::box},
    {HouseKind::row, HouseKind::box},
};

/// The places of `house` whose cells lie in `other` too.
[[nodiscard]] constexpr Mask shared_places(int house, int other) {
  return kTables.shared_places[house][other];
}

/// Calls visit(house1, house2, digit) wherever all places of a digit in house1, two at least, lie
/// in house2.
template <class Visit>
bool each_locking(const Grid& grid, Visit&& visit) {
  for (const HousePair& pair : kLockingPairs) {
    for (int digit = 0; digit < kDigits; ++digit) {
      for (int i = 0; i < 9; ++i) {
        const int first = static_cast<int>(pair.first) * 9 + i;
        const Mask places = grid.places(first, digit);
        if (places == 0 || count(places) < 2 || count(places) > 3) continue;
        const int second = house_of(cell_at(first, lowest(places)), pair.second);
        if (without(places, shared_places(first, second)) != 0) continue;
        if (visit(first, second, digit)) return true;
      }
    }
  }
  return false;
}

template <class Visit>
bool each_intersection(const Grid& grid, Visit&& visit) {
  return each_locking(grid, [&](int first, int second, int digit) {
    Hint hint;
    base::for_each_bit(without(grid.places(second, digit), shared_places(second, first)),
                       [&](int place) { hint.removals.add(cell_at(second, place), bit(digit)); });
    if (hint.removals.empty()) return false;
    const bool pointing = kind_of(first) == HouseKind::box;
    hint.difficulty = pointing ? 2.6 : 2.8;
    hint.technique = pointing ? "Pointing" : "Claiming";
    return visit(hint, Grounds{.kind = Grounds::Kind::outside_covers,
                               .base_houses = 1U << first,
                               .cover_houses = 1U << second,
                               .digits = bit(digit)});
  });
}

/// Things of 0 to 8 in a list, for subsets of those alone that can matter.
struct Chosen {
  std::uint8_t items[9] = {};
  int size = 0;

  void add(int item) { items[size++] = static_cast<std::uint8_t>(item); }
  /// The union of what `mask_of` gives for the chosen ones of a subset.
  template <class MaskOf>
  [[nodiscard]] Mask united(std::uint32_t subset, MaskOf&& mask_of) const {
    Mask all = 0;
    base::for_each_bit(subset, [&](int i) { all |= mask_of(items[i]); });
    return all;
  }
};

/// Calls visit(house, digits, places) for every hidden set of a size, also those that remove
/// nothing. `least_empty`: how many empty cells a house must have at least.
template <class Visit>
bool each_hidden_digits(const Grid& grid, int size, int least_empty, Visit&& visit) {
  for (const HouseKind kind : kBoxColumnRow) {
    for (int i = 0; i < 9; ++i) {
      const int house = static_cast<int>(kind) * 9 + i;
      if (grid.empty_cells(house) < least_empty) continue;
      Chosen chosen;
      for (int digit = 0; digit < kDigits; ++digit) {
        const int places = count(grid.places(house, digit));
        if (places >= 2 && places <= size) chosen.add(digit);
      }
      const bool stop = any_subset(size, chosen.size, [&](std::uint32_t subset) {
        const Mask places =
            chosen.united(subset, [&](int digit) { return grid.places(house, digit); });
        if (count(places) != size) return false;
        return static_cast<bool>(
            visit(house, chosen.united(subset, [](int d) { return bit(d); }), places));
      });
      if (stop) return true;
    }
  }
  return false;
}

[[nodiscard]] double hidden_set_difficulty(int size);
[[nodiscard]] std::string_view hidden_set_name(int size);
[[nodiscard]] double naked_set_difficulty(int size);
[[nodiscard]] std::string_view naked_set_name(int size);
[[nodiscard]] double fish_difficulty(int size);
[[nodiscard]] std::string_view fish_name(int size);

template <class Visit>
bool each_hidden_set(const Grid& grid, int size, Visit&& visit) {
  return each_hidden_digits(grid, size, 2 * size + 1, [&](int house, Mask digits, Mask places) {
    Hint hint;
    base::for_each_bit(places, [&](int place) {
      const int cell = cell_at(house, place);
      hint.removals.add(cell, without(grid.candidates(cell), digits));
    });
    if (hint.removals.empty()) return false;
    hint.difficulty = hidden_set_difficulty(size);
    hint.technique = hidden_set_name(size);
    return static_cast<bool>(visit(hint, Grounds{.kind = Grounds::Kind::outside_cells,
                                                 .house = house,
                                                 .places = places,
                                                 .digits = digits}));
  });
}

template <class Visit>
bool each_naked_set(const Grid& grid, int size, Visit&& visit) {
  for (const HouseKind kind : kBoxColumnRow) {
    for (int i = 0; i < 9; ++i) {
      const int house = static_cast<int>(kind) * 9 + i;
      if (grid.empty_cells(house) < 2 * size) continue;
      Chosen chosen;
      const auto at = [&](int place) { return grid.candidates(cell_at(house, place)); };
      for (int place = 0; place < 9; ++place) {
        const int candidates = count(at(place));
        if (candidates >= 2 && candidates <= size) chosen.add(place);
      }
      const bool stop = any_subset(size, chosen.size, [&](std::uint32_t subset) {
        const Mask digits = chosen.united(subset, at);
        if (count(digits) != size) return false;
        const Mask places = chosen.united(subset, [](int place) { return bit(place); });
        Hint hint;
        for (int place = 0; place < 9; ++place) {
          if ((places >> place & 1) != 0) continue;
          const int cell = cell_at(house, place);
          hint.removals.add(cell, grid.candidates(cell) & digits);
        }
        if (hint.removals.empty()) return false;
        hint.difficulty = naked_set_difficulty(size);
        hint.technique = naked_set_name(size);
        return static_cast<bool>(visit(hint, Grounds{.kind = Grounds::Kind::other_digits,
                                                     .house = house,
                                                     .places = places,
                                                     .digits = digits}));
      });
      if (stop) return true;
    }
  }
  return false;
}

template <class Visit>
bool each_fish(const Grid& grid, int size, Visit&& visit) {
  for (const HouseKind base : {HouseKind::column, HouseKind::row}) {
    const int first_base = static_cast<int>(base) * 9;
    const int first_cover = base == HouseKind::column ? 9 : 18;
    Mask fitting[kDigits] = {};  // lines that can be a base, by digit
    for (int digit = 0; digit < kDigits; ++digit) {
      if (grid.placed(digit) + 2 * size > 9) continue;
      for (int line = 0; line < 9; ++line) {
        const int places = count(grid.places(first_base + line, digit));
        if (places >= 2 && places <= size) fitting[digit] |= bit(line);
      }
    }
    const bool stop = any_subset(size, 9, [&](std::uint32_t lines) {
      for (int digit = 0; digit < kDigits; ++digit) {
        if ((lines & ~std::uint32_t{fitting[digit]}) != 0) continue;
        Mask covers = 0;
        base::for_each_bit(lines,
                           [&](int line) { covers |= grid.places(first_base + line, digit); });
        if (count(covers) != size) continue;
        Hint hint;
        base::for_each_bit(covers, [&](int cover) {
          base::for_each_bit(
              without(grid.places(first_cover + cover, digit), static_cast<Mask>(lines)),
              [&](int place) {
                hint.removals.add(cell_at(first_cover + cover, place), bit(digit));
              });
        });
        if (hint.removals.empty()) continue;
        hint.difficulty = fish_difficulty(size);
        hint.technique = fish_name(size);
        if (visit(hint, Grounds{.kind = Grounds::Kind::outside_covers,
                                .base_houses = lines << first_base,
                                .cover_houses = std::uint32_t{covers} << first_cover,
                                .digits = bit(digit)})) {
          return true;
        }
      }
      return false;
    });
    if (stop) return true;
  }
  return false;
}

}  // namespace omnidoku::ratings::se
