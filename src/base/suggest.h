// SPDX-License-Identifier: MIT
//
// "Did you mean ...": the known words nearest to one that is not known.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace omnidoku::base {

/// Edits (insert, delete, replace, swap of neighbours; letters in either case) between two words.
[[nodiscard]] int edit_distance(std::string_view a, std::string_view b);

/// The known words that somebody who typed `word` may have meant, nearest first, at most three;
/// where none is within a few edits, the first that begins as half of it does.
[[nodiscard]] std::vector<std::string_view> similar(std::string_view word,
                                                    std::span<const std::string_view> known);

/// "did you mean 'grid' or 'cubes'?"; without anything similar: "known: a, b, c".
[[nodiscard]] std::string suggestion(std::string_view word,
                                     std::span<const std::string_view> known);

}  // namespace omnidoku::base
