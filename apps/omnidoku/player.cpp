// SPDX-License-Identifier: MIT
#include "player.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "formats/format.h"
#include "formats/text.h"
#include "interrupt.h"
#include "output.h"
#include "play/conclude.h"
#include "text.h"

namespace omnidoku::cli {
namespace {

using base::ErrorCode;
using base::make_error;
using base::Result;
using geometry::Cell;
using geometry::Digit;
using Words = std::vector<std::string_view>;

constexpr std::string_view kCommandHelp =
    R"(R1C3 4                writes 4 into R1C3 (several cells may be named)
mark R1C4 2 6         sets or takes out marks; 'corner' those in the corner
colour R1C4 3         sets or takes out a colour, 1 to 12
clear R1C3            takes out what stands there
fill                  marks every open cell with what no rule excludes
undo, redo            also 'restart'; 'savepoint NAME' and 'back NAME'
hint [STRENGTH]       nudge, where, technique or full; 'apply' follows it
check                 what is wrong
show                  draws the board
time                  the time played
save FILE             writes the game to another file too
quit
)";

/// As on the page.
constexpr std::chrono::seconds kLongestSearch(10);

/// The commands of one word.
constexpr std::array<std::string_view, 11> kBareVerbs = {
    "hint", "apply", "check", "show", "time", "undo", "redo", "fill", "restart", "help", "quit"};

Words split_words(std::string_view line) {
  Words words;
  while (!(line = formats::trim(line)).empty()) {
    const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
    words.push_back(line.substr(0, end));
    line.remove_prefix(end);
  }
  return words;
}

base::Error bad_command(std::string what, std::string hint = "'help' lists the commands") {
  return make_error(ErrorCode::usage, std::move(what), std::move(hint));
}

std::optional<int> number_in(std::string_view word) {
  int number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return number;
}

/// Writes a game as native JSON to a file, which appears once it is complete.
Result<void> write_game(const model::Document& document, const std::string& file) {
  const Result<std::string> text = formats::write(document, *formats::find_format("json"));
  if (!text) return text.error();
  const Result<std::unique_ptr<Output>> output = Output::open(file);
  if (!output) return output.error();
  (*output)->write(*text);
  return (*output)->finish();
}

}  // namespace

std::string clock_text(double seconds) {
  constexpr std::int64_t kMinute = 60;
  constexpr std::int64_t kHour = 3600;
  const auto all = static_cast<std::int64_t>(seconds);
  if (all < kHour) return fmt::format("{}:{:02}", all / kMinute, all % kMinute);
  return fmt::format("{}:{:02}:{:02}", all / kHour, all % kHour / kMinute, all % kMinute);
}

Player::Player(model::Document document, std::string file)
    : session_(std::move(document)),
      file_(std::move(file)),
      seconds_before_(session_.record().seconds) {
  set_paused(session_.is_solved());
}

double Player::seconds() const {
  if (!running_since_) return seconds_before_;
  return seconds_before_ + std::chrono::duration<double>(Clock::now() - *running_since_).count();
}

void Player::set_paused(bool paused) {
  seconds_before_ = seconds();
  running_since_ = paused ? std::nullopt : std::optional(Clock::now());
}

Result<void> Player::copy_to(const std::string& file) {
  if (auto time = session_.act(play::SetTime{seconds()}); !time) return time.error();
  return write_game(session_.document(), file);
}

Result<void> Player::save() {
  std::error_code error;
  if (const auto now = std::filesystem::last_write_time(file_, error);
      !error && written_ && now != *written_) {
    return make_error(ErrorCode::io, "another program has written " + file_ + " meanwhile",
                      "what is played here is not kept any more; quit, and begin again to go on "
                      "with what is kept there");
  }
  if (const Result<void> kept = copy_to(file_); !kept) return kept.error();
  const auto when = std::filesystem::last_write_time(file_, error);
  written_ = error ? std::nullopt : std::optional(when);
  return {};
}

Result<play::Change> Player::act(const play::Action& action) {
  const std::uint64_t before = session_.revision();
  Result<play::Change> change = session_.act(action);
  if (!change || session_.revision() == before) return change;
  conclusions_.reset();
  hint_cells_.clear();
  wrong_.clear();
  if (session_.is_solved()) set_paused(true);
  if (const Result<void> saved = save(); !saved) return saved.error();
  return change;
}

namespace {

base::Limits search_limits() {
  base::Limits limits;
  limits.stop = stop_token();
  limits.time = kLongestSearch;
  return limits;
}

}  // namespace

const logic::Game& Player::game() {
  if (game_ == nullptr) {
    solve::Options options;
    options.limits = search_limits();
    game_ = std::make_unique<const logic::Game>(puzzle(), options);
  }
  return *game_;
}

// --- Help --------------------------------------------------------------------------------------

