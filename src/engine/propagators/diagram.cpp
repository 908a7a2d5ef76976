// SPDX-License-Identifier: MIT
//
// Diagram: a digit stays in a place if some path of the diagram has it there and a digit that is
// left in every other place. Which nodes lie on such paths stands in the state, beside what the
// variables held when that was found out, and a run looks only at what has changed since:
//
//   forwards  a layer again, if the place before it has lost digits, or nodes of the layer before
//   back      a place again, if it has lost digits, or nodes of the layer on one of its sides
//
// Both begin at the places that have lost something and end where nothing goes any more. What is
// left is exact. A diagram for which states have no room is looked at whole. Those that only ask
// for classes of digits and are on many sequences are left to class_cover.cpp. Cost: a few
// operations for each step of each node on a path, in the layers that are looked at.
#include <algorithm>
#include <bit>
#include <cstring>
#include <optional>
#include <unordered_map>
#include <utility>

#include "base/bits.h"
#include "engine/propagators/digit_classes.h"
#include "engine/work.h"

namespace omnidoku::engine::diagram_propagator {
namespace {

constexpr Index kBits = 64;

/// The digits that lead from a node to the same child.
template <class Mask>
struct Step {
  Mask digits = 0;
  Index child = 0;  ///< its place in the next layer
};

/// A diagram by internal digits. A set of nodes is a bit for each; every layer begins a new word.
template <class Mask>
struct Graph {
  const model::DiagramTable* table = nullptr;
  std::vector<Index> layer_word;  ///< per layer its first word, and the number of words
  std::vector<Index> layer_node;  ///< per layer its first node, and the number of nodes
  std::vector<Index> step_begin;  ///< per node its first step, and the number of steps
  std::vector<Step<Mask>> steps;
  std::vector<std::uint64_t> nodes;  ///< the set of all

  /// The steps of the node with this bit of a word of the layer.
  [[nodiscard]] std::span<const Step<Mask>> steps_of(Index layer, Index word, Index bit) const {
    const Index node = layer_node[layer] + (word - layer_word[layer]) * kBits + bit;
    return std::span(steps).subspan(step_begin[node], step_begin[node + 1] - step_begin[node]);
  }
};

struct Item {
  Index primitive = 0;
  Index graph = 0;
  Index first = 0;                  ///< of its variables
  Index length = 0;                 ///< how many they are
  std::optional<std::size_t> kept;  ///< its trace in a state
};

/// What a run leaves to the next one.
template <class Mask>
struct Trace {
  Mask* held;              ///< per place; the first is 0 where there was no run yet
  std::uint64_t* on_path;  ///< the set of nodes
};

struct Memory final : Scratch {
  std::vector<std::uint8_t> layers;  ///< whether a layer has lost nodes in this run
  std::vector<std::uint64_t> next;   ///< a set of nodes of one layer; empty between runs
  std::vector<std::byte> trace;      ///< of items that have none in the state
};

template <class Mask>
class DiagramKind final : public PropagatorKind<Mask> {
 public:
  [[nodiscard]] Tier tier() const override { return Tier::sum; }
  [[nodiscard]] std::unique_ptr<Scratch> make_scratch() const override {
    auto memory = std::make_unique<Memory>();
    memory->layers.resize(most_layers_);
    memory->next.resize(most_words_);
    memory->trace.resize(most_without_room_);
    return memory;
  }

