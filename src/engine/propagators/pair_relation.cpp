// SPDX-License-Identifier: MIT
//
// PairRelation: a digit stays if the other variable still has one that goes with it. One pass in
// each direction leaves nothing to do (arc consistency of a single pair). Relations with the same
// table of partners share its look-ups. Of relations that exclude single pairs of digits only
// nothing follows until one of the two is fixed: fixed_relations.cpp is for those.
// Cost: a look-up for each five digits.
#include <algorithm>
#include <bit>
#include <optional>
#include <unordered_map>
#include <vector>

#include "base/bits.h"
#include "engine/propagators/fixed_relations.h"
#include "engine/work.h"

namespace omnidoku::engine::pair_relation_propagator {
namespace {

/// Where the look-ups of a table of partners stand.
struct Directions {
  Index forward = 0;   ///< for digits of the first
  Index backward = 0;  ///< for digits of the second
};

struct Pair {
  Index primitive = 0;
  Index first = 0;
  Index second = 0;
  Directions look_up;
};

/// The digits that go with some of a few digits, and those that go with all of them.
template <class Mask>
struct Partners {
  Mask of_some = 0;
  Mask of_all = 0;
};

/// Digits are looked up so many at a time.
constexpr int kDigitsAtOnce = 5;
constexpr Index kSetsAtOnce = Index{1} << kDigitsAtOnce;

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
    num_parts_ = static_cast<Index>((tables.num_digits + kDigitsAtOnce - 1) / kDigitsAtOnce);
    const std::vector<model::PostedPrimitive>& posted = tables.problem.primitives;
    const ImpliedBySets implied(posted);
    for (Index i = 0; i < posted.size(); ++i) {
      const auto* relation = std::get_if<model::PairRelation>(&posted[i].primitive);
      if (relation == nullptr || implied.contains(*relation)) continue;
      const std::optional<Directions>& look_up = directions_of(tables, *relation->table);
      if (!look_up) continue;
      const auto first = static_cast<Index>(relation->first.index());
      const auto second = static_cast<Index>(relation->second.index());
      out.add(static_cast<Index>(pairs_.size()));
      out.subscribe(first, Event::lost);
      out.subscribe(second, Event::lost);
      pairs_.push_back({i, first, second, *look_up});
    }
  }

  bool filter(Work<Mask>& work, Index item) const override {
    const Pair& pair = pairs_[item];
    const Partners<Mask> of_first = partners(pair.look_up.forward, work.masks[pair.first]);
    if (!work.reduce(pair.second, of_first.of_some) ||
        !work.reduce(pair.first,
                     partners(pair.look_up.backward, work.masks[pair.second]).of_some)) {
      return work.refute(pair.primitive);
    }
    // What the first has lost since had no partner.
    const Mask of_all = partners(pair.look_up.forward, work.masks[pair.first]).of_all;
    if ((work.masks[pair.second] & ~of_all) == 0) work.entail();
    return true;
  }

 private:
  /// Those of a table, made when it is met first; nothing where another kind is for it.
  const std::optional<Directions>& directions_of(const Tables<Mask>& tables,
                                                 const model::PairTable& table) {
    const auto [known, is_new] = known_.try_emplace(&table);
    if (!is_new || excluded_pairs(table)) return known->second;
    std::vector<Mask> forward;
    for (int digit = 0; digit < tables.num_digits; ++digit)
      forward.push_back(tables.to_internal(table.partners[tables.to_digit(digit).index()]));
    std::vector<Mask> backward(forward.size(), 0);
    for (std::size_t a = 0; a < forward.size(); ++a) {
      base::for_each_bit(forward[a], [&](int b) {
        Mask& partners = backward[static_cast<std::size_t>(b)];
        partners = static_cast<Mask>(partners | Mask{1} << a);
      });
    }
    known->second = {add_look_ups(forward), add_look_ups(backward)};
    return known->second;
  }

  /// For each part of the digits and each set of digits of that part.
  Index add_look_ups(const std::vector<Mask>& partners_of_digit) {
    const auto begin = static_cast<Index>(look_ups_.size());
    for (Index part = 0; part < num_parts_; ++part) {
      const std::size_t first_digit = std::size_t{part} * kDigitsAtOnce;
      look_ups_.push_back({0, static_cast<Mask>(~Mask{0})});
      for (Index set = 1; set < kSetsAtOnce; ++set) {
        const Partners<Mask> others = look_ups_[look_ups_.size() - set + (set & (set - 1))];
        const auto digit = first_digit + static_cast<std::size_t>(std::countr_zero(set));
        const Mask own = digit < partners_of_digit.size() ? partners_of_digit[digit] : Mask{0};
        look_ups_.push_back(
            {static_cast<Mask>(others.of_some | own), static_cast<Mask>(others.of_all & own)});
      }
    }
    return begin;
  }

  [[nodiscard]] Partners<Mask> partners(Index begin, Mask digits) const {
    Partners<Mask> found{0, static_cast<Mask>(~Mask{0})};
    const Partners<Mask>* part = look_ups_.data() + begin;
    for (; digits != 0; part += kSetsAtOnce) {
      const Partners<Mask>& one = part[digits & (kSetsAtOnce - 1)];
      found.of_some = static_cast<Mask>(found.of_some | one.of_some);
      found.of_all = static_cast<Mask>(found.of_all & one.of_all);
      digits = static_cast<Mask>(digits >> kDigitsAtOnce);
    }
    return found;
  }

  Index num_parts_ = 0;
  std::vector<Pair> pairs_;
  std::unordered_map<const model::PairTable*, std::optional<Directions>> known_;
  std::vector<Partners<Mask>> look_ups_;  ///< one table behind the other
};

}  // namespace

OMNIDOKU_PROPAGATOR_KIND(PairRelationKind)

}  // namespace omnidoku::engine::pair_relation_propagator
