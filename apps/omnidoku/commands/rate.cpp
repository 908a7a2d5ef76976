// SPDX-License-Identifier: MIT
//
// rate: how hard puzzles are for a person.
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

namespace omnidoku::cli::rate_command {
namespace {

using base::Status;

class RateTask : public Task {
 public:
  explicit RateTask(CommandOptions& options) {
    add_input_options(options, input_, Inputs::several);
    options.add_choice("--scale", scale_, "Whose scale", {"human"});
    options.add_choice("--output", output_, "What to write", {"csv", "jsonl"});
    add_time_limit_option(options, time_limit_);
    add_threads_option(options, threads_);
    add_file_option(options, file_);
    options.footer(R"(Examples:
  omnidoku rate puzzle.txt
  omnidoku rate puzzles.txt --scale human --threads 4 > ratings.csv

csv columns: puzzle,level,score,hardest. The levels are beginner, easy, medium, hard,
expert, extreme and beyond; the score is the sum of the costs of all steps; hardest is
the costliest step, the first of them on ties. A puzzle that is not unique has neither,
and its status stands in hardest. jsonl adds the steps as path.)");
  }

  int run(Console& console) override {
    base::Result<base::Limits> limits = limits_with(time_limit_);
    if (!limits) return console.fail(limits.error());
    limits_ = *std::move(limits);
    const base::Result<std::unique_ptr<Output>> output = Output::open(file_);
    if (!output) return console.fail(output.error());
    base::Result<std::unique_ptr<Input>> input = Input::open(input_, **output);
    if (!input) return console.fail(input.error());
    Input& puzzles = **input;
    solve_limits_ = limits_;
    if (!puzzles.is_batch()) {
      show_search_progress(console, solve_limits_);
      show_path_progress(console, limits_);
    }
    BatchOptions batch;
    batch.threads = thread_count(threads_);
    if (output_ == "csv") batch.header = "puzzle,level,score,hardest\n";
    return run_batch(console, puzzles, **output, batch, [&](const formats::Record& record) {
      return answer(puzzles, record, logic::human_scale());
    });
  }

 private:
  /// A puzzle without a rating: its status in place of the hardest step.
  [[nodiscard]] std::string unrated(const formats::Record& record, std::string_view status) const {
    if (output_ == "csv") return csv_row({record.source, "", "", status});
    return json_line({{"puzzle", record.source},
                      {"level", ""},
                      {"score", nullptr},
                      {"hardest", status},
                      {"path", nlohmann::ordered_json::array()}});
  }

  Answer answer(const Input& input, const formats::Record& record,
                const logic::Scale& scale) const {
    Answer result;
    if (!record.document) {
      result.verdict = Verdict::invalid;
      result.messages = error_text(input, record);
      result.output = unrated(record, "invalid");
      return result;
    }
    const model::Puzzle& puzzle = record.document->puzzle;
    if (const auto valid = constraints::validate_puzzle(puzzle); !valid) {
      result.verdict = Verdict::invalid;
      result.messages = place_of(input, record) + valid.error().text();
      result.output = unrated(record, "invalid");
      return result;
    }
    const base::Deadline deadline(limits_);
    solve::Options options;
    options.limits = solve_limits_;
    const logic::Game game(puzzle, options);
    const Status status = game.outcome().status;
    if (status != Status::unique) {
      result.verdict = status == Status::cancelled ? Verdict::cancelled
                       : status == Status::limit   ? Verdict::limit
                       : status == Status::invalid ? Verdict::invalid
                                                   : Verdict::not_unique;
      if (status == Status::invalid) result.messages = place_of(input, record) + game.trouble();
      if (status != Status::cancelled) result.output = unrated(record, base::to_string(status));
      return result;
    }
    const Explanation explanation(game.structure(), game.position(), scale,
                                  deadline.rest_of(limits_));
    if (explanation.path().end == logic::PathEnd::stopped) {
      const bool cancelled = limits_.stop.stop_requested();
      result.verdict = cancelled ? Verdict::cancelled : Verdict::limit;
      if (!cancelled) result.output = unrated(record, "limit");
      return result;
    }
    const logic::Rating& rating = explanation.rating();
    const std::string_view hardest = rating.hardest == nullptr ? "" : rating.hardest->title;
    if (output_ == "csv") {
      result.output = csv_row(
          {record.source, logic::to_string(rating.level), std::to_string(rating.score), hardest});
    } else {
      nlohmann::ordered_json path = nlohmann::ordered_json::array();
      for (const model::Step& step : explanation.path().steps) path.push_back(step.technique);
      result.output = json_line({{"puzzle", record.source},
                                 {"level", logic::to_string(rating.level)},
                                 {"score", rating.score},
                                 {"hardest", hardest},
                                 {"path", std::move(path)}});
    }
    return result;
  }

  InputOptions input_;
  std::string scale_ = "human";
  std::string file_ = "-";
  std::string output_ = "csv";
  std::string time_limit_;
  int threads_ = 0;
  base::Limits limits_;        ///< of the way by logic
  base::Limits solve_limits_;  ///< of the search before it
};

}  // namespace

extern const Command descriptor{
    .name = "rate",
    .help = "Rate how hard puzzles are for a person",
    .make = [](CommandOptions& options) -> std::unique_ptr<Task> {
      return std::make_unique<RateTask>(options);
    },
};

}  // namespace omnidoku::cli::rate_command
