// SPDX-License-Identifier: MIT
#include "engine/vector/form.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <set>
#include <utility>

#include "base/bits.h"
#include "base/kernels.h"
#include "engine/tables.h"

namespace omnidoku::engine {

namespace {

using vector::HouseGroup;
using vector::LookUp;
using vector::Picks;
using vector::Segmentation;

constexpr std::uint16_t kNoCell = vector::kGroupCells - 1;
constexpr std::uint16_t kNoHouse = vector::kGroupHouses - 1;
constexpr std::uint16_t kNoSegment = vector::kSegments - 1;
constexpr std::uint8_t kNoPlace = 0x80;
constexpr std::size_t kMostRestCells = 3;  ///< of a segment that one house has by itself

template <std::size_t num_rows, unsigned count>
void fill(Picks<count> (&rows)[num_rows], std::uint16_t value) {
  for (Picks<count>& row : rows) std::fill(std::begin(row.lane), std::end(row.lane), value);
}

/// Adds to `all` the look-ups of a row of lanes.
template <unsigned count>
void add_look_ups(Picks<count>& picks, std::uint16_t nothing, std::vector<LookUp>& all) {
  constexpr std::uint16_t kNotUsed = vector::kGroupCells;
  for (std::size_t part = 0; part < count / vector::kLanes; ++part) {
    const std::size_t begin = all.size();
    for (std::size_t i = 0; i < vector::kLanes; ++i) {
      const std::uint16_t lane = picks.lane[part * vector::kLanes + i];
      if (lane == nothing) continue;
      const std::size_t eight = i / vector::kEight;
      const auto first_lane = static_cast<std::uint16_t>(lane - lane % vector::kEight);
      std::size_t k = begin;
      while (k < all.size() && all[k].first_lane[eight] != first_lane &&
             all[k].first_lane[eight] != kNotUsed)
        ++k;
      if (k == all.size()) {
        LookUp& added = all.emplace_back();
        std::fill(std::begin(added.place), std::end(added.place), kNoPlace);
        std::fill(std::begin(added.first_lane), std::end(added.first_lane), kNotUsed);
      }
      all[k].first_lane[eight] = first_lane;
      const auto place = static_cast<std::uint8_t>(2 * (lane - first_lane));
      all[k].place[2 * i] = place;
      all[k].place[2 * i + 1] = static_cast<std::uint8_t>(place + 1);
    }
    for (LookUp& added : std::span(all).subspan(begin))
      std::replace(std::begin(added.first_lane), std::end(added.first_lane), kNotUsed,
                   std::uint16_t{0});
    picks.num_look_ups[part] = static_cast<std::uint8_t>(all.size() - begin);
  }
}

/// Visits every row of lanes of a group that is looked up, with what says that a lane has nothing.
template <class Visit>
void for_each_row(HouseGroup& group, Visit&& visit) {
  const auto visit_all = [&](auto& rows, std::uint16_t nothing) {
    for (auto& row : rows) visit(row, nothing);
  };
  visit_all(group.cell, kNoCell);
  visit_all(group.house_of, kNoHouse);
  for (Segmentation& segmentation : std::span(group.segmentations).first(group.num_segmentations)) {
    visit_all(segmentation.cell, kNoCell);
    for (auto& others : segmentation.others) visit_all(others, kNoSegment);
    visit_all(segmentation.segment_of, kNoSegment);
  }
}

/// Bits for the cell lanes of a group.
struct LaneSet {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
  void insert(std::size_t lane) { (lane < 64 ? low : high) |= std::uint64_t{1} << (lane & 63U); }
  [[nodiscard]] bool empty() const { return (low | high) == 0; }
  [[nodiscard]] std::size_t size() const {
    return static_cast<std::size_t>(count_digits(low)) +
           static_cast<std::size_t>(count_digits(high));
  }
  [[nodiscard]] LaneSet operator&(LaneSet other) const {
    return {low & other.low, high & other.high};
  }
  [[nodiscard]] LaneSet operator-(LaneSet other) const {
    return {low & ~other.low, high & ~other.high};
  }
  template <class Visit>
  void for_each(Visit&& visit) const {
    base::for_each_bit(low, [&](int bit) { visit(static_cast<std::uint16_t>(bit)); });
    base::for_each_bit(high, [&](int bit) { visit(static_cast<std::uint16_t>(bit + 64)); });
  }
};

/// Cells that one house shares with another, or has by itself.
struct Segment {
  LaneSet cells;
  std::size_t house[2] = {kNoHouse, kNoHouse};
};

/// Cuts the houses of a group into segments, two families of houses at a time. The houses of a
/// family have no cell in common.
class Cutter {
 public:
  Cutter(HouseGroup& group, const std::vector<LaneSet>& houses)
      : group_(group), houses_(houses), cut_(houses.size() * houses.size(), false) {}

