// SPDX-License-Identifier: MIT
//
// How a sentence names a rule that its step rests on.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "logic/sums/sum_fillings.h"
#include "logic/telling/words.h"

namespace omnidoku::logic {

/// What is told of a rule: its name, or that of a sum that follows with what it comes to.
struct ToldRule {
  std::uint32_t primitive = 0;         ///< one that it posted
  std::optional<std::size_t> derived;  ///< an index into Structure::sums()
  SumFillings open;                    ///< of that sum

  [[nodiscard]] std::string name(const Words& words) const;
};

/// The rule that posted the primitive, as it stands in the position.
[[nodiscard]] ToldRule told_rule(const Position& position, std::uint32_t primitive);

}  // namespace omnidoku::logic
