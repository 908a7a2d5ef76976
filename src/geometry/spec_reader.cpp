// SPDX-License-Identifier: MIT
#include "geometry/spec_reader.h"

#include <algorithm>
#include <charconv>

namespace omnidoku::geometry {
namespace {

base::Error bad(std::string what, std::string hint = {}) {
  return base::make_error(base::ErrorCode::bad_geometry, std::move(what), std::move(hint));
}

std::string range_text(int low, int high) {
  return "from " + std::to_string(low) + " to " + std::to_string(high);
}

base::Result<int> int_of(const base::Value& value, const std::string& what, int low, int high) {
  const std::int64_t* number = value.if_int();
  if (number == nullptr) {
    return bad(what + " must be a whole number " + range_text(low, high) + ", not " +
               (value.is_double() ? "a fraction" : std::string(value.kind_name())));
  }
  if (*number < low || *number > high) {
    return bad(what + " must be " + range_text(low, high) + ", not " + std::to_string(*number));
  }
  return static_cast<int>(*number);
}

base::Error missing(std::string_view key) {
  return bad("the member " + quote(key) + " is missing");
}

}  // namespace

base::Result<int> read_int(const base::Value& spec, std::string_view key, int low, int high,
                           std::optional<int> fallback) {
  const base::Value* value = spec.find(key);
  if (value != nullptr) return int_of(*value, quote(key), low, high);
  if (fallback) return *fallback;
  return missing(key);
}

base::Result<std::pair<int, int>> read_int_pair(const base::Value& spec, std::string_view key,
                                                int low, int high,
                                                std::optional<std::pair<int, int>> fallback) {
  const base::Value* value = spec.find(key);
  if (value == nullptr) {
    if (fallback) return *fallback;
    return missing(key);
  }
  const auto numbers = read_ints(*value, quote(key), low, high);
  if (!numbers) return numbers.error();
  if (numbers->size() != 2) {
    return bad(quote(key) + " must be a list of two numbers, but has " +
               std::to_string(numbers->size()));
  }
  return std::pair((*numbers)[0], (*numbers)[1]);
}

base::Result<std::string> read_string(const base::Value& spec, std::string_view key) {
  const base::Value* value = spec.find(key);
  if (value == nullptr) return missing(key);
  if (const std::string* text = value->if_string()) return *text;
  return bad(quote(key) + " must be a string, not " + std::string(value->kind_name()));
}

base::Result<std::vector<int>> read_ints(const base::Value& value, std::string_view what, int low,
                                         int high) {
  if (!value.is_array()) {
    return bad(std::string(what) + " must be a list of whole numbers, not " +
               std::string(value.kind_name()));
  }
  std::vector<int> numbers;
  numbers.reserve(value.items().size());
  for (const base::Value& item : value.items()) {
    const auto number =
        int_of(item, "number " + std::to_string(numbers.size() + 1) + " of " + std::string(what),
               low, high);
    if (!number) return number.error();
    numbers.push_back(*number);
  }
  return numbers;
}

base::Error bad_geometry(std::string what, std::string hint) {
  return base::make_error(base::ErrorCode::bad_geometry, std::move(what), std::move(hint));
}

std::string quote(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  const bool cut = text.size() > kLongest;
  if (cut) {
    std::size_t end = kLongest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    text = text.substr(0, end);
  }
  std::string result = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    result += byte < 0x20 || byte == 0x7F ? '?' : c;
  }
  result += cut ? "...\"" : "\"";
  return result;
}

std::string upper_case(std::string_view text) {
  std::string result(text);
  for (char& c : result) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  }
  return result;
}

std::vector<std::string> characters(std::string_view text) {
  std::vector<std::string> result;
  while (!text.empty()) {
    std::size_t length = 1;
    while (length < text.size() && length < 4 &&
           (static_cast<unsigned char>(text[0]) & 0xC0U) == 0xC0U &&
           (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U) {
      ++length;
    }
    if (static_cast<unsigned char>(text[0]) > 0x20) result.emplace_back(text.substr(0, length));
    text.remove_prefix(length);
  }
  return result;
}

base::Result<void> check_known_members(const base::Value& object,
                                       const std::vector<std::string_view>& known,
                                       std::string_view owner) {
  const std::string prefix = owner.empty() ? "" : std::string(owner) + ": ";
  if (!object.is_object())
    return bad(prefix + "must be an object, not " + std::string(object.kind_name()));
  std::vector<std::string_view> seen;
  for (const auto& [key, value] : object.members()) {
    if (std::find(known.begin(), known.end(), key) == known.end()) {
      std::string hint = "known are ";
      for (const std::string_view name : known) {
        if (name != known.front()) hint += ", ";
        hint += name;
      }
      return base::make_error(base::ErrorCode::unknown_name,
                              prefix + "unknown member " + quote(key), std::move(hint));
    }
    if (std::find(seen.begin(), seen.end(), key) != seen.end()) {
      return bad(prefix + "the member " + quote(key) + " is given twice");
    }
    seen.push_back(key);
  }
  return {};
}

base::Result<base::Value> parse_nothing(std::string_view text) {
  if (text.empty()) return base::Value::object();
  return bad("takes no parameters, but was given " + quote(text));
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::optional<int> parse_int(std::string_view text, int low, int high) {
  int number = 0;
  const char* end = text.data() + text.size();
  const auto [rest, code] = std::from_chars(text.data(), end, number);
  if (code != std::errc{} || rest != end || number < low || number > high) return std::nullopt;
  return number;
}

std::optional<std::pair<int, int>> parse_int_pair(std::string_view text, int low, int high) {
  const auto parts = split(text, 'x');
  if (parts.size() != 2) return std::nullopt;
  const auto first = parse_int(parts[0], low, high);
  const auto second = parse_int(parts[1], low, high);
  if (!first || !second) return std::nullopt;
  return std::pair(*first, *second);
}

}  // namespace omnidoku::geometry
