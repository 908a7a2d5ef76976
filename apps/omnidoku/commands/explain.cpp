// SPDX-License-Identifier: MIT
//
// explain: every step of a puzzle's solution by logic, in words and pictures.
#include <filesystem>
#include <memory>
#include <string>

#include "batch.h"
#include "command.h"
#include "constraints/rules.h"
#include "explanation.h"
#include "input.h"
#include "options.h"
#include "progress.h"
#include "technique_choice.h"
#include "text.h"
#include "word_lists.h"

namespace omnidoku::cli::explain_command {
namespace {

using base::ErrorCode;
using base::make_error;
using base::Status;

const std::vector<std::string> kOutputs = {"text", "html", "json", "svg-steps"};

class ExplainTask : public Task {
 public:
  explicit ExplainTask(CommandOptions& options) {
    add_input_options(options, input_, Inputs::several);
    options.add_choice("--profile", profile_, "Order and costs of the techniques", {"human"});
    options.add("--without", without_, "Techniques to leave out ('omnidoku list techniques')")
        .type_name("ID,...")
        .split_at_commas()
        .offers(technique_ids);
    options.add_choice("--output", output_,
                       "What to write (default: what the name of the file tells, else text)",
                       kOutputs);
    add_file_option(options, file_, "File to write; for svg-steps a folder");
    add_cell_names_option(options, cell_names_);
    add_drawing_options(options, render_.view, render_.theme);
    render_.coordinates = true;
    render_.legend = true;
    add_time_limit_option(options, time_limit_);
    add_threads_option(options, threads_);
    options.flag("--ignore-unknown", ignore_unknown_,
                 "Explain although some rules are not understood, leaving them out");
    options.footer(R"(Examples:
  omnidoku explain puzzle.txt
  omnidoku explain samurai.json --output html -o samurai.html
  omnidoku explain puzzle.txt --output svg-steps -o pictures

A puzzle that has no solution or several is said to be so first, and techniques that
take one solution for granted are not used on it. Of a saved game with a wrong entry
or mark only that is said.)");
  }

  int run(Console& console) override {
    const base::Result<std::string> asked = output_for(output_, file_, kOutputs, "text");
    if (!asked) return console.fail(asked.error());
    output_ = *asked;
    const base::Result<logic::Scale> scale = scale_without(without_);
    if (!scale) return console.fail(scale.error());
    base::Result<base::Limits> limits = limits_with(time_limit_);
    if (!limits) return console.fail(limits.error());
    limits_ = *std::move(limits);
    input_.limits = limits_;
    base::Result<std::unique_ptr<Input>> input = Input::open(input_, console.out);
    if (!input) return console.fail(input.error());
    Input& puzzles = **input;
    if (puzzles.is_batch() && (output_ == "html" || output_ == "svg-steps")) {
      return console.fail(make_error(ErrorCode::usage, puzzles.name() + " holds several puzzles",
                                     "--output " + output_ + " is for one puzzle"));
    }
    if (output_ == "svg-steps") {
      if (file_.empty()) {
        return console.fail(
            make_error(ErrorCode::usage, "the pictures need a folder", "name it with -o FOLDER"));
      }
      std::error_code error;
      std::filesystem::create_directories(file_, error);
      if (error) {
        return console.fail(make_error(ErrorCode::io, file_ + ": " + error.message()));
      }
    }
    const bool to_file = !file_.empty() && output_ != "svg-steps";
    const base::Result<std::unique_ptr<Output>> output =
        open_output(console, to_file ? file_ : "-", input_.texts);
    if (!output) return console.fail(output.error());
    solve_limits_ = limits_;
    if (!puzzles.is_batch()) {
      show_search_progress(console, solve_limits_);
      show_path_progress(console, limits_);
    }
    BatchOptions batch;
    batch.threads = thread_count(threads_);
    return run_batch(console, puzzles, **output, batch, [&](const formats::Record& record) {
      return answer(puzzles, record, *scale);
    });
  }

