// SPDX-License-Identifier: MIT
//
// A stem, of whose candidates one is true: those of a cell, or the places of a digit in a full
// house. Each of them takes its digit from an almost locked set, its petal. Soundness: the true
// candidate takes the digit from its petal, which then holds all its other digits; so if all petals
// have z, one of them holds z, and a cell that sees all places of z in all petals does not. Bounds:
// 2 to 5 petals for a cell, 3 or 4 for a house (with two it is an ALS-W-Wing); for each way a petal
// can hold z the smallest petal; kMostVisits combinations; of those with the same stem and
// conclusions the simplest alone.
#include <algorithm>
#include <unordered_map>

#include "base/bits.h"
#include "logic/sets/als_steps.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic::death_blossom_technique {

namespace {

using SetIndex = AlmostLockedSets::SetIndex;
using GroupIndex = AlmostLockedSets::GroupIndex;

/// Step::variant: whether the stem is a house, and above that three bits for each candidate of the
/// stem that say which set is its petal.
constexpr int kHouseStem = 1;
constexpr int kPetalBits = 3;
constexpr int kPetalMask = (1 << kPetalBits) - 1;

constexpr std::size_t kMostPetals = 5;
constexpr std::size_t kMostPlaces = 4;
constexpr int kMostVisits = 400'000;

struct Petal {
  SetIndex set = 0;
  GroupIndex loses = 0;  ///< what the stem's candidate takes
  GroupIndex holds = 0;  ///< z
};

struct Blossom {
  std::vector<Candidate> stem;
  std::vector<Petal> petals;  ///< one for each candidate of the stem
  int house = -1;             ///< the stem's house; -1 when it is a cell
  int cells = 0;
};

class Search {
 public:
  explicit Search(const Position& position)
      : position_(position),
        table_(position.table<AlmostLockedSets>()),
        watch_(position.watch()),
        groups_at_(position.structure().num_candidates()) {
    for (GroupIndex g = 0; g < table_.num_groups(); ++g) {
      for (const Cell cell : AlmostLockedSets::cells_of(table_.seen(g))) {
        groups_at_[position.structure().id({cell, table_.digit(g)})].push_back(g);
      }
    }
  }

  std::vector<Blossom> run() {
    position_.board().for_each_open([&](Cell cell) {
      stem_.clear();
      position_.candidates(cell).for_each([&](Digit digit) { stem_.push_back({cell, digit}); });
      if (stem_.size() >= 2 && stem_.size() <= kMostPetals) try_stem(-1);
    });
    const Structure& structure = position_.structure();
    for (std::size_t h = 0; h < structure.houses().size(); ++h) {
      if (!structure.house(h).full) continue;
      for (int d = 0; d < structure.num_digits(); ++d) {
        stem_.clear();
        for (const Cell cell :
             cells_at(structure.house(h), position_.board().places(h, Digit(d)))) {
          stem_.push_back({cell, Digit(d)});
        }
        if (stem_.size() >= 3 && stem_.size() <= kMostPlaces) try_stem(static_cast<int>(h));
      }
    }
    std::stable_sort(found_.begin(), found_.end(), [](const Blossom& p, const Blossom& q) {
      if (p.petals.size() != q.petals.size()) return p.petals.size() < q.petals.size();
      return p.cells < q.cells;
    });
    return std::move(found_);
  }

 private:
  /// Petals of the stem's i-th candidate that can hold each digit, for the digit at hand.
  void list_petals(Digit z) {
    for (std::size_t i = 0; i < stem_.size(); ++i) {
      petals_[i].clear();
      smallest_.clear();
      for (const GroupIndex loses : groups_at_[position_.structure().id(stem_[i])]) {
        if (table_.digit(loses) == z) continue;
        for (const SetIndex set : table_.sets_with(loses)) {
          if (!table_.sets()[set].digits.contains(z)) continue;
          const GroupIndex holds = table_.group(set, z);
          const auto [at, is_new] = smallest_.emplace(holds, petals_[i].size());
          if (is_new) {
            petals_[i].push_back({set, loses, holds});
          } else if (set < petals_[i][at->second].set) {  // small sets have small numbers
            petals_[i][at->second] = {set, loses, holds};
          }
        }
      }
    }
  }

  void try_stem(int house) {
    known_.clear();
    for (const Candidate candidate : stem_) {
      if (groups_at_[position_.structure().id(candidate)].empty()) return;
    }
    house_ = house;
    for (int d = 0; d < position_.structure().num_digits(); ++d) {
      if (position_.out_of_time()) return;
      list_petals(Digit(d));
      chosen_.clear();
      const auto words = position_.board().cells_with(Digit(d)).words();
      victims_[0].assign(words.begin(), words.end());
      choose();
    }
  }

  void choose() {
    const std::size_t depth = chosen_.size();
    if (depth == stem_.size()) {
      keep();
      return;
    }
    for (const Petal& petal : petals_[depth]) {
      if (++visits_ > kMostVisits || watch_.passed()) return;
      const CellWords seen = table_.seen(petal.holds);
      std::uint64_t any = 0;
      victims_[depth + 1].resize(seen.size());
      for (std::size_t w = 0; w < seen.size(); ++w) {
        any |= victims_[depth + 1][w] = victims_[depth][w] & seen[w];
      }
      if (any == 0) continue;
      chosen_.push_back(petal);
      choose();
      chosen_.pop_back();
    }
  }

