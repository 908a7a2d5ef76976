// SPDX-License-Identifier: MIT
#include "formats/words/told_rules.h"

#include <algorithm>
#include <string_view>
#include <variant>

#include "constraints/arguments.h"
#include "constraints/names.h"
#include "formats/words/rule_ideas.h"

namespace omnidoku::formats {

using constraints::ConstraintType;
using geometry::Cell;

namespace {

/// A text as it may be drawn: "1, 3, 4" as "134", "12 x" and "12\u00D7" as "12x".
std::string drawn_form(std::string_view text) {
  constexpr std::pair<std::string_view, char> kSigns[] = {
      {"\u00D7", 'x'}, {"\u00F7", '/'}, {"\u2212", '-'}};
  std::string form;
  while (!text.empty()) {
    const auto* const sign =
        std::find_if(std::begin(kSigns), std::end(kSigns),
                     [text](const auto& one) { return text.starts_with(one.first); });
    const bool is_sign = sign != std::end(kSigns);
    const char c = is_sign ? sign->second : text.front();
    if (c != ' ' && c != ',') form += c;
    text.remove_prefix(is_sign ? sign->first.size() : 1);
  }
  return form;
}

std::string capital(std::string text) {
  if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  return text;
}

/// Where a constraint lies, as its name says it: "at R1C1", "between R1C1 and R1C2"; empty for one
/// that looks at the whole board.
std::string place_of(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  if (spec.cells.empty() && spec.label.empty()) return {};
  std::string name = constraints::name_of(puzzle, spec);
  const std::string begin = "the " + constraints::noun_of(spec) + " ";
  return name.starts_with(begin) ? name.substr(begin.size()) : name;
}

/// "at R1C1, R2C3" of "at R1C1" and "at R2C3".
std::string joined_places(const std::vector<std::string>& places) {
  constexpr std::string_view kAt = "at ";
  std::string all;
  bool is_at = false;
  for (const std::string& place : places) {
    const bool goes_on = is_at && place.starts_with(kAt);
    is_at = place.starts_with(kAt);
    all += (all.empty() ? "" : ", ") + (goes_on ? place.substr(kAt.size()) : place);
  }
  return all;
}

}  // namespace

RuleTeller::Kind& RuleTeller::kind_of(const ConstraintType& type) {
  const auto known = std::find_if(kinds_.begin(), kinds_.end(),
                                  [&type](const Kind& kind) { return kind.type == &type; });
  if (known != kinds_.end()) return *known;
  return kinds_.emplace_back(Kind{&type, true, {}});
}

/// Whether the words about the puzzle say the rule, or call it by its name in their language.
bool RuleTeller::is_spoken_of(const ConstraintType& type) const {
  const std::string& rules = puzzle_.metadata.rules;
  if (rules.find(type.rule) != std::string::npos) return true;
  const Ideas names = ideas_in(type.title) & ideas_of_names();
  return names.any() && (ideas_in(rules) & names) == names;
}

void RuleTeller::tell(const model::ConstraintSpec& spec, bool is_drawn,
                      const std::set<std::string>& texts) {
  const ConstraintType& type = *constraints::find_constraint_type(spec.type);
  // What the setter said of it stands there.
  if (!spec.said.empty() && puzzle_.metadata.rules.find(spec.said) != std::string::npos) return;
  std::set<std::string> drawn;
  for (const std::string& text : texts) drawn.insert(drawn_form(text));
  std::vector<std::pair<std::string, std::string>> open;
  std::string together;
  std::vector<const model::ConstraintSpec*> within;
  for (const auto& [name, argument] : spec.arguments.all()) {
    if (const auto* rules = std::get_if<std::vector<model::ConstraintSpec>>(&argument)) {
      std::string names;
      for (const model::ConstraintSpec& rule : *rules) {
        names += (names.empty() ? "" : "; ") + constraints::name_of(puzzle_, rule);
        within.push_back(&rule);
      }
      open.emplace_back(name, names);
      continue;
    }
    const bool is_place = std::holds_alternative<std::vector<Cell>>(argument) ||
                          std::holds_alternative<std::vector<std::vector<Cell>>>(argument);
    const std::string text = constraints::text_of(puzzle_, argument);
    if (!is_place) together += drawn_form(text);
    if (is_place ? !is_drawn : drawn.count(drawn_form(text)) == 0) open.emplace_back(name, text);
  }
  if (drawn.count(together) > 0) {
    // One text may hold several of them: "39+".
    std::erase_if(open, [&spec](const auto& one) {
      const model::ArgumentValue* argument = spec.arguments.find(one.first);
      return !std::holds_alternative<std::vector<Cell>>(*argument) &&
             !std::holds_alternative<std::vector<std::vector<Cell>>>(*argument) &&
             !std::holds_alternative<std::vector<model::ConstraintSpec>>(*argument);
    });
  }
  Kind& kind = kind_of(type);
  kind.is_plain = kind.is_plain && type.is_plain != nullptr && type.is_plain(puzzle_, spec);
  if (!open.empty()) {
    const std::string left = constraints::arguments_text(open);
    auto same = std::find_if(kind.open.begin(), kind.open.end(),
                             [&left](const auto& one) { return one.first == left; });
    if (same == kind.open.end()) same = kind.open.insert(same, {left, {}});
    same->second.push_back(place_of(puzzle_, spec));
  }
  for (const model::ConstraintSpec* rule : within) tell(*rule, is_drawn, texts);
}

std::string RuleTeller::words() const {
  std::string all;
  for (const Kind& kind : kinds_) {
    const ConstraintType& type = *kind.type;
    std::string line;
    if (!is_spoken_of(type)) {
      line = " ";
      line += kind.is_plain && !type.plain_rule.empty() ? type.plain_rule : type.rule;
    }
    // Behind the last no stop: a text that is left open may end with one.
    std::string open;
    for (const auto& [left, places] : kind.open) {
      const std::string where = joined_places(places);
      open += (open.empty() ? "" : "; ") + (where.empty() ? left : where + ": " + left);
    }
    if (!open.empty()) line += " " + capital(open);
    if (!line.empty()) line.insert(0, std::string(type.title) + ":");
    if (!line.empty()) all += (all.empty() ? "" : "\n") + line;
  }
  return all;
}

}  // namespace omnidoku::formats
