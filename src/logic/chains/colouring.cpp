// SPDX-License-Identifier: MIT
#include "logic/chains/colouring.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/bits.h"
#include "logic/chains/links.h"
#include "logic/telling/reason.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic {

namespace {

/// Candidates by their numbers in Exclusions.
class CandidateSet {
 public:
  explicit CandidateSet(std::size_t num_words) : words_(num_words, 0) {}

  void insert(std::size_t i) { words_[i / 64] |= std::uint64_t{1} << (i % 64); }
  [[nodiscard]] bool contains(std::size_t i) const {
    return (words_[i / 64] >> (i % 64) & 1U) != 0;
  }
  [[nodiscard]] bool empty() const {
    return std::all_of(words_.begin(), words_.end(), [](std::uint64_t word) { return word == 0; });
  }
  void unite(std::span<const std::uint64_t> words) {
    for (std::size_t w = 0; w < words_.size(); ++w) words_[w] |= words[w];
  }
  void intersect(std::span<const std::uint64_t> words) {
    for (std::size_t w = 0; w < words_.size(); ++w) words_[w] &= words[w];
  }
  void subtract(std::span<const std::uint64_t> words) {
    for (std::size_t w = 0; w < words_.size(); ++w) words_[w] &= ~words[w];
  }
  [[nodiscard]] bool intersects(const CandidateSet& other) const {
    for (std::size_t w = 0; w < words_.size(); ++w) {
      if ((words_[w] & other.words_[w]) != 0) return true;
    }
    return false;
  }
  template <class F>
  void for_each(F&& f) const {
    for (std::size_t w = 0; w < words_.size(); ++w) {
      base::for_each_bit(words_[w], [&](int bit) { f(w * 64 + static_cast<std::size_t>(bit)); });
    }
  }
  /// The first one; the set must not be empty.
  [[nodiscard]] std::size_t first() const {
    std::size_t w = 0;
    while (words_[w] == 0) ++w;
    return w * 64 + static_cast<std::size_t>(std::countr_zero(words_[w]));
  }
  [[nodiscard]] std::span<const std::uint64_t> words() const { return words_; }

 private:
  std::vector<std::uint64_t> words_;
};

/// A candidate of a coloured component; the component is kept as a tree, parents first.
struct Node {
  std::size_t candidate = 0;  ///< its number in Exclusions
  std::size_t colour = 0;
  int parent = -1;
  StrongReason reason;  ///< what joins it to its parent
};

struct Component {
  explicit Component(std::size_t num_words)
      : colours{CandidateSet(num_words), CandidateSet(num_words)},
        seen{CandidateSet(num_words), CandidateSet(num_words)} {}

  std::vector<Node> nodes;
  std::array<CandidateSet, 2> colours;
  std::array<CandidateSet, 2> seen;  ///< what some candidate of the colour excludes
};

/// The coloured components of a link graph: of single digits or of all candidates.
template <LinkKind kind>
class Colouring {
 public:
  explicit Colouring(const Position& position) {
    const auto& graph = position.table<Links<kind>>();
    const Exclusions& exclusions = graph.exclusions();
    std::vector<bool> done(graph.num_nodes(), false);
    std::vector<std::size_t> queue;
    for (std::size_t root = 0; root < graph.num_nodes(); ++root) {
      if (done[root]) continue;
      Component component(exclusions.num_words());
      queue.assign(1, root);
      done[root] = true;
      component.nodes.push_back({graph.members(root)[0], 0, -1, {}});
      for (std::size_t at = 0; at < queue.size(); ++at) {
        const Node node = component.nodes[at];
        component.colours[node.colour].insert(node.candidate);
        component.seen[node.colour].unite(exclusions.row(node.candidate));
        for (const StrongLink& link : graph.strong(queue[at])) {
          if (done[link.to]) continue;
          done[link.to] = true;
          queue.push_back(link.to);
          component.nodes.push_back(
              {graph.members(link.to)[0], 1 - node.colour, static_cast<int>(at), link.reason});
        }
      }
      components.push_back(std::move(component));
    }
    const auto digit = [&](const Component& component) {
      return exclusions.candidate(component.nodes.front().candidate).digit;
    };
    std::stable_sort(components.begin(), components.end(),
                     [&](const Component& a, const Component& b) { return digit(a) < digit(b); });
  }

  std::vector<Component> components;  ///< by the digit of the first candidate
};

/// Puts the steps of a colouring technique together.
/// What one colour would leave: a cell without candidates, or a house without a place for a digit.
struct Emptied {
  std::optional<Cell> cell = std::nullopt;
  std::size_t house = 0;
  Digit digit;

