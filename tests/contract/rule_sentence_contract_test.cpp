// SPDX-License-Identifier: MIT
//
// What every type of constraint promises of the sentences of steps: each step that rests on a
// constraint of it names the constraint and what is concerned, and says a reason.
#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include <gtest/gtest.h>

#include "constraints/constraint_type.h"
#include "formats/format.h"
#include "generate/generate.h"
#include "logic/path.h"
#include "support/boards.h"

namespace omnidoku {
namespace {

using logic::Technique;

/// A puzzle with constraints of the type: placed at random, else those of its example.
std::optional<model::Puzzle> puzzle_with(const constraints::ConstraintType& type) {
  generate::Request request;
  request.board = testing_support::board("grid:9");
  request.seed = 1;
  const auto kinds = generate::placeable_kinds();
  if (std::find(kinds.begin(), kinds.end(), type.id) != kinds.end()) {
    request.kinds = {std::string(type.id)};
  } else if (!type.example.empty()) {
    const auto document =
        formats::read(R"({"omnidoku": 1, "board": {"type": "grid", "size": 9}, "constraints": )" +
                      std::string(type.example) + "}");
    if (!document) return std::nullopt;
    request.constraints = document->puzzle.constraints;
  } else {
    return std::nullopt;
  }
  auto made = generate::generate(request);
  if (!made) return std::nullopt;
  return *std::move(made);
}

/// The techniques that look at constraints, and those without which these soon have nothing to do.
bool is_tried(const Technique& technique) {
  using logic::Family;
  return technique.family == Family::single || technique.family == Family::intersection ||
         technique.family == Family::sum;
}

/// The steps along the way through the puzzle with such techniques.
std::vector<model::Step> steps_of(const logic::Structure& structure) {
  logic::Position position(logic::CandidateBoard::start(structure), true);
  std::vector<model::Step> steps;
  for (bool found = true; found && !position.is_contradictory();) {
    found = false;
    for (const Technique* technique : logic::techniques()) {
      if (!is_tried(*technique) || !technique->applies(structure)) continue;
      auto step = logic::first_step(*technique, position);
      if (!step) continue;
      position.apply(*step);
      steps.push_back(*std::move(step));
      found = true;
      break;
    }
  }
  return steps;
}

/// Whether the step is about a constraint of the type, by itself or with others.
bool is_about(const logic::Structure& structure, const model::Step& step, std::string_view type) {
  return std::any_of(step.houses.begin(), step.houses.end(), [&](const model::HouseMark& mark) {
    const model::Origin origin = structure.problem().primitives[mark.primitive].origin;
    return origin.kind == model::Origin::Kind::constraint &&
           structure.puzzle().constraints[origin.index].type == type;
  });
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

/// A clause that is there twice; empty if there is none.
std::string said_twice(const std::string& text) {
  std::set<std::string> clauses;
  std::string clause;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != ';' && text[i] != '.') {
      clause += text[i];
      continue;
    }
    if (!clauses.insert(clause).second) return clause;
    clause.clear();
  }
  return {};
}

/// Words with which a reason is said.
constexpr std::array<const char*, 13> kReasoning = {
    " so ",   "So ",     "With ",   "As ",         "Were ",  "nothing left ", ": ",
    " leave", " which ", " would ", "adds up to ", " sees ", " see "};

void expect_reason(const logic::Structure& structure, const model::Step& step) {
  const logic::Words words(structure);
  const std::string text = logic::reason(step, words);
  SCOPED_TRACE(std::string(step.technique) + ": " + logic::tell(step, words));
  EXPECT_TRUE(text.ends_with("."));
  EXPECT_FALSE(has(text, "  ")) << "a word is missing";
  // It names a rule or house that it rests on; sums of several houses have these all in one name.
  EXPECT_TRUE(std::any_of(step.houses.begin(), step.houses.end(), [&](const auto& mark) {
    const std::string name = words.shape(mark.primitive);
    return has(text, name) || has(text, logic::Words::capital(name)) ||
           mark.role == model::HouseRole::base;
  }));
  // And of what it concludes a cell or a digit, or all that is possible.
  std::vector<geometry::Candidate> concluded = step.eliminations;
  concluded.insert(concluded.end(), step.placements.begin(), step.placements.end());
  EXPECT_TRUE(std::any_of(concluded.begin(), concluded.end(), [&](geometry::Candidate one) {
    return has(text, words.cell(one.cell)) || has(text, words.digit(one.digit)) ||
           has(text, ": that is ");
  }));
  // That nothing fits is no reason.
  for (const char* empty : {"none holds any", "what is placed", "Even with the", "what is removed",
                            "which they cannot", "the candidates do not allow"}) {
    EXPECT_FALSE(has(text, empty)) << empty;
  }
  EXPECT_TRUE(std::any_of(kReasoning.begin(), kReasoning.end(),
                          [&](const char* word) { return has(text, word); }));
  EXPECT_EQ(said_twice(text), "");
}

TEST(SentencesOfRules, NameTheRuleAndWhatIsConcernedAndSayAReason) {
  // Rules that only see, or that leave their cells to houses and singles, have no steps of their
  // own; nor do those that no grid of nine has.
  std::set<std::string_view> silent;
  for (const constraints::ConstraintType* type : constraints::constraint_types()) {
    SCOPED_TRACE(type->id);
    const auto puzzle = puzzle_with(*type);
    if (!puzzle) {
      silent.insert(type->id);
      continue;
    }
    const logic::Structure structure(*puzzle);
    bool spoke = false;
    for (const model::Step& step : steps_of(structure)) {
      if (logic::technique_of(step).family == logic::Family::single ||
          !is_about(structure, step, type->id)) {
        continue;
      }
      expect_reason(structure, step);
      spoke = true;
    }
    if (!spoke) silent.insert(type->id);
  }
  std::string names;
  for (const std::string_view id : silent) names += " " + std::string(id);
  EXPECT_LT(silent.size() * 4, constraints::constraint_types().size()) << names;
}

}  // namespace
}  // namespace omnidoku
