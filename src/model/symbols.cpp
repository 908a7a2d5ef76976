// SPDX-License-Identifier: MIT
#include "model/symbols.h"

#include <algorithm>
#include <cstdio>
#include <utility>

#include "base/check.h"
#include "model/unicode.h"

namespace omnidoku::model {

using base::ErrorCode;
using base::make_error;
using geometry::Digit;

Symbols Symbols::standard(int num_digits) {
  OMNIDOKU_CHECK(num_digits >= 1 && num_digits <= geometry::kMaxDigits);
  constexpr std::string_view kTexts =
      "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz@$&";
  Symbols result;
  for (int i = 0; i < num_digits; ++i) {
    result.symbols_.push_back({std::string(1, kTexts[static_cast<std::size_t>(i)]), i + 1});
  }
  result.standard_ = true;
  return result;
}

namespace {

/// A symbol for an error text: as it is, or by its code points where it cannot be seen.
std::string shown(std::string_view text) {
  if (is_visible(text)) return "'" + std::string(text) + "'";
  if (text.empty()) return "''";
  std::string codes;
  while (!text.empty()) {
    const std::optional<CodePoint> next = first_code_point(text);
    if (!next) break;
    char code[16];
    std::snprintf(code, sizeof code, "U+%04X", static_cast<unsigned>(next->value));
    codes += (codes.empty() ? "" : " ") + std::string(code);
    text.remove_prefix(next->num_bytes);
  }
  return codes;
}

/// Whether two symbols, composed, are the same to the eye.
bool look_alike(std::string_view a, std::string_view b) {
  return a == b || without_ignorables(a) == without_ignorables(b);
}

}  // namespace

base::Result<Symbols> Symbols::make(std::vector<Symbol> symbols) {
  if (symbols.empty()) return make_error(ErrorCode::too_large, "the symbol set is empty");
  if (symbols.size() > static_cast<std::size_t>(geometry::kMaxDigits)) {
    return make_error(ErrorCode::too_large, "the symbol set has " + std::to_string(symbols.size()) +
                                                " symbols, at most 64");
  }
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    Symbol& symbol = symbols[i];
    auto clusters = split_graphemes(symbol.text);
    if (!clusters) return clusters.error();
    symbol.text = composed(symbol.text);
    if (clusters->size() != 1 || !is_visible(symbol.text)) {
      return make_error(
          ErrorCode::unknown_symbol,
          "symbol " + std::to_string(i + 1) + ", " + shown(symbol.text) +
              ", is not one visible character",
          "give each symbol as a single character that can be seen (a grapheme cluster)");
    }
    if (symbol.value > kMaxSymbolValue || symbol.value < -kMaxSymbolValue) {
      return make_error(ErrorCode::unknown_symbol, "the value of symbol '" + symbol.text +
                                                       "' is out of range, at most 1000000000");
    }
    for (std::size_t j = 0; j < i; ++j) {
      if (!look_alike(symbols[j].text, symbol.text)) continue;
      const bool equal = symbols[j].text == symbol.text;
      return make_error(ErrorCode::unknown_symbol,
                        "symbol '" + symbol.text + "' is there twice" +
                            (equal ? "" : ", but for characters that cannot be seen"));
    }
  }
  Symbols result;
  result.symbols_ = std::move(symbols);
  result.standard_ = result.symbols_ == standard(result.size()).symbols_;
  return result;
}

base::Result<Symbols> Symbols::from_text(std::string_view text) {
  auto clusters = split_graphemes(text);
  if (!clusters) return clusters.error();
  std::vector<Symbol> symbols;
  for (std::string& cluster : *clusters) {
    symbols.push_back({std::move(cluster), static_cast<std::int64_t>(symbols.size()) + 1});
  }
  return make(std::move(symbols));
}

std::optional<Digit> Symbols::find(std::string_view text) const {
  const auto written = [this](std::string_view wanted) -> std::optional<Digit> {
    for (std::size_t i = 0; i < symbols_.size(); ++i) {
      if (symbols_[i].text == wanted) return Digit(i);
    }
    return std::nullopt;
  };
  if (const auto digit = written(text)) return digit;
  const bool ascii = std::all_of(text.begin(), text.end(), [](char c) { return (c & 0x80) == 0; });
  if (!ascii && !find_invalid_utf8(text)) {
    const std::string wanted = composed(text);
    for (std::size_t i = 0; i < symbols_.size(); ++i) {
      if (look_alike(symbols_[i].text, wanted)) return Digit(i);
    }
    return std::nullopt;
  }
  if (standard_ && size() <= 35 && text.size() == 1 && text[0] >= 'a' && text[0] <= 'z') {
    const int index = 9 + (text[0] - 'a');
    if (index < size()) return Digit(index);
  }
  return std::nullopt;
}

bool Symbols::single_bytes() const {
  return std::all_of(symbols_.begin(), symbols_.end(),
                     [](const Symbol& symbol) { return symbol.text.size() == 1; });
}

std::int64_t Symbols::total() const {
  std::int64_t sum = 0;
  for (const Symbol& symbol : symbols_) sum += symbol.value;
  return sum;
}

std::optional<std::uint32_t> find_invalid_utf8(std::string_view text) {
  std::size_t position = 0;
  while (position < text.size()) {
    const std::optional<CodePoint> next = first_code_point(text.substr(position));
    if (!next) return static_cast<std::uint32_t>(position + 1);
    position += next->num_bytes;
  }
  return std::nullopt;
}

base::Result<std::vector<std::string>> split_graphemes(std::string_view text) {
  if (const std::optional<std::uint32_t> invalid = find_invalid_utf8(text)) {
    return make_error(ErrorCode::encoding, "the text is not valid UTF-8",
                      "save it as UTF-8 and try again")
        .at(1, *invalid);
  }
  std::vector<std::string> clusters;
  for (const std::size_t length : grapheme_lengths(text)) {
    clusters.emplace_back(text.substr(0, length));
    text.remove_prefix(length);
  }
  return clusters;
}

}  // namespace omnidoku::model
