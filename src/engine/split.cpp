// SPDX-License-Identifier: MIT
//
// Always cuts the part with the most open candidates, at its cell with the fewest digits: one new
// part per digit, or per class of digits that are alike there. Refuted parts vanish. No clock, no
// weights, no random numbers.
#include "engine/split.h"

#include <algorithm>
#include <utility>

#include "engine/interchange.h"

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
std::optional<std::vector<SplitPart<Mask>>> split(const Tables<Mask>& tables, Search<Mask>& search,
                                                  std::vector<Mask> start, std::size_t parts,
                                                  const base::Deadline& deadline) {
  struct Part {
    std::vector<Mask> masks;
    std::uint64_t times = 1;
    std::size_t open = 0;
  };
  std::vector<Part> list;
  Interchange<Mask> interchange(tables);
  const auto add = [&](std::vector<Mask> masks, std::uint64_t times) {
    if (search.propagate_only(masks)) return;
    const std::size_t open = open_candidates(masks, tables.num_cells);
    list.push_back({std::move(masks), times, open});
  };
  add(std::move(start), 1);
  while (!list.empty() && list.size() < parts) {
    if (deadline.passed()) return std::nullopt;
    const auto widest = std::max_element(
        list.begin(), list.end(), [](const Part& a, const Part& b) { return a.open < b.open; });
    if (widest->open == 0) break;
    const Part part = std::move(*widest);
    list.erase(widest);
    const Index cell = smallest_open_cell(part.masks, tables.num_cells);
    interchange.start(part.masks, true);
    for (Mask rest = part.masks[cell]; rest != 0;) {
      const int digit = std::countr_zero(rest);
      const auto alike = static_cast<Mask>(interchange.alike(digit) & rest);
      rest = static_cast<Mask>(rest & ~alike);
      const auto choices = static_cast<std::uint64_t>(std::popcount(alike));
      std::vector<Mask> child = part.masks;
      child[cell] = static_cast<Mask>(Mask{1} << digit);
      add(std::move(child), base::saturating_product(part.times, choices));
    }
  }
  std::vector<SplitPart<Mask>> states;
  for (Part& part : list) states.push_back({std::move(part.masks), part.times});
  return states;
}

#define OMNIDOKU_INSTANTIATE(Mask)                            \
  template std::optional<std::vector<SplitPart<Mask>>> split( \
      const Tables<Mask>&, Search<Mask>&, std::vector<Mask>, std::size_t, const base::Deadline&);
OMNIDOKU_FOR_EACH_MASK(OMNIDOKU_INSTANTIATE)
#undef OMNIDOKU_INSTANTIATE

}  // namespace omnidoku::engine
