// SPDX-License-Identifier: MIT
//
// Dots between two cells side by side, after Kropki. difference_dot, white: the values differ by a
// number, 1 where none is named. ratio_dot, black: one value is so many times the other, twice
// where nothing is named. nonconsecutive and all_ratio_dots say that all of them are drawn: values
// of cells side by side that no dot joins, of either colour and with whatever number, do not differ
// by 1, whatever differences dots name; and are not in any of the ratios of the dots there are, 2
// where there are none.
#include <algorithm>
#include <set>

#include "constraints/adjacency.h"
#include "constraints/constraint_type.h"
#include "constraints/marks.h"

namespace omnidoku::constraints::dots_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;

constexpr std::string_view kDifference = "difference_dot";
constexpr std::string_view kRatio = "ratio_dot";
std::int64_t usual_difference(const model::Puzzle& /*puzzle*/) { return 1; }
std::int64_t usual_ratio(const model::Puzzle& /*puzzle*/) { return 2; }

constexpr Parameter kParameters[] = {{"difference", Parameter::Kind::integer, false,
                                      "by how much the two values differ; 1 when it is not named",
                                      true, usual_difference}};
constexpr ForeignArgument kOne[] = {{"difference", "1"}};
constexpr ForeignName kForeignDot[] = {{"fpuzzles", "difference"},
                                       {.format = "iss", .name = "WhiteDot", .arguments = kOne}};
constexpr std::string_view kDots[] = {kDifference, kRatio};
constexpr ForeignName kForeignNone[] = {
    {"fpuzzles", "nonconsecutive"},
    {"iss", "StrictKropki"},
    {.format = "iss", .name = "AntiConsecutive", .not_beside = kDots}};
constexpr Parameter kRatioParameters[] = {{"ratio", Parameter::Kind::integer, false,
                                           "how many times one value the other is; 2 when it is "
                                           "not named",
                                           true, usual_ratio}};
constexpr ForeignArgument kTwice[] = {{"ratio", "2"}};
constexpr ForeignName kForeignRatio[] = {
    {"fpuzzles", "ratio"}, {.format = "iss", .name = "BlackDot", .arguments = kTwice}};
constexpr ForeignName kForeignAllRatios[] = {{"fpuzzles", "negative ratio"},
                                             {"iss", "StrictKropki"}};

std::int64_t difference_of(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const auto* difference = spec.arguments.get<std::int64_t>("difference");
  return difference == nullptr ? usual_difference(puzzle) : *difference;
}

bool differ_by(const model::Puzzle& puzzle, Digit a, Digit b, std::int64_t difference) {
  const std::int64_t gap = puzzle.symbols.value(a) - puzzle.symbols.value(b);
  return gap == difference || gap == -difference;
}

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  if (difference_of(puzzle, spec) >= 0) return {};
  return base::make_error(base::ErrorCode::bad_constraint,
                          title_of(spec) + ": a difference is not negative",
                          "write " + std::to_string(-difference_of(puzzle, spec)));
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  const auto a = grid[spec.cells[0].index()];
  const auto b = grid[spec.cells[1].index()];
  return !a || !b || differ_by(puzzle, *a, *b, difference_of(puzzle, spec));
}

void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  out.relate(spec.cells[0], spec.cells[1], [&](Digit a, Digit b) {
    return differ_by(puzzle, a, b, difference_of(puzzle, spec));
  });
}

std::string pair_reason(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Cell from,
                        geometry::DigitSet left, std::span<const Loss> losses) {
  const geometry::Board& board = *puzzle.board;
  return told_by_digits(puzzle, losses, [&](const std::string& cells, geometry::DigitSet gone) {
    return "nothing left in " + board.name(from) + " (" + listed(puzzle, left) + ") differs by " +
           std::to_string(difference_of(puzzle, spec)) + " from " + listed(puzzle, gone) + " in " +
           cells;
  });
}

std::vector<model::Atom> glyph(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const std::int64_t difference = difference_of(puzzle, spec);
  return {model::EdgeMark{spec.cells[0], spec.cells[1], model::EdgeMark::Shape::white_dot,
                          difference == 1 ? "" : std::to_string(difference)}};
}

