// SPDX-License-Identifier: MIT
//
// Tried and left out (killers, 25x25 with 45% givens, hardest 9x9, pencilmark-only 9x9; counted in
// nodes over several seeds):
//  - weights that grow by 0.1% to 3% per failure (recent failures count more): worse the faster;
//  - weight for the variable decided last: fewer nodes on easy killers, several times more on the
//    rest; done where digits are alike;
//  - deciding the variable of the last conflict again first: 10 to 20% more on 9x9, less on some
//    killers;
//  - the greatest digit first; only the open variables of a failed sum: no difference;
//  - weights that begin at 1, which lets the first failures lead too far: killers 15% more;
//  - digits with two places even against variables with two candidates: no fewer nodes.
#include "engine/branching.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace omnidoku::engine {

namespace {

constexpr std::uint32_t kWhole = std::uint32_t{1} << 24U;  ///< an effect that leaves all
constexpr std::size_t kStepsOfOpenness = 16;  ///< of a 64th of a bit, one step of the table

/// 64 times the logarithm to base 2 of 0 .. 64.
const std::array<std::uint32_t, 65> kLogarithms = [] {
  std::array<std::uint32_t, 65> made{};
  for (std::size_t i = 1; i < made.size(); ++i)
    made[i] = static_cast<std::uint32_t>(std::lround(64 * std::log2(static_cast<double>(i))));
  return made;
}();

/// How much of a search is left when so much openness is gone: 2 ^ (-bits / 5). In whole numbers,
/// so that it is the same on every machine.
std::uint32_t part_left(std::uint32_t closed) {
  constexpr std::uint64_t kOfStep = 4'148'664'943;  // 2 ^ (-16 / 64 / 5), times 2 ^ 32
  static constexpr std::array<std::uint32_t, 1024> kParts = [] {
    std::array<std::uint32_t, 1024> made{};
    std::uint64_t part = std::uint64_t{kWhole} << 6U;  // a little finer than what it is rounded to
    for (std::uint32_t& one : made) {
      one = static_cast<std::uint32_t>((part + 32) >> 6U);
      part = (part * kOfStep + (std::uint64_t{1} << 31U)) >> 32U;
    }
    return made;
  }();
  return kParts[std::min<std::size_t>(closed / kStepsOfOpenness, kParts.size() - 1)];
}

/// 2^16 divided by the square root of a weight, in whole numbers.
std::uint32_t inverse_root(std::uint32_t weight) {
  constexpr std::uint32_t kNumRoots = 1024;
  static constexpr std::array<std::uint32_t, kNumRoots> kRoots = [] {
    std::array<std::uint32_t, kNumRoots> made{};
    std::uint64_t root = std::uint64_t{1} << 16U;
    made[0] = static_cast<std::uint32_t>(root);
    for (std::uint64_t one = 1; one < kNumRoots; ++one) {
      while (root * root * one > std::uint64_t{1} << 32U) --root;
      made[one] = static_cast<std::uint32_t>(root);
    }
    return made;
  }();
  std::uint32_t halvings = 0;
  for (; weight >= kNumRoots; weight /= 4) ++halvings;
  return kRoots[weight] >> halvings;
}

}  // namespace

template <class Mask>
void Brancher<Mask>::start(const Heuristics& heuristics, std::optional<std::uint64_t> shuffle_seed,
                           std::vector<Mask> near) {
  near_ = std::move(near);
  heuristics_ = heuristics;
  if (!has_weights_ || !heuristics.keep_weights) {
    std::fill(weights_.begin(), weights_.end(), heuristics.start_weight);
    failures_until_decay_ = heuristics.decay_every;
    // Samples are drawn without, so that a seed gives what it always gave.
    if (!shuffle_seed) weigh_rules();
  }
  has_weights_ = true;
  by_effects_ = false;
  first_house_ = kNone;
  random_.reset();
  if (shuffle_seed) random_.emplace(*shuffle_seed);
}

/// Variables of rules that say more than that digits differ come first, the more so the fewer a
/// rule has: these are where a decision leads on.
template <class Mask>
void Brancher<Mask>::weigh_rules() {
  constexpr std::size_t kOfRule = 20;  // over the number of its variables
  for (Index i = 0; i < tables_.problem.primitives.size(); ++i) {
    const model::Primitive& primitive = tables_.problem.primitives[i].primitive;
    const std::span<const Index> variables = tables_.primitive_variables[i];
    if (std::holds_alternative<model::AllDifferent>(primitive) || variables.size() < 2) continue;
    for (const Index variable : variables)
      weights_[variable] += static_cast<std::uint32_t>(kOfRule / variables.size());
  }
}

