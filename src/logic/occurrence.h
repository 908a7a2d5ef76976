// SPDX-License-Identifier: MIT
//
// Where on a solving path a technique has its turn: the position that somebody who wants to
// practise it begins with.
#pragma once

#include <optional>

#include "base/limits.h"
#include "logic/path.h"

namespace omnidoku::logic {

struct Occurrence {
  Position position;
  model::Step step;  ///< of the technique
};

/// The position before the first step of the technique on the path of the scale. Where the path
/// does without it: the position on the path with the costliest next step, in which the technique
/// finds one as well. Nothing when there is none, or a limit (time, stop) came first.
[[nodiscard]] std::optional<Occurrence> first_occurrence(const Position& start,
                                                         const Technique& technique,
                                                         const Scale& scale,
                                                         const base::Limits& limits = {});

}  // namespace omnidoku::logic
