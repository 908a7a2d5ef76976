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

struct Units {
  int unit[kMostUnits] = {};
  CellSet cells[kMostUnits] = {};
  int count = 0;

  void add(int new_unit, const CellSet& places) {
    unit[count] = new_unit;
    cells[count++] = places;
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
    return with_base(0, kFirstColumn) || with_base(kFirstColumn, 0);
  }

 private:
  bool with_base(int base_lines, int cover_lines) {
    bases_.count = 0;
    covers_.count = 0;
    const CellSet& places = board_.places(digit_);
    for (int i = 0; i < 9; ++i) add_base(base_lines + i);
    for (int i = 0; i < 9; ++i) {
      const CellSet cells = places & cells_of(cover_lines + i);
      if (!cells.empty()) covers_.add(cover_lines + i, cells);
    }
    for (int box = kFirstBox; wanted_.boxes && box < kUnits; ++box) {
      const CellSet cells = places & cells_of(box);
      if (cells.empty()) continue;
      covers_.add(box, cells);
      add_base(box);
    }
    return choose_base(0, 0, {}, {}, 0);
  }

  void add_base(int unit) {
    const CellSet cells = board_.places(digit_) & cells_of(unit);
    if (cells.empty() || (!wanted_.finned && cells.size() > wanted_.size)) return;
    bases_.add(unit, cells);
  }

  bool choose_base(int from, int chosen, const CellSet& cells, const CellSet& endo_fins,
                   std::uint32_t units) {
    for (int i = from; i < bases_.count; ++i) {
      const CellSet twice = cells & bases_.cells[i];
      if (!twice.empty() &&
          (!wanted_.finned || !wanted_.boxes || endo_fins.size() + twice.size() > kMostEndoFins)) {
        continue;
      }
      base_[chosen] = i;
      const CellSet all = cells | bases_.cells[i];
      const CellSet all_endo_fins = endo_fins | twice;
      const std::uint32_t with = units | 1U << bases_.unit[i];
      if (chosen + 1 < wanted_.size) {
        if (choose_base(i + 1, chosen + 1, all, all_endo_fins, with)) return true;
      } else if (cover(all, all_endo_fins, with)) {
        return true;
      }
    }
    return false;
  }

  bool cover(const CellSet& base, const CellSet& endo_fins, std::uint32_t base_units) {
    base_cells_ = base;
    endo_fins_ = endo_fins;
    base_units_ = base_units;
    if (!endo_fins.empty() && !common_peers(endo_fins).meets(board_.places(digit_))) return false;
    usable_.count = 0;
    for (int i = 0; i < covers_.count; ++i) {
      if ((base_units >> covers_.unit[i] & 1) != 0 || !covers_.cells[i].meets(base)) continue;
      usable_.add(covers_.unit[i], covers_.cells[i]);
    }
    // How many base cells the cover units from i on can take at most, each.
    int most = 0;
    for (int i = usable_.count - 1; i >= 0; --i) {
      most = std::max(most, (usable_.cells[i] & base).size());
      reach_[i] = most;
    }
    return choose_cover(0, 0, {}, base, {}, 0);
  }

  bool choose_cover(int from, int chosen, const CellSet& cells, const CellSet& open,
                    const CellSet& cannibalistic, std::uint32_t units) {
    const int fins_allowed = wanted_.finned ? kMostFins : 0;
    const int left = wanted_.size - chosen;
    const int to_cover = open.size() - fins_allowed;
    for (int i = from; i <= usable_.count - left; ++i) {
      if (to_cover > left * reach_[i]) return false;
      const CellSet all = cells | usable_.cells[i];
      const CellSet still_open = open - usable_.cells[i];
      const CellSet all_cannibalistic = cannibalistic | (cells & usable_.cells[i]);
      const std::uint32_t with = units | 1U << usable_.unit[i];
      if (left > 1) {
        if (choose_cover(i + 1, chosen + 1, all, still_open, all_cannibalistic, with)) return true;
      } else if (check(all, still_open, all_cannibalistic, with)) {
        return true;
      }
    }
    return false;
  }

  bool check(const CellSet& covered, const CellSet& open, const CellSet& cannibalistic,
             std::uint32_t cover_units) {
    const CellSet fins = open | endo_fins_;
    CellSet losers = (covered - base_cells_) | cannibalistic;
    if (losers.empty() || fins.empty() == wanted_.finned || fins.size() > kMostFins) return false;
    for (CellSet rest = fins; !rest.empty() && !losers.empty(); rest.remove(rest.first())) {
      losers &= peers_of(rest.first());
    }
    if (losers.empty()) return false;
    step_.reset(kind_of_fish(fins, cover_units));
    step_.remove(losers - base_cells_, digit_);
    step_.remove(losers & cannibalistic, digit_);
    return accept_(step_);
  }

  [[nodiscard]] StepKind kind_of_fish(const CellSet& fins, std::uint32_t cover_units) const {
    const FishKinds& kinds = kFish[wanted_.size - 2];
    if (!has_boxes(base_units_) && !has_boxes(cover_units)) {
      for (int i = 0; i < wanted_.size; ++i) {
        if ((bases_.cells[base_[i]] - fins).size() <= 1) return kinds.sashimi;
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
  CellSet base_cells_;
  CellSet endo_fins_;
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
