// SPDX-License-Identifier: MIT
#include "ratings/se/uniqueness.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <string>
#include <vector>

#include "base/bits.h"
#include "ratings/se/cell_set.h"
#include "ratings/se/subsets_in_order.h"

namespace omnidoku::ratings::se {
namespace {

constexpr int kTypes = 4;
constexpr int kMostLoopCells = 18;  // two in each row

/// The names by half the number of cells and type.
std::string_view loop_name(std::size_t cells, int type) {
  static const auto kNames = [] {
    std::array<std::array<std::string, kTypes + 1>, kMostLoopCells / 2 + 1> names;
    for (std::size_t half = 2; half < names.size(); ++half) {
      const std::string shape =
          half == 2 ? "Unique Rectangle" : "Unique Loop " + std::to_string(2 * half);
      for (std::size_t t = 1; t <= kTypes; ++t) {
        names[half][t] = shape + " type " + std::to_string(t);
      }
    }
    return names;
  }();
  return kNames[cells / 2][static_cast<std::size_t>(type)];
}

double loop_difficulty(std::size_t cells) {
  return cells == 4 ? 4.5 : cells == 6 ? 4.6 : cells == 8 ? 4.7 : 5.0;
}

struct HousesOfCells {
  std::uint32_t of[kCells] = {};

  consteval HousesOfCells() {
    for (int cell = 0; cell < kCells; ++cell) {
      for (const int house : kTables.house_of[cell]) of[cell] |= 1U << house;
    }
  }
};
constexpr HousesOfCells kHousesOf;  // a bit each

/// Takes the digits from every cell that sees all of `cells`.
void remove_from_common_peers(const Grid& grid, std::span<const int> cells, Mask digits,
                              Removals& removals) {
  common_peers(cells).for_each(
      [&](int peer) { removals.add(peer, grid.candidates(peer) & digits); });
}

constexpr int kPairs = kDigits * (kDigits - 1) / 2;

struct PairTables {
  std::uint8_t number[kAll + 1] = {};  // of a pair, by its mask
  Mask mask[kPairs] = {};
  std::uint64_t within[kAll + 1] = {};  // the pairs among some digits, a bit each

  consteval PairTables() {
    std::uint8_t next = 0;
    for (Mask digits = 0; digits <= kAll; ++digits) {
      if (std::popcount(digits) != 2) continue;
      mask[next] = digits;
      number[digits] = next++;
    }
    for (Mask digits = 0; digits <= kAll; ++digits) {
      for (int pair = 0; pair < kPairs; ++pair) {
        if (without(mask[pair], digits) == 0) within[digits] |= std::uint64_t{1} << pair;
      }
    }
  }
};
constexpr PairTables kPairTables;

/// Looks for loops of cells that could swap two digits.
class LoopSearch {
 public:
  /// `pairs`: the digits to swap, a bit each. Those without any loop are taken out.
  LoopSearch(const Grid& grid, std::uint64_t& pairs, Hint& best)
      : grid_(grid), pairs_(pairs), best_(best) {}

  /// Rectangles first: nothing is easier than they are, unless they need sets of other cells.
  void run() {
    const std::uint64_t pairs = pairs_;
    longest_ = 4;
    search();
    if (found() && best_.difficulty == loop_difficulty(4)) return;
    best_type_ = 0;
    best_ = {};
    longest_ = kMostLoopCells;
    pairs_ = pairs;
    search();
  }
  [[nodiscard]] bool found() const { return best_type_ != 0; }

 private:
  static constexpr int kAllowedExtraCells = 2;

  void search() {
    std::uint64_t read = 0;  // pairs whose loops cannot be excluded
    std::uint64_t hopeless = 0;
    std::uint64_t met = 0;
    for (int cell = 0; cell < kCells && longest_ > 0; ++cell) {
      if (count(grid_.candidates(cell)) != 2) continue;
      pair_ = grid_.candidates(cell);
      const std::uint64_t pair = std::uint64_t{1} << kPairTables.number[pair_];
      if ((pairs_ & pair & ~hopeless) == 0) continue;
      if (read != pair) {
        read_pair();
        used_.clear();
        read = pair;
        if (!has_hope()) {
          hopeless |= pair;
          continue;
        }
      }
      if ((hopeful_[house_of(cell, HouseKind::box)] >> place_in(cell, HouseKind::box) & 1) == 0) {
        continue;
      }
      any_loop_ = false;
      extend(cell, kAllowedExtraCells, 0, -1);
      if (any_loop_) met |= pair;
    }
    if (!found()) pairs_ &= met;
  }

