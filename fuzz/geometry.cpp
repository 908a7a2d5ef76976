// SPDX-License-Identifier: MIT
//
// Any geometry text either is refused with a reason or makes a board whose description makes the
// same board again.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/check.h"
#include "geometry/builder.h"

using omnidoku::geometry::build_board;
using omnidoku::geometry::parse_board_text;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto spec = parse_board_text(text);
  if (!spec) {
    OMNIDOKU_CHECK(!spec.error().what.empty());
    return 0;
  }
  const auto board = build_board(*spec);
  if (!board) {
    OMNIDOKU_CHECK(!board.error().what.empty());
    return 0;
  }
  const auto again = build_board((*board)->spec());
  OMNIDOKU_CHECK(again.has_value());
  OMNIDOKU_CHECK((*again)->spec() == (*board)->spec());
  OMNIDOKU_CHECK((*again)->num_cells() == (*board)->num_cells());
  OMNIDOKU_CHECK((*again)->houses().size() == (*board)->houses().size());
  return 0;
}
