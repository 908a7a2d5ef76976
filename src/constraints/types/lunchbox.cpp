// SPDX-License-Identifier: MIT
//
// lunchbox: a line of different digits; those between its least and its greatest add up to a
// number.
#include <algorithm>

#include "constraints/constraint_type.h"
#include "constraints/names.h"
#include "constraints/shape_sums.h"
#include "constraints/state_keys.h"

namespace omnidoku::constraints::lunchbox_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using model::DiagramStep;

constexpr Parameter kParameters[] = {
    {"sum", Parameter::Kind::integer, true,
     "what the values between the least and the greatest of the line add up to"}};
constexpr ForeignName kForeign[] = {{"iss", "Lunchbox"}};

/// Per digit how many count less; of those that count the same the first counts less.
std::vector<std::int64_t> ranks_of(const model::Puzzle& puzzle) {
  std::vector<std::pair<std::int64_t, int>> digits;
  for (int i = 0; i < puzzle.num_digits(); ++i)
    digits.emplace_back(puzzle.symbols.value(Digit(i)), i);
  std::sort(digits.begin(), digits.end());
  std::vector<std::int64_t> ranks(digits.size());
  for (std::size_t rank = 0; rank < digits.size(); ++rank)
    ranks[static_cast<std::size_t>(digits[rank].second)] = static_cast<std::int64_t>(rank);
  return ranks;
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  if (!no_digit_twice(spec.cells, grid)) return false;
  const std::vector<std::int64_t> rank_of = ranks_of(puzzle);
  std::vector<std::int64_t> ranks;
  std::vector<std::int64_t> values;
  for (const Cell cell : spec.cells) {
    const auto& digit = grid[cell.index()];
    if (!digit) return true;
    ranks.push_back(rank_of[digit->index()]);
    values.push_back(puzzle.symbols.value(*digit));
  }
  const auto least = std::min_element(ranks.begin(), ranks.end()) - ranks.begin();
  const auto greatest = std::max_element(ranks.begin(), ranks.end()) - ranks.begin();
  std::int64_t sum = 0;
  for (auto i = std::min(least, greatest) + 1; i < std::max(least, greatest); ++i)
    sum += values[static_cast<std::size_t>(i)];
  return sum == *sum_of(spec);
}

/// What the walk remembers, each a place in a key: the digits that count least and most so far by
/// their ranks, what they count, whether the least came later, the sum between them and the sum
/// since the later one.
enum Remembered : std::size_t {
  kLeast,
  kGreatest,
  kLeastValue,
  kGreatestValue,
  kLater,
  kBetween,
  kSince
};

void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  StateKeys keys;
  const std::uint64_t start = keys.number_of({});
  const std::int64_t sum = *sum_of(spec);
  const std::vector<std::int64_t> rank_of = ranks_of(puzzle);
  out.all_different(spec.cells);
  out.walk(
      spec.cells, start,
      [&](std::uint64_t state, std::size_t /*place*/, Digit digit) -> DiagramStep {
        const std::int64_t value = puzzle.symbols.value(digit);
        const std::int64_t rank = rank_of[digit.index()];
        StateKeys::Key key = keys.key_of(state);
        if (key.empty()) return keys.number_of({rank, rank, value, value, 1, 0, 0});
        if (rank == key[kLeast] || rank == key[kGreatest]) return std::nullopt;
        const bool is_least = rank < key[kLeast];
        if (!is_least && rank < key[kGreatest]) {
          key[kSince] += value;
          return keys.number_of(std::move(key));
        }
        const bool is_second = key[kLeast] == key[kGreatest];
        const bool replaces_later = !is_second && (key[kLater] != 0) == is_least;
        // If the other end came before it, the one that it replaces lies between now.
        const std::int64_t replaced = key[is_least ? kLeastValue : kGreatestValue];
        key[kBetween] = (replaces_later ? key[kBetween] + replaced : 0) + key[kSince];
        key[kSince] = 0;
        key[kLater] = is_least ? 1 : 0;
        key[is_least ? kLeast : kGreatest] = rank;
        key[is_least ? kLeastValue : kGreatestValue] = value;
        return keys.number_of(std::move(key));
      },
      [&](std::uint64_t state) {
        const StateKeys::Key& key = keys.key_of(state);
        return (key.empty() ? 0 : key[kBetween]) == sum;
      });
}

std::optional<std::string> contradiction(const model::Puzzle& puzzle,
                                         const model::ConstraintSpec& spec) {
  const auto name = [&] { return name_of(puzzle, spec); };
  if (auto many = too_many_to_differ(puzzle, spec.cells, name)) return many;
  return equal_givens(puzzle, spec.cells, name);
}

std::optional<model::Arguments> arguments_for(const model::Puzzle& puzzle,
                                              const std::vector<Cell>& cells,
                                              const model::PartialGrid& filled) {
  for (std::int64_t sum = 0; sum <= *value_sum(puzzle, unit_terms(cells), filled); ++sum) {
    model::Arguments arguments;
    arguments.set("sum", sum);
    const model::ConstraintSpec spec{"lunchbox", "", cells, arguments};
    if (holds(puzzle, spec, filled)) return arguments;
  }
  return std::nullopt;
}

std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return {model::Pill{spec.cells},
          model::CornerText{spec.cells.front(), std::to_string(*sum_of(spec))}};
}

constexpr ConstraintType kTypes[] = {{
    .id = "lunchbox",
    .title = "Lunchbox",
    .rule =
        "Digits do not repeat in a lunchbox; those between its least and its greatest add up to "
        "its number.",
    .shape = SpecShape::path,
    .parameters = kParameters,
    .foreign = kForeign,
    .holds = holds,
    .lower = lower,
    .walks = true,
    .contradiction = contradiction,
    .arguments_for = arguments_for,
    .glyph = glyph,
}};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::lunchbox_constraint
