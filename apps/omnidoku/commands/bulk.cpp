// SPDX-License-Identifier: MIT
//
// bulk: a command over any number of lines, in shards that any number of machines do, so that
// nothing is lost and nothing is done twice whatever is killed.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include <nlohmann/json.hpp>

#include "bulk/dedupe.h"
#include "bulk/files.h"
#include "bulk/plan.h"
#include "bulk/record.h"
#include "bulk/slurm.h"
#include "bulk/work.h"
#include "bulk_trial.h"
#include "command.h"
#include "formats/text/puzzle_table.h"
#include "input.h"
#include "interrupt.h"
#include "options.h"
#include "packed/packing.h"
#include "program_files.h"
#include "progress.h"
#include "run_inside.h"
#include "text.h"

namespace omnidoku::cli::bulk_command {
namespace {

using base::ErrorCode;

const std::vector<std::string> kActions = {"run",     "plan",   "work", "status",
                                           "missing", "finish", "slurm"};

/// Leaves out lines whose puzzles a symmetry makes of one before.
constexpr std::string_view kDedupe = "dedupe";

/// Makes puzzles, reads none.
constexpr std::string_view kGenerate = "generate";

/// The commands that answer a batch line by line, what compares these answers, and what makes
/// lines.
const std::vector<std::string_view> kCommands = {
    "solve", "count", "check", "candidates", "rate", "canonical", "filter", kDedupe, kGenerate};

/// What many sites allow in an array.
constexpr std::size_t kUsualTasks = 1000;

constexpr auto kMostTasks = static_cast<double>(bulk::kMostShards);

class BulkTask : public Task {
 public:
  explicit BulkTask(CommandOptions& options) {
    options.add_choice("ACTION", action_, "What to do", kActions).required();
    options.add("DIR", folder_, "The folder of the plan and of what is done").required();
    options.add("INPUT", inputs_, "plan, run: files that hold a puzzle on each line");
    options.add("--command", command_,
                "plan, run: the command and its options, as in \"rate --scale se --output csv\"");
    options.add("--shard-time", shard_time_, "plan, run: about how long a shard takes")
        .type_name("TIME")
        .show_default();
    options.add("--count", count_, "plan, run: how many puzzles generate makes").type_name("N");
    options
        .add("--memory", memory_,
             "plan, run: the most memory that comparing may take (dedupe), such as 500M")
        .type_name("SIZE")
        .show_default();
    options
        .add("--tasks", num_tasks_,
             "plan, run: into how many tasks the shards are dealt, of which there are\n"
             "so many at least (default: one for each shard, 1000 at most)")
        .type_name("N")
        .within(1, kMostTasks);
    options
        .add(
            "--task", task_,
            "work: the task to do, from 0 (default: what a scheduler's environment says, else all)")
        .type_name("N");
    options
        .add("--threads", threads_,
             "run, work: how many shards at a time; 0 = one for each processor")
        .type_name("N");
    options.flag("--deep", deep_,
                 "status, missing, finish: read all output and compare its checksums");
    options.add("--tries", tries_, "slurm: how often what is missing is submitted")
        .type_name("N")
        .within(1, 1000)
        .show_default();
    options.add("--at-once", at_once_, "slurm: how many tasks may run at a time (default: all)")
        .type_name("N")
        .within(1, kMostTasks);
    options
        .add("-o,--file", file_,
             "run, finish: write all output into one file; slurm: the job that finishes does")
        .type_name("FILE");
    options.footer(R"(Examples:
  omnidoku bulk run ratings puzzles.txt --command "rate --scale se --output csv" -o ratings.csv
  omnidoku bulk plan ratings puzzles/*.txt --command "rate --output csv"
  omnidoku bulk work ratings --task 17
  omnidoku bulk slurm ratings -o ratings.csv && ratings/submit.sh --partition short
  omnidoku bulk status ratings
  omnidoku bulk run new --command "generate --seed 7 --minimal" --count 1000000 -o new.txt
  omnidoku bulk run different many.txt.zst --command dedupe --memory 2G -o different.txt

run does all on this machine; what was broken off goes on with the same words. plan cuts the files into
shards, sized by a trial of some lines; work does the shards of a task, or all; any number of
processes and machines that see the folder may work at a time, and may be killed. status says how
far it is, missing which tasks are not done (as 0-7,9), finish checks that all is there, writes
DIR/summary.json and, with -o, the output in the order of the input. slurm writes DIR/submit.sh, which
submits what is missing and a job that finishes. Files may be packed by gzip and zstd. The command
dedupe leaves out lines whose puzzles a symmetry makes of one before. docs/SCALE.md tells more.

Exit codes: 0 done (missing: also when there are some), 2 wrong, also of finish while something is
missing or damaged, 3 of status while something is missing, 130 interrupted.)");
  }

  int run(Console& console) override {
    if (const auto misused = misused_option()) return console.fail(*misused);
    if (action_ == "plan" || action_ == "run") {
      const base::Result<std::optional<bulk::Plan>> plan = find_or_make_plan(console);
      if (!plan) return console.fail(plan.error());
      if (!*plan) return stopped(console);
      return action_ == "plan" ? kExitDone : follow(console, **plan);
    }
    const base::Result<bulk::Plan> plan = bulk::read_plan(folder_, OMNIDOKU_VERSION);
    return plan ? follow(console, *plan) : console.fail(plan.error());
  }

 private:
  /// Does with a plan what the action is.
  int follow(Console& console, const bulk::Plan& plan) {
    if (const auto writes_elsewhere = require_file_elsewhere(plan); !writes_elsewhere)
      return console.fail(writes_elsewhere.error());
    if (action_ == "run") {
      const int worked = work(console, plan, std::nullopt);
      return worked == kExitDone ? finish(console, plan) : worked;
    }
    if (action_ == "work") return work(console, plan, task_ ? task_ : environment_task());
    if (action_ == "status") return status(console, plan);
    if (action_ == "missing") return missing(console, plan);
    if (action_ == "slurm") return slurm(console, plan);
    return finish(console, plan);
  }

  /// Whether -o names none of the files that are read, and nothing in the folder of the work.
  [[nodiscard]] base::Result<void> require_file_elsewhere(const bulk::Plan& plan) const {
    std::vector<std::string> inputs;
    for (const bulk::InputFile& file : plan.files) inputs.push_back(file.path);
    if (inputs.empty())
      inputs.push_back(folder_);  // where nothing is read that is not standard input
    if (auto other = require_other_file(file_, inputs); !other) return other;
    std::error_code unknown;
    const std::filesystem::path place = std::filesystem::weakly_canonical(file_, unknown);
    const std::filesystem::path folder = std::filesystem::weakly_canonical(folder_, unknown);
    if (file_.empty() ||
        std::mismatch(folder.begin(), folder.end(), place.begin(), place.end()).first !=
            folder.end())
      return {};
    return base::make_error(ErrorCode::usage, "'" + file_ + "' is in the folder of the work",
                            "name a file elsewhere");
  }

  /// An option that this action does nothing with.
  [[nodiscard]] std::optional<base::Error> misused_option() const {
    struct Use {
      std::string_view name;
      bool is_given;
      std::vector<std::string_view> actions;
    };
    const Use uses[] = {{"INPUT", !inputs_.empty(), {"plan", "run"}},
                        {"--command", !command_.empty(), {"plan", "run"}},
                        {"--count", count_.has_value(), {"plan", "run"}},
                        {"--tasks", num_tasks_.has_value(), {"plan", "run"}},
                        {"--task", task_.has_value(), {"work"}},
                        {"--threads", threads_.has_value(), {"work", "run"}},
                        {"--deep", deep_, {"status", "missing", "finish"}},
                        {"--at-once", at_once_.has_value(), {"slurm"}},
                        {"--file", !file_.empty(), {"run", "finish", "slurm"}}};
    for (const Use& use : uses) {
      const bool is_used =
          std::find(use.actions.begin(), use.actions.end(), action_) != use.actions.end();
      if (use.is_given && !is_used) {
        return base::make_error(
            ErrorCode::usage, std::string(use.name) + " does nothing with 'bulk " + action_ + "'");
      }
    }
    return std::nullopt;
  }

  static std::optional<std::uint64_t> environment_task() {
    const std::optional<std::size_t> task = bulk::task_of_environment();
    return task ? std::optional<std::uint64_t>(*task) : std::nullopt;
  }

  /// The words of --command, which may not say what bulk itself sees to.
  [[nodiscard]] base::Result<std::vector<std::string>> command_words() const {
    const auto usage = [](const std::string& what, const std::string& hint = {}) {
      return base::make_error(ErrorCode::usage, what, hint);
    };
    base::Result<std::vector<std::string>> words = bulk::words_of(command_);
    if (!words) {
      base::Error error = words.error();
      error.what = "--command: " + error.what;
      return error;
    }
    if (words->empty()) {
      return usage("--command is missing", R"(such as --command "solve --output csv")");
    }
    if (words->front() == "omnidoku") words->erase(words->begin());
    const bool is_known = !words->empty() && std::find(kCommands.begin(), kCommands.end(),
                                                       words->front()) != kCommands.end();
    if (!is_known) {
      std::string all;
      for (const std::string_view name : kCommands)
        all += (all.empty() ? "" : ", ") + std::string(name);
      return usage("--command: " + (words->empty()
                                        ? "there is no command"
                                        : "'" + words->front() + "' does not answer line by line"),
                   "one of " + all);
    }
    for (std::size_t i = 1; i < words->size(); ++i) {
      const std::string name = (*words)[i].substr(0, (*words)[i].find('='));
      if (name == "-o" || name == "--file" || name == "-n" || name == "--count" ||
          name == "--threads" || name == "-" || name == "--") {
        return usage("--command: '" + name + "' is for bulk itself to say");
      }
      if (name == "--summary") {
        return usage("--command: '--summary' tells of each shard by itself, not of all",
                     "write --output csv, whose lines can be counted in the end");
      }
      if (name == "--certificate" && words->front() != "check") {
        return usage(
            "--command: '--certificate' writes one file, which the parts would take from each "
            "other",
            "write certificates of the merged answers, with 'omnidoku solve --certificate'");
      }
    }
    return words;
  }

  /// The plan in the folder, which never changes, or a new one; nothing where that was interrupted.
  base::Result<std::optional<bulk::Plan>> find_or_make_plan(Console& console) const {
    const base::Result<std::vector<std::string>> words = command_words();
    if (!words) return words.error();
    if (const auto misused = misused_for(*words)) return *misused;
    const base::Result<Sizes> sizes = wanted_sizes();
    if (!sizes) return sizes.error();
    base::Result<bulk::Plan> plan = uncut_plan(*words);
    if (!plan) return plan.error();
    const base::Result<std::optional<bulk::Plan>> there = bulk::plan_there(folder_, *plan);
    if (!there) return there.error();
    if (*there) {
      const base::Result<void> kept = keep_plan(console, **there);
      return kept ? there : kept.error();
    }
    const bool is_dedupe = words->front() == kDedupe;
    if (is_dedupe && sizes->memory < bulk::kLeastMemory) {
      console.remark("--memory " + memory_ + " is less than the program itself takes: it may be " +
                     grouped(bulk::kLeastMemory >> 20) + "M");
    }
    const base::Result<Amount> amount = cut_into_shards(*plan, sizes->shard_seconds);
    // A trial that was cut short shows nothing.
    if (interrupted()) return std::optional<bulk::Plan>();
    if (!amount) return amount.error();
    if (is_dedupe) {
      plan->num_partitions =
          bulk::partitions_for(static_cast<std::uint64_t>(amount->lines), sizes->memory);
    }
    plan->num_tasks = tasks_for(plan->shards.size());
    const base::Result<void> written = bulk::write_plan(folder_, *plan);
    if (!written) return written.error();
    console.remark(counted(plan->shards.size(), "shard") + " in " +
                   counted(plan->num_tasks, "task") + ", planned in '" + folder_ + "': about " +
                   duration_of(amount->seconds) + " of processor time in all");
    remark_on_short_tasks(console, *plan, amount->seconds);
    return std::optional(*std::move(plan));
  }

  /// What options say as texts.
  struct Sizes {
    double shard_seconds = 0;
    std::uint64_t memory = 0;
  };

  [[nodiscard]] base::Result<Sizes> wanted_sizes() const {
    const base::Result<std::chrono::nanoseconds> shard_time = parse_duration(shard_time_);
    if (!shard_time) return shard_time.error();
    const base::Result<std::uint64_t> memory = parse_bytes(memory_);
    if (!memory) return memory.error();
    return Sizes{std::chrono::duration<double>(*shard_time).count(), *memory};
  }

  /// What the plan is of: the command and the files as they are now, or the number of puzzles.
  [[nodiscard]] base::Result<bulk::Plan> uncut_plan(const std::vector<std::string>& words) const {
    bulk::Plan plan;
    plan.version = OMNIDOKU_VERSION;
    plan.command = words;
    std::set<std::filesystem::path> places;
    for (const std::string& name : inputs_) {
      const base::Result<bulk::InputFile> file = bulk::look_at(name, formats::is_table_header);
      if (!file) return file.error();
      std::error_code unknown;
      if (!places.insert(std::filesystem::weakly_canonical(file->path, unknown)).second) {
        return base::make_error(ErrorCode::usage, "'" + name + "' is named twice");
      }
      plan.files.push_back(*file);
    }
    if (words.front() == kDedupe) {
      plan.command.front() = "canonical";
      plan.command.insert(plan.command.end(), {"--output", "key"});
      const base::Result<void> fits = bulk::require_one_header(plan.files);
      if (!fits) return fits.error();
    }
    plan.num_puzzles = count_.value_or(0);
    return plan;
  }

  /// How much work there is, about.
  struct Amount {
    double lines = 0;
    double seconds = 0;  ///< of a processor
  };

  /// By trials, which mean nothing where they were interrupted.
  [[nodiscard]] base::Result<Amount> cut_into_shards(bulk::Plan& plan, double shard_seconds) const {
    base::Result<Amount> amount =
        plan.files.empty() ? cut_puzzles(plan, shard_seconds) : cut_files(plan, shard_seconds);
    if (amount && plan.shards.size() > bulk::kMostShards) {
      return base::make_error(
          ErrorCode::too_large,
          "that makes " + grouped(plan.shards.size()) + " shards, more than a million",
          "give --shard-time a longer time");
    }
    return amount;
  }

  [[nodiscard]] base::Result<Amount> cut_files(bulk::Plan& plan, double shard_seconds) const {
    const auto all_bytes = std::accumulate(
        plan.files.begin(), plan.files.end(), std::uint64_t{0},
        [](std::uint64_t sum, const bulk::InputFile& file) { return sum + file.size; });
    Amount amount;
    for (std::size_t i = 0; i < plan.files.size() && !interrupted(); ++i) {
      const base::Result<ShardSize> size = size_of_shards(plan, i, shard_seconds);
      if (!size) return size.error();
      const std::uint64_t bytes = std::min(size->bytes, most_of(all_bytes));
      const base::Result<std::vector<bulk::Shard>> shards = bulk::cut(plan.files[i], i, bytes);
      if (!shards) return shards.error();
      plan.shards.insert(plan.shards.end(), shards->begin(), shards->end());
      amount.lines += size->lines;
      amount.seconds += size->seconds;
    }
    return amount;
  }

  [[nodiscard]] base::Result<Amount> cut_puzzles(bulk::Plan& plan, double shard_seconds) const {
    const base::Result<double> each = seconds_per_puzzle(plan);
    if (!each) return each.error();
    constexpr double kMost = 1e7;
    const auto size = static_cast<std::uint64_t>(std::clamp(shard_seconds / *each, 1.0, kMost));
    plan.shards = bulk::cut_puzzles(plan.num_puzzles, std::min(size, most_of(plan.num_puzzles, 1)));
    return Amount{0, *each * static_cast<double>(plan.num_puzzles)};
  }

  /// Into how many tasks so many shards are dealt: none has nothing to do.
  [[nodiscard]] std::size_t tasks_for(std::size_t shards) const {
    return std::clamp<std::size_t>(num_tasks_.value_or(kUsualTasks), 1,
                                   std::max<std::size_t>(shards, 1));
  }

  /// Whether the plan that is there already will do. Error: usage.
  [[nodiscard]] base::Result<void> keep_plan(Console& console, const bulk::Plan& plan) const {
    if (num_tasks_ && tasks_for(plan.shards.size()) != plan.num_tasks) {
      return base::make_error(ErrorCode::usage,
                              "the plan in '" + folder_ + "' has " +
                                  counted(plan.num_tasks, "task") + ", not " + grouped(*num_tasks_),
                              "leave out --tasks, or make a new plan in another folder");
    }
    if (action_ == "plan") {
      console.remark("was planned in '" + folder_ +
                     "' before: " + counted(plan.shards.size(), "shard") + " in " +
                     counted(plan.num_tasks, "task"));
    }
    return {};
  }

  /// Where starting the tasks that were asked for takes longer than doing them.
  void remark_on_short_tasks(Console& console, const bulk::Plan& plan, double seconds) const {
    constexpr double kShortest = 3;
    const double each = seconds / static_cast<double>(plan.num_tasks);
    if (!num_tasks_ || plan.num_tasks == 1 || each >= kShortest) return;
    const auto enough = static_cast<std::size_t>(std::max(std::ceil(seconds / kShortest), 1.0));
    console.remark("tasks of " + duration_of(each) +
                   " each take longer to start: " + grouped(enough) + " would do");
  }

  /// The most of the whole input that a shard may have, so that who works on it at a time has
  /// something to do: the tasks asked for, or the threads, a few times over.
  [[nodiscard]] std::uint64_t most_of(std::uint64_t all,
                                      std::uint64_t least = bulk::kSmallestShard) const {
    constexpr std::uint64_t kForEachThread = 4;
    std::uint64_t shards = num_tasks_.value_or(1);
    if (action_ == "run") {
      const auto threads = thread_count(static_cast<int>(threads_.value_or(0)));
      shards = std::max(shards, kForEachThread * static_cast<std::uint64_t>(threads));
    }
    return std::max(all / std::max<std::uint64_t>(shards, 1), least);
  }

  /// What the command can do nothing with, or lacks.
  [[nodiscard]] std::optional<base::Error> misused_for(
      const std::vector<std::string>& words) const {
    const auto usage = [](const std::string& what, const std::string& hint) {
      return base::make_error(ErrorCode::usage, what, hint);
    };
    if (words.front() != kGenerate) {
      if (count_) return usage("--count is for generate", "all lines of the INPUT are done");
      if (inputs_.empty())
        return usage("there is no INPUT", "files that hold a puzzle on each line");
      return std::nullopt;
    }
    if (!inputs_.empty()) return usage("generate reads no INPUT", "--count says how many it makes");
    if (count_.value_or(0) == 0) return usage("--count is missing", "how many puzzles it makes");
    const bool has_seed = std::any_of(words.begin(), words.end(), [](const std::string& word) {
      return word == "--seed" || word.starts_with("--seed=");
    });
    if (has_seed) return std::nullopt;
    return usage("--command: --seed is missing", "the same puzzles are to come whoever makes them");
  }

  int work(Console& console, const bulk::Plan& plan, std::optional<std::uint64_t> task) {
    if (task && *task >= plan.num_tasks) {
      return console.fail(base::make_error(
          ErrorCode::usage, "there is no task " + std::to_string(*task) + ", the last is " +
                                std::to_string(plan.num_tasks - 1)));
    }
    // Who does all waits for nobody; of a task what is due is done.
    if (!task && plan.num_partitions > 0) {
      const int worked = work(console, plan, bulk::parts_of(plan, bulk::Round::shards, {}), 0);
      if (worked != kExitDone) return worked;
    }
    const bool are_shards_due =
        plan.num_partitions == 0 ||
        !bulk::are_all_done(folder_, plan, bulk::parts_of(plan, bulk::Round::shards, {}));
    const bulk::Round round = are_shards_due ? bulk::Round::shards : bulk::Round::partitions;
    return work(console, plan, bulk::parts_of(plan, round, task), task ? 1 : 0);
  }

  /// `usual_threads`: how many, if the options do not say.
  int work(Console& console, const bulk::Plan& plan, const std::vector<std::size_t>& parts,
           std::uint64_t usual_threads) {
    bulk::WorkRequest request;
    request.folder = folder_;
    request.run = run_inside;
    request.threads = thread_count(static_cast<int>(threads_.value_or(usual_threads)));
    request.stop = stop_token();
    ProgressLine progress(console);
    std::uint64_t lines = 0;
    std::size_t done = 0;
    request.on_done = [&](std::size_t, const bulk::Record& record) {
      lines += record.lines;
      ++done;
      const double fraction = static_cast<double>(done) / static_cast<double>(parts.size());
      progress.update([&](double seconds) {
        return progress_text(lines, "line", fraction, seconds) +
               time_left_text(0, fraction, seconds);
      });
    };
    const base::Result<bulk::Work> result = bulk::do_parts(plan, parts, request);
    if (!result) return console.fail(result.error());
    if (result->is_stopped) return stopped(console);
    console.detail(counted(result->done, "part") + " done, " + grouped(result->already) +
                   " were done before");
    return kExitDone;
  }

  static int stopped(Console& console) {
    console.say("stopped; the same command goes on");
    return kExitInterrupted;
  }

  int status(Console& console, const bulk::Plan& plan) const {
    const bulk::Standing standing = bulk::standing_of(folder_, plan, deep_);
    bulk::forget_parts(folder_, standing.damaged);
    std::string text =
        "parts     " + grouped(standing.done) + " of " + grouped(bulk::num_parts(plan)) + " done\n";
    text += "input     " + std::to_string(static_cast<int>(100 * standing.share_of_input)) + " %\n";
    text += "output    " + counted(standing.lines, "line") + ", " + grouped(standing.bytes) +
            " bytes, " + counted(standing.messages, "message") + "\n";
    text += "work      " + duration_of(standing.seconds) + " of processor time";
    if (standing.done > 0) {
      text += ", longest part " + duration_of(standing.longest) + " (" +
              std::to_string(standing.slowest) + ")";
    }
    text += "\n";
    if (standing.share_of_input > 0 && standing.share_of_input < 1) {
      const double left =
          standing.seconds / standing.share_of_input * (1 - standing.share_of_input);
      text += "left      " + duration_of(left) + " of processor time\n";
    }
    console.out.write(text);
    const int written = finish_text(console, standing.missing.empty() ? kExitDone : kExitLimit);
    const base::Result<void> unchanged = bulk::require_unchanged(plan.files);
    return unchanged ? written : console.fail(unchanged.error());
  }

  int missing(Console& console, const bulk::Plan& plan) const {
    std::vector<std::size_t> tasks;
    const base::Result<void> unchanged = bulk::require_unchanged(plan.files);
    if (!unchanged) return console.fail(unchanged.error());
    const bulk::Standing standing = bulk::standing_of(folder_, plan, deep_);
    bulk::forget_parts(folder_, standing.damaged);
    const base::Result<void> same = bulk::require_same_lines(folder_, plan, standing.touched);
    if (!same) return console.fail(same.error());
    for (const std::size_t part : bulk::due_of(plan, standing.missing)) {
      tasks.push_back(bulk::task_of(plan, part));
    }
    std::sort(tasks.begin(), tasks.end());
    tasks.erase(std::unique(tasks.begin(), tasks.end()), tasks.end());
    if (!tasks.empty()) console.out.write(bulk::ranges_text(tasks) + "\n");
    return finish_text(console, kExitDone);
  }

  int slurm(Console& console, const bulk::Plan& plan) const {
    const base::Result<void> unchanged = bulk::require_unchanged(plan.files);
    if (!unchanged) return console.fail(unchanged.error());
    const std::string program = program_file();
    if (program.empty()) {
      return console.fail(base::make_error(ErrorCode::io, "cannot find the file of this program",
                                           "is /proc there?"));
    }
    bulk::SlurmRequest request;
    request.program = program;
    request.most_tries = static_cast<int>(tries_);
    if (at_once_) request.at_once = static_cast<std::size_t>(*at_once_);
    if (!file_.empty()) {
      std::error_code error;
      request.file = std::filesystem::absolute(file_, error).lexically_normal().string();
    }
    const auto scripts = bulk::write_slurm_scripts(folder_, plan, request);
    if (!scripts) return console.fail(scripts.error());
    console.out.write(scripts->submit + "\n");
    console.remark(
        "runs " + counted(plan.num_tasks, "task") +
        " of an array and what finishes them; it hands its words to sbatch, as in --partition");
    return finish_text(console, kExitDone);
  }

  int finish(Console& console, const bulk::Plan& plan) const {
    const base::Result<void> unchanged = bulk::require_unchanged(plan.files);
    if (!unchanged) return console.fail(unchanged.error());
    const bulk::Standing standing = bulk::standing_of(folder_, plan, deep_ || !file_.empty());
    bulk::forget_parts(folder_, standing.damaged);
    const base::Result<void> same = bulk::require_same_lines(folder_, plan, standing.touched);
    if (!same) return console.fail(same.error());
    if (!standing.missing.empty()) return console.fail(unfinished(plan, standing));
    if (!file_.empty()) {
      const base::Result<void> merged = merge(plan);
      if (!merged) return console.fail(merged.error());
    }
    const nlohmann::ordered_json summary{{"plan", plan.fingerprint},
                                         {"command", plan.command},
                                         {"shards", plan.shards.size()},
                                         {"partitions", plan.num_partitions},
                                         {"lines", standing.lines},
                                         {"repeats", standing.repeats},
                                         {"bytes", standing.bytes},
                                         {"messages", standing.messages},
                                         {"processor_seconds", standing.seconds},
                                         {"longest_part_seconds", standing.longest},
                                         {"longest_part", standing.slowest}};
    const base::Result<void> written =
        bulk::write_file(folder_ + "/summary.json", summary.dump(1) + "\n");
    if (!written) return console.fail(written.error());
    bulk::remove_leftovers(folder_, plan);
    std::string outcome = counted(standing.lines, "line") + " of output";
    if (plan.num_partitions > 0) {
      outcome = counted(standing.lines, "puzzle") + ", " +
                grouped(standing.lines - standing.repeats) + " of them different";
    }
    console.remark("all of " + counted(plan.shards.size(), "shard") + " done: " + outcome +
                   (standing.messages > 0
                        ? ", " + counted(standing.messages, "message") + " (DIR/part/*/*.messages)"
                        : ""));
    return kExitDone;
  }

