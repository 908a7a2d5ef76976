// SPDX-License-Identifier: MIT
//
// Pages for `man`, from the declarations of the options that --help shows.
#pragma once

#include <span>
#include <string>

#include "command_line.h"

namespace omnidoku::cli {

/// omnidoku(1): what the program is and which commands there are.
[[nodiscard]] std::string manual_of_program(std::span<const CommandFacts> commands);
/// The page of one command, such as omnidoku-solve(1).
[[nodiscard]] std::string manual_of_command(const CommandFacts& command);

}  // namespace omnidoku::cli
