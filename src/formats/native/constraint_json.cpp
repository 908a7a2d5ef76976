// SPDX-License-Identifier: MIT
#include "formats/native/constraint_json.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/overloaded.h"
#include "base/suggest.h"
#include "constraints/constraint_type.h"
#include "constraints/validation.h"
#include "formats/native/grid.h"
#include "formats/text.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::Result;
using base::Value;
using constraints::ConstraintType;
using constraints::Parameter;
using geometry::Cell;
using geometry::CellList;
using geometry::Digit;
using geometry::DigitSet;
using model::ArgumentValue;
using model::ConstraintSpec;
using model::Paths;
using model::Puzzle;
using model::ShapeTerm;

namespace {

using Specs = std::vector<ConstraintSpec>;

Result<ConstraintSpec> read_unchecked(const Puzzle& puzzle, const JsonCursor& cursor, int depth);

/// Reads one kind of argument. What is a list may also be written in one string.
class ArgumentReader {
 public:
  ArgumentReader(const Puzzle& puzzle, const JsonCursor& cursor, model::ArgumentKind kind,
                 int depth)
      : puzzle_(puzzle), cursor_(cursor), kind_(kind), depth_(depth) {}

  Result<ArgumentValue> operator()(std::type_identity<std::int64_t> /*kind*/) const {
    if (!cursor_->is_int()) return wrong_kind();
    return ArgumentValue(*cursor_->if_int());
  }
  Result<ArgumentValue> operator()(std::type_identity<bool> /*kind*/) const {
    if (!cursor_->is_bool()) return wrong_kind();
    return ArgumentValue(*cursor_->if_bool());
  }
  Result<ArgumentValue> operator()(std::type_identity<std::string> /*kind*/) const {
    auto text = read_text(cursor_);
    if (!text) return text.error();
    return ArgumentValue(*std::move(text));
  }
  Result<ArgumentValue> operator()(std::type_identity<DigitSet> /*kind*/) const {
    if (cursor_->is_string()) return from_text();
    if (!cursor_->is_array()) return wrong_kind();
    DigitSet digits;
    for (std::size_t i = 0; i < cursor_->items().size(); ++i) {
      const JsonCursor item = cursor_.at(i);
      const std::string* text = item->if_string();
      if (text == nullptr) return item.wrong_kind("a symbol in quotes");
      const auto digit = puzzle_.symbols.find(*text);
      if (!digit) {
        return item.error(ErrorCode::unknown_symbol, quote(*text) + " is no symbol of this puzzle");
      }
      if (digits.contains(*digit)) {
        return item.error(ErrorCode::bad_constraint, quote(*text) + " is named twice",
                          "a type that counts digits is contain_at_least");
      }
      digits.insert(*digit);
    }
    return ArgumentValue(digits);
  }
  Result<ArgumentValue> operator()(std::type_identity<CellList> /*kind*/) const {
    auto cells = read_cells(puzzle_, cursor_);
    if (!cells) return cells.error();
    return ArgumentValue(*std::move(cells));
  }
  Result<ArgumentValue> operator()(std::type_identity<Paths> /*kind*/) const {
    if (cursor_->is_string()) return from_text();
    return read_list<CellList>(
        [this](const JsonCursor& item) { return read_cells(puzzle_, item); });
  }
  Result<ArgumentValue> operator()(std::type_identity<std::vector<ShapeTerm>> /*kind*/) const {
    return read_list<ShapeTerm>(read_term);
  }
  Result<ArgumentValue> operator()(std::type_identity<Specs> /*kind*/) const {
    return read_list<ConstraintSpec>(
        [this](const JsonCursor& item) { return read_unchecked(puzzle_, item, depth_ + 1); });
  }

 private:
  /// A list, each item read by `read`, which gives a Result<Item>.
  template <class Item, class Read>
  [[nodiscard]] Result<ArgumentValue> read_list(const Read& read) const {
    if (!cursor_->is_array()) return wrong_kind();
    std::vector<Item> list;
    for (std::size_t i = 0; i < cursor_->items().size(); ++i) {
      const JsonCursor at = cursor_.at(i);
      auto item = read(at);
      if (!item) return item.error();
      list.push_back(*std::move(item));
    }
    return ArgumentValue(std::move(list));
  }
  [[nodiscard]] static Result<ShapeTerm> read_term(const JsonCursor& item) {
    if (!item->is_object()) return item.wrong_kind("an object {\"shape\": ..., \"times\": ...}");
    const Value* shape = item->find("shape");
    if (shape == nullptr || !shape->is_string()) {
      return item.error(ErrorCode::bad_constraint, "it does not name its \"shape\"");
    }
    ShapeTerm term{*shape->if_string(), 1};
    for (const auto& [key, value] : item->members()) {
      if (key == "shape") continue;
      const JsonCursor member = item.member(key);
      if (key != "times") return member.error(ErrorCode::unknown_name, "unknown member");
      if (!value.is_int()) return member.wrong_kind("a whole number");
      term.times = *value.if_int();
    }
    return term;
  }
  [[nodiscard]] base::Error wrong_kind() const {
    return cursor_.error(ErrorCode::bad_constraint,
                         "must be " + std::string(constraints::description_of(kind_)) + ", not " +
                             std::string(cursor_->kind_name()));
  }
  [[nodiscard]] Result<ArgumentValue> from_text() const {
    auto value = constraints::argument_from_text(puzzle_, kind_, *cursor_->if_string());
    if (!value) return cursor_.error(value.error());
    return value;
  }

