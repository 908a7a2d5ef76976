// SPDX-License-Identifier: MIT
//
// What a person can do, as data. Session::act carries an action out.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "geometry/board.h"
#include "geometry/digit_set.h"
#include "geometry/ids.h"
#include "model/play_state.h"
#include "model/puzzle.h"
#include "model/symbols.h"

namespace omnidoku::play {

using geometry::Candidate;
using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using model::CellMarks;

/// Writes a digit into cells; if all of them that can be written hold it, takes it out. In set mode
/// the digit is a given.
struct EnterDigit {
  std::vector<Cell> cells;
  Digit digit;
};

// Marks are made by where those of their kind lie (model/mark.h).

/// Sets a mark in every open cell, or takes it out if all of them have it.
struct ToggleMark {
  model::MarkOfDigits mark = &CellMarks::centre;
  std::vector<Cell> cells;
  Digit digit;
};

/// Sets a colour in every cell, or takes it out if all of them have it.
struct ToggleColour {
  std::vector<Cell> cells;
  int colour = 1;  ///< 1..model::kNumColours
  model::MarkOfCells mark = &CellMarks::colours;
};

/// Gives a candidate a colour; 0 takes it away.
struct ColourCandidate {
  Candidate candidate;
  int colour = 0;  ///< 0..model::kNumColours
  model::MarkOfCandidates mark = &CellMarks::candidate_colours;
};

/// Draws with a pen, or takes out what it drew if all of it is there in that colour. A link is two
/// cells, or one twice for a dot in its middle.
struct Draw {
  model::PenKind kind = model::PenKind::line;
  std::vector<std::pair<Cell, Cell>> links;
  int colour = 0;  ///< 1..model::kNumColours; 0 for the pen's own
  model::MarkOfLinks mark = &CellMarks::pen;
};

/// Takes something out of cells.
struct Clear {
  static constexpr std::string_view kEntry = "entry";
  static constexpr std::string_view kAny = "any";  ///< the first of which the cells hold some
  std::vector<Cell> cells;
  std::string_view what = kAny;  ///< one of clear_words()
};
/// What Clear takes out, in the order in which it looks for some: the entry, then kinds of marks as
/// they go together (model::Mark::clear; of strokes all that begins or ends in the cells), then
/// any.
[[nodiscard]] std::vector<std::string_view> clear_words();

/// Marks every open cell with the digits that no rule excludes at once.
struct FillMarks {
  model::MarkOfDigits mark = &CellMarks::centre;
};

/// Takes out everything that a person has entered, marked or coloured.
struct Restart {};

/// What a step of logic concludes: entries, and the centre marks that are left in cells.
struct Conclude {
  std::vector<Candidate> placements;
  std::vector<std::pair<Cell, DigitSet>> marks;
};

/// Gives the state of now a name; a savepoint of that name is replaced. No step of the history.
struct SetSavepoint {
  std::string name;
};
/// Back to a savepoint, as a step of its own.
struct GoTo {
  std::string name;
};

struct Undo {};
struct Redo {};

// Settings, no steps of the history.

struct SetAutoErase {
  bool value = false;
};
struct SetMode {
  model::PlayMode mode = model::PlayMode::play;
};
struct SetTime {
  double seconds = 0;
};

// Only in set mode.

/// Says which digits the clue of a cell allows; all of them: no clue.
struct SetClue {
  Cell cell;
  DigitSet digits;
};
struct AddConstraint {
  model::ConstraintSpec spec;
};
/// Puts another constraint in the place of one.
struct ChangeConstraint {
  std::size_t index = 0;  ///< into Puzzle::constraints
  model::ConstraintSpec spec;
};
struct RemoveConstraint {
  std::size_t index = 0;  ///< into Puzzle::constraints
};
/// Another board. What fits on it stays (other_board.h).
struct SetBoard {
  geometry::BoardPtr board;
};
struct SetSymbols {
  model::Symbols symbols;
};
/// Title, author, rules text, and what whoever has solved it is told.
struct SetWords {
  std::string title;
  std::string author;
  std::string rules;
  std::string congratulation;
};
/// Fog over the board, with the cells that are lit from the start; nothing takes it away.
struct SetFog {
  std::optional<std::vector<Cell>> lit;
};

/// Makes what is drawn (formats::unmeant_things) a rule of this type each, with these arguments; a
/// number that stands there is the first number of the rule.
struct GiveMeaning {
  std::vector<std::size_t> things;  ///< into formats::unmeant_things()
  model::ConstraintSpec spec;       ///< without cells
};
/// Takes a rule that was not understood for said, by others or by nothing.
struct SettleRule {
  std::size_t index = 0;  ///< into Puzzle::unknown_rules
};

/// Draws on the board what is no rule.
struct AddDrawing {
  model::Drawing drawing;
};
struct RemoveDrawing {
  std::size_t index = 0;  ///< into Puzzle::drawings
};

/// Puts another puzzle in the place of this one: another version of it, say. What was entered and
/// the marks go with what was there; undoing brings all of it back.
struct ReplacePuzzle {
  model::Puzzle puzzle;
};

using Action =
    std::variant<EnterDigit, ToggleMark, ToggleColour, ColourCandidate, Draw, Clear, FillMarks,
                 Restart, Conclude, SetSavepoint, GoTo, Undo, Redo, SetAutoErase, SetMode, SetTime,
                 SetClue, AddConstraint, ChangeConstraint, RemoveConstraint, SetBoard, SetSymbols,
                 SetWords, SetFog, GiveMeaning, SettleRule, AddDrawing, RemoveDrawing,
                 ReplacePuzzle>;

}  // namespace omnidoku::play
