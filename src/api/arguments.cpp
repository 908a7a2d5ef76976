// SPDX-License-Identifier: MIT
#include "api/arguments.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>
#include <utility>

namespace omnidoku::api {

using base::ErrorCode;
using base::Value;
using geometry::Cell;
using geometry::Digit;

namespace {

/// "a number from 1 to 9".
std::string range_text(std::string_view what, std::int64_t low, std::int64_t high) {
  return std::string(what) + " from " + std::to_string(low) + " to " + std::to_string(high);
}

std::string one_of(std::initializer_list<std::string_view> words) {
  std::string text = "one of";
  for (const std::string_view word : words) text.append(" \"").append(word).append("\"");
  return text;
}

}  // namespace

void Arguments::fail(base::Error error) {
  if (!error_) error_ = std::move(error);
}

std::string Arguments::name_of(std::string_view name) const {
  return path_.empty() ? std::string(name) : path_ + "." + std::string(name);
}

void Arguments::fail(std::string_view name, std::string_view wanted) {
  const Value* value = object_->find(name);
  std::string what = "\"" + name_of(name) + "\" ";
  if (value == nullptr) {
    what += "is missing; it must be " + std::string(wanted);
  } else {
    what += "must be " + std::string(wanted);
    if (value->is_string() && value->if_string()->size() <= 40) {
      what += ", not \"" + *value->if_string() + "\"";
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
  fail(base::make_error(ErrorCode::usage, std::move(what)));
}

const Value* Arguments::optional(std::string_view name) const {
  const Value* value = object_->find(name);
  return value == nullptr || value->is_null() ? nullptr : value;
}

const Value& Arguments::required(std::string_view name) {
  static const Value kNothing;
  const Value* value = optional(name);
  if (value != nullptr) return *value;
  fail(base::make_error(ErrorCode::usage, "\"" + name_of(name) + "\" is missing"));
  return kNothing;
}

std::string Arguments::text(std::string_view name) {
  const Value* value = optional(name);
  if (value != nullptr && value->is_string()) return *value->if_string();
  fail(name, "a string");
  return {};
}

bool Arguments::flag(std::string_view name) {
  const Value* value = optional(name);
  if (value != nullptr && value->is_bool()) return *value->if_bool();
  fail(name, "true or false");
  return false;
}

double Arguments::number(std::string_view name, double low, double high) {
  double number = low;
  const Value* value = optional(name);
  if (value != nullptr && value->is_int()) {
    number = static_cast<double>(*value->if_int());
  } else if (value != nullptr && value->is_double()) {
    number = *value->if_double();
  } else {
    fail(name, "a number");
    return low;
  }
  if (std::isfinite(number) && number >= low && number <= high) return number;
  fail(name,
       range_text("a number", static_cast<std::int64_t>(low), static_cast<std::int64_t>(high)));
  return low;
}

std::optional<std::int64_t> Arguments::whole(const Value& value, std::string_view name,
                                             std::int64_t low, std::int64_t high) {
  std::optional<std::int64_t> number;
  if (value.is_int()) number = *value.if_int();
  // Some writers of JSON know no whole numbers.
  if (value.is_double() && std::abs(*value.if_double()) < 1e15 &&
      *value.if_double() == std::floor(*value.if_double())) {
    number = static_cast<std::int64_t>(*value.if_double());
  }
  if (number && *number >= low && *number <= high) return number;
  fail(name, range_text("a whole number", low, high));
  return std::nullopt;
}

std::int64_t Arguments::integer(std::string_view name, std::int64_t low, std::int64_t high) {
  const Value* value = optional(name);
  if (value == nullptr) {
    fail(name, range_text("a whole number", low, high));
    return low;
  }
  return whole(*value, name, low, high).value_or(low);
}

std::string Arguments::word(std::string_view name, std::initializer_list<std::string_view> words) {
  const Value* value = optional(name);
  if (value != nullptr && value->is_string() &&
      std::find(words.begin(), words.end(), *value->if_string()) != words.end()) {
    return *value->if_string();
  }
  fail(name, one_of(words));
  return std::string(*words.begin());
}

std::vector<std::string> Arguments::texts(std::string_view name) {
  std::vector<std::string> texts;
  const Value* value = optional(name);
  if (value == nullptr || !value->is_array()) {
    fail(name, "a list of strings");
    return texts;
  }
  for (const Value& item : value->items()) {
    if (!item.is_string()) {
      fail(name, "a list of strings");
      break;
    }
    texts.push_back(*item.if_string());
  }
  return texts;
}

std::string Arguments::text(std::string_view name, std::string_view fallback) {
  return has(name) ? text(name) : std::string(fallback);
}

bool Arguments::flag(std::string_view name, bool fallback) {
  return has(name) ? flag(name) : fallback;
}

double Arguments::number(std::string_view name, double low, double high, double fallback) {
  return has(name) ? number(name, low, high) : fallback;
}

std::int64_t Arguments::integer(std::string_view name, std::int64_t low, std::int64_t high,
                                std::int64_t fallback) {
  return has(name) ? integer(name, low, high) : fallback;
}

std::string Arguments::word(std::string_view name, std::initializer_list<std::string_view> words,
                            std::string_view fallback) {
  return has(name) ? word(name, words) : std::string(fallback);
}

Cell Arguments::cell(std::string_view name, int num_cells) {
  return Cell(static_cast<std::size_t>(integer(name, 0, num_cells - 1)));
}

Digit Arguments::digit(std::string_view name, int num_digits) {
  return Digit(static_cast<std::size_t>(integer(name, 1, num_digits) - 1));
}

std::vector<std::int64_t> Arguments::wholes(std::string_view name, std::int64_t low,
                                            std::int64_t high) {
  std::vector<std::int64_t> numbers;
  const Value* value = optional(name);
  if (value == nullptr || !value->is_array()) {
    fail(name, "a list of whole numbers");
    return numbers;
  }
  for (const Value& item : value->items()) {
    const auto number = whole(item, name, low, high);
    if (!number) break;
    numbers.push_back(*number);
  }
  // Naming one twice means no more than naming it once.
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  return numbers;
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
