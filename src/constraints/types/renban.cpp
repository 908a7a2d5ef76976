// SPDX-License-Identifier: MIT
//
// renban: a line of different values without gaps, in any order: of n cells, no two are equal and
// none are n or more apart. nabner: no two values of a line are equal or neighbours.
#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "constraints/constraint_type.h"
#include "constraints/names.h"
#include "constraints/pair_sets.h"
#include "constraints/shape_sums.h"

namespace omnidoku::constraints::renban_constraint {
namespace {

using geometry::Digit;

constexpr ForeignName kForeignRenban[] = {{"fpuzzles", "renban"}, {"iss", "Renban"}};
constexpr ForeignName kForeignNabner[] = {{"fpuzzles", "nabner"}};

std::vector<std::int64_t> values_on(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                                    const model::PartialGrid& grid) {
  std::vector<std::int64_t> values;
  for (const geometry::Cell cell : spec.cells) {
    if (const auto digit = grid[cell.index()]) values.push_back(puzzle.symbols.value(*digit));
  }
  std::sort(values.begin(), values.end());
  return values;
}

bool renban_holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                  const model::PartialGrid& grid) {
  const std::vector<std::int64_t> values = values_on(puzzle, spec, grid);
  if (values.empty()) return true;
  if (std::adjacent_find(values.begin(), values.end()) != values.end()) return false;
  return values.back() - values.front() < static_cast<std::int64_t>(spec.cells.size());
}

bool nabner_holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                  const model::PartialGrid& grid) {
  const std::vector<std::int64_t> values = values_on(puzzle, spec, grid);
  return std::adjacent_find(values.begin(), values.end(), [](std::int64_t a, std::int64_t b) {
           return b - a < 2;
         }) == values.end();
}

/// Each two cells of the line.
template <class GoTogether>
void relate_all(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out,
                GoTogether&& go_together) {
  std::vector<std::pair<geometry::Cell, geometry::Cell>> pairs;
  for (std::size_t i = 0; i < spec.cells.size(); ++i) {
    for (std::size_t k = i + 1; k < spec.cells.size(); ++k)
      pairs.emplace_back(spec.cells[i], spec.cells[k]);
  }
  out.relate(pairs, [&](Digit a, Digit b) {
    const std::int64_t gap = puzzle.symbols.value(a) - puzzle.symbols.value(b);
    return go_together(gap < 0 ? -gap : gap);
  });
}

std::optional<std::string> contradiction(const model::Puzzle& puzzle,
                                         const model::ConstraintSpec& spec) {
  const auto name = [&] { return name_of(puzzle, spec); };
  if (auto many = too_many_to_differ(puzzle, spec.cells, name)) return many;
  return equal_givens(puzzle, spec.cells, name);
}

/// The sets of as many digits as the line has cells whose values are consecutive; nothing where
/// symbols that count alike make more of them than one for each least value.
std::optional<std::vector<geometry::DigitSet>> consecutive_sets(const model::Puzzle& puzzle,
                                                                std::size_t length) {
  std::map<std::int64_t, Digit> by_value;
  for (int i = 0; i < puzzle.num_digits(); ++i) {
    if (!by_value.emplace(puzzle.symbols.value(Digit(i)), Digit(i)).second) return std::nullopt;
  }
  std::vector<geometry::DigitSet> sets;
  for (const auto& [least, unused] : by_value) {
    geometry::DigitSet set;
    for (std::size_t k = 0; k < length; ++k) {
      const auto found = by_value.find(least + static_cast<std::int64_t>(k));
      if (found != by_value.end()) set.insert(found->second);
    }
    if (static_cast<std::size_t>(set.size()) == length) sets.push_back(set);
  }
  return sets;
}

/// The pairs follow from the sets; they are what a person looks at.
void lower_renban(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  const auto length = static_cast<std::int64_t>(spec.cells.size());
  relate_all(puzzle, spec, out, [length](std::int64_t gap) { return gap != 0 && gap < length; });
  if (auto sets = consecutive_sets(puzzle, spec.cells.size()))
    out.one_of_sets(spec.cells, *std::move(sets));
}

