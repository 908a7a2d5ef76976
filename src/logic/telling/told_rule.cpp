// SPDX-License-Identifier: MIT
#include "logic/telling/told_rule.h"

#include "logic/telling/sum_words.h"

namespace omnidoku::logic {

std::string ToldRule::name(const Words& words) const {
  if (!derived) return words.one_shape(primitive);
  return words.structure().sums()[*derived].name + " (" + open_equation(words, *derived, open) +
         ")";
}

ToldRule told_rule(const Position& position, std::uint32_t primitive) {
  ToldRule rule{primitive, {}, {}};
  const auto sums = position.structure().sums();
  for (std::size_t i = 0; i < sums.size(); ++i) {
    if (!sums[i].derived || sums[i].primitive != primitive) continue;
    rule.derived = i;
    rule.open = open_part(position, i);
  }
  return rule;
}

}  // namespace omnidoku::logic
