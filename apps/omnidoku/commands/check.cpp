// SPDX-License-Identifier: MIT
//
// check: is the puzzle valid, unique, minimal; what breaks a rule, and in which cells.
#include <memory>
#include <optional>
#include <string>

#include "batch.h"
#include "command.h"
#include "formats/format.h"
#include "input.h"
#include "options.h"
#include "progress.h"
#include "solve/core.h"
#include "solve/solve.h"
#include "text.h"

namespace omnidoku::cli::check_command {
namespace {

using base::Status;

/// The cells in which two solutions differ.
std::vector<geometry::Cell> differences(const model::FilledGrid& a, const model::FilledGrid& b) {
  std::vector<geometry::Cell> cells;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a[i] != b[i]) cells.emplace_back(i);
  }
  return cells;
}

/// "R1C1 R2C4 and 30 more": enough cells to go and look.
std::string some_cells(const geometry::Board& board, std::vector<geometry::Cell> cells) {
  constexpr std::size_t kMost = 12;
  const std::size_t more = cells.size() > kMost ? cells.size() - kMost : 0;
  cells.resize(cells.size() - more);
  return board.names(cells) + (more > 0 ? " and " + std::to_string(more) + " more" : "");
}

/// Whether the puzzle has one solution, and another one is stored with it.
bool is_wrongly_solved(const model::Puzzle& puzzle, const solve::CheckReport& report) {
  return report.status == Status::unique && puzzle.solution &&
         *puzzle.solution != report.solutions.front();
}

/// What there is to say beyond the status and minimality.
std::string message_of(const model::Puzzle& puzzle, const solve::CheckReport& report) {
  std::string message = report.message;
  const auto add = [&message](const std::string& text) {
    message += (message.empty() ? "" : "; ") + text;
  };
  if (report.status == Status::multiple && report.solutions.size() >= 2) {
    add("two solutions differ in " +
        some_cells(*puzzle.board, differences(report.solutions[0], report.solutions[1])));
  }
  if (!report.redundant.empty()) {
    add("can be left out, each by itself: " + some_cells(*puzzle.board, report.redundant));
  }
  if (!report.undecided.empty()) {
    add("whether " + counted(report.undecided.size(), "given") +
        " can be left out was not decided (--time-limit sets how long to try)");
  }
  if (is_wrongly_solved(puzzle, report)) {
    add("the solution stored with the puzzle is wrong in " +
        some_cells(*puzzle.board, differences(*puzzle.solution, report.solutions.front())));
  }
  return message;
}

class CheckTask : public Task {
 public:
  explicit CheckTask(CommandOptions& options) {
    add_input_options(options, input_, Inputs::several);
    add_search_options(options, search_);
    options.flag("--why", why_, "Say what contradicts what, or show two solutions that differ");
    options.add_choice("--output", output_, "What to write", {"text", "csv", "jsonl"});
    add_file_option(options, file_);
    options.footer(R"(Examples:
  omnidoku check puzzle.txt
  omnidoku check puzzles.txt --output csv
  omnidoku check puzzle.txt --why --time-limit 10s

csv columns: puzzle,status,minimal,message. minimal is true, false, or empty where the
question makes no sense (only unique puzzles can be minimal) or stays open. Without a time limit
some ten seconds go into it, on large boards not always enough; what is left open is then said.
What --why tells of a puzzle without solution has one without any single clue, house or constraint
that it names; where that is not known in time it says so.
Exit code 1: the puzzle is not unique, or the solution stored with it is wrong.)");
  }

  int run(Console& console) override {
    base::Result<solve::Options> options = solve_options(search_);
    if (!options) return console.fail(options.error());
    const base::Result<std::unique_ptr<Output>> output = Output::open(file_);
    if (!output) return console.fail(output.error());
    base::Result<std::unique_ptr<Input>> input = Input::open(input_, **output);
    if (!input) return console.fail(input.error());
    Input& puzzles = **input;

    BatchOptions batch;
    batch.threads = thread_count(search_.threads);
    if (!puzzles.is_batch()) {
      show_search_progress(console, options->limits);
      std::swap(options->threads, batch.threads);  // of use to the one puzzle only
    }
    if (output_ == "csv") batch.header = "puzzle,status,minimal,message\n";
    return run_batch(console, puzzles, **output, batch, [&](const formats::Record& record) {
      return answer(puzzles, record, *options);
    });
  }

