// SPDX-License-Identifier: MIT
//
// Colouring: candidates of which exactly one is true, the two places of a digit in a full house or
// the two candidates of a cell, get two colours in turn; of the two colours exactly one is true.
// Simple and multi-colouring colour one digit by houses, 3D Medusa all digits by houses and cells.
// Soundness: a candidate that both colours exclude is false (trap); a colour of which two
// candidates exclude each other is false (wrap), and so is one that excludes all candidates of a
// cell or all places of a digit in a full house (emptied; 3D Medusa only). Multi-colouring, of two
// separate colourings A/a and B/b: when A sees both B and b, A is false; when A sees B, not both
// are true, so a or b is, and what sees a and b is false.
#pragma once

#include <string>

#include "logic/technique.h"

namespace omnidoku::logic {

/// Step::variant of a colouring.
enum ColourVariant : int {
  coloured_trap,     ///< a candidate clashes with both colours
  coloured_wrap,     ///< a colour clashes with itself
  coloured_emptied,  ///< a colour leaves a cell or a house nothing
  coloured_false,    ///< of two colourings: a colour clashes with both of the other
  coloured_either,   ///< of two colourings: one of two colours is true
};

void find_simple_colouring(const Position& position, StepSink& sink);
void find_multi_colouring(const Position& position, StepSink& sink);
void find_medusa(const Position& position, StepSink& sink);

[[nodiscard]] std::string describe_simple_colouring(const model::Step& step, const Words& words);
[[nodiscard]] std::string describe_multi_colouring(const model::Step& step, const Words& words);
[[nodiscard]] std::string describe_medusa(const model::Step& step, const Words& words);

}  // namespace omnidoku::logic
