// SPDX-License-Identifier: MIT
//
// unknown_regions (chaos construction): cells fall into regions of the same size that are to be
// found. Each has a cell elsewhere that holds the number of its region, so that other rules can
// speak of regions as they do of digits. Regions are numbered in the order of their first cells.
#include <algorithm>

#include "constraints/adjacency.h"
#include "constraints/areas.h"
#include "constraints/constraint_type.h"

namespace omnidoku::constraints::unknown_regions_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using model::DiagramStep;

constexpr std::string_view kNumbers = "numbers";
constexpr std::string_view kSize = "size";

std::int64_t usual_size(const model::Puzzle& puzzle) { return puzzle.num_digits(); }

constexpr Parameter kParameters[] = {
    {kNumbers, Parameter::Kind::cells, true,
     "in the order of the cells, the cells that hold the numbers of their regions"},
    {kSize, Parameter::Kind::integer, false,
     "how many cells a region has; as many as there are digits without it", true, usual_size}};
constexpr ForeignName kForeign[] = {
    {.format = "iss", .name = "ChaosConstruction", .form = ForeignForm::regions}};

const std::vector<Cell>& numbers_of(const model::ConstraintSpec& spec) {
  return *spec.arguments.get<std::vector<Cell>>(kNumbers);
}

std::int64_t size_of(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const auto* size = spec.arguments.get<std::int64_t>(kSize);
  return size == nullptr ? usual_size(puzzle) : *size;
}

std::size_t num_regions(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  return spec.cells.size() / static_cast<std::size_t>(size_of(puzzle, spec));
}

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  if (auto has = check_has_neighbours(puzzle, title_of(spec)); !has) return has;
  const auto refuse = [&](const std::string& what, std::string hint) {
    return base::make_error(base::ErrorCode::bad_constraint, title_of(spec) + ": " + what,
                            std::move(hint));
  };
  std::vector<Cell> all = spec.cells;
  all.insert(all.end(), numbers_of(spec).begin(), numbers_of(spec).end());
  std::sort(all.begin(), all.end());
  const auto twice = std::adjacent_find(all.begin(), all.end());
  if (twice != all.end()) {
    return refuse(puzzle.board->name(*twice) + " is named twice",
                  "name each cell once, and for each another one that holds its region's number");
  }
  if (spec.cells.size() != numbers_of(spec).size()) {
    return refuse(std::to_string(spec.cells.size()) + " cells have " +
                      std::to_string(numbers_of(spec).size()) + " cells with numbers of regions",
                  "name as many of these as of those");
  }
  const std::int64_t size = size_of(puzzle, spec);
  const std::int64_t num_digits = puzzle.num_digits();
  const auto num_cells = static_cast<std::int64_t>(spec.cells.size());
  if (size < 1 || size > num_digits || num_cells % size != 0 || num_cells / size > num_digits) {
    return refuse(std::to_string(num_cells) + " cells cannot fall into regions of " +
                      std::to_string(size) + " with different digits, numbered by digits",
                  "there are " + std::to_string(num_digits) +
                      " digits: that many cells in a region, and that many regions, at most");
  }
  return {};
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  const std::vector<Cell>& numbers = numbers_of(spec);
  const auto size = static_cast<std::size_t>(size_of(puzzle, spec));
  const std::size_t regions = num_regions(puzzle, spec);
  std::vector<std::vector<InArea>> areas(regions,
                                         std::vector<InArea>(numbers.size(), InArea::perhaps));
  std::vector<DigitSet> held(regions);
  std::size_t first_new = 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto& number = grid[numbers[i].index()];
    if (!number) {
      first_new = regions;  // it may begin any
      continue;
    }
    const std::size_t region = number->index();
    if (region >= regions || region > first_new) return false;
    if (region == first_new) ++first_new;
    for (std::size_t k = 0; k < regions; ++k) areas[k][i] = k == region ? InArea::yes : InArea::no;
    const auto& digit = grid[spec.cells[i].index()];
    if (digit && held[region].contains(*digit)) return false;
    if (digit) held[region].insert(*digit);
  }
  const auto graph = graph_of(*puzzle.board, spec.cells);
  return std::all_of(areas.begin(), areas.end(), [&](const std::vector<InArea>& places) {
    return static_cast<std::size_t>(std::count(places.begin(), places.end(), InArea::yes)) <=
               size &&
           can_lie_together(*graph, places, size);
  });
}

