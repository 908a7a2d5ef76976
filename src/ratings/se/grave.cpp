// SPDX-License-Identifier: MIT
#include "ratings/se/grave.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <vector>

#include "base/bits.h"
#include "ratings/se/cell_set.h"
#include "ratings/se/subsets_in_order.h"

namespace omnidoku::ratings::se {
namespace {

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
      common_peers(cells_).for_each(
          [&](int peer) { hint.removals.add(peer, grid_.candidates(peer) & all_extras_); });
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
      if (!std::all_of(std::begin(cells_), std::end(cells_),
                       [&](int cell) { return share_house(cells_[0], cell, kind); })) {
        continue;
      }
      std::vector<int> others;
      for (const int peer : common_peers_) {
        if (share_house(cells_[0], peer, kind)) others.push_back(peer);
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

bool bivalue_universal_grave(const Grid& grid, Hint& hint) { return Grave(grid).find(hint); }

}  // namespace omnidoku::ratings::se
