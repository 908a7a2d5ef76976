// SPDX-License-Identifier: MIT
//
// matching_count: a cell tells how many of some cells hold what the first of them does.
// matching_run: it tells how far what a cell holds goes on along lines from it.
// With the numbers of unknown regions: how many cells around are of the same region, and how far a
// region reaches.
#include <algorithm>
#include <span>

#include "constraints/constraint_type.h"
#include "constraints/names.h"

namespace omnidoku::constraints::matching_cells_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using model::DiagramStep;

constexpr std::string_view kOthers = "others";
constexpr std::string_view kArms = "arms";
constexpr Parameter kCountParameters[] = {
    {kOthers, Parameter::Kind::flag, false, "the first of the cells does not count", true}};
constexpr Parameter kRunParameters[] = {
    {kArms, Parameter::Kind::paths, true, "the lines, which all begin with the same cell"},
    {kOthers, Parameter::Kind::flag, false, "the cell in which they begin does not count", true}};
constexpr ForeignName kForeignCount[] = {{"iss", "ChaosCount"}};
constexpr ForeignName kForeignRun[] = {{"iss", "ChaosArrow"}};

const model::Paths kNoArms;

const model::Paths& arms_of(const model::ConstraintSpec& spec) {
  const auto* arms = spec.arguments.get<model::Paths>(kArms);
  return arms == nullptr ? kNoArms : *arms;
}

/// 1 where the first cell does not count.
std::int64_t offset_of(const model::ConstraintSpec& spec) {
  const bool* others = spec.arguments.get<bool>(kOthers);
  return others != nullptr && *others ? 1 : 0;
}

base::Result<void> refuse(const model::ConstraintSpec& spec, const std::string& what,
                          std::string hint) {
  return base::make_error(base::ErrorCode::bad_constraint, title_of(spec) + ": " + what,
                          std::move(hint));
}

base::Result<void> check_each_once(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                                   std::vector<Cell> all) {
  std::sort(all.begin(), all.end());
  const auto twice = std::adjacent_find(all.begin(), all.end());
  if (twice == all.end()) return {};
  return refuse(spec, puzzle.board->name(*twice) + " is named twice", "name each cell once");
}

base::Result<void> validate_count(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  if (spec.cells.size() < 2)
    return refuse(spec, "it counts no cells", "name the cell that counts, then those it counts");
  return check_each_once(puzzle, spec, spec.cells);
}

/// The cell in which the arms begin, then those behind it, arm by arm.
std::vector<Cell> cells_of_arms(const model::ConstraintSpec& spec) {
  std::vector<Cell> cells{arms_of(spec).front().front()};
  for (const std::vector<Cell>& arm : arms_of(spec))
    cells.insert(cells.end(), arm.begin() + 1, arm.end());
  return cells;
}

base::Result<void> validate_run(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const model::Paths& arms = arms_of(spec);
  if (arms.empty()) return refuse(spec, "it has no arms", "name one or more");
  for (const std::vector<Cell>& arm : arms) {
    if (arm.front() == arms.front().front()) continue;
    return refuse(spec,
                  "its arms begin in " + puzzle.board->name(arms.front().front()) + " and in " +
                      puzzle.board->name(arm.front()),
                  "begin all of them in the same cell");
  }
  std::vector<Cell> all = cells_of_arms(spec);
  all.push_back(spec.cells.front());
  return check_each_once(puzzle, spec, std::move(all));
}

/// Whether the first cell can hold a number from `least` to `most`.
bool tells(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid, std::int64_t least, std::int64_t most) {
  const auto& told = grid[spec.cells[0].index()];
  if (!told) return true;
  const std::int64_t number = puzzle.symbols.value(*told) + offset_of(spec);
  return least <= number && number <= most;
}

bool count_holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                 const model::PartialGrid& grid) {
  const auto& first = grid[spec.cells[1].index()];
  std::int64_t least = 1;
  std::int64_t most = 1;
  for (std::size_t i = 2; i < spec.cells.size(); ++i) {
    const auto& other = grid[spec.cells[i].index()];
    const bool is_known = first && other;
    if (!is_known || *first == *other) ++most;
    if (is_known && *first == *other) ++least;
  }
  return tells(puzzle, spec, grid, least, most);
}

bool run_holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
               const model::PartialGrid& grid) {
  const auto& first = grid[arms_of(spec).front().front().index()];
  std::int64_t least = 1;
  std::int64_t most = 1;
  for (const std::vector<Cell>& arm : arms_of(spec)) {
    bool is_certain = true;
    for (auto cell = arm.begin() + 1; cell != arm.end(); ++cell) {
      const auto& other = grid[cell->index()];
      if (first && other && *first != *other) break;
      is_certain = is_certain && first && other;
      ++most;
      if (is_certain) ++least;
    }
  }
  return tells(puzzle, spec, grid, least, most);
}

