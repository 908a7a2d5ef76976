// SPDX-License-Identifier: MIT
//
// Bytes as a link, as what is packed in one, and as the text that comes out of that: few bytes that
// change in a packed text leave one that says anything. Behind a line "&a=" stands the text of a
// solution.
#include <algorithm>
#include <string>
#include <string_view>

#include "base/base64.h"
#include "base/inflate.h"
#include "support/format_target.h"

namespace {

/// What inflates to the text: one block of it as it is (RFC 1951, 3.2.4).
std::string stored(std::string_view text) {
  constexpr std::size_t kMostInBlock = 0xFFFF;
  text = text.substr(0, kMostInBlock);
  std::string bytes(1, '\x01');
  for (const std::size_t number : {text.size(), text.size() ^ kMostInBlock}) {
    bytes += static_cast<char>(number & 0xFFU);
    bytes += static_cast<char>(number >> 8U);
  }
  return bytes + std::string(text);
}

/// A link that holds the texts of a drawing and of its solution, which may be empty.
std::string link_of(std::string_view drawing, std::string_view solution) {
  using omnidoku::base::to_base64;
  std::string link = "https://penpa.example/penpa-edit/#m=edit&p=" + to_base64(stored(drawing));
  if (!solution.empty()) link += "&a=" + to_base64(stored(solution));
  return link;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace omnidoku;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const auto unpacked = base::inflate(bytes, 100'000);
  OMNIDOKU_CHECK(!unpacked || unpacked->size() <= 100'000);
  constexpr std::string_view kMark = "\n&a=";
  const std::size_t end = std::min(bytes.find(kMark), bytes.size());
  const std::string_view solution = bytes.substr(std::min(end + kMark.size(), bytes.size()));
  const std::string link = link_of(bytes.substr(0, end), solution);
  fuzz::run_format("penpa", reinterpret_cast<const std::uint8_t*>(link.data()), link.size());
  return fuzz::run_format("penpa", data, size);
}
