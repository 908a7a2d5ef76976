// SPDX-License-Identifier: MIT
//
// filter: of a collection the puzzles that are wanted, as they stand there.
#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "batch.h"
#include "classic_lines.h"
#include "command.h"
#include "geometry/builder.h"
#include "input.h"
#include "options.h"
#include "technique_choice.h"
#include "text.h"
#include "wishes.h"
#include "word_lists.h"

namespace omnidoku::cli::filter_command {
namespace {

using base::ErrorCode;

/// The header of tables is the first line of what is written, and so must be the same for all.
base::Result<std::string> header_of(const InputOptions& options, const Input& input,
                                    Output& output) {
  if (options.texts.size() <= 1) return input.header();
  std::optional<std::string> header;
  for (const std::string& text : options.texts) {
    // What is no file on a disk can be read once only.
    std::error_code unknown;
    if (!std::filesystem::is_regular_file(text, unknown)) continue;
    InputOptions one = options;
    one.texts = {text};
    const base::Result<std::unique_ptr<Input>> opened = Input::open(one, output);
    if (!opened) continue;  // told where it is read
    if (header && *header != (*opened)->header()) {
      return base::make_error(ErrorCode::usage,
                              "'" + text + "' is a table with other columns than the one before",
                              "filter them one by one");
    }
    header = (*opened)->header();
  }
  return header.value_or("");
}

class FilterTask : public Task {
 public:
  explicit FilterTask(CommandOptions& options) {
    add_input_options(options, input_, Inputs::several);
    options.flag("--unique", wishes_.unique, "With one solution");
    options.flag("--minimal", wishes_.minimal,
                 "With one solution, and no given that can be left out");
    options.add("--givens", givens_, "With so many givens, or within a range: 24 or 22-26")
        .type_name("N|A-B");
    std::vector<std::string> symmetries;
    for (const generate::Symmetry symmetry : generate::kSymmetries) {
      symmetries.emplace_back(generate::to_string(symmetry));
    }
    options.add_choice("--symmetry", symmetry_, "With this symmetry of the pattern of givens",
                       symmetries);
    options
        .add("--difficulty", difficulty_,
             "As hard as this: a level, a score, or a range of them such as\n"
             "easy-medium or 800-1200; with --scale se a rating such as 4.4-4.6")
        .type_name("LEVEL|RANGE");
    options.add_choice("--scale", scale_, "Whose scale --difficulty is of",
                       {"human", "se", "hodoku"});
    options
        .add("--must-contain", must_contain_,
             "Techniques that solving takes by the human scale\n('omnidoku list techniques')")
        .type_name("ID,...")
        .split_at_commas()
        .offers(technique_ids);
    options.add("--solved-by", solved_by_, "These techniques alone are enough to solve it")
        .type_name("ID,...")
        .split_at_commas()
        .offers(technique_ids);
    options.flag("--invert", invert_, "Keep those that are not as wished instead");
    add_search_options(options, search_);
    add_file_option(options, file_);
    options.footer(R"(Examples:
  omnidoku filter puzzles.txt --unique --minimal -o minimal.txt
  omnidoku filter puzzles.txt --givens 20-23 --symmetry 180
  omnidoku filter puzzles.txt --scale se --difficulty 7.1-7.3
  omnidoku filter puzzles.txt --difficulty easy-medium --invert
  omnidoku filter puzzles.txt --must-contain x_wing
  omnidoku filter puzzles.txt --solved-by full_house,hidden_single

Writes the lines whose puzzles are as wished by all the options, as they stand and in their
order; a table keeps its header, comments are left out. Who asks for a difficulty or for
techniques wants puzzles with one solution. A line that is no puzzle, breaks a rule at once or
was not decided within --time-limit is told and not kept, with --invert neither.)");
  }

  int run(Console& console) override {
    if (const base::Result<void> read = read_wishes(); !read) return console.fail(read.error());
    base::Result<OpenedBatch> opened = open_batch(console, search_, input_, file_);
    if (!opened) return console.fail(opened.error());
    solve::Options& options = opened->options;
    Input& puzzles = *opened->input;
    output_ = opened->output.get();

    BatchOptions batch;
    batch.threads = thread_count(search_.threads);
    base::Result<std::string> header = header_of(input_, puzzles, *opened->output);
    if (!header) return console.fail(header.error());
    if (!header->empty()) batch.header = *std::move(header) + "\n";
    if (solve::may_use_classic(options.engine) && !options.limits.time) {
      batch.lines = [&](const formats::ClassicLines& lines) {
        return answer_lines(puzzles, lines, options);
      };
    }
    const int code =
        run_batch(console, puzzles, *opened->output, batch,
                  [&](const formats::Record& record) { return answer(puzzles, record, options); });
    console.remark(counted(kept_, "puzzle") + " kept of " + grouped(seen_));
    return code;
  }

