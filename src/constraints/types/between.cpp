// SPDX-License-Identifier: MIT
//
// between_line: what lies on a line is strictly between the values at its ends. lockout_line: the
// ends differ by a number at least, half as many as there are digits where none is named, and what
// lies between them on the line is neither one of theirs nor between the two.
#include <algorithm>
#include <optional>

#include "constraints/constraint_type.h"
#include "constraints/supposition.h"

namespace omnidoku::constraints::between_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using model::DiagramStep;

constexpr Parameter kParameters[] = {
    {"difference", Parameter::Kind::integer, false,
     "by how much the ends differ at least; half the number of digits when it is not named", true}};
constexpr ForeignMember kMembers[] = {{"value", "difference"}};
/// Interactive Sudoku Solver cannot load a line of two ends alone.
bool has_cells_between(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  constexpr std::size_t kEnds = 2;
  return spec.cells.size() > kEnds;
}

constexpr ForeignName kForeignBetween[] = {
    {"fpuzzles", "betweenline"}, {.format = "iss", .name = "Between", .takes = has_cells_between}};
constexpr ForeignName kForeignLockout[] = {{"fpuzzles", "lockout", {}, kMembers},
                                           {"iss", "Lockout"}};

std::int64_t difference_of(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const auto* difference = spec.arguments.get<std::int64_t>("difference");
  return difference == nullptr ? puzzle.num_digits() / 2 : *difference;
}

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  if (difference_of(puzzle, spec) >= 0) return {};
  return base::make_error(base::ErrorCode::bad_constraint,
                          title_of(spec) + ": the ends cannot differ by less than 0",
                          "write a difference of 0 or more");
}

/// What may lie between two ends.
enum class Inside : std::uint8_t { between, outside };

bool goes_with(Inside inside, std::int64_t value, std::int64_t one, std::int64_t other) {
  const auto [least, greatest] = std::minmax(one, other);
  return inside == Inside::between ? least < value && value < greatest
                                   : value < least || value > greatest;
}

bool are_far_apart(std::int64_t one, std::int64_t other, std::int64_t difference) {
  return one - other >= difference || other - one >= difference;
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid, Inside inside, std::int64_t difference) {
  const auto first = grid[spec.cells.front().index()];
  const auto last = grid[spec.cells.back().index()];
  if (!first || !last) return true;
  const std::int64_t one = puzzle.symbols.value(*first);
  const std::int64_t other = puzzle.symbols.value(*last);
  if (!are_far_apart(one, other, difference)) return false;
  if (spec.cells.size() < 2) return true;
  return std::all_of(spec.cells.begin() + 1, spec.cells.end() - 1, [&](Cell cell) {
    const auto digit = grid[cell.index()];
    return !digit || goes_with(inside, puzzle.symbols.value(*digit), one, other);
  });
}

bool between_holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                   const model::PartialGrid& grid) {
  return holds(puzzle, spec, grid, Inside::between, 0);
}

bool lockout_holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                   const model::PartialGrid& grid) {
  return holds(puzzle, spec, grid, Inside::outside, difference_of(puzzle, spec));
}

/// A walk from one end to the other and over what lies between them; its state are the ends, either
/// way round.
void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out,
           Inside inside, std::int64_t difference) {
  std::vector<Cell> cells = {spec.cells.front(), spec.cells.back()};
  cells.insert(cells.end(), spec.cells.begin() + 1, spec.cells.end() - 1);
  const auto num_digits = static_cast<std::uint64_t>(puzzle.num_digits());
  const auto value = [&](std::uint64_t digit) {
    return puzzle.symbols.value(Digit(static_cast<int>(digit)));
  };
  out.walk_by(
      {static_cast<std::int64_t>(inside), difference}, cells, 0,
      [&](std::uint64_t state, std::size_t place, Digit digit) -> DiagramStep {
        if (place == 0) return digit.index();
        const std::uint64_t one = state / num_digits;
        const std::uint64_t other = state % num_digits;
        if (place == 1) {
          if (!are_far_apart(value(state), value(digit.index()), difference)) return std::nullopt;
          const std::uint64_t that = digit.index();
          return std::min(state, that) * num_digits + std::max(state, that);
        }
        if (!goes_with(inside, value(digit.index()), value(one), value(other))) return std::nullopt;
        return state;
      },
      [](std::uint64_t) { return true; });
}

