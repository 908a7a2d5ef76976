// SPDX-License-Identifier: MIT
//
// Rule clash: a candidate supposed, and what follows at once from houses and from rules as shapes
// (shapes.h), until something has nothing left: a cell, a digit in a full house, a rule without a
// filling. What follows is taken round by round, so that what is near is found first, and only what
// is needed is told: a digit that is settled, what a rule takes or how it is filled. What a true
// candidate excludes needs no words. Where nothing more follows, subsets may be asked for too
// (ClashSubset): cells with as few digits as they are, digits with as few places.
// Soundness: every consequence is by an exclusion, a cell, a full house, or a rule of which all
// fillings that are left say the same; the step names those that it needs as its premises.
// Cost: on 9x9 some 50 us for a candidate.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "logic/chains/links.h"
#include "logic/rules/clash_subsets.h"
#include "logic/rules/fruitless.h"
#include "logic/rules/shapes.h"
#include "logic/technique.h"
#include "logic/telling/told_clash.h"

namespace omnidoku::logic {

/// Follows suppositions in a position, one after the other.
class RuleClash {
 public:
  /// Fillings up to which those left are compared for what they have in common outside.
  static constexpr std::size_t kMostCompared = 24;

  explicit RuleClash(const Position& position, WithSubsets subsets = WithSubsets::no);

  [[nodiscard]] const Exclusions& exclusions() const { return exclusions_; }

  /// What comes of a candidate, by its number in exclusions(), if that ends within so many rounds,
  /// a rule has a part in it, and no more than `most_told` consequences have to be told.
  [[nodiscard]] std::optional<ToldClash> refute(std::size_t candidate, int most_rounds,
                                                std::size_t most_told);
  /// Whether the last one came to an end without a contradiction, so that more rounds would not
  /// help.
  [[nodiscard]] bool ran_dry() const { return ran_dry_; }
  /// What the last one made false.
  [[nodiscard]] FruitlessSuppositions::FalseSet made_false() const;

 private:
  static constexpr std::uint32_t kNowhere = 0xffffffff;
  /// Fillings that are told, over at most so many cells.
  static constexpr std::size_t kMostWays = 2;
  static constexpr std::size_t kMostCellsOfWays = 4;
  /// Contradictions of a round that are looked at for the one with the fewest words.
  static constexpr std::size_t kMostConflicts = 4;

  struct Event {
    enum class Kind : std::uint8_t { supposed, excluded, cell, house, shape, subset };
    std::uint32_t candidate = 0;
    bool is_on = false;
    Kind kind = Kind::supposed;
    std::uint32_t index = 0;    ///< candidate, cell, house, shape, or place in subsets_
    std::uint32_t before = 0;   ///< it follows from events before this one
    std::uint32_t told_at = 0;  ///< the first of those that are told with it
  };
  struct Conflict {
    ToldClash::End end = ToldClash::End::cell;
    std::uint32_t index = 0;  ///< cell, house, shape, or a candidate that is true and excluded
    Digit digit = Digit(0);
    std::uint32_t other = 0;  ///< the candidate that excludes it
  };

  /// What each filling of a shape excludes, made when first asked for.
  struct Excluded {
    std::vector<std::uint64_t> rows;
    std::vector<bool> is_known;  ///< per filling
  };
  /// A candidate of a shape, with the fillings that have it.
  struct Row {
    std::uint32_t candidate = 0;
    std::span<const std::uint64_t> fillings;
  };
  /// A word of a set of candidates.
  struct CommonWord {
    std::size_t word = 0;
    std::uint64_t bits = 0;
  };

  void reset();
  bool turn(std::uint32_t candidate, bool is_on, Event::Kind kind, std::uint32_t index);
  void exclude();
  void note_off(std::uint32_t candidate);
  void find_conflicts();
  void conclude();
  void conclude_by_shape(std::uint32_t shape, const FillingBits& alive);
  // rule_clash_subsets.cpp
  void conclude_by_subsets();
  /// Makes false what all of these exclude that are left.
  void take_common(ClashSubset subset);
  /// Makes these false.
  void take(ClashSubset subset, const std::vector<Candidate>& gone);
  void tell_subset_events(std::size_t first, std::size_t last, ToldClash& clash);

  [[nodiscard]] FillingBits alive(std::uint32_t shape, std::uint32_t before) const;
  [[nodiscard]] std::size_t num_open(const Shape& shape) const;
  /// The fillings of a shape that exclude the candidate, or do not have it.
  [[nodiscard]] FillingBits killers(std::uint32_t shape, std::uint32_t candidate) const;
  /// The candidates that a filling of a shape excludes.
  [[nodiscard]] std::span<const std::uint64_t> excluded(std::uint32_t shape, std::size_t filling);
  [[nodiscard]] std::uint32_t number(std::uint32_t shape, std::size_t place,
                                     std::size_t digit) const;