std::string Player::hint(logic::HintLevel level) {
  const logic::Game& help = game();
  std::string text = help.trouble();
  if (!text.empty()) text += "\n";
  const base::Status status = help.outcome().status;
  if (status == base::Status::invalid || status == base::Status::none) return text;
  const logic::Hint hint = logic::next_hint(help, &session_.state(), level, search_limits());
  text += hint.text + "\n";
  hint_cells_.clear();
  for (const logic::Game::Mistake& mistake : hint.mistakes) {
    // A nudge says that there are some, not where.
    if (level != logic::HintLevel::nudge) hint_cells_.push_back(mistake.candidate.cell);
  }
  if (!hint.step) return text;
  if (level == logic::HintLevel::where || level == logic::HintLevel::technique) {
    hint_cells_ = logic::hint_cells(*hint.step, help.structure());
  } else if (level == logic::HintLevel::pattern) {
    hint_cells_ = logic::pattern_hint(*hint.step).cells;
  } else if (level == logic::HintLevel::full) {
    hint_cells_ = hint.step->cells;
  }
  conclusions_ = play::conclude(*hint.step, help.position(&session_.state()));
  return text;
}

Result<std::string> Player::apply_hint() {
  if (!conclusions_)
    return bad_command("there is no hint for the game as it is now", "ask for one first");
  const play::Conclude conclusions = *conclusions_;
  return carry_out(conclusions, "the hint changes nothing");
}

std::string Player::check() {
  const logic::Game& help = game();
  std::string text = help.trouble();
  if (!text.empty()) text += "\n";
  if (const std::string word = help.word_on_stored(); !word.empty()) text += word + "\n";
  wrong_.clear();
  for (const logic::Game::Mistake& mistake : help.mistakes(session_.state(), search_limits())) {
    wrong_.push_back(mistake.candidate.cell);
    text += help.tell(mistake) + "\n";
  }
  if (help.solution() != nullptr && wrong_.empty() && !session_.is_solved()) {
    const auto open =
        std::count(session_.filled().givens.begin(), session_.filled().givens.end(), std::nullopt);
    text += "All is right so far; " +
            counted(static_cast<std::uint64_t>(open), "cell is", "cells are") + " open.\n";
  }
  return text + remarks();
}

std::string Player::remarks() const {
  std::string text;
  const play::Finish finish = session_.finish();
  if (finish == play::Finish::solved) {
    text = "Solved in " + clock_text(seconds()) + ". Congratulations!\n";
  } else {
    for (const constraints::Conflict& conflict : session_.conflicts())
      text += conflict.message + ".\n";
  }
  const std::string word = play::finish_text(finish, puzzle(), session_.filled().givens);
  return word.empty() ? text : text + word + "\n";
}

scene::RenderOptions Player::drawing() const {
  scene::RenderOptions options;
  options.entries = session_.state().entries;
  const auto& state = session_.state();
  std::vector<geometry::DigitSet> marks = model::centre_marks(state);
  for (std::size_t i = 0; i < marks.size(); ++i) {
    if (marks[i].empty()) marks[i] = state.marks[i].corner;
  }
  const bool any = std::any_of(marks.begin(), marks.end(), [](auto set) { return !set.empty(); });
  if (any) options.candidates = std::move(marks);
  return options;
}

std::string Player::board() const {
  scene::RenderOptions options = drawing();
  options.notes = true;
  return scene::to_text(puzzle(), options);
}

// --- Commands ----------------------------------------------------------------------------------

/// Carries out an action; `nothing` is said where it changes nothing.
Result<std::string> Player::carry_out(const play::Action& action, std::string_view nothing) {
  const std::uint64_t before = session_.revision();
  const Result<play::Change> change = act(action);
  if (!change) return change.error();
  if (session_.revision() == before) return std::string(nothing) + "\n";
  return remarks();
}

Result<std::vector<Cell>> Player::cells_in(const Words& words) const {
  std::vector<Cell> cells;
  for (const std::string_view word : words) {
    const auto cell = puzzle().board->find_cell(word);
    if (!cell) {
      return make_error(ErrorCode::unknown_name, formats::quote(word) + " is no cell",
                        "cells are named as " + puzzle().board->name(Cell(0)));
    }
    cells.push_back(*cell);
  }
  if (cells.empty()) return bad_command("no cell is named");
  return cells;
}

/// "R1C3 R1C4 4": the last word is the symbol.
Result<std::string> Player::enter(const Words& words) {
  if (words.size() < 2) return bad_command("a cell and a symbol belong together, as in R1C3 4");
  Result<std::vector<Cell>> cells = cells_in({words.begin(), words.end() - 1});
  if (!cells) return cells.error();
  const auto digit = puzzle().symbols.find(words.back());
  if (!digit) {
    return make_error(ErrorCode::unknown_symbol,
                      formats::quote(words.back()) + " is no symbol of the puzzle");
  }
  for (const Cell cell : *cells) {
    if (!puzzle().givens[cell.index()]) continue;
    return bad_command("it is given and stays as it is", "").at_cell(puzzle().board->name(cell));
  }
  // Entering twice would take it out again.
  const auto holds = [&](Cell cell) { return session_.digit_in(cell) == digit; };
  if (std::all_of(cells->begin(), cells->end(), holds)) return std::string("It stands there.\n");
  return carry_out(play::EnterDigit{*cells, *digit}, "");
}

