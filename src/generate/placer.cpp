// SPDX-License-Identifier: MIT
//
// The registry of placers.
#include "generate/placer.h"

#include "generate/generate.h"

namespace omnidoku::generate {

#define OMNIDOKU_PLACER(name)       \
  namespace name##_placer {         \
    extern const Placer descriptor; \
  }
#include "generate/placers/registry.inc"
#undef OMNIDOKU_PLACER

namespace {

#define OMNIDOKU_PLACER(name) &name##_placer::descriptor,
constexpr const Placer* kPlacers[] = {
#include "generate/placers/registry.inc"
};
#undef OMNIDOKU_PLACER

}  // namespace

std::span<const Placer* const> placers() { return kPlacers; }

const Placer* find_placer(std::string_view id) {
  for (const Placer* placer : kPlacers) {
    if (placer->id == id) return placer;
  }
  return nullptr;
}

std::vector<std::string_view> placeable_kinds() {
  std::vector<std::string_view> ids;
  for (const Placer* placer : kPlacers) ids.push_back(placer->id);
  return ids;
}

}  // namespace omnidoku::generate
