// SPDX-License-Identifier: MIT
#include "formats/refusal.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "formats/json.h"
#include "formats/json_cells.h"
#include "formats/paste/html_text.h"
#include "formats/paste/paste.h"
#include "formats/paste/source.h"
#include "formats/text.h"
#include "formats/text/clue_list.h"
#include "formats/text/lines.h"
#include "formats/text/puzzle_table.h"
#include "formats/text/puzzle_text.h"
#include "formats/xml.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::make_error;

namespace {

/// The format that a text was surely meant for; null pointer when that cannot be told.
const Format* claiming_format(std::string_view text) {
  const auto all = formats();
  const auto found = std::find_if(all.begin(), all.end(), [text](const Format* format) {
    return format->claims != nullptr && format->claims(text);
  });
  return found == all.end() ? nullptr : *found;
}

/// The last characters of a text.
std::string end_of(std::string_view text) {
  constexpr std::size_t kMost = 20;
  text = trim_lines(text);
  std::size_t begin = text.size() - std::min(text.size(), kMost);
  while (begin < text.size() && (static_cast<unsigned char>(text[begin]) & 0xC0) == 0x80) ++begin;
  std::string end(text.substr(begin));
  std::replace(end.begin(), end.end(), '\n', ' ');
  return end;
}

/// The program that JSON or XML is probably of, by what is in it; empty where that is not known.
std::string_view program_in(std::string_view text) {
  const auto has = [text](std::string_view part) {
    return text.find(part) != std::string_view::npos;
  };
  for (const Format* format : formats()) {
    const auto& marks = format->marks;
    if (!marks.empty() && std::all_of(marks.begin(), marks.end(), has)) return format->program;
  }
  return {};
}

/// Whether XML breaks off: its root does not end.
bool is_cut_xml(std::string_view text) {
  const std::size_t begin = text.find_last_of('<');
  return !trim_lines(text).ends_with('>') || begin == std::string_view::npos ||
         (!text.substr(begin).starts_with("</") && !trim_lines(text).ends_with("/>"));
}

/// The error of a text that is one line with fewer characters than a usual grid has cells; nothing
/// for others.
std::optional<base::Error> too_short(std::string_view text) {
  const std::vector<TextLine> lines = content_lines(text);
  const std::size_t length = lines.size() == 1 ? count_characters(trim(lines.front().text)) : 0;
  if (length == 0 || length >= kUsualCells) {
    return std::nullopt;
  }
  return make_error(ErrorCode::syntax,
                    "there is no puzzle in " + std::to_string(length) +
                        (length == 1 ? " character" : " characters") +
                        " (a 4x4 grid has 16, a 9x9 grid 81)",
                    std::string(kUnderstood));
}

/// The error of a word of a text that has many cells: it was surely meant; nothing where there is
/// no such word.
std::optional<base::Error> cells_in_word(std::string_view text) {
  constexpr std::size_t kMany = 30;
  constexpr int kClassicSide = 9;
  for (const TextLine& line : split_lines(text)) {
    for (const std::string& word : paste_words(line.text)) {
      const auto cells = static_cast<std::size_t>(std::count_if(
          word.begin(), word.end(), [](char c) { return c == '.' || (c >= '0' && c <= '9'); }));
      if (cells < kMany || 2 * cells < word.size()) continue;
      base::Error error;
      const auto beyond =
          std::find_if(word.begin(), word.end(), [](char c) { return (c & 0x80) != 0; });
      if (beyond != word.end()) {
        const auto at = static_cast<std::size_t>(beyond - word.begin());
        error = unknown_mark(character_at(word, at), kClassicSide);
      } else if (const auto document = find_format("line")->read(word, {}); !document) {
        error = document.error();
      } else {
        continue;
      }
      error.where.line = line.number;
      error.where.column = 0;
      return error;
    }
  }
  return std::nullopt;
}

}  // namespace

base::Saying broken_text(std::string_view text, bool is_cut, const base::Error& error) {
  const std::string_view program = program_in(text);
  const bool is_json = trim_lines(text).starts_with('{');
  const std::string name(!program.empty() ? program : is_json ? "JSON" : "XML");
  if (is_cut) {
    return {program.empty() ? "cut_off_data" : "cut_off", {{"name", name}, {"end", end_of(text)}}};
  }
  return {program.empty() ? "damaged_data" : "damaged",
          {{"name", name}, {"line", std::to_string(error.where.line)}}};
}

base::Error with_saying(const base::Error& error, const Format& format, std::string_view text) {
  if (!error.saying.id.empty()) return error;
  if (trim_lines(text).starts_with('<')) {
    if (const auto xml = parse_xml(text); !xml)
      return error.said(broken_text(text, is_cut_xml(text), error));
    if (program_in(text).empty()) return error.said({"other_xml", {}});
  }
  if (format.program.empty()) return error;
  return error.said({"unread", {{"name", std::string(format.program)}}});
}

