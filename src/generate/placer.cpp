// SPDX-License-Identifier: MIT
//
// The registry of placers, and those that follow from the shapes of constraint types.
#include "generate/placer.h"

#include <algorithm>
#include <deque>
#include <iterator>
#include <string>
#include <vector>

#include "base/suggest.h"
#include "constraints/constraint_type.h"
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

/// Whether people call the type so, in letters of either case.
bool is_called(const constraints::ConstraintType& type, std::string_view word) {
  if (word.empty()) return false;
  std::string_view rest = type.also;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(", "), rest.size());
    if (base::edit_distance(rest.substr(0, end), word) == 0) return true;
    rest.remove_prefix(std::min(end + 2, rest.size()));
  }
  return base::edit_distance(type.title, word) == 0;
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

base::Result<const Placer*> placer_named(std::string_view id) {
  if (const Placer* placer = find_placer(id)) return placer;
  const std::vector<std::string_view> known = placeable_kinds();
  std::string called;
  for (const std::string_view kind : known) {
    if (!is_called(*constraints::find_constraint_type(kind), id)) continue;
    called += (called.empty() ? "" : ",") + std::string(kind);
  }
  return base::make_error(
      base::ErrorCode::unknown_name,
      "constraints of kind '" + std::string(id) + "' cannot be placed at random",
      called.empty() ? base::suggestion(id, known) : "did you mean '" + called + "'?");
}

base::Result<void> check_kinds(const std::vector<std::string>& kinds) {
  for (const std::string& kind : kinds) {
    if (const auto placer = placer_named(kind); !placer) return placer.error();
  }
  return {};
}

}  // namespace omnidoku::generate
