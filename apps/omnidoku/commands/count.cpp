// SPDX-License-Identifier: MIT
//
// count: the exact number of solutions, or an estimate. One puzzle is counted by all threads
// together, can be stopped and, with a checkpoint file, resumed; of many puzzles each is counted by
// one thread.
#include <limits>
#include <memory>
#include <string>
#include <utility>

#include "batch.h"
#include "command.h"
#include "input.h"
#include "options.h"
#include "progress.h"
#include "solve/estimate.h"
#include "solve/solve.h"
#include "text.h"

namespace omnidoku::cli::count_command {
namespace {

using base::Status;
using base::StopReason;

Verdict verdict_of(const solve::Outcome& outcome) {
  if (outcome.status == Status::invalid || outcome.status == Status::not_understood)
    return Verdict::invalid;
  switch (outcome.reason) {
    case StopReason::exhausted:
    case StopReason::solutions: return Verdict::done;
    case StopReason::cancelled: return Verdict::cancelled;
    case StopReason::nodes:
    case StopReason::time: break;
  }
  return Verdict::limit;
}

const std::vector<std::string> kOutputs = {"text", "csv"};

class CountTask : public Task {
 public:
  explicit CountTask(CommandOptions& options) {
    add_input_options(options, input_, Inputs::several);
    add_limit_option(options, search_, 0, "Stop after so many solutions; 0 = count all");
    add_search_options(options, search_);
    options
        .add("--checkpoint", checkpoint_,
             "Keep finished parts in this file and go on from there the next time")
        .type_name("FILE");
    options.flag("--estimate", estimate_,
                 "Estimate numbers too large to count, with an interval of 99% confidence");
    options.add("--seed", seed_, "Number from which an estimate follows").type_name("S");
    options.add_choice("--output", output_, "What to write: the numbers, or a table", kOutputs);
    add_file_option(options, file_);
    options.footer(R"(Examples:
  omnidoku count puzzle.txt
  omnidoku count empty6x6.json --threads 4 --checkpoint empty6x6.count
  omnidoku count puzzles.txt --output csv
  omnidoku count empty9x9.json --estimate --time-limit 1m

csv columns: puzzle,count,complete. complete is true or false; a line that cannot be
read has the count 'invalid'. An interrupted count shows what was found so far. With --estimate:
puzzle,estimate,low,high,exact. The same seed gives the same estimate, whatever the number of
threads. With a time limit all the time goes into it, and the answer depends on the machine.)");
  }

  int run(Console& console) override {
    const base::Result<std::string> asked = output_for(output_, file_, kOutputs, "text");
    if (!asked) return console.fail(asked.error());
    output_ = *asked;
    base::Result<OpenedBatch> opened = open_batch(console, search_, input_, file_);
    if (!opened) return console.fail(opened.error());
    solve::Options& options = opened->options;
    Input& puzzles = *opened->input;

    options.keep = 0;
    BatchOptions batch;
    batch.threads = thread_count(search_.threads);
    if (output_ == "csv") {
      batch.header = estimate_ ? "puzzle,estimate,low,high,exact\n" : "puzzle,count,complete\n";
    }
    if (estimate_ && (search_.limit != 0 || !checkpoint_.empty())) {
      return console.fail(base::make_error(
          base::ErrorCode::usage, "--estimate goes with neither --limit nor --checkpoint"));
    }
    if (!checkpoint_.empty() && puzzles.is_batch()) {
      return console.fail(base::make_error(
          base::ErrorCode::usage,
          "--checkpoint is for one puzzle, but " + puzzles.name() + " holds several"));
    }
    if (!puzzles.is_batch()) {
      show_search_progress(console, options.limits);
      std::swap(options.threads, batch.threads);  // all of them work on the one puzzle
    }
    return run_batch(console, puzzles, *opened->output, batch, [&](const formats::Record& record) {
      return answer(puzzles, record, options);
    });
  }

 private:
  Answer answer(const Input& input, const formats::Record& record,
                const solve::Options& options) const {
    Answer result;
    if (!record.document) {
      const Status status = status_of_unread(record);
      result.verdict = cli::verdict_of(status);
      result.messages = error_text(input, record);
      const std::string told(base::to_string(status));
      result.output =
          estimate_ ? estimate_row(record, told, {}, {}, false) : write(record, told, false);
      return result;
    }
    Answer answer =
        estimate_ ? estimated(input, record, options) : counted_in(input, record, options);
    // What is stored may tell what is wrong, a number cannot.
    leave_aside(input, record, wrong_by(*record.document, solve::Outcome{}), answer);
    return answer;
  }

