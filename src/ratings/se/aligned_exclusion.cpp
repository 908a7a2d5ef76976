// SPDX-License-Identifier: MIT
#include "ratings/se/aligned_exclusion.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "base/bits.h"
#include "ratings/se/cell_set.h"

namespace omnidoku::ratings::se {
namespace {

/// A cell whose digits may be excluded, with the peers that exclude combinations.
struct Member {
  int cell = 0;
  bool is_new = false;      // or has changed since nothing was found
  bool new_around = false;  // some of its excluders has changed since then
  Cells excluders = {};
};

/// Those cells, in the order of the grid, and what is new about them.
struct Members {
  std::array<Member, kCells> items;
  std::size_t size = 0;
  Cells all = {};
  Cells changed = {};  // cells of other candidates than before, members or not

  [[nodiscard]] std::span<const Member> list() const { return std::span(items).first(size); }
};

/// Cells that see no naked single and some cell with 2 to `most` candidates.
void find_members(const Grid& grid, int most, Members& members) {
  Cells singles;
  Cells excluders;
  for (int cell = 0; cell < kCells; ++cell) {
    const int candidates = count(grid.candidates(cell));
    if (candidates == 1) singles.set(cell);
    if (candidates >= 2 && candidates <= most) excluders.set(cell);
  }
  for (int cell = 0; cell < kCells; ++cell) {
    if (count(grid.candidates(cell)) < 2 || singles.meets(kPeerSets.of[cell])) continue;
    const Cells around = excluders & kPeerSets.of[cell];
    if (around.empty()) continue;
    members.items[members.size++] = {.cell = cell, .excluders = around};
    members.all.set(cell);
  }
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

bool exclude_pair(const Grid& grid, const Member& first, const Member& second, const Cells& common,
                  Hint& hint) {
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

bool exclude_triplet(const Grid& grid, const Member& first, int second, int third,
                     const Cells& common, Hint& hint) {
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
      all_allowed =
          std::equal(std::begin(allowed), std::end(allowed), std::begin(all), std::end(all));
    });
  });
  if (all_allowed) return false;
  hint.removals.add(first.cell, without(grid.candidates(first.cell), allowed[0]));
  hint.removals.add(second, without(grid.candidates(second), allowed[1]));
  hint.removals.add(third, without(grid.candidates(third), allowed[2]));
  return !hint.removals.empty();
}

bool find_pair(const Grid& grid, const Members& members, Hint& hint) {
  const std::span<const Member> list = members.list();
  for (std::size_t j = 1; j < list.size(); ++j) {
    const Member& second = list[j];
    for (const Member& first : list.first(j)) {
      const bool is_new = first.is_new || second.is_new;
      if (!is_new && !(first.new_around && second.new_around)) continue;
      const Cells common = first.excluders & second.excluders;
      if (!common.has_two() || (!is_new && !common.meets(members.changed))) continue;
      if (!exclude_pair(grid, first, second, common, hint)) continue;
      hint.difficulty = 6.2;
      hint.technique = "Aligned Pair Exclusion";
      return true;
    }
  }
  return false;
}

bool find_triplet(const Grid& grid, const Members& members, const Cells& new_members, Hint& hint) {
  const std::span<const Member> list = members.list();
  for (std::size_t j = 1; j < list.size(); ++j) {
    const Member& second = list[j];
    for (const Member& first : list.first(j)) {
      const Cells both = first.excluders & second.excluders;
      if (!both.has_two()) continue;
      const bool is_new = first.is_new || second.is_new;
      const bool may_be_new = is_new || both.meets(members.changed);
      Cells one_seen;
      Cells two_seen;  // by cells that see two of them at least
      both.for_each([&](int cell) {
        two_seen |= one_seen & kPeerSets.of[cell];
        one_seen |= kPeerSets.of[cell];
      });
      const Cells thirds = two_seen & (may_be_new ? members.all : new_members);
      const auto try_third = [&](int third) {
        if (third == first.cell || third == second.cell || hint.difficulty != 0) return;
        const Cells common = both & kPeerSets.of[third];
        if (!is_new && !new_members.test(third) && !common.meets(members.changed)) return;
        if (!exclude_triplet(grid, first, second.cell, third, common, hint)) return;
        hint.difficulty = 7.5;
        hint.technique = "Aligned Triplet Exclusion";
      };
      (first.excluders & thirds).for_each(try_third);
      Cells others = second.excluders & thirds;
      others -= first.excluders;
      others.for_each(try_third);
      if (hint.difficulty != 0) return true;
    }
  }
  return false;
}

}  // namespace

bool AlignedExclusions::find(const Grid& grid, Hint& hint) {
  Members members;
  find_members(grid, size_, members);
  for (int cell = 0; cell < kCells; ++cell) {
    if (!known_ || seen_[cell] != grid.candidates(cell)) members.changed.set(cell);
  }
  Cells new_members;
  for (Member& member : std::span(members.items).first(members.list().size())) {
    member.is_new = members.changed.test(member.cell) || !was_member_[member.cell];
    if (member.is_new) new_members.set(member.cell);
    member.new_around = member.excluders.meets(members.changed);
  }
  const bool found =
      size_ == 2 ? find_pair(grid, members, hint) : find_triplet(grid, members, new_members, hint);
  if (found) return true;
  known_ = true;
  for (int cell = 0; cell < kCells; ++cell) {
    seen_[cell] = grid.candidates(cell);
    was_member_[cell] = members.all.test(cell);
  }
  return false;
}

}  // namespace omnidoku::ratings::se
