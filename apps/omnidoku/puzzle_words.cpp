// SPDX-License-Identifier: MIT
#include "puzzle_words.h"

#include <algorithm>
#include <map>
#include <utility>
#include <variant>

#include "base/check.h"
#include "base/joined.h"
#include "constraints/constraint_type.h"
#include "constraints/names.h"
#include "geometry/builder.h"
#include "geometry/house_names.h"
#include "logic/hint.h"
#include "logic/telling/summary.h"
#include "scene/scene.h"

namespace omnidoku::cli {

using geometry::Candidate;
using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;

namespace {

/// What the language calls a house, the parts of its name one after the other; empty where it has
/// no word for one of them.
std::string house_text(const geometry::HouseName& name, const Language& language) {
  std::vector<std::string> parts;
  for (const auto& [noun, id] : name.words()) {
    std::string key = "house." + noun;
    std::ranges::replace(key, ' ', '-');
    constexpr std::string_view kId = "{id}";
    if ((language.find(key).find(kId) == std::string::npos) != id.empty()) return {};
    parts.push_back(language.say(key, {{"id", id}}));
    if (parts.back().empty()) return {};
  }
  return base::joined(parts);
}

/// Which cells a constraint is told by: the first of many.
std::string place_of(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  constexpr std::size_t kMostCells = 2;
  if (spec.cells.empty()) return {};
  return spec.cells.size() <= kMostCells ? puzzle.board->names(spec.cells)
                                         : puzzle.board->name(spec.cells.front());
}

std::string constraint_title(const std::string& id, const Language& language) {
  const auto* type = constraints::find_constraint_type(id);
  return type == nullptr ? id : language.find("constraint." + id, type->title);
}

/// Sentences about the steps of a puzzle.
class StepTeller {
 public:
  StepTeller(const logic::Words& words, const Language& language)
      : words_(words), language_(language) {
    const model::Puzzle& puzzle = words.structure().puzzle();
    for (const geometry::House& house : puzzle.board->houses()) {
      const geometry::HouseName name = geometry::house_name(*puzzle.board, house);
      if (std::string told = house_text(name, language); !told.empty())
        places_.emplace(name.text(), std::move(told));
    }
    for (const model::ConstraintSpec& spec : puzzle.constraints) {
      const std::string noun = language.find("noun." + spec.type);
      if (noun.empty()) continue;
      std::vector<std::string> parts = {noun};
      if (!spec.label.empty()) parts.push_back("\u201C" + spec.label + "\u201D");
      if (const std::string cells = place_of(puzzle, spec); !cells.empty()) parts.push_back(cells);
      places_.emplace(constraints::name_of(puzzle, spec), base::joined(parts, " "));
    }
  }

  /// "Look at row 3."; empty where there is nothing to look at.
  [[nodiscard]] std::string look_at(const model::Step& step) const {
    const std::vector<std::string> places = logic::hint_places(step, words_);
    if (places.empty()) return {};
    return language_.say("hint.look-at", {{"places", list(places, "list.and")}});
  }

  [[nodiscard]] std::string how_to_begin(const model::Step& step) const {
    if (language_.is_english()) return logic::hint_text(step, words_, logic::HintLevel::where);
    const logic::Family family = logic::technique_of(step).family;
    std::string key = "nudge." + std::string(logic::to_string(family));
    std::ranges::replace(key, ' ', '-');
    return sentences(
        {language_.say("hint." + std::string(logic::to_string(logic::outlook_of(step)))),
         language_.find(key, logic::nudge_of(family)), look_at(step)});
  }

  /// What a step comes to and what follows; in English with the reason.
  [[nodiscard]] std::string whole(const model::Step& step) const {
    if (language_.is_english()) return logic::tell(step, words_);
    const logic::Summary summary = logic::technique_of(step).summary(step, words_);
    std::string text = sentence_of(summary);
    if (text.empty()) text = logic::summary_text(summary, words_);
    return sentences({std::move(text), conclusions(step)});
  }

  /// Sentences one after the other.
  [[nodiscard]] static std::string sentences(const std::vector<std::string>& all) {
    std::string text;
    for (const std::string& sentence : all) {
      if (!text.empty() && !sentence.empty()) text += ' ';
      text += sentence;
    }
    return text;
  }

