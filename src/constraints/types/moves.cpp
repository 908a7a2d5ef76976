// SPDX-License-Identifier: MIT
//
// Rules about any two cells that lie in some way to each other. anti_leaper: digits a leap apart,
// so many steps on and so many aside, differ. anti_taxicab: so do those a number of steps apart.
// self_taxicab: equal digits are never as many steps apart as they say. knightmare: values a
// knight's move apart do not have certain sums. diagonal_nonconsecutive: values of cells that meet
// at a corner only do not differ by 1.
#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "constraints/adjacency.h"
#include "constraints/constraint_type.h"
#include "geometry/cell_set.h"

namespace omnidoku::constraints::moves_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;

constexpr std::int64_t kMostSteps = 1000;
constexpr std::string_view kOn = "on";
constexpr std::string_view kAside = "aside";
constexpr std::string_view kDistance = "distance";
constexpr std::string_view kSum = "sum";
constexpr std::int64_t kUsualOn = 3;
constexpr std::int64_t kUsualAside = 1;
constexpr std::int64_t kUsualDistance = 3;
constexpr std::int64_t kUsualSums[] = {5, 15};

constexpr Parameter kLeap[] = {
    {kOn, Parameter::Kind::integer, false,
     "how many steps a leap goes straight on; 3 when it is not named", true},
    {kAside, Parameter::Kind::integer, false,
     "how many steps it then goes aside; 1 when it is not named", true}};
constexpr Parameter kTaxicab[] = {{kDistance, Parameter::Kind::integer, false,
                                   "how many steps apart cells differ; 3 when it is not named",
                                   true}};
constexpr Parameter kKnightmare[] = {{kSum, Parameter::Kind::integer, false,
                                      "what values do not add up to; 5 and 15 when it is not named",
                                      true}};
constexpr ForeignName kForeignSelf[] = {{"iss", "AntiTaxicab"}};

std::int64_t number_or(const model::ConstraintSpec& spec, std::string_view name,
                       std::int64_t usual) {
  const auto* number = spec.arguments.get<std::int64_t>(name);
  return number == nullptr ? usual : *number;
}

int steps_on(const model::ConstraintSpec& spec) {
  return static_cast<int>(number_or(spec, kOn, kUsualOn));
}
int steps_aside(const model::ConstraintSpec& spec) {
  return static_cast<int>(number_or(spec, kAside, kUsualAside));
}
int distance_of(const model::ConstraintSpec& spec) {
  return static_cast<int>(number_or(spec, kDistance, kUsualDistance));
}

// A rule says which cells a cell with a digit looks at, and which digits do not go together there.

struct AntiLeaper {
  static std::vector<Cell> reached(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                                   Cell cell, Digit /*digit*/) {
    return cells_a_leap_away(*puzzle.board, cell, steps_on(spec), steps_aside(spec));
  }
  static bool clash(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& /*spec*/, Digit x,
                    Digit y) {
    return x == y;
  }
};

struct AntiTaxicab : AntiLeaper {
  static std::vector<Cell> reached(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                                   Cell cell, Digit /*digit*/) {
    return cells_at_distance(*puzzle.board, cell, distance_of(spec));
  }
};

struct SelfTaxicab : AntiLeaper {
  static std::vector<Cell> reached(const model::Puzzle& puzzle,
                                   const model::ConstraintSpec& /*spec*/, Cell cell, Digit digit) {
    const std::int64_t steps = puzzle.symbols.value(digit);
    if (steps < 1 || steps >= puzzle.num_cells()) return {};
    return cells_at_distance(*puzzle.board, cell, static_cast<int>(steps));
  }
};

struct Knightmare {
  static std::vector<Cell> reached(const model::Puzzle& puzzle,
                                   const model::ConstraintSpec& /*spec*/, Cell cell,
                                   Digit /*digit*/) {
    return cells_a_knight_away(*puzzle.board, cell);
  }
  static bool clash(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Digit x,
                    Digit y) {
    const std::int64_t sum = puzzle.symbols.value(x) + puzzle.symbols.value(y);
    if (const auto* asked = spec.arguments.get<std::int64_t>(kSum)) return sum == *asked;
    return std::find(std::begin(kUsualSums), std::end(kUsualSums), sum) != std::end(kUsualSums);
  }
};

