// SPDX-License-Identifier: MIT
//
// What there is to type, as data: from the declarations that are parsed and that --help shows, for
// all who describe the command line in other ways.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "command.h"
#include "console.h"
#include "options.h"

namespace omnidoku::cli {

inline constexpr std::string_view kSummary =
    "One engine for every Sudoku: solve, check, count, draw and generate puzzles of any "
    "geometry.";
/// What to try first.
inline constexpr std::string_view kFirstSteps =
    R"(  omnidoku solve puzzle.txt                 solve a puzzle, or a file full of them
  omnidoku check puzzle.txt                 is it valid, unique, minimal?
  omnidoku generate --geometry samurai      make a new puzzle
  omnidoku render puzzle.json -o page.svg   draw it

A puzzle can be a file, '-' for standard input, or simply the text:
  omnidoku solve .....5...62......1814..........6...9.463.8...27..9.81.1.2....8......6.5.76......4
)";
inline constexpr std::string_view kExitCodes =
    "Exit codes: 0 done, 1 not unique, 2 bad input or usage, 3 limit reached,\n130 interrupted.";

/// An option that stands without a command.
struct OwnOption {
  std::string_view name;
  std::string_view help;
};
inline constexpr OwnOption kOwnOptions[] = {
    {"--help", "Print this help message and exit"},
    {"--version", "Display program version information and exit"}};

/// Declares the options of a command, with those that all commands have.
[[nodiscard]] std::unique_ptr<Task> declare(const Command& command, CommandOptions& options,
                                            Console& console);

struct CommandFacts {
  std::string name;
  std::string help;                  ///< one line, without a full stop
  std::vector<OptionFacts> options;  ///< in the order of the help page
  std::string footer;                ///< what stands below them
};

/// All commands in the order of the help page. Cost: all options are declared, some milliseconds.
[[nodiscard]] std::vector<CommandFacts> describe_commands();

}  // namespace omnidoku::cli