void lower_nabner(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  relate_all(puzzle, spec, out, [](std::int64_t gap) { return gap >= 2; });
  const auto are_apart = [&](Digit a, Digit b) {
    const std::int64_t gap = puzzle.symbols.value(a) - puzzle.symbols.value(b);
    return gap >= 2 || gap <= -2;
  };
  if (auto sets = sets_of_pairs(puzzle.num_digits(), spec.cells.size(), are_apart))
    out.one_of_sets(spec.cells, *std::move(sets));
}

/// The least that values of these digits which are not equal differ by; 0 where all are equal.
std::int64_t least_gap(const model::Puzzle& puzzle, geometry::DigitSet some,
                       geometry::DigitSet others) {
  std::int64_t least = 0;
  some.for_each([&](Digit a) {
    others.for_each([&](Digit b) {
      const std::int64_t gap = std::abs(puzzle.symbols.value(a) - puzzle.symbols.value(b));
      if (gap != 0 && (least == 0 || gap < least)) least = gap;
    });
  });
  return least;
}

std::string renban_reason(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                          geometry::Cell from, geometry::DigitSet left,
                          std::span<const Loss> losses) {
  geometry::DigitSet gone;
  for (const Loss& loss : losses) gone |= loss.gone;
  const std::size_t length = spec.cells.size();
  std::vector<std::string> trouble;
  if (!(gone & left).empty()) trouble.emplace_back("the same");
  if (const std::int64_t gap = least_gap(puzzle, gone, left); gap != 0)
    trouble.push_back(std::to_string(gap) + (gap == 1 ? " apart" : " or more apart"));
  return puzzle.board->name(from) + " is " + listed(puzzle, left) + ", and the line's " +
         std::to_string(length) + " values are different and consecutive, at most " +
         std::to_string(length - 1) + " apart, but " + listed(puzzle, gone) +
         " in another cell would be " + listed(trouble, "or");
}

std::string nabner_reason(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
                          geometry::Cell from, geometry::DigitSet left,
                          std::span<const Loss> losses) {
  geometry::DigitSet gone;
  for (const Loss& loss : losses) gone |= loss.gone;
  return puzzle.board->name(from) + " is " + listed(puzzle, left) + ", and with " +
         listed(puzzle, gone) + " in another cell of the line two would be equal or consecutive";
}

template <model::Path::Style style>
std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return {model::Path{spec.cells, style}};
}

/// "of 1, 3, 4 and 8 there are no 4 of which no two are consecutive": the values left for the other
/// cells.
std::string nabner_refutes(const Supposition& supposition) {
  const model::Puzzle& puzzle = supposition.puzzle;
  geometry::DigitSet left;
  std::size_t num_cells = 0;
  for (const geometry::Cell cell : supposition.spec.cells) {
    if (supposition.is_supposed(cell)) continue;
    left |= supposition.left_in(cell);
    ++num_cells;
  }
  std::vector<std::int64_t> values;
  left.for_each([&](Digit digit) { values.push_back(puzzle.symbols.value(digit)); });
  std::sort(values.begin(), values.end());
  std::size_t most = 0;
  std::optional<std::int64_t> last;
  for (const std::int64_t value : values) {
    if (last && value - *last < 2) continue;
    last = value;
    ++most;
  }
  if (most >= num_cells || left.empty()) return {};
  return "only " + std::to_string(most) + " of " + listed(puzzle, left, "and") +
         ", which are left for its other " + std::to_string(num_cells) +
         " cells, could be there, as no two may be consecutive";
}

constexpr ConstraintType kTypes[] = {
    {
        .id = "renban",
        .title = "Renban",
        .noun = "renban line",
        .also = "consecutive set, run, straight",
        .rule = "The values on a renban line are consecutive and all different, in any order.",
        .shape = SpecShape::path,
        .foreign = kForeignRenban,
        .holds = renban_holds,
        .lower = lower_renban,
        .contradiction = contradiction,
        .pair_reason = renban_reason,
        .glyph = glyph<model::Path::Style::renban>,
    },
    {
        .id = "nabner",
        .title = "Nabner",
        .noun = "nabner line",
        .also = "no neighbours in value, anti-renban",
        .rule = "No two values on a nabner line are the same or consecutive.",
        .shape = SpecShape::path,
        .foreign = kForeignNabner,
        .holds = nabner_holds,
        .lower = lower_nabner,
        .contradiction = contradiction,
        .pair_reason = nabner_reason,
        .refutes = nabner_refutes,
        .glyph = glyph<model::Path::Style::nabner>,
    },
};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::renban_constraint
