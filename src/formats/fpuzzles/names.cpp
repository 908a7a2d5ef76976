// SPDX-License-Identifier: MIT
#include <algorithm>

#include "formats/fpuzzles/fpuzzles.h"
#include "formats/text.h"

namespace omnidoku::formats {

namespace fpuzzles_names {

std::string negative_of(std::string_view marks) {
  return std::string(kNegative) + " " + std::string(marks);
}

std::string_view marks_of_negative(std::string_view name) {
  const bool is_one = name.starts_with(kNegative) && name.size() > kNegative.size() + 1;
  return is_one ? name.substr(kNegative.size() + 1) : std::string_view();
}

bool is_cosmetic(std::string_view member) {
  constexpr std::string_view kMembers[] = {
      "line",
      "circle",
      "rectangle",
      "text",
      "cage",
      "fogofwar",
      "foglight",
      "triggereffect",
      "fogtriggers",
      "highlightConflicts",
      "disabledlogic",
      "truecandidatesoptions",
      "successMessage",
      "msgcorrect",
      "solutionMessage",
  };
  return is_among(member, kMembers);
}

bool is_cell_decoration(std::string_view member) {
  constexpr std::string_view kMembers[] = {"c", "cArray", "highlight"};
  return is_among(member, kMembers);
}

bool is_element_decoration(std::string_view member) {
  constexpr std::string_view kMembers[] = {
      "outlineC",
      "fontC",
      "baseC",
      "c",
      "width",
      "height",
      "size",
      "angle",
      "opacity",
      "fromConstraint",
      "isNewConstraint",
      "fromRangskSolver",
  };
  return is_among(member, kMembers);
}

std::string rule_words(std::string_view member) {
  constexpr std::pair<std::string_view, std::string_view> kWords[] = {
      {"antiknight", "anti-knight"},
      {"antiking", "anti-king"},
      {"littlekillersum", "little killer"},
      {"sandwichsum", "sandwich"},
      {"xsum", "X-sum"},
      {"slowthermometer", "slow thermometer"},
      {"betweenline", "between line"},
      {"regionsumline", "region sum line"},
      {"entropicline", "entropic line"},
      {"modularline", "modular line"},
      {"doublearrow", "double arrow"},
      {"zipperline", "zipper line"},
      {"rowindexer", "row indexer"},
      {"columnindexer", "column indexer"},
      {"boxindexer", "box indexer"},
      {"disjointgroups", "disjoint groups"},
      {"killercage", "killer cage"},
      {"extraregion", "extra region"},
      {"xv", "XV"},
      {"diagonal+", "rising diagonal"},
      {"diagonal-", "falling diagonal"},
  };
  for (const auto& [name, words] : kWords) {
    if (name == member) return std::string(words);
  }
  return std::string(member);
}

}  // namespace fpuzzles_names

}  // namespace omnidoku::formats
