// SPDX-License-Identifier: MIT
//
// doppelganger: houses have one cell less than there are symbols. Each has a 0 and lacks one other
// symbol; no two of a kind lack the same, and at each 0 its row, column and box lack different
// ones. same_house_values: where houses have fewer cells than there are symbols, the largest of
// them hold the same symbols.
#include <algorithm>
#include <map>

#include "constraints/constraint_type.h"

namespace omnidoku::constraints::doppelganger_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using geometry::House;
using geometry::HouseKind;
using model::DiagramStep;

constexpr ForeignName kForeignDoppelganger[] = {{"iss", "Doppelganger"}};
constexpr ForeignName kForeignSame[] = {{"iss", "RegionSameValues"}};

/// Whether it is a row, column or box, or what these are on another board.
bool is_usual(const House& house) {
  switch (house.kind) {
    case HouseKind::row:
    case HouseKind::column:
    case HouseKind::box:
    case HouseKind::region:
    case HouseKind::slice:
    case HouseKind::lane: return true;
    case HouseKind::diagonal:
    case HouseKind::window:
    case HouseKind::group:
    case HouseKind::extra: break;
  }
  return false;
}

base::Result<void> refuse(const model::ConstraintSpec& spec, const std::string& what,
                          std::string hint) {
  return base::make_error(base::ErrorCode::bad_constraint, title_of(spec) + ": " + what,
                          std::move(hint));
}

// --- Doppelganger ----------------------------------------------------------------------------

std::optional<Digit> zero_of(const model::Puzzle& puzzle) {
  for (int i = 0; i < puzzle.num_digits(); ++i) {
    if (puzzle.symbols.value(Digit(i)) == 0) return Digit(i);
  }
  return std::nullopt;
}

/// The usual houses with a cell less than there are symbols.
std::vector<const House*> short_houses(const model::Puzzle& puzzle) {
  std::vector<const House*> houses;
  for (const House& house : puzzle.board->houses()) {
    if (is_usual(house) && static_cast<int>(house.cells.size()) + 1 == puzzle.num_digits())
      houses.push_back(&house);
  }
  return houses;
}

base::Result<void> validate_doppelganger(const model::Puzzle& puzzle,
                                         const model::ConstraintSpec& spec) {
  const std::string hint = "use a grid with a symbol more than its rows have cells, 0 among them";
  if (!zero_of(puzzle)) return refuse(spec, "no symbol of the puzzle counts 0", hint);
  std::map<HouseKind, int> num_of_kind;
  for (const House* house : short_houses(puzzle)) ++num_of_kind[house->kind];
  if (num_of_kind.empty())
    return refuse(spec, "no row, column or box has one cell less than there are symbols", hint);
  for (const auto& [kind, count] : num_of_kind) {
    if (count < puzzle.num_digits()) continue;
    return refuse(spec,
                  std::to_string(count) + " houses of one kind cannot all lack another of " +
                      std::to_string(puzzle.num_digits() - 1) + " symbols",
                  hint);
  }
  return {};
}

/// What a house lacks, where it is full; nothing where it has open cells.
struct Lack {
  bool possible = true;  ///< whether it has a 0, or may have, and lacks one symbol
  std::optional<Digit> digit;
};

Lack lack_of(const model::Puzzle& puzzle, const House& house, Digit zero,
             const model::PartialGrid& grid) {
  DigitSet missing = puzzle.all_digits();
  int num_open = 0;
  for (const Cell cell : house.cells) {
    const auto& digit = grid[cell.index()];
    digit ? missing.erase(*digit) : static_cast<void>(++num_open);
  }
  if (missing.size() != num_open + 1) return {false, std::nullopt};
  if (num_open > 0) return {};
  const Digit lacked = missing.first();
  return {lacked != zero, lacked};
}

bool doppelganger_holds(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
                        const model::PartialGrid& grid) {
  const Digit zero = *zero_of(puzzle);
  std::map<HouseKind, DigitSet> lacked;
  std::vector<DigitSet> at_zero(grid.size());
  for (const House* house : short_houses(puzzle)) {
    const Lack lack = lack_of(puzzle, *house, zero, grid);
    if (!lack.possible) return false;
    if (!lack.digit) continue;
    if (lacked[house->kind].contains(*lack.digit)) return false;
    lacked[house->kind].insert(*lack.digit);
    for (const Cell cell : house->cells) {
      if (grid[cell.index()] != zero) continue;
      if (at_zero[cell.index()].contains(*lack.digit)) return false;
      at_zero[cell.index()].insert(*lack.digit);
    }
  }
  return true;
}

/// A hidden variable of each house is what it lacks.
void lower_doppelganger(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
                        Lowering& out) {
  const Digit zero = *zero_of(puzzle);
  DigitSet others = puzzle.all_digits();
  others.erase(zero);
  std::map<HouseKind, std::vector<model::Variable>> of_kind;
  std::vector<std::vector<model::Variable>> at(static_cast<std::size_t>(puzzle.num_cells()));
  for (const House* house : short_houses(puzzle)) {
    const model::Variable lacked = out.add_hidden(others);
    std::vector<model::Variable> all{lacked};
    for (const Cell cell : house->cells) {
      all.push_back(model::variable_of(cell));
      at[cell.index()].push_back(lacked);
    }
    out.all_different(std::move(all));
    of_kind[house->kind].push_back(lacked);
  }
  for (auto& [kind, lacked] : of_kind) out.all_different(std::move(lacked));
  // Of each two houses of a cell: the cell is no 0, or they lack different symbols.
  constexpr std::uint64_t kFree = 0;
  const auto step = [&](std::uint64_t state, std::size_t place, Digit digit) -> DiagramStep {
    if (place == 0) return digit == zero ? kFree + 1 : kFree;
    if (state == kFree) return kFree;
    if (place == 1) return 2 + digit.index();
    return state == 2 + digit.index() ? std::nullopt : DiagramStep(kFree);
  };
  for (std::size_t i = 0; i < at.size(); ++i) {
    for (std::size_t a = 0; a < at[i].size(); ++a) {
      for (std::size_t b = a + 1; b < at[i].size(); ++b) {
        out.walk({model::variable_of(Cell(i)), at[i][a], at[i][b]}, kFree, step,
                 [](std::uint64_t state) { return state == kFree; });
      }
    }
  }
}