void lower_between(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  lower(puzzle, spec, out, Inside::between, 0);
}

void lower_lockout(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  lower(puzzle, spec, out, Inside::outside, difference_of(puzzle, spec));
}

std::vector<model::Atom> between_glyph(const model::Puzzle& /*puzzle*/,
                                       const model::ConstraintSpec& spec) {
  return {model::Pill{{spec.cells.front()}}, model::Pill{{spec.cells.back()}},
          model::Path{spec.cells, model::Path::Style::between}};
}

std::vector<model::Atom> lockout_glyph(const model::Puzzle& /*puzzle*/,
                                       const model::ConstraintSpec& spec) {
  using Shape = model::CellMark::Shape;
  return {model::CellMark{spec.cells.front(), Shape::diamond},
          model::CellMark{spec.cells.back(), Shape::diamond},
          model::Path{spec.cells, model::Path::Style::lockout}};
}

std::string between_asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                         const std::vector<Cell>& /*cells*/) {
  return "what lies on the line is more than one of its circles, " +
         puzzle.board->name(spec.cells.front()) + " and " + puzzle.board->name(spec.cells.back()) +
         ", and less than the other";
}

std::string lockout_asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                         const std::vector<Cell>& /*cells*/) {
  return "its ends " + puzzle.board->name(spec.cells.front()) + " and " +
         puzzle.board->name(spec.cells.back()) + " differ by " +
         std::to_string(difference_of(puzzle, spec)) +
         " or more, and no value between them on the line is one of theirs or between the two";
}

/// "R4C4 (2 or 3)", of a filled cell "the 2 in R4C4".
std::string told(const Supposition& supposition, Cell cell) {
  const geometry::DigitSet left = supposition.left_in(cell);
  const std::string digits = listed(supposition.puzzle, left);
  const std::string& name = supposition.puzzle.board->name(cell);
  return left.size() == 1 ? "the " + digits + " in " + name : name + " (" + digits + ")";
}

/// Of a value in an end: the first cell on the line that has no digit left for which some digit of
/// the other end will do. `fits(end, other, value)`: of values.
template <class Fits>
std::optional<Cell> stuck_on_line(const Supposition& supposition, Fits&& fits) {
  const model::Puzzle& puzzle = supposition.puzzle;
  const std::vector<Cell>& cells = supposition.spec.cells;
  const std::int64_t end = puzzle.symbols.value(supposition.supposed.digit);
  const Cell other = supposition.is_supposed(cells.front()) ? cells.back() : cells.front();
  for (std::size_t i = 1; i + 1 < cells.size(); ++i) {
    bool any = false;
    supposition.left_in(other).for_each([&](Digit last) {
      supposition.left_in(cells[i]).for_each([&](Digit digit) {
        any = any || fits(end, puzzle.symbols.value(last), puzzle.symbols.value(digit));
      });
    });
    if (!any) return cells[i];
  }
  return std::nullopt;
}

/// Of a value in a circle.
std::string circle_refutes(const Supposition& supposition) {
  const std::vector<Cell>& cells = supposition.spec.cells;
  const auto stuck =
      stuck_on_line(supposition, [](std::int64_t end, std::int64_t other, std::int64_t value) {
        return std::min(end, other) < value && value < std::max(end, other);
      });
  const Cell other = supposition.is_supposed(cells.front()) ? cells.back() : cells.front();
  if (!stuck || supposition.left_in(*stuck).empty() || supposition.left_in(other).empty())
    return {};
  return told(supposition, *stuck) + " could not lie between it and " + told(supposition, other);
}

