// SPDX-License-Identifier: MIT
//
// What an f-puzzles object draws, as things whose meaning words may say.
#pragma once

#include <vector>

#include "base/value.h"
#include "formats/fpuzzles/drawings.h"
#include "model/drawn_thing.h"
#include "model/puzzle.h"

namespace omnidoku::formats::fpuzzles_things {

/// Whether a member that nobody knows is a list of elements on lines or cells, as rules are.
[[nodiscard]] bool is_list_of_things(const base::Value& value);

/// A thing for each drawing, or element of a member that nobody knows, that lies on cells of the
/// board or beside it, in order; each with the number of its drawing as its source. One that was
/// made for a rule that was understood, or that belongs to one, is accounted for. A drawing of
/// several lines is several things.
[[nodiscard]] std::vector<model::DrawnThing> things_of(
    const model::Puzzle& puzzle, const std::vector<fpuzzles_drawings::Drawing>& drawings);

/// A thing for a coloured cell; colours as "#RRGGBB", further ones are not looked at.
[[nodiscard]] model::DrawnThing tint_of(geometry::Cell cell, const base::Value& colour,
                                        std::size_t source);

}  // namespace omnidoku::formats::fpuzzles_things
