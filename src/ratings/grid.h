// SPDX-License-Identifier: MIT
//
// The classic grid as published rating methods see it: candidates by cell, and places by house and
// digit. Both are kept, since every rule asks for one of them.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

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
[[nodiscard]] constexpr int lowest(Mask mask) { return std::countr_zero(mask); }
[[nodiscard]] constexpr Mask without(Mask mask, Mask removed) {
  return static_cast<Mask>(mask & ~removed);
}

/// What is placed and what is still possible. Candidates are only what was told: setting a digit
/// takes it from the cell's peers, and nothing follows from that.
class Grid {
 public:
  static constexpr int kEmpty = -1;

  /// All cells empty, all candidates there.
  Grid() {
    std::ranges::fill(digits_, kEmpty);
    std::ranges::fill(candidates_, kAll);
    for (auto& house : places_) std::ranges::fill(house, kAll);
    std::ranges::fill(empty_, 9);
  }

  /// The digit of a cell, from 0, or kEmpty.
  [[nodiscard]] int digit(int cell) const { return digits_[cell]; }
  [[nodiscard]] bool is_empty(int cell) const { return digits_[cell] == kEmpty; }
  /// The candidates of a cell; none where a digit is placed.
  [[nodiscard]] Mask candidates(int cell) const { return candidates_[cell]; }
  [[nodiscard]] bool has(int cell, int digit) const {
    return (candidates_[cell] >> digit & 1) != 0;
  }
  /// At which places of a house a digit is a candidate.
  [[nodiscard]] Mask places(int house, int digit) const { return places_[house][digit]; }
  /// How many cells of a house hold no digit.
  [[nodiscard]] int empty_cells(int house) const { return empty_[house]; }
  [[nodiscard]] int empty_cells() const { return all_empty_; }
  /// How many cells hold the digit.
  [[nodiscard]] int placed(int digit) const { return placed_[digit]; }

  /// Takes a candidate away that is there.
  void remove(int cell, int digit) {
    candidates_[cell] = without(candidates_[cell], bit(digit));
    for (int kind = 0; kind < 3; ++kind) {
      Mask& places = places_[kTables.house_of[cell][kind]][digit];
      places = without(places, bit(kTables.place_of[cell][kind]));
    }
  }
  /// Puts a digit into an empty cell and takes it from the peers.
  void place(int cell, int digit);

 private:
  std::int8_t digits_[kCells] = {};
  Mask candidates_[kCells] = {};
  Mask places_[kHouses][kDigits] = {};
  std::int8_t empty_[kHouses] = {};
  std::int8_t placed_[kDigits] = {};
  int all_empty_ = kCells;
};

}  // namespace omnidoku::ratings
