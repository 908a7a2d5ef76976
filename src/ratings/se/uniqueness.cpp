// SPDX-License-Identifier: MIT
#include "ratings/se/uniqueness.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "base/bits.h"
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

bool share(int a, int b, HouseKind kind) { return house_of(a, kind) == house_of(b, kind); }

/// Takes the digits from every cell that sees all of `cells`.
void remove_from_common_peers(const Grid& grid, const std::vector<int>& cells, Mask digits,
                              Removals& removals) {
  for (const int peer : kTables.peers[cells.front()]) {
    if (std::ranges::all_of(cells, [&](int cell) { return sees(peer, cell); })) {
      removals.add(peer, grid.candidates(peer) & digits);
    }
  }
}

/// Looks for loops of cells that could swap two digits.
class LoopSearch {
 public:
  LoopSearch(const Grid& grid, Hint& best) : grid_(grid), best_(best) {}

  void run() {
    for (int cell = 0; cell < kCells; ++cell) {
      if (count(grid_.candidates(cell)) != 2) continue;
      pair_ = grid_.candidates(cell);
      const int one = lowest(pair_);
      const int two = lowest(without(pair_, bit(one)));
      for (int house = 0; house < kHouses; ++house) {
        both_[house] = grid_.places(house, one) & grid_.places(house, two);
      }
      find_hopeful();
      if ((hopeful_[house_of(cell, HouseKind::box)] >> place_in(cell, HouseKind::box) & 1) == 0) {
        continue;
      }
      extend(cell, kAllowedExtraCells, 0, -1);
    }
  }
  [[nodiscard]] bool found() const { return best_type_ != 0; }

 private:
  static constexpr int kAllowedExtraCells = 2;

  /// A cell of a loop shares each of its houses with another one.
  void find_hopeful() {
    std::ranges::copy(both_, hopeful_);
    for (bool changed = true; changed;) {
      changed = false;
      for (int house = 0; house < kHouses; ++house) {
        if (count(hopeful_[house]) != 1) continue;
        const int alone = cell_at(house, lowest(hopeful_[house]));
        for (const HouseKind kind : kBoxRowColumn) {
          Mask& places = hopeful_[house_of(alone, kind)];
          places = without(places, bit(place_in(alone, kind)));
        }
        changed = true;
      }
    }
  }

  /// Goes on from a cell with every cell of its houses that has both digits. `extras` are the other
  /// digits met; those of the neighbours tried before in this same call stay in it, as in the
  /// program. The cells are coloured by turns; a colour is met once in a house at most, or there is
  /// no loop to be had.
  void extend(int cell, int allowed, Mask extras, int last_kind) {
    const std::size_t colour = path_.size() % 2;
    const std::uint32_t met_before = met_[colour];
    std::uint32_t houses = 0;
    for (const int house : kTables.house_of[cell]) houses |= 1U << house;
    if ((met_before & houses) != 0) return;
    met_[colour] |= houses;
    path_.push_back(cell);
    for (const HouseKind kind : kBoxRowColumn) {
      if (static_cast<int>(kind) == last_kind) continue;
      const int house = house_of(cell, kind);
      base::for_each_bit(both_[house], [&](int place) {
        const int next = cell_at(house, place);
        if (path_.size() >= 4 && next == path_.front()) {
          if (met_[0] == met_[1]) use_loop();
          return;
        }
        if (std::ranges::find(path_, next) != path_.end()) return;
        const Mask candidates = grid_.candidates(next);
        extras |= without(candidates, pair_);
        if ((hopeful_[house] >> place & 1) == 0) return;
        const bool bare = candidates == pair_;
        if (bare || count(extras) == 1 || allowed > 0) {
          extend(next, bare ? allowed : allowed - 1, extras, static_cast<int>(kind));
        }
      });
    }
    path_.pop_back();
    met_[colour] = met_before;
  }

