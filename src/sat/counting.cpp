// SPDX-License-Identifier: MIT
#include "sat/counting.h"

namespace omnidoku::sat {

namespace {

/// `before` has at its place k, from 1, whether k or more are among those so far.
std::vector<Literal> counted(const std::vector<Literal>& before, Literal in, Formula& formula) {
  std::vector<Literal> after{0};
  for (std::size_t k = 1; k < before.size(); ++k) {
    const Literal now = formula.make_literal();
    formula.add({-before[k], now});
    formula.add({-now, before[k], in});
    if (k == 1) {
      formula.add({-in, now});
    } else {
      formula.add({-before[k - 1], -in, now});
      formula.add({-now, before[k], before[k - 1]});
    }
    after.push_back(now);
  }
  return after;
}

}  // namespace

std::vector<Literal> counts_of(std::span<const Literal> literals, std::size_t most,
                               Formula& formula) {
  std::vector<Literal> count{0};
  for (std::size_t k = 1; k <= most; ++k) {
    count.push_back(formula.make_literal());
    formula.add({-count.back()});
  }
  for (const Literal one : literals) count = counted(count, one, formula);
  return count;
}

}  // namespace omnidoku::sat
