// SPDX-License-Identifier: MIT
//
// Colouring of one digit: its places that are joined by full houses with just two of them get two
// colours in turn, and of the two colours exactly one is true.
// Soundness, simple colouring: a cell that sees both colours cannot hold the digit (trap); a colour
// of which two cells see each other is false (wrap). Multi-colouring, of two separate colourings
// A/a and B/b: when A sees both B and b, A is false; when A sees B, not both are true, so a or b
// is, and what sees a and b is false.
#pragma once

#include <string>

#include "logic/technique.h"

namespace omnidoku::logic {

void find_simple_colouring(const Position& position, StepSink& sink, std::string_view technique);
void find_multi_colouring(const Position& position, StepSink& sink, std::string_view technique);

[[nodiscard]] std::string describe_simple_colouring(const model::Step& step, const Words& words);
[[nodiscard]] std::string describe_multi_colouring(const model::Step& step, const Words& words);

}  // namespace omnidoku::logic
