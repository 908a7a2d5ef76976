// SPDX-License-Identifier: MIT
//
// One of a list of sets of digits.
#include "sat/encoding.h"

namespace omnidoku::sat::digit_sets_encoding {

namespace {

constexpr std::size_t kMostSets = 4096;

bool encode(const model::PostedPrimitive& posted, Formula& formula) {
  const auto* choice = std::get_if<model::DigitSets>(&posted.primitive);
  if (choice == nullptr) return false;
  if (choice->sets->size() > kMostSets) {
    formula.give_up();
  } else {
    formula.add_one_of_sets(choice->variables, *choice->sets);
  }
  return true;
}

}  // namespace

extern const Encoding descriptor;
const Encoding descriptor{encode};

}  // namespace omnidoku::sat::digit_sets_encoding