struct DiagonalNonconsecutive {
  static std::vector<Cell> reached(const model::Puzzle& puzzle,
                                   const model::ConstraintSpec& /*spec*/, Cell cell,
                                   Digit /*digit*/) {
    return cells_at_corners(*puzzle.board, cell);
  }
  static bool clash(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/, Digit x,
                    Digit y) {
    const std::int64_t difference = puzzle.symbols.value(x) - puzzle.symbols.value(y);
    return difference == 1 || difference == -1;
  }
};

/// "2 in R1C9 and 3 in R2C7 or R3C8, a knight's move away, would add up to 5"
std::string knightmare_reason(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                              Cell from, geometry::DigitSet left, std::span<const Loss> losses) {
  const auto* asked = spec.arguments.get<std::int64_t>(kSum);
  const std::string sum = asked == nullptr ? "5 or 15" : std::to_string(*asked);
  std::string text;
  std::vector<geometry::DigitSet> told;
  for (const Loss& loss : losses) {
    if (std::find(told.begin(), told.end(), loss.gone) != told.end()) continue;
    told.push_back(loss.gone);
    std::vector<Cell> cells;
    for (const Loss& other : losses) {
      if (other.gone == loss.gone) cells.push_back(other.cell);
    }
    text += (text.empty() ? "" : "; ") + listed(puzzle, left) + " in " + puzzle.board->name(from) +
            " and " + listed(puzzle, loss.gone) + " in " + listed(puzzle, cells, "or") +
            ", a knight's move away, would add up to " + sum;
  }
  return text;
}

std::string diagonal_reason(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
                            Cell from, geometry::DigitSet left, std::span<const Loss> losses) {
  return listed(puzzle, losers_of(losses)) + (losses.size() == 1 ? " meets " : " meet ") +
         puzzle.board->name(from) + ", which is " + listed(puzzle, left) + ", at a corner, so " +
         (losses.size() == 1 ? "it is" : "they are") + " not 1 more or less";
}

std::string taxicab_reason(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
                           Cell from, geometry::DigitSet left, std::span<const Loss> losses) {
  return listed(puzzle, losers_of(losses)) + (losses.size() == 1 ? " is " : " are ") +
         listed(puzzle, left) + " steps away from " + puzzle.board->name(from) + ", which is " +
         listed(puzzle, left);
}

template <class Rule>
bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  for (int i = 0; i < puzzle.num_cells(); ++i) {
    const auto digit = grid[Cell(i).index()];
    if (!digit) continue;
    for (const Cell other : Rule::reached(puzzle, spec, Cell(i), *digit)) {
      const auto second = grid[other.index()];
      if (second && Rule::clash(puzzle, spec, *digit, *second)) return false;
    }
  }
  return true;
}

/// The pairs of cells of which one looks at the other when it holds the digit: the lesser first,
/// each once.
template <class Rule>
std::vector<std::pair<Cell, Cell>> pairs_of(const model::Puzzle& puzzle,
                                            const model::ConstraintSpec& spec, Digit digit) {
  std::vector<std::pair<Cell, Cell>> pairs;
  for (int i = 0; i < puzzle.num_cells(); ++i) {
    // Where a surface bends, a move may have no way back.
    for (const Cell other : Rule::reached(puzzle, spec, Cell(i), digit))
      pairs.push_back(std::minmax(Cell(i), other));
  }
  std::sort(pairs.begin(), pairs.end());
  pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
  return pairs;
}

template <class Rule>
void lower_to_different(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                        Lowering& out) {
  for (const auto& [a, b] : pairs_of<Rule>(puzzle, spec, Digit(0))) out.all_different({a, b});
}

template <class Rule>
void lower_to_pairs(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  out.relate(pairs_of<Rule>(puzzle, spec, Digit(0)),
             [&](Digit x, Digit y) { return !Rule::clash(puzzle, spec, x, y); });
}