 private:
  Answer answer(const Input& input, const formats::Record& record,
                const logic::Scale& scale) const {
    Answer result;
    const auto refuse = [&](Status status, const std::string& why) {
      const bool bad = status == Status::invalid || status == Status::not_understood;
      result.verdict = bad                       ? Verdict::invalid
                       : status == Status::limit ? Verdict::limit
                                                 : Verdict::not_unique;
      result.messages += (result.messages.empty() ? "" : "\n") + place_of(input, record) + why;
      if (output_ == "json") result.output = json_line(row(record, status, why));
      return result;
    };
    if (!record.document) {
      refuse(status_of_unread(record), record.document.error().text());
      result.messages = error_text(input, record);
      return result;
    }
    tell_read_words(input, record, result);
    tell_wrong_stored(input, record, result);
    model::Puzzle puzzle = record.document->puzzle;
    puzzle.board = with_cell_names(puzzle.board, cell_names_);
    if (const auto known = check_view(*puzzle.board, render_.view); !known) {
      return refuse(Status::invalid, known.error().text());
    }
    if (const auto valid = constraints::validate_puzzle(puzzle); !valid) {
      return refuse(Status::invalid, valid.error().text());
    }
    const base::Deadline deadline(limits_);
    solve::Options options;
    options.limits = logic::limits_before_steps(solve_limits_);
    options.ignore_unknown = ignore_unknown_;
    const logic::Game game(puzzle, options);
    const Status status = game.status();
    if (status == Status::invalid) return refuse(status, game.trouble());
    if (status == Status::not_understood && puzzle.unknown_rules.empty())
      return refuse(status, game.trouble());
    if (status == Status::not_understood) {
      return refuse(status, "Rules that are not understood: " +
                                joined(model::texts_of(puzzle.unknown_rules), ", ") +
                                ". --ignore-unknown goes on by the other rules.");
    }
    if (status == Status::cancelled) {
      result.verdict = Verdict::cancelled;
      return result;
    }
    std::string remark = game.trouble();
    if (status == Status::multiple) {
      remark +=
          " What follows holds for all of them; techniques that need a single solution are "
          "not used.";
    }
    const model::PlayState* play = record.document->play ? &*record.document->play : nullptr;
    if (play != nullptr) {
      const std::vector<logic::Game::Mistake> mistakes =
          game.mistakes(*play, deadline.rest_of(limits_));
      if (!mistakes.empty()) {
        return refuse(status, logic::mistakes_text(game, mistakes, logic::HintLevel::full));
      }
    }
    const logic::Position start = game.position(play);
    const Explanation explanation(game.structure(), start, scale, deadline.rest_of(limits_));
    result.verdict = status == Status::unique  ? Verdict::done
                     : status == Status::limit ? Verdict::limit
                                               : Verdict::not_unique;
    if (explanation.path().end == logic::PathEnd::stopped) {
      result.verdict = limits_.stop.stop_requested() ? Verdict::cancelled : Verdict::limit;
    }
    write(input, record, explanation, status, remark, result);
    return result;
  }

  /// How the JSON about a puzzle begins.
  static nlohmann::ordered_json row(const formats::Record& record, Status status,
                                    const std::string& remark) {
    return {{"puzzle", record.source}, {"status", base::to_string(status)}, {"remark", remark}};
  }

  void write(const Input& input, const formats::Record& record, const Explanation& explanation,
             Status status, const std::string& remark, Answer& result) const {
    const auto fail = [&result](const base::Error& error) {
      result.verdict = Verdict::invalid;
      result.messages += (result.messages.empty() ? "" : "\n") + error.text();
    };
    if (output_ == "json") {
      nlohmann::ordered_json object = row(record, status, remark);
      object.update(explanation.json());
      result.output = json_line(object);
      return;
    }
    if (output_ == "html") {
      base::Result<std::string> page = explanation.html(render_, remark);
      if (!page) return fail(page.error());
      result.output = *std::move(page);
      return;
    }
    if (output_ == "svg-steps") {
      const base::Result<std::vector<std::string>> svgs = explanation.pictures(render_);
      if (!svgs) return fail(svgs.error());
      for (std::size_t i = 0; i < svgs->size(); ++i) {
        std::string number = std::to_string(i + 1);
        number.insert(0, number.size() < 3 ? 3 - number.size() : 0, '0');
        const base::Result<std::unique_ptr<Output>> file =
            Output::open((std::filesystem::path(file_) / ("step-" + number + ".svg")).string());
        if (!file) return fail(file.error());
        (*file)->write((*svgs)[i]);
        if (const base::Result<void> written = (*file)->finish(); !written) {
          return fail(written.error());
        }
      }
      result.output = counted(svgs->size(), "picture") + " in " + file_ + "\n";
      return;
    }
    if (input.is_batch()) result.output = record.source + "\n";
    if (!remark.empty()) result.output += remark + "\n";
    result.output += explanation.text();
    if (input.is_batch()) result.output += "\n";
  }

  InputOptions input_;
  std::string profile_ = "human";
  std::vector<std::string> without_;
  std::string output_;
  std::string cell_names_;
  std::string file_;
  std::string time_limit_;
  int threads_ = 0;
  bool ignore_unknown_ = false;
  base::Limits limits_;        ///< of the way by logic
  base::Limits solve_limits_;  ///< of the search before it
  scene::RenderOptions render_;
};

}  // namespace

extern const Command descriptor{
    .name = "explain",
    .help = "Explain a puzzle's solution step by step, in words and pictures",
    .make = [](CommandOptions& options) -> std::unique_ptr<Task> {
      return std::make_unique<ExplainTask>(options);
    },
};

}  // namespace omnidoku::cli::explain_command
