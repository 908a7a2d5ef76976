// SPDX-License-Identifier: MIT
//
// Minimal puzzles of a full grid as removal cell by cell makes them: every cell has its turn, in a
// given order, and loses its digit unless a second solution would come of that. What comes out is
// exactly that, but hardly any removal is tested.
//
// A cell stays at its turn if and only if some difference set (the cells in which another grid
// differs from this one) has lost all its other cells by then. Over the sets that are known this is
// a pass through the order, and one search tells whether they were enough: if the puzzle that the
// pass leaves has one solution, it is minimal too, since each of its cells is the only given of
// some set; if it has another solution, that differs in a set that was not known, and the pass is
// made again. So the sets of a grid that matter are found as they are needed; those of a swap of
// two digits or of two lines, which cost nothing to find, are known from the beginning.
//
// The pass is made in stages, each over some more turns while all later cells are still given:
// differences then stay small, and small sets decide more. What a stage has decided is final.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "classic/batch.h"
#include "classic/canonical.h"
#include "classic/grid9.h"

namespace omnidoku::classic {

/// A set of cells: bit i of `first` is cell i, bit i of `rest` cell 64 + i.
struct CellSet {
  std::uint64_t first = 0;
  std::uint64_t rest = 0;

  void add(std::size_t cell) { (cell < 64 ? first : rest) |= std::uint64_t{1} << (cell % 64); }
  friend bool operator==(const CellSet&, const CellSet&) = default;
};

/// Cells in the order of their turns.
using RemovalOrder = std::array<std::uint8_t, kNumCells>;

class Removal {
 public:
  /// Orders of the same grid that share their first turns up to here share what was decided there.
  static constexpr std::size_t kSharedTurns = 50;

  /// Begins with a full grid.
  void begin(const Solution9& grid, const RemovalOrder& order);
  /// Begins with another order of the same grid; what is known of the grid stays known. If the
  /// first kSharedTurns are those of the order before, which must be done, they are not looked at
  /// again.
  void begin_again(const RemovalOrder& order);

  /// The puzzle whose number of solutions is to be found out next; not once it is done.
  void next_question(DigitPlanes& puzzle);
  /// The answer: it has one solution.
  void answer_unique();
  /// The answer: it has two solutions at least, these. One of them may be the grid.
  void answer_several(const Solution9& one, const Solution9& other);

  /// Fetches it into the cache, for one that is about to have its answer.
  void prefetch() const;

  /// Whether everything is decided.
  [[nodiscard]] bool done() const { return stage_ == kNumStages; }
  /// The cells that stay, once it is done.
  [[nodiscard]] const CellSet& givens() const { return decided_.givens; }
  [[nodiscard]] const Solution9& grid() const { return grid_; }
  [[nodiscard]] const RemovalOrder& order() const { return order_; }

 private:
  /// Up to which turn the stages go. More stages mean more questions, fewer mean larger sets.
  static constexpr std::array<std::uint8_t, 8> kStages = {50, 57, 62, 66, 70, 74, 78, 81};
  static constexpr std::size_t kNumStages = kStages.size();
  static_assert(kStages[0] == kSharedTurns);

  /// The sets that are known are numbered, and come in parts of 128: for a single order the first
  /// is enough, and the less memory a grid takes, the more of them stay in the cache.
  static constexpr std::size_t kWords = 2;
  static constexpr std::size_t kSetsOfPart = 64 * kWords;
  static constexpr std::size_t kParts = 2;
  static constexpr std::size_t kMostSets = kSetsOfPart * kParts;
  /// Some sets of a part, a bit for each.
  using Sets = std::array<std::uint64_t, kWords>;

  /// What is known about a turn.
  struct Turn {
    Sets having;  ///< the sets that its cell is in
    Sets ending;  ///< of these, the ones with no cell of a later turn
  };
  using Turns = std::array<Turn, kNumCells>;

  /// What a pass has come to.
  struct Decisions {
    std::size_t turns = 0;           ///< so many have been decided
    CellSet givens;                  ///< the cells of these that stay
    std::array<Sets, kParts> hit{};  ///< the sets with one of them
  };

  void add_swaps_of_lines();
  void add_swaps_of_digits();
  void add(const CellSet& set);
  void begin_part();
  [[nodiscard]] Turns& turns_of(std::size_t part) {
    return part == 0 ? first_turns_ : *second_turns_;
  }
  [[nodiscard]] const Turns& turns_of(std::size_t part) const {
    return part == 0 ? first_turns_ : *second_turns_;
  }
  void add_difference(const Solution9& other);
  [[nodiscard]] std::size_t forget_one();
  /// The first set by which the cell of a turn stays; kMostSets: it does not.
  [[nodiscard]] std::size_t first_open(const Decisions& decisions, std::size_t turn) const;
  template <std::size_t parts>
  void decide_by(Decisions& decisions, std::size_t end) const;
  /// Decides the turns up to `end`, going by the sets that are known.
  void decide(Decisions& decisions, std::size_t end) const;

  Turns first_turns_{};  ///< of the first part
  std::unique_ptr<Turns> second_turns_;
  Solution9 grid_{};
  RemovalOrder order_{};
  std::array<std::uint8_t, kNumCells> turn_of_{};  ///< of a cell
  DigitPlanes digits_{};                           ///< those of the grid
  std::size_t num_sets_ = 0;
  std::size_t num_parts_ = 1;  ///< in use
  std::size_t stage_ = 0;
  Decisions shared_;   ///< after kSharedTurns
  Decisions decided_;  ///< for good
  Decisions asked_;    ///< by the question that was asked last
};

}  // namespace omnidoku::classic
