// SPDX-License-Identifier: MIT
//
// The links between all candidates of a grid laid down once, and what can be reached along them:
// which candidates are worth a search for chains at all.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ratings/grid.h"
#include "ratings/se/chain_links.h"

namespace omnidoku::ratings::se {

/// What each candidate excludes and what its absence forces, in the order of each_excluded() and
/// each_forced().
class LinkLists {
 public:
  explicit LinkLists(const Grid& grid);

  [[nodiscard]] std::span<const Candidate> excluded(Candidate from, LinkKinds kinds) const {
    const Range& range = excluded_[from];
    return between(kinds.within_cells ? range.begin : range.houses, range.end);
  }
  [[nodiscard]] std::span<const Candidate> forced(Candidate from, LinkKinds kinds) const {
    const Range& range = forced_[from];
    return between(kinds.within_cells ? range.begin : range.houses,
                   kinds.within_houses ? range.end : range.houses);
  }
  /// All candidates of the grid, ascending.
  [[nodiscard]] std::span<const Candidate> candidates() const { return candidates_; }

 private:
  /// A part of links_: those within the cell, then those within houses.
  struct Range {
    std::uint32_t begin = 0;
    std::uint32_t houses = 0;
    std::uint32_t end = 0;
  };
  [[nodiscard]] std::span<const Candidate> between(std::uint32_t begin, std::uint32_t end) const {
    return std::span(links_).subspan(begin, end - begin);
  }

  std::vector<Candidate> candidates_;
  std::vector<Candidate> links_;
  Range excluded_[kCandidates] = {};
  Range forced_[kCandidates] = {};
};

/// What a search for chains and cycles without branches can find from a candidate.
struct Prospect {
  Candidate candidate = 0;
  bool denies_itself = false;   ///< its being there leads to its absence
  bool affirms_itself = false;  ///< its absence leads to its being there
  bool returns = false;         ///< its being there leads to that again by way of others
};

/// The candidates from which there is anything to find, ascending. Told for all of them at once, by
/// sets of what is reached, as bits; a search along fewer kinds of links may still find nothing.
[[nodiscard]] std::vector<Prospect> find_prospects(const LinkLists& links);

}  // namespace omnidoku::ratings::se
