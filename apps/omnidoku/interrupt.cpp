// SPDX-License-Identifier: MIT
//
// A pipe to itself carries the stop from the signal handler to whoever waits for input in poll().
#include "interrupt.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <unistd.h>

namespace omnidoku::cli {
namespace {

struct Interrupt {
  base::StopSource source;
  std::array<int, 2> pipe{-1, -1};
  std::atomic<bool> by_signal{false};
};

// Made before the handlers are installed and never destroyed, as handlers may run to the very end.
Interrupt& state() {
  static Interrupt* const instance = new Interrupt;
  return *instance;
}

extern "C" void on_signal(int /*number*/) {
  const int saved = errno;
  state().by_signal.store(true, std::memory_order_relaxed);
  request_stop();
  errno = saved;
}

}  // namespace

void install_interrupt_handlers() {
  Interrupt& interrupt = state();
  // Without the pipe a stop still works, only not while waiting for input.
  if (::pipe2(interrupt.pipe.data(), O_CLOEXEC | O_NONBLOCK) != 0) interrupt.pipe = {-1, -1};

  struct sigaction action {};
  action.sa_handler = on_signal;
  // After the first signal the default action is back, so that a second one ends the program.
  action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
  sigemptyset(&action.sa_mask);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT}) {
    // Who started the program with nohup wants it to go on when the terminal goes.
    struct sigaction before {};
    if (sigaction(signal, nullptr, &before) == 0 && before.sa_handler == SIG_IGN) continue;
    sigaction(signal, &action, nullptr);
  }

  struct sigaction ignore {};
  ignore.sa_handler = SIG_IGN;
  sigemptyset(&ignore.sa_mask);
  sigaction(SIGPIPE, &ignore, nullptr);
}

void request_stop() {
  Interrupt& interrupt = state();
  interrupt.source.request_stop();
  const char byte = 0;
  if (interrupt.pipe[1] >= 0 && ::write(interrupt.pipe[1], &byte, 1) < 0) {
    // The pipe is full: it is readable already, which is all that is wanted.
  }
}

base::StopToken stop_token() { return state().source.token(); }
bool interrupted() { return state().by_signal.load(std::memory_order_relaxed); }
int stop_descriptor() { return state().pipe[0]; }

}  // namespace omnidoku::cli
