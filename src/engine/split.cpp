// SPDX-License-Identifier: MIT
//
// Always cuts the part with the most open candidates, at its cell with the fewest digits: one new
// part per digit. Refuted parts vanish. No clock, no weights, no random numbers.
#include "engine/split.h"

#include <algorithm>
#include <utility>

namespace omnidoku::engine {

namespace {

/// Candidates beyond the one each variable will keep: a measure of the work left, 0 when solved.
template <class Mask>
std::size_t open_candidates(const std::vector<Mask>& masks, Index num_cells) {
  std::size_t open = 0;
  for (Index cell = 0; cell < num_cells; ++cell) {
    open += static_cast<std::size_t>(std::popcount(masks[cell])) - 1;
  }
  return open;
}

template <class Mask>
Index smallest_open_cell(const std::vector<Mask>& masks, Index num_cells) {
  Index best = kNone;
  int best_size = 0;
  for (Index cell = 0; cell < num_cells; ++cell) {
    const int size = std::popcount(masks[cell]);
    if (size < 2 || (best != kNone && size >= best_size)) continue;
    best = cell;
    best_size = size;
  }
  return best;
}

}  // namespace

template <class Mask>
std::vector<std::vector<Mask>> split(const Tables<Mask>& tables, Search<Mask>& search,
                                     std::vector<Mask> start, std::size_t parts) {
  struct Part {
    std::vector<Mask> masks;
    std::size_t open = 0;
  };
  std::vector<Part> list;
  const auto add = [&](std::vector<Mask> masks) {
    if (search.propagate_only(masks)) return;
    const std::size_t open = open_candidates(masks, tables.num_cells);
    list.push_back({std::move(masks), open});
  };
  add(std::move(start));
  while (!list.empty() && list.size() < parts) {
    const auto widest = std::max_element(
        list.begin(), list.end(), [](const Part& a, const Part& b) { return a.open < b.open; });
    if (widest->open == 0) break;
    const Part part = std::move(*widest);
    list.erase(widest);
    const Index cell = smallest_open_cell(part.masks, tables.num_cells);
    base::for_each_bit(part.masks[cell], [&](int digit) {
      std::vector<Mask> child = part.masks;
      child[cell] = static_cast<Mask>(Mask{1} << digit);
      add(std::move(child));
    });
  }
  std::vector<std::vector<Mask>> states;
  for (Part& part : list) states.push_back(std::move(part.masks));
  return states;
}

template std::vector<std::vector<std::uint16_t>> split(const Tables<std::uint16_t>&,
                                                       Search<std::uint16_t>&,
                                                       std::vector<std::uint16_t>, std::size_t);
template std::vector<std::vector<std::uint32_t>> split(const Tables<std::uint32_t>&,
                                                       Search<std::uint32_t>&,
                                                       std::vector<std::uint32_t>, std::size_t);
template std::vector<std::vector<std::uint64_t>> split(const Tables<std::uint64_t>&,
                                                       Search<std::uint64_t>&,
                                                       std::vector<std::uint64_t>, std::size_t);

}  // namespace omnidoku::engine