  [[nodiscard]] std::string text(const model::Step& /*step*/, const Words& words) const {
    if (cell) return words.cell(*cell) + " without a candidate";
    return words.structure().house(house).name + " without a place for " + words.digit(digit);
  }
};

class ColouringSteps {
 public:
  ColouringSteps(const Position& position)
      : position_(position),
        structure_(position.structure()),
        exclusions_(position.table<Exclusions>()) {}

  /// Colour `colour` is false if two of its candidates exclude each other.
  [[nodiscard]] model::Step wrap_step(const Component& component, std::size_t colour) const {
    model::Step step = new_step(coloured_wrap);
    const CandidateSet& candidates = component.colours[colour];
    if (!component.seen[colour].intersects(candidates)) return step;
    add_tree(step, component, candidates, 0);
    const auto [a, b] = excluding_pair(candidates, candidates);
    step.links.push_back({{a}, {b}, false});
    step.cells = {a.cell, b.cell};
    eliminate(step, candidates);
    return step;
  }

  /// Candidates outside that both colours exclude.
  [[nodiscard]] model::Step trap_step(const Component& component) const {
    model::Step step = new_step(coloured_trap);
    CandidateSet victims = component.seen[0];
    victims.intersect(component.seen[1].words());
    for (const CandidateSet& colour : component.colours) victims.subtract(colour.words());
    if (victims.empty()) return step;
    eliminate(step, victims);
    CandidateSet needed = none();
    victims.for_each([&](std::size_t victim) {
      for (const CandidateSet& colour : component.colours) needed.insert(witness(colour, victim));
    });
    add_tree(step, component, needed, 0);
    return step;
  }

  /// Colour `colour` is false if it excludes every candidate of a cell.
  [[nodiscard]] model::Step empty_cell_step(const Component& component, std::size_t colour) const {
    model::Step step = new_step(coloured_emptied);
    position_.board().for_each_open([&](Cell cell) {
      if (!step.eliminations.empty()) return;
      std::vector<std::size_t> candidates;
      position_.candidates(cell).for_each([&](Digit digit) {
        candidates.push_back(exclusions_.index(structure_.id({cell, digit})));
      });
      if (!excludes_all(component, colour, candidates)) return;
      add_emptied(step, component, colour, candidates);
      add_cell_premise(step, cell);
      step.cells.push_back(cell);
      step.reason = reason_of(Emptied{.cell = cell, .house = 0, .digit = {}});
    });
    return step;
  }

  /// Colour `colour` is false if it excludes every place of a digit in a full house.
  [[nodiscard]] model::Step empty_house_step(const Component& component, std::size_t colour) const {
    model::Step step = new_step(coloured_emptied);
    for (std::size_t h = 0; h < structure_.houses().size(); ++h) {
      const HouseInfo& house = structure_.house(h);
      if (!house.full) continue;
      for (int d = 0; d < structure_.num_digits(); ++d) {
        std::vector<std::size_t> candidates;
        for (const Cell cell : cells_at(house, position_.board().places(h, Digit(d)))) {
          candidates.push_back(exclusions_.index(structure_.id({cell, Digit(d)})));
        }
        // The house of a placed digit has no candidates of it.
        if (candidates.empty() || !excludes_all(component, colour, candidates)) continue;
        add_emptied(step, component, colour, candidates);
        add_house_premise(step, structure_, h, Digit(d), model::HouseRole::home);
        step.reason = reason_of(Emptied{.cell = std::nullopt, .house = h, .digit = Digit(d)});
        return step;
      }
    }
    return step;
  }

  /// Colour `colour` of a excludes candidates of both colours of b.
  [[nodiscard]] model::Step colour_false_step(const Component& a, std::size_t colour,
                                              const Component& b) const {
    model::Step step = new_step(coloured_false);
    const CandidateSet& candidates = a.colours[colour];
    CandidateSet needed = none();
    for (const CandidateSet& other : b.colours) {
      if (!a.seen[colour].intersects(other)) return step;
      const auto [from, to] = excluding_pair(candidates, other);
      needed.insert(exclusions_.index(structure_.id(to)));
      step.links.push_back({{from}, {to}, false});
    }
    eliminate(step, candidates);
    add_tree(step, a, candidates, 0);
    add_tree(step, b, needed, 1);
    // A colour of one candidate has no link of its own to be drawn.
    candidates.for_each([&](std::size_t one) {
      const Candidate candidate = exclusions_.candidate(one);
      if (std::find(step.cells.begin(), step.cells.end(), candidate.cell) != step.cells.end()) {
        return;
      }
      step.cells.push_back(candidate.cell);
      mark(step, candidate, model::CandidateRole::on);
    });
    return step;
  }

