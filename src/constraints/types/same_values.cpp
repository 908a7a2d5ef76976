// SPDX-License-Identifier: MIT
//
// same_values: groups of as many cells hold the same digits, each as often.
#include <algorithm>
#include <map>

#include "constraints/constraint_type.h"
#include "constraints/names.h"
#include "constraints/state_keys.h"

namespace omnidoku::constraints::same_values_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using model::DiagramStep;

constexpr std::string_view kGroups = "groups";
constexpr Parameter kParameters[] = {
    {kGroups, Parameter::Kind::integer, true, "into how many groups the cells fall, in order"}};
constexpr ForeignName kForeign[] = {{"iss", "SameValues"}};

/// Cells of one group that are no cells of the other, and the other way round.
struct Difference {
  std::vector<Cell> first;
  std::vector<Cell> second;
};

std::vector<std::vector<Cell>> groups_of(const model::ConstraintSpec& spec) {
  const auto count = static_cast<std::size_t>(*spec.arguments.get<std::int64_t>(kGroups));
  const std::size_t size = spec.cells.size() / count;
  std::vector<std::vector<Cell>> groups;
  for (std::size_t begin = 0; begin < spec.cells.size(); begin += size) {
    const auto from = spec.cells.begin() + static_cast<std::ptrdiff_t>(begin);
    groups.emplace_back(from, from + static_cast<std::ptrdiff_t>(size));
  }
  return groups;
}

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const auto refuse = [&](const std::string& what, std::string hint) {
    return base::make_error(base::ErrorCode::bad_constraint, title_of(spec) + ": " + what,
                            std::move(hint));
  };
  const std::int64_t count = *spec.arguments.get<std::int64_t>(kGroups);
  const auto num_cells = static_cast<std::int64_t>(spec.cells.size());
  if (count < 2 || count > num_cells || num_cells % count != 0) {
    return refuse(std::to_string(num_cells) + " cells do not fall into " + std::to_string(count) +
                      " groups of the same size",
                  "name two groups or more, one behind the other");
  }
  for (std::vector<Cell> group : groups_of(spec)) {
    std::sort(group.begin(), group.end());
    const auto twice = std::adjacent_find(group.begin(), group.end());
    if (twice != group.end())
      return refuse(puzzle.board->name(*twice) + " is twice in a group", "name it once");
  }
  return {};
}

/// How often each digit is in the group; the number of open cells.
std::pair<std::map<Digit, int>, int> held_in(const std::vector<Cell>& group,
                                             const model::PartialGrid& grid) {
  std::map<Digit, int> held;
  int num_open = 0;
  for (const Cell cell : group) {
    if (const auto& digit = grid[cell.index()]) {
      ++held[*digit];
    } else {
      ++num_open;
    }
  }
  return {held, num_open};
}

bool holds(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  const std::vector<std::vector<Cell>> groups = groups_of(spec);
  for (const std::vector<Cell>& a : groups) {
    const auto held = held_in(a, grid).first;
    for (const std::vector<Cell>& b : groups) {
      // What is in one and not yet in the other must come into its open cells.
      auto [other, num_open] = held_in(b, grid);
      int missing = 0;
      for (const auto& [digit, count] : held) missing += std::max(0, count - other[digit]);
      if (missing > num_open) return false;
    }
  }
  return true;
}

Difference difference_of(const std::vector<Cell>& a, const std::vector<Cell>& b) {
  Difference difference;
  const auto is_in = [](const std::vector<Cell>& cells, Cell cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
  };
  std::copy_if(a.begin(), a.end(), std::back_inserter(difference.first),
               [&](Cell cell) { return !is_in(b, cell); });
  std::copy_if(b.begin(), b.end(), std::back_inserter(difference.second),
               [&](Cell cell) { return !is_in(a, cell); });
  return difference;
}

/// A walk over both that remembers how often each digit was in the first and not yet in the second.
void compare_at_once(const model::Puzzle& puzzle, const Difference& groups, Lowering& out) {
  StateKeys keys;
  const std::size_t size = groups.first.size();
  const std::uint64_t start =
      keys.number_of(StateKeys::Key(static_cast<std::size_t>(puzzle.num_digits()), 0));
  std::vector<Cell> cells = groups.first;
  cells.insert(cells.end(), groups.second.begin(), groups.second.end());
  out.walk(
      cells, start,
      [&](std::uint64_t state, std::size_t place, Digit digit) -> DiagramStep {
        StateKeys::Key ahead = keys.key_of(state);
        ahead[digit.index()] += place < size ? 1 : -1;
        return ahead[digit.index()] < 0 ? std::nullopt
                                        : DiagramStep(keys.number_of(std::move(ahead)));
      },
      [](std::uint64_t /*state*/) { return true; });  // as many have gone as have come
}

