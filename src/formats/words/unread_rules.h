// SPDX-License-Identifier: MIT
//
// What a drawing has that is not understood and may be a rule.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "model/puzzle.h"

namespace omnidoku::formats {

class UnreadRules {
 public:
  /// Counts what is called the same; what is called otherwise once there are very many is counted
  /// together.
  void add(const std::string& words, std::size_t count = 1) {
    constexpr std::size_t kMostNames = 200;
    const bool is_known = counts_.count(words) > 0;
    const std::string name = is_known || names_.size() < kMostNames ? words : "other things drawn";
    const auto [entry, is_new] = counts_.try_emplace(name, 0);
    entry->second += count;
    if (is_new) names_.push_back(name);
  }

  /// Their names in the order in which they came, each with how often it did.
  [[nodiscard]] std::vector<std::string> told() const {
    std::vector<std::string> all;
    for (const std::string& name : names_) all.push_back(model::times(name, counts_.at(name)));
    return all;
  }
  /// Names them in a puzzle.
  void tell(model::Puzzle& puzzle) const {
    for (const std::string& name : names_)
      puzzle.unknown_rules.push_back(model::UnknownRule::named(name, counts_.at(name)));
  }

 private:
  std::vector<std::string> names_;
  std::map<std::string, std::size_t> counts_;
};

}  // namespace omnidoku::formats
