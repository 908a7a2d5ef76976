// SPDX-License-Identifier: MIT
//
// Patterns of one digit made of two strong links and a weak one between them: skyscraper, 2-string
// kite, turbot fish, and those in which one of the strong links is grouped: the empty rectangle,
// with the group in a box, and the grouped turbot fish, with it elsewhere.
// Soundness: full house A has the digit in group g or in group f, full house B in y or in v. Every
// place of g sees y. A candidate that sees v and all of f would, if true, put the digit into y and
// into g at once. So it is false. With one place in g and one in f this is the turbot fish.
#pragma once

#include <string>

#include "logic/technique.h"

namespace omnidoku::logic {

/// How the two houses with strong links lie to each other, told from shared cells alone.
enum class TwoLinks : std::uint8_t {
  skyscraper,  ///< disjoint, and the linking house crosses both, like two rows and a column
  kite,        ///< they cross, like a row and a column
  turbot,      ///< any other way
};

/// Every pattern of that kind whose houses have two places each.
void find_two_links(const Position& position, StepSink& sink, TwoLinks kind);

/// Which houses may be the grouped one. What it is called depends on it, nothing else does.
enum class GroupedIn : std::uint8_t {
  box,  ///< a box or region
  other_house,
};

/// Whether some house that holds every digit may be the grouped one.
[[nodiscard]] bool has_grouped(const Structure& structure, GroupedIn grouped);

/// Every pattern in which one house has two places and the other, with three or more, is grouped.
void find_grouped_links(const Position& position, StepSink& sink, GroupedIn grouped);

/// Why the eliminations of these patterns hold.
[[nodiscard]] std::string describe_two_links(const model::Step& step, const Words& words);

}  // namespace omnidoku::logic