// --- Same symbols in all large houses --------------------------------------------------------

/// Those of the usual houses that have the most cells.
std::vector<const House*> largest_houses(const model::Puzzle& puzzle) {
  std::size_t most = 0;
  for (const House& house : puzzle.board->houses()) {
    if (is_usual(house)) most = std::max(most, house.cells.size());
  }
  std::vector<const House*> houses;
  for (const House& house : puzzle.board->houses()) {
    if (is_usual(house) && house.cells.size() == most) houses.push_back(&house);
  }
  return houses;
}

base::Result<void> validate_same(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const std::vector<const House*> houses = largest_houses(puzzle);
  if (houses.size() < 2) {
    return refuse(spec, "there are no two rows, columns or boxes of the greatest size",
                  "use a board with several");
  }
  if (!puzzle.board->is_full(*houses.front())) return {};
  return refuse(spec, "each of the largest houses has all symbols anyway",
                "use a board whose rows have fewer cells than there are symbols");
}

bool same_holds(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
                const model::PartialGrid& grid) {
  const std::vector<const House*> houses = largest_houses(puzzle);
  const auto held_in = [&grid](const House& house) {
    DigitSet held;
    int num_open = 0;
    for (const Cell cell : house.cells) {
      const auto& digit = grid[cell.index()];
      digit ? held.insert(*digit) : static_cast<void>(++num_open);
    }
    return std::pair(held, num_open);
  };
  DigitSet all;
  for (const House* house : houses) all |= held_in(*house).first;
  return std::all_of(houses.begin(), houses.end(), [&](const House* house) {
    const auto [held, num_open] = held_in(*house);
    return all.size() - held.size() <= num_open;
  });
}

/// A hidden variable of each symbol tells whether these houses hold it.
void lower_same(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/, Lowering& out) {
  if (puzzle.num_digits() < 2) return;
  const std::vector<const House*> houses = largest_houses(puzzle);
  const Digit absent(0);
  static constexpr std::uint64_t kAbsent = 0;
  static constexpr std::uint64_t kWanted = 1;
  static constexpr std::uint64_t kFound = 2;
  std::vector<model::Variable> all_held;
  for (int i = 0; i < puzzle.num_digits(); ++i) {
    const model::Variable held = out.add_hidden(DigitSet::all(2));
    all_held.push_back(held);
    for (const House* house : houses) {
      std::vector<model::Variable> variables{held};
      for (const Cell cell : house->cells) variables.push_back(model::variable_of(cell));
      out.walk(
          std::move(variables), kAbsent,
          [i, absent](std::uint64_t state, std::size_t place, Digit digit) -> DiagramStep {
            if (place == 0) return digit == absent ? kAbsent : kWanted;
            if (digit != Digit(i)) return state;
            return state == kAbsent ? std::nullopt : DiagramStep(kFound);
          },
          [](std::uint64_t state) { return state != kWanted; });
    }
  }
  if (!out.assumes_houses()) return;
  const std::uint64_t size = houses.front()->cells.size();
  out.walk(
      all_held, 0,
      [&](std::uint64_t count, std::size_t /*place*/, Digit held) -> DiagramStep {
        const std::uint64_t next = count + (held == absent ? 0 : 1);
        return next <= size ? DiagramStep(next) : std::nullopt;
      },
      [size](std::uint64_t count) { return count == size; });
}

std::vector<model::Atom> no_glyph(const model::Puzzle& /*puzzle*/,
                                  const model::ConstraintSpec& /*spec*/) {
  return {};
}

constexpr ConstraintType kTypes[] = {
    {
        .id = "doppelganger",
        .title = "Doppelganger",
        .noun = "doppelganger rule",
        .also = "doubles, twins",
        .rule =
            "Every row, column and box has a 0 and lacks one of the other symbols. No two rows, "
            "no two columns and no two boxes lack the same; at each 0, its row, its column and "
            "its box lack different ones.",
        .shape = SpecShape::none,
        .foreign = kForeignDoppelganger,
        .validate = validate_doppelganger,
        .holds = doppelganger_holds,
        .lower = lower_doppelganger,
        .walks = true,
        .glyph = no_glyph,
    },
    {
        .id = "same_house_values",
        .title = "Same symbols in all houses",
        .noun = "rule of the same symbols in all houses",
        .also = "variable symbols, same digits everywhere",
        .rule = "All rows, columns and boxes of the greatest size hold the same symbols.",
        .shape = SpecShape::none,
        .foreign = kForeignSame,
        .validate = validate_same,
        .holds = same_holds,
        .lower = lower_same,
        .walks = true,
        .glyph = no_glyph,
    },
};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::doppelganger_constraint
