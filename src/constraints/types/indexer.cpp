// SPDX-License-Identifier: MIT
//
// Indexers. A cell that holds what counts n says where its own place is: the cell in the c-th place
// of its row is a column indexer if the n-th cell of that row holds what counts c; a row indexer
// says so of its column, a box indexer of its box in reading order.
#include <algorithm>
#include <optional>

#include "constraints/constraint_type.h"

namespace omnidoku::constraints::indexer_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using geometry::HouseKind;

constexpr ForeignName kForeignColumn[] = {{"fpuzzles", "columnindexer"}, {"iss", "Indexing~C"}};
constexpr ForeignName kForeignRow[] = {{"fpuzzles", "rowindexer"}, {"iss", "Indexing~R"}};
constexpr ForeignName kForeignBox[] = {{"fpuzzles", "boxindexer"}};

/// The cells of the row, column or box of the cell, in order, if there is one: the first with a
/// cell for each digit, else the only one of a row or column.
std::vector<Cell> line_of(const model::Puzzle& puzzle, Cell cell, HouseKind kind) {
  std::vector<Cell> found;
  std::vector<std::vector<Cell>> others;
  const auto look_at = [&](const std::vector<Cell>& cells) {
    if (std::find(cells.begin(), cells.end(), cell) == cells.end() || !found.empty()) return;
    if (static_cast<int>(cells.size()) == puzzle.num_digits()) {
      found = cells;
    } else {
      others.push_back(cells);
    }
  };
  if (kind == HouseKind::box) {
    for (const geometry::House& house : puzzle.board->houses()) {
      if (house.kind != HouseKind::box && house.kind != HouseKind::region) continue;
      std::vector<Cell> cells = house.cells;
      std::sort(cells.begin(), cells.end());
      look_at(cells);
    }
    return found;
  }
  for (const geometry::Lane& lane : puzzle.board->lanes()) {
    if (lane.kind == kind && !lane.closed) look_at(lane.cells);
  }
  if (found.empty() && others.size() == 1) return others.front();
  return found;
}

template <HouseKind kind>
base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  for (const Cell cell : spec.cells) {
    if (!line_of(puzzle, cell, kind).empty()) continue;
    return base::make_error(base::ErrorCode::bad_constraint,
                            title_of(spec) + ": " + puzzle.board->name(cell) + " lies in no " +
                                std::string(to_string(kind)) + " that is the only one",
                            "name cells that do");
  }
  return {};
}

/// Where a cell is among those of its line, from 1.
std::int64_t place_of(const std::vector<Cell>& line, Cell cell) {
  return std::find(line.begin(), line.end(), cell) - line.begin() + 1;
}

template <HouseKind kind>
bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  return std::all_of(spec.cells.begin(), spec.cells.end(), [&](Cell cell) {
    const auto digit = grid[cell.index()];
    if (!digit) return true;
    const std::vector<Cell> line = line_of(puzzle, cell, kind);
    const std::int64_t place = puzzle.symbols.value(*digit);
    if (place < 1 || place > static_cast<std::int64_t>(line.size())) return false;
    const auto there = grid[line[static_cast<std::size_t>(place - 1)].index()];
    return !there || puzzle.symbols.value(*there) == place_of(line, cell);
  });
}

template <HouseKind kind>
void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  for (const Cell cell : spec.cells) {
    const std::vector<Cell> line = line_of(puzzle, cell, kind);
    const std::int64_t own = place_of(line, cell);
    geometry::DigitSet possible;
    for (int i = 0; i < puzzle.num_digits(); ++i) {
      const std::int64_t place = puzzle.symbols.value(Digit(i));
      if (place < 1 || place > static_cast<std::int64_t>(line.size())) continue;
      possible.insert(Digit(i));
    }
    if (possible != puzzle.all_digits()) out.restrict(cell, possible);
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (line[i] == cell) continue;  // one that holds its own place is right
      const auto place = static_cast<std::int64_t>(i + 1);
      out.relate(cell, line[i], [&](Digit mine, Digit there) {
        return puzzle.symbols.value(mine) != place || puzzle.symbols.value(there) == own;
      });
    }
  }
}

