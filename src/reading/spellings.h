// SPDX-License-Identifier: MIT
//
// Spellings: what people write in rules, and the one word of the vocabulary for it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace omnidoku::reading {

struct Spelling {
  std::string from;     ///< words with a blank between
  std::string_view to;  ///< empty: they say nothing
};

/// All, in the order in which they are replaced; of those for one word the longest first.
[[nodiscard]] const std::vector<Spelling>& spellings();

}  // namespace omnidoku::reading
