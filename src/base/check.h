// SPDX-License-Identifier: MIT
//
// Programmer errors. OMNIDOKU_CHECK is always on and guards module edges; OMNIDOKU_ASSERT is on in
// builds without NDEBUG. Bad input never ends here: it is a Result.
#pragma once

namespace omnidoku::base {

/// Called with the failed condition and its place; must not return.
using CheckHandler = void (*)(const char* condition, const char* file, int line);

/// Replaces what happens on a failed check (default: print to stderr and abort). Not thread-safe;
/// call it at program start. Returns the handler replaced.
CheckHandler set_check_handler(CheckHandler handler);

/// Calls the handler, then aborts should it return.
[[noreturn]] void check_failed(const char* condition, const char* file, int line);

}  // namespace omnidoku::base

#define OMNIDOKU_CHECK(condition)     \
  ((condition) ? static_cast<void>(0) \
               : ::omnidoku::base::check_failed(#condition, __FILE__, __LINE__))

#ifdef NDEBUG
#define OMNIDOKU_ASSERT(condition) static_cast<void>(0)
#else
#define OMNIDOKU_ASSERT(condition) OMNIDOKU_CHECK(condition)
#endif
