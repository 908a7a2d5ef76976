// SPDX-License-Identifier: MIT
//
// For each size and house the subsets of open cells are walked in lexicographic order; a branch
// ends when its digits are too many, which adding cells cannot mend. Groups are told apart by a
// hash of their cells.
#include "logic/sets/almost_locked_sets.h"

#include <algorithm>
#include <bit>

#include "base/bits.h"

namespace omnidoku::logic {

namespace {

constexpr int kSmallHouse = 10;  // open cells, up to which every size of set is looked for
constexpr int kMostCellsInLarge = 4;

std::uint64_t mix(std::uint64_t x) {
  x += 0x9e3779b97f4a7c15U;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
  return x ^ (x >> 31);
}

}  // namespace

class AlmostLockedSets::Builder {
 public:
  Builder(const Position& position, AlmostLockedSets& table)
      : position_(position),
        structure_(position.structure()),
        table_(table),
        watch_(position.watch()),
        index_(1024, kFree),
        scratch_(table.num_words_) {}

  void build() {
    for (int size = 1; size < 64 && !full(); ++size) {
      bool some = false;
      for (std::size_t h = 0; h < structure_.houses().size() && !full(); ++h) {
        some = walk_house(h, size) || some;
      }
      if (!some) break;
    }
    list_sets_of_groups();
    link_groups();
  }

 private:
  static constexpr std::uint32_t kFree = 0xffffffffU;

  /// Whether there are enough, or the time is over.
  [[nodiscard]] bool full() { return table_.sets_.size() >= kMostSets || watch_.passed(); }

  /// Whether the house is large enough for sets of this size.
  bool walk_house(std::size_t h, int size) {
    const int open = std::popcount(position_.board().open_places(h));
    if (size > (open > kSmallHouse ? kMostCellsInLarge : open)) return false;
    house_ = h;
    size_ = size;
    places_here_.clear();
    base::for_each_bit(position_.board().open_places(h), [&](int place) {
      const DigitSet digits =
          position_.candidates(structure_.house(h).cells[static_cast<std::size_t>(place)]);
      if (digits.size() >= 2 && digits.size() <= size + 1) places_here_.push_back({place, digits});
    });
    extend(0, size, 0, {});
    return true;
  }

  void extend(std::size_t from, int missing, PlaceMask places, DigitSet digits) {
    if (missing == 0) {
      if (digits.size() == size_ + 1) add_set(places, digits);
      return;
    }
    for (std::size_t i = from; i + static_cast<std::size_t>(missing) <= places_here_.size(); ++i) {
      const DigitSet all = digits | places_here_[i].digits;
      if (all.size() > size_ + 1) continue;
      if (watch_.passed()) return;
      extend(i + 1, missing - 1, places | PlaceMask{1} << places_here_[i].place, all);
    }
  }

  /// A set whose cells also lie in an earlier house is in the table already.
  [[nodiscard]] bool known_from_earlier_house(PlaceMask places) const {
    const HouseInfo& house = structure_.house(house_);
    if (size_ == 1) {
      const Cell cell = house.cells[static_cast<std::size_t>(std::countr_zero(places))];
      return structure_.houses_of(cell).front().house < house_;
    }
    for (const Overlap& overlap : structure_.overlaps(house_)) {
      if (overlap.house < house_ && (places & ~overlap.here) == 0) return true;
    }
    return false;
  }

  void add_set(PlaceMask places, DigitSet digits) {
    if (full() || known_from_earlier_house(places)) return;
    const HouseInfo& house = structure_.house(house_);
    AlmostLockedSet set;
    set.digits = digits;
    set.house = static_cast<std::uint32_t>(house_);
    set.first_cell = static_cast<std::uint32_t>(table_.set_cells_.size());
    set.first_group = static_cast<std::uint32_t>(table_.set_groups_.size());
    const std::size_t at = table_.set_words_.size();
    table_.set_words_.resize(at + table_.num_words_);
    base::for_each_bit(places, [&](int place) {
      const Cell cell = house.cells[static_cast<std::size_t>(place)];
      table_.set_cells_.push_back(cell);
      table_.set_words_[at + cell.index() / 64] |= std::uint64_t{1} << (cell.index() % 64);
    });
    digits.for_each([&](Digit digit) {
      const PlaceMask with = places & position_.board().places(house_, digit);
      table_.set_groups_.push_back(intern(house, digit, with));
    });
    table_.sets_.push_back(set);
  }

