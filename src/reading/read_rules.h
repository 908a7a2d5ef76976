// SPDX-License-Identifier: MIT
//
// Reads what words say of the things that are drawn: as formulas on their cells. A sentence is read
// only where every word of it is used, or the solution speaks for what is left of it; what it
// speaks of must be drawn, and the stored solution, if there is one, must keep it.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "model/drawn_thing.h"
#include "model/puzzle.h"
#include "model/read_sentence.h"

namespace omnidoku::reading {

struct Reading {
  std::vector<model::ReadSentence> sentences;      ///< all of the text, in order
  std::vector<model::ConstraintSpec> constraints;  ///< what they come to
  std::vector<std::size_t> used;                   ///< drawings that they are about, increasing
};

/// Whether words about the puzzle say something that it does not have yet.
using IsNews = std::function<bool(std::string_view sentence)>;

/// Whether a text says that digits may repeat in cages.
[[nodiscard]] bool let_cages_repeat(std::string_view text);

/// Reads a text about a puzzle, such as Metadata::rules, beside the constraints that it has.
/// What these were read from (ConstraintSpec::said) is not read again. Of drawings that are
/// accounted for it may be about tints, and about circles at the ends of lines. The constraints of
/// the reading are valid on the puzzle.
[[nodiscard]] Reading read_rules(std::string_view text, const model::Puzzle& puzzle,
                                 const std::vector<model::DrawnThing>& drawn,
                                 const IsNews& is_news);

}  // namespace omnidoku::reading