  const Puzzle& puzzle_;
  const JsonCursor& cursor_;
  model::ArgumentKind kind_;
  int depth_;
};

Result<const ConstraintType*> read_type(const JsonCursor& cursor) {
  if (!cursor->is_object()) return cursor.wrong_kind("an object");
  if (!cursor->has("type")) return cursor.error(ErrorCode::syntax, "it has no \"type\"");
  const JsonCursor member = cursor.member("type");
  auto id = read_text(member);
  if (!id) return id.error();
  if (const ConstraintType* type = constraints::find_constraint_type(*id)) return type;
  return cursor.error(constraints::unknown_type(*id));
}

/// Without the checks that need the whole constraint.
Result<ConstraintSpec> read_unchecked(const Puzzle& puzzle, const JsonCursor& cursor, int depth) {
  if (depth > constraints::kMaxSpecDepth) {
    return cursor.error(
        ErrorCode::too_large,
        "constraints are nested more than " + std::to_string(constraints::kMaxSpecDepth) + " deep");
  }
  auto type = read_type(cursor);
  if (!type) return type.error();
  ConstraintSpec spec;
  spec.type = (*type)->id;
  for (const auto& [key, text] : {std::pair("label", &spec.label), {"said", &spec.said}}) {
    if (!cursor->has(key)) continue;
    auto read = read_text(cursor.member(key));
    if (!read) return read.error();
    *text = *std::move(read);
  }
  for (const auto& [key, value] : cursor->members()) {
    const JsonCursor member = cursor.member(key);
    if (key == "type" || key == "label" || key == "said") continue;
    if (key == "cells") {
      auto cells = read_cells(puzzle, member);
      if (!cells) return cells.error();
      spec.cells = *std::move(cells);
      continue;
    }
    const Parameter* parameter = constraints::find_parameter(**type, key);
    if (parameter == nullptr) {
      std::vector<std::string_view> names{"cells", "label", "said"};
      for (const Parameter& one : (*type)->parameters) names.push_back(one.name);
      return cursor.error(ErrorCode::bad_constraint,
                          constraints::title_of(spec) + ": there is no parameter \"" + key + "\"",
                          base::suggestion(key, names));
    }
    auto argument =
        model::visit_kind(parameter->kind, ArgumentReader(puzzle, member, parameter->kind, depth));
    if (argument) {
      auto proper = constraints::check_argument(puzzle, *argument);
      if (!proper) argument = member.error(proper.error());
    }
    if (!argument) {
      base::Error error = argument.error().at_argument(key);
      error.what = constraints::title_of(spec) + ": " + error.what;
      return error;
    }
    spec.arguments.set(key, *std::move(argument));
  }
  return spec;
}

Value cell_names(const Puzzle& puzzle, const CellList& cells) {
  Value names = Value::array();
  for (const Cell cell : cells) names.push_back(puzzle.board->name(cell));
  return names;
}

Value list_schema(Value items) {
  return Value::object({{"type", "array"}, {"items", std::move(items)}});
}

Value reference(std::string_view name) {
  return Value::object({{"$ref", "#/$defs/" + std::string(name)}});
}

/// A list, or the same in one string.
Value list_or_text(Value list, std::string_view text) {
  Value either = Value::array();
  either.push_back(std::move(list));
  either.push_back(Value::object({{"type", "string"}, {"description", text}}));
  return Value::object({{"oneOf", std::move(either)}});
}

Value cells_schema() {
  return list_or_text(list_schema(reference("cell")), "Names separated by blanks.");
}

Value terms_schema() {
  Value term = Value::object(
      {{"type", "object"},
       {"required", Value::Array{Value("shape")}},
       {"additionalProperties", false},
       {"properties", Value::object({{"shape", Value::object({{"type", "string"}})},
                                     {"times", Value::object({{"type", "integer"}})}})}});
  return list_schema(std::move(term));
}

Value schema_of(model::ArgumentKind kind) {
  return model::visit_kind(
      kind, base::Overloaded{
                [](std::type_identity<std::int64_t>) {
                  return Value::object({{"type", "integer"}});
                },
                [](std::type_identity<bool>) {
                  return Value::object({{"type", "boolean"}});
                },
                [](std::type_identity<std::string>) {
                  return Value::object({{"type", "string"}});
                },
                [](std::type_identity<DigitSet>) {
                  return list_or_text(list_schema(reference("symbol")),
                                      "Symbols separated by blanks or commas.");
                },
                [](std::type_identity<CellList>) { return cells_schema(); },
                [](std::type_identity<Paths>) {
                  return list_or_text(list_schema(cells_schema()),
                                      "Names separated by blanks, paths by semicolons.");
                },
                [](std::type_identity<std::vector<ShapeTerm>>) { return terms_schema(); },
                [](std::type_identity<Specs>) { return list_schema(reference("constraint")); },
            });
}

}  // namespace

