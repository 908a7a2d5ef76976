// SPDX-License-Identifier: MIT
#include "classic/singles.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace omnidoku::classic {
namespace {

using Digits = std::uint16_t;  // bit d: the digit d + 1
constexpr unsigned kAllNine = 0x1FF;

struct Houses {
  std::uint8_t row, column, box;
};

constexpr std::array<Houses, kNumCells> kHousesOf = [] {
  std::array<Houses, kNumCells> houses{};
  for (std::size_t cell = 0; cell < kNumCells; ++cell) {
    const std::size_t row = cell / 9;
    const std::size_t column = cell % 9;
    houses[cell] = {static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column),
                    static_cast<std::uint8_t>(row / 3 * 3 + column / 3)};
  }
  return houses;
}();

/// What a sweep has seen of the candidates in a house.
struct Seen {
  Digits once = 0;
  Digits twice = 0;

  void add(unsigned candidates) {
    twice = static_cast<Digits>(twice | (once & candidates));
    once = static_cast<Digits>(once | candidates);
  }
  /// The digits that one cell may hold.
  [[nodiscard]] unsigned singles() const { return once & ~unsigned{twice}; }
};

/// Digits placed, and the cells that have none.
struct Placed {
  std::array<Digits, 9> rows{};
  std::array<Digits, 9> columns{};
  std::array<Digits, 9> boxes{};
  std::array<std::uint8_t, kNumCells> open{};
  std::size_t num_open = 0;

  [[nodiscard]] unsigned candidates(const Houses& of) const {
    return kAllNine & ~unsigned(rows[of.row] | columns[of.column] | boxes[of.box]);
  }
  void place(const Houses& at, unsigned digit) {
    rows[at.row] = static_cast<Digits>(rows[at.row] | digit);
    columns[at.column] = static_cast<Digits>(columns[at.column] | digit);
    boxes[at.box] = static_cast<Digits>(boxes[at.box] | digit);
  }
};

/// Places the naked singles and notes the candidates of the others.
void place_naked_singles(Placed& placed, std::array<Seen, 27>& seen) {
  std::size_t left = 0;
  for (std::size_t i = 0; i < placed.num_open; ++i) {
    const Houses& of = kHousesOf[placed.open[i]];
    const unsigned candidates = placed.candidates(of);
    if ((candidates & (candidates - 1)) == 0) {
      placed.place(of, candidates);
      continue;
    }
    seen[of.row].add(candidates);
    seen[std::size_t{9} + of.column].add(candidates);
    seen[std::size_t{18} + of.box].add(candidates);
    placed.open[left++] = placed.open[i];
  }
  placed.num_open = left;
}

void place_hidden_singles(Placed& placed, const std::array<Seen, 27>& seen) {
  std::size_t left = 0;
  for (std::size_t i = 0; i < placed.num_open; ++i) {
    const Houses& of = kHousesOf[placed.open[i]];
    const unsigned single = placed.candidates(of) &
                            (seen[of.row].singles() | seen[std::size_t{9} + of.column].singles() |
                             seen[std::size_t{18} + of.box].singles());
    if (single != 0) {
      placed.place(of, single & (~single + 1));
    } else {
      placed.open[left++] = placed.open[i];
    }
  }
  placed.num_open = left;
}

}  // namespace

bool is_solved_by_singles(const Clues9& clues) {
  Placed placed;
  for (std::size_t cell = 0; cell < kNumCells; ++cell) {
    if (clues[cell] == 0) {
      placed.open[placed.num_open++] = static_cast<std::uint8_t>(cell);
    } else {
      placed.place(kHousesOf[cell], 1U << (clues[cell] - 1));
    }
  }
  while (placed.num_open != 0) {
    const std::size_t before = placed.num_open;
    std::array<Seen, 27> seen{};
    place_naked_singles(placed, seen);
    place_hidden_singles(placed, seen);
    if (placed.num_open == before) return false;
  }
  return true;
}

}  // namespace omnidoku::classic
