// SPDX-License-Identifier: MIT
#include "formats/words/told_rules.h"

#include <utility>
#include <variant>
#include <vector>

#include "constraints/arguments.h"
#include "constraints/constraint_type.h"
#include "constraints/names.h"

namespace omnidoku::formats {

using constraints::ConstraintType;
using geometry::Cell;

void RuleTeller::tell(const model::ConstraintSpec& spec, bool is_drawn,
                      const std::set<std::string>& texts) {
  const ConstraintType& type = *constraints::find_constraint_type(spec.type);
  // What the setter said of it stands there.
  if (!spec.said.empty() && puzzle_.metadata.rules.find(spec.said) != std::string::npos) return;
  if (puzzle_.metadata.rules.find(type.rule) == std::string::npos)
    add(std::string(type.title) + ": " + std::string(type.rule));
  std::vector<std::pair<std::string, std::string>> open;
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
    if (is_place ? !is_drawn : texts.count(text) == 0) open.emplace_back(name, text);
  }
  if (!open.empty()) {
    std::string name = constraints::name_of(puzzle_, spec);
    name[0] = 'T';  // the
    add(name + ": " + constraints::arguments_text(open));
  }
  for (const model::ConstraintSpec* rule : within) tell(*rule, is_drawn, texts);
}

void RuleTeller::add(const std::string& line) {
  if (told_.insert(line).second) words_ += (words_.empty() ? "" : "\n") + line;
}

}  // namespace omnidoku::formats
