// SPDX-License-Identifier: MIT
//
// check: is the puzzle valid, unique, minimal; what breaks a rule, and in which cells; whether the
// solution stored with it and what a player had entered are right.
#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "batch.h"
#include "certificates.h"
#include "command.h"
#include "constraints/rules.h"
#include "formats/format.h"
#include "input.h"
#include "left_aside.h"
#include "logic/hint.h"
#include "options.h"
#include "progress.h"
#include "solve/core.h"
#include "solve/solve.h"
#include "text.h"
#include "verify/stored_solution.h"

namespace omnidoku::cli::check_command {
namespace {

using base::Status;

using verify::differences;
using verify::some_cells;

/// How the solution stored with a puzzle stands to it.
enum class Stored : std::uint8_t {
  none,            ///< there is none
  right,           ///< it is the one solution
  one_of_several,  ///< it keeps all rules, and so do others
  undecided,       ///< it keeps all rules that are understood; whether others do is not known
  wrong            ///< it breaks a rule
};

std::string_view to_string(Stored stored) {
  switch (stored) {
    case Stored::none: return "";
    case Stored::right: return "right";
    case Stored::one_of_several: return "one of several";
    case Stored::undecided: return "undecided";
    case Stored::wrong: return "wrong";
  }
  return "";
}

/// What is known of one puzzle.
struct Checked {
  solve::CheckReport report;
  std::string message;
  std::optional<solve::Core> core;
  Stored stored = Stored::none;
  LeftAside entered;  ///< by a player
  std::vector<logic::Game::Mistake> mistakes;
  std::uint64_t num_solutions = 0;  ///< of a puzzle with several: as many at least
  bool is_all = false;              ///< there are no more

