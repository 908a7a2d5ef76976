// SPDX-License-Identifier: MIT
//
// any_of: at least one of some rules holds; all_of: all of them, as one alternative of several
// rules; none_of: none does. candidates: a cell holds one of some digits, as such a rule.
#include "constraints/composed.h"

#include <algorithm>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

#include "constraints/constraint_type.h"

namespace omnidoku::constraints::composed_constraint {
namespace {

using model::ConstraintSpec;
using Rules = std::vector<ConstraintSpec>;

constexpr std::string_view kRules = "rules";
constexpr std::string_view kDigits = "digits";
constexpr Parameter kAnyParameters[] = {
    {kRules, Parameter::Kind::constraints, true, "the rules of which one at least holds"}};
constexpr Parameter kAllParameters[] = {
    {kRules, Parameter::Kind::constraints, true, "the rules that all hold"}};
constexpr Parameter kNoneParameters[] = {
    {kRules, Parameter::Kind::constraints, true, "the rules of which none holds"}};
constexpr Parameter kDigitParameters[] = {
    {kDigits, Parameter::Kind::digits, true, "the digits of which it holds one"}};
constexpr ForeignName kForeignAny[] = {{"iss", "Or"}};
constexpr ForeignName kForeignAll[] = {{"iss", "And"}};
constexpr ForeignName kForeignDigits[] = {{"iss", "Given"}};

const Rules& rules_of(const ConstraintSpec& spec) { return *spec.arguments.get<Rules>(kRules); }

bool rule_holds(const model::Puzzle& puzzle, const ConstraintSpec& rule,
                const model::PartialGrid& grid) {
  return find_constraint_type(rule.type)->holds(puzzle, rule, grid);
}

bool is_full(const model::Puzzle& puzzle, const ConstraintSpec& rule,
             const model::PartialGrid& grid) {
  const std::vector<geometry::Cell> cells = scope_of(puzzle, rule);
  return std::all_of(cells.begin(), cells.end(),
                     [&](geometry::Cell cell) { return grid[cell.index()].has_value(); });
}

base::Result<void> validate_rules(const model::Puzzle& /*puzzle*/, const ConstraintSpec& spec) {
  if (!rules_of(spec).empty()) return {};
  return base::make_error(base::ErrorCode::bad_constraint,
                          title_of(spec) + ": there are no rules in it", "name one or more");
}

bool any_holds(const model::Puzzle& puzzle, const ConstraintSpec& spec,
               const model::PartialGrid& grid) {
  const Rules& rules = rules_of(spec);
  return std::any_of(rules.begin(), rules.end(),
                     [&](const ConstraintSpec& rule) { return rule_holds(puzzle, rule, grid); });
}

bool all_hold(const model::Puzzle& puzzle, const ConstraintSpec& spec,
              const model::PartialGrid& grid) {
  const Rules& rules = rules_of(spec);
  return std::all_of(rules.begin(), rules.end(),
                     [&](const ConstraintSpec& rule) { return rule_holds(puzzle, rule, grid); });
}

bool none_holds(const model::Puzzle& puzzle, const ConstraintSpec& spec,
                const model::PartialGrid& grid) {
  const Rules& rules = rules_of(spec);
  return std::none_of(rules.begin(), rules.end(), [&](const ConstraintSpec& rule) {
    return is_full(puzzle, rule, grid) && rule_holds(puzzle, rule, grid);
  });
}

void lower_all(const model::Puzzle& puzzle, const ConstraintSpec& spec, Lowering& out) {
  for (const ConstraintSpec& rule : rules_of(spec)) {
    if (out.gave_up()) return;
    find_constraint_type(rule.type)->lower(puzzle, rule, out);
  }
}

void lower_any(const model::Puzzle& puzzle, const ConstraintSpec& spec, Lowering& out) {
  if (rules_of(spec).size() == 1) return lower_all(puzzle, spec, out);  // as a group
  if (!lower_any_of(puzzle, rules_of(spec), out)) out.give_up();
}

void lower_none(const model::Puzzle& puzzle, const ConstraintSpec& spec, Lowering& out) {
  if (!lower_none_of(puzzle, rules_of(spec), out)) out.give_up();
}

Inside inside_any(const ConstraintSpec& spec) {
  return rules_of(spec).size() == 1 ? Inside::all : Inside::choice;
}
Inside inside_all(const ConstraintSpec& /*spec*/) { return Inside::all; }
Inside inside_none(const ConstraintSpec& /*spec*/) { return Inside::none; }

std::vector<geometry::Cell> looks_at(const model::Puzzle& puzzle, const ConstraintSpec& spec) {
  std::vector<geometry::Cell> cells;
  for (const ConstraintSpec& rule : rules_of(spec)) {
    const std::vector<geometry::Cell> more = scope_of(puzzle, rule);
    cells.insert(cells.end(), more.begin(), more.end());
  }
  return cells;
}

/// The drawing of a rule, with a sign that tells it from one that holds by itself: at what is
/// written there, else in a corner of its first cell.
std::vector<model::Atom> signed_atoms(const model::Puzzle& puzzle, const ConstraintSpec& rule,
                                      const std::string& before, const std::string& behind) {
  std::vector<model::Atom> atoms = find_constraint_type(rule.type)->glyph(puzzle, rule);
  bool is_signed = false;
  for (model::Atom& atom : atoms) {
    std::visit(
        [&](auto& drawn) {
          using Drawn = std::decay_t<decltype(drawn)>;
          if constexpr (std::is_same_v<Drawn, model::CornerText> ||
                        std::is_same_v<Drawn, model::EdgeMark> ||
                        std::is_same_v<Drawn, model::CornerMark> ||
                        std::is_same_v<Drawn, model::OuterText>) {
            drawn.text = before + drawn.text + behind;
            is_signed = true;
          }
        },
        atom);
  }
  const std::vector<geometry::Cell> cells = scope_of(puzzle, rule);
  if (!is_signed && !atoms.empty() && !cells.empty()) {
    const geometry::Cell cell = rule.cells.empty() ? cells.front() : rule.cells.front();
    atoms.emplace_back(model::CornerText{cell, before + behind});
  }
  return atoms;
}

/// All the rules, each with the sign of one that may hold or of one that does not.
std::vector<model::Atom> glyph(const model::Puzzle& puzzle, const ConstraintSpec& spec) {
  const std::string before = spec.type == "none_of" ? "\u2260" : "";
  const std::string behind = spec.type == "any_of" ? "?" : "";
  std::vector<model::Atom> atoms;
  for (const ConstraintSpec& rule : rules_of(spec)) {
    const bool is_plain = before.empty() && behind.empty();
    std::vector<model::Atom> more = is_plain ? find_constraint_type(rule.type)->glyph(puzzle, rule)
                                             : signed_atoms(puzzle, rule, before, behind);
    for (model::Atom& atom : more) atoms.push_back(std::move(atom));
  }
  return atoms;
}

geometry::DigitSet digits_of(const ConstraintSpec& spec) {
  return *spec.arguments.get<geometry::DigitSet>(kDigits);
}

base::Result<void> validate_digits(const model::Puzzle& puzzle, const ConstraintSpec& spec) {
  if (!digits_of(spec).empty()) return {};
  return base::make_error(
      base::ErrorCode::bad_constraint,
      title_of(spec) + ": nothing is left for " + puzzle.board->names(spec.cells),
      "name one digit or more");
}

bool digits_hold(const model::Puzzle& /*puzzle*/, const ConstraintSpec& spec,
                 const model::PartialGrid& grid) {
  const auto digit = grid[spec.cells[0].index()];
  return !digit || digits_of(spec).contains(*digit);
}

void lower_digits(const model::Puzzle& /*puzzle*/, const ConstraintSpec& spec, Lowering& out) {
  out.restrict(spec.cells[0], digits_of(spec));
}

std::optional<model::Arguments> digits_for(const model::Puzzle& puzzle,
                                           const std::vector<geometry::Cell>& cells,
                                           const model::PartialGrid& filled) {
  const auto digit = filled[cells[0].index()];
  geometry::DigitSet digits = geometry::DigitSet::single(*digit);
  const auto n = static_cast<std::size_t>(puzzle.num_digits());
  digits.insert(geometry::Digit((digit->index() + 1 + cells[0].index() % n) % n));
  model::Arguments arguments;
  arguments.set(kDigits, digits);
  return arguments;
}

std::vector<model::Atom> digits_glyph(const model::Puzzle& puzzle, const ConstraintSpec& spec) {
  return {model::CornerText{spec.cells[0], either_of(puzzle, digits_of(spec))}};
}

constexpr std::string_view kExampleOfAny =
    R"([{"type": "any_of", "rules": [{"type": "killer", "cells": ["R2C2", "R2C3", "R3C2"], "sum": 9},
         {"type": "killer", "cells": ["R4C4", "R4C5", "R5C5"], "sum": 9}]}])";
