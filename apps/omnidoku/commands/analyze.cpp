// SPDX-License-Identifier: MIT
//
// analyze: what a puzzle is made of. Which clues can be left out, and how many solutions there are
// without each.
#include <algorithm>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "analyze/removals.h"
#include "batch.h"
#include "command.h"
#include "geometry/builder.h"
#include "input.h"
#include "options.h"
#include "progress.h"
#include "text.h"

namespace omnidoku::cli::analyze_command {
namespace {

using analyze::ClueRemoval;
using analyze::Need;
using base::Status;
using constraints::Member;

const std::vector<std::string> kOutputs = {"text", "csv", "jsonl"};

/// What is known of one puzzle.
struct Analysis {
  analyze::Removals removals;
};

/// "12", "100+" where there may be more.
std::string number_text(const analyze::SolutionCount& count) {
  return std::to_string(count.solutions) + (count.is_all ? "" : "+");
}

std::size_t number_of(const analyze::Removals& removals, Member::Kind kind) {
  return static_cast<std::size_t>(std::ranges::count_if(
      removals.clues, [kind](const ClueRemoval& clue) { return clue.clue.kind == kind; }));
}

std::string csv_output(const std::string& source, const Analysis& analysis) {
  const analyze::Removals& removals = analysis.removals;
  std::string solutions;
  for (const ClueRemoval& clue : removals.clues)
    solutions += (solutions.empty() ? "" : " ") + number_text(clue.without);
  const auto number = [&](std::size_t value) {
    return removals.clues.empty() ? std::string() : std::to_string(value);
  };
  return csv_row({source, base::to_string(removals.status),
                  number(number_of(removals, Member::Kind::clue)),
                  number(number_of(removals, Member::Kind::constraint)),
                  number(removals.number_with(Need::redundant)),
                  number(removals.number_with(Need::undecided)), solutions});
}

std::string jsonl_output(const std::string& source, const model::Puzzle* puzzle,
                         const Analysis& analysis) {
  const analyze::Removals& removals = analysis.removals;
  nlohmann::ordered_json object{{"puzzle", source},
                                {"status", base::to_string(removals.status)},
                                {"solutions", removals.own.solutions},
                                {"solutions_are_all", removals.own.is_all},
                                {"message", removals.message},
                                {"clues", nlohmann::ordered_json::array()}};
  for (const ClueRemoval& clue : removals.clues) {
    nlohmann::ordered_json names = nlohmann::ordered_json::array();
    for (const geometry::Cell cell : constraints::cells_of(*puzzle, clue.clue))
      names.push_back(puzzle->board->name(cell));
    object["clues"].push_back({{"kind", clue.clue.kind == Member::Kind::clue ? "given" : "rule"},
                               {"name", constraints::name_of(*puzzle, clue.clue)},
                               {"cells", std::move(names)},
                               {"solutions", clue.without.solutions},
                               {"solutions_are_all", clue.without.is_all},
                               {"need", to_string(removals.need_of(clue))}});
  }
  return json_line(object);
}

/// "24 givens and 3 rules"
std::string clues_text(const analyze::Removals& removals) {
  const std::size_t givens = number_of(removals, Member::Kind::clue);
  const std::size_t rules = number_of(removals, Member::Kind::constraint);
  std::string text;
  if (givens > 0 || rules == 0) text = counted(givens, "given");
  if (rules > 0) text += (text.empty() ? "" : " and ") + counted(rules, "rule");
  return text;
}

std::string removals_text(const model::Puzzle& puzzle, const analyze::Removals& removals) {
  std::string text = clues_text(removals) + ": " + grouped(removals.number_with(Need::needed)) +
                     " needed, " + grouped(removals.number_with(Need::redundant)) +
                     " can be left out, each by itself";
  if (const std::size_t open = removals.number_with(Need::undecided); open > 0)
    text += ", " + grouped(open) + " undecided (--time-limit sets how long to try)";
  text += "\nsolutions without each:\n";
  std::size_t width = 0;
  for (const ClueRemoval& clue : removals.clues)
    width = std::max(width, constraints::name_of(puzzle, clue.clue).size());
  for (const ClueRemoval& clue : removals.clues) {
    text += fmt::format("  {:<{}}  {}{}", constraints::name_of(puzzle, clue.clue), width,
                        grouped(clue.without.solutions), clue.without.is_all ? "" : " or more");
    const Need need = removals.need_of(clue);
    if (need == Need::redundant) text += ", can be left out";
    if (need == Need::undecided) text += ", undecided";
    text += "\n";
  }
  return text;
}

std::string text_output(const model::Puzzle* puzzle, const Analysis& analysis) {
  const analyze::Removals& removals = analysis.removals;
  std::string text(base::to_string(removals.status));
  if (removals.status == Status::multiple)
    text += ": " + std::string(removals.own.is_all ? "" : "at least ") +
            counted(removals.own.solutions, "solution");
  if (!removals.message.empty()) text += ": " + removals.message;
  text += "\n";
  if (!removals.clues.empty()) text += removals_text(*puzzle, removals);
  return text;
}

class AnalyzeTask : public Task {
 public:
  explicit AnalyzeTask(CommandOptions& options) {
    add_input_options(options, input_, Inputs::several);
    add_limit_option(options, search_, analyze::kMostCounted,
                     "Count up to so many solutions without each clue; 0 = all");
    add_threads_option(options, search_.threads);
    add_time_limit_option(options, search_.time_limit);
    options.flag("--ignore-unknown", search_.ignore_unknown,
                 "Go by the other rules where some are not understood");
    options.add_choice("--output", output_, "What to write", kOutputs);
    add_file_option(options, file_);
    options.footer(R"(Examples:
  omnidoku analyze puzzle.txt
  omnidoku analyze killer.json --output jsonl
  omnidoku analyze puzzles.txt --output csv -o clues.csv

Clues are the givens and the rules of the puzzle: each cage, dot, thermometer. For each
of them it tells how many solutions there are without it: 1 means that it can be left out.

csv columns: puzzle,status,givens,rules,redundant,undecided,solutions. The last has the
number of solutions without each clue, the givens in order of their cells first, then the
rules; 100+ means that no more were counted. Without a time limit some ten seconds go
into a puzzle, on large boards not always enough; what is left open is then said.)");
  }

