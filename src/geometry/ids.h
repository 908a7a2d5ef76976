// SPDX-License-Identifier: MIT
//
// The small strong types that name parts of a puzzle. They do not mix with one another or with
// plain numbers by accident.
#pragma once

#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace omnidoku::geometry {

/// Most symbols a puzzle can have; candidates of a cell fit one 64-bit word.
inline constexpr int kMaxDigits = 64;
/// Most cells a board can have.
inline constexpr int kMaxCells = 20000;

/// A number of one kind only. `index()` is 0-based.
template <class Tag, class Storage>
class Id {
 public:
  constexpr Id() = default;
  /// Of any whole number type: std::size_t is not std::uint64_t everywhere.
  template <std::integral Index>
  constexpr explicit Id(Index index) : index_(static_cast<Storage>(index)) {}
  [[nodiscard]] constexpr std::size_t index() const { return index_; }
  friend constexpr bool operator==(Id, Id) = default;
  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 takes the default for a zero
  friend constexpr auto operator<=>(Id, Id) = default;

 private:
  Storage index_ = 0;
};

/// A place for one digit. Cells of a board are numbered in its reading order.
using Cell = Id<struct CellTag, std::uint16_t>;
using CellList = std::vector<Cell>;
/// A symbol's index; the symbols themselves and their values are in model::Symbols.
using Digit = Id<struct DigitTag, std::uint8_t>;
/// Index into Board::houses().
using HouseId = Id<struct HouseTag, std::uint32_t>;

/// The possibility that a cell holds a digit.
struct Candidate {
  Cell cell;
  Digit digit;
  friend constexpr bool operator==(const Candidate&, const Candidate&) = default;
  friend constexpr auto operator<=>(const Candidate&, const Candidate&) = default;
};

}  // namespace omnidoku::geometry

template <class Tag, class Storage>
struct std::hash<omnidoku::geometry::Id<Tag, Storage>> {
  std::size_t operator()(omnidoku::geometry::Id<Tag, Storage> id) const { return id.index(); }
};
