// SPDX-License-Identifier: MIT
#include "model/primitives/diagram.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace omnidoku::model {

namespace {

/// A layer in the making: its nodes' children in the next one, and which node each state became.
struct Layer {
  std::vector<std::uint32_t> children;
  std::vector<std::uint32_t> node_of;  ///< per state; kNone: it leads nowhere
};

/// States that are followed by the same become one node; nodes are numbered in the order in which
/// the walk meets their first states. `next`: what the states of the next layer became.
Layer merged(std::size_t num_digits, const std::vector<std::uint32_t>& children,
             const std::vector<std::uint32_t>& next) {
  const std::size_t num_states = children.size() / num_digits;
  Layer layer;
  layer.node_of.assign(num_states, DiagramTable::kNone);
  layer.children.resize(children.size());
  std::vector<std::uint32_t> slots(std::bit_ceil(2 * num_states), DiagramTable::kNone);
  std::uint32_t num_nodes = 0;
  for (std::size_t state = 0; state < num_states; ++state) {
    // The row is a new node's unless there is one like it.
    std::uint32_t* const row = layer.children.data() + num_nodes * num_digits;
    std::uint64_t hash = 0;
    bool leads_on = false;
    for (std::size_t digit = 0; digit < num_digits; ++digit) {
      const std::uint32_t child = children[state * num_digits + digit];
      row[digit] = child == DiagramTable::kNone ? child : next[child];
      leads_on = leads_on || row[digit] != DiagramTable::kNone;
      hash = (hash ^ row[digit]) * 0x9e3779b97f4a7c15U;
      hash ^= hash >> 32U;
    }
    if (!leads_on) continue;
    for (std::size_t slot = hash;; ++slot) {
      std::uint32_t& node = slots[slot & (slots.size() - 1)];
      if (node == DiagramTable::kNone)
        node = num_nodes++;
      else if (!std::equal(row, row + num_digits, layer.children.data() + node * num_digits))
        continue;
      layer.node_of[state] = node;
      break;
    }
  }
  layer.children.resize(num_nodes * num_digits);
  return layer;
}

}  // namespace

std::uint32_t StateNumbers::number_of(std::uint64_t state) {
  if (states_.size() * 2 >= slots_.size()) grow();
  const std::size_t mask = slots_.size() - 1;
  // The upper bits of a product depend on all bits of the state (Knuth, volume 3, 6.4).
  for (std::size_t slot = (state * 0x9e3779b97f4a7c15U) >> 32U;; ++slot) {
    std::uint32_t& number = slots_[slot & mask];
    if (number == DiagramTable::kNone) {
      number = static_cast<std::uint32_t>(states_.size());
      states_.push_back(state);
      return number;
    }
    if (states_[number] == state) return number;
  }
}

void StateNumbers::grow() {
  const std::vector<std::uint64_t> known = std::move(states_);
  states_.clear();
  slots_.assign(std::max<std::size_t>(64, slots_.size() * 2), DiagramTable::kNone);
  for (const std::uint64_t state : known) static_cast<void>(number_of(state));
}

DiagramTable reduced(int num_digits, const DiagramLayers& layers) {
  const auto digits = static_cast<std::size_t>(num_digits);
  std::vector<Layer> made(layers.children.size());
  std::vector<std::uint32_t> next;
  for (const bool accepted : layers.accepted) next.push_back(accepted ? 0 : DiagramTable::kNone);
  for (std::size_t i = layers.children.size(); i-- > 0;) {
    made[i] = merged(digits, layers.children[i], next);
    next = made[i].node_of;
  }
  DiagramTable table;
  table.num_digits = num_digits;
  table.layer_begin.assign(layers.children.size() + 2, 0);
  if (next.empty() || next.front() == DiagramTable::kNone) return table;
  std::uint32_t begin = 0;
  for (std::size_t i = 0; i < made.size(); ++i) {
    table.layer_begin[i] = begin;
    begin += static_cast<std::uint32_t>(made[i].children.size() / digits);
    for (const std::uint32_t child : made[i].children)
      table.children.push_back(child == DiagramTable::kNone ? child : begin + child);
  }
  table.layer_begin[made.size()] = begin;
  table.layer_begin[made.size() + 1] = begin + 1;
  table.children.insert(table.children.end(), digits, DiagramTable::kNone);
  return table;
}

