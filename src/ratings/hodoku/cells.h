// SPDX-License-Identifier: MIT
//
// The ordinary grid in HoDoKu's numbering, in which orders are given: units are rows 0 to 8,
// columns 9 to 17, boxes 18 to 26.
#pragma once

#include <bit>
#include <cstdint>

#include "base/bits.h"
#include "ratings/grid.h"

namespace omnidoku::ratings::hodoku {

/// A set of cells of the grid; walks are ascending.
struct CellSet {
  std::uint64_t low = 0;   ///< cells 0 to 63
  std::uint64_t high = 0;  ///< cells 64 to 80

  [[nodiscard]] static constexpr CellSet all() { return {~std::uint64_t{0}, 0x1FFFF}; }
  [[nodiscard]] static constexpr CellSet of(int cell) {
    return cell < 64 ? CellSet{std::uint64_t{1} << cell, 0}
                     : CellSet{0, std::uint64_t{1} << (cell - 64)};
  }
  [[nodiscard]] constexpr bool empty() const { return (low | high) == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(low) + std::popcount(high); }
  [[nodiscard]] constexpr bool contains(int cell) const {
    return ((cell < 64 ? low >> cell : high >> (cell - 64)) & 1) != 0;
  }
  /// Whether every cell of `other` is one of this set.
  [[nodiscard]] constexpr bool contains(const CellSet& other) const {
    return (other.low & ~low) == 0 && (other.high & ~high) == 0;
  }
  [[nodiscard]] constexpr bool meets(const CellSet& other) const {
    return (low & other.low) != 0 || (high & other.high) != 0;
  }
  constexpr void add(int cell) { *this |= of(cell); }
  constexpr void remove(int cell) { *this -= of(cell); }
  /// The smallest cell of a set that is not empty.
  [[nodiscard]] constexpr int first() const {
    return low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high);
  }
  constexpr CellSet& operator|=(const CellSet& other) {
    low |= other.low;
    high |= other.high;
    return *this;
  }
  constexpr CellSet& operator&=(const CellSet& other) {
    low &= other.low;
    high &= other.high;
    return *this;
  }
  constexpr CellSet& operator-=(const CellSet& other) {
    low &= ~other.low;
    high &= ~other.high;
    return *this;
  }
  friend constexpr CellSet operator|(CellSet a, const CellSet& b) { return a |= b; }
  friend constexpr CellSet operator&(CellSet a, const CellSet& b) { return a &= b; }
  friend constexpr CellSet operator-(CellSet a, const CellSet& b) { return a -= b; }
  friend constexpr bool operator==(const CellSet&, const CellSet&) = default;
};

/// Calls f(cell) for every cell of the set.
template <class F>
constexpr void for_each(const CellSet& cells, F&& f) {
  base::for_each_bit(cells.low, f);
  base::for_each_bit(cells.high, [&](int index) { f(64 + index); });
}

inline constexpr int kUnits = 27;
inline constexpr int kFirstColumn = 9;
inline constexpr int kFirstBox = 18;

struct UnitTables {
  /// The cells of a unit in ascending order.
  std::uint8_t cell_at[kUnits][9] = {};
  CellSet cells[kUnits] = {};
  /// The units of a cell: row, column, box.
  std::uint8_t units_of[kCells][3] = {};
  CellSet peers[kCells] = {};
};

consteval UnitTables make_unit_tables() {
  UnitTables tables;
  int found[kUnits] = {};
  for (int cell = 0; cell < kCells; ++cell) {
    const int row = cell / 9;
    const int column = cell % 9;
    const int units[3] = {row, kFirstColumn + column, kFirstBox + row / 3 * 3 + column / 3};
    for (int kind = 0; kind < 3; ++kind) {
      const int unit = units[kind];
      tables.units_of[cell][kind] = static_cast<std::uint8_t>(unit);
      tables.cell_at[unit][found[unit]++] = static_cast<std::uint8_t>(cell);
      tables.cells[unit].add(cell);
    }
    for (const std::uint8_t peer : kTables.peers[cell]) tables.peers[cell].add(peer);
  }
  return tables;
}
inline constexpr UnitTables kUnitTables = make_unit_tables();

[[nodiscard]] constexpr int row_of(int cell) { return cell / 9; }
[[nodiscard]] constexpr int column_of(int cell) { return cell % 9; }
[[nodiscard]] constexpr int box_of(int cell) { return kUnitTables.units_of[cell][2] - kFirstBox; }
[[nodiscard]] constexpr const CellSet& cells_of(int unit) { return kUnitTables.cells[unit]; }
[[nodiscard]] constexpr const CellSet& peers_of(int cell) { return kUnitTables.peers[cell]; }

/// The cells that see every cell of the set; all for an empty set.
[[nodiscard]] constexpr CellSet common_peers(const CellSet& cells) {
  CellSet result = CellSet::all();
  for_each(cells, [&](int cell) { result &= peers_of(cell); });
  return result;
}

}  // namespace omnidoku::ratings::hodoku
