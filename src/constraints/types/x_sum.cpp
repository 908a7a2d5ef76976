// SPDX-License-Identifier: MIT
//
// x_sum: the first X values of a line, seen from the clue, add up to a number; X is the first of
// them. numbered_room: the X-th cell of a line, seen from the clue, holds a digit; X is the value
// in the first.
#include <algorithm>
#include <optional>

#include "constraints/adjacency.h"
#include "constraints/constraint_type.h"
#include "constraints/shape_sums.h"

namespace omnidoku::constraints::x_sum_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using model::DiagramStep;

constexpr std::string_view kDigit = "digit";
constexpr Parameter kSumParameters[] = {
    {"sum", Parameter::Kind::integer, true, "what the first X values add up to"}};
constexpr Parameter kRoomParameters[] = {
    {kDigit, Parameter::Kind::digits, true, "the digit in the X-th cell"}};
constexpr ForeignName kForeignSum[] = {{"fpuzzles", "xsum"}, {"iss", "XSum"}};
constexpr ForeignName kForeignRoom[] = {{"iss", "NumberedRoom"}};

/// Of a state: how many cells from the first on count, and what they come to so far.
constexpr std::uint64_t kMostCells = 1U << 16U;

/// How many cells the first value of the line counts; nothing where it is no number of them.
std::optional<std::uint64_t> reach(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                                   Digit first) {
  const std::int64_t value = puzzle.symbols.value(first);
  if (value < 1 || value > static_cast<std::int64_t>(spec.cells.size())) return std::nullopt;
  return static_cast<std::uint64_t>(value);
}

/// How far below 0 the values of the line can add up to, as a number of 0 and more.
std::int64_t depth_of(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  std::int64_t least = 0;
  for (int i = 0; i < puzzle.num_digits(); ++i)
    least = std::min(least, puzzle.symbols.value(Digit(i)));
  return -least * static_cast<std::int64_t>(spec.cells.size());
}

bool sum_holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
               const model::PartialGrid& grid) {
  const auto first = grid[spec.cells.front().index()];
  if (!first) return true;
  const auto count = reach(puzzle, spec, *first);
  if (!count) return false;
  std::int64_t sum = 0;
  bool is_known = true;
  for (std::size_t i = 0; i < *count; ++i) {
    const auto digit = grid[spec.cells[i].index()];
    is_known = is_known && digit;
    if (digit) sum += puzzle.symbols.value(*digit);
  }
  if (is_known) return sum == *sum_of(spec);
  return sum <= *sum_of(spec) || depth_of(puzzle, spec) > 0;
}

/// Most digits for which a walk remembers which of them it has met.
constexpr int kMostRemembered = 10;

/// What some digits come to, and what so many others can come to at least and at most.
class SumsOfOthers {
 public:
  explicit SumsOfOthers(const model::Puzzle& puzzle) {
    for (int i = 0; i < puzzle.num_digits(); ++i)
      by_value_.push_back({puzzle.symbols.value(Digit(i)), i});
    std::sort(by_value_.begin(), by_value_.end());
  }

  /// Whether the digits `used` and `count` others can come to `sum`, as far as bounds tell.
  [[nodiscard]] bool can_reach(std::int64_t sum, std::uint64_t used, std::uint64_t count) const {
    std::int64_t least = 0;
    std::int64_t greatest = 0;
    std::uint64_t left = count;
    for (const auto& [value, digit] : by_value_) {
      const bool is_used = (used >> digit & 1U) != 0;
      if (!is_used && left == 0) continue;
      least += value;
      if (!is_used) --left;
    }
    left = count;
    for (auto one = by_value_.rbegin(); one != by_value_.rend(); ++one) {
      const bool is_used = (used >> one->second & 1U) != 0;
      if (!is_used && left == 0) continue;
      greatest += one->first;
      if (!is_used) --left;
    }
    return least <= sum && sum <= greatest;
  }

 private:
  std::vector<std::pair<std::int64_t, int>> by_value_;
};

/// A walk whose state is how many cells count and which digits are in them so far; 0 once the sum
/// is whole.
void lower_remembered(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                      Lowering& out) {
  const SumsOfOthers sums(puzzle);
  const std::int64_t wanted = *sum_of(spec);
  const auto step = [&](std::uint64_t state, std::size_t place, Digit digit) -> DiagramStep {
    if (place > 0 && state == 0) return 0;
    const auto count = place == 0 ? reach(puzzle, spec, digit) : std::optional(state % kMostCells);
    if (!count) return std::nullopt;
    const std::uint64_t met = place == 0 ? 0 : state / kMostCells;
    const std::uint64_t mask = std::uint64_t{1} << digit.index();
    if ((met & mask) != 0) return std::nullopt;
    const std::uint64_t others = *count - (place + 1);
    if (!sums.can_reach(wanted, met | mask, others)) return std::nullopt;
    return others == 0 ? DiagramStep(0) : (met | mask) * kMostCells + *count;
  };
  out.walk_by({wanted}, spec.cells, 0, step, [](std::uint64_t state) { return state == 0; });
}

