// SPDX-License-Identifier: MIT
//
// One house: an AllDifferent. That a fixed variable's digit leaves its peers is done before
// (propagate.cpp, over the merged lists of all sets). Here:
//  1. A full house (as many variables as digits) holds every digit: one without a place refutes
//     the state, one with a single place is set there (hidden single). "Seen once / seen twice"
//     masks find both for all digits in one pass without a branch.
//  2. A smaller set with k variables and a union U of candidates: |U| < k refutes (pigeonhole);
//     |U| == k makes every digit of U needed, then 1 applies to U.
// Soundness: k different digits out of k use each one.
#include "engine/work.h"

namespace omnidoku::engine::house_propagator {
namespace {

template <class Mask>
class HouseKind final : public PropagatorKind<Mask> {
 public:
  [[nodiscard]] Tier tier() const override { return Tier::house; }
  [[nodiscard]] Covers covers() const override { return Covers::house; }

  void compile(Compiler<Mask>& out) override {
    const Tables<Mask>& tables = out.tables();
    for (Index house = 0; house < tables.houses.size(); ++house) {
      out.add(house);
      for (const Index cell : tables.house_cells[house]) out.subscribe(cell, Event::lost);
    }
  }

  bool filter(Work<Mask>& work, Index house) const override {
    const House& info = work.tables.houses[house];
    const std::span<const Index> cells = work.tables.house_cells[house];
    Mask once = 0;
    Mask twice = 0;
    Mask fixed = 0;
    for (const Index cell : cells) {
      const Mask mask = work.masks[cell];
      twice = static_cast<Mask>(twice | (once & mask));
      once = static_cast<Mask>(once | mask);
      fixed = static_cast<Mask>(fixed | (is_single(mask) ? mask : Mask{0}));
    }
    if (info.full) {
      if (once != work.tables.all_digits) return work.refute(info.primitive);
    } else {
      const auto available = static_cast<std::size_t>(count_digits(once));
      if (available < cells.size()) return work.refute(info.primitive);
      if (available > cells.size()) return true;
    }
    const auto hidden = static_cast<Mask>(once & ~twice & ~fixed);
    if (hidden == 0) return true;
    for (const Index cell : cells) {
      const auto digit = static_cast<Mask>(work.masks[cell] & hidden);
      if (digit == 0) continue;
      if (!is_single(digit))
        return work.refute(info.primitive);  // two digits that have no other place
      if (!work.reduce(cell, digit)) return false;
    }
    return true;
  }
};

}  // namespace

OMNIDOKU_PROPAGATOR_KIND(HouseKind)

}  // namespace omnidoku::engine::house_propagator
