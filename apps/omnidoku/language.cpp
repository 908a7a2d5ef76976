// SPDX-License-Identifier: MIT
#include "language.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "base/check.h"
#include "embedded_words.h"

namespace omnidoku::cli {

namespace {

constexpr std::string_view kEnglish = "en";

using WordsByKey = std::map<std::string, std::string, std::less<>>;

/// The words of a constraint type under the keys of names.ts.
void add_constraint(const std::string& type, const nlohmann::json& words, WordsByKey& all) {
  constexpr std::pair<const char*, const char*> kKeys[] = {{"title", "constraint."},
                                                           {"noun", "noun."},
                                                           {"rule", "rule."},
                                                           {"plain_rule", "plain-rule."}};
  for (const auto& [name, key] : kKeys) {
    if (words.contains(name)) all[key + type] = words[name].get<std::string>();
  }
  if (!words.contains("parameters")) return;
  for (const auto& [parameter, said] : words["parameters"].items()) {
    if (said.contains("name")) all["parameter." + parameter] = said["name"].get<std::string>();
  }
}

}  // namespace

std::vector<std::string> Language::codes() {
  std::vector<std::string> found = {std::string(kEnglish)};
  for (const EmbeddedWords& file : embedded_words()) {
    if (std::ranges::count(found, file.language) == 0) found.emplace_back(file.language);
  }
  std::sort(found.begin() + 1, found.end());
  return found;
}

Language::Language(std::string_view code) : is_english_(code == kEnglish) {
  for (const EmbeddedWords& file : embedded_words()) {
    if (file.language != code) continue;
    const auto read = nlohmann::json::parse(file.text, nullptr, /*allow_exceptions=*/false);
    OMNIDOKU_CHECK(read.is_object());
    for (const auto& [key, words] : read.items()) {
      if (words.is_string()) {
        words_[key] = words.get<std::string>();
      } else {
        add_constraint(key, words, words_);
      }
    }
  }
}

std::string Language::find(std::string_view key) const {
  const auto found = words_.find(key);
  return found == words_.end() ? std::string() : found->second;
}

std::string Language::find(std::string_view key, std::string_view own) const {
  const auto found = words_.find(key);
  return std::string(found == words_.end() ? own : found->second);
}

std::string filled(std::string_view words,
                   const std::function<std::string(std::string_view hole)>& told_of) {
  std::string text;
  std::size_t done = 0;
  for (std::size_t at = words.find('{'); at != std::string_view::npos; at = words.find('{', done)) {
    const std::size_t end = words.find('}', at);
    OMNIDOKU_CHECK(end != std::string_view::npos);
    text += words.substr(done, at - done);
    text += told_of(words.substr(at + 1, end - at - 1));
    done = end + 1;
  }
  return text.append(words.substr(done));
}

std::string Language::say(std::string_view key, const Values& values) const {
  return filled(find(key), [&values](std::string_view name) {
    const auto* const value =
        std::ranges::find(values, name, [](const auto& one) { return one.first; });
    return value == values.end() ? std::string() : value->second;
  });
}

std::string Language::list(const std::vector<std::string>& items, std::string_view last) const {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += find(i + 1 == items.size() ? last : "list.comma");
    text += items[i];
  }
  return text;
}

}  // namespace omnidoku::cli