  /// Per pair of houses: whether what they share is a segment.
  std::vector<bool> run() {
    for (std::size_t house = 0; house < houses_.size(); ++house) {
      const auto fits = [&](const std::vector<std::size_t>& family) {
        return std::all_of(family.begin(), family.end(), [&](std::size_t other) {
          return (houses_[house] & houses_[other]).empty();
        });
      };
      const auto found = std::find_if(families_.begin(), families_.end(), fits);
      (found == families_.end() ? families_.emplace_back() : *found).push_back(house);
    }
    for (std::size_t i = 0; i < families_.size(); ++i) {
      for (std::size_t j = i + 1; j < families_.size(); ++j) cut(families_[i], families_[j]);
    }
    close_segmentation();
    return cut_;
  }

 private:
  void cut(const std::vector<std::size_t>& first, const std::vector<std::size_t>& second) {
    std::vector<Segment> segments;
    bool useful = false;
    for (const std::size_t a : first) {
      for (const std::size_t b : second) {
        const LaneSet shared = houses_[a] & houses_[b];
        if (shared.empty()) continue;
        useful = useful || shared.size() > 1;
        segments.push_back({shared, {a, b}});
      }
    }
    if (!useful) return;
    add_rests(first, second, 0, segments);
    add_rests(second, first, 1, segments);
    if (segments.size() >= vector::kSegments || !fits_lists(segments)) return;
    // A cell is in one segment at most of each two families.
    if (segments_.size() + segments.size() >= vector::kSegments ||
        starts_.size() == vector::kMostSegmentsOfCell)
      close_segmentation();
    if (group_.num_segmentations == vector::kMostSegmentations) return;
    segments_.insert(segments_.end(), segments.begin(), segments.end());
    starts_.push_back(segments_.size());
    for (const std::size_t a : first) {
      for (const std::size_t b : second) {
        cut_[a * houses_.size() + b] = true;
        cut_[b * houses_.size() + a] = true;
      }
    }
  }

  /// What houses of one family have outside all of the other.
  void add_rests(const std::vector<std::size_t>& family, const std::vector<std::size_t>& others,
                 int side, std::vector<Segment>& segments) const {
    for (const std::size_t house : family) {
      LaneSet rest = houses_[house];
      for (const std::size_t other : others) rest = rest - houses_[other];
      Segment segment;
      segment.house[side] = house;
      rest.for_each([&](std::uint16_t lane) {
        segment.cells.insert(lane);
        if (segment.cells.size() < kMostRestCells) return;
        segments.push_back(segment);
        segment.cells = {};
      });
      if (!segment.cells.empty()) segments.push_back(segment);
    }
  }

  [[nodiscard]] static bool fits_lists(const std::vector<Segment>& segments) {
    for (const int side : {0, 1}) {
      for (const Segment& one : segments) {
        const auto same =
            std::count_if(segments.begin(), segments.end(), [&](const Segment& other) {
              return one.house[side] != kNoHouse && other.house[side] == one.house[side];
            });
        if (same > vector::kMostOtherSegments || one.cells.size() > vector::kMostSegmentCells)
          return false;
      }
    }
    return true;
  }

  void close_segmentation() {
    if (segments_.empty() || group_.num_segmentations == vector::kMostSegmentations) return;
    Segmentation& segmentation = group_.segmentations[group_.num_segmentations++];
    fill(segmentation.cell, kNoCell);
    fill(segmentation.others[0], kNoSegment);
    fill(segmentation.others[1], kNoSegment);
    fill(segmentation.segment_of, kNoSegment);
    std::memset(segmentation.needs, 0, sizeof segmentation.needs);
    unsigned segments_of[vector::kGroupCells] = {};
    std::size_t begin = 0;
    for (const std::size_t end : starts_) {  // segments of the same two families
      for (std::size_t i = begin; i < end; ++i) {
        const Segment& segment = segments_[i];
        unsigned count = 0;
        segment.cells.for_each([&](std::uint16_t lane) {
          segmentation.cell[count++].lane[i] = lane;
          unsigned& of_cell = segments_of[lane];
          segmentation.segment_of[of_cell++].lane[lane] = static_cast<std::uint16_t>(i);
          segmentation.most_segments = std::max(segmentation.most_segments, of_cell);
        });
        segmentation.most_cells = std::max(segmentation.most_cells, count);
        for (const int side : {0, 1}) {
          const std::size_t house = segment.house[side];
          if (house == kNoHouse) continue;
          segmentation.needs[side][i] = 0xFFFF;
          unsigned others = 0;
          for (std::size_t j = begin; j < end; ++j) {
            if (j == i || segments_[j].house[side] != house) continue;
            segmentation.others[side][others++].lane[i] = static_cast<std::uint16_t>(j);
          }
          segmentation.most_others[side] = std::max(segmentation.most_others[side], others);
        }
      }
      begin = end;
    }
    segments_.clear();
    starts_.clear();
  }