/// "R1C4 2 6": the cells come first, then the symbols. One command may be several steps.
Result<std::string> Player::mark(model::MarkOfDigits kind, const Words& words) {
  const auto first = std::find_if(words.begin(), words.end(), [this](std::string_view word) {
    return !puzzle().board->find_cell(word);
  });
  Result<std::vector<Cell>> cells = cells_in({words.begin(), first});
  if (!cells) return cells.error();
  std::vector<Digit> digits;
  for (auto word = first; word != words.end(); ++word) {
    const auto digit = puzzle().symbols.find(*word);
    if (!digit) {
      return make_error(ErrorCode::unknown_symbol,
                        formats::quote(*word) + " is no symbol of the puzzle");
    }
    digits.push_back(*digit);
  }
  if (digits.empty()) return bad_command("no mark is named");
  std::string text;
  for (const Digit digit : digits) {
    Result<std::string> said =
        carry_out(play::ToggleMark{kind, *cells, digit}, "a cell with a digit takes no marks");
    if (!said) return said;
    text = *std::move(said);
  }
  return text;
}

Result<std::string> Player::colour(const Words& words) {
  if (words.size() < 2)
    return bad_command("cells and a colour belong together, as in colour R1C4 3");
  Result<std::vector<Cell>> cells = cells_in({words.begin(), words.end() - 1});
  if (!cells) return cells.error();
  const auto number = number_in(words.back());
  if (!number)
    return bad_command(formats::quote(words.back()) + " is no colour", "they are 1 to 12");
  return carry_out(play::ToggleColour{*cells, *number}, "");
}

/// Commands with a name behind them.
Result<std::string> Player::named(std::string_view verb, const Words& words) {
  std::string name;
  for (const std::string_view word : words) name += (name.empty() ? "" : " ") + std::string(word);
  if (name.empty()) return bad_command("a name is missing behind '" + std::string(verb) + "'");
  if (verb == "savepoint") return carry_out(play::SetSavepoint{name}, "");
  if (verb == "back") return carry_out(play::GoTo{name}, "nothing is different there");
  std::error_code error;
  const bool is_own = std::filesystem::equivalent(name, file_, error);
  if (const Result<void> written = is_own ? save() : copy_to(name); !written) {
    return written.error();
  }
  return "Saved to " + name + ".\n";
}

Result<std::string> Player::command(std::string_view line) {
  const Words words = split_words(line);
  if (words.empty() || words.front().front() == '#') return std::string();
  if (puzzle().board->find_cell(words.front())) return enter(words);
  const std::string_view verb = words.front();
  const Words rest(words.begin() + 1, words.end());
  if (verb == "mark") return mark(&model::CellMarks::centre, rest);
  if (verb == "corner") return mark(&model::CellMarks::corner, rest);
  if (verb == "colour") return colour(rest);
  if (verb == "clear") {
    Result<std::vector<Cell>> cells = cells_in(rest);
    if (!cells) return cells.error();
    return carry_out(play::Clear{*cells}, "nothing stands there");
  }
  if (verb == "savepoint" || verb == "back" || verb == "save") return named(verb, rest);
  if (verb == "hint" && rest.size() == 1) {
    const auto level = logic::hint_level_from(rest.front());
    if (!level) return bad_command("a hint is nudge, where, technique or full", "");
    return hint(*level);
  }
  if (std::find(kBareVerbs.begin(), kBareVerbs.end(), verb) == kBareVerbs.end()) {
    return bad_command(formats::quote(verb) + " is neither a cell nor a command");
  }
  if (!rest.empty()) return bad_command("nothing more belongs behind '" + std::string(verb) + "'");
  if (verb == "hint") return hint(logic::HintLevel::nudge);
  if (verb == "apply") return apply_hint();
  if (verb == "check") return check();
  if (verb == "show") return board();
  if (verb == "time") return clock_text(seconds()) + "\n";
  if (verb == "undo") return carry_out(play::Undo(), "");
  if (verb == "redo") return carry_out(play::Redo(), "");
  if (verb == "fill") return carry_out(play::FillMarks(), "all marks are there");
  if (verb == "restart") return carry_out(play::Restart(), "nothing was entered");
  if (verb == "help") return std::string(kCommandHelp);
  has_quit_ = true;  // no other is left
  return std::string();
}

}  // namespace omnidoku::cli
