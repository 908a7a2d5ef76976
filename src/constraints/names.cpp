// SPDX-License-Identifier: MIT
#include "constraints/names.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "constraints/constraint_type.h"
#include "geometry/house_names.h"

namespace omnidoku::constraints {

namespace {

using geometry::Cell;
using model::ConstraintSpec;
using model::Derivation;
using model::Origin;
using model::Puzzle;

/// Where to look for a constraint: where a line or lane begins, else the first in reading order.
std::optional<Cell> first_cell(const ConstraintType& type, const std::vector<Cell>& cells) {
  if (cells.empty()) return std::nullopt;
  const bool in_order = type.shape == SpecShape::path || type.shape == SpecShape::lane ||
                        type.shape == SpecShape::diagonal || type.shape == SpecShape::sequence;
  return in_order ? cells.front() : *std::min_element(cells.begin(), cells.end());
}

/// Its own cells; of a shape that names none those that it comes to. None of a rule about the whole
/// board.
std::vector<Cell> cells_of(const Puzzle& puzzle, const ConstraintSpec& spec,
                           const ConstraintType& type) {
  if (!spec.cells.empty()) return spec.cells;
  return type.facts == nullptr ? std::vector<Cell>() : scope_of(puzzle, spec);
}

/// Whether the first cell tells which of its type the constraint is; a pair is told by both.
bool is_told_by_first_cell(const Puzzle& puzzle, const ConstraintSpec& spec,
                           const ConstraintType& type) {
  if (type.shape == SpecShape::pair) return false;
  const std::optional<Cell> first = first_cell(type, spec.cells);
  return std::none_of(puzzle.constraints.begin(), puzzle.constraints.end(),
                      [&](const ConstraintSpec& other) {
                        return other.type == spec.type && first_cell(type, other.cells) == first &&
                               first && other.cells != spec.cells;
                      });
}

/// A sentence for a name: without its stop, of a long one the words that it begins with.
std::string shortened(std::string_view sentence) {
  constexpr std::size_t kLongest = 40;
  std::string text(without_stop(sentence));
  std::replace(text.begin(), text.end(), '"', '\'');
  if (text.size() <= kLongest) return text;
  std::size_t end = text.rfind(' ', kLongest);
  if (end == std::string::npos || end == 0) {
    // No words are told apart by spaces; a character is not cut.
    const auto goes_on = [](char byte) {
      return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
    };
    for (end = kLongest; end > 0 && goes_on(text[end]);) --end;
  }
  constexpr std::string_view kPauses = " ,;:-";
  while (end > 1 && kPauses.find(text[end - 1]) != std::string_view::npos) --end;
  return text.substr(0, end) + "...";
}

std::string derived_name(const Puzzle& puzzle, const Derivation& derivation) {
  std::vector<geometry::HouseName> houses;
  for (const Derivation::Term& term : derivation.terms) {
    if (term.shape.kind != Origin::Kind::house) continue;
    const geometry::House& house = puzzle.board->houses()[term.shape.index];
    houses.push_back(geometry::house_name(*puzzle.board, house));
  }
  return "the " + std::string(to_string(derivation.kind)) + " of " + geometry::houses_text(houses);
}

}  // namespace

std::optional<Cell> told_by(const Puzzle& puzzle, const ConstraintSpec& spec) {
  const ConstraintType* type = find_constraint_type(spec.type);
  if (type == nullptr || !is_told_by_first_cell(puzzle, spec, *type)) return std::nullopt;
  return first_cell(*type, cells_of(puzzle, spec, *type));
}

std::string_view without_stop(std::string_view sentence) {
  constexpr std::string_view kStops = ".;,: ";
  while (!sentence.empty() && kStops.find(sentence.back()) != std::string_view::npos)
    sentence.remove_suffix(1);
  return sentence;
}

bool is_told_by_words(const ConstraintSpec& spec) {
  const ConstraintType* type = find_constraint_type(spec.type);
  return type != nullptr && type->says_anything && !spec.said.empty();
}

std::string noun_of(const ConstraintSpec& spec) {
  // A formula tells nothing; what its setter called it does.
  if (is_told_by_words(spec)) return "rule \"" + shortened(spec.said) + "\"";
  const ConstraintType* type = find_constraint_type(spec.type);
  return type == nullptr ? "constraint '" + spec.type + "'" : noun_of(*type);
}

namespace {

/// Of a rule of the whole board that may say anything what it is called, or what it says, in
/// quotation marks behind a blank; nothing of others, which are told apart by their types.
std::string quoted_rule(const ConstraintSpec& spec, const ConstraintType& type) {
  constexpr std::size_t kLongest = 60;
  if (!type.says_anything || !spec.label.empty() || !spec.said.empty()) return {};
  const auto* name = spec.arguments.get<std::string>("name");
  const auto* rule = spec.arguments.get<std::string>(type.parameters.front().name);
  const std::string text = name != nullptr ? *name : rule != nullptr ? *rule : std::string();
  if (text.empty()) return {};
  return " '" +
         (text.size() <= kLongest ? text : text.substr(0, text.rfind(' ', kLongest)) + " ...") +
         "'";
}

}  // namespace

namespace {

/// Without the place: "the cage", "the cage 'a'".
std::string name_without_place(const ConstraintSpec& spec) {
  return "the " + noun_of(spec) + (spec.label.empty() ? "" : " '" + spec.label + "'");
}

}  // namespace

std::string asked_of(const Puzzle& puzzle, const ConstraintSpec& spec,
                     const std::vector<Cell>& cells, const std::string& name) {
  const ConstraintType* type = find_constraint_type(spec.type);
  if (type == nullptr || type->asks == nullptr) return {};
  const std::string asked = type->asks(puzzle, spec, cells);
  if (asked.empty()) return {};
  if (is_told_by_words(spec) && asked.find(without_stop(spec.said)) != std::string::npos)
    return "By the rule, " + asked;
  const bool names_cells = !spec.cells.empty() && asked.rfind(listed(puzzle, cells), 0) == 0;
  return "By " + (names_cells ? name_without_place(spec) : name) + ", " + asked;
}

std::string name_of(const Puzzle& puzzle, const ConstraintSpec& spec) {
  const ConstraintType* type = find_constraint_type(spec.type);
  const std::string name = name_without_place(spec);
  if (type == nullptr) return name;
  const std::vector<Cell> cells = cells_of(puzzle, spec, *type);
  if (cells.empty()) return name + quoted_rule(spec, *type);
  if (type->shape == SpecShape::pair) {
    return name + " between " + puzzle.board->name(cells[0]) + " and " +
           puzzle.board->name(cells[1]);
  }
  if (!is_told_by_first_cell(puzzle, spec, *type)) {
    return name + " at " + puzzle.board->names(spec.cells);
  }
  return name + " at " + puzzle.board->name(*first_cell(*type, cells));
}

std::string name_of(const Puzzle& puzzle, const model::Problem& problem, Origin origin) {
  switch (origin.kind) {
    case Origin::Kind::house: {
      const geometry::House& house = puzzle.board->houses()[origin.index];
      return geometry::house_name(*puzzle.board, house).text();
    }
    case Origin::Kind::derived: return derived_name(puzzle, problem.derivations[origin.index]);
    case Origin::Kind::constraint: break;
  }
  return name_of(puzzle, puzzle.constraints[origin.index]);
}

std::string arguments_text(const std::vector<std::pair<std::string, std::string>>& values) {
  std::string text;
  for (const auto& [name, value] : values) {
    std::string words = name;
    std::replace(words.begin(), words.end(), '_', ' ');
    text += (text.empty() ? "" : ", ") + words + " " + value;
  }
  return text;
}

std::string letter_of(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  constexpr int kLetters = 26;
  int before = 0;
  int all = 0;
  bool found = false;
  for (const model::ConstraintSpec& other : puzzle.constraints) {
    const ConstraintType* type = find_constraint_type(other.type);
    if (type == nullptr || !type->has_parts) continue;
    ++all;
    found = found || other == spec;
    if (!found) ++before;
  }
  if (all < 2 || !found) return {};
  if (before >= kLetters) return std::to_string(before + 1);
  return std::string(1, static_cast<char>('A' + before));
}

}  // namespace omnidoku::constraints