/// By number of steps up to the most, the cells so far from this one.
std::vector<std::vector<Cell>> rings_around(const geometry::Board& board, Cell cell,
                                            std::int64_t most) {
  geometry::CellSet seen(board.num_cells());
  seen.insert(cell);
  std::vector<std::vector<Cell>> rings{{cell}};
  while (static_cast<std::int64_t>(rings.size()) <= most && !rings.back().empty()) {
    std::vector<Cell> farther;
    for (const Cell from : rings.back()) {
      for (const Cell other : cells_beside(board, from)) {
        if (seen.contains(other)) continue;
        seen.insert(other);
        farther.push_back(other);
      }
    }
    rings.push_back(std::move(farther));
  }
  return rings;
}

/// Two cells have one distance, so one table.
void lower_self_taxicab(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
                        Lowering& out) {
  constexpr std::size_t kWorkOfPair = 10;
  std::map<std::int64_t, std::vector<std::pair<Cell, Cell>>> pairs_at;
  for (int i = 0; i < puzzle.num_digits(); ++i) {
    const std::int64_t distance = puzzle.symbols.value(Digit(i));
    if (distance >= 1 && distance < puzzle.num_cells()) pairs_at[distance];
  }
  if (pairs_at.empty()) return;
  for (int i = 0; i < puzzle.num_cells() && !out.gave_up(); ++i) {
    const auto rings = rings_around(*puzzle.board, Cell(i), pairs_at.rbegin()->first);
    for (auto& [distance, pairs] : pairs_at) {
      if (distance >= static_cast<std::int64_t>(rings.size())) break;
      const std::vector<Cell>& ring = rings[static_cast<std::size_t>(distance)];
      // Where a surface bends, a move may have no way back.
      for (const Cell other : ring) {
        if (!out.assumes_houses() || !puzzle.board->sees(Cell(i), other))
          pairs.push_back(std::minmax(Cell(i), other));
      }
      out.spend(ring.size() * kWorkOfPair);
    }
  }
  for (int i = 0; i < puzzle.num_digits() && !out.gave_up(); ++i) {
    const std::int64_t distance = puzzle.symbols.value(Digit(i));
    auto taken = pairs_at.extract(distance);
    if (taken.empty()) continue;
    auto& pairs = taken.mapped();
    std::sort(pairs.begin(), pairs.end());
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    out.relate(pairs,
               [&](Digit x, Digit y) { return x != y || puzzle.symbols.value(x) != distance; });
  }
}

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  return check_has_neighbours(puzzle, title_of(spec));
}

/// On large boards the cells as many steps apart as a value says are tens of millions of pairs.
base::Result<void> validate_self_taxicab(const model::Puzzle& puzzle,
                                         const model::ConstraintSpec& spec) {
  if (auto fits = validate(puzzle, spec); !fits) return fits;
  constexpr std::int64_t kMostPairs = 6'000'000;
  constexpr std::int64_t kOnRing = 4;  // times the distance are so far from a cell, in a plane
  std::int64_t around_one = 0;
  for (int i = 0; i < puzzle.num_digits(); ++i) {
    const std::int64_t distance = puzzle.symbols.value(Digit(i));
    if (distance >= 1 && distance < puzzle.num_cells()) around_one += kOnRing * distance;
  }
  if (std::min<std::int64_t>(around_one, puzzle.num_cells()) * puzzle.num_cells() / 2 <= kMostPairs)
    return {};
  return base::make_error(base::ErrorCode::too_large,
                          title_of(spec) + ": there are too many pairs of cells to compare",
                          "use a smaller board, or fewer symbols that count as 1 or more");
}

base::Result<void> check_steps(const model::ConstraintSpec& spec, std::int64_t steps,
                               std::int64_t fewest) {
  if (steps >= fewest && steps <= kMostSteps) return {};
  return base::make_error(base::ErrorCode::bad_constraint,
                          title_of(spec) + ": a number of steps is from " + std::to_string(fewest) +
                              " to " + std::to_string(kMostSteps) + ", not " +
                              std::to_string(steps));
}

base::Result<void> validate_leap(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  if (auto fits = check_steps(spec, number_or(spec, kOn, kUsualOn), 1); !fits) return fits;
  if (auto fits = check_steps(spec, number_or(spec, kAside, kUsualAside), 0); !fits) return fits;
  return validate(puzzle, spec);
}

