// SPDX-License-Identifier: MIT
//
// Two almost locked sets with a restricted common x: all places of x in the one see all those in
// the other. Soundness: only one of the two sets holds x. The other one has as many digits left as
// cells, so it holds every digit z that both have; a cell that sees all their places of z does not.
// With a second restricted common y (doubly linked) one set holds x and the other y. Then x and y
// are each in one of the sets, and each set holds all its other digits: every one of these goes
// from the cells that see all its places. (Sets that share cells would do as well, but are hard to
// follow; they are left to longer chains.)
#include <algorithm>

#include "logic/sets/als_steps.h"

namespace omnidoku::logic::als_xz_technique {

namespace {

using SetIndex = AlmostLockedSets::SetIndex;
using GroupIndex = AlmostLockedSets::GroupIndex;

enum Variant { single, doubly };

struct Found {
  SetIndex a = 0;
  SetIndex b = 0;
  DigitSet restricted;
  DigitSet removed;   ///< single: the digits z
  bool apart = true;  ///< the sets share no cell
  int cells = 0;
};

/// Whether a doubly linked pair removes something.
bool removes_more(const AlmostLockedSets& table, const Found& pair) {
  bool some = false;
  pair.restricted.for_each([&](Digit digit) {
    some = some || table.have_common_victim(table.group(pair.a, digit), table.group(pair.b, digit));
  });
  for (const SetIndex set : {pair.a, pair.b}) {
    (table.sets()[set].digits - pair.restricted).for_each([&](Digit digit) {
      const GroupIndex group = table.group(set, digit);
      some = some || table.have_common_victim(group, group);
    });
  }
  return some;
}

/// Pairs that remove something, small sets first.
std::vector<Found> search(const Position& position, const AlmostLockedSets& table) {
  std::vector<Found> result;
  base::Watch watch = position.watch();
  for (GroupIndex g = 0; g < table.num_groups() && !watch.passed(); ++g) {
    const Digit x = table.digit(g);
    for (const GroupIndex h : table.linked(g)) {
      if (h < g) continue;
      for (const SetIndex a : table.sets_with(g)) {
        for (const SetIndex b : table.sets_with(h)) {
          if (watch.passed()) break;
          const DigitSet common = table.sets()[a].digits & table.sets()[b].digits;
          if (common.size() < 2) continue;
          Found pair{a, b, table.restricted_commons(a, b), {}, true, 0};
          if (pair.restricted.first() != x) continue;  // comes up once for each
          pair.apart = !table.share_cells(a, b);
          pair.cells = table.sets()[a].size() + table.sets()[b].size();
          if (pair.restricted.size() == 1) {
            pair.removed = common_with_victims(table, a, b, pair.restricted);
            if (!pair.removed.empty()) result.push_back(pair);
          } else if (pair.cells > 2 && removes_more(table, pair)) {
            result.push_back(pair);
          }
        }
      }
    }
  }
  std::stable_sort(result.begin(), result.end(), [](const Found& p, const Found& q) {
    return p.apart != q.apart ? p.apart : p.cells < q.cells;
  });
  return result;
}

model::Step step_for(const Position& position, const AlmostLockedSets& table, const Found& pair) {
  AlsStep made(position);
  made.add_set(pair.a);
  made.add_set(pair.b);
  pair.restricted.for_each([&](Digit digit) {
    made.add_restricted(table.group(pair.a, digit), table.group(pair.b, digit));
  });
  if (pair.restricted.size() == 1) {
    pair.removed.for_each([&](Digit digit) {
      made.eliminate({table.group(pair.a, digit), table.group(pair.b, digit)});
    });
    return made.take();
  }
  made.step().variant = doubly;
  pair.restricted.for_each([&](Digit digit) {
    made.eliminate({table.group(pair.a, digit), table.group(pair.b, digit)});
  });
  for (const SetIndex set : {pair.a, pair.b}) {
    (table.sets()[set].digits - pair.restricted).for_each([&](Digit digit) {
      made.eliminate({table.group(set, digit)});
    });
  }
  return made.take();
}

void find(const Position& position, StepSink& sink) {
  const auto& table = position.table<AlmostLockedSets>();
  for (const Found& pair : search(position, table)) {
    if (sink.add(step_for(position, table, pair))) return;
  }
}

std::string describe(const model::Step& step, const Words& words) {
  const std::string sets = Words::capital(set_words(step, words, 0)) + " and " +
                           set_words(step, words, 1) + " each have one digit more than cells. ";
  if (step.variant == doubly) {
    return sets + "Each of the digits " + words.digits(step.digits) +
           " can be in only one of them, so each set loses one of these and holds all its other "
           "digits.";
  }
  return sets + "Only one of them can hold " + words.digits(step.digits) +
         ", because its places there see each other; the other set then needs all its other "
         "digits. So " +
         one_of_two_sets(step, words) + ".";
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "als_xz",
    .title = "ALS-XZ",
    .family = Family::almost_locked,
    .cost = 260,
    .idea =
        "Two groups of cells have one digit too many each; a digit that only one of them can hold "
        "forces the other to use all it has left.",
    .look =
        "Look for two groups of cells, each in a house with one digit more than cells. If a digit "
        "of both can be in only one of them, another digit that both share goes from the cells "
        "that see all its places.",
    .example = ".2.3.7...8.6...3.....86..5.5.....1.........6.394.7...8.1.598.....24.3............",
    .applies = applies_always,
    .find = find,
    .describe = describe,
    .summary = sum_up_almost_locked_pair,
};

}  // namespace omnidoku::logic::als_xz_technique
