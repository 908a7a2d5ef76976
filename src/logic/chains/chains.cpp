// SPDX-License-Identifier: MIT
#include "logic/chains/chains.h"

#include <algorithm>
#include <limits>
#include <map>

#include "base/bits.h"
#include "base/check.h"
#include "logic/sets/almost_locked_sets.h"
#include "logic/telling/reason.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic {

namespace {

using model::CandidateRole;

const LinkGraph& graph_of(const Position& position, LinkKind kind) {
  switch (kind) {
    case LinkKind::x: return position.table<Links<LinkKind::x>>();
    case LinkKind::xy: return position.table<Links<LinkKind::xy>>();
    case LinkKind::plain: return position.table<Links<LinkKind::plain>>();
    case LinkKind::grouped: return position.table<Links<LinkKind::grouped>>();
    case LinkKind::als: break;
  }
  return position.table<Links<LinkKind::als>>();
}

/// Everything that follows from one node being off, nearest first.
class Spread {
 public:
  explicit Spread(const LinkGraph& graph)
      : graph_(graph), on_parent_(graph.num_nodes()), off_parent_(graph.num_nodes()) {}

  /// Calls found(end, links) for each node that comes on, within `most_links` links, until it
  /// returns false. `most_links` may be lowered meanwhile.
  template <class F>
  void from(std::size_t start, const int& most_links, F&& found) {
    on_.assign(graph_.num_words(), 0);
    off_.assign(graph_.num_words(), 0);
    off_[start / 64] |= std::uint64_t{1} << (start % 64);
    off_front_.assign(1, static_cast<std::uint32_t>(start));
    for (int links = 1; links <= most_links && !off_front_.empty(); links += 2) {
      on_front_.clear();
      for (const std::uint32_t node : off_front_) {
        for (const StrongLink& link : graph_.strong(node)) {
          const std::uint64_t bit = std::uint64_t{1} << (link.to % 64);
          if ((on_[link.to / 64] & bit) != 0) continue;
          on_[link.to / 64] |= bit;
          on_parent_[link.to] = node;
          on_front_.push_back(link.to);
          if (!found(link.to, links)) return;
        }
      }
      off_front_.clear();
      for (const std::uint32_t node : on_front_) {
        const std::span<const std::uint64_t> weak = graph_.weak(node);
        for (std::size_t w = 0; w < weak.size(); ++w) {
          const std::uint64_t fresh = weak[w] & ~off_[w];
          if (fresh == 0) continue;
          off_[w] |= fresh;
          base::for_each_bit(fresh, [&](int bit) {
            const std::size_t next = w * 64 + static_cast<std::size_t>(bit);
            off_parent_[next] = node;
            off_front_.push_back(static_cast<std::uint32_t>(next));
          });
        }
      }
    }
  }

  /// The nodes from the start to a node that came on.
  [[nodiscard]] std::vector<std::uint32_t> path(std::size_t end, int links) const {
    std::vector<std::uint32_t> nodes(static_cast<std::size_t>(links) + 1);
    auto node = static_cast<std::uint32_t>(end);
    for (std::size_t i = nodes.size(); i-- > 0;) {
      nodes[i] = node;
      if (i > 0) node = i % 2 == 1 ? on_parent_[node] : off_parent_[node];
    }
    return nodes;
  }

 private:
  const LinkGraph& graph_;
  std::vector<std::uint64_t> on_;
  std::vector<std::uint64_t> off_;
  std::vector<std::uint32_t> on_parent_;
  std::vector<std::uint32_t> off_parent_;
  std::vector<std::uint32_t> on_front_;
  std::vector<std::uint32_t> off_front_;
};

/// A chain with what it eliminates, as numbers of Exclusions.
struct Chain {
  std::vector<std::uint32_t> nodes;
  std::vector<std::uint32_t> eliminations;
  int links = std::numeric_limits<int>::max();  ///< with those that close it
  ChainVariant variant = chain_same_digit;
};

/// The almost locked sets that a chain runs through.
struct SetsOfChain {
  struct Set {
    std::vector<Cell> cells;
    DigitSet digits;
  };
  std::vector<Set> all;

