// SPDX-License-Identifier: MIT
//
// QR codes, made by libqrencode where the program was built with it (OMNIDOKU_HAVE_QRENCODE).
#pragma once

#include <optional>
#include <string>

#include "base/result.h"
#include "booklet/booklet.h"

namespace omnidoku::cli {

/// The most modules on a side of a code that telephones still read from paper.
inline constexpr int kMostModules = 117;

/// The code of a text, without the white frame that belongs around it; it can be read with a
/// seventh of it damaged, or less where it would be too large otherwise. Nothing where it would
/// have more than kMostModules. Error: unsupported (built without the library).
[[nodiscard]] base::Result<std::optional<booklet::Code>> qr_code(const std::string& text);

}  // namespace omnidoku::cli
