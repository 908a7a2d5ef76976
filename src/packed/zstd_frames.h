// SPDX-License-Identifier: MIT
//
// Where the frames of a file lie that is packed by zstd (RFC 8878): each can be unpacked by itself.
// Programs that pack in parallel and files put together make several; the usual program makes one.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "base/result.h"

namespace omnidoku::packed {

/// Some bytes of a file from a place on; fewer at its end.
using ReadPart = std::function<base::Result<std::string>(std::uint64_t begin, std::uint64_t size)>;

/// The places behind each frame, in their order, of a file of that size. Looks at the headers of
/// frames and blocks alone. Errors: syntax where it is damaged or cut off, and those of reading.
[[nodiscard]] base::Result<std::vector<std::uint64_t>> zstd_frame_ends(const ReadPart& read,
                                                                       std::uint64_t size);

}  // namespace omnidoku::packed
