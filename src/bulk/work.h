// SPDX-License-Identifier: MIT
//
// Doing the parts of a plan: the shards by the program itself, run on the lines of the shard, and
// the partitions of what they leave. It may be killed at any moment, and any number of processes
// may do the same part at a time: a part is done when its record is there, and whoever does it
// writes the same.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "base/result.h"
#include "bulk/plan.h"
#include "bulk/record.h"

namespace omnidoku::bulk {

struct WorkRequest {
  std::string folder;
  std::string program;  ///< the file of the program whose command it is
  int threads = 1;      ///< so many parts at a time
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

/// What a command makes of some lines, tried before there is a plan.
struct Trial {
  std::string output;
  std::string messages;
  int exit_code = 0;
  double cpu_seconds = 0;
};

/// Errors: io.
[[nodiscard]] base::Result<Trial> try_command(const std::string& program,
                                              const std::vector<std::string>& command,
                                              const std::string& lines, base::StopToken stop);

/// The same of one that makes puzzles, so many. Errors: io.
[[nodiscard]] base::Result<Trial> try_making(const std::string& program,
                                             const std::vector<std::string>& command,
                                             std::uint64_t count, base::StopToken stop);

/// Whether a command that ended so has answered all lines: also those that are bad, not unique, or
/// at a limit.
[[nodiscard]] constexpr bool has_answered(int exit_code) {
  return exit_code >= 0 && exit_code <= 3;
}

}  // namespace omnidoku::bulk
