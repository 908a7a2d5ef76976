// SPDX-License-Identifier: MIT
#include "formats/text/lines.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "formats/text.h"
#include "formats/text/grid_rows.h"
#include "model/unicode.h"

namespace omnidoku::formats {

namespace {

/// Digits of other scripts: the code of each zero.
constexpr int kZeros[] = {0x0660, 0x06F0, 0x0966};
/// Squares and dots that people write for an empty cell.
constexpr int kEmptySigns[] = {0x00B7, 0x2022, 0x2219, 0x22C5, 0x25A1, 0x25A2,
                               0x25AB, 0x25FB, 0x2610, 0x2B1C, 0x30FB, 0xFF65};

bool is_invisible(int code) {
  // Joiners, and the parts of a digit on a keycap.
  return code == 0x200B || code == 0x2060 || code == 0xFEFF || code == 0xFE0F || code == 0x20E3;
}

/// The character of ASCII that stands for a code point; 0 when there is none.
char plain_character(int code) {
  if (code >= 0xFF01 && code <= 0xFF5E) return static_cast<char>(code - 0xFF01 + '!');
  if (code == 0x3000 || code == 0xA0 || code == 0x202F || (code >= 0x2000 && code <= 0x200A)) {
    return ' ';
  }
  if ((code >= 0x2010 && code <= 0x2015) || code == 0x2212) return '-';
  for (const int zero : kZeros) {
    if (code >= zero && code < zero + 10) return static_cast<char>('0' + (code - zero));
  }
  const bool empty =
      std::find(std::begin(kEmptySigns), std::end(kEmptySigns), code) != std::end(kEmptySigns);
  return empty ? '.' : '\0';
}

std::string plain_characters(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size();) {
    const std::string_view character = character_at(text, i);
    i += character.size();
    const auto code = model::first_code_point(character);
    const bool ascii = character.size() == 1 || !code;
    if (const char plain = ascii ? '\0' : plain_character(code->value); plain != '\0') {
      result += plain;
    } else if (ascii || !is_invisible(code->value)) {
      result += character;
    }
  }
  return result;
}

/// Whether a line begins or ends what Markdown shows as it is.
bool begins_fence(std::string_view content) {
  return content.starts_with("```") || content.starts_with("~~~");
}

}  // namespace

std::vector<std::string> plain_lines(std::string_view text) {
  const std::string plain = plain_characters(text);
  std::vector<std::string> lines;
  bool quoted = true;
  for (const TextLine& line : split_lines(plain)) {
    const std::string_view content = trim(line.text);
    const bool is_fence = begins_fence(content);
    // A blank line in its place, so that those behind it keep their numbers.
    lines.emplace_back(is_fence ? std::string_view() : line.text);
    quoted = quoted && (content.empty() || is_fence || content.starts_with('>'));
  }
  for (std::string& line : lines) {
    if (quoted && !trim(line).empty()) {
      line.erase(0, line.find('>') + 1);
      if (line.starts_with(' ')) line.erase(0, 1);
      if (begins_fence(trim(line))) line.clear();
    }
    if (line.size() > 2 && line.front() == '`' && line.back() == '`') {
      line = line.substr(1, line.size() - 2);
    }
  }
  return lines;
}

std::optional<std::vector<std::string>> with_plain_frame(std::vector<std::string> lines) {
  constexpr std::pair<int, int> kAcross[] = {{0x2500, 0x2502}, {0x2501, 0x2503}, {0x2550, 0x2551}};
  const std::pair<int, int>* strokes = nullptr;
  for (std::string& line : lines) {
    std::string plain;
    for (std::size_t i = 0; i < line.size();) {
      const std::string_view character = character_at(line, i);
      i += character.size();
      const auto code = model::first_code_point(character);
      constexpr int kFirst = 0x2500;
      constexpr int kLast = 0x257F;
      if (!code || code->value < kFirst || code->value > kLast) {
        plain += character;
        continue;
      }
      const auto* pair = std::find_if(std::begin(kAcross), std::end(kAcross), [&](const auto& one) {
        return code->value == one.first || code->value == one.second;
      });
      if (pair == std::end(kAcross)) {
        plain += '+';
        continue;
      }
      if (strokes != nullptr && strokes != pair) return std::nullopt;
      strokes = pair;
      plain += code->value == pair->first ? '-' : '|';
    }
    line = std::move(plain);
  }
  return strokes == nullptr ? std::nullopt : std::optional(std::move(lines));
}

std::string join_lines(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

bool is_prose(std::string_view line) {
  constexpr std::size_t kShortestWord = 3;
  std::size_t run = 0;
  std::size_t longest = 0;
  bool beyond = false;
  const bool no_cells = line.find_first_of(".0123456789*_-") == std::string_view::npos &&
                        line.find_first_not_of("xX |,;\t") != std::string_view::npos;
  for (std::size_t i = 0; i <= line.size();) {
    const std::string_view character = i < line.size() ? character_at(line, i) : std::string_view();
    if (character.size() > 1 && kind_of(character) == Kind::cell) return true;
    const char c = character.empty() ? ' ' : character.front();
    if (is_letter(c)) {
      const char upper = static_cast<char>(c & ~0x20);
      ++run;
      beyond = beyond || (upper > 'P' && upper != 'X');
    } else {
      if (run >= 2 && beyond) return true;
      longest = std::max(longest, run);
      run = 0;
      beyond = false;
    }
    i += std::max<std::size_t>(character.size(), 1);
  }
  return no_cells && longest >= kShortestWord;
}

bool is_stroke(std::string_view line) {
  if (line.find("--") == std::string_view::npos && line.find("==") == std::string_view::npos &&
      line.find("\xE2\x94\x80") == std::string_view::npos) {
    return false;
  }
  for (std::size_t i = 0; i < line.size();) {
    const std::string_view character = character_at(line, i);
    i += character.size();
    constexpr std::string_view kPlain = "-=+|: \t.'*";
    if (character.size() == 1 ? kPlain.find(character.front()) == std::string_view::npos
                              : kind_of(character) == Kind::cell) {
      return false;
    }
  }
  return true;
}

std::vector<std::string> paste_words(std::string_view line) {
  std::vector<std::string> words;
  std::string word;
  for (const char c : line) {
    if (!is_blank(c) && c != '|' && c != ',' && c != ';') {
      word += c;
    } else if (!word.empty()) {
      words.push_back(std::exchange(word, {}));
    }
  }
  if (!word.empty()) words.push_back(std::move(word));
  return words;
}

bool has_only_words(std::string_view text) {
  const std::vector<TextLine> lines = content_lines(text);
  return !lines.empty() && std::all_of(lines.begin(), lines.end(),
                                       [](const TextLine& line) { return is_prose(line.text); });
}

}  // namespace omnidoku::formats
