// SPDX-License-Identifier: MIT
//
// Options that several commands share, and the ways of writing their values.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "base/result.h"
#include "solve/solve.h"

namespace omnidoku::cli {

/// "10s", "500ms", "2m", "1h", or a number of seconds; positive. Error: usage.
[[nodiscard]] base::Result<std::chrono::nanoseconds> parse_duration(std::string_view text);

/// Limits with this time (as parse_duration reads it; none when empty) and the program's stop
/// token. Error: usage.
[[nodiscard]] base::Result<base::Limits> limits_with(const std::string& time_limit);

/// "24" or "22-26". Error: usage.
[[nodiscard]] base::Result<std::pair<int, int>> parse_range(std::string_view text);

/// --threads N, 0 meaning one for each processor.
void add_threads_option(CLI::App& app, int& threads);
/// The number of threads that is meant, at least 1.
[[nodiscard]] int thread_count(int threads);

/// A check that a value is a number in low..high, which does not clutter the help page.
[[nodiscard]] CLI::Validator range_check(double low, double high);

/// A check that a value is a whole number that is not negative.
[[nodiscard]] CLI::Validator whole_number_check();

/// An option whose value is one of a list of words.
CLI::Option* add_choice_option(CLI::App& app, const std::string& flags, std::string& value,
                               const std::string& help, const std::vector<std::string>& choices);

/// Options of the commands that search for solutions.
struct SearchOptions {
  std::uint64_t limit = 2;
  int threads = 0;
  std::string engine = "auto";
  std::string time_limit;
  bool ignore_unknown = false;
};

void add_limit_option(CLI::App& app, SearchOptions& options, std::uint64_t fallback,
                      const std::string& help);
/// --engine, --threads, --time-limit, --ignore-unknown.
void add_search_options(CLI::App& app, SearchOptions& options);

/// The options of the library, with the program's stop token. Errors: usage, unsupported.
[[nodiscard]] base::Result<solve::Options> solve_options(const SearchOptions& options);

}  // namespace omnidoku::cli
