// SPDX-License-Identifier: MIT
#include "run_inside.h"

#include <optional>
#include <string_view>
#include <utility>

#include "console.h"
#include "run_command_line.h"

namespace omnidoku::cli {

base::Result<int> run_inside(const bulk::CommandRun& run) {
  std::optional<base::Error> error;
  Streams streams;
  streams.input_name = run.input_name;
  streams.next_input = [&] {
    base::Result<std::string> bytes = run.next_input();
    if (!bytes) error = bytes.error();
    return bytes;
  };
  streams.write = [&](std::string_view bytes) {
    const base::Result<void> written = run.on_output(bytes);
    if (!written) error = written.error();
    return static_cast<bool>(written);
  };
  streams.say = run.on_messages;
  streams.refuse = [&error](const base::Error& refusal) { error = refusal; };
  Console console(std::move(streams));
  const int exit_code = run_command_line(console, run.words);
  if (error) return *error;
  return exit_code;
}

}  // namespace omnidoku::cli