  /// Colour i of a excludes a candidate of colour j of b: what both other colours exclude goes.
  [[nodiscard]] model::Step either_colour_step(const Component& a, std::size_t i,
                                               const Component& b, std::size_t j) const {
    model::Step step = new_step(coloured_either);
    if (!a.seen[i].intersects(b.colours[j])) return step;
    CandidateSet victims = a.seen[1 - i];
    victims.intersect(b.seen[1 - j].words());
    if (victims.empty()) return step;
    eliminate(step, victims);
    const auto [from, to] = excluding_pair(a.colours[i], b.colours[j]);
    CandidateSet in_a = none();
    CandidateSet in_b = none();
    in_a.insert(exclusions_.index(structure_.id(from)));
    in_b.insert(exclusions_.index(structure_.id(to)));
    victims.for_each([&](std::size_t victim) {
      in_a.insert(witness(a.colours[1 - i], victim));
      in_b.insert(witness(b.colours[1 - j], victim));
    });
    step.links.push_back({{from}, {to}, false});
    add_tree(step, a, in_a, 0);
    add_tree(step, b, in_b, 1);
    return step;
  }

 private:
  [[nodiscard]] model::Step new_step(ColourVariant variant) const {
    model::Step step;
    step.variant = variant;
    return step;
  }

  [[nodiscard]] CandidateSet none() const { return CandidateSet(exclusions_.num_words()); }

  void eliminate(model::Step& step, const CandidateSet& victims) const {
    victims.for_each(
        [&](std::size_t one) { step.eliminations.push_back(exclusions_.candidate(one)); });
  }

  /// A candidate of `from` that excludes one of `to`, and that one. There must be such.
  [[nodiscard]] std::pair<Candidate, Candidate> excluding_pair(const CandidateSet& from,
                                                               const CandidateSet& to) const {
    std::pair<Candidate, Candidate> result;
    bool found = false;
    from.for_each([&](std::size_t a) {
      if (found) return;
      CandidateSet excluded = to;
      excluded.intersect(exclusions_.row(a));
      if (excluded.empty()) return;
      found = true;
      result = {exclusions_.candidate(a), exclusions_.candidate(excluded.first())};
    });
    return result;
  }

  /// Some candidate of the colour that excludes the victim.
  [[nodiscard]] std::size_t witness(const CandidateSet& colour, std::size_t victim) const {
    CandidateSet excluding = colour;
    excluding.intersect(exclusions_.row(victim));
    return excluding.first();
  }

  /// Whether the colour excludes all of these, and no candidate of it does so alone: that one goes
  /// by simpler means.
  [[nodiscard]] bool excludes_all(const Component& component, std::size_t colour,
                                  const std::vector<std::size_t>& candidates) const {
    const bool all = std::all_of(candidates.begin(), candidates.end(), [&](std::size_t one) {
      return component.seen[colour].contains(one);
    });
    if (!all) return false;
    CandidateSet alone = component.colours[colour];
    for (const std::size_t one : candidates) alone.intersect(exclusions_.row(one));
    return alone.empty();
  }

  /// The colour is false because it excludes all of `candidates`.
  void add_emptied(model::Step& step, const Component& component, std::size_t colour,
                   const std::vector<std::size_t>& candidates) const {
    const CandidateSet& members = component.colours[colour];
    eliminate(step, members);
    add_tree(step, component, members, 0);
    for (const std::size_t one : candidates) {
      const std::size_t by = witness(members, one);
      step.links.push_back({{exclusions_.candidate(by)}, {exclusions_.candidate(one)}, false});
    }
  }

