// SPDX-License-Identifier: MIT
#include "reading/plain_words.h"

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <set>
#include <utility>

#include "reading/grammar.h"
#include "reading/letters.h"
#include "reading/spellings.h"

namespace omnidoku::reading {
namespace {

constexpr std::size_t kLeastOfLongWord = 6;  ///< letters

/// "XIs", "V's": letters that stand for numbers, in capitals, without what makes them many.
std::string without_plural(const std::string& word) {
  std::size_t end = word.size();
  if (end > 1 && word[end - 1] == 's') --end;
  const bool is_roman =
      end > 0 && std::all_of(word.begin(), word.begin() + static_cast<std::ptrdiff_t>(end),
                             [](char c) { return c == 'X' || c == 'V' || c == 'I'; });
  return is_roman && !(end == 1 && word[0] == 'I') ? word.substr(0, end) : word;
}

/// The letter that a mathematical alphabet (U+1D400 to U+1D6A3, bold, slanted and others) has at
/// the beginning of a text; 0 where there is none.
char plain_letter(std::string_view text) {
  if (!text.starts_with("\xf0\x9d") || text.size() < 4) return 0;
  const auto part = [text](std::size_t i) { return static_cast<unsigned char>(text[i]) & 0x3FU; };
  const unsigned code = 0x1D000U + (part(2) << 6U) + part(3);
  constexpr unsigned kFirst = 0x1D400;
  constexpr unsigned kLast = 0x1D6A3;
  if (code < kFirst || code > kLast) return 0;
  const unsigned letter = (code - kFirst) % 52;
  return static_cast<char>(letter < 26 ? 'A' + letter : 'a' + letter - 26);
}

/// Whether the '+' at a place says "or more", as in "differ by 5+", and adds nothing to the number.
bool is_or_more(std::string_view text, std::size_t at) {
  if (at == 0 || !is_digit(text[at - 1])) return false;
  const std::size_t next = text.find_first_not_of(' ', at + 1);
  return next == std::string_view::npos || !(is_digit(text[next]) || next == at + 1) ||
         text[next] == '.' || text[next] == ',' || text[next] == ';' || text[next] == ')';
}

void replace_words(std::string& words, std::string_view from, std::string_view to) {
  const std::string wanted = " " + std::string(from) + " ";
  const std::string made = to.empty() ? " " : " " + std::string(to) + " ";
  for (std::size_t at = words.find(wanted); at != std::string::npos;
       at = words.find(wanted, at + made.size() - 1))
    words.replace(at, wanted.size(), made);
}

/// Whether one letter more, less, other or two in the other order make the same word.
bool is_nearly(std::string_view a, std::string_view b) {
  if (a.size() > b.size()) std::swap(a, b);
  if (b.size() - a.size() > 1) return false;
  std::size_t same = 0;
  while (same < a.size() && a[same] == b[same]) ++same;
  if (a.size() != b.size()) return a.substr(same) == b.substr(same + 1);
  if (same == a.size()) return true;
  if (a.substr(same + 1) == b.substr(same + 1)) return true;
  return same + 1 < a.size() && a[same] == b[same + 1] && a[same + 1] == b[same] &&
         a.substr(same + 2) == b.substr(same + 2);
}

/// The long words that rules are said in.
const std::set<std::string, std::less<>>& long_words() {
  static const std::set<std::string, std::less<>> all = [] {
    std::set<std::string, std::less<>> made;
    const auto add = [&made](const std::string& word) {
      if (word.size() >= kLeastOfLongWord) made.insert(word);
    };
    for (const Spelling& one : spellings()) {
      for (const std::string& word : split_words(one.from)) add(word);
    }
    for (const std::string& word : english().words()) add(word);
    return made;
  }();
  return all;
}

/// Slips in long words mended, where only one word can be meant.
void mend_slips(std::string& words) {
  std::string made = " ";
  for (const std::string& word : split_words(words)) {
    const std::string* meant = &word;
    if (word.size() >= kLeastOfLongWord && !long_words().contains(word)) {
      const std::string* near = nullptr;
      bool is_only = true;
      for (const std::string& known : long_words()) {
        if (!is_nearly(word, known)) continue;
        is_only = near == nullptr;
        near = &known;
      }
      if (near != nullptr && is_only) meant = near;
    }
    made += *meant + " ";
  }
  words = std::move(made);
}

/// Words that say what a rule is about.
constexpr std::string_view kSubjects[] = {
    "line",   "cage",  "cell",   "dot",     "circle", "square", "diamond", "arrow", "thermo",
    "region", "row",   "column", "box",     "digit",  "clue",   "corner",  "edge",  "diagonal",
    "gray",   "white", "black",  "red",     "pink",   "orange", "yellow",  "brown", "green",
    "blue",   "cyan",  "purple", "magenta", "shaded", "star",   "sign",    "pair",  "loop"};

/// "Each cage contains an odd digit", "a prime", "a single even digit": one of its digits, not all.
/// Of plain words.
void tell_one_from_all(std::string& words) {
  constexpr std::string_view kHave[] = {"contains", "contain", "has",      "have",  "containing",
                                        "having",   "include", "includes", "holds", "hold"};
  constexpr std::string_view kKinds[] = {"odd",  "even",      "prime", "low",
                                         "high", "composite", "square"};
  constexpr std::string_view kNouns[] = {"digit", "number", "value"};
  const auto is_of = [](const std::string& word, const auto& list) {
    return std::find(std::begin(list), std::end(list), word) != std::end(list);
  };
  std::vector<std::string> all = split_words(words);
  bool has_one = false;
  for (std::size_t i = 0; i + 2 < all.size(); ++i) {
    const bool goes_on = has_one && all[i] == "and";
    if (!(goes_on || is_of(all[i], kHave)) || (all[i + 1] != "a" && all[i + 1] != "an")) continue;
    std::size_t at = i + 2;
    const bool is_only_one = all[at] == "single" || all[at] == "lone" || all[at] == "unique";
    if (is_only_one || all[at] == "certain") ++at;
    const std::size_t kind = at;
    if (at < all.size() && is_of(all[at], kKinds)) ++at;
    const bool has_kind = at > kind;
    const bool is_digit_itself =
        is_only_one && kind < all.size() && all[kind].size() == 1 && is_digit(all[kind][0]);
    const bool has_noun = at < all.size() && is_of(all[at], kNouns);
    // "An odd number of ...", "an even sum".
    constexpr std::string_view kOthers[] = {"sum",     "total",    "product", "difference",
                                            "number",  "count",    "amount",  "parity",
                                            "average", "position", "or"};
    const bool is_other = has_noun
                              ? at + 1 < all.size() && (all[at + 1] == "of" || all[at + 1] == "sum")
                              : at < all.size() && is_of(all[at], kOthers);
    if (is_other || !(has_noun || has_kind || is_digit_itself)) continue;
    // What a digit is compared with, "a digit greater than 5", has its own words.
    if (!has_kind && !is_only_one) continue;
    // "A cell containing a square" has it drawn.
    if (has_kind && !has_noun && all[kind] == "square") continue;
    std::vector<std::string> made(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    made.insert(made.end(), is_only_one ? std::initializer_list<std::string>{"exactly", "1"}
                                        : std::initializer_list<std::string>{"somea"});
    if (has_kind) made.push_back(all[kind]);
    if (!is_digit_itself) made.emplace_back("digit");
    made.insert(made.end(), all.begin() + static_cast<std::ptrdiff_t>(at) + (has_noun ? 1 : 0),
                all.end());
    all = std::move(made);
    has_one = true;
  }
  words = " ";
  for (const std::string& word : all) words += word + " ";
}

}  // namespace

std::string plain_words(std::string_view text) {
  std::string made = " ";
  std::string word;
  const auto end_word = [&] {
    if (!word.empty()) made += small(without_plural(word)) + " ";
    word.clear();
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool is_negative = c == '-' && i > 1 && i + 1 < text.size() && text[i - 1] == ' ' &&
                             is_digit(text[i + 1]) && is_letter(text[i - 2]);
    if (is_negative) made += "minus ";
    const auto byte = static_cast<unsigned char>(c);
    const bool is_ratio =
        c == ':' && i > 0 && i + 1 < text.size() && is_digit(text[i - 1]) && is_digit(text[i + 1]);
    if (text.substr(i, 3) == "(s)" && !word.empty()) {  // "digit(s)"
      i += 2;
      continue;
    }
    if (is_letter(c) || is_digit(c) || is_ratio) {
      word += c;
      continue;
    }
    if (const char letter = plain_letter(text.substr(i)); letter != 0) {
      word += letter;
      i += 3;
      continue;
    }
    end_word();
    constexpr std::string_view kSigns = "<>=+%&";
    constexpr std::string_view kSignWords[] = {"lt", "gt", "eq", "plus", "percent", "and"};
    if (c == '+' && is_or_more(text, i)) {
      made += "or more ";
    } else if (const std::size_t sign = kSigns.find(c); sign != std::string_view::npos) {
      made += std::string(kSignWords[sign]) + " ";
    } else if (byte >= 0xE0 && i + 2 < text.size()) {
      const std::string_view wide = text.substr(i, 3);
      if (wide == "\xc3\x97") made += 'x';
      if (wide == "\xe2\x89\xa5") made += "atleast ";
      if (wide == "\xe2\x89\xa4") made += "atmost ";
      i += byte >= 0xF0 ? 3 : 2;
    } else if (byte >= 0xC0) {
      i += 1;
    }
  }
  end_word();
  return made;
}

bool names_subject(const std::vector<std::string>& words) {
  return std::any_of(words.begin(), words.end(), [](const std::string& word) {
    return std::find(std::begin(kSubjects), std::end(kSubjects), word) != std::end(kSubjects);
  });
}

std::vector<std::string> split_words(std::string_view words) {
  std::vector<std::string> made;
  std::size_t at = 0;
  while (at < words.size()) {
    const std::size_t begin = words.find_first_not_of(' ', at);
    if (begin == std::string_view::npos) break;
    at = std::min(words.find(' ', begin), words.size());
    made.emplace_back(words.substr(begin, at - begin));
  }
  return made;
}

bool is_number(std::string_view word) {
  return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
}

std::vector<std::string> words_of(std::string_view text) {
  std::string words = plain_words(text);
  mend_slips(words);
  tell_one_from_all(words);
  // Of several things the same digits are not one digit.
  const bool is_of_several = words.ends_with(" the same digits ");
  for (const Spelling& one : spellings()) replace_words(words, one.from, one.to);
  std::vector<std::string> made = split_words(words);
  if (is_of_several && !made.empty()) made.back() = "digits";
  return made;
}

}  // namespace omnidoku::reading
