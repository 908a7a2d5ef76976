// SPDX-License-Identifier: MIT
#include "formats/json.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <limits>
#include <unordered_set>
#include <utility>

#include <nlohmann/json.hpp>

#include "base/check.h"
#include "formats/text.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::make_error;
using base::Value;

namespace {

/// Walks the text for nlohmann's lexer and tells how far it has come.
class CountingIterator {
 public:
  using iterator_category = std::forward_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  CountingIterator(const char* at, const char** reached) : at_(at), reached_(reached) {}
  reference operator*() const { return *at_; }
  CountingIterator& operator++() {
    *reached_ = ++at_;
    return *this;
  }
  CountingIterator operator++(int) {
    CountingIterator before = *this;
    ++*this;
    return before;
  }
  friend bool operator==(const CountingIterator& a, const CountingIterator& b) {
    return a.at_ == b.at_;
  }
  friend bool operator!=(const CountingIterator& a, const CountingIterator& b) { return !(a == b); }

 private:
  const char* at_;
  const char** reached_;
};

/// The character that a byte belongs to.
std::string_view character_from(std::string_view text, std::size_t at) {
  while (at > 0 && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80) --at;
  return character_at(text, at);
}

/// Receives the parser's events and builds the value. Returning false stops the parser.
class ValueBuilder {
 public:
  explicit ValueBuilder(std::string_view text) : text_(text), reached_(text.data()) {}

  const char** reached() { return &reached_; }
  [[nodiscard]] bool failed() const { return failed_; }
  [[nodiscard]] const base::Error& error() const { return error_; }
  [[nodiscard]] Value take() { return std::move(root_); }

  // The names and signatures below are nlohmann's.
  bool null() { return add(Value()); }
  bool boolean(bool value) { return add(Value(value)); }
  bool number_integer(std::int64_t value) { return add(Value(value)); }
  bool number_unsigned(std::uint64_t value) {
    if (value > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) {
      return add(Value(static_cast<double>(value)));
    }
    return add(Value(static_cast<std::int64_t>(value)));
  }
  bool number_float(double value, const std::string& /*written*/) { return add(Value(value)); }
  bool string(std::string& value) { return add(Value(clean_words(std::move(value)))); }
  bool binary(nlohmann::json::binary_t& /*value*/) { return false; }  // never in text

  bool start_object(std::size_t /*size*/) { return open(Value::object()); }
  bool start_array(std::size_t /*size*/) { return open(Value::array()); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }

  bool key(std::string& name) {
    Level& level = levels_.back();
    name = clean_words(std::move(name));
    if (!level.keys.insert(name).second) {
      return fail(make_error(ErrorCode::syntax, "the member " + quote(name) + " is there twice",
                             "keep one of them"));
    }
    level.key = std::move(name);
    return true;
  }

  template <class Exception>
  bool parse_error(std::size_t position, const std::string& /*token*/,
                   const Exception& /*problem*/) {
    if (failed_) return false;
    const std::size_t at = position == 0 ? 0 : position - 1;
    const bool at_end = trim_lines(text_.substr(std::min(at, text_.size()))).empty();
    error_ = make_error(ErrorCode::syntax,
                        at_end ? "this is not JSON: it ends too early"
                               : "this is not JSON: it cannot go on with " +
                                     quote(character_from(text_, at)) + " here",
                        "it may be cut off or damaged: copy all of it again");
    const base::Where where = where_in(text_, at);
    error_ = error_.at(where.line, where.column);
    failed_ = true;
    return false;
  }

 private:
  struct Level {
    Value value;
    std::string key;                       ///< of the member that comes next
    std::unordered_set<std::string> keys;  ///< seen so far
  };

  bool fail(const base::Error& error) {
    const auto position = static_cast<std::size_t>(reached_ - text_.data());
    const base::Where where = where_in(text_, position == 0 ? 0 : position - 1);
    error_ = error.at(where.line, where.column);
    failed_ = true;
    return false;
  }

