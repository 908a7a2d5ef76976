// SPDX-License-Identifier: MIT
//
// quadruple: the digits in a circle where cells meet are all among theirs.
#include <algorithm>
#include <bit>

#include "constraints/constraint_type.h"

namespace omnidoku::constraints::quadruple_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;

constexpr std::string_view kDigits = "digits";
constexpr Parameter kParameters[] = {
    {kDigits, Parameter::Kind::digits, true, "the digits that the cells around the corner hold"}};
constexpr ForeignMember kMembers[] = {{"values", kDigits}};
constexpr ForeignName kForeign[] = {{"fpuzzles", "quadruple", {}, kMembers}, {"iss", "Quad"}};

DigitSet wanted_by(const model::ConstraintSpec& spec) {
  return *spec.arguments.get<DigitSet>(kDigits);
}

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const DigitSet wanted = wanted_by(spec);
  const auto refuse = [&](std::string what, std::string advice) {
    return base::make_error(base::ErrorCode::bad_constraint,
                            title_of(spec) + ": " + std::move(what), std::move(advice));
  };
  if (wanted.empty()) return refuse("it names no digits", "name one or more");
  if (static_cast<std::size_t>(wanted.size()) > spec.cells.size())
    return refuse(std::to_string(wanted.size()) + " digits cannot all be in " +
                      puzzle.board->names(spec.cells),
                  "name as many digits as there are cells at most");
  return {};
}

bool holds(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  DigitSet missing = wanted_by(spec);
  int num_open = 0;
  for (const Cell cell : spec.cells) {
    if (const auto digit = grid[cell.index()]) {
      missing.erase(*digit);
    } else {
      ++num_open;
    }
  }
  return missing.size() <= num_open;
}

/// A walk that remembers which of the digits are still missing.
void lower(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec, Lowering& out) {
  out.walk(
      spec.cells, wanted_by(spec).mask(),
      [&](std::uint64_t missing, std::size_t place, Digit digit) -> model::DiagramStep {
        const std::uint64_t left = missing & ~(std::uint64_t{1} << digit.index());
        const auto num_left = static_cast<std::size_t>(std::popcount(left));
        return num_left < spec.cells.size() - place ? model::DiagramStep(left) : std::nullopt;
      },
      [](std::uint64_t missing) { return missing == 0; });
}

std::optional<model::Arguments> arguments_for(const model::Puzzle& /*puzzle*/,
                                              const std::vector<Cell>& cells,
                                              const model::PartialGrid& filled) {
  DigitSet digits;
  for (const Cell cell : cells) digits.insert(*filled[cell.index()]);
  model::Arguments arguments;
  arguments.set(kDigits, digits);
  return arguments;
}

std::vector<model::Atom> glyph(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  std::string text;
  wanted_by(spec).for_each([&](Digit digit) {
    if (!text.empty()) text += ' ';
    text += puzzle.symbols.text(digit);
  });
  return {model::CornerMark{spec.cells, std::move(text)}};
}

std::string asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                 const std::vector<Cell>& /*cells*/) {
  return listed(puzzle, wanted_by(spec), "and") +
         (wanted_by(spec).size() == 1 ? " is" : " are each") + " in one of " +
         listed(puzzle, spec.cells);
}

std::string refutes(const Supposition& supposition) {
  std::vector<Demand> demands;
  wanted_by(supposition.spec).for_each([&](Digit digit) {
    demands.push_back({DigitSet::single(digit), supposition.puzzle.symbols.text(digit)});
  });
  return too_few_places(supposition, supposition.spec.cells, demands);
}

constexpr ConstraintType kTypes[] = {{
    .id = "quadruple",
    .title = "Quadruple",
    .also = "quad, quads, four cells, corner clue",
    .called = "quad=,quads=,quadrupl",
    .rule = "The digits in a circle where cells meet are each in one of these cells.",
    .shape = SpecShape::corner,
    .parameters = kParameters,
    .foreign = kForeign,
    .repeated = {"contain_at_least", "values"},
    .validate = validate,
    .holds = holds,
    .lower = lower,
    .walks = true,
    .arguments_for = arguments_for,
    .asks = asks,
    .refutes = refutes,
    .glyph = glyph,
}};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::quadruple_constraint
