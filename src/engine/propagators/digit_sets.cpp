// SPDX-License-Identifier: MIT
//
// Sets of digits: different variables whose digits together are one of a few sets, as those of a
// killer cage are. Only in the vector form, where it stands for a LinearSum of one group or says
// what DigitSets do, and only where there are at most 16 sets; each is a lane of a register, so
// that all are looked at at once:
//  1. A set is dropped if it leaves some variable nothing, lacks a digit that a house can only have
//     here, has a digit that no variable can hold, or if the singles within it contradict.
//  2. A variable keeps what some set leaves it.
//  3. A digit of all sets that are left leaves the rest of a house if it must be in what the two
//     share.
// Soundness: the digits of a solution are one of the sets, and in it each step of the singles
// holds.
#include "engine/propagators/digit_sets.h"

#include <algorithm>
#include <span>

#include "base/bits.h"
#include "engine/vector/form.h"
#include "engine/work.h"

namespace omnidoku::engine::digit_sets_propagator {
namespace {

/// In the other widths there is nothing to do.
template <class Mask>
class DigitSetsKind final : public PropagatorKind<Mask> {
 public:
  [[nodiscard]] Tier tier() const override { return Tier::sets; }
  void compile(Compiler<Mask>&) override {}
  bool filter(Work<Mask>&, Index) const override { return true; }
};

template <>
class DigitSetsKind<std::uint16_t> final : public PropagatorKind<std::uint16_t> {
 public:
  using Mask = std::uint16_t;
  [[nodiscard]] Tier tier() const override { return Tier::sets; }

  void compile(Compiler<Mask>& out) override {
    const Tables<Mask>& tables = out.tables();
    kernels_ = &vector_kernel();
    const std::vector<model::PostedPrimitive>& posted = tables.problem.primitives;
    for (Index i = 0; i < posted.size(); ++i) {
      if (tables.sum_forms[i] != SumForm::sets) continue;
      add(tables, tables.primitive_variables[i], tables.digit_sets[i]);
      primitives_.push_back(i);
      out.add(static_cast<Index>(items_.size()) - 1);
      const vector::DigitSets& item = items_.back();
      for (int k = 0; k < item.num_cells; ++k) out.subscribe(item.cells[k], Event::lost);
    }
  }

  bool filter(Work<Mask>& work, Index item) const override {
    return kernels_->filter_sets(items_[item], work.masks) || work.refute(primitives_[item]);
  }

 private:
  void add(const Tables<Mask>& tables, std::span<const Index> variables,
           const std::vector<Mask>& sets) {
    vector::DigitSets item{};
    item.all_digits = tables.all_digits;
    for (std::size_t i = 0; i < sets.size(); ++i) {
      item.sets[i] = sets[i];
      item.used[i] = 0xFFFF;
    }
    for (const Index variable : variables)
      item.cells[item.num_cells++] = static_cast<std::uint16_t>(variable);
    add_parts(tables, variables, item);
    items_.push_back(item);
  }

  static void add_parts(const Tables<Mask>& tables, std::span<const Index> variables,
                        vector::DigitSets& item) {
    const auto in = [](std::span<const Index> list, Index variable) {
      return std::find(list.begin(), list.end(), variable) != list.end();
    };
    std::vector<Index> houses;
    for (const Index variable : variables) {
      for (const Index house : tables.houses_of[variable]) {
        if (!in(houses, house)) houses.push_back(house);
      }
    }
    for (const Index house : houses) {
      const std::span<const Index> cells = tables.house_cells[house];
      vector::SetPart part;
      part.needs = tables.houses[house].full;
      for (std::size_t k = 0; k < variables.size(); ++k) {
        if (!in(cells, variables[k]))
          part.outside[part.num_outside++] = static_cast<std::uint8_t>(k);
      }
      const std::size_t shared = variables.size() - part.num_outside;
      if (shared < 2 || shared == cells.size() || item.num_parts == vector::kMostParts) continue;
      for (const Index cell : cells) {
        if (!in(variables, cell)) part.rest[part.num_rest++] = static_cast<std::uint16_t>(cell);
      }
      item.parts[item.num_parts++] = part;
    }
  }

  const vector::Kernels* kernels_ = nullptr;
  std::vector<vector::DigitSets> items_;
  std::vector<Index> primitives_;
};

}  // namespace

OMNIDOKU_PROPAGATOR_KIND(DigitSetsKind)

}  // namespace omnidoku::engine::digit_sets_propagator

namespace omnidoku::engine {

std::optional<std::vector<std::uint16_t>> digit_sets_of(const Tables<std::uint16_t>& tables,
                                                        const model::LinearSum& sum) {
  if (sum.relation != model::LinearSum::Relation::equal) return {};
  std::vector<Index> variables;
  std::int64_t coefficient = 0;
  for (const model::LinearSum::Term& term : sum.terms) {
    if (term.coefficient == 0) continue;
    if (coefficient == 0) coefficient = term.coefficient;
    if (term.coefficient != coefficient) return {};
    variables.push_back(static_cast<Index>(term.variable.index()));
  }
  if (variables.empty() || variables.size() > vector::kMostSetCells ||
      variables.size() > static_cast<std::size_t>(tables.num_digits))
    return {};
  for (std::size_t i = 0; i < variables.size(); ++i) {
    for (std::size_t k = i + 1; k < variables.size(); ++k) {
      if (!tables.differ(variables[i], variables[k])) return {};
    }
  }
  std::vector<std::uint16_t> sets;
  const unsigned end = 1U << static_cast<unsigned>(tables.num_digits);
  for (unsigned set = (1U << variables.size()) - 1; set < end;) {
    std::int64_t total = 0;
    base::for_each_bit(set, [&](int digit) {
      total += coefficient * tables.values[static_cast<std::size_t>(digit)];
    });
    if (total == sum.total) {
      if (sets.size() == vector::kMostSets) return {};
      sets.push_back(static_cast<std::uint16_t>(set));
    }
    // The next larger number with as many bits (Gosper).
    const unsigned low = set & (0U - set);
    const unsigned carried = set + low;
    set = carried | (((set ^ carried) >> 2U) / low);
  }
  return sets;
}

}  // namespace omnidoku::engine
