// SPDX-License-Identifier: MIT
#include "engine/propagators/digit_classes.h"

#include <algorithm>
#include <bit>
#include <unordered_map>

#include "base/bits.h"

namespace omnidoku::engine {
namespace {

constexpr std::size_t kMostClasses = 4;

bool are_alike(const model::DiagramTable& table, geometry::Digit a, geometry::Digit b) {
  for (std::uint32_t node = 0; node < table.num_nodes(); ++node) {
    if (table.child(node, a) != table.child(node, b)) return false;
  }
  return true;
}

/// Whether no way through the diagram does without these digits.
template <class Mask>
bool needs(const Tables<Mask>& tables, const model::DiagramTable& table, Mask digits) {
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

/// Whether a sequence is allowed as soon as it has all needed classes. Each node is reached with
/// some sets of classes, a bit for each set; a step is there just if the places left are enough for
/// what is still needed.
template <class Mask>
bool means_cover(const Tables<Mask>& tables, const model::DiagramTable& table,
                 const DigitClasses<Mask>& digits) {
  if (table.empty()) return false;
  std::vector<std::uint32_t> sets_at(table.num_nodes(), 0);
  sets_at[0] = 1;
  const std::size_t length = table.length();
  for (std::size_t place = 0; place < length; ++place) {
    const std::size_t places_left = length - place - 1;
    for (std::uint32_t node = table.layer_begin[place]; node < table.layer_begin[place + 1];
         ++node) {
      for (std::uint32_t rest = sets_at[node]; rest != 0; rest &= rest - 1) {
        const auto before = static_cast<std::uint32_t>(std::countr_zero(rest));
        for (std::size_t i = 0; i < digits.classes.size(); ++i) {
          const std::uint32_t after = i < digits.num_needed ? before | 1U << i : before;
          const auto missing = digits.num_needed - static_cast<Index>(std::popcount(after));
          const std::uint32_t child =
              table.child(node, tables.to_digit(std::countr_zero(digits.classes[i])));
          if ((child == model::DiagramTable::kNone) != (missing > places_left)) return false;
          if (child != model::DiagramTable::kNone) sets_at[child] |= 1U << after;
        }
      }
    }
  }
  return true;
}

}  // namespace

template <class Mask>
DigitClasses<Mask> digit_classes(const Tables<Mask>& tables, const model::DiagramTable& table) {
  DigitClasses<Mask> found;
  if (table.num_nodes() > kMostNodesWithClasses) return found;
  Mask open = tables.all_digits;
  while (open != 0) {
    if (found.classes.size() == kMostClasses) return {};
    const int first = std::countr_zero(open);
    Mask same = 0;
    for (int i = first; i < tables.num_digits; ++i) {
      if ((open >> i & 1U) != 0 && are_alike(table, tables.to_digit(first), tables.to_digit(i)))
        same = static_cast<Mask>(same | Mask{1} << i);
    }
    open = static_cast<Mask>(open & ~same);
    found.classes.push_back(same);
  }
  const auto other = std::stable_partition(
      found.classes.begin(), found.classes.end(),
      [&](Mask digits) { return digits != tables.all_digits && needs(tables, table, digits); });
  found.num_needed = static_cast<Index>(other - found.classes.begin());
  return found;
}

template <class Mask>
std::vector<ClassCover<Mask>> class_covers(const Tables<Mask>& tables) {
  std::vector<const model::DiagramTable*> in_order;
  std::unordered_map<const model::DiagramTable*, std::vector<Index>> primitives_of;
  const std::vector<model::PostedPrimitive>& posted = tables.problem.primitives;
  for (Index i = 0; i < posted.size(); ++i) {
    const auto* diagram = std::get_if<model::Diagram>(&posted[i].primitive);
    if (diagram == nullptr || diagram->variables.size() > kMostCoverPlaces) continue;
    const auto [primitives, is_new] = primitives_of.try_emplace(diagram->table.get());
    if (is_new) in_order.push_back(diagram->table.get());
    primitives->second.push_back(i);
  }
  std::vector<ClassCover<Mask>> covers;
  for (const model::DiagramTable* table : in_order) {
    std::vector<Index>& primitives = primitives_of[table];
    if (primitives.size() < kLeastCovers) continue;
    DigitClasses<Mask> digits = digit_classes(tables, *table);
    if (digits.needs_some() && means_cover(tables, *table, digits))
      covers.push_back({std::move(digits), std::move(primitives)});
  }
  return covers;
}

#define OMNIDOKU_INSTANTIATE(Mask)                                             \
  template DigitClasses<Mask> digit_classes<Mask>(const Tables<Mask>&,         \
                                                  const model::DiagramTable&); \
  template std::vector<ClassCover<Mask>> class_covers<Mask>(const Tables<Mask>&);
OMNIDOKU_FOR_EACH_MASK(OMNIDOKU_INSTANTIATE)
#undef OMNIDOKU_INSTANTIATE

}  // namespace omnidoku::engine