  [[nodiscard]] std::string text(const model::Step& /*step*/, const Words& words) const {
    std::string text;
    for (const Set& set : all) {
      const bool is_one = set.cells.size() == 1;
      text += " " + words.cells(set.cells) +
              (is_one ? " is one cell with two digits, "
                      : " are " + std::to_string(set.cells.size()) + " cells with " +
                            std::to_string(set.digits.size()) + " digits between them, ") +
              words.digits(set.digits) +
              (is_one ? ", so it cannot do without one of the two."
                      : ", so they cannot do without two of them.");
    }
    return text;
  }
};

class ChainFinder {
 public:
  ChainFinder(const Position& position, StepSink& sink, const ChainSpec& spec)
      : position_(position),
        sink_(sink),
        spec_(spec),
        graph_(graph_of(position, spec.links)),
        exclusions_(graph_.exclusions()),
        spread_(graph_) {}

  void find() {
    // Every loop worth finding has some node that is not a digit in an almost locked set.
    for (start_ = 0; start_ < graph_.first_als_node() && !position_.out_of_time(); ++start_) {
      spread_.from(start_, most_links_, [this](std::size_t end, int links) {
        take(end, links);
        return true;
      });
    }
    std::vector<const Chain*> ordered;
    for (const auto& [eliminations, chain] : chains_) ordered.push_back(&chain);
    std::stable_sort(ordered.begin(), ordered.end(), [](const Chain* a, const Chain* b) {
      if (a->links != b->links) return a->links < b->links;
      return a->eliminations.size() > b->eliminations.size();
    });
    for (const Chain* chain : ordered) {
      if (sink_.add(step_of(*chain))) return;
    }
  }

 private:
  /// The candidates that both nodes exclude are put into common_; whether there are any.
  bool intersect(std::size_t a, std::size_t b) {
    const std::span<const std::uint64_t> of_a = graph_.excluded(a);
    const std::span<const std::uint64_t> of_b = graph_.excluded(b);
    std::uint64_t any = 0;
    for (std::size_t w = 0; w < of_a.size(); ++w) any |= of_a[w] & of_b[w];
    if (any == 0) return false;
    common_.clear();
    for (std::size_t w = 0; w < of_a.size(); ++w) {
      base::for_each_bit(of_a[w] & of_b[w], [&](int bit) {
        common_.push_back(static_cast<std::uint32_t>(w * 64 + static_cast<std::size_t>(bit)));
      });
    }
    return true;
  }

  void take(std::size_t end, int links) {
    if (links < spec_.least_links) return;
    switch (spec_.form) {
      case ChainForm::open: take_open(end, links); break;
      case ChainForm::loop: take_loop(end, links); break;
      case ChainForm::discontinuity: take_discontinuity(end, links); break;
    }
  }

  void take_open(std::size_t end, int links) {
    // The same chain backwards is found from its other end.
    if (end <= start_) return;
    const bool same = graph_.digit(start_) == graph_.digit(end);
    if (spec_.same_digit_ends && !same) return;
    if (!intersect(start_, end) || common_.size() < spec_.least_eliminations) return;
    keep(end, links, links, common_, same ? chain_same_digit : chain_two_digits);
  }

  void take_loop(std::size_t end, int links) {
    if (end <= start_ || !graph_.weakly_linked(start_, end)) return;
    const std::vector<std::uint32_t> nodes = spread_.path(end, links);
    std::vector<std::uint32_t> gone;
    for (std::size_t i = 1; i < nodes.size(); i += 2) {
      if (!intersect(nodes[i], nodes[(i + 1) % nodes.size()])) continue;
      gone.insert(gone.end(), common_.begin(), common_.end());
    }
    if (gone.empty()) return;
    std::sort(gone.begin(), gone.end());
    gone.erase(std::unique(gone.begin(), gone.end()), gone.end());
    keep(end, links, links + 1, gone, chain_closed_loop);
  }

