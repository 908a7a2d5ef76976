// SPDX-License-Identifier: MIT
//
// The grammar of rules in English, over the words of statements.cpp; its lines are in english/.
#include <array>

#include "reading/english/lines.h"
#include "reading/grammar.h"

namespace omnidoku::reading {

std::span<const std::string_view> english_lines() {
  static const std::array parts = {kThingLines, kListLines,       kTestLines, kSubjectLines,
                                   kMarkLines,  kComparisonLines, kClueLines, kBoardLines,
                                   kAreaLines,  kLinePartLines};
  return parts;
}

const Grammar& english() {
  static const Grammar grammar(english_lines());
  return grammar;
}

}  // namespace omnidoku::reading