  GroupIndex intern(const HouseInfo& house, Digit digit, PlaceMask places) {
    std::fill(scratch_.begin(), scratch_.end(), 0);
    std::uint64_t hash = digit.index();
    base::for_each_bit(places, [&](int place) {
      const std::size_t cell = house.cells[static_cast<std::size_t>(place)].index();
      scratch_[cell / 64] |= std::uint64_t{1} << (cell % 64);
      hash += mix(cell + 64);
    });
    hash = mix(hash);
    const std::size_t mask = index_.size() - 1;
    std::size_t slot = hash & mask;
    for (; index_[slot] != kFree; slot = (slot + 1) & mask) {
      const GroupIndex group = index_[slot];
      if (hashes_[group] == hash && table_.group_digit_[group] == digit &&
          std::equal(scratch_.begin(), scratch_.end(), table_.places(group).begin())) {
        return group;
      }
    }
    const auto group = static_cast<GroupIndex>(table_.group_digit_.size());
    index_[slot] = group;
    hashes_.push_back(hash);
    table_.group_digit_.push_back(digit);
    table_.places_.insert(table_.places_.end(), scratch_.begin(), scratch_.end());
    add_seen(house, digit, places);
    if (hashes_.size() * 2 > index_.size()) grow_index();
    return group;
  }

  void add_seen(const HouseInfo& house, Digit digit, PlaceMask places) {
    const auto with = position_.board().cells_with(digit).words();
    const std::size_t at = table_.seen_.size();
    table_.seen_.insert(table_.seen_.end(), with.begin(), with.end());
    base::for_each_bit(places, [&](int place) {
      const Cell cell = house.cells[static_cast<std::size_t>(place)];
      const auto peers = structure_.peers(cell).words();
      for (std::size_t w = 0; w < peers.size(); ++w) table_.seen_[at + w] &= peers[w];
    });
  }

  void grow_index() {
    index_.assign(index_.size() * 2, kFree);
    const std::size_t mask = index_.size() - 1;
    for (std::size_t group = 0; group < hashes_.size(); ++group) {
      std::size_t slot = hashes_[group] & mask;
      while (index_[slot] != kFree) slot = (slot + 1) & mask;
      index_[slot] = static_cast<std::uint32_t>(group);
    }
  }

  void list_sets_of_groups() {
    auto& start = table_.sets_start_;
    start.assign(table_.num_groups() + 1, 0);
    for (const GroupIndex group : table_.set_groups_) ++start[group + 1];
    for (std::size_t g = 0; g < table_.num_groups(); ++g) start[g + 1] += start[g];
    table_.sets_with_.resize(table_.set_groups_.size());
    std::vector<std::uint32_t> next(start.begin(), start.end());
    for (std::size_t s = 0; s < table_.sets_.size(); ++s) {
      for (const GroupIndex group : table_.groups_of(table_.sets_[s])) {
        table_.sets_with_[next[group]++] = static_cast<SetIndex>(s);
      }
    }
  }

