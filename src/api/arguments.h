// SPDX-License-Identifier: MIT
//
// Arguments: the parameters of a request. What a call declares of them (api/type.h) is checked
// before it runs, so it reads them by their names alone; what depends on the puzzle is checked as
// it is read. The first thing that is wrong is remembered, and what is asked for after it gets
// harmless values, so that a call reads everything it needs and then looks once whether all was
// well.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/type.h"
#include "base/error.h"
#include "base/value.h"
#include "geometry/ids.h"

namespace omnidoku::api {

class Arguments {
 public:
  /// The members of an object, which must outlive this, as the fields declare them; what is wrong
  /// by these is noted. `path` names the object in errors ("action").
  Arguments(const base::Value& object, Fields fields, std::string path = {},
            Others others = Others::refused);

  /// Whether something is wrong; then error() tells.
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
  /// The parameter itself; null when it is not there.
  [[nodiscard]] const base::Value& value(std::string_view name) const;

  // Parameters of these types, or what stands for them where they are left out; where nothing does,
  // or they are not of their type: an empty text, false, 0, nothing.
  [[nodiscard]] std::string text(std::string_view name) const;
  [[nodiscard]] bool flag(std::string_view name) const;
  [[nodiscard]] double number(std::string_view name) const;
  [[nodiscard]] std::int64_t integer(std::string_view name) const;
  [[nodiscard]] std::vector<std::string> texts(std::string_view name) const;
  /// A list of indices, whether there is anything of them or not.
  [[nodiscard]] std::vector<std::size_t> indices(std::string_view name);

  // What a puzzle of this size has: digits are told from 1 on, cells by their index.
  [[nodiscard]] geometry::Cell cell(std::string_view name, int num_cells);
  [[nodiscard]] std::vector<geometry::Cell> cells(std::string_view name, int num_cells);
  [[nodiscard]] geometry::Digit digit(std::string_view name, int num_digits);
  [[nodiscard]] std::vector<geometry::Digit> digits(std::string_view name, int num_digits);
  /// An index of one of `count` things, of which there is at least one.
  [[nodiscard]] std::size_t index(std::string_view name, std::size_t count);

 private:
  [[nodiscard]] std::string name_of(std::string_view name) const;
  /// The parameter, or what stands for it; null where neither is there.
  [[nodiscard]] const base::Value& given(std::string_view name) const;
  [[nodiscard]] std::int64_t whole(std::string_view name, std::int64_t low, std::int64_t high);
  [[nodiscard]] std::vector<std::int64_t> wholes(std::string_view name, std::int64_t low,
                                                 std::int64_t high);

  const base::Value* object_;
  Fields fields_;
  std::string path_;
  std::optional<base::Error> error_;
};

}  // namespace omnidoku::api
