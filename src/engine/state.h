// SPDX-License-Identifier: MIT
//
// States of a search, one behind the other in one piece of memory: level 0 is the root.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <new>
#include <utility>

#include "engine/tables.h"

namespace omnidoku::engine {

class StateStack {
 public:
  explicit StateStack(std::size_t state_size) : size_(std::max(state_size, kStateAlignment)) {}
  StateStack(const StateStack&) = delete;
  StateStack& operator=(const StateStack&) = delete;
  ~StateStack() { release(memory_); }

  /// The state of a level that exists.
  [[nodiscard]] std::byte* operator[](std::size_t level) { return memory_ + level * size_; }

  /// Makes room for levels 0 .. `level`; those that are there keep their contents, not their place.
  void reserve(std::size_t level) {
    if (level < levels_) return;
    const std::size_t levels = std::max(level + 1, 2 * levels_);
    auto* memory =
        static_cast<std::byte*>(::operator new (levels* size_, std::align_val_t{kStateAlignment}));
    if (levels_ != 0) std::memcpy(memory, memory_, levels_ * size_);
    release(std::exchange(memory_, memory));
    levels_ = levels;
  }

  /// Copies a level over the next one. Both exist.
  void copy_to_next(std::size_t level) {
    std::memcpy(memory_ + (level + 1) * size_, memory_ + level * size_, size_);
  }

 private:
  static void release(std::byte* memory) {
    if (memory != nullptr) ::operator delete (memory, std::align_val_t{kStateAlignment});
  }

  std::size_t size_;
  std::size_t levels_ = 0;
  std::byte* memory_ = nullptr;
};

}  // namespace omnidoku::engine
