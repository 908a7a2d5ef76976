// SPDX-License-Identifier: MIT
//
// Digits that a diagram needs: it may tell no digits of a class apart and need one of them, and
// where just one of the class is left, that one. Wherever it is, it leaves all that cannot hold the
// same; so what none of its places goes with loses it:
//
//   | 2 .       one of the four is low, both 2s are in it, and no other low digit is left:
//   | . 2  x    x sees one by its row, the other by its box, so it is not 2
//
// Sound, as the digit is in one of its places in every solution. Not exact.
// Cost: a look at each variable and class, and some words for each place of a digit; of many
// diagrams of one table only those that have lost something are looked at.
#include <algorithm>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/propagators/digit_classes.h"
#include "engine/propagators/exclusions.h"
#include "engine/propagators/taken_digits.h"
#include "engine/work.h"

namespace omnidoku::engine::needed_class_propagator {
namespace {

/// So many diagrams of one table are looked at in one run.
constexpr std::size_t kLeastTogether = 8;

/// A diagram, or all of one table where they are many.
template <class Mask>
struct Item {
  std::vector<Index> primitives;
  std::vector<Mask> classes;  ///< of digits, one of each needed
  Lists diagrams_of;          ///< per variable which of them it is in, as places in primitives
  std::optional<std::size_t> kept;  ///< what was taken, in a state; nothing: all are looked at
};

struct Memory final : Scratch {
  std::vector<bool> is_open;  ///< per diagram of an item
};

template <class Mask>
class NeededClassKind final : public PropagatorKind<Mask> {
 public:
  [[nodiscard]] Tier tier() const override { return Tier::overlap; }
  [[nodiscard]] std::unique_ptr<Scratch> make_scratch() const override {
    return std::make_unique<Memory>();
  }

  void compile(Compiler<Mask>& out) override {
    const Tables<Mask>& tables = out.tables();
    if (!Exclusions<Mask>::fits(tables)) return;
    std::unordered_map<const model::DiagramTable*, std::vector<Index>> primitives_of;
    std::vector<const model::DiagramTable*> in_order;
    const std::vector<model::PostedPrimitive>& posted = tables.problem.primitives;
    for (Index i = 0; i < posted.size(); ++i) {
      const auto* diagram = std::get_if<model::Diagram>(&posted[i].primitive);
      if (diagram == nullptr) continue;
      const auto [primitives, is_new] = primitives_of.try_emplace(diagram->table.get());
      if (is_new) in_order.push_back(diagram->table.get());
      primitives->second.push_back(i);
    }
    for (const model::DiagramTable* table : in_order) {
      const DigitClasses<Mask> digits = digit_classes(tables, *table);
      if (!digits.needs_some()) continue;
      const std::vector<Index>& primitives = primitives_of[table];
      if (primitives.size() >= kLeastTogether) {
        add(out, primitives, digits);
        keep_taken(out, items_.back());
        continue;
      }
      for (const Index primitive : primitives) add(out, {primitive}, digits);
    }
  }

  bool filter(Work<Mask>& work, Index index) const override {
    const Item<Mask>& item = items_[index];
    std::call_once(is_listed_, [&] { exclusions_.list(work.tables, list_alike(work.tables)); });
    std::vector<bool>& is_open = static_cast<Memory&>(work.scratch(*this)).is_open;
    is_open.assign(item.primitives.size(), !item.kept);
    if (item.kept) open_changed(work, item, is_open);
    for (Index i = 0; i < item.primitives.size(); ++i) {
      if (is_open[i] && !look_at(work, item, item.primitives[i])) return false;
    }
    return true;
  }

 private:
  void add(Compiler<Mask>& out, std::vector<Index> primitives, const DigitClasses<Mask>& digits) {
    out.add(static_cast<Index>(items_.size()));
    for (const Index primitive : primitives) {
      for (const Index variable : out.tables().primitive_variables[primitive])
        out.subscribe(variable, Event::lost);
    }
    items_.push_back({std::move(primitives),
                      {digits.classes.begin(), digits.classes.begin() + digits.num_needed},
                      {},
                      {}});
  }

  static void keep_taken(Compiler<Mask>& out, Item<Mask>& item) {
    const Tables<Mask>& tables = out.tables();
    item.kept = out.keep(TakenDigits<Mask>::bytes(tables));
    Lists variables;
    for (const Index primitive : item.primitives) {
      for (const Index variable : tables.primitive_variables[primitive])
        variables.items.push_back(variable);
      variables.close();
    }
    item.diagrams_of = invert(variables, tables.num_variables);
  }

  static void open_changed(Work<Mask>& work, const Item<Mask>& item, std::vector<bool>& is_open) {
    TakenDigits<Mask> taken(work.tables, work.kept(*item.kept));
    if (taken.is_first_run()) is_open.assign(is_open.size(), true);
    taken.for_each_change(work.masks, [&](Index variable, Mask /*before*/, Mask /*now*/) {
      for (const Index i : item.diagrams_of[variable]) is_open[i] = true;
    });
  }

  bool look_at(Work<Mask>& work, const Item<Mask>& item, Index primitive) const {
    if (primitive == work.left_out) return true;
    const std::span<const Index> variables = work.tables.primitive_variables[primitive];
    Mask left = 0;
    for (const Index variable : variables) left = static_cast<Mask>(left | work.masks[variable]);
    for (const Mask digits : item.classes) {
      const auto digit = static_cast<Mask>(digits & left);
      if (digit == 0) return work.refute(primitive);
      if (!is_single(digit)) continue;
      // Where it is known, all that it excludes has lost it.
      const bool is_placed = std::any_of(variables.begin(), variables.end(), [&](Index variable) {
        return work.masks[variable] == digit;
      });
      if (!is_placed && !exclusions_.take(work, variables, digit)) return false;
    }
    return true;
  }

  std::vector<Item<Mask>> items_;
  mutable std::once_flag is_listed_;  // threads share the kind
  mutable Exclusions<Mask> exclusions_;
};

}  // namespace

OMNIDOKU_PROPAGATOR_KIND(NeededClassKind)

}  // namespace omnidoku::engine::needed_class_propagator
