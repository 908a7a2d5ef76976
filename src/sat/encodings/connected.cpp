// SPDX-License-Identifier: MIT
//
// A literal for each place tells whether it is in the area. How many are is counted place by place.
// The first that is in it is the root; the others are reached from it in so many steps, over places
// that are in the area and were reached in one step less.
#include <algorithm>

#include "sat/counting.h"
#include "sat/encoding.h"

namespace omnidoku::sat::connected_encoding {

namespace {

constexpr std::size_t kMostLiterals = 200'000;

std::vector<Literal> members_of(const model::Connected& area, Formula& formula) {
  std::vector<Literal> in;
  for (const model::Variable variable : area.variables) {
    in.push_back(formula.make_literal());
    for (const Option& option : formula.options(variable)) {
      const bool is_in = area.digits.contains(geometry::Digit(option.choice));
      formula.add({-option.literal, is_in ? in.back() : -in.back()});
    }
  }
  return in;
}

void encode_size(const model::Connected& area, const std::vector<Literal>& in, Formula& formula) {
  if (area.least > in.size()) return formula.add({});
  const std::size_t most = std::min<std::size_t>(area.most, in.size());
  const std::size_t told = std::min(std::max<std::size_t>(most + 1, area.least), in.size());
  const std::vector<Literal> count = counts_of(in, told, formula);
  if (area.least > 0) formula.add({count[area.least]});
  if (most + 1 < count.size()) formula.add({-count[most + 1]});
}

void encode_ways(const model::Connected& area, const std::vector<Literal>& in, Formula& formula) {
  std::vector<Literal> reached;
  for (std::size_t i = 0; i < in.size(); ++i) {
    reached.push_back(formula.make_literal());
    formula.add({-reached[i], in[i]});
    for (std::size_t k = 0; k < i; ++k) formula.add({-reached[i], -in[k]});
  }
  const std::size_t most = std::min<std::size_t>(area.most, in.size());
  for (std::size_t steps = 1; steps < most; ++steps) {
    std::vector<Literal> further;
    for (std::size_t i = 0; i < in.size(); ++i) {
      further.push_back(formula.make_literal());
      formula.add({-further[i], in[i]});
      std::vector<Literal> from{-further[i], reached[i]};
      for (const std::uint32_t beside : (*area.graph)[i]) from.push_back(reached[beside]);
      formula.add(from);
    }
    reached = std::move(further);
  }
  for (std::size_t i = 0; i < in.size(); ++i) formula.add({-in[i], reached[i]});
}

bool encode(const model::PostedPrimitive& posted, Formula& formula) {
  const auto* area = std::get_if<model::Connected>(&posted.primitive);
  if (area == nullptr) return false;
  const std::size_t size = area->variables.size();
  if (size * std::min<std::size_t>(area->most, size) > kMostLiterals) {
    formula.give_up();
    return true;
  }
  const std::vector<Literal> in = members_of(*area, formula);
  encode_size(*area, in, formula);
  encode_ways(*area, in, formula);
  return true;
}

}  // namespace

extern const Encoding descriptor;
const Encoding descriptor{encode};

}  // namespace omnidoku::sat::connected_encoding
