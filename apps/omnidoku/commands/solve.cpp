// SPDX-License-Identifier: MIT
//
// solve: status, number of solutions up to a limit, and the first solution of each puzzle, or all
// up to a limit that was asked for.
#include "solve/solve.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "batch.h"
#include "certificates.h"
#include "classic_lines.h"
#include "command.h"
#include "input.h"
#include "options.h"
#include "progress.h"
#include "scene/scene.h"
#include "text.h"

namespace omnidoku::cli::solve_command {
namespace {

using base::Status;

Verdict verdict_on(const solve::Outcome& outcome) {
  // --limit 1 gets what it asked for; only time and nodes are limits that were run into.
  const bool as_asked =
      outcome.status == Status::limit && outcome.reason == base::StopReason::solutions;
  return as_asked ? Verdict::done : verdict_of(outcome.status);
}

/// What is known of one puzzle after solving.
struct Solved {
  const formats::Record* record = nullptr;
  solve::Outcome outcome;
  std::chrono::nanoseconds time{0};
  LeftAside aside;  ///< what a player had entered ...
  Wrong wrong;      ///< ... and what of it is wrong

  [[nodiscard]] const model::Puzzle* puzzle() const {
    return record->document ? &record->document->puzzle : nullptr;
  }
  [[nodiscard]] std::string solution_line() const {
    if (outcome.solutions.empty()) return {};
    return formats::line_text(*puzzle(), outcome.solutions.front());
  }
  /// One of each that is kept; an empty one where there is none.
  [[nodiscard]] std::vector<std::string> solution_lines() const {
    if (outcome.solutions.empty()) return {std::string()};
    std::vector<std::string> lines;
    for (const model::FilledGrid& grid : outcome.solutions) {
      lines.push_back(formats::line_text(*puzzle(), grid));
    }
    return lines;
  }
};

/// The status in a sentence.
std::string headline(const solve::Outcome& outcome) {
  const std::string word(base::to_string(outcome.status));
  switch (outcome.status) {
    case Status::unique: return word + ": exactly one solution";
    case Status::none: return word + ": no solution";
    case Status::multiple:
      return word + (outcome.reason == base::StopReason::exhausted ? ": exactly " : ": at least ") +
             counted(outcome.count, "solution");
    case Status::limit:
      switch (outcome.reason) {
        case base::StopReason::time: return word + ": the time was up before the answer was known";
        case base::StopReason::nodes: return word + ": too much search";
        default: return word + ": " + counted(outcome.count, "solution") + " found, as asked";
      }
    case Status::not_understood: return word + ": a rule is missing here";
    default: return word;
  }
}

model::PartialGrid entries_of(const Solved& solved, std::size_t i = 0) {
  if (i >= solved.outcome.solutions.size()) return {};
  const model::FilledGrid& grid = solved.outcome.solutions[i];
  return {grid.begin(), grid.end()};
}

std::string csv_output(const Solved& solved) {
  std::string text;
  for (const std::string& line : solved.solution_lines()) {
    text += csv_row({solved.record->source, base::to_string(solved.outcome.status),
                     std::to_string(solved.outcome.count), line});
  }
  return text;
}

std::string line_output(const Solved& solved) {
  std::string text;
  for (const std::string& line : solved.solution_lines()) text += line + "\n";
  if (text == "\n") {  // a comment for whoever reads the lines as puzzles again
    text = "# " + std::string(base::to_string(solved.outcome.status));
    if (!solved.outcome.message.empty()) text += ": " + solved.outcome.message;
    text += "\n";
  }
  return text;
}

/// `lists`: all solutions that are kept, too.
std::string jsonl_output(const Solved& solved, bool lists) {
  const solve::Outcome& outcome = solved.outcome;
  nlohmann::ordered_json object{{"puzzle", solved.record->source},
                                {"status", base::to_string(outcome.status)},
                                {"count", outcome.count},
                                {"solution", nullptr}};
  if (!outcome.solutions.empty()) object["solution"] = solved.solution_line();
  if (lists && !outcome.solutions.empty()) object["solutions"] = solved.solution_lines();
  object["nodes"] = outcome.counters.nodes;
  object["guesses"] = outcome.counters.guesses;
  if (!outcome.message.empty()) object["message"] = outcome.message;
  if (!outcome.cells.empty()) {
    nlohmann::ordered_json names = nlohmann::ordered_json::array();
    for (const geometry::Cell cell : outcome.cells) {
      names.push_back(solved.puzzle()->board->name(cell));
    }
    object["cells"] = std::move(names);
  }
  if (solved.puzzle() != nullptr && !solved.puzzle()->unknown_rules.empty()) {
    object["not_understood"] = model::texts_of(solved.puzzle()->unknown_rules);
  }
  if (!solved.wrong.stored.empty()) object["stored_solution"] = "wrong";
  if (solved.aside.is_any()) object["left_aside"] = json_of(solved.aside, solved.wrong);
  return json_line(object);
}

std::string grid_output(const Solved& solved, bool single, bool coloured) {
  const solve::Outcome& outcome = solved.outcome;
  std::string text;
  if (!single) text += solved.record->source + "\n";
  text += headline(outcome) + "\n";
  // Why one that cannot be read is invalid stands on standard error.
  const bool told = single && solved.puzzle() == nullptr;
  if (!outcome.message.empty() && !told) text += outcome.message + "\n";
  for (std::size_t i = 0; solved.puzzle() != nullptr && (i == 0 || i < outcome.solutions.size());
       ++i) {
    scene::RenderOptions render;
    render.box_drawing = true;
    render.entries = entries_of(solved, i);
    if (coloured) render.text_style = kColouredText;
    text += "\n" + scene::to_text(*solved.puzzle(), render);
  }
  if (single && outcome.status != Status::invalid && outcome.status != Status::not_understood) {
    text += "\n" + counted(outcome.counters.nodes, "node") + ", " +
            counted(outcome.counters.guesses, "guess", "guesses") + ", " +
            duration_text(solved.time) + "\n";
  }
  if (!single) text += "\n";
  return text;
}

const std::vector<std::string> kOutputs = {"line", "csv", "jsonl", "grid", "svg"};

/// Those of one line for each puzzle: a word is dear to compare for each of them.
enum class LineOutput : std::uint8_t { line, csv, jsonl };

/// How many characters one of them takes where there is one solution.
constexpr std::size_t usual_length(LineOutput kind) {
  switch (kind) {
    case LineOutput::line: return 82;
    case LineOutput::csv: return 180;
    case LineOutput::jsonl: break;
  }
  return 256;
}

class SolveTask : public Task {
 public:
  explicit SolveTask(CommandOptions& options) {
    add_input_options(options, input_, Inputs::several);
    options
        .add("--limit", limit_,
             "Write each solution, up to so many; 0 = all (default: look for 2, write one)")
        .type_name("N");
    add_search_options(options, search_);
    options.add_choice("--output", output_,
                       "What to write (default: a grid for one puzzle, else lines)", kOutputs);
    add_certificate_option(options, certificate_);
    add_file_option(options, file_);
    options.footer(R"(Examples:
  omnidoku solve .....5...62......1814..........6...9.463.8...27..9.81.1.2....8......6.5.76......4
  omnidoku solve puzzles.txt --output csv > answers.csv
  cat puzzles.txt | omnidoku solve - --output line
  omnidoku solve samurai.json --output svg > samurai.svg
  omnidoku solve hard.txt --time-limit 10s
  omnidoku solve several.txt --limit 100 --output csv
  omnidoku solve puzzles.txt --certificate proofs.txt

csv columns: puzzle,status,count,solution. A status is unique, multiple, none,
invalid (something breaks a rule at once) or limit.)");
  }

