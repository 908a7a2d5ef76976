// SPDX-License-Identifier: MIT
#include "reading/references.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

#include "base/joined.h"
#include "reading/grammar.h"
#include "reading/letters.h"
#include "reading/mentions.h"
#include "reading/statement_kinds.h"

namespace omnidoku::reading {
namespace {

using Words = std::vector<std::string>;

template <class List>
bool is_one_of(const std::string& word, const List& list) {
  return std::find(std::begin(list), std::end(list), word) != std::end(list);
}

bool has_colour(const Words& words) { return std::any_of(words.begin(), words.end(), is_colour); }

bool tells_colour(const Mention& mention) {
  return std::any_of(mention.selector.begin(), mention.selector.end(),
                     [](const std::string& word) { return word.starts_with("colour="); });
}

/// The words without those before the first colour: "each of the green lines" is "green line".
Words from_colour(const Words& words, const Mention& mention) {
  const auto begin = words.begin() + static_cast<std::ptrdiff_t>(mention.begin);
  const auto end = words.begin() + static_cast<std::ptrdiff_t>(mention.end);
  return {std::find_if(begin, end, is_colour), end};
}

/// A word of a text as it is written.
struct Token {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::string word;  ///< in small letters
};

std::vector<Token> tokens_in(std::string_view text) {
  std::vector<Token> tokens;
  for (std::size_t i = 0; i < text.size();) {
    if (!is_letter(text[i])) {
      ++i;
      continue;
    }
    const std::size_t begin = i;
    while (i < text.size() && (is_letter(text[i]) || is_digit(text[i]))) ++i;
    tokens.push_back({begin, i, small(text.substr(begin, i - begin))});
  }
  return tokens;
}

constexpr std::string_view kDemonstratives[] = {"these", "those", "such", "this"};
constexpr std::string_view kArticles[] = {"a", "an"};
constexpr std::string_view kThemOrIt[] = {"them", "it"};
constexpr std::string_view kLeading[] = {"they", "it", "these", "those"};
constexpr std::string_view kBeforePronouns[] = {"on", "along", "in", "within", "across", "inside"};
/// What only the thing before can have: "this sum", "each segment".
constexpr std::string_view kOfThing[] = {"sum", "total", "difference", "value", "number"};
constexpr std::string_view kPartsOfThing[] = {"segment",  "segments", "section",
                                              "sections", "piece",    "pieces"};
constexpr std::string_view kQuantifiers[] = {"each", "every", "any", "all"};

/// Whether words speak of something that the things of the sentence before have, so that "a line"
/// is one of these.
bool speaks_of_something_had(const std::vector<Token>& tokens) {
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (is_one_of(tokens[i].word, kPartsOfThing)) return true;
    const bool is_this = tokens[i].word == "this" || tokens[i].word == "that";
    if (is_this && i + 1 < tokens.size() && is_one_of(tokens[i + 1].word, kOfThing)) return true;
  }
  return false;
}

}  // namespace

bool is_colour(const std::string& word) {
  const Words meanings = english().meanings("colour", {word});
  return std::any_of(meanings.begin(), meanings.end(), [](const std::string& meaning) {
    return meaning.starts_with("colour=") || meaning.starts_with("shade=");
  });
}

Referent referent_in(const Statement& statement) {
  Referent found;
  const Words& words = statement.words;
  if (!has_colour(words)) return found;
  std::vector<Mention> mentions = mentions_in(words);
  std::vector<bool> is_named(words.size(), false);
  for (const Mention& mention : mentions) {
    if (!tells_colour(mention)) continue;
    Words thing = from_colour(words, mention);
    // Longer ones come first; what is a part of one is no other.
    const auto is_part = [&thing](const Words& all) {
      return std::search(all.begin(), all.end(), thing.begin(), thing.end()) != all.end();
    };
    if (found.words.empty()) {
      found.words = std::move(thing);
      found.selector = mention.selector;
    } else if (!is_part(found.words)) {
      return {};
    } else if (thing.size() > 1 && mention.selector == found.selector) {
      found.words = std::move(thing);  // without what stands behind it, "purple line in"
    }
    std::fill(is_named.begin() + static_cast<std::ptrdiff_t>(mention.begin),
              is_named.begin() + static_cast<std::ptrdiff_t>(mention.end), true);
  }
  // "Green and purple lines": more is meant than what a mention has.
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (!is_named[i] && is_colour(words[i])) return {};
  }
  // "Cells shaded green" have no name of their own.
  if (found.words.size() < 2 || is_colour(found.words.back())) return {};
  found.is_only = std::all_of(mentions.begin(), mentions.end(), [&found](const Mention& mention) {
    return mention.selector.front() == found.selector.front();
  });
  return found;
}

