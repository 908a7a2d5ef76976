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
// Cost: a look at each variable and class, and some words for each place of a digit.
#include <bit>
#include <cstdint>
#include <mutex>
#include <span>
#include <unordered_map>
#include <vector>

#include "engine/propagators/exclusions.h"
#include "engine/work.h"

namespace omnidoku::engine::needed_class_propagator {
namespace {

/// Diagrams of more nodes than this are not asked for classes of digits, and where digits fall into
/// more classes, none is sought that is needed: such diagrams tell nearly all digits apart.
constexpr Index kMostNodes = 64;
constexpr std::size_t kMostClasses = 4;

/// A diagram.
struct Item {
  Index primitive = 0;
  Index first_class = 0;  ///< of digits, one of each needed
  Index num_classes = 0;
};

template <class Mask>
class NeededClassKind final : public PropagatorKind<Mask> {
 public:
  [[nodiscard]] Tier tier() const override { return Tier::overlap; }

  void compile(Compiler<Mask>& out) override {
    const Tables<Mask>& tables = out.tables();
    if (!Exclusions<Mask>::fits(tables)) return;
    std::unordered_map<const model::DiagramTable*, std::vector<Mask>> classes_of;
    const std::vector<model::PostedPrimitive>& posted = tables.problem.primitives;
    for (Index i = 0; i < posted.size(); ++i) {
      const auto* diagram = std::get_if<model::Diagram>(&posted[i].primitive);
      if (diagram == nullptr || diagram->table->num_nodes() > kMostNodes) continue;
      const auto [classes, is_new] = classes_of.try_emplace(diagram->table.get());
      if (is_new) classes->second = needed_classes(tables, *diagram->table);
      if (classes->second.empty()) continue;
      out.add(static_cast<Index>(items_.size()));
      items_.push_back(
          {i, static_cast<Index>(classes_.size()), static_cast<Index>(classes->second.size())});
      classes_.insert(classes_.end(), classes->second.begin(), classes->second.end());
      for (const Index variable : tables.primitive_variables[i])
        out.subscribe(variable, Event::lost);
    }
  }

  bool filter(Work<Mask>& work, Index index) const override {
    const Item& item = items_[index];
    if (item.primitive == work.left_out) return true;
    std::call_once(is_listed_, [&] { exclusions_.list(work.tables, list_alike(work.tables)); });
    const std::span<const Index> variables = work.tables.primitive_variables[item.primitive];
    Mask left = 0;
    for (const Index variable : variables) left = static_cast<Mask>(left | work.masks[variable]);
    for (Index i = 0; i < item.num_classes; ++i) {
      const auto digit = static_cast<Mask>(classes_[item.first_class + i] & left);
      if (digit == 0) return work.refute(item.primitive);
      if (is_single(digit) && !exclusions_.take(work, variables, digit)) return false;
    }
    return true;
  }

 private:
  /// Classes of digits that the diagram does not tell apart, each sequence having one of each.
  static std::vector<Mask> needed_classes(const Tables<Mask>& tables,
                                          const model::DiagramTable& table) {
    std::vector<Mask> classes;
    Mask open = tables.all_digits;
    while (open != 0) {
      if (classes.size() == kMostClasses) return {};
      const int first = std::countr_zero(open);
      Mask same = 0;
      for (int i = first; i < tables.num_digits; ++i) {
        if ((open >> i & 1U) != 0 && are_alike(table, tables.to_digit(first), tables.to_digit(i)))
          same = static_cast<Mask>(same | Mask{1} << i);
      }
      open = static_cast<Mask>(open & ~same);
      classes.push_back(same);
    }
    std::erase_if(classes, [&](Mask digits) {
      return digits == tables.all_digits || !needs(tables, table, digits);
    });
    return classes;
  }

  static bool are_alike(const model::DiagramTable& table, geometry::Digit a, geometry::Digit b) {
    for (std::uint32_t node = 0; node < table.num_nodes(); ++node) {
      if (table.child(node, a) != table.child(node, b)) return false;
    }
    return true;
  }

  /// Whether no way through the diagram does without these digits.
  static bool needs(const Tables<Mask>& tables, const model::DiagramTable& table, Mask digits) {
    if (table.empty()) return false;
    std::vector<bool> reached(table.num_nodes());
    reached[0] = true;
    for (std::uint32_t node = 0; node < table.num_nodes(); ++node) {
      if (!reached[node]) continue;
      for (int i = 0; i < tables.num_digits; ++i) {
        if ((digits >> i & 1U) != 0) continue;
        const std::uint32_t child = table.child(node, tables.to_digit(i));
        if (child != model::DiagramTable::kNone) reached[child] = true;
      }
    }
    return !reached.back();
  }

  std::vector<Item> items_;
  std::vector<Mask> classes_;
  mutable std::once_flag is_listed_;  // threads share the kind
  mutable Exclusions<Mask> exclusions_;
};

}  // namespace

OMNIDOKU_PROPAGATOR_KIND(NeededClassKind)

}  // namespace omnidoku::engine::needed_class_propagator
