// SPDX-License-Identifier: MIT
//
// Sets of cells of the grid, and the peers of a cell as such a set.
#pragma once

#include <cstdint>
#include <span>

#include "base/bits.h"
#include "ratings/grid.h"

namespace omnidoku::ratings::se {

class Cells {
 public:
  constexpr void set(int cell) { words_[cell >> 6] |= std::uint64_t{1} << (cell & 63); }
  [[nodiscard]] constexpr bool test(int cell) const {
    return (words_[cell >> 6] >> (cell & 63) & 1) != 0;
  }
  [[nodiscard]] constexpr bool meets(const Cells& other) const {
    return ((words_[0] & other.words_[0]) | (words_[1] & other.words_[1])) != 0;
  }
  [[nodiscard]] constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  [[nodiscard]] constexpr bool has_two() const {
    return (words_[0] != 0 && words_[1] != 0) || (words_[0] & (words_[0] - 1)) != 0 ||
           (words_[1] & (words_[1] - 1)) != 0;
  }
  [[nodiscard]] constexpr Cells operator&(const Cells& other) const {
    Cells both = *this;
    both.words_[0] &= other.words_[0];
    both.words_[1] &= other.words_[1];
    return both;
  }
  constexpr Cells& operator|=(const Cells& other) {
    words_[0] |= other.words_[0];
    words_[1] |= other.words_[1];
    return *this;
  }
  constexpr Cells& operator-=(const Cells& other) {
    words_[0] &= ~other.words_[0];
    words_[1] &= ~other.words_[1];
    return *this;
  }
  /// Calls visit(cell) for every cell, ascending.
  template <class Visit>
  void for_each(Visit&& visit) const {
    base::for_each_bit(words_[0], [&](int i) { visit(i); });
    base::for_each_bit(words_[1], [&](int i) { visit(64 + i); });
  }

 private:
  std::uint64_t words_[2] = {};
};

struct PeerSets {
  Cells of[kCells];

  consteval PeerSets() {
    for (int cell = 0; cell < kCells; ++cell) {
      for (const int peer : kTables.peers[cell]) of[cell].set(peer);
    }
  }
};
inline constexpr PeerSets kPeerSets;

/// The cells that see all of these, of which there is one at least.
[[nodiscard]] inline Cells common_peers(std::span<const int> cells) {
  Cells common = kPeerSets.of[cells.front()];
  for (const int cell : cells) common = common & kPeerSets.of[cell];
  return common;
}

}  // namespace omnidoku::ratings::se