DiagramTable guarded_diagram(const DiagramTable& table, std::span<const geometry::Digit> guards,
                             bool is_denied) {
  constexpr std::uint32_t kNone = DiagramTable::kNone;
  const auto digits = static_cast<std::size_t>(table.num_digits);
  // The states of a layer are the nodes there, and behind them, as soon as something leads to it,
  // the one for which nothing matters any more.
  DiagramLayers layers;
  std::uint32_t num_nodes = 1;
  bool is_free = false;
  // What follows instead of `num_next` nodes where the diagram allows nothing.
  const auto instead = [&](std::uint32_t num_next) {
    if (!is_denied) return kNone;
    is_free = true;
    return num_next;
  };
  const auto end_layer = [&](std::vector<std::uint32_t>& children, bool was_free,
                             std::uint32_t num_next) {
    if (was_free) children.insert(children.end(), digits, num_next);
    num_nodes = num_next;
  };
  const auto num_in = [&](std::size_t layer) {
    return table.layer_begin[layer + 1] - table.layer_begin[layer];
  };
  for (std::size_t i = 0; i < guards.size(); ++i) {
    const std::uint32_t num_next = i + 1 < guards.size() ? 1 : num_in(0);
    const bool was_free = std::exchange(is_free, is_free || digits > 1);
    std::vector<std::uint32_t>& children = layers.children.emplace_back(digits, num_next);
    children[guards[i].index()] = num_next > 0 ? 0 : instead(num_next);
    end_layer(children, was_free, num_next);
  }
  if (guards.empty() && table.empty()) {  // its root
    num_nodes = 0;
    is_free = true;
  }
  for (std::size_t i = 0; i < table.length(); ++i) {
    const std::uint32_t begin = table.layer_begin[i];
    const std::uint32_t end_of_layer = table.layer_begin[i + 1];
    const std::uint32_t num_next = num_in(i + 1);
    const bool was_free = is_free;
    std::vector<std::uint32_t>& children = layers.children.emplace_back();
    for (std::size_t at = begin * digits; at < begin * digits + num_nodes * digits; ++at) {
      const std::uint32_t child = table.children[at];
      children.push_back(child == kNone ? instead(num_next) : child - end_of_layer);
    }
    end_layer(children, was_free, num_next);
  }
  layers.accepted.assign(num_nodes, !is_denied);
  if (is_free) layers.accepted.push_back(!guards.empty() || is_denied);
  return reduced(table.num_digits, layers);
}

/// Whether no path has both: the nodes that can be reached by then, layer by layer.
std::optional<DiagramTable> numbering_diagram(int num_digits, std::size_t length,
                                              std::size_t num_names) {
  const auto last = std::uint64_t{num_names};
  return make_diagram(
      num_digits, length, 0,
      [last](std::uint64_t met, std::size_t /*place*/, geometry::Digit digit) -> DiagramStep {
        const std::uint64_t name = digit.index();
        if (name >= last || name > met) return std::nullopt;
        return std::max(met, name + 1);
      },
      [last](std::uint64_t met) { return met == last; });
}

bool Diagram::excludes(Choice a, Choice b) const {
  if (table->empty()) return true;
  std::vector<bool> reached(table->num_nodes(), false);
  reached[0] = true;
  for (std::size_t i = 0; i < variables.size(); ++i) {
    for (std::uint32_t node = table->layer_begin[i]; node < table->layer_begin[i + 1]; ++node) {
      if (!reached[node]) continue;
      for (int digit = 0; digit < table->num_digits; ++digit) {
        const geometry::Digit one(digit);
        if ((variables[i] == a.variable && one != a.digit) ||
            (variables[i] == b.variable && one != b.digit))
          continue;
        const std::uint32_t child = table->child(node, one);
        if (child != DiagramTable::kNone) reached[child] = true;
      }
    }
  }
  return !reached.back();
}

void Diagram::add_to(base::Hash& hash) const {
  hash.add(variables.size());
  for (const Variable variable : variables) hash.add(variable.index());
  for (const std::uint32_t begin : table->layer_begin) hash.add(begin);
  for (const std::uint32_t child : table->children) hash.add(child);
}

}  // namespace omnidoku::model