constexpr std::string_view kExampleOfAll =
    R"([{"type": "all_of", "rules": [{"type": "killer", "cells": ["R2C2", "R2C3", "R3C2"], "sum": 9},
         {"type": "odd", "cells": ["R2C2"]}]}])";
constexpr std::string_view kExampleOfNone =
    R"([{"type": "none_of", "rules": [{"type": "thermometer", "cells": ["R4C2", "R3C2", "R2C3"]}]}])";

constexpr ConstraintType kTypes[] = {
    {
        .id = "any_of",
        .title = "Choice of rules",
        .also = "or, either, disjunction",
        .rule = "Of the rules in a choice of rules, marked ?, at least one holds.",
        .shape = SpecShape::none,
        .parameters = kAnyParameters,
        .says_anything = true,
        .foreign = kForeignAny,
        .inside = inside_any,
        .example = kExampleOfAny,
        .validate = validate_rules,
        .holds = any_holds,
        .lower = lower_any,
        .walks = true,
        .looks_at = looks_at,
        .glyph = glyph,
    },
    {
        .id = "all_of",
        .title = "Group of rules",
        .also = "and, conjunction",
        .rule = "The rules in a group of rules all hold.",
        .shape = SpecShape::none,
        .parameters = kAllParameters,
        .foreign = kForeignAll,
        .inside = inside_all,
        .example = kExampleOfAll,
        .validate = validate_rules,
        .holds = all_hold,
        .lower = lower_all,
        .walks = true,
        .looks_at = looks_at,
        .glyph = glyph,
    },
    {
        .id = "none_of",
        .title = "Denial of rules",
        .also = "not, negation, forbidden",
        .rule = "Of the rules in a denial of rules, marked \u2260, none holds.",
        .shape = SpecShape::none,
        .parameters = kNoneParameters,
        .says_anything = true,
        .inside = inside_none,
        .example = kExampleOfNone,
        .validate = validate_rules,
        .holds = none_holds,
        .lower = lower_none,
        .walks = true,
        .looks_at = looks_at,
        .glyph = glyph,
    },
    {
        .id = "candidates",
        .title = "Candidates of a cell",
        .noun = "list of candidates",
        .also = "Sukaku, pencilmarks, restricted cell, allowed digits",
        .rule = "A cell with a list of candidates holds one of them.",
        .shape = SpecShape::cell,
        .parameters = kDigitParameters,
        .foreign = kForeignDigits,
        .validate = validate_digits,
        .holds = digits_hold,
        .lower = lower_digits,
        .arguments_for = digits_for,
        .glyph = digits_glyph,
    },
};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::composed_constraint
