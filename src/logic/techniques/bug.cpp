// SPDX-License-Identifier: MIT
//
// Bivalue universal grave. Suppose every open cell held one of two candidates, chosen so that in
// every house each digit left has exactly two places. Then whichever way the cells are filled, the
// other candidate of every cell fills them as well: two solutions, or none. So one of the further
// candidates is true, and what follows goes by the types of logic/unique/guarded_pattern.h; type 1
// is known as BUG+1. Soundness: where every digit has two places or none, there are as many open
// cells as digits with two (twice as many candidates, two for each cell and two for each digit). In
// a house a filling has no repeats, so it takes each of these digits once, at one of its two
// places, and the complement takes it at the other one: no house sees a difference. Neither does a
// sum over cells of one house, such as a cage, if every digit has two places or none in its cells
// too. Puzzles with other sums over open cells are left alone. Cost: nothing while more than
// kMostCells cells have three candidates or more.
#include <algorithm>
#include <vector>

#include "logic/unique/exchange.h"
#include "logic/unique/guarded_pattern.h"

namespace omnidoku::logic::bug_technique {

namespace {

constexpr std::size_t kMostCells = 8;

/// Chooses the pairs of the cells with more than two candidates in every way that makes a grave.
class GraveSearch {
 public:
  GraveSearch(const Position& position, StepSink& sink)
      : position_(position),
        structure_(position.structure()),
        sink_(sink),
        num_digits_(static_cast<std::size_t>(structure_.num_digits())) {}

  void run() {
    if (!collect()) return;
    counts_.assign((structure_.houses().size() + structure_.sums().size()) * num_digits_, 0);
    pairs_.resize(cells_.size());
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      const DigitSet digits = position_.candidates(cells_[i]);
      if (digits.size() == 2 && !put(i, digits)) return;
    }
    choose(0);
  }

 private:
  /// The open cells; whether a grave is possible at all.
  bool collect() {
    const auto& rules = structure_.table<ExchangeRules>();
    bool possible = true;
    position_.board().for_each_open([&](Cell cell) {
      const int size = position_.candidates(cell).size();
      possible = possible && size >= 2 && !rules.is_fixed(cell);
      if (size > 2) wide_.push_back(cells_.size());
      for (const ExchangeRules::Touch& touch : rules.touches(cell)) {
        possible = possible && (structure_.house_of_primitive(touch.primitive) >= 0 ||
                                is_within_house(cell, touch.primitive));
      }
      cells_.push_back(cell);
    });
    return possible && !wide_.empty() && wide_.size() <= kMostCells;
  }

  /// Whether the primitive is a plain sum over cells of one house, the cell among them.
  [[nodiscard]] bool is_within_house(Cell cell, std::uint32_t primitive) const {
    const auto sums = structure_.sums_of(cell);
    return std::any_of(sums.begin(), sums.end(), [&](std::uint32_t s) {
      const SumInfo& sum = structure_.sums()[s];
      return sum.primitive == primitive && sum.plain && sum.distinct;
    });
  }

  /// Calls f(number) for all in which the cell's digits are counted: its houses, and its sums but
  /// for those that follow from others.
  template <class F>
  void for_each_rule(Cell cell, F&& f) const {
    for (const HousePlace at : structure_.houses_of(cell)) f(std::size_t{at.house});
    for (const std::uint32_t s : structure_.sums_of(cell)) {
      if (!structure_.sums()[s].derived) f(structure_.houses().size() + s);
    }
  }

  std::uint8_t& count(std::size_t rule, Digit digit) {
    return counts_[rule * num_digits_ + digit.index()];
  }

  /// Gives a cell its pair; false, and nothing is changed, when a house or a sum would have a third
  /// place.
  bool put(std::size_t i, DigitSet pair) {
    bool fits = true;
    for_each_rule(cells_[i], [&](std::size_t rule) {
      pair.for_each([&](Digit digit) { fits = fits && count(rule, digit) < 2; });
    });
    if (!fits) return false;
    change(i, pair, 1);
    return true;
  }

  void change(std::size_t i, DigitSet pair, int by) {
    pairs_[i] = pair;
    for_each_rule(cells_[i], [&](std::size_t rule) {
      pair.for_each([&](Digit digit) {
        std::uint8_t& number = count(rule, digit);
        number = static_cast<std::uint8_t>(number + by);
      });
    });
  }

  /// Pairs for the cells wide_[from...]; true when no more steps are wanted.
  bool choose(std::size_t from) {
    if (from == wide_.size()) return complete() && found();
    const std::size_t i = wide_[from];
    const std::vector<Digit> digits = list(position_.candidates(cells_[i]));
    for (std::size_t a = 0; a < digits.size(); ++a) {
      for (std::size_t b = a + 1; b < digits.size(); ++b) {
        const DigitSet pair = {digits[a], digits[b]};
        if (!put(i, pair)) continue;
        const bool stop = choose(from + 1);
        change(i, pair, -1);
        if (stop) return true;
      }
    }
    return false;
  }

  static std::vector<Digit> list(DigitSet set) {
    std::vector<Digit> digits;
    set.for_each([&digits](Digit digit) { digits.push_back(digit); });
    return digits;
  }

  [[nodiscard]] bool complete() const {
    return std::all_of(counts_.begin(), counts_.end(),
                       [](std::uint8_t number) { return number == 0 || number == 2; });
  }

  bool found() {
    const GuardedPattern guarded = guard(position_, cells_, pairs_);
    const DigitSet named;
    return find_type_1(position_, guarded, named, sink_) ||
           find_type_2(position_, guarded, named, sink_) ||
           find_type_4(position_, guarded, named, sink_) ||
           find_type_3(position_, guarded, named, sink_);
  }

  const Position& position_;
  const Structure& structure_;
  StepSink& sink_;
  std::size_t num_digits_;
  std::vector<Cell> cells_;
  std::vector<std::size_t> wide_;  ///< those with more than two candidates, as indices
  std::vector<DigitSet> pairs_;
  std::vector<std::uint8_t> counts_;  ///< per house or sum, and digit
};

bool applies(const Structure& structure) { return structure.covered_by_full_houses(); }

std::string describe(const model::Step& step, const Words& words) {
  const std::vector<Cell> extra = Words::marked_cells(step, model::CandidateRole::guardian);
  return "Without some candidates of " + words.cells(extra) +
         " every open cell would have two candidates and every digit two places in each house, "
         "which can always be filled in two ways. " +
         tell_type(step, words);
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "bug",
    .title = "Bivalue Universal Grave",
    .family = Family::uniqueness,
    .assumes = Assumes::unique,
    .cost = 140,
    .idea =
        "If every open cell had two candidates and every digit two places in each house, there "
        "would be two solutions, so one of the few further candidates is true.",
    .look =
        "When nearly every open cell has just two candidates, look for the few that have more. If "
        "the extras were missing, there would be two solutions; so one of the extras is true.",
    .example = ".......2.45..9.....9.1...48....5....6...38......2..1..9.7.........8.42......6.3.4",
    .applies = applies,
    .find = [](const Position& position, StepSink& sink) { GraveSearch(position, sink).run(); },
    .describe = describe,
    .summary = sum_up_grave,
};

}  // namespace omnidoku::logic::bug_technique
