// SPDX-License-Identifier: MIT
//
// A digit of the one needs one of its partners in the other, both ways round: a solver that goes on
// by clauses of one literal then sees as much as a propagator does that keeps both supported.
#include "sat/encoding.h"

namespace omnidoku::sat::pair_relation_encoding {

namespace {

bool encode(const model::PostedPrimitive& posted, Formula& formula) {
  const auto* pair = std::get_if<model::PairRelation>(&posted.primitive);
  if (pair == nullptr) return false;
  const auto goes_with = [pair](const Option& first, const Option& second) {
    return pair->table->partners[first.choice].contains(geometry::Digit(second.choice));
  };
  for (const Option& first : formula.options(pair->first)) {
    std::vector<Literal> clause{-first.literal};
    for (const Option& second : formula.options(pair->second)) {
      if (goes_with(first, second)) clause.push_back(second.literal);
    }
    formula.add(clause);
  }
  for (const Option& second : formula.options(pair->second)) {
    std::vector<Literal> clause{-second.literal};
    for (const Option& first : formula.options(pair->first)) {
      if (goes_with(first, second)) clause.push_back(first.literal);
    }
    formula.add(clause);
  }
  return true;
}

}  // namespace

extern const Encoding descriptor;
const Encoding descriptor{encode};

}  // namespace omnidoku::sat::pair_relation_encoding
