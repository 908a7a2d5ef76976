// SPDX-License-Identifier: MIT
//
// Junior Exocet. Two base cells that see each other hold two of a few digits; two target cells must
// take the same two. The structural condition, checked candidate by candidate and not read off rows
// and boxes: three full houses that share no cell cannot all find a place for a digit of a base
// cell once it stands there, unless one of the targets takes it. Soundness: the base cells hold two
// different digits. Each of them, standing in the base, has to be in a target, so the targets hold
// just these two, and nothing but digits of the base. The base is looked for where two houses share
// cells, and the three houses are such that cross one of these in one cell; that is where the
// pattern lives on a grid, and keeps the search short. The targets follow from the places: of every
// way to put the digit into the three houses a target must be part. Bounds: 3 or 4 base digits;
// kMostWays ways looked at. Named by David P. Bird on the New Sudoku Players' Forum (2012).
#include <algorithm>
#include <array>

#include "base/bits.h"
#include "logic/technique.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic::exocet_technique {

namespace {

using model::CandidateRole;
using model::Step;

constexpr int kFewestDigits = 3;
constexpr int kMostDigits = 4;
constexpr int kMostWays = 2'000'000;

using Triple = std::array<std::uint32_t, 3>;
using Way = std::array<Cell, 3>;  ///< places of a digit in the three houses

class Search {
 public:
  Search(const Position& position, StepSink& sink)
      : position_(position), structure_(position.structure()), sink_(sink) {}

  void run() {
    for (std::size_t h = 0; h < structure_.houses().size(); ++h) {
      for (const Overlap& overlap : structure_.overlaps(h)) {
        const PlaceMask open = overlap.here & position_.board().open_places(h);
        const std::vector<Cell> cells = cells_at(structure_.house(h), open);
        for (std::size_t i = 0; i < cells.size(); ++i) {
          for (std::size_t j = i + 1; j < cells.size(); ++j) {
            if (try_base(h, cells[i], cells[j])) return;
          }
        }
      }
    }
  }

 private:
  /// Houses that hold every digit, cross this one in one cell and have neither base cell.
  void list_crossing(std::size_t h) {
    crossing_.clear();
    for (std::size_t c = 0; c < structure_.houses().size(); ++c) {
      const HouseInfo& house = structure_.house(c);
      if (!house.full || house.set.contains(base_[0]) || house.set.contains(base_[1])) continue;
      if ((house.set & structure_.house(h).set).size() == 1) {
        crossing_.push_back(static_cast<std::uint32_t>(c));
      }
    }
  }

  /// True when the sink wants no more, or enough was looked at.
  bool try_base(std::size_t h, Cell a, Cell b) {
    base_ = {a, b};
    digits_ = position_.candidates(a) | position_.candidates(b);
    if (digits_.size() < kFewestDigits || digits_.size() > kMostDigits) return false;
    list_crossing(h);
    for (std::size_t i = 0; i < crossing_.size(); ++i) {
      for (std::size_t j = i + 1; j < crossing_.size(); ++j) {
        if (meet(crossing_[i], crossing_[j])) continue;
        for (std::size_t k = j + 1; k < crossing_.size(); ++k) {
          if (meet(crossing_[i], crossing_[k]) || meet(crossing_[j], crossing_[k])) continue;
          if (try_houses({crossing_[i], crossing_[j], crossing_[k]})) return true;
          if (num_ways_ > kMostWays) return true;
        }
      }
    }
    return false;
  }

  [[nodiscard]] bool meet(std::uint32_t a, std::uint32_t b) const {
    return structure_.house(a).set.intersects(structure_.house(b).set);
  }

  /// The places of a digit in a house that a base cell with the digit leaves.
  [[nodiscard]] std::vector<Cell> places(std::uint32_t house, Digit digit, Cell base) const {
    std::vector<Cell> result;
    const HouseInfo& info = structure_.house(house);
    base::for_each_bit(position_.board().places(house, digit), [&](int place) {
      const Cell cell = info.cells[static_cast<std::size_t>(place)];
      if (!structure_.sees(cell, base)) result.push_back(cell);
    });
    return result;
  }