/// Walks over a cell, those that it is compared with, and then the one that tells how many matched.
/// The state is the first digit, how many matched, and whether the last one did. A cell counts if
/// all from where its arm begins to it match; `begins` tells of each but the first whether one
/// begins there.
void walk(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, std::vector<Cell> cells,
          const std::vector<bool>& begins, Lowering& out) {
  cells.push_back(spec.cells[0]);
  const auto n = static_cast<std::uint64_t>(puzzle.num_digits());
  const std::int64_t offset = offset_of(spec);
  const auto step = [&](std::uint64_t state, std::size_t place, Digit digit) -> DiagramStep {
    if (place == 0) return (2 * n + digit.index()) * 2 + 1;
    const bool did_match = state % 2 != 0;
    const std::uint64_t first = state / 2 % n;
    const std::uint64_t matched = state / 2 / n - 1;
    if (place + 1 == cells.size()) {
      const bool fits = puzzle.symbols.value(digit) + offset == static_cast<std::int64_t>(matched);
      return fits ? DiagramStep(0) : std::nullopt;
    }
    const bool matches = digit.index() == first && (begins[place - 1] || did_match);
    return ((matched + (matches ? 2 : 1)) * n + first) * 2 + (matches ? 1 : 0);
  };
  out.walk(cells, 0, step, [](std::uint64_t state) { return state == 0; });
}

void lower_count(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  const std::vector<Cell> compared(spec.cells.begin() + 1, spec.cells.end());
  walk(puzzle, spec, compared, std::vector<bool>(compared.size() - 1, true), out);
}

void lower_run(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  std::vector<bool> begins;
  for (const std::vector<Cell>& arm : arms_of(spec)) {
    for (std::size_t i = 1; i < arm.size(); ++i) begins.push_back(i == 1);
  }
  walk(puzzle, spec, cells_of_arms(spec), begins, out);
}

/// Where it holds for the cells in their order.
std::optional<model::Arguments> count_arguments(const model::Puzzle& puzzle,
                                                const std::vector<Cell>& cells,
                                                const model::PartialGrid& filled) {
  if (cells.size() < 2) return std::nullopt;
  for (const bool others : {false, true}) {
    model::Arguments arguments;
    if (others) arguments.set(kOthers, true);
    if (count_holds(puzzle, {"matching_count", "", cells, arguments}, filled)) return arguments;
  }
  return std::nullopt;
}

/// The cell and those beyond its side, and so straight on; the next ones of the board where cells
/// have no sides.
std::vector<Cell> straight_on(const geometry::Board& board, Cell from, geometry::Side side,
                              std::size_t length) {
  std::vector<Cell> cells{from};
  while (cells.size() < length) {
    if (!board.has_neighbours()) {
      const std::size_t next = cells.back().index() + 1;
      if (next >= static_cast<std::size_t>(board.num_cells())) break;
      cells.emplace_back(next);
      continue;
    }
    const auto next = board.neighbour(cells.back(), side);
    if (!next || std::find(cells.begin(), cells.end(), next->cell) != cells.end()) break;
    cells.push_back(next->cell);
    side = geometry::opposite(next->entry);
  }
  return cells;
}

/// A straight run of cells, the first that fits behind the circle in the order of the board, so
/// that no two circles have the same without need.
std::optional<model::Arguments> run_arguments(const model::Puzzle& puzzle,
                                              const std::vector<Cell>& cells,
                                              const model::PartialGrid& filled) {
  constexpr std::size_t kMostCells = 4;
  for (const bool others : {false, true}) {
    for (std::size_t k = 1; k < filled.size(); ++k) {
      const Cell from((cells.front().index() + k) % filled.size());
      for (std::size_t turn = 0; turn < 4; ++turn) {
        const auto side = static_cast<geometry::Side>((turn + cells.front().index()) % 4);
        std::vector<Cell> arm = straight_on(*puzzle.board, from, side, kMostCells);
        for (; arm.size() >= 2; arm.pop_back()) {
          model::Arguments arguments;
          arguments.set(kArms, model::Paths{arm});
          if (others) arguments.set(kOthers, true);
          const model::ConstraintSpec spec{"matching_run", "", cells, arguments};
          if (validate_run(puzzle, spec) && run_holds(puzzle, spec, filled)) return arguments;
        }
      }
    }
  }
  return std::nullopt;
}

/// What stands in the cell that others are compared with: in brackets where it does not count.
std::string mark_of(const model::ConstraintSpec& spec) {
  return offset_of(spec) == 0 ? "=" : "(=)";
}