  /// A linked group has its lowest cell among those that see the group, so only the groups that
  /// begin in one of these are compared.
  void link_groups() {
    const auto digits = static_cast<std::size_t>(structure_.num_digits());
    const std::size_t slots = static_cast<std::size_t>(structure_.num_cells()) * digits;
    std::vector<std::uint32_t> first(slots, kFree);
    std::vector<std::uint32_t> next(table_.num_groups(), kFree);
    for (std::size_t g = table_.num_groups(); g-- > 0;) {
      const std::size_t slot = lowest_cell(table_.places(static_cast<GroupIndex>(g))) * digits +
                               table_.group_digit_[g].index();
      next[g] = first[slot];
      first[slot] = static_cast<std::uint32_t>(g);
    }
    table_.linked_start_.push_back(0);
    for (std::size_t g = 0; g < table_.num_groups(); ++g) {
      const auto group = static_cast<GroupIndex>(g);
      if (watch_.passed()) {
        table_.linked_start_.push_back(static_cast<std::uint32_t>(table_.linked_.size()));
        continue;
      }
      const std::size_t digit = table_.group_digit_[g].index();
      const CellWords seen = table_.seen(group);
      for (std::size_t w = 0; w < seen.size(); ++w) {
        base::for_each_bit(seen[w], [&](int bit) {
          const std::size_t cell = w * 64 + static_cast<std::size_t>(bit);
          for (auto h = first[cell * digits + digit]; h != kFree; h = next[h]) {
            if (table_.are_linked(group, h)) table_.linked_.push_back(h);
          }
        });
      }
      table_.linked_start_.push_back(static_cast<std::uint32_t>(table_.linked_.size()));
    }
  }

  static std::size_t lowest_cell(CellWords words) {
    for (std::size_t w = 0; w < words.size(); ++w) {
      if (words[w] != 0) return w * 64 + static_cast<std::size_t>(std::countr_zero(words[w]));
    }
    return 0;
  }

  struct OpenPlace {
    int place = 0;
    DigitSet digits;
  };

  const Position& position_;
  const Structure& structure_;
  AlmostLockedSets& table_;
  base::Watch watch_;
  std::vector<std::uint32_t> index_;  // open addressing, a power of two
  std::vector<std::uint64_t> hashes_;
  std::vector<std::uint64_t> scratch_;
  std::vector<OpenPlace> places_here_;
  std::size_t house_ = 0;
  int size_ = 0;
};

AlmostLockedSets::AlmostLockedSets(const Position& position)
    : num_words_(CellSet(position.structure().num_cells()).words().size()) {
  Builder(position, *this).build();
}

bool AlmostLockedSets::share_cells(SetIndex a, SetIndex b) const {
  for (std::size_t w = 0; w < num_words_; ++w) {
    if ((set_words_[a * num_words_ + w] & set_words_[b * num_words_ + w]) != 0) return true;
  }
  return false;
}

bool AlmostLockedSets::are_linked(GroupIndex a, GroupIndex b) const {
  const CellWords seen_by_a = seen(a);
  const CellWords in_b = places(b);
  for (std::size_t w = 0; w < in_b.size(); ++w) {
    if ((in_b[w] & ~seen_by_a[w]) != 0) return false;
  }
  return true;
}

bool AlmostLockedSets::have_common_victim(GroupIndex a, GroupIndex b) const {
  const CellWords seen_by_a = seen(a);
  const CellWords seen_by_b = seen(b);
  for (std::size_t w = 0; w < seen_by_a.size(); ++w) {
    if ((seen_by_a[w] & seen_by_b[w]) != 0) return true;
  }
  return false;
}

DigitSet AlmostLockedSets::restricted_commons(SetIndex a, SetIndex b) const {
  DigitSet result;
  (sets_[a].digits & sets_[b].digits).for_each([&](Digit digit) {
    if (are_linked(group(a, digit), group(b, digit))) result.insert(digit);
  });
  return result;
}

std::vector<Cell> AlmostLockedSets::cells_of(CellWords words) {
  std::vector<Cell> cells;
  for (std::size_t w = 0; w < words.size(); ++w) {
    base::for_each_bit(
        words[w], [&](int bit) { cells.emplace_back(w * 64 + static_cast<std::size_t>(bit)); });
  }
  return cells;
}

}  // namespace omnidoku::logic
