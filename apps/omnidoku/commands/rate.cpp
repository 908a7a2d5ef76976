// SPDX-License-Identifier: MIT
//
// rate: how hard puzzles are for a person.
#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "batch.h"
#include "classic_givens.h"
#include "command.h"
#include "constraints/rules.h"
#include "explanation.h"
#include "input.h"
#include "options.h"
#include "progress.h"
#include "rating_rows.h"
#include "ratings/hodoku/rater.h"
#include "ratings/se/rater.h"
#include "solve/solve.h"
#include "text.h"

namespace omnidoku::cli::rate_command {
namespace {

using base::Status;

class RateTask : public Task {
 public:
  explicit RateTask(CommandOptions& options) {
    add_input_options(options, input_, Inputs::several);
    options.add_choice("--scale", scale_, "Whose scale", {"human", "se", "hodoku"});
    options.add_choice("--output", output_, "What to write", {"csv", "jsonl"});
    add_time_limit_option(options, time_limit_);
    add_threads_option(options, threads_);
    add_file_option(options, file_);
    options.flag("--resume", resume_, "Go on where FILE of a run that broke off ends");
    options.footer(R"(Examples:
  omnidoku rate puzzle.txt
  omnidoku rate puzzles.txt --scale human --threads 4 > ratings.csv
  omnidoku rate puzzles.txt --scale se > ratings.csv
  omnidoku rate puzzles.txt --scale hodoku --output jsonl
  omnidoku rate millions.txt --scale se -o ratings.csv --resume

human: csv columns puzzle,level,score,hardest. The levels are beginner, easy, medium, hard,
expert, extreme and beyond; the score is the sum of the costs of all steps; hardest is
the costliest step, the first of them on ties. A puzzle that is not unique has neither,
and its status stands in hardest. jsonl adds the steps as path.

se: the numbers of Sudoku Explainer 1.2.1 for the ordinary 9x9 grid, csv columns
puzzle,er,ep,ed,hardest: the difficulty of the hardest step, of the hardest up to the
first digit, of the first step, and what the hardest is called. jsonl adds the steps as
path: technique, rating, placements such as R1C1=5 and eliminations such as R1C2<>34.

hodoku: level (Easy, Medium, Hard, Unfair, Extreme) and score of HoDoKu 2.2.0 for the
ordinary 9x9 grid, columns as for human; hardest is the step with the highest score, the
first of them on ties. jsonl adds the path in HoDoKu's short names: h1*3 n1 fh.

--resume writes FILE in its place, line by line, and the same command once more goes on
behind the last whole line. Give it from the first run on.)");
  }

  int run(Console& console) override {
    base::Result<base::Limits> limits = limits_with(time_limit_);
    if (!limits) return console.fail(limits.error());
    limits_ = *std::move(limits);
    if (resume_ && file_ == "-") {
      return console.fail(base::make_error(base::ErrorCode::usage, "--resume needs a file",
                                           "name it with -o FILE"));
    }
    const base::Result<std::unique_ptr<Output>> output =
        resume_ ? Output::go_on(file_) : Output::open(file_);
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
    batch.header = rows().header();
    if (resume_) {
      if (auto skipped = skip_rated(console, puzzles, **output, batch); !skipped) {
        return console.fail(skipped.error());
      }
    }
    return run_batch(console, puzzles, **output, batch, [&](const formats::Record& record) {
      if (std::optional<Answer> refused = refuse(puzzles, record)) return *std::move(refused);
      if (scale_ == "human") return answer(puzzles, record, logic::human_scale());
      return answer_for_classic(puzzles, record);
    });
  }

 private:
  [[nodiscard]] bool by_se() const { return scale_ == "se"; }
  [[nodiscard]] RatingRows rows() const {
    const RatingScale scale = scale_ == "human" ? RatingScale::human
                              : by_se()         ? RatingScale::se
                                                : RatingScale::hodoku;
    return {scale, output_ == "csv" ? RowFormat::csv : RowFormat::jsonl};
  }

  /// Goes behind the puzzles that the output has already. Errors: of skip_answered and keep_first.
  base::Result<void> skip_rated(Console& console, Input& puzzles, Output& output,
                                BatchOptions& batch) const {
    const RatingRows rows = this->rows();
    const RowsOfPuzzles known{
        .header = batch.header.substr(0, batch.header.find('\n')),
        .begin = [&rows](const formats::Record& record) { return rows.begin(record.source); },
        .verdict = [&rows](const formats::Record& record,
                           std::string_view row) { return rows.verdict(record.source, row); }};
    const base::Result<Answered> answered = skip_answered(puzzles, file_, known);
    if (!answered) return answered.error();
    if (auto kept = output.keep_first(answered->bytes); !kept) return kept.error();
    if (answered->bytes != 0) batch.header.clear();
    batch.answered = answered->tally;
    if (const std::uint64_t number = answered->tally.puzzles(); number != 0) {
      console.remark(file_ + " has " + counted(number, "puzzle") + ", the run goes on behind them");
    }
    return {};
  }

