// SPDX-License-Identifier: MIT
//
// Reads what words say of the things that are drawn: as formulas on their cells. A sentence is read
// only where every word of it is used, what it speaks of is drawn, and the stored solution, if
// there is one, keeps it.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "model/drawn_thing.h"
#include "model/puzzle.h"

namespace omnidoku::reading {

/// A sentence that was read.
struct ReadSentence {
  std::string text;     ///< as the setter wrote it
  std::string meaning;  ///< "each gray line: it is rising"; empty: it says nothing new
  std::vector<model::ConstraintSpec> constraints;
};

struct Reading {
  std::vector<ReadSentence> sentences;
  std::vector<std::string> unread;  ///< sentences that may be rules
  std::vector<std::size_t> used;    ///< drawings that sentences are about, increasing
};

/// Whether words about the puzzle say something that it does not have yet.
using IsNews = std::function<bool(std::string_view sentence)>;

/// Reads the rules text of a puzzle (Metadata::rules) beside the constraints that it has already.
/// A sentence that is no news and about these alone is passed over: it is neither read nor unread.
/// The constraints of the reading are valid on the puzzle.
[[nodiscard]] Reading read_rules(const model::Puzzle& puzzle,
                                 const std::vector<model::DrawnThing>& drawn,
                                 const IsNews& is_news);

}  // namespace omnidoku::reading
