// SPDX-License-Identifier: MIT
//
// Any text is read as a formula, or refused with a place in it and a reason.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/check.h"
#include "formula/expression.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using omnidoku::formula::parse;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto read = parse(text);
  if (!read) {
    OMNIDOKU_CHECK(!read.error().what.empty());
    OMNIDOKU_CHECK(read.error().where.column <= size + 1);
  }
  if (size < omnidoku::formula::kMostFormulaBytes)
    OMNIDOKU_CHECK(parse(" " + std::string(text)).has_value() == read.has_value());
  return 0;
}
