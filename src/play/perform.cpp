// SPDX-License-Identifier: MIT
//
// What each action does. An action is checked before anything is changed.
#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "constraints/constraint_type.h"
#include "constraints/created_shape.h"
#include "formats/unmeant_things.h"
#include "model/mark.h"
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

bool holds_digit(const CellState& state) { return state.given || state.entry; }

/// Takes the digits out of all marks that are some.
void clear_digits(CellMarks& marks) {
  model::for_each_mark<model::MarkOfDigits>([&marks](auto mark) { marks.*mark = {}; });
}

}  // namespace

std::vector<std::string_view> clear_words() {
  std::vector<std::string_view> words = {Clear::kEntry};
  for (const model::Mark* mark : model::marks()) {
    if (words.back() != mark->clear) words.push_back(mark->clear);
  }
  words.push_back(Clear::kAny);
  return words;
}

namespace {

/// The whole number that a text is; nothing for others.
std::optional<std::int64_t> number_in(const std::string& text) {
  std::int64_t value = 0;
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, value);
  if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
  return value;
}

/// The rules that a thing becomes: one, or for rules of single cells one for each of its cells.
std::vector<model::ConstraintSpec> constraints_on(const model::DrawnThing& thing,
                                                  model::ConstraintSpec spec) {
  const constraints::ConstraintType* type = constraints::find_constraint_type(spec.type);
  if (type == nullptr) return {std::move(spec)};
  const auto parameter = std::find_if(type->parameters.begin(), type->parameters.end(),
                                      [](const constraints::Parameter& one) {
                                        return one.kind == constraints::Parameter::Kind::integer;
                                      });
  const auto number = number_in(thing.text);
  if (number && parameter != type->parameters.end() &&
      spec.arguments.find(parameter->name) == nullptr)
    spec.arguments.set(std::string(parameter->name), *number);
  std::vector<Cell> cells = thing.bulb;
  cells.insert(cells.end(), thing.cells.begin(), thing.cells.end());
  if (type->shape != constraints::SpecShape::cell) {
    spec.cells = std::move(cells);
    return {std::move(spec)};
  }
  std::vector<model::ConstraintSpec> specs;
  for (const Cell cell : cells) {
    specs.push_back(spec);
    specs.back().cells = {cell};
  }
  return specs;
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
        clear_digits(state.marks);
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
      return (edit_.at(cell).marks.*action.mark).contains(action.digit);
    });
    for (const Cell cell : cells) {
      CellState state = edit_.at(cell);
      DigitSet& marks = state.marks.*action.mark;
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
      return (edit_.at(cell).marks.*action.mark & bit) != 0;
    });
    for (const Cell cell : action.cells) {
      CellState state = edit_.at(cell);
      model::ColourMask& colours = state.marks.*action.mark;
      colours = static_cast<model::ColourMask>(all_have ? colours & ~bit : colours | bit);
      edit_.set(cell, state);
    }
    return edit_.finish();
  }

  Result<Change> operator()(const ColourCandidate& action) {
    const Candidate candidate = action.candidate;
    if (auto bad = check({candidate.cell}, candidate.digit)) return *std::move(bad);
    if (action.colour < 0 || action.colour > model::kNumColours) return bad_colour();
    CellState state = edit_.at(candidate.cell);
    model::CandidateColours& colours = state.marks.*action.mark;
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
    const auto colour = static_cast<std::uint8_t>(action.colour);
    const bool all_there = std::all_of(links.begin(), links.end(), [&](const auto& link) {
      const CellState state = edit_.at(link.first);
      const model::PenEnds& pen = state.marks.*action.mark;
      return std::binary_search(pen.begin(), pen.end(),
                                model::PenEnd{link.second, action.kind, colour});
    });
    for (const auto& [cell, other] : links) {
      CellState state = edit_.at(cell);
      model::PenEnds& pen = state.marks.*action.mark;
      const model::PenEnd end{other, action.kind, colour};
      const auto is_there = [&end](const model::PenEnd& one) { return one.same_place(end); };
      pen.erase(std::remove_if(pen.begin(), pen.end(), is_there), pen.end());
      if (!all_there) pen.insert(std::upper_bound(pen.begin(), pen.end(), end), end);
      edit_.set(cell, state);
    }
    return edit_.finish();
  }

  Result<Change> operator()(const Clear& action) {
    if (auto bad = check(action.cells)) return *std::move(bad);
    for (const std::string_view what : clear_words()) {
      if (action.what != Clear::kAny && action.what != what) continue;
      if (what == Clear::kEntry) take_entries(action.cells);
      for (const model::Mark* mark : model::marks()) {
        if (mark->clear != what) continue;
        std::visit([&](auto member) { take_marks(action.cells, member); }, mark->member);
      }
      Change change = edit_.finish();
      if (action.what == what || !change.cells.empty()) return change;
    }
    return Change();
  }

  Result<Change> operator()(const FillMarks& action) {
    model::Puzzle filled = session_.filled();
    for (int i = 0; i < filled.num_cells(); ++i) {
      CellState state = edit_.at(Cell(i));
      if (holds_digit(state)) continue;
      state.marks.*action.mark = session_.rules().possible(filled, Cell(i));
      edit_.set(Cell(i), state);
    }
    return edit_.finish();
  }

  Result<Change> operator()(const Restart& /*action*/) {
    for (int i = 0; i < session_.puzzle().num_cells(); ++i) {
      CellState state = edit_.at(Cell(i));
      state.entry.reset();
      state.marks = {};
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
      state.marks.centre = digits;
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
      state.entry = state.given ? std::nullopt : to.entries[k];
      state.marks = to.marks[k];
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
  Result<Change> operator()(const SetFog& action) {
    if (auto bad = check_mode()) return *std::move(bad);
    if (auto bad = check(action.lit.value_or(std::vector<Cell>()))) return *std::move(bad);
    model::Puzzle next = session_.puzzle();
    next.fog.reset();
    if (action.lit) next.fog = model::in_order(*action.lit);
    return session_.replace_puzzle(std::move(next));
  }

  Result<Change> operator()(const GiveMeaning& action) {
    if (auto bad = check_mode()) return *std::move(bad);
    const std::vector<model::DrawnThing> all = formats::unmeant_things(session_.document());
    std::vector<model::DrawnThing> meant;
    for (const std::size_t index : action.things) {
      if (index >= all.size())
        return make_error(ErrorCode::usage, "there is no drawn thing " + std::to_string(index));
      meant.push_back(all[index]);
    }
    model::Puzzle next = without_solution();
    bool has_a_look = false;  // of its own, which takes the place of what was drawn
    for (const model::DrawnThing& thing : meant) {
      for (model::ConstraintSpec& spec : constraints_on(thing, action.spec)) {
        if (auto valid = constraints::validate(next, spec); !valid) return valid.error();
        const auto glyph = constraints::find_constraint_type(spec.type)->glyph;
        has_a_look = has_a_look || (glyph != nullptr && !glyph(next, spec).empty());
        next.constraints.push_back(std::move(spec));
      }
    }
    next.unknown_rules = formats::unknown_rules_without(session_.document(), meant);
    if (has_a_look) next.drawings = formats::drawings_without(next, meant);
    return session_.replace_puzzle(std::move(next));
  }

  Result<Change> operator()(const AddDrawing& action) {
    if (auto bad = check_mode()) return *std::move(bad);
    if (auto bad = check(action.drawing.cells)) return *std::move(bad);
    model::Puzzle next = session_.puzzle();
    if (next.drawings.size() >= model::kMostDrawings)
      return make_error(ErrorCode::too_large, "no more can be drawn on one puzzle");
    next.drawings.push_back(action.drawing);
    return session_.replace_puzzle(std::move(next));
  }

  Result<Change> operator()(const RemoveDrawing& action) {
    if (auto bad = check_mode()) return *std::move(bad);
    model::Puzzle next = session_.puzzle();
    if (action.index >= next.drawings.size())
      return make_error(ErrorCode::usage, "there is no drawing with this number");
    next.drawings.erase(next.drawings.begin() + static_cast<std::ptrdiff_t>(action.index));
    return session_.replace_puzzle(std::move(next));
  }

  Result<Change> operator()(const ReplacePuzzle& action) {
    if (auto bad = check_mode()) return *std::move(bad);
    if (auto valid = constraints::validate_puzzle(action.puzzle); !valid) return valid.error();
    // A savepoint is of the cells that there were.
    return session_.step_to({action.puzzle, model::empty_play_state(action.puzzle), {}});
  }

  Result<Change> operator()(const SettleRule& action) {
    if (auto bad = check_mode()) return *std::move(bad);
    model::Puzzle next = session_.puzzle();
    if (action.index >= next.unknown_rules.size())
      return make_error(ErrorCode::usage, "there is no such rule that was not understood");
    next.unknown_rules.erase(next.unknown_rules.begin() +
                             static_cast<std::ptrdiff_t>(action.index));
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

  void take_entries(const std::vector<Cell>& cells) {
    for (const Cell cell : cells) {
      CellState state = edit_.at(cell);
      state.entry.reset();
      if (session_.set_mode()) {
        state.given.reset();
        state.allowed = session_.puzzle().all_digits();
      }
      edit_.set(cell, state);
    }
  }

  template <class Member>
  void take_marks(const std::vector<Cell>& cells, Member mark) {
    for (const Cell cell : cells) {
      CellState state = edit_.at(cell);
      state.marks.*mark = {};
      edit_.set(cell, state);
    }
  }
  /// Strokes belong to the earlier of their cells, which may be none of these.
  void take_marks(const std::vector<Cell>& cells, model::MarkOfLinks mark) {
    const auto is_one = [&cells](Cell cell) {
      return std::find(cells.begin(), cells.end(), cell) != cells.end();
    };
    for (int i = 0; i < session_.puzzle().num_cells(); ++i) {
      CellState state = edit_.at(Cell(i));
      model::PenEnds& pen = state.marks.*mark;
      if (pen.empty()) continue;
      const bool is_cleared = is_one(Cell(i));
      const auto is_taken = [&](const model::PenEnd& end) {
        return is_cleared || is_one(end.other);
      };
      pen.erase(std::remove_if(pen.begin(), pen.end(), is_taken), pen.end());
      edit_.set(Cell(i), state);
    }
  }

  void erase_marks(Cell cell, Digit digit) {
    if (!session_.record().auto_erase) return;
    for (const Cell peer : session_.rules().peers(cell)) {
      CellState state = edit_.at(peer);
      model::for_each_mark<model::MarkOfDigits>(
          [&](auto mark) { (state.marks.*mark).erase(digit); });
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