namespace {

/// The same of a list.
std::optional<base::Error> other_list(std::string_view text) {
  const auto value = parse_json(text);
  if (!value) return value.error();
  const std::size_t number = value->items().size();
  std::string what = "this is JSON, but no puzzle is in it: it is a list of " +
                     std::to_string(number) + (number == 1 ? " item" : " items");
  std::string members;
  constexpr std::size_t kMostNamed = 4;
  if (number > 0) {
    const auto& first = value->items().front().members();
    for (std::size_t i = 0; i < std::min(first.size(), kMostNamed); ++i) {
      members += (i == 0 ? "; the members of the first are " : ", ") + quote(first[i].first);
    }
  }
  return make_error(ErrorCode::syntax, what + members, std::string(kUnderstood))
      .said({"other_json", {}});
}

/// The error of JSON that is whole and no puzzle of a kind that is known; nothing for other texts.
std::optional<base::Error> other_json(std::string_view text) {
  if (const auto fault = json_fault(text)) {
    base::Error error = *fault;
    if (error.hint.empty()) error.hint = kUnderstood;
    return error.said({"other_json", {}});
  }
  if (trim_lines(text).starts_with('[')) return other_list(text);
  const JsonOutline outline = outline_json(text);
  if (!outline.complete || outline.has("omnidoku")) return std::nullopt;
  constexpr std::size_t kMostNamed = 4;
  std::string what = "this is JSON, but no puzzle is in it";
  for (std::size_t i = 0; i < std::min(outline.keys.size(), kMostNamed); ++i)
    what += (i == 0 ? "; its members are " : ", ") + quote(outline.keys[i]);
  if (outline.keys.size() > kMostNamed) what += " and others";
  return make_error(ErrorCode::syntax, std::move(what), std::string(kUnderstood))
      .said({"other_json", {}});
}

/// What is wrong with lines of text.
base::Error no_lines(std::string_view text) {
  const std::vector<TextLine> lines = content_lines(text);
  // A line of numbers has their cells between commas.
  const auto num_commas = static_cast<std::size_t>(std::count(text.begin(), text.end(), ','));
  const bool is_list = num_commas + 1 >= kUsualCells;
  const Format& likely = *find_format(lines.size() == 1 && !is_list ? "line" : "grid");
  if (has_only_words(text)) {
    if (auto error = cells_in_word(text)) return *error;
    return make_error(ErrorCode::syntax, "there is no puzzle in these words");
  }
  if (auto fault = clue_list_fault(plain_lines(text))) return *fault;
  if (auto short_line = too_short(text)) return *short_line;
  if (lines.size() > 1 && lines.size() < static_cast<std::size_t>(kUsualSide)) {
    return make_error(ErrorCode::syntax, "there is no puzzle in these " +
                                             std::to_string(lines.size()) +
                                             " lines (a 4x4 grid has 4, a 9x9 grid 9)");
  }
  if (const auto document = likely.read(text, {}); !document) return document.error();
  const auto reason = likely.mismatch(text);
  return make_error(ErrorCode::syntax, "there is no puzzle in it" + (reason ? ": " + *reason : ""));
}

base::Error error_of_lines(std::string_view text) {
  base::Error error = no_lines(text);
  // A format's words about the number of cells say less.
  if (error.hint.empty() || error.code == ErrorCode::wrong_length) error.hint = kUnderstood;
  return error.said({"no_puzzle", {}});
}

base::Error error_of_page() {
  return make_error(ErrorCode::syntax, "this is a web page (HTML), not a puzzle",
                    "copy the puzzle out of it; " + std::string(kUnderstood))
      .said({"web_page", {}});
}

base::Error error_of_format(std::string_view text, const Format& format) {
  base::Error error;
  if (const auto document = format.read(text, {}); !document) {
    error = document.error();
  } else {
    error =
        make_error(ErrorCode::syntax, format.mismatch(text).value_or("there is no puzzle in it"));
  }
  if (error.where.line == 0) error.what = "read as " + quote(format.title) + ": " + error.what;
  if (error.hint.empty()) error.hint = kUnderstood;
  return with_saying(error, format, text);
}

base::Error error_of_program(std::string_view text) {
  if (const auto fault = source_fault(plain_lines(text))) return fault->said({"no_puzzle", {}});
  return make_error(
             ErrorCode::syntax,
             "this looks like the source of a program, and no list or text in it is a puzzle",
             "copy the list of the cells alone: N lists of N cells, or one of N*N")
      .said({"no_puzzle", {}});
}

/// The error of a text in which no puzzle was looked for.
base::Error too_long_to_search(std::string_view text) {
  return make_error(ErrorCode::too_large,
                    "no format fits the text as it is, and with its " +
                        std::to_string(text.size()) +
                        " bytes it is too long to look for a puzzle among other things, which is "
                        "done in up to " +
                        std::to_string(kMaxPasteBytes),
                    "give the puzzle without what stands around it, or many of them in a file with "
                    "one on each line")
      .said({"too_long", {}});
}

}  // namespace

Look look_of(std::string_view text) {
  if (is_html(text)) return Look::page;
  const Format* claiming = claiming_format(text);
  const std::string_view content = trim_lines(text);
  const bool is_json = (content.starts_with('[') || content.starts_with('{')) && parse_json(text);
  if (is_json || (claiming != nullptr && claiming->id == "json")) return Look::json;
  if (claiming != nullptr) return Look::format;
  if (table_fault(text)) return Look::table;
  return looks_like_source(text) ? Look::program : Look::lines;
}

base::Error refusal(std::string_view text) {
  const Look look = look_of(text);
  const bool is_searched = look != Look::format && look != Look::table;
  const bool is_broken = look == Look::json && !parse_json(text);
  if (is_searched && !is_broken && text.size() > kMaxPasteBytes) return too_long_to_search(text);
  switch (look) {
    case Look::page: return error_of_page();
    case Look::json:
      if (auto error = other_json(text)) return *std::move(error);
      return error_of_format(text, *find_format("json"));
    case Look::format: return error_of_format(text, *claiming_format(text));
    case Look::table: return table_fault(text)->said({"no_puzzle", {}});
    case Look::program: return error_of_program(text);
    case Look::lines: break;
  }
  return error_of_lines(text);
}

}  // namespace omnidoku::formats
