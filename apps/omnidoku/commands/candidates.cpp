// SPDX-License-Identifier: MIT
//
// candidates: for each cell the digits that occur in some solution.
#include <memory>
#include <string>

#include "batch.h"
#include "command.h"
#include "input.h"
#include "options.h"
#include "progress.h"
#include "scene/scene.h"
#include "solve/solve.h"
#include "text.h"

namespace omnidoku::cli::candidates_command {
namespace {

using base::Status;

/// Several solutions are no trouble here.
Verdict verdict_on(Status status) {
  return status == Status::multiple ? Verdict::done : verdict_of(status);
}

/// Whether the digits are all that occur, so that they can be shown.
bool is_known(Status status) { return status == Status::unique || status == Status::multiple; }

/// Whether TrueCandidates::possible tells more than nothing: a limit, or rules that are not
/// understood, leave open which of them occur.
bool is_bound(Status status) { return status == Status::limit || status == Status::not_understood; }

/// The symbols of each cell, by its name.
nlohmann::ordered_json cells_json(const model::Puzzle& puzzle,
                                  const std::vector<geometry::DigitSet>& digits) {
  nlohmann::ordered_json cells = nlohmann::ordered_json::object();
  for (std::size_t i = 0; i < digits.size(); ++i) {
    nlohmann::ordered_json symbols = nlohmann::ordered_json::array();
    digits[i].for_each(
        [&](geometry::Digit digit) { symbols.push_back(puzzle.symbols.text(digit)); });
    cells[puzzle.board->name(geometry::Cell(i))] = std::move(symbols);
  }
  return cells;
}

/// Whether something is known of a puzzle's candidates, of which not all are: one that was read.
bool has_bounds(const formats::Record& record, const solve::TrueCandidates& candidates) {
  return record.document.has_value() && is_bound(candidates.status);
}

/// "limit: 300 candidates are in a solution, 12 may be".
std::string bounds_text(const solve::TrueCandidates& candidates) {
  int known = 0;
  int open = 0;
  for (std::size_t i = 0; i < candidates.digits.size(); ++i) {
    known += candidates.digits[i].size();
    open += (candidates.possible[i] - candidates.digits[i]).size();
  }
  return std::string(base::to_string(candidates.status)) + ": " +
         counted(static_cast<std::uint64_t>(known), "candidate") + (known == 1 ? " is" : " are") +
         " in a solution, of " + grouped(static_cast<std::uint64_t>(open)) +
         " more that is not known";
}

std::string csv_output(const formats::Record& record, const solve::TrueCandidates& candidates) {
  if (!is_known(candidates.status)) {
    // A table of digits would be taken for those that occur.
    return csv_row({record.source, "", base::to_string(candidates.status)});
  }
  const model::Puzzle& puzzle = record.document->puzzle;
  std::string rows;
  for (std::size_t i = 0; i < candidates.digits.size(); ++i) {
    rows += csv_row({record.source, puzzle.board->name(geometry::Cell(i)),
                     digits_text(puzzle, candidates.digits[i])});
  }
  return rows;
}

std::string json_output(const formats::Record& record, const solve::TrueCandidates& candidates,
                        const LeftAside& aside, const Wrong& wrong) {
  nlohmann::ordered_json object{{"puzzle", record.source},
                                {"status", base::to_string(candidates.status)}};
  if (!candidates.message.empty()) object["message"] = candidates.message;
  if (is_known(candidates.status)) {
    object["cells"] = cells_json(record.document->puzzle, candidates.digits);
  } else if (has_bounds(record, candidates)) {
    if (candidates.status == Status::limit)
      object["cells"] = cells_json(record.document->puzzle, candidates.digits);
    object["possible"] = cells_json(record.document->puzzle, candidates.possible);
  }
  if (!wrong.stored.empty()) object["stored_solution"] = "wrong";
  if (aside.is_any()) object["left_aside"] = json_of(aside, wrong);
  return json_line(object);
}

std::string grid_output(const formats::Record& record, const solve::TrueCandidates& candidates,
                        bool single, bool coloured) {
  std::string text;
  if (!single) text += record.source + "\n";
  if (!is_known(candidates.status) && !has_bounds(record, candidates)) {
    text += std::string(base::to_string(candidates.status));
    if (!candidates.message.empty()) text += ": " + candidates.message;
    return text + (single ? "\n" : "\n\n");
  }
  const model::Puzzle& puzzle = record.document->puzzle;
  scene::RenderOptions render;
  render.box_drawing = true;
  render.candidates = candidates.possible;
  if (coloured) render.text_style = kColouredText;
  return text + scene::to_text(puzzle, render) + (single ? "" : "\n");
}

const std::vector<std::string> kOutputs = {"grid", "csv", "json"};

class CandidatesTask : public Task {
 public:
  explicit CandidatesTask(CommandOptions& options) {
    add_input_options(options, input_, Inputs::several);
    add_search_options(options, search_);
    options.add_choice("--output", output_, "What to write", kOutputs);
    add_file_option(options, file_);
    options.footer(R"(Examples:
  omnidoku candidates puzzle.txt
  omnidoku candidates puzzle.txt --output csv

csv columns: puzzle,cell,digits, a row for each cell. A puzzle without a solution, or
one that could not be read or decided, has a single row: no cell, and its status. Where
a time limit ends it, the grid has what is in a solution or may be; json has both apart.)");
  }