template <class Mask>
void Brancher<Mask>::go_by_effects() {
  // In 64ths of a bit of openness.
  constexpr std::uint32_t kUnknown = 14 * 64;
  constexpr std::uint32_t kOfSum = 20 * 64;  // over the square of its length
  by_effects_ = true;
  std::vector<std::uint32_t> closed(tables_.num_cells, kUnknown);
  std::vector<bool> is_caged(tables_.num_cells, false);
  for (std::size_t i = 0; i < tables_.sum_forms.size(); ++i) {
    if (tables_.sum_forms[i] == SumForm::none) continue;
    const std::span<const Index> variables = tables_.primitive_variables[i];
    const std::size_t length = variables.size();
    for (const Index variable : variables) {
      if (variable >= tables_.num_cells) continue;
      closed[variable] += static_cast<std::uint32_t>(kOfSum / (length * length));
      is_caged[variable] = is_caged[variable] || tables_.sum_forms[i] == SumForm::sets;
    }
  }
  const auto num_caged = std::count(is_caged.begin(), is_caged.end(), true);
  is_caged_ = static_cast<Index>(num_caged) * 2 > tables_.num_cells;
  effects_.clear();
  for (const std::uint32_t one : closed) {
    effects_.insert(effects_.end(), static_cast<std::size_t>(tables_.num_digits), part_left(one));
  }
}

/// The cell whose branches together leave the least, and of those the one that leaves the least.
/// Where cages do not cover the board, what failed weighs in: effects tell less there.
template <class Mask>
Decision<Mask> Brancher<Mask>::choose_by_effects(const Work<Mask>& work, const Names<Mask>& names,
                                                 std::size_t level) const {
  std::uint64_t least = ~std::uint64_t{0};
  Index best = kNone;
  const auto num_digits = static_cast<std::size_t>(tables_.num_digits);
  for (Index cell = 0; cell < tables_.num_cells; ++cell) {
    const Mask mask = work.masks[cell];
    if (is_single(mask)) continue;
    const std::uint32_t* effects = effects_.data() + cell * num_digits;
    std::uint64_t sum = 0;
    for (Mask rest = names.choices(level, cell, mask); rest != 0;
         rest = static_cast<Mask>(rest & (rest - 1)))
      sum += effects[std::countr_zero(rest)];
    if (!is_caged_) sum *= inverse_root(weights_[cell]);
    if (sum >= least) continue;
    least = sum;
    best = cell;
  }
  if (best == kNone) return {};
  const std::uint32_t* effects = effects_.data() + best * num_digits;
  Mask digit = 0;
  std::uint32_t least_effect = 0;
  for (Mask rest = names.choices(level, best, work.masks[best]); rest != 0;
       rest = static_cast<Mask>(rest & (rest - 1))) {
    const std::uint32_t one = effects[std::countr_zero(rest)];
    if (digit != 0 && one >= least_effect) continue;
    least_effect = one;
    digit = lowest_digit(rest);
  }
  return {best, digit, kNone};
}

template <class Mask>
std::uint32_t Brancher<Mask>::openness(const Work<Mask>& work) const {
  std::uint32_t open = 0;
  for (Index cell = 0; cell < tables_.num_cells; ++cell)
    open += kLogarithms[static_cast<std::size_t>(count_digits(work.masks[cell]))];
  return open;
}

template <class Mask>
std::uint32_t& Brancher<Mask>::effect(const Decision<Mask>& decision) {
  return effects_[decision.variable * static_cast<std::size_t>(tables_.num_digits) +
                  static_cast<std::size_t>(std::countr_zero(decision.digit))];
}

template <class Mask>
void Brancher<Mask>::learn_effect(const Decision<Mask>& decision, std::uint32_t closed) {
  if (decision.variable >= tables_.num_cells) return;
  std::uint32_t& known = effect(decision);
  known = known - known / 4 + part_left(closed) / 4;
}

template <class Mask>
void Brancher<Mask>::learn_failure(const Decision<Mask>& decision) {
  if (decision.variable >= tables_.num_cells) return;
  std::uint32_t& known = effect(decision);
  known -= known / 4;
}

template <class Mask>
void Brancher<Mask>::begin_effect(const Decision<Mask>& decision, std::uint32_t closed) {
  effect(decision) = part_left(closed);
}

template <class Mask>
Decision<Mask> Brancher<Mask>::choose(const Work<Mask>& work, const Interchange<Mask>& alike,
                                      const Names<Mask>& names, std::size_t level) {
  if (by_effects_) {
    const Decision<Mask> decision = choose_by_effects(work, names, level);
    if (decision.variable != kNone) return decision;
  }
  Best best;
  if (first_house_ != kNone) look_at_first_house(work, alike, level, best);
  if (best.variable == kNone) {
    for (Index cell = 0; cell < tables_.num_cells; ++cell)
      look_at_variable(work, cell, names.choices(level, cell, work.masks[cell]), best);
  }
  if (best.variable != kNone && best.size > 2 && heuristics_.decide_places) {
    for (const Index house : tables_.full_houses) look_at_places(work, house, best);
  }
  if (best.variable == kNone) {
    for (Index hidden = tables_.num_cells; hidden < tables_.num_variables; ++hidden) {
      look_at_variable(work, hidden, work.masks[hidden], best);
    }
  }
  if (best.variable == kNone) {
    for (const NumberVariable& number : tables_.numbers) look_at_number(work, number, best);
    if (best.variable == kNone) return {};
    return {best.variable, 0, work.least_place(*tables_.number_of(best.variable))};
  }
  if (best.digit == 0) best.digit = choose_digit(best.variable, work.masks[best.variable]);
  return {best.variable, best.digit, kNone};
}

