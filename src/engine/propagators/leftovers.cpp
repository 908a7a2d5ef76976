// SPDX-License-Identifier: MIT
//
// Leftovers of two unions of houses (the law of leftovers). k houses that do not meet, such as rows
// next to each other, and k others that do not meet, such as the regions that lie mostly in them,
// hold each digit k times. What both cover they have in common, so what the ones have outside the
// others holds each digit just as often as what the others have outside the ones:
//
//   rows    | common  | outside A |       times of a digit in A  =  times in B
//   regions | common  | outside B |
//
// Per digit: a house has it outside for sure when it has no place for it in common, and perhaps
// when it has a place outside. The number of the ones and of the others bounds its times from below
// and from above, over both sides together. A digit whose bounds cross refutes the state; where a
// side can just reach the least, each of its houses that may have the digit outside has it there,
// and where a side has reached the most, none of the others has. All digits at once: a number of
// times is kept as masks, the j-th of the digits with j times and more.
// With k = 1 this is what overlap.cpp does, so such pairs are left out, and with them the pairs
// with the same leftovers: on a classic grid none remain. On jigsaws they are what refutes most
// layouts without a solution.
// Unions begin with the first or the last house of a family, as those from its middle, tried too,
// take twice the time for the same nodes.
// Cost: a look at every cell of the 2k houses.
#include <algorithm>
#include <array>
#include <cstdint>
#include <unordered_set>
#include <vector>

#include "base/hash.h"
#include "engine/work.h"

namespace omnidoku::engine::leftovers_propagator {
namespace {

/// Larger unions are left alone: what they say is said by what lies outside them.
constexpr std::size_t kMostHouses = 8;
/// An aid only: what a hostile board could make of it must not eat all memory.
constexpr std::size_t kMostItems = 4096;

struct Item {
  Index first = 0;       ///< of its houses, in parts
  Index num_houses = 0;  ///< of each side
  Index primitive = 0;   ///< of one of the houses
};

/// Houses that do not meet.
using Family = std::vector<Index>;

/// Digits by how often they occur: in [j] those that do more than j times.
template <class Mask>
class Times {
 public:
  void add(Mask digits) {
    for (std::size_t j = size_++; j > 0; --j)
      more_than_[j] = static_cast<Mask>(more_than_[j] | (more_than_[j - 1] & digits));
    more_than_[0] = static_cast<Mask>(more_than_[0] | digits);
  }
  [[nodiscard]] Mask operator[](std::size_t j) const { return more_than_[j]; }

 private:
  std::array<Mask, kMostHouses + 1> more_than_{};
  std::size_t size_ = 0;
};

template <class Mask>
class LeftoversKind final : public PropagatorKind<Mask> {
 public:
  [[nodiscard]] Tier tier() const override { return Tier::overlap; }

  void compile(Compiler<Mask>& out) override {
    const Tables<Mask>& tables = out.tables();
    const std::vector<Family> families = families_of(tables);
    if (families.size() < 2) return;
    std::vector<std::uint64_t> numbers;  // of each cell
    for (Index cell = 0; cell < tables.num_variables; ++cell) {
      base::Hash hash;
      hash.add(cell);
      numbers.push_back(hash.value());
    }
    std::vector<std::uint64_t> marks;  // of each house: an exclusive or of numbers of its cells
    for (Index house = 0; house < tables.houses.size(); ++house) {
      std::uint64_t mark = 0;
      for (const Index cell : tables.house_cells[house]) mark ^= numbers[cell];
      marks.push_back(mark);
    }
    std::unordered_set<std::uint64_t> known;
    for (const Family& ones : families) {
      for (const Family& others : families) {
        if (&ones == &others) continue;
        add_unions(out, ones, others, marks, known);
        add_unions(out, {ones.rbegin(), ones.rend()}, others, marks, known);
      }
    }
  }

  bool filter(Work<Mask>& work, Index index) const override {
    const Item& item = items_[index];
    std::array<std::array<Mask, kMostHouses>, 2> common{};
    std::array<std::array<Mask, kMostHouses>, 2> outside{};
    std::array<Times<Mask>, 2> surely;
    std::array<Times<Mask>, 2> perhaps;
    for (std::size_t side = 0; side < 2; ++side) {
      for (std::size_t i = 0; i < item.num_houses; ++i) {
        const std::size_t part = part_of(item, side, i);
        common[side][i] = union_of(work, parts_[part]);
        outside[side][i] = union_of(work, parts_[part + 1]);
        surely[side].add(static_cast<Mask>(work.tables.all_digits & ~common[side][i]));
        perhaps[side].add(outside[side][i]);
      }
    }
    // Digits for which a side's most is just the least there must be, or its least the most.
    std::array<Mask, 2> all_wanted = {work.tables.all_digits, work.tables.all_digits};
    std::array<Mask, 2> no_more = all_wanted;
    for (std::size_t j = 0; j < item.num_houses; ++j) {
      const auto least = static_cast<Mask>(surely[0][j] | surely[1][j]);
      const auto most = static_cast<Mask>(perhaps[0][j] & perhaps[1][j]);
      if ((least & ~most) != 0) return work.refute(item.primitive);
      for (std::size_t side = 0; side < 2; ++side) {
        all_wanted[side] = static_cast<Mask>(all_wanted[side] & ~(perhaps[side][j] ^ least));
        no_more[side] = static_cast<Mask>(no_more[side] & ~(surely[side][j] ^ most));
      }
    }
    for (std::size_t side = 0; side < 2; ++side) {
      for (std::size_t i = 0; i < item.num_houses; ++i) {
        const Mask both = static_cast<Mask>(common[side][i] & outside[side][i]);
        const std::size_t part = part_of(item, side, i);
        if (!remove(work, parts_[part], static_cast<Mask>(both & all_wanted[side])) ||
            !remove(work, parts_[part + 1], static_cast<Mask>(both & no_more[side])))
          return false;
      }
    }
    return true;
  }