/// A walk whose state is how many cells count and what they come to so far; 0 once that is whole.
void lower_sum(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  if (out.assumes_houses() && puzzle.num_digits() <= kMostRemembered &&
      all_differ(*puzzle.board, spec.cells)) {
    lower_remembered(puzzle, spec, out);
    return;
  }
  const std::int64_t depth = depth_of(puzzle, spec);
  const std::int64_t wanted = *sum_of(spec);
  const auto step = [&](std::uint64_t state, std::size_t place, Digit digit) -> DiagramStep {
    if (place > 0 && state == 0) return 0;
    const auto count = place == 0 ? reach(puzzle, spec, digit) : std::optional(state % kMostCells);
    if (!count) return std::nullopt;
    const std::int64_t before =
        place == 0 ? 0 : static_cast<std::int64_t>(state / kMostCells) - depth;
    const std::int64_t sum = before + puzzle.symbols.value(digit);
    if (depth == 0 && sum > wanted) return std::nullopt;
    if (place + 1 < *count) return static_cast<std::uint64_t>(sum + depth) * kMostCells + *count;
    return sum == wanted ? DiagramStep(0) : std::nullopt;
  };
  out.walk_by({wanted}, spec.cells, 0, step, [](std::uint64_t state) { return state == 0; });
}

std::optional<model::Arguments> sum_for(const model::Puzzle& puzzle, const std::vector<Cell>& cells,
                                        const model::PartialGrid& filled) {
  const std::int64_t count = puzzle.symbols.value(*filled[cells.front().index()]);
  if (count < 1 || count > static_cast<std::int64_t>(cells.size())) return std::nullopt;
  std::int64_t sum = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i)
    sum += puzzle.symbols.value(*filled[cells[i].index()]);
  model::Arguments arguments;
  arguments.set("sum", sum);
  return arguments;
}

std::vector<model::Atom> sum_glyph(const model::Puzzle& /*puzzle*/,
                                   const model::ConstraintSpec& spec) {
  return {model::OuterText{spec.cells, std::to_string(*sum_of(spec)), false}};
}

DigitSet room_digit(const model::ConstraintSpec& spec) {
  return *spec.arguments.get<DigitSet>(kDigit);
}

base::Result<void> validate_room(const model::Puzzle& /*puzzle*/,
                                 const model::ConstraintSpec& spec) {
  if (room_digit(spec).size() == 1) return {};
  return base::make_error(base::ErrorCode::bad_constraint,
                          title_of(spec) + ": one cell holds one digit", "name a single one");
}

bool room_holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                const model::PartialGrid& grid) {
  const auto first = grid[spec.cells.front().index()];
  if (!first) return true;
  const auto place = reach(puzzle, spec, *first);
  if (!place) return false;
  const auto digit = grid[spec.cells[*place - 1].index()];
  return !digit || room_digit(spec).contains(*digit);
}

/// A pair of cells says it: the first is not n, or the n-th holds the digit.
void lower_room(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  const DigitSet wanted = room_digit(spec);
  DigitSet possible;
  for (int i = 0; i < puzzle.num_digits(); ++i) {
    const auto place = reach(puzzle, spec, Digit(i));
    if (place && (*place != 1 || wanted.contains(Digit(i)))) possible.insert(Digit(i));
  }
  out.restrict(spec.cells.front(), possible);
  for (std::size_t k = 1; k < spec.cells.size(); ++k) {
    out.relate(spec.cells.front(), spec.cells[k], [&](Digit first, Digit there) {
      return reach(puzzle, spec, first) != k + 1 || wanted.contains(there);
    });
  }
}

std::optional<model::Arguments> room_for(const model::Puzzle& puzzle,
                                         const std::vector<Cell>& cells,
                                         const model::PartialGrid& filled) {
  const std::int64_t place = puzzle.symbols.value(*filled[cells.front().index()]);
  if (place < 1 || place > static_cast<std::int64_t>(cells.size())) return std::nullopt;
  const Cell there = cells[static_cast<std::size_t>(place - 1)];
  model::Arguments arguments;
  arguments.set(kDigit, DigitSet::single(*filled[there.index()]));
  return arguments;
}

std::vector<model::Atom> room_glyph(const model::Puzzle& puzzle,
                                    const model::ConstraintSpec& spec) {
  return {model::OuterText{spec.cells, either_of(puzzle, room_digit(spec)), false}};
}

std::string sum_asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                     const std::vector<Cell>& /*cells*/) {
  const std::string first = puzzle.board->name(spec.cells.front());
  return "the first X values from " + first + " on add up to " + std::to_string(*sum_of(spec)) +
         ", where X is the value in " + first;
}

