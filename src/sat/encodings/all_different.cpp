// SPDX-License-Identifier: MIT
//
// At most one variable for each digit; and where there are as many digits as variables, one.
#include "sat/encoding.h"

namespace omnidoku::sat::all_different_encoding {

namespace {

bool encode(const model::PostedPrimitive& posted, Formula& formula) {
  const auto* set = std::get_if<model::AllDifferent>(&posted.primitive);
  if (set == nullptr) return false;
  std::vector<std::vector<Literal>> places(static_cast<std::size_t>(formula.problem().num_digits));
  for (const model::Variable variable : set->variables) {
    for (const Option& option : formula.options(variable))
      places[option.choice].push_back(option.literal);
  }
  std::erase_if(places, [](const auto& of_digit) { return of_digit.empty(); });
  // Too few digits: said at once, as no solver of clauses learns to count them.
  if (places.size() < set->variables.size()) formula.add({});
  for (std::vector<Literal>& of_digit : places) {
    if (places.size() == set->variables.size()) formula.add(of_digit);
    formula.add_at_most_one(std::move(of_digit));
  }
  return true;
}

}  // namespace

extern const Encoding descriptor;
const Encoding descriptor{encode};

}  // namespace omnidoku::sat::all_different_encoding
