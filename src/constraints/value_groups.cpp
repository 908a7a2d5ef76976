// SPDX-License-Identifier: MIT
#include "constraints/value_groups.h"

namespace omnidoku::constraints {

using geometry::Digit;

std::int64_t third_of(const model::Puzzle& puzzle, Digit digit) {
  const int count = puzzle.num_digits();
  int below = 0;
  for (int i = 0; i < count; ++i) {
    if (puzzle.symbols.value(Digit(i)) < puzzle.symbols.value(digit)) ++below;
  }
  const int outer = (count + 1) / kThirds;
  return below < outer ? 0 : below < count - outer ? 1 : 2;
}

std::int64_t remainder_of(const model::Puzzle& puzzle, Digit digit, std::int64_t modulus) {
  const std::int64_t rest = puzzle.symbols.value(digit) % modulus;
  return rest < 0 ? rest + modulus : rest;
}

}  // namespace omnidoku::constraints
