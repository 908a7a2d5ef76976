// SPDX-License-Identifier: MIT
//
// lunchbox: a line of different digits; those between its least and its greatest add up to a
// number.
#include <algorithm>
#include <utility>

#include "constraints/constraint_type.h"
#include "constraints/names.h"
#include "constraints/shape_sums.h"

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

/// What the walk remembers: of the digits so far those that count least and most, by their ranks,
/// which of them came later, the sum between them and the sum since the later one.
struct Seen {
  std::uint64_t least = 0;
  std::uint64_t greatest = 0;
  bool least_is_later = false;
  std::int64_t between = 0;
  std::int64_t since = 0;

  static constexpr unsigned kRankBits = 6;
  static constexpr unsigned kSumBits = 25;
  static constexpr std::int64_t kMiddle = std::int64_t{1} << (kSumBits - 1);

  /// Never 0, which is before the first digit.
  [[nodiscard]] std::uint64_t packed() const {
    const auto sum = [](std::int64_t value) { return static_cast<std::uint64_t>(value + kMiddle); };
    return ((((sum(between) << kSumBits | sum(since)) << kRankBits | least) << kRankBits | greatest)
            << 1U) |
           (least_is_later ? 1U : 0U);
  }
  [[nodiscard]] static Seen unpacked(std::uint64_t state) {
    const auto take = [&state](unsigned bits) {
      const std::uint64_t low = state & ((std::uint64_t{1} << bits) - 1);
      state >>= bits;
      return low;
    };
    Seen seen;
    seen.least_is_later = take(1) != 0;
    seen.greatest = take(kRankBits);
    seen.least = take(kRankBits);
    seen.since = static_cast<std::int64_t>(take(kSumBits)) - kMiddle;
    seen.between = static_cast<std::int64_t>(take(kSumBits)) - kMiddle;
    return seen;
  }
};

void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  const std::int64_t sum = *sum_of(spec);
  const std::vector<std::int64_t> rank_of = ranks_of(puzzle);
  std::vector<std::int64_t> value_of(rank_of.size());
  for (std::size_t i = 0; i < rank_of.size(); ++i)
    value_of[static_cast<std::size_t>(rank_of[i])] = puzzle.symbols.value(Digit(i));
  std::vector<std::pair<Cell, Cell>> pairs;
  for (std::size_t i = 0; i < spec.cells.size(); ++i) {
    for (std::size_t k = i + 1; k < spec.cells.size(); ++k)
      pairs.emplace_back(spec.cells[i], spec.cells[k]);
  }
  out.relate(pairs, [](Digit a, Digit b) { return a != b; });
  out.walk(
      spec.cells, 0,
      [&](std::uint64_t state, std::size_t /*place*/, Digit digit) -> DiagramStep {
        const auto rank = static_cast<std::uint64_t>(rank_of[digit.index()]);
        if (state == 0) return Seen{rank, rank, true, 0, 0}.packed();
        Seen seen = Seen::unpacked(state);
        if (rank == seen.least || rank == seen.greatest) return std::nullopt;
        const bool is_least = rank < seen.least;
        if (!is_least && rank < seen.greatest) {
          seen.since += value_of[rank];
          return seen.packed();
        }
        const bool is_second = seen.least == seen.greatest;
        const std::uint64_t replaced = is_least ? seen.least : seen.greatest;
        // If the other end came before the one that is replaced, that one lies between now.
        const bool lies_between = !is_second && seen.least_is_later == is_least;
        seen.between = (lies_between ? seen.between + value_of[replaced] : 0) + seen.since;
        seen.since = 0;
        seen.least_is_later = is_least;
        (is_least ? seen.least : seen.greatest) = rank;
        return seen.packed();
      },
      [&](std::uint64_t state) { return (state == 0 ? 0 : Seen::unpacked(state).between) == sum; });
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
  return {model::Path{spec.cells},
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
