// SPDX-License-Identifier: MIT
#include "support/random_spec.h"

#include <algorithm>
#include <vector>

#include "base/overloaded.h"
#include "constraints/adjacency.h"
#include "constraints/shape_sums.h"

namespace omnidoku::testing_support {

using base::Random;
using constraints::ConstraintType;
using constraints::Parameter;
using constraints::SpecShape;
using geometry::Cell;

namespace {

constexpr int kTries = 200;

Cell random_cell(Random& random, const model::Puzzle& puzzle) {
  return Cell(static_cast<int>(random.below(static_cast<std::uint64_t>(puzzle.num_cells()))));
}

std::vector<Cell> random_set(Random& random, const model::Puzzle& puzzle) {
  std::vector<Cell> all;
  for (int i = 0; i < puzzle.num_cells(); ++i) all.emplace_back(i);
  random.shuffle(std::span<Cell>(all));
  all.resize(std::min(all.size(), std::size_t{1} + random.below(5)));
  return all;
}

/// A cell that touches the last one of the path and is not on it; nothing when there is none.
std::optional<Cell> random_step(Random& random, const model::Puzzle& puzzle,
                                const std::vector<Cell>& path) {
  std::vector<Cell> next;
  for (int i = 0; i < puzzle.num_cells(); ++i) {
    if (std::find(path.begin(), path.end(), Cell(i)) == path.end() &&
        constraints::touch(*puzzle.board, path.back(), Cell(i))) {
      next.emplace_back(i);
    }
  }
  if (next.empty()) return std::nullopt;
  return next[random.below(next.size())];
}

std::vector<Cell> random_path(Random& random, const model::Puzzle& puzzle, std::size_t length) {
  std::vector<Cell> path{random_cell(random, puzzle)};
  while (path.size() < length) {
    const auto next = random_step(random, puzzle, path);
    if (!next) break;
    path.push_back(*next);
  }
  return path;
}

std::vector<Cell> random_pair(Random& random, const model::Puzzle& puzzle) {
  while (true) {
    const Cell a = random_cell(random, puzzle);
    const Cell b = random_cell(random, puzzle);
    if (constraints::are_side_by_side(*puzzle.board, a, b)) return {a, b};
  }
}

std::vector<model::ShapeTerm> random_terms(Random& random, const model::Puzzle& puzzle) {
  std::vector<model::ShapeTerm> terms;
  const std::size_t count = 1 + random.below(3);
  for (std::size_t i = 0; i < count; ++i) {
    std::vector<std::string> shapes{
        puzzle.board->houses()[random.below(puzzle.board->houses().size())].name};
    for (std::size_t c = 0; c < puzzle.constraints.size(); ++c) {
      if (constraints::sum_of(puzzle.constraints[c])) shapes.push_back("#" + std::to_string(c + 1));
    }
    const std::string& shape = shapes[random.chance(1, 2) ? 0 : random.below(shapes.size())];
    terms.push_back({shape, random.between(-2, 2)});
  }
  return terms;
}

/// The cells around some corner of the board.
std::vector<Cell> random_corner(Random& random, const model::Puzzle& puzzle) {
  for (int i = 0; i < kTries; ++i) {
    std::vector<Cell> cells = random_path(random, puzzle, 4);
    if (constraints::meet_at_a_corner(*puzzle.board, cells)) return cells;
  }
  return {};
}

std::vector<Cell> random_lane(Random& random, const model::Puzzle& puzzle) {
  const auto lanes = puzzle.board->lanes();
  if (lanes.empty()) return {};
  std::vector<Cell> cells = lanes[random.below(lanes.size())].cells;
  if (random.chance(1, 2)) std::reverse(cells.begin(), cells.end());
  return cells;
}

std::vector<Cell> random_diagonal(Random& random, const model::Puzzle& puzzle) {
  std::vector<std::vector<Cell>> diagonals = constraints::diagonals_of(*puzzle.board);
  if (diagonals.empty()) return {};
  return diagonals[random.below(diagonals.size())];
}

/// An argument of the kind, that the type may refuse.
model::ArgumentValue random_argument(Random& random, model::ArgumentKind kind,
                                     const model::Puzzle& puzzle) {
  return model::visit_kind(
      kind,
      base::Overloaded{
          [&](std::type_identity<std::int64_t>) -> model::ArgumentValue {
            return std::int64_t{random.between(0, 9)};
          },
          [&](std::type_identity<bool>) -> model::ArgumentValue { return random.chance(1, 2); },
          [&](std::type_identity<std::string>) -> model::ArgumentValue {
            return random.chance(1, 4) ? "a" : std::to_string(random.between(0, 9));
          },
          [&](std::type_identity<geometry::DigitSet>) -> model::ArgumentValue {
            return geometry::DigitSet::from_mask(random.next() & puzzle.all_digits().mask());
          },
          [&](std::type_identity<std::vector<Cell>>) -> model::ArgumentValue {
            return random_set(random, puzzle);
          },
          [&](std::type_identity<model::Paths>) -> model::ArgumentValue {
            model::Paths paths;
            for (std::uint64_t i = 1 + random.below(2); i > 0; --i) {
              paths.push_back(random_path(random, puzzle, 2 + random.below(2)));
            }
            return paths;
          },
          [&](std::type_identity<std::vector<model::ShapeTerm>>) -> model::ArgumentValue {
            return random_terms(random, puzzle);
          },
          [&](std::type_identity<std::vector<model::ConstraintSpec>>) -> model::ArgumentValue {
            return std::vector<model::ConstraintSpec>{
                {"odd", "", {random_cell(random, puzzle)}, {}}};
          },
      });
}

model::ConstraintSpec draw_spec(Random& random, const ConstraintType& type,
                                const model::Puzzle& puzzle, const model::FilledGrid& grid) {
  model::ConstraintSpec spec;
  spec.type = type.id;
  switch (type.shape) {
    case SpecShape::cell: spec.cells = {random_cell(random, puzzle)}; break;
    case SpecShape::pair: spec.cells = random_pair(random, puzzle); break;
    case SpecShape::path: spec.cells = random_path(random, puzzle, 2 + random.below(3)); break;
    case SpecShape::corner: spec.cells = random_corner(random, puzzle); break;
    case SpecShape::lane: spec.cells = random_lane(random, puzzle); break;
    case SpecShape::diagonal: spec.cells = random_diagonal(random, puzzle); break;
    case SpecShape::sequence: spec.cells = random_path(random, puzzle, 2 + random.below(3)); break;
    case SpecShape::cell_set: spec.cells = random_set(random, puzzle); break;
    case SpecShape::none: break;
  }
  const bool has_subject = !spec.cells.empty() || type.shape == SpecShape::none;
  if (type.arguments_for != nullptr && has_subject && random.chance(9, 10)) {
    if (auto arguments = type.arguments_for(puzzle, spec.cells, {grid.begin(), grid.end()})) {
      spec.arguments = *std::move(arguments);
      return spec;
    }
  }
  for (const Parameter& parameter : type.parameters) {
    if (!parameter.required && random.chance(1, 3)) continue;
    spec.arguments.set(parameter.name, random_argument(random, parameter.kind, puzzle));
    if (parameter.name != "sum" || random.chance(1, 4)) continue;
    std::int64_t sum = 0;
    for (const Cell cell : spec.cells) sum += puzzle.symbols.value(grid[cell.index()]);
    spec.arguments.set("sum", sum);
  }
  return spec;
}

/// Of a line its shortest beginning that the type takes.
void shorten(const model::Puzzle& puzzle, model::ConstraintSpec& spec) {
  const std::vector<Cell> whole = spec.cells;
  for (std::size_t length = 2; length <= whole.size(); ++length) {
    spec.cells.assign(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length));
    if (constraints::validate(puzzle, spec)) return;
  }
}

}  // namespace

