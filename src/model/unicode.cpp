// SPDX-License-Identifier: MIT
#include "model/unicode.h"

#include <algorithm>
#include <iterator>

namespace omnidoku::model {

bool is_visible(std::string_view cluster) {
  /// Letters and symbols of no ink: the fillers of Hangul and the blank of Braille.
  constexpr int kBlankLetters[] = {0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800};
  const std::optional<CodePoint> first = cluster.empty() ? std::nullopt : first_code_point(cluster);
  return first && !is_hidden(first->value) &&
         std::find(std::begin(kBlankLetters), std::end(kBlankLetters), first->value) ==
             std::end(kBlankLetters);
}

std::string without_ignorables(std::string_view cluster) {
  struct Range {
    int first;
    int last;
  };
  constexpr Range kIgnorable[] = {
      {0x00AD, 0x00AD},   {0x034F, 0x034F},  {0x061C, 0x061C}, {0x115F, 0x1160}, {0x17B4, 0x17B5},
      {0x180B, 0x180F},   {0x200B, 0x200F},  {0x202A, 0x202E}, {0x2060, 0x206F}, {0x3164, 0x3164},
      {0xFE00, 0xFE0F},   {0xFEFF, 0xFEFF},  {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFF8}, {0x1BCA0, 0x1BCA3},
      {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF}};
  constexpr Range kTags = {0xE0020, 0xE007F};
  constexpr std::string_view kFlag = "\xF0\x9F\x8F\xB4";
  const auto lies_in = [](int code, const Range& range) {
    return code >= range.first && code <= range.last;
  };
  const bool flag = cluster.starts_with(kFlag);
  std::string rest;
  while (!cluster.empty()) {
    const std::optional<CodePoint> next = first_code_point(cluster);
    const std::size_t length = next ? next->num_bytes : 1;
    const bool ignorable =
        next && !(flag && lies_in(next->value, kTags)) &&
        std::any_of(std::begin(kIgnorable), std::end(kIgnorable),
                    [&](const Range& range) { return lies_in(next->value, range); });
    if (!ignorable) rest += cluster.substr(0, length);
    cluster.remove_prefix(length);
  }
  return rest;
}

}  // namespace omnidoku::model
