// SPDX-License-Identifier: MIT
//
// canonical: the one form that stands for all puzzles that symmetries make of each other.
#include "classic/canonical.h"

#include <array>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

#include "base/status.h"
#include "batch.h"
#include "classic_lines.h"
#include "command.h"
#include "formats/format.h"
#include "input.h"
#include "left_aside.h"
#include "options.h"
#include "solve/canonical.h"
#include "solve/classic_grid.h"
#include "text.h"

namespace omnidoku::cli::canonical_command {
namespace {

using base::Status;

/// Puzzles with several solutions have a form, too.
Verdict verdict_on(Status status) {
  return status == Status::multiple ? Verdict::done : verdict_of(status);
}

/// What is written of a puzzle.
struct Form {
  std::string text;  ///< empty: it has none
  std::string key;
  double symmetries = 1;
  const classic::CanonicalForm9* classic = nullptr;  ///< null pointer: of another board
};

Form form_of(const classic::CanonicalForm9& classic) {
  return {.text = solve::line_of(classic.clues),
          .key = solve::key_of(classic.clues),
          .symmetries = static_cast<double>(classic.puzzle_symmetries),
          .classic = &classic};
}

/// As a whole number, as far as it can be told; "1.27e+27" beyond.
std::string count_text(double count) {
  std::array<char, 32> text{};
  constexpr double kExact = 9007199254740992.0;  // 2^53
  std::snprintf(text.data(), text.size(), count <= kExact ? "%.0f" : "%.3g", count);
  return text.data();
}

const std::vector<std::string> kOutputs = {"line", "csv", "jsonl", "key"};

class CanonicalTask : public Task {
 public:
  explicit CanonicalTask(CommandOptions& options) {
    add_input_options(options, input_, Inputs::several);
    add_search_options(options, search_);
    options.add_choice("--output", output_, "What to write", kOutputs);
    add_file_option(options, file_);
    options.footer(R"(Examples:
  omnidoku canonical puzzle.txt --output jsonl
  omnidoku canonical puzzles.txt | sort -u > essentially_different.txt

Puzzles of the classic 9x9 grid that differ by no more than the names of the digits, the order of
rows and columns (of bands, and inside them) and an exchange of rows and columns have the same form,
others have not. The form: of all that the solution can be made to, what is least when read as a
number; and with that the clues that are least, an empty cell being 0. A puzzle with up to 1,000
solutions has one, too. On other boards and with other rules the form has the rules where they lie,
and the clues where those of all puzzles go that moves of cells make of each other which leave the
rules as they are (and other names of digits, where no rule counts with them).
csv columns: puzzle,status,form,symmetries; symmetries are how many such changes leave the clues as
they are. jsonl has the form of a classic solution as well, and how many leave that as it is. What
has no form has a comment line such as # none. key is for comparing many: the number of the line and
32 hexadecimal digits, a hash of the form, of what has none of its text; where the form is not of the
classic grid, the same for boards and rules, too, that only lie elsewhere, as in a mirror.)");
  }

  int run(Console& console) override {
    const base::Result<std::string> asked = output_for(output_, file_, kOutputs, "line");
    if (!asked) return console.fail(asked.error());
    output_ = *asked;
    base::Result<OpenedBatch> opened = open_batch(console, search_, input_, file_);
    if (!opened) return console.fail(opened.error());
    const solve::Options& options = opened->options;
    Input& puzzles = *opened->input;

    BatchOptions batch;
    batch.threads = thread_count(search_.threads);
    if (output_ == "csv") batch.header = "puzzle,status,form,symmetries\n";
    if (solve::may_use_classic(options.engine) && !options.limits.time) {
      batch.lines = [&](const formats::ClassicLines& lines) {
        return answer_lines(puzzles, lines, options);
      };
    }
    return run_batch(console, puzzles, *opened->output, batch, [&](const formats::Record& record) {
      return answer(puzzles, record, options);
    });
  }

