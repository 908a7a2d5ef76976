// SPDX-License-Identifier: MIT
//
// A rule of the source that was not understood, as a value: what it is called or says, how often it
// is there, and where it comes from. People, files and the api have it as a text, which says all of
// it: from_text() is the inverse of text(), and the only place that takes such a text apart.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace omnidoku::model {

struct UnknownRule {
  enum class Source {
    name,     ///< what has a name in the source: a constraint, a member, an element
    drawing,  ///< what is drawn and told by its form alone, for which each format has other words
    words,    ///< a sentence
  };
  Source source = Source::name;
  std::string words;      ///< "arrow", "drawn line"; a sentence without its quotation marks
  std::size_t count = 1;  ///< how often it is there
  bool goes_on = false;   ///< whether it is only how a long sentence begins

  /// Something with a name, or drawn ("drawn line").
  [[nodiscard]] static UnknownRule named(std::string_view words, std::size_t count = 1);
  /// A sentence of the setter. Of a very long one only how it begins is kept.
  [[nodiscard]] static UnknownRule said(std::string_view sentence);
  /// The rule that has this text.
  [[nodiscard]] static UnknownRule from_text(std::string_view text);

  /// As a person should read it: "arrow (3 times)", "\"Cells on a line rise ...\"".
  [[nodiscard]] std::string text() const;

  friend bool operator==(const UnknownRule&, const UnknownRule&) = default;
};

using UnknownRules = std::vector<UnknownRule>;

/// "arrow (3 times)"; without the number when it is one.
[[nodiscard]] std::string times(std::string_view words, std::size_t count);

[[nodiscard]] std::vector<std::string> texts_of(const UnknownRules& rules);

/// Adds a rule unless it is among them.
void add_once(UnknownRules& rules, UnknownRule rule);

}  // namespace omnidoku::model
