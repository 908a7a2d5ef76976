// SPDX-License-Identifier: MIT
//
// Symbols: what a person writes for each digit, and the value it counts in sums.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "geometry/ids.h"

namespace omnidoku::model {

struct Symbol {
  std::string text;        ///< one grapheme cluster, UTF-8, composed (NFC)
  std::int64_t value = 0;  ///< in -kMaxSymbolValue..kMaxSymbolValue
  friend bool operator==(const Symbol&, const Symbol&) = default;
};

/// Values beyond this are refused, so that no sum of a board overflows 64 bits.
inline constexpr std::int64_t kMaxSymbolValue = 1'000'000'000;

class Symbols {
 public:
  /// 1-9, then A-Z, a-z, @, $, & with the values 1, 2, 3, ...; num_digits in 1..64.
  static Symbols standard(int num_digits);

  /// From a list. Errors: too_large (no or more than 64 symbols), unknown_symbol (a text that is
  /// empty, not one grapheme cluster, not visible (is_visible), or there twice; a value out of
  /// range). Texts are composed first, so that a letter with an accent is one symbol however it is
  /// spelled. Values may repeat.
  static base::Result<Symbols> make(std::vector<Symbol> symbols);

  /// From the grapheme clusters of a text, such as "ABCDEF", with the values 1, 2, 3, ...
  static base::Result<Symbols> from_text(std::string_view text);

  [[nodiscard]] int size() const { return static_cast<int>(symbols_.size()); }
  [[nodiscard]] const std::string& text(geometry::Digit digit) const {
    return symbols_[digit.index()].text;
  }
  [[nodiscard]] std::int64_t value(geometry::Digit digit) const {
    return symbols_[digit.index()].value;
  }
  /// The digit written so, composed or not; nothing when unknown. Exact match, or for the standard
  /// symbols up to 35 letters in either case.
  [[nodiscard]] std::optional<geometry::Digit> find(std::string_view text) const;

  /// Whether these are standard(size()).
  [[nodiscard]] bool is_standard() const { return standard_; }
  /// Whether every symbol is a single ASCII character, so that lines need no separators.
  [[nodiscard]] bool single_bytes() const;
  /// Sum of all values: what a house with every digit adds up to.
  [[nodiscard]] std::int64_t total() const;

  friend bool operator==(const Symbols&, const Symbols&) = default;

 private:
  std::vector<Symbol> symbols_;
  bool standard_ = false;
};

/// Splits UTF-8 text into grapheme clusters (Unicode Annex 29, by utf8proc). Error: encoding, with
/// the column of the first bad byte.
[[nodiscard]] base::Result<std::vector<std::string>> split_graphemes(std::string_view text);

/// Column of the first byte that is not valid UTF-8 (1-based); nothing when all is well.
[[nodiscard]] std::optional<std::uint32_t> find_invalid_utf8(std::string_view text);

}  // namespace omnidoku::model
