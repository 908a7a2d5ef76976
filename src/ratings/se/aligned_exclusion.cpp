// SPDX-License-Identifier: MIT
#include "ratings/se/aligned_exclusion.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/bits.h"

namespace omnidoku::ratings::se {
namespace {

/// A set of cells.
class Cells {
 public:
  constexpr void set(int cell) { words_[cell >> 6] |= std::uint64_t{1} << (cell & 63); }
  [[nodiscard]] constexpr bool test(int cell) const {
    return (words_[cell >> 6] >> (cell & 63) & 1) != 0;
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
};

consteval PeerSets make_peer_sets() {
  PeerSets sets;
  for (int cell = 0; cell < kCells; ++cell) {
    for (const int peer : kTables.peers[cell]) sets.of[cell].set(peer);
  }
  return sets;
}
constexpr PeerSets kPeerSets = make_peer_sets();

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
      if (candidates >= 2 && candidates <= most) member.excluders.set(peer);
    }
    if (!sees_single && !member.excluders.empty()) members.push_back(member);
  }
  return members;
}

/// The candidates of cells that exclude what would leave them nothing.
class Excluders {
 public:
  Excluders(const Grid& grid, const Cells& cells) {
    cells.for_each([&](int cell) { masks_[size_++] = grid.candidates(cell); });
  }
  [[nodiscard]] bool exclude(Mask digits) const {
    return std::any_of(masks_, masks_ + size_,
                       [&](Mask candidates) { return without(candidates, digits) == 0; });
  }
  /// The digits that, one at a time, exclude with the two of `digits`.
  [[nodiscard]] Mask excluded_beside(Mask digits) const {
    Mask excluded = 0;
    for (int i = 0; i < size_; ++i) {
      const Mask rest = without(masks_[i], digits);
      if (rest == 0) return kAll;
      if ((rest & (rest - 1)) == 0) excluded |= rest;
    }
    return excluded;
  }

 private:
  Mask masks_[kPeers] = {};
  int size_ = 0;
};

bool exclude_pair(const Grid& grid, const Member& first, const Member& second, Hint& hint) {
  const Cells common = first.excluders & kPeerSets.of[second.cell];
  if (!common.has_two()) return false;
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
  const Cells common = first.excluders & kPeerSets.of[second] & kPeerSets.of[third];
  if (!common.has_two()) return false;
  const Excluders excluders(grid, common);
  const Mask all[3] = {grid.candidates(first.cell), grid.candidates(second),
                       grid.candidates(third)};
  Mask allowed[3] = {};
  bool all_allowed = false;
  base::for_each_bit(all[0], [&](int a) {
    base::for_each_bit(all[1], [&](int b) {
      if (all_allowed || (a == b && sees(first.cell, second))) return;
      Mask fitting = all[2];
      if (sees(first.cell, third)) fitting = without(fitting, bit(a));
      if (sees(second, third)) fitting = without(fitting, bit(b));
      fitting = without(fitting, excluders.excluded_beside(bit(a) | bit(b)));
      if (fitting == 0) return;
      allowed[0] |= bit(a);
      allowed[1] |= bit(b);
      allowed[2] |= fitting;
      all_allowed = std::ranges::equal(allowed, all);
    });
  });
  if (all_allowed) return false;
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
  Cells all;
  for (const Member& member : members) all.set(member.cell);
  for (std::size_t j = 1; j < members.size(); ++j) {
    for (std::size_t i = 0; i < j; ++i) {
      const Member& first = members[i];
      const Member& second = members[j];
      const Cells common = first.excluders & second.excluders;
      if (!common.has_two()) continue;
      const auto try_third = [&](int third) {
        if (third == first.cell || third == second.cell || hint.difficulty != 0) return;
        if (!(common & kPeerSets.of[third]).has_two()) return;
        if (!exclude_triplet(grid, first, second.cell, third, hint)) return;
        hint.difficulty = 7.5;
        hint.technique = "Aligned Triplet Exclusion";
      };
      (first.excluders & all).for_each(try_third);
      (second.excluders & all).for_each([&](int third) {
        if (!first.excluders.test(third)) try_third(third);
      });
      if (hint.difficulty != 0) return true;
    }
  }
  return false;
}

}  // namespace omnidoku::ratings::se
