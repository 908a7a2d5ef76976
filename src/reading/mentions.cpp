// SPDX-License-Identifier: MIT
#include "reading/mentions.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "reading/grammar.h"
#include "reading/plain_words.h"

namespace omnidoku::reading {

std::vector<Mention> mentions_in(const std::vector<std::string>& words) {
  constexpr std::size_t kMostWords = 7;
  std::vector<Mention> mentions;
  for (std::size_t length = std::min(kMostWords, words.size()); length > 0; --length) {
    for (std::size_t begin = 0; begin + length <= words.size(); ++begin) {
      const auto at = words.begin() + static_cast<std::ptrdiff_t>(begin);
      const std::vector<std::string> part(at, at + static_cast<std::ptrdiff_t>(length));
      for (const std::string_view type : {"things", "cornerclue"}) {
        for (const std::string& meaning : english().meanings(type, part)) {
          std::vector<std::string> selector = split_words(meaning);
          if (!selector.empty()) mentions.push_back({begin, begin + length, std::move(selector)});
        }
      }
    }
  }
  return mentions;
}

bool is_look(const std::string& word) { return !english().meanings("colour", {word}).empty(); }

}  // namespace omnidoku::reading
