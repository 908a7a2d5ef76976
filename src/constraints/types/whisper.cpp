// SPDX-License-Identifier: MIT
//
// whisper: values side by side on a line differ by a number at least: half as many as there are
// digits where none is named, which on nine is 5, German whispers. Dutch ones differ by 4.
#include "constraints/constraint_type.h"

namespace omnidoku::constraints::whisper_constraint {
namespace {

using geometry::Digit;

std::int64_t usual_difference(const model::Puzzle& puzzle) { return (puzzle.num_digits() + 1) / 2; }

constexpr Parameter kParameters[] = {{"difference", Parameter::Kind::integer, false,
                                      "by how much values side by side differ at least; half the "
                                      "number of digits when it is not named",
                                      true, usual_difference}};
constexpr ForeignMember kMembers[] = {{"value", "difference"}};
constexpr ForeignArgument kGerman[] = {{"difference", "5", true}};
constexpr ForeignName kForeign[] = {{"fpuzzles", "whispers", {}, kMembers},
                                    {.format = "iss", .name = "Whisper", .arguments = kGerman}};

std::int64_t difference_of(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const auto* difference = spec.arguments.get<std::int64_t>("difference");
  return difference == nullptr ? usual_difference(puzzle) : *difference;
}

bool differ_enough(const model::Puzzle& puzzle, Digit a, Digit b, std::int64_t difference) {
  const std::int64_t gap = puzzle.symbols.value(a) - puzzle.symbols.value(b);
  return gap >= difference || gap <= -difference;
}

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  if (difference_of(puzzle, spec) >= 1) return {};
  return base::make_error(base::ErrorCode::bad_constraint,
                          title_of(spec) + ": values differ by 1 at least",
                          "write a difference of 1 or more");
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  for (std::size_t i = 1; i < spec.cells.size(); ++i) {
    const auto a = grid[spec.cells[i - 1].index()];
    const auto b = grid[spec.cells[i].index()];
    if (a && b && !differ_enough(puzzle, *a, *b, difference_of(puzzle, spec))) return false;
  }
  return true;
}

void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  const std::int64_t difference = difference_of(puzzle, spec);
  for (std::size_t i = 1; i < spec.cells.size(); ++i) {
    out.relate(spec.cells[i - 1], spec.cells[i],
               [&](Digit a, Digit b) { return differ_enough(puzzle, a, b, difference); });
  }
}

std::string pair_reason(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                        geometry::Cell from, geometry::DigitSet left,
                        std::span<const Loss> losses) {
  const geometry::Board& board = *puzzle.board;
  return told_by_digits(puzzle, losses, [&](const std::string& cells, geometry::DigitSet gone) {
    return "nothing left in " + board.name(from) + " (" + listed(puzzle, left) + ") is " +
           std::to_string(difference_of(puzzle, spec)) + " or more away from " +
           listed(puzzle, gone) + " in " + cells;
  });
}

std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return {model::Path{spec.cells, model::Path::Style::whisper}};
}

bool is_german(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  constexpr std::int64_t kUsual = 5;
  return difference_of(puzzle, spec) == kUsual;
}

constexpr ConstraintType kTypes[] = {{
    .id = "whisper",
    .title = "Whispers",
    .noun = "whispers line",
    .also = "German whispers, Dutch whispers, Chinese whispers, difference line",
    .rule = "Values side by side on a whispers line differ by the number set for it at least: 5 on "
            "nine digits if none is.",
    .plain_rule = "Values side by side on a whispers line differ by at least 5.",
    .is_plain = is_german,
    .shape = SpecShape::path,
    .returns = Returns::anywhere,
    .parameters = kParameters,
    .foreign = kForeign,
    .validate = validate,
    .holds = holds,
    .lower = lower,
    .pair_reason = pair_reason,
    .glyph = glyph,
}};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::whisper_constraint
