// SPDX-License-Identifier: MIT
//
// Digit counts: how often each digit can occur in some variables.
//  1. It does where it is fixed, and at most once in each part of the variables that a house has;
//     the variables are divided into such parts in several ways, and the least number counts.
//  2. All counts together come to the number of variables: which of its counts each digit can have
//     beside those of the others, sets of reachable totals tell, forwards and backwards.
//  3. A digit that is there as often as it can be goes from the rest. One that needs all its places
//     has them, one that needs all parts has what is alone in one, and leaves what sees all that it
//     has in one.
// Soundness: of different variables at most one holds a digit; 2 is exact for counts as they are
// bounded. Not exact.
// Cost: a few operations for each digit and variable, and for each digit and count.
// Source of the idea to count by parts of houses: Interactive Sudoku Solver, CountingCircles.
#include <algorithm>
#include <array>
#include <bit>

#include "base/check.h"
#include "engine/work.h"
#include "geometry/digit_set.h"

namespace omnidoku::engine::digit_counts_propagator {
namespace {

constexpr std::size_t kMostDivisions = 4;

/// Variables of the item that all differ, as bits of their places, and the others that differ from
/// all of them.
struct Group {
  std::uint64_t members = 0;
  std::vector<Index> outside;
};

struct Item {
  Index primitive = 0;
  std::vector<Index> variables;
  std::vector<std::uint64_t> counts;          ///< per internal digit
  std::vector<std::vector<Group>> divisions;  ///< each of all variables
};

/// Which totals from 0 to 63 are reached from some others by one of the counts.
std::uint64_t totals_after(std::uint64_t totals, std::uint64_t counts) {
  std::uint64_t after = 0;
  for (; counts != 0; counts &= counts - 1) after |= totals << std::countr_zero(counts);
  return after;
}
std::uint64_t totals_before(std::uint64_t totals, std::uint64_t counts) {
  std::uint64_t before = 0;
  for (; counts != 0; counts &= counts - 1) before |= totals >> std::countr_zero(counts);
  return before;
}

template <class Mask>
class DigitCountsKind final : public PropagatorKind<Mask> {
 public:
  [[nodiscard]] Tier tier() const override { return Tier::sum; }

  void compile(Compiler<Mask>& out) override {
    const Tables<Mask>& tables = out.tables();
    const std::vector<model::PostedPrimitive>& posted = tables.problem.primitives;
    for (Index i = 0; i < posted.size(); ++i) {
      const auto* counted = std::get_if<model::DigitCounts>(&posted[i].primitive);
      if (counted == nullptr) continue;
      OMNIDOKU_CHECK(counted->variables.size() <= model::DigitCounts::kMostCounted);
      out.add(static_cast<Index>(items_.size()));
      Item& item = items_.emplace_back();
      item.primitive = i;
      for (const model::Variable variable : counted->variables) {
        item.variables.push_back(static_cast<Index>(variable.index()));
        out.subscribe(item.variables.back(), Event::lost);
      }
      for (int digit = 0; digit < tables.num_digits; ++digit)
        item.counts.push_back(counted->counts[tables.to_digit(digit).index()]);
      divide(tables, item);
    }
  }

  bool filter(Work<Mask>& work, Index index) const override {
    const Item& item = items_[index];
    const std::size_t num_digits = item.counts.size();
    const std::size_t size = item.variables.size();
    std::array<std::uint64_t, geometry::kMaxDigits> places{};  // per digit, where it can be
    std::array<std::uint64_t, geometry::kMaxDigits> fixed{};   // and where it is
    for (std::size_t place = 0; place < size; ++place) {
      Mask left = work.masks[item.variables[place]];
      const std::uint64_t bit = std::uint64_t{1} << place;
      if (is_single(left)) fixed[static_cast<std::size_t>(std::countr_zero(left))] |= bit;
      for (; left != 0; left = static_cast<Mask>(left & (left - 1)))
        places[static_cast<std::size_t>(std::countr_zero(left))] |= bit;
    }
    std::array<std::uint64_t, geometry::kMaxDigits> counts{};
    for (std::size_t digit = 0; digit < num_digits; ++digit) {
      const int least = std::popcount(fixed[digit]);
      const int most = most_of(item, places[digit]);
      counts[digit] = item.counts[digit] & base::low_bits<std::uint64_t>(most + 1) &
                      ~base::low_bits<std::uint64_t>(least);
    }
    return fit_together(counts, num_digits, size) && place_all(work, item, places, fixed, counts)
               ? true
               : work.refute(item.primitive);
  }

