// SPDX-License-Identifier: MIT
//
// The classic grid as published rating methods see it: candidates by cell, and places by house and
// digit. Both are kept, since every rule asks for one of them.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <iterator>
#include <utility>

namespace omnidoku::ratings {

inline constexpr int kCells = 81;
inline constexpr int kDigits = 9;
inline constexpr int kHouses = 27;
inline constexpr int kPeers = 20;

/// Bit d stands for the digit d + 1, or bit p for the place p of a house.
using Mask = std::uint16_t;
inline constexpr Mask kAll = 0x1FF;

/// Kinds of houses, in the order in which they are numbered: boxes are houses 0 to 8, rows 9 to
/// 17, columns 18 to 26.
enum class HouseKind : std::uint8_t { box, row, column };
/// The two orders in which rules look at the kinds.
inline constexpr HouseKind kBoxRowColumn[] = {HouseKind::box, HouseKind::row, HouseKind::column};
inline constexpr HouseKind kBoxColumnRow[] = {HouseKind::box, HouseKind::column, HouseKind::row};

struct CellTables {
  /// The cells of a house: of boxes and rows from left to right and down, of columns down.
  std::uint8_t cell_at[kHouses][9] = {};
  /// The house of a cell, by kind.
  std::uint8_t house_of[kCells][3] = {};
  /// Which place of that house the cell is.
  std::uint8_t place_of[kCells][3] = {};
  /// The cells that share a house with a cell, ascending.
  std::uint8_t peers[kCells][kPeers] = {};
  /// The places of a house whose cells lie in another house too.
  Mask shared_places[kHouses][kHouses] = {};
  /// Whether two cells share a house; a cell does not share one with itself.
  bool sees[kCells][kCells] = {};
};

consteval CellTables make_cell_tables() {
  CellTables tables;
  for (int cell = 0; cell < kCells; ++cell) {
    const int row = cell / 9;
    const int column = cell % 9;
    const int where[3][2] = {
        {row / 3 * 3 + column / 3, row % 3 * 3 + column % 3},
        {9 + row, column},
        {18 + column, row},
    };
    for (int kind = 0; kind < 3; ++kind) {
      tables.cell_at[where[kind][0]][where[kind][1]] = static_cast<std::uint8_t>(cell);
      tables.house_of[cell][kind] = static_cast<std::uint8_t>(where[kind][0]);
      tables.place_of[cell][kind] = static_cast<std::uint8_t>(where[kind][1]);
    }
  }
  for (int cell = 0; cell < kCells; ++cell) {
    int found = 0;
    for (int other = 0; other < kCells; ++other) {
      bool shared = false;
      for (int kind = 0; kind < 3; ++kind) {
        shared = shared || tables.house_of[cell][kind] == tables.house_of[other][kind];
      }
      if (!shared || other == cell) continue;
      tables.sees[cell][other] = true;
      tables.peers[cell][found++] = static_cast<std::uint8_t>(other);
    }
  }
  for (int house = 0; house < kHouses; ++house) {
    for (int place = 0; place < 9; ++place) {
      for (const int other : tables.house_of[tables.cell_at[house][place]]) {
        tables.shared_places[house][other] |= static_cast<Mask>(1U << place);
      }
    }
  }
  return tables;
}
inline constexpr CellTables kTables = make_cell_tables();

[[nodiscard]] constexpr int house_of(int cell, HouseKind kind) {
  return kTables.house_of[cell][static_cast<int>(kind)];
}
[[nodiscard]] constexpr int place_in(int cell, HouseKind kind) {
  return kTables.place_of[cell][static_cast<int>(kind)];
}
[[nodiscard]] constexpr HouseKind kind_of(int house) { return static_cast<HouseKind>(house / 9); }
[[nodiscard]] constexpr int cell_at(int house, int place) { return kTables.cell_at[house][place]; }
[[nodiscard]] constexpr bool share_house(int a, int b, HouseKind kind) {
  return house_of(a, kind) == house_of(b, kind);
}
[[nodiscard]] constexpr bool sees(int a, int b) { return kTables.sees[a][b]; }

[[nodiscard]] constexpr Mask bit(int index) { return static_cast<Mask>(1U << index); }
/// How many bits of a mask are set, by table: processors that count bits are not taken for granted.
struct CountTable {
  std::uint8_t of[kAll + 1] = {};

  consteval CountTable() {
    for (unsigned mask = 0; mask <= kAll; ++mask) {
      of[mask] = static_cast<std::uint8_t>(std::popcount(mask));
    }
  }
};
inline constexpr CountTable kCounts;
[[nodiscard]] constexpr int count(Mask mask) { return kCounts.of[mask]; }
[[nodiscard]] constexpr bool is_one(Mask mask) {
  return mask != 0 && static_cast<Mask>(mask & (mask - 1)) == 0;
}
[[nodiscard]] constexpr int lowest(Mask mask) { return std::countr_zero(mask); }
[[nodiscard]] constexpr Mask without(Mask mask, Mask removed) {
  return static_cast<Mask>(mask & ~removed);
}

/// What belongs together: the candidates of a cell, or the places of a digit in a house. Groups are
/// numbered, cells first, so that a candidate is taken out of its four by table.
inline constexpr int kGroupsPerDigit = 32;  // a house each; the rest is there for whole registers
inline constexpr int kFirstHouseGroup = 88;
inline constexpr int kGroups = kFirstHouseGroup + kDigits * kGroupsPerDigit;
[[nodiscard]] constexpr int house_group(int house, int digit) {
  return kFirstHouseGroup + digit * kGroupsPerDigit + house;
}

/// Where a candidate stands in its groups: those of its cell, box, row and column.
struct GroupPlaces {
  std::uint16_t group[4] = {};
  Mask bit[4] = {};
};

struct GroupTables {
  GroupPlaces of[kCells * kDigits] = {};  ///< by cell * 9 + digit
  /// The other way: by group and place.
  std::uint16_t member[kGroups][9] = {};

