// SPDX-License-Identifier: MIT
//
// Two almost locked sets with the digits x and z, and a full house in which every place of x sees
// all places of x in one of the sets. Soundness: x is in one of these places and so not in the set
// that this place sees, which then holds all its other digits. So one of the sets holds z; a cell
// that sees all their places of z does not. (Two bivalue cells make this the W-Wing.)
// Bounds: for two sets and the digits they remove one house alone; kMostPairs pairs of sets.
#include <algorithm>
#include <unordered_map>

#include "base/bits.h"
#include "logic/sets/als_steps.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic::als_w_wing_technique {

namespace {

using SetIndex = AlmostLockedSets::SetIndex;
using GroupIndex = AlmostLockedSets::GroupIndex;

constexpr int kMostPairs = 1'000'000;

struct Wing {
  std::uint32_t house = 0;
  SetIndex a = 0;
  SetIndex b = 0;
  Digit x;
  DigitSet removed;
  int cells = 0;
};

/// A group and the places of its digit in the house at hand that see it.
struct Seen {
  GroupIndex group = 0;
  PlaceMask places = 0;
};

class Search {
 public:
  explicit Search(const Position& position)
      : position_(position), table_(position.table<AlmostLockedSets>()), watch_(position.watch()) {
    const auto digits = static_cast<std::size_t>(position.structure().num_digits());
    groups_of_digit_.resize(digits);
    for (GroupIndex g = 0; g < table_.num_groups(); ++g) {
      groups_of_digit_[table_.digit(g).index()].push_back(g);
    }
  }

  std::vector<Wing> run() {
    const Structure& structure = position_.structure();
    for (std::size_t h = 0; h < structure.houses().size(); ++h) {
      if (!structure.house(h).full) continue;
      for (int d = 0; d < structure.num_digits(); ++d) {
        if (!try_house(h, Digit(d))) break;
      }
    }
    std::stable_sort(wings_.begin(), wings_.end(),
                     [](const Wing& p, const Wing& q) { return p.cells < q.cells; });
    return std::move(wings_);
  }

 private:
  /// False when enough was looked at.
  bool try_house(std::size_t h, Digit x) {
    const PlaceMask all = position_.board().places(h, x);
    if (std::popcount(all) < 2) return true;
    const HouseInfo& house = position_.structure().house(h);
    seen_.clear();
    for (const GroupIndex group : groups_of_digit_[x.index()]) {
      const CellWords words = table_.seen(group);
      PlaceMask places = 0;
      base::for_each_bit(all, [&](int place) {
        const std::size_t cell = house.cells[static_cast<std::size_t>(place)].index();
        if ((words[cell / 64] >> (cell % 64) & 1U) != 0) places |= PlaceMask{1} << place;
      });
      if (places != 0 && places != all) seen_.push_back({group, places});
    }
    for (std::size_t i = 0; i < seen_.size(); ++i) {
      for (std::size_t j = i + 1; j < seen_.size(); ++j) {
        if (watch_.passed()) return false;
        if ((seen_[i].places | seen_[j].places) != all) continue;
        if (table_.are_linked(seen_[i].group, seen_[j].group)) continue;  // ALS-XZ
        if (!try_groups(h, x, seen_[i].group, seen_[j].group)) return false;
      }
    }
    return true;
  }

  bool try_groups(std::size_t h, Digit x, GroupIndex g, GroupIndex k) {
    for (const SetIndex a : table_.sets_with(g)) {
      for (const SetIndex b : table_.sets_with(k)) {
        if (++pairs_ > kMostPairs || watch_.passed()) return false;
        const int cells = table_.sets()[a].size() + table_.sets()[b].size();
        const DigitSet removed = common_with_victims(table_, a, b, DigitSet::single(x));
        if (cells == 2 || removed.empty() || table_.share_cells(a, b)) continue;
        DigitSet& known =
            known_[(std::uint64_t{std::min(a, b)} << 32) | std::uint64_t{std::max(a, b)}];
        if (known.contains_all(removed)) continue;
        known |= removed;
        wings_.push_back({static_cast<std::uint32_t>(h), a, b, x, removed, cells});
      }
    }
    return true;
  }

  const Position& position_;
  const AlmostLockedSets& table_;
  base::Watch watch_;
  std::vector<std::vector<GroupIndex>> groups_of_digit_;
  std::vector<Seen> seen_;
  std::vector<Wing> wings_;
  std::unordered_map<std::uint64_t, DigitSet> known_;
  int pairs_ = 0;
};

/// Arrows from the house's places to the set that they see; those that see both go to the first.
void add_house(const Position& position, const AlmostLockedSets& table, const Wing& wing,
               model::Step& step) {
  const Structure& structure = position.structure();
  add_house_premise(step, structure, wing.house, wing.x, model::HouseRole::link);
  const auto in_a = AlmostLockedSets::cells_of(table.places(table.group(wing.a, wing.x)));
  const auto in_b = AlmostLockedSets::cells_of(table.places(table.group(wing.b, wing.x)));
  model::Link to_a;
  model::Link to_b;
  for (const Cell cell : in_a) to_a.to.push_back({cell, wing.x});
  for (const Cell cell : in_b) to_b.to.push_back({cell, wing.x});
  const PlaceMask places = position.board().places(wing.house, wing.x);
  for (const Cell cell : cells_at(structure.house(wing.house), places)) {
    const bool sees_a = std::all_of(in_a.begin(), in_a.end(),
                                    [&](Cell other) { return structure.sees(cell, other); });
    (sees_a ? to_a : to_b).from.push_back({cell, wing.x});
    mark(step, {cell, wing.x}, model::CandidateRole::off);
  }
  step.links.push_back(to_a);
  step.links.push_back(to_b);
}

model::Step step_for(const Position& position, const AlmostLockedSets& table, const Wing& wing) {
  AlsStep made(position);
  made.add_set(wing.a);
  made.add_set(wing.b);
  made.step().digits = DigitSet::single(wing.x);
  add_house(position, table, wing, made.step());
  wing.removed.for_each([&](Digit digit) {
    made.add_inside(wing.a, wing.x, digit);
    made.add_inside(wing.b, wing.x, digit);
    made.eliminate({table.group(wing.a, digit), table.group(wing.b, digit)});
  });
  return made.take();
}

void find(const Position& position, StepSink& sink) {
  const auto& table = position.table<AlmostLockedSets>();
  for (const Wing& wing : Search(position).run()) {
    if (sink.add(step_for(position, table, wing))) return;
  }
}

std::string describe(const model::Step& step, const Words& words) {
  return Words::capital(set_words(step, words, 0)) + " and " + set_words(step, words, 1) +
         " each have one digit more than cells. Wherever " + words.digits(step.digits) + " is in " +
         words.houses(step, model::HouseRole::link) +
         ", it takes the digit from one of them, which then needs all its other digits. So " +
         one_of_two_sets(step, words) + ".";
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "als_w_wing",
    .title = "ALS-W-Wing",
    .family = Family::almost_locked,
    .cost = 280,
    .idea =
        "A house takes a digit from one of two groups of cells with one digit too many, wherever "
        "the digit is; the group it takes it from must hold all its others.",
    .look =
        "Look for two groups of cells with one digit too many that share two digits. If a house "
        "has places for the one digit only where they see a group, the other goes from cells that "
        "see all its places.",
    .example = "...3.78.6.4..5...........515.........8.9..7....4....286.3..8....7.4.........2.91.",
    .applies = applies_with_full_house,
    .find = find,
    .describe = describe,
    .summary = sum_up_almost_locked_sets,
};

}  // namespace omnidoku::logic::als_w_wing_technique
