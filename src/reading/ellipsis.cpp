// SPDX-License-Identifier: MIT
#include "reading/ellipsis.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

#include "reading/mentions.h"
#include "reading/plain_words.h"
#include "reading/statement_kinds.h"

namespace omnidoku::reading {
namespace {

using Words = std::vector<std::string>;

/// The thing that words speak of, with a look: the first of the longest.
std::optional<Mention> thing_in(const Words& words) {
  for (Mention& mention : mentions_in(words)) {
    if (mention.selector.size() > 1) return std::move(mention);
  }
  return std::nullopt;
}

/// The words with a noun where "ones" stands for it, and behind colours that nothing follows.
Words with_noun(const Words& words, const std::string& noun) {
  Words made;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool is_pronoun = words[i] == "ones" && i > 0 && is_look(words[i - 1]);
    made.push_back(is_pronoun ? noun : words[i]);
    const bool has_noun =
        i + 1 < words.size() &&
        (words[i + 1] == "ones" || is_look(words[i + 1]) || names_subject({words[i + 1]}));
    if (is_look(words[i]) && !has_noun) made.push_back(noun);
  }
  return made;
}

/// The numbers of words outside of a mention, by their places.
std::vector<std::size_t> numbers_beside(const Words& words, const Mention& mention) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool is_within = i >= mention.begin && i < mention.end;
    if (!is_within && is_number(words[i])) places.push_back(i);
  }
  return places;
}

}  // namespace

std::optional<Words> spelled_out(const Words& first, const Words& second) {
  const auto thing = thing_in(first);
  if (!thing || second.empty()) return std::nullopt;
  const Words whole = with_noun(second, first[thing->end - 1]);
  const auto other = thing_in(whole);
  if (!other) return std::nullopt;
  static const Words kLittle = {"each", "those",   "on",     "in",      "of",   "for",  "at",
                                "by",   "it",      "and",    "while",   "but",  "with", "digit",
                                "cell", "atleast", "atmost", "exactly", "along"};
  const bool says_more = [&] {
    for (std::size_t i = 0; i < whole.size(); ++i) {
      const bool is_within = i >= other->begin && i < other->end;
      if (!is_within && !is_number(whole[i]) && !has(kLittle, whole[i])) return true;
    }
    return false;
  }();
  if (says_more) return whole == second ? std::nullopt : std::optional(whole);
  const auto numbers = numbers_beside(first, *thing);
  const auto others = numbers_beside(whole, *other);
  if (numbers.size() != 1 || others.size() != 1) return std::nullopt;
  for (const char* compares : {"atleast", "atmost", "exactly"}) {
    if (has(whole, compares) && !has(first, compares)) return std::nullopt;
  }
  Words made = first;
  made[numbers.front()] = whole[others.front()];
  const auto place = [](const Words& words, std::size_t at) {
    return words.begin() + static_cast<std::ptrdiff_t>(at);
  };
  const auto behind = made.erase(place(made, thing->begin), place(made, thing->end));
  made.insert(behind, place(whole, other->begin), place(whole, other->end));
  return made;
}

}  // namespace omnidoku::reading
