// SPDX-License-Identifier: MIT
//
// The list of subcommands, from commands/registry.inc.
#include "command.h"

namespace omnidoku::cli {

#define OMNIDOKU_COMMAND(name)       \
  namespace name##_command {         \
    extern const Command descriptor; \
  }
#include "commands/registry.inc"
#undef OMNIDOKU_COMMAND

std::span<const Command* const> commands() {
#define OMNIDOKU_COMMAND(name) &name##_command::descriptor,
  static constexpr const Command* kCommands[] = {
#include "commands/registry.inc"
  };
#undef OMNIDOKU_COMMAND
  return kCommands;
}

}  // namespace omnidoku::cli
