// SPDX-License-Identifier: MIT
//
// The fixpoint. Fixed variables leave their peers first, all of them; then one marked propagator
// runs, the one with the lowest number, which is the cheapest; and so on until nothing is marked.
#include "engine/work.h"

namespace omnidoku::engine {

#define OMNIDOKU_PROPAGATOR(name)                 \
  namespace name##_propagator {                   \
    template <class Mask>                         \
    std::unique_ptr<PropagatorKind<Mask>> make(); \
  }
#include "engine/propagators/registry.inc"
#undef OMNIDOKU_PROPAGATOR

template <class Mask>
std::vector<std::unique_ptr<PropagatorKind<Mask>>> make_propagator_kinds() {
  std::vector<std::unique_ptr<PropagatorKind<Mask>>> kinds;
#define OMNIDOKU_PROPAGATOR(name) kinds.push_back(name##_propagator::make<Mask>());
#include "engine/propagators/registry.inc"
#undef OMNIDOKU_PROPAGATOR
  return kinds;
}

template <class Mask>
bool exclude_from_peers(Work<Mask>& work, Index variable) {
  const Mask digit = work.masks[variable];
  for (const Index peer : work.tables.peers[variable]) {
    if ((work.masks[peer] & digit) == 0) continue;
    if (!work.remove(peer, digit)) {
      work.failure.other = variable;
      return false;
    }
  }
  return true;
}

/// The vector form: groups of houses first, then what is marked; all of the cheap tiers before what
/// they changed is looked for, the others one by one.
template <class Mask>
bool propagate_by_differences(Work<Mask>& work) {
  const Index end_of_batch = work.tables.tier_begin[static_cast<std::size_t>(Tier::sum)];
  while (true) {
    if (work.tick()) return false;
    if (!work.look_for_differences() || !work.settle_groups()) return false;
    Index next = work.take_marked();
    if (next == kNone) return true;
    while (next != kNone) {
      const Propagator<Mask>& propagator = work.tables.propagators[next];
      ++work.runs.of[propagator.kind->number];
      if (!propagator.kind->filter(work, propagator.item)) return false;
      if (next >= end_of_batch) break;
      next = work.take_marked(end_of_batch);
    }
  }
}

template <class Mask>
bool propagate(Work<Mask>& work) {
  if (work.form() != nullptr) return propagate_by_differences(work);
  while (true) {
    if (work.tick()) return false;
    while (work.has_fixed()) {
      if (!exclude_from_peers(work, work.take_fixed())) return false;
    }
    work.mark_subscribers();
    const Index next = work.take_marked();
    if (next == kNone) return true;
    const Propagator<Mask>& propagator = work.tables.propagators[next];
    ++work.runs.of[propagator.kind->number];
    if (!propagator.kind->filter(work, propagator.item)) return false;
  }
}

template <class Mask>
bool propagate_all(Work<Mask>& work) {
  work.clear();
  for (Index variable = 0; variable < work.tables.num_variables; ++variable) {
    const Mask mask = work.masks[variable];
    if (!is_single(mask)) continue;
    if (mask == 0) {
      work.failure = {kNone, variable, kNone};
      return false;
    }
    work.push_fixed(variable);
  }
  work.mark_all();
  return propagate(work);
}

#define OMNIDOKU_INSTANTIATE(Mask)                                                           \
  template std::vector<std::unique_ptr<PropagatorKind<Mask>>> make_propagator_kinds<Mask>(); \
  template bool propagate(Work<Mask>&);                                                      \
  template bool propagate_all(Work<Mask>&);
OMNIDOKU_FOR_EACH_MASK(OMNIDOKU_INSTANTIATE)
#undef OMNIDOKU_INSTANTIATE

}  // namespace omnidoku::engine
