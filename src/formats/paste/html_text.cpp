// SPDX-License-Identifier: MIT
//
// Tags are taken one after another; what stands between them goes to the innermost open cell, or
// to the page. A table is a text as soon as it ends.
#include "formats/paste/html_text.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "formats/text.h"

namespace omnidoku::formats {

namespace {

constexpr std::string_view kSpace = " \t\n\f";

/// The character of "&amp;" or "&#38;" without its marks; nothing for one that is not known.
std::optional<std::string> character_named(std::string_view name) {
  constexpr std::pair<std::string_view, std::string_view> kNames[] = {
      {"nbsp", " "},  {"amp", "&"},         {"lt", "<"},   {"gt", ">"},
      {"quot", "\""}, {"middot", "\u00B7"}, {"apos", "'"}, {"bull", "\u2022"}};
  for (const auto& [known, text] : kNames) {
    if (name == known) return std::string(text);
  }
  if (!name.starts_with('#')) return std::nullopt;
  const bool is_hex = name.size() > 1 && (name[1] == 'x' || name[1] == 'X');
  std::uint32_t code = 0;
  constexpr std::size_t kMostDigits = 7;
  const std::string_view digits = name.substr(is_hex ? 2 : 1);
  if (digits.empty() || digits.size() > kMostDigits) return std::nullopt;
  for (const char c : in_small_letters(digits)) {
    const bool is_hex_letter = is_hex && c >= 'a' && c <= 'f';
    if (!is_hex_letter && (c < '0' || c > '9')) return std::nullopt;
    code = code * (is_hex ? 16 : 10) +
           static_cast<std::uint32_t>(is_hex_letter ? c - 'a' + 10 : c - '0');
  }
  constexpr std::uint32_t kNoBreakSpace = 0xA0;
  constexpr std::uint32_t kLast = 0x10FFFF;
  if (code < ' ' || (code > '~' && code <= kNoBreakSpace)) return " ";
  if (code > kLast || (code >= 0xD800 && code < 0xE000)) return std::nullopt;
  std::string character;
  append_utf8(character, code);
  return character;
}

std::string without_entities(std::string_view text) {
  constexpr std::size_t kLongest = 10;
  std::string plain;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end =
        text[at] == '&' ? text.substr(0, at + kLongest).find(';', at) : std::string_view::npos;
    const auto character = end == std::string_view::npos
                               ? std::nullopt
                               : character_named(text.substr(at + 1, end - at - 1));
    if (character) {
      plain += *character;
      at = end + 1;
    } else {
      plain += text[at++];
    }
  }
  return plain;
}

struct Tag {
  std::string name;  ///< in small letters; with '/' before it where it ends an element
  std::vector<std::pair<std::string, std::string>> attributes;

  [[nodiscard]] std::string_view attribute(std::string_view wanted) const {
    const auto found = std::find_if(attributes.begin(), attributes.end(),
                                    [wanted](const auto& one) { return one.first == wanted; });
    return found == attributes.end() ? std::string_view() : found->second;
  }
};

/// The name or value that a text begins with, which is removed.
std::string take_value(std::string_view& text, std::string_view ends) {
  if (!text.empty() && (text.front() == '"' || text.front() == '\'')) {
    const std::size_t end = std::min(text.find(text.front(), 1), text.size());
    std::string value(text.substr(1, end - 1));
    text.remove_prefix(std::min(end + 1, text.size()));
    return value;
  }
  const std::size_t end = std::min(text.find_first_of(ends), text.size());
  std::string value(text.substr(0, end));
  text.remove_prefix(end);
  return value;
}

void skip_space_of(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(kSpace), text.size()));
}

/// The tag that a text begins with, which is removed.
Tag take_tag(std::string_view& text) {
  Tag tag;
  text.remove_prefix(1);
  const std::size_t end = std::min(text.find_first_of(" \t\n\f>", 1), text.size());
  tag.name = in_small_letters(text.substr(0, end));
  if (tag.name.size() > 1 && tag.name.ends_with('/')) tag.name.pop_back();
  text.remove_prefix(end);
  for (skip_space_of(text); !text.empty() && text.front() != '>'; skip_space_of(text)) {
    if (text.front() == '/' || text.front() == '=') {
      text.remove_prefix(1);
      continue;
    }
    std::string name = in_small_letters(take_value(text, " \t\n\f=>"));
    skip_space_of(text);
    std::string value;
    if (text.starts_with('=')) {
      text.remove_prefix(1);
      skip_space_of(text);
      value = without_entities(take_value(text, " \t\n\f>"));
    }
    tag.attributes.emplace_back(std::move(name), std::move(value));
  }
  text.remove_prefix(std::min<std::size_t>(1, text.size()));
  return tag;
}

struct Table {
  std::vector<std::vector<std::string>> rows;  ///< the lines of each cell
};

std::vector<std::string> lines_of(std::string_view cell) {
  std::vector<std::string> lines;
  for (const TextLine& line : split_lines(cell)) lines.emplace_back(line.text);
  if (lines.empty()) lines.emplace_back();
  return lines;
}

/// The lines of a row: one, or as many as there are in each of its cells.
void add_row(std::string& text, const std::vector<std::string>& cells) {
  std::vector<std::vector<std::string>> columns;
  for (const std::string& cell : cells) columns.push_back(lines_of(cell));
  const std::size_t height = columns.empty() ? 0 : columns.front().size();
  const bool is_even = std::all_of(columns.begin(), columns.end(),
                                   [height](const auto& lines) { return lines.size() == height; });
  if (!is_even) {
    for (const auto& lines : columns) {
      for (const std::string& line : lines) text += line + "\n";
    }
    return;
  }
  for (std::size_t i = 0; i < height; ++i) {
    for (std::size_t k = 0; k < columns.size(); ++k) text += (k == 0 ? "" : "\t") + columns[k][i];
    text += "\n";
  }
}

