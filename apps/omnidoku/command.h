// SPDX-License-Identifier: MIT
//
// Subcommands. Each is a descriptor in a file of its own under commands/ plus one line in
// commands/registry.inc. A command declares its options and hands back a task that holds their
// values; the task runs after parsing.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "console.h"
#include "options.h"

namespace omnidoku::cli {

/// A subcommand with its options, made before and run after the command line is parsed.
class Task {
 public:
  Task() = default;
  Task(const Task&) = delete;
  Task& operator=(const Task&) = delete;
  virtual ~Task() = default;

  /// Does the work; returns the exit code (exit_code.h).
  virtual int run(Console& console) = 0;
};

struct Command {
  std::string_view name;
  std::string_view help;  ///< one line, without a full stop
  /// Declares the options, which must bind to members of the task that is returned.
  std::unique_ptr<Task> (*make)(CommandOptions& options) = nullptr;
};

/// Every command in the order of the help page.
[[nodiscard]] std::span<const Command* const> commands();

}  // namespace omnidoku::cli
