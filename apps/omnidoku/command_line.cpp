// SPDX-License-Identifier: MIT
#include "command_line.h"

#include <CLI/CLI.hpp>

namespace omnidoku::cli {

std::unique_ptr<Task> declare(const Command& command, CommandOptions& options, Console& console) {
  std::unique_ptr<Task> task = command.make(options);
  options.flag("-q,--quiet", console.quiet, "No words but about what is wrong, and no progress");
  options.flag("-v,--verbose", console.verbose, "More words about what is done");
  return task;
}

std::vector<CommandFacts> describe_commands() {
  Console console;
  std::vector<CommandFacts> all;
  for (const Command* const command : commands()) {
    CLI::App app;
    CommandOptions options(app);
    const std::unique_ptr<Task> task = declare(*command, options, console);
    all.push_back({std::string(command->name), std::string(command->help), options.facts(),
                   app.get_footer()});
  }
  return all;
}

}  // namespace omnidoku::cli