base::Result<void> validate_neighbours(const model::Puzzle& puzzle,
                                       const model::ConstraintSpec& spec) {
  return check_has_neighbours(puzzle, title_of(spec));
}

bool nonconsecutive_holds(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
                          const model::PartialGrid& grid) {
  for (const auto& [a, b] : unjoined_pairs(puzzle, kDots)) {
    const auto x = grid[a.index()];
    const auto y = grid[b.index()];
    if (x && y && differ_by(puzzle, *x, *y, 1)) return false;
  }
  return true;
}

void lower_nonconsecutive(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
                          Lowering& out) {
  out.relate(unjoined_pairs(puzzle, kDots),
             [&](Digit x, Digit y) { return !differ_by(puzzle, x, y, 1); });
}

std::string nonconsecutive_reason(const model::Puzzle& puzzle,
                                  const model::ConstraintSpec& /*spec*/, Cell from,
                                  geometry::DigitSet left, std::span<const Loss> losses) {
  return listed(puzzle, losers_of(losses)) + (losses.size() == 1 ? " lies" : " lie") + " beside " +
         puzzle.board->name(from) + ", which is " + listed(puzzle, left) +
         ", with no dot between them";
}

std::vector<model::Atom> no_glyph(const model::Puzzle& /*puzzle*/,
                                  const model::ConstraintSpec& /*spec*/) {
  return {};
}

std::int64_t ratio_of(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const auto* ratio = spec.arguments.get<std::int64_t>("ratio");
  return ratio == nullptr ? usual_ratio(puzzle) : *ratio;
}

/// Values and ratios are small enough for their product (model::kMaxSymbolValue, kMaxRatio).
bool are_in_ratio(const model::Puzzle& puzzle, Digit a, Digit b, std::int64_t ratio) {
  const std::int64_t x = puzzle.symbols.value(a);
  const std::int64_t y = puzzle.symbols.value(b);
  return x == ratio * y || y == ratio * x;
}

base::Result<void> validate_ratio(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  constexpr std::int64_t kMaxRatio = 1000;
  const std::int64_t ratio = ratio_of(puzzle, spec);
  if (ratio >= 1 && ratio <= kMaxRatio) return {};
  return base::make_error(
      base::ErrorCode::bad_constraint,
      title_of(spec) + ": a ratio is a number from 1 to " + std::to_string(kMaxRatio));
}

bool ratio_holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                 const model::PartialGrid& grid) {
  const auto a = grid[spec.cells[0].index()];
  const auto b = grid[spec.cells[1].index()];
  return !a || !b || are_in_ratio(puzzle, *a, *b, ratio_of(puzzle, spec));
}

void lower_ratio(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  out.relate(spec.cells[0], spec.cells[1],
             [&](Digit a, Digit b) { return are_in_ratio(puzzle, a, b, ratio_of(puzzle, spec)); });
}

std::string ratio_reason(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Cell from,
                         geometry::DigitSet left, std::span<const Loss> losses) {
  const geometry::Board& board = *puzzle.board;
  return told_by_digits(puzzle, losses, [&](const std::string& cells, geometry::DigitSet gone) {
    return "nothing left in " + board.name(from) + " (" + listed(puzzle, left) +
           ") is in the ratio 1:" + std::to_string(ratio_of(puzzle, spec)) + " to " +
           listed(puzzle, gone) + " in " + cells;
  });
}

std::vector<model::Atom> ratio_glyph(const model::Puzzle& puzzle,
                                     const model::ConstraintSpec& spec) {
  const std::int64_t ratio = ratio_of(puzzle, spec);
  return {model::EdgeMark{spec.cells[0], spec.cells[1], model::EdgeMark::Shape::black_dot,
                          ratio == 2 ? "" : std::to_string(ratio)}};
}

/// Those of the puzzle's black dots; 2 where it has none.
std::set<std::int64_t> ratios_in(const model::Puzzle& puzzle) {
  std::set<std::int64_t> ratios;
  for_each_in_force(puzzle.constraints, [&](const model::ConstraintSpec& spec) {
    if (spec.type == kRatio) ratios.insert(ratio_of(puzzle, spec));
  });
  if (ratios.empty()) ratios.insert(usual_ratio(puzzle));
  return ratios;
}