  HouseGroup& group_;
  const std::vector<LaneSet>& houses_;
  std::vector<bool> cut_;
  std::vector<std::vector<std::size_t>> families_;
  std::vector<Segment> segments_;    ///< of the segmentation that is being filled
  std::vector<std::size_t> starts_;  ///< where those of two families end
};

/// The houses of one group: from the first that is in none, ever the next that adds the fewest
/// cells, while there are no more cells than a grid of so many digits has.
std::vector<Index> grow_group(const Lists& houses, std::size_t num_digits,
                              std::vector<bool>& is_grouped,
                              std::vector<unsigned>& houses_of_cell) {
  std::vector<Index> members;
  const std::size_t most_cells = num_digits * num_digits;
  std::size_t num_cells = 0;
  std::vector<std::size_t> added(houses.size(), num_digits);  // per house: cells not in the group
  const auto is_crowded = [&](std::span<const Index> cells) {
    return std::any_of(cells.begin(), cells.end(), [&](Index cell) {
      return houses_of_cell[cell] == vector::kMostHousesOfCell;
    });
  };
  while (members.size() + 1 < vector::kGroupHouses) {
    Index best = kNone;
    for (Index house = 0; house < houses.size(); ++house) {
      if (is_grouped[house] || num_cells + added[house] > most_cells) continue;
      // All but the first share a cell with those before.
      if (!members.empty() && added[house] == num_digits) continue;
      if (best != kNone && added[house] >= added[best]) continue;
      if (!is_crowded(houses[house])) best = house;
    }
    if (best == kNone) return members;
    members.push_back(best);
    is_grouped[best] = true;
    num_cells += added[best];
    for (const Index cell : houses[best]) ++houses_of_cell[cell];
    for (Index house = 0; house < houses.size(); ++house) {
      if (is_grouped[house]) continue;
      const std::span<const Index> cells = houses[house];
      added[house] = static_cast<std::size_t>(std::count_if(
          cells.begin(), cells.end(), [&](Index cell) { return houses_of_cell[cell] == 0; }));
    }
  }
  return members;
}

std::shared_ptr<const HouseGroups> house_groups_of(const Tables<std::uint16_t>& tables) {
  Lists houses;
  for (const Index house : tables.full_houses) {
    const std::span<const Index> cells = tables.house_cells[house];
    houses.items.insert(houses.items.end(), cells.begin(), cells.end());
    houses.close();
  }
  return HouseGroups::kept().find(
      [&](const HouseGroups& one) {
        return one.is_of(houses, tables.num_variables, tables.num_digits);
      },
      [&] {
        return std::make_shared<const HouseGroups>(std::move(houses), tables.num_variables,
                                                   tables.num_digits);
      });
}

}  // namespace

base::RecentCache<HouseGroups>& HouseGroups::kept() {
  constexpr std::size_t kMostKept = 8;
  static base::RecentCache<HouseGroups> cache(kMostKept);
  return cache;
}

HouseGroups::HouseGroups(Lists of_houses, Index num_variables, int num_digits)
    : groups_of(num_variables, 0),
      groups_of_house(of_houses.size(), 0),
      houses_(std::move(of_houses)),
      num_digits_(num_digits),
      cut_(houses_.size() * houses_.size(), false) {
  add_groups();
  list_look_ups();
}

void HouseGroups::add_groups() {
  const Lists& houses = houses_;
  const std::size_t num_variables = groups_of.size();
  std::vector<bool> is_grouped(houses.size(), false);
  while (groups.size() < kMostGroups) {
    std::vector<unsigned> houses_of_cell(num_variables, 0);
    std::vector<Index> members =
        grow_group(houses, static_cast<std::size_t>(num_digits_), is_grouped, houses_of_cell);
    if (members.empty()) return;
    // Houses of other groups that lie wholly within this one count here too.
    for (Index house = 0; house < houses.size() && members.size() + 1 < vector::kGroupHouses;
         ++house) {
      const std::span<const Index> cells = houses[house];
      if (std::find(members.begin(), members.end(), house) == members.end() &&
          std::all_of(cells.begin(), cells.end(), [&](Index cell) {
            return houses_of_cell[cell] != 0 && houses_of_cell[cell] < vector::kMostHousesOfCell;
          })) {
        members.push_back(house);
        for (const Index cell : cells) ++houses_of_cell[cell];
      }
    }
    add_group(members);
  }
}

/// The rows point to them once they stay where they lie.
void HouseGroups::list_look_ups() {
  for (HouseGroup& group : groups) {
    for_each_row(group, [&](auto& picks, std::uint16_t nothing) {
      add_look_ups(picks, nothing, look_ups_);
    });
  }
  const LookUp* next = look_ups_.data();
  for (HouseGroup& group : groups) {
    for_each_row(group, [&](auto& picks, std::uint16_t /*nothing*/) {
      for (std::size_t part = 0; part < std::size(picks.look_ups); ++part) {
        picks.look_ups[part] = next;
        next += picks.num_look_ups[part];
      }
    });
  }
}

void HouseGroups::add_group(const std::vector<Index>& members) {
  const Lists& houses = houses_;
  const auto num_variables = static_cast<Index>(groups_of.size());
  std::vector<bool> has_cell(num_variables, false);
  for (const Index member : members) {
    for (const Index cell : houses[member]) has_cell[cell] = true;
  }
  const std::uint64_t bit = std::uint64_t{1} << groups.size();
  HouseGroup& group = groups.emplace_back();
  fill(group.cell, kNoCell);
  fill(group.house_of, kNoHouse);
  std::memset(group.needs, 0, sizeof group.needs);
  std::memset(group.is_cell, 0, sizeof group.is_cell);
  std::vector<Index> lane_of(num_variables, kNone);
  for (Index variable = 0; variable < num_variables; ++variable) {
    if (!has_cell[variable]) continue;
    lane_of[variable] = static_cast<Index>(group.num_cells);
    group.variable[group.num_cells] = variable;
    group.is_cell[group.num_cells++] = 0xFFFF;
    groups_of[variable] |= bit;
  }
  // The masks of a state fill just as many registers as the cells of a group.
  group.in_order = num_variables < vector::kGroupCells &&
                   num_variables > vector::kGroupCells - vector::kLanes &&
                   group.variable[group.num_cells - 1] == static_cast<Index>(group.num_cells) - 1;
  unsigned houses_of[vector::kGroupCells] = {};
  std::vector<LaneSet> sets(members.size());
  for (std::size_t i = 0; i < members.size(); ++i) {
    groups_of_house[members[i]] |= bit;
    group.needs[i] = base::low_bits<std::uint16_t>(num_digits_);
    group.house[i] = members[i];
    unsigned count = 0;
    for (const Index cell : houses[members[i]]) {
      const Index lane = lane_of[cell];
      sets[i].insert(lane);
      group.cell[count++].lane[i] = static_cast<std::uint16_t>(lane);
      group.house_of[houses_of[lane]++].lane[lane] = static_cast<std::uint16_t>(i);
      group.most_houses = std::max(group.most_houses, houses_of[lane]);
    }
    group.most_cells = std::max(group.most_cells, count);
  }
  const std::vector<bool> cut = Cutter(group, sets).run();
  for (std::size_t i = 0; i < members.size(); ++i) {
    for (std::size_t k = 0; k < members.size(); ++k) {
      if (cut[i * members.size() + k])
        cut_[std::size_t{members[i]} * groups_of_house.size() + members[k]] = true;
    }
  }
}

VectorForm::VectorForm(const Tables<std::uint16_t>& tables)
    : kernels(&vector_kernel()),
      houses(house_groups_of(tables)),
      full_(tables.houses.size(), kNone) {
  for (Index i = 0; i < tables.full_houses.size(); ++i) full_[tables.full_houses[i]] = i;
  find_other_peers(tables);
  find_covered(tables);
  list_marks(tables);
}

void VectorForm::find_other_peers(const Tables<std::uint16_t>& tables) {
  std::vector<Index> seen(tables.num_variables, kNone);
  for (Index variable = 0; variable < tables.num_variables; ++variable) {
    for (const Index house : tables.houses_of[variable]) {
      if (full_[house] == kNone || houses->groups_of_house[full_[house]] == 0) continue;
      for (const Index cell : tables.house_cells[house]) seen[cell] = variable;
    }
    for (const Index peer : tables.peers[variable]) {
      if (seen[peer] != variable) other_peers.items.push_back(peer);
    }
    other_peers.close();
  }
}

/// Houses in a group; and their overlaps, where all of them have become segments or concern sets of
/// digits, which look at those themselves.
void VectorForm::find_covered(const Tables<std::uint16_t>& tables) {
  covered.assign((tables.propagators.size() + 63) / 64, 0);
  std::set<std::vector<Index>> scopes;
  for (Index i = 0; i < tables.primitive_variables.size(); ++i) {
    if (tables.sum_forms[i] != SumForm::sets) continue;
    const std::span<const Index> variables = tables.primitive_variables[i];
    std::vector<Index> scope(variables.begin(), variables.end());
    std::sort(scope.begin(), scope.end());
    scopes.insert(std::move(scope));
  }
  std::vector<bool> has_sets;  // per house
  for (Index house = 0; house < tables.houses.size(); ++house) {
    const std::span<const Index> cells = tables.house_cells[house];
    has_sets.push_back(scopes.count({cells.begin(), cells.end()}) != 0);
  }
  const auto is_covered_house = [&](Index house) {
    return full_[house] == kNone ? has_sets[house] : houses->groups_of_house[full_[house]] != 0;
  };
  const auto cut = [&](Index a, Index b) {
    if (full_[a] != kNone && full_[b] != kNone) return houses->cuts(full_[a], full_[b]);
    return has_sets[a] || has_sets[b];
  };
  std::vector<Index> shared(tables.houses.size(), 0);
  for (Index i = 0; i < tables.propagators.size(); ++i) {
    const Propagator<std::uint16_t>& propagator = tables.propagators[i];
    const Index house = propagator.item;
    bool is_covered = false;
    if (propagator.kind->covers() == Covers::house) {
      is_covered = is_covered_house(house);
    } else if (propagator.kind->covers() == Covers::overlaps && is_covered_house(house)) {
      std::fill(shared.begin(), shared.end(), 0);
      for (const Index cell : tables.house_cells[house]) {
        for (const Index other : tables.houses_of[cell]) ++shared[other];
      }
      is_covered = true;
      for (Index other = 0; other < tables.houses.size() && is_covered; ++other)
        is_covered = other == house || shared[other] < 2 || cut(house, other);
    }
    if (is_covered) covered[i / 64] |= std::uint64_t{1} << (i % 64);
  }
}

void VectorForm::list_marks(const Tables<std::uint16_t>& tables) {
  const std::size_t num_words = covered.size();
  marks.assign(std::size_t{tables.num_variables} * num_words, 0);
  for (Index variable = 0; variable < tables.num_variables; ++variable) {
    const EventMarks& of = tables.marks[variable];
    std::uint64_t* words = marks.data() + std::size_t{variable} * num_words;
    for (Index i = of.begin[0]; i != of.begin[kNumEvents]; ++i)
      words[tables.mark_words[i].word] |= tables.mark_words[i].bits;
    for (std::size_t word = 0; word < num_words; ++word) words[word] &= ~covered[word];
  }
}

const std::vector<const vector::Kernels*>& vector_kernels() {
  static const std::vector<const vector::Kernels*> all = [] {
    std::vector<const vector::Kernels*> found;
#if defined(__x86_64__)
    const std::vector<std::string_view>& names = base::kernel_names();
    for (const vector::Kernels* kernel : {&vector::kAvx512, &vector::kAvx2}) {
      if (std::find(names.begin(), names.end(), kernel->name) != names.end())
        found.push_back(kernel);
    }
#endif
    found.push_back(&vector::kVector128);
    return found;
  }();
  return all;
}

const vector::Kernels& fastest_vector_kernel() {
  const std::vector<const vector::Kernels*>& kernels = vector_kernels();
  return **std::find_if(kernels.begin(), std::prev(kernels.end()),
                        [](const vector::Kernels* one) { return base::may_run_kernel(one->name); });
}

const vector::Kernels& vector_kernel() {
  static const vector::Kernels& chosen = fastest_vector_kernel();
  return chosen;
}

}  // namespace omnidoku::engine
