// SPDX-License-Identifier: MIT
#include <cstdlib>

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

bool is_hidden(int code_point) {
  switch (utf8proc_category(code_point)) {
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_ZS:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP:
    case UTF8PROC_CATEGORY_MN:
    case UTF8PROC_CATEGORY_MC:
    case UTF8PROC_CATEGORY_ME: return true;
    default: return false;
  }
}

std::string composed(std::string_view text) {
  utf8proc_uint8_t* mapped = nullptr;
  const utf8proc_ssize_t size =
      utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                   static_cast<utf8proc_ssize_t>(text.size()), &mapped,
                   static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE));
  if (size < 0) return std::string(text);
  std::string result(reinterpret_cast<const char*>(mapped), static_cast<std::size_t>(size));
  std::free(mapped);
  return result;
}

int num_columns(int code_point) { return utf8proc_charwidth(code_point); }

}  // namespace omnidoku::model
