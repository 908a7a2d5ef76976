// SPDX-License-Identifier: MIT
//
// Techniques. Each is a descriptor in a file of its own under logic/techniques plus one line in
// techniques/registry.inc, whose order is the order of the human scale: what is tried first
// stands first. A technique finds steps from the position alone and never asks the solver.
#pragma once

#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "logic/state/position.h"
#include "logic/telling/summary.h"
#include "logic/telling/words.h"
#include "model/step.h"

namespace omnidoku::logic {

/// Groups of techniques, for lists and help.
enum class Family : std::uint8_t {
  single,
  intersection,
  subset,
  sum,
  fish,
  single_digit,
  wing,
  uniqueness,
  colouring,
  chain,
  almost_locked,
  pattern,
  forcing,
  last_resort,
};
/// "single", "almost locked sets", ...
[[nodiscard]] std::string_view to_string(Family family);
/// Where to turn one's eyes for a technique of the family, for somebody who wants to find it alone.
[[nodiscard]] std::string_view nudge_of(Family family);

/// What a technique takes for granted.
enum class Assumes : std::uint8_t {
  nothing,
  unique,  ///< that the puzzle has exactly one solution
};

/// Takes the steps that a technique finds.
class StepSink {
 public:
  virtual ~StepSink() = default;
  /// Takes a step with a conclusion that the position does not have yet. Returns true when no more
  /// are wanted; the technique then returns at once.
  virtual bool add(model::Step step) = 0;
  /// Whether only the first step counts, so that a technique may stop looking for better ones.
  [[nodiscard]] virtual bool first_only() const = 0;
};

/// Passes steps on and remembers whether more are wanted, for techniques made of several searches.
class RelaySink final : public StepSink {
 public:
  explicit RelaySink(StepSink& sink) : sink_(sink) {}
  bool add(model::Step step) override { return stopped_ = sink_.add(std::move(step)); }
  [[nodiscard]] bool first_only() const override { return sink_.first_only(); }
  [[nodiscard]] bool stopped() const { return stopped_; }

 private:
  StepSink& sink_;
  bool stopped_ = false;
};

struct Technique {
  std::string_view id;
  std::string_view title;
  Family family = Family::single;
  Assumes assumes = Assumes::nothing;
  /// Difficulty of one step in the human scale: a hidden single is 12, what a trained solver
  /// finds in a minute about 100 (docs/EXPLAIN.md).
  int cost = 0;
  /// Added for every unit of Step::size above the technique's smallest.
  int cost_per_size = 0;
  int smallest_size = 0;
  /// The idea in one sentence, for a person who has never heard of it.
  std::string_view idea;
  /// What to look for on the board, step by step, in plain words.
  std::string_view look;
  /// A puzzle on whose solving path it occurs, in any format: for a board to try it on.
  std::string_view example = {};

  /// Whether steps can exist on puzzles of this structure.
  bool (*applies)(const Structure& structure) = nullptr;
  /// Hands every step of this technique to the sink, simple ones first, until it wants no more.
  void (*find)(const Position& position, StepSink& sink) = nullptr;
  /// Why the conclusions hold, in one or two sentences; the conclusions themselves are added by the
  /// caller (Words::conclusions). Written about digits; logic::reason() has the puzzle's noun.
  std::string (*describe)(const model::Step& step, const Words& words) = nullptr;
  /// What that comes to, for somebody who does not follow it.
  Summary (*summary)(const model::Step& step, const Words& words) = nullptr;
};

/// Every technique in registry order.
[[nodiscard]] std::span<const Technique* const> techniques();
/// By id; null pointer when unknown.
[[nodiscard]] const Technique* find_technique(std::string_view id);

/// applies() of techniques that work on every structure.
[[nodiscard]] bool applies_always(const Structure& structure);
/// applies() of techniques that need a house which holds every digit.
[[nodiscard]] bool applies_with_full_house(const Structure& structure);

/// For largest sizes: as large as it comes.
inline constexpr int kAnySize = std::numeric_limits<int>::max();

/// The first step of a technique whose Step::size is at most `largest_size`; nothing when there is
/// none, when the position is contradictory or its deadline passed before one was found.
[[nodiscard]] std::optional<model::Step> first_step(const Technique& technique,
                                                    const Position& position,
                                                    int largest_size = kAnySize);

/// Every step of a technique of at most that size, at most `limit`, and those found before the
/// position's deadline. Two steps with the same conclusions from the same premises are one. None
/// when the position is contradictory.
[[nodiscard]] std::vector<model::Step> all_steps(const Technique& technique,
                                                 const Position& position,
                                                 std::size_t limit = 100'000,
                                                 int largest_size = kAnySize);

}  // namespace omnidoku::logic
