// SPDX-License-Identifier: MIT
//
// Three almost locked sets: a pivot that has a restricted common x with one set and another one, y,
// with a second set; both of these have z. Soundness: the pivot lacks at most one digit, so it
// holds x or y. The set that it takes this digit from holds all its others, z among them; a cell
// that sees all places of z in both sets cannot be z. Sets may share cells, but
// those that do not come first. Bounds: for two sets
// and the digits they remove the smallest pivot alone; kMostPairs pairs of sets are looked at,
// small pivots first.
#include <algorithm>
#include <unordered_map>

#include "logic/sets/als_steps.h"

namespace omnidoku::logic::als_xy_wing_technique {

namespace {

using SetIndex = AlmostLockedSets::SetIndex;
using GroupIndex = AlmostLockedSets::GroupIndex;

constexpr int kMostPairs = 2'000'000;

struct Wing {
  SetIndex pivot = 0;
  SetIndex a = 0;
  SetIndex b = 0;
  Digit x;
  Digit y;
  DigitSet removed;
  bool apart = true;  ///< the sets share no cells
  int cells = 0;
};

bool is_simpler(const Wing& a, const Wing& b) {
  return a.apart != b.apart ? a.apart : a.cells < b.cells;
}

struct Arm {
  SetIndex set = 0;
  Digit digit;
};

class Search {
 public:
  Search(const Position& position, const AlmostLockedSets& table)
      : table_(table), watch_(position.watch()) {}

  std::vector<Wing> run() {
    for (SetIndex pivot = 0; pivot < table_.sets().size(); ++pivot) {
      if (!try_pivot(pivot)) break;
    }
    std::stable_sort(wings_.begin(), wings_.end(), is_simpler);
    return std::move(wings_);
  }

 private:
  /// False when enough was looked at.
  bool try_pivot(SetIndex pivot) {
    arms_.clear();
    for (const GroupIndex group : table_.groups_of(table_.sets()[pivot])) {
      for (const GroupIndex linked : table_.linked(group)) {
        for (const SetIndex set : table_.sets_with(linked)) {
          arms_.push_back({set, table_.digit(group)});
        }
      }
    }
    for (std::size_t i = 0; i < arms_.size(); ++i) {
      for (std::size_t j = i + 1; j < arms_.size(); ++j) {
        if (++pairs_ > kMostPairs || watch_.passed()) return false;
        try_arms(pivot, arms_[i], arms_[j]);
      }
    }
    return true;
  }

  void try_arms(SetIndex pivot, Arm p, Arm q) {
    if (p.digit == q.digit || p.set == q.set) return;
    DigitSet removed = common_with_victims(table_, p.set, q.set, DigitSet{p.digit, q.digit});
    if (removed.empty()) return;
    const Wing wing{
        pivot,
        p.set,
        q.set,
        p.digit,
        q.digit,
        removed,
        !table_.share_cells(p.set, q.set) && !table_.share_cells(p.set, pivot) &&
            !table_.share_cells(q.set, pivot),
        table_.sets()[pivot].size() + table_.sets()[p.set].size() + table_.sets()[q.set].size()};
    const auto [at, is_new] =
        known_.emplace(conclusions_key(table_, p.set, q.set, removed), wings_.size());
    if (is_new) {
      wings_.push_back(wing);
    } else if (is_simpler(wing, wings_[at->second])) {
      wings_[at->second] = wing;
    }
  }

  const AlmostLockedSets& table_;
  base::Watch watch_;
  std::vector<Arm> arms_;
  std::vector<Wing> wings_;
  std::unordered_map<std::uint64_t, std::size_t> known_;  // by conclusions, index into wings_
  int pairs_ = 0;
};

model::Step step_for(const Position& position, const AlmostLockedSets& table, const Wing& wing) {
  AlsStep made(position);
  made.add_set(wing.pivot);
  made.add_set(wing.a);
  made.add_set(wing.b);
  made.add_restricted(table.group(wing.a, wing.x), table.group(wing.pivot, wing.x));
  made.add_restricted(table.group(wing.pivot, wing.y), table.group(wing.b, wing.y));
  made.add_inside(wing.pivot, wing.x, wing.y);
  wing.removed.for_each([&](Digit digit) {
    made.add_inside(wing.a, digit, wing.x);
    made.add_inside(wing.b, wing.y, digit);
    made.eliminate({table.group(wing.a, digit), table.group(wing.b, digit)});
  });
  return made.take();
}

void find(const Position& position, StepSink& sink) {
  const auto& table = position.table<AlmostLockedSets>();
  for (const Wing& wing : Search(position, table).run()) {
    if (sink.add(step_for(position, table, wing))) return;
  }
}

std::string describe(const model::Step& step, const Words& words) {
  const std::string x = words.digit(step.links[0].from.front().digit);
  const std::string y = words.digit(step.links[1].from.front().digit);
  return Words::capital(set_words(step, words, 0)) +
         " has one digit more than cells, so it holds " + x + " or " + y + ". If it holds " + x +
         ", " + set_words(step, words, 1) + " loses it and needs all its other digits; if " + y +
         ", the same holds for " + set_words(step, words, 2) + ". So in any case " +
         one_of_two_sets(step, words) + ".";
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "als_xy_wing",
    .title = "ALS-XY-Wing",
    .family = Family::almost_locked,
    .cost = 290,
    .idea =
        "A group of cells with one digit too many takes a digit from one of two other such groups; "
        "whichever it is, that group must hold a certain digit.",
    .look =
        "Look for a group of cells with one digit too many. If two other such groups each share "
        "with it a digit that not both can hold, what these two have in common goes from the cells "
        "that see it all.",
    .example = "...3.78.6.4..5...........515.........8.9..7....4....286.3..8....7.4.........2.91.",
    .applies = applies_always,
    .find = find,
    .describe = describe,
    .summary = sum_up_almost_locked_sets,
};

}  // namespace omnidoku::logic::als_xy_wing_technique