 private:
  /// Errors: usage, unknown_name.
  base::Result<void> read_wishes() {
    if (!givens_.empty()) {
      const base::Result<std::pair<int, int>> range = parse_range(givens_);
      if (!range) return range.error();
      wishes_.givens = *range;
    }
    if (const auto symmetry = generate::symmetry_from(symmetry_)) wishes_.symmetry = *symmetry;
    if (!difficulty_.empty()) {
      const RatingScale scale = generate::measure_from(scale_).value_or(RatingScale::human);
      const base::Result<DifficultyWish> wish = parse_difficulty(scale, difficulty_);
      if (!wish) return wish.error();
      wishes_.difficulty = *wish;
    } else if (scale_ != "human") {
      return base::make_error(ErrorCode::usage,
                              "--scale is whose difficulty is wanted, which is missing",
                              "add --difficulty");
    }
    for (const std::string& id : must_contain_) {
      const base::Result<const logic::Technique*> technique = technique_named(id);
      if (!technique) return technique.error();
      wishes_.must_contain.push_back(*technique);
    }
    if (!solved_by_.empty()) {
      base::Result<logic::Scale> scale = scale_with_only(solved_by_);
      if (!scale) return scale.error();
      wishes_.solved_by = *std::move(scale);
    }
    classic_orbits_ = wishes_.orbits_of(*geometry::classic_board());
    if (!wishes_.empty()) return {};
    return base::make_error(ErrorCode::usage, "nothing is wished",
                            "such as --unique, --givens 20-24 or --difficulty hard");
  }

  /// Counts what is kept, answer by answer.
  void count(Answer& answer, std::uint64_t seen, std::uint64_t kept) {
    const bool is_known = answer.verdict == Verdict::done;
    answer.delivered = [this, seen, kept, is_known] {
      seen_ += seen;
      kept_ += kept;
      if (is_known) output_->take_place();
    };
  }

  Answer answer(const Input& input, const formats::Record& record, const solve::Options& options) {
    Answer result;
    const bool is_kept = judge(input, record, options, result);
    count(result, 1, is_kept ? 1 : 0);
    return result;
  }

  /// Whether the puzzle is kept; writes it, or tells why that is not known.
  bool judge(const Input& input, const formats::Record& record, const solve::Options& options,
             Answer& result) const {
    if (!record.document) {
      result.verdict = verdict_of(status_of_unread(record));
      result.messages = error_text(input, record);
      return false;
    }
    const Wishes::Judged judged = wishes_.judge(record.document->puzzle, options);
    if (judged.fit == Fit::stopped) {
      result.verdict = Verdict::cancelled;
      return false;
    }
    if (!judged.message.empty()) result.messages = place_of(input, record) + judged.message;
    if (judged.fit == Fit::invalid) result.verdict = Verdict::invalid;
    if (judged.fit == Fit::open) result.verdict = Verdict::limit;
    const bool is_kept = judged.fit == (invert_ ? Fit::no : Fit::yes);
    if (is_kept) {
      result.output = record.text;
      // That of one puzzle over several lines has its own.
      if (!result.output.ends_with('\n')) result.output += '\n';
    }
    return is_kept;
  }

  /// The same for plain lines. What has no solution, which may be told why, and what must be looked
  /// at as a person does, goes the long way.
  Answer answer_lines(const Input& input, const formats::ClassicLines& lines,
                      const solve::Options& options) {
    Answer result;
    const std::vector<Fit> fits = fits_of(lines, options);
    std::uint64_t kept = 0;
    const auto take_long_way = [&](const formats::Record& record) {
      Answer one;
      if (judge(input, record, options, one)) ++kept;
      return one;
    };
    for (std::size_t i = 0; i < lines.size() && result.verdict != Verdict::cancelled; ++i) {
      if (i > 0) result.before.push_back(result.verdict);
      const bool is_known = fits[i] == Fit::no || (fits[i] == Fit::yes && !wishes_.ask_logic());
      if (fits[i] == Fit::stopped) {
        result.verdict = Verdict::cancelled;
      } else if (!is_known) {
        add_answer(lines, i, options.limits.stop, take_long_way, result);
      } else {
        result.verdict = Verdict::done;
        if ((fits[i] == Fit::yes) == invert_) continue;
        result.output += lines.line(i);
        result.output += '\n';
        ++kept;
      }
    }
    count(result, lines.size(), kept);
    return result;
  }