model::ConstraintSpec random_spec(Random& random, const ConstraintType& type,
                                  const model::Puzzle& puzzle, const model::FilledGrid& grid) {
  model::ConstraintSpec spec = draw_spec(random, type, puzzle, grid);
  for (int i = 0; i < kTries && !constraints::validate(puzzle, spec); ++i) {
    spec = draw_spec(random, type, puzzle, grid);
  }
  return spec;
}

std::optional<model::ConstraintSpec> random_spec_that_holds(Random& random,
                                                            const ConstraintType& type,
                                                            const model::Puzzle& puzzle,
                                                            const model::FilledGrid& grid) {
  const model::PartialGrid filled(grid.begin(), grid.end());
  for (int i = 0; i < kTries; ++i) {
    model::ConstraintSpec spec = random_spec(random, type, puzzle, grid);
    if (type.shape == SpecShape::path) shorten(puzzle, spec);
    if (!constraints::validate(puzzle, spec) || !type.holds(puzzle, spec, filled)) continue;
    while (type.shape == SpecShape::path && random.chance(4, 5)) {
      const auto next = random_step(random, puzzle, spec.cells);
      if (!next) break;
      spec.cells.push_back(*next);
      if (type.holds(puzzle, spec, filled)) continue;
      spec.cells.pop_back();
    }
    return spec;
  }
  return std::nullopt;
}

}  // namespace omnidoku::testing_support