 private:
  /// Houses with every digit, each in the first family in which it meets none.
  static std::vector<Family> families_of(const Tables<Mask>& tables) {
    std::vector<Family> families;
    std::vector<std::vector<bool>> taken;  // per family and variable
    for (const Index house : tables.full_houses) {
      const std::span<const Index> cells = tables.house_cells[house];
      std::size_t i = 0;
      const auto meets = [&](Index cell) { return bool{taken[i][cell]}; };
      while (i < families.size() && std::any_of(cells.begin(), cells.end(), meets)) ++i;
      if (i == families.size()) {
        families.emplace_back();
        taken.emplace_back(tables.num_variables, false);
      }
      families[i].push_back(house);
      for (const Index cell : cells) taken[i][cell] = true;
    }
    return families;
  }

  /// For the first houses of a family, few or many, with those of the other that lie mostly within
  /// them. `known`: the cells of the leftovers met so far.
  void add_unions(Compiler<Mask>& out, const Family& ones, const Family& others,
                  const std::vector<std::uint64_t>& marks,
                  std::unordered_set<std::uint64_t>& known) {
    const Tables<Mask>& tables = out.tables();
    const auto num_digits = static_cast<std::size_t>(tables.num_digits);
    std::vector<std::size_t> place(tables.num_variables, others.size());  // among the others
    for (std::size_t i = 0; i < others.size(); ++i) {
      for (const Index cell : tables.house_cells[others[i]]) place[cell] = i;
    }
    std::vector<std::size_t> common(others.size() + 1, 0);
    std::uint64_t mark = 0;
    for (std::size_t count = 1; count <= std::min(ones.size(), kMostHouses); ++count) {
      for (const Index cell : tables.house_cells[ones[count - 1]]) ++common[place[cell]];
      mark ^= marks[ones[count - 1]];
      Family inside;
      std::uint64_t outside_mark = mark;
      std::size_t outside = count * num_digits;
      for (std::size_t i = 0; i < others.size(); ++i) {
        if (2 * common[i] <= num_digits) continue;
        inside.push_back(others[i]);
        outside_mark ^= marks[others[i]];
        outside -= common[i];
      }
      if (inside.size() != count || outside == 0 || outside >= num_digits) continue;
      if (!known.insert(outside_mark).second || count == 1) continue;
      if (items_.size() == kMostItems) return;
      add(out, {ones.begin(), ones.begin() + static_cast<std::ptrdiff_t>(count)}, inside);
    }
  }

  void add(Compiler<Mask>& out, const Family& ones, const Family& others) {
    const Tables<Mask>& tables = out.tables();
    const auto first = static_cast<Index>(parts_.size());
    out.add(static_cast<Index>(items_.size()));
    items_.push_back(
        {first, static_cast<Index>(ones.size()), tables.houses[ones.front()].primitive});
    add_parts(out, ones, others, false);
    add_parts(out, others, ones, true);
  }

  /// Per house what lies within the others, and what does not. What is within is subscribed to
  /// with the first side.
  void add_parts(Compiler<Mask>& out, const Family& houses, const Family& others, bool is_second) {
    const Tables<Mask>& tables = out.tables();
    const std::size_t begin = parts_.items.size();
    std::vector<bool> is_within(tables.num_variables, false);
    for (const Index house : others) {
      for (const Index cell : tables.house_cells[house]) is_within[cell] = true;
    }
    for (const Index house : houses) {
      for (const bool within : {true, false}) {
        for (const Index cell : tables.house_cells[house]) {
          if (is_within[cell] == within) parts_.items.push_back(cell);
        }
        parts_.close();
      }
    }
    const auto added = std::span(parts_.items).subspan(begin);
    for (const Index cell : added) {
      if (!is_second || !is_within[cell]) out.subscribe(cell, Event::lost);
    }
  }

  static std::size_t part_of(const Item& item, std::size_t side, std::size_t house) {
    return item.first + 2 * (side * item.num_houses + house);
  }

  static Mask union_of(const Work<Mask>& work, std::span<const Index> cells) {
    Mask all = 0;
    for (const Index cell : cells) all = static_cast<Mask>(all | work.masks[cell]);
    return all;
  }

  static bool remove(Work<Mask>& work, std::span<const Index> cells, Mask digits) {
    if (digits == 0) return true;
    for (const Index cell : cells) {
      if ((work.masks[cell] & digits) != 0 && !work.remove(cell, digits)) return false;
    }
    return true;
  }

  std::vector<Item> items_;
  Lists parts_;  ///< of each house of an item: the cells in common, the cells outside
};

}  // namespace

OMNIDOKU_PROPAGATOR_KIND(LeftoversKind)

}  // namespace omnidoku::engine::leftovers_propagator
