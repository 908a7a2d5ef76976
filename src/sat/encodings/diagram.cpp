// SPDX-License-Identifier: MIT
//
// For each layer of a diagram a literal for each node, of which one holds. A node and a digit lead
// to the next node, and no other may follow; back, a node is reached by one of those that lead to
// it.
#include "sat/encoding.h"

namespace omnidoku::sat::diagram_encoding {

namespace {

using model::DiagramTable;

constexpr std::size_t kMostNodes = 20'000;

bool encode(const model::PostedPrimitive& posted, Formula& formula) {
  const auto* diagram = std::get_if<model::Diagram>(&posted.primitive);
  if (diagram == nullptr) return false;
  const DiagramTable& table = *diagram->table;
  if (table.empty()) {
    formula.add({});
    return true;
  }
  if (table.num_nodes() > kMostNodes) {
    formula.give_up();
    return true;
  }
  std::vector<Literal> literals;
  for (std::uint32_t node = 0; node < table.num_nodes(); ++node)
    literals.push_back(formula.make_literal());
  formula.add({literals.front()});
  formula.add({literals.back()});
  std::vector<std::vector<Literal>> reached_from(table.num_nodes());
  for (std::size_t place = 0; place < table.length(); ++place) {
    const auto options = formula.options(diagram->variables[place]);
    for (std::uint32_t node = table.layer_begin[place]; node < table.layer_begin[place + 1];
         ++node) {
      std::vector<Literal> leads_on{-literals[node]};
      for (const Option& option : options) {
        const std::uint32_t child = table.child(node, geometry::Digit(option.choice));
        if (child == DiagramTable::kNone) {
          formula.add({-literals[node], -option.literal});
          continue;
        }
        formula.add({-literals[node], -option.literal, literals[child]});
        leads_on.push_back(option.literal);
        reached_from[child].push_back(literals[node]);
      }
      formula.add(leads_on);
    }
    for (std::uint32_t node = table.layer_begin[place + 1]; node < table.layer_begin[place + 2];
         ++node) {
      std::vector<Literal> clause = reached_from[node];
      clause.push_back(-literals[node]);
      formula.add(clause);
    }
    const auto layer = std::span(literals).subspan(
        table.layer_begin[place + 1], table.layer_begin[place + 2] - table.layer_begin[place + 1]);
    formula.add_at_most_one({layer.begin(), layer.end()});
  }
  return true;
}

}  // namespace

extern const Encoding descriptor;
const Encoding descriptor{encode};

}  // namespace omnidoku::sat::diagram_encoding
