// SPDX-License-Identifier: MIT
//
// rate: how hard puzzles are for a person.
#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "api/classic_givens.h"
#include "batch.h"
#include "command.h"
#include "constraints/rules.h"
#include "explanation.h"
#include "input.h"
#include "options.h"
#include "progress.h"
#include "rating_rows.h"
#include "rating_summary.h"
#include "ratings/hodoku/rater.h"
#include "ratings/se/rater.h"
#include "solve/solve.h"
#include "text.h"

namespace omnidoku::cli::rate_command {
namespace {

using base::Status;

const std::vector<std::string> kOutputs = {"csv", "jsonl"};

class RateTask : public Task {
 public:
  explicit RateTask(CommandOptions& options) {
    add_input_options(options, input_, Inputs::several);
    options.add_choice("--scale", scale_, "Whose scale", {"human", "se", "hodoku"});
    options.add_choice("--output", output_, "What to write", kOutputs);
    add_time_limit_option(options, time_limit_);
    add_threads_option(options, threads_);
    add_file_option(options, file_);
    options.add_choice("--only", only_, "Rate pearls or diamonds alone (scale se)",
                       {"pearl", "diamond"});
    options.flag("--summary", summary_, "Tell at the end what the ratings come to");
    options.flag("--resume", resume_, "Go on where FILE of a run that broke off ends");
    options.footer(R"(Examples:
  omnidoku rate puzzle.txt
  omnidoku rate puzzles.txt --scale human --threads 4 > ratings.csv
  omnidoku rate puzzles.txt --scale se > ratings.csv
  omnidoku rate puzzles.txt --scale hodoku --output jsonl
  omnidoku rate millions.txt --scale se -o ratings.csv --resume
  omnidoku rate puzzles.txt --scale se --only pearl | grep -v "no pearl"

human: csv columns puzzle,level,score,hardest. The levels are beginner, easy, medium, hard,
expert, extreme and beyond; the score is the sum of the costs of all steps; hardest is
the costliest step, the first of them on ties. A puzzle that is not unique has neither,
and its status stands in hardest. jsonl adds the steps as path.

se: the numbers of Sudoku Explainer 1.2.1 for the ordinary 9x9 grid, csv columns
puzzle,er,ep,ed,hardest: the difficulty of the hardest step, of the hardest up to the
first digit, of the first step, and what the hardest is called. jsonl adds the steps as
path: technique, rating, placements such as R1C1=5 and eliminations such as R1C2<>34.

--only pearl leaves a puzzle as soon as it is known to be none: where a step is harder than
those up to the first digit (er above ep). --only diamond: where one is harder than the
first step (er above ed). Its er is empty then, and "no pearl" or "no diamond" in hardest.

hodoku: level (Easy, Medium, Hard, Unfair, Extreme) and score of HoDoKu 2.2.0 for the
ordinary 9x9 grid, columns as for human; hardest is the step with the highest score, the
first of them on ties. jsonl adds the path in HoDoKu's short names: h1*3 n1 fh.

--summary says on standard error how many puzzles were rated, how they lie on the scale,
which is the hardest and how long it took. On a terminal lists of puzzles have it anyway.

--resume writes FILE in its place, line by line, and the same command once more goes on
behind the last whole line. Give it from the first run on.)");
  }

  int run(Console& console) override {
    const base::Result<std::string> asked = output_for(output_, file_, kOutputs, "csv");
    if (!asked) return console.fail(asked.error());
    output_ = *asked;
    base::Result<base::Limits> limits = limits_with(time_limit_);
    if (!limits) return console.fail(limits.error());
    limits_ = *std::move(limits);
    if (resume_ && file_ == "-") {
      return console.fail(base::make_error(base::ErrorCode::usage, "--resume needs a file",
                                           "name it with -o FILE"));
    }
    if (!only_.empty() && scale_ != "se") {
      return console.fail(base::make_error(base::ErrorCode::usage,
                                           "--only is for pearls and diamonds of the scale se",
                                           "rate with --scale se"));
    }
    if (auto other = require_other_file(file_, input_.texts); !other) {
      return console.fail(other.error());
    }
    const base::Result<std::unique_ptr<Output>> output =
        resume_ ? Output::go_on(file_) : open_output(console, file_, input_.texts);
    if (!output) return console.fail(output.error());
    input_.limits = limits_;
    input_.streams = console.streams();
    base::Result<std::unique_ptr<Input>> input = Input::open(input_, **output);
    if (!input) return console.fail(input.error());
    Input& puzzles = **input;
    solve_limits_ = limits_;
    rated_ = RatingSummary(scale());
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
    const auto start = std::chrono::steady_clock::now();
    const int code =
        run_batch(console, puzzles, **output, batch, [&](const formats::Record& record) {
          if (std::optional<Answer> refused = refuse(puzzles, record)) return *std::move(refused);
          solve::Outcome outcome;
          Answer rated = scale_ == "human" ? answer(puzzles, record, logic::human_scale(), outcome)
                                           : answer_for_classic(puzzles, record, outcome);
          leave_aside(puzzles, record, wrong_by(*record.document, outcome), rated);
          return rated;
        });
    if (summary_ || (puzzles.is_batch() && console.shows_progress())) {
      const auto time = std::chrono::steady_clock::now() - start;
      for (const std::string& line : rated_.lines(time, batch.answered.puzzles())) {
        console.say(line);
      }
    }
    return code;
  }

 private:
  [[nodiscard]] bool by_se() const { return scale_ == "se"; }
  [[nodiscard]] RatingScale scale() const {
    return generate::measure_from(scale_).value_or(RatingScale::human);
  }
  [[nodiscard]] ratings::se::Wanted wanted() const {
    using ratings::se::Wanted;
    return only_.empty() ? Wanted::all : only_ == "pearl" ? Wanted::pearls : Wanted::diamonds;
  }
  [[nodiscard]] RatingRows rows() const {
    return {scale(), output_ == "csv" ? RowFormat::csv : RowFormat::jsonl, wanted()};
  }

