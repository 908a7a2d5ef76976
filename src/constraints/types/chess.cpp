// SPDX-License-Identifier: MIT
//
// anti_knight and anti_king: digits a chess move apart differ. On a board with seams the piece goes
// over them.
#include <algorithm>

#include "constraints/adjacency.h"
#include "constraints/constraint_type.h"

namespace omnidoku::constraints::chess_constraint {
namespace {

using geometry::Cell;

constexpr ForeignName kForeignKnight[] = {{"fpuzzles", "antiknight"}, {"iss", "AntiKnight"}};
constexpr ForeignName kForeignKing[] = {{"fpuzzles", "antiking"}, {"iss", "AntiKing"}};

/// The cells that the piece reaches from a cell.
using Reach = std::vector<Cell> (*)(const geometry::Board& board, Cell cell);

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  return check_has_neighbours(puzzle, title_of(spec));
}

template <Reach reach>
bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
           const model::PartialGrid& grid) {
  for (int i = 0; i < puzzle.num_cells(); ++i) {
    const auto digit = grid[Cell(i).index()];
    if (!digit) continue;
    for (const Cell other : reach(*puzzle.board, Cell(i))) {
      if (grid[other.index()] == digit) return false;
    }
  }
  return true;
}

template <Reach reach>
void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/, Lowering& out) {
  std::vector<std::vector<Cell>> reached;
  for (int i = 0; i < puzzle.num_cells(); ++i) reached.push_back(reach(*puzzle.board, Cell(i)));
  for (int i = 0; i < puzzle.num_cells(); ++i) {
    for (const Cell other : reached[Cell(i).index()]) {
      // Where a surface bends, a move may have no way back.
      const std::vector<Cell>& back = reached[other.index()];
      const bool both_ways = std::binary_search(back.begin(), back.end(), Cell(i));
      if (Cell(i) < other || !both_ways) out.all_different({Cell(i), other});
    }
  }
}

std::vector<model::Atom> no_glyph(const model::Puzzle& /*puzzle*/,
                                  const model::ConstraintSpec& /*spec*/) {
  return {};
}

constexpr ConstraintType kTypes[] = {
    {
        .id = "anti_knight",
        .title = "Anti-knight",
        .noun = "anti-knight rule",
        .also = "chess, knight's move, horse",
        .called = "knight,antiknight,springer=,springerzug,cavalier,caballo,\u30CA\u30A4\u30C8",
        .rule = "Cells a chess knight's move apart never hold the same symbol.",
        .shape = SpecShape::none,
        .foreign = kForeignKnight,
        .validate = validate,
        .holds = holds<cells_a_knight_away>,
        .lower = lower<cells_a_knight_away>,
        .glyph = no_glyph,
    },
    {
        .id = "anti_king",
        .title = "Anti-king",
        .noun = "anti-king rule",
        .also = "chess, king's move, no touch",
        .called =
            "king=,kings=,antiking,anti k=,untouchable,diagonally adjacent,diagonal neighb,touch "
            "itself diagonally,even diagonally,also diagonally,including diagonally,touch "
            "diagonally,touching diagonally,k\u00F6nig,roi=,rey=,\u30AD\u30F3\u30B0",
        .rule = "Cells that meet at a corner never hold the same symbol.",
        .shape = SpecShape::none,
        .foreign = kForeignKing,
        .validate = validate,
        .holds = holds<cells_at_corners>,
        .lower = lower<cells_at_corners>,
        .glyph = no_glyph,
    },
};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::chess_constraint
