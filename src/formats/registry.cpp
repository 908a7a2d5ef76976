// SPDX-License-Identifier: MIT
//
// The registry of formats: looking them up, sniffing, and reading and writing by name.
#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/check.h"
#include "formats/format.h"
#include "formats/html_text.h"
#include "formats/json.h"
#include "formats/link_words.h"
#include "formats/paste.h"
#include "formats/paste_lines.h"
#include "formats/puzzle_text.h"
#include "formats/text.h"
#include "formats/unread_words.h"
#include "formats/xml.h"
#include "geometry/builder.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::make_error;

#define OMNIDOKU_FORMAT(name)       \
  namespace name##_format {         \
    extern const Format descriptor; \
  }
#include "formats/types/registry.inc"
#undef OMNIDOKU_FORMAT

namespace {

#define OMNIDOKU_FORMAT(name) &name##_format::descriptor,
constexpr const Format* kFormats[] = {
#include "formats/types/registry.inc"
};
#undef OMNIDOKU_FORMAT

/// Longest text that is no JSON and no XML: more than any puzzle in plain text needs.
constexpr std::size_t kMaxPlainBytes = std::size_t{2} << 20;

/// The format that a person most likely meant.
const Format& likely_format(std::string_view text) {
  for (const Format* format : kFormats) {
    if (format->claims != nullptr && format->claims(text)) return *format;
  }
  return *find_format(content_lines(text).size() == 1 ? "line" : "grid");
}

constexpr std::string_view kUnderstood =
    "a puzzle is a line of 81 characters or a grid of lines, with '.' for an empty cell; links of "
    "f-puzzles, penpa and SudokuPad and files of many programs are read too";

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
  for (const Format* format : kFormats) {
    const auto& marks = format->marks;
    if (!marks.empty() && std::all_of(marks.begin(), marks.end(), has)) return format->program;
  }
  return {};
}

/// The sentence of JSON or XML that breaks off or is damaged.
base::Saying broken(std::string_view text, bool is_cut, const base::Error& error) {
  const std::string_view program = program_in(text);
  const bool is_json = trim_lines(text).starts_with('{');
  const std::string name(!program.empty() ? program : is_json ? "JSON" : "XML");
  if (is_cut) {
    return {program.empty() ? "cut_off_data" : "cut_off", {{"name", name}, {"end", end_of(text)}}};
  }
  return {program.empty() ? "damaged_data" : "damaged",
          {{"name", name}, {"line", std::to_string(error.where.line)}}};
}

/// Whether XML breaks off: its root does not end.
bool is_cut_xml(std::string_view text) {
  const std::size_t begin = text.find_last_of('<');
  return !trim_lines(text).ends_with('>') || begin == std::string_view::npos ||
         (!text.substr(begin).starts_with("</") && !trim_lines(text).ends_with("/>"));
}

