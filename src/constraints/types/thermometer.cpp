// SPDX-License-Identifier: MIT
//
// thermometer: values grow along a line from its bulb. On a slow one they never fall.
#include <algorithm>

#include "constraints/constraint_type.h"

namespace omnidoku::constraints::thermometer_constraint {
namespace {

constexpr ForeignName kForeignFast[] = {
    {"fpuzzles", "thermometer"}, {"iss", "Thermo"}, {"iss", "GreaterThan"}};
constexpr ForeignName kForeignSlow[] = {{"fpuzzles", "slowthermometer"}};

template <bool slow>
bool may_follow(std::int64_t before, std::int64_t after) {
  return slow ? before <= after : before < after;
}

template <bool slow>
bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  std::optional<std::int64_t> last;
  for (const geometry::Cell cell : spec.cells) {
    const auto digit = grid[cell.index()];
    if (!digit) continue;
    const std::int64_t value = puzzle.symbols.value(*digit);
    if (last && !may_follow<slow>(*last, value)) return false;
    last = value;
  }
  return true;
}

template <bool slow>
void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  for (std::size_t i = 1; i < spec.cells.size(); ++i) {
    out.relate(spec.cells[i - 1], spec.cells[i], [&puzzle](geometry::Digit a, geometry::Digit b) {
      return may_follow<slow>(puzzle.symbols.value(a), puzzle.symbols.value(b));
    });
  }
}

/// The symbol with the least, or greatest, value of some.
std::string end_of(const model::Puzzle& puzzle, geometry::DigitSet digits, bool greatest) {
  geometry::Digit end = digits.first();
  digits.for_each([&](geometry::Digit digit) {
    const std::int64_t value = puzzle.symbols.value(digit);
    const std::int64_t best = puzzle.symbols.value(end);
    if (greatest ? value > best : value < best) end = digit;
  });
  return puzzle.symbols.text(end);
}

template <bool slow>
std::string pair_reason(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                        geometry::Cell from, geometry::DigitSet left,
                        std::span<const Loss> losses) {
  const geometry::Board& board = *puzzle.board;
  const auto place = [&spec](geometry::Cell cell) {
    return std::find(spec.cells.begin(), spec.cells.end(), cell) - spec.cells.begin();
  };
  return told_one_by_one(losses, [&](geometry::Cell to, geometry::DigitSet /*gone*/) {
    const bool upwards = place(from) < place(to);
    const std::string bound = end_of(puzzle, left, !upwards);
    return board.name(from) + " is " +
           (left.size() == 1 ? ""
            : upwards        ? "at least "
                             : "at most ") +
           bound + ", so " + board.name(to) + (upwards ? ", after it, is " : ", before it, is ") +
           (slow      ? upwards ? "no less" : "no more"
            : upwards ? "more"
                      : "less");
  });
}

template <bool slow>
std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return {model::Path{
      spec.cells, slow ? model::Path::Style::slow_thermometer : model::Path::Style::thermometer}};
}

constexpr ConstraintType kTypes[] = {
    {
        .id = "thermometer",
        .title = "Thermometer",
        .also = "thermo, increasing, greater than, less than, inequality",
        .called = "thermo",
        .rule = "Values grow along a thermometer from its bulb.",
        .shape = SpecShape::path,
        .foreign = kForeignFast,
        .holds = holds<false>,
        .lower = lower<false>,
        .pair_reason = pair_reason<false>,
        .glyph = glyph<false>,
    },
    {
        .id = "slow_thermometer",
        .title = "Slow thermometer",
        .also = "slow thermo, nondecreasing",
        .rule = "Values never fall along a slow thermometer from its bulb.",
        .shape = SpecShape::path,
        .foreign = kForeignSlow,
        .holds = holds<true>,
        .lower = lower<true>,
        .pair_reason = pair_reason<true>,
        .glyph = glyph<true>,
    },
};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::thermometer_constraint
