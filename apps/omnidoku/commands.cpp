// SPDX-License-Identifier: MIT
//
// The list of subcommands, from commands/registry.inc.
#include "command.h"

namespace omnidoku::cli {

#define OMNIDOKU_COMMAND(name) extern const Command name;
namespace command_list {
#include "commands/registry.inc"
}  // namespace command_list
#undef OMNIDOKU_COMMAND

std::span<const Command* const> commands() {
#define OMNIDOKU_COMMAND(name) &command_list::name,
  static constexpr const Command* kCommands[] = {
#include "commands/registry.inc"
  };
#undef OMNIDOKU_COMMAND
  return kCommands;
}

}  // namespace omnidoku::cli
