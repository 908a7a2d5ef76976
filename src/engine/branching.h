// SPDX-License-Identifier: MIT
//
// Brancher: what to decide next. Every failure adds weight to the variables of what failed; the
// variable with the greatest weight per candidate is decided first, so that the search stays where
// it is hard. Where no variable with two candidates wins, a digit with only two places in a full
// house may: it, too, splits in two.
// Or by effects, where there are sums: what decisions on a cell have led to so far.
// The same choices on every platform.
// Sources of the ideas: dom/wdeg (Boussemart, Hemery, Lecoutre, Sais 2004), impact-based search
// (Refalo 2004).
#pragma once

#include <optional>
#include <vector>

#include "base/random.h"
#include "engine/decision.h"
#include "engine/interchange.h"
#include "engine/names.h"
#include "engine/work.h"

namespace omnidoku::engine {

template <class Mask>
class Brancher {
 public:
  explicit Brancher(const Tables<Mask>& tables) : tables_(tables), weights_(tables.num_variables) {}

  /// Begins a search. Forgets what earlier ones taught, unless the heuristics says otherwise.
  /// `near`: a digit per cell to be tried first, or nothing.
  void start(const Heuristics& heuristics, std::optional<std::uint64_t> shuffle_seed,
             std::vector<Mask> near);
  /// The next decision; variable == kNone if all variables are fixed. Cells come before hidden
  /// variables, so that solutions that differ only in those can be told apart from new ones.
  /// `alike`, `names`: the digits that need not be told apart, at this level.
  Decision<Mask> choose(const Work<Mask>& work, const Interchange<Mask>& alike,
                        const Names<Mask>& names, std::size_t level);
  /// From now on the cells of this house are decided first while digits need not be told apart;
  /// kNone: any.
  void begin_with(Index house) { first_house_ = house; }
  /// To be called after every failure.
  void learn(const Failure& failure);
  /// Where digits are alike, also for the variable of each decision that failed.
  void learn_refuted(Index variable) { ++weights_[variable]; }

  /// From now on decisions go by their effects. What these are is first guessed from the sums:
  /// most in a cell of short ones.
  void go_by_effects();
  [[nodiscard]] bool goes_by_effects() const { return by_effects_; }
  /// Whether decisions may ever go by their effects in this search.
  [[nodiscard]] bool may_go_by_effects() const { return !random_ && near_.empty(); }
  /// How much is open in a state, in 64ths of a bit: the logarithms of the cells' candidates.
  [[nodiscard]] std::uint32_t openness(const Work<Mask>& work) const;
  /// What a decision on a cell led to: so much openness gone, or a failure.
  void learn_effect(const Decision<Mask>& decision, std::uint32_t closed);
  void learn_failure(const Decision<Mask>& decision);
  /// The same, taken for all that is known of the decision.
  void begin_effect(const Decision<Mask>& decision, std::uint32_t closed);

 private:
  /// The best choice so far: weight / size is to be greatest.
  struct Best {
    Index variable = kNone;
    Mask digit = 0;  ///< 0: not chosen yet
    std::uint64_t weight = 0;
    std::uint64_t size = 1;
    std::uint64_t ties = 1;
  };

  void weigh_rules();
  void look_at_first_house(const Work<Mask>& work, const Interchange<Mask>& alike,
                           std::size_t level, Best& best);
  bool beats(Best& best, std::uint64_t weight, std::uint64_t size);
  void look_at_variable(const Work<Mask>& work, Index variable, Mask choices, Best& best);
  void look_at_number(const Work<Mask>& work, const NumberVariable& number, Best& best);
  void look_at_places(const Work<Mask>& work, Index house, Best& best);
  Decision<Mask> choose_by_effects(const Work<Mask>& work, const Names<Mask>& names,
                                   std::size_t level) const;
  std::uint32_t& effect(const Decision<Mask>& decision);
  Mask choose_digit(Index variable, Mask candidates);
  [[nodiscard]] bool is_near(Index variable, Mask digit) const {
    return variable < near_.size() && near_[variable] == digit;
  }

  const Tables<Mask>& tables_;
  std::vector<std::uint32_t> weights_;
  Heuristics heuristics_;
  bool has_weights_ = false;
  Index first_house_ = kNone;
  std::uint32_t failures_until_decay_ = 0;
  std::optional<base::Random> random_;
  std::vector<Mask> near_;  // per cell
  bool by_effects_ = false;
  bool is_caged_ = false;               ///< most cells are in sums of different cells
  std::vector<std::uint32_t> effects_;  ///< per cell and digit: the part of the search that is left
};

#define OMNIDOKU_EXTERN(Mask) extern template class Brancher<Mask>;
OMNIDOKU_FOR_EACH_MASK(OMNIDOKU_EXTERN)
#undef OMNIDOKU_EXTERN

}  // namespace omnidoku::engine