class HtmlReader {
 public:
  std::string read(std::string_view html) {
    while (!html.empty() && page_.size() < kMostBytes) {
      if (html.starts_with("<!--")) {
        html.remove_prefix(std::min(html.find("-->"), html.size() - 3) + 3);
      } else if (begins_tag(html)) {
        const Tag tag = take_tag(html);
        take(tag);
        for (const std::string_view hidden : {"script", "style", "title"}) {
          if (tag.name == hidden) skip_to_end(html, hidden);
        }
      } else {
        const std::size_t end = std::min(html.find('<', 1), html.size());
        add_text(html.substr(0, end));
        html.remove_prefix(end);
      }
    }
    while (!tables_.empty()) end_table();
    return std::move(page_);
  }

 private:
  static constexpr std::size_t kMostBytes = std::size_t{1} << 20;
  static constexpr std::size_t kMostTables = 20;  ///< within each other

  static bool begins_tag(std::string_view html) {
    return html.size() > 1 && html.front() == '<' &&
           (is_letter(html[1]) || html[1] == '/' || html[1] == '!' || html[1] == '?');
  }

  static void skip_to_end(std::string_view& html, std::string_view name) {
    const std::string wanted = "</" + std::string(name);
    const auto found = std::search(html.begin(), html.end(), wanted.begin(), wanted.end(),
                                   [](char a, char b) { return (a | 0x20) == (b | 0x20); });
    html.remove_prefix(static_cast<std::size_t>(found - html.begin()));
  }

  /// Where text goes: to a cell, to the page, or nowhere, between the cells of a table.
  std::string* place() {
    if (tables_.empty()) return &page_;
    Table& table = tables_.back();
    return table.rows.empty() || table.rows.back().empty() ? nullptr : &table.rows.back().back();
  }

  void add_text(std::string_view text) {
    std::string* const at = place();
    if (at == nullptr) return;
    // Line ends of the source are blanks, and several are one.
    for (const char c : without_entities(text)) {
      const bool is_space = kSpace.find(c) != std::string_view::npos;
      if (!is_space) {
        *at += c;
      } else if (!at->empty() && at->back() != ' ' && at->back() != '\n') {
        *at += ' ';
      }
    }
  }

  /// The end of a line; within a cell a blank, as cells are of one line.
  void end_line() {
    std::string* const at = place();
    if (at == nullptr || at->empty()) return;
    if (tables_.empty()) {
      trim_end(*at);
      if (!at->ends_with('\n')) *at += '\n';
    } else {
      add_text(" ");
    }
  }

  static void trim_end(std::string& text) {
    while (!text.empty() && text.back() == ' ') text.pop_back();
  }

  void begin_row() {
    if (tables_.empty()) tables_.emplace_back();
    tables_.back().rows.emplace_back();
  }

  void end_table() {
    std::string text;
    for (std::vector<std::string>& row : tables_.back().rows) {
      for (std::string& cell : row) trim_end(cell);
      add_row(text, row);
    }
    tables_.pop_back();
    std::string* const at = place();
    if (at == nullptr) return;
    const bool is_within = !tables_.empty();
    if (is_within) {
      // The cell ends behind its table: the table's lines are those of the cell.
      trim_end(*at);
      if (!at->empty() && !at->ends_with('\n')) *at += '\n';
      *at += text.substr(0, text.size() - (text.empty() ? 0 : 1));
    } else {
      end_line();
      *at += "\n" + text + "\n";
    }
  }

  void take(const Tag& tag) {
    constexpr std::string_view kBlocks[] = {"br", "p",  "/p", "div", "/div", "li",  "/li", "h1",
                                            "h2", "h3", "h4", "/h1", "/h2",  "/h3", "/h4", "hr"};
    const std::string& name = tag.name;
    if (name == "table" && tables_.size() < kMostTables) {
      tables_.emplace_back();
    } else if (name == "/table" && !tables_.empty()) {
      end_table();
    } else if (name == "tr") {
      begin_row();
    } else if (name == "td" || name == "th") {
      if (tables_.empty() || tables_.back().rows.empty()) begin_row();
      tables_.back().rows.back().emplace_back();
    } else if (name == "input" && in_small_letters(tag.attribute("type")) != "hidden") {
      add_text(" " + std::string(tag.attribute("value")));
    } else if (name == "a") {
      add_text(" " + std::string(tag.attribute("href")) + " ");
    } else if (std::find(std::begin(kBlocks), std::end(kBlocks), name) != std::end(kBlocks)) {
      end_line();
    }
  }

  std::string page_;
  std::vector<Table> tables_;  ///< those that have begun, each in a cell of the one before it
};

}  // namespace

bool is_html(std::string_view text) {
  if (!trim_lines(text).starts_with('<')) return false;
  constexpr std::string_view kElements[] = {"!doctype html", "html",  "body", "head>", "div",
                                            "span",          "table", "tr",   "td",    "p>",
                                            "script",        "a href"};
  const std::string lower = in_small_letters(text);
  return std::any_of(
      std::begin(kElements), std::end(kElements),
      [&lower](std::string_view element) { return find_tag(lower, element) != std::string::npos; });
}

std::string text_of_html(std::string_view html) { return HtmlReader().read(html); }

}  // namespace omnidoku::formats
