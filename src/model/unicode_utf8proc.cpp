// SPDX-License-Identifier: MIT
#include <utf8proc.h>

#include "model/unicode.h"

namespace omnidoku::model {

std::optional<CodePoint> first_code_point(std::string_view text) {
  utf8proc_int32_t value = 0;
  const utf8proc_ssize_t used =
      utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                       static_cast<utf8proc_ssize_t>(text.size()), &value);
  if (used <= 0) return std::nullopt;
  return CodePoint{static_cast<int>(value), static_cast<std::size_t>(used)};
}

std::vector<std::size_t> grapheme_lengths(std::string_view text) {
  std::vector<std::size_t> lengths;
  utf8proc_int32_t previous = -1;
  utf8proc_int32_t state = 0;
  while (const std::optional<CodePoint> next =
             text.empty() ? std::nullopt : first_code_point(text)) {
    if (previous < 0 || utf8proc_grapheme_break_stateful(previous, next->value, &state) != 0) {
      lengths.push_back(0);
    }
    lengths.back() += next->num_bytes;
    previous = next->value;
    text.remove_prefix(next->num_bytes);
  }
  return lengths;
}

int num_columns(int code_point) { return utf8proc_charwidth(code_point); }

}  // namespace omnidoku::model
