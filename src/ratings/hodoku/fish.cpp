// SPDX-License-Identifier: MIT
#include "ratings/hodoku/fish.h"

#include <algorithm>

namespace omnidoku::ratings::hodoku {
namespace {

constexpr int kMostFins = 5;
constexpr int kMostEndoFins = 2;
constexpr int kMostUnits = 18;  // of lines of a direction and boxes
constexpr int kMostSize = 4;

struct FishKinds {
  StepKind basic;
  StepKind finned;
  StepKind sashimi;
  StepKind franken;
  StepKind finned_franken;
  StepKind mutant;
  StepKind finned_mutant;
};

/// By size. Franken fish of size 4 are not searched.
constexpr FishKinds kFish[] = {
    {StepKind::x_wing, StepKind::finned_x_wing, StepKind::sashimi_x_wing, StepKind::franken_x_wing,
     StepKind::finned_franken_x_wing, StepKind::mutant_x_wing, StepKind::finned_mutant_x_wing},
    {StepKind::swordfish, StepKind::finned_swordfish, StepKind::sashimi_swordfish,
     StepKind::franken_swordfish, StepKind::finned_franken_swordfish, StepKind::mutant_swordfish,
     StepKind::finned_mutant_swordfish},
    {StepKind::jellyfish, StepKind::finned_jellyfish, StepKind::sashimi_jellyfish, {}, {}, {}, {}},
};

/// A set of places of the digit, numbered ascending. A puzzle with one solution has 17 givens or
/// more, so a digit has 64 places at most.
using Places = std::uint64_t;

struct Units {
  int unit[kMostUnits] = {};
  Places places[kMostUnits] = {};
  int count = 0;

  void add(int new_unit, Places new_places) {
    unit[count] = new_unit;
    places[count++] = new_places;
  }
};

/// What fish there may be.
struct Wanted {
  int size;
  bool finned;
  bool boxes;  ///< boxes may be base and cover units
};

bool has_boxes(std::uint32_t units) { return units >> kFirstBox != 0; }
bool has_lines(std::uint32_t units) { return (units & base::low_bits<std::uint32_t>(18)) != 0; }

/// A search for one kind of fish. accept(kind) says whether a fish that was put into the step ends
/// the search.
template <class Accept>
class FishSearch {
 public:
  FishSearch(const Board& board, Wanted wanted, Step& step, Accept accept)
      : board_(board), wanted_(wanted), step_(step), accept_(accept) {}

  bool run(int digit) {
    digit_ = digit;
    number_places();
    return with_base(0, kFirstColumn) || with_base(kFirstColumn, 0);
  }

 private:
  void number_places() {
    std::ranges::fill(in_unit_, 0);
    int count = 0;
    for_each(board_.places(digit_), [&](int cell) {
      cell_[count] = cell;
      for (const int unit : kUnitTables.units_of[cell]) in_unit_[unit] |= Places{1} << count;
      ++count;
    });
    for (int i = 0; i < count; ++i) {
      const auto& units = kUnitTables.units_of[cell_[i]];
      peers_[i] =
          (in_unit_[units[0]] | in_unit_[units[1]] | in_unit_[units[2]]) & ~(Places{1} << i);
    }
  }

  /// The places among these that see all fins.
  [[nodiscard]] Places seen_by_all(Places fins, Places places) const {
    for (; fins != 0 && places != 0; fins &= fins - 1) places &= peers_[std::countr_zero(fins)];
    return places;
  }

  bool with_base(int base_lines, int cover_lines) {
    bases_.count = 0;
    covers_.count = 0;
    for (int i = 0; i < 9; ++i) add_base(base_lines + i);
    for (int i = 0; i < 9; ++i) {
      const Places places = in_unit_[cover_lines + i];
      if (places != 0) covers_.add(cover_lines + i, places);
    }
    for (int box = kFirstBox; wanted_.boxes && box < kUnits; ++box) {
      if (in_unit_[box] == 0) continue;
      covers_.add(box, in_unit_[box]);
      add_base(box);
    }
    return choose_base(0, 0, 0, 0, 0);
  }

  void add_base(int unit) {
    const Places places = in_unit_[unit];
    if (places == 0 || (!wanted_.finned && std::popcount(places) > wanted_.size)) return;
    bases_.add(unit, places);
  }

  bool choose_base(int from, int chosen, Places places, Places endo_fins, std::uint32_t units) {
    for (int i = from; i < bases_.count; ++i) {
      const Places twice = places & bases_.places[i];
      if (twice != 0 && (!wanted_.finned || !wanted_.boxes ||
                         std::popcount(endo_fins) + std::popcount(twice) > kMostEndoFins)) {
        continue;
      }
      base_[chosen] = i;
      const Places all = places | bases_.places[i];
      const std::uint32_t with = units | 1U << bases_.unit[i];
      if (chosen + 1 < wanted_.size) {
        if (choose_base(i + 1, chosen + 1, all, endo_fins | twice, with)) return true;
      } else if (cover(all, endo_fins | twice, with)) {
        return true;
      }
    }
    return false;
  }

