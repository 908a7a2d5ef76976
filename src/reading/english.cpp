// SPDX-License-Identifier: MIT
//
// The grammar of rules in English, over the words of statements.cpp; its lines are in english/.
#include "reading/english/lines.h"
#include "reading/grammar.h"

namespace omnidoku::reading {

const Grammar& english() {
  static const Grammar grammar({kThingLines, kListLines, kTestLines, kSubjectLines,
                                kComparisonLines, kClueLines, kBoardLines, kAreaLines});
  return grammar;
}

}  // namespace omnidoku::reading
