// SPDX-License-Identifier: MIT
#include "bulk_trial.h"

#include <algorithm>
#include <string_view>

#include "bulk/work.h"
#include "exit_code.h"
#include "run_inside.h"

namespace omnidoku::cli {

namespace {

/// Writes the lines that are as wished.
constexpr std::string_view kFilter = "filter";

std::string line_with_end(const std::string& text) {
  return text.substr(0, text.find('\n')) + "\n";
}

std::uint64_t number_of_lines(const std::string& text) {
  return static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n'));
}

/// Whether a line ends within quotes, so that a row of the table goes on in the next.
bool has_row_of_several_lines(const std::string& text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const auto begin = text.begin() + static_cast<std::ptrdiff_t>(at);
    if (std::count(begin, text.begin() + static_cast<std::ptrdiff_t>(end), '"') % 2 != 0)
      return true;
    at = end + 1;
  }
  return false;
}

std::string repeated(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

/// What the program said first, without its name; empty where it said nothing.
std::string first_message(const bulk::Trial& trial) {
  constexpr std::string_view kName = "omnidoku: ";
  const std::string line = trial.messages.substr(0, trial.messages.find('\n'));
  return line.rfind(kName, 0) == 0 ? line.substr(kName.size()) : line;
}

}  // namespace

base::Result<ShardSize> size_of_shards(bulk::Plan& plan, std::size_t index, double seconds) {
  constexpr std::size_t kTrialLines = 400;
  constexpr double kShortTrial = 0.02;
  constexpr int kMoreOfThem = 50;
  const bulk::InputFile& file = plan.files[index];
  const base::Result<bulk::Sample> sample = bulk::sample_lines(file, kTrialLines);
  if (!sample) return sample.error();
  const std::string& lines = sample->lines;
  if (lines.empty()) return ShardSize{std::max<std::uint64_t>(file.size, 1), 0};
  if (!file.header.empty() && has_row_of_several_lines(lines)) {
    return base::make_error(base::ErrorCode::usage, "'" + file.path + "' has rows of several lines",
                            "bulk work cuts tables at the ends of lines: write each row on one");
  }
  const auto try_lines = [&](const std::string& some) {
    return bulk::try_command(run_inside, plan.command, file.header + some);
  };
  const base::Result<bulk::Trial> one = try_lines(line_with_end(lines));
  if (!one) return one.error();
  const base::Result<bulk::Trial> all = try_lines(lines);
  if (!all) return all.error();
  const std::string said = first_message(*all);
  const bool may_leave_out = plan.command.front() == kFilter;
  if (!bulk::has_answered(all->exit_code) || (all->output.empty() && !may_leave_out)) {
    return base::make_error(base::ErrorCode::usage, "the command does not answer lines of '" +
                                                        file.path + "'" +
                                                        (said.empty() ? "" : ": " + said));
  }
  // What is no batch is read as one puzzle.
  const std::uint64_t num_lines = number_of_lines(lines);
  const bool has_few_answers = !may_leave_out && number_of_lines(all->output) < num_lines / 2;
  if (all->exit_code == kExitBad &&
      (has_few_answers || number_of_lines(all->messages) >= num_lines)) {
    return base::make_error(base::ErrorCode::usage,
                            "no line of '" + file.path + "' that was tried is a puzzle: " + said,
                            "bulk work takes files that hold a puzzle on each line");
  }
  // A table that is filtered keeps its own.
  const std::string first = line_with_end(all->output);
  const bool is_own = !file.header.empty() && may_leave_out;
  if (is_own || first.rfind("puzzle,", 0) == 0) plan.output_header = first;
  // What it takes to begin is no part of the work.
  double seconds_tried = std::max(all->cpu_seconds - one->cpu_seconds, 0.0);
  if (seconds_tried < kShortTrial) {
    // Who solves hundreds at a time is slow with few.
    const base::Result<bulk::Trial> more = try_lines(repeated(lines, kMoreOfThem));
    if (!more) return more.error();
    seconds_tried = std::max(more->cpu_seconds - one->cpu_seconds, 0.0) / kMoreOfThem;
  }
  const auto num_bytes = static_cast<double>(lines.size());
  const double samples = static_cast<double>(file.size) / sample->packed_bytes / num_bytes;
  const auto wanted = static_cast<double>(bulk::bytes_per_shard(seconds, num_bytes, seconds_tried));
  return ShardSize{static_cast<std::uint64_t>(sample->packed_bytes * wanted),
                   samples * static_cast<double>(num_lines), samples * seconds_tried};
}

base::Result<double> seconds_per_puzzle(const bulk::Plan& plan) {
  constexpr std::uint64_t kTrialPuzzles = 20;
  const auto make = [&](std::uint64_t count) {
    return bulk::try_making(run_inside, plan.command, count);
  };
  const base::Result<bulk::Trial> one = make(1);
  if (!one) return one.error();
  const std::uint64_t count = std::min(kTrialPuzzles, plan.num_puzzles);
  const base::Result<bulk::Trial> some = make(count);
  if (!some) return some.error();
  if (!bulk::has_answered(some->exit_code) || some->output.empty()) {
    return base::make_error(base::ErrorCode::usage,
                            "the command makes no puzzles: " + first_message(*some));
  }
  return std::max(some->cpu_seconds - one->cpu_seconds, 1e-4) / static_cast<double>(count);
}

}  // namespace omnidoku::cli