 private:
  Answer answer(const Input& input, const formats::Record& record,
                const solve::Options& options) const {
    Answer result;
    solve::CheckReport report;
    std::string message;
    std::optional<solve::Core> core;
    if (!record.document) {
      report.status = Status::invalid;
      message = record.document.error().text();
      result.messages = error_text(input, record);
    } else {
      const model::Puzzle& puzzle = record.document->puzzle;
      const base::Deadline deadline(options.limits);
      report = solve::check(puzzle, options);
      message = message_of(puzzle, report);
      solve::Options rest = options;
      rest.limits = deadline.rest_of(options.limits);
      if (why_) add_reason(puzzle, rest, report, message, core);
      if (report.status == Status::invalid && output_ != "text") {
        result.messages = place_of(input, record) + "invalid: " + message;
      }
    }
    result.verdict = verdict_of(report.status);
    if (!report.undecided.empty()) result.verdict = Verdict::limit;
    if (record.document && is_wrongly_solved(record.document->puzzle, report)) {
      result.verdict = Verdict::not_unique;
    }
    if (result.verdict != Verdict::cancelled) {
      result.output = write(input, record, report, message, core);
    }
    return result;
  }

  /// Why there is no solution, if that is asked and known.
  static void add_reason(const model::Puzzle& puzzle, const solve::Options& options,
                         const solve::CheckReport& report, std::string& message,
                         std::optional<solve::Core>& core) {
    if (report.status != Status::none && report.status != Status::invalid) return;
    solve::Core found = solve::find_core(puzzle, options);
    if (found.status != Status::none) return;  // no puzzle that can be looked at
    message += (message.empty() ? "" : "; ") + solve::core_text(puzzle, found);
    core = std::move(found);
  }

  [[nodiscard]] std::string write(const Input& input, const formats::Record& record,
                                  const solve::CheckReport& report, const std::string& message,
                                  const std::optional<solve::Core>& core) const {
    const std::string_view status = base::to_string(report.status);
    if (output_ == "csv") {
      const std::string_view minimal = !report.minimal ? "" : *report.minimal ? "true" : "false";
      return csv_row({record.source, status, minimal, message});
    }
    if (output_ == "jsonl") return json_line(json(record, report, message, core));
    std::string text = place_of(input, record) + std::string(status);
    if (report.minimal) text += *report.minimal ? ", minimal" : ", not minimal";
    if (!message.empty()) text += ": " + message;
    text += "\n";
    if (why_ && report.status == Status::multiple) {
      for (const model::FilledGrid& grid : report.solutions)
        text += formats::line_text(record.document->puzzle, grid) + "\n";
    }
    return text;
  }

  [[nodiscard]] nlohmann::ordered_json json(const formats::Record& record,
                                            const solve::CheckReport& report,
                                            const std::string& message,
                                            const std::optional<solve::Core>& core) const {
    nlohmann::ordered_json object{{"puzzle", record.source},
                                  {"status", base::to_string(report.status)},
                                  {"minimal", nullptr},
                                  {"message", message}};
    if (report.minimal) object["minimal"] = *report.minimal;
    const auto names = [&record](const std::vector<geometry::Cell>& cells) {
      nlohmann::ordered_json list = nlohmann::ordered_json::array();
      for (const geometry::Cell cell : cells) {
        list.push_back(record.document->puzzle.board->name(cell));
      }
      return list;
    };
    if (!report.cells.empty()) object["cells"] = names(report.cells);
    if (!report.redundant.empty()) object["redundant"] = names(report.redundant);
    if (!report.undecided.empty()) object["undecided"] = names(report.undecided);
    if (why_ && report.solutions.size() >= 2) {
      for (const model::FilledGrid& grid : report.solutions)
        object["solutions"].push_back(formats::line_text(record.document->puzzle, grid));
      object["differ"] = names(differences(report.solutions[0], report.solutions[1]));
    }
    if (core) {
      object["core"] = {{"irreducible", core->irreducible}, {"members", nlohmann::json::array()}};
      for (const constraints::Member member : core->members) {
        const model::Puzzle& puzzle = record.document->puzzle;
        object["core"]["members"].push_back(
            {{"kind", constraints::to_string(member.kind)},
             {"name", constraints::name_of(puzzle, member)},
             {"cells", names(constraints::cells_of(puzzle, member))}});
      }
    }
    return object;
  }

  InputOptions input_;
  SearchOptions search_;
  std::string file_ = "-";
  std::string output_ = "text";
  bool why_ = false;
};

}  // namespace

extern const Command descriptor{
    .name = "check",
    .help = "Say whether puzzles are valid, unique and minimal, and what breaks a rule",
    .make = [](CommandOptions& options) -> std::unique_ptr<Task> {
      return std::make_unique<CheckTask>(options);
    },
};

}  // namespace omnidoku::cli::check_command
