// SPDX-License-Identifier: MIT
//
// Arguments: the parameters of a request, read with their kinds checked. The first thing that is
// wrong is remembered, and what is asked for after it gets harmless values, so that a call reads
// everything it needs and then looks once whether all was well.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/value.h"
#include "geometry/ids.h"

namespace omnidoku::api {

class Arguments {
 public:
  /// The members of an object, which must outlive this. `path` names it in errors ("action").
  explicit Arguments(const base::Value& object, std::string path = {})
      : object_(&object), path_(std::move(path)) {}

  /// Whether something was missing or of the wrong kind; then error() tells.
  [[nodiscard]] bool failed() const { return error_.has_value(); }
  [[nodiscard]] const base::Error& error() const { return *error_; }
  /// Notes an error, unless there is one already.
  void fail(base::Error error);
  /// Notes that a parameter is not what it should be: "digit must be WANTED, not a string".
  void fail(std::string_view name, std::string_view wanted);

  /// Whether the parameter is there (and not null).
  [[nodiscard]] bool has(std::string_view name) const { return optional(name) != nullptr; }
  /// The parameter itself; null pointer when it is not there (or null).
  [[nodiscard]] const base::Value* optional(std::string_view name) const;
  /// The parameter itself; without it a null value, and an error.
  [[nodiscard]] const base::Value& required(std::string_view name);

  // Parameters that must be there.
  [[nodiscard]] std::string text(std::string_view name);
  [[nodiscard]] bool flag(std::string_view name);
  [[nodiscard]] double number(std::string_view name, double low, double high);
  [[nodiscard]] std::int64_t integer(std::string_view name, std::int64_t low, std::int64_t high);
  /// One of some words.
  [[nodiscard]] std::string word(std::string_view name,
                                 std::initializer_list<std::string_view> words);
  [[nodiscard]] std::vector<std::string> texts(std::string_view name);

  // The same with a value for when they are not there.
  [[nodiscard]] std::string text(std::string_view name, std::string_view fallback);
  [[nodiscard]] bool flag(std::string_view name, bool fallback);
  [[nodiscard]] double number(std::string_view name, double low, double high, double fallback);
  [[nodiscard]] std::int64_t integer(std::string_view name, std::int64_t low, std::int64_t high,
                                     std::int64_t fallback);
  [[nodiscard]] std::string word(std::string_view name,
                                 std::initializer_list<std::string_view> words,
                                 std::string_view fallback);

  // What a puzzle of this size has: digits are told from 1 on, cells by their index.
  [[nodiscard]] geometry::Cell cell(std::string_view name, int num_cells);
  [[nodiscard]] std::vector<geometry::Cell> cells(std::string_view name, int num_cells);
  [[nodiscard]] geometry::Digit digit(std::string_view name, int num_digits);
  [[nodiscard]] std::vector<geometry::Digit> digits(std::string_view name, int num_digits);

 private:
  [[nodiscard]] std::string name_of(std::string_view name) const;
  [[nodiscard]] std::optional<std::int64_t> whole(const base::Value& value, std::string_view name,
                                                  std::int64_t low, std::int64_t high);
  [[nodiscard]] std::vector<std::int64_t> wholes(std::string_view name, std::int64_t low,
                                                 std::int64_t high);

  const base::Value* object_;
  std::string path_;
  std::optional<base::Error> error_;
};

}  // namespace omnidoku::api