  /// Adds the part of a component's tree that joins the candidates of `needed`: premises, marks,
  /// arrows.
  void add_tree(model::Step& step, const Component& component, const CandidateSet& needed,
                int tone) const {
    const std::vector<Node>& nodes = component.nodes;
    std::vector<int> below(nodes.size(), 0);  // needed candidates in the branch
    int all = 0;
    for (std::size_t i = nodes.size(); i-- > 0;) {
      if (needed.contains(nodes[i].candidate)) {
        ++below[i];
        ++all;
      }
      if (nodes[i].parent >= 0) below[static_cast<std::size_t>(nodes[i].parent)] += below[i];
    }
    // A link is used when it parts the needed candidates.
    CandidateSet used = none();
    for (std::size_t i = 1; i < nodes.size(); ++i) {
      if (below[i] == 0 || below[i] == all) continue;
      const Node& parent = nodes[static_cast<std::size_t>(nodes[i].parent)];
      const Candidate from = exclusions_.candidate(parent.candidate);
      const Candidate to = exclusions_.candidate(nodes[i].candidate);
      if (nodes[i].reason.kind == StrongReason::Kind::cell) {
        add_cell_premise(step, to.cell);
      } else {
        add_house_premise(step, structure_, nodes[i].reason.index, to.digit,
                          model::HouseRole::link);
      }
      ++step.size;
      step.links.push_back({{from}, {to}, true});
      used.insert(parent.candidate);
      used.insert(nodes[i].candidate);
    }
    for (const Node& node : nodes) {
      if (!used.contains(node.candidate)) continue;
      const Candidate candidate = exclusions_.candidate(node.candidate);
      mark(step, candidate, node.colour == 0 ? model::CandidateRole::on : model::CandidateRole::off,
           tone);
      step.digits.insert(candidate.digit);
      if (std::find(step.cells.begin(), step.cells.end(), candidate.cell) == step.cells.end()) {
        step.cells.push_back(candidate.cell);
      }
    }
  }

  const Position& position_;
  const Structure& structure_;
  const Exclusions& exclusions_;
};

bool hand_over(StepSink& sink, model::Step step) {
  return !step.eliminations.empty() && sink.add(std::move(step));
}

/// What two components remove together; true when the sink wants no more.
bool join(const ColouringSteps& steps, StepSink& sink, const Component& a, const Component& b) {
  for (std::size_t i = 0; i < 2; ++i) {
    if (hand_over(sink, steps.colour_false_step(a, i, b))) return true;
    if (hand_over(sink, steps.colour_false_step(b, i, a))) return true;
  }
  for (std::size_t i = 0; i < 2; ++i) {
    for (std::size_t j = 0; j < 2; ++j) {
      if (hand_over(sink, steps.either_colour_step(a, i, b, j))) return true;
    }
  }
  return false;
}

/// The candidates of one colour of a component.
std::vector<Candidate> coloured(const model::Step& step, model::CandidateRole colour, int tone) {
  std::vector<Candidate> candidates;
  for (const model::CandidateMark& mark : step.marks) {
    if (mark.role == colour && mark.tone == tone) candidates.push_back(mark.candidate);
  }
  return candidates;
}

/// "R1C1 and R5C5 have one colour, R1C5 has the other"; with several digits "5 in R1C1 and 7 in
/// R2C2 ...".
std::string colours_text(const model::Step& step, const Words& words, int tone) {
  std::string text;
  for (const auto colour : {model::CandidateRole::on, model::CandidateRole::off}) {
    const std::vector<Candidate> candidates = coloured(step, colour, tone);
    if (candidates.empty()) continue;
    std::vector<Cell> cells;
    for (const Candidate one : candidates) cells.push_back(one.cell);
    std::sort(cells.begin(), cells.end());
    text += (text.empty() ? "" : ", ") +
            (step.digits.size() > 1 ? words.candidates(candidates, "and") : words.cells(cells)) +
            (cells.size() == 1 ? " has " : " have ") + (text.empty() ? "one colour" : "the other");
  }
  return text;
}

/// Which candidate of each colour excludes what is trapped between the two.
std::string trapped_text(const model::Step& step, const Words& words) {
  const bool one_digit = step.digits.size() == 1;
  const auto name = [&](Candidate candidate) {
    return one_digit ? words.cell(candidate.cell) : words.candidate(candidate);
  };
  std::string text;
  for (const Candidate gone : step.eliminations) {
    std::vector<std::string> by;
    for (const auto colour : {model::CandidateRole::on, model::CandidateRole::off}) {
      for (const Candidate one : coloured(step, colour, 0)) {
        if (!words.structure().excludes(one, gone)) continue;
        by.push_back(name(one));
        break;
      }
    }
    if (by.size() != 2) continue;
    text += (text.empty() ? "" : "; ") + name(gone) +
            (one_digit ? " sees " : " cannot be true together with ") + by[0] + " of the one and " +
            (one_digit ? "" : "with ") + by[1] + " of the other colour";
  }
  return text + ". Whichever colour is true, that rules it out.";
}

/// The first weak link of a step; null when there is none.
const model::Link* weak_link(const model::Step& step) {
  for (const model::Link& link : step.links) {
    if (!link.strong) return &link;
  }
  return nullptr;
}

}  // namespace

