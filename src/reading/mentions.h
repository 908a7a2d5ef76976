// SPDX-License-Identifier: MIT
//
// Where the words of a statement speak of things that are drawn.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace omnidoku::reading {

struct Mention {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::vector<std::string> selector;  ///< its kind, then its look
};

/// All of them, longer ones first.
[[nodiscard]] std::vector<Mention> mentions_in(const std::vector<std::string>& words);

/// Whether a word says how something looks: "white", "small".
[[nodiscard]] bool is_look(const std::string& word);

}  // namespace omnidoku::reading
