// SPDX-License-Identifier: MIT
//
// What there is to say of a link: why it cannot be read, and what in it may be a rule.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"

namespace omnidoku::formats {

/// What a link with cells in plain sight says besides that may be a rule: parameters of the page,
/// and the page's name where it is that of a variant; as unknown_rules of the puzzle.
[[nodiscard]] std::vector<std::string> rules_in_link(std::string_view text);

/// Why a link that no format takes cannot be read, and what to do; nothing for other text.
[[nodiscard]] std::optional<base::Error> explain_link(std::string_view text);

/// The error with the sentence that a link or id of a site of this name is cut off or damaged.
[[nodiscard]] base::Error damaged_link(const base::Error& error, std::string_view name);

/// The error of what a link holds, as a person reads it: what it was read as ("a penpa link"), and
/// `hint` where the error does not say what to do. A place within the unpacked text is left out, as
/// it would mean nothing.
[[nodiscard]] base::Error error_in_link(base::Error error, std::string_view read_as,
                                        std::string_view hint);

}  // namespace omnidoku::formats
