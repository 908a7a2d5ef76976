// SPDX-License-Identifier: MIT
//
// Doing the parts of a plan: the shards by the command, run on the lines of the shard inside this
// process, and the partitions of what they leave. It may be killed at any moment, and any number of
// processes may do the same part at a time: a part is done when its record is there, and whoever
// does it writes the same.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "base/result.h"
#include "bulk/plan.h"
#include "bulk/record.h"

namespace omnidoku::bulk {

/// A command line, and what stands in the place of its standard streams.
struct CommandRun {
  std::vector<std::string> words;  ///< without the program's name
  std::string input_name;          ///< what its input is called in messages
  /// The next bytes of its input; empty: that is all.
  std::function<base::Result<std::string>()> next_input;
  /// What it writes, and what it says. An error ends it.
  std::function<base::Result<void>(std::string_view)> on_output;
  std::function<void(std::string_view)> on_messages;
};

/// Runs a command in the thread that calls, to its end or to a stop that who asks for it knows of;
/// its exit code. Several threads may run some at a time. Errors: those of next_input and
/// on_output.
using RunCommand = std::function<base::Result<int>(const CommandRun&)>;

struct WorkRequest {
  std::string folder;
  RunCommand run;
  int threads = 1;  ///< so many parts at a time
  base::StopToken stop;
  /// Called after each part, by one thread at a time.
  std::function<void(std::size_t part, const Record& record)> on_done;
};

struct Work {
  std::size_t done = 0;     ///< parts done now
  std::size_t already = 0;  ///< that were done before
  bool is_stopped = false;
};

/// Does those of some parts of one round that are not done. Errors: io (also a full disk), syntax
/// (a packed file or keys are damaged), usage (an input has changed; the command failed as it would
/// for every shard).
[[nodiscard]] base::Result<Work> do_parts(const Plan& plan, const std::vector<std::size_t>& parts,
                                          const WorkRequest& request);

/// Whether shards that are done would read the same lines now as they did; to be asked of those
/// that Standing::touched names, as it reads their lines. Errors: those of reading; usage where a
/// file has other lines.
[[nodiscard]] base::Result<void> require_same_lines(const std::string& folder, const Plan& plan,
                                                    const std::vector<std::size_t>& shards);

/// What a command makes of some lines, tried before there is a plan.
struct Trial {
  std::string output;
  std::string messages;
  int exit_code = 0;
  double cpu_seconds = 0;
};

/// Errors: as of RunCommand.
[[nodiscard]] base::Result<Trial> try_command(const RunCommand& run,
                                              const std::vector<std::string>& command,
                                              const std::string& lines);

/// The same of one that makes puzzles, so many.
[[nodiscard]] base::Result<Trial> try_making(const RunCommand& run,
                                             const std::vector<std::string>& command,
                                             std::uint64_t count);

/// Whether a command that ended so has answered all lines: also those that are bad, not unique, or
/// at a limit.
[[nodiscard]] constexpr bool has_answered(int exit_code) {
  return exit_code >= 0 && exit_code <= 3;
}

}  // namespace omnidoku::bulk
