// SPDX-License-Identifier: MIT
#include "page_link.h"

#include <algorithm>

#include "base/base64.h"
#include "formats/format.h"
#include "packed/packing.h"

namespace omnidoku::cli {

namespace {

constexpr std::string_view kPuzzlePart = "#puzzle=";

}  // namespace

base::Result<std::string> page_address(const std::string& text) {
  const bool is_web = text.starts_with("https://") || text.starts_with("http://");
  const bool is_plain =
      std::ranges::none_of(text, [](unsigned char c) { return c <= ' ' || c >= 0x7F; });
  if (!is_web || !is_plain) {
    return base::make_error(base::ErrorCode::usage, "'" + text + "' is no address of a page",
                            "write it as https://example.org/omnidoku/");
  }
  return text.substr(0, text.find('#'));
}

base::Result<std::string> page_link(const std::string& address, const model::Document& document) {
  model::Document shared;
  shared.puzzle = document.puzzle;
  shared.puzzle.solution.reset();
  // Where it comes from and the like would make the code larger, and solves nothing.
  const model::Metadata& words = document.puzzle.metadata;
  shared.puzzle.metadata = {};
  shared.puzzle.metadata.title = words.title;
  shared.puzzle.metadata.author = words.author;
  shared.puzzle.metadata.rules = words.rules;
  shared.puzzle.metadata.congratulation = words.congratulation;
  const base::Result<std::string> text = formats::short_text(shared);
  if (!text) return text;
  const base::Result<std::string> packed = packed::packed_by_zlib(*text);
  if (!packed) return packed;
  return address + std::string(kPuzzlePart) + base::to_base64(*packed);
}

}  // namespace omnidoku::cli
