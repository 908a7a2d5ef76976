// SPDX-License-Identifier: MIT
#include "formats/fpuzzles/elements.h"

#include <algorithm>
#include <string>
#include <type_traits>
#include <utility>

#include "base/overloaded.h"
#include "formats/fpuzzles/fpuzzles.h"
#include "formats/text.h"

namespace omnidoku::formats::fpuzzles_elements {

using base::ErrorCode;
using base::Result;
using base::Value;
using constraints::ConstraintType;
using constraints::ForeignName;
using constraints::Parameter;
using constraints::SpecShape;
using geometry::Cell;
using geometry::CellList;
using geometry::Digit;
using geometry::DigitSet;
using model::ArgumentKind;
using model::ArgumentValue;

namespace {

using MaybeArgument = std::optional<ArgumentValue>;

constexpr std::string_view kValue = "value";

const ForeignName* form_of(const ConstraintType& type) {
  const auto found =
      std::find_if(type.foreign.begin(), type.foreign.end(),
                   [](const ForeignName& name) { return name.format == fpuzzles_names::kFormat; });
  return found == type.foreign.end() ? nullptr : &*found;
}

/// Whether the parameter is written in a few characters.
bool is_short(const Parameter& parameter) {
  switch (parameter.kind) {
    case ArgumentKind::integer:
    case ArgumentKind::text:
    case ArgumentKind::digits: return true;
    case ArgumentKind::flag:
    case ArgumentKind::cells:
    case ArgumentKind::paths:
    case ArgumentKind::terms:
    case ArgumentKind::constraints: break;
  }
  return false;
}

/// The member that the type names for the parameter; empty when it names none.
std::string_view own_member(const ForeignName* form, std::string_view parameter) {
  if (form == nullptr) return {};
  for (const constraints::ForeignMember& one : form->members) {
    if (one.parameter == parameter) return one.member;
  }
  return {};
}

Result<Cell> read_cell_name(const model::Puzzle& puzzle, const JsonCursor& item) {
  const std::string* name = item->if_string();
  if (name == nullptr) return item.wrong_kind("the name of a cell");
  if (const auto cell = puzzle.board->find_cell(*name)) return *cell;
  const std::string size = std::to_string(puzzle.num_digits());
  return item.error(ErrorCode::unknown_name, "there is no cell " + quote(*name),
                    "cells are R1C1 to R" + size + "C" + size);
}

Result<CellList> read_cell_list(const model::Puzzle& puzzle, const JsonCursor& list) {
  if (!list->is_array()) return list.wrong_kind("a list of cells");
  CellList cells;
  for (std::size_t i = 0; i < list->items().size(); ++i) {
    auto cell = read_cell_name(puzzle, list.at(i));
    if (!cell) return cell.error();
    cells.push_back(*cell);
  }
  return cells;
}

Result<std::vector<CellList>> read_cell_lists(const model::Puzzle& puzzle, const JsonCursor& list) {
  if (!list->is_array()) return list.wrong_kind("a list of lines");
  std::vector<CellList> lines;
  for (std::size_t i = 0; i < list->items().size(); ++i) {
    auto cells = read_cell_list(puzzle, list.at(i));
    if (!cells) return cells.error();
    lines.push_back(*std::move(cells));
  }
  return lines;
}

std::string place_name(int row, int column) {
  return "R" + std::to_string(row) + "C" + std::to_string(column);
}

/// The rows and columns of the square from either end, by the place before their first cell.
std::vector<std::pair<std::string, CellList>> lanes_of(const model::Puzzle& puzzle) {
  std::vector<std::pair<std::string, CellList>> lanes;
  const int size = puzzle.num_digits();
  for (int i = 0; i < size; ++i) {
    CellList row;
    CellList column;
    for (int k = 0; k < size; ++k) {
      row.emplace_back(i * size + k);
      column.emplace_back(k * size + i);
    }
    lanes.emplace_back(place_name(i + 1, 0), row);
    lanes.emplace_back(place_name(0, i + 1), column);
    lanes.emplace_back(place_name(i + 1, size + 1), CellList(row.rbegin(), row.rend()));
    lanes.emplace_back(place_name(size + 1, i + 1), CellList(column.rbegin(), column.rend()));
  }
  return lanes;
}

Result<CellList> read_lane(const model::Puzzle& puzzle, const JsonCursor& place) {
  const std::string* name = place->if_string();
  if (name == nullptr) return place.wrong_kind("the name of a place beside the grid");
  for (auto& [outside, cells] : lanes_of(puzzle)) {
    if (outside == *name) return std::move(cells);
  }
  return place.error(ErrorCode::unknown_name, quote(*name) + " is no place beside the grid",
                     "above the first column is R0C1, left of the first row R1C0");
}

Value names_of(const model::Puzzle& puzzle, const CellList& cells) {
  Value names = Value::array();
  for (const Cell cell : cells) names.push_back(puzzle.board->name(cell));
  return names;
}

Value line_names(const model::Puzzle& puzzle, const std::vector<CellList>& lines) {
  Value names = Value::array();
  for (const CellList& line : lines) names.push_back(names_of(puzzle, line));
  return names;
}

/// A number or a text.
MaybeArgument read_text(const model::Puzzle& puzzle, ArgumentKind kind, const Value& value) {
  std::string text;
  if (const auto number = as_number(value)) {
    text = std::to_string(*number);
  } else if (const std::string* words = value.if_string()) {
    text = *words;
  }
  auto argument = constraints::argument_from_text(puzzle, kind, text);
  return argument ? MaybeArgument(*std::move(argument)) : std::nullopt;
}

/// Numbers, each once: a set cannot say that one comes twice.
MaybeArgument read_digits(const model::Puzzle& puzzle, const Value& list) {
  DigitSet digits;
  for (const Value& item : list.items()) {
    const auto number = as_number(item);
    if (!number || *number < 1 || *number > puzzle.num_digits()) return std::nullopt;
    const Digit digit(static_cast<int>(*number - 1));
    if (digits.contains(digit)) return std::nullopt;
    digits.insert(digit);
  }
  return ArgumentValue(digits);
}

}  // namespace

std::string_view place_member(const ConstraintType& type) {
  const ForeignName* form = form_of(type);
  if (form != nullptr && !form->cells.empty()) return form->cells;
  switch (type.shape) {
    case SpecShape::cell:
    case SpecShape::lane: return "cell";
    case SpecShape::pair:
    case SpecShape::corner:
    case SpecShape::diagonal:
    case SpecShape::sequence:
    case SpecShape::cell_set: return "cells";
    case SpecShape::path: return "lines";
    case SpecShape::none: break;
  }
  return {};
}

const Parameter* parameter_of(const ConstraintType& type, std::string_view member) {
  const ForeignName* form = form_of(type);
  const auto found =
      std::find_if(type.parameters.begin(), type.parameters.end(), [&](const Parameter& parameter) {
        const std::string_view own = own_member(form, parameter.name);
        return own.empty() ? member == kValue && is_short(parameter) : member == own;
      });
  return found == type.parameters.end() ? nullptr : &*found;
}

bool must_be_read(const Parameter& parameter) {
  return parameter.has_default || parameter.required;
}

std::string_view member_for(const ConstraintType& type, std::string_view parameter) {
  const std::string_view own = own_member(form_of(type), parameter);
  if (!own.empty()) return own;
  const Parameter* value = parameter_of(type, kValue);
  return value != nullptr && value->name == parameter ? kValue : std::string_view();
}

Result<std::vector<CellList>> read_places(const model::Puzzle& puzzle, const ConstraintType& type,
                                          const JsonCursor& place) {
  const auto alone = [](Result<CellList> cells) -> Result<std::vector<CellList>> {
    if (!cells) return cells.error();
    return std::vector<CellList>{*std::move(cells)};
  };
  const ForeignName* form = form_of(type);
  if (form != nullptr && !form->cells.empty()) return alone(read_cell_list(puzzle, place));
  switch (type.shape) {
    case SpecShape::cell: {
      auto cell = read_cell_name(puzzle, place);
      if (!cell) return cell.error();
      return std::vector<CellList>{{*cell}};
    }
    case SpecShape::lane: return alone(read_lane(puzzle, place));
    case SpecShape::path: return read_cell_lists(puzzle, place);
    case SpecShape::pair:
    case SpecShape::corner:
    case SpecShape::diagonal:
    case SpecShape::sequence:
    case SpecShape::cell_set:
    case SpecShape::none: break;
  }
  return alone(read_cell_list(puzzle, place));
}

Result<MaybeArgument> read_argument(const model::Puzzle& puzzle, ArgumentKind kind,
                                    const JsonCursor& member) {
  const auto text = [&]() -> Result<MaybeArgument> { return read_text(puzzle, kind, *member); };
  const auto wrap = [](auto read) -> Result<MaybeArgument> {
    if (!read) return read.error();
    return MaybeArgument(*std::move(read));
  };
  return model::visit_kind(
      kind,
      base::Overloaded{
          [&](std::type_identity<std::int64_t>) { return text(); },
          [&](std::type_identity<std::string>) { return text(); },
          [&](std::type_identity<bool>) -> Result<MaybeArgument> {
            const auto flag = as_flag(*member);
            return flag ? MaybeArgument(*flag) : std::nullopt;
          },
          [&](std::type_identity<DigitSet>) -> Result<MaybeArgument> {
            return member->is_array() ? read_digits(puzzle, *member) : text();
          },
          [&](std::type_identity<CellList>) { return wrap(read_cell_list(puzzle, member)); },
          [&](std::type_identity<model::Paths>) { return wrap(read_cell_lists(puzzle, member)); },
          [](std::type_identity<std::vector<model::ShapeTerm>>) -> Result<MaybeArgument> {
            return MaybeArgument();
          },
          [](std::type_identity<std::vector<model::ConstraintSpec>>) -> Result<MaybeArgument> {
            return MaybeArgument();
          },
      });
}

Value place_value(const model::Puzzle& puzzle, const ConstraintType& type, const CellList& cells) {
  const ForeignName* form = form_of(type);
  if (form != nullptr && !form->cells.empty()) return names_of(puzzle, cells);
  if (type.shape == SpecShape::cell) return puzzle.board->name(cells.front());
  if (type.shape == SpecShape::path) return line_names(puzzle, {cells});
  if (type.shape == SpecShape::lane) {
    for (const auto& [outside, lane] : lanes_of(puzzle)) {
      if (lane == cells) return outside;
    }
  }
  return names_of(puzzle, cells);
}

std::vector<std::pair<std::string, Value>> implied_members(const model::Puzzle& puzzle,
                                                           const ConstraintType& type,
                                                           const model::ConstraintSpec& spec) {
  std::vector<std::pair<std::string, Value>> members;
  if (const ForeignName* form = form_of(type)) {
    for (const constraints::ForeignMember& one : form->members) {
      if (one.or_first_cell && spec.arguments.find(one.parameter) == nullptr)
        members.emplace_back(one.member, names_of(puzzle, {spec.cells.front()}));
    }
  }
  if (type.shape == SpecShape::diagonal) {
    const auto size = static_cast<std::size_t>(puzzle.num_digits());
    const std::size_t first = spec.cells[0].index();
    const std::size_t second = spec.cells[1].index();
    const bool down = second > first;
    const bool right = second % size > first % size;
    const auto place = [](std::size_t at, bool forward) {
      return static_cast<int>(at) + 1 + (forward ? -1 : 1);
    };
    members.emplace_back("cell", place_name(place(first / size, down), place(first % size, right)));
    members.emplace_back("direction", std::string(down ? "D" : "U") + (right ? "R" : "L"));
  }
  return members;
}

bool is_implied_member(const ConstraintType& type, std::string_view member) {
  return type.shape == SpecShape::diagonal && (member == "cell" || member == "direction");
}

void drop_implied_arguments(const ConstraintType& type, model::ConstraintSpec& spec) {
  const ForeignName* form = form_of(type);
  if (form == nullptr) return;
  for (const constraints::ForeignMember& one : form->members) {
    const auto* cells = spec.arguments.get<CellList>(one.parameter);
    if (one.or_first_cell && cells != nullptr && *cells == CellList{spec.cells.front()})
      spec.arguments.erase(one.parameter);
  }
}

Value argument_value(const model::Puzzle& puzzle, std::string_view member,
                     const ArgumentValue& argument) {
  const auto text = [&] { return Value(constraints::text_of(puzzle, argument)); };
  if (member == kValue) return text();
  return std::visit(base::Overloaded{
                        [](std::int64_t number) { return Value(number); },
                        [](bool flag) { return Value(flag); },
                        [](const std::string& words) { return Value(words); },
                        [](DigitSet digits) {
                          Value list = Value::array();
                          digits.for_each([&](Digit digit) {
                            list.push_back(static_cast<int>(digit.index()) + 1);
                          });
                          return list;
                        },
                        [&](const CellList& cells) { return names_of(puzzle, cells); },
                        [&](const model::Paths& lines) { return line_names(puzzle, lines); },
                        [&](const std::vector<model::ShapeTerm>&) { return text(); },
                        [&](const std::vector<model::ConstraintSpec>&) { return text(); },
                    },
                    argument);
}

}  // namespace omnidoku::formats::fpuzzles_elements
