// SPDX-License-Identifier: MIT
//
// PairRelation: a digit stays if the other variable still has one that goes with it. One pass in
// each direction leaves nothing to do (arc consistency of a single pair). Relations with the same
// table of partners share its masks.
// Cost: a few operations for each digit that is left.
#include <algorithm>
#include <unordered_map>
#include <vector>

#include "base/bits.h"
#include "engine/work.h"

namespace omnidoku::engine::pair_relation_propagator {
namespace {

struct Pair {
  Index primitive = 0;
  Index first = 0;
  Index second = 0;
  Index forward = 0;   ///< table for digits of the first
  Index backward = 0;  ///< for digits of the second
};

/// Relations that say nothing beyond sets of digits (DigitSets) that both variables belong to: what
/// propagates the sets leaves them nothing to do.
class ImpliedBySets {
 public:
  explicit ImpliedBySets(const std::vector<model::PostedPrimitive>& posted) {
    for (const model::PostedPrimitive& one : posted) {
      const auto* choice = std::get_if<model::DigitSets>(&one.primitive);
      if (choice == nullptr) continue;
      for (const model::Variable variable : choice->variables)
        of_variable_[variable.index()].push_back(choice);
    }
  }

  [[nodiscard]] bool contains(const model::PairRelation& relation) const {
    const auto found = of_variable_.find(relation.first.index());
    if (found == of_variable_.end()) return false;
    return std::any_of(found->second.begin(), found->second.end(), [&](const auto* choice) {
      const std::vector<model::Variable>& variables = choice->variables;
      return std::find(variables.begin(), variables.end(), relation.second) != variables.end() &&
             allows_all(*relation.table, *choice->sets);
    });
  }

 private:
  static bool allows_all(const model::PairTable& table,
                         const std::vector<geometry::DigitSet>& sets) {
    return std::all_of(sets.begin(), sets.end(), [&](geometry::DigitSet set) {
      bool allows = true;
      set.for_each([&](geometry::Digit digit) {
        const geometry::DigitSet others = set - geometry::DigitSet::single(digit);
        allows = allows && (others - table.partners[digit.index()]).empty();
      });
      return allows;
    });
  }

  std::unordered_map<std::size_t, std::vector<const model::DigitSets*>> of_variable_;
};

template <class Mask>
class PairRelationKind final : public PropagatorKind<Mask> {
 public:
  [[nodiscard]] Tier tier() const override { return Tier::house; }

  void compile(Compiler<Mask>& out) override {
    const Tables<Mask>& tables = out.tables();
    num_digits_ = static_cast<Index>(tables.num_digits);
    const std::vector<model::PostedPrimitive>& posted = tables.problem.primitives;
    const ImpliedBySets implied(posted);
    for (Index i = 0; i < posted.size(); ++i) {
      const auto* relation = std::get_if<model::PairRelation>(&posted[i].primitive);
      if (relation == nullptr || implied.contains(*relation)) continue;
      const std::vector<Mask> forward = masks_of(tables, *relation->table);
      std::vector<Mask> backward(num_digits_, 0);
      for (Index a = 0; a < num_digits_; ++a) {
        base::for_each_bit(forward[a], [&](int b) {
          Mask& partners = backward[static_cast<std::size_t>(b)];
          partners = static_cast<Mask>(partners | Mask{1} << a);
        });
      }
      const auto first = static_cast<Index>(relation->first.index());
      const auto second = static_cast<Index>(relation->second.index());
      out.add(static_cast<Index>(pairs_.size()));
      out.subscribe(first, Event::lost);
      out.subscribe(second, Event::lost);
      pairs_.push_back({i, first, second, keep(forward), keep(backward)});
    }
  }

  bool filter(Work<Mask>& work, Index item) const override {
    const Pair& pair = pairs_[item];
    if (!work.reduce(pair.second, partners(pair.forward, work.masks[pair.first])) ||
        !work.reduce(pair.first, partners(pair.backward, work.masks[pair.second]))) {
      return work.refute(pair.primitive);
    }
    if (goes_with_all(pair.forward, work.masks[pair.first], work.masks[pair.second])) work.entail();
    return true;
  }

 private:
  /// Partners by internal digit of the first.
  static std::vector<Mask> masks_of(const Tables<Mask>& tables, const model::PairTable& table) {
    std::vector<Mask> masks;
    for (int digit = 0; digit < tables.num_digits; ++digit) {
      masks.push_back(tables.to_internal(table.partners[tables.to_digit(digit).index()]));
    }
    return masks;
  }

  /// Where a table stands in masks_; equal ones are kept once.
  Index keep(const std::vector<Mask>& table) {
    for (Index begin = 0; begin < masks_.size(); begin += num_digits_) {
      if (std::equal(table.begin(), table.end(), masks_.begin() + begin)) return begin;
    }
    masks_.insert(masks_.end(), table.begin(), table.end());
    return static_cast<Index>(masks_.size()) - num_digits_;
  }

  [[nodiscard]] Mask partners(Index table, Mask digits) const {
    Mask all = 0;
    base::for_each_bit(digits, [&](int digit) {
      all = static_cast<Mask>(all | masks_[table + static_cast<Index>(digit)]);
    });
    return all;
  }

  [[nodiscard]] bool goes_with_all(Index table, Mask digits, Mask others) const {
    bool all = true;
    base::for_each_bit(digits, [&](int digit) {
      all = all && (others & ~masks_[table + static_cast<Index>(digit)]) == 0;
    });
    return all;
  }

  Index num_digits_ = 0;
  std::vector<Pair> pairs_;
  std::vector<Mask> masks_;  ///< tables, one behind the other
};

}  // namespace

OMNIDOKU_PROPAGATOR_KIND(PairRelationKind)

}  // namespace omnidoku::engine::pair_relation_propagator