  bool add(Value value) {
    if (++num_values_ > kMaxJsonValues) {
      return fail(make_error(ErrorCode::too_large,
                             "this has more than " + std::to_string(kMaxJsonValues) + " values"));
    }
    if (levels_.empty()) {
      root_ = std::move(value);
      return true;
    }
    Level& level = levels_.back();
    if (Value::Array* array = level.value.if_array()) {
      array->push_back(std::move(value));
    } else {
      level.value.if_object()->emplace_back(std::move(level.key), std::move(value));
    }
    return true;
  }

  bool open(Value value) {
    if (levels_.size() >= static_cast<std::size_t>(kMaxJsonDepth)) {
      return fail(make_error(ErrorCode::too_large, "lists and objects are nested more than " +
                                                       std::to_string(kMaxJsonDepth) + " deep"));
    }
    levels_.push_back({std::move(value), {}, {}});
    return true;
  }

  bool close() {
    Value value = std::move(levels_.back().value);
    levels_.pop_back();
    return add(std::move(value));
  }

  std::string_view text_;
  const char* reached_;
  std::vector<Level> levels_;
  std::size_t num_values_ = 0;
  Value root_;
  base::Error error_;
  bool failed_ = false;
};

}  // namespace

base::Result<Value> parse_json(std::string_view text) {
  ValueBuilder builder(text);
  const CountingIterator begin(text.data(), builder.reached());
  const CountingIterator end(text.data() + text.size(), builder.reached());
  const bool parsed = nlohmann::json::sax_parse(begin, end, &builder);
  if (builder.failed()) return builder.error();
  if (!parsed) return make_error(ErrorCode::syntax, "this is not JSON");
  return builder.take();
}

namespace {

void write_string(std::string& out, std::string_view text) {
  constexpr std::string_view kHex = "0123456789abcdef";
  out += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    switch (c) {
      case '"': out += "\\\""; break;
      case '\\': out += "\\\\"; break;
      case '\n': out += "\\n"; break;
      case '\r': out += "\\r"; break;
      case '\t': out += "\\t"; break;
      default:
        if (byte < 0x20 || byte == 0x7F) {
          out += "\\u00";
          out += kHex[byte >> 4];
          out += kHex[byte & 15];
        } else {
          out += c;
        }
    }
  }
  out += '"';
}

void write_scalar(std::string& out, const Value& value) {
  if (const bool* flag = value.if_bool()) {
    out += *flag ? "true" : "false";
  } else if (const std::int64_t* number = value.if_int()) {
    out += std::to_string(*number);
  } else if (const double* real = value.if_double()) {
    // nlohmann writes the shortest digits that read back as the same number.
    out += std::isfinite(*real) ? nlohmann::json(*real).dump() : "null";
  } else if (const std::string* text = value.if_string()) {
    write_string(out, *text);
  } else {
    out += "null";
  }
}

void write_compact(std::string& out, const Value& value) {
  const char* separator = "";
  if (const Value::Array* array = value.if_array()) {
    out += '[';
    for (const Value& item : *array) {
      out += separator;
      write_compact(out, item);
      separator = ",";
    }
    out += ']';
  } else if (const Value::Object* object = value.if_object()) {
    out += '{';
    for (const auto& [key, item] : *object) {
      out += separator;
      write_string(out, key);
      out += ':';
      write_compact(out, item);
      separator = ",";
    }
    out += '}';
  } else {
    write_scalar(out, value);
  }
}

