// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace omnidoku::constraints {

/// Numbers for the states of a walk (Lowering::walk) that take several numbers to tell: each gets
/// the next when it is first met, from 0.
class StateKeys {
 public:
  using Key = std::vector<std::int64_t>;

  [[nodiscard]] std::uint64_t number_of(Key key) {
    const auto [known, is_new] = numbers_.emplace(key, keys_.size());
    if (is_new) keys_.push_back(std::move(key));
    return known->second;
  }
  [[nodiscard]] const Key& key_of(std::uint64_t number) const { return keys_[number]; }

 private:
  std::map<Key, std::uint64_t> numbers_;
  std::vector<Key> keys_;
};

}  // namespace omnidoku::constraints
