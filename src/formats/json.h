// SPDX-License-Identifier: MIT
//
// JSON text to base::Value and back. The grammar is nlohmann's; on top of it: no duplicate keys, a
// limit on nesting, errors with line and column, whole numbers kept exact within 64 bits. Also a
// cursor for walking a parsed text that knows where it is, so that errors about the meaning of a
// member point at it, and an outline for sniffing that builds nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/value.h"

namespace omnidoku::formats {

/// Lists and objects nested deeper than this are refused.
inline constexpr int kMaxJsonDepth = 200;
/// A text with more values than this is refused: as values a text of empty lists takes thirty times
/// its length, and no puzzle needs a tenth of this.
inline constexpr std::size_t kMaxJsonValues = 2'000'000;

/// The value of a JSON text, its strings as clean_words() leaves them. Errors: syntax (with line
/// and column), too_large (nesting, number of values).
[[nodiscard]] base::Result<base::Value> parse_json(std::string_view text);

/// A value that is a whole number, also one in a string or written with a point (9.0); nothing for
/// anything else.
[[nodiscard]] std::optional<std::int64_t> as_number(const base::Value& value);
/// Whether a value says nothing at all: null, false, "", [] or {}.
[[nodiscard]] bool is_empty(const base::Value& value);
/// A switch: a truth value, 0 or 1, or one of these in a string; off when it is empty; nothing for
/// anything else.
[[nodiscard]] std::optional<bool> as_flag(const base::Value& value);

enum class JsonStyle : std::uint8_t {
  compact,   ///< one line, no blanks
  readable,  ///< a member a line; lists and objects that fit a line stay on it
};

/// The value as JSON text, without a line end at the end. Numbers that JSON has not become null.
[[nodiscard]] std::string write_json(const base::Value& value,
                                     JsonStyle style = JsonStyle::compact);

/// What can be told of a JSON text at a glance, without building anything or judging its grammar.
struct JsonOutline {
  bool is_object = false;              ///< begins with '{'
  bool complete = false;               ///< that object ends, and nothing follows it
  std::vector<std::string_view> keys;  ///< of the object itself, as written
  [[nodiscard]] bool has(std::string_view key) const;
};
[[nodiscard]] JsonOutline outline_json(std::string_view text);

/// Behind the list or object that begins at `at`, judged as outline_json() does; npos where it does
/// not end.
[[nodiscard]] std::size_t json_end(std::string_view text, std::size_t at);

/// A value within a parsed text, with the way that leads to it. Copies are cheap; a cursor must
/// not outlive the text, the values or the cursor it came from.
class JsonCursor {
 public:
  /// The whole of `text`, which parsed to `root`. With an empty text errors tell no line.
  JsonCursor(std::string_view text, const base::Value& root) : text_(text), value_(&root) {}

  [[nodiscard]] const base::Value& value() const { return *value_; }
  [[nodiscard]] const base::Value& operator*() const { return *value_; }
  [[nodiscard]] const base::Value* operator->() const { return value_; }

  /// The member with this key; it must be there.
  [[nodiscard]] JsonCursor member(std::string_view key) const;
  /// The i-th element of a list, or the value of the i-th member of an object; it must be there.
  [[nodiscard]] JsonCursor at(std::size_t index) const;

  /// "constraints[2].cells": the way from the root; empty for the root itself.
  [[nodiscard]] std::string path() const;

  /// An error about this value: "constraints[2].cells: WHAT", with its line and column.
  [[nodiscard]] base::Error error(base::ErrorCode code, std::string what,
                                  std::string hint = {}) const;
  /// Somebody else's error, told as one about this value.
  [[nodiscard]] base::Error error(const base::Error& cause) const;
  /// "must be WANTED, not a string".
  [[nodiscard]] base::Error wrong_kind(std::string_view wanted) const;

 private:
  JsonCursor(const JsonCursor& parent, const base::Value& value, std::string_view key,
             std::size_t index)
      : text_(parent.text_), value_(&value), parent_(&parent), key_(key), index_(index) {}
  [[nodiscard]] std::size_t position() const;

  std::string_view text_;
  const base::Value* value_;
  const JsonCursor* parent_ = nullptr;
  std::string_view key_;   ///< of the member; empty for elements of lists
  std::size_t index_ = 0;  ///< among the elements or members of the parent
};

}  // namespace omnidoku::formats
