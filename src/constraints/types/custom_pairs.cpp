// SPDX-License-Identifier: MIT
//
// custom_pairs: cells that follow each other on a line, or any two of it, hold symbols that a table
// allows. The table is told in Base64, six bits for each character, the lowest first: a bit for the
// first symbol before the first, before the second and so on, then for the second; bits that are
// not there are 0.
#include <algorithm>

#include "base/base64.h"
#include "constraints/constraint_type.h"
#include "constraints/pair_sets.h"

namespace omnidoku::constraints::custom_pairs_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;

constexpr std::string_view kPairs = "pairs";
constexpr std::string_view kAll = "all";
constexpr Parameter kParameters[] = {
    {kPairs, Parameter::Kind::text, true,
     "which symbols may follow which: a bit for each two of them, in Base64"},
    {kAll, Parameter::Kind::flag, false,
     "whether any two cells of the line are meant, not only those that follow each other", true},
    {"name", Parameter::Kind::text, false, "what the setter calls the rule"}};
constexpr ForeignArgument kIsAll[] = {{kAll, "yes"}};
constexpr std::size_t kBitsOfCharacter = 6;

const std::string& text_of_table(const model::ConstraintSpec& spec) {
  return *spec.arguments.get<std::string>(kPairs);
}

bool is_for_all(const model::ConstraintSpec& spec) {
  const bool* all = spec.arguments.get<bool>(kAll);
  return all != nullptr && *all;
}

std::size_t bit_of(const model::Puzzle& puzzle, Digit first, Digit second) {
  return first.index() * static_cast<std::size_t>(puzzle.num_digits()) + second.index();
}

bool allows(const model::Puzzle& puzzle, const std::string& table, Digit first, Digit second) {
  const std::size_t bit = bit_of(puzzle, first, second);
  const std::size_t at = bit / kBitsOfCharacter;
  return at < table.size() &&
         (base::base64_bits(table[at]).value_or(0) >> (bit % kBitsOfCharacter) & 1U) != 0;
}

/// Whether the table allows two symbols in one order where it does in the other.
bool is_symmetric(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const std::string& table = text_of_table(spec);
  for (int i = 0; i < puzzle.num_digits(); ++i) {
    for (int k = 0; k < i; ++k) {
      if (allows(puzzle, table, Digit(i), Digit(k)) != allows(puzzle, table, Digit(k), Digit(i))) {
        return false;
      }
    }
  }
  return true;
}

constexpr ForeignName kForeign[] = {
    {.format = "iss", .name = "PairX", .arguments = kIsAll, .takes = is_symmetric},
    {"iss", "Pair"}};

/// The pairs of cells that are meant, in the order of the line.
std::vector<std::pair<Cell, Cell>> pairs_of(const model::ConstraintSpec& spec) {
  std::vector<std::pair<Cell, Cell>> pairs;
  for (std::size_t i = 0; i < spec.cells.size(); ++i) {
    const std::size_t end =
        is_for_all(spec) ? spec.cells.size() : std::min(i + 2, spec.cells.size());
    for (std::size_t k = i + 1; k < end; ++k) pairs.emplace_back(spec.cells[i], spec.cells[k]);
  }
  return pairs;
}

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const auto refuse = [&](std::string what, std::string advice) {
    return base::make_error(base::ErrorCode::bad_constraint,
                            title_of(spec) + ": " + std::move(what), std::move(advice));
  };
  for (std::size_t i = 1; i < spec.cells.size(); ++i) {
    if (spec.cells[i] == spec.cells[i - 1])
      return refuse("a cell cannot follow itself (" + puzzle.board->name(spec.cells[i]) + ")",
                    "name each cell once");
  }
  if (spec.cells.size() < 2)
    return refuse("it needs two cells or more, not only " + puzzle.board->names(spec.cells),
                  "name its cells in order");
  const std::string& table = text_of_table(spec);
  const auto num_bits =
      bit_of(puzzle, Digit(puzzle.num_digits() - 1), Digit(puzzle.num_digits() - 1));
  for (std::size_t i = 0; i < table.size(); ++i) {
    const auto bits = base::base64_bits(table[i]);
    if (!bits)
      return refuse("'" + std::string(1, table[i]) + "' in its table of pairs is not Base64",
                    "write letters, digits, '-' and '_' only");
    for (std::size_t k = 0; k < kBitsOfCharacter; ++k) {
      if ((*bits >> k & 1U) == 0 || i * kBitsOfCharacter + k <= num_bits) continue;
      return refuse(
          "its table of pairs is for more than " + std::to_string(puzzle.num_digits()) + " symbols",
          "write one for the symbols of this puzzle");
    }
  }
  return {};
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  const auto pairs = pairs_of(spec);
  return std::all_of(pairs.begin(), pairs.end(), [&](const auto& pair) {
    const auto first = grid[pair.first.index()];
    const auto second = grid[pair.second.index()];
    return !first || !second || allows(puzzle, text_of_table(spec), *first, *second);
  });
}

