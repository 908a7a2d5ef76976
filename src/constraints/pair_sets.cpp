// SPDX-License-Identifier: MIT
#include "constraints/pair_sets.h"

namespace omnidoku::constraints {

namespace {

using geometry::Digit;
using geometry::DigitSet;

/// Adds to `sets` those that begin as `begun` and go on with some of `open`, digits behind them
/// that go with all of them. False once there are too many.
bool extend(const std::vector<DigitSet>& partners, std::size_t size, DigitSet begun, DigitSet open,
            std::vector<DigitSet>& sets) {
  constexpr std::size_t kMostSets = 128;
  if (static_cast<std::size_t>(begun.size()) == size) {
    sets.push_back(begun);
    return sets.size() <= kMostSets;
  }
  bool is_few = true;
  open.for_each([&](Digit digit) {
    if (!is_few) return;
    open.erase(digit);
    DigitSet longer = begun;
    longer.insert(digit);
    is_few = extend(partners, size, longer, open & partners[digit.index()], sets);
  });
  return is_few;
}

}  // namespace

std::optional<std::vector<DigitSet>> sets_of_pairs(
    int num_digits, std::size_t size, const std::function<bool(Digit, Digit)>& go_together) {
  constexpr int kMostDigits = 16;
  if (num_digits > kMostDigits) return std::nullopt;
  std::vector<DigitSet> partners(static_cast<std::size_t>(num_digits));
  for (int a = 0; a < num_digits; ++a) {
    if (go_together(Digit(a), Digit(a))) return std::nullopt;
    for (int b = 0; b < num_digits; ++b) {
      if (go_together(Digit(a), Digit(b)) || go_together(Digit(b), Digit(a)))
        partners[static_cast<std::size_t>(a)].insert(Digit(b));
    }
  }
  std::vector<DigitSet> sets;
  if (!extend(partners, size, {}, DigitSet::all(num_digits), sets) || sets.empty())
    return std::nullopt;
  return sets;
}

}  // namespace omnidoku::constraints
