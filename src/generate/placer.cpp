// SPDX-License-Identifier: MIT
//
// The registry of placers, and those that follow from the shapes of constraint types.
#include "generate/placer.h"

#include <algorithm>
#include <deque>
#include <iterator>
#include <vector>

#include "generate/generate.h"
#include "generate/shape_placer.h"

namespace omnidoku::generate {

#define OMNIDOKU_PLACER(name)       \
  namespace name##_placer {         \
    extern const Placer descriptor; \
  }
#include "generate/placers/registry.inc"
#undef OMNIDOKU_PLACER

namespace {

#define OMNIDOKU_PLACER(name) &name##_placer::descriptor,
constexpr const Placer* kRegistered[] = {
#include "generate/placers/registry.inc"
};
#undef OMNIDOKU_PLACER

std::vector<const Placer*> list_placers() {
  static std::deque<Placer> by_shape;
  std::vector<const Placer*> all(std::begin(kRegistered), std::end(kRegistered));
  for (const constraints::ConstraintType* type : constraints::constraint_types()) {
    const bool registered = std::any_of(std::begin(kRegistered), std::end(kRegistered),
                                        [type](const Placer* p) { return p->id == type->id; });
    if (registered) continue;
    if (auto placer = shape_placer(*type)) all.push_back(&by_shape.emplace_back(*placer));
  }
  return all;
}

}  // namespace

std::span<const Placer* const> placers() {
  static const std::vector<const Placer*> kPlacers = list_placers();
  return kPlacers;
}

const Placer* find_placer(std::string_view id) {
  for (const Placer* placer : placers()) {
    if (placer->id == id) return placer;
  }
  return nullptr;
}

std::vector<std::string_view> placeable_kinds() {
  std::vector<std::string_view> ids;
  for (const Placer* placer : placers()) ids.push_back(placer->id);
  return ids;
}

}  // namespace omnidoku::generate
