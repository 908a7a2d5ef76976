// SPDX-License-Identifier: MIT
#include "reading/meanings.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string_view>
#include <utility>

#include "reading/formula_text.h"
#include "reading/grammar.h"
#include "reading/loose_reading.h"
#include "reading/plain_words.h"
#include "reading/references.h"
#include "reading/statement_kinds.h"

namespace omnidoku::reading {
namespace {

/// Whether the second meaning says what the first does and something else as well: the same things
/// with a conjunction of which its formula is a part.
bool is_part_of_conjunction(std::string_view part, std::string_view whole) {
  constexpr std::string_view kIs = ":: ";
  const std::size_t at = part.find(kIs);
  if (at == std::string_view::npos || !whole.starts_with(part.substr(0, at + kIs.size())))
    return false;
  const std::string formula = "(" + std::string(part.substr(at + kIs.size())) + ")";
  const std::string_view rest = whole.substr(at + kIs.size());
  return rest.find(formula + " and ") == 0 || rest.ends_with(" and " + formula);
}

/// Words that speak of things of several colours, "red and blue line", as those of one colour
/// each, by these colours. Empty where they do not, or where both may be meant together.
std::map<std::string, std::vector<std::string>> for_each_colour(
    const std::vector<std::string>& words) {
  std::map<std::string, std::vector<std::string>> made;
  const auto first = std::find_if(words.begin(), words.end(), is_colour);
  std::set<std::string> colours;
  bool is_list = false;
  auto last = first;
  for (; last != words.end(); ++last) {
    const bool is_joint = *last == "and" || *last == "or";
    if (is_joint && std::next(last) != words.end() && is_colour(*std::next(last))) {
      is_list = true;
    } else if (is_colour(*last)) {
      colours.insert(*last);
    } else {
      break;
    }
  }
  // "On both a red and a blue line": where they cross. "The red or the blue line has": one of them.
  const std::string before =
      first == words.begin() || first == words.end() ? "" : *std::prev(first);
  constexpr std::string_view kBeforeOr[] = {"on", "in", "of", "no"};
  const bool is_or = std::find(first, last, "or") != last;
  const bool is_behind_preposition =
      std::find(std::begin(kBeforeOr), std::end(kBeforeOr), before) != std::end(kBeforeOr);
  const bool may_be_both = is_or ? !is_behind_preposition : before == "each" || before == "either";
  if (!is_list || colours.size() < 2 || last == words.end() || may_be_both ||
      !names_subject({*last}) || std::any_of(last, words.end(), is_colour))
    return made;
  for (const std::string& colour : colours) {
    std::vector<std::string>& one = made[colour];
    one.assign(words.begin(), first);
    one.push_back(colour);
    one.insert(one.end(), last, words.end());
  }
  return made;
}

/// A meaning that is about each thing of one colour, for those of another one; empty where it is
/// about something else.
std::string in_colour(std::string_view meaning, const std::string& from, const std::string& to) {
  const std::string looks = "colour=" + from;
  const std::size_t at = meaning.find(looks);
  const bool is_of_each = meaning.starts_with("each ") &&
                          meaning.find(" ;; ") == std::string_view::npos &&
                          at != std::string_view::npos && at < meaning.find(" :: ");
  if (!is_of_each) return {};
  std::string made(meaning);
  return made.replace(at, looks.size(), "colour=" + to);
}

/// Whether a meaning leaves out the colour of some of the lines that words speak of: then what is
/// on "the blue line" would be on the red one that the sentence begins with.
bool mixes_lines_up(std::string_view meaning, const std::vector<std::string>& words) {
  std::set<std::string> colours;
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    if (words[i + 1] == "line" && is_colour(words[i])) colours.insert(words[i]);
  }
  return colours.size() > 1 && std::any_of(colours.begin(), colours.end(), [&](const auto& colour) {
           return meaning.find("colour=" + colour) == std::string_view::npos;
         });
}

/// Whether words speak of pairs of neighbours on a line and a meaning of the whole of it: "each
/// pair of adjacent digits has exactly one even digit".
bool takes_pairs_for_all(std::string_view meaning, const std::vector<std::string>& words) {
  constexpr std::string_view kNear[] = {"adjacent", "orthoadjacent", "neighbour", "neighbouring"};
  constexpr std::string_view kOfPairs[] = {"steps", "windows", "places", "pairs"};
  const std::vector<std::string> pair = {"pair", "of"};
  const auto at = std::search(words.begin(), words.end(), pair.begin(), pair.end());
  if (words.end() - at < 3 || !meaning.starts_with("each line")) return false;
  const bool is_of_neighbours =
      std::find(std::begin(kNear), std::end(kNear), *(at + 2)) != std::end(kNear);
  return is_of_neighbours &&
         std::none_of(std::begin(kOfPairs), std::end(kOfPairs),
                      [meaning](std::string_view word) { return speaks_of(meaning, word); });
}

/// Whether words cannot mean what a grammar makes of them, for what they say elsewhere.
bool is_amiss(std::string_view meaning, const std::vector<std::string>& words) {
  return mixes_lines_up(meaning, words) || takes_pairs_for_all(meaning, words) ||
         ((lets_differ(words) || lets_repeat(words)) && meaning.ends_with("it is different")) ||
         (tells_where_marks_are(words) && meaning.find("unmarked") == std::string_view::npos);
}

/// Whether what is said of things of several colours may be said of them all together: "have the
/// same parity", "have different digits", "are equal".
bool may_be_together(std::string_view meaning, const std::vector<std::string>& words) {
  const bool compares = has(words, "same") || has(words, "tell") || has(words, "equal");
  const bool is_of_one = meaning.ends_with("it is palindrome") ||
                         meaning.find("pairs(segments)") != std::string_view::npos;
  return (compares && !is_of_one) ||
         (meaning.ends_with("it is different") && !has(words, "repeat"));
}

}  // namespace

