// SPDX-License-Identifier: MIT
//
// Files by which shells complete what is typed after `omnidoku`: commands, options, the words that
// their values can be, else names of files. The words are written out in the file, so that a shell
// need not run the program at each press of the key; the file belongs to this version of it.
#pragma once

#include <span>
#include <string>

#include "command_line.h"

namespace omnidoku::cli {

[[nodiscard]] std::string bash_completion(std::span<const CommandFacts> commands);
[[nodiscard]] std::string zsh_completion(std::span<const CommandFacts> commands);
[[nodiscard]] std::string fish_completion(std::span<const CommandFacts> commands);

}  // namespace omnidoku::cli