 private:
  Answer answer(const Input& input, const formats::Record& record,
                const solve::Options& options) const {
    Answer result;
    solve::CanonicalPuzzle canonical;
    Form form;
    if (!record.document) {
      canonical.status = status_of_unread(record);
      result.messages = error_text(input, record);
    } else {
      const model::Puzzle& puzzle = record.document->puzzle;
      canonical = solve::canonical(puzzle, options);
      if (canonical.form) form = form_of(*canonical.form);
      if (canonical.elsewhere) {
        const base::Result<std::string> text =
            formats::short_text(solve::form_of(puzzle, canonical));
        if (text) form.text = *text;
        form.symmetries = solve::symmetries_of(canonical);
      }
      if (form.text.empty() || canonical.status == Status::limit) {
        result.messages = place_of(input, record) + std::string(base::to_string(canonical.status)) +
                          (canonical.message.empty() ? "" : ": " + canonical.message);
      }
      leave_aside(input, record, {}, result);
    }
    form.key = solve::key_of(canonical, record.source);
    result.verdict = verdict_on(canonical.status);
    if (result.verdict != Verdict::cancelled) {
      write({record.source, record.line}, canonical.status, form, result.output);
    }
    return result;
  }

  /// The same for plain lines, without making a Puzzle of each. What has not one solution takes the
  /// long way.
  Answer answer_lines(const Input& input, const formats::ClassicLines& lines,
                      const solve::Options& options) {
    Answer result;
    solve::Options question = options;
    question.limits.solutions = 2;
    line_solver_.solve(lines, question, false, [&](const ClassicLineSolver::Found& found) {
      for (std::size_t i = 0; i < lines.size() && result.verdict != Verdict::cancelled; ++i) {
        if (i > 0) result.before.push_back(result.verdict);
        if (options.limits.stop.stop_requested()) {
          result.verdict = Verdict::cancelled;
        } else if (found.answers[i].solutions == 1) {
          const std::string_view line = lines.line(i);
          const classic::CanonicalForm9 classic =
              classic::canonical_form(solve::to_clues9(line), {&found.answers[i].first, 1});
          const Form form = form_of(classic);
          write({line, lines.first_line + i}, Status::unique, form, result.output);
          result.verdict = Verdict::done;
        } else {
          add_answer(
              lines, i, options.limits.stop,
              [&](const formats::Record& record) { return answer(input, record, options); },
              result);
        }
      }
    });
    return result;
  }

  /// What a puzzle is called, and where it stands.
  struct Place {
    std::string_view puzzle;
    std::size_t line;
  };

  void write(const Place& place, Status status, const Form& form, std::string& output) const {
    const std::string_view puzzle = place.puzzle;
    const bool has_form = !form.text.empty();
    if (output_ == "key") {
      output += std::to_string(place.line) + " " + form.key + "\n";
    } else if (output_ == "line") {
      // A comment for whoever reads the lines as puzzles.
      output += has_form ? form.text : "# " + std::string(base::to_string(status));
      output += "\n";
    } else if (output_ == "csv") {
      output += csv_row({puzzle, base::to_string(status), form.text,
                         has_form ? count_text(form.symmetries) : std::string()});
    } else {
      nlohmann::ordered_json object{{"puzzle", puzzle}, {"status", base::to_string(status)}};
      if (has_form) {
        object["form"] = form.text;
        object["symmetries"] = nlohmann::ordered_json::parse(count_text(form.symmetries));
      }
      if (form.classic != nullptr) {
        object["solution_form"] = solve::line_of(form.classic->solution);
        object["solution_symmetries"] = form.classic->grid_symmetries;
      }
      output += json_line(object);
    }
  }

  InputOptions input_;
  SearchOptions search_;
  std::string file_ = "-";
  std::string output_;
  ClassicLineSolver line_solver_;
};

}  // namespace

extern const Command descriptor{
    .name = "canonical",
    .help = "Write the form that puzzles have in common which symmetries make of each other",
    .make = [](CommandOptions& options) -> std::unique_ptr<Task> {
      return std::make_unique<CanonicalTask>(options);
    },
};

}  // namespace omnidoku::cli::canonical_command