  int run(Console& console) override {
    const base::Result<std::string> asked = output_for(output_, file_, kOutputs, "grid");
    if (!asked) return console.fail(asked.error());
    output_ = *asked;
    base::Result<OpenedBatch> opened = open_batch(console, search_, input_, file_);
    if (!opened) return console.fail(opened.error());
    solve::Options& options = opened->options;
    Input& puzzles = *opened->input;
    coloured_ = opened->output->has_colours();

    BatchOptions batch;
    batch.threads = thread_count(search_.threads);
    if (!puzzles.is_batch()) {
      show_search_progress(console, options.limits);
      std::swap(options.threads, batch.threads);  // of use to the one puzzle only
    }
    if (output_ == "csv") batch.header = "puzzle,cell,digits\n";
    return run_batch(console, puzzles, *opened->output, batch, [&](const formats::Record& record) {
      return answer(puzzles, record, options);
    });
  }

 private:
  Answer answer(const Input& input, const formats::Record& record,
                const solve::Options& options) const {
    Answer result;
    solve::TrueCandidates candidates;
    Wrong wrong;
    if (!record.document) {
      candidates.status = status_of_unread(record);
      candidates.message = record.document.error().text();
      result.messages = error_text(input, record);
    } else {
      candidates = solve::true_candidates(record.document->puzzle, options);
      const bool worth_saying = candidates.status == Status::invalid ||
                                candidates.status == Status::not_understood ||
                                !record.document->puzzle.unknown_rules.empty();
      if (worth_saying && !candidates.message.empty()) {
        result.messages = place_of(input, record) +
                          std::string(base::to_string(candidates.status)) + ": " +
                          candidates.message;
      }
    }
    if (candidates.status == Status::limit && record.document) {
      result.messages +=
          (result.messages.empty() ? "" : "\n") + place_of(input, record) + bounds_text(candidates);
    }
    if (record.document) {
      wrong = wrong_by(*record.document, is_known(candidates.status)
                                             ? candidates.digits
                                             : std::vector<geometry::DigitSet>{});
      leave_aside(input, record, wrong, result);
    }
    result.verdict = verdict_on(candidates.status);
    if (result.verdict == Verdict::cancelled) return result;
    if (output_ == "csv") {
      result.output = csv_output(record, candidates);
    } else if (output_ == "json") {
      result.output = json_output(record, candidates, result.aside, wrong);
    } else {
      result.output = grid_output(record, candidates, !input.is_batch(), coloured_);
    }
    return result;
  }

  InputOptions input_;
  SearchOptions search_;
  std::string file_ = "-";
  std::string output_;
  bool coloured_ = false;
};

}  // namespace

extern const Command descriptor{
    .name = "candidates",
    .help = "List for each cell the digits that occur in some solution",
    .make = [](CommandOptions& options) -> std::unique_ptr<Task> {
      return std::make_unique<CandidatesTask>(options);
    },
};

}  // namespace omnidoku::cli::candidates_command
