// SPDX-License-Identifier: MIT
//
// Net: what follows from assuming that candidates are true or false, by the rules of singles: a
// true candidate makes those it excludes false; a cell or a full house with one candidate left
// makes that one true; a sum loses what it can no longer reach. Every consequence remembers its
// reason, so that a contradiction can be traced back to the premises it needs and nothing else.
// Assumptions are stacked and taken back; literals are followed first in, first out, so reasons
// are near the assumption.
// Soundness: each reason is a clause of the puzzle or an exclusion.
// Cost: on 9x9 some 5 to 20 us for an assumption that is followed to its end.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "logic/chains/links.h"
#include "model/step.h"

namespace omnidoku::logic {

/// A candidate being true or false: 2 * its number in Exclusions, plus 1 when true.
using Literal = std::uint32_t;

[[nodiscard]] constexpr Literal literal_of(std::size_t candidate, bool on) {
  return static_cast<Literal>(2 * candidate + (on ? 1 : 0));
}
[[nodiscard]] constexpr std::size_t candidate_of(Literal literal) { return literal / 2; }
[[nodiscard]] constexpr bool is_on(Literal literal) { return (literal & 1U) != 0; }
[[nodiscard]] constexpr Literal opposite(Literal literal) { return literal ^ 1U; }

/// Which consequences a net follows.
enum class NetMode : std::uint8_t {
  chain,  ///< from cells and houses only where two candidates were left: one cause each, so that
          ///< nothing but a candidate both true and false is a contradiction
  digit,  ///< from houses only, and within cells nothing: a single digit
  full,   ///< everything
};

class Net {
 public:
  struct Reason {
    enum class Kind : std::uint8_t {
      assumed,
      excluded,  ///< by the true candidate `index`
      cell,      ///< the only candidate left in the cell `index`
      house,     ///< the only place left in the house `index` for the literal's digit
      sum,       ///< out of reach for the sum `index`
      proven,    ///< by an inner contradiction, proofs_[index]
    };
    Kind kind = Kind::assumed;
    std::uint32_t index = 0;
  };
  struct Entry {
    Literal literal = 0;
    Reason reason;
  };
  /// What cannot be.
  struct Conflict {
    enum class Kind : std::uint8_t { none, both, cell, house, sum };
    Kind kind = Kind::none;
    std::uint32_t index = 0;  ///< candidate that is true and false, cell, house, or sum
    Digit digit;              ///< house: the digit without a place
  };
  /// The part of a net that something rests on.
  struct Evidence {
    std::vector<Entry> entries;  ///< in the order they were derived
    std::vector<model::Premise> premises;
  };

  Net(const Position& position, NetMode mode);

  [[nodiscard]] const Exclusions& exclusions() const { return exclusions_; }
  [[nodiscard]] const Structure& structure() const { return structure_; }

  /// Adds an assumption and follows it. False on a contradiction; the net must then be taken back
  /// before it is used further.
  bool assume(Literal literal);
  /// Adds what an inner contradiction proved, and follows it. `inner` is the evidence of that
  /// contradiction, whose assumption has been taken back.
  bool prove(Literal literal, const Evidence& inner);
  /// The number of literals so far; a mark for take_back().
  [[nodiscard]] std::size_t depth() const { return trail_.size(); }
  /// Forgets everything after the mark.
  void take_back(std::size_t depth);

  [[nodiscard]] bool holds(Literal literal) const { return position_[literal] != kNowhere; }
  [[nodiscard]] std::span<const Entry> trail() const { return trail_; }
  [[nodiscard]] const Conflict& conflict() const { return conflict_; }
  /// Candidates of a cell that are not false.
  [[nodiscard]] DigitSet left_in(Cell cell) const {
    return DigitSet::from_mask(left_[cell.index()]);
  }
  /// A measure of the work done since the net was made, the same on every machine: literals
  /// derived, and words of the sets looked through.
  [[nodiscard]] std::uint64_t work() const { return work_; }
  /// The same for sums: cells of those looked through, each some four times as long.
  [[nodiscard]] std::uint64_t sum_work() const { return sum_work_; }

  /// What the contradiction rests on.
  [[nodiscard]] Evidence why_conflict();
  /// What a literal rests on, itself included.
  [[nodiscard]] Evidence why(Literal literal);

 private:
  static constexpr std::uint32_t kNowhere = 0xffffffff;
  struct Proof {
    std::vector<Literal> causes;
    std::vector<model::Premise> premises;
  };

  bool push(Literal literal, Reason reason);
  bool follow();
  bool follow_off(Candidate candidate);
  bool follow_sums();
  bool follow_sum(std::uint32_t sum);
  bool fail(Conflict::Kind kind, std::uint32_t index, Digit digit = Digit(0));
  void need(Literal literal);
  void need_sum(std::uint32_t sum, std::size_t before);
  void need_reason(const Entry& entry, Evidence& evidence);
  Evidence collect(Evidence evidence);

  const Structure& structure_;
  const CandidateBoard& board_;
  const Exclusions& exclusions_;
  NetMode mode_;
  bool values_rise_ = true;  ///< with the digits, so that the first and the last are the bounds
  std::vector<Entry> trail_;
  std::size_t followed_ = 0;             ///< entries of trail_ whose consequences are known
  std::vector<std::uint32_t> position_;  ///< per literal: where it stands in trail_
  std::vector<std::uint64_t> off_;       ///< candidates that are false, as a set
  std::vector<std::uint64_t> left_;      ///< per cell: digits not false, as followed
  std::vector<PlaceMask> places_;  ///< per full house and digit: places not false, as followed
  std::vector<std::uint32_t> waiting_sums_;
  std::vector<bool> sum_waits_;
  std::vector<std::pair<std::int64_t, std::int64_t>> ranges_;  ///< of the sum that is followed
  std::vector<Proof> proofs_;
  Conflict conflict_;
  std::uint64_t work_ = 0;
  std::uint64_t sum_work_ = 0;
  // For collecting evidence.
  std::vector<std::uint32_t> needed_;  ///< positions in trail_, as a heap: the last one first
  std::vector<std::uint32_t> asked_;   ///< per literal: the round that asked for it
  std::uint32_t round_ = 0;
};

}  // namespace omnidoku::logic