  int run(Console& console) override {
    search_.limit = limit_.value_or(2);
    const base::Result<std::string> asked = output_for(output_, file_, kOutputs, {});
    if (!asked) return console.fail(asked.error());
    output_ = *asked;
    base::Result<OpenedBatch> opened = open_batch(console, search_, input_, file_);
    if (!opened) return console.fail(opened.error());
    solve::Options& options = opened->options;
    Input& puzzles = *opened->input;

    if (const auto made =
            open_certificates(console, certificate_, input_.texts, file_, certificates_);
        !made)
      return console.fail(made.error());
    coloured_ = opened->output->has_colours();
    if (output_.empty()) output_ = puzzles.is_batch() ? "line" : "grid";
    if (output_ == "svg" && puzzles.is_batch()) {
      return console.fail(
          base::make_error(base::ErrorCode::usage,
                           "an SVG shows one puzzle, but " + puzzles.name() + " holds several",
                           "use 'omnidoku render --pick N'"));
    }
    BatchOptions batch;
    batch.threads = thread_count(search_.threads);
    if (!puzzles.is_batch()) {
      show_search_progress(console, options.limits);
      std::swap(options.threads, batch.threads);  // of use to the one puzzle only
    }
    if (output_ == "csv") batch.header = "puzzle,status,count,solution\n";
    const bool line_by_line = output_ == "csv" || output_ == "line" || output_ == "jsonl";
    if (line_by_line && !certificates_ && !limit_ && solve::may_use_classic(options.engine) &&
        !options.limits.time) {
      batch.lines = [&](const formats::ClassicLines& lines) {
        return answer_lines(puzzles, lines, options);
      };
    }
    const int code =
        run_batch(console, puzzles, *opened->output, batch,
                  [&](const formats::Record& record) { return answer(puzzles, record, options); });
    return certificates_ ? finish_output(console, certificates_->output(), code) : code;
  }