/// Its cells in which one digit stands for others.
template <class Mask>
void Brancher<Mask>::look_at_first_house(const Work<Mask>& work, const Interchange<Mask>& alike,
                                         std::size_t level, Best& best) {
  for (const Index cell : tables_.house_cells[first_house_]) {
    const Mask mask = work.masks[cell];
    if (cell >= tables_.num_cells || is_single(mask)) continue;
    const std::uint64_t choices = alike.count_choices(level, mask);
    if (choices == static_cast<std::uint64_t>(count_digits(mask))) continue;
    if (!beats(best, weights_[cell], choices)) continue;
    best.variable = cell;
    best.digit = 0;
  }
}

template <class Mask>
void Brancher<Mask>::look_at_variable(const Work<Mask>& work, Index variable, Mask choices,
                                      Best& best) {
  if (is_single(work.masks[variable])) return;
  const std::uint64_t size = static_cast<std::uint64_t>(count_digits(choices));
  if (beats(best, weights_[variable], size)) {
    best.variable = variable;
    best.digit = 0;
  }
}

template <class Mask>
void Brancher<Mask>::look_at_number(const Work<Mask>& work, const NumberVariable& number,
                                    Best& best) {
  const Index size = work.count_values(number);
  if (size > 1 && beats(best, weights_[number.variable], size)) best.variable = number.variable;
}

/// A digit with two places counts with the lesser of their weights.
template <class Mask>
void Brancher<Mask>::look_at_places(const Work<Mask>& work, Index house, Best& best) {
  Mask once = 0;
  Mask twice = 0;
  Mask thrice = 0;
  for (const Index cell : tables_.house_cells[house]) {
    const Mask mask = work.masks[cell];
    thrice = static_cast<Mask>(thrice | (twice & mask));
    twice = static_cast<Mask>(twice | (once & mask));
    once = static_cast<Mask>(once | mask);
  }
  for (auto rest = static_cast<Mask>(twice & ~thrice); rest != 0;) {
    const Mask digit = lowest_digit(rest);
    rest = static_cast<Mask>(rest ^ digit);
    Index first = kNone;
    Index second = kNone;
    for (const Index cell : tables_.house_cells[house]) {
      if ((work.masks[cell] & digit) != 0) (first == kNone ? first : second) = cell;
    }
    // Hidden variables are decided last.
    if (first >= tables_.num_cells || second >= tables_.num_cells) continue;
    if (!beats(best, std::min(weights_[first], weights_[second]), 2)) continue;
    if (is_near(second, digit) ||
        (!is_near(first, digit) &&
         (random_ ? random_->chance(1, 2) : weights_[second] > weights_[first]))) {
      std::swap(first, second);
    }
    best.variable = first;
    best.digit = digit;
  }
}

/// Whether weight / size is greater than the best so far, which then becomes this one. Ties go to
/// the first, or are drawn by lot.
template <class Mask>
bool Brancher<Mask>::beats(Best& best, std::uint64_t weight, std::uint64_t size) {
  const std::uint64_t mine = weight * best.size;
  const std::uint64_t theirs = best.weight * size;
  if (mine < theirs) return false;
  if (mine > theirs) {
    best.ties = 1;
  } else if (!random_ || random_->below(++best.ties) != 0) {
    return false;
  }
  best.weight = weight;
  best.size = size;
  return true;
}

template <class Mask>
Mask Brancher<Mask>::choose_digit(Index variable, Mask candidates) {
  if (variable < near_.size() && (candidates & near_[variable]) != 0) return near_[variable];
  if (random_) {
    std::uint64_t skip = random_->below(static_cast<std::uint64_t>(count_digits(candidates)));
    while (skip-- > 0) candidates = static_cast<Mask>(candidates & (candidates - 1));
  }
  return lowest_digit(candidates);
}

template <class Mask>
void Brancher<Mask>::learn(const Failure& failure) {
  if (failure.variable != kNone) {
    ++weights_[failure.variable];
    if (failure.other != kNone) ++weights_[failure.other];
  } else if (failure.primitive != kNone) {
    for (const Index variable : tables_.primitive_variables[failure.primitive]) {
      ++weights_[variable];
    }
  }
  if (--failures_until_decay_ == 0) {
    failures_until_decay_ = heuristics_.decay_every;
    for (std::uint32_t& weight : weights_) weight = weight / 2 + 1;
  }
}

#define OMNIDOKU_INSTANTIATE(Mask) template class Brancher<Mask>;
OMNIDOKU_FOR_EACH_MASK(OMNIDOKU_INSTANTIATE)
#undef OMNIDOKU_INSTANTIATE

}  // namespace omnidoku::engine