bool are_all_once(std::vector<Cell> cells) {
  std::sort(cells.begin(), cells.end());
  return std::adjacent_find(cells.begin(), cells.end()) == cells.end();
}

void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  const auto go_together = [&](Digit first, Digit second) {
    return allows(puzzle, text_of_table(spec), first, second);
  };
  out.relate(pairs_of(spec), go_together);
  if (!is_for_all(spec) || !are_all_once(spec.cells)) return;
  if (auto sets = sets_of_pairs(puzzle.num_digits(), spec.cells.size(), go_together))
    out.one_of_sets(spec.cells, *std::move(sets));
}

/// All pairs of digits that differ in one bit of their numbers or not at all, and those that there
/// are: a rule that a grid could not guess.
std::optional<model::Arguments> arguments_for(const model::Puzzle& puzzle,
                                              const std::vector<Cell>& cells,
                                              const model::PartialGrid& filled) {
  const auto n = static_cast<std::size_t>(puzzle.num_digits());
  std::vector<bool> allowed(n * n, false);
  for (std::size_t a = 0; a < n; ++a) {
    for (std::size_t b = 0; b < n; ++b) {
      const std::size_t different = a ^ b;
      allowed[a * n + b] = (different & (different - 1)) == 0;
    }
  }
  for (std::size_t i = 1; i < cells.size(); ++i)
    allowed[bit_of(puzzle, *filled[cells[i - 1].index()], *filled[cells[i].index()])] = true;
  std::string table;
  for (std::size_t at = 0; at < allowed.size(); at += kBitsOfCharacter) {
    std::size_t bits = 0;
    for (std::size_t k = 0; k < kBitsOfCharacter && at + k < allowed.size(); ++k) {
      if (allowed[at + k]) bits |= std::size_t{1} << k;
    }
    table += base::kBase64Characters[bits];
  }
  model::Arguments arguments;
  arguments.set(kPairs, std::move(table));
  return arguments;
}

std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return {model::Path{spec.cells, model::Path::Style::plain}};
}

std::string pair_reason(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
                        Cell from, geometry::DigitSet left, std::span<const Loss> losses) {
  return told_by_digits(puzzle, losses, [&](const std::string& cells, geometry::DigitSet gone) {
    return "nothing left in " + puzzle.board->name(from) + " (" + listed(puzzle, left) +
           ") may stand with " + listed(puzzle, gone) + " in " + cells +
           " by the line's list of pairs";
  });
}

constexpr ConstraintType kTypes[] = {{
    .id = "custom_pairs",
    .title = "Custom pairs",
    .noun = "line of custom pairs",
    .also = "relation, table of pairs, binary",
    .rule = "Symbols that follow each other on a line of custom pairs, or any two of it where it "
            "says so, are a pair of its table.",
    .shape = SpecShape::sequence,
    .parameters = kParameters,
    .says_anything = true,
    .foreign = kForeign,
    .validate = validate,
    .holds = holds,
    .lower = lower,
    .arguments_for = arguments_for,
    .pair_reason = pair_reason,
    .glyph = glyph,
}};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::custom_pairs_constraint
