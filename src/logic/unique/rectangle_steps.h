// SPDX-License-Identifier: MIT
//
// The searches of the unique, hidden and avoidable rectangle techniques over LiveRectangles, and
// their words. Soundness of types 1 to 4: logic/unique/guarded_pattern.h. Type 5 is type 2 with
// guardians in two opposite corners or in three. Type 6: were the digit x in one of the two
// opposite corners with guardians, both its neighbours could not hold it, so by two houses the
// opposite corner would be x as well and no guardian true. Hidden rectangle: were y in the corner
// opposite to one without guardians, both neighbours would be x by two houses, the corner without
// guardians y, and no guardian true.
#pragma once

#include <string>

#include "logic/unique/guarded_pattern.h"
#include "logic/unique/rectangles.h"

namespace omnidoku::logic {

/// applies() of the techniques about rectangles.
[[nodiscard]] bool has_rectangles(const Structure& structure);

/// Unique rectangles of types 1 to 6: every corner is open.
void find_unique_rectangles(const Position& position, StepSink& sink, int type);
/// Hidden rectangles: every corner is open.
void find_hidden_rectangles(const Position& position, StepSink& sink);
/// Avoidable rectangles of types 1 and 2: some corner is placed, none was given.
void find_avoidable_rectangles(const Position& position, StepSink& sink, int type);

[[nodiscard]] std::string describe_unique_rectangle(const model::Step& step, const Words& words);
[[nodiscard]] std::string describe_hidden_rectangle(const model::Step& step, const Words& words);
[[nodiscard]] std::string describe_avoidable_rectangle(const model::Step& step, const Words& words);

}  // namespace omnidoku::logic
