// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace omnidoku::base {

/// "a, b, c": the words, a range of strings, with a separator between them.
template <class Words>
[[nodiscard]] std::string joined(const Words& words, std::string_view separator = ", ") {
  std::string text;
  bool is_first = true;
  for (const std::string_view word : words) {
    if (!is_first) text += separator;
    text += word;
    is_first = false;
  }
  return text;
}

}  // namespace omnidoku::base
