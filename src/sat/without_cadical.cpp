// SPDX-License-Identifier: MIT
//
// What there is without CaDiCaL: nothing to ask.
#include "sat/search.h"

namespace omnidoku::sat {

bool is_available() { return false; }

std::unique_ptr<Search> make_search(const model::Problem& /*problem*/,
                                    const std::vector<geometry::DigitSet>& /*start*/) {
  return nullptr;
}

}  // namespace omnidoku::sat
