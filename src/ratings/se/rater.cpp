// SPDX-License-Identifier: MIT
#include "ratings/se/rater.h"

#include <algorithm>
#include <iterator>
#include <limits>

#include "ratings/se/grave.h"
#include "ratings/se/hint.h"

namespace omnidoku::ratings::se {
namespace {

/// In the order in which the program asks for them.
constexpr ChainKinds kNishio{.dynamic = true, .nishio = true};
constexpr ChainKinds kChains[] = {
    {.multiple = true, .dynamic = false, .nishio = false, .level = 0},
    {.multiple = true, .dynamic = true, .nishio = false, .level = 0},
    {.multiple = true, .dynamic = true, .nishio = false, .level = 1},
    {.multiple = true, .dynamic = true, .nishio = false, .level = 2},
    {.multiple = true, .dynamic = true, .nishio = false, .level = 3},
    {.multiple = true, .dynamic = true, .nishio = false, .level = 4},
    {.multiple = true, .dynamic = true, .nishio = false, .level = 5},
};
/// So that none of those that follow one that is too hard is worth its search.
static_assert(least_difficulty(kNishio) <= least_difficulty(kChains[0]) &&
              std::is_sorted(std::begin(kChains), std::end(kChains),
                             [](ChainKinds a, ChainKinds b) {
                               return least_difficulty(a) < least_difficulty(b);
                             }));

void apply(const Hint& hint, Grid& grid) {
  for (const Removal& removal : hint.removals.items()) {
    base::for_each_bit(removal.digits, [&](int digit) { grid.remove(removal.cell, digit); });
  }
  if (hint.places_digit()) grid.place(hint.cell, hint.digit);
}

/// As the program prints it: cut off after the first decimal of the value raised by a half.
int tenths(double difficulty) { return static_cast<int>((difficulty + 0.05) * 10); }

/// How hard a further step of a wanted puzzle may be, in tenths.
int most_difficulty(Wanted wanted, const Rating& rating) {
  const int bound = wanted == Wanted::pearls     ? rating.to_first_digit
                    : wanted == Wanted::diamonds ? rating.first_step
                                                 : 0;
  return bound == 0 ? std::numeric_limits<int>::max() : bound;
}

}  // namespace

void Rater::start(const Grid& grid) {
  patterns_.start(grid);
  loops_.start();
  pairs_.start();
  triplets_.start();
  nishio_digits_ = kAll;
}

/// No chain harder than `most`, in tenths, is looked for.
Rater::Found Rater::find_chain(const Grid& grid, const base::Deadline& deadline, int most,
                               Hint& hint) {
  if (tenths(least_difficulty(kNishio)) > most) return Found::only_harder;
  if (chains_.find(grid, kNishio, deadline, hint, nishio_digits_)) return Found::step;
  nishio_digits_ = 0;
  for (const ChainKinds kinds : kChains) {
    if (tenths(least_difficulty(kinds)) > most) return Found::only_harder;
    if (chains_.find(grid, kinds, deadline, hint)) return Found::step;
  }
  return Found::nothing;
}

/// In the order in which the program asks; after every step from the first again.
Rater::Found Rater::next_step(const Grid& grid, const base::Deadline& deadline, int most,
                              Hint& hint) {
  const bool is_found =
      patterns_.hidden_single(grid, hint) || patterns_.direct_intersection(grid, hint) ||
      patterns_.direct_hidden_set(grid, 2, hint) || naked_single(grid, hint) ||
      patterns_.direct_hidden_set(grid, 3, hint) || patterns_.intersection(grid, hint) ||
      patterns_.naked_set(grid, 2, hint) || patterns_.fish(grid, 2, hint) ||
      patterns_.hidden_set(grid, 2, hint) || patterns_.naked_set(grid, 3, hint) ||
      patterns_.fish(grid, 3, hint) || patterns_.hidden_set(grid, 3, hint) || wing(grid, 2, hint) ||
      wing(grid, 3, hint) || loops_.find(grid, hint) || patterns_.naked_set(grid, 4, hint) ||
      patterns_.fish(grid, 4, hint) || patterns_.hidden_set(grid, 4, hint) ||
      bivalue_universal_grave(grid, hint) || pairs_.find(grid, hint) ||
      simple_chains_.find(grid, hint) || triplets_.find(grid, hint);
  return is_found ? Found::step : find_chain(grid, deadline, most, hint);
}

Rating Rater::rate(std::span<const int, kCells> givens, const base::Deadline& deadline,
                   std::vector<Step>* path, Wanted wanted, const std::function<void()>& on_step,
                   int most_wanted) {
  Grid grid;
  int cell = 0;
  for (const int digit : givens) {
    if (digit != 0) grid.place(cell, digit - 1);
    ++cell;
  }
  (void)grid.take_changes();
  start(grid);
  Rating rating;
  double hardest = 0;
  while (grid.empty_cells() > 0) {
    Hint hint;
    rating.empty_cells = grid.empty_cells();
    const int most = std::min(most_wanted, most_difficulty(wanted, rating));
    const Found found = next_step(grid, deadline, most, hint);
    if (deadline.passed()) {
      rating.end = Rating::End::stopped;
      return rating;
    }
    if (found == Found::nothing) return rating;
    if (found == Found::only_harder || tenths(hint.difficulty) > most) {
      rating.end = Rating::End::unwanted;
      return rating;
    }
    if (hint.difficulty > hardest) {
      hardest = hint.difficulty;
      rating.hardest = tenths(hardest);
      rating.hardest_technique = hint.technique;
    }
    if (path != nullptr) path->push_back({.difficulty = tenths(hint.difficulty), .hint = hint});
    apply(hint, grid);
    const Changes changes = grid.take_changes();
    patterns_.note(grid, changes);
    nishio_digits_ |= changes.digits;
    if (on_step) on_step();
    if (rating.to_first_digit != 0) continue;
    if (rating.first_step == 0) rating.first_step = rating.hardest;
    if (hint.places_digit()) rating.to_first_digit = rating.hardest;
  }
  rating.end = Rating::End::solved;
  rating.empty_cells = 0;
  return rating;
}

}  // namespace omnidoku::ratings::se