  int run(Console& console) override {
    const base::Result<std::string> asked = output_for(output_, file_, kOutputs, "text");
    if (!asked) return console.fail(asked.error());
    output_ = *asked;
    if (search_.limit == 1) {
      return console.fail(base::make_error(base::ErrorCode::usage,
                                           "--limit 1 tells nothing of clues",
                                           "count to 2 at least, or to 0 for all"));
    }
    base::Result<OpenedBatch> opened = open_batch(console, search_, input_, file_);
    if (!opened) return console.fail(opened.error());
    limits_ = opened->options.limits;
    Input& puzzles = *opened->input;
    BatchOptions batch;
    batch.threads = thread_count(search_.threads);
    if (!puzzles.is_batch()) show_search_progress(console, limits_);
    if (output_ == "csv") {
      batch.header = "puzzle,status,givens,rules,redundant,undecided,solutions\n";
    }
    if (!limits_.time && output_ != "text") {
      batch.lines = [&](const formats::ClassicLines& lines) {
        return answer_lines(puzzles, lines);
      };
    }
    return run_batch(console, puzzles, *opened->output, batch,
                     [&](const formats::Record& record) { return answer(puzzles, record); });
  }

 private:
  [[nodiscard]] Answer answer(const Input& input, const formats::Record& record) const {
    Answer result;
    Analysis analysis;
    analyze::Removals& removals = analysis.removals;
    if (!record.document) {
      removals.status = status_of_unread(record);
      removals.message = record.document.error().text();
      result.messages = error_text(input, record);
    } else {
      removals = analyze::count_removals(record.document->puzzle, limits_, search_.ignore_unknown);
      leave_aside(input, record, {}, result);
    }
    result.verdict = verdict_on(removals);
    if (result.verdict == Verdict::cancelled) return result;
    if (result.verdict == Verdict::invalid && output_ != "text" && record.document) {
      result.messages += (result.messages.empty() ? "" : "\n") + place_of(input, record) +
                         std::string(base::to_string(removals.status)) + ": " + removals.message;
    }
    const model::Puzzle* puzzle = record.document ? &record.document->puzzle : nullptr;
    result.output = output_ == "text" ? place_of(input, record) + text_output(puzzle, analysis)
                                      : write(record.source, puzzle, analysis);
    return result;
  }

