// SPDX-License-Identifier: MIT
#include "formats/text/words_around.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <utility>

#include "formats/text.h"
#include "formats/text/lines.h"
#include "formats/text/puzzle_text.h"
#include "formats/words/ordinary_rules.h"
#include "formats/words/rule_ideas.h"
#include "formats/words/rule_words.h"
#include "formats/words/talk_words.h"
#include "model/unicode.h"

namespace omnidoku::formats {

namespace {

constexpr std::string_view kSubjects[] = {"Subject", "Betreff", "Objet", "Asunto", "\u4EF6\u540D"};
constexpr std::string_view kOtherHeads[] = {"From",
                                            "To",
                                            "Cc",
                                            "Date",
                                            "Sent",
                                            "Reply-To",
                                            "Von",
                                            "An",
                                            "Am",
                                            "Datum",
                                            "Gesendet",
                                            "De",
                                            "\u00C0",
                                            "Envoy\u00E9",
                                            "Para",
                                            "Fecha",
                                            "Enviado",
                                            "Enviado el",
                                            "\u5DEE\u51FA\u4EBA",
                                            "\u5B9B\u5148",
                                            "\u65E5\u6642",
                                            "\u9001\u4FE1\u65E5\u6642"};

/// What stands behind one of these names and a colon at the begin of a line.
template <std::size_t size>
std::optional<std::string_view> behind_head(std::string_view line,
                                            const std::string_view (&names)[size]) {
  line = trim(line.substr(std::min(line.find_first_not_of("*> \t"), line.size())));
  for (const std::string_view name : names) {
    if (!line.starts_with(name)) continue;
    std::string_view rest = line.substr(name.size());
    rest = rest.substr(std::min(rest.find_first_not_of("* \t"), rest.size()));
    for (const std::string_view colon : {":", "\uFF1A"}) {
      if (rest.starts_with(colon)) return trim(rest.substr(colon.size()));
    }
  }
  return std::nullopt;
}

/// Without what programs write before it when a mail is answered or sent on.
std::string_view plain_subject(std::string_view subject) {
  constexpr std::string_view kMarks[] = {
      "Re:", "RE:", "Fwd:", "FWD:", "Fw:", "FW:", "AW:", "Aw:", "WG:", "TR:", "RV:"};
  for (bool again = true; again;) {
    again = false;
    for (const std::string_view mark : kMarks) {
      if (!subject.starts_with(mark)) continue;
      subject = trim(subject.substr(mark.size()));
      again = true;
    }
  }
  return subject;
}

/// Whether a character is no sign or picture. Beyond ASCII those stand together in a few places.
bool is_letter_or_digit(std::string_view character) {
  constexpr std::pair<int, int> kSigns[] = {{0x80, 0xBF},      {0x2000, 0x2BFF}, {0x3000, 0x3004},
                                            {0x3008, 0x3030},  {0xFE00, 0xFE0F}, {0xFFFD, 0xFFFD},
                                            {0x1F000, 0x1FAFF}};
  if (character.size() == 1) {
    const char c = character.front();
    return is_letter(c) || (c >= '0' && c <= '9');
  }
  const auto code = model::first_code_point(character);
  return code && std::none_of(std::begin(kSigns), std::end(kSigns), [&code](const auto& range) {
           return code->value >= range.first && code->value <= range.second;
         });
}

bool says_something(std::string_view line) {
  for (std::size_t i = 0; i < line.size();) {
    const std::string_view character = character_at(line, i);
    if (is_letter_or_digit(character)) return true;
    i += character.size();
  }
  return false;
}

/// In small letters, with single blanks for its signs.
std::string plain_words(std::string_view line) {
  std::string words;
  for (std::size_t i = 0; i < line.size();) {
    const std::string_view character = character_at(line, i);
    i += character.size();
    if (is_letter_or_digit(character)) {
      words += character;
    } else if (!words.empty() && words.back() != ' ') {
      words += ' ';
    }
  }
  return in_small_letters(trim(words));
}

/// Whether such words are a time of the day: "12 45 am", "today at 9 05".
bool is_time(std::string_view words) {
  constexpr std::string_view kBefore[] = {"today",   "yesterday", "at",  "heute",
                                          "gestern", "um",        "hoy", "ayer"};
  constexpr std::string_view kBehind[] = {"am", "pm", "a", "p", "m", "uhr", "utc", "gmt"};
  std::size_t num_numbers = 0;
  while (!words.empty()) {
    const std::string_view word = words.substr(0, words.find(' '));
    words.remove_prefix(std::min(word.size() + 1, words.size()));
    constexpr std::size_t kLongest = 2;  // digits
    if (word.size() <= kLongest && word.find_first_not_of("0123456789") == std::string_view::npos) {
      ++num_numbers;
    } else if (!is_among(word, num_numbers == 0 ? std::span<const std::string_view>(kBefore)
                                                : std::span<const std::string_view>(kBehind))) {
      return false;
    }
  }
  return num_numbers == 2 || num_numbers == 3;
}

/// Whether such words are all of a menu, an advertisement or a row of buttons: "cookies login 3
/// comments", "share on facebook".
bool is_of_site(std::string_view words) {
  // One of these tells it.
  constexpr std::string_view kSite[] = {
      "advertisement", "advertisements", "advert",      "sponsored",    "cookie",
      "cookies",       "login",          "logout",      "signup",       "subscribe",
      "newsletter",    "privacy",        "facebook",    "twitter",      "reddit",
      "whatsapp",      "pinterest",      "instagram",   "youtube",      "telegram",
      "comments",      "permalink",      "sitemap",     "copyright",    "anzeige",
      "werbung",       "anmelden",       "abmelden",    "datenschutz",  "impressum",
      "kommentare",    "publicit\u00E9", "connexion",   "commentaires", "confidentialit\u00E9",
      "publicidad",    "privacidad",     "comentarios", "suscribirse",  "\u5E83\u544A"};
  // These stand beside it.
  constexpr std::string_view kBeside[] = {
      "a",        "accept", "account", "add",       "ago",     "all",      "and",      "app",
      "by",       "click",  "close",   "contact",   "days",    "email",    "follow",   "for",
      "here",     "home",   "hours",   "in",        "like",    "likes",    "log",      "menu",
      "more",     "new",    "next",    "no",        "of",      "ok",       "on",       "our",
      "out",      "policy", "post",    "previous",  "print",   "read",     "register", "reply",
      "reserved", "rights", "save",    "search",    "send",    "settings", "share",    "show",
      "sign",     "start",  "terms",   "the",       "this",    "to",       "up",       "use",
      "us",       "via",    "views",   "we",        "with",    "x",        "your",     "auf",
      "bei",      "de",     "en",      "hier",      "klicken", "para",     "par",      "partager",
      "sur",      "teilen", "und",     "compartir", "et",      "y"};
  bool is_told = false;
  while (!words.empty()) {
    const std::string_view word = words.substr(0, words.find(' '));
    words.remove_prefix(std::min(word.size() + 1, words.size()));
    const bool is_number = word.find_first_not_of("0123456789") == std::string_view::npos;
    const bool tells = is_among(word, kSite);
    if (!tells && !is_number && !is_among(word, kBeside)) return false;
    is_told = is_told || tells;
  }
  return is_told;
}

}  // namespace

std::string words_of_lines(const std::vector<std::string>& lines) {
  std::string words;
  for (const std::string& line : lines) {
    std::string_view content = trim(line);
    while (content.starts_with('>')) content = trim(content.substr(1));
    if (says_something(content)) words.append(content).append("\n");
  }
  return std::string(trim_lines(words));
}

bool is_head_of_mail(std::string_view line) {
  return behind_head(line, kSubjects) || behind_head(line, kOtherHeads);
}

bool is_time_of_day(std::string_view line) {
  return line.find(':') != std::string_view::npos &&
         std::any_of(line.begin(), line.end(), is_letter) && is_time(plain_words(line));
}

bool is_noise(std::string_view line) {
  const std::string words = plain_words(line);
  constexpr std::string_view kButtons[] = {"copy",
                                           "copied",
                                           "copy code",
                                           "copy to clipboard",
                                           "share",
                                           "edit",
                                           "edited",
                                           "reply",
                                           "quote",
                                           "like",
                                           "likes",
                                           "save",
                                           "saved",
                                           "print",
                                           "download",
                                           "upvote",
                                           "downvote",
                                           "report",
                                           "view raw",
                                           "raw",
                                           "expand",
                                           "collapse",
                                           "code",
                                           "select all",
                                           "plain text",
                                           "plaintext",
                                           "text",
                                           "show more",
                                           "read more",
                                           "delivered",
                                           "kopieren",
                                           "teilen",
                                           "antworten",
                                           "drucken",
                                           "copier",
                                           "partager",
                                           "r\u00E9pondre",
                                           "imprimer",
                                           "copiar",
                                           "compartir",
                                           "responder",
                                           "imprimir",
                                           "\u30B3\u30D4\u30FC",
                                           "\u8FD4\u4FE1",
                                           "\u590D\u5236",
                                           "\u8907\u88FD"};
  if (words.empty()) return std::none_of(line.begin(), line.end(), is_empty_mark);
  return is_among(words, kButtons) || is_time_of_day(line) || is_of_site(words);
}

void add_comment(std::string_view words, model::Metadata& metadata) {
  if (words.empty()) return;
  if (!metadata.comment.empty()) metadata.comment += "\n\n";
  metadata.comment += words;
}

namespace {

void add_rules(std::string_view words, model::Metadata& metadata) {
  const std::vector<TextLine> lines = split_lines(words);
  const auto is_of_rules = [](const TextLine& line) {
    const std::vector<std::string_view> sentences = sentences_in(line.text);
    return std::any_of(sentences.begin(), sentences.end(), may_be_of_rules);
  };
  const auto begin = std::find_if(lines.begin(), lines.end(), is_of_rules);
  const auto end = std::find_if(lines.rbegin(), std::make_reverse_iterator(begin), is_of_rules);
  const auto joined = [](auto from, auto to) {
    std::string text;
    for (; from != to; ++from) text.append(text.empty() ? "" : "\n").append(from->text);
    return text;
  };
  metadata.rules = joined(begin, end.base());
  add_comment(joined(lines.begin(), begin), metadata);
  add_comment(joined(end.base(), lines.end()), metadata);
}

/// Whether the line above a grid is no title: a sentence of rules stands in it, or it says that
/// rules follow.
bool has_rules(std::string_view title) {
  constexpr std::size_t kFewestWords = 3;
  constexpr std::size_t kWordsWithoutStop = 6;
  const std::string small = in_small_letters(trim(title));
  constexpr std::string_view kHeads[] = {"rules:", "rule:", "rules -", "constraints:"};
  if (std::any_of(std::begin(kHeads), std::end(kHeads),
                  [&small](std::string_view head) { return small.starts_with(head); }))
    return true;
  // "Solve this anti-knight sudoku"
  for (const std::string_view noun : {" sudoku", " puzzle"}) {
    const std::size_t at = small.find(noun);
    if (at == std::string::npos || !is_talk(title)) continue;
    const std::size_t before = small.rfind(' ', at - 1);
    const std::size_t begin = before == std::string::npos ? 0 : before + 1;
    const std::string_view kind = std::string_view(small).substr(begin, at - begin);
    if (begin > 0 && (ideas_in(kind) & ideas_of_names()).any()) return true;
  }
  const std::vector<std::string_view> sentences = sentences_in(title);
  return std::any_of(sentences.begin(), sentences.end(), [&](std::string_view sentence) {
    const std::size_t num_words = paste_words(sentence).size();
    const bool has_stop = sentence.ends_with('.') || sentences.size() > 1;
    return num_words >= (has_stop ? kFewestWords : kWordsWithoutStop) &&
           may_be_of_rules(sentence) && !says_ordinary_rules(sentence);
  });
}

}  // namespace

void add_words(std::string_view title, std::string_view words, model::Metadata& metadata) {
  const std::string all =
      std::string(title) + (title.empty() || words.empty() ? "" : "\n") + std::string(words);
  const std::vector<TextLine> lines = content_lines(all);
  const bool is_mail = !lines.empty() && is_head_of_mail(lines.front().text);
  if (!is_mail) {
    const bool is_title = !has_rules(title);
    if (is_title && metadata.title.empty()) metadata.title = title;
    if (metadata.rules.empty()) add_rules(is_title ? words : std::string_view(all), metadata);
    return;
  }
  for (const TextLine& line : lines) {
    const auto subject = behind_head(line.text, kSubjects);
    if (subject && metadata.title.empty()) metadata.title = plain_subject(*subject);
  }
  add_comment(all, metadata);
}

}  // namespace omnidoku::formats
