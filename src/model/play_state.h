// SPDX-License-Identifier: MIT
//
// PlayState: what a person has entered and marked; PlayRecord: what goes with it while the game is
// on. The history is kept as what has to be put back, so that a step costs what it changed, and a
// stored history can never contradict the state it belongs to. Plain data; play/ does the work.
#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "geometry/digit_set.h"
#include "geometry/ids.h"
#include "model/puzzle.h"

namespace omnidoku::model {

/// Colours are numbered 1..kNumColours; 0 stands for none.
inline constexpr int kNumColours = 12;

/// A set of colours: bit k stands for colour k + 1.
using ColourMask = std::uint16_t;
[[nodiscard]] constexpr ColourMask colour_bit(int colour) {
  return static_cast<ColourMask>(1U << static_cast<unsigned>(colour - 1));
}
/// Calls f(colour) for each colour of a mask, in order.
template <class F>
void for_each_colour(ColourMask mask, F&& f) {
  for (int colour = 1; colour <= kNumColours; ++colour) {
    if ((mask & colour_bit(colour)) != 0) f(colour);
  }
}

/// What a pen draws.
enum class PenKind : std::uint8_t {
  line,  ///< from the middle of one cell to the middle of another
  edge,  ///< along the border between two cells
  dot,   ///< on that border or, with one cell alone, in its middle
};
inline constexpr PenKind kPenKinds[] = {PenKind::line, PenKind::edge, PenKind::dot};
[[nodiscard]] std::string_view pen_word(PenKind kind);

/// Something drawn from a cell to itself or a later one, which means nothing to any rule.
struct PenEnd {
  geometry::Cell other;
  PenKind kind = PenKind::line;
  std::uint8_t colour = 0;  ///< 1..kNumColours; 0 for the pen's own
  [[nodiscard]] bool same_place(const PenEnd& end) const {
    return other == end.other && kind == end.kind;
  }
  friend bool operator==(const PenEnd&, const PenEnd&) = default;
  friend auto operator<=>(const PenEnd&, const PenEnd&) = default;
};

/// What was drawn from a cell, in order; no two of a kind lead to the same cell.
using PenEnds = std::vector<PenEnd>;

/// The candidates of a cell that have a colour, 1..kNumColours, by digit.
using CandidateColours = std::vector<std::pair<geometry::Digit, std::uint8_t>>;

/// What a person marked in a cell: a member for every kind of mark.
struct CellMarks {
#define OMNIDOKU_MARK_OF_DIGITS(id) geometry::DigitSet id;
#define OMNIDOKU_MARK_OF_CELLS(id) ColourMask id = 0;
#define OMNIDOKU_MARK_OF_CANDIDATES(id) CandidateColours id;
#define OMNIDOKU_MARK_OF_LINKS(id) PenEnds id;
#include "model/marks/registry.inc"
#undef OMNIDOKU_MARK_OF_DIGITS
#undef OMNIDOKU_MARK_OF_CELLS
#undef OMNIDOKU_MARK_OF_CANDIDATES
#undef OMNIDOKU_MARK_OF_LINKS
  friend bool operator==(const CellMarks&, const CellMarks&) = default;
};

// Where marks lie: the members of CellMarks, by what they hold.
using MarkOfDigits = geometry::DigitSet CellMarks::*;    ///< in a cell that may hold these
using MarkOfCells = ColourMask CellMarks::*;             ///< all over a cell
using MarkOfCandidates = CandidateColours CellMarks::*;  ///< on candidates
using MarkOfLinks = PenEnds CellMarks::*;                ///< between cells
using MarkMember = std::variant<MarkOfDigits, MarkOfCells, MarkOfCandidates, MarkOfLinks>;

/// A person's entries and marks, per cell.
struct PlayState {
  PartialGrid entries;
  std::vector<CellMarks> marks;
  friend bool operator==(const PlayState&, const PlayState&) = default;
};

/// Everything that can change in one cell, the puzzle's clues included.
struct CellState {
  std::optional<geometry::Digit> given;
  geometry::DigitSet allowed;  ///< as Puzzle::allowed
  std::optional<geometry::Digit> entry;
  CellMarks marks;
  friend bool operator==(const CellState&, const CellState&) = default;
};

/// A state that a person gave a name, to come back to.
struct Savepoint {
  std::string name;
  PlayState state;
  friend bool operator==(const Savepoint&, const Savepoint&) = default;
};

/// The whole game at one moment, for steps that change the puzzle itself.
struct Moment {
  Puzzle puzzle;
  PlayState state;
  std::vector<Savepoint> savepoints;
};

/// What has to be put back to undo a step, or to do it again.
struct HistoryStep {
  std::vector<std::pair<geometry::Cell, CellState>> cells;
  /// Instead of cells: the whole game. Null for steps within cells.
  std::shared_ptr<const Moment> moment;
};

/// What a person is doing with the document.
enum class PlayMode : std::uint8_t {
  play,  ///< givens are fixed
  set,   ///< digits are givens, rules can be changed
};

/// What belongs to a game beside its state.
struct PlayRecord {
  std::vector<HistoryStep> undo;  ///< the latest step last
  std::vector<HistoryStep> redo;  ///< the step to be done next last
  std::vector<Savepoint> savepoints;
  double seconds = 0;  ///< time played
  PlayMode mode = PlayMode::play;
  bool auto_erase = false;  ///< marks that an entry rules out go with it
};

/// A state without entries or marks.
[[nodiscard]] PlayState empty_play_state(const Puzzle& puzzle);

/// The marks in the middle of every cell: what a person takes for its candidates.
[[nodiscard]] std::vector<geometry::DigitSet> centre_marks(const PlayState& state);

}  // namespace omnidoku::model