  void compile(Compiler<Mask>& out) override {
    const Tables<Mask>& tables = out.tables();
    const std::vector<model::PostedPrimitive>& posted = tables.problem.primitives;
    std::vector<bool> is_covered(posted.size(), false);
    for (const ClassCover<Mask>& cover : class_covers(tables)) {
      for (const Index primitive : cover.primitives) is_covered[primitive] = true;
    }
    for (Index i = 0; i < posted.size(); ++i) {
      const auto* diagram = std::get_if<model::Diagram>(&posted[i].primitive);
      if (diagram == nullptr || is_covered[i]) continue;
      out.add(static_cast<Index>(items_.size()));
      Item& item = items_.emplace_back();
      item.primitive = i;
      item.graph = graph_of(tables, *diagram->table);
      item.first = static_cast<Index>(variables_.size());
      item.length = static_cast<Index>(diagram->variables.size());
      const std::size_t bytes =
          bytes_held(item.length) + graphs_[item.graph].nodes.size() * sizeof(std::uint64_t);
      item.kept = out.keep(bytes);
      if (!item.kept) most_without_room_ = std::max(most_without_room_, bytes);
      most_layers_ = std::max<std::size_t>(most_layers_, item.length + 1);
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
    auto& memory = static_cast<Memory&>(work.scratch(*this));
    const Trace<Mask> trace = trace_of(work, item, memory);
    if (trace.held[0] == 0) std::copy(graph.nodes.begin(), graph.nodes.end(), trace.on_path);
    const Index* variables = variables_.data() + item.first;
    const auto has_lost = [&](Index place) {
      return trace.held[place] != work.masks[variables[place]];
    };
    Index first = 0;
    while (first < item.length && !has_lost(first)) ++first;
    if (first == item.length) return true;
    Index last = item.length - 1;
    while (!has_lost(last)) --last;

    std::uint8_t* layers = memory.layers.data();
    std::fill(layers, layers + item.length + 1, std::uint8_t{0});
    Index end = first;
    for (; end <= last || (end < item.length && layers[end] != 0); ++end) {
      if (layers[end] == 0 && !has_lost(end)) continue;
      const Found found = reach(graph, end, work.masks[variables[end]], trace, memory);
      if (found == Found::none) return work.refute(item.primitive);
      layers[end + 1] = found == Found::fewer ? 1 : 0;
    }
    for (Index place = end; place-- > 0;) {
      if (layers[place + 1] == 0 && layers[place] == 0 && !has_lost(place)) {
        if (place < first) break;
        continue;
      }
      const Mask left = work.masks[variables[place]];
      const Mask supported = lead_on(graph, place, left, trace, layers[place]);
      if (supported == 0 || !work.reduce(variables[place], supported))
        return work.refute(item.primitive);
      trace.held[place] = supported;
    }
    return true;
  }

 private:
  /// How many nodes of a layer there still are.
  enum class Found : std::uint8_t { none, fewer, all };

  static constexpr std::size_t bytes_held(Index length) {
    constexpr std::size_t kWord = sizeof(std::uint64_t);
    return (length * sizeof(Mask) + kWord - 1) / kWord * kWord;
  }
  static Trace<Mask> trace_of(Work<Mask>& work, const Item& item, Memory& memory) {
    std::byte* begin = item.kept ? work.kept(*item.kept) : memory.trace.data();
    if (!item.kept) std::memset(begin, 0, bytes_held(item.length));
    return {reinterpret_cast<Mask*>(begin),
            reinterpret_cast<std::uint64_t*>(begin + bytes_held(item.length))};
  }

  /// Takes from the layer behind a place the nodes that nothing leads to any more.
  static Found reach(const Graph<Mask>& graph, Index place, Mask left, const Trace<Mask>& trace,
                     Memory& memory) {
    const Index begin = graph.layer_word[place];
    const Index middle = graph.layer_word[place + 1];
    const Index end = graph.layer_word[place + 2];
    if (middle - begin == 1 && end - middle == 1) {
      const std::uint64_t before = trace.on_path[middle];
      std::uint64_t reached = 0;
      for (std::uint64_t rest = trace.on_path[begin]; rest != 0; rest &= rest - 1) {
        for (const Step<Mask>& step : graph.steps_of(place, begin, lowest_bit(rest)))
          reached |= std::uint64_t{(step.digits & left) != 0} << step.child;
        if ((before & ~reached) == 0) return Found::all;
      }
      trace.on_path[middle] = before & reached;
      return (before & reached) != 0 ? Found::fewer : Found::none;
    }
    std::uint64_t* next = memory.next.data();
    for (Index word = begin; word < middle; ++word) {
      for (std::uint64_t rest = trace.on_path[word]; rest != 0; rest &= rest - 1) {
        for (const Step<Mask>& step : graph.steps_of(place, word, lowest_bit(rest)))
          next[step.child / kBits] |= std::uint64_t{(step.digits & left) != 0}
                                      << step.child % kBits;
      }
    }
    std::uint64_t some = 0;
    std::uint64_t gone = 0;
    for (Index word = middle; word < end; ++word) {
      const std::uint64_t before = trace.on_path[word];
      const std::uint64_t after = before & std::exchange(next[word - middle], 0);
      trace.on_path[word] = after;
      some |= after;
      gone |= before ^ after;
    }
    if (some == 0) return Found::none;
    return gone != 0 ? Found::fewer : Found::all;
  }

  /// Takes from the layer before a place the nodes from which nothing leads on, and notes whether
  /// there were any. Gives the digits that lead on.
  static Mask lead_on(const Graph<Mask>& graph, Index place, Mask left, const Trace<Mask>& trace,
                      std::uint8_t& has_lost) {
    const std::uint64_t* goals = trace.on_path + graph.layer_word[place + 1];
    Mask supported = 0;
    for (Index word = graph.layer_word[place]; word < graph.layer_word[place + 1]; ++word) {
      const std::uint64_t before = trace.on_path[word];
      std::uint64_t after = 0;
      for (std::uint64_t rest = before; rest != 0; rest &= rest - 1) {
        Mask digits = 0;
        for (const Step<Mask>& step : graph.steps_of(place, word, lowest_bit(rest))) {
          const std::uint64_t leads = goals[step.child / kBits] >> step.child % kBits & 1U;
          digits = static_cast<Mask>(digits | (step.digits & (Mask{0} - leads)));
        }
        digits = static_cast<Mask>(digits & left);
        supported = static_cast<Mask>(supported | digits);
        if (digits != 0) after |= rest & (0 - rest);
      }
      trace.on_path[word] = after;
      if (after != before) has_lost = 1;
    }
    return supported;
  }

  static Index lowest_bit(std::uint64_t word) { return static_cast<Index>(std::countr_zero(word)); }

  /// Diagrams with the same table share it.
  Index graph_of(const Tables<Mask>& tables, const model::DiagramTable& table) {
    const auto [known, is_new] =
        graph_of_table_.try_emplace(&table, static_cast<Index>(graphs_.size()));
    if (!is_new) return known->second;
    Graph<Mask>& graph = graphs_.emplace_back();
    graph.table = &table;
    if (table.empty()) return known->second;
    graph.layer_node.assign(table.layer_begin.begin(), table.layer_begin.end());
    graph.step_begin.reserve(std::size_t{table.num_nodes()} + 1);
    for (std::size_t layer = 0; layer + 1 < graph.layer_node.size(); ++layer) {
      const Index begin = graph.layer_node[layer];
      const Index next = graph.layer_node[layer + 1];
      graph.layer_word.push_back(static_cast<Index>(graph.nodes.size()));
      for (Index count = next - begin; count != 0; count -= std::min(count, kBits))
        graph.nodes.push_back(
            base::low_bits<std::uint64_t>(static_cast<int>(std::min(count, kBits))));
      most_words_ = std::max(most_words_, graph.nodes.size() - graph.layer_word.back());
      for (Index node = begin; node < next; ++node) {
        graph.step_begin.push_back(static_cast<Index>(graph.steps.size()));
        add_steps(tables, node, next, graph);
      }
    }
    graph.layer_word.push_back(static_cast<Index>(graph.nodes.size()));
    graph.step_begin.push_back(static_cast<Index>(graph.steps.size()));
    return known->second;
  }

  static void add_steps(const Tables<Mask>& tables, Index node, Index next_layer,
                        Graph<Mask>& graph) {
    const std::size_t first = graph.steps.size();
    for (int digit = 0; digit < tables.num_digits; ++digit) {
      const Index reached = graph.table->child(node, tables.to_digit(digit));
      if (reached == model::DiagramTable::kNone) continue;
      const Index child = reached - next_layer;
      auto known = graph.steps.begin() + static_cast<std::ptrdiff_t>(first);
      while (known != graph.steps.end() && known->child != child) ++known;
      if (known == graph.steps.end()) known = graph.steps.insert(known, {0, child});
      known->digits = static_cast<Mask>(known->digits | Mask{1} << digit);
    }
  }

  std::vector<Graph<Mask>> graphs_;
  std::unordered_map<const model::DiagramTable*, Index> graph_of_table_;
  std::vector<Item> items_;
  std::vector<Index> variables_;  ///< of the items, one behind the other
  std::size_t most_layers_ = 0;
  std::size_t most_words_ = 0;         ///< of a layer
  std::size_t most_without_room_ = 0;  ///< bytes of a trace that states have no room for
};

}  // namespace

OMNIDOKU_PROPAGATOR_KIND(DiagramKind)

}  // namespace omnidoku::engine::diagram_propagator
