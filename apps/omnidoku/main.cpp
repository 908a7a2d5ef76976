// SPDX-License-Identifier: MIT
//
// The program: what is set up once, before its command line is run.
#include <cerrno>
#include <string>
#include <vector>

#include <fcntl.h>
#include <malloc.h>
#include <unistd.h>

#include "console.h"
#include "interrupt.h"
#include "run_command_line.h"

namespace omnidoku::cli {
namespace {

/// Memory that was given back stays with the program: whole blocks of a long batch come and go, and
/// getting them from the system each time costs as much as solving what is in them.
void keep_memory() {
#if defined(__GLIBC__)
  constexpr int kMost = 256 << 20;
  static_cast<void>(mallopt(M_MMAP_THRESHOLD, kMost));
  static_cast<void>(mallopt(M_TRIM_THRESHOLD, kMost));
#endif
}

/// Standard input and outputs that were closed before the program began stay so: else the next file
/// it opens would take their place, and be read or written for them.
void keep_standard_descriptors() {
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (::fcntl(descriptor, F_GETFD) >= 0 || errno != EBADF) continue;
    // The lowest number that is free. Reading it is an error, as is writing the others.
    const int way = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY;
    if (::open("/dev/null", way) != descriptor) return;
  }
}

}  // namespace
}  // namespace omnidoku::cli

int main(int argc, char** argv) {
  using omnidoku::cli::Console;
  omnidoku::cli::keep_standard_descriptors();
  Console console;
  omnidoku::cli::keep_memory();
  omnidoku::cli::install_interrupt_handlers();
  // Without even the program's name there are no words either.
  const int num_words = argc > 0 ? argc - 1 : 0;
  return omnidoku::cli::run_command_line(console, {argv + argc - num_words, argv + argc});
}