  consteval GroupTables() {
    for (int cell = 0; cell < kCells; ++cell) {
      for (int digit = 0; digit < kDigits; ++digit) {
        const int candidate = cell * kDigits + digit;
        enter(candidate, 0, cell, digit);
        for (int kind = 0; kind < 3; ++kind) {
          enter(candidate, kind + 1, house_group(kTables.house_of[cell][kind], digit),
                kTables.place_of[cell][kind]);
        }
      }
    }
  }

 private:
  consteval void enter(int candidate, int kind, int group, int place) {
    of[candidate].group[kind] = static_cast<std::uint16_t>(group);
    of[candidate].bit[kind] = bit(place);
    member[group][place] = static_cast<std::uint16_t>(candidate);
  }
};
inline constexpr GroupTables kGroupTables;

/// What steps have changed.
struct Changes {
  std::uint32_t houses = 0;  ///< those in which a candidate has gone, a bit each
  Mask digits = 0;           ///< those of which a candidate has gone
};

/// What is placed and what is still possible. Candidates are only what was told: setting a digit
/// takes it from the cell's peers, and nothing follows from that.
class Grid {
 public:
  static constexpr int kEmpty = -1;

  /// All cells empty, all candidates there.
  Grid() {
    std::fill(std::begin(digits_), std::end(digits_), kEmpty);
    std::fill_n(groups_, kCells, kAll);
    for (int digit = 0; digit < kDigits; ++digit) {
      std::fill_n(groups_ + house_group(0, digit), kHouses, kAll);
    }
    std::fill(std::begin(empty_), std::end(empty_), 9);
  }

  /// The digit of a cell, from 0, or kEmpty.
  [[nodiscard]] int digit(int cell) const { return digits_[cell]; }
  [[nodiscard]] bool is_empty(int cell) const { return digits_[cell] == kEmpty; }
  /// The candidates of a cell; none where a digit is placed.
  [[nodiscard]] Mask candidates(int cell) const { return groups_[cell]; }
  [[nodiscard]] bool has(int cell, int digit) const { return (groups_[cell] >> digit & 1) != 0; }
  /// At which places of a house a digit is a candidate.
  [[nodiscard]] Mask places(int house, int digit) const {
    return groups_[house_group(house, digit)];
  }
  /// The candidates or places of a group.
  [[nodiscard]] Mask group(int group) const { return groups_[group]; }
  /// How many cells of a house hold no digit.
  [[nodiscard]] int empty_cells(int house) const { return empty_[house]; }
  [[nodiscard]] int empty_cells() const { return all_empty_; }
  /// How many cells hold the digit.
  [[nodiscard]] int placed(int digit) const { return placed_[digit]; }

  /// The houses with one empty cell, a bit each.
  [[nodiscard]] std::uint32_t almost_full() const { return almost_full_; }
  /// The houses in which the digit has one place left.
  [[nodiscard]] std::uint32_t houses_with_one_place(int digit) const;

  /// Takes a candidate away that is there.
  void remove(int cell, int digit) {
    const GroupPlaces& places = kGroupTables.of[cell * kDigits + digit];
    for (int kind = 0; kind < 4; ++kind) {
      Mask& group = groups_[places.group[kind]];
      group = without(group, places.bit[kind]);
    }
    for (const int house : kTables.house_of[cell]) changes_.houses |= 1U << house;
    changes_.digits |= bit(digit);
  }
  /// Takes a candidate away without keeping account of what changed. Calls visit(kind, before) for
  /// its groups in the order of GroupPlaces, with what each held.
  template <class Visit>
  void remove_from_groups(int candidate, Visit&& visit) {
    const GroupPlaces& places = kGroupTables.of[candidate];
    for (int kind = 0; kind < 4; ++kind) {
      Mask& group = groups_[places.group[kind]];
      const Mask before = group;
      group = without(before, places.bit[kind]);
      visit(kind, before);
    }
  }
  /// Puts a digit into an empty cell and takes it from the peers.
  void place(int cell, int digit);

  /// What has changed since this was last asked.
  [[nodiscard]] Changes take_changes() { return std::exchange(changes_, {}); }

 private:
  alignas(16) Mask groups_[kGroups] = {};
  std::int8_t digits_[kCells] = {};
  std::int8_t empty_[kHouses] = {};
  std::int8_t placed_[kDigits] = {};
  int all_empty_ = kCells;
  std::uint32_t almost_full_ = 0;
  Changes changes_;
};

}  // namespace omnidoku::ratings
