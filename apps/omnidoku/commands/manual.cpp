// SPDX-License-Identifier: MIT
//
// manual: the pages for `man`.
#include "manual.h"

#include <memory>
#include <string>
#include <vector>

#include "command.h"
#include "command_line.h"
#include "exit_code.h"
#include "options.h"

namespace omnidoku::cli::manual_command {
namespace {

class ManualTask : public Task {
 public:
  explicit ManualTask(CommandOptions& options) {
    std::vector<std::string> names;
    for (const Command* const command : commands()) names.emplace_back(command->name);
    options.add_choice("COMMAND", command_, "The page of this command", names);
    options.footer(R"(Examples:
  omnidoku manual generate | man -l -
  omnidoku manual > omnidoku.1

An installation has all pages already: man omnidoku, man omnidoku-generate.)");
  }

  int run(Console& console) override {
    const std::vector<CommandFacts> all = describe_commands();
    if (command_.empty()) {
      console.out.write(manual_of_program(all));
    } else {
      for (const CommandFacts& command : all) {
        if (command.name == command_) console.out.write(manual_of_command(command));
      }
    }
    const base::Result<void> written = console.out.finish();
    return written ? kExitDone : console.fail(written.error());
  }

 private:
  std::string command_;
};

}  // namespace

extern const Command descriptor{
    .name = "manual",
    .help = "Write a page for man",
    .make = [](CommandOptions& options) -> std::unique_ptr<Task> {
      return std::make_unique<ManualTask>(options);
    },
};

}  // namespace omnidoku::cli::manual_command
