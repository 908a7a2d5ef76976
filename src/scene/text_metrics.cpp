// SPDX-License-Identifier: MIT
//
// Widths are summed over grapheme clusters, so that an emoji made of several code points counts
// once. Text that is not UTF-8 is measured byte by byte.
#include "scene/text_metrics.h"

#include <algorithm>
#include <optional>

#include "model/symbols.h"
#include "model/unicode.h"

namespace omnidoku::scene {
namespace {

/// Calls f(code point) for each; -1 for a byte that is not UTF-8.
template <class F>
void for_each_code_point(std::string_view text, F&& f) {
  while (!text.empty()) {
    const std::optional<model::CodePoint> next = model::first_code_point(text);
    f(next ? next->value : -1);
    text.remove_prefix(next ? next->num_bytes : 1);
  }
}

constexpr int kEmojiSelector = 0xFE0F;
bool is_regional_indicator(int code) { return code >= 0x1F1E6 && code <= 0x1F1FF; }

/// Signs of Unicode that may have two forms, an outline and one in colours.
bool is_pictogram(int code) { return code >= 0x2600 && code <= 0x27BF; }

double letter_ems(char letter) {
  constexpr std::string_view kNarrow = "!'(),-./:;I[]`fijlrt|\\ ";
  constexpr std::string_view kWide = "%@MWmw&#+<=>~";
  if (kNarrow.find(letter) != std::string_view::npos) return 0.46;
  if (kWide.find(letter) != std::string_view::npos) return 1.05;
  if (letter >= '0' && letter <= '9') return 0.7;
  return letter >= 'A' && letter <= 'Z' ? 0.8 : 0.7;
}

double grapheme_ems(std::string_view grapheme) {
  if (grapheme.size() == 1) return letter_ems(grapheme.front());
  if (is_emoji(grapheme)) return 1.28;
  bool known = true;
  bool symbol = false;
  for_each_code_point(grapheme, [&](int code) {
    known = known && code >= 0;
    symbol = symbol || (code >= 0x2190 && code < 0x2C00);
  });
  if (!known) return 0.7 * static_cast<double>(grapheme.size());
  return symbol || grapheme_columns(grapheme) == 2 ? 1.0 : 0.85;
}

/// The grapheme clusters of a text; single bytes when it is not UTF-8.
std::vector<std::string> pieces(std::string_view text) {
  auto graphemes = model::split_graphemes(text);
  if (graphemes) return std::move(graphemes).value();
  std::vector<std::string> bytes;
  for (const char byte : text) bytes.emplace_back(1, byte);
  return bytes;
}

/// Adds a word to the last line, or begins a new one; words wider than a line are cut.
class LineBreaker {
 public:
  explicit LineBreaker(double ems) : ems_(ems) {}

  void add_word(std::string_view word) {
    const double width = text_ems(word);
    const double gap = line_.empty() ? 0 : letter_ems(' ');
    if (!line_.empty() && width_ + gap + width > ems_) end_line();
    if (!line_.empty()) {
      line_ += ' ';
      width_ += gap;
    }
    if (width <= ems_) {
      line_ += word;
      width_ += width;
      return;
    }
    for (const std::string& grapheme : pieces(word)) {
      const double step = grapheme_ems(grapheme);
      if (!line_.empty() && width_ + step > ems_) end_line();
      line_ += grapheme;
      width_ += step;
    }
  }

  void end_line() {
    lines_.push_back(std::move(line_));
    line_.clear();
    width_ = 0;
  }

  /// The lines so far, without the one being filled.
  [[nodiscard]] const std::vector<std::string>& lines() const { return lines_; }

 private:
  std::vector<std::string> lines_;
  double ems_;
  std::string line_;
  double width_ = 0;
};

}  // namespace

bool is_emoji(std::string_view grapheme) {
  bool emoji = false;
  for_each_code_point(grapheme, [&](int code) {
    emoji = emoji || code == kEmojiSelector || code >= 0x1F000 ||
            (code >= 0x2300 && code < 0x2C00 && model::num_columns(code) == 2);
  });
  return emoji;
}

std::vector<std::string> drawn_symbols(const model::Symbols& symbols) {
  constexpr std::string_view kAsEmoji = "\xEF\xB8\x8F";  // kEmojiSelector
  std::vector<std::string> texts;
  bool some_emoji = false;
  for (int i = 0; i < symbols.size(); ++i) {
    texts.push_back(symbols.text(geometry::Digit(i)));
    some_emoji = some_emoji || is_emoji(texts.back());
  }
  if (!some_emoji) return texts;
  for (std::string& text : texts) {
    const auto first = model::first_code_point(text);
    const bool lone = first && first->num_bytes == text.size();
    if (lone && !is_emoji(text) && is_pictogram(first->value)) text += kAsEmoji;
  }
  return texts;
}

int grapheme_columns(std::string_view grapheme) {
  int columns = 0;
  for_each_code_point(grapheme, [&](int code) {
    if (code < 0) {
      ++columns;
    } else if (code == kEmojiSelector || is_regional_indicator(code)) {
      columns = 2;
    } else {
      columns = std::max(columns, model::num_columns(code));
    }
  });
  return std::min(columns, 2);
}

int text_columns(std::string_view text) {
  int columns = 0;
  for (const std::string& grapheme : pieces(text)) columns += grapheme_columns(grapheme);
  return columns;
}

double text_ems(std::string_view text) {
  double ems = 0;
  for (const std::string& grapheme : pieces(text)) ems += grapheme_ems(grapheme);
  return ems;
}

std::vector<std::string> wrap_text(std::string_view text, double ems, std::size_t max_lines) {
  LineBreaker breaker(ems);
  std::size_t at = 0;
  while (at < text.size() && breaker.lines().size() <= max_lines) {
    const std::size_t end = std::min(text.find_first_of(" \t\r\n", at), text.size());
    if (end > at) breaker.add_word(text.substr(at, end - at));
    if (end < text.size() && text[end] == '\n') breaker.end_line();
    at = end + 1;
  }
  breaker.end_line();
  std::vector<std::string> lines = breaker.lines();
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  if (lines.size() > max_lines) {
    lines.resize(max_lines);
    if (!lines.empty()) lines.back() += "\xE2\x80\xA6";  // an ellipsis
  }
  return lines;
}

}  // namespace omnidoku::scene
