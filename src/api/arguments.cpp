// SPDX-License-Identifier: MIT
#include "api/arguments.h"

#include <algorithm>
#include <string>
#include <utility>

#include "base/check.h"

namespace omnidoku::api {

using base::Value;
using geometry::Cell;
using geometry::Digit;

Arguments::Arguments(const Value& object, Fields fields, std::string path, Others others)
    : object_(&object), fields_(std::move(fields)), path_(std::move(path)) {
  error_ = fault_of_members(object, fields_, path_, others);
}

void Arguments::fail(base::Error error) {
  if (!error_) error_ = std::move(error);
}

std::string Arguments::name_of(std::string_view name) const {
  return path_.empty() ? std::string(name) : path_ + "." + std::string(name);
}

void Arguments::fail(std::string_view name, std::string_view wanted) {
  fail(must_be(object_->find(name), name_of(name), wanted));
}

const Value* Arguments::optional(std::string_view name) const {
  const Value* value = object_->find(name);
  return value == nullptr || value->is_null() ? nullptr : value;
}

const Value& Arguments::value(std::string_view name) const {
  static const Value kNothing;
  const Value* value = optional(name);
  return value == nullptr ? kNothing : *value;
}

const Value& Arguments::given(std::string_view name) const {
  const auto field = std::find_if(fields_.begin(), fields_.end(),
                                  [name](const Field& one) { return one.name == name; });
  OMNIDOKU_CHECK(field != fields_.end());
  const Value* value = optional(name);
  return value == nullptr ? field->fallback : *value;
}

std::string Arguments::text(std::string_view name) const {
  const std::string* text = given(name).if_string();
  return text == nullptr ? std::string() : *text;
}

bool Arguments::flag(std::string_view name) const {
  const bool* flag = given(name).if_bool();
  return flag != nullptr && *flag;
}

double Arguments::number(std::string_view name) const {
  const Value& value = given(name);
  if (value.is_int()) return static_cast<double>(*value.if_int());
  return value.is_double() ? *value.if_double() : 0;
}

std::int64_t Arguments::integer(std::string_view name) const {
  const Value& value = given(name);
  return value.is_int() ? *value.if_int() : static_cast<std::int64_t>(number(name));
}

std::vector<std::string> Arguments::texts(std::string_view name) const {
  std::vector<std::string> texts;
  for (const Value& item : given(name).items()) {
    if (const std::string* text = item.if_string()) texts.push_back(*text);
  }
  return texts;
}

std::int64_t Arguments::whole(std::string_view name, std::int64_t low, std::int64_t high) {
  const std::int64_t number = integer(name);
  if (number >= low && number <= high) return number;
  fail(name, told(types::whole(static_cast<double>(low), static_cast<double>(high))));
  return low;
}

Cell Arguments::cell(std::string_view name, int num_cells) {
  return Cell(static_cast<std::size_t>(whole(name, 0, num_cells - 1)));
}

Digit Arguments::digit(std::string_view name, int num_digits) {
  return Digit(static_cast<std::size_t>(whole(name, 1, num_digits) - 1));
}

std::size_t Arguments::index(std::string_view name, std::size_t count) {
  return static_cast<std::size_t>(whole(name, 0, static_cast<std::int64_t>(count) - 1));
}

std::vector<std::int64_t> Arguments::wholes(std::string_view name, std::int64_t low,
                                            std::int64_t high) {
  const Type each = types::whole(static_cast<double>(low), static_cast<double>(high));
  std::vector<std::int64_t> numbers;
  if (failed()) return numbers;
  const Value& list = value(name);
  if (auto fault = fault_of(list, types::list(each), name_of(name))) {
    fail(*std::move(fault));
    return numbers;
  }
  for (const Value& item : list.items()) {
    numbers.push_back(item.is_int() ? *item.if_int()
                                    : static_cast<std::int64_t>(*item.if_double()));
  }
  // Naming one twice means no more than naming it once.
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  return numbers;
}

std::vector<std::size_t> Arguments::indices(std::string_view name) {
  constexpr std::int64_t kMost = 1'000'000;
  std::vector<std::size_t> all;
  for (const std::int64_t index : wholes(name, 0, kMost))
    all.push_back(static_cast<std::size_t>(index));
  return all;
}

std::vector<Cell> Arguments::cells(std::string_view name, int num_cells) {
  std::vector<Cell> cells;
  for (const std::int64_t i : wholes(name, 0, num_cells - 1)) {
    cells.emplace_back(static_cast<std::size_t>(i));
  }
  return cells;
}

std::vector<Digit> Arguments::digits(std::string_view name, int num_digits) {
  std::vector<Digit> digits;
  for (const std::int64_t i : wholes(name, 1, num_digits)) {
    digits.emplace_back(static_cast<std::size_t>(i - 1));
  }
  return digits;
}

}  // namespace omnidoku::api