  void use_loop() {
    extra_cells_.clear();
    Mask rest = 0;
    for (const int cell : path_) {
      if (grid_.candidates(cell) == pair_) continue;
      extra_cells_.push_back(cell);
      rest |= without(grid_.candidates(cell), pair_);
    }
    const double difficulty = loop_difficulty(path_.size());
    if (extra_cells_.size() == 1) {
      Removals removals;
      removals.add(extra_cells_[0], pair_);
      offer(1, difficulty, removals);
    } else if (extra_cells_.size() > 2 || (extra_cells_.size() == 2 && count(rest) == 1)) {
      Removals removals;
      remove_from_common_peers(grid_, extra_cells_, bit(lowest(rest)), removals);
      offer(2, difficulty, removals);
    } else if (extra_cells_.size() == 2) {
      with_sets(rest);
    }
    if (extra_cells_.size() == 2) with_locked_digit();
  }

  /// Type 3: the extra digits make a set with other cells of a house.
  void with_sets(Mask rest) {
    const int first = extra_cells_[0];
    const int second = extra_cells_[1];
    for (int degree = count(rest); degree <= 7; ++degree) {
      for (const HouseKind kind : kBoxRowColumn) {
        if (!share(first, second, kind)) continue;
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
      offer(3, loop_difficulty(path_.size()) + 0.1 * (degree - 1), removals);
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
      offer(3, loop_difficulty(path_.size()) + 0.1 * (degree - 2), removals);
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
      if (!share(extra_cells_[0], extra_cells_[1], kind)) continue;
      const int house = house_of(extra_cells_[0], kind);
      for (int i = 0; i < 2; ++i) {
        locked[i] = locked[i] || count(grid_.places(house, lowest(digits[i]))) == count(corners);
      }
    }
    if (!locked[0] && !locked[1]) return;
    Removals removals;
    for (const int cell : extra_cells_) removals.add(cell, digits[locked[0] ? 1 : 0]);
    offer(4, loop_difficulty(path_.size()), removals);
  }

  void offer(int type, double difficulty, const Removals& removals) {
    if (removals.empty()) return;
    const bool better = best_type_ == 0 || difficulty < best_.difficulty ||
                        (difficulty == best_.difficulty && type < best_type_);
    if (!better) return;
    best_type_ = type;
    best_.difficulty = difficulty;
    best_.technique = loop_name(path_.size(), type);
    best_.removals = removals;
  }

  const Grid& grid_;
  Hint& best_;
  int best_type_ = 0;  // 0: none found
  Mask pair_ = 0;
  std::vector<int> path_;
  std::uint32_t met_[2] = {};   // the houses of the cells of either colour
  Mask both_[kHouses] = {};     // where in a house both digits are
  Mask hopeful_[kHouses] = {};  // those that a loop could go through
  std::vector<int> extra_cells_;
};

/// A grave: every cell has two candidates and every digit two places in a house, but for some extra
/// candidates.
class Grave {
 public:
  explicit Grave(const Grid& grid) : grid_(grid) {}

  bool find(Hint& hint) {
    if (!collect_extras() || cells_.empty()) return false;
    if (cells_.size() == 1) {
      hint.removals.add(cells_[0], without(grid_.candidates(cells_[0]), extras_[cells_[0]]));
      return named(hint, "BUG type 1", 5.6);
    }
    if (count(all_extras_) == 1) {
      remove_from_common_peers(grid_, cells_, all_extras_, hint.removals);
      return named(hint, "BUG type 2", 5.7) || with_locked_digit(hint);
    }
    return !common_peers_.empty() && (with_locked_digit(hint) || with_naked_set(hint));
  }