  /// The answer to a record that is no puzzle.
  [[nodiscard]] std::optional<Answer> refuse(const Input& input,
                                             const formats::Record& record) const {
    Answer result;
    result.verdict = Verdict::invalid;
    if (!record.document) {
      result.messages = error_text(input, record);
    } else if (const auto valid = constraints::validate_puzzle(record.document->puzzle); !valid) {
      result.messages = place_of(input, record) + valid.error().text();
    } else {
      return std::nullopt;
    }
    result.output = rows().unrated(record.source, "invalid");
    return result;
  }

  /// The answer to a puzzle that has not one solution; `trouble` is why it is invalid.
  [[nodiscard]] Answer not_unique(const Input& input, const formats::Record& record, Status status,
                                  const std::string& trouble) const {
    Answer result;
    result.verdict = verdict_of(status);
    if (status == Status::invalid) result.messages = place_of(input, record) + trouble;
    if (status != Status::cancelled)
      result.output = rows().unrated(record.source, base::to_string(status));
    return result;
  }

  /// The answer by a scale that knows the ordinary grid only.
  [[nodiscard]] Answer answer_for_classic(const Input& input, const formats::Record& record) const {
    const model::Puzzle& puzzle = record.document->puzzle;
    const std::optional<ClassicDigits> givens = classic_givens(puzzle);
    if (!givens) {
      return not_unique(
          input, record, Status::invalid,
          fmt::format("the scale {} knows the ordinary 9x9 grid and its givens alone; "
                      "--scale human rates every puzzle",
                      scale_));
    }
    const base::Deadline deadline(limits_);
    solve::Options options;
    options.limits = solve_limits_;
    const solve::Outcome outcome = solve::solve(puzzle, options);
    if (outcome.status != Status::unique) {
      return not_unique(input, record, outcome.status, outcome.message);
    }
    if (by_se()) return answer_by_se(input, record, *givens, deadline);
    ClassicDigits solution{};
    std::ranges::transform(outcome.solutions.front(), solution.begin(), [](geometry::Digit digit) {
      return static_cast<int>(digit.index()) + 1;
    });
    thread_local ratings::hodoku::Rater rater;
    const ratings::hodoku::Rating rating = rater.rate(*givens, solution, deadline);
    if (!rating.is_whole) return stopped(record);
    Answer result;
    result.output = rows().hodoku(record.source, rating);
    return result;
  }

  [[nodiscard]] Answer answer_by_se(const Input& input, const formats::Record& record,
                                    const ClassicDigits& givens,
                                    const base::Deadline& deadline) const {
    thread_local ratings::se::Rater rater;
    std::vector<ratings::se::Step> path;
    const ratings::se::Rating rating =
        rater.rate(givens, deadline, output_ == "csv" ? nullptr : &path);
    Answer result;
    switch (rating.end) {
      case ratings::se::Rating::End::solved:
        result.output = rows().se(record.source, rating, path);
        return result;
      case ratings::se::Rating::End::stuck:
        result.verdict = Verdict::limit;
        result.messages = place_of(input, record) + "no step of the scale se goes on to its end";
        result.output = rows().unrated(record.source, base::to_string(Status::limit));
        return result;
      case ratings::se::Rating::End::stopped: return stopped(record);
    }
    return result;
  }

  /// The answer when the time is over or somebody stopped it.
  [[nodiscard]] Answer stopped(const formats::Record& record) const {
    Answer result;
    const bool cancelled = limits_.stop.stop_requested();
    result.verdict = cancelled ? Verdict::cancelled : Verdict::limit;
    if (!cancelled) result.output = rows().unrated(record.source, base::to_string(Status::limit));
    return result;
  }

  Answer answer(const Input& input, const formats::Record& record,
                const logic::Scale& scale) const {
    Answer result;
    const model::Puzzle& puzzle = record.document->puzzle;
    const base::Deadline deadline(limits_);
    solve::Options options;
    options.limits = solve_limits_;
    const logic::Game game(puzzle, options);
    const Status status = game.outcome().status;
    if (status != Status::unique) return not_unique(input, record, status, game.trouble());
    const Explanation explanation(game.structure(), game.position(), scale,
                                  deadline.rest_of(limits_));
    if (explanation.path().end == logic::PathEnd::stopped) return stopped(record);
    result.output = rows().human(record.source, explanation.rating(), explanation.path());
    return result;
  }

  InputOptions input_;
  std::string scale_ = "human";
  std::string file_ = "-";
  std::string output_ = "csv";
  std::string time_limit_;
  int threads_ = 0;
  bool resume_ = false;
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
