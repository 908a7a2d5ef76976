// SPDX-License-Identifier: MIT
//
// Compressed text of links: whatever unpacks packs to something that unpacks to the same.
#include "formats/lz_string.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/check.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace omnidoku::formats;
  const auto text =
      decompress_from_base64(std::string_view(reinterpret_cast<const char*>(data), size));
  if (!text) return 0;
  constexpr std::size_t kMaxPacked = 100'000;
  if (text->size() > kMaxPacked) return 0;
  const auto again = decompress_from_base64(compress_to_base64(*text));
  OMNIDOKU_CHECK(again.has_value());
  OMNIDOKU_CHECK(*again == *text);
  return 0;
}
