// SPDX-License-Identifier: MIT
#include "reading/named_things.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>

#include "constraints/constraint_type.h"
#include "reading/formula_text.h"
#include "reading/named_types.h"

namespace omnidoku::reading {

using geometry::Cell;
using model::ConstraintSpec;

/// The constraints of the puzzle by name that lie on all cells of a thing; none where it is a
/// house.
std::vector<const ConstraintSpec*> NamedThings::named_at(const DrawnThing& thing) const {
  std::vector<const ConstraintSpec*> found;
  for (const ConstraintSpec& spec : puzzle_.constraints) {
    if (spec.cells.empty() || !spec.said.empty()) continue;
    const std::vector<Cell> own = all_cells_of(spec);
    const bool is_its = std::all_of(thing.cells.begin(), thing.cells.end(), [&own](Cell cell) {
      return std::binary_search(own.begin(), own.end(), cell);
    });
    if (is_its) found.push_back(&spec);
  }
  return found;
}

/// The constraint that a thing is; null where several may be it.
const ConstraintSpec* NamedThings::own_of(const DrawnThing& thing) const {
  std::vector<const ConstraintSpec*> own = named_at(thing);
  std::erase_if(own, [&thing](const ConstraintSpec* spec) { return spec->type != thing.rule; });
  if (own.size() > 1)
    std::erase_if(own, [&thing](const ConstraintSpec* spec) { return spec->cells != thing.cells; });
  return own.size() == 1 ? own.front() : nullptr;
}

/// How a constraint stands to what a thing is by name, and to what else lies on it.
Agreement NamedThings::agreement_with(const DrawnThing& thing, const ConstraintSpec& spec) const {
  const std::vector<const ConstraintSpec*> all = named_at(thing);
  std::vector<const ConstraintSpec*> own = all;
  std::erase_if(own, [&thing](const ConstraintSpec* one) { return one->type != thing.rule; });
  const Agreement with_own = agreement(puzzle_, own, spec);
  if (with_own == Agreement::implied || own.size() == all.size()) return with_own;
  return agreement(puzzle_, all, spec);
}

Agreement NamedThings::agreement_of(const Rule& rule, const std::vector<DrawnThing>& about) const {
  constexpr std::size_t kMostAsked = 6;
  struct Type {
    std::size_t asked = 0;
    bool is_judged = false;
    bool is_implied = true;
    bool is_narrower = false;
  };
  std::map<std::string, Type> types;
  for (const DrawnThing& thing : about) {
    ConstraintSpec spec = specs_.of_one(rule, thing);
    // Without a number to speak of it says nothing of this one.
    if (spec.arguments.get<std::string>("rule")->empty()) continue;
    Type& type = types[thing.rule];
    if (type.asked++ >= kMostAsked) continue;
    if (thing.rule == "thermometer" && rule.formula == "it is growing") {
      type.is_implied = false;
      continue;
    }
    if (const auto valid = constraints::validate(puzzle_, spec); !valid) {
      if (!is_trivial(valid.error())) type.is_implied = false;
      continue;
    }
    type.is_judged = true;
    const Agreement one = agreement_with(thing, spec);
    if (one == Agreement::narrower) type.is_narrower = true;
    if (one != Agreement::implied) type.is_implied = false;
    if (one != Agreement::implied || !speaks_of(rule.formula, "clue")) continue;
    const ConstraintSpec* own = own_of(thing);
    if (own != nullptr && !says_as_much(puzzle_, {own}, spec)) return Agreement::contrary;
  }
  const auto is_line = [](const DrawnThing& thing) { return thing.kind == DrawnThing::Kind::line; };
  // Cages and dots may have no number, lines have none.
  if (types.empty())
    return std::any_of(about.begin(), about.end(), is_line) ? Agreement::contrary
                                                            : Agreement::implied;
  const auto is_any = [&types](auto&& test) {
    return std::any_of(types.begin(), types.end(),
                       [&test](const auto& type) { return test(type.second); });
  };
  if (is_any([](const Type& type) { return type.is_judged && type.is_implied; }) ||
      !is_any([](const Type& type) { return type.is_judged || !type.is_implied; }))
    return Agreement::implied;
  const bool is_ambiguous = types.size() > 1 || speaks_of(rule.formula, "clue");
  const bool is_narrower = is_any([](const Type& type) { return type.is_narrower; });
  return is_ambiguous || !is_narrower ? Agreement::contrary : Agreement::narrower;
}

bool NamedThings::keep_together(const Rule& rule, const std::vector<DrawnThing>& about) const {
  std::vector<const ConstraintSpec*> all;
  for (const DrawnThing& thing : about) {
    for (const ConstraintSpec* spec : named_at(thing)) {
      if (std::find(all.begin(), all.end(), spec) == all.end()) all.push_back(spec);
    }
  }
  const std::vector<ConstraintSpec> said = specs_.of_all(rule, about);
  return std::all_of(said.begin(), said.end(), [&](const ConstraintSpec& spec) {
    return constraints::validate(puzzle_, spec).has_value() &&
           agreement(puzzle_, all, spec) == Agreement::implied;
  });
}

bool NamedThings::is_there(const ConstraintSpec& spec) const {
  const auto sorted = [](std::vector<Cell> cells) {
    std::sort(cells.begin(), cells.end());
    return cells;
  };
  if (spec.type == "extra_region") {
    const auto houses = puzzle_.board->houses();
    return std::any_of(houses.begin(), houses.end(), [&](const geometry::House& house) {
      return sorted(house.cells) == sorted(spec.cells);
    });
  }
  const auto* rule = spec.arguments.get<std::string>("rule");
  if (rule != nullptr && *rule == "each same_places: it is different") {
    const auto houses = puzzle_.board->houses();
    return std::count_if(houses.begin(), houses.end(), [](const geometry::House& house) {
             return house.kind == geometry::HouseKind::group;
           }) == puzzle_.num_digits();
  }
  return std::any_of(
      puzzle_.constraints.begin(), puzzle_.constraints.end(),
      [&](const ConstraintSpec& other) { return say_the_same(puzzle_, other, spec); });
}

bool NamedThings::is_kept(const ConstraintSpec& spec) const {
  const constraints::ConstraintType* type = constraints::find_constraint_type(spec.type);
  if (!type->holds(puzzle_, spec, puzzle_.givens)) return false;
  if (!puzzle_.solution) return true;
  const model::PartialGrid filled(puzzle_.solution->begin(), puzzle_.solution->end());
  return type->holds(puzzle_, spec, filled);
}

}  // namespace omnidoku::reading
