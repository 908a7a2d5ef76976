// SPDX-License-Identifier: MIT
//
// What every fuzz target of a format checks: any bytes give an error or a valid document, and a
// document that the format can write comes back as it was, also by way of native JSON.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/check.h"
#include "constraints/rules.h"
#include "formats/format.h"
#include "formats/ornaments.h"
#include "formats/text.h"

namespace omnidoku::fuzz {

/// A text of the format: what is written from reading it must be the same text.
inline void check_round_trip(const model::Document& document, const formats::Format& format) {
  const auto text = formats::write(document, format);
  if (!text) {
    OMNIDOKU_CHECK(text.error().code == base::ErrorCode::unsupported);
    return;
  }
  const auto again = formats::read(*text, &format);
  OMNIDOKU_CHECK(again.has_value());
  const auto text_again = formats::write(*again, format);
  OMNIDOKU_CHECK(text_again.has_value());
  OMNIDOKU_CHECK(*text_again == *text);
}

inline void check_document(const model::Document& document) {
  OMNIDOKU_CHECK(document.puzzle.board != nullptr);
  OMNIDOKU_CHECK(constraints::validate_puzzle(document.puzzle).has_value());
  const formats::Format& json = *formats::find_format("json");
  OMNIDOKU_CHECK(formats::write(document, json).has_value());
  check_round_trip(document, json);
  for (const model::Ornament& ornament : formats::ornaments_of(document)) {
    OMNIDOKU_CHECK(!ornament.points.empty());
  }
}

/// Reads the bytes as the named format.
inline int run_format(std::string_view id, const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const formats::Format& format = *formats::find_format(id);
  if (const auto clean = formats::clean_text(text)) {
    const auto reason = format.mismatch(*clean);
    OMNIDOKU_CHECK(!reason || !reason->empty());
  }
  const auto document = formats::read(text, &format);
  if (!document) {
    OMNIDOKU_CHECK(!document.error().what.empty());
    return 0;
  }
  check_document(*document);
  if (format.write != nullptr) check_round_trip(*document, format);
  return 0;
}

}  // namespace omnidoku::fuzz

/// The entry point of a target that reads one format.
#define OMNIDOKU_FUZZ_FORMAT(id)                                                      \
  extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);  \
  extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) { \
    return ::omnidoku::fuzz::run_format(id, data, size);                              \
  }