base::Result<void> validate_taxicab(const model::Puzzle& puzzle,
                                    const model::ConstraintSpec& spec) {
  if (auto fits = check_steps(spec, number_or(spec, kDistance, kUsualDistance), 1); !fits)
    return fits;
  if (auto fits = validate(puzzle, spec); !fits) return fits;
  for (int i = 0; i < puzzle.num_cells(); ++i) {
    if (!AntiTaxicab::reached(puzzle, spec, Cell(i), Digit(0)).empty()) return {};
  }
  return base::make_error(
      base::ErrorCode::bad_constraint,
      title_of(spec) + ": no two cells are " + std::to_string(distance_of(spec)) + " steps apart",
      "name a smaller distance");
}

base::Result<void> validate_knightmare(const model::Puzzle& puzzle,
                                       const model::ConstraintSpec& spec) {
  if (auto fits = validate(puzzle, spec); !fits) return fits;
  const auto* sum = spec.arguments.get<std::int64_t>(kSum);
  if (sum == nullptr) return {};
  for (int x = 0; x < puzzle.num_digits(); ++x) {
    for (int y = 0; y < puzzle.num_digits(); ++y) {
      if (Knightmare::clash(puzzle, spec, Digit(x), Digit(y))) return {};
    }
  }
  return base::make_error(base::ErrorCode::bad_constraint,
                          title_of(spec) + ": no two values add up to " + std::to_string(*sum),
                          "name a sum of two values, or none for 5 and 15");
}

std::vector<model::Atom> no_glyph(const model::Puzzle& /*puzzle*/,
                                  const model::ConstraintSpec& /*spec*/) {
  return {};
}

constexpr ConstraintType kTypes[] = {
    {
        .id = "anti_leaper",
        .title = "Anti-leaper",
        .noun = "anti-leaper rule",
        .also = "chess, fairy chess, camel, zebra, giraffe",
        .rule = "Cells a leap apart, so many steps on and so many aside, never hold the same "
                "symbol.",
        .shape = SpecShape::none,
        .parameters = kLeap,
        .validate = validate_leap,
        .holds = holds<AntiLeaper>,
        .lower = lower_to_different<AntiLeaper>,
        .glyph = no_glyph,
    },
    {
        .id = "anti_taxicab",
        .title = "Anti-taxicab",
        .noun = "anti-taxicab rule",
        .also = "Manhattan distance",
        .rule = "Cells a certain number of steps apart, each to a cell beside, never hold the same "
                "symbol.",
        .shape = SpecShape::none,
        .parameters = kTaxicab,
        .validate = validate_taxicab,
        .holds = holds<AntiTaxicab>,
        .lower = lower_to_different<AntiTaxicab>,
        .glyph = no_glyph,
    },
    {
        .id = "self_taxicab",
        .title = "Self-taxicab",
        .noun = "self-taxicab rule",
        .also = "Manhattan distance, own digit",
        .rule = "Two cells with the same symbol are never as many steps apart, each to a cell "
                "beside, as its value says.",
        .shape = SpecShape::none,
        .foreign = kForeignSelf,
        .validate = validate_self_taxicab,
        .holds = holds<SelfTaxicab>,
        .lower = lower_self_taxicab,
        .pair_reason = taxicab_reason,
        .glyph = no_glyph,
    },
    {
        .id = "knightmare",
        .title = "Knightmare",
        .noun = "knightmare rule",
        .also = "chess, knight's move, sum",
        .rule = "Values a chess knight's move apart never add up to 5 or 15, or to the number of "
                "the rule.",
        .shape = SpecShape::none,
        .parameters = kKnightmare,
        .validate = validate_knightmare,
        .holds = holds<Knightmare>,
        .lower = lower_to_pairs<Knightmare>,
        .pair_reason = knightmare_reason,
        .glyph = no_glyph,
    },
    {
        .id = "diagonal_nonconsecutive",
        .title = "Diagonal nonconsecutive",
        .noun = "diagonal nonconsecutive rule",
        .also = "consecutive diagonally",
        .rule = "Values of cells that meet at a corner only never differ by 1.",
        .shape = SpecShape::none,
        .validate = validate,
        .holds = holds<DiagonalNonconsecutive>,
        .lower = lower_to_pairs<DiagonalNonconsecutive>,
        .pair_reason = diagonal_reason,
        .glyph = no_glyph,
    },
};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::moves_constraint