  static Verdict verdict_on(const analyze::Removals& removals) {
    const Verdict verdict = verdict_of(removals.status);
    const bool is_cut = verdict == Verdict::done && !removals.is_whole;
    return is_cut ? Verdict::limit : verdict;
  }

  [[nodiscard]] std::string write(const std::string& source, const model::Puzzle* puzzle,
                                  const Analysis& analysis) const {
    return output_ == "csv" ? csv_output(source, analysis) : jsonl_output(source, puzzle, analysis);
  }

  /// Of plain lines all questions are asked together. What has no solution takes the long way,
  /// which can say why.
  Answer answer_lines(const Input& input, const formats::ClassicLines& lines) {
    Answer result;
    std::unique_ptr<analyze::ClassicRemovals> counting = take_counting();
    std::vector<std::string_view> texts;
    for (std::size_t i = 0; i < lines.size(); ++i) texts.push_back(lines.line(i));
    std::vector<analyze::ClassicRemovals::Found> found;
    counting->count(texts, search_.limit, limits_.stop, found);
    model::Puzzle puzzle = model::make_puzzle(geometry::classic_board());
    for (std::size_t i = 0; i < lines.size() && result.verdict != Verdict::cancelled; ++i) {
      if (i > 0) result.before.push_back(result.verdict);
      if (found[i].stopped) {
        result.verdict = Verdict::cancelled;
      } else if (found[i].own.solutions == 0) {
        add_answer(
            lines, i, limits_.stop,
            [&](const formats::Record& record) { return answer(input, record); }, result);
      } else {
        Analysis analysis;
        analysis.removals = read(found[i]);
        set_givens(puzzle, texts[i]);
        result.verdict = verdict_on(analysis.removals);
        result.output += write(std::string(texts[i]), &puzzle, analysis);
      }
    }
    const std::lock_guard lock(lock_);
    free_.push_back(std::move(counting));
    return result;
  }

  /// What count_removals() tells of the same puzzle.
  static analyze::Removals read(const analyze::ClassicRemovals::Found& found) {
    analyze::Removals removals;
    removals.own = found.own;
    removals.status = found.own.solutions > 1 ? Status::multiple : Status::unique;
    removals.is_whole = true;
    for (std::size_t i = 0; i < found.cells.size(); ++i)
      removals.clues.push_back({{Member::Kind::clue, found.cells[i]}, found.without[i], {}});
    return removals;
  }

  static void set_givens(model::Puzzle& puzzle, std::string_view line) {
    for (std::size_t i = 0; i < line.size(); ++i) {
      const bool is_given = line[i] >= '1' && line[i] <= '9';
      puzzle.givens[i] = is_given ? std::optional(geometry::Digit(line[i] - '1')) : std::nullopt;
    }
  }

  /// One that no other thread uses.
  std::unique_ptr<analyze::ClassicRemovals> take_counting() {
    const std::lock_guard lock(lock_);
    if (free_.empty()) return std::make_unique<analyze::ClassicRemovals>();
    std::unique_ptr<analyze::ClassicRemovals> one = std::move(free_.back());
    free_.pop_back();
    return one;
  }

  InputOptions input_;
  SearchOptions search_;
  std::string file_ = "-";
  std::string output_;
  base::Limits limits_;
  std::mutex lock_;
  std::vector<std::unique_ptr<analyze::ClassicRemovals>> free_;
};

}  // namespace

extern const Command descriptor{
    .name = "analyze",
    .help = "Tell what each clue of a puzzle is worth",
    .make = [](CommandOptions& options) -> std::unique_ptr<Task> {
      return std::make_unique<AnalyzeTask>(options);
    },
};

}  // namespace omnidoku::cli::analyze_command