  void take_discontinuity(std::size_t end, int links) {
    if (end == start_) {
      const std::span<const std::uint64_t> out = graph_.excluded(start_);
      const bool single = graph_.is_single(start_);
      common_.clear();
      for (std::size_t w = 0; w < out.size(); ++w) {
        base::for_each_bit(out[w], [&](int bit) {
          const std::size_t candidate = w * 64 + static_cast<std::size_t>(bit);
          if (single && exclusions_.candidate(candidate).cell != graph_.cell(start_)) return;
          common_.push_back(static_cast<std::uint32_t>(candidate));
        });
      }
      if (!common_.empty()) keep(end, links, links, common_, chain_true_start);
      return;
    }
    if (end < start_ || links + 2 > most_links_ || !intersect(start_, end)) return;
    const std::vector<std::uint32_t> victims = common_;
    for (const std::uint32_t victim : victims) {
      keep(end, links, links + 2, {victim}, chain_false_victim);
    }
  }

  /// Keeps a chain unless a shorter one, or one as short with as much to say, is known.
  void keep(std::size_t end, int links, int total, const std::vector<std::uint32_t>& gone,
            ChainVariant variant) {
    if (sink_.first_only() && !chains_.empty()) {
      const Chain& best = chains_.begin()->second;
      const bool better =
          total < best.links || (total == best.links && gone.size() > best.eliminations.size());
      if (!better) return;
    }
    const auto known = chains_.find(gone);
    if (known != chains_.end() && known->second.links <= total) return;
    Chain chain{.nodes = spread_.path(end, links),
                .eliminations = gone,
                .links = total,
                .variant = variant};
    if (!has_what_is_needed(chain)) return;
    if (sink_.first_only()) {
      chains_.clear();
      most_links_ = total;
    }
    chains_.insert_or_assign(gone, std::move(chain));
  }

  [[nodiscard]] const StrongLink& strong_link(std::size_t from, std::size_t to) const {
    const std::span<const StrongLink> links = graph_.strong(from);
    return *std::find_if(links.begin(), links.end(),
                         [to](const StrongLink& link) { return link.to == to; });
  }

  [[nodiscard]] bool has_what_is_needed(const Chain& chain) const {
    if (spec_.needs == ChainNeeds::nothing) return true;
    if (spec_.needs == ChainNeeds::group) {
      return std::any_of(chain.nodes.begin(), chain.nodes.end(),
                         [this](std::uint32_t n) { return !graph_.is_single(n); });
    }
    for (std::size_t i = 0; i + 1 < chain.nodes.size(); i += 2) {
      const StrongLink& link = strong_link(chain.nodes[i], chain.nodes[i + 1]);
      if (link.reason.kind == StrongReason::Kind::als) return true;
    }
    return false;
  }

  void add_almost_locked_set(model::Step& step, SetsOfChain& sets, std::uint32_t set) const {
    const auto& table = position_.table<AlmostLockedSets>();
    std::vector<Cell> cells(table.cells(set).begin(), table.cells(set).end());
    for (const Cell cell : cells) add_cell_premise(step, cell);
    sets.all.push_back({std::move(cells), table.sets()[set].digits});
  }

  void add_link(model::Step& step, SetsOfChain& sets, std::size_t from, std::size_t to,
                bool strong) const {
    model::Link link{
        .from = graph_.candidates(from), .to = graph_.candidates(to), .strong = strong};
    if (strong) {
      const StrongReason reason = strong_link(from, to).reason;
      switch (reason.kind) {
        case StrongReason::Kind::cell:
          add_cell_premise(step, Cell(static_cast<std::size_t>(reason.index)));
          break;
        case StrongReason::Kind::house:
          add_house_premise(step, position_.structure(), reason.index, graph_.digit(from),
                            model::HouseRole::link);
          break;
        case StrongReason::Kind::als: add_almost_locked_set(step, sets, reason.index); break;
      }
    }
    step.links.push_back(std::move(link));
  }

  /// Marks the candidates of the almost locked sets that are not marked as nodes, and leaves out
  /// premises that two of them share.
  void finish_almost_locked_sets(model::Step& step, const Chain& chain) const {
    const auto& table = position_.table<AlmostLockedSets>();
    int tone = 0;
    for (std::size_t i = 0; i + 1 < chain.nodes.size(); i += 2) {
      const StrongReason reason = strong_link(chain.nodes[i], chain.nodes[i + 1]).reason;
      if (reason.kind != StrongReason::Kind::als) continue;
      for (const Cell cell : table.cells(reason.index)) {
        position_.candidates(cell).for_each([&](Digit digit) {
          const Candidate one{cell, digit};
          const bool marked = std::any_of(step.marks.begin(), step.marks.end(),
                                          [one](const auto& m) { return m.candidate == one; });
          if (!marked) mark(step, one, CandidateRole::group, tone);
        });
      }
      ++tone;
    }
    std::vector<model::Premise> premises;
    for (const model::Premise& premise : step.premises) {
      if (std::find(premises.begin(), premises.end(), premise) == premises.end()) {
        premises.push_back(premise);
      }
    }
    step.premises = std::move(premises);
  }

