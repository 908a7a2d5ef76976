// SPDX-License-Identifier: MIT
//
// Native JSON, the member "play": what a person has entered, and the game that goes with it.
#pragma once

#include <span>
#include <string_view>

#include "base/result.h"
#include "base/value.h"
#include "formats/format.h"
#include "formats/json.h"
#include "model/document.h"

namespace omnidoku::formats {

/// The names of the members.
[[nodiscard]] std::span<const std::string_view> play_members();

/// Reads the member into Document::play and Document::record; the puzzle must be there.
[[nodiscard]] base::Result<void> read_play(model::Document& document, const JsonCursor& cursor,
                                           const ReadOptions& options);

/// Whether there is anything to write.
[[nodiscard]] bool has_play(const model::Document& document);
[[nodiscard]] base::Value play_value(const model::Document& document);

}  // namespace omnidoku::formats
