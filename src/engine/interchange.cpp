// SPDX-License-Identifier: MIT
#include "engine/interchange.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>
#include <utility>

#include "base/bits.h"
#include "base/overloaded.h"

namespace omnidoku::engine {

namespace {

template <class Mask>
Mask exchanged(Mask digits, int a, int b) {
  const auto differ = static_cast<Mask>(((digits >> a) ^ (digits >> b)) & 1U);
  return static_cast<Mask>(digits ^ (differ << a) ^ (differ << b));
}

/// Two digits are alike to a diagram that goes on from every node in the same way with both.
bool are_alike_in(const model::DiagramTable& table, geometry::Digit a, geometry::Digit b) {
  for (std::uint32_t node = 0; node < table.num_nodes(); ++node) {
    if (table.child(node, a) != table.child(node, b)) return false;
  }
  return true;
}

/// Two digits are alike to sets that are the same ones when the two are exchanged.
bool are_alike_in(const std::vector<geometry::DigitSet>& sets, geometry::Digit a,
                  geometry::Digit b) {
  return std::all_of(sets.begin(), sets.end(), [&](geometry::DigitSet set) {
    if (set.contains(a) == set.contains(b)) return true;
    const geometry::DigitSet both = geometry::DigitSet::single(a) | geometry::DigitSet::single(b);
    const std::uint64_t other = set.mask() ^ both.mask();
    return std::find(sets.begin(), sets.end(), geometry::DigitSet::from_mask(other)) != sets.end();
  });
}

}  // namespace

template <class Mask>
void Interchange<Mask>::start(std::span<const Mask> masks, bool wanted) {
  unused_.clear();
  const bool has_numbers = tables_.has_sums || !tables_.numbers.empty();
  if (!wanted || has_numbers || tables_.num_digits < 2) return;
  class_of_.assign(static_cast<std::size_t>(tables_.num_digits), tables_.all_digits);
  for (const Mask mask : masks) {
    if (mask == tables_.all_digits) continue;
    separate(mask);
    if (all_apart()) return;
  }
  separate_by_rules();
  if (!all_apart()) unused_.assign(1, tables_.all_digits);
}

/// These digits are not like the others.
template <class Mask>
void Interchange<Mask>::separate(Mask some) {
  for (std::size_t digit = 0; digit < class_of_.size(); ++digit) {
    const bool is_one = (some >> digit & 1U) != 0;
    class_of_[digit] = static_cast<Mask>(class_of_[digit] & (is_one ? some : ~some));
  }
}

/// By primitives that say more of digits than that they differ. Every primitive is named here, so
/// that one that nobody thought of does not compile.
template <class Mask>
void Interchange<Mask>::separate_by_rules() {
  std::vector<const void*> seen;
  const auto is_new = [&seen](const void* table) {
    if (std::find(seen.begin(), seen.end(), table) != seen.end()) return false;
    seen.push_back(table);
    return true;
  };
  for (const model::PostedPrimitive& posted : tables_.problem.primitives) {
    std::visit(
        base::Overloaded{
            [](const model::AllDifferent&) {},
            [](const model::LinearSum&) {},  // start()
            [&](const model::PairRelation& pair) {
              if (is_new(pair.table.get())) separate_by(*pair.table);
            },
            [](const model::Restriction&) {},
            [](const model::DifferentPairs&) {},
            [this](const model::LineRank&) { separate_unless([](int, int) { return false; }); },
            [&](const model::DigitCounts& counts) {
              separate_unless([&](int a, int b) {
                return counts.counts[tables_.to_digit(a).index()] ==
                       counts.counts[tables_.to_digit(b).index()];
              });
            },
            [&](const model::DigitSets& choice) {
              if (!is_new(choice.sets.get())) return;
              separate_unless([&](int a, int b) {
                return are_alike_in(*choice.sets, tables_.to_digit(a), tables_.to_digit(b));
              });
            },
            [&](const model::Connected& area) { separate(tables_.to_internal(area.digits)); },
            [&](const model::Diagram& diagram) {
              if (!is_new(diagram.table.get()) || diagram.table->empty()) return;
              separate_unless([&](int a, int b) {
                return are_alike_in(*diagram.table, tables_.to_digit(a), tables_.to_digit(b));
              });
            },
        },
        posted.primitive);
    if (all_apart()) return;
  }
}

/// Two digits stay alike if exchanging them leaves the table of partners as it is.
template <class Mask>
void Interchange<Mask>::separate_by(const model::PairTable& table) {
  std::vector<Mask> partners;
  for (int digit = 0; digit < tables_.num_digits; ++digit)
    partners.push_back(tables_.to_internal(table.partners[tables_.to_digit(digit).index()]));
  separate_unless([&](int a, int b) {
    for (int digit = 0; digit < tables_.num_digits; ++digit) {
      const int other = digit == a ? b : digit == b ? a : digit;
      if (exchanged(partners[static_cast<std::size_t>(digit)], a, b) !=
          partners[static_cast<std::size_t>(other)])
        return false;
    }
    return true;
  });
}

/// That holds for all of a class if it is so for each and the least of it.
template <class Mask>
template <class AreAlike>
void Interchange<Mask>::separate_unless(AreAlike&& are_alike) {
  for (int least = 0; least < tables_.num_digits; ++least) {
    const Mask mine = class_of_[static_cast<std::size_t>(least)];
    if (std::countr_zero(mine) != least || is_single(mine)) continue;
    Mask alike = 0;
    base::for_each_bit(mine, [&](int digit) {
      if (digit == least || are_alike(least, digit))
        alike = static_cast<Mask>(alike | Mask{1} << digit);
    });
    if (alike != mine) separate(alike);
  }
}

template <class Mask>
bool Interchange<Mask>::all_apart() const {
  return std::all_of(class_of_.begin(), class_of_.end(), [](Mask one) { return is_single(one); });
}

template <class Mask>
void Interchange<Mask>::descend(std::size_t level, Decision<Mask>& decision, Mask candidates) {
  if (unused_.empty()) return;
  unused_.resize(level + 2);
  unused_[level + 1] = unused_[level];
  if ((decision.digit & unused_[level]) == 0) return;
  if (decision.variable < tables_.num_cells) {
    const Mask alike = class_of_[static_cast<std::size_t>(std::countr_zero(decision.digit))];
    decision.stands_for = static_cast<Mask>(alike & unused_[level] & candidates);
  }
  unused_[level + 1] = static_cast<Mask>(unused_[level] & ~decision.digit);
}

template <class Mask>
std::uint64_t Interchange<Mask>::times(std::span<const Decision<Mask>> decisions) {
  std::uint64_t times = 1;
  for (const Decision<Mask>& decision : decisions) {
    const auto digits = static_cast<std::uint64_t>(count_digits(decision.stands_for));
    if (digits < 2) continue;
    if (times > std::numeric_limits<std::uint64_t>::max() / digits)
      return std::numeric_limits<std::uint64_t>::max();
    times *= digits;
  }
  return times;
}

template <class Mask>
std::vector<int> Interchange<Mask>::replacement(std::span<const Decision<Mask>> decisions,
                                                std::uint64_t number) const {
  std::vector<int> by(class_of_.size());
  std::iota(by.begin(), by.end(), 0);
  // The last decision's exchange is done first, the first one's on what has come of that.
  for (std::size_t i = decisions.size(); i-- > 0;) {
    Mask rest = decisions[i].stands_for;
    const auto digits = static_cast<std::uint64_t>(count_digits(rest));
    if (digits < 2) continue;
    for (std::uint64_t skip = number % digits; skip > 0; --skip)
      rest = static_cast<Mask>(rest & (rest - 1));
    number /= digits;
    const int one = std::countr_zero(decisions[i].digit);
    const int other = std::countr_zero(rest);
    for (int& digit : by) digit = digit == one ? other : digit == other ? one : digit;
  }
  return by;
}

#define OMNIDOKU_INSTANTIATE(Mask) template class Interchange<Mask>;
OMNIDOKU_FOR_EACH_MASK(OMNIDOKU_INSTANTIATE)
#undef OMNIDOKU_INSTANTIATE

}  // namespace omnidoku::engine