void write_readable(std::string& out, const Value& value, std::size_t indent) {
  constexpr std::size_t kMaxWidth = 90;
  const std::string compact = write_json(value);
  const bool leaf = value.items().empty() && value.members().empty();
  if (leaf || indent + compact.size() <= kMaxWidth) {
    out += compact;
    return;
  }
  const std::string margin(indent + 2, ' ');
  const char* separator = "\n";
  out += value.is_array() ? '[' : '{';
  for (const Value& item : value.items()) {
    out += separator + margin;
    write_readable(out, item, indent + 2);
    separator = ",\n";
  }
  for (const auto& [key, item] : value.members()) {
    out += separator + margin;
    write_string(out, key);
    out += ": ";
    write_readable(out, item, indent + 2);
    separator = ",\n";
  }
  out += '\n' + std::string(indent, ' ');
  out += value.is_array() ? ']' : '}';
}

}  // namespace

std::string write_json(const Value& value, JsonStyle style) {
  std::string out;
  if (style == JsonStyle::compact) {
    write_compact(out, value);
  } else {
    write_readable(out, value, 0);
  }
  return out;
}

// ---------------------------------------------------------------------------------------------
// Walking over text without parsing it. All of this takes the text to be JSON and never reads
// outside it when it is not.

namespace {

std::size_t skip_space(std::string_view text, std::size_t at) {
  while (at < text.size() && (is_blank(text[at]) || text[at] == '\n')) ++at;
  return at;
}

/// Behind the closing quote of the string that starts at `at`; npos when it does not end.
std::size_t skip_string(std::string_view text, std::size_t at) {
  for (++at; at < text.size(); ++at) {
    if (text[at] == '\\') {
      ++at;
    } else if (text[at] == '"') {
      return at + 1;
    }
  }
  return std::string_view::npos;
}

/// Behind the value that starts at `at`; npos when it does not end.
std::size_t skip_value(std::string_view text, std::size_t at) {
  int depth = 0;
  while (at < text.size()) {
    const char c = text[at];
    if (c == '"') {
      at = skip_string(text, at);
      if (at == std::string_view::npos) return at;
      if (depth == 0) return at;
      continue;
    }
    if (c == '{' || c == '[') ++depth;
    if (c == '}' || c == ']') {
      if (depth == 0) return at;
      if (--depth == 0) return at + 1;
    }
    if (depth == 0 && (c == ',' || is_blank(c) || c == '\n')) return at;
    ++at;
  }
  return depth == 0 ? at : std::string_view::npos;
}

/// Calls visit(index, key with its quotes or empty, start of the value) for each element of the
/// list or object that starts at `at` until visit returns false. Returns the position behind it,
/// or npos when it was stopped or the text is not complete.
template <class Visit>
std::size_t walk(std::string_view text, std::size_t at, Visit&& visit) {
  const bool object = text[at] == '{';
  at = skip_space(text, at + 1);
  for (std::size_t index = 0; at < text.size() && text[at] != '}' && text[at] != ']'; ++index) {
    std::string_view key;
    if (object) {
      if (text[at] != '"') return std::string_view::npos;
      const std::size_t end = skip_string(text, at);
      if (end == std::string_view::npos) return end;
      key = text.substr(at, end - at);
      at = skip_space(text, end);
      if (at >= text.size() || text[at] != ':') return std::string_view::npos;
      at = skip_space(text, at + 1);
    }
    if (!visit(index, key, at)) return std::string_view::npos;
    const std::size_t end = skip_value(text, at);
    if (end == std::string_view::npos || end == at) return std::string_view::npos;
    at = skip_space(text, end);
    if (at < text.size() && text[at] == ',') at = skip_space(text, at + 1);
  }
  return at < text.size() ? at + 1 : std::string_view::npos;
}

}  // namespace

bool JsonOutline::has(std::string_view key) const {
  return std::find(keys.begin(), keys.end(), key) != keys.end();
}

JsonOutline outline_json(std::string_view text) {
  constexpr std::size_t kMaxKeys = 1000;
  JsonOutline outline;
  const std::size_t start = skip_space(text, 0);
  if (start >= text.size() || text[start] != '{') return outline;
  outline.is_object = true;
  const std::size_t end =
      walk(text, start, [&outline](std::size_t /*index*/, std::string_view key, std::size_t) {
        if (outline.keys.size() < kMaxKeys) outline.keys.push_back(key.substr(1, key.size() - 2));
        return true;
      });
  outline.complete = end != std::string_view::npos && skip_space(text, end) == text.size();
  return outline;
}

