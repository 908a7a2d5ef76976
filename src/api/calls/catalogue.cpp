// SPDX-License-Identifier: MIT
//
// catalogue: what there is to choose from, read off the registries.
#include <algorithm>

#include "api/call.h"
#include "api/shared_types.h"
#include "api/values.h"
#include "constraints/constraint_type.h"
#include "constraints/formula_world.h"
#include "formats/format.h"
#include "formats/native/constraint_json.h"
#include "formula/evaluation.h"
#include "generate/target.h"
#include "geometry/builder.h"
#include "logic/technique.h"
#include "scene/theme.h"

namespace omnidoku::api::catalogue_call {
namespace {

using base::Value;

Value geometry_value(const geometry::BoardType* type) {
  return Value::object({{"id", type->id},
                        {"title", type->title},
                        {"help", type->rule},
                        {"extra", type->build == nullptr},
                        {"draws_maps", type->draw_map != nullptr},
                        {"parameters", list_value(type->parameters, [](const auto& parameter) {
                           return Value::object({{"name", parameter.name},
                                                 {"kind", geometry::to_string(parameter.kind)},
                                                 {"help", parameter.meaning}});
                         })}});
}

/// What a type is called elsewhere: the words of its descriptor, and its names in other formats.
Value other_names(const constraints::ConstraintType& type) {
  Value::Array names;
  const auto add = [&names](std::string_view name) {
    if (name.empty()) return;
    const bool is_there = std::any_of(names.begin(), names.end(), [name](const Value& known) {
      return *known.if_string() == name;
    });
    if (!is_there) names.emplace_back(name);
  };
  for (std::string_view rest = type.also; !rest.empty();) {
    const std::size_t end = std::min(rest.find(", "), rest.size());
    add(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 2, rest.size()));
  }
  for (const constraints::ForeignName& foreign : type.foreign) add(foreign.name);
  return names;
}

Value constraint_value(const constraints::ConstraintType* type) {
  return Value::object(
      {{"id", type->id},
       {"title", type->title},
       {"noun", constraints::noun_of(*type)},
       {"also", other_names(*type)},
       {"group", group_of(*type)},
       {"rule", type->rule},
       {"shape", Value::object({{"kind", constraints::to_string(type->shape)}})},
       {"parameters", list_value(type->parameters,
                                 [](const constraints::Parameter& parameter) {
                                   return Value::object(
                                       {{"name", parameter.name},
                                        {"kind", constraints::to_string(parameter.kind)},
                                        {"required", parameter.required},
                                        {"help", parameter.meaning}});
                                 })},
       {"schema", formats::constraint_schema(*type)}});
}

Value technique_value(const logic::Technique* technique) {
  return Value::object(
      {{"id", technique->id},
       {"title", technique->title},
       {"family", logic::to_string(technique->family)},
       {"help", technique->idea},
       {"look", technique->look},
       {"example", !technique->example.empty()},
       {"cost", technique->cost},
       {"level", logic::to_string(logic::human_scale().level_of(technique->cost))}});
}

Value format_value(const formats::Format* format) {
  const auto text = [](std::string_view word) { return Value(word); };
  return Value::object({{"id", format->id},
                        {"title", format->title},
                        {"extensions", list_value(format->extensions, text)},
                        {"reads", format->read != nullptr},
                        {"writes", format->write != nullptr}});
}

/// The words of kinds, from the first to this one.
template <class Kind>
std::vector<std::string_view> words_up_to(Kind last) {
  std::vector<std::string_view> words;
  for (std::size_t i = 0; i <= static_cast<std::size_t>(last); ++i)
    words.push_back(to_string(static_cast<Kind>(i)));
  return words;
}

Type board_type() {
  using namespace types;
  return named("BoardType", "A kind of board, or something added to one.", [] {
    const Type parameter =
        named("BoardParameter", "A parameter of a board, and how a person writes it.", [] {
          return record(
              {{"name", text(), "is its name"},
               {"kind", word(words_up_to(geometry::BuilderParameter::Kind::cells)),
                "says how it is written: `pair` as 3x3, `list` as 0,0; 6,6, `rhombi` as "
                "T0,0; L2,1, `houses` as R1C1 R1C2; R9C9, `faces` as roof 3x3 top 0,0,3; F2 "
                "2x4, `cells` as a 0,0; b 1,0"},
               {"help", text(), "says what it means"}});
        });
    return record(
        {{"id", text(), "is its own"},
         {"title", text(), "is its name"},
         {"help", text(), "says what its houses are"},
         {"extra", flag(), "says that it is no board but is added to one, with `+`"},
         {"draws_maps", flag(), "says whether its regions can be drawn anew for every puzzle"},
         {"parameters", list(parameter), "are what a board of the kind is made from"}});
  });
}

Type constraint_type() {
  using namespace types;
  return named("ConstraintType", "A kind of constraint.", [] {
    const Type parameter = named("ConstraintParameter", "A parameter of a constraint.", [] {
      const Type kind = named("ParameterKind", "What a parameter of a constraint is.", [] {
        std::vector<std::string_view> words;
        for (std::size_t i = 0; i < model::kNumArgumentKinds; ++i)
          words.push_back(constraints::to_string(static_cast<model::ArgumentKind>(i)));
        return word(std::move(words));
      });
      return record({{"name", text(), "is its name"},
                     {"kind", kind, "says what it is"},
                     {"required", flag(), "says whether it has to be there"},
                     {"help", text(), "says what it means"}});
    });
    const Type shape = named("ConstraintShape", "How the cells of a constraint lie.",
                             [] { return word(words_up_to(constraints::SpecShape::none)); });
    return record(
        {{"id", text(), "is its own"},
         {"title", text(), "is its name"},
         {"noun", text(), "is what one of it is called in a sentence"},
         {"also", list(text()), "are other words by which people look for it"},
         {"group", text(), "says which kinds it belongs to"},
         {"rule", text(), "says what it demands"},
         {"shape", record({{"kind", shape, "says how its cells lie"}}), "is where it lies"},
         {"parameters", list(parameter), "are its numbers, digits and the like"},
         {"schema", object(),
          "is the JSON Schema of such a constraint in a puzzle, with definitions of "
          "docs/native-format.schema.json"}});
  });
}

Type technique_type() {
  using namespace types;
  return named("TechniqueView", "A technique that steps are made by.", [] {
    return record({{"id", text(), "is its own"},
                   {"title", text(), "is its name"},
                   {"family", text(), "says what it belongs to"},
                   {"help", text(), "says how it works"},
                   {"look", text(), "says what to look for"},
                   {"example", flag(), "says whether there is a puzzle to try it on"},
                   {"cost", whole(0), "is the work that a step of it is counted for"},
                   {"level", text(), "is the level that it belongs to"}});
  });
}

Type format_type() {
  using namespace types;
  return named("FormatView", "A format of files or links.", [] {
    return record({{"id", text(), "is its own"},
                   {"title", text(), "is its name"},
                   {"extensions", list(text()), "are ends of names of such files"},
                   {"reads", flag(), "says whether it is read"},
                   {"writes", flag(), "says whether it is written"}});
  });
}

/// The words of formulas that say something by themselves: places and what they stand for, then
/// functions.
Value formula_words() {
  Value::Array words;
  for (const constraints::PlaceHelp& place : constraints::place_helps()) {
    words.push_back(
        Value::object({{"name", place.name}, {"arguments", ""}, {"help", place.meaning}}));
  }
  for (const formula::FunctionHelp& function : formula::function_helps()) {
    words.push_back(Value::object(
        {{"name", function.name}, {"arguments", function.arguments}, {"help", function.meaning}}));
  }
  return words;
}

Type formula_word_type() {
  using namespace types;
  return named("FormulaWord", "A word of formulas (docs/FORMULAS.md).", [] {
    return record(
        {{"name", text(), "is the word"},
         {"arguments", text(), "are what stands in brackets behind it; empty where none do"},
         {"help", text(), "says what it stands for"}});
  });
}

Type result() {
  return types::record(
      {{"geometries", types::list(board_type()), "are the boards"},
       {"constraints", types::list(constraint_type()), "are the kinds of constraints"},
       {"techniques", types::list(technique_type()), "are what steps are made by"},
       {"formats", types::list(format_type()), "are what is read and written"},
       {"levels", types::list(types::text()), "are the levels that `generate` can make"},
       {"symmetries", types::list(types::text()), "are those that givens can have"},
       {"kinds", types::list(types::text()),
        "are the ids of constraint types that `generate` can place"},
       {"formula_words", types::list(formula_word_type()), "are words that formulas are made of"},
       {"themes", types::list(types::text()), "are the colours of drawings"},
       {"num_colours", types::whole(1), "is how many colours cells can have"}});
}

base::Result<Value> run(Context& /*context*/) {
  const auto text = [](std::string_view word) { return Value(word); };
  return Value::object(
      {{"geometries", list_value(geometry::board_types(), geometry_value)},
       {"constraints", list_value(constraints::constraint_types(), constraint_value)},
       {"techniques", list_value(logic::techniques(), technique_value)},
       {"formats", list_value(formats::formats(), format_value)},
       {"levels", list_value(generate::levels_to_make(),
                             [](logic::Level level) { return Value(logic::to_string(level)); })},
       {"symmetries",
        list_value(generate::kSymmetries,
                   [](generate::Symmetry one) { return Value(generate::to_string(one)); })},
       {"kinds", list_value(generate::placeable_kinds(), text)},
       {"formula_words", formula_words()},
       {"themes",
        list_value(scene::themes(), [](const scene::Theme& theme) { return Value(theme.id); })},
       {"num_colours", model::kNumColours}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "catalogue",
                      .help =
                          "What there is to choose from, read off the registries, so that what is "
                          "added there appears by itself.",
                      .parameters = no_parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::catalogue_call