Result<ArgumentValue> read_argument(const Puzzle& puzzle, const JsonCursor& cursor,
                                    model::ArgumentKind kind) {
  return model::visit_kind(kind, ArgumentReader(puzzle, cursor, kind, 0));
}

Value argument_value(const Puzzle& puzzle, const ArgumentValue& argument) {
  return std::visit(
      base::Overloaded{
          [](std::int64_t number) { return Value(number); },
          [](bool flag) { return Value(flag); },
          [](const std::string& text) { return Value(text); },
          [&](DigitSet digits) {
            Value symbols = Value::array();
            digits.for_each([&](Digit digit) { symbols.push_back(puzzle.symbols.text(digit)); });
            return symbols;
          },
          [&](const CellList& cells) { return cell_names(puzzle, cells); },
          [&](const Paths& paths) {
            Value lines = Value::array();
            for (const CellList& path : paths) {
              lines.push_back(cell_names(puzzle, path));
            }
            return lines;
          },
          [](const std::vector<ShapeTerm>& terms) {
            Value list = Value::array();
            for (const ShapeTerm& term : terms) {
              Value one = Value::object({{"shape", term.shape}});
              if (term.times != 1) one.set("times", term.times);
              list.push_back(std::move(one));
            }
            return list;
          },
          [&](const Specs& specs) {
            Value list = Value::array();
            for (const ConstraintSpec& spec : specs) {
              list.push_back(constraint_value(puzzle, spec));
            }
            return list;
          },
      },
      argument);
}

Result<ConstraintSpec> read_rule_without_cells(const Puzzle& puzzle, const JsonCursor& cursor) {
  return read_unchecked(puzzle, cursor, 1);
}

Result<ConstraintSpec> read_constraint(const Puzzle& puzzle, const JsonCursor& cursor) {
  std::size_t work_left = constraints::kMostWork;
  return read_constraint(puzzle, cursor, work_left);
}

Result<ConstraintSpec> read_constraint(const Puzzle& puzzle, const JsonCursor& cursor,
                                       std::size_t& work_left) {
  auto spec = read_unchecked(puzzle, cursor, 0);
  if (!spec) return spec;
  if (auto valid = constraints::validate(puzzle, *spec, work_left); !valid)
    return cursor.error(valid.error());
  return spec;
}

Value constraint_value(const Puzzle& puzzle, const ConstraintSpec& spec) {
  Value value = Value::object({{"type", spec.type}});
  if (!spec.label.empty()) value.set("label", spec.label);
  if (!spec.cells.empty()) value.set("cells", cell_names(puzzle, spec.cells));
  for (const auto& [name, argument] : spec.arguments.all()) {
    value.set(name, argument_value(puzzle, argument));
  }
  if (!spec.said.empty()) value.set("said", spec.said);
  return value;
}

Value constraint_schema(const ConstraintType& type) {
  Value properties = Value::object({
      {"type", Value::object({{"const", type.id}})},
      {"label", Value::object({{"type", "string"},
                               {"description", "A name by which created shapes refer to it."}})},
      {"said",
       Value::object({{"type", "string"},
                      {"description", "The sentence of the rules that it was read from."}})},
  });
  Value required = Value::Array{Value("type")};
  if (type.shape != constraints::SpecShape::none) {
    properties.set("cells", cells_schema());
    required.push_back("cells");
  }
  for (const Parameter& parameter : type.parameters) {
    Value schema = schema_of(parameter.kind);
    schema.set("description", parameter.meaning);
    properties.set(parameter.name, std::move(schema));
    if (parameter.required) required.push_back(parameter.name);
  }
  return Value::object({{"title", type.title},
                        {"description", type.rule},
                        {"type", "object"},
                        {"required", std::move(required)},
                        {"additionalProperties", false},
                        {"properties", std::move(properties)}});
}

}  // namespace omnidoku::formats
