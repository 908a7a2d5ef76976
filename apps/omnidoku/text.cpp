// SPDX-License-Identifier: MIT
//
// CSV as RFC 4180 has it, except that lines end as on Unix.
#include "text.h"

#include <fmt/format.h>

namespace omnidoku::cli {

/// A field as a table has it. What a spreadsheet would take for a formula gets an apostrophe before
/// it.
std::string csv_field(std::string_view text) {
  const bool is_signed = text.starts_with('+') || text.starts_with('-');
  const bool is_number = text.find_first_not_of("+-0123456789.,e%") == std::string_view::npos;
  if (text.starts_with('=') || text.starts_with('@') || (is_signed && !is_number))
    return csv_field("'" + std::string(text));
  if (text.find_first_of("\",\r\n") == std::string_view::npos) return std::string(text);
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"') quoted += '"';
    quoted += c;
  }
  return quoted + '"';
}

std::string csv_row(std::initializer_list<std::string_view> fields) {
  std::string row;
  for (const std::string_view field : fields) row += csv_field(field) + ',';
  row.back() = '\n';
  return row;
}

std::string json_line(const nlohmann::ordered_json& object) {
  return object.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
}

std::string on_one_line(const std::string& text) {
  const bool one_line = text.find('\n') >= text.size() - 1;
  if (one_line || text.front() != '{') return text;
  const auto value = nlohmann::ordered_json::parse(text, nullptr, /*allow_exceptions=*/false);
  return value.is_discarded() ? text : json_line(value);
}

std::string grouped(std::uint64_t number) {
  const std::string digits = std::to_string(number);
  std::string text;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0) text += ',';
    text += digits[i];
  }
  return text;
}

std::string counted(std::uint64_t number, std::string_view noun, std::string_view plural) {
  const std::string text = grouped(number) + ' ';
  if (number == 1) return text + std::string(noun);
  return text + (plural.empty() ? std::string(noun) + 's' : std::string(plural));
}

std::string duration_text(std::chrono::nanoseconds duration) {
  const double seconds = std::chrono::duration<double>(duration).count();
  if (seconds < 1) return fmt::format("{:.2f} ms", seconds * 1e3);
  return fmt::format("{:.1f} s", seconds);
}

std::string digits_text(const model::Puzzle& puzzle, geometry::DigitSet digits) {
  std::string text;
  const bool run_together = puzzle.symbols.single_bytes();
  digits.for_each([&](geometry::Digit digit) {
    if (!text.empty() && !run_together) text += ' ';
    text += puzzle.symbols.text(digit);
  });
  return text;
}

}  // namespace omnidoku::cli
