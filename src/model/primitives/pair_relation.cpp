// SPDX-License-Identifier: MIT
#include "model/primitives/pair_relation.h"

#include <utility>

namespace omnidoku::model {

bool PairRelation::excludes(Choice a, Choice b) const {
  if (a.variable == second) std::swap(a, b);
  return !table->partners[a.digit.index()].contains(b.digit);
}

void PairRelation::add_to(base::Hash& hash) const {
  hash.add(first.index());
  hash.add(second.index());
  for (const geometry::DigitSet digits : table->partners) hash.add(digits.mask());
}

}  // namespace omnidoku::model
