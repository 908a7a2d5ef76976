// SPDX-License-Identifier: MIT
//
// What each action does. An action is checked before anything is changed.
#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "constraints/created_shape.h"
#include "play/edit.h"
#include "play/rule_table.h"
#include "play/session.h"

namespace omnidoku::play {

using base::ErrorCode;
using base::make_error;
using base::Result;
using model::CellState;

namespace {

constexpr std::size_t kMaxSavepoints = 1000;
constexpr std::size_t kMaxNameLength = 200;

DigitSet& marks_of(CellState& state, MarkKind kind) {
  return kind == MarkKind::centre ? state.centre_marks : state.corner_marks;
}

bool holds_digit(const CellState& state) { return state.given || state.entry; }

void clear_play(CellState& state) {
  state.entry.reset();
  state.centre_marks = {};
  state.corner_marks = {};
  state.colours = 0;
  state.candidate_colours.clear();
  state.pen.clear();
}

}  // namespace

/// Carries out actions on a session; one function for each.
class Performer {
 public:
  explicit Performer(Session& session) : session_(session), edit_(session) {}

  Result<Change> operator()(const EnterDigit& action) {
    if (auto bad = check(action.cells, action.digit)) return *std::move(bad);
    const std::vector<Cell> cells = writable(action.cells);
    const bool setting = session_.set_mode();
    const bool all_hold = std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
      const CellState state = edit_.at(cell);
      return (setting ? state.given : state.entry) == action.digit;
    });
    for (const Cell cell : cells) {
      CellState state = edit_.at(cell);
      if (setting) {
        state.entry.reset();
        state.centre_marks = {};
        state.corner_marks = {};
      }
      (setting ? state.given : state.entry) =
          all_hold ? std::nullopt : std::optional<Digit>(action.digit);
      edit_.set(cell, state);
      if (!all_hold) erase_marks(cell, action.digit);
    }
    return edit_.finish();
  }

  Result<Change> operator()(const ToggleMark& action) {
    if (auto bad = check(action.cells, action.digit)) return *std::move(bad);
    std::vector<Cell> cells = action.cells;
    const auto holds = [this](Cell cell) { return holds_digit(edit_.at(cell)); };
    cells.erase(std::remove_if(cells.begin(), cells.end(), holds), cells.end());
    const bool all_have = std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
      CellState state = edit_.at(cell);
      return marks_of(state, action.kind).contains(action.digit);
    });
    for (const Cell cell : cells) {
      CellState state = edit_.at(cell);
      DigitSet& marks = marks_of(state, action.kind);
      all_have ? marks.erase(action.digit) : marks.insert(action.digit);
      edit_.set(cell, state);
    }
    return edit_.finish();
  }

  Result<Change> operator()(const ToggleColour& action) {
    if (auto bad = check(action.cells)) return *std::move(bad);
    if (action.colour < 1 || action.colour > model::kNumColours) return bad_colour();
    const model::ColourMask bit = model::colour_bit(action.colour);
    const bool all_have = std::all_of(action.cells.begin(), action.cells.end(), [&](Cell cell) {
      return (edit_.at(cell).colours & bit) != 0;
    });
    for (const Cell cell : action.cells) {
      CellState state = edit_.at(cell);
      state.colours =
          static_cast<model::ColourMask>(all_have ? state.colours & ~bit : state.colours | bit);
      edit_.set(cell, state);
    }
    return edit_.finish();
  }

  Result<Change> operator()(const ColourCandidate& action) {
    const Candidate candidate = action.candidate;
    if (auto bad = check({candidate.cell}, candidate.digit)) return *std::move(bad);
    if (action.colour < 0 || action.colour > model::kNumColours) return bad_colour();
    CellState state = edit_.at(candidate.cell);
    auto& colours = state.candidate_colours;
    const auto at =
        std::lower_bound(colours.begin(), colours.end(), candidate.digit,
                         [](const auto& item, Digit digit) { return item.first < digit; });
    const bool there = at != colours.end() && at->first == candidate.digit;
    const auto colour = static_cast<std::uint8_t>(action.colour);
    if (there && colour == 0) {
      colours.erase(at);
    } else if (there) {
      at->second = colour;
    } else if (colour != 0) {
      colours.emplace(at, candidate.digit, colour);
    }
    edit_.set(candidate.cell, state);
    return edit_.finish();
  }

  Result<Change> operator()(const Draw& action) {
    if (action.colour < 0 || action.colour > model::kNumColours) return bad_colour();
    std::vector<std::pair<Cell, Cell>> links;
    for (const auto& [a, b] : action.links) {
      if (auto bad = check({a, b})) return *std::move(bad);
      if (a == b && action.kind != model::PenKind::dot) {
        return make_error(ErrorCode::usage, "a line or an edge needs two different cells");
      }
      links.emplace_back(std::min(a, b), std::max(a, b));
    }
    const auto& pen = session_.state().pen;
    const auto colour = static_cast<std::uint8_t>(action.colour);
    const bool all_there = std::all_of(links.begin(), links.end(), [&](const auto& link) {
      return pen.count({link.first, link.second, action.kind, colour}) > 0;
    });
    for (const auto& [cell, other] : links) {
      CellState state = edit_.at(cell);
      const model::PenEnd end{other, action.kind, colour};
      const auto is_there = [&end](const model::PenEnd& one) { return one.same_place(end); };
      state.pen.erase(std::remove_if(state.pen.begin(), state.pen.end(), is_there),
                      state.pen.end());
      if (!all_there) {
        state.pen.insert(std::upper_bound(state.pen.begin(), state.pen.end(), end), end);
      }
      edit_.set(cell, state);
    }
    return edit_.finish();
  }

  Result<Change> operator()(const Clear& action) {
    if (auto bad = check(action.cells)) return *std::move(bad);
    constexpr Clear::Kind kOrder[] = {Clear::Kind::entry, Clear::Kind::centre, Clear::Kind::corner,
                                      Clear::Kind::colour, Clear::Kind::pen};
    for (const Clear::Kind kind : kOrder) {
      if (action.kind != Clear::Kind::any && action.kind != kind) continue;
      for (const Cell cell : action.cells) edit_.set(cell, cleared(edit_.at(cell), kind));
      if (kind == Clear::Kind::pen) take_strokes(action.cells);
      Change change = edit_.finish();
      if (action.kind == kind || !change.cells.empty()) return change;
    }
    return Change();
  }

  Result<Change> operator()(const FillMarks& action) {
    model::Puzzle filled = session_.filled();
    for (int i = 0; i < filled.num_cells(); ++i) {
      CellState state = edit_.at(Cell(i));
      if (holds_digit(state)) continue;
      marks_of(state, action.kind) = session_.rules().possible(filled, Cell(i));
      edit_.set(Cell(i), state);
    }
    return edit_.finish();
  }

  Result<Change> operator()(const Restart& /*action*/) {
    for (int i = 0; i < session_.puzzle().num_cells(); ++i) {
      CellState state = edit_.at(Cell(i));
      clear_play(state);
      edit_.set(Cell(i), state);
    }
    return edit_.finish();
  }

  Result<Change> operator()(const Conclude& action) {
    for (const Candidate placed : action.placements) {
      if (auto bad = check({placed.cell}, placed.digit)) return *std::move(bad);
    }
    for (const auto& [cell, digits] : action.marks) {
      if (auto bad = check({cell}, digits)) return *std::move(bad);
    }
    for (const auto& [cell, digits] : action.marks) {
      CellState state = edit_.at(cell);
      if (holds_digit(state)) continue;
      state.centre_marks = digits;
      edit_.set(cell, state);
    }
    for (const Candidate placed : action.placements) {
      CellState state = edit_.at(placed.cell);
      if (state.given) continue;
      state.entry = placed.digit;
      edit_.set(placed.cell, state);
      erase_marks(placed.cell, placed.digit);
    }
    return edit_.finish();
  }

  Result<Change> operator()(const SetSavepoint& action) {
    if (action.name.empty() || action.name.size() > kMaxNameLength) {
      return make_error(ErrorCode::usage, "a savepoint needs a name of 1 to 200 bytes");
    }
    auto& savepoints = session_.document_.record.savepoints;
    auto at = find_savepoint(action.name);
    if (at == savepoints.end()) {
      if (savepoints.size() >= kMaxSavepoints) {
        return make_error(ErrorCode::usage, "there are 1000 savepoints already");
      }
      at = savepoints.insert(at, {action.name, {}});
    }
    at->state = session_.state();
    return Change();
  }

  Result<Change> operator()(const GoTo& action) {
    const auto& savepoints = session_.document_.record.savepoints;
    const auto at = find_savepoint(action.name);
    if (at == savepoints.end()) {
      return make_error(ErrorCode::unknown_name, "there is no savepoint '" + action.name + "'");
    }
    const model::PlayState to = at->state;
    for (int i = 0; i < session_.puzzle().num_cells(); ++i) {
      const auto k = static_cast<std::size_t>(i);
      CellState state = edit_.at(Cell(i));
      clear_play(state);
      if (!state.given) state.entry = to.entries[k];
      state.centre_marks = to.centre_marks[k];
      state.corner_marks = to.corner_marks[k];
      state.colours = to.colours[k];
      for (auto it = to.candidate_colours.lower_bound({Cell(i), Digit(0)});
           it != to.candidate_colours.end() && it->first.cell == Cell(i); ++it) {
        state.candidate_colours.emplace_back(it->first.digit, it->second);
      }
      for (auto it = to.pen.lower_bound({Cell(i), Cell(0)});
           it != to.pen.end() && it->cell == Cell(i); ++it) {
        state.pen.push_back({it->other, it->kind, it->colour});
      }
      edit_.set(Cell(i), state);
    }
    return edit_.finish();
  }

  Result<Change> operator()(const Undo& /*action*/) { return session_.step_back(); }
  Result<Change> operator()(const Redo& /*action*/) { return session_.step_forward(); }

  Result<Change> operator()(const SetAutoErase& action) {
    session_.document_.record.auto_erase = action.value;
    return Change();
  }

  Result<Change> operator()(const SetMode& action) {
    if (session_.record().mode == action.mode) return Change();
    session_.document_.record.mode = action.mode;
    Change change;
    change.puzzle_changed = true;
    return session_.noted(std::move(change));
  }

  Result<Change> operator()(const SetTime& action) {
    if (!std::isfinite(action.seconds) || action.seconds < 0) {
      return make_error(ErrorCode::usage, "the time must be a number of seconds from 0 on");
    }
    session_.document_.record.seconds = action.seconds;
    return Change();
  }

  Result<Change> operator()(const SetClue& action) {
    if (auto bad = check_mode()) return *std::move(bad);
    if (auto bad = check({action.cell}, action.digits)) return *std::move(bad);
    CellState state = edit_.at(action.cell);
    state.allowed = action.digits;
    edit_.set(action.cell, state);
    return edit_.finish();
  }

  Result<Change> operator()(const AddConstraint& action) {
    if (auto bad = check_mode()) return *std::move(bad);
    model::Puzzle next = without_solution();
    next.constraints.push_back(action.spec);
    return session_.replace_puzzle(std::move(next));
  }

  Result<Change> operator()(const ChangeConstraint& action) {
    if (auto bad = check_mode()) return *std::move(bad);
    model::Puzzle next = without_solution();
    if (action.index >= next.constraints.size()) return no_constraint();
    next.constraints[action.index] = action.spec;
    return session_.replace_puzzle(std::move(next));
  }

  Result<Change> operator()(const RemoveConstraint& action) {
    if (auto bad = check_mode()) return *std::move(bad);
    model::Puzzle next = without_solution();
    if (action.index >= next.constraints.size()) return no_constraint();
    next.constraints.erase(next.constraints.begin() + static_cast<std::ptrdiff_t>(action.index));
    std::vector<std::optional<std::size_t>> numbers;
    for (std::size_t i = 0; i <= next.constraints.size(); ++i) {
      if (i == action.index) {
        numbers.emplace_back();
      } else {
        numbers.emplace_back(i < action.index ? i : i - 1);
      }
    }
    for (model::ConstraintSpec& spec : next.constraints) {
      auto kept = constraints::renumbered(spec, numbers);
      if (!kept) {
        return make_error(ErrorCode::bad_constraint, "a created shape is made of this constraint",
                          "remove that shape first");
      }
      spec = *std::move(kept);
    }
    return session_.replace_puzzle(std::move(next));
  }

  Result<Change> operator()(const SetBoard& action) {
    if (auto bad = check_mode()) return *std::move(bad);
    return session_.replace_board(action.board);
  }

  Result<Change> operator()(const SetSymbols& action) {
    if (auto bad = check_mode()) return *std::move(bad);
    model::Puzzle next = without_solution();
    next.symbols = action.symbols;
    return session_.replace_puzzle(std::move(next));
  }

  Result<Change> operator()(const SetWords& action) {
    if (auto bad = check_mode()) return *std::move(bad);
    model::Puzzle next = session_.puzzle();
    next.metadata.title = action.title;
    next.metadata.author = action.author;
    next.metadata.rules = action.rules;
    next.metadata.congratulation = action.congratulation;
    return session_.replace_puzzle(std::move(next));
  }

 private:
  using Trouble = std::optional<base::Error>;

  [[nodiscard]] Trouble check(const std::vector<Cell>& cells) const {
    const auto num_cells = static_cast<std::size_t>(session_.puzzle().num_cells());
    for (const Cell cell : cells) {
      if (cell.index() >= num_cells) {
        return make_error(ErrorCode::usage, "there is no cell " + std::to_string(cell.index()));
      }
    }
    return std::nullopt;
  }
  [[nodiscard]] Trouble check(const std::vector<Cell>& cells, DigitSet digits) const {
    if (!session_.puzzle().all_digits().contains_all(digits)) {
      return make_error(ErrorCode::usage, "the puzzle has no such digit");
    }
    return check(cells);
  }
  [[nodiscard]] Trouble check(const std::vector<Cell>& cells, Digit digit) const {
    if (static_cast<int>(digit.index()) >= session_.puzzle().num_digits()) {
      return make_error(ErrorCode::usage, "the puzzle has no such digit");
    }
    return check(cells);
  }
  [[nodiscard]] Trouble check_mode() const {
    if (session_.set_mode()) return std::nullopt;
    return make_error(ErrorCode::usage, "the puzzle itself can only be changed in set mode");
  }
  [[nodiscard]] static base::Error no_constraint() {
    return make_error(ErrorCode::usage, "there is no constraint with this number");
  }
  [[nodiscard]] static base::Error bad_colour() {
    return make_error(ErrorCode::usage,
                      "colours are numbered from 1 to " + std::to_string(model::kNumColours));
  }

  /// For changing what the solution, and what was said of the difficulty, depend on.
  [[nodiscard]] model::Puzzle without_solution() const {
    model::Puzzle puzzle = session_.puzzle();
    puzzle.solution.reset();
    puzzle.metadata.difficulty.clear();
    return puzzle;
  }

  [[nodiscard]] std::vector<Cell> writable(std::vector<Cell> cells) const {
    if (session_.set_mode()) return cells;
    const auto is_given = [this](Cell cell) { return edit_.at(cell).given.has_value(); };
    cells.erase(std::remove_if(cells.begin(), cells.end(), is_given), cells.end());
    return cells;
  }

  [[nodiscard]] CellState cleared(CellState state, Clear::Kind kind) const {
    switch (kind) {
      case Clear::Kind::entry:
        state.entry.reset();
        if (session_.set_mode()) {
          state.given.reset();
          state.allowed = session_.puzzle().all_digits();
        }
        break;
      case Clear::Kind::centre: state.centre_marks = {}; break;
      case Clear::Kind::corner: state.corner_marks = {}; break;
      case Clear::Kind::colour:
        state.colours = 0;
        state.candidate_colours.clear();
        break;
      case Clear::Kind::pen:  // see take_strokes
      case Clear::Kind::any: break;
    }
    return state;
  }

  /// Strokes belong to the earlier of their cells, which may be none of these.
  void take_strokes(const std::vector<Cell>& cells) {
    const auto is_one = [&cells](Cell cell) {
      return std::find(cells.begin(), cells.end(), cell) != cells.end();
    };
    const std::set<model::PenStroke> pen = session_.state().pen;
    for (const model::PenStroke& stroke : pen) {
      if (!is_one(stroke.cell) && !is_one(stroke.other)) continue;
      CellState state = edit_.at(stroke.cell);
      const model::PenEnd drawn{stroke.other, stroke.kind, stroke.colour};
      state.pen.erase(std::remove(state.pen.begin(), state.pen.end(), drawn), state.pen.end());
      edit_.set(stroke.cell, state);
    }
  }

  void erase_marks(Cell cell, Digit digit) {
    if (!session_.record().auto_erase) return;
    for (const Cell peer : session_.rules().peers(cell)) {
      CellState state = edit_.at(peer);
      state.centre_marks.erase(digit);
      state.corner_marks.erase(digit);
      edit_.set(peer, state);
    }
  }

  [[nodiscard]] std::vector<model::Savepoint>::iterator find_savepoint(const std::string& name) {
    auto& savepoints = session_.document_.record.savepoints;
    return std::find_if(savepoints.begin(), savepoints.end(),
                        [&name](const model::Savepoint& one) { return one.name == name; });
  }

  Session& session_;
  Edit edit_;
};

Result<Change> Session::act(const Action& action) {
  Performer performer(*this);
  return std::visit(performer, action);
}

}  // namespace omnidoku::play
