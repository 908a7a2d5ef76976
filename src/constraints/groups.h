// SPDX-License-Identifier: MIT
//
// Groups of rules taken apart, for whoever tells people which rule says something: rules that all
// hold say no more together than one by one.
#pragma once

#include <cstddef>
#include <vector>

#include "model/puzzle.h"

namespace omnidoku::constraints {

struct Ungrouped {
  model::Puzzle puzzle;           ///< with the rules of groups in the place of these
  std::vector<std::size_t> from;  ///< of each of its constraints the index of what it came from
};

/// The puzzle without groups of rules, also of groups within them. It means the same.
[[nodiscard]] Ungrouped ungrouped(model::Puzzle puzzle);

}  // namespace omnidoku::constraints