  bool cover(Places base, Places endo_fins, std::uint32_t base_units) {
    base_places_ = base;
    endo_fins_ = endo_fins;
    base_units_ = base_units;
    if (seen_by_all(endo_fins, ~Places{0}) == 0) return false;
    usable_.count = 0;
    for (int i = 0; i < covers_.count; ++i) {
      if ((base_units >> covers_.unit[i] & 1) != 0 || (covers_.places[i] & base) == 0) continue;
      usable_.add(covers_.unit[i], covers_.places[i]);
    }
    // How many base places the cover units from i on can take at most, each.
    int most = 0;
    for (int i = usable_.count - 1; i >= 0; --i) {
      most = std::max(most, std::popcount(usable_.places[i] & base));
      reach_[i] = most;
    }
    return choose_cover(0, 0, 0, base, 0, 0);
  }

  bool choose_cover(int from, int chosen, Places places, Places open, Places cannibalistic,
                    std::uint32_t units) {
    const int fins_allowed = wanted_.finned ? kMostFins : 0;
    const int left = wanted_.size - chosen;
    const int to_cover = std::popcount(open) - fins_allowed;
    for (int i = from; i <= usable_.count - left; ++i) {
      if (to_cover > left * reach_[i]) return false;
      const Places with = usable_.places[i];
      const std::uint32_t with_unit = units | 1U << usable_.unit[i];
      const Places twice = cannibalistic | (places & with);
      if (left > 1) {
        if (choose_cover(i + 1, chosen + 1, places | with, open & ~with, twice, with_unit)) {
          return true;
        }
      } else if (check(places | with, open & ~with, twice, with_unit)) {
        return true;
      }
    }
    return false;
  }

  bool check(Places covered, Places open, Places cannibalistic, std::uint32_t cover_units) {
    const Places fins = open | endo_fins_;
    if ((fins == 0) == wanted_.finned || std::popcount(fins) > kMostFins) return false;
    const Places losers = seen_by_all(fins, (covered & ~base_places_) | cannibalistic);
    if (losers == 0) return false;
    step_.reset(kind_of_fish(fins, cover_units));
    remove(losers & ~base_places_);
    remove(losers & cannibalistic);
    return accept_(step_);
  }

  void remove(Places places) {
    base::for_each_bit(places, [&](int place) { step_.remove(cell_[place], digit_); });
  }

  [[nodiscard]] StepKind kind_of_fish(Places fins, std::uint32_t cover_units) const {
    const FishKinds& kinds = kFish[wanted_.size - 2];
    if (!has_boxes(base_units_) && !has_boxes(cover_units)) {
      for (int i = 0; i < wanted_.size; ++i) {
        if (std::popcount(bases_.places[base_[i]] & ~fins) <= 1) return kinds.sashimi;
      }
      return wanted_.finned ? kinds.finned : kinds.basic;
    }
    if (has_lines(base_units_) && has_lines(cover_units)) {
      return wanted_.finned ? kinds.finned_franken : kinds.franken;
    }
    return wanted_.finned ? kinds.finned_mutant : kinds.mutant;
  }

  const Board& board_;
  Wanted wanted_;
  Step& step_;
  Accept accept_;
  int digit_ = 0;
  Units bases_;
  Units covers_;
  Units usable_;
  int reach_[kMostUnits] = {};
  int base_[kMostSize] = {};
  int cell_[64] = {};      // by place
  Places peers_[64] = {};  // by place: those that see it
  Places in_unit_[kUnits] = {};
  Places base_places_ = 0;
  Places endo_fins_ = 0;
  std::uint32_t base_units_ = 0;
};

bool first_fish(const Board& board, Wanted wanted, DigitMemo& memo, Step& step) {
  FishSearch search(board, wanted, step, [](const Step& /*fish*/) { return true; });
  return memo.first(board, [&](int digit) { return search.run(digit); });
}

}  // namespace

bool Fish::basic(const Board& board, int size, Step& step) {
  return first_fish(board, {.size = size, .finned = false, .boxes = false}, basic_[size], step);
}

bool Fish::franken(const Board& board, int size, Step& step) {
  return first_fish(board, {.size = size, .finned = false, .boxes = true}, franken_[size], step);
}

bool Fish::finned_franken(const Board& board, int size, Step& step) {
  return first_fish(board, {.size = size, .finned = true, .boxes = true}, finned_franken_[size],
                    step);
}

bool Fish::finned(const Board& board, int size, Step& step) {
  return finned_[size].first(board, [&](int digit) {
    Sashimi& sashimi = sashimi_[size][digit];
    sashimi.met = false;
    const auto accept = [&](const Step& fish) {
      if (fish.kind != kFish[size - 2].sashimi) return true;
      if (!sashimi.met) sashimi.step = fish;
      sashimi.met = true;
      return false;
    };
    return FishSearch(board, {.size = size, .finned = true, .boxes = false}, step, accept)
        .run(digit);
  });
}

bool Fish::sashimi(const Board& board, int size, Step& step) {
  for (int digit = 0; digit < kDigits; ++digit) {
    const Sashimi& sashimi = sashimi_[size][digit];
    if (!sashimi.met || board.places(digit).empty()) continue;
    step = sashimi.step;
    return true;
  }
  return false;
}

}  // namespace omnidoku::ratings::hodoku
