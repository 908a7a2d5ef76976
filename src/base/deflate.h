// SPDX-License-Identifier: MIT
//
// Packing a text as a raw DEFLATE stream (P. Deutsch, RFC 1951): one block by the fixed code, with
// what occurred before told by where that was. Takes time that grows with the length; a text of
// JSON comes to a third or so. For links, which are written in the browser as well, where zlib is
// not to be had; files are packed by zlib (src/packed).
#pragma once

#include <string>
#include <string_view>

namespace omnidoku::base {

/// The stream, without a header; inflate() (base/inflate.h) gives the bytes back.
[[nodiscard]] std::string deflate(std::string_view bytes);

}  // namespace omnidoku::base
