// SPDX-License-Identifier: MIT
//
// Different pairs: of each place a first and a second variable.
//  1. A second digit has been used with some first ones where both are decided. A place cannot hold
//     a second digit with which all its first ones are used, nor a first one that is used with all
//     its second ones.
//  2. Where there are as many places as pairs, each pair has one: a pair with a single place left
//     is there. (More places than pairs are too many.)
// Soundness: no pair occurs twice; places and pairs correspond one to one if they are as many.
// Cost: a few operations for each place and second digit that is left there.
#include <algorithm>
#include <array>
#include <bit>

#include "engine/work.h"
#include "geometry/digit_set.h"

namespace omnidoku::engine::different_pairs_propagator {
namespace {

struct Item {
  Index primitive = 0;
  std::vector<Index> first;
  std::vector<Index> second;
};

/// Per second digit a set of first ones.
template <class Mask>
using PerSecond = std::array<Mask, geometry::kMaxDigits>;

template <class Mask, class Function>
void for_each_digit(Mask mask, Function&& function) {
  for (; mask != 0; mask = static_cast<Mask>(mask & (mask - 1)))
    function(static_cast<std::size_t>(std::countr_zero(mask)));
}

template <class Mask>
class DifferentPairsKind final : public PropagatorKind<Mask> {
 public:
  [[nodiscard]] Tier tier() const override { return Tier::overlap; }

  void compile(Compiler<Mask>& out) override {
    const std::vector<model::PostedPrimitive>& posted = out.tables().problem.primitives;
    for (Index i = 0; i < posted.size(); ++i) {
      const auto* pairs = std::get_if<model::DifferentPairs>(&posted[i].primitive);
      if (pairs == nullptr) continue;
      out.add(static_cast<Index>(items_.size()));
      Item& item = items_.emplace_back();
      item.primitive = i;
      for (const model::Variable variable : pairs->first)
        item.first.push_back(static_cast<Index>(variable.index()));
      for (const model::Variable variable : pairs->second)
        item.second.push_back(static_cast<Index>(variable.index()));
      for (const auto* list : {&item.first, &item.second}) {
        for (const Index variable : *list) out.subscribe(variable, Event::lost);
      }
    }
  }

  bool filter(Work<Mask>& work, Index index) const override {
    const Item& item = items_[index];
    PerSecond<Mask> used{};
    Mask firsts = 0;
    Mask seconds = 0;
    for (std::size_t i = 0; i < item.first.size(); ++i) {
      const Mask a = work.masks[item.first[i]];
      const Mask b = work.masks[item.second[i]];
      firsts = static_cast<Mask>(firsts | a);
      seconds = static_cast<Mask>(seconds | b);
      if (!is_single(a) || !is_single(b)) continue;
      Mask& with = used[static_cast<std::size_t>(std::countr_zero(b))];
      if ((with & a) != 0) return work.refute(item.primitive);
      with = static_cast<Mask>(with | a);
    }
    const auto num_pairs = static_cast<std::size_t>(std::popcount(firsts)) *
                           static_cast<std::size_t>(std::popcount(seconds));
    const bool holds =
        item.first.size() <= num_pairs && drop_used(work, item, used) &&
        (item.first.size() < num_pairs || place_last(work, item, used, firsts, seconds));
    return holds || work.refute(item.primitive);
  }

 private:
  static bool drop_used(Work<Mask>& work, const Item& item, const PerSecond<Mask>& used) {
    for (std::size_t i = 0; i < item.first.size(); ++i) {
      const Mask a = work.masks[item.first[i]];
      const Mask b = work.masks[item.second[i]];
      if (is_single(a) && is_single(b)) continue;
      Mask dropped = 0;
      auto common = static_cast<Mask>(~Mask{0});
      for_each_digit(b, [&](std::size_t second) {
        if ((a & ~used[second]) == 0) {
          dropped = static_cast<Mask>(dropped | Mask{1} << second);
        } else {
          common = static_cast<Mask>(common & used[second]);
        }
      });
      if (!work.reduce(item.second[i], static_cast<Mask>(b & ~dropped)) ||
          !work.reduce(item.first[i], static_cast<Mask>(a & ~common)))
        return false;
    }
    return true;
  }

  /// Rule 2.
  static bool place_last(Work<Mask>& work, const Item& item, const PerSecond<Mask>& used,
                         Mask firsts, Mask seconds) {
    PerSecond<Mask> once{};
    PerSecond<Mask> twice{};
    for (std::size_t i = 0; i < item.first.size(); ++i) {
      const Mask a = work.masks[item.first[i]];
      for_each_digit(work.masks[item.second[i]], [&](std::size_t second) {
        twice[second] = static_cast<Mask>(twice[second] | (once[second] & a));
        once[second] = static_cast<Mask>(once[second] | a);
      });
    }
    PerSecond<Mask> last{};
    Mask open = 0;
    bool all_there = true;
    for_each_digit(seconds, [&](std::size_t second) {
      all_there = all_there && once[second] == firsts;
      last[second] = static_cast<Mask>(once[second] & ~twice[second] & ~used[second]);
      if (last[second] != 0) open = static_cast<Mask>(open | Mask{1} << second);
    });
    if (!all_there) return false;
    for (std::size_t i = 0; open != 0 && i < item.first.size(); ++i) {
      const Mask a = work.masks[item.first[i]];
      Mask first = 0;
      Mask second = 0;
      int num_pairs = 0;
      for_each_digit(static_cast<Mask>(work.masks[item.second[i]] & open), [&](std::size_t digit) {
        const auto here = static_cast<Mask>(a & last[digit]);
        if (here == 0) return;
        num_pairs += std::popcount(here);
        first = here;
        second = static_cast<Mask>(Mask{1} << digit);
      });
      if (num_pairs == 0) continue;
      if (num_pairs > 1 || !work.reduce(item.first[i], first) ||
          !work.reduce(item.second[i], second))
        return false;
    }
    return true;
  }

  std::vector<Item> items_;
};

}  // namespace

OMNIDOKU_PROPAGATOR_KIND(DifferentPairsKind)

}  // namespace omnidoku::engine::different_pairs_propagator
