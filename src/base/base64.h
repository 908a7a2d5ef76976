// SPDX-License-Identifier: MIT
//
// Base64 as addresses carry it: letters, digits, '-' and '_', six bits each, without padding.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace omnidoku::base {

inline constexpr std::string_view kBase64Characters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The six bits that a character stands for; nothing for any other.
[[nodiscard]] inline std::optional<std::uint32_t> base64_bits(char c) {
  const std::size_t at = kBase64Characters.find(c);
  return at == std::string_view::npos ? std::nullopt
                                      : std::optional(static_cast<std::uint32_t>(at));
}

/// The bytes that are packed in a text; bits behind the last whole byte are dropped. Nothing where
/// another character stands in it.
[[nodiscard]] inline std::optional<std::string> from_base64(std::string_view text) {
  std::string bytes;
  std::uint32_t bits = 0;
  int num_bits = 0;
  for (const char c : text) {
    const auto more = base64_bits(c);
    if (!more) return std::nullopt;
    bits = (bits << 6U | *more) & 0xFFFFU;
    num_bits += 6;
    if (num_bits < 8) continue;
    num_bits -= 8;
    bytes += static_cast<char>(bits >> static_cast<unsigned>(num_bits) & 0xFFU);
  }
  return bytes;
}

/// The bytes as a text.
[[nodiscard]] inline std::string to_base64(std::string_view bytes) {
  std::string text;
  std::uint32_t bits = 0;
  int num_bits = 0;
  for (const char c : bytes) {
    bits = (bits << 8U | static_cast<unsigned char>(c)) & 0xFFFFU;
    for (num_bits += 8; num_bits >= 6;) {
      num_bits -= 6;
      text += kBase64Characters[bits >> static_cast<unsigned>(num_bits) & 0x3FU];
    }
  }
  if (num_bits > 0) text += kBase64Characters[bits << static_cast<unsigned>(6 - num_bits) & 0x3FU];
  return text;
}

}  // namespace omnidoku::base
