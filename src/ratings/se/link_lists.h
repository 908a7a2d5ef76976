// SPDX-License-Identifier: MIT
//
// The links between all candidates of a grid laid down once, and what can be reached along them:
// which candidates are worth a search for chains at all, and how long what they find will be.
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "base/bits.h"
#include "ratings/grid.h"
#include "ratings/se/chain_links.h"

namespace omnidoku::ratings::se {

/// What each candidate excludes and what its absence forces, in the order of each_excluded() and
/// each_forced(). Keeps its memory from grid to grid.
class LinkLists {
 public:
  void set(const Grid& grid);

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
  [[nodiscard]] std::span<const Candidate> candidates() const {
    return std::span(candidates_).first(static_cast<std::size_t>(size_));
  }

 private:
  /// A part of links_: those within the cell, then those within houses.
  struct Range {
    std::uint16_t begin = 0;
    std::uint16_t houses = 0;
    std::uint16_t end = 0;
  };
  static constexpr int kMostLinks = 8 + kPeers + 4;  // of a candidate
  [[nodiscard]] std::span<const Candidate> between(int begin, int end) const {
    return std::span(links_).subspan(static_cast<std::size_t>(begin),
                                     static_cast<std::size_t>(end - begin));
  }

  int size_ = 0;
  Candidate candidates_[kCandidates] = {};
  Candidate links_[kCandidates * kMostLinks] = {};
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

/// How many nodes the shortest chains from a candidate have.
struct Lengths {
  static constexpr int kNever = std::numeric_limits<int>::max();
  int to_deny = kNever;    ///< from its being there to its absence
  int to_affirm = kNever;  ///< from its absence to its being there
  int to_return = kNever;  ///< of a cycle through it, at least
};

/// What is reached along links, for all candidates, by sets as bits.
class Reach {
 public:
  using Word = std::uint64_t;
  static constexpr std::size_t kMostWords = (kCandidates + 63) / 64;
  using Row = Word[kMostWords];

  /// Follows the links of all kinds. The links must outlive this.
  void set(const LinkLists& links);
  /// Calls visit(other) for all that is there if a candidate is, but that itself.
  template <class Visit>
  void each_there(Candidate candidate, Visit&& visit) const {
    Row there;
    mark_there(candidate, there);
    for_each_slot(there, [&](int slot) {
      const Candidate other = linked_[static_cast<std::size_t>(slot)];
      if (other != candidate) visit(other);
    });
  }

  /// Makes the list of prospects.
  void find_prospects();

  /// The candidates from which there is anything to find, ascending; a search along fewer kinds of
  /// links may still find nothing. None at all where no candidate denies itself: whatever a cycle
  /// takes away sees something there and something absent in it, so that it leads along the cycle
  /// to its own absence; and what affirms itself makes all that it excludes deny itself.
  [[nodiscard]] std::span<const Prospect> prospects() const { return prospects_; }
  /// Whether some cycle through a candidate could take anything away.
  [[nodiscard]] bool is_on_useful_cycle(Candidate candidate) const;

  /// From now on lengths() are of chains along such links.
  void choose(LinkKinds kinds);
  /// Those over `longest` may be told as kNever.
  [[nodiscard]] Lengths lengths(const Prospect& prospect, int longest = Lengths::kNever) const;

 private:
  using Rows = std::vector<Word>;
  static constexpr int kNoSlot = -1;

  template <class AnyRows>
  [[nodiscard]] auto row(AnyRows& rows, int slot) const {
    return &rows[static_cast<std::size_t>(slot) * words_];
  }
  bool add(Word* to, const Word* from) const;
  [[nodiscard]] bool meet(const Word* one, const Word* other) const;
  template <class Visit>
  void for_each_slot(const Word* bits, Visit&& visit) const {
    for (std::size_t word = 0; word < words_; ++word) {
      base::for_each_bit(bits[word],
                         [&](int index) { visit(static_cast<int>(word) * 64 + index); });
    }
  }
  void mark_there(Candidate candidate, Word* there) const;
  void mark_excluders(Candidate candidate, LinkKinds kinds, Word* marked) const;
  void set_steps(LinkKinds kinds);
  void go_all_steps();
  void set_denied();
  [[nodiscard]] Prospect prospect_of(Candidate candidate) const;
  void go_on(Word* now, Word* seen) const;

  const LinkLists* links_ = nullptr;
  LinkKinds kinds_;
  std::vector<Candidate> linked_;  // those whose absence forces another; a slot each
  std::int16_t slots_[kCandidates] = {};
  int size_ = 0;           // of linked_
  std::size_t words_ = 0;  // of a row
  // Rows of bits, one for each slot: what is there, if ...
  Rows forced_;    // ... it is not, in one step along the chosen links
  Rows next_;      // ... it is, in one step along the chosen links
  Rows if_there_;  // ... it is, in any number of steps; itself only if others lead back to it
  std::vector<Prospect> prospects_;
  // For each candidate that denies itself: what excludes it along houses, and what is there if such
  // a one is not.
  Rows beside_denied_;
  Rows after_denied_;
};

}  // namespace omnidoku::ratings::se
