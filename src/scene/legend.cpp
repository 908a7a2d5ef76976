// SPDX-License-Identifier: MIT
#include "scene/legend.h"

#include <algorithm>
#include <span>
#include <type_traits>
#include <utility>
#include <variant>

#include "constraints/names.h"
#include "geometry/house_names.h"
#include "model/atoms.h"
#include "scene/scene.h"
#include "scene/seen_houses.h"

namespace omnidoku::scene {

using constraints::ConstraintType;
using constraints::ShapeFacts;
using geometry::Digit;
using model::ConstraintSpec;
using model::Puzzle;

namespace {

/// What is known of a constraint as a shape; nothing where it is no shape, or badly made.
std::optional<ShapeFacts> facts_of(const Puzzle& puzzle, const ConstraintSpec& spec) {
  const ConstraintType* type = constraints::find_constraint_type(spec.type);
  if (type == nullptr || type->facts == nullptr || !constraints::validate(puzzle, spec)) {
    return std::nullopt;
  }
  return type->facts(puzzle, spec);
}

std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  }
  return text;
}

bool is_drawn(const Puzzle& puzzle, const ConstraintSpec& spec) {
  const ConstraintType* type = constraints::find_constraint_type(spec.type);
  return type->glyph != nullptr && !type->glyph(puzzle, spec).empty();
}

/// What is written in a drawing.
std::string words_of(const std::vector<model::Atom>& atoms) {
  std::string words;
  for (const model::Atom& atom : atoms) {
    std::visit(
        [&words](const auto& drawn) {
          using Drawn = std::decay_t<decltype(drawn)>;
          if constexpr (std::is_same_v<Drawn, model::CornerText> ||
                        std::is_same_v<Drawn, model::EdgeMark> ||
                        std::is_same_v<Drawn, model::CornerMark> ||
                        std::is_same_v<Drawn, model::OuterText>) {
            words += drawn.text + '\n';
          }
        },
        atom);
  }
  return words;
}

/// The rules that a rule consists of, by name; empty for all others.
std::string rules_within(const Puzzle& puzzle, const ConstraintSpec& spec) {
  std::string text;
  for (const auto& [name, argument] : spec.arguments.all()) {
    const auto* rules = std::get_if<std::vector<ConstraintSpec>>(&argument);
    if (rules == nullptr) continue;
    for (const ConstraintSpec& rule : *rules) {
      const std::string within = rules_within(puzzle, rule);
      text += (text.empty() ? "" : "; ") + constraints::name_of(puzzle, rule) +
              (within.empty() ? "" : " (" + within + ")");
    }
  }
  return text;
}

/// Texts that a rule was given, such as an expression, which its drawing does not have.
std::string unwritten(const Puzzle& puzzle, const ConstraintSpec& spec) {
  const auto is_text = [](const auto& named) {
    return std::holds_alternative<std::string>(named.second);
  };
  const auto& arguments = spec.arguments.all();
  if (std::none_of(arguments.begin(), arguments.end(), is_text)) return {};
  const ConstraintType* type = constraints::find_constraint_type(spec.type);
  if (type == nullptr || type->glyph == nullptr || !constraints::validate(puzzle, spec)) return {};
  if (!words_of(type->glyph(puzzle, spec)).empty()) return {};
  std::string text;
  for (const auto& named : arguments) {
    if (!is_text(named)) continue;
    text += (text.empty() ? ": " : ", ") + std::get<std::string>(named.second);
  }
  return puzzle.board->names(spec.cells) + text;
}

}  // namespace

std::string symbol_values(const Puzzle& puzzle) {
  const auto has_sum = [&puzzle](const ConstraintSpec& spec) {
    const std::optional<ShapeFacts> facts = facts_of(puzzle, spec);
    return facts && facts->sum;
  };
  if (std::none_of(puzzle.constraints.begin(), puzzle.constraints.end(), has_sum)) return {};
  std::string text;
  for (int i = 0; i < puzzle.num_digits(); ++i) {
    const std::string& symbol = puzzle.symbols.text(Digit(i));
    const std::string value = std::to_string(puzzle.symbols.value(Digit(i)));
    if (symbol != value) text += (text.empty() ? "" : ", ") + symbol + " = " + value;
  }
  return text;
}

bool is_weighted(const ShapeFacts& facts) {
  return std::any_of(facts.terms.begin(), facts.terms.end(),
                     [](const constraints::WeightedCell& term) { return term.coefficient != 1; });
}

std::string equation(const geometry::Board& board, const ShapeFacts& facts) {
  std::string text;
  for (const constraints::WeightedCell& term : facts.terms) {
    if (term.coefficient < 0) {
      text += text.empty() ? "-" : " - ";
    } else if (!text.empty()) {
      text += " + ";
    }
    const std::int64_t times = std::abs(term.coefficient);
    if (times != 1) text += std::to_string(times) + "*";
    text += board.name(term.cell);
  }
  if (text.empty()) text = "0";
  return facts.sum ? text + " = " + std::to_string(*facts.sum) : text;
}

std::vector<LegendEntry> legend(const Puzzle& puzzle) {
  using Kind = LegendEntry::Kind;
  std::vector<LegendEntry> entries;
  const SeenHouses seen(*puzzle.board, SeenHouses::Medium::picture);
  const std::span<const geometry::House> houses = puzzle.board->houses();
  for (std::size_t i = 0; i < houses.size(); ++i) {
    if (seen.sees(houses[i])) continue;
    entries.push_back({Kind::house, geometry::house_name(*puzzle.board, houses[i]).title(),
                       puzzle.board->names(houses[i].cells), i});
  }
  for (std::size_t i = 0; i < puzzle.constraints.size(); ++i) {
    const ConstraintSpec& spec = puzzle.constraints[i];
    if (!spec.said.empty()) continue;  // the rules say it
    const std::optional<ShapeFacts> facts = facts_of(puzzle, spec);
    if (facts && !is_drawn(puzzle, spec)) {
      entries.push_back({Kind::sum, spec.label, equation(*puzzle.board, *facts)});
      continue;
    }
    std::string told = rules_within(puzzle, spec);
    if (told.empty()) told = unwritten(puzzle, spec);
    if (told.empty()) continue;
    const std::string_view title = constraints::find_constraint_type(spec.type)->title;
    entries.push_back({Kind::rule, std::string(title), std::move(told), i});
  }
  std::string values = symbol_values(puzzle);
  if (!values.empty()) entries.push_back({Kind::values, {}, std::move(values)});
  return entries;
}

std::string_view to_string(LegendEntry::Kind kind) {
  switch (kind) {
    case LegendEntry::Kind::house: return "house";
    case LegendEntry::Kind::sum: return "sum";
    case LegendEntry::Kind::rule: return "rule";
    case LegendEntry::Kind::values: return "values";
  }
  return "";
}

std::string legend_text(const Puzzle& puzzle) {
  std::string text;
  for (const LegendEntry& entry : legend(puzzle)) {
    std::string sentence;
    switch (entry.kind) {
      case LegendEntry::Kind::house: sentence = capital(entry.name) + ": " + entry.text; break;
      case LegendEntry::Kind::sum:
        sentence = (entry.name.empty() ? "Sum" : "Sum " + entry.name) + ": " + entry.text;
        break;
      case LegendEntry::Kind::rule: sentence = entry.name + ": " + entry.text; break;
      case LegendEntry::Kind::values: sentence = "Values: " + entry.text; break;
    }
    text += (text.empty() ? "" : "\n") + sentence + ".";
  }
  return text;
}

}  // namespace omnidoku::scene
