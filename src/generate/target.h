// SPDX-License-Identifier: MIT
//
// Puzzles of a wanted difficulty. See target.cpp for how they are found.
#pragma once

#include <span>
#include <vector>

#include "generate/generate.h"
#include "generate/rating_wish.h"
#include "logic/rating.h"

namespace omnidoku::generate {

/// What a puzzle shall be like for a person.
struct Target {
  std::optional<logic::Level> level;
  /// Instead of a level; for the classic board and givens alone.
  std::optional<RatingWish> rating;
  /// Techniques that its path by the scale must use, each at least once.
  std::vector<const logic::Technique*> must_contain;
  /// Techniques that the path has no others than, but for the last cell of a house; any where there
  /// are none.
  std::vector<const logic::Technique*> only;
  /// Whether the path must have one step of its hardest technique, not more.
  bool hardest_once = false;
  const logic::Scale* scale = &logic::human_scale();

  [[nodiscard]] bool empty() const {
    return !level && !rating && must_contain.empty() && only.empty() && !hardest_once;
  }
};

/// The levels that puzzles can be made for, easiest first: all but the one beyond every technique.
/// Of the hardest known puzzles of the ordinary board (375 of one collection) none is beyond, so
/// there is nowhere to look for them.
[[nodiscard]] std::span<const logic::Level> levels_to_make();

/// Enters a difficulty into the target: a level of the human scale, or what rating_wish_from()
/// reads. Errors: unknown_name (no such scale), usage (a text that says none).
[[nodiscard]] base::Result<void> set_difficulty(std::string_view scale, std::string_view text,
                                                Target& target);

/// What is wrong with the target whatever the board. Errors: usage (a technique harder than the
/// level, or one that is wanted but not among the only ones), unsupported (a level that is not
/// among levels_to_make(), a technique beyond it).
[[nodiscard]] base::Result<void> check_target(const Target& target);

/// Puzzle `request.stream` of the batch with exactly the wanted level, and with the techniques; it
/// follows from the request and the target alone, and has nothing in common with what another
/// target makes of the same seed. Where the request leaves the number of givens open, it has as
/// many as suit the level. The request's limits are for the whole search; without nodes or time
/// there is a default effort, some half a minute.
/// Errors: those of generate() and of check_target(); unsupported (a technique that cannot occur on
/// the board), too_large (given up, a limit or a stop request: the text says how many puzzles were
/// looked at and what they lacked).
[[nodiscard]] base::Result<model::Puzzle> generate_rated(const Request& request,
                                                         const Target& target);

}  // namespace omnidoku::generate
