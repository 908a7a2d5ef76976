// SPDX-License-Identifier: MIT
#include "api/values.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include "model/symbols.h"

namespace omnidoku::api {

using base::Value;
using constraints::SpecShape;
using geometry::Digit;

namespace {

std::int64_t number_of(Digit digit) { return static_cast<std::int64_t>(digit.index()) + 1; }

}  // namespace

Value cells_value(const std::vector<geometry::Cell>& cells) {
  return list_value(
      cells, [](geometry::Cell cell) { return Value(static_cast<std::int64_t>(cell.index())); });
}

Value digit_value(const std::optional<Digit>& digit) {
  return digit ? Value(number_of(*digit)) : Value();
}

Value digits_value(geometry::DigitSet digits) {
  Value::Array list;
  digits.for_each([&list](Digit digit) { list.emplace_back(number_of(digit)); });
  return list;
}

Value grid_value(const model::FilledGrid& grid) {
  return list_value(grid, [](Digit digit) { return Value(number_of(digit)); });
}

namespace {

/// Messages quote what was read, which may be no text at all, or cut a character in two.
std::string as_utf8(std::string text) {
  while (const auto column = model::find_invalid_utf8(text)) text[*column - 1] = '?';
  return text;
}

}  // namespace

std::string_view group_of(const constraints::ConstraintType& type) {
  const auto holds_rules = [](const constraints::Parameter& parameter) {
    return parameter.kind == model::ArgumentKind::terms ||
           parameter.kind == model::ArgumentKind::constraints;
  };
  if (std::any_of(type.parameters.begin(), type.parameters.end(), holds_rules)) return "composed";
  switch (type.shape) {
    case SpecShape::path:
    case SpecShape::sequence: return "lines";
    case SpecShape::pair:
    case SpecShape::corner: return "dots";
    case SpecShape::lane:
    case SpecShape::diagonal: return "outside";
    case SpecShape::cell_set: return "cages";
    case SpecShape::cell: return "cells";
    case SpecShape::none: break;
  }
  return "whole";
}

Value saying_value(const base::Saying& saying) {
  Value values = Value::object();
  for (const auto& [place, text] : saying.values) values.set(place, as_utf8(text));
  return Value::object({{"id", saying.id}, {"values", std::move(values)}});
}

Value error_value(const base::Error& error) {
  Value value =
      Value::object({{"code", base::to_string(error.code)}, {"what", as_utf8(error.what)}});
  base::Where place = error.where;
  place.file.clear();  // who asks knows what was sent
  if (!place.empty()) value.set("where", as_utf8(place.text()));
  if (place.line > 0) value.set("line", static_cast<std::int64_t>(place.line));
  if (place.line > 0 && place.column > 0) {
    value.set("column", static_cast<std::int64_t>(place.column));
  }
  if (!place.cell.empty()) value.set("cell", as_utf8(place.cell));
  if (!error.where.argument.empty()) value.set("argument", error.where.argument);
  if (!error.hint.empty()) value.set("hint", as_utf8(error.hint));
  if (!error.saying.id.empty()) value.set("saying", saying_value(error.saying));
  return value;
}

}  // namespace omnidoku::api
