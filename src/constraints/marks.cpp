// SPDX-License-Identifier: MIT
#include "constraints/marks.h"

#include <algorithm>
#include <utility>

#include "constraints/adjacency.h"
#include "constraints/constraint_type.h"
#include "constraints/names.h"

namespace omnidoku::constraints {

namespace {

using model::ConstraintSpec;
using Specs = std::vector<ConstraintSpec>;

/// The constraints within one; null pointer where it is a plain one.
const Specs* within(const ConstraintSpec& spec) {
  for (const auto& [name, argument] : spec.arguments.all()) {
    if (const auto* specs = std::get_if<Specs>(&argument)) return specs;
  }
  return nullptr;
}

Inside inside_of(const ConstraintSpec& spec) {
  const ConstraintType* type = find_constraint_type(spec.type);
  return type == nullptr || type->inside == nullptr ? Inside::choice : type->inside(spec);
}

/// A constraint, and which alternative it belongs to in each choice around it.
struct Placed {
  const ConstraintSpec* spec;
  std::vector<std::pair<const ConstraintSpec*, std::size_t>> turns;
};

/// Plain constraints, but for those that are denied: they are no marks.
void collect(const Specs& specs, const Placed& around, std::vector<Placed>& out) {
  for (std::size_t i = 0; i < specs.size(); ++i) {
    Placed placed{&specs[i], around.turns};
    const Inside outer = around.spec == nullptr ? Inside::all : inside_of(*around.spec);
    if (outer != Inside::all) placed.turns.emplace_back(around.spec, i);
    if (const Specs* inner = within(specs[i])) {
      collect(*inner, placed, out);
    } else if (outer != Inside::none) {
      out.push_back(std::move(placed));
    }
  }
}

/// Whether the two are alternatives of one choice.
bool are_apart(const Placed& a, const Placed& b) {
  return std::any_of(a.turns.begin(), a.turns.end(), [&](const auto& turn) {
    return std::any_of(b.turns.begin(), b.turns.end(), [&](const auto& other) {
      return turn.first == other.first && turn.second != other.second;
    });
  });
}

/// Whether the rule says less where the mark is: about that pair of cells, or, if it lies on a cell
/// itself, about one beside it.
bool says_less_by(const model::Puzzle& puzzle, const ConstraintSpec& rule,
                  const ConstraintSpec& mark) {
  const std::span<const std::string_view> heeded = find_constraint_type(rule.type)->heeds;
  if (std::find(heeded.begin(), heeded.end(), mark.type) == heeded.end()) return false;
  return rule.cells.empty() ||
         are_side_by_side(*puzzle.board, rule.cells.front(), mark.cells.front());
}

}  // namespace

void for_each_in_force(const Specs& constraints,
                       const std::function<void(const ConstraintSpec&)>& visit) {
  for (const ConstraintSpec& spec : constraints) {
    visit(spec);
    const Specs* inner = within(spec);
    if (inner != nullptr && inside_of(spec) == Inside::all) for_each_in_force(*inner, visit);
  }
}

base::Result<void> check_marks(const model::Puzzle& puzzle) {
  const Specs& specs = puzzle.constraints;
  if (std::none_of(specs.begin(), specs.end(), [](const auto& spec) { return within(spec); }))
    return {};
  std::vector<Placed> all;
  collect(specs, {nullptr, {}}, all);
  for (const Placed& rule : all) {
    if (find_constraint_type(rule.spec->type)->heeds.empty()) continue;
    for (const Placed& mark : all) {
      if (mark.turns.empty() || mark.spec == rule.spec || are_apart(rule, mark) ||
          !says_less_by(puzzle, *rule.spec, *mark.spec))
        continue;
      return base::make_error(
          base::ErrorCode::bad_constraint,
          title_of(*rule.spec) + ": " + name_of(puzzle, *mark.spec) +
              " stands in a choice of rules, so that it is not clear whether it counts as drawn",
          "take it out of the choice");
    }
  }
  return {};
}

}  // namespace omnidoku::constraints
