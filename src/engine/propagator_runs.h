// SPDX-License-Identifier: MIT
//
// How often propagators ran in a search: what tells where its work goes, beside its nodes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace omnidoku::engine {

/// The kinds of propagators in the order of their registry, and last the groups of houses that the
/// vector form settles at once.
inline constexpr std::array kPropagatorNames{
#define OMNIDOKU_PROPAGATOR(name) std::string_view(#name),
#include "engine/propagators/registry.inc"
#undef OMNIDOKU_PROPAGATOR
    std::string_view("house_group"),
};

/// Runs of each of kPropagatorNames: one for each item, such as one house or one sum, each time.
struct PropagatorRuns {
  std::array<std::uint64_t, kPropagatorNames.size()> of{};

  PropagatorRuns& operator+=(const PropagatorRuns& other) {
    for (std::size_t i = 0; i < of.size(); ++i) of[i] += other.of[i];
    return *this;
  }
};

}  // namespace omnidoku::engine
