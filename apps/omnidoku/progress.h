// SPDX-License-Identifier: MIT
//
// Progress of long work on standard error: only on a terminal, only once the work has taken a
// second, and some five times a second.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>

#include "base/limits.h"
#include "console.h"

namespace omnidoku::cli {

/// Thread-safe.
class ProgressLine {
 public:
  explicit ProgressLine(Console& console);
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  /// Shows text() if it is time to; cheap otherwise. The seconds since the start are passed.
  void update(const std::function<std::string(double seconds)>& text);

 private:
  Console& console_;
  std::mutex lock_;
  std::chrono::steady_clock::time_point start_;
  std::chrono::steady_clock::time_point next_;
};

/// Lets a long search show its progress, as long as these limits (or copies of them) live.
void show_search_progress(Console& console, base::Limits& limits);

/// The same for a path by logic, which counts its steps as nodes.
void show_path_progress(Console& console, base::Limits& limits);

/// The same for the making of `count` puzzles, of which `made` are there.
void show_making_progress(Console& console, base::Limits& limits,
                          const std::atomic<std::uint64_t>& made, std::uint64_t count);

/// "12,345 puzzles, 40 %, 3,400/s" ("0.4/s" where it is slow); a negative fraction is left out.
/// `before`: how many of them were there when the seconds began.
[[nodiscard]] std::string progress_text(std::uint64_t number, const std::string& noun,
                                        double fraction, double seconds, std::uint64_t before = 0);

/// ", 12 min left" for work that went from one fraction to another in these seconds; nothing where
/// that says little.
[[nodiscard]] std::string time_left_text(double from, double fraction, double seconds);

}  // namespace omnidoku::cli
