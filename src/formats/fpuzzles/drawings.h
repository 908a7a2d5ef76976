// SPDX-License-Identifier: MIT
//
// What is only drawn in an f-puzzles object: lines, circles, rectangles, texts and cages. It may be
// a rule that the words say, unless it belongs to a constraint that was understood.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/value.h"
#include "model/puzzle.h"

namespace omnidoku::formats::fpuzzles_drawings {

/// Whether a member of the whole object is a list of drawings.
[[nodiscard]] bool is_drawing(std::string_view member);

/// Whether an element was made for a rule (fromConstraint) that the puzzle has.
[[nodiscard]] bool is_drawn_as_rule(const model::Puzzle& puzzle, const base::Value& element);

/// An element of such a member, which its owner keeps.
struct Drawing {
  std::string_view member;
  const base::Value* element;
};

/// Per drawing whether it says nothing beyond the constraints of the puzzle that were understood.
/// One that was made for a rule belongs to it; one without a text to a line of which it covers
/// cells, or to what lies on the same cells; one with a text to what lies on the same cells. Where
/// the words say that there is decoration, all of them are.
[[nodiscard]] std::vector<bool> are_accounted(const model::Puzzle& puzzle,
                                              const std::vector<Drawing>& drawings);

}  // namespace omnidoku::formats::fpuzzles_drawings
