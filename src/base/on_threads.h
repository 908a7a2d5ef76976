// SPDX-License-Identifier: MIT
//
// The same work on several threads, which share it out among themselves.
#pragma once

#include <system_error>
#include <thread>
#include <vector>

namespace omnidoku::base {

/// Calls work() on up to so many threads (at least 1), the caller's included, and returns when all
/// have come back. Where the system gives fewer, these do. work() throws nothing.
template <class Work>
void on_threads(int threads, const Work& work) {
#if defined(__EMSCRIPTEN__)
  // There are no others, and neither std::jthread nor exceptions.
  static_cast<void>(threads);
#else
  std::vector<std::jthread> others;
  try {
    for (int i = 1; i < threads; ++i) others.emplace_back([&work] { work(); });
  } catch (const std::system_error&) {
    // Those that there are do it.
  }
#endif
  work();
}

}  // namespace omnidoku::base
