// SPDX-License-Identifier: MIT
//
// Four or more almost locked sets in a row, each with a restricted common with the next, a set's
// two being different digits. Soundness: suppose the first set lacks z. Then it holds its other
// digits, among them the restricted common, so the second set lacks that one and holds the next,
// and so on, until the last set holds z. So the first or the last set holds z, and a cell that sees
// all places of z in both does not. Sets may share cells.
// The search goes from each group that a first set may hold to the groups that are then false, set
// after set, one way to each. Bounds: kMostSetsInChain sets with kMostCells cells in all,
// kMostPairs pairs of ends, kMostChains chains; of those with the same conclusions the simplest
// alone.
#include <algorithm>
#include <array>
#include <unordered_map>

#include "logic/sets/als_steps.h"

namespace omnidoku::logic::als_chain_technique {

namespace {

using SetIndex = AlmostLockedSets::SetIndex;
using GroupIndex = AlmostLockedSets::GroupIndex;

constexpr int kFewestSets = 4;
constexpr int kMostSetsInChain = 7;
constexpr int kMostCells = 30;
constexpr int kMostPairs = 1'500'000;
constexpr std::size_t kMostChains = 20'000;

/// A set of a chain, the digit it lacks on entering, and the digit it hands on.
struct Part {
  SetIndex set = 0;
  GroupIndex in = 0;
  GroupIndex out = 0;
};

struct Chain {
  std::array<Part, kMostSetsInChain> parts;
  int sets = 0;
  DigitSet removed;
  bool apart = true;  ///< the sets share no cells
  int cells = 0;
};

bool is_simpler(const Chain& a, const Chain& b) {
  if (a.sets != b.sets) return a.sets < b.sets;
  return a.apart != b.apart ? a.apart : a.cells < b.cells;
}

class Search {
 public:
  Search(const Position& position, const AlmostLockedSets& table)
      : table_(table), watch_(position.watch()) {
    for (Layer& layer : layers_) {
      layer.reached.resize(table.num_groups());
      layer.held.resize(table.num_groups());
    }
  }

  std::vector<Chain> run() {
    for (GroupIndex g = 0; g < table_.num_groups() && !done(); ++g) from(g);
    std::stable_sort(chains_.begin(), chains_.end(), is_simpler);
    return std::move(chains_);
  }

 private:
  /// A group known to be false: the group that holds its digit.
  struct Reached {
    GroupIndex source = 0;
    std::uint32_t mark = 0;  ///< number of the start when it was reached
  };
  /// A group known to be true: the set it belongs to and the group whose lack made it so.
  struct Held {
    SetIndex set = 0;
    GroupIndex lack = 0;
    std::uint32_t mark = 0;
  };
  /// What the n-th set of a chain may lack, and then holds.
  struct Layer {
    std::vector<Reached> reached;
    std::vector<Held> held;
  };

  [[nodiscard]] bool done() {
    return pairs_ > kMostPairs || chains_.size() > kMostChains || watch_.passed();
  }
  Layer& layer(int sets) { return layers_[static_cast<std::size_t>(sets) - 1]; }

  void from(GroupIndex start) {
    ++mark_;
    held_now_ = {start};
    for (int sets = 2; sets <= kMostSetsInChain && !held_now_.empty() && !done(); ++sets) {
      lacking_now_.clear();
      for (const GroupIndex g : held_now_) {
        for (const GroupIndex h : table_.linked(g)) {
          Reached& reached = layer(sets).reached[h];
          if (reached.mark == mark_) continue;
          reached = {g, mark_};
          lacking_now_.push_back(h);
        }
      }
      if (sets >= kFewestSets) {
        for (const GroupIndex h : lacking_now_) {
          if (watch_.passed()) return;
          try_ends(start, h, sets);
        }
      }
      hold_what_follows(sets);
    }
  }

  void hold_what_follows(int sets) {
    held_now_.clear();
    for (const GroupIndex lack : lacking_now_) {
      for (const SetIndex set : table_.sets_with(lack)) {
        for (const GroupIndex g : table_.groups_of(table_.sets()[set])) {
          Held& held = layer(sets).held[g];
          if (g == lack || held.mark == mark_) continue;
          held = {set, lack, mark_};
          held_now_.push_back(g);
        }
      }
    }
  }

  void try_ends(GroupIndex start, GroupIndex end, int sets) {
    const DigitSet but{table_.digit(start), table_.digit(end)};
    for (const SetIndex a : table_.sets_with(start)) {
      for (const SetIndex b : table_.sets_with(end)) {
        ++pairs_;
        if (watch_.passed()) return;
        if (((table_.sets()[a].digits & table_.sets()[b].digits) - but).empty()) continue;
        const DigitSet removed = common_with_victims(table_, a, b, but);
        if (removed.empty() || a == b) continue;
        add({a, start, start}, {b, end, end}, sets, removed);
      }
    }
  }