void find_simple_colouring(const Position& position, StepSink& sink) {
  if (!can_link(position)) return;
  const ColouringSteps steps(position);
  for (const Component& component : position.table<Colouring<LinkKind::x>>().components) {
    if (position.out_of_time()) return;
    if (component.nodes.size() < 3) continue;
    for (std::size_t colour = 0; colour < 2; ++colour) {
      if (hand_over(sink, steps.wrap_step(component, colour))) return;
    }
    if (hand_over(sink, steps.trap_step(component))) return;
  }
}

void find_multi_colouring(const Position& position, StepSink& sink) {
  if (!can_link(position)) return;
  const ColouringSteps steps(position);
  const auto& exclusions = position.table<Exclusions>();
  const std::vector<Component>& components = position.table<Colouring<LinkKind::x>>().components;
  const auto digit = [&](std::size_t component) {
    return exclusions.candidate(components[component].nodes.front().candidate).digit;
  };
  base::Watch watch = position.watch();
  for (std::size_t a = 0; a < components.size(); ++a) {
    for (std::size_t b = a + 1; b < components.size() && digit(b) == digit(a); ++b) {
      if (watch.passed()) return;
      if (join(steps, sink, components[a], components[b])) return;
    }
  }
}

void find_medusa(const Position& position, StepSink& sink) {
  if (!can_link(position)) return;
  const ColouringSteps steps(position);
  for (const Component& component : position.table<Colouring<LinkKind::plain>>().components) {
    if (position.out_of_time()) return;
    if (component.nodes.size() < 3) continue;
    for (std::size_t colour = 0; colour < 2; ++colour) {
      if (hand_over(sink, steps.wrap_step(component, colour))) return;
    }
    if (hand_over(sink, steps.trap_step(component))) return;
    for (std::size_t colour = 0; colour < 2; ++colour) {
      if (hand_over(sink, steps.empty_cell_step(component, colour))) return;
      if (hand_over(sink, steps.empty_house_step(component, colour))) return;
    }
  }
}

std::string describe_simple_colouring(const model::Step& step, const Words& words) {
  const std::string digit = words.digits(step.digits);
  const std::string start = "Where a house has just two places for " + digit +
                            ", these get two colours in turn: " + colours_text(step, words, 0) +
                            ". All cells of one colour are " + digit + ", or all of the other. ";
  if (step.variant == coloured_wrap) {
    return start + words.cell(step.cells[0]) + " and " + words.cell(step.cells[1]) +
           " have the same colour and see each other, so it is the other colour that is true.";
  }
  return start + trapped_text(step, words);
}

std::string describe_multi_colouring(const model::Step& step, const Words& words) {
  const std::string digit = words.digits(step.digits);
  const std::string start = "Two separate groups of cells are coloured by houses with just two " +
                            std::string("places for ") + digit + ". In the first " +
                            colours_text(step, words, 0) + ", in the second " +
                            colours_text(step, words, 1) +
                            "; in each group one of the two colours is true. ";
  const model::Link* weak = weak_link(step);
  const std::string meeting =
      weak == nullptr ? std::string() : words.group(weak->from) + " sees " + words.group(weak->to);
  if (step.variant == coloured_false) {
    return start + "One colour of the first group sees both colours of the second (" + meeting +
           ", and the other colour too), so it is false.";
  }
  return start + "Two colours cannot both be true, for " + meeting +
         "; so one of the other two is, and what sees both of these is out.";
}

std::string describe_medusa(const model::Step& step, const Words& words) {
  const std::string start =
      "Where a house has just two places for a digit, or a cell just two candidates, these get two "
      "colours in turn, from house to house and cell to cell: " +
      colours_text(step, words, 0) +
      ". All candidates of one colour are true, or all of the other. ";
  const model::Link* weak = weak_link(step);
  if (step.variant == coloured_wrap && weak != nullptr) {
    const Candidate a = weak->from.front();
    const Candidate b = weak->to.front();
    const std::string both = words.candidate(a) + " and " + words.candidate(b);
    return start + both + " have the same colour, and not both can be true" +
           (a.cell == b.cell ? "" : ", for the cells see each other") +
           "; so it is the other colour that is true.";
  }
  if (step.variant == coloured_emptied) {
    return start + "One colour would leave " + reason_text(step, words) +
           ", so it is the other one that is true.";
  }
  return start + trapped_text(step, words);
}

}  // namespace omnidoku::logic
