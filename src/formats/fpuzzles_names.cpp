// SPDX-License-Identifier: MIT
#include <algorithm>
#include <charconv>

#include "formats/fpuzzles.h"
#include "formats/text.h"

namespace omnidoku::formats {

using base::Value;

namespace fpuzzles_names {

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
  return std::find(std::begin(kMembers), std::end(kMembers), member) != std::end(kMembers);
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
      {"xv", "XV"},
      {"diagonal+", "rising diagonal"},
      {"diagonal-", "falling diagonal"},
  };
  for (const auto& [name, words] : kWords) {
    if (name == member) return std::string(words);
  }
  return std::string(member);
}

/// Whether a member says nothing at all.
bool is_empty(const Value& value) {
  const bool* flag = value.if_bool();
  const std::string* text = value.if_string();
  return value.is_null() || (flag != nullptr && !*flag) || (text != nullptr && text->empty()) ||
         (value.is_array() && value.items().empty()) ||
         (value.is_object() && value.members().empty());
}

/// A whole number, also one in a string. Nothing for anything else.
std::optional<std::int64_t> as_number(const Value& value) {
  if (const std::int64_t* number = value.if_int()) return *number;
  const std::string* text = value.if_string();
  if (text == nullptr) return std::nullopt;
  const std::string_view word = trim_lines(*text);
  std::int64_t number = 0;
  const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (problem != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return number;
}

std::string times(std::string words, std::size_t count) {
  if (count > 1) words += " (" + std::to_string(count) + " times)";
  return words;
}

}  // namespace fpuzzles_names

}  // namespace omnidoku::formats
