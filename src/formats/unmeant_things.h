// SPDX-License-Identifier: MIT
//
// What somebody drew and no rule is about, of a document as it was read or as it was kept: a setter
// gives such things a meaning.
#pragma once

#include <string>
#include <vector>

#include "model/document.h"
#include "model/drawn_thing.h"

namespace omnidoku::formats {

/// The things drawn, as a person sees them (reading::seen_as_a_whole), that lie on cells of the
/// board and on none that a constraint has alone; coloured cells too, which need no meaning. In the
/// order in which they were drawn. Of f-puzzles, of SudokuPad, and drawn here.
[[nodiscard]] std::vector<model::DrawnThing> unmeant_things(const model::Document& document);

/// What was drawn here (Puzzle::drawings) without what these are made of: the rules that they
/// become are drawn in their own way.
[[nodiscard]] std::vector<model::Drawing> drawings_without(
    const model::Puzzle& puzzle, const std::vector<model::DrawnThing>& meant);

/// The rules of the document that are not understood once these of its unmeant things mean
/// something.
[[nodiscard]] model::UnknownRules unknown_rules_without(
    const model::Document& document, const std::vector<model::DrawnThing>& meant);

}  // namespace omnidoku::formats
