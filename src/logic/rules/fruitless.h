// SPDX-License-Identifier: MIT
//
// Fruitless suppositions: candidates of which nothing came (rule_clash.h), with all that they made
// false, remembered from position to position. What has gone since brings nothing new where it was
// among that, or where all cells, houses and rules that both touch say no more than they did, by
// subsets neither where these were asked for. So most candidates need not be followed again after
// each step.
// Soundness: nothing is concluded from it; a candidate that is left out would have been followed to
// the same end, for what follows from more false candidates only grows, and this set of them is
// closed. So the steps are those that are found without a memory.
// Cost: on 9x9 some 2 us for a candidate, more by subsets, against some 30 us to follow it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "logic/chains/links.h"
#include "logic/rules/clash_subsets.h"
#include "logic/rules/shapes.h"

namespace omnidoku::logic {

class FruitlessSuppositions {
 public:
  /// What a supposition made false: candidates, as a set of Structure::id.
  using FalseSet = std::vector<std::uint64_t>;

  explicit FruitlessSuppositions(WithSubsets subsets = WithSubsets::no) : subsets_(subsets) {}

  /// Takes note of what has gone since the last position that it was asked about, and forgets what
  /// comes to something new by that; all where that cannot be told.
  void move_to(const Position& position);
  /// Whether the candidate came to nothing before and does so still, in the position that it was
  /// moved to.
  [[nodiscard]] bool is_known(const Structure& structure, Candidate candidate) const {
    return !made_false_[structure.id(candidate)].empty();
  }
  void remember(const Structure& structure, Candidate candidate, FalseSet made_false);

 private:
  [[nodiscard]] bool is_still(const Position& position, const FalseSet& made_false) const;
  [[nodiscard]] static bool is_closed_in_cell(const Position& position, const FalseSet& made_false,
                                              Candidate gone);
  [[nodiscard]] static bool is_closed_in_houses(const Position& position,
                                                const FalseSet& made_false, Candidate gone);
  [[nodiscard]] bool is_closed_in_shape(const Position& position, const FalseSet& made_false,
                                        std::uint32_t shape) const;
  /// Whether subsets say no more of what these touch, which have gone beside what is false.
  [[nodiscard]] static bool is_closed_by_subsets(const Position& position,
                                                 const FalseSet& made_false,
                                                 const std::vector<Candidate>& gone);

  WithSubsets subsets_;
  std::vector<DigitSet> digits_;        ///< per cell, of the last position
  std::vector<std::uint32_t> rules_;    ///< the primitives of its shapes
  std::vector<FalseSet> made_false_;    ///< per candidate; empty where it is not known
  std::vector<Candidate> gone_;         ///< since, from cells that are open
  std::vector<Candidate> placed_;       ///< since
  std::vector<DigitSet> before_;        ///< per cell, what it could be before
  std::vector<std::uint32_t> touched_;  ///< shapes with a cell that has changed
};

/// The same of suppositions that are followed by subsets as well.
class FruitlessBySubsets : public FruitlessSuppositions {
 public:
  FruitlessBySubsets() : FruitlessSuppositions(WithSubsets::yes) {}
};

}  // namespace omnidoku::logic