  /// What there is to do yet.
  [[nodiscard]] base::Error unfinished(const bulk::Plan& plan,
                                       const bulk::Standing& standing) const {
    const std::string does = "'omnidoku bulk work " + folder_ + "' does ";
    const bool are_shards_all = standing.done == plan.shards.size() &&
                                standing.missing.front() == plan.shards.size() &&
                                standing.damaged.empty();
    if (are_shards_all) {
      return base::make_error(
          ErrorCode::io,
          "all of " + counted(plan.shards.size(), "shard") + " done, and not yet compared",
          does + "that");
    }
    return base::make_error(
        ErrorCode::io,
        counted(standing.missing.size(), "part") + " of " + grouped(bulk::num_parts(plan)) +
            " not done or damaged: " + short_list(bulk::ranges_text(standing.missing)),
        does + "what is missing");
  }

  /// All output in the order of the input.
  [[nodiscard]] base::Result<void> merge(const bulk::Plan& plan) const {
    base::Result<bulk::WholeFile> file = bulk::WholeFile::create(file_);
    if (!file) return file.error();
    std::unique_ptr<packed::Packer> packer;
    if (const auto packing = packed::packing_by_name(file_); packing != packed::Packing::none) {
      base::Result<std::unique_ptr<packed::Packer>> made = packed::Packer::make(packing);
      if (!made) return made.error();
      packer = *std::move(made);
    }
    const auto write = [&](std::string_view bytes) {
      return packer ? file->write(packer->pack(bytes)) : file->write(bytes);
    };
    const bool is_dedupe = plan.num_partitions > 0;
    base::Result<void> written = write(is_dedupe ? plan.files.front().header : plan.output_header);
    for (std::size_t i = 0; i < plan.shards.size() && written; ++i) {
      written = is_dedupe ? bulk::write_first_lines(folder_, plan, i, write)
                          : bulk::copy_file(bulk::output_name(folder_, i), write);
    }
    if (written && packer) written = file->write(packer->finish());
    return written ? file->finish() : written;
  }

