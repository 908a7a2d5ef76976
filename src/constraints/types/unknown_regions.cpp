// SPDX-License-Identifier: MIT
//
// unknown_regions (chaos construction): cells fall into regions of the same size that are to be
// found. Each has a cell elsewhere that holds the number of its region, so that other rules can
// speak of regions as they do of digits. Regions are numbered in the order of their first cells.
#include <algorithm>
#include <cmath>

#include "constraints/adjacency.h"
#include "constraints/areas.h"
#include "constraints/constraint_type.h"
#include "constraints/names.h"

namespace omnidoku::constraints::unknown_regions_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;

constexpr std::string_view kNumbers = "numbers";
constexpr std::string_view kSize = "size";

std::int64_t usual_size(const model::Puzzle& puzzle) { return puzzle.num_digits(); }

constexpr Parameter kParameters[] = {
    {kNumbers, Parameter::Kind::cells, true,
     "in the order of the cells, the cells that hold the numbers of their regions"},
    {kSize, Parameter::Kind::integer, false,
     "how many cells a region has; as many as there are digits without it", true, usual_size}};
constexpr ForeignName kForeign[] = {{"iss", "ChaosConstruction"}};

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
  out.numbering(labels, regions);
  const auto graph = graph_of(*puzzle.board, spec.cells);
  for (std::size_t region = 0; region < regions; ++region)
    out.connected(labels, DigitSet::single(Digit(region)), graph, size, size);
  out.different_pairs(std::move(digits), std::move(labels));
}

/// Divides cells into regions of one size, as far as a few attempts go.
class Division {
 public:
  Division(const model::Puzzle& puzzle, const std::vector<Cell>& cells,
           const model::PartialGrid& filled, std::size_t size)
      : cells_(cells), filled_(filled), size_(size), regions_(cells.size(), kNone) {
    for (const Cell cell : cells) {
      for (int side = 0; side < 4; ++side) {
        const auto next = puzzle.board->neighbour(cell, static_cast<geometry::Side>(side));
        const auto at = next ? std::find(cells.begin(), cells.end(), next->cell) : cells.end();
        if (at != cells.end())
          joined_.emplace_back(place(cell), static_cast<std::size_t>(at - cells.begin()));
      }
    }
  }

  /// Per cell the number of its region, from 0.
  std::optional<std::vector<std::size_t>> find() {
    return go_on(0, 0) ? std::optional(regions_) : std::nullopt;
  }

 private:
  static constexpr std::size_t kNone = ~std::size_t{0};
  static constexpr int kMostAttempts = 2000;

  [[nodiscard]] std::size_t place(Cell cell) const {
    return static_cast<std::size_t>(std::find(cells_.begin(), cells_.end(), cell) - cells_.begin());
  }
  [[nodiscard]] bool fits(std::size_t cell, std::size_t region) const {
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      if (regions_[i] == region && filled_[cells_[i].index()] == filled_[cells_[cell].index()])
        return false;
    }
    return true;
  }

  /// With so many cells in the region that is being made.
  bool go_on(std::size_t region, std::size_t held) {
    if (++attempts_ > kMostAttempts) return false;
    if (held == size_) return go_on(region + 1, 0);
    if (held == 0) {
      const auto first = std::find(regions_.begin(), regions_.end(), kNone);
      if (first == regions_.end()) return true;
      return take(static_cast<std::size_t>(first - regions_.begin()), region, held);
    }
    for (const auto& [from, to] : joined_) {
      if (regions_[from] != region || regions_[to] != kNone || !fits(to, region)) continue;
      if (take(to, region, held)) return true;
    }
    return false;
  }

  bool take(std::size_t cell, std::size_t region, std::size_t held) {
    regions_[cell] = region;
    if (go_on(region, held + 1)) return true;
    regions_[cell] = kNone;
    return false;
  }

  const std::vector<Cell>& cells_;
  const model::PartialGrid& filled_;
  std::size_t size_;
  std::vector<std::size_t> regions_;
  std::vector<std::pair<std::size_t, std::size_t>> joined_;
  int attempts_ = 0;
};

/// Cells elsewhere that hold these numbers, of no other such rule; fewer where there are no such
/// cells.
std::vector<Cell> cells_for_numbers(const model::Puzzle& puzzle, const model::PartialGrid& filled,
                                    const std::vector<Cell>& cells,
                                    const std::vector<std::size_t>& regions) {
  std::vector<Cell> numbers;
  std::vector<bool> taken(filled.size(), false);
  const auto take = [&taken](const std::vector<Cell>& some) {
    for (const Cell cell : some) taken[cell.index()] = true;
  };
  take(cells);
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    const auto* others = spec.arguments.get<std::vector<Cell>>(kNumbers);
    if (others == nullptr) continue;
    take(spec.cells);
    take(*others);
  }
  for (const std::size_t region : regions) {
    std::size_t c = 0;
    while (c < filled.size() && (taken[c] || filled[c] != Digit(region))) ++c;
    if (c == filled.size()) break;
    taken[c] = true;
    numbers.emplace_back(c);
  }
  return numbers;
}