/// A walk for each digit: how often it was in the first and not yet in the second.
void compare_by_digits(const model::Puzzle& puzzle, const Difference& groups, Lowering& out) {
  const std::size_t size = groups.first.size();
  std::vector<Cell> cells = groups.first;
  cells.insert(cells.end(), groups.second.begin(), groups.second.end());
  for (int i = 0; i < puzzle.num_digits(); ++i) {
    out.walk(
        cells, 0,
        [size, i](std::uint64_t ahead, std::size_t place, Digit digit) -> DiagramStep {
          if (digit != Digit(i)) return ahead;
          if (place < size) return ahead + 1;
          return ahead == 0 ? std::nullopt : DiagramStep(ahead - 1);
        },
        [](std::uint64_t ahead) { return ahead == 0; });
  }
}

void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  // Up to this size groups are compared at once: C(5 + 9, 5) is 2,002.
  constexpr std::size_t kMostAtOnce = 5;
  constexpr int kMostDigits = 10;
  const std::vector<std::vector<Cell>> groups = groups_of(spec);
  for (std::size_t i = 1; i < groups.size(); ++i) {
    const Difference difference = difference_of(groups.front(), groups[i]);
    if (difference.first.empty()) continue;
    if (difference.first.size() == 1) {
      out.relate(difference.first.front(), difference.second.front(),
                 [](Digit a, Digit b) { return a == b; });
    } else if (difference.first.size() <= kMostAtOnce && puzzle.num_digits() <= kMostDigits) {
      compare_at_once(puzzle, difference, out);
    } else {
      compare_by_digits(puzzle, difference, out);
    }
  }
}

std::optional<model::Arguments> arguments_for(const model::Puzzle& puzzle,
                                              const std::vector<Cell>& cells,
                                              const model::PartialGrid& filled) {
  for (std::int64_t count = 2; count <= static_cast<std::int64_t>(cells.size()); ++count) {
    model::Arguments arguments;
    arguments.set(kGroups, count);
    const model::ConstraintSpec spec{"same_values", "", cells, arguments};
    if (validate(puzzle, spec) && holds(puzzle, spec, filled)) return arguments;
  }
  return std::nullopt;
}

std::vector<model::Atom> glyph(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  std::vector<model::Atom> atoms;
  const std::string letter = letter_of(puzzle, spec);
  for (const std::vector<Cell>& group : groups_of(spec)) {
    atoms.emplace_back(model::Outline{group, model::Outline::Style::dotted});
    if (!letter.empty()) atoms.emplace_back(model::CornerText{group.front(), letter});
  }
  return atoms;
}

std::string asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                 const std::vector<Cell>& /*cells*/) {
  std::vector<std::string> groups;
  for (const std::vector<Cell>& group : groups_of(spec))
    groups.push_back((groups.empty() ? "" : "as ") + listed(puzzle, group));
  const std::string first = groups.front();
  groups.erase(groups.begin());
  return first + " hold the same digits " + listed(groups) + ", each as often";
}

/// That a digit of one group has no cell in another.
std::string refutes(const Supposition& supposition) {
  const std::vector<std::vector<Cell>> groups = groups_of(supposition.spec);
  const auto has_it = [&](Cell cell) {
    return supposition.left_in(cell).contains(supposition.supposed.digit);
  };
  for (const std::vector<Cell>& group : groups) {
    if (std::any_of(group.begin(), group.end(), has_it)) continue;
    return "none of " + listed(supposition.puzzle, group) + " could be the same";
  }
  return {};
}

constexpr ConstraintType kTypes[] = {{
    .id = "same_values",
    .title = "Same values",
    .noun = "set of groups with the same values",
    .also = "same digits, equal sets",
    .rule =
        "The dotted groups of a set of groups with the same values hold the same digits, each as "
        "often.",
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
    .refutes = refutes,
    .glyph = glyph,
}};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::same_values_constraint
