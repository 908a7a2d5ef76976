// SPDX-License-Identifier: MIT
#include "constraints/understood.h"

#include <algorithm>

#include "constraints/arguments.h"
#include "constraints/constraint_type.h"

namespace omnidoku::constraints {
namespace {

/// "thermometer: R1C1 R1C2", "R1C1 R1C2: it is odd or max > 7"; of a rule of the board its formula
/// alone.
std::string spelled(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const ConstraintType* type = find_constraint_type(spec.type);
  std::string text = puzzle.board->names(spec.cells);
  if (spec.arguments.find("rule") == nullptr)
    text = noun_of(*type) + (text.empty() ? "" : ": ") + text;
  for (const Parameter& parameter : type->parameters) {
    const auto* argument = spec.arguments.find(parameter.name);
    if (argument == nullptr) continue;
    const bool is_formula = parameter.name == "rule";
    text += (text.empty() ? ""
             : is_formula ? ": "
                          : ", ") +
            (is_formula ? std::string() : std::string(parameter.name) + " ") +
            text_of(puzzle, *argument);
  }
  return text;
}

/// The constraints that a sentence was read as.
std::vector<Understood::Rule> rules_said_by(const model::Puzzle& puzzle,
                                            std::string_view sentence) {
  std::vector<Understood::Rule> rules;
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    if (spec.said == sentence) rules.push_back({spec.type, spec.cells, spelled(puzzle, spec)});
  }
  return rules;
}

std::vector<Understood::Named> named_kinds(const model::Puzzle& puzzle) {
  std::vector<Understood::Named> kinds;
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    if (!spec.said.empty()) continue;
    const auto known = std::find_if(kinds.begin(), kinds.end(),
                                    [&](const auto& kind) { return kind.type == spec.type; });
    if (known == kinds.end()) {
      kinds.push_back({spec.type, 1});
    } else {
      ++known->count;
    }
  }
  return kinds;
}

}  // namespace

Understood understood_of(const model::Document& document) {
  const model::Puzzle& puzzle = document.puzzle;
  Understood all{named_kinds(puzzle), {}, model::texts_of(puzzle.unknown_rules), document.ignored};
  for (const model::ReadSentence& sentence : document.sentences) {
    Understood::Sentence one{sentence.text,        sentence.outcome, {}, {},
                             sentence.by_solution, sentence.left_out};
    if (sentence.outcome == model::ReadSentence::Outcome::rule) {
      one.meaning = sentence.meaning;
      one.rules = rules_said_by(puzzle, sentence.text);
    }
    all.sentences.push_back(std::move(one));
  }
  return all;
}

std::string_view to_string(model::ReadSentence::Outcome outcome) {
  using Outcome = model::ReadSentence::Outcome;
  switch (outcome) {
    case Outcome::rule: return "rule";
    case Outcome::known: return "known";
    case Outcome::example: return "example";
    case Outcome::unread: break;
  }
  return "not_understood";
}

}  // namespace omnidoku::constraints