const std::vector<std::string>& Meanings::of(const std::vector<std::string>& words) {
  const auto [known, is_new] = strict_.try_emplace(words);
  if (is_new) {
    known->second = english().meanings("statement", words);
    for (std::string& meaning : english_frames().meanings(words)) {
      if (!has(known->second, meaning)) known->second.push_back(std::move(meaning));
    }
    for (std::string& meaning : in_colours(words)) known->second.push_back(std::move(meaning));
    std::erase_if(known->second, [&words](const std::string& meaning) {
      return meaning != "nothing" && is_amiss(meaning, words);
    });
    // What says all that another one does and more has left out no words that the other has used.
    std::stable_partition(known->second.begin(), known->second.end(),
                          [all = known->second](const std::string& meaning) {
                            return std::any_of(all.begin(), all.end(), [&](const auto& other) {
                              return is_part_of_conjunction(other, meaning);
                            });
                          });
  }
  return known->second;
}

/// What words mean that say the same of things of several colours: "Red and blue lines are
/// palindromes".
std::vector<std::string> Meanings::in_colours(const std::vector<std::string>& words) {
  const auto ways = for_each_colour(words);
  std::vector<std::string> meanings;
  if (ways.empty()) return meanings;
  const std::string& first = ways.begin()->first;
  for (const std::string& meaning : of(ways.begin()->second)) {
    std::string all = meaning;
    const bool is_said_of_all =
        !may_be_together(meaning, words) &&
        std::all_of(std::next(ways.begin()), ways.end(), [&](const auto& way) {
          const std::string other = in_colour(meaning, first, way.first);
          all += " ;; " + other;
          return !other.empty() && has(of(way.second), other);
        });
    if (is_said_of_all) meanings.push_back(std::move(all));
  }
  return meanings;
}

const std::vector<LooseMeaning>& Meanings::loosely_of(const std::vector<std::string>& words) {
  const auto [known, is_new] = loose_.try_emplace(words);
  if (is_new) {
    known->second = loose_meanings(words);
    std::erase_if(known->second,
                  [&words](const LooseMeaning& one) { return is_amiss(one.meaning, words); });
  }
  return known->second;
}

}  // namespace omnidoku::reading
