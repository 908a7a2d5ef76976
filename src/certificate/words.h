// SPDX-License-Identifier: MIT
//
// The words of a certificate.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace omnidoku::certificate {

/// What is between separators, of which n make n + 1 parts.
[[nodiscard]] inline std::vector<std::string> parts_of(std::string_view text, char separator) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == separator)
      parts.emplace_back();
    else
      parts.back() += c;
  }
  return parts;
}

/// Nothing if the word is anything but a whole number.
[[nodiscard]] inline std::optional<std::int64_t> number_of(std::string_view word) {
  std::int64_t number = 0;
  const char* const end = word.data() + word.size();
  const auto [rest, error] = std::from_chars(word.data(), end, number);
  if (error != std::errc() || rest != end) return std::nullopt;
  return number;
}

}  // namespace omnidoku::certificate