/// Of a value in an end of a lockout line.
std::string end_refutes(const Supposition& supposition) {
  const model::Puzzle& puzzle = supposition.puzzle;
  const std::vector<Cell>& cells = supposition.spec.cells;
  const std::int64_t wanted = difference_of(puzzle, supposition.spec);
  const Cell other = supposition.is_supposed(cells.front()) ? cells.back() : cells.front();
  const std::int64_t end = puzzle.symbols.value(supposition.supposed.digit);
  bool is_apart = false;
  supposition.left_in(other).for_each([&](Digit digit) {
    const std::int64_t value = puzzle.symbols.value(digit);
    is_apart = is_apart || std::max(end, value) - std::min(end, value) >= wanted;
  });
  if (supposition.left_in(other).empty()) return {};
  if (!is_apart)
    return told(supposition, other) + " could not differ from it by " + std::to_string(wanted) +
           " or more";
  const auto stuck =
      stuck_on_line(supposition, [wanted](std::int64_t one, std::int64_t last, std::int64_t value) {
        const auto [low, high] = std::minmax(one, last);
        return high - low >= wanted && (value < low || value > high);
      });
  if (!stuck || supposition.left_in(*stuck).empty()) return {};
  return told(supposition, *stuck) + " would be between the ends, or equal to one, as " +
         told(supposition, other) + " has to differ by " + std::to_string(wanted) + " or more";
}

std::string between_refutes(const Supposition& supposition) {
  const model::Puzzle& puzzle = supposition.puzzle;
  const std::vector<Cell>& cells = supposition.spec.cells;
  if (supposition.is_supposed(cells.front()) || supposition.is_supposed(cells.back()))
    return circle_refutes(supposition);
  const std::int64_t value = puzzle.symbols.value(supposition.supposed.digit);
  bool has_less = false;
  bool has_more = false;
  for (const Cell end : {cells.front(), cells.back()}) {
    supposition.left_in(end).for_each([&](Digit digit) {
      has_less = has_less || puzzle.symbols.value(digit) < value;
      has_more = has_more || puzzle.symbols.value(digit) > value;
    });
  }
  // Without the value, so that of several the same is said once.
  if (!has_less) return "neither circle could be less";
  if (!has_more) return "neither circle could be more";
  return {};
}

/// Of a value between the ends: they lie on one side of it, and cannot be far enough apart there.
std::string lockout_refutes(const Supposition& supposition) {
  const model::Puzzle& puzzle = supposition.puzzle;
  const std::vector<Cell>& cells = supposition.spec.cells;
  if (supposition.is_supposed(cells.front()) || supposition.is_supposed(cells.back()))
    return end_refutes(supposition);
  const std::int64_t value = puzzle.symbols.value(supposition.supposed.digit);
  const std::int64_t wanted = difference_of(puzzle, supposition.spec);
  std::optional<std::int64_t> less;  // how far apart they can be, both less
  std::optional<std::int64_t> more;
  supposition.left_in(cells.front()).for_each([&](Digit first) {
    supposition.left_in(cells.back()).for_each([&](Digit last) {
      const std::int64_t one = puzzle.symbols.value(first);
      const std::int64_t other = puzzle.symbols.value(last);
      const std::int64_t apart = std::max(one, other) - std::min(one, other);
      if (one < value && other < value) less = std::max(less.value_or(0), apart);
      if (one > value && other > value) more = std::max(more.value_or(0), apart);
    });
  });
  if (std::max(less.value_or(0), more.value_or(0)) >= wanted) return {};
  if (!less && !more) return "the ends could be neither both less nor both more";
  return "the ends would both have to be " + std::string(less ? "less" : "") +
         (less && more ? " or both " : "") + (more ? "more" : "") + " and could not differ by " +
         std::to_string(wanted) + " or more";
}

constexpr ConstraintType kTypes[] = {
    {
        .id = "between_line",
        .title = "Between line",
        .also = "betweenness, two circles",
        .rule = "The values on a between line lie strictly between those in its two circles.",
        .shape = SpecShape::path,
        .foreign = kForeignBetween,
        .holds = between_holds,
        .lower = lower_between,
        .walks = true,
        .asks = between_asks,
        .refutes = between_refutes,
        .glyph = between_glyph,
    },
    {
        .id = "lockout_line",
        .title = "Lockout line",
        .also = "lockouts, diamonds",
        .called = "lockout",
        .rule = "The values in the two diamonds of a lockout line differ by the number set for it "
                "at least: 4 on nine digits if none is; no value on the line is one of theirs or "
                "between them.",
        .shape = SpecShape::path,
        .parameters = kParameters,
        .foreign = kForeignLockout,
        .validate = validate,
        .holds = lockout_holds,
        .lower = lower_lockout,
        .walks = true,
        .asks = lockout_asks,
        .refutes = lockout_refutes,
        .glyph = lockout_glyph,
    },
};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::between_constraint