  /// Where the two digits are, and where a loop could go: a cell of a loop shares each of its
  /// houses with another one.
  void read_pair() {
    const int one = lowest(pair_);
    const int two = lowest(without(pair_, bit(one)));
    std::uint32_t lonely = 0;  // houses with one hopeful cell
    for (int house = 0; house < kHouses; ++house) {
      both_[house] = grid_.places(house, one) & grid_.places(house, two);
      hopeful_[house] = both_[house];
      if (is_one(both_[house])) lonely |= 1U << house;
    }
    while (lonely != 0) {
      const int house = std::countr_zero(lonely);
      const int alone = cell_at(house, lowest(hopeful_[house]));
      for (const HouseKind kind : kBoxRowColumn) {
        const int other = house_of(alone, kind);
        hopeful_[other] = without(hopeful_[other], bit(place_in(alone, kind)));
        lonely &= ~(1U << other);
        if (is_one(hopeful_[other])) lonely |= 1U << other;
      }
    }
  }
  /// A loop has at most two cells of other digits too, or all of its other digits are one.
  [[nodiscard]] bool has_hope() {
    int bare = 0;
    bare_houses_ = 0;
    more_bare_houses_ = 0;
    int with_one[kDigits] = {};  // cells by the only other digit
    for (int box = 0; box < 9; ++box) {
      base::for_each_bit(hopeful_[box], [&](int place) {
        const Mask others = without(grid_.candidates(cell_at(box, place)), pair_);
        if (others == 0) {
          ++bare;
          const std::uint32_t houses = kHousesOf.of[cell_at(box, place)];
          more_bare_houses_ |= bare_houses_ & houses;
          bare_houses_ |= houses;
        }
        if (is_one(others)) ++with_one[lowest(others)];
      });
    }
    return bare >= 2 || (bare == 1 && std::any_of(std::begin(with_one), std::end(with_one),
                                                  [](int cells) { return cells >= 3; }));
  }

  /// Goes on from a cell with every cell of its houses that has both digits. `extras` are the other
  /// digits met; those of the neighbours tried before in this same call stay in it, as in the
  /// program. The cells are coloured by turns; a colour is met once in a house at most, or there is
  /// no loop to be had.
  void extend(int cell, int allowed, Mask extras, int last_kind) {
    const std::size_t colour = path_size_ % 2;
    const std::uint32_t met_before = met_[colour];
    const std::uint32_t houses = kHousesOf.of[cell];
    const std::uint32_t met_bare_before = met_bare_;
    met_[colour] |= houses;
    if (grid_.candidates(cell) == pair_) met_bare_ |= houses;
    if (!may_close(allowed, extras)) {
      met_[colour] = met_before;
      met_bare_ = met_bare_before;
      return;
    }
    path_[path_size_++] = static_cast<std::uint8_t>(cell);
    on_path_[cell] = true;
    for (const HouseKind kind : kBoxRowColumn) {
      if (static_cast<int>(kind) == last_kind) continue;
      const int house = house_of(cell, kind);
      for (Mask places = both_[house]; places != 0;
           places = static_cast<Mask>(places & (places - 1))) {
        const int place = lowest(places);
        const int next = cell_at(house, place);
        if (on_path_[next]) {
          if (path_size_ >= 4 && next == path_[0] && met_[0] == met_[1]) use_loop();
          continue;
        }
        const Mask candidates = grid_.candidates(next);
        extras |= without(candidates, pair_);
        if ((hopeful_[house] >> place & 1) == 0 || path_size_ >= longest_) continue;
        if ((met_[1 - colour] & kHousesOf.of[next]) != 0) continue;
        const bool bare = candidates == pair_;
        if (bare || is_one(extras) || allowed > 0) {
          extend(next, bare ? allowed : allowed - 1, extras, static_cast<int>(kind));
        }
      }
    }
    on_path_[cell] = false;
    --path_size_;
    met_[colour] = met_before;
    met_bare_ = met_bare_before;
  }