 private:
  /// Takes the extra candidates, as they are in the whole grid, out of a copy; false when what is
  /// left is no grave.
  bool collect_extras() {
    Grid rest = grid_;
    for (const HouseKind kind : kBoxRowColumn) {
      for (int i = 0; i < 9; ++i) {
        const int house = static_cast<int>(kind) * 9 + i;
        for (int digit = 0; digit < kDigits; ++digit) {
          const Mask places = grid_.places(house, digit);
          if (places == 0 || count(places) == 2) continue;
          int crowded = 0;
          int extra_cell = 0;
          base::for_each_bit(places, [&](int place) {
            const int cell = cell_at(house, place);
            if (count(grid_.candidates(cell)) < 3) return;
            ++crowded;
            extra_cell = cell;
          });
          if (crowded == 0) return false;
          if (crowded > 1) continue;
          rest.remove(extra_cell, digit);
          if (!add_extra(extra_cell, digit)) return false;
        }
      }
    }
    for (int cell = 0; cell < kCells; ++cell) {
      if (rest.is_empty(cell) && count(rest.candidates(cell)) != 2) return false;
    }
    for (int house = 0; house < kHouses; ++house) {
      for (int digit = 0; digit < kDigits; ++digit) {
        const int places = count(rest.places(house, digit));
        if (places != 0 && places != 2) return false;
      }
    }
    return true;
  }

  /// False when nothing can follow any more.
  bool add_extra(int cell, int digit) {
    if (extras_[cell] == 0) {
      if (cells_.empty()) {
        common_peers_.assign(std::begin(kTables.peers[cell]), std::end(kTables.peers[cell]));
      } else {
        std::erase_if(common_peers_, [&](int peer) { return !sees(peer, cell); });
      }
      cells_.push_back(cell);
    }
    extras_[cell] |= bit(digit);
    all_extras_ |= bit(digit);
    return cells_.size() <= 1 || count(all_extras_) <= 1 || !common_peers_.empty();
  }

  bool with_naked_set(Hint& hint) const {
    for (const HouseKind kind : kBoxRowColumn) {
      if (!std::ranges::all_of(cells_, [&](int cell) { return share(cells_[0], cell, kind); })) {
        continue;
      }
      std::vector<int> others;
      for (const int peer : common_peers_) {
        if (share(cells_[0], peer, kind)) others.push_back(peer);
      }
      const auto num_others = static_cast<int>(others.size());
      for (int degree = 2; degree <= 6 && degree <= num_others; ++degree) {
        const bool found = any_subset(degree - 1, num_others, [&](std::uint32_t subset) {
          Mask digits = 0;
          bool fitting = true;
          base::for_each_bit(subset, [&](int i) {
            const Mask candidates = grid_.candidates(others[static_cast<std::size_t>(i)]);
            fitting = fitting && count(candidates) >= 2;
            digits |= candidates;
          });
          if (!fitting || count(digits) != degree || without(all_extras_, digits) != 0)
            return false;
          for (int i = 0; i < num_others; ++i) {
            if ((subset >> i & 1) != 0) continue;
            const int cell = others[static_cast<std::size_t>(i)];
            hint.removals.add(cell, grid_.candidates(cell) & digits);
          }
          return named(hint, "BUG type 3", 5.7 + 0.1 * (degree - 1));
        });
        if (found) return true;
      }
    }
    return false;
  }

  bool with_locked_digit(Hint& hint) const {
    if (cells_.size() != 2) return false;
    const Mask shared = without(grid_.candidates(cells_[0]), extras_[cells_[0]]) &
                        without(grid_.candidates(cells_[1]), extras_[cells_[1]]);
    if (count(shared) != 1 || !sees(cells_[0], cells_[1])) return false;
    for (const int cell : cells_) {
      hint.removals.add(cell, without(grid_.candidates(cell), shared | extras_[cell]));
    }
    return named(hint, "BUG type 4", 5.7);
  }

  static bool named(Hint& hint, std::string_view name, double difficulty) {
    hint.technique = name;
    hint.difficulty = difficulty;
    return !hint.removals.empty();
  }

  const Grid& grid_;
  std::vector<int> cells_;  // with extra candidates
  Mask extras_[kCells] = {};
  Mask all_extras_ = 0;
  std::vector<int> common_peers_;
};

}  // namespace

bool unique_loop(const Grid& grid, Hint& hint) {
  LoopSearch search(grid, hint);
  search.run();
  return search.found();
}

bool bivalue_universal_grave(const Grid& grid, Hint& hint) { return Grave(grid).find(hint); }

}  // namespace omnidoku::ratings::se
