// SPDX-License-Identifier: MIT
//
// A command line from its words to its exit code.
#pragma once

#include <string>
#include <vector>

#include "console.h"

namespace omnidoku::cli {

/// Declares the subcommands, parses the words (without the program's name) and runs the command
/// that was asked for; returns its exit code. What the flags, outputs and exit codes promise is in
/// docs/CLI.md.
[[nodiscard]] int run_command_line(Console& console, std::vector<std::string> words);

}  // namespace omnidoku::cli
