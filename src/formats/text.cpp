// SPDX-License-Identifier: MIT
#include "formats/text.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "formats/file_kind.h"
#include "model/symbols.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::make_error;

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

base::Error at_position(const base::Error& error, std::string_view text, std::size_t position) {
  const base::Where where = where_in(text, position);
  return error.at(where.line, where.column);
}

std::string hex_byte(char c) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  const auto byte = static_cast<unsigned char>(c);
  return {'0', 'x', kDigits[byte >> 4], kDigits[byte & 15]};
}

/// Whether a byte is a control character that no text holds.
bool is_control_byte(char c) {
  return (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\r' && c != '\t' &&
          c != '\f') ||
         c == '\x7F';
}

/// Whether one of the control characters U+0080 to U+009F begins at a position: terminals obey them
/// too.
bool is_late_control(std::string_view text, std::size_t position) {
  return text[position] == '\xC2' && position + 1 < text.size() &&
         static_cast<unsigned char>(text[position + 1]) < 0xA0;
}

constexpr std::string_view kNextLine = "\xC2\x85";  // U+0085, a line end

/// Position of the first control character that no text holds, from there on; npos when there is
/// none.
std::size_t find_control(std::string_view text, std::size_t from = 0) {
  for (std::size_t i = from; i < text.size(); ++i) {
    if (is_control_byte(text[i])) return i;
    if (is_late_control(text, i) && text.substr(i, 2) != kNextLine) return i;
  }
  return std::string_view::npos;
}

bool is_ascii(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return (c & 0x80) == 0; });
}

/// With '\n' for every kind of line end, and a blank for a form feed.
std::string with_plain_line_ends(std::string_view text) {
  std::string plain;
  plain.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (text.substr(i, 2) == kNextLine) {
      plain.push_back('\n');
      ++i;
    } else if (c == '\r') {
      if (i + 1 == text.size() || text[i + 1] != '\n') plain.push_back('\n');
    } else {
      plain.push_back(c == '\f' ? ' ' : c);
    }
  }
  return plain;
}

}  // namespace

base::Result<std::string> clean_text(std::string_view raw) {
  if (raw.size() > kMaxTextBytes) {
    return make_error(ErrorCode::too_large, "the text has " + std::to_string(raw.size()) +
                                                " bytes, at most " + std::to_string(kMaxTextBytes) +
                                                " are read");
  }
  if (is_utf16(raw)) {
    const auto text = utf8_of_utf16(raw);
    return text ? clean_text(*text) : base::Result<std::string>(text.error());
  }
  if (auto other = other_file(raw)) return *std::move(other);
  if (raw.starts_with(kByteOrderMark)) raw.remove_prefix(kByteOrderMark.size());
  if (const std::size_t position = find_control(raw); position != std::string_view::npos) {
    const char byte = raw[position] == '\xC2' ? raw[position + 1] : raw[position];
    return at_position(
        make_error(
            ErrorCode::encoding,
            "this is no text: there is a byte in it that no text has (" + hex_byte(byte) + ")",
            "open the file in its own program, and copy the puzzle out of it"),
        raw, position);
  }
  if (!is_ascii(raw)) {
    if (const auto column = model::find_invalid_utf8(raw)) {
      return at_position(
          make_error(ErrorCode::encoding,
                     "a character cannot be read, as the text is not stored as UTF-8",
                     "save it as UTF-8 and try again"),
          raw, *column - 1);
    }
  }
  return with_plain_line_ends(raw);
}

std::string clean_words(std::string text) {
  constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
  for (std::size_t at = find_control(text); at != std::string::npos;
       at = find_control(text, at + kReplacement.size())) {
    text.replace(at, is_late_control(text, at) ? 2 : 1, kReplacement);
  }
  const bool plain = text.find_first_of("\r\f\xC2") == std::string::npos;
  return plain ? text : with_plain_line_ends(text);
}

std::vector<TextLine> split_lines(std::string_view text) {
  std::vector<TextLine> lines;
  std::uint32_t number = 1;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back({number, text.substr(0, end)});
    ++number;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::vector<TextLine> content_lines(std::string_view text) {
  std::vector<TextLine> lines;
  std::uint32_t number = 1;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    while (!line.empty() && is_blank(line.back())) line.remove_suffix(1);
    const std::string_view content = trim(line);
    if (!content.empty() && content.front() != '#') lines.push_back({number, line});
    ++number;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string_view trim(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

std::string with_line_ends(std::string_view text) {
  std::string made;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool is_end = text.substr(i).starts_with("\\n");
    made += is_end ? '\n' : text[i];
    if (is_end) ++i;
  }
  return made;
}

std::string_view trim_lines(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\n";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

std::size_t find_tag(std::string_view text, std::string_view behind) {
  for (std::size_t at = text.find(behind, 1); at != std::string_view::npos;
       at = text.find(behind, at + 1)) {
    if (text[at - 1] == '<') return at - 1;
  }
  return std::string_view::npos;
}

void append_utf8(std::string& text, std::uint32_t code) {
  const auto add = [&text](std::uint32_t byte) { text += static_cast<char>(byte); };
  if (code < 0x80) {
    add(code);
  } else if (code < 0x800) {
    add(0xC0U | code >> 6U);
    add(0x80U | (code & 0x3FU));
  } else if (code < 0x10000) {
    add(0xE0U | code >> 12U);
    add(0x80U | (code >> 6U & 0x3FU));
    add(0x80U | (code & 0x3FU));
  } else {
    add(0xF0U | code >> 18U);
    add(0x80U | (code >> 12U & 0x3FU));
    add(0x80U | (code >> 6U & 0x3FU));
    add(0x80U | (code & 0x3FU));
  }
}

std::string in_small_letters(std::string_view text) {
  std::string small(text);
  for (char& c : small) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return small;
}

std::optional<int> whole_number(std::string_view text) {
  int number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = problem == std::errc() && end == text.data() + text.size();
  return is_whole ? std::optional(number) : std::nullopt;
}

std::string quote(std::string_view text) {
  constexpr std::size_t kMaxQuoted = 40;
  if (text.size() <= kMaxQuoted) return "'" + std::string(text) + "'";
  std::size_t end = kMaxQuoted - 3;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
  return "'" + std::string(text.substr(0, end)) + "...'";
}

std::string_view character_at(std::string_view text, std::size_t position) {
  std::size_t end = position + 1;
  while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) ++end;
  return text.substr(position, end - position);
}

std::size_t count_characters(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  }));
}

base::Where where_in(std::string_view text, std::size_t position) {
  const std::string_view before = text.substr(0, std::min(position, text.size()));
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const std::size_t start = before.rfind('\n') + 1;  // 0 when there is no line end
  base::Where where;
  where.line = static_cast<std::uint32_t>(line);
  where.column = static_cast<std::uint32_t>(count_characters(before.substr(start)) + 1);
  return where;
}

std::optional<int> take_number(std::string_view& text, int largest) {
  int number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (problem != std::errc() || number < 0 || number > largest) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

bool is_among(std::string_view name, std::span<const std::string_view> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace omnidoku::formats