 private:
  Answer answer(const Input& input, const formats::Record& record,
                const solve::Options& options) const {
    Answer result;
    const base::Deadline deadline(options.limits);
    Solved solved;
    solved.record = &record;
    if (!record.document) {
      solved.outcome.status = status_of_unread(record);
      if (record.is_cut_short) solved.outcome.reason = base::StopReason::time;
      solved.outcome.message = record.document.error().text();
      result.messages = error_text(input, record);
    } else {
      const auto start = std::chrono::steady_clock::now();
      solve::Options asked = options;
      asked.keep = most_kept(record.document->puzzle);
      // What is found first, and so which of many are written, must not depend on the machine.
      if (limit_) asked.second_opinion = false;
      solved.outcome = solve::solve(record.document->puzzle, asked);
      solved.time = std::chrono::steady_clock::now() - start;
      result.messages = messages(input, solved);
      const std::size_t kept = solved.outcome.solutions.size();
      if (limit_ && kept > 0 && kept < solved.outcome.count) {
        result.messages += (result.messages.empty() ? "" : "\n") + place_of(input, record) +
                           "only the first " + std::to_string(kept) + " of " +
                           std::to_string(solved.outcome.count) + " solutions are written";
      }
      if (is_cut_short(solved.outcome)) {
        result.messages += (result.messages.empty() ? "" : "\n") + place_of(input, record) +
                           "a limit was reached after " + std::to_string(solved.outcome.count) +
                           " solutions: there may be more";
      }
      solved.wrong = wrong_by(*record.document, solved.outcome);
      leave_aside(input, record, solved.wrong, result);
      solved.aside = result.aside;
    }
    result.verdict = verdict_on(solved.outcome);
    if (certificates_ && record.document && result.verdict != Verdict::cancelled) {
      solve::Options rest = options;
      rest.limits = deadline.rest_of(options.limits);
      certificates_->add(*record.document, rest, place_of(input, record), result);
    }
    if (result.verdict != Verdict::cancelled) result.output = write(input, solved, result);
    return result;
  }

  /// Whether fewer solutions were found than were asked for, as a limit was reached.
  [[nodiscard]] bool is_cut_short(const solve::Outcome& outcome) const {
    const bool by_limit =
        outcome.reason == base::StopReason::time || outcome.reason == base::StopReason::nodes;
    return limit_ && outcome.status == Status::multiple && by_limit;
  }

  /// How many solutions are written: all that were asked for, as far as memory allows.
  [[nodiscard]] std::size_t most_kept(const model::Puzzle& puzzle) const {
    constexpr std::size_t kMostCells = std::size_t{200} << 20;
    if (!limit_) return 1;
    const std::size_t most = kMostCells / static_cast<std::size_t>(puzzle.num_cells());
    return *limit_ == 0 ? most : std::min<std::size_t>(*limit_, most);
  }

