// SPDX-License-Identifier: MIT
//
// Lists of different lengths in one array, and what else the engine's tables are made of.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace omnidoku::engine {

using Index = std::uint32_t;  ///< of a variable, a house, a propagator, ... inside the engine

inline constexpr Index kNone = ~Index{0};

struct Lists {
  std::vector<Index> begin{0};
  std::vector<Index> items;

  [[nodiscard]] std::span<const Index> operator[](std::size_t i) const {
    return {items.data() + begin[i], items.data() + begin[i + 1]};
  }
  [[nodiscard]] std::size_t size() const { return begin.size() - 1; }
  void close() { begin.push_back(static_cast<Index>(items.size())); }
};

/// The transposed lists: for each of `count` items the lists it is in.
[[nodiscard]] Lists invert(const Lists& lists, Index count);

}  // namespace omnidoku::engine