bool are_in_a_ratio(const model::Puzzle& puzzle, Digit a, Digit b,
                    const std::set<std::int64_t>& ratios) {
  return std::any_of(ratios.begin(), ratios.end(),
                     [&](std::int64_t ratio) { return are_in_ratio(puzzle, a, b, ratio); });
}

bool all_ratios_hold(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
                     const model::PartialGrid& grid) {
  const std::set<std::int64_t> ratios = ratios_in(puzzle);
  for (const auto& [a, b] : unjoined_pairs(puzzle, kDots)) {
    const auto x = grid[a.index()];
    const auto y = grid[b.index()];
    if (x && y && are_in_a_ratio(puzzle, *x, *y, ratios)) return false;
  }
  return true;
}

void lower_all_ratios(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
                      Lowering& out) {
  const std::set<std::int64_t> ratios = ratios_in(puzzle);
  out.relate(unjoined_pairs(puzzle, kDots),
             [&](Digit x, Digit y) { return !are_in_a_ratio(puzzle, x, y, ratios); });
}

std::string all_ratios_reason(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
                              Cell from, geometry::DigitSet left, std::span<const Loss> losses) {
  const geometry::Board& board = *puzzle.board;
  return told_by_digits(puzzle, losses, [&](const std::string& cells, geometry::DigitSet gone) {
    return listed(puzzle, gone) + " in " + cells + " and " + listed(puzzle, left) + " in " +
           board.name(from) + " would have the ratio of a black dot, with no dot between them";
  });
}

bool has_no_number(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return spec.arguments.all().empty();
}

constexpr ConstraintType kTypes[] = {
    {
        .id = kDifference,
        .title = "Difference dot",
        .also = "Kropki, white dot, consecutive",
        .rule = "The values on both sides of a white dot differ by the number in it, or by 1.",
        .plain_rule = "The values on both sides of a white dot differ by 1.",
        .is_plain = has_no_number,
        .shape = SpecShape::pair,
        .parameters = kParameters,
        .foreign = kForeignDot,
        .validate = validate,
        .holds = holds,
        .lower = lower,
        .pair_reason = pair_reason,
        .glyph = glyph,
    },
    {
        .id = kRatio,
        .title = "Ratio dot",
        .also = "Kropki, black dot, double",
        .rule = "One of the values on both sides of a black dot is the other times the number in "
                "the dot, or times 2.",
        .plain_rule = "One of the values on both sides of a black dot is twice the other.",
        .is_plain = has_no_number,
        .shape = SpecShape::pair,
        .parameters = kRatioParameters,
        .foreign = kForeignRatio,
        .validate = validate_ratio,
        .holds = ratio_holds,
        .lower = lower_ratio,
        .pair_reason = ratio_reason,
        .glyph = ratio_glyph,
    },
    {
        .id = "nonconsecutive",
        .title = "Nonconsecutive",
        .noun = "nonconsecutive rule",
        .also = "negative white dots, no neighbours in value",
        .rule = "Values of cells side by side never differ by 1, but where a dot joins them.",
        .shape = SpecShape::none,
        .foreign = kForeignNone,
        .all_drawn = kDifference,
        .heeds = kDots,
        .validate = validate_neighbours,
        .holds = nonconsecutive_holds,
        .lower = lower_nonconsecutive,
        .pair_reason = nonconsecutive_reason,
        .glyph = no_glyph,
    },
    {
        .id = "all_ratio_dots",
        .title = "All ratio dots",
        .noun = "all-ratio-dots rule",
        .also = "negative Kropki, negative black dots",
        .rule =
            "Values of cells side by side never have the ratio of any black dot, or 2 where there "
            "are none, but where a dot joins them.",
        .shape = SpecShape::none,
        .foreign = kForeignAllRatios,
        .all_drawn = kRatio,
        .heeds = kDots,
        .validate = validate_neighbours,
        .holds = all_ratios_hold,
        .lower = lower_all_ratios,
        .pair_reason = all_ratios_reason,
        .glyph = no_glyph,
    },
};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::dots_constraint
