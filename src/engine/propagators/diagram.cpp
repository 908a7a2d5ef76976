// SPDX-License-Identifier: MIT
//
// Diagram: a digit stays in a place if some path of the diagram has it there and a digit that is
// left in every other place. One sweep forwards over the nodes that can be reached, one back over
// those of them from which the end can be. What is left after both is exact.
// Cost: a few operations for each node that can be reached and each digit that is left there.
#include <algorithm>

#include "engine/work.h"

namespace omnidoku::engine::diagram_propagator {
namespace {

/// The digits that lead from a node to the same child.
template <class Mask>
struct Step {
  Mask digits = 0;
  Index child = 0;
};

/// A diagram by internal digits. Nodes are numbered from 0, layer by layer.
template <class Mask>
struct Graph {
  const model::DiagramTable* table = nullptr;
  std::vector<Index> layer_begin;
  std::vector<Index> step_begin;  ///< per node its first step, and the number of steps
  std::vector<Step<Mask>> steps;

  [[nodiscard]] std::span<const Step<Mask>> steps_of(Index node) const {
    return std::span(steps).subspan(step_begin[node], step_begin[node + 1] - step_begin[node]);
  }
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
    if (item.primitive == work.left_out) return true;
    const Graph<Mask>& graph = graphs_[item.graph];
    if (graph.table->empty()) return work.refute(item.primitive);
    std::vector<std::uint8_t>& reached = static_cast<Reached&>(work.scratch(*this)).nodes;
    const std::span<const Index> variables = std::span(variables_).subspan(item.first, item.length);
    reached[0] = 1;
    for (Index place = 0; place < item.length; ++place) {
      const Mask left = work.masks[variables[place]];
      for (Index node = graph.layer_begin[place]; node < graph.layer_begin[place + 1]; ++node) {
        if (reached[node] == 0) continue;
        for (const Step<Mask>& step : graph.steps_of(node)) {
          if ((step.digits & left) != 0) reached[step.child] = 1;
        }
      }
    }
    bool holds = true;
    for (Index place = item.length; holds && place-- > 0;) {
      const Mask left = work.masks[variables[place]];
      Mask supported = 0;
      for (Index node = graph.layer_begin[place]; node < graph.layer_begin[place + 1]; ++node) {
        if (reached[node] == 0) continue;
        Mask leads_on = 0;
        for (const Step<Mask>& step : graph.steps_of(node)) {
          if (reached[step.child] != 0) leads_on = static_cast<Mask>(leads_on | step.digits);
        }
        leads_on = static_cast<Mask>(leads_on & left);
        reached[node] = leads_on != 0 ? 1 : 0;
        supported = static_cast<Mask>(supported | leads_on);
      }
      holds = supported != 0 && work.reduce(variables[place], supported);
    }
    std::fill(reached.begin(),
              reached.begin() + static_cast<std::ptrdiff_t>(graph.step_begin.size()),
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
    if (!table.empty()) {
      graph.layer_begin.assign(table.layer_begin.begin(), table.layer_begin.end());
      for (Index node = 0; node < table.num_nodes(); ++node) {
        graph.step_begin.push_back(static_cast<Index>(graph.steps.size()));
        add_steps(tables, table, node, graph);
      }
      graph.step_begin.push_back(static_cast<Index>(graph.steps.size()));
      most_nodes_ = std::max(most_nodes_, graph.step_begin.size());
    }
    graphs_.push_back(std::move(graph));
    return static_cast<Index>(graphs_.size()) - 1;
  }

  static void add_steps(const Tables<Mask>& tables, const model::DiagramTable& table, Index node,
                        Graph<Mask>& graph) {
    const std::size_t first = graph.steps.size();
    for (int digit = 0; digit < tables.num_digits; ++digit) {
      const Index child = table.child(node, tables.to_digit(digit));
      if (child == model::DiagramTable::kNone) continue;
      auto known = graph.steps.begin() + static_cast<std::ptrdiff_t>(first);
      while (known != graph.steps.end() && known->child != child) ++known;
      if (known == graph.steps.end()) known = graph.steps.insert(known, {0, child});
      known->digits = static_cast<Mask>(known->digits | Mask{1} << digit);
    }
  }

  std::vector<Graph<Mask>> graphs_;
  std::vector<Item> items_;
  std::vector<Index> variables_;  ///< of the items, one behind the other
  std::size_t most_nodes_ = 0;
};

}  // namespace

OMNIDOKU_PROPAGATOR_KIND(DiagramKind)

}  // namespace omnidoku::engine::diagram_propagator
