// SPDX-License-Identifier: MIT
//
// Session: a puzzle and what a person does to it. Actions (action.h) change the document; every one
// that changes cells or the puzzle can be undone, without limit. Not thread-safe.
//
// The cost of an action is that of the cells it changes, not of the board or the history; what the
// rules say about the board (who must differ from whom) is found once and kept until they change.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "constraints/rules.h"
#include "model/document.h"
#include "play/action.h"
#include "play/certain_breaks.h"
#include "play/finish.h"
#include "play/other_board.h"

namespace omnidoku::play {

/// What an action changed.
struct Change {
  std::vector<Cell> cells;      ///< in cell order
  bool puzzle_changed = false;  ///< rules, board, symbols, clues, words or mode: everything is news
  Lost lost;                    ///< what had no place on the new board
};

class Edit;
class OneStep;
class Performer;
class RuleTable;

class Session {
 public:
  /// Goes on with a document where it was left. The puzzle must be valid
  /// (constraints::validate_puzzle); entries in cells with a given are dropped.
  explicit Session(model::Document document);
  ~Session();
  Session(Session&& other) noexcept;
  Session& operator=(Session&& other) noexcept;
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  /// Carries an action out. Nothing is changed on errors: usage (a cell or digit that is not there,
  /// a colour out of range, an action of set mode in play mode, nothing to undo), unknown_name
  /// (savepoint), bad_constraint, wrong_length (symbols).
  [[nodiscard]] base::Result<Change> act(const Action& action);

  /// Everything, ready to be written.
  [[nodiscard]] const model::Document& document() const { return document_; }
  [[nodiscard]] const model::Puzzle& puzzle() const { return document_.puzzle; }
  [[nodiscard]] const model::PlayState& state() const { return *document_.play; }
  [[nodiscard]] const model::PlayRecord& record() const { return document_.record; }
  [[nodiscard]] bool set_mode() const { return record().mode == model::PlayMode::set; }

  /// The digit that stands in a cell, given or entered.
  [[nodiscard]] std::optional<Digit> digit_in(Cell cell) const {
    return filled_.givens[cell.index()];
  }
  /// The puzzle with the entries as givens.
  [[nodiscard]] const model::Puzzle& filled() const { return filled_; }
  /// What breaks a rule at once, entries included, and what leaves no way to meet one.
  [[nodiscard]] std::vector<constraints::Conflict> conflicts() const;
  /// The same in the words of `told`: filled() with other names of cells.
  [[nodiscard]] std::vector<constraints::Conflict> conflicts(const model::Puzzle& told) const;
  /// The open cells that no digit can go into any more without breaking a rule at once.
  [[nodiscard]] std::vector<Cell> stuck_cells() const;
  /// Whether every cell holds a digit.
  [[nodiscard]] bool is_complete() const;
  /// How the board stands as a whole.
  [[nodiscard]] Finish finish() const { return finish_of(puzzle(), filled_.givens); }
  [[nodiscard]] bool is_solved() const { return finish() == Finish::solved; }

  /// Grows with every action that changes what the cells hold, or the puzzle: not with the time
  /// played, an option or a savepoint.
  [[nodiscard]] std::uint64_t revision() const { return revision_; }
  /// Grows with every action that changes the puzzle: clues, rules, board, symbols.
  [[nodiscard]] std::uint64_t puzzle_revision() const { return puzzle_revision_; }

 private:
  friend class Edit;
  friend class OneStep;
  friend class Performer;

  [[nodiscard]] model::PlayState& play() { return *document_.play; }
  void refill();
  [[nodiscard]] model::CellState cell_state(Cell cell) const;
  void put(Cell cell, const model::CellState& to);
  [[nodiscard]] model::Moment moment() const;
  void put(const model::Moment& to);
  [[nodiscard]] const RuleTable& rules() const;

  /// Does what a step of the history says and makes it say how to get back.
  Change turn(model::HistoryStep& step);
  [[nodiscard]] Change whole_change() const;
  Change commit(model::HistoryStep step, Change change);
  Change noted(Change change);
  [[nodiscard]] base::Result<Change> step_back();
  [[nodiscard]] base::Result<Change> step_forward();
  /// A step to a puzzle with other rules on the same board.
  [[nodiscard]] base::Result<Change> replace_puzzle(model::Puzzle next);
  /// A step to the puzzle on another board.
  [[nodiscard]] base::Result<Change> replace_board(const geometry::BoardPtr& board);
  Change step_to(const model::Moment& to);

  model::Document document_;
  model::Puzzle filled_;
  mutable std::unique_ptr<RuleTable> rules_;  ///< null: to be made when needed
  mutable CertainBreaks certain_breaks_;      ///< of the puzzle as it is
  std::uint64_t revision_ = 0;
  std::uint64_t puzzle_revision_ = 0;
};

}  // namespace omnidoku::play