  /// False when the digit is placed in one of the houses.
  bool list_ways(const Triple& houses, Digit digit, Cell base) {
    std::array<std::vector<Cell>, 3> at;
    for (std::size_t i = 0; i < 3; ++i) {
      if (position_.board().placed_digits(houses[i]).contains(digit)) return false;
      at[i] = places(houses[i], digit, base);
    }
    for (const Cell p : at[0]) {
      for (const Cell q : at[1]) {
        if (structure_.sees(p, q)) continue;
        for (const Cell r : at[2]) {
          if (structure_.sees(p, r) || structure_.sees(q, r)) continue;
          ways_.push_back({p, q, r});
          ++num_ways_;
        }
      }
    }
    return true;
  }

  bool try_houses(const Triple& houses) {
    ways_.clear();
    bool all = true;
    for (const Cell base : base_) {
      position_.candidates(base).for_each(
          [&](Digit digit) { all = all && list_ways(houses, digit, base); });
    }
    if (!all || ways_.empty()) return false;
    for (const Cell first : ways_[0]) {
      const auto missed = std::find_if(ways_.begin(), ways_.end(),
                                       [&](const Way& way) { return !has(way, first); });
      if (missed == ways_.end()) continue;
      const Way next = *missed;
      for (const Cell second : next) {
        const bool hits_all = std::all_of(ways_.begin(), ways_.end(), [&](const Way& way) {
          return has(way, first) || has(way, second);
        });
        if (hits_all && report(houses, first, second)) return true;
      }
    }
    return false;
  }

  static bool has(const Way& way, Cell cell) {
    return way[0] == cell || way[1] == cell || way[2] == cell;
  }

  bool report(const Triple& houses, Cell first, Cell second) {
    Step step;
    for (const Cell target : {first, second}) {
      (position_.candidates(target) - digits_).for_each([&](Digit digit) {
        step.eliminations.push_back({target, digit});
      });
    }
    if (step.eliminations.empty()) return false;
    step.digits = digits_;
    step.cells = {base_[0], base_[1], first, second};
    for (const Cell cell : step.cells) {
      add_cell_premise(step, cell);
      const bool is_base = cell == base_[0] || cell == base_[1];
      mark_cell(step, position_, cell, digits_,
                is_base ? CandidateRole::stem : CandidateRole::target);
    }
    int tone = 0;
    digits_.for_each([&](Digit digit) {
      for (const std::uint32_t house : houses) {
        add_house_premise(step, structure_, house, digit, model::HouseRole::base);
        for (const Cell cell :
             cells_at(structure_.house(house), position_.board().places(house, digit))) {
          if (cell != first && cell != second) {
            mark(step, {cell, digit}, CandidateRole::group, tone);
          }
        }
      }
      ++tone;
    });
    return sink_.add(std::move(step));
  }

  const Position& position_;
  const Structure& structure_;
  StepSink& sink_;
  std::array<Cell, 2> base_;
  DigitSet digits_;
  std::vector<std::uint32_t> crossing_;
  std::vector<Way> ways_;
  int num_ways_ = 0;
};

void find(const Position& position, StepSink& sink) { Search(position, sink).run(); }

std::string describe(const Step& step, const Words& words) {
  const std::span<const Cell> cells(step.cells);
  const std::string targets = words.cells(cells.subspan(2));
  return words.cells(cells.first(2)) + " hold two of the digits " + words.digits(step.digits) +
         ". Whichever digit stands there, " + words.houses(step, model::HouseRole::base) +
         " cannot all find a place for it unless " + targets + " take it in one of them. So " +
         targets + " hold the same two digits.";
}

/// Whether some full house crosses in one cell a house that shares two cells with another.
bool applies(const Structure& structure) {
  if (!applies_with_full_house(structure)) return false;
  for (std::size_t h = 0; h < structure.houses().size(); ++h) {
    if (structure.overlaps(h).empty()) continue;
    int crossing = 0;
    for (const HouseInfo& house : structure.houses()) {
      if (house.full && (house.set & structure.house(h).set).size() == 1) ++crossing;
    }
    if (crossing >= 3) return true;
  }
  return false;
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "exocet",
    .title = "Exocet",
    .family = Family::pattern,
    .cost = 480,
    .idea =
        "Whatever two base cells hold, three houses can place these digits only with the help of "
        "two target cells, which therefore hold the same two digits.",
    .look =
        "In two cells of a box and line with the same three or four candidates, look for two cells "
        "in the other boxes of that band. If three lines across have these digits in few places, "
        "the two targets hold just them.",
    .example = "...4...2.4.8...71...21...48.24......6...3......9...1.5...52..8..6...42......69...",
    .applies = applies,
    .find = find,
    .describe = describe,
    .summary = sum_up_exocet,
};

}  // namespace omnidoku::logic::exocet_technique