void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  const std::vector<Cell>& numbers = numbers_of(spec);
  const auto size = static_cast<std::size_t>(size_of(puzzle, spec));
  const std::size_t regions = num_regions(puzzle, spec);
  std::vector<model::Variable> digits;
  std::vector<model::Variable> labels;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    digits.push_back(model::variable_of(spec.cells[i]));
    labels.push_back(model::variable_of(numbers[i]));
  }
  // The state is how many regions have begun.
  out.walk(
      labels, 0,
      [regions](std::uint64_t begun, std::size_t /*place*/, Digit digit) -> DiagramStep {
        if (digit.index() >= regions || digit.index() > begun) return std::nullopt;
        return std::max(begun, std::uint64_t{digit.index()} + 1);
      },
      [regions](std::uint64_t begun) { return begun == regions; });
  const auto graph = graph_of(*puzzle.board, spec.cells);
  for (std::size_t region = 0; region < regions; ++region)
    out.connected(labels, DigitSet::single(Digit(region)), graph, size, size);
  out.different_pairs(std::move(digits), std::move(labels));
}

/// Cells elsewhere that hold the numbers: the first `size` of them 1, the next 2, and so on; fewer
/// where there are no such cells.
std::vector<Cell> cells_for_numbers(const model::PartialGrid& filled,
                                    const std::vector<Cell>& cells, std::size_t size) {
  std::vector<Cell> numbers;
  const auto is_free = [&](Cell cell) {
    return std::find(cells.begin(), cells.end(), cell) == cells.end() &&
           std::find(numbers.begin(), numbers.end(), cell) == numbers.end();
  };
  for (std::size_t c = 0; numbers.size() < cells.size() && c < filled.size(); ++c) {
    if (!is_free(Cell(c)) || filled[c] != Digit(numbers.size() / size)) continue;
    numbers.emplace_back(c);
    c = ~std::size_t{0};
  }
  return numbers;
}

/// One region of all cells, or one for each of them.
std::optional<model::Arguments> arguments_for(const model::Puzzle& puzzle,
                                              const std::vector<Cell>& cells,
                                              const model::PartialGrid& filled) {
  for (const std::size_t size : {cells.size(), std::size_t{1}}) {
    model::Arguments arguments;
    arguments.set(kNumbers, cells_for_numbers(filled, cells, size));
    arguments.set(kSize, static_cast<std::int64_t>(size));
    const model::ConstraintSpec spec{"unknown_regions", "", cells, arguments};
    if (validate(puzzle, spec) && holds(puzzle, spec, filled)) return arguments;
  }
  return std::nullopt;
}

std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return {model::Outline{spec.cells, model::Outline::Style::dotted},
          model::Outline{numbers_of(spec), model::Outline::Style::dotted}};
}

constexpr ConstraintType kTypes[] = {{
    .id = "unknown_regions",
    .title = "Unknown regions",
    .noun = "set of unknown regions",
    .rule =
        "The cells fall into regions, all of the same size, whose cells are joined from side to "
        "side and hold different digits. A cell's partner in the second outline holds the "
        "number of its region; regions are numbered in the order of their first cells.",
    .shape = SpecShape::sequence,
    .parameters = kParameters,
    .foreign = kForeign,
    .validate = validate,
    .holds = holds,
    .lower = lower,
    .walks = true,
    .arguments_for = arguments_for,
    .glyph = glyph,
}};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::unknown_regions_constraint
