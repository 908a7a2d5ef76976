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

/// The patterns of one grid after another. What could not be found in a house or of a digit is
/// looked for there again only when something has changed: candidates only ever go.
class Patterns {
 public:
  /// Begins with a grid.
  void start(const Grid& grid);
  /// Takes note of what a step has changed.
  void note(const Grid& grid, const Changes& changes);

  bool hidden_single(const Grid& grid, Hint& hint);
  bool direct_intersection(const Grid& grid, Hint& hint);
  /// Sizes 2 and 3; those below 2 to 4, of naked sets and fish likewise.
  bool direct_hidden_set(const Grid& grid, int size, Hint& hint);
  bool intersection(const Grid& grid, Hint& hint);
  bool naked_set(const Grid& grid, int size, Hint& hint);
  bool hidden_set(const Grid& grid, int size, Hint& hint);
  bool fish(const Grid& grid, int size, Hint& hint);

 private:
  static constexpr int kSizes = 5;
  using Houses = std::uint32_t[kSizes];  // by size: those to look at, a bit each

  Houses direct_sets_ = {};
  Houses naked_sets_ = {};
  Houses hidden_sets_ = {};
  Mask fish_[kSizes] = {};  // the digits to look at
  Mask direct_intersections_ = 0;
  Mask intersections_ = 0;
  std::uint32_t with_one_place_[kDigits] = {};  // houses by digit
};

bool naked_single(const Grid& grid, Hint& hint);
/// XY-Wing (pivot_size 2) and XYZ-Wing (3).
bool wing(const Grid& grid, int pivot_size, Hint& hint);

/// Where to look.
inline constexpr std::uint32_t kAllHouses = (std::uint32_t{1} << kHouses) - 1;
[[nodiscard]] constexpr bool holds(std::uint32_t set, int index) { return (set >> index & 1) != 0; }

/// Calls visit(hint, grounds) for every step of the kind in the program's order until it returns
/// true; returns whether it did. Only those digits or houses are looked at.
template <class Visit>
bool each_intersection(const Grid& grid, Mask of_digits, Visit&& visit);
template <class Visit>
bool each_hidden_set(const Grid& grid, int size, std::uint32_t in_houses, Visit&& visit);
template <class Visit>
bool each_naked_set(const Grid& grid, int size, std::uint32_t in_houses, Visit&& visit);
template <class Visit>
bool each_fish(const Grid& grid, int size, Mask of_digits, Visit&& visit);

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
bool each_locking(const Grid& grid, Mask of_digits, Visit&& visit) {
  for (const HousePair& pair : kLockingPairs) {
    for (Mask rest = of_digits; rest != 0; rest = static_cast<Mask>(rest & (rest - 1))) {
      const int digit = lowest(rest);
      for (int i = 0; i < 9; ++i) {
        const int first = static_cast<int>(pair.first) * 9 + i;
        const Mask places = grid.places(first, digit);
        if (places == 0) continue;
        const int second = house_of(cell_at(first, lowest(places)), pair.second);
        if (without(places, shared_places(first, second)) != 0 || is_one(places)) continue;
        if (visit(first, second, digit)) return true;
      }
    }
  }
  return false;
}

template <class Visit>
bool each_intersection(const Grid& grid, Mask of_digits, Visit&& visit) {
  return each_locking(grid, of_digits, [&](int first, int second, int digit) {
    const Mask removed = without(grid.places(second, digit), shared_places(second, first));
    if (removed == 0) return false;
    Hint hint;
    base::for_each_bit(removed,
                       [&](int place) { hint.removals.add(cell_at(second, place), bit(digit)); });
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
bool each_hidden_digits(const Grid& grid, int size, int least_empty, std::uint32_t in_houses,
                        Visit&& visit) {
  for (const HouseKind kind : kBoxColumnRow) {
    for (int i = 0; i < 9; ++i) {
      const int house = static_cast<int>(kind) * 9 + i;
      if (!holds(in_houses, house) || grid.empty_cells(house) < least_empty) continue;
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
bool each_hidden_set(const Grid& grid, int size, std::uint32_t in_houses, Visit&& visit) {
  const int least_empty = 2 * size + 1;
  return each_hidden_digits(
      grid, size, least_empty, in_houses, [&](int house, Mask digits, Mask places) {
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
bool each_naked_set(const Grid& grid, int size, std::uint32_t in_houses, Visit&& visit) {
  for (const HouseKind kind : kBoxColumnRow) {
    for (int i = 0; i < 9; ++i) {
      const int house = static_cast<int>(kind) * 9 + i;
      if (!holds(in_houses, house) || grid.empty_cells(house) < 2 * size) continue;
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
bool each_fish(const Grid& grid, int size, Mask of_digits, Visit&& visit) {
  for (const HouseKind base : {HouseKind::column, HouseKind::row}) {
    const int first_base = static_cast<int>(base) * 9;
    const int first_cover = base == HouseKind::column ? 9 : 18;
    Mask fitting[kDigits] = {};  // lines that can be a base, by digit
    Mask enough = 0;             // digits with enough of them
    Mask any_fitting = 0;
    base::for_each_bit(of_digits, [&](int digit) {
      if (grid.placed(digit) + 2 * size > 9) return;
      for (int line = 0; line < 9; ++line) {
        const int places = count(grid.places(first_base + line, digit));
        if (places >= 2 && places <= size) fitting[digit] |= bit(line);
      }
      if (count(fitting[digit]) < size) return;
      enough |= bit(digit);
      any_fitting |= fitting[digit];
    });
    if (enough == 0) continue;
    Chosen lines_of;
    base::for_each_bit(any_fitting, [&](int line) { lines_of.add(line); });
    const bool stop = any_subset(size, lines_of.size, [&](std::uint32_t subset) {
      const std::uint32_t lines = lines_of.united(subset, [](int line) { return bit(line); });
      for (Mask rest = enough; rest != 0; rest = static_cast<Mask>(rest & (rest - 1))) {
        const int digit = lowest(rest);
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