/// The error of a text of a format with a sentence, if it has none: what it comes to as far as that
/// can be told.
base::Error with_saying(const base::Error& error, const Format& format, std::string_view text) {
  if (!error.saying.id.empty()) return error;
  if (trim_lines(text).starts_with('<')) {
    if (const auto xml = parse_xml(text); !xml)
      return error.said(broken(text, is_cut_xml(text), error));
    if (program_in(text).empty()) return error.said({"other_xml", {}});
  }
  if (format.program.empty()) return error;
  return error.said({"unread", {{"name", std::string(format.program)}}});
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

/// What is wrong with lines of text.
base::Error no_lines(std::string_view text, const Format& likely) {
  const std::vector<TextLine> lines = content_lines(text);
  if (has_only_words(text)) {
    if (auto error = cells_in_word(text)) return *error;
    return make_error(ErrorCode::syntax, "there is no puzzle in these words");
  }
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

/// What was seen in a text that no format fits, and what would be understood.
base::Error no_format(std::string_view text) {
  if (is_html(text)) {
    return make_error(ErrorCode::syntax, "this is a web page (HTML), not a puzzle",
                      "copy the puzzle out of it; " + std::string(kUnderstood))
        .said({"web_page", {}});
  }
  const Format& likely = likely_format(text);
  if (likely.id == "line" || likely.id == "grid") {
    base::Error error = no_lines(text, likely);
    // A format's words about the number of cells say less.
    if (error.hint.empty() || error.code == ErrorCode::wrong_length) error.hint = kUnderstood;
    return error.said({"no_puzzle", {}});
  }
  if (auto error = other_json(text); error && likely.id == "json") return *error;
  base::Error error;
  if (const auto document = likely.read(text, {}); !document) {
    error = document.error();
  } else {
    error =
        make_error(ErrorCode::syntax, likely.mismatch(text).value_or("there is no puzzle in it"));
  }
  if (error.where.line == 0) error.what = "read as " + quote(likely.title) + ": " + error.what;
  if (error.hint.empty()) error.hint = kUnderstood;
  return with_saying(error, likely, text);
}

}  // namespace

base::Result<geometry::BoardPtr> BoardCache::board(const base::Value& spec) {
  constexpr std::size_t kMaxBoards = 8;
  const auto it = std::find_if(recent_.begin(), recent_.end(),
                               [&spec](const auto& entry) { return entry.first == spec; });
  if (it != recent_.end()) {
    std::rotate(it, it + 1, recent_.end());
    return recent_.back().second;
  }
  auto board = geometry::build_board(spec);
  if (!board) return board;
  if (recent_.size() == kMaxBoards) recent_.erase(recent_.begin());
  recent_.emplace_back(spec, *board);
  return board;
}

std::span<const Format* const> formats() { return kFormats; }

const Format* find_format(std::string_view id) {
  const auto* const* const it = std::find_if(std::begin(kFormats), std::end(kFormats),
                                             [id](const Format* f) { return f->id == id; });
  return it == std::end(kFormats) ? nullptr : *it;
}

const Format* format_of_file(std::string_view file_name) {
  const std::size_t dot = file_name.rfind('.');
  if (dot == std::string_view::npos) return nullptr;
  const std::string_view extension = file_name.substr(dot + 1);
  const Format* found = nullptr;
  for (const Format* format : kFormats) {
    const auto& known = format->extensions;
    if (std::find(known.begin(), known.end(), extension) == known.end()) continue;
    if (found != nullptr) return nullptr;
    found = format;
  }
  return found;
}

base::Result<const Format*> sniff(std::string_view text) {
  if (trim_lines(text).empty()) {
    return make_error(ErrorCode::syntax, "there is no puzzle in it: the text is empty",
                      std::string(kUnderstood))
        .said({"no_puzzle", {}});
  }
  const char first = trim_lines(text).front();
  if (trim_lines(text).starts_with("data:image/")) return *explain_link(text);
  if (text.size() > kMaxPlainBytes && first != '{' && first != '<') {
    return make_error(ErrorCode::too_large,
                      "the text is too long for a puzzle: it has " + std::to_string(text.size()) +
                          " bytes, and is neither JSON nor XML",
                      "a file of many puzzles has one on each line")
        .said({"too_long", {}});
  }
  for (const Format* format : kFormats) {
    if (!format->mismatch(text)) return format;
  }
  if (const JsonOutline outline = outline_json(text); outline.is_object) {
    if (auto value = parse_json(text); !value) {
      const bool is_cut =
          !outline.complete && json_end(text, text.find('{')) == std::string_view::npos;
      return value.error().said(broken(text, is_cut, value.error()));
    }
  }
  if (auto error = explain_link(text)) return *std::move(error);
  return no_format(text);
}

base::Result<model::Document> read_as(const Format& format, std::string_view text,
                                      const ReadOptions& options) {
  auto document = format.read(text, options);
  if (!document) return with_saying(document.error(), format, text);
  tell_unread_words(document->puzzle);
  return document;
}

base::Result<model::Document> read_sniffed(std::string_view clean, const ReadOptions& options) {
  const auto format = sniff(clean);
  if (format && !has_words_beside_link(clean, **format)) return read_as(**format, clean, options);
  const PasteSearch search = search_paste(clean, options);
  if (search.only() != nullptr || search.error || !format)
    return search.document(format ? base::Error{} : format.error());
  return read_as(**format, clean, options);
}

base::Result<model::Document> read(std::string_view text, const Format* format,
                                   const ReadOptions& options) {
  auto clean = clean_text(text);
  if (!clean) return clean.error();
  if (format == nullptr) return read_sniffed(*clean, options);
  return read_as(*format, *clean, options);
}

base::Result<WrittenText> write_or_draw(const model::Document& document, const Format& format) {
  auto text = write(document, format);
  if (text) return WrittenText{*std::move(text), {}};
  const bool may_draw =
      format.write_drawn != nullptr && text.error().code == ErrorCode::unsupported;
  return may_draw ? format.write_drawn(document) : base::Result<WrittenText>(text.error());
}

base::Result<std::string> write(const model::Document& document, const Format& format) {
  OMNIDOKU_CHECK(document.puzzle.board != nullptr);
  if (format.write == nullptr) {
    return make_error(ErrorCode::unsupported,
                      "the format '" + std::string(format.id) + "' can be read, but not written");
  }
  auto text = format.write(document);
  if (!text && text.error().code == ErrorCode::unsupported) {
    return text.error().said({"unsayable", {}});
  }
  return text;
}

}  // namespace omnidoku::formats
