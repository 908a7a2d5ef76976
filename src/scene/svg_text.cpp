// SPDX-License-Identifier: MIT
#include "scene/svg_text.h"

#include <algorithm>
#include <cmath>

#include "model/symbols.h"

namespace omnidoku::scene {

namespace {

/// Rounded to a whole number of parts, of which there are `scale` to one.
std::int64_t scaled_by(double scale, double x) {
  return std::isfinite(x) ? std::llround(std::clamp(x, -1e12, 1e12) * scale) : 0;
}

void append_fixed(std::string& out, std::int64_t scaled, int decimals) {
  if (scaled < 0) out += '-';
  const auto magnitude = static_cast<std::uint64_t>(scaled < 0 ? -scaled : scaled);
  const std::uint64_t scale = decimals == 2 ? 100 : 10000;
  const std::uint64_t whole = magnitude / scale;
  std::uint64_t part = magnitude % scale;
  if (whole != 0 || part == 0) out += std::to_string(whole);
  if (part == 0) return;
  std::string digits = std::to_string(part);
  digits.insert(0, static_cast<std::size_t>(decimals) - digits.size(), '0');
  while (digits.back() == '0') digits.pop_back();
  out += '.' + digits;
}

/// Whether XML 1.0 allows the character.
bool is_xml_char(std::uint32_t code) {
  return code == 0x9 || code == 0xA || code == 0xD || (code >= 0x20 && code <= 0xD7FF) ||
         (code >= 0xE000 && code <= 0xFFFD) || code >= 0x10000;
}

std::uint32_t decode(std::string_view bytes) {
  const auto byte = [&](std::size_t i) {
    return static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[i]));
  };
  if (bytes.size() == 1) return byte(0);
  std::uint32_t code = byte(0) & (0x7FU >> bytes.size());
  for (std::size_t i = 1; i < bytes.size(); ++i) code = code << 6 | (byte(i) & 0x3FU);
  return code;
}

std::size_t sequence_length(char first) {
  const auto byte = static_cast<unsigned char>(first);
  if (byte < 0x80) return 1;
  if (byte < 0xE0) return 2;
  return byte < 0xF0 ? 3 : 4;
}

}  // namespace

std::int64_t svg_hundredths(double x) { return scaled_by(100, x); }

void append_svg_hundredths(std::string& out, std::int64_t hundredths) {
  append_fixed(out, hundredths, 2);
}

std::string svg_number(double x) {
  std::string out;
  append_svg_hundredths(out, svg_hundredths(x));
  return out;
}

std::string svg_fine_number(double x) {
  std::string out;
  append_fixed(out, scaled_by(10000, x), 4);
  return out;
}

std::string svg_escaped(std::string_view text) {
  constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
  if (model::find_invalid_utf8(text)) {
    std::string ascii;
    for (const char byte : text) {
      if (static_cast<unsigned char>(byte) < 0x80) {
        ascii += byte;
      } else {
        ascii += kReplacement;
      }
    }
    return svg_escaped(ascii);
  }
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view bytes = text.substr(at, sequence_length(text[at]));
    at += bytes.size();
    if (bytes == "&") {
      out += "&amp;";
    } else if (bytes == "<") {
      out += "&lt;";
    } else if (bytes == ">") {
      out += "&gt;";
    } else if (bytes == "\"") {
      out += "&quot;";
    } else {
      out += is_xml_char(decode(bytes)) ? bytes : kReplacement;
    }
  }
  return out;
}

}  // namespace omnidoku::scene