/// Several regions where the cells fall into such, else one.
std::optional<model::Arguments> arguments_for(const model::Puzzle& puzzle,
                                              const std::vector<Cell>& cells,
                                              const model::PartialGrid& filled) {
  std::vector<std::size_t> sizes;
  for (std::size_t size = cells.size() / 2; size >= 2; --size) {
    if (cells.size() % size == 0) sizes.push_back(size);
  }
  if (cells.size() >= 2) sizes.push_back(cells.size());
  if (cells.size() <= 2) sizes.push_back(1);  // no regions to speak of, where there are no others
  for (const std::size_t size : sizes) {
    const auto regions = Division(puzzle, cells, filled, size).find();
    if (!regions) continue;
    model::Arguments arguments;
    arguments.set(kNumbers, cells_for_numbers(puzzle, filled, cells, *regions));
    arguments.set(kSize, static_cast<std::int64_t>(size));
    const model::ConstraintSpec spec{"unknown_regions", "", cells, arguments};
    if (validate(puzzle, spec) && holds(puzzle, spec, filled)) return arguments;
  }
  return std::nullopt;
}

/// Whether the cells with the numbers lie as those of the regions do, so that a reader sees which
/// belong together.
bool lie_alike(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const auto& corners = puzzle.board->views().front().corners;
  const auto way = [&](std::size_t i) {
    const geometry::Point from = corners[spec.cells[i].index()].front();
    const geometry::Point to = corners[numbers_of(spec)[i].index()].front();
    return geometry::Point{to.x - from.x, to.y - from.y};
  };
  for (std::size_t i = 1; i < spec.cells.size(); ++i) {
    if (std::abs(way(i).x - way(0).x) + std::abs(way(i).y - way(0).y) > 0.01) return false;
  }
  return true;
}

/// The regions' outline says how many cells each has, the numbers' is marked #. Where cells that
/// belong together do not lie in the same places of these they are shaded, and each two have a
/// mark.
std::vector<model::Atom> glyph(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const std::string letter = letter_of(puzzle, spec);
  const std::string size = "\u00D7" + std::to_string(size_of(puzzle, spec));
  if (lie_alike(puzzle, spec)) {
    return {model::Outline{spec.cells, model::Outline::Style::dotted},
            model::Outline{numbers_of(spec), model::Outline::Style::dotted},
            model::CornerText{spec.cells.front(), size + letter},
            model::CornerText{numbers_of(spec).front(), "#" + letter}};
  }
  std::vector<model::Atom> atoms = {model::Shade{spec.cells}, model::Shade{numbers_of(spec)}};
  for (std::size_t i = 0; i < spec.cells.size(); ++i) {
    const std::string mark = letter + std::to_string(i + 1);
    atoms.emplace_back(model::CornerText{spec.cells[i], i == 0 ? size + " " + mark : mark});
    atoms.emplace_back(model::CornerText{numbers_of(spec)[i], "#" + mark});
  }
  return atoms;
}

std::string asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                 const std::vector<Cell>& /*cells*/) {
  return listed(puzzle, spec.cells) + " fall into regions of " +
         std::to_string(size_of(puzzle, spec)) +
         " cells with different digits, joined from side to side, and " +
         listed(puzzle, numbers_of(spec)) +
         " hold, in that order, the numbers of their regions, which begin in order";
}

constexpr ConstraintType kTypes[] = {{
    .id = "unknown_regions",
    .title = "Unknown regions",
    .noun = "set of unknown regions",
    .also = "chaos construction, unknown boxes",
    .rule =
        "The cells of a group marked \u00D7 fall into regions of so many cells, joined from side "
        "to side, that hold different digits. A cell's partner, in the same place of the outline "
        "marked # or with the same mark behind #, holds the number of its region; regions are "
        "numbered in the order of their first cells.",
    .shape = SpecShape::sequence,
    .has_parts = true,
    .parameters = kParameters,
    .foreign = kForeign,
    .validate = validate,
    .holds = holds,
    .lower = lower,
    .walks = true,
    .arguments_for = arguments_for,
    .asks = asks,
    .glyph = glyph,
}};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::unknown_regions_constraint
