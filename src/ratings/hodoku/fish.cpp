// SPDX-License-Identifier: MIT
#include "ratings/hodoku/fish.h"

#include <algorithm>
#include <array>
#include <span>

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

/// The places of a digit, by unit, and which see which.
class DigitPlaces {
 public:
  DigitPlaces() = default;
  DigitPlaces(const Board& board, int digit) {
    int count = 0;
    for_each(board.places(digit), [&](int cell) {
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

  [[nodiscard]] int cell(int place) const { return cell_[place]; }
  [[nodiscard]] Places in_unit(int unit) const { return in_unit_[unit]; }
  /// The places among these that see all fins.
  [[nodiscard]] Places seen_by_all(Places fins, Places places) const {
    for (; fins != 0 && places != 0; fins &= fins - 1) places &= peers_[std::countr_zero(fins)];
    return places;
  }

 private:
  int cell_[64] = {};
  Places peers_[64] = {};  // by place: those that see it
  Places in_unit_[kUnits] = {};
};

/// Tells whether there is a finned fish with boxes, for lines of one direction as base. A loser
/// lies in a cover unit that covers nothing which the loser does not see. So the other cover units
/// are chosen first, and then a loser that sees what they leave open of as many base units as the
/// fish needs.
class FinnedFishWithBoxes {
 public:
  FinnedFishWithBoxes(const DigitPlaces& places, int size, int base_lines, int cover_lines)
      : places_(places), cover_lines_(cover_lines), size_(size) {
    for (int i = 0; i < 9; ++i) {
      add(bases_, base_lines + i);
      add(covers_, cover_lines + i);
    }
    for (int box = kFirstBox; box < kUnits; ++box) {
      add(bases_, box);
      add(covers_, box);
    }
  }

  [[nodiscard]] bool exists() {
    for (int c = 0; c < covers_.count; ++c) {
      for (int b = 0; b < bases_.count; ++b) {
        if ((bases_.places[b] & covers_.places[c]) != 0) meeting_[c] |= 1U << b;
        if (bases_.unit[b] == covers_.unit[c]) continue;
        seeing_[c][b] = seeing(b, covers_.places[c]);
      }
      if (size_ == 2 && exists_with(c, c, seeing_[c])) return true;
    }
    for (int c = 0; size_ == 3 && c < covers_.count; ++c) {
      for (int d = c + 1; d < covers_.count; ++d) {
        if (exists_with_two(c, d)) return true;
      }
    }
    return false;
  }

 private:
  void add(Units& units, int unit) const {
    if (places_.in_unit(unit) != 0) units.add(unit, places_.in_unit(unit));
  }

  /// What sees all of the base unit that is not covered.
  [[nodiscard]] Places seeing(int base, Places covered) const {
    return places_.seen_by_all(bases_.places[base] & ~covered, ~Places{0});
  }

  [[nodiscard]] bool exists_with_two(int c, int d) const {
    Places losers[kMostUnits];
    Places of_one = 0;
    Places of_two = 0;
    Places of_three = 0;
    for (int b = 0; b < bases_.count; ++b) {
      const bool meets_c = (meeting_[c] >> b & 1) != 0;
      const bool meets_d = (meeting_[d] >> b & 1) != 0;
      if (meets_c && meets_d) {
        const bool is_cover =
            bases_.unit[b] == covers_.unit[c] || bases_.unit[b] == covers_.unit[d];
        losers[b] = is_cover ? 0 : seeing(b, covers_.places[c] | covers_.places[d]);
      } else {
        losers[b] = meets_d ? seeing_[d][b] : seeing_[c][b];
      }
      of_three |= of_two & losers[b];
      of_two |= of_one & losers[b];
      of_one |= losers[b];
    }
    return of_three != 0 && exists_with(c, d, losers);
  }

  /// Whether there is a fish with these covers (the same one twice for size 2) and one in which the
  /// loser is; `losers`: by base unit, what sees all that is left open of it.
  [[nodiscard]] bool exists_with(int c, int d, const Places (&losers)[kMostUnits]) const {
    for (int a = 0; a < bases_.count; ++a) {
      for (int b = a + 1; b < bases_.count; ++b) {
        const Places of_two = losers[a] & losers[b];
        if (of_two == 0) continue;
        const Places twice = bases_.places[a] & bases_.places[b];
        const Places both = bases_.places[a] | bases_.places[b];
        const std::uint32_t units = 1U << bases_.unit[a] | 1U << bases_.unit[b];
        if (size_ == 2) {
          if (is_fish(c, d, both, twice, units, of_two)) return true;
          continue;
        }
        for (int e = b + 1; e < bases_.count; ++e) {
          const Places of_three = of_two & losers[e];
          if (of_three == 0) continue;
          if (is_fish(c, d, both | bases_.places[e], twice | (both & bases_.places[e]),
                      units | 1U << bases_.unit[e], of_three)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  [[nodiscard]] bool is_fish(int c, int d, Places base, Places endo_fins, std::uint32_t base_units,
                             Places losers) const {
    if (std::popcount(endo_fins) > kMostEndoFins) return false;
    if ((covers_.places[c] & base) == 0 || (covers_.places[d] & base) == 0) return false;
    const Places open = base & ~(covers_.places[c] | covers_.places[d]);
    for (losers = places_.seen_by_all(endo_fins, losers); losers != 0; losers &= losers - 1) {
      const auto& units = kUnitTables.units_of[places_.cell(std::countr_zero(losers))];
      for (const int unit : {units[cover_lines_ == 0 ? 0 : 1], units[2]}) {
        const Places cover = places_.in_unit(unit);
        if (unit == covers_.unit[c] || unit == covers_.unit[d] || (base_units >> unit & 1) != 0 ||
            (cover & base) == 0) {
          continue;
        }
        const Places fins = (open & ~cover) | endo_fins;
        if (fins != 0 && std::popcount(fins) <= kMostFins) return true;
      }
    }
    return false;
  }

  const DigitPlaces& places_;
  int cover_lines_;
  int size_;
  Units bases_;
  Units covers_;
  std::uint32_t meeting_[kMostUnits] = {};      // by cover unit: the base units that meet it
  Places seeing_[kMostUnits][kMostUnits] = {};  // by cover and base unit
};

/// All ways to choose so many of nine lines.
template <int size, std::size_t ways>
consteval std::array<Mask, ways> line_choices() {
  std::array<Mask, ways> result{};
  std::size_t found = 0;
  for (unsigned mask = 0; mask <= kAll; ++mask) {
    if (std::popcount(mask) == size) result[found++] = static_cast<Mask>(mask);
  }
  return result;
}
constexpr auto kTwoLines = line_choices<2, 36>();
constexpr auto kThreeLines = line_choices<3, 84>();
constexpr auto kFourLines = line_choices<4, 126>();

std::span<const Mask> choices_of(int size) {
  if (size == 2) return kTwoLines;
  if (size == 3) return kThreeLines;
  return kFourLines;
}

/// A search for one kind of fish. accept(kind) says whether a fish that was put into the step ends
/// the search.
template <class Accept>
class FishSearch {
 public:
  FishSearch(const Board& board, Wanted wanted, Step& step, Accept accept)
      : board_(board), wanted_(wanted), step_(step), accept_(accept) {}

  bool run(int digit, LineFish (&line_fish)[2]) {
    digit_ = digit;
    line_fish_ = line_fish;
    has_places_ = false;
    return run_from(0, kFirstColumn) || run_from(kFirstColumn, 0);
  }

 private:
  /// Looks for what can be told quickly not to be there only where it may be.
  bool run_from(int base_lines, int cover_lines) {
    if (!wanted_.boxes) {
      LineFish& lines = line_fish_[base_lines == 0 ? 0 : 1];
      lines.look_at(board_.places(digit_), base_lines == 0);
      if (!lines.may_exist(wanted_.size, wanted_.finned)) return false;
    }
    if (!has_places_) places_ = DigitPlaces(board_, digit_);
    has_places_ = true;
    if (wanted_.boxes && wanted_.finned &&
        !FinnedFishWithBoxes(places_, wanted_.size, base_lines, cover_lines).exists()) {
      return false;
    }
    return with_base(base_lines, cover_lines);
  }

  bool with_base(int base_lines, int cover_lines) {
    bases_.count = 0;
    covers_.count = 0;
    for (int i = 0; i < 9; ++i) add_base(base_lines + i);
    for (int i = 0; i < 9; ++i) {
      const Places places = places_.in_unit(cover_lines + i);
      if (places != 0) covers_.add(cover_lines + i, places);
    }
    for (int box = kFirstBox; wanted_.boxes && box < kUnits; ++box) {
      if (places_.in_unit(box) == 0) continue;
      covers_.add(box, places_.in_unit(box));
      add_base(box);
    }
    return choose_base(0, 0, 0, 0, 0);
  }

  void add_base(int unit) {
    const Places places = places_.in_unit(unit);
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
    if (places_.seen_by_all(endo_fins, ~Places{0}) == 0) return false;
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
    const Places losers = places_.seen_by_all(fins, (covered & ~base_places_) | cannibalistic);
    if (losers == 0) return false;
    step_.reset(kind_of_fish(fins, cover_units));
    remove(losers & ~base_places_);
    remove(losers & cannibalistic);
    return accept_(step_);
  }

  void remove(Places places) {
    base::for_each_bit(places, [&](int place) { step_.remove(places_.cell(place), digit_); });
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
  LineFish* line_fish_ = nullptr;  ///< of the digit, for rows and for columns as base
  Units bases_;
  Units covers_;
  Units usable_;
  int reach_[kMostUnits] = {};
  int base_[kMostSize] = {};
  DigitPlaces places_;
  bool has_places_ = false;  ///< of the digit
  Places base_places_ = 0;
  Places endo_fins_ = 0;
  std::uint32_t base_units_ = 0;
};

}  // namespace

void LineFish::look_at(const CellSet& places, bool rows) {
  if (places == places_) return;
  places_ = places;
  std::fill(std::begin(in_line_), std::end(in_line_), Mask{0});
  for_each(places, [&](int cell) {
    const int line = rows ? row_of(cell) : column_of(cell);
    in_line_[line] |= bit(rows ? column_of(cell) : row_of(cell));
  });
  std::fill(std::begin(inside_), std::end(inside_), 0);
  for (int line = 0; line < 9; ++line) {
    if (in_line_[line] == 0) continue;
    inside_[in_line_[line] / 4] |= std::uint64_t{bit(line)} << in_line_[line] % 4 * 16;
  }
  // What is inside a set of lines is inside every larger set.
  for (std::uint64_t& four : inside_) {
    four |= (four & 0x0000FFFF0000FFFF) << 16;
    four |= four << 32;
  }
  for (std::size_t step = 1; step < std::size(inside_); step *= 2) {
    for (std::size_t from = 0; from < std::size(inside_); from += 2 * step) {
      for (std::size_t i = from; i < from + step; ++i) inside_[i + step] |= inside_[i];
    }
  }
}

bool LineFish::may_exist(int size, bool finned) const {
  const std::span<const Mask> choices = choices_of(size);
  return std::any_of(choices.begin(), choices.end(), [&](Mask covers) {
    const int count_inside = count(inside(covers));
    return finned ? count_inside >= size - 2 && may_be_finned(covers, size) : count_inside >= size;
  });
}

bool LineFish::may_be_finned(Mask covers, int size) const {
  for (int first = 0; first < 9; first += 3) {
    const auto band = static_cast<Mask>(0b111 << first);
    const int outside = count(without(inside(covers), band));
    if (outside < size - 2) continue;
    for (const Mask stack : {Mask{0b111}, Mask{0b111000}, Mask{0b111000000}}) {
      if ((stack & covers) == 0) continue;
      const Mask usable = inside(covers | stack) & band;
      const Mask with_fins = without(usable, inside(covers));
      if (with_fins == 0) continue;
      for (int line = first; line < first + 3; ++line) {
        if ((in_line_[line] & stack & covers) == 0) continue;
        const Mask others = without(usable, bit(line));
        if ((others & with_fins) != 0 && outside + count(others) >= size) return true;
      }
    }
  }
  return false;
}

bool Fish::first(const Board& board, int size, bool finned, bool boxes, DigitMemo& memo,
                 Step& step) {
  FishSearch search(board, {.size = size, .finned = finned, .boxes = boxes}, step,
                    [](const Step& /*fish*/) { return true; });
  return memo.first(board, [&](int digit) { return search.run(digit, line_fish_[digit]); });
}

bool Fish::basic(const Board& board, int size, Step& step) {
  return first(board, size, false, false, basic_[size], step);
}

bool Fish::franken(const Board& board, int size, Step& step) {
  return first(board, size, false, true, franken_[size], step);
}

bool Fish::finned_franken(const Board& board, int size, Step& step) {
  return first(board, size, true, true, finned_franken_[size], step);
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
        .run(digit, line_fish_[digit]);
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
