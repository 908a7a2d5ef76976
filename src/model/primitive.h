// SPDX-License-Identifier: MIT
//
// Primitive: one of the few kinds of rules that a puzzle is lowered to. A kind is a header of its
// own under model/primitives plus its name below. Every kind can be asked
//
//   scope()          the variables it lies on, each once
//   excludes(a, b)   whether two choices, in different variables of its scope, cannot both be
//                    made, whatever the others hold
//   weight(v)        how much the variable's digit counts: two groups of cells in which it counts
//                    the same may exchange their digits without its noticing; nothing when no
//                    exchange goes unnoticed
//   add_to(hash)     all that distinguishes it from others of its kind
//   ==               whether it is the same rule on the same variables
//
// A kind that lacks one of them does not compile, nor does one that a std::visit over the others
// forgets: the engine's tables (a kind that nobody propagates), logic/structure.
#pragma once

#include <variant>
#include <vector>

#include "model/primitives/all_different.h"
#include "model/primitives/connected.h"
#include "model/primitives/diagram.h"
#include "model/primitives/different_pairs.h"
#include "model/primitives/digit_counts.h"
#include "model/primitives/digit_sets.h"
#include "model/primitives/line_rank.h"
#include "model/primitives/linear_sum.h"
#include "model/primitives/pair_relation.h"
#include "model/primitives/restriction.h"

namespace omnidoku::model {

using Primitive = std::variant<AllDifferent, LinearSum, PairRelation, Restriction, Diagram,
                               DigitSets, Connected, DifferentPairs, LineRank, DigitCounts>;

[[nodiscard]] inline std::vector<Variable> scope_of(const Primitive& primitive) {
  return std::visit([](const auto& kind) { return kind.scope(); }, primitive);
}
[[nodiscard]] inline bool excludes(const Primitive& primitive, Choice a, Choice b) {
  return std::visit([&](const auto& kind) { return kind.excludes(a, b); }, primitive);
}
[[nodiscard]] inline std::optional<std::int64_t> weight_in(const Primitive& primitive,
                                                           Variable variable) {
  return std::visit([variable](const auto& kind) { return kind.weight(variable); }, primitive);
}
inline void add_to(base::Hash& hash, const Primitive& primitive) {
  hash.add(primitive.index());
  std::visit([&hash](const auto& kind) { kind.add_to(hash); }, primitive);
}

}  // namespace omnidoku::model
