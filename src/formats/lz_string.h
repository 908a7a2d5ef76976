// SPDX-License-Identifier: MIT
//
// The compression of f-puzzles and SudokuPad links: lz-string by Pieroxy (2013, WTFPL), which is
// LZ78 (Ziv, Lempel 1978) over UTF-16 code units with a growing code width, written here from the
// description of its stream:
//   - codes 0 and 1 announce a new character of 8 or 16 bits, 2 ends the text, 3 and up are the
//     dictionary; the width of a code starts at 2 bits and grows as the dictionary does;
//   - every code and character is written lowest bit first, and the bits fill Base64 digits of 6
//     bits from the top; '=' pads to a multiple of four.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"

namespace omnidoku::formats {

/// Longest text that is decompressed, in bytes of UTF-8; a small stream can hold a huge one.
inline constexpr std::size_t kMaxDecompressedBytes = std::size_t{16} << 20;

/// The Base64 text of a compressed UTF-8 text, as LZString.compressToBase64 makes it.
/// The text must be valid UTF-8.
[[nodiscard]] std::string compress_to_base64(std::string_view text);

/// Inverse of compress_to_base64. Padding may be missing. Errors: syntax (not Base64, a broken
/// stream, text behind its end), encoding, too_large.
[[nodiscard]] base::Result<std::string> decompress_from_base64(std::string_view base64);

}  // namespace omnidoku::formats
