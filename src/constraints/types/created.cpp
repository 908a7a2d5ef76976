// SPDX-License-Identifier: MIT
//
// created: an integer combination of shapes with known sums; see created_shape.h.
#include "constraints/constraint_type.h"
#include "constraints/created_shape.h"
#include "constraints/names.h"
#include "constraints/shape_sums.h"

namespace omnidoku::constraints::created_constraint {
namespace {

constexpr Parameter kParameters[] = {
    {"terms", Parameter::Kind::terms, true,
     "the shapes: each a house by its name, or an earlier constraint by its label or #number, and "
     "how many times it counts"}};

std::vector<geometry::Cell> cells_of(const ShapeFacts& shape) {
  std::vector<geometry::Cell> cells;
  for (const WeightedCell& term : shape.terms) cells.push_back(term.cell);
  return cells;
}

bool is_plain_shape(const ShapeFacts& shape) {
  for (const WeightedCell& term : shape.terms) {
    if (term.coefficient != 1) return false;
  }
  return true;
}

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  auto shape = resolve_created(puzzle, spec);
  if (!shape) return shape.error();
  return {};
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  const ShapeFacts shape = resolve_created(puzzle, spec).value();
  const auto sum = value_sum(puzzle, shape.terms, grid);
  return (!sum || *sum == *shape.sum) &&
         (!shape.no_repeats || no_digit_twice(cells_of(shape), grid));
}

void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  const ShapeFacts shape = resolve_created(puzzle, spec).value();
  if (shape.no_repeats) out.all_different(cells_of(shape));
  out.sum_equals(shape.terms, *shape.sum);
}

std::optional<std::string> contradiction(const model::Puzzle& puzzle,
                                         const model::ConstraintSpec& spec) {
  const ShapeFacts shape = resolve_created(puzzle, spec).value();
  const std::vector<geometry::Cell> cells = cells_of(shape);
  const auto name = [&] { return name_of(puzzle, spec); };
  if (cells.empty() && *shape.sum != 0) {
    return name() + " comes to no cells, but to the sum " + std::to_string(*shape.sum);
  }
  if (cells.empty() || !is_plain_shape(shape)) return std::nullopt;
  return impossible_sum(puzzle, cells, *shape.sum, shape.no_repeats, name);
}

std::optional<ShapeFacts> facts(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  return resolve_created(puzzle, spec).value();
}

std::vector<model::Atom> glyph(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const auto shape = resolve_created(puzzle, spec);
  if (!shape || !is_plain_shape(*shape)) return {};
  return cage_glyph(cells_of(*shape), shape->sum, model::Outline::Style::dotted);
}

constexpr std::string_view kExample =
    R"([{"type": "killer", "cells": ["R1C1", "R1C2", "R2C1", "R2C2"], "sum": 23},
        {"type": "created", "terms": [{"shape": "box 1"}, {"shape": "#1", "times": -1}]}])";

constexpr ConstraintType kTypes[] = {{
    .id = "created",
    .title = "Created shape",
    .also = "combined shapes, equation, innies and outies",
    .rule = "The values of a combination of shapes add up to the same combination of their sums.",
    .shape = SpecShape::none,
    .parameters = kParameters,
    .foreign = {},
    .example = kExample,
    .validate = validate,
    .holds = holds,
    .lower = lower,
    .contradiction = contradiction,
    .facts = facts,
    .glyph = glyph,
}};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::created_constraint
