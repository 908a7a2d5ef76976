// SPDX-License-Identifier: MIT
#include "reading/statement_kinds.h"

#include <algorithm>
#include <iterator>

namespace omnidoku::reading {
namespace {

bool has_number(const Statement& statement) {
  return std::any_of(statement.words.begin(), statement.words.end(), [](const std::string& word) {
    return word.find_first_of("0123456789") != std::string::npos;
  });
}

/// Whether words have one of a list.
template <class List>
bool has_one_of(const std::vector<std::string>& words, const List& list) {
  return std::any_of(std::begin(list), std::end(list),
                     [&words](std::string_view word) { return has(words, word); });
}

/// What a mark is called.
constexpr std::string_view kMarks[] = {"dot",  "circle", "square", "diamond",
                                       "sign", "letter", "mark",   "marks"};

}  // namespace

bool has(const std::vector<std::string>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

bool goes_on(const Statement& statement) {
  constexpr std::string_view kBegins[] = {"if", "then", "so", "since", "because", "but", "as"};
  return has_number(statement) ||
         (!statement.words.empty() && std::find(std::begin(kBegins), std::end(kBegins),
                                                statement.words.front()) != std::end(kBegins));
}

bool is_label(const Statement& statement) {
  // "Blue lines are region sum lines:" takes more words than "Region sum lines:".
  const std::size_t most_words = has(statement.words, "is") ? 8 : 5;
  return statement.text.ends_with(':') && statement.words.size() <= most_words;
}

bool is_asked_for(const Statement& statement, const Statement& label) {
  constexpr std::string_view kPlaces[] = {
      "row", "column", "box", "digit", "from",   "left",     "to", "right", "top",  "bottom",
      "and", "then",   "of",  "in",    "joined", "followed", "by", "1st",   "first"};
  const bool asks =
      is_label(label) &&
      (has(label.words, "answer") ||
       (has(label.words, "solution") && (has(label.words, "code") || has(label.words, "check"))));
  return asks &&
         std::all_of(
             statement.words.begin(), statement.words.end(), [&kPlaces](const std::string& word) {
               return is_number(word) ||
                      std::find(std::begin(kPlaces), std::end(kPlaces), word) != std::end(kPlaces);
             });
}

bool names_rules(const Statement& statement) {
  constexpr std::string_view kWords[] = {"rules", "rule", "apply", "applies", "sudoku"};
  return !names_subject(statement.words) &&
         std::any_of(std::begin(kWords), std::end(kWords),
                     [&statement](std::string_view word) { return has(statement.words, word); });
}

bool is_permission(const Statement& statement) {
  const auto says = [&](std::string_view word) {
    return std::find(statement.words.begin(), statement.words.end(), word) != statement.words.end();
  };
  if (says("not") && says("know")) return true;
  if (may_take_back(statement)) return false;
  const bool restricts =
      says("how") || says("tell") || says("sum") || says("sumto") || says("than") || says("not") ||
      says("no") || says("none") || says("neither") || says("nor") || says("unless") ||
      says("only") || says("each") || says("if") || says("atmost") || says("atleast") ||
      says("odd") || says("even") || says("prime") || says("gap") || says("gaps");
  // "Digits are consecutive, and may repeat" asks for something.
  if (says("consecutive") && says("repeat")) return false;
  // That digits may repeat in rows takes a rule back.
  const bool of_houses = (says("repeat") || says("twice") || says("same")) && !says("repeatif") &&
                         !says("aslongas") &&
                         (says("row") || says("column") || says("box") || says("region"));
  if (of_houses && !says("when") && !says("where") && !says("provided")) return false;
  // "They may stay the same": what is said to rise need not.
  const bool loosens = says("stay") || says("remain") || says("fall") || says("rise");
  if (says("may") && loosens) return false;
  const bool frees = says("neednot") && (says("rise") || says("sumto") || says("fall"));
  return (says("may") || says("neednot") || says("repeatif")) && !restricts && !frees;
}

bool lets_differ(const std::vector<std::string>& words) {
  constexpr std::string_view kDenials[] = {"not", "no", "only", "none", "neither", "never"};
  constexpr std::ptrdiff_t kFurthest = 3;  // "may each have a different digit"
  const auto may = std::find(words.begin(), words.end(), "may");
  const auto different = std::find(may, words.end(), "different");
  return different != words.end() && different - may <= kFurthest &&
         std::none_of(words.begin(), words.end(), [&kDenials](const std::string& word) {
           return std::find(std::begin(kDenials), std::end(kDenials), word) != std::end(kDenials);
         });
}

bool takes_back(std::string_view word) {
  constexpr std::string_view kTakeBack[] = {
      "wrong",      "broken",   "false",   "liar",    "liars",  "lying",   "exception",
      "exceptions", "ignore",   "ignored", "ignores", "exempt", "violate", "violates",
      "disobey",    "disobeys", "invalid", "fail",    "fails"};
  return std::find(std::begin(kTakeBack), std::end(kTakeBack), word) != std::end(kTakeBack);
}

bool may_take_back(const Statement& statement) {
  const std::vector<std::string>& words = statement.words;
  if (std::any_of(words.begin(), words.end(), takes_back)) return true;
  // "One of these is a lie": cells lie somewhere.
  constexpr std::string_view kLie[] = {"is", "lie"};
  if (std::search(words.begin(), words.end(), std::begin(kLie), std::end(kLie)) != words.end())
    return true;
  // "Though not necessarily in box 5", "one of the lines need not obey this".
  constexpr std::ptrdiff_t kBegin = 6;
  const auto neednot = std::find(words.begin(), words.end(), "neednot");
  const bool is_freed = neednot != words.end() && neednot - words.begin() < kBegin;
  const bool is_of_repeats = has(words, "repeat") || has(words, "repeatif") || has(words, "order");
  constexpr std::string_view kPlaces[] = {"where", "wherever", "box",  "corner",
                                          "edge",  "obey",     "true", "hold"};
  if (is_freed && !is_of_repeats && (has_one_of(words, kPlaces) || has_number(statement)))
    return true;
  const bool is_of_less = has(words, "closer") || (has(words, "less") && !has(words, "than"));
  if (has(words, "may") && is_of_less && !is_of_repeats) return true;
  // "Exactly one of them does not."
  const auto of = std::find(words.begin(), words.end(), "of");
  if (of == words.begin() || of == words.end()) return false;
  const std::string& number = *std::prev(of);
  constexpr std::string_view kSome[] = {"some", "most", "half", "none", "any", "several", "many"};
  const bool is_some =
      is_number(number) || std::find(std::begin(kSome), std::end(kSome), number) != std::end(kSome);
  return is_some && (has(words, "not") || has(words, "no"));
}

bool tells_all_given(const Statement& statement) {
  const std::vector<std::string>& words = statement.words;
  constexpr std::string_view kGiven[] = {"given", "drawn", "marked", "shown"};
  const bool is_of_all = has(words, "all") || has(words, "each") || has(words, "wherever");
  return is_of_all && has_one_of(words, kMarks) &&
         (has_one_of(words, kGiven) || has(words, "wherever")) && !has(words, "not") &&
         !has(words, "notall") && !has(words, "neednot");
}

bool tells_where_marks_are(const std::vector<std::string>& words) {
  const bool is_of_pairs = words.size() > 4 && (words[0] == "each" || words[0] == "all") &&
                           words[1] == "pair" && words[2] == "of" && words[3] == "consecutive";
  return is_of_pairs && has_one_of({words.back()}, kMarks);
}

bool is_gloss(const Statement& statement) {
  // "(11 means that there must be two 1s.)"
  const bool is_of_number = statement.text.starts_with('(') && statement.text.size() > 1 &&
                            statement.text[1] >= '0' && statement.text[1] <= '9';
  if (is_of_number && has(statement.words, "tell")) return true;
  // "Note that this means that 5 cannot stand on them."
  const std::vector<std::string>& words = statement.words;
  if (words.size() > 2 && words[0] == "this" && words[1] == "tell" && words[2] == "that")
    return true;
  return words.size() > 2 && words[0] == "that" && words[1] == "is";
}

bool says_once_more(const Statement& part) {
  constexpr std::string_view kMore[] = {"except", "unless", "only",  "if",     "not",    "no",
                                        "but",    "other",  "where", "atmost", "atleast"};
  if (!part.text.starts_with("that is,") || part.text.find(',') != part.text.rfind(','))
    return false;
  return std::none_of(part.words.begin(), part.words.end(), [&](const std::string& word) {
    return is_number(word) || takes_back(word) ||
           std::find(std::begin(kMore), std::end(kMore), word) != std::end(kMore);
  });
}

bool lets_repeat(const std::vector<std::string>& words) {
  constexpr std::string_view kDenying[] = {"no",      "not", "none", "nothing", "without", "never",
                                           "neither", "nor", "only", "atmost",  "norepeat"};
  constexpr std::string_view kAgain[] = {"repeat", "twice", "again"};
  const auto is_there = [&words](std::string_view word) { return has(words, word); };
  const std::vector<std::string> more = {"more", "than", "once"};
  const bool is_again =
      std::any_of(std::begin(kAgain), std::end(kAgain), is_there) ||
      std::search(words.begin(), words.end(), more.begin(), more.end()) != words.end();
  return is_again && is_there("may") &&
         std::none_of(std::begin(kDenying), std::end(kDenying), is_there);
}

bool tells_of_digits(const Statement& statement) {
  return has(statement.words, "tell") && !has(statement.words, "empty") &&
         (has(statement.words, "digit") || has(statement.words, "cell"));
}

}  // namespace omnidoku::reading
