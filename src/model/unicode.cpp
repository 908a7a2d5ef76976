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

}  // namespace omnidoku::model
