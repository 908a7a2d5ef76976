// SPDX-License-Identifier: MIT
#include "ratings/se/rater.h"

#include <algorithm>

#include "ratings/se/aligned_exclusion.h"
#include "ratings/se/hint.h"
#include "ratings/se/patterns.h"
#include "ratings/se/simple_chains.h"
#include "ratings/se/uniqueness.h"

namespace omnidoku::ratings::se {
namespace {

using Producer = bool (*)(const Grid&, Hint&);

/// In the order in which the program asks them; after every step from the first again.
constexpr Producer kProducers[] = {
    hidden_single,
    direct_intersection,
    [](const Grid& grid, Hint& hint) { return direct_hidden_set(grid, 2, hint); },
    naked_single,
    [](const Grid& grid, Hint& hint) { return direct_hidden_set(grid, 3, hint); },
    intersection,
    [](const Grid& grid, Hint& hint) { return naked_set(grid, 2, hint); },
    [](const Grid& grid, Hint& hint) { return fish(grid, 2, hint); },
    [](const Grid& grid, Hint& hint) { return hidden_set(grid, 2, hint); },
    [](const Grid& grid, Hint& hint) { return naked_set(grid, 3, hint); },
    [](const Grid& grid, Hint& hint) { return fish(grid, 3, hint); },
    [](const Grid& grid, Hint& hint) { return hidden_set(grid, 3, hint); },
    [](const Grid& grid, Hint& hint) { return wing(grid, 2, hint); },
    [](const Grid& grid, Hint& hint) { return wing(grid, 3, hint); },
    unique_loop,
    [](const Grid& grid, Hint& hint) { return naked_set(grid, 4, hint); },
    [](const Grid& grid, Hint& hint) { return fish(grid, 4, hint); },
    [](const Grid& grid, Hint& hint) { return hidden_set(grid, 4, hint); },
    bivalue_universal_grave,
    aligned_pair_exclusion,
    simple_chain,
    aligned_triplet_exclusion,
};

/// After those, likewise.
constexpr ChainKinds kChains[] = {
    {.multiple = false, .dynamic = true, .nishio = true, .level = 0},
    {.multiple = true, .dynamic = false, .nishio = false, .level = 0},
    {.multiple = true, .dynamic = true, .nishio = false, .level = 0},
    {.multiple = true, .dynamic = true, .nishio = false, .level = 1},
    {.multiple = true, .dynamic = true, .nishio = false, .level = 2},
    {.multiple = true, .dynamic = true, .nishio = false, .level = 3},
    {.multiple = true, .dynamic = true, .nishio = false, .level = 4},
    {.multiple = true, .dynamic = true, .nishio = false, .level = 5},
};

bool next_step(const Grid& grid, MultipleChains& chains, const base::Deadline& deadline,
               Hint& hint) {
  return std::ranges::any_of(kProducers, [&](Producer produce) { return produce(grid, hint); }) ||
         std::ranges::any_of(
             kChains, [&](ChainKinds kinds) { return chains.find(grid, kinds, deadline, hint); });
}

void apply(const Hint& hint, Grid& grid) {
  for (const Removal& removal : hint.removals.items()) {
    base::for_each_bit(removal.digits, [&](int digit) { grid.remove(removal.cell, digit); });
  }
  if (hint.places_digit()) grid.place(hint.cell, hint.digit);
}

/// As the program prints it: cut off after the first decimal of the value raised by a half.
int tenths(double difficulty) { return static_cast<int>((difficulty + 0.05) * 10); }

}  // namespace

Rating Rater::rate(std::span<const int, kCells> givens, const base::Deadline& deadline) {
  Grid grid;
  int cell = 0;
  for (const int digit : givens) {
    if (digit != 0) grid.place(cell, digit - 1);
    ++cell;
  }
  Rating rating;
  double hardest = 0;
  while (grid.empty_cells() > 0) {
    Hint hint;
    const bool found = next_step(grid, chains_, deadline, hint);
    if (!found || deadline.passed()) {
      if (deadline.passed()) rating.end = Rating::End::stopped;
      return rating;
    }
    if (hint.difficulty > hardest) {
      hardest = hint.difficulty;
      rating.hardest = tenths(hardest);
      rating.hardest_technique = hint.technique;
    }
    apply(hint, grid);
    if (rating.to_first_digit != 0) continue;
    if (rating.first_step == 0) rating.first_step = rating.hardest;
    if (hint.places_digit()) rating.to_first_digit = rating.hardest;
  }
  rating.end = Rating::End::solved;
  return rating;
}

}  // namespace omnidoku::ratings::se
