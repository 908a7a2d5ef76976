// SPDX-License-Identifier: MIT
//
// One of a few sets of digits, one set after the other: for any number of sets and any width, where
// digit_sets.cpp has no registers for them. A set is dropped if it leaves some variable nothing or
// has a digit that no variable can hold; a variable keeps what the sets that are left have. A digit
// of all of them with one place is there. Not exact.
// Cost: a look at every variable for each set.
#include <algorithm>
#include <span>

#include "engine/work.h"

namespace omnidoku::engine::set_choice_propagator {
namespace {

struct Item {
  Index primitive = 0;
  Index first_variable = 0;
  Index num_variables = 0;
  Index first_set = 0;
  Index num_sets = 0;
};

template <class Mask>
class SetChoiceKind final : public PropagatorKind<Mask> {
 public:
  [[nodiscard]] Tier tier() const override { return Tier::sum; }

  void compile(Compiler<Mask>& out) override {
    const Tables<Mask>& tables = out.tables();
    const std::vector<model::PostedPrimitive>& posted = tables.problem.primitives;
    for (Index i = 0; i < posted.size(); ++i) {
      const auto* choice = std::get_if<model::DigitSets>(&posted[i].primitive);
      if (choice == nullptr || tables.sum_forms[i] == SumForm::sets) continue;
      out.add(static_cast<Index>(items_.size()));
      items_.push_back(
          {i, static_cast<Index>(variables_.size()), static_cast<Index>(choice->variables.size()),
           static_cast<Index>(sets_.size()), static_cast<Index>(choice->sets->size())});
      for (const geometry::DigitSet set : *choice->sets) sets_.push_back(tables.to_internal(set));
      for (const model::Variable variable : choice->variables) {
        variables_.push_back(static_cast<Index>(variable.index()));
        out.subscribe(variables_.back(), Event::lost);
      }
    }
  }

  bool filter(Work<Mask>& work, Index index) const override {
    const Item& item = items_[index];
    const std::span<const Index> variables =
        std::span(variables_).subspan(item.first_variable, item.num_variables);
    Mask held = 0;
    for (const Index variable : variables) held = static_cast<Mask>(held | work.masks[variable]);
    Mask some = 0;
    Mask all = work.tables.all_digits;
    for (const Mask set : std::span(sets_).subspan(item.first_set, item.num_sets)) {
      const bool fits = (set & ~held) == 0 &&
                        std::all_of(variables.begin(), variables.end(), [&](Index variable) {
                          return (work.masks[variable] & set) != 0;
                        });
      if (!fits) continue;
      some = static_cast<Mask>(some | set);
      all = static_cast<Mask>(all & set);
    }
    if (some == 0) return work.refute(item.primitive);
    Mask once = 0;
    Mask twice = 0;
    Mask fixed = 0;
    for (const Index variable : variables) {
      if (!work.reduce(variable, some)) return work.refute(item.primitive);
      const Mask mine = work.masks[variable];
      twice = static_cast<Mask>(twice | (once & mine));
      once = static_cast<Mask>(once | mine);
      if (!is_single(mine)) continue;
      if ((fixed & mine) != 0) return work.refute(item.primitive);
      fixed = static_cast<Mask>(fixed | mine);
    }
    const auto hidden = static_cast<Mask>(all & once & ~twice);
    for (const Index variable : variables) {
      const Mask mine = work.masks[variable];
      const auto placed = static_cast<Mask>(mine & hidden);
      const auto keep = placed != 0 ? placed : static_cast<Mask>(mine & ~fixed);
      if (!is_single(mine) && !work.reduce(variable, keep)) return work.refute(item.primitive);
    }
    return true;
  }

 private:
  std::vector<Item> items_;
  std::vector<Index> variables_;
  std::vector<Mask> sets_;
};

}  // namespace

OMNIDOKU_PROPAGATOR_KIND(SetChoiceKind)

}  // namespace omnidoku::engine::set_choice_propagator
