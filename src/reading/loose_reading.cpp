// SPDX-License-Identifier: MIT
#include "reading/loose_reading.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <set>
#include <string_view>
#include <utility>

#include "reading/grammar.h"
#include "reading/mentions.h"
#include "reading/plain_words.h"
#include "reading/statement_kinds.h"

namespace omnidoku::reading {
namespace {

using Words = std::vector<std::string>;

/// Whether a rule may be another one without the word.
bool must_stay(const std::string& word) {
  static const std::set<std::string, std::less<>> kTelling = {
      "lie",        "lies",      "almost",     "alternate", "alternating", "apart",    "aside",
      "atleast",    "atmost",    "average",    "bar",       "barring",     "besides",  "between",
      "border",     "box",       "central",    "column",    "consecutive", "cross",    "crosses",
      "crossing",   "damaged",   "defective",  "differ",    "difference",  "either",   "even",
      "except",     "excepting", "excluding",  "fake",      "fall",        "faulty",   "few",
      "final",      "first",     "flipped",    "greater",   "greatest",    "half",     "hardly",
      "if",         "ignoring",  "incorrect",  "initial",   "inner",       "inside",   "instead",
      "inverse",    "inverted",  "lack",       "lacks",     "last",        "least",    "less",
      "lied",       "many",      "may",        "middle",    "minus",       "mirrored", "missing",
      "mistaken",   "most",      "nearly",     "neednot",   "neither",     "never",    "no",
      "none",       "nor",       "not",        "notall",    "odd",         "only",     "opposite",
      "or",         "other",     "others",     "outer",     "outside",     "parity",   "prime",
      "product",    "rarely",    "remainders", "repeat",    "reverse",     "reversed", "rise",
      "row",        "sans",      "save",       "second",    "several",     "single",   "some",
      "stay",       "stays",     "sum",        "sumto",     "swapped",     "third",    "twice",
      "unless",     "unlike",    "untrue",     "within",    "without",     "avoid",    "avoids",
      "avoiding",   "ban",       "banned",     "bans",      "deny",        "denies",   "dodge",
      "dodges",     "forbid",    "forbids",    "forbidden", "lest",        "prohibit", "prohibits",
      "prohibited", "rather",    "refuse",     "refuses",   "shun",        "shuns",    "above",
      "contrary",   "disregard", "foregoing",  "forget",    "former",      "joke",     "nonsense",
      "previous",   "void"};
  return kTelling.contains(word) || takes_back(word) ||
         word.find_first_of("0123456789") != std::string::npos ||
         !english().meanings("things", {word}).empty() || is_look(word);
}

/// The words but for some of them.
class Shortened {
 public:
  explicit Shortened(const Words& words) : words_(words) {
    for (const std::string& word : words) {
      const bool says_little = !english().has_word(word) || english_frames().is_filler(word);
      may_go_.push_back(says_little && !must_stay(word));
    }
  }

  /// Without those that no phrase has, and without those from `begin` to `end`.
  [[nodiscard]] Words without(std::size_t begin, std::size_t end, Words& left_out) const {
    Words kept;
    for (std::size_t i = 0; i < words_.size(); ++i) {
      const bool is_strange = !english().has_word(words_[i]);
      (is_strange || (i >= begin && i < end) ? left_out : kept).push_back(words_[i]);
    }
    return kept;
  }
  [[nodiscard]] bool may_go(std::size_t begin, std::size_t end) const {
    return std::all_of(may_go_.begin() + static_cast<std::ptrdiff_t>(begin),
                       may_go_.begin() + static_cast<std::ptrdiff_t>(end),
                       [](bool go) { return go; });
  }

 private:
  const Words& words_;
  std::vector<bool> may_go_;
};

}  // namespace

bool tells_a_story(const Statement& statement) {
  static const std::set<std::string, std::less<>> kOfRules = {
      "all",   "any",   "appear", "apply", "cell",      "clue",  "count",    "digit", "different",
      "each",  "equal", "grid",   "have",  "neighbour", "place", "position", "put",   "rule",
      "rules", "same",  "see",    "sign",  "solution",  "somea", "sudoku",   "tell",  "value"};
  // What is in another language has none of the words.
  constexpr std::string_view kEnglish[] = {" the ", " and ", " of ",  " to ",  " at ",
                                           " are ", " was ", " his ", " her ", " my "};
  const std::string text = plain_words(statement.text);
  const bool is_english =
      std::any_of(std::begin(kEnglish), std::end(kEnglish),
                  [&text](std::string_view word) { return text.find(word) != std::string::npos; });
  const Words& words = statement.words;
  return is_english && !words.empty() &&
         std::none_of(words.begin(), words.end(), [](const std::string& word) {
           return must_stay(word) || kOfRules.contains(word);
         });
}

std::vector<LooseMeaning> loose_meanings(const std::vector<std::string>& words) {
  constexpr std::size_t kMostWords = 40;
  constexpr std::size_t kMostInAPlace = 3;
  constexpr std::size_t kMostAtAnEnd = 8;
  std::vector<LooseMeaning> all;
  if (words.size() > kMostWords) return all;
  const Shortened shortened(words);
  std::set<Words> seen;
  const auto read_without = [&](std::size_t begin, std::size_t end) {
    if (!shortened.may_go(begin, end)) return;
    Words left_out;
    Words kept = shortened.without(begin, end, left_out);
    if (!seen.insert(kept).second) return;
    for (std::string& meaning : english().meanings("statement", kept))
      all.push_back({std::move(meaning), left_out});
  };
  for (std::size_t begin = 0; begin < words.size(); ++begin) {
    for (std::size_t end = begin; end <= words.size(); ++end) {
      const bool is_at_an_end = begin == 0 || end == words.size();
      if (end - begin <= (is_at_an_end ? kMostAtAnEnd : kMostInAPlace)) read_without(begin, end);
    }
  }
  for (std::string& meaning : english().meanings("named", words))
    all.push_back({std::move(meaning), {}, true});
  std::vector<LooseMeaning> framed = english_frames().loose_meanings(words);
  all.insert(all.end(), std::make_move_iterator(framed.begin()),
             std::make_move_iterator(framed.end()));
  std::erase_if(all, [&words](const LooseMeaning& one) {
    return one.meaning == "nothing" || 2 * one.left_out.size() > words.size() ||
           std::any_of(one.left_out.begin(), one.left_out.end(), must_stay);
  });
  std::stable_sort(all.begin(), all.end(), [](const LooseMeaning& a, const LooseMeaning& b) {
    return std::pair(a.num_missing, a.left_out.size()) <
           std::pair(b.num_missing, b.left_out.size());
  });
  std::vector<LooseMeaning> each_once;
  for (LooseMeaning& one : all) {
    if (std::none_of(each_once.begin(), each_once.end(),
                     [&one](const LooseMeaning& other) { return other.meaning == one.meaning; }))
      each_once.push_back(std::move(one));
  }
  return each_once;
}

}  // namespace omnidoku::reading
