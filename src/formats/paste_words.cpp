// SPDX-License-Identifier: MIT
#include "formats/paste_words.h"

#include <algorithm>
#include <iterator>
#include <optional>

#include "formats/text.h"

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

bool says_something(std::string_view line) {
  return std::any_of(line.begin(), line.end(), [](char c) {
    return is_letter(c) || (c >= '0' && c <= '9') || (c & 0x80) != 0;
  });
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

void add_comment(std::string_view words, model::Metadata& metadata) {
  if (words.empty()) return;
  if (!metadata.comment.empty()) metadata.comment += "\n\n";
  metadata.comment += words;
}

void add_words(std::string_view title, std::string_view words, model::Metadata& metadata) {
  const std::string all =
      std::string(title) + (title.empty() || words.empty() ? "" : "\n") + std::string(words);
  const std::vector<TextLine> lines = content_lines(all);
  const bool is_mail = !lines.empty() && is_head_of_mail(lines.front().text);
  if (!is_mail) {
    if (metadata.title.empty()) metadata.title = title;
    if (metadata.rules.empty()) metadata.rules = words;
    return;
  }
  for (const TextLine& line : lines) {
    const auto subject = behind_head(line.text, kSubjects);
    if (subject && metadata.title.empty()) metadata.title = plain_subject(*subject);
  }
  add_comment(all, metadata);
}

}  // namespace omnidoku::formats