bool is_empty(const Value& value) {
  const bool* flag = value.if_bool();
  const std::string* text = value.if_string();
  return value.is_null() || (flag != nullptr && !*flag) || (text != nullptr && text->empty()) ||
         (value.is_array() && value.items().empty()) ||
         (value.is_object() && value.members().empty());
}

std::optional<bool> as_flag(const Value& value) {
  if (const bool* flag = value.if_bool()) return *flag;
  if (is_empty(value)) return false;
  if (const std::int64_t* number = value.if_int(); number != nullptr && (*number | 1) == 1) {
    return *number == 1;
  }
  const std::string* text = value.if_string();
  if (text == nullptr) return std::nullopt;
  if (*text == "true" || *text == "1") return true;
  if (*text == "false" || *text == "0") return false;
  return std::nullopt;
}

std::optional<std::int64_t> as_number(const Value& value) {
  if (const std::int64_t* number = value.if_int()) return *number;
  if (const double* number = value.if_double()) {
    constexpr double kExact = 9007199254740992.0;  // up to 2^53 every whole number is told apart
    const bool whole = std::trunc(*number) == *number && std::abs(*number) <= kExact;
    return whole ? std::optional(static_cast<std::int64_t>(*number)) : std::nullopt;
  }
  const std::string* text = value.if_string();
  if (text == nullptr) return std::nullopt;
  const std::string_view word = trim_lines(*text);
  std::int64_t number = 0;
  const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (problem != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return number;
}

std::size_t json_end(std::string_view text, std::size_t at) { return skip_value(text, at); }

JsonCursor JsonCursor::member(std::string_view key) const {
  const Value::Object& members = value_->members();
  const auto it = std::find_if(members.begin(), members.end(),
                               [key](const Value::Member& member) { return member.first == key; });
  OMNIDOKU_CHECK(it != members.end());
  return at(static_cast<std::size_t>(it - members.begin()));
}

JsonCursor JsonCursor::at(std::size_t index) const {
  if (const Value::Object* object = value_->if_object()) {
    OMNIDOKU_CHECK(index < object->size());
    return {*this, (*object)[index].second, (*object)[index].first, index};
  }
  OMNIDOKU_CHECK(index < value_->items().size());
  return {*this, value_->items()[index], {}, index};
}

std::string JsonCursor::path() const {
  if (parent_ == nullptr) return {};
  std::string path = parent_->path();
  if (parent_->value_->is_array()) return path + "[" + std::to_string(index_) + "]";
  if (!path.empty()) path += '.';
  return path.append(key_);
}

std::size_t JsonCursor::position() const {
  if (parent_ == nullptr) return skip_space(text_, 0);
  const std::size_t start = parent_->position();
  if (start >= text_.size() || (text_[start] != '{' && text_[start] != '[')) return start;
  std::size_t found = start;
  walk(text_, start, [this, &found](std::size_t index, std::string_view, std::size_t at) {
    found = at;
    return index != index_;
  });
  return found;
}

base::Error JsonCursor::error(ErrorCode code, std::string what, std::string hint) const {
  return error(make_error(code, std::move(what), std::move(hint)));
}

base::Error JsonCursor::error(const base::Error& cause) const {
  base::Error result = cause;
  if (const std::string way = path(); !way.empty()) result.what = way + ": " + result.what;
  if (text_.empty()) return result;
  const base::Where where = where_in(text_, position());
  result.where.line = where.line;
  result.where.column = where.column;
  return result;
}

base::Error JsonCursor::wrong_kind(std::string_view wanted) const {
  return error(ErrorCode::syntax,
               "must be " + std::string(wanted) + ", not " + std::string(value_->kind_name()));
}

}  // namespace omnidoku::formats