template <HouseKind kind>
std::vector<Cell> looks_at(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  std::vector<Cell> cells;
  for (const Cell cell : spec.cells) {
    const std::vector<Cell> line = line_of(puzzle, cell, kind);
    cells.insert(cells.end(), line.begin(), line.end());
  }
  return cells;
}

template <HouseKind kind>
std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return {model::Shade{spec.cells}};
}

template <HouseKind kind>
std::string pair_reason(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Cell from,
                        geometry::DigitSet left, std::span<const Loss> losses) {
  const geometry::Board& board = *puzzle.board;
  const auto is_indexer = [&spec](Cell cell) {
    return std::find(spec.cells.begin(), spec.cells.end(), cell) != spec.cells.end();
  };
  const auto counts = [&puzzle](geometry::DigitSet digits, std::int64_t value) {
    bool does = false;
    digits.for_each([&](Digit digit) { does = does || puzzle.symbols.value(digit) == value; });
    return does;
  };
  std::vector<Cell> indexers;  // that cannot say the place of this cell
  std::vector<std::string> places;
  std::string place;
  std::vector<Loss> others;
  for (const Loss& loss : losses) {
    const std::vector<Cell> line = line_of(puzzle, loss.cell, kind);
    const std::int64_t own = place_of(line, loss.cell);
    const bool is_so = is_indexer(loss.cell) && loss.gone.size() == 1 &&
                       counts(loss.gone, place_of(line, from)) && !counts(left, own);
    if (!is_so) {
      others.push_back(loss);
      continue;
    }
    indexers.push_back(loss.cell);
    places.push_back(std::to_string(own));
    place = listed(puzzle, loss.gone);
  }
  std::string text;
  if (!indexers.empty()) {
    const bool is_one = indexers.size() == 1;
    text = board.name(from) + " (" + listed(puzzle, left) + ") is not " + listed(places, "or") +
           ", so the indexer" + (is_one ? " " : "s ") + listed(puzzle, indexers) +
           (is_one ? " does" : " do") + " not say " + place + ", the place of that cell";
  }
  const std::string rest = told_one_by_one(others, [&](Cell to, geometry::DigitSet /*gone*/) {
    return "the indexer " + board.name(from) + " is " + listed(puzzle, left) + ", so " +
           board.name(to) + ", the cell in that place, is " +
           std::to_string(place_of(line_of(puzzle, from, kind), from));
  });
  return text + (text.empty() || rest.empty() ? "" : "; ") + rest;
}

constexpr ConstraintType kTypes[] = {
    {
        .id = "column_indexer",
        .title = "Column indexer",
        .also = "159, index column",
        .called = "indexer,indexing,index=",
        .rule = "A column indexer in column c that holds n says that c is in the n-th cell of its "
                "row.",
        .shape = SpecShape::cell_set,
        .foreign = kForeignColumn,
        .validate = validate<HouseKind::row>,
        .holds = holds<HouseKind::row>,
        .lower = lower<HouseKind::row>,
        .looks_at = looks_at<HouseKind::row>,
        .pair_reason = pair_reason<HouseKind::row>,
        .glyph = glyph<HouseKind::row>,
    },
    {
        .id = "row_indexer",
        .title = "Row indexer",
        .also = "159, index row",
        .rule = "A row indexer in row r that holds n says that r is in the n-th cell of its "
                "column.",
        .shape = SpecShape::cell_set,
        .foreign = kForeignRow,
        .validate = validate<HouseKind::column>,
        .holds = holds<HouseKind::column>,
        .lower = lower<HouseKind::column>,
        .looks_at = looks_at<HouseKind::column>,
        .pair_reason = pair_reason<HouseKind::column>,
        .glyph = glyph<HouseKind::column>,
    },
    {
        .id = "box_indexer",
        .title = "Box indexer",
        .also = "159, index box",
        .rule = "A box indexer in the b-th cell of its box that holds n says that b is in the n-th "
                "cell of the box, in reading order.",
        .shape = SpecShape::cell_set,
        .foreign = kForeignBox,
        .validate = validate<HouseKind::box>,
        .holds = holds<HouseKind::box>,
        .lower = lower<HouseKind::box>,
        .looks_at = looks_at<HouseKind::box>,
        .pair_reason = pair_reason<HouseKind::box>,
        .glyph = glyph<HouseKind::box>,
    },
};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::indexer_constraint