  [[nodiscard]] model::Step step_of(const Chain& chain) const {
    model::Step step;
    SetsOfChain sets;
    step.size = chain.links;
    step.variant = chain.variant;
    for (const std::uint32_t one : chain.eliminations) {
      step.eliminations.push_back(exclusions_.candidate(one));
    }
    const std::vector<std::uint32_t>& nodes = chain.nodes;
    if (chain.variant == chain_false_victim) {
      step.links.push_back({step.eliminations, graph_.candidates(nodes.front()), false});
    }
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i) {
      add_link(step, sets, nodes[i], nodes[i + 1], i % 2 == 0);
    }
    if (chain.variant == chain_closed_loop)
      add_link(step, sets, nodes.back(), nodes.front(), false);
    if (chain.variant == chain_false_victim) {
      step.links.push_back({graph_.candidates(nodes.back()), step.eliminations, false});
    }
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      if (chain.variant == chain_true_start && i == 0) continue;
      const bool proven = chain.variant == chain_true_start && i + 1 == nodes.size();
      const CandidateRole role = proven       ? CandidateRole::pattern
                                 : i % 2 == 1 ? CandidateRole::on
                                              : CandidateRole::off;
      for (const Candidate one : graph_.candidates(nodes[i])) {
        mark(step, one, role);
        step.digits.insert(one.digit);
        if (step.cells.empty() || step.cells.back() != one.cell) step.cells.push_back(one.cell);
      }
    }
    if (!sets.all.empty()) {
      finish_almost_locked_sets(step, chain);
      step.reason = reason_of(std::move(sets));
    }
    return step;
  }

  const Position& position_;
  StepSink& sink_;
  const ChainSpec& spec_;
  const LinkGraph& graph_;
  const Exclusions& exclusions_;
  Spread spread_;
  std::size_t start_ = 0;
  int most_links_ = std::numeric_limits<int>::max();
  std::vector<std::uint32_t> common_;
  /// The best chain for each set of eliminations; with first_only() the best of all.
  std::map<std::vector<std::uint32_t>, Chain> chains_;
};

/// "R1C2 is 5", "one of R1C2 and R1C3 is 5"
std::string on_text(const std::vector<Candidate>& node, const Words& words) {
  std::vector<Cell> cells;
  for (const Candidate one : node) cells.push_back(one.cell);
  return words.one_of(cells) + " is " + words.digit(node.front().digit);
}

/// "R1C2 is not 5", "R1C2 and R1C3 are not 5"
std::string off_text(const std::vector<Candidate>& node, const Words& words) {
  std::vector<Cell> cells;
  for (const Candidate one : node) cells.push_back(one.cell);
  return words.cells(cells) + (cells.size() > 1 ? " are not " : " is not ") +
         words.digit(node.front().digit);
}

}  // namespace

void find_chains(const Position& position, StepSink& sink, const ChainSpec& spec) {
  if (!can_link(position)) return;
  ChainFinder(position, sink, spec).find();
}