  void add(const Part& first, const Part& last, int sets, DigitSet removed) {
    const std::uint64_t key = conclusions_key(table_, first.set, last.set, removed);
    const auto known = known_.find(key);
    if (known != known_.end() && chains_[known->second].sets < sets) return;
    Chain chain;
    chain.removed = removed;
    chain.sets = sets;
    chain.parts[0] = first;
    chain.parts[static_cast<std::size_t>(sets) - 1] = last;
    for (int n = sets; n > 2; --n) {
      const auto at = static_cast<std::size_t>(n) - 1;
      const GroupIndex out = layer(n).reached[chain.parts[at].in].source;
      const Held& held = layer(n - 1).held[out];
      chain.parts[at - 1] = {held.set, held.lack, out};
    }
    if (!measure(chain)) return;
    if (known == known_.end()) {
      known_.emplace(key, chains_.size());
      chains_.push_back(chain);
    } else if (is_simpler(chain, chains_[known->second])) {
      chains_[known->second] = chain;
    }
  }

  /// False when a set is used twice, or the chain is too large.
  bool measure(Chain& chain) const {
    for (std::size_t i = 0; i < static_cast<std::size_t>(chain.sets); ++i) {
      chain.cells += table_.sets()[chain.parts[i].set].size();
      for (std::size_t j = 0; j < i; ++j) {
        if (chain.parts[i].set == chain.parts[j].set) return false;
        chain.apart = chain.apart && !table_.share_cells(chain.parts[i].set, chain.parts[j].set);
      }
    }
    return chain.cells <= kMostCells;
  }

  const AlmostLockedSets& table_;
  base::Watch watch_;
  std::array<Layer, kMostSetsInChain> layers_;
  std::vector<GroupIndex> held_now_;
  std::vector<GroupIndex> lacking_now_;
  std::vector<Chain> chains_;
  std::unordered_map<std::uint64_t, std::size_t> known_;  // by conclusions, index into chains_
  std::uint32_t mark_ = 0;
  int pairs_ = 0;
};

model::Step step_for(const Position& position, const AlmostLockedSets& table, const Chain& chain) {
  AlsStep made(position);
  const std::span<const Part> parts(chain.parts.data(), static_cast<std::size_t>(chain.sets));
  for (const Part& part : parts) made.add_set(part.set);
  const Part& first = parts.front();
  const Part& last = parts.back();
  chain.removed.for_each([&](Digit z) { made.add_inside(first.set, z, table.digit(first.out)); });
  for (std::size_t i = 1; i < parts.size(); ++i) {
    made.add_restricted(parts[i - 1].out, parts[i].in);
    if (i + 1 < parts.size()) {
      made.add_inside(parts[i].set, table.digit(parts[i].in), table.digit(parts[i].out));
    }
  }
  chain.removed.for_each([&](Digit z) {
    made.add_inside(last.set, table.digit(last.in), z);
    made.eliminate({table.group(first.set, z), table.group(last.set, z)});
  });
  return made.take();
}

void find(const Position& position, StepSink& sink) {
  const auto& table = position.table<AlmostLockedSets>();
  for (const Chain& chain : Search(position, table).run()) {
    if (sink.add(step_for(position, table, chain))) return;
  }
}

std::string describe(const model::Step& step, const Words& words) {
  const DigitSet removed = removed_digits(step);
  std::vector<std::string> names;
  removed.for_each([&](Digit digit) { names.push_back(words.digit(digit)); });
  std::string text = "Each of these sets has one digit more than cells. If " +
                     set_words(step, words, 0) + " lacks " + Words::list(names, "or") +
                     ", it holds all its other digits";
  int number = 1;
  for (const model::Link& link : step.links) {
    if (link.strong) continue;
    text +=
        ", so " + set_words(step, words, number) + " loses " + words.digit(link.from.front().digit);
    ++number;
  }
  text += " and holds " + (removed.size() == 1 ? names[0] : std::string("that digit"));
  return text + ". So " + (removed.size() == 1 ? "" : "each of ") + words.digits(removed) +
         " is in the first or the last set.";
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "als_chain",
    .title = "ALS Chain",
    .family = Family::almost_locked,
    .cost = 320,
    .cost_per_size = 30,
    .smallest_size = kFewestSets,
    .idea =
        "In a row of groups of cells with one digit too many each takes a digit from the next, "
        "so if the first lacks a certain digit the last one holds it.",
    .look =
        "Line up groups of cells with one digit too many, each sharing with the next a digit that "
        "not both can hold. What the first and the last have in common goes from the cells that "
        "see it all.",
    .example = ".2.3.7...8.6...3.....86..5.5.....1.........6.394.7...8.1.598.....24.3............",
    .applies = applies_always,
    .find = find,
    .describe = describe,
    .summary = sum_up_almost_locked_sets,
};

}  // namespace omnidoku::logic::als_chain_technique
