// SPDX-License-Identifier: MIT
//
// hint: help with a puzzle at play. The next step in five strengths, every step there is, or why a
// candidate is wrong. Mistakes are named first.
#include <algorithm>
#include <memory>
#include <string>

#include "api/drawing.h"
#include "batch.h"
#include "command.h"
#include "constraints/rules.h"
#include "explanation.h"
#include "input.h"
#include "interrupt.h"
#include "options.h"
#include "picture_file.h"
#include "technique_choice.h"
#include "text.h"
#include "word_lists.h"

namespace omnidoku::cli::hint_command {
namespace {

using base::ErrorCode;
using base::make_error;
using base::Result;
using base::Status;

constexpr const char* kOnePuzzle = "a hint is for one puzzle";
constexpr std::string_view kKinds[] = {"svg", "png", "pdf"};
constexpr double kZoom = 2;  ///< PNG: pixels for each pixel of the drawing

class HintTask : public Task {
 public:
  explicit HintTask(CommandOptions& options) {
    add_input_options(options, input_, Inputs::one);
    std::vector<std::string> levels;
    for (const logic::HintLevel level : logic::kHintLevels) {
      levels.emplace_back(logic::to_string(level));
    }
    options.add_choice("--level", level_, "How much to say", levels);
    options
        .add("--state", state_,
             "What the player has: a file or text like INPUT, whose digits are\n"
             "the player's entries and whose pencil marks are the player's")
        .type_name("INPUT");
    options.add("--why-not", why_not_, "Why this cell cannot hold this symbol, as in R1C2=5")
        .type_name("CELL=SYMBOL");
    options.flag("--all", all_, "List every step there is now");
    options.add("--technique", techniques_, "With --all: only steps of these techniques")
        .type_name("ID,...")
        .split_at_commas()
        .offers(technique_ids);
    add_time_limit_option(options, time_limit_, "Most time to look for the hint, such as 10s");
    add_file_option(options, file_, "Draw the hint too: FILE.svg, .png or .pdf");
    add_old_file_option(options, old_file_);
    options.flag("--ignore-unknown", ignore_unknown_,
                 "Go by the other rules although some were not understood");
    add_cell_names_option(options, cell_names_);
    add_drawing_options(options, render_.view, render_.theme);
    render_.coordinates = true;
    render_.legend = true;
    options.footer(R"(Examples:
  omnidoku hint puzzle.txt --level nudge
  omnidoku hint puzzle.txt --state played.txt
  omnidoku hint puzzle.txt --why-not R1C2=5
  omnidoku hint puzzle.txt --all --technique x_wing,swordfish
  omnidoku hint puzzle.txt -o hint.png
  omnidoku hint puzzle.txt --time-limit 5s

A puzzle with rules that are not understood gets hints by the others, and exit code 2 unless
--ignore-unknown is given: they hold, but the rules left aside may say more.
Exit code 1: an entry or a mark is wrong, or the puzzle is not unique; 3: the time was up
before a step was found, or before all steps were.)");
  }

