// SPDX-License-Identifier: MIT
//
// How many of the variables hold a digit is counted place by place; some numbers are not allowed.
#include "sat/counting.h"
#include "sat/encoding.h"

namespace omnidoku::sat::digit_counts_encoding {

namespace {

bool encode(const model::PostedPrimitive& posted, Formula& formula) {
  const auto* counted = std::get_if<model::DigitCounts>(&posted.primitive);
  if (counted == nullptr) return false;
  for (std::size_t digit = 0; digit < counted->counts.size(); ++digit) {
    std::vector<Literal> literals;
    for (const model::Variable variable : counted->variables) {
      for (const Option& option : formula.options(variable)) {
        if (option.choice == digit) literals.push_back(option.literal);
      }
    }
    const std::vector<Literal> count = counts_of(literals, literals.size(), formula);
    for (std::size_t number = 0; number <= literals.size(); ++number) {
      if ((counted->counts[digit] >> number & 1U) != 0) continue;
      std::vector<Literal> clause;  // less, or more
      if (number > 0) clause.push_back(-count[number]);
      if (number < literals.size()) clause.push_back(count[number + 1]);
      formula.add(clause);
    }
  }
  return true;
}

}  // namespace

extern const Encoding descriptor;
const Encoding descriptor{encode};

}  // namespace omnidoku::sat::digit_counts_encoding
