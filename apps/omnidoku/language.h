// SPDX-License-Identifier: MIT
//
// Language: words in one language, by the keys that the page has for them (web/src/i18n/names.ts).
#pragma once

#include <functional>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace omnidoku::cli {

/// Words with what is told of each "{hole}" in its place.
[[nodiscard]] std::string filled(std::string_view words,
                                 const std::function<std::string(std::string_view hole)>& told_of);

class Language {
 public:
  /// The languages there are, English first.
  [[nodiscard]] static std::vector<std::string> codes();

  /// One of codes().
  explicit Language(std::string_view code);

  /// What the engine says itself is in English.
  [[nodiscard]] bool is_english() const { return is_english_; }
  /// The words of a key; empty where the language has none.
  [[nodiscard]] std::string find(std::string_view key) const;
  /// The same; where the language has none, what the engine says.
  [[nodiscard]] std::string find(std::string_view key, std::string_view own) const;

  using Values = std::initializer_list<std::pair<std::string_view, std::string>>;
  /// The words of a key with a value in the place of each "{name}".
  [[nodiscard]] std::string say(std::string_view key, const Values& values = {}) const;

  /// "a", "a and b", "a, b and c"; with `last` "list.or": "a, b or c".
  [[nodiscard]] std::string list(const std::vector<std::string>& items,
                                 std::string_view last = "list.and") const;

 private:
  bool is_english_;
  std::map<std::string, std::string, std::less<>> words_;
};

}  // namespace omnidoku::cli