  void add(const std::string& text) { message += (message.empty() ? "" : "; ") + text; }
};

Stored stored_with(const model::Puzzle& puzzle, const solve::CheckReport& report) {
  if (!puzzle.solution) return Stored::none;
  if (verify::witness(puzzle) == nullptr) return Stored::wrong;
  if (!puzzle.unknown_rules.empty()) return Stored::undecided;
  switch (report.status) {
    case Status::unique: return Stored::right;
    case Status::multiple: return Stored::one_of_several;
    default: return Stored::undecided;
  }
}

/// What there is to say of the stored solution. That it is right is said where there is room for
/// it.
void add_stored(const model::Puzzle& puzzle, bool has_room, Checked& checked) {
  const std::string name = "the solution stored with the puzzle ";
  checked.stored = stored_with(puzzle, checked.report);
  switch (checked.stored) {
    case Stored::none: break;
    case Stored::right:
      if (has_room) checked.add(name + "is right");
      break;
    case Stored::one_of_several: checked.add(name + "is one of several"); break;
    case Stored::undecided:
      checked.add(name + (puzzle.unknown_rules.empty()
                              ? "keeps all rules; whether others do was not decided"
                              : "keeps all rules that are understood"));
      break;
    case Stored::wrong: {
      const bool is_known = checked.report.status == Status::unique &&
                            puzzle.solution->size() == checked.report.solutions.front().size();
      checked.add(
          name +
          (is_known ? "is wrong in " +
                          some_cells(*puzzle.board, differences(*puzzle.solution,
                                                                checked.report.solutions.front())) +
                          ": it breaks its rules"
                    : "breaks its rules") +
          ": " + verify::what_stored_breaks(puzzle));
    }
  }
}

/// Compares what a player had entered with the solution, or asks whether any solution has it.
void add_mistakes(const model::Document& document, const solve::Options& options, bool has_room,
                  Checked& checked) {
  checked.entered = left_aside(document);
  if (!checked.entered.is_any() || !constraints::validate_puzzle(document.puzzle)) return;
  const logic::Game game(document.puzzle, options);
  checked.mistakes = game.mistakes(*document.play, options.limits);
  constexpr std::size_t kMost = 12;
  std::string told;
  for (std::size_t i = 0; i < checked.mistakes.size() && i < kMost; ++i) {
    told += (told.empty() ? "" : " ") + game.tell(checked.mistakes[i]);
  }
  if (checked.mistakes.size() > kMost) {
    told += " And " + std::to_string(checked.mistakes.size() - kMost) + " more.";
  }
  if (!told.empty()) {
    told.pop_back();  // the full stop
    checked.add("of what was entered: " + told);
  } else if (game.solution() == nullptr) {
    checked.add("what was entered is not compared with a solution");
  } else if (has_room) {
    checked.add("what was entered is right");
  }
}

/// How many solutions a puzzle with several has, up to a number that takes no time to speak of.
void add_count(const model::Puzzle& puzzle, const solve::Options& options, Checked& checked) {
  constexpr std::uint64_t kMostSolutions = 1000;
  constexpr std::uint64_t kMostNodes = 100'000;
  solve::Options question = options;
  question.limits.solutions = kMostSolutions;
  question.limits.nodes = std::min(kMostNodes, options.limits.nodes.value_or(kMostNodes));
  question.keep = 0;
  const solve::Outcome found = solve::solve(puzzle, question);
  constexpr std::uint64_t kFewest = 2;  // which the check itself has found
  checked.num_solutions = std::max(found.count, kFewest);
  checked.is_all = found.status == Status::multiple && found.reason == base::StopReason::exhausted;
  checked.add((checked.is_all ? "" : "at least ") + counted(checked.num_solutions, "solution"));
}

/// What there is to say beyond the status and minimality.
void add_findings(const model::Puzzle& puzzle, const solve::Options& options, Checked& checked) {
  const solve::CheckReport& report = checked.report;
  if (report.status == Status::multiple) add_count(puzzle, options, checked);
  if (!report.message.empty()) checked.add(report.message);
  if (report.status == Status::multiple && report.solutions.size() >= 2) {
    checked.add("two solutions differ in " +
                some_cells(*puzzle.board, differences(report.solutions[0], report.solutions[1])));
  }
  if (!report.redundant.empty()) {
    checked.add("can be left out, each by itself: " + some_cells(*puzzle.board, report.redundant));
  }
  if (!report.undecided.empty()) {
    checked.add("whether " + counted(report.undecided.size(), "given") +
                " can be left out was not decided (--time-limit sets how long to try)");
  }
}

const std::vector<std::string> kOutputs = {"text", "csv", "jsonl"};

class CheckTask : public Task {
 public:
  explicit CheckTask(CommandOptions& options) {
    add_input_options(options, input_, Inputs::several);
    add_search_options(options, search_);
    options.flag("--why", why_, "Say what contradicts what, or show two solutions that differ");
    options.add_choice("--output", output_, "What to write", kOutputs);
    options
        .add("--certificate", certificate_,
             "Prove each puzzle by its certificate in this file alone; without INPUT\n"
             "the puzzles are those in it")
        .type_name("FILE");
    add_file_option(options, file_);
    options.footer(R"(Examples:
  omnidoku check puzzle.txt
  omnidoku check puzzles.txt --output csv
  omnidoku check puzzle.txt --why --time-limit 10s
  omnidoku check puzzles.txt --certificate proofs.txt

csv columns: puzzle,status,minimal,message. minimal is true, false, or empty where the
question makes no sense (only unique puzzles can be minimal) or stays open. Without a time limit
some ten seconds go into it, on large boards not always enough; what is left open is then said.
What --why tells of a puzzle without solution has one without any single clue, house or constraint
that it names; where that is not known in time it says so.
A solution that is stored with the puzzle is checked too: whether it is the one, one of several,
or what it breaks; and so is what a player had entered in a saved game.
Exit code 1: the puzzle is not unique, or an entry is wrong; 2: the puzzle is invalid, or the
stored solution breaks its rules, in one puzzle of many too.)");
  }