 private:
  /// Divisions by houses in their order, each of which is in one of them only.
  static void divide(const Tables<Mask>& tables, Item& item) {
    const std::size_t size = item.variables.size();
    const std::uint64_t all = base::low_bits<std::uint64_t>(static_cast<int>(size));
    std::vector<std::uint64_t> shares;  // of each house
    for (Index house = 0; house < tables.houses.size(); ++house) {
      std::uint64_t share = 0;
      for (std::size_t place = 0; place < size; ++place) {
        const std::span<const Index> cells = tables.house_cells[house];
        if (std::binary_search(cells.begin(), cells.end(), item.variables[place]))
          share |= std::uint64_t{1} << place;
      }
      shares.push_back(share);
    }
    for (std::size_t i = 0; i < kMostDivisions; ++i) {
      std::vector<Group> groups;
      std::uint64_t open = all;
      for (std::uint64_t& share : shares) {
        if (std::popcount(share & open) < 2) continue;
        groups.push_back({share & open, {}});
        open &= ~share;
        share = 0;
      }
      if (groups.empty() && i > 0) return;
      for (; open != 0; open &= open - 1) groups.push_back({open & (0 - open), {}});
      for (Group& group : groups) find_outside(tables, item, group);
      item.divisions.push_back(std::move(groups));
    }
  }

  static void find_outside(const Tables<Mask>& tables, const Item& item, Group& group) {
    const auto first = static_cast<std::size_t>(std::countr_zero(group.members));
    for (const Index peer : tables.peers[item.variables[first]]) {
      bool sees_all = true;
      base::for_each_bit(group.members, [&](int place) {
        sees_all = sees_all && tables.differ(peer, item.variables[static_cast<std::size_t>(place)]);
      });
      if (sees_all) group.outside.push_back(peer);
    }
  }

  /// In how many of the places a digit can be at most.
  static int most_of(const Item& item, std::uint64_t places) {
    int most = std::popcount(places);
    for (const std::vector<Group>& groups : item.divisions)
      most = std::min(most, met(groups, places));
    return most;
  }
  static int met(const std::vector<Group>& groups, std::uint64_t places) {
    return static_cast<int>(std::count_if(groups.begin(), groups.end(), [&](const Group& group) {
      return (group.members & places) != 0;
    }));
  }

  /// Keeps of each digit's counts those with which all can come to so many.
  static bool fit_together(std::array<std::uint64_t, geometry::kMaxDigits>& counts,
                           std::size_t num_digits, std::size_t total) {
    std::array<std::uint64_t, geometry::kMaxDigits + 1> reached{};
    reached[0] = 1;
    for (std::size_t digit = 0; digit < num_digits; ++digit)
      reached[digit + 1] = totals_after(reached[digit], counts[digit]);
    std::uint64_t wanted = std::uint64_t{1} << total;
    if ((reached[num_digits] & wanted) == 0) return false;
    for (std::size_t digit = num_digits; digit-- > 0;) {
      std::uint64_t kept = 0;
      for (std::uint64_t rest = counts[digit]; rest != 0; rest &= rest - 1) {
        if (((reached[digit] << std::countr_zero(rest)) & wanted) != 0) kept |= rest & (0 - rest);
      }
      wanted = totals_before(wanted, kept);
      counts[digit] = kept;
    }
    return true;
  }

  static bool place_all(Work<Mask>& work, const Item& item,
                        const std::array<std::uint64_t, geometry::kMaxDigits>& places,
                        const std::array<std::uint64_t, geometry::kMaxDigits>& fixed,
                        const std::array<std::uint64_t, geometry::kMaxDigits>& counts) {
    for (std::size_t digit = 0; digit < item.counts.size(); ++digit) {
      if (places[digit] == 0) continue;
      const auto here = static_cast<Mask>(Mask{1} << digit);
      const int least = std::countr_zero(counts[digit]);
      const int most = static_cast<int>(std::bit_width(counts[digit])) - 1;
      if (most == std::popcount(fixed[digit])) {
        if (!remove(work, item, places[digit] & ~fixed[digit], here)) return false;
      } else if (least == std::popcount(places[digit])) {
        if (!hold(work, item, places[digit], here)) return false;
      } else {
        for (const std::vector<Group>& groups : item.divisions) {
          if (met(groups, places[digit]) != least) continue;
          if (!use_each(work, item, groups, places[digit], here)) return false;
        }
      }
    }
    return true;
  }

  /// The digit is in each group that it can be in.
  static bool use_each(Work<Mask>& work, const Item& item, const std::vector<Group>& groups,
                       std::uint64_t places, Mask digit) {
    for (const Group& group : groups) {
      const std::uint64_t mine = group.members & places;
      if (mine == 0) continue;
      if ((mine & (mine - 1)) == 0 && !hold(work, item, mine, digit)) return false;
      for (const Index other : group.outside) {
        if (!work.remove(other, digit)) return false;
      }
    }
    return true;
  }

  static bool remove(Work<Mask>& work, const Item& item, std::uint64_t places, Mask digit) {
    for (; places != 0; places &= places - 1) {
      if (!work.remove(item.variables[static_cast<std::size_t>(std::countr_zero(places))], digit))
        return false;
    }
    return true;
  }
  static bool hold(Work<Mask>& work, const Item& item, std::uint64_t places, Mask digit) {
    for (; places != 0; places &= places - 1) {
      if (!work.reduce(item.variables[static_cast<std::size_t>(std::countr_zero(places))], digit))
        return false;
    }
    return true;
  }

  std::vector<Item> items_;
};

}  // namespace

OMNIDOKU_PROPAGATOR_KIND(DigitCountsKind)

}  // namespace omnidoku::engine::digit_counts_propagator
