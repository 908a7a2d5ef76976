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
#include "constraints/set_up.h"
#include "formats/format.h"
#include "formats/json.h"
#include "formats/link_words.h"
#include "formats/paste/paste.h"
#include "formats/refusal.h"
#include "formats/text.h"
#include "formats/words/read_words.h"
#include "formats/words/unread_words.h"
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
      return value.error().said(broken_text(text, is_cut, value.error()));
    }
  }
  if (auto error = explain_link(text)) return *std::move(error);
  return refusal(text);
}

base::Result<model::Document> read_as(const Format& format, std::string_view text,
                                      const ReadOptions& options) {
  const constraints::SetUp set_up;
  auto document = format.read(text, options);
  if (!document) return with_saying(document.error(), format, text);
  tell_unread_words(document->puzzle);
  tell_unread_talk(document->puzzle.metadata.comment, document->puzzle);
  if (options.read_words) {
    read_words(*document);
  } else {
    tell_drawn(*document);
  }
  const std::string_view content = trim_lines(text);
  const bool is_data = content.starts_with('{') || content.starts_with('<');
  if (!is_data && !format.reads_number_signs) tell_unread_comments(text, document->puzzle);
  return document;
}

base::Result<model::Document> read_named(const Format& format, std::string_view text,
                                         const ReadOptions& options) {
  if (has_words_beside_link(text, format)) {
    PasteSearch search = search_paste(text, options);
    const Paste* paste = search.only();
    if (paste != nullptr && paste->document.format == format.id) return paste->document;
  }
  return read_as(format, text, options);
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
  return read_named(*format, *clean, options);
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