  int run(Console& console) override {
    if (!techniques_.empty() && !all_) {
      return console.fail(base::make_error(
          base::ErrorCode::usage, "--technique chooses among all steps", "name --all as well"));
    }
    file_ = file_of(console, file_, old_file_);
    if (const Result<void> together = check_together(); !together)
      return console.fail(together.error());
    if (level_.empty()) level_ = "full";
    if (!file_.empty()) {
      const Result<std::string_view> kind = picture_kind(file_, kKinds);
      if (!kind) return console.fail(kind.error());
      std::vector<std::string> read = input_.texts;
      if (!state_.empty()) read.push_back(state_);
      if (auto other = require_other_file(file_, read); !other) return console.fail(other.error());
    }
    const Result<base::Limits> limits = limits_with(time_limit_);
    if (!limits) return console.fail(limits.error());
    input_.limits = *limits;
    Result<formats::Record> record = only_record(input_, console.out, kOnePuzzle);
    // To read rules that consist of others, and to check them again, may take a moment each.
    if (interrupted()) return stop(console);
    if (!record) return console.fail(record.error());
    if (record->is_cut_short) {
      console.say(record->document.error());
      return kExitLimit;
    }
    const Result<model::Document>& document = record->document;
    if (const std::string read = read_from_words(document->puzzle); !read.empty()) {
      console.remark(read);
    }
    model::Puzzle puzzle = document->puzzle;
    puzzle.board = with_cell_names(puzzle.board, cell_names_);
    if (const auto known = check_view(*puzzle.board, render_.view); !known) {
      return console.fail(known.error());
    }
    const base::Deadline deadline(*limits);
    if (const auto valid = constraints::validate_puzzle(puzzle); !valid) {
      return console.fail(valid.error());
    }
    if (interrupted()) return stop(console);
    std::optional<model::PlayState> play = document->play;
    if (!state_.empty()) {
      Result<model::PlayState> state = read_state(console, puzzle);
      if (!state) return console.fail(state.error());
      play = *std::move(state);
    }
    solve::Options options;
    options.limits = logic::limits_before_steps(deadline.rest_of(*limits));
    options.ignore_unknown = ignore_unknown_;
    const logic::Game game(puzzle, options);
    if (game.outcome().status == Status::invalid) {
      return console.fail(make_error(ErrorCode::bad_constraint, game.trouble()));
    }
    const bool is_doubted = game.outcome().status == Status::not_understood;
    int exit_code = !game.is_understood() || is_doubted ? kExitBad
                    : game.is_unique()                  ? kExitDone
                                                        : kExitNotUnique;
    std::string text = game.trouble();
    if (!text.empty()) text += "\n";
    const logic::HintLevel level = *logic::hint_level_from(level_);
    if (play) {
      const std::vector<logic::Game::Mistake> mistakes =
          game.mistakes(*play, deadline.rest_of(*limits));
      std::vector<geometry::Cell> wrong;
      for (const logic::Game::Mistake& mistake : mistakes) {
        // A nudge says that there are some, not where.
        if (level != logic::HintLevel::nudge) wrong.push_back(mistake.candidate.cell);
      }
      if (!mistakes.empty()) {
        text += logic::mistakes_text(game, mistakes, level) + "\n";
        return finish(console, game, play, nullptr, wrong, text, kExitNotUnique);
      }
    }
    logic::Position position = game.position(play ? &*play : nullptr);
    if (!why_not_.empty()) {
      return say_why_not(console, game, play, position, *limits, deadline, text, exit_code);
    }
    if (all_) {
      position.set_deadline(deadline);
      return list_all(console, game, position, deadline, text, exit_code);
    }
    const logic::Hint hint =
        logic::next_hint(game, play ? &*play : nullptr, level, deadline.rest_of(*limits));
    text += hint.text + "\n";
    if (hint.stopped) exit_code = stopped_code();
    if (!hint.step) return finish(console, game, play, nullptr, {}, text, exit_code);
    const bool is_full = level == logic::HintLevel::full;
    std::vector<geometry::Cell> highlight;
    if (!is_full && level != logic::HintLevel::nudge) {
      highlight = logic::hint_cells(*hint.step, game.structure());
      const std::vector<geometry::Cell> cells = logic::pattern_hint(*hint.step).cells;
      if (level == logic::HintLevel::pattern && !cells.empty()) highlight = cells;
    }
    return finish(console, game, play, is_full ? &*hint.step : nullptr, std::move(highlight), text,
                  exit_code);
  }

 private:
  /// Refuses options of which one would have no effect beside another.
  [[nodiscard]] Result<void> check_together() const {
    const auto fault = [](const std::string& one, const std::string& other,
                          const std::string& why) {
      return make_error(ErrorCode::usage, one + " and " + other + " do not go together", why);
    };
    const bool is_less = !level_.empty() && level_ != "full";
    if (all_ && !why_not_.empty()) return fault("--all", "--why-not", "ask for one of them");
    if (all_ && is_less) return fault("--all", "--level", "every step is told in full");
    if (!why_not_.empty() && is_less)
      return fault("--why-not", "--level", "what is asked is told in full");
    if (all_ && !file_.empty()) return fault("--all", "--file", "a picture shows one step");
    return {};
  }

  static int stop(Console& console) {
    console.say("stopped before the puzzle was looked at");
    return kExitInterrupted;
  }
  /// The exit code where the limits came before the answer.
  static int stopped_code() { return interrupted() ? kExitInterrupted : kExitLimit; }

  /// The player's state: the digits and pencil marks of another puzzle text on the same board.
  Result<model::PlayState> read_state(Console& console, const model::Puzzle& puzzle) const {
    InputOptions options = input_;
    options.texts = {state_};
    Result<model::Document> read = only_puzzle(options, console.out, kOnePuzzle);
    if (!read) return read.error();
    const model::Puzzle& state = read->puzzle;
    if (state.num_cells() != puzzle.num_cells() || state.num_digits() != puzzle.num_digits()) {
      return make_error(ErrorCode::wrong_length,
                        "the state has " + std::to_string(state.num_cells()) +
                            " cells, but the puzzle has " + std::to_string(puzzle.num_cells()));
    }
    if (!state.unknown_rules.empty() && state.unknown_rules != puzzle.unknown_rules) {
      return make_error(ErrorCode::bad_constraint,
                        "the state has rules that are not understood: " +
                            joined(model::texts_of(state.unknown_rules), ", "));
    }
    if (read->play) return *read->play;
    model::PlayState play = model::empty_play_state(puzzle);
    for (std::size_t i = 0; i < state.givens.size(); ++i) {
      if (puzzle.givens[i]) {
        if (state.givens[i] && *state.givens[i] != *puzzle.givens[i]) {
          return make_error(ErrorCode::usage, "the state has another digit than the puzzle's given")
              .at_cell(puzzle.board->name(geometry::Cell(i)));
        }
        continue;
      }
      play.entries[i] = state.givens[i];
      if (!state.givens[i] && i < state.allowed.size() && state.allowed[i] != state.all_digits()) {
        play.marks[i].centre = state.allowed[i];
      }
    }
    return play;
  }

