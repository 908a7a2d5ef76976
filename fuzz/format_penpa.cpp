// SPDX-License-Identifier: MIT
//
// Bytes as a link, as what is packed in one, and as the text that comes out of that: few bytes that
// change in a packed text leave one that says anything. Behind a line "&a=" stands the text of a
// solution.
#include <algorithm>
#include <string_view>

#include "base/inflate.h"
#include "formats/penpa.h"
#include "support/format_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace omnidoku;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const auto unpacked = base::inflate(bytes, 100'000);
  OMNIDOKU_CHECK(!unpacked || unpacked->size() <= 100'000);
  if (const auto clean = formats::clean_text(bytes)) {
    constexpr std::string_view kMark = "\n&a=";
    const std::string_view text = *clean;
    const std::size_t end = std::min(text.find(kMark), text.size());
    const std::string_view solution = text.substr(std::min(end + kMark.size(), text.size()));
    const auto document = formats::penpa::read_drawing(text.substr(0, end), solution, {});
    if (document) fuzz::check_document(*document);
  }
  return fuzz::run_format("penpa", data, size);
}
