// SPDX-License-Identifier: MIT
//
// What the text of a formula speaks of, and how it is fitted to a thing; and the numbers in texts.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "model/drawn_thing.h"

namespace omnidoku::reading {

/// The whole numbers in a text, or its digits one by one.
[[nodiscard]] std::string numbers_in(const std::string& text, bool by_digit);

/// Whether the formula is about the numbers of a clue one by one.
[[nodiscard]] bool takes_digits(const std::string& formula);

/// Whether a formula has a name as a word of its own.
[[nodiscard]] bool speaks_of(std::string_view formula, std::string_view name);

/// Of a formula "(..) and (..)" what it says of a thing without a number; empty where it says
/// nothing then.
[[nodiscard]] std::string without_clue(std::string_view formula);

/// Whether a formula is refused for holding whatever is filled in.
[[nodiscard]] bool is_trivial(const base::Error& error);

/// What is said of cells one after the other, said of those side by side.
[[nodiscard]] std::string of_neighbours(std::string formula);

/// Whether the text of a thing is a number or several, with no sign that may change it: "<8",
/// "8?", "12x". Arrows beside the grid only point.
[[nodiscard]] bool has_plain_number(const model::DrawnThing& thing);

/// A line with a bulb goes up from it, where words leave open which way.
void begin_at_bulb(std::string& formula);

}  // namespace omnidoku::reading
