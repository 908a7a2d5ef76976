// SPDX-License-Identifier: MIT
//
// Almost locked sets in HoDoKu 2.2.0's order: sets without common cells, restricted commons from
// earlier sets to later ones.
#pragma once

#include <array>
#include <vector>

#include "ratings/hodoku/step.h"

namespace omnidoku::ratings::hodoku {

/// The almost locked sets of a turn and the steps with two, three and more of them.
class AlmostLockedSets {
 public:
  /// A turn starts: nothing is known.
  void begin_turn() { collected_ = false; }
  bool xz(const Board& board, Step& step);
  bool xy_wing(const Board& board, Step& step);
  bool chain(const Board& board, Step& step);

 private:
  friend class AlsChains;

  struct Set {
    CellSet cells;
    Mask digits = 0;
    Mask seen_digits = 0;     ///< those with candidates that see all of their places in the set
    CellSet places[kDigits];  ///< of a digit in the set
    CellSet seeing[kDigits];  ///< the candidates outside that see all of those
  };
  /// A digit that is in at most one of two sets, or two such digits.
  struct Common {
    int a = 0;
    int b = 0;
    Mask digits = 0;  ///< one or two
    int first = 0;    ///< the lower one
    int second = -1;  ///< the higher one, -1: there is none
  };

  void collect(const Board& board);
  void extend(const Board& board, int unit, int from, int size, const CellSet& cells, Mask digits);
  void add_set(const Board& board, const CellSet& cells, Mask digits);
  void index_sets();
  void find_commons();
  void find_commons_of(int a);
  [[nodiscard]] const Common& at(int common) const {
    return commons_[static_cast<std::size_t>(common)];
  }
  [[nodiscard]] const Set& set(int index) const { return sets_[static_cast<std::size_t>(index)]; }
  bool wing(const Common& one, const Common& two, Step& step) const;
  static void remove_locked(const Set& set, const Set& other, Mask commons, Step& step);
  static void remove_common(const Set& a, const Set& b, Mask forbidden, Step& step);

  static constexpr int kNone = -1;

  bool collected_ = false;
  std::vector<Set> sets_;
  std::vector<Common> commons_;
  std::vector<int> first_common_;  ///< by set, and one more for the end
  // By digit and cell the last set with its first place of the digit there, and by set and digit
  // the one before it.
  int last_set_[kDigits][kCells] = {};
  std::vector<std::array<int, kDigits>> previous_set_;
  std::vector<Mask> common_digits_;  ///< by set: what it has in common with the one looked at
  std::vector<int> partners_;
  // By set the commons with it as the later one.
  std::vector<int> first_incoming_;
  std::vector<int> incoming_;
};

}  // namespace omnidoku::ratings::hodoku