void find_remote_pairs(const Position& position, StepSink& sink) {
  const Structure& structure = position.structure();
  std::vector<Cell> cells;
  position.board().for_each_open([&](Cell cell) {
    if (position.candidates(cell).size() == 2) cells.push_back(cell);
  });
  struct Pair {
    std::vector<Cell> path;
    CellSet victims;
  };
  std::vector<Pair> found;
  std::vector<std::size_t> parent(cells.size());
  std::vector<int> distance(cells.size());
  for (std::size_t start = 0; start < cells.size() && !position.out_of_time(); ++start) {
    const DigitSet digits = position.candidates(cells[start]);
    std::fill(distance.begin(), distance.end(), -1);
    distance[start] = 0;
    std::vector<std::size_t> queue{start};
    for (std::size_t next = 0; next < queue.size(); ++next) {
      const std::size_t at = queue[next];
      if (at > start && distance[at] >= 3 && distance[at] % 2 == 1) {
        CellSet victims = common_peers(structure, {cells[start], cells[at]});
        CellSet holders(structure.num_cells());
        digits.for_each([&](Digit d) { holders |= position.board().cells_with(d); });
        victims &= holders;
        if (!victims.empty()) {
          Pair pair{.path = {}, .victims = std::move(victims)};
          for (std::size_t cell = at; cell != start; cell = parent[cell]) {
            pair.path.push_back(cells[cell]);
          }
          pair.path.push_back(cells[start]);
          std::reverse(pair.path.begin(), pair.path.end());
          found.push_back(std::move(pair));
        }
      }
      for (std::size_t other = 0; other < cells.size(); ++other) {
        if (distance[other] >= 0 || position.candidates(cells[other]) != digits ||
            !structure.sees(cells[at], cells[other])) {
          continue;
        }
        distance[other] = distance[at] + 1;
        parent[other] = at;
        queue.push_back(other);
      }
    }
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const Pair& a, const Pair& b) { return a.path.size() < b.path.size(); });
  for (const Pair& pair : found) {
    model::Step step;
    step.cells = pair.path;
    step.digits = position.candidates(pair.path.front());
    step.size = static_cast<int>(2 * pair.path.size()) - 1;
    Digit in = step.digits.first();
    for (std::size_t i = 0; i < pair.path.size(); ++i) {
      const Cell cell = pair.path[i];
      const Digit out = (step.digits - DigitSet::single(in)).first();
      add_cell_premise(step, cell);
      mark(step, {cell, in}, i % 2 == 0 ? CandidateRole::off : CandidateRole::on);
      mark(step, {cell, out}, i % 2 == 0 ? CandidateRole::on : CandidateRole::off);
      step.links.push_back({{{cell, in}}, {{cell, out}}, true});
      if (i + 1 < pair.path.size()) {
        step.links.push_back({{{cell, out}}, {{pair.path[i + 1], out}}, false});
      }
      in = out;
    }
    step.digits.for_each([&](Digit d) { eliminate_in(step, position, pair.victims, d); });
    if (sink.add(std::move(step))) return;
  }
}

std::string describe_chain(const model::Step& step, const Words& words) {
  OMNIDOKU_ASSERT(!step.links.empty());
  const std::vector<Candidate>& first = step.links.front().from;
  const std::vector<Candidate>& last = step.links.back().to;
  const bool assume_on = step.variant == chain_false_victim;
  const std::string sets = reason_text(step, words);
  std::string text =
      "If " + (assume_on ? on_text(first, words) : off_text(first, words)) + ", then ";
  // The link that closes a loop is told apart.
  const std::size_t told = step.links.size() - (step.variant == chain_closed_loop ? 1 : 0);
  for (std::size_t i = 0; i < told; ++i) {
    if (i > 0) text += ", so ";
    const model::Link& link = step.links[i];
    text += link.strong ? on_text(link.to, words) : off_text(link.to, words);
  }
  switch (step.variant) {
    case chain_closed_loop:
      return text + ", so " + off_text(first, words) +
             ", and that is how it began: the chain is a loop, in which every second link holds "
             "exactly one true candidate." +
             sets;
    case chain_true_start: return text + ": it must be true." + sets;
    case chain_false_victim: return text + ": it cannot be true." + sets;
    default: break;
  }
  std::vector<Candidate> ends = first;
  for (const Candidate one : last) {
    if (std::find(ends.begin(), ends.end(), one) == ends.end()) ends.push_back(one);
  }
  if (ends.size() < first.size() + last.size()) {
    // Ends that overlap say no more than that one of their cells holds the digit.
    return text + ". So " + on_text(ends, words) +
           (ends.size() == 1 ? ", and what it excludes is false."
                             : ", and what each of them excludes is false.") +
           sets;
  }
  return text + ". So " + on_text(first, words) + " or " + on_text(last, words) +
         ", and what both exclude is false." + sets;
}

}  // namespace omnidoku::logic
