// SPDX-License-Identifier: MIT
//
// Connected: an area of a graph. In it are the variables that hold none but its digits; out of it
// those that hold none of them; the rest may be in it.
//  1. What cannot be reached from what is in it, over what may be in it and few enough of that, is
//     out of it. While nothing is in it, what lies in a part that is too small is out of it.
//  2. What is the only way between two that are in it, or to as many as there must be, is in it
//     (articulation points; J. Hopcroft, R. Tarjan 1973).
// Soundness: every area that is left contains what is in it and is within what may be. When all is
// decided the first rule has found whether it is one.
// Cost: linear in the edges.
#include <algorithm>

#include "engine/work.h"

namespace omnidoku::engine::connected_propagator {
namespace {

template <class Mask>
struct Item {
  Index primitive = 0;
  Mask digits = 0;
  const model::Connected* area = nullptr;
  std::vector<Index> variables;
};

enum class Place : std::uint8_t { out, open, in };

/// What one run remembers of each place.
struct Walk final : Scratch {
  std::vector<Place> places;
  std::vector<Index> distance;  ///< how many open ones lie on the way, the place itself counted
  std::vector<Index> number;    ///< in the order of the depth-first search, from 1; 0: not met
  std::vector<Index> low;       ///< the least number that is beside what was met behind it
  std::vector<Index> behind;    ///< how many were met behind it, itself counted
  std::vector<Index> inside;    ///< how many of these are in the area
  std::vector<Index> cut_off;   ///< how many are connected by it alone
  std::vector<Index> from;
  std::vector<std::uint32_t> next_edge;
  std::vector<bool> parts;  ///< whether it parts what is in the area
  std::vector<Index> order;
};

template <class Mask>
class ConnectedKind final : public PropagatorKind<Mask> {
 public:
  [[nodiscard]] Tier tier() const override { return Tier::overlap; }
  [[nodiscard]] std::unique_ptr<Scratch> make_scratch() const override {
    return std::make_unique<Walk>();
  }

  void compile(Compiler<Mask>& out) override {
    const Tables<Mask>& tables = out.tables();
    const std::vector<model::PostedPrimitive>& posted = tables.problem.primitives;
    for (Index i = 0; i < posted.size(); ++i) {
      const auto* area = std::get_if<model::Connected>(&posted[i].primitive);
      if (area == nullptr) continue;
      out.add(static_cast<Index>(items_.size()));
      Item<Mask>& item = items_.emplace_back();
      item.primitive = i;
      item.digits = tables.to_internal(area->digits);
      item.area = area;
      for (const model::Variable variable : area->variables) {
        item.variables.push_back(static_cast<Index>(variable.index()));
        out.subscribe(item.variables.back(), Event::lost);
      }
    }
  }

  bool filter(Work<Mask>& work, Index index) const override {
    const Item<Mask>& item = items_[index];
    auto& walk = static_cast<Walk&>(work.scratch(*this));
    read_places(work, item, walk);
    const auto num_in = std::count(walk.places.begin(), walk.places.end(), Place::in);
    const bool holds = num_in == 0
                           ? drop_small_parts(work, item, walk)
                           : drop_unreached(work, item, walk) && keep_ways(work, item, walk);
    return holds || work.refute(item.primitive);
  }

 private:
  static void read_places(const Work<Mask>& work, const Item<Mask>& item, Walk& walk) {
    const std::size_t size = item.variables.size();
    walk.places.resize(size);
    for (std::size_t i = 0; i < size; ++i) {
      const Mask mask = work.masks[item.variables[i]];
      walk.places[i] = (mask & item.digits) == 0    ? Place::out
                       : (mask & ~item.digits) == 0 ? Place::in
                                                    : Place::open;
    }
  }

  /// Takes a place out of the area.
  static bool leave_out(Work<Mask>& work, const Item<Mask>& item, Walk& walk, Index place) {
    walk.places[place] = Place::out;
    const Index variable = item.variables[place];
    return work.reduce(variable, static_cast<Mask>(work.masks[variable] & ~item.digits));
  }

  /// Nothing is in the area yet.
  static bool drop_small_parts(Work<Mask>& work, const Item<Mask>& item, Walk& walk) {
    const std::size_t size = item.variables.size();
    if (item.area->least <= 1) {
      return item.area->least == 0 ||
             std::find(walk.places.begin(), walk.places.end(), Place::open) != walk.places.end();
    }
    walk.number.assign(size, 0);
    Index largest = 0;
    for (Index start = 0; start < size; ++start) {
      if (walk.places[start] != Place::open || walk.number[start] != 0) continue;
      walk.order.assign(1, start);
      walk.number[start] = 1;
      for (std::size_t i = 0; i < walk.order.size(); ++i) {
        for (const Index next : (*item.area->graph)[walk.order[i]]) {
          if (walk.places[next] == Place::out || walk.number[next] != 0) continue;
          walk.number[next] = 1;
          walk.order.push_back(next);
        }
      }
      largest = std::max(largest, static_cast<Index>(walk.order.size()));
      if (walk.order.size() >= item.area->least) continue;
      for (const Index place : walk.order) {
        if (!leave_out(work, item, walk, place)) return false;
      }
    }
    return largest >= item.area->least;
  }

