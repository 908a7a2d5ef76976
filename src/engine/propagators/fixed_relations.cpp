// SPDX-License-Identifier: MIT
//
// PairRelation of which nothing follows before one of the two variables is fixed, as each digit
// excludes at most one of the other's: that they differ, that they are not both a certain digit.
// All of a variable are one propagator: once the variable is fixed it takes from each other the
// digit that is excluded, and is done with. Where both are fixed, each looks at the other.
// Two digits exclude no third together, so this leaves what pair_relation.cpp would leave.
// Cost: a look-up for each relation of the variable, once.
#include "engine/propagators/fixed_relations.h"

#include <bit>
#include <unordered_map>
#include <vector>

#include "engine/work.h"

namespace omnidoku::engine::fixed_relations_propagator {
namespace {

/// A relation as one of its variables sees it.
struct Side {
  Index other = 0;
  Index primitive = 0;
  Index excluded = 0;  ///< where the excluded digits stand, of the lowest digit first
};

struct Item {
  Index variable = 0;
  std::vector<Side> sides;
};

/// Where the excluded digits of a table stand; nothing: another kind is for it.
struct Table {
  bool is_ours = false;
  Index by_first = 0;
  Index by_second = 0;
};

template <class Mask>
class FixedRelationsKind final : public PropagatorKind<Mask> {
 public:
  [[nodiscard]] Tier tier() const override { return Tier::house; }

  void compile(Compiler<Mask>& out) override {
    const Tables<Mask>& tables = out.tables();
    const std::vector<model::PostedPrimitive>& posted = tables.problem.primitives;
    std::vector<Index> item_of;  // per variable
    for (Index i = 0; i < posted.size(); ++i) {
      const auto* relation = std::get_if<model::PairRelation>(&posted[i].primitive);
      if (relation == nullptr) continue;
      const auto [at, is_new] = tables_.try_emplace(relation->table.get());
      if (is_new) at->second = table_of(tables, *relation->table);
      const Table& table = at->second;
      if (!table.is_ours) continue;
      item_of.resize(tables.num_variables, kNone);
      const auto first = static_cast<Index>(relation->first.index());
      const auto second = static_cast<Index>(relation->second.index());
      add_side(out, item_of, first, {second, i, table.by_first});
      add_side(out, item_of, second, {first, i, table.by_second});
    }
  }

  bool filter(Work<Mask>& work, Index index) const override {
    const Item& item = items_[index];
    const Mask digit = work.masks[item.variable];
    if (!is_single(digit)) return true;  // the vector form asks whenever something is lost
    work.entail();
    const auto at = static_cast<std::size_t>(std::countr_zero(digit));
    for (const Side& side : item.sides) {
      if (!work.remove(side.other, excluded_[side.excluded + at]))
        return work.refute(side.primitive);
    }
    return true;
  }

 private:
  Table table_of(const Tables<Mask>& tables, const model::PairTable& table) {
    const std::optional<ExcludedPairs> excluded = excluded_pairs(table);
    if (!excluded) return {};
    return {true, add_excluded(tables, excluded->of_first),
            add_excluded(tables, excluded->of_second)};
  }

  Index add_excluded(const Tables<Mask>& tables,
                     const std::vector<std::optional<geometry::Digit>>& of_digit) {
    const auto begin = static_cast<Index>(excluded_.size());
    for (int digit = 0; digit < tables.num_digits; ++digit) {
      const std::optional<geometry::Digit>& other = of_digit[tables.to_digit(digit).index()];
      excluded_.push_back(other ? tables.to_internal(geometry::DigitSet::single(*other)) : Mask{0});
    }
    return begin;
  }

  void add_side(Compiler<Mask>& out, std::vector<Index>& item_of, Index variable,
                const Side& side) {
    Index& item = item_of[variable];
    if (item == kNone) {
      item = static_cast<Index>(items_.size());
      items_.push_back({variable, {}});
      out.add(item);
      out.subscribe(variable, Event::fixed);
    }
    items_[item].sides.push_back(side);
  }

  std::unordered_map<const model::PairTable*, Table> tables_;
  std::vector<Item> items_;
  std::vector<Mask> excluded_;  ///< one list behind the other, by digit
};

}  // namespace

OMNIDOKU_PROPAGATOR_KIND(FixedRelationsKind)

}  // namespace omnidoku::engine::fixed_relations_propagator