  void keep() {
    const SetIndex first = chosen_.front().set;
    // One set for all would be a locked one.
    if (std::all_of(chosen_.begin(), chosen_.end(),
                    [&](const Petal& petal) { return petal.set == first; })) {
      return;
    }
    Blossom blossom{stem_, chosen_, house_, 0};
    for (const Petal& petal : chosen_) blossom.cells += table_.sets()[petal.set].size();
    std::uint64_t key = table_.digit(chosen_.front().holds).index() + 1;
    for (const std::uint64_t word : victims_[stem_.size()]) {
      key = (key ^ word) * 0x9e3779b97f4a7c15U;
      key ^= key >> 29;
    }
    const auto [at, is_new] = known_.emplace(key, found_.size());
    if (is_new) {
      found_.push_back(std::move(blossom));
    } else if (blossom.cells < found_[at->second].cells) {
      found_[at->second] = std::move(blossom);
    }
  }

  const Position& position_;
  const AlmostLockedSets& table_;
  base::Watch watch_;
  std::vector<std::vector<GroupIndex>> groups_at_;  // by candidate: groups of its digit it sees
  std::vector<Candidate> stem_;
  int house_ = -1;
  std::vector<Petal> petals_[kMostPetals];
  std::vector<Petal> chosen_;
  std::vector<std::uint64_t> victims_[kMostPetals + 1];
  std::unordered_map<GroupIndex, std::size_t> smallest_;
  std::unordered_map<std::uint64_t, std::size_t> known_;  // by conclusions, index into found_
  std::vector<Blossom> found_;
  int visits_ = 0;
};

model::Step step_for(const Position& position, const AlmostLockedSets& table,
                     const Blossom& blossom) {
  AlsStep made(position);
  std::vector<GroupIndex> ends;
  std::vector<SetIndex> sets;
  for (const Petal& petal : blossom.petals) {
    if (std::find(sets.begin(), sets.end(), petal.set) == sets.end()) {
      made.add_set(petal.set);
      sets.push_back(petal.set);
    }
    ends.push_back(petal.holds);
  }
  made.eliminate(ends);
  model::Step& step = made.step();
  if (blossom.house < 0) {
    const Cell stem = blossom.stem.front().cell;
    step.cells.insert(step.cells.begin(), stem);
    add_cell_premise(step, stem);
  } else {
    step.variant |= kHouseStem;
    add_house_premise(step, position.structure(), static_cast<std::size_t>(blossom.house),
                      blossom.stem.front().digit, model::HouseRole::link);
  }
  for (std::size_t i = 0; i < blossom.stem.size(); ++i) {
    const Candidate candidate = blossom.stem[i];
    mark(step, candidate, model::CandidateRole::stem);
    step.digits.insert(candidate.digit);
    const auto at = std::find(sets.begin(), sets.end(), blossom.petals[i].set) - sets.begin();
    model::Link link{{candidate}, {}, false};
    for (const Cell cell : AlmostLockedSets::cells_of(table.places(blossom.petals[i].loses))) {
      link.to.push_back({cell, candidate.digit});
    }
    step.links.push_back(std::move(link));
    step.variant |= static_cast<int>(at) << (1 + kPetalBits * static_cast<int>(i));
  }
  return made.take();
}

void find(const Position& position, StepSink& sink) {
  const auto& table = position.table<AlmostLockedSets>();
  for (const Blossom& blossom : Search(position).run()) {
    if (sink.add(step_for(position, table, blossom))) return;
  }
}

std::string describe(const model::Step& step, const Words& words) {
  const bool house_stem = (step.variant & kHouseStem) != 0;
  std::vector<std::string> cases;
  int petals = step.variant >> 1;
  for (const model::Link& link : step.links) {
    const Candidate candidate = link.from.front();
    cases.push_back((house_stem ? words.cell(candidate.cell) : words.digit(candidate.digit)) +
                    " from " + set_words(step, words, petals & kPetalMask));
    petals >>= kPetalBits;
  }
  const std::string start = house_stem ? "Each place of " + words.digits(step.digits) + " in " +
                                             words.houses(step, model::HouseRole::link) +
                                             " takes it from a set of cells that "
                                       : "Each candidate of " + words.cell(step.cells.front()) +
                                             " takes its digit from a set of cells that ";
  return start + "has one digit more than cells: " + Words::list(cases) +
         ". That set then holds all its other digits, so in any case one of these sets holds " +
         words.digits(removed_digits(step)) + ".";
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "death_blossom",
    .title = "Death Blossom",
    .family = Family::almost_locked,
    .cost = 350,
    .cost_per_size = 30,
    .smallest_size = 2,
    .idea =
        "Whatever a cell holds, it takes that digit from a group of cells with one digit too many, "
        "and each of these groups must then hold a certain digit.",
    .look =
        "Take a cell with few candidates as the stem. For each of them look for a group of cells "
        "that would lose it and have one digit too many. What all these groups then need goes from "
        "the cells that see it all.",
    .example = "...3.78.6.4..5...........515.........8.9..7....4....286.3..8....7.4.........2.91.",
    .applies = applies_always,
    .find = find,
    .describe = describe,
    .summary = sum_up_blossom,
};

}  // namespace omnidoku::logic::death_blossom_technique
