// SPDX-License-Identifier: MIT
//
// Each pair of digits is a literal in each place; of those of the same pair at most one holds.
#include <map>
#include <utility>

#include "sat/encoding.h"

namespace omnidoku::sat::different_pairs_encoding {

namespace {

constexpr std::size_t kMostLiterals = 200'000;

bool encode(const model::PostedPrimitive& posted, Formula& formula) {
  const auto* pairs = std::get_if<model::DifferentPairs>(&posted.primitive);
  if (pairs == nullptr) return false;
  std::size_t num_literals = 0;
  for (std::size_t i = 0; i < pairs->first.size(); ++i) {
    num_literals +=
        formula.options(pairs->first[i]).size() * formula.options(pairs->second[i]).size();
  }
  if (num_literals > kMostLiterals) {
    formula.give_up();
    return true;
  }
  std::map<std::pair<std::size_t, std::size_t>, std::vector<Literal>> places;
  for (std::size_t i = 0; i < pairs->first.size(); ++i) {
    for (const Option& a : formula.options(pairs->first[i])) {
      for (const Option& b : formula.options(pairs->second[i])) {
        const Literal both = formula.make_literal();
        formula.add({-a.literal, -b.literal, both});
        places[{a.choice, b.choice}].push_back(both);
      }
    }
  }
  for (auto& [pair, literals] : places) formula.add_at_most_one(std::move(literals));
  return true;
}

}  // namespace

extern const Encoding descriptor;
const Encoding descriptor{encode};

}  // namespace omnidoku::sat::different_pairs_encoding
