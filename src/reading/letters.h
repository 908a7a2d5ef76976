// SPDX-License-Identifier: MIT
//
// Single characters of rules text.
#pragma once

#include <string>
#include <string_view>

namespace omnidoku::reading {

inline bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
inline bool is_digit(char c) { return c >= '0' && c <= '9'; }
inline bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

/// With small letters for capitals.
inline std::string small(std::string_view text) {
  std::string made(text);
  for (char& c : made) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return made;
}

}  // namespace omnidoku::reading
