// SPDX-License-Identifier: MIT
#include "ratings/se/aligned_exclusion.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <vector>

#include "base/bits.h"

namespace omnidoku::ratings::se {
namespace {

using Cells = std::bitset<kCells>;

std::array<Cells, kCells> make_peers() {
  std::array<Cells, kCells> peers;
  std::size_t cell = 0;
  for (const auto& list : kTables.peers) {
    for (const int peer : list) peers[cell].set(static_cast<std::size_t>(peer));
    ++cell;
  }
  return peers;
}

const Cells& peers_of(int cell) {
  static const std::array<Cells, kCells> kPeersOf = make_peers();
  return kPeersOf[static_cast<std::size_t>(cell)];
}

/// A cell whose digits may be excluded, with the peers that exclude combinations.
struct Member {
  int cell = 0;
  Cells excluders = {};
};

/// Cells that see no naked single and some cell with 2 to `most` candidates, in the order of the
/// grid.
std::vector<Member> members_of(const Grid& grid, int most) {
  std::vector<Member> members;
  for (int cell = 0; cell < kCells; ++cell) {
    if (count(grid.candidates(cell)) < 2) continue;
    Member member{.cell = cell};
    bool sees_single = false;
    for (const int peer : kTables.peers[cell]) {
      const int candidates = count(grid.candidates(peer));
      sees_single = sees_single || candidates == 1;
      if (candidates >= 2 && candidates <= most)
        member.excluders.set(static_cast<std::size_t>(peer));
    }
    if (!sees_single && member.excluders.any()) members.push_back(member);
  }
  return members;
}

/// The candidates of cells that exclude what would leave them nothing.
class Excluders {
 public:
  Excluders(const Grid& grid, const Cells& cells) {
    for (int cell = 0; cell < kCells; ++cell) {
      if (cells.test(static_cast<std::size_t>(cell))) masks_[size_++] = grid.candidates(cell);
    }
  }
  [[nodiscard]] bool exclude(Mask digits) const {
    return std::any_of(masks_, masks_ + size_,
                       [&](Mask candidates) { return without(candidates, digits) == 0; });
  }

 private:
  Mask masks_[kPeers] = {};
  int size_ = 0;
};

bool exclude_pair(const Grid& grid, const Member& first, const Member& second, Hint& hint) {
  const Cells common = first.excluders & peers_of(second.cell);
  if (common.count() < 2) return false;
  const Excluders excluders(grid, common);
  Mask allowed_first = 0;
  Mask allowed_second = 0;
  base::for_each_bit(grid.candidates(first.cell), [&](int a) {
    base::for_each_bit(grid.candidates(second.cell), [&](int b) {
      if (a == b && sees(first.cell, second.cell)) return;
      if (excluders.exclude(bit(a) | bit(b))) return;
      allowed_first |= bit(a);
      allowed_second |= bit(b);
    });
  });
  hint.removals.add(first.cell, without(grid.candidates(first.cell), allowed_first));
  hint.removals.add(second.cell, without(grid.candidates(second.cell), allowed_second));
  return !hint.removals.empty();
}

bool exclude_triplet(const Grid& grid, const Member& first, int second, int third, Hint& hint) {
  const Cells common = first.excluders & peers_of(second) & peers_of(third);
  if (common.count() < 2) return false;
  const Excluders excluders(grid, common);
  Mask allowed[3] = {};
  base::for_each_bit(grid.candidates(first.cell), [&](int a) {
    base::for_each_bit(grid.candidates(second), [&](int b) {
      if (a == b && sees(first.cell, second)) return;
      base::for_each_bit(grid.candidates(third), [&](int c) {
        if (a == c && sees(first.cell, third)) return;
        if (b == c && sees(second, third)) return;
        if (excluders.exclude(bit(a) | bit(b) | bit(c))) return;
        allowed[0] |= bit(a);
        allowed[1] |= bit(b);
        allowed[2] |= bit(c);
      });
    });
  });
  hint.removals.add(first.cell, without(grid.candidates(first.cell), allowed[0]));
  hint.removals.add(second, without(grid.candidates(second), allowed[1]));
  hint.removals.add(third, without(grid.candidates(third), allowed[2]));
  return !hint.removals.empty();
}

}  // namespace

bool aligned_pair_exclusion(const Grid& grid, Hint& hint) {
  const std::vector<Member> members = members_of(grid, 2);
  for (std::size_t second = 1; second < members.size(); ++second) {
    for (std::size_t first = 0; first < second; ++first) {
      if (!exclude_pair(grid, members[first], members[second], hint)) continue;
      hint.difficulty = 6.2;
      hint.technique = "Aligned Pair Exclusion";
      return true;
    }
  }
  return false;
}

bool aligned_triplet_exclusion(const Grid& grid, Hint& hint) {
  const std::vector<Member> members = members_of(grid, 3);
  bool is_member[kCells] = {};
  for (const Member& member : members) is_member[member.cell] = true;
  for (std::size_t j = 1; j < members.size(); ++j) {
    for (std::size_t i = 0; i < j; ++i) {
      const Member& first = members[i];
      const Member& second = members[j];
      if ((first.excluders & second.excluders).count() < 2) continue;
      bool tried[kCells] = {};
      tried[first.cell] = true;
      tried[second.cell] = true;
      for (const Member* source : {&first, &second}) {
        for (const int third : kTables.peers[source->cell]) {
          if (!source->excluders.test(static_cast<std::size_t>(third))) continue;
          if (!is_member[third] || tried[third]) continue;
          tried[third] = true;
          if (!exclude_triplet(grid, first, second.cell, third, hint)) continue;
          hint.difficulty = 7.5;
          hint.technique = "Aligned Triplet Exclusion";
          return true;
        }
      }
    }
  }
  return false;
}

}  // namespace omnidoku::ratings::se
