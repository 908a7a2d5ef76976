// SPDX-License-Identifier: MIT
#include "ratings/se/aligned_exclusion.h"

#include <algorithm>
#include <vector>

#include "base/bits.h"

namespace omnidoku::ratings::se {
namespace {

/// A cell whose digits may be excluded, with the peers that exclude combinations.
struct Member {
  int cell = 0;
  std::vector<int> excluders = {};
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
      if (candidates >= 2 && candidates <= most) member.excluders.push_back(peer);
    }
    if (!sees_single && !member.excluders.empty()) members.push_back(std::move(member));
  }
  return members;
}

/// The candidates of the cells that see all of `cells` and exclude.
std::vector<Mask> common_excluders(const Grid& grid, const Member& first,
                                   std::initializer_list<int> others) {
  std::vector<Mask> masks;
  for (const int excluder : first.excluders) {
    if (std::ranges::all_of(others, [&](int other) { return sees(excluder, other); })) {
      masks.push_back(grid.candidates(excluder));
    }
  }
  return masks;
}

bool excluded(const std::vector<Mask>& excluders, Mask digits) {
  return std::ranges::any_of(excluders,
                             [&](Mask candidates) { return without(candidates, digits) == 0; });
}

bool exclude_pair(const Grid& grid, const Member& first, const Member& second, Hint& hint) {
  const std::vector<Mask> excluders = common_excluders(grid, first, {second.cell});
  if (excluders.size() < 2) return false;
  Mask allowed_first = 0;
  Mask allowed_second = 0;
  base::for_each_bit(grid.candidates(first.cell), [&](int a) {
    base::for_each_bit(grid.candidates(second.cell), [&](int b) {
      if (a == b && sees(first.cell, second.cell)) return;
      if (excluded(excluders, bit(a) | bit(b))) return;
      allowed_first |= bit(a);
      allowed_second |= bit(b);
    });
  });
  hint.removals.add(first.cell, without(grid.candidates(first.cell), allowed_first));
  hint.removals.add(second.cell, without(grid.candidates(second.cell), allowed_second));
  return !hint.removals.empty();
}

bool exclude_triplet(const Grid& grid, const Member& first, int second, int third, Hint& hint) {
  const std::vector<Mask> excluders = common_excluders(grid, first, {second, third});
  if (excluders.size() < 2) return false;
  Mask allowed[3] = {};
  base::for_each_bit(grid.candidates(first.cell), [&](int a) {
    base::for_each_bit(grid.candidates(second), [&](int b) {
      if (a == b && sees(first.cell, second)) return;
      base::for_each_bit(grid.candidates(third), [&](int c) {
        if (a == c && sees(first.cell, third)) return;
        if (b == c && sees(second, third)) return;
        if (excluded(excluders, bit(a) | bit(b) | bit(c))) return;
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
      bool tried[kCells] = {};
      tried[first.cell] = true;
      tried[second.cell] = true;
      for (const Member* source : {&first, &second}) {
        for (const int third : source->excluders) {
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