 private:
  using Items = std::vector<std::string>;

  [[nodiscard]] std::string list(const Items& items, std::string_view last) const {
    Items told;
    for (const std::string& item : items) {
      const auto place = places_.find(item);
      told.push_back(place == places_.end() ? item : place->second);
    }
    return language_.list(told, last);
  }

  [[nodiscard]] Items items(const std::vector<Cell>& cells) const {
    Items names;
    for (const Cell cell : cells) names.push_back(words_.cell(cell));
    return names;
  }
  [[nodiscard]] Items items(DigitSet digits) const {
    Items names;
    digits.for_each([&](Digit digit) { names.push_back(words_.digit(digit)); });
    return names;
  }
  /// "5 in R1C2 or R1C3", by digit.
  [[nodiscard]] Items items(const std::vector<Candidate>& candidates) const {
    std::map<Digit, std::vector<Cell>> cells;
    for (const Candidate& one : candidates) cells[one.digit].push_back(one.cell);
    Items told;
    for (const auto& [digit, places] : cells) {
      told.push_back(language_.say("candidate.in", {{"digit", words_.digit(digit)},
                                                    {"cells", list(items(places), "list.or")}}));
    }
    return told;
  }
  [[nodiscard]] static Items items(const logic::Summary::Names& names) { return names; }

  /// The sentence of a summary; empty where the language has none.
  [[nodiscard]] std::string sentence_of(const logic::Summary& summary) const {
    const std::string sentence = language_.find("summary." + std::string(summary.id));
    return logic::Words::capital(filled(sentence, [&](std::string_view hole) {
      const auto part = std::ranges::find(summary.parts, hole.substr(0, hole.find('|')),
                                          [](const auto& one) { return one.first; });
      OMNIDOKU_CHECK(part != summary.parts.end());
      return std::visit(
          [&](const auto& value) {
            if (hole.ends_with("|count")) return std::to_string(value.size());
            return list(items(value), hole.ends_with("|or") ? "list.or" : "list.and");
          },
          part->second);
    }));
  }

  /// What follows from a step: cells that lose the same digits together.
  [[nodiscard]] std::string conclusions(const model::Step& step) const {
    std::vector<std::string> told;
    for (const Candidate& placed : step.placements) {
      told.push_back(language_.say(
          "step.is", {{"cell", words_.cell(placed.cell)}, {"digit", words_.digit(placed.digit)}}));
    }
    std::map<Cell, std::vector<Digit>> lost;
    for (const Candidate& gone : step.eliminations) {
      const bool is_placed = std::ranges::count(step.placements, gone.cell, &Candidate::cell) > 0;
      // Of a cell that gets its digit it goes without saying what it cannot be.
      if (!is_placed) lost[gone.cell].push_back(gone.digit);
    }
    std::map<std::vector<Digit>, std::vector<Cell>> losers;
    for (auto& [cell, digits] : lost) {
      std::ranges::sort(digits);
      losers[digits].push_back(cell);
    }
    for (const auto& [digits, cells] : losers) {
      Items names;
      for (const Digit digit : digits) names.push_back(words_.digit(digit));
      told.push_back(language_.say("step.cannot", {{"digits", language_.list(names, "list.or")},
                                                   {"cells", language_.list(items(cells))}}));
    }
    return sentences(told);
  }