Referent referent_in_label(const Statement& label) {
  Referent found = referent_in(label);
  const bool names_things = std::any_of(
      label.words.begin(), label.words.end(),
      [](const std::string& word) { return !is_colour(word) && names_subject({word}); });
  if (!found.words.empty() || names_things) return found;
  Words colours;
  std::copy_if(label.words.begin(), label.words.end(), std::back_inserter(colours), is_colour);
  if (colours.size() != 1) return found;
  found.words = {colours.front(), "line"};
  found.selector = {"line", "colour=" + colours.front()};
  found.is_only = true;
  return found;
}

bool may_refer(std::string_view text) {
  const std::vector<Token> tokens = tokens_in(text);
  return std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
    return token.word == "the" || is_one_of(token.word, kDemonstratives) ||
           is_one_of(token.word, kThemOrIt) || is_one_of(token.word, kLeading) ||
           is_one_of(token.word, kPartsOfThing) || token.word == "that";
  });
}

std::optional<std::string> with_referent(std::string_view text, const Referent& referent,
                                         Nearness nearness) {
  if (referent.words.empty() || has_colour(words_of(text))) return std::nullopt;
  const std::vector<Token> tokens = tokens_in(text);
  const std::string name = base::joined(referent.words, " ");
  const bool is_near = nearness != Nearness::further;
  const bool is_of_all = nearness == Nearness::label ||
                         (nearness == Nearness::next && speaks_of_something_had(tokens));
  std::string made;
  std::size_t done = 0;
  const auto replace = [&](std::size_t begin, std::size_t end) {
    made += std::string(text.substr(done, begin - done)) + name;
    done = end;
  };
  const auto is_its_kind = [&](std::size_t i) {
    if (i >= tokens.size()) return false;
    const Words words = words_of(tokens[i].word);
    return words.size() == 1 && words.front() == referent.words.back();
  };
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const std::string& word = tokens[i].word;
    const auto is_any_of = [&tokens](std::size_t at, const auto& list) {
      return at < tokens.size() && is_one_of(tokens[at].word, list);
    };
    // "These lines", "each such line", "such a line".
    std::size_t noun = i + 1;
    const bool is_quantified = is_one_of(word, kQuantifiers);
    const bool is_each_such = is_quantified && is_any_of(noun, kDemonstratives);
    if (is_each_such) ++noun;
    const bool is_this = is_each_such || is_one_of(word, kDemonstratives);
    if (is_this && is_any_of(noun, kArticles)) ++noun;
    const bool is_any =
        (word == "the" && is_near) || (is_of_all && (is_quantified || is_one_of(word, kArticles)));
    const bool is_bare_name = is_of_all && nearness == Nearness::next && is_its_kind(i);
    const bool is_pronoun =
        (i == 0 && is_one_of(word, kLeading)) ||
        (i > 0 && is_one_of(word, kThemOrIt) && is_one_of(tokens[i - 1].word, kBeforePronouns));
    if ((is_this || is_any) && is_its_kind(noun)) {
      replace(tokens[i].begin, tokens[noun].end);
      i = noun;
    } else if (is_bare_name || (is_near && referent.is_only && is_pronoun)) {
      replace(tokens[i].begin, tokens[i].end);
    }
  }
  if (done == 0) return std::nullopt;
  return made + std::string(text.substr(done));
}

}  // namespace omnidoku::reading
