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
/// order in which they were drawn. Of f-puzzles and SudokuPad.
[[nodiscard]] std::vector<model::DrawnThing> unmeant_things(const model::Document& document);

/// The rules of the document that are not understood once these of its unmeant things mean
/// something.
[[nodiscard]] std::vector<std::string> unknown_rules_without(
    const model::Document& document, const std::vector<model::DrawnThing>& meant);

}  // namespace omnidoku::formats
