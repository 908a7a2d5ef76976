// SPDX-License-Identifier: MIT
#include "api/type.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iterator>
#include <map>
#include <mutex>
#include <utility>

#include "base/suggest.h"

namespace omnidoku::api {

using base::Error;
using base::ErrorCode;
using base::Value;
using Kind = Type::Kind;

Field optional(std::string_view name, Type type, std::string_view help) {
  return {.name = name, .type = std::move(type), .help = help, .is_required = false};
}

Field with_default(std::string_view name, Type type, Value fallback, std::string_view help) {
  return {.name = name,
          .type = std::move(type),
          .help = help,
          .is_required = false,
          .fallback = std::move(fallback)};
}

Fields operator+(Fields some, Fields more) {
  std::move(more.begin(), more.end(), std::back_inserter(some));
  return some;
}

namespace types {

Type any() { return {}; }
Type null() { return {.kind = Kind::null}; }
Type text() { return {.kind = Kind::text}; }
Type flag() { return {.kind = Kind::flag}; }
Type whole(double low, double high) { return {.kind = Kind::whole, .low = low, .high = high}; }
Type number(double low, double high) { return {.kind = Kind::number, .low = low, .high = high}; }
Type word(std::vector<std::string_view> words) {
  return {.kind = Kind::word, .words = std::move(words)};
}
Type always(Value value) { return {.kind = Kind::always, .value = std::move(value)}; }
Type list(Type of, double least, double most) {
  return {.kind = Kind::list, .low = least, .high = most, .parts = {std::move(of)}};
}
Type record(Fields fields) {
  return {.kind = Kind::record, .fields = std::make_shared<const Fields>(std::move(fields))};
}
Type map(Type of) { return {.kind = Kind::map, .parts = {std::move(of)}}; }
Type object() { return {.kind = Kind::object}; }
Type choice(std::vector<Type> of) { return {.kind = Kind::choice, .parts = std::move(of)}; }
Type or_null(Type type) { return choice({std::move(type), null()}); }
Type wanted_as(std::string_view wanted, Type type) {
  type.wanted = wanted;
  return type;
}
Type named(std::string_view name, std::string_view help, Type (*definition)()) {
  return {.kind = Kind::named, .name = name, .help = help, .definition = definition};
}

}  // namespace types

namespace {

/// What a named type stands for. It is made once: an action of `act` alone is one of 25 records.
const Type& definition_of(const Type& named) {
  static std::mutex mutex;
  static std::map<Type (*)(), Type> made;
  const std::lock_guard lock(mutex);
  const auto at = made.find(named.definition);
  return at != made.end() ? at->second
                          : made.emplace(named.definition, named.definition()).first->second;
}

std::string quoted(std::string_view text) { return "\"" + std::string(text) + "\""; }

/// " from 1 to 9", as far as there are bounds.
std::string range_text(const Type& type) {
  const auto shown = [](double bound) { return std::to_string(static_cast<std::int64_t>(bound)); };
  std::string text;
  if (std::isfinite(type.low)) text += " from " + shown(type.low);
  if (std::isfinite(type.high)) text += (text.empty() ? " up to " : " to ") + shown(type.high);
  return text;
}

bool is_whole(const Value& value) {
  // Some writers of JSON know no whole numbers.
  constexpr double kExact = 1e15;
  return value.is_int() || (value.is_double() && std::abs(*value.if_double()) < kExact &&
                            *value.if_double() == std::floor(*value.if_double()));
}

double number_of(const Value& value) {
  return value.is_int() ? static_cast<double>(*value.if_int()) : *value.if_double();
}

bool is_in_range(double number, const Type& type) {
  return std::isfinite(number) && number >= type.low && number <= type.high;
}

/// Of a value that holds others: whether it is of the kind, whatever it holds.
bool is_of_kind(const Value& value, const Type& type) {
  switch (type.kind) {
    case Kind::any: return true;
    case Kind::null: return value.is_null();
    case Kind::text: return value.is_string();
    case Kind::flag: return value.is_bool();
    case Kind::whole: return is_whole(value) && is_in_range(number_of(value), type);
    case Kind::number:
      return (value.is_int() || value.is_double()) && is_in_range(number_of(value), type);
    case Kind::word:
      return value.is_string() && std::find(type.words.begin(), type.words.end(),
                                            *value.if_string()) != type.words.end();
    case Kind::always: return value == type.value;
    case Kind::list:
      return value.is_array() && is_in_range(static_cast<double>(value.items().size()), type);
    case Kind::record:
    case Kind::map:
    case Kind::object: return value.is_object();
    case Kind::choice:
      return std::any_of(type.parts.begin(), type.parts.end(),
                         [&value](const Type& part) { return is_of_kind(value, part); });
    case Kind::named: return is_of_kind(value, definition_of(type));
  }
  return false;
}

std::string one_of(const std::vector<std::string_view>& words) {
  std::string text = "one of";
  for (const std::string_view word : words) text += " " + quoted(word);
  return text;
}

std::string choice_told(const std::vector<Type>& parts) {
  std::string text;
  for (const Type& part : parts) {
    const std::string one = told(part);
    if (part.kind != Kind::null && text.find(one) == std::string::npos)
      text += (text.empty() ? "" : " or ") + one;
  }
  return text;
}

/// What the items of a list are called.
std::string items_told(const Type& type) {
  switch (type.kind) {
    case Kind::text: return "strings";
    case Kind::whole: return "whole numbers";
    case Kind::number: return "numbers";
    case Kind::list: return "lists";
    case Kind::named: return items_told(definition_of(type));
    default: return "objects";
  }
}

std::string list_told(const Type& type) {
  const std::string items = " " + items_told(type.parts.front());
  const auto shown = [](double bound) { return std::to_string(static_cast<std::int64_t>(bound)); };
  if (type.low == type.high) return "a list of " + shown(type.low) + items;
  if (std::isfinite(type.high))
    return "a list of " + shown(type.low) + " to " + shown(type.high) + items;
  return "a list of" + items;
}

}  // namespace

std::string told(const Type& type) {
  if (!type.wanted.empty()) return std::string(type.wanted);
  switch (type.kind) {
    case Kind::any: return "a value";
    case Kind::null: return "null";
    case Kind::text: return "a string";
    case Kind::flag: return "true or false";
    case Kind::whole: return "a whole number" + range_text(type);
    case Kind::number: return "a number" + range_text(type);
    case Kind::word: return one_of(type.words);
    case Kind::always:
      return type.value.is_string() ? quoted(*type.value.if_string()) : "a certain value";
    case Kind::list: return list_told(type);
    case Kind::record:
    case Kind::map:
    case Kind::object: return "an object";
    case Kind::choice: return choice_told(type.parts);
    case Kind::named: return told(definition_of(type));
  }
  return {};
}

Error must_be(const Value* value, const std::string& name, std::string_view wanted) {
  constexpr std::size_t kLongest = 40;  // of a text that is repeated
  std::string what = quoted(name) + " ";
  if (value == nullptr) {
    what += "is missing; it must be " + std::string(wanted);
  } else {
    what += "must be " + std::string(wanted);
    if (value->is_string() && value->if_string()->size() <= kLongest) {
      what += ", not " + quoted(*value->if_string());
    } else if (value->is_int()) {
      what += ", not " + std::to_string(*value->if_int());
    } else if (value->is_double()) {
      char number[32];
      std::snprintf(number, sizeof number, "%g", *value->if_double());
      what += ", not " + std::string(number);
    } else {
      what += ", not " + std::string(value->kind_name());
    }
  }
  return base::make_error(ErrorCode::usage, std::move(what));
}

namespace {

/// The first thing that `find` finds in an item of a list, or in a member of a map.
template <class Found>
std::optional<Found> first_in_parts(const Value& value, const Type& type, const std::string& path,
                                    std::optional<Found> (*find)(const Value&, const Type&,
                                                                 const std::string&)) {
  if (type.kind == Kind::list) {
    for (std::size_t i = 0; i < value.items().size(); ++i) {
      const std::string at = path + "[" + std::to_string(i) + "]";
      if (auto found = find(value.items()[i], type.parts.front(), at)) return found;
    }
  }
  if (type.kind == Kind::map) {
    for (const auto& [name, member] : value.members()) {
      if (auto found = find(member, type.parts.front(), path + "." + name)) return found;
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<Error> fault_of(const Value& value, const Type& type, const std::string& path) {
  if (type.kind == Kind::named) return fault_of(value, definition_of(type), path);
  if (!is_of_kind(value, type)) return must_be(&value, path, told(type));
  if (type.kind == Kind::record) return fault_of_members(value, *type.fields, path);
  return first_in_parts(value, type, path, fault_of);
}

namespace {

std::string within(const std::string& path, std::string_view name) {
  return path.empty() ? std::string(name) : path + "." + std::string(name);
}

/// That a member is none of those that there are: most likely it is misspelt.
std::optional<Error> unknown_member(const Value& object, const Fields& fields,
                                    const std::string& path) {
  std::vector<std::string_view> known;
  for (const Field& field : fields) known.push_back(field.name);
  for (const auto& [name, value] : object.members()) {
    if (std::find(known.begin(), known.end(), name) != known.end()) continue;
    return base::make_error(ErrorCode::usage,
                            "there is no parameter \"" + within(path, name) + "\"",
                            base::suggestion(name, known));
  }
  return std::nullopt;
}

}  // namespace

std::optional<Error> fault_of_members(const Value& object, const Fields& fields,
                                      const std::string& path, Others others) {
  if (others == Others::refused) {
    if (auto unknown = unknown_member(object, fields, path)) return unknown;
  }
  for (const Field& field : fields) {
    const std::string name = within(path, field.name);
    const Value* value = object.find(field.name);
    if (value != nullptr && value->is_null()) value = nullptr;
    if (value == nullptr && field.is_required) return must_be(nullptr, name, told(field.type));
    if (value == nullptr) continue;
    if (auto fault = fault_of(*value, field.type, name)) return fault;
  }
  return std::nullopt;
}

namespace {

std::optional<std::string> mismatch_of_choice(const Value& value, const std::vector<Type>& parts,
                                              const std::string& path) {
  std::string all;
  for (const Type& part : parts) {
    const auto one = mismatch(value, part, path);
    if (!one) return std::nullopt;
    all += (all.empty() ? "" : "; ") + *one;
  }
  return all;
}

std::optional<std::string> mismatch_of_members(const Value& value, const Fields& fields,
                                               const std::string& path) {
  for (const Field& field : fields) {
    const Value* member = value.find(field.name);
    if (member == nullptr && !field.is_required) continue;
    const std::string at = path + "." + std::string(field.name);
    if (member == nullptr) return at + " is missing";
    if (auto one = mismatch(*member, field.type, at)) return one;
  }
  for (const auto& [name, member] : value.members()) {
    const bool is_known = std::any_of(fields.begin(), fields.end(),
                                      [&name = name](const Field& f) { return f.name == name; });
    if (!is_known) return path + " has no member " + name;
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> mismatch(const Value& value, const Type& type, const std::string& path) {
  if (type.kind == Kind::named) return mismatch(value, definition_of(type), path);
  if (type.kind == Kind::choice) return mismatch_of_choice(value, type.parts, path);
  if (!is_of_kind(value, type))
    return path + " is not " + told(type) + " but " + std::string(value.kind_name());
  if (type.kind == Kind::record) return mismatch_of_members(value, *type.fields, path);
  return first_in_parts(value, type, path, mismatch);
}

namespace {

void set_bounds(const Type& type, std::string_view low, std::string_view high, Value& schema) {
  const auto bound = [](double number) { return Value(static_cast<std::int64_t>(number)); };
  if (std::isfinite(type.low) && (type.kind != Kind::list || type.low > 0))
    schema.set(low, bound(type.low));
  if (std::isfinite(type.high)) schema.set(high, bound(type.high));
}

Value schema_of_record(const Fields& fields, Value& definitions) {
  Value properties = Value::object();
  Value::Array required;
  for (const Field& field : fields) {
    Value schema = schema_of(field.type, definitions);
    schema.set("description", field.help);
    if (!field.fallback.is_null()) schema.set("default", field.fallback);
    properties.set(field.name, std::move(schema));
    if (field.is_required) required.emplace_back(field.name);
  }
  return Value::object({{"type", "object"},
                        {"properties", std::move(properties)},
                        {"required", std::move(required)},
                        {"additionalProperties", false}});
}

Value schema_of_choice(const std::vector<Type>& parts, Value& definitions) {
  Value::Array options;
  for (const Type& part : parts) {
    options.push_back(schema_of(part, definitions));
    if (part.kind == Kind::record && !part.help.empty())
      options.back().set("description", part.help);
  }
  return Value::object({{"oneOf", std::move(options)}});
}

}  // namespace

Value schema_of(const Type& type, Value& definitions) {
  Value schema = Value::object();
  switch (type.kind) {
    case Kind::any: break;
    case Kind::null: schema.set("type", "null"); break;
    case Kind::text: schema.set("type", "string"); break;
    case Kind::flag: schema.set("type", "boolean"); break;
    case Kind::whole:
    case Kind::number:
      schema.set("type", type.kind == Kind::whole ? "integer" : "number");
      set_bounds(type, "minimum", "maximum", schema);
      break;
    case Kind::word: schema.set("enum", Value::Array(type.words.begin(), type.words.end())); break;
    case Kind::always: schema.set("const", type.value); break;
    case Kind::list:
      schema.set("type", "array");
      schema.set("items", schema_of(type.parts.front(), definitions));
      set_bounds(type, "minItems", "maxItems", schema);
      break;
    case Kind::record: return schema_of_record(*type.fields, definitions);
    case Kind::map:
      schema.set("type", "object");
      schema.set("additionalProperties", schema_of(type.parts.front(), definitions));
      break;
    case Kind::object: schema.set("type", "object"); break;
    case Kind::choice: return schema_of_choice(type.parts, definitions);
    case Kind::named:
      schema.set("$ref", "#/$defs/" + std::string(type.name));
      if (!definitions.has(type.name)) {
        definitions.set(type.name, Value::object());  // it may hold itself
        Value definition = schema_of(definition_of(type), definitions);
        definition.set("description", type.help);
        definitions.set(type.name, std::move(definition));
      }
      break;
  }
  return schema;
}

}  // namespace omnidoku::api