  Answer counted_in(const Input& input, const formats::Record& record,
                    const solve::Options& options) const {
    Answer result;
    const base::Result<solve::Outcome> counted =
        solve::count(record.document->puzzle, options, checkpoint_);
    if (!counted) {  // the checkpoint file
      result.verdict = Verdict::invalid;
      result.messages = counted.error().text();
      return result;
    }
    result.verdict = verdict_of(*counted);
    if (!counted->message.empty() &&
        (result.verdict == Verdict::invalid || !record.document->puzzle.unknown_rules.empty())) {
      result.messages = place_of(input, record) + std::string(base::to_string(counted->status)) +
                        ": " + counted->message;
    }
    if (counted->status == Status::not_understood) {
      result.output = write_bound(record, *counted);
      return result;
    }
    const bool complete =
        counted->reason == StopReason::exhausted && counted->status != Status::invalid;
    result.output = write(
        record, counted->status == Status::invalid ? "invalid" : std::to_string(counted->count),
        complete);
    return result;
  }

  /// Of a puzzle with rules that are not understood: by the others it has at most so many.
  [[nodiscard]] std::string write_bound(const formats::Record& record,
                                        const solve::Outcome& counted) const {
    const std::string status(base::to_string(counted.status));
    if (output_ == "csv") return write(record, status, false);
    if (record.document->puzzle.unknown_rules.empty()) return status + "\n";
    return counted.reason == StopReason::exhausted
               ? "at most " + std::to_string(counted.count) + "\n"
               : status + "\n";
  }

  [[nodiscard]] std::string write(const formats::Record& record, const std::string& number,
                                  bool complete) const {
    if (output_ == "csv") return csv_row({record.source, number, complete ? "true" : "false"});
    if (!complete && number != "invalid") return "at least " + number + "\n";
    return number + "\n";
  }

  Answer estimated(const Input& input, const formats::Record& record,
                   const solve::Options& options) const {
    using solve::Rounding;
    solve::EstimateOptions how;
    how.seed = seed_;
    if (options.limits.time) {  // as well as can be in that time
      how.most_nodes = std::numeric_limits<std::uint64_t>::max();
      how.most_kept = std::size_t{1} << 20U;
    }
    const solve::Estimate found = solve::estimate(record.document->puzzle, options, how);
    Answer result;
    if (!found.message.empty()) {
      result.messages = place_of(input, record) + std::string(base::to_string(found.status)) +
                        ": " + found.message;
    }
    if (found.status == Status::invalid || found.status == Status::not_understood) {
      result.verdict = Verdict::invalid;
      const std::string status(base::to_string(found.status));
      result.output = estimate_row(record, status, {}, {}, false);
    } else if (found.exact) {
      const std::string number = std::to_string(*found.exact);
      result.output = estimate_row(record, number, number, number, true);
    } else if (found.runs > 0) {
      result.output = estimate_row(record, solve::number_text(found.log_count),
                                   solve::number_text(found.log_low, Rounding::down),
                                   solve::number_text(found.log_high, Rounding::up), false);
    } else {
      result.verdict = found.status == Status::cancelled ? Verdict::cancelled : Verdict::limit;
      result.output = estimate_row(record, {}, std::to_string(found.found), {}, false);
    }
    return result;
  }

  /// An empty number is one that is not known.
  [[nodiscard]] std::string estimate_row(const formats::Record& record, const std::string& number,
                                         const std::string& low, const std::string& high,
                                         bool exact) const {
    if (output_ == "csv")
      return csv_row({record.source, number, low, high, exact ? "true" : "false"});
    if (number.empty()) return "at least " + low + "\n";
    if (exact || low.empty()) return number + "\n";
    return "about " + number + ", between " + low + " and " + high + " (99% confidence)\n";
  }

  InputOptions input_;
  SearchOptions search_;
  bool estimate_ = false;
  std::uint64_t seed_ = 1;
  std::string checkpoint_;
  std::string file_ = "-";
  std::string output_;
};

}  // namespace

extern const Command descriptor{
    .name = "count",
    .help = "Count the solutions of puzzles exactly",
    .make = [](CommandOptions& options) -> std::unique_ptr<Task> {
      return std::make_unique<CountTask>(options);
    },
};

}  // namespace omnidoku::cli::count_command