  int run(Console& console) override {
    const base::Result<std::string> asked = output_for(output_, file_, kOutputs, "text");
    if (!asked) return console.fail(asked.error());
    output_ = *asked;
    std::vector<std::string> refusals;
    if (!certificate_.empty()) {
      if (auto different = require_two_files(certificate_, file_); !different)
        return console.fail(different.error());
      base::Result<Certificates> read = Certificates::read(certificate_);
      if (!read) return console.fail(read.error());
      certificates_ = *std::move(read);
      refusals = certificates_->refusals();
      if (input_.texts.empty()) input_.texts = certificates_->puzzles();
      for (const std::string& refusal : refusals) console.say(refusal);
      if (input_.texts.empty()) return kExitBad;
    }
    base::Result<OpenedBatch> opened = open_batch(console, search_, input_, file_);
    if (!opened) return console.fail(opened.error());
    solve::Options& options = opened->options;
    Input& puzzles = *opened->input;

    BatchOptions batch;
    batch.threads = thread_count(search_.threads);
    if (!puzzles.is_batch()) {
      show_search_progress(console, options.limits);
      std::swap(options.threads, batch.threads);  // of use to the one puzzle only
    }
    if (output_ == "csv") batch.header = "puzzle,status,minimal,message\n";
    const int code =
        run_batch(console, puzzles, *opened->output, batch,
                  [&](const formats::Record& record) { return answer(puzzles, record, options); });
    return refusals.empty() ? code : std::max(code, kExitBad);
  }

 private:
  Answer answer(const Input& input, const formats::Record& record,
                const solve::Options& options) const {
    Answer result;
    Checked checked;
    solve::CheckReport& report = checked.report;
    if (!record.document) {
      report.status = status_of_unread(record);
      checked.message = record.document.error().text();
      result.messages = error_text(input, record);
    } else {
      const model::Puzzle& puzzle = record.document->puzzle;
      tell_read_words(input, record, result);
      const base::Deadline deadline(options.limits);
      report =
          certificates_ ? check_by_certificate(puzzle, checked) : solve::check(puzzle, options);
      solve::Options counting = options;
      counting.limits = deadline.rest_of(options.limits);
      add_findings(puzzle, counting, checked);
      add_stored(puzzle, output_ == "text", checked);
      solve::Options rest = options;
      rest.limits = deadline.rest_of(options.limits);
      add_mistakes(*record.document, rest, output_ == "text", checked);
      rest.limits = deadline.rest_of(options.limits);
      if (why_) add_reason(puzzle, rest, checked);
    }
    result.verdict = verdict_on(checked);
    // Of one that could not be read the error is said.
    if (result.verdict == Verdict::invalid && output_ != "text" && record.document) {
      result.messages += (result.messages.empty() ? "" : "\n") + place_of(input, record) +
                         std::string(base::to_string(report.status)) + ": " + checked.message;
    }
    if (result.verdict != Verdict::cancelled) result.output = write(input, record, checked);
    return result;
  }

  /// What the certificates say of a puzzle; that it is invalid if they say nothing.
  [[nodiscard]] solve::CheckReport check_by_certificate(const model::Puzzle& puzzle,
                                                        Checked& checked) const {
    solve::CheckReport report;
    report.status = Status::invalid;
    if (const auto valid = constraints::validate_puzzle(puzzle); !valid) {
      report.message = valid.error().text();
      return report;
    }
    const std::optional<std::string> found = certificates_->find(puzzle);
    if (!found) {
      report.message = certificates_->why_none(puzzle);
      return report;
    }
    report.status = Status::unique;
    checked.add(*found);
    return report;
  }

  static Verdict verdict_on(const Checked& checked) {
    const Verdict verdict =
        checked.report.undecided.empty() ? verdict_of(checked.report.status) : Verdict::limit;
    if (verdict == Verdict::invalid || verdict == Verdict::cancelled) return verdict;
    if (checked.stored == Stored::wrong) return Verdict::invalid;
    return checked.mistakes.empty() ? verdict : Verdict::not_unique;
  }