  int say_why_not(Console& console, const logic::Game& game,
                  const std::optional<model::PlayState>& play, const logic::Position& position,
                  const base::Limits& limits, const base::Deadline& deadline, std::string text,
                  int exit_code) const {
    const model::Puzzle& puzzle = game.structure().puzzle();
    const std::size_t equals = why_not_.find('=');
    const auto cell = puzzle.board->find_cell(why_not_.substr(0, equals));
    const auto digit = equals == std::string::npos
                           ? std::nullopt
                           : puzzle.symbols.find(why_not_.substr(equals + 1));
    if (!cell || !digit) {
      return console.fail(make_error(
          ErrorCode::usage, "--why-not '" + why_not_ + "' names no cell and symbol of the puzzle",
          "write it as " + puzzle.board->name(geometry::Cell(0)) + "=" +
              puzzle.symbols.text(geometry::Digit(0))));
    }
    const logic::WhyNot answer = logic::why_not(game, position, {*cell, *digit},
                                                logic::human_scale(), deadline.rest_of(limits));
    if (answer.kind == logic::WhyNot::Kind::not_found && deadline.passed()) {
      exit_code = stopped_code();
    }
    if (!answer.message.empty()) text += answer.message + "\n";
    const logic::Words words(game.structure());
    if (answer.steps.size() > 1) {
      text += words.cell(*cell) + " cannot be " + words.digit(*digit) + ": " +
              std::to_string(answer.steps.size()) +
              " steps show it, each of which a later one needs.\n";
    }
    for (std::size_t i = 0; i < answer.steps.size(); ++i) {
      text += std::to_string(i + 1) + ". " +
              std::string(logic::technique_of(answer.steps[i]).title) + ": " +
              logic::tell(answer.steps[i], words) + "\n";
    }
    const bool one = answer.steps.size() == 1;
    return finish(console, game, play, one ? &answer.steps.front() : nullptr, {*cell}, text,
                  exit_code);
  }

  int list_all(Console& console, const logic::Game& game, const logic::Position& position,
               const base::Deadline& deadline, const std::string& text, int exit_code) const {
    std::vector<const logic::Technique*> wanted(logic::techniques().begin(),
                                                logic::techniques().end());
    if (!techniques_.empty()) {
      wanted.clear();
      for (const std::string& id : techniques_) {
        const Result<const logic::Technique*> technique = technique_named(id);
        if (!technique) return console.fail(technique.error());
        wanted.push_back(*technique);
      }
    }
    const logic::Words words(game.structure());
    std::size_t count = 0;
    console.out.write(text);
    for (const logic::Technique* technique : wanted) {
      if (deadline.passed()) break;
      for (const model::Step& step : logic::all_steps(*technique, position)) {
        console.out.write(std::string(technique->title) + ": " + logic::tell(step, words) + "\n");
        ++count;
      }
      console.out.flush();
    }
    const bool stopped = deadline.passed();
    console.out.write(counted(count, "step") + (stopped ? " so far\n" : "\n"));
    return finish_output(console, console.out, stopped ? stopped_code() : exit_code);
  }

  /// Writes the words, and the picture if one is wanted.
  int finish(Console& console, const logic::Game& game, const std::optional<model::PlayState>& play,
             const model::Step* step, std::vector<geometry::Cell> highlight,
             const std::string& text, int exit_code) const {
    console.out.write(text);
    if (!file_.empty()) {
      api::ShownCandidates shown;
      if (play) shown.marked = model::centre_marks(*play);
      scene::RenderOptions options =
          api::drawing_of(game.position(play ? &*play : nullptr), step, render_, shown);
      options.highlight = std::move(highlight);
      const Result<std::string> svg = scene::to_svg(game.structure().puzzle(), options);
      if (!svg) return console.fail(svg.error());
      const Result<std::string> picture = picture_of(*svg, *picture_kind(file_, kKinds), kZoom);
      if (!picture) return console.fail(picture.error());
      const Result<std::unique_ptr<Output>> output = Output::open(file_);
      if (!output) return console.fail(output.error());
      (*output)->write(*picture);
      if (const Result<void> written = (*output)->finish(); !written) {
        return console.fail(written.error());
      }
    }
    return finish_output(console, console.out, exit_code);
  }

  InputOptions input_;
  std::string level_;
  std::string state_;
  std::string why_not_;
  bool all_ = false;
  std::string time_limit_;
  std::vector<std::string> techniques_;
  std::string file_;
  std::string old_file_;
  bool ignore_unknown_ = false;
  std::string cell_names_;
  scene::RenderOptions render_;
};

}  // namespace

extern const Command descriptor{
    .name = "hint",
    .help = "Give a hint for a puzzle at play, or say why a candidate is wrong",
    .make = [](CommandOptions& options) -> std::unique_ptr<Task> {
      return std::make_unique<HintTask>(options);
    },
};

}  // namespace omnidoku::cli::hint_command
