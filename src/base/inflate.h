// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/result.h"

namespace omnidoku::base {

/// The bytes that are packed in a raw DEFLATE stream (P. Deutsch, RFC 1951), without a header. What
/// follows its last block is not looked at. Errors: syntax (it is none, or is cut off), too_large
/// (more than `most_bytes` come out of it).
[[nodiscard]] Result<std::string> inflate(std::string_view packed, std::size_t most_bytes);

}  // namespace omnidoku::base
