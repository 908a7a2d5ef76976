// SPDX-License-Identifier: MIT
//
// Grapheme clusters by the browser's Intl.Segmenter. Widths in a terminal matter to drawings in
// characters only; here they are told from the blocks of wide scripts and emoji.
#include <cstdint>

#include <emscripten.h>

#include "model/unicode.h"

// Writes the length in bytes of each cluster of the text to `lengths`, which has room for one for
// each byte; returns how many there are.
EM_JS(int, omnidoku_segment, (const char* text, int num_bytes, std::uint32_t* lengths), {
  const words = new TextDecoder().decode(HEAPU8.slice(text, text + num_bytes));
  const encoder = new TextEncoder();
  let count = 0;
  for (const part of new Intl.Segmenter('en', {granularity : 'grapheme'}).segment(words)) {
    HEAPU32[(lengths >> 2) + count++] = encoder.encode(part.segment).length;
  }
  return count;
});

// is_hidden()
EM_JS(int, omnidoku_is_hidden, (int code_point), {
  return new RegExp('^[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Z}\\p{M}]', 'u')
                 .test(String.fromCodePoint(code_point))
             ? 1
             : 0;
});

// Writes the composed text to `composed`, which has room; returns its length in bytes.
EM_JS(int, omnidoku_compose, (const char* text, int num_bytes, char* composed), {
  const words = new TextDecoder().decode(HEAPU8.slice(text, text + num_bytes));
  const bytes = new TextEncoder().encode(words.normalize('NFC'));
  HEAPU8.set(bytes, composed);
  return bytes.length;
});

namespace omnidoku::model {
namespace {

bool continues(unsigned char byte) { return (byte & 0xC0U) == 0x80U; }

}  // namespace

std::optional<CodePoint> first_code_point(std::string_view text) {
  const auto byte = [&text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  if (lead < 0x80) return CodePoint{lead, 1};
  const std::size_t length = lead < 0xC2   ? 0
                             : lead < 0xE0 ? 2
                             : lead < 0xF0 ? 3
                             : lead < 0xF5 ? 4
                                           : 0;
  if (length == 0 || text.size() < length) return std::nullopt;
  int value = lead & (0x7F >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if (!continues(byte(i))) return std::nullopt;
    value = value << 6 | (byte(i) & 0x3F);
  }
  const bool overlong = (length == 3 && value < 0x800) || (length == 4 && value < 0x10000);
  const bool surrogate = value >= 0xD800 && value < 0xE000;
  if (overlong || surrogate || value > 0x10FFFF) return std::nullopt;
  return CodePoint{value, length};
}

std::vector<std::size_t> grapheme_lengths(std::string_view text) {
  std::vector<std::uint32_t> lengths(text.size());
  const int count = omnidoku_segment(text.data(), static_cast<int>(text.size()), lengths.data());
  return {lengths.begin(), lengths.begin() + count};
}

bool is_hidden(int code_point) { return omnidoku_is_hidden(code_point) != 0; }

std::string composed(std::string_view text) {
  constexpr std::size_t kMostGrowth = 3;  // of UTF-8 under NFC (Unicode Annex 15)
  std::string result(kMostGrowth * text.size(), '\0');
  const int size = omnidoku_compose(text.data(), static_cast<int>(text.size()), result.data());
  result.resize(static_cast<std::size_t>(size));
  return result;
}

int num_columns(int code_point) {
  if (code_point == 0 || (code_point >= 0x300 && code_point < 0x370) || code_point == 0x200D ||
      (code_point >= 0xFE00 && code_point < 0xFE10)) {
    return 0;
  }
  const bool wide = (code_point >= 0x1100 && code_point < 0x1160) ||
                    (code_point >= 0x2E80 && code_point < 0xA4D0) ||
                    (code_point >= 0xAC00 && code_point < 0xD7A4) ||
                    (code_point >= 0xF900 && code_point < 0xFB00) ||
                    (code_point >= 0xFF00 && code_point < 0xFF61) || code_point >= 0x1F300;
  return wide ? 2 : 1;
}

}  // namespace omnidoku::model
