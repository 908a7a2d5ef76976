// SPDX-License-Identifier: MIT
#include "logic/telling/signs.h"

#include <algorithm>
#include <string>

#include "constraints/constraint_type.h"
#include "logic/path.h"
#include "logic/sets/bent_sets.h"

namespace omnidoku::logic {

namespace {

using model::CandidateRole;
using model::HouseRole;

struct Sign {
  std::string_view id;
  std::string_view text;
};

constexpr Sign kSigns[] = {
    {kSignOfRemoved, "goes: it cannot be here"},
    {kSignOfPlaced, "goes in here"},
    {kSignOfClash, "here it becomes impossible"},
    {kSignOfRule, "a rule that it rests on"},
    {kSignOfSeen, "a digit that keeps others out of the cells that see it"},
    {kSignOfBarred, "no place for the digit"},
    {"pattern", "belongs to the pattern"},
    {"fish_place", "a place of the digit in the first houses"},
    {"one_true", "one of these is true"},
    {"colour_1", "one colour: these are true together"},
    {"colour_2", "the other colour: true if the first is false"},
    {"chain_1", "true, if you follow the arrows"},
    {"chain_2", "false, if you follow the arrows"},
    {"between", "between the ends: these cannot all be true"},
    {"refuted", "false there, as supposing it too would make something impossible"},
    {"stem", "the stem: whichever of these is true, it takes its digit from a group"},
    {"base_cells", "the base cells: they hold two of the digits"},
    {"target_cells", "the target cells: they get the same two digits"},
    {"tie", "what ties the parts together"},
    {"fin", "fin: a place that does not fit the fish"},
    {"endo_fin", "fin that lies in two of the first houses"},
    {"guardian", "extra candidate: one of these is true"},
    {"almost_locked", "cells with one digit too many"},
    {"almost_locked_sets", "groups of cells with one digit too many, each in its own colour"},
    {"pivot", "the cell that sees all others"},
    {"helper", "further cells that take part"},
    {"helper_groups", "further cells that take part, each group in its own colour"},
    {"helper_digits", "further places of the digits, each digit in its own colour"},
    {"home", "the house it is about"},
    {"cage", "the cage it is about"},
    {"rule_cells", "the cells of the rule it is about"},
    {"rest", "the cells whose sum follows"},
    {"base", "the first houses: the digit has only the marked places there"},
    {"cover", "the houses that hold all these places"},
    {"link", "a further house that it rests on"},
    {"sight", "a house in which marked cells see each other"},
    {"two_places", "a house in which the digit has only the marked places"},
    {"strong", "if the one is false, the next is true"},
    {"weak", "if the one is true, the next is false"},
    {"either_colour", "two that are not alike: one is true"},
};

bool is_chained(Family family) {
  return family == Family::chain || family == Family::forcing || family == Family::fish;
}

/// Whether the houses of links are those in which cells see each other.
bool marks_sights(Family family) {
  return family == Family::intersection || family == Family::subset ||
         family == Family::single_digit;
}

/// Whether the marked ends of a step are such that one is true.
bool has_ends(const model::Step& step) {
  return !step.links.empty() &&
         std::any_of(step.marks.begin(), step.marks.end(),
                     [](const auto& m) { return m.role != CandidateRole::pattern; });
}

/// What cells marked as a group are; where there are several, what their colours tell apart.
std::string_view sign_of_group(const model::Step& step, const model::CandidateMark& mark) {
  const Family family = technique_of(step).family;
  if (family == Family::fish) return "fish_place";
  if (family == Family::wing) return mark.tone == kToneOfPivot ? "pivot" : "helper";
  bool are_several = false;
  bool are_digits = true;
  for (const model::CandidateMark& other : step.marks) {
    if (other.role != CandidateRole::group) continue;
    const bool is_same = other.tone == mark.tone;
    are_several = are_several || !is_same;
    are_digits = are_digits && is_same == (other.candidate.digit == mark.candidate.digit);
  }
  if (family == Family::almost_locked || family == Family::chain) {
    return are_several ? "almost_locked_sets" : "almost_locked";
  }
  if (!are_several) return "helper";
  return are_digits ? "helper_digits" : "helper_groups";
}

/// What kind of cells a shape has that a step is about.
std::string_view sign_of_shape(const model::HouseMark& mark, const Structure& structure) {
  const model::Origin origin = structure.problem().primitives[mark.primitive].origin;
  switch (origin.kind) {
    case model::Origin::Kind::house: return "home";
    case model::Origin::Kind::derived: return "rest";
    case model::Origin::Kind::constraint: break;
  }
  const auto* type =
      constraints::find_constraint_type(structure.puzzle().constraints[origin.index].type);
  const bool is_cage = type != nullptr && constraints::noun_of(*type).ends_with("cage");
  return is_cage ? "cage" : "rule_cells";
}

}  // namespace

std::string_view sign_of(const model::Step& step, const model::CandidateMark& mark) {
  const Family family = technique_of(step).family;
  switch (mark.role) {
    case CandidateRole::pattern:
      if (family == Family::fish) return "fish_place";
      if (family == Family::wing || family == Family::single_digit ||
          (family == Family::almost_locked && has_ends(step))) {
        return "one_true";
      }
      return "pattern";
    case CandidateRole::on:
      if (family == Family::colouring) return "colour_1";
      return is_chained(family) ? "chain_1" : "tie";
    case CandidateRole::off:
      if (family == Family::colouring) return "colour_2";
      if (family == Family::single_digit) return "between";
      return is_chained(family) ? "chain_2" : "tie";
    case CandidateRole::group: return sign_of_group(step, mark);
    case CandidateRole::fin: return "fin";
    case CandidateRole::endo_fin: return "endo_fin";
    case CandidateRole::guardian: return "guardian";
    case CandidateRole::stem: return family == Family::pattern ? "base_cells" : "stem";
    case CandidateRole::target: return "target_cells";
    case CandidateRole::refuted: return "refuted";
  }
  return "";
}

std::string_view sign_of(const model::Step& step, const model::HouseMark& mark,
                         const Structure& structure) {
  const Family family = technique_of(step).family;
  switch (mark.role) {
    case HouseRole::home: return sign_of_shape(mark, structure);
    // Of sums, and of large patterns, these are houses like others.
    case HouseRole::base:
      if (family == Family::single_digit) return "two_places";
      return family == Family::fish ? "base" : sign_of_shape(mark, structure);
    case HouseRole::cover: return family == Family::sum ? sign_of_shape(mark, structure) : "cover";
    case HouseRole::link: return marks_sights(family) ? "sight" : "link";
  }
  return "";
}

std::string_view sign_of(const model::Step& step, const model::Link& link) {
  if (!link.strong) return "weak";
  return technique_of(step).family == Family::colouring ? "either_colour" : "strong";
}

std::string_view sign_text(std::string_view id) {
  for (const Sign& sign : kSigns) {
    if (sign.id == id) return sign.text;
  }
  return "";
}

}  // namespace omnidoku::logic
