// SPDX-License-Identifier: MIT
//
// completion: the file by which a shell completes what is typed.
#include "completion.h"

#include <memory>
#include <string>
#include <vector>

#include "command.h"
#include "command_line.h"
#include "exit_code.h"
#include "options.h"

namespace omnidoku::cli::completion_command {
namespace {

class CompletionTask : public Task {
 public:
  explicit CompletionTask(CommandOptions& options) {
    options.add_choice("SHELL", shell_, "For which shell", {"bash", "zsh", "fish"}).required();
    options.footer(R"(Examples:
  omnidoku completion bash > ~/.local/share/bash-completion/completions/omnidoku
  omnidoku completion zsh > /usr/local/share/zsh/site-functions/_omnidoku
  omnidoku completion fish > ~/.config/fish/completions/omnidoku.fish

An installation has these files already. For a shell that is open: in bash
source <(omnidoku completion bash), in fish omnidoku completion fish | source.)");
  }

  int run(Console& console) override {
    const std::vector<CommandFacts> commands = describe_commands();
    console.out.write(shell_ == "bash"  ? bash_completion(commands)
                      : shell_ == "zsh" ? zsh_completion(commands)
                                        : fish_completion(commands));
    const base::Result<void> written = console.out.finish();
    return written ? kExitDone : console.fail(written.error());
  }

 private:
  std::string shell_;
};

}  // namespace

extern const Command descriptor{
    .name = "completion",
    .help = "Write the file by which a shell completes commands, options and values",
    .make = [](CommandOptions& options) -> std::unique_ptr<Task> {
      return std::make_unique<CompletionTask>(options);
    },
};

}  // namespace omnidoku::cli::completion_command