  /// Rule 1 from the first that is in the area, and from all of them for the distance.
  static bool drop_unreached(Work<Mask>& work, const Item<Mask>& item, Walk& walk) {
    const auto size = static_cast<Index>(item.variables.size());
    const auto num_in =
        static_cast<Index>(std::count(walk.places.begin(), walk.places.end(), Place::in));
    if (num_in > item.area->most) return false;
    constexpr Index kFar = ~Index{0};
    walk.distance.assign(size, kFar);
    walk.order.clear();
    for (Index i = 0; i < size; ++i) {
      if (walk.places[i] != Place::in) continue;
      walk.distance[i] = 0;
      walk.order.push_back(i);
    }
    for (std::size_t i = 0; i < walk.order.size(); ++i) {
      const Index place = walk.order[i];
      if (walk.distance[place] == item.area->most - num_in) break;
      for (const Index next : (*item.area->graph)[place]) {
        if (walk.places[next] == Place::out || walk.distance[next] != kFar) continue;
        walk.distance[next] = walk.distance[place] + 1;
        walk.order.push_back(next);
      }
    }
    for (Index i = 0; i < size; ++i) {
      if (walk.places[i] != Place::open || walk.distance[i] != kFar) continue;
      if (!leave_out(work, item, walk, i)) return false;
    }
    return true;
  }

  /// Rule 2, and what of rule 1 is not within reach of the first that is in the area.
  static bool keep_ways(Work<Mask>& work, const Item<Mask>& item, Walk& walk) {
    const auto size = static_cast<Index>(item.variables.size());
    search(item, walk);
    const Index num_met = static_cast<Index>(walk.order.size());
    if (num_met < item.area->least) return false;
    for (Index i = 0; i < size; ++i) {
      if (walk.places[i] == Place::out) continue;
      if (walk.number[i] == 0) {
        if (walk.places[i] == Place::in || !leave_out(work, item, walk, i)) return false;
      } else if (walk.places[i] == Place::open) {
        const bool is_needed = walk.parts[i] || num_met - 1 - walk.cut_off[i] < item.area->least;
        if (is_needed && !work.reduce(item.variables[i], item.digits)) return false;
      }
    }
    return true;
  }

  /// Depth first from the first that is in the area, over all that are not out of it.
  static void search(const Item<Mask>& item, Walk& walk) {
    const std::size_t size = item.variables.size();
    walk.number.assign(size, 0);
    walk.low.assign(size, 0);
    walk.behind.assign(size, 1);
    walk.inside.assign(size, 0);
    walk.cut_off.assign(size, 0);
    walk.from.assign(size, 0);
    walk.next_edge.assign(size, 0);
    walk.parts.assign(size, false);
    walk.order.clear();
    const auto start = static_cast<Index>(
        std::find(walk.places.begin(), walk.places.end(), Place::in) - walk.places.begin());
    const auto meet = [&](Index place, Index from) {
      walk.order.push_back(place);
      walk.number[place] = walk.low[place] = static_cast<Index>(walk.order.size());
      walk.inside[place] = walk.places[place] == Place::in ? 1 : 0;
      walk.from[place] = from;
    };
    meet(start, start);
    for (Index place = start;;) {
      const std::vector<std::uint32_t>& beside = (*item.area->graph)[place];
      if (walk.next_edge[place] < beside.size()) {
        const Index next = beside[walk.next_edge[place]++];
        if (walk.places[next] == Place::out) continue;
        if (walk.number[next] != 0) {
          walk.low[place] = std::min(walk.low[place], walk.number[next]);
        } else {
          meet(next, place);
          place = next;
        }
        continue;
      }
      if (place == start) return;
      const Index from = walk.from[place];
      walk.low[from] = std::min(walk.low[from], walk.low[place]);
      walk.behind[from] += walk.behind[place];
      walk.inside[from] += walk.inside[place];
      if (walk.low[place] >= walk.number[from]) {
        walk.cut_off[from] += walk.behind[place];
        // The start is in the area, on the other side.
        if (walk.inside[place] > 0) walk.parts[from] = true;
      }
      place = from;
    }
  }

  std::vector<Item<Mask>> items_;
};

}  // namespace

OMNIDOKU_PROPAGATOR_KIND(ConnectedKind)

}  // namespace omnidoku::engine::connected_propagator
