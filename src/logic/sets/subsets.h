// SPDX-License-Identifier: MIT
//
// Naked and hidden subsets by one rule (founding documents 000 and 004). In a house, n cells whose
// candidates are n digits in all use these digits up: no other cell of the house holds them. Read
// the house the other way round, digits for cells and places for candidates, and the same rule says
// that n digits with n places in all use these places up. So the search below knows only "rows"
// with sets of "columns"; a naked subset gives it cells and digits, a hidden one digits and places.
#pragma once

#include <cstdint>
#include <vector>

#include "logic/technique.h"

namespace omnidoku::logic {

/// Calls f(rows, columns) for each choice of `size` rows whose columns are exactly `size` in all,
/// in lexicographic order, until it returns true or the watch says that the time is over. Rows with
/// no column, or more than `size`, cannot take part. `columns_of` has at most 64 rows; bit r of
/// `rows` stands for columns_of[r].
template <class F>
bool for_each_locked_set(const std::vector<std::uint64_t>& columns_of, int size, base::Watch& watch,
                         F&& f);

/// Every naked subset of n cells (2 <= n <= 32) in a house. It eliminates from all houses that hold
/// the n cells; what it says about cells beyond them, which see all places of a digit, is a step of
/// its own. With `locked`, only those whose cells share two houses and eliminate from both;
/// otherwise only the others.
enum class SharedHouses : std::uint8_t { any, locked, not_locked };
void find_naked_subsets(const Position& position, StepSink& sink, int size, SharedHouses shared);

/// Every hidden subset of n digits in a full house.
void find_hidden_subsets(const Position& position, StepSink& sink, int size);

/// "R1C2 and R1C5 hold only 3 and 7, ..."
[[nodiscard]] std::string describe_naked_subset(const model::Step& step, const Words& words);
[[nodiscard]] std::string describe_hidden_subset(const model::Step& step, const Words& words);

namespace detail {

template <class F>
bool extend_locked_set(const std::vector<std::uint64_t>& columns_of, std::size_t from, int missing,
                       int size, std::uint64_t rows, std::uint64_t columns, base::Watch& watch,
                       F& f) {
  if (missing == 0) return f(rows, columns);
  for (std::size_t r = from; r + static_cast<std::size_t>(missing) <= columns_of.size(); ++r) {
    if (columns_of[r] == 0) continue;
    const std::uint64_t all = columns | columns_of[r];
    if (std::popcount(all) > size) continue;
    if (watch.passed()) return true;
    if (extend_locked_set(columns_of, r + 1, missing - 1, size, rows | std::uint64_t{1} << r, all,
                          watch, f)) {
      return true;
    }
  }
  return false;
}

}  // namespace detail

template <class F>
bool for_each_locked_set(const std::vector<std::uint64_t>& columns_of, int size, base::Watch& watch,
                         F&& f) {
  return detail::extend_locked_set(columns_of, 0, size, size, 0, 0, watch, f);
}

}  // namespace omnidoku::logic
