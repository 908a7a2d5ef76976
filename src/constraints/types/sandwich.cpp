// SPDX-License-Identifier: MIT
//
// sandwich: the values between the least and the greatest of a line add up to a number.
#include <algorithm>
#include <optional>

#include "constraints/constraint_type.h"
#include "constraints/shape_sums.h"

namespace omnidoku::constraints::sandwich_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using model::DiagramStep;

constexpr Parameter kParameters[] = {{"sum", Parameter::Kind::integer, true,
                                      "what the values between the least and the greatest add up "
                                      "to"}};
constexpr ForeignName kForeign[] = {
    {"fpuzzles", "sandwichsum"},
    {.format = "iss", .name = "Sandwich", .form = ForeignForm::value_and_lane}};

/// The digits that count least and most; the first and the last where several do.
struct Slices {
  Digit least{0};
  Digit greatest{0};
};

Slices slices_of(const model::Puzzle& puzzle) {
  Slices slices;
  for (int i = 1; i < puzzle.num_digits(); ++i) {
    const std::int64_t value = puzzle.symbols.value(Digit(i));
    if (value < puzzle.symbols.value(slices.least)) slices.least = Digit(i);
    if (value >= puzzle.symbols.value(slices.greatest)) slices.greatest = Digit(i);
  }
  return slices;
}

/// How far below 0 the values of some cells can add up to, as a number of 0 and more.
std::int64_t depth_of(const model::Puzzle& puzzle, std::size_t num_cells) {
  const std::int64_t least = puzzle.symbols.value(slices_of(puzzle).least);
  return least < 0 ? -least * static_cast<std::int64_t>(num_cells) : 0;
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  const Slices slices = slices_of(puzzle);
  std::vector<std::size_t> ends;
  for (std::size_t i = 0; i < spec.cells.size(); ++i) {
    const auto digit = grid[spec.cells[i].index()];
    if (digit && (*digit == slices.least || *digit == slices.greatest)) ends.push_back(i);
  }
  const auto is_full = [&](std::size_t i) { return grid[spec.cells[i].index()].has_value(); };
  if (ends.size() != 2) {
    for (std::size_t i = 0; i < spec.cells.size(); ++i) {
      if (!is_full(i)) return true;
    }
    return false;
  }
  if (grid[spec.cells[ends[0]].index()] == grid[spec.cells[ends[1]].index()]) return false;
  std::int64_t sum = 0;
  bool is_known = true;
  for (std::size_t i = ends[0] + 1; i < ends[1]; ++i) {
    is_known = is_known && is_full(i);
    if (is_full(i)) sum += puzzle.symbols.value(*grid[spec.cells[i].index()]);
  }
  if (is_known) return sum == *sum_of(spec);
  return sum <= *sum_of(spec) || depth_of(puzzle, 1) > 0;
}

/// A walk whose state is where it is: before the first slice, behind which of the two with which
/// sum so far, behind both.
void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  const Slices slices = slices_of(puzzle);
  const std::int64_t depth = depth_of(puzzle, spec.cells.size());
  const std::int64_t wanted = *sum_of(spec);
  const std::int64_t greatest = std::max<std::int64_t>(0, puzzle.symbols.value(slices.greatest));
  constexpr std::uint64_t kBefore = 0;
  constexpr std::uint64_t kBehind = 1;
  constexpr std::uint64_t kFirstSum = 2;
  const auto within = [depth](std::int64_t sum, bool least_was_first) {
    return kFirstSum + 2 * static_cast<std::uint64_t>(sum + depth) + (least_was_first ? 1 : 0);
  };
  const auto step = [&](std::uint64_t state, std::size_t place, Digit digit) -> DiagramStep {
    const bool is_least = digit == slices.least;
    const bool is_slice = is_least || digit == slices.greatest;
    if (state == kBefore) return is_slice ? within(0, is_least) : kBefore;
    if (state == kBehind) return is_slice ? std::nullopt : DiagramStep(kBehind);
    const std::int64_t sum = static_cast<std::int64_t>((state - kFirstSum) / 2) - depth;
    const bool least_was_first = (state - kFirstSum) % 2 == 1;
    if (is_slice) {
      const bool is_right = is_least != least_was_first && sum == wanted;
      return is_right ? DiagramStep(kBehind) : std::nullopt;
    }
    const std::int64_t longer = sum + puzzle.symbols.value(digit);
    if (depth == 0 && longer > wanted) return std::nullopt;
    const auto others = static_cast<std::int64_t>(spec.cells.size() - place) - 2;
    if (longer + others * greatest < wanted) return std::nullopt;
    return within(longer, least_was_first);
  };
  out.walk_by({wanted}, spec.cells, kBefore, step,
              [](std::uint64_t state) { return state == kBehind; });
}

std::optional<model::Arguments> arguments_for(const model::Puzzle& puzzle,
                                              const std::vector<Cell>& cells,
                                              const model::PartialGrid& filled) {
  const Slices slices = slices_of(puzzle);
  int num_slices = 0;
  std::int64_t sum = 0;
  for (const Cell cell : cells) {
    const Digit digit = *filled[cell.index()];
    if (digit == slices.least || digit == slices.greatest) {
      ++num_slices;
    } else if (num_slices == 1) {
      sum += puzzle.symbols.value(digit);
    }
  }
  if (num_slices != 2) return std::nullopt;
  model::Arguments arguments;
  arguments.set("sum", sum);
  return arguments;
}

std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return {model::OuterText{spec.cells, std::to_string(*sum_of(spec)), false}};
}

constexpr ConstraintType kTypes[] = {{
    .id = "sandwich",
    .title = "Sandwich",
    .noun = "sandwich clue",
    .also = "sum between 1 and 9, outside sum",
    .rule = "A sandwich clue beside a row or column is the sum of the values between its least and "
            "its greatest, 1 and 9 on nine digits.",
    .shape = SpecShape::lane,
    .parameters = kParameters,
    .foreign = kForeign,
    .holds = holds,
    .lower = lower,
    .walks = true,
    .arguments_for = arguments_for,
    .glyph = glyph,
}};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::sandwich_constraint