  /// Why there is no solution, if that is asked and known.
  static void add_reason(const model::Puzzle& puzzle, const solve::Options& options,
                         Checked& checked) {
    if (checked.report.status != Status::none && checked.report.status != Status::invalid) return;
    solve::Core found = solve::find_core(puzzle, options);
    if (found.status != Status::none) return;  // no puzzle that can be looked at
    checked.add(solve::core_text(puzzle, found));
    checked.core = std::move(found);
  }

  [[nodiscard]] std::string write(const Input& input, const formats::Record& record,
                                  const Checked& checked) const {
    const solve::CheckReport& report = checked.report;
    const std::string_view status = base::to_string(report.status);
    if (output_ == "csv") {
      const std::string_view minimal = !report.minimal ? "" : *report.minimal ? "true" : "false";
      return csv_row({record.source, status, minimal, checked.message});
    }
    if (output_ == "jsonl") return json_line(json(record, checked));
    std::string text = place_of(input, record) + std::string(status);
    if (report.minimal) text += *report.minimal ? ", minimal" : ", not minimal";
    if (!checked.message.empty()) text += ": " + checked.message;
    text += "\n";
    if (why_ && report.status == Status::multiple) {
      for (const model::FilledGrid& grid : report.solutions)
        text += formats::line_text(record.document->puzzle, grid) + "\n";
    }
    return text;
  }

  [[nodiscard]] nlohmann::ordered_json json(const formats::Record& record,
                                            const Checked& checked) const {
    const solve::CheckReport& report = checked.report;
    nlohmann::ordered_json object{{"puzzle", record.source},
                                  {"status", base::to_string(report.status)},
                                  {"minimal", nullptr},
                                  {"message", checked.message}};
    if (report.minimal) object["minimal"] = *report.minimal;
    const auto names = [&record](const std::vector<geometry::Cell>& cells) {
      nlohmann::ordered_json list = nlohmann::ordered_json::array();
      for (const geometry::Cell cell : cells) {
        list.push_back(record.document->puzzle.board->name(cell));
      }
      return list;
    };
    if (checked.num_solutions > 0) {
      object["count"] = checked.num_solutions;
      object["count_is_all"] = checked.is_all;
    }
    if (!report.cells.empty()) object["cells"] = names(report.cells);
    if (!report.redundant.empty()) object["redundant"] = names(report.redundant);
    if (!report.undecided.empty()) object["undecided"] = names(report.undecided);
    if (checked.stored != Stored::none) object["stored_solution"] = to_string(checked.stored);
    if (checked.entered.is_any()) object["entered"] = entered_json(*record.document, checked);
    if (why_ && report.solutions.size() >= 2) {
      for (const model::FilledGrid& grid : report.solutions)
        object["solutions"].push_back(formats::line_text(record.document->puzzle, grid));
      object["differ"] = names(differences(report.solutions[0], report.solutions[1]));
    }
    if (const std::optional<solve::Core>& core = checked.core) {
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

  static nlohmann::ordered_json entered_json(const model::Document& document,
                                             const Checked& checked) {
    Wrong wrong;
    for (const logic::Game::Mistake& mistake : checked.mistakes) {
      const std::string& name = document.puzzle.board->name(mistake.candidate.cell);
      if (mistake.kind == logic::Game::Mistake::Kind::missing_mark) {
        wrong.marks.push_back(name);
      } else {
        wrong.entries.push_back(name + "=" + document.puzzle.symbols.text(mistake.candidate.digit));
      }
    }
    return json_of(checked.entered, wrong);
  }

  std::string certificate_;
  std::optional<Certificates> certificates_;
  InputOptions input_;
  SearchOptions search_;
  std::string file_ = "-";
  std::string output_;
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
