// SPDX-License-Identifier: MIT
//
// Diagram: a digit stays in a place if some path of the diagram has it there and a digit that is
// left in every other place. One sweep forwards over the nodes that can be reached, one back over
// those of them from which the end can be. What is left after both is exact.
// Cost: a few operations for each node that can be reached and each digit that is left there.
#include <algorithm>

#include "base/bits.h"
#include "engine/work.h"

namespace omnidoku::engine::diagram_propagator {
namespace {

/// A diagram by internal digits. Nodes are numbered from 0 in each layer.
template <class Mask>
struct Graph {
  const model::DiagramTable* table = nullptr;
  std::vector<Index> layer_begin;
  std::vector<Mask> digits;     ///< per node: those that lead on
  std::vector<Index> children;  ///< per node and internal digit
  Index num_digits = 0;
};

struct Item {
  Index primitive = 0;
  Index graph = 0;
  Index first = 0;   ///< of its variables
  Index length = 0;  ///< how many they are
};

struct Reached final : Scratch {
  std::vector<std::uint8_t> nodes;  ///< per node of one graph; all 0 between runs
};

template <class Mask>
class DiagramKind final : public PropagatorKind<Mask> {
 public:
  [[nodiscard]] Tier tier() const override { return Tier::sum; }
  [[nodiscard]] std::unique_ptr<Scratch> make_scratch() const override {
    auto scratch = std::make_unique<Reached>();
    scratch->nodes.assign(most_nodes_, 0);
    return scratch;
  }

  void compile(Compiler<Mask>& out) override {
    const Tables<Mask>& tables = out.tables();
    const std::vector<model::PostedPrimitive>& posted = tables.problem.primitives;
    for (Index i = 0; i < posted.size(); ++i) {
      const auto* diagram = std::get_if<model::Diagram>(&posted[i].primitive);
      if (diagram == nullptr) continue;
      out.add(static_cast<Index>(items_.size()));
      items_.push_back({i, graph_of(tables, *diagram->table), static_cast<Index>(variables_.size()),
                        static_cast<Index>(diagram->variables.size())});
      for (const model::Variable variable : diagram->variables) {
        variables_.push_back(static_cast<Index>(variable.index()));
        out.subscribe(variables_.back(), Event::lost);
      }
    }
  }

  bool filter(Work<Mask>& work, Index index) const override {
    const Item& item = items_[index];
    const Graph<Mask>& graph = graphs_[item.graph];
    if (graph.digits.empty()) return work.refute(item.primitive);
    std::vector<std::uint8_t>& reached = static_cast<Reached&>(work.scratch(*this)).nodes;
    const std::span<const Index> variables = std::span(variables_).subspan(item.first, item.length);
    reached[0] = 1;
    for (Index place = 0; place < item.length; ++place) {
      const Mask left = work.masks[variables[place]];
      for (Index node = graph.layer_begin[place]; node < graph.layer_begin[place + 1]; ++node) {
        if (reached[node] == 0) continue;
        const Index* children = graph.children.data() + std::size_t{node} * graph.num_digits;
        base::for_each_bit(static_cast<Mask>(graph.digits[node] & left),
                           [&](int digit) { reached[children[digit]] = 1; });
      }
    }
    bool holds = true;
    for (Index place = item.length; holds && place-- > 0;) {
      const Mask left = work.masks[variables[place]];
      Mask supported = 0;
      for (Index node = graph.layer_begin[place]; node < graph.layer_begin[place + 1]; ++node) {
        if (reached[node] == 0) continue;
        const Index* children = graph.children.data() + std::size_t{node} * graph.num_digits;
        Mask leads_on = 0;
        base::for_each_bit(static_cast<Mask>(graph.digits[node] & left), [&](int digit) {
          if (reached[children[digit]] != 0)
            leads_on = static_cast<Mask>(leads_on | Mask{1} << digit);
        });
        reached[node] = leads_on != 0 ? 1 : 0;
        supported = static_cast<Mask>(supported | leads_on);
      }
      holds = supported != 0 && work.reduce(variables[place], supported);
    }
    std::fill(reached.begin(), reached.begin() + static_cast<std::ptrdiff_t>(graph.digits.size()),
              std::uint8_t{0});
    return holds || work.refute(item.primitive);
  }

 private:
  /// Diagrams with the same table share it.
  Index graph_of(const Tables<Mask>& tables, const model::DiagramTable& table) {
    const auto known = std::find_if(graphs_.begin(), graphs_.end(),
                                    [&](const Graph<Mask>& one) { return one.table == &table; });
    if (known != graphs_.end()) return static_cast<Index>(known - graphs_.begin());
    Graph<Mask> graph;
    graph.table = &table;
    graph.num_digits = static_cast<Index>(tables.num_digits);
    if (!table.empty()) {
      graph.layer_begin.assign(table.layer_begin.begin(), table.layer_begin.end());
      for (Index node = 0; node < table.num_nodes(); ++node) {
        Mask digits = 0;
        for (int digit = 0; digit < tables.num_digits; ++digit) {
          graph.children.push_back(table.child(node, tables.to_digit(digit)));
          if (graph.children.back() != model::DiagramTable::kNone)
            digits = static_cast<Mask>(digits | Mask{1} << digit);
        }
        graph.digits.push_back(digits);
      }
      most_nodes_ = std::max(most_nodes_, graph.digits.size());
    }
    graphs_.push_back(std::move(graph));
    return static_cast<Index>(graphs_.size()) - 1;
  }

  std::vector<Graph<Mask>> graphs_;
  std::vector<Item> items_;
  std::vector<Index> variables_;  ///< of the items, one behind the other
  std::size_t most_nodes_ = 0;
};

}  // namespace

OMNIDOKU_PROPAGATOR_KIND(DiagramKind)

}  // namespace omnidoku::engine::diagram_propagator
