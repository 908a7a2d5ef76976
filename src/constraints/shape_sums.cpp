// SPDX-License-Identifier: MIT
#include "constraints/shape_sums.h"

#include <algorithm>
#include <numeric>
#include <set>

#include "geometry/digit_set.h"

namespace omnidoku::constraints {
namespace {

using geometry::Cell;
using geometry::Digit;

/// More different partial sums than this, and the question is left to the search.
constexpr std::size_t kMaxPartialSums = 4096;

/// Sums of exactly `count` of the values, each used at most once (or any number of times with
/// repeats). Nothing when there are too many.
std::optional<std::set<std::int64_t>> reachable_sums(const std::vector<std::int64_t>& values,
                                                     std::size_t count, bool no_repeats) {
  std::vector<std::set<std::int64_t>> by_count(count + 1);
  by_count[0].insert(0);
  std::size_t work = 0;
  const auto extend = [&](std::size_t from, std::int64_t value) {
    for (const std::int64_t sum : by_count[from]) by_count[from + 1].insert(sum + value);
    work += by_count[from].size();
    return by_count[from + 1].size() <= kMaxPartialSums && work <= kMaxPartialSums * 64;
  };
  if (no_repeats) {
    for (const std::int64_t value : values) {
      for (std::size_t from = count; from-- > 0;) {
        if (!extend(from, value)) return std::nullopt;
      }
    }
  } else {
    for (std::size_t from = 0; from < count; ++from) {
      for (const std::int64_t value : values) {
        if (!extend(from, value)) return std::nullopt;
      }
    }
  }
  return std::move(by_count[count]);
}

/// The same asked of one sum where the values are consecutive numbers, as they nearly always are:
/// they reach every sum from their least to their greatest. False says nothing.
bool reaches_between(const std::vector<std::int64_t>& values, std::size_t count, std::int64_t sum) {
  constexpr std::int64_t kMostValue = std::int64_t{1} << 32U;
  if (count > values.size()) return false;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const bool is_small = values[i] >= -kMostValue && values[i] <= kMostValue;
    if (!is_small || values[i] != values[0] + static_cast<std::int64_t>(i)) return false;
  }
  const auto ends = static_cast<std::ptrdiff_t>(count);
  return sum >= std::accumulate(values.begin(), values.begin() + ends, std::int64_t{0}) &&
         sum <= std::accumulate(values.end() - ends, values.end(), std::int64_t{0});
}

}  // namespace

std::optional<std::int64_t> sum_of(const model::ConstraintSpec& spec) {
  const auto* sum = spec.arguments.get<std::int64_t>("sum");
  return sum == nullptr ? std::nullopt : std::optional(*sum);
}

std::optional<std::string> impossible_sum(const model::Puzzle& puzzle,
                                          const std::vector<Cell>& cells, std::int64_t sum,
                                          bool no_repeats, const NameMaker& name) {
  std::int64_t given_sum = 0;
  std::size_t open_cells = 0;
  geometry::DigitSet usable = puzzle.all_digits();
  for (const Cell cell : cells) {
    if (const auto given = puzzle.givens[cell.index()]) {
      given_sum += puzzle.symbols.value(*given);
      if (no_repeats) usable.erase(*given);
    } else {
      ++open_cells;
    }
  }
  if (no_repeats) {
    if (auto many = too_many_to_differ(puzzle, cells, name)) return many;
  }
  std::vector<std::int64_t> values;
  usable.for_each([&](Digit digit) { values.push_back(puzzle.symbols.value(digit)); });
  if (!no_repeats && open_cells > 64) return std::nullopt;  // the bounds below say little there
  if (no_repeats && reaches_between(values, open_cells, sum - given_sum)) return std::nullopt;
  const auto sums = reachable_sums(values, open_cells, no_repeats);
  if (!sums || sums->count(sum - given_sum) != 0) return std::nullopt;
  std::string text = name() + " cannot add up to " + std::to_string(sum);
  if (!sums->empty()) {
    text += ": its " + std::to_string(cells.size()) +
            (cells.size() == 1 ? " cell makes " : " cells make ") +
            std::to_string(*sums->begin() + given_sum);
    if (sums->size() > 1) text += " to " + std::to_string(*sums->rbegin() + given_sum);
  }
  return text;
}

std::optional<std::string> too_many_to_differ(const model::Puzzle& puzzle,
                                              const std::vector<Cell>& cells,
                                              const NameMaker& name) {
  if (cells.size() <= static_cast<std::size_t>(puzzle.num_digits())) return std::nullopt;
  return name() + " has " + std::to_string(cells.size()) +
         " cells without repeats, but there are only " + std::to_string(puzzle.num_digits()) +
         " symbols";
}

std::optional<std::string> equal_givens(const model::Puzzle& puzzle, const std::vector<Cell>& cells,
                                        const NameMaker& place) {
  std::vector<std::optional<Cell>> holder(static_cast<std::size_t>(puzzle.num_digits()));
  for (const Cell cell : cells) {
    const auto given = puzzle.givens[cell.index()];
    if (!given) continue;
    auto& first = holder[given->index()];
    if (first) {
      return puzzle.board->name(*first) + " and " + puzzle.board->name(cell) + " both hold " +
             puzzle.symbols.text(*given) + " in " + place();
    }
    first = cell;
  }
  return std::nullopt;
}

std::optional<std::int64_t> value_sum(const model::Puzzle& puzzle,
                                      const std::vector<WeightedCell>& terms,
                                      const model::PartialGrid& grid) {
  std::int64_t sum = 0;
  for (const WeightedCell& term : terms) {
    const std::optional<Digit> digit = grid[term.cell.index()];
    if (!digit) return std::nullopt;
    sum += term.coefficient * puzzle.symbols.value(*digit);
  }
  return sum;
}

bool no_digit_twice(const std::vector<Cell>& cells, const model::PartialGrid& grid) {
  geometry::DigitSet seen;
  for (const Cell cell : cells) {
    const std::optional<Digit> digit = grid[cell.index()];
    if (!digit) continue;
    if (seen.contains(*digit)) return false;
    seen.insert(*digit);
  }
  return true;
}

std::vector<model::Atom> cage_glyph(const std::vector<Cell>& cells, std::optional<std::int64_t> sum,
                                    model::Outline::Style style) {
  std::vector<model::Atom> atoms;
  if (cells.empty()) return atoms;
  atoms.emplace_back(model::Outline{cells, style});
  if (sum) {
    const Cell first = *std::min_element(cells.begin(), cells.end());
    atoms.emplace_back(model::CornerText{first, std::to_string(*sum)});
  }
  return atoms;
}

std::vector<WeightedCell> unit_terms(std::vector<Cell> cells) {
  std::sort(cells.begin(), cells.end());
  std::vector<WeightedCell> terms;
  terms.reserve(cells.size());
  for (const Cell cell : cells) terms.push_back({cell, 1});
  return terms;
}

std::vector<geometry::Digit> digits_by_value(const model::Puzzle& puzzle) {
  std::vector<geometry::Digit> digits;
  for (int i = 0; i < puzzle.num_digits(); ++i) digits.emplace_back(i);
  std::stable_sort(digits.begin(), digits.end(), [&](geometry::Digit a, geometry::Digit b) {
    return puzzle.symbols.value(a) < puzzle.symbols.value(b);
  });
  return digits;
}

}  // namespace omnidoku::constraints
