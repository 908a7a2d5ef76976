// SPDX-License-Identifier: MIT
//
// Stopping the program from outside: SIGINT, SIGTERM, SIGHUP and SIGQUIT ask for a stop once, the
// same a second time ends the program at once. Signal handlers can only reach global state, so this
// is the one place that has some; everything else gets a stop token.
#pragma once

#include "base/limits.h"

namespace omnidoku::cli {

/// Handles these signals unless they are ignored already, and makes writes to a closed pipe fail
/// instead of killing the program. Call once at program start, before any thread.
void install_interrupt_handlers();

/// Asks everything to stop, as the signals do.
void request_stop();

/// Stopped by a signal or by request_stop().
[[nodiscard]] base::StopToken stop_token();
/// Whether a signal asked for it.
[[nodiscard]] bool interrupted();

/// A file descriptor that becomes readable when a stop is asked for, to poll beside an input.
[[nodiscard]] int stop_descriptor();

}  // namespace omnidoku::cli