  /// The answer that writes the row and has it counted.
  [[nodiscard]] Answer written(const formats::Record& record, RatingRow row) {
    Answer result;
    result.verdict = row.verdict;
    result.output = std::move(row.text);
    result.delivered = [this, source = std::string(record.source), row = std::move(row)] {
      rated_.add(source, row);
    };
    return result;
  }

  /// Goes behind the puzzles that the output has already. Errors: of skip_answered and keep_first.
  base::Result<void> skip_rated(Console& console, Input& puzzles, Output& output,
                                BatchOptions& batch) {
    const RatingRows rows = this->rows();
    const RowsOfPuzzles known{
        .header = batch.header.substr(0, batch.header.find('\n')),
        .begin = [&rows](const formats::Record& record) { return rows.begin(record.source); },
        .verdict = [&rows](const formats::Record& record,
                           std::string_view text) -> std::optional<Verdict> {
          const std::optional<RatingRow> row = rows.read(record.source, text);
          return row ? std::optional(row->verdict) : std::nullopt;
        },
        .count =
            [&](const formats::Record& record, std::string_view text) {
              if (const auto row = rows.read(record.source, text)) rated_.add(record.source, *row);
            }};
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
  [[nodiscard]] std::optional<Answer> refuse(const Input& input, const formats::Record& record) {
    std::string messages;
    Status status = Status::invalid;
    if (!record.document) {
      status = status_of_unread(record);
      messages = error_text(input, record);
    } else if (const auto valid = constraints::validate_puzzle(record.document->puzzle); !valid) {
      messages = place_of(input, record) + valid.error().text();
    } else {
      return std::nullopt;
    }
    Answer result = written(record, rows().unrated(record.source, status));
    result.messages = std::move(messages);
    return result;
  }

  /// The answer to a puzzle that has not one solution; `trouble` is why it is invalid.
  [[nodiscard]] Answer not_unique(const Input& input, const formats::Record& record, Status status,
                                  const std::string& trouble) {
    if (status == Status::cancelled) return cancelled();
    Answer result = written(record, rows().unrated(record.source, status));
    if (status == Status::invalid || status == Status::not_understood)
      result.messages = place_of(input, record) + trouble;
    return result;
  }

  /// The answer by a scale that knows the ordinary grid only, and what the search before it found.
  [[nodiscard]] Answer answer_for_classic(const Input& input, const formats::Record& record,
                                          solve::Outcome& outcome) {
    const model::Puzzle& puzzle = record.document->puzzle;
    const std::optional<api::ClassicDigits> givens = api::classic_givens(puzzle);
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
    outcome = solve::solve(puzzle, options);
    if (outcome.status != Status::unique) {
      return not_unique(input, record, outcome.status, outcome.message);
    }
    if (by_se()) return answer_by_se(input, record, *givens, deadline);
    api::ClassicDigits solution{};
    std::ranges::transform(outcome.solutions.front(), solution.begin(), [](geometry::Digit digit) {
      return static_cast<int>(digit.index()) + 1;
    });
    thread_local ratings::hodoku::Rater rater;
    const ratings::hodoku::Rating rating = rater.rate(*givens, solution, deadline);
    if (!rating.is_whole) return stopped(record);
    return written(record, rows().hodoku(record.source, rating));
  }

  [[nodiscard]] Answer answer_by_se(const Input& input, const formats::Record& record,
                                    const api::ClassicDigits& givens,
                                    const base::Deadline& deadline) {
    thread_local ratings::se::Rater rater;
    std::vector<ratings::se::Step> path;
    const ratings::se::Rating rating =
        rater.rate(givens, deadline, output_ == "csv" ? nullptr : &path, wanted());
    using End = ratings::se::Rating::End;
    if (rating.end == End::stopped) return stopped(record);
    if (rating.end == End::stuck) {
      Answer result = written(record, rows().unrated(record.source, Status::limit));
      result.messages = place_of(input, record) + "no step of the scale se goes on to its end";
      return result;
    }
    return written(record, rows().se(record.source, rating, path));
  }

  /// The answer when the time is over or somebody stopped it.
  [[nodiscard]] Answer stopped(const formats::Record& record) {
    if (limits_.stop.stop_requested()) return cancelled();
    return written(record, rows().unrated(record.source, Status::limit));
  }

  Answer answer(const Input& input, const formats::Record& record, const logic::Scale& scale,
                solve::Outcome& outcome) {
    const model::Puzzle& puzzle = record.document->puzzle;
    const base::Deadline deadline(limits_);
    solve::Options options;
    options.limits = solve_limits_;
    const logic::Game game(puzzle, options);
    outcome = game.outcome();
    const Status status = game.status();
    if (status != Status::unique) return not_unique(input, record, status, game.trouble());
    const Explanation explanation(game.structure(), game.position(), scale,
                                  deadline.rest_of(limits_));
    if (explanation.path().end == logic::PathEnd::stopped) return stopped(record);
    return written(record, rows().human(record.source, explanation.rating(), explanation.path()));
  }

  InputOptions input_;
  std::string scale_ = "human";
  std::string file_ = "-";
  std::string output_;
  std::string time_limit_;
  int threads_ = 0;
  std::string only_;
  bool summary_ = false;
  bool resume_ = false;
  RatingSummary rated_{RatingScale::human};  ///< what is written, with what a run before wrote
  base::Limits limits_;                      ///< of the way by logic
  base::Limits solve_limits_;                ///< of the search before it
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