  /// Whether the cells that may still come can bring the other colour to all houses that have met
  /// one alone. `extras`: as extend() begins with.
  [[nodiscard]] bool may_close(int allowed, Mask extras) const {
    const std::uint32_t open = met_[0] ^ met_[1];
    if (std::popcount(open) > 3 * static_cast<int>(longest_ - path_size_ - 1)) return false;
    if (extras == 0 || is_one(extras)) return true;
    const std::uint32_t needs_others =
        open & ~((met_bare_ & more_bare_houses_) | (~met_bare_ & bare_houses_));
    return std::popcount(needs_others) <= 3 * std::max(allowed, 0);
  }

  void use_loop() {
    any_loop_ = true;
    extra_cells_.clear();
    Mask rest = 0;
    for (const int cell : std::span(path_, path_size_)) {
      if (grid_.candidates(cell) == pair_) continue;
      extra_cells_.push_back(cell);
      rest |= without(grid_.candidates(cell), pair_);
    }
    const double difficulty = loop_difficulty(path_size_);
    if (best_type_ != 0 && difficulty > best_.difficulty) return;
    if (extra_cells_.size() == 1) {
      Removals removals;
      removals.add(extra_cells_[0], pair_);
      offer(1, difficulty, removals);
    } else if (extra_cells_.size() == 2 && !is_new()) {
      return;
    } else if (extra_cells_.size() > 2 || (extra_cells_.size() == 2 && count(rest) == 1)) {
      Removals removals;
      remove_from_common_peers(grid_, extra_cells_, bit(lowest(rest)), removals);
      offer(2, difficulty, removals);
    } else if (extra_cells_.size() == 2) {
      with_sets(rest);
    }
    if (extra_cells_.size() == 2) with_locked_digit();
  }

  /// Whether no loop of this length had the same two cells with other digits; all that follows from
  /// it depends on nothing else.
  bool is_new() {
    const auto key = static_cast<std::uint32_t>(
        (static_cast<int>(path_size_) * kCells + extra_cells_[0]) * kCells + extra_cells_[1]);
    if (std::find(std::begin(used_), std::end(used_), key) != used_.end()) return false;
    used_.push_back(key);
    return true;
  }

  /// Type 3: the extra digits make a set with other cells of a house.
  void with_sets(Mask rest) {
    const int first = extra_cells_[0];
    const int second = extra_cells_[1];
    for (int degree = count(rest); degree <= 7; ++degree) {
      for (const HouseKind kind : kBoxRowColumn) {
        if (!share_house(first, second, kind)) continue;
        const int house = house_of(first, kind);
        if (2 * degree <= grid_.empty_cells(house)) naked_in(house, kind, degree, rest);
        if (2 * degree < grid_.empty_cells(house)) hidden_in(house, kind, degree, rest);
      }
    }
  }

  void naked_in(int house, HouseKind kind, int degree, Mask rest) {
    const Mask corner = bit(place_in(extra_cells_[0], kind));
    const Mask other_corner = bit(place_in(extra_cells_[1], kind));
    const Mask in_both =
        rest & grid_.candidates(extra_cells_[0]) & grid_.candidates(extra_cells_[1]);
    any_subset(degree, 9, [&](std::uint32_t subset) {
      const auto places = static_cast<Mask>(subset);
      if ((places & corner) == 0 || (places & other_corner) != 0) return false;
      Mask digits = 0;
      bool fitting = true;
      base::for_each_bit(without(places, corner), [&](int place) {
        const Mask candidates = grid_.candidates(cell_at(house, place));
        fitting = fitting && count(candidates) >= 2;
        digits |= candidates;
      });
      if (!fitting || count(digits | in_both) != degree || count(digits | rest) != degree) {
        return false;
      }
      Removals removals;
      base::for_each_bit(without(kAll, places | other_corner), [&](int place) {
        const int cell = cell_at(house, place);
        removals.add(cell, grid_.candidates(cell) & (digits | rest));
      });
      offer(3, loop_difficulty(path_size_) + 0.1 * (degree - 1), removals);
      return false;
    });
  }

