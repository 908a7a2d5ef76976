// SPDX-License-Identifier: MIT
//
// catalogue: what there is to choose from, read off the registries.
#include <algorithm>

#include "api/call.h"
#include "api/values.h"
#include "constraints/constraint_type.h"
#include "formats/constraint_json.h"
#include "formats/format.h"
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
       {"themes",
        list_value(scene::themes(), [](const scene::Theme& theme) { return Value(theme.id); })},
       {"num_colours", model::kNumColours}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "catalogue", .run = run};

}  // namespace omnidoku::api::catalogue_call
