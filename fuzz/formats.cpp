// SPDX-License-Identifier: MIT
//
// Any bytes as an input of unknown format: sniffing is unambiguous, and the reader comes to the end
// of every stream.
#include <sstream>

#include "support/format_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace omnidoku;
  const std::string text(reinterpret_cast<const char*>(data), size);
  if (const auto clean = formats::clean_text(text)) {
    int num_fitting = 0;
    for (const formats::Format* format : formats::formats()) {
      if (!format->mismatch(*clean)) ++num_fitting;
    }
    OMNIDOKU_CHECK(num_fitting <= 1);
  }
  std::istringstream input(text);
  formats::Reader reader(input, "input", nullptr, {});
  std::size_t num_records = 0;
  while (const auto record = reader.next()) {
    ++num_records;
    OMNIDOKU_CHECK(num_records <= size);
    if (record->document) fuzz::check_document(*record->document);
  }
  OMNIDOKU_CHECK(!reader.error() || num_records == 0);
  return 0;
}