/// What the cells that do not count make, beside what the clue leaves over of all digits, where
/// they are few and have less to make than those that count; empty where they are not, or can make
/// it.
std::string left_over_with(const Supposition& chosen, std::uint64_t count) {
  const model::Puzzle& puzzle = chosen.puzzle;
  const std::vector<Cell>& cells = chosen.spec.cells;
  const std::vector<Cell> rest(cells.begin() + static_cast<std::ptrdiff_t>(count), cells.end());
  const bool has_all = all_differ(*puzzle.board, cells) &&
                       cells.size() == static_cast<std::size_t>(puzzle.num_digits());
  const std::int64_t total = puzzle.symbols.total();
  const std::int64_t wanted = total - *sum_of(chosen.spec);
  if (!has_all || rest.empty() || 3 * rest.size() > cells.size() || 2 * wanted >= total) return {};
  const auto sums = sums_left(chosen, rest);
  const std::string sum = sums ? beside(*sums, wanted) : std::string();
  if (sum.empty()) return {};
  return from_to(puzzle, rest) + ", which " + (rest.size() == 1 ? "does" : "do") +
         " not count, would make " + sum + ", not " + std::to_string(wanted) + ", the rest of " +
         std::to_string(total);
}

/// What the first cells make with this value in the first of them, beside the sum, or what they
/// leave over; empty where they can make the sum. `left`: by cell of the board.
std::string sum_with(const Supposition& asked, const std::vector<DigitSet>& left, Digit first) {
  const model::Puzzle& puzzle = asked.puzzle;
  const std::vector<Cell>& cells = asked.spec.cells;
  const auto count = reach(puzzle, asked.spec, first);
  if (!count) return "there would not be so many cells";
  const std::vector<Cell> met(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(*count));
  Supposition chosen = asked;
  chosen.left = left;
  if (all_differ(*puzzle.board, cells)) {
    for (const Cell cell : cells) chosen.left[cell.index()].erase(first);
  }
  chosen.left[cells.front().index()] = DigitSet::single(first);
  const auto sums = sums_left(chosen, met);
  const std::string sum = sums ? beside(*sums, *sum_of(asked.spec)) : std::string();
  if (sum.empty()) return sum;
  const std::string left_over = left_over_with(chosen, *count);
  return left_over.empty() ? from_to(puzzle, met) + " would make " + sum : left_over;
}

std::string sum_refutes(const Supposition& supposition) {
  constexpr std::size_t kMostTold = 4;
  const model::Puzzle& puzzle = supposition.puzzle;
  const Cell front = supposition.spec.cells.front();
  if (supposition.is_supposed(front))
    return sum_with(supposition, supposition.left, supposition.supposed.digit);
  // The values of the first cell with which the sum can be made without it, and what comes of them.
  DigitSet possible;
  std::vector<std::string> parts;
  bool is_refuted = true;
  supposition.before[front.index()].for_each([&](Digit first) {
    if (!sum_with(supposition, supposition.before, first).empty()) return;
    possible.insert(first);
    if (!supposition.left_in(front).contains(first)) return;
    const std::string sum = sum_with(supposition, supposition.left, first);
    is_refuted = is_refuted && !sum.empty();
    parts.push_back("with " + puzzle.symbols.text(first) + " there " + sum);
  });
  if (!is_refuted || parts.size() > kMostTold) return {};
  const std::string name = puzzle.board->name(front);
  const std::string only = name + " has to be " + listed(puzzle, possible) + " for the sum, and ";
  return only + (parts.empty() ? "could not" : listed(parts));
}

std::string room_reason(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Cell from,
                        DigitSet left, std::span<const Loss> losses) {
  const geometry::Board& board = *puzzle.board;
  const Cell first = spec.cells.front();
  return told_one_by_one(losses, [&](Cell to, DigitSet gone) {
    if (from == first) {
      return board.name(first) + " is " + listed(puzzle, left) + ", so " + board.name(to) +
             ", in just that place of the line, is " + listed(puzzle, room_digit(spec));
    }
    return board.name(from) + " (" + listed(puzzle, left) + ") is not " +
           listed(puzzle, room_digit(spec)) + ", so " + board.name(first) + " is not " +
           listed(puzzle, gone) + ", the number of its place";
  });
}

constexpr ConstraintType kTypes[] = {
    {
        .id = "x_sum",
        .title = "X-sum",
        .noun = "X-sum clue",
        .also = "X sums, first X cells",
        .rule = "An X-sum clue beside a row or column is the sum of its first X values from there, "
                "where X is the first of them.",
        .shape = SpecShape::lane,
        .parameters = kSumParameters,
        .foreign = kForeignSum,
        .holds = sum_holds,
        .lower = lower_sum,
        .walks = true,
        .arguments_for = sum_for,
        .asks = sum_asks,
        .refutes = sum_refutes,
        .glyph = sum_glyph,
    },
    {
        .id = "numbered_room",
        .title = "Numbered room",
        .also = "X-th cell, rooms",
        .called = "numbered room",
        .rule = "A numbered room beside a row or column names the digit in its X-th cell from "
                "there, where X is the value in the first.",
        .shape = SpecShape::lane,
        .parameters = kRoomParameters,
        .foreign = kForeignRoom,
        .validate = validate_room,
        .holds = room_holds,
        .lower = lower_room,
        .arguments_for = room_for,
        .pair_reason = room_reason,
        .glyph = room_glyph,
    },
};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::x_sum_constraint
