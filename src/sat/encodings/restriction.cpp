// SPDX-License-Identifier: MIT
#include "sat/encoding.h"

namespace omnidoku::sat::restriction_encoding {

namespace {

bool encode(const model::PostedPrimitive& posted, Formula& formula) {
  const auto* one = std::get_if<model::Restriction>(&posted.primitive);
  if (one == nullptr) return false;
  for (const Option& option : formula.options(one->variable)) {
    if (!one->digits.contains(geometry::Digit(option.choice))) formula.add({-option.literal});
  }
  return true;
}

}  // namespace

extern const Encoding descriptor;
const Encoding descriptor{encode};

}  // namespace omnidoku::sat::restriction_encoding