  const logic::Words& words_;
  const Language& language_;
  std::map<std::string, std::string> places_;  ///< what the engine calls them, and the language
};

/// A sentence of rules that nobody wrote.
std::string rule_text(const scene::RuleSentence& rule, const Language& language) {
  if (!rule.board_type.empty()) {
    return language.find("help.geometry." + rule.board_type, rule.text);
  }
  const std::string key = rule.is_plain ? "plain-rule." : "rule.";
  const std::string said = language.find(key + rule.constraint_type);
  if (said.empty() || rule.constraint_type.empty()) return rule.text;
  std::vector<std::string> values;
  for (const auto& [name, value] : rule.values) {
    std::string own = name;
    std::ranges::replace(own, '_', ' ');
    values.push_back(language.find("parameter." + name, own) + " " + value);
  }
  return values.empty() ? said : said + " (" + base::joined(values) + ")";
}

}  // namespace

std::string kind_of(const model::Puzzle& puzzle, const Language& language) {
  constexpr std::size_t kMostRules = 3;
  std::vector<std::string> parts;
  const auto add_board = [&](const base::Value& description) {
    const base::Value* type = description.find("type");
    const std::string* id = type == nullptr ? nullptr : type->if_string();
    const auto* board = id == nullptr || *id == "grid" ? nullptr : geometry::find_board_type(*id);
    if (board != nullptr) parts.push_back(language.find("geometry." + *id, board->title));
  };
  const base::Value& description = puzzle.board->spec();
  add_board(description);
  const base::Value* extras = description.find("extra");
  if (const base::Value::Array* each = extras == nullptr ? nullptr : extras->if_array()) {
    for (const base::Value& extra : *each) add_board(extra);
  }
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    if (constraints::find_constraint_type(spec.type) == nullptr) continue;
    const std::string title = constraint_title(spec.type, language);
    if (std::ranges::count(parts, title) > 0) continue;
    if (parts.size() == kMostRules) {
      parts.emplace_back("\u2026");
      break;
    }
    parts.push_back(title);
  }
  return base::joined(parts, " \u00B7 ");
}

std::string printed_rules(const model::Puzzle& puzzle, std::string_view caption,
                          const Language& language) {
  if (language.is_english()) return scene::rules_text(puzzle, caption);
  std::vector<std::string> all = {puzzle.metadata.rules};
  for (const scene::RuleSentence& rule : scene::made_rules(puzzle)) {
    all.push_back(rule_text(rule, language));
  }
  if (!puzzle.unknown_rules.empty()) {
    const std::string rules = base::joined(model::texts_of(puzzle.unknown_rules), "; ");
    all.push_back(language.say("info.not-understood", {{"rules", rules}}));
  }
  all.emplace_back(caption);
  return StepTeller::sentences(all);
}

std::string printed_legend(const model::Puzzle& puzzle, const Language& language) {
  if (language.is_english()) return scene::legend_text(puzzle);
  std::vector<std::string> lines;
  for (const scene::LegendEntry& entry : scene::legend(puzzle)) {
    using Kind = scene::LegendEntry::Kind;
    std::string name = entry.name;
    std::string_view key = "info.legend.house";
    switch (entry.kind) {
      case Kind::house: {
        const geometry::House& house = puzzle.board->houses()[entry.index];
        const std::string told = house_text(geometry::house_name(*puzzle.board, house), language);
        name = logic::Words::capital(told.empty() ? name : told);
        break;
      }
      case Kind::rule:
        name = constraint_title(puzzle.constraints[entry.index].type, language);
        break;
      case Kind::sum: key = name.empty() ? "info.legend.sum" : "info.legend.named-sum"; break;
      case Kind::values: key = "info.legend.values"; break;
    }
    lines.push_back(language.say(key, {{"name", name}, {"text", entry.text}}) + ".");
  }
  return base::joined(lines, "\n");
}

std::vector<std::string> graded_hints(const logic::Path& path, const logic::Rating& rating,
                                      const logic::Words& words, const Language& language) {
  if (path.steps.empty() || rating.hardest == nullptr) return {};
  const auto hardest = std::ranges::find_if(path.steps, [&rating](const model::Step& step) {
    return &logic::technique_of(step) == rating.hardest;
  });
  const std::string number = std::to_string(hardest - path.steps.begin() + 1);
  const std::string count = std::to_string(path.steps.size());
  const std::string technique =
      language.find("technique." + std::string(rating.hardest->id), rating.hardest->title);
  const StepTeller teller(words, language);
  return {
      teller.how_to_begin(path.steps.front()),
      StepTeller::sentences(
          {language.say("booklet.hardest-step",
                        {{"number", number}, {"count", count}, {"technique", technique}}),
           teller.look_at(*hardest)}),
      StepTeller::sentences({language.say("booklet.step", {{"number", number}, {"count", count}}),
                             teller.whole(*hardest)})};
}

}  // namespace omnidoku::cli
