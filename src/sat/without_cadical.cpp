// SPDX-License-Identifier: MIT
//
// What there is without CaDiCaL: nothing to ask.
#include "sat/refute.h"
#include "sat/search.h"

namespace omnidoku::sat {

bool is_available() { return false; }

std::unique_ptr<Search> make_search(const model::Problem& /*problem*/,
                                    const std::vector<geometry::DigitSet>& /*start*/) {
  return nullptr;
}

std::unique_ptr<PartSearch> make_part_search(const model::Problem& /*problem*/,
                                             const std::vector<std::size_t>& /*part_of*/,
                                             std::size_t /*num_parts*/) {
  return nullptr;
}

Answer solve_clauses(std::span<const Clause> /*clauses*/, Literal /*num_literals*/,
                     const base::Limits& /*limits*/) {
  return {};
}

}  // namespace omnidoku::sat
