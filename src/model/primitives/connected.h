// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/hash.h"
#include "geometry/digit_set.h"
#include "model/variable.h"

namespace omnidoku::model {

/// Per place in a list of variables the places beside it, increasing; a is beside b if b is
/// beside a.
using PlaceGraph = std::vector<std::vector<std::uint32_t>>;

/// The variables that hold one of some digits lie together: from each to each there is a way over
/// others of them, from neighbour to neighbour. There are `least` to `most` of them. Graphs are
/// shared between primitives.
struct Connected {
  std::vector<Variable> variables;
  geometry::DigitSet digits;
  std::shared_ptr<const PlaceGraph> graph;  ///< of the places in `variables`
  std::uint32_t least = 0;
  std::uint32_t most = 1;  ///< 1 or more

  [[nodiscard]] std::vector<Variable> scope() const { return variables; }
  /// Two that are not beside each other are too many where there is room for two alone; what else
  /// the distance tells is left to the propagator.
  [[nodiscard]] bool excludes(Choice a, Choice b) const {
    if (most > 2 || !digits.contains(a.digit) || !digits.contains(b.digit)) return false;
    if (most < 2) return true;
    const auto place = static_cast<std::size_t>(
        std::find(variables.begin(), variables.end(), a.variable) - variables.begin());
    const auto& beside = (*graph)[place];
    return std::none_of(beside.begin(), beside.end(),
                        [&](std::uint32_t other) { return variables[other] == b.variable; });
  }
  /// Nothing can be said of exchanged digits.
  [[nodiscard]] static std::optional<std::int64_t> weight(Variable /*variable*/) {
    return std::nullopt;
  }
  void add_to(base::Hash& hash) const {
    hash.add(variables.size());
    for (const Variable variable : variables) hash.add(variable.index());
    hash.add(digits.mask());
    for (const auto& beside : *graph) {
      hash.add(beside.size());
      for (const std::uint32_t place : beside) hash.add(place);
    }
    hash.add(least);
    hash.add(most);
  }
  friend bool operator==(const Connected& a, const Connected& b) {
    return a.variables == b.variables && a.digits == b.digits && a.least == b.least &&
           a.most == b.most && (a.graph == b.graph || *a.graph == *b.graph);
  }
};

}  // namespace omnidoku::model