  static std::string duration_of(double seconds) {
    return duration_text(std::chrono::duration_cast<std::chrono::nanoseconds>(
        std::chrono::duration<double>(seconds)));
  }

  static std::string short_list(const std::string& text) {
    constexpr std::size_t kMost = 60;
    if (text.size() <= kMost) return text;
    return text.substr(0, text.rfind(',', kMost)) + ", ...";
  }

  static int finish_text(Console& console, int exit_code) {
    const base::Result<void> written = console.out.finish();
    return written ? exit_code : console.fail(written.error());
  }

  std::string action_;
  std::string folder_;
  std::vector<std::string> inputs_;
  std::string command_;
  std::string shard_time_ = "60s";
  std::optional<std::uint64_t> count_;
  std::string memory_ = "1G";
  std::optional<std::uint64_t> num_tasks_;
  std::optional<std::uint64_t> task_;
  std::optional<std::uint64_t> threads_;
  bool deep_ = false;
  std::uint64_t tries_ = 3;
  std::optional<std::uint64_t> at_once_;
  std::string file_;
};

}  // namespace

extern const Command descriptor{
    .name = "bulk",
    .help = "Run a command over any number of lines, on one machine or many, killed or not",
    .make = [](CommandOptions& options) -> std::unique_ptr<Task> {
      return std::make_unique<BulkTask>(options);
    },
};

}  // namespace omnidoku::cli::bulk_command
