// SPDX-License-Identifier: MIT
//
// Links that open a puzzle on the page: its text, deflated, in letters that links may have, behind
// "#puzzle=", so that it is sent to no server. web/src/game/share.ts makes and reads the same.
#pragma once

#include <string>

#include "base/result.h"
#include "model/document.h"

namespace omnidoku::cli {

/// The address of a page as links to puzzles on it begin, without what stands behind "#". Error:
/// usage, where it is no address of the web.
[[nodiscard]] base::Result<std::string> page_address(const std::string& text);

/// The link to the puzzle of a document on the page at that address, in the shortest text that
/// says all that a solver has to know: without the solution, what a player entered, and where it
/// comes from. Errors: of packed::packed_by_zlib, and of formats::write.
[[nodiscard]] base::Result<std::string> page_link(const std::string& address,
                                                  const model::Document& document);

}  // namespace omnidoku::cli