std::vector<model::Atom> count_glyph(const model::Puzzle& puzzle,
                                     const model::ConstraintSpec& spec) {
  const std::string letter = letter_of(puzzle, spec);
  std::vector<model::Atom> atoms = {
      model::Pill{{spec.cells.front()}},
      model::Outline{{spec.cells.begin() + 1, spec.cells.end()}, model::Outline::Style::dotted},
      model::CornerText{spec.cells[1], mark_of(spec) + letter}};
  if (!letter.empty()) atoms.emplace_back(model::CornerText{spec.cells.front(), letter});
  return atoms;
}

std::vector<model::Atom> run_glyph(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const std::string letter = letter_of(puzzle, spec);
  std::vector<model::Atom> atoms{
      model::Pill{{spec.cells.front()}},
      model::CornerText{arms_of(spec).front().front(), mark_of(spec) + letter}};
  if (!letter.empty()) atoms.emplace_back(model::CornerText{spec.cells.front(), letter});
  for (const std::vector<Cell>& arm : arms_of(spec))
    atoms.emplace_back(model::Path{arm, model::Path::Style::arrow});
  return atoms;
}

std::string not_itself(const model::ConstraintSpec& spec) {
  return offset_of(spec) == 0 ? "" : ", itself left out";
}

std::string count_asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                       const std::vector<Cell>& /*cells*/) {
  return puzzle.board->name(spec.cells[0]) + " says how many of " +
         listed(puzzle, std::span(spec.cells).subspan(1)) + " hold the same as " +
         puzzle.board->name(spec.cells[1]) + not_itself(spec);
}

std::string run_asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                     const std::vector<Cell>& /*cells*/) {
  std::vector<std::string> arms;
  for (const std::vector<Cell>& arm : arms_of(spec)) arms.push_back(from_to(puzzle, arm));
  return puzzle.board->name(spec.cells[0]) + " says how many cells along " + listed(arms) +
         " hold the same as " + puzzle.board->name(arms_of(spec).front().front()) +
         " until one does not" + not_itself(spec);
}

/// That the first cell tells of more than can match; `most`: how many cells can hold a digit, as
/// they are counted.
template <class Most>
std::string too_many(const Supposition& supposition, Cell compared, const Most& most) {
  const model::ConstraintSpec& spec = supposition.spec;
  if (!supposition.is_supposed(spec.cells.front())) return {};
  std::int64_t highest = 0;
  supposition.left_in(compared).for_each(
      [&](Digit digit) { highest = std::max<std::int64_t>(highest, most(digit)); });
  highest -= offset_of(spec);
  if (supposition.puzzle.symbols.value(supposition.supposed.digit) <= highest) return {};
  return "it would count more cells than can hold the same, " + std::to_string(highest) +
         " at most";
}

std::string count_refutes(const Supposition& supposition) {
  const std::vector<Cell>& cells = supposition.spec.cells;
  return too_many(supposition, cells[1], [&](Digit digit) {
    return std::count_if(cells.begin() + 1, cells.end(),
                         [&](Cell cell) { return supposition.left_in(cell).contains(digit); });
  });
}

std::string run_refutes(const Supposition& supposition) {
  const model::Paths& arms = arms_of(supposition.spec);
  return too_many(supposition, arms.front().front(), [&](Digit digit) {
    std::ptrdiff_t count = 1;
    for (const std::vector<Cell>& arm : arms) {
      count += std::find_if(arm.begin() + 1, arm.end(),
                            [&](Cell cell) { return !supposition.left_in(cell).contains(digit); }) -
               (arm.begin() + 1);
    }
    return count;
  });
}

constexpr ConstraintType kTypes[] = {
    {
        .id = "matching_count",
        .title = "Matching count",
        .also = "count of equal cells",
        .rule = "The circled cell of a matching count tells how many of the cells in its outline "
                "hold what the one marked = does; marked (=) it does not count itself.",
        .shape = SpecShape::sequence,
        .has_parts = true,
        .parameters = kCountParameters,
        .foreign = kForeignCount,
        .validate = validate_count,
        .holds = count_holds,
        .lower = lower_count,
        .walks = true,
        .arguments_for = count_arguments,
        .asks = count_asks,
        .refutes = count_refutes,
        .glyph = count_glyph,
    },
    {
        .id = "matching_run",
        .title = "Matching run",
        .also = "arms, rays",
        .rule = "The circled cell of a matching run tells how many cells, from the one marked = "
                "along each of its arrows, hold the same until one does not; marked (=) it does "
                "not count itself.",
        .shape = SpecShape::cell,
        .has_parts = true,
        .parameters = kRunParameters,
        .foreign = kForeignRun,
        .validate = validate_run,
        .holds = run_holds,
        .lower = lower_run,
        .walks = true,
        .arguments_for = run_arguments,
        .asks = run_asks,
        .refutes = run_refutes,
        .glyph = run_glyph,
    }};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::matching_cells_constraint