  /// The same for plain lines of the classic grid, without making a Puzzle of each. What has no
  /// solution takes the long way, which can say why.
  Answer answer_lines(const Input& input, const formats::ClassicLines& lines,
                      const solve::Options& options) {
    Answer result;
    const LineOutput kind = output_ == "jsonl" ? LineOutput::jsonl
                            : output_ == "csv" ? LineOutput::csv
                                               : LineOutput::line;
    const auto answer_all = [&](const ClassicLineSolver::Found& found) {
      result.output.reserve(lines.size() * usual_length(kind));
      result.before.reserve(lines.size());
      for (std::size_t i = 0; i < lines.size() && result.verdict != Verdict::cancelled; ++i) {
        if (i > 0) result.before.push_back(result.verdict);
        const std::string_view line = lines.line(i);
        const classic::BatchAnswer& known = found.answers[i];
        if (known.end == classic::SearchEnd::stopped) {
          result.verdict = Verdict::cancelled;
        } else if (known.solutions > 0) {
          result.verdict = write_quickly(kind, line, known, found.nodes[i], result.output);
        } else {
          add_answer(
              lines, i, options.limits.stop,
              [&](const formats::Record& record) { return answer(input, record, options); },
              result);
        }
      }
    };
    line_solver_.solve(lines, options, kind == LineOutput::jsonl, answer_all);
    return result;
  }

  /// What csv_output(), jsonl_output() and line_output() write of a puzzle with a solution.
  [[nodiscard]] static Verdict write_quickly(LineOutput kind, std::string_view line,
                                             const classic::BatchAnswer& answer,
                                             std::uint64_t nodes, std::string& output) {
    solve::Outcome outcome;
    outcome.count = answer.solutions;
    outcome.reason = answer.end == classic::SearchEnd::exhausted ? base::StopReason::exhausted
                                                                 : base::StopReason::solutions;
    outcome.status = solve::status_of(outcome.reason, outcome.count);
    if (kind == LineOutput::csv) {
      output += line;
      output += ',';
      output += base::to_string(outcome.status);
      output += ',';
      output += std::to_string(outcome.count);
      output += ',';
    }
    if (kind == LineOutput::jsonl) {
      output += R"({"puzzle":")";
      output += line;
      output += R"(","status":")";
      output += base::to_string(outcome.status);
      output += R"(","count":)";
      output += std::to_string(outcome.count);
      output += R"(,"solution":")";
    }
    std::array<char, classic::kNumCells + 1> text{};
    put_digits(answer.first, text.data());
    text.back() = '\n';
    output.append(text.data(), text.size() - (kind == LineOutput::jsonl ? 1 : 0));
    if (kind == LineOutput::jsonl) {
      output += R"(","nodes":)";
      output += std::to_string(nodes);
      output += R"(,"guesses":)";
      output += std::to_string(answer.guesses);
      output += "}\n";
    }
    return verdict_on(outcome);
  }

  /// What goes to standard error about a puzzle that could be read.
  [[nodiscard]] std::string messages(const Input& input, const Solved& solved) const {
    const solve::Outcome& outcome = solved.outcome;
    if (output_ == "grid" && !input.is_batch()) return {};  // all is said there
    const bool ignored_rules = !solved.puzzle()->unknown_rules.empty();
    const bool worth_saying = outcome.status == Status::invalid || ignored_rules;
    if (outcome.message.empty() || !worth_saying) return {};
    return place_of(input, *solved.record) + std::string(base::to_string(outcome.status)) + ": " +
           outcome.message;
  }

  [[nodiscard]] std::string write(const Input& input, const Solved& solved, Answer& result) const {
    if (output_ == "csv") return csv_output(solved);
    if (output_ == "jsonl") return jsonl_output(solved, limit_.has_value());
    if (output_ == "grid") return grid_output(solved, !input.is_batch(), coloured_);
    if (output_ == "line") return line_output(solved);
    if (solved.puzzle() == nullptr) return {};
    scene::RenderOptions render;
    render.entries = entries_of(solved);
    render.highlight = solved.outcome.cells;
    render.legend = true;
    const base::Result<std::string> svg = scene::to_svg(*solved.puzzle(), render);
    if (svg) return *svg;
    result.messages = svg.error().text();
    result.verdict = Verdict::invalid;
    return {};
  }

  std::string certificate_;
  std::unique_ptr<CertificateFile> certificates_;
  InputOptions input_;
  SearchOptions search_;
  std::optional<std::uint64_t> limit_;
  std::string file_ = "-";
  std::string output_;
  bool coloured_ = false;
  ClassicLineSolver line_solver_;
};

}  // namespace

extern const Command descriptor{
    .name = "solve",
    .help = "Solve puzzles and say whether the solution is unique",
    .make = [](CommandOptions& options) -> std::unique_ptr<Task> {
      return std::make_unique<SolveTask>(options);
    },
};

}  // namespace omnidoku::cli::solve_command