  [[nodiscard]] std::optional<ToldClash> why(const Conflict& conflict, std::size_t most_told);
  /// Needs an event, and counts what has to be told for it.
  void need(std::uint32_t at);
  void need_off(std::uint32_t candidate);
  void need_on(std::uint32_t candidate);
  void need_cover(std::uint32_t shape, const FillingBits& dead, std::uint32_t before,
                  ToldClash::Part& part);
  /// Tells of a cell that has one digit left without those that it loses that digit instead.
  void tell_last_digits(ToldClash::Part& part) const;
  template <class IsGone>
  [[nodiscard]] DigitSet lost(std::uint32_t shape, const IsGone& is_gone) const;
  /// How far off a candidate of a shape is: what it takes to tell that it is false.
  [[nodiscard]] int distance(std::uint32_t candidate) const;
  void tell_rule(std::uint32_t shape, ToldClash& clash) const;
  void tell_shape_events(std::size_t first, std::size_t last, ToldClash& clash);
  void tell_single(const Event& event, ToldClash& clash);
  [[nodiscard]] std::optional<std::uint32_t> pair_rule(std::uint32_t from, std::uint32_t to) const;

  const Position& position_;
  const Structure& structure_;
  const CandidateBoard& board_;
  const Exclusions& exclusions_;
  const Shapes& shapes_;
  std::size_t digits_ = 0;
  std::vector<std::vector<std::uint32_t>> numbers_;  ///< per shape: of its candidates
  std::vector<std::vector<Row>> rows_;               ///< per shape: the same, those that are open
  std::vector<Event> events_;
  std::size_t concluded_from_ = 0;     ///< events before the last round
  std::size_t followed_ = 0;           ///< events whose exclusions are known
  std::vector<std::uint32_t> on_at_;   ///< per candidate: its event
  std::vector<std::uint32_t> off_at_;  ///< likewise
  std::vector<std::uint64_t> off_;     ///< as a set
  std::vector<std::uint64_t> left_;    ///< per cell: digits not false
  std::vector<PlaceMask> places_;      ///< per house and digit
  std::vector<Cell> touched_cells_;    ///< in this round
  std::vector<std::pair<std::uint32_t, Digit>> touched_houses_;
  std::vector<std::uint32_t> touched_shapes_;
  std::vector<bool> is_touched_;             ///< per shape
  std::vector<FillingBits> alive_;           ///< per shape: what is left, where it is known
  std::vector<bool> is_known_;               ///< per shape
  std::vector<std::uint32_t> known_shapes_;  ///< those of them
  std::vector<Excluded> excluded_;           ///< per shape
  std::vector<CommonWord> common_;           ///< what is left while fillings are compared
  WithSubsets with_subsets_;
  std::vector<ClashSubset> subsets_;  ///< that something follows from
  std::size_t seen_by_subsets_ = 0;   ///< events that these were looked for after
  bool ran_dry_ = false;
  std::vector<Conflict> conflicts_;
  std::vector<bool> needed_;      ///< per event
  std::vector<bool> is_counted_;  ///< per event that others are told with
  std::size_t num_told_ = 0;      ///< what is needed so far, and what that follows from
};

/// The clashes of a position: of those that are told alike one, the shortest first, and of these
/// the one that removes most.
class Clashes {
 public:
  /// Consequences beyond which nothing is looked for.
  static constexpr std::size_t kMostTold = 8;

  explicit Clashes(const Position& position);
  [[nodiscard]] const std::vector<ToldClash>& all() const { return clashes_; }
  /// Candidates of which more may come in further rounds.
  [[nodiscard]] const std::vector<std::size_t>& unfinished() const { return unfinished_; }

 protected:
  /// `fruitless`: what is known of these candidates; may be null.
  Clashes(const Position& position, const std::vector<std::size_t>& candidates,
          std::size_t most_told, FruitlessSuppositions* fruitless,
          WithSubsets subsets = WithSubsets::no);

 private:
  std::vector<ToldClash> clashes_;
  std::vector<std::size_t> unfinished_;
};

/// Those that go by subsets as well.
class SubsetClashes : public Clashes {
 public:
  static constexpr std::size_t kMostTold = 12;

  explicit SubsetClashes(const Position& position);
};

/// Those that take a page of paper too, looked for where shorter ones do not go on.
class LongClashes : public Clashes {
 public:
  static constexpr std::size_t kMostTold = 20;

  explicit LongClashes(const Position& position);
};

/// Hands on clashes with at least and at most so many consequences to tell, short ones first.
void find_clashes(const Position& position, std::size_t least_told, std::size_t most_told,
                  StepSink& sink);
/// The same of others than Clashes and LongClashes.
void hand_on(const Clashes& clashes, StepSink& sink);

}  // namespace omnidoku::logic
