// SPDX-License-Identifier: MIT
//
// The lines of the grammar of English rules (reading/grammar.h), by what they are about. A phrase
// may have lines in several parts; earlier ones are tried first. What a statement means:
//
//   each SELECTOR :: FORMULA       of each thing by itself
//   all SELECTOR :: FORMULA        of them together, which the formula calls "things"
//   board :: FORMULA
//   unmarked SELECTOR :: given     all such marks are drawn: what is said of them, or of those
//   spoken
//                                  of last ("last"), does not hold of pairs without a mark
//
// several of these parted by ";;", or "nothing": it says nothing new. A selector is a kind of thing
// and what is known of its look (reading/selecting.h).
#pragma once

#include <span>
#include <string_view>

namespace omnidoku::reading {

extern const std::string_view kThingLines;     ///< what is drawn, and what belongs to it
extern const std::string_view kListLines;      ///< lists of digits, numbers made of them
extern const std::string_view kTestLines;      ///< what the digits of a thing are tested for
extern const std::string_view kLinePartLines;  ///< ends, extremes and neighbours of lines
extern const std::string_view kSubjectLines;   ///< what is said of the digits of things
extern const std::string_view kMarkLines;      ///< marks between cells, sums and amounts of things
extern const std::string_view kComparisonLines;  ///< comparisons, and how many of what
extern const std::string_view kClueLines;   ///< what numbers beside the grid and on things tell
extern const std::string_view kBoardLines;  ///< pairs and squares all over the board
extern const std::string_view kAreaLines;   ///< regions, idioms, what says nothing new

extern const std::string_view kLineFrames;  ///< what is said in most ways (reading/frames.h):
extern const std::string_view kMarkFrames;  ///< of lines, of marks and cages, of clues and of
extern const std::string_view kClueFrames;  ///< the whole board

/// All but the frames, in the order in which they are tried.
std::span<const std::string_view> english_lines();

}  // namespace omnidoku::reading
