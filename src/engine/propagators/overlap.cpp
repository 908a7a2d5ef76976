// SPDX-License-Identifier: MIT
//
// Intersections of two sets (pointing, claiming, and their kin on any board). House A needs some
// digits (all if it is full; all of its union if that has just as many digits as A has cells).
// Those that occur in A only where A meets B end up in B there, and so leave the rest of B.
// All digits at once, one pass over the cells outside the intersection.
// What two sets share is listed when the first of them runs: on most boards the vector form stands
// for all of them, and none ever does.
// Soundness: the digit is in A in every solution, hence in a shared cell, hence nowhere else in B.
#include <mutex>

#include "engine/propagators/overlap_lists.h"
#include "engine/work.h"

namespace omnidoku::engine::overlap_propagator {
namespace {

template <class Mask>
class OverlapKind final : public PropagatorKind<Mask> {
 public:
  [[nodiscard]] Tier tier() const override { return Tier::overlap; }
  [[nodiscard]] Covers covers() const override { return Covers::overlaps; }

  void compile(Compiler<Mask>& out) override {
    const Tables<Mask>& tables = out.tables();
    for (Index house = 0; house < tables.houses.size(); ++house) {
      out.add(house);
      for (const Index cell : tables.house_cells[house]) out.subscribe(cell, Event::lost);
    }
  }

  bool filter(Work<Mask>& work, Index house) const override {
    std::call_once(is_listed_, [&] { list_overlaps(work.tables); });
    const auto union_of = [&work](std::span<const Index> cells) {
      Mask all = 0;
      for (const Index cell : cells) all = static_cast<Mask>(all | work.masks[cell]);
      return all;
    };
    if (!work.tables.houses[house].full) {
      const std::span<const Index> cells = work.tables.house_cells[house];
      if (static_cast<std::size_t>(count_digits(union_of(cells))) > cells.size()) return true;
    }
    for (const Index overlap : overlaps_.of[house]) {
      const Mask shared = union_of(overlaps_.shared[overlap]);
      const auto confined = static_cast<Mask>(shared & ~union_of(overlaps_.from[overlap]));
      if (confined == 0) continue;
      for (const Index cell : overlaps_.to[overlap]) {
        if ((work.masks[cell] & confined) != 0 && !work.remove(cell, confined)) return false;
      }
    }
    return true;
  }

 private:
  void list_overlaps(const Tables<Mask>& tables) const {
    for (Index house = 0; house < tables.houses.size(); ++house)
      overlaps_.add(tables, tables.house_cells[house], house);
  }

  mutable std::once_flag is_listed_;  // threads share the kind
  mutable OverlapLists overlaps_;
};

}  // namespace

OMNIDOKU_PROPAGATOR_KIND(OverlapKind)

}  // namespace omnidoku::engine::overlap_propagator