  /// How lines fit what needs no look at a person's way; `invalid` where there is no solution.
  std::vector<Fit> fits_of(const formats::ClassicLines& lines, const solve::Options& options) {
    std::vector<Fit> fits(lines.size(), Fit::yes);
    std::vector<bool> is_given(formats::ClassicLines::kLength);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const std::string_view line = lines.line(i);
      for (std::size_t c = 0; c < line.size(); ++c) is_given[c] = line[c] >= '1' && line[c] <= '9';
      if (!wishes_.fit_pattern(classic_orbits_, is_given)) fits[i] = Fit::no;
    }
    if (!wishes_.ask_solutions()) return fits;
    const auto stays = [](const classic::BatchAnswer& answer) {
      if (answer.end == classic::SearchEnd::stopped) return Fit::stopped;
      if (answer.solutions == 0) return Fit::invalid;
      return answer.solutions == 1 ? Fit::yes : Fit::no;
    };
    std::vector<std::size_t> asked;
    formats::ClassicLines fitting;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (fits[i] != Fit::yes) continue;
      fitting.text += lines.line(i);
      asked.push_back(i);
    }
    ask(fitting, options,
        [&](std::size_t i, const classic::BatchAnswer& answer) { fits[asked[i]] = stays(answer); });
    if (wishes_.minimal) leave_minimal(lines, options, fits);
    return fits;
  }

  /// Of those that fit so far leaves the minimal ones: without any one of its givens such a puzzle
  /// has several solutions.
  void leave_minimal(const formats::ClassicLines& lines, const solve::Options& options,
                     std::vector<Fit>& fits) {
    // So many at a time: they are many more than the lines.
    constexpr std::size_t kMostAsked = 16'384;
    std::vector<std::size_t> asked;
    formats::ClassicLines without;
    const auto ask_all = [&] {
      ask(without, options, [&](std::size_t i, const classic::BatchAnswer& answer) {
        Fit& fit = fits[asked[i]];
        if (fit == Fit::stopped) return;
        if (answer.end == classic::SearchEnd::stopped) {
          fit = Fit::stopped;
        } else if (answer.solutions == 1) {
          fit = Fit::no;
        }
      });
      asked.clear();
      without.text.clear();
    };
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (fits[i] != Fit::yes) continue;
      const std::string_view line = lines.line(i);
      for (std::size_t c = 0; c < line.size(); ++c) {
        if (line[c] < '1' || line[c] > '9') continue;
        without.text += line;
        without.text[without.text.size() - line.size() + c] = '.';
        asked.push_back(i);
      }
      if (asked.size() >= kMostAsked) ask_all();
    }
    ask_all();
  }

  /// Whether there are none, one or more solutions to each.
  template <class Use>
  void ask(const formats::ClassicLines& lines, const solve::Options& options, const Use& use) {
    solve::Options question = options;
    question.limits.solutions = 2;
    line_solver_.solve(lines, question, false, [&](const ClassicLineSolver::Found& found) {
      for (std::size_t i = 0; i < lines.size(); ++i) use(i, found.answers[i]);
    });
  }

  InputOptions input_;
  SearchOptions search_;
  Wishes wishes_;
  std::string givens_;
  std::string symmetry_ = "none";
  std::string difficulty_;
  std::string scale_ = "human";
  std::vector<std::string> must_contain_;
  std::vector<std::string> solved_by_;
  bool invert_ = false;
  std::string file_ = "-";
  Output* output_ = nullptr;  ///< while it runs
  std::uint64_t seen_ = 0;    ///< of all answers delivered
  std::uint64_t kept_ = 0;
  ClassicLineSolver line_solver_;
  std::optional<Orbits> classic_orbits_;
};

}  // namespace

extern const Command descriptor{
    .name = "filter",
    .help = "Keep the puzzles of a collection that are as wished",
    .make = [](CommandOptions& options) -> std::unique_ptr<Task> {
      return std::make_unique<FilterTask>(options);
    },
};

}  // namespace omnidoku::cli::filter_command
