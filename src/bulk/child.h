// SPDX-License-Identifier: MIT
//
// A program that is run with bytes for its standard input and whose standard output is taken.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "base/result.h"

namespace omnidoku::bulk {

/// How a program ended.
struct Ending {
  int exit_code = 0;        ///< as a shell has it: 128 and the number of the signal that killed it
  double cpu_seconds = 0;   ///< that it and its threads worked
  bool is_stopped = false;  ///< it was ended as the stop was asked for
};

struct ChildRequest {
  std::string program;             ///< its file
  std::vector<std::string> words;  ///< of its command line, without its name
  /// The next bytes for its standard input; empty: that is all. Called by another thread.
  std::function<base::Result<std::string>()> next_input;
  /// What it wrote. An error ends it.
  std::function<base::Result<void>(std::string_view)> on_output;
  std::string messages_file;  ///< where its standard error goes
  base::StopToken stop;
};

/// Runs a program to its end. Errors: io, and those of the two functions.
[[nodiscard]] base::Result<Ending> run_child(const ChildRequest& request);

}  // namespace omnidoku::bulk