  void hidden_in(int house, HouseKind kind, int degree, Mask rest) {
    const Mask corner = bit(place_in(extra_cells_[0], kind));
    const Mask other_corner = bit(place_in(extra_cells_[1], kind));
    std::array<int, kDigits> others{};
    int num_others = 0;
    base::for_each_bit(without(kAll, pair_ | rest),
                       [&](int digit) { others[static_cast<std::size_t>(num_others++)] = digit; });
    const auto try_digits = [&](std::uint32_t subset) {
      Mask digits = pair_;
      base::for_each_bit(subset,
                         [&](int i) { digits |= bit(others[static_cast<std::size_t>(i)]); });
      Mask places = 0;
      bool fitting = true;
      base::for_each_bit(digits, [&](int digit) {
        const Mask at = without(grid_.places(house, digit), other_corner);
        fitting = fitting && at != 0;
        places |= at;
      });
      if (!fitting || count(places) != degree) return false;
      Removals removals;
      base::for_each_bit(without(places, corner), [&](int place) {
        const int cell = cell_at(house, place);
        removals.add(cell, without(grid_.candidates(cell), digits));
      });
      offer(3, loop_difficulty(path_size_) + 0.1 * (degree - 2), removals);
      return false;
    };
    if (degree == 2) {
      try_digits(0);
    } else {
      any_subset(degree - 2, num_others, try_digits);
    }
  }

  /// Type 4: one of the digits must lie in one of the two cells.
  void with_locked_digit() {
    const Mask corners = bit(0) | bit(1);
    const Mask digits[2] = {bit(lowest(pair_)), without(pair_, bit(lowest(pair_)))};
    bool locked[2] = {};
    for (const HouseKind kind : kBoxRowColumn) {
      if (!share_house(extra_cells_[0], extra_cells_[1], kind)) continue;
      const int house = house_of(extra_cells_[0], kind);
      for (int i = 0; i < 2; ++i) {
        locked[i] = locked[i] || count(grid_.places(house, lowest(digits[i]))) == count(corners);
      }
    }
    if (!locked[0] && !locked[1]) return;
    Removals removals;
    for (const int cell : extra_cells_) removals.add(cell, digits[locked[0] ? 1 : 0]);
    offer(4, loop_difficulty(path_size_), removals);
  }

  void offer(int type, double difficulty, const Removals& removals) {
    if (removals.empty()) return;
    const bool better = best_type_ == 0 || difficulty < best_.difficulty ||
                        (difficulty == best_.difficulty && type < best_type_);
    if (!better) return;
    best_type_ = type;
    best_.difficulty = difficulty;
    best_.technique = loop_name(path_size_, type);
    best_.removals = removals;
    longest_ = longest_worth_it();
  }

  /// What longer loops have to offer is harder than the best; 0: nothing is easier.
  [[nodiscard]] std::size_t longest_worth_it() const {
    if (best_type_ == 1 && best_.difficulty == loop_difficulty(4)) return 0;
    std::size_t longest = 4;
    while (longest < 10 && loop_difficulty(longest + 2) <= best_.difficulty) longest += 2;
    return longest < 10 ? longest : kMostLoopCells;
  }

  const Grid& grid_;
  std::uint64_t& pairs_;
  Hint& best_;
  int best_type_ = 0;  // 0: none found
  bool any_loop_ = false;
  std::size_t longest_ = kMostLoopCells;  // how long a loop may be
  Mask pair_ = 0;
  std::uint8_t path_[kMostLoopCells + 1] = {};
  std::size_t path_size_ = 0;
  bool on_path_[kCells] = {};
  std::uint32_t bare_houses_ = 0;       // those of hopeful cells with the pair alone
  std::uint32_t more_bare_houses_ = 0;  // those with two of them or more
  std::uint32_t met_bare_ = 0;          // the houses of such cells on the path
  std::uint32_t met_[2] = {};           // the houses of the cells of either colour
  Mask both_[kHouses] = {};             // where in a house both digits are
  Mask hopeful_[kHouses] = {};          // those that a loop could go through
  std::vector<int> extra_cells_;
  std::vector<std::uint32_t> used_;  // loops of the pair with two extra cells
};

}  // namespace

void UniqueLoops::start() {
  stale_pairs_ = (std::uint64_t{1} << kPairs) - 1;
  std::fill(std::begin(seen_), std::end(seen_), Mask{0});
}

bool UniqueLoops::find(const Grid& grid, Hint& hint) {
  for (int cell = 0; cell < kCells; ++cell) {
    const Mask now = grid.candidates(cell);
    if (now == seen_[cell]) continue;
    stale_pairs_ |= kPairTables.within[seen_[cell]];
    seen_[cell] = now;
  }
  LoopSearch search(grid, stale_pairs_, hint);
  search.run();
  return search.found();
}

}  // namespace omnidoku::ratings::se
