// SPDX-License-Identifier: MIT
//
// Values are read with from_chars, so that neither the locale nor trailing junk gets through.
#include "options.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <thread>

#include <fmt/format.h>

#include "base/suggest.h"
#include "interrupt.h"

namespace omnidoku::cli {
namespace {

constexpr int kMostThreads = 1024;

base::Error usage(std::string what, std::string hint = {}) {
  return base::make_error(base::ErrorCode::usage, std::move(what), std::move(hint));
}

/// A whole number that takes up all of the text.
std::optional<int> whole_number(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// A number such as "2.5": whole part and decimals, no sign, no exponent.
std::optional<double> decimal_number(std::string_view text) {
  double number = 0;
  double place = 0;  // value of the next decimal, 0 before the point
  bool any = false;
  for (const char c : text) {
    if (c == '.' && place == 0) {
      place = 0.1;
    } else if (c >= '0' && c <= '9') {
      any = true;
      const double digit = c - '0';
      number = place == 0 ? number * 10 + digit : number + digit * place;
      place /= 10;
    } else {
      return std::nullopt;
    }
  }
  return any ? std::optional<double>(number) : std::nullopt;
}

}  // namespace

base::Result<std::chrono::nanoseconds> parse_duration(std::string_view text) {
  constexpr std::pair<std::string_view, double> kUnits[] = {
      {"ms", 1e-3}, {"us", 1e-6}, {"min", 60}, {"s", 1}, {"m", 60}, {"h", 3600}, {"", 1}};
  const auto* const unit =
      std::find_if(std::begin(kUnits), std::end(kUnits), [text](const auto& u) {
        return text.size() >= u.first.size() &&
               text.substr(text.size() - u.first.size()) == u.first;
      });
  const std::optional<double> number =
      decimal_number(text.substr(0, text.size() - unit->first.size()));
  constexpr double kLongest = 1e9;  // seconds; fits nanoseconds in 64 bits
  const double seconds = number.value_or(0) * unit->second;
  if (!number || seconds <= 0 || seconds > kLongest) {
    return usage("'" + std::string(text) + "' is no duration", "write 10s, 500ms, 2m or 1h");
  }
  return std::chrono::nanoseconds(std::max<std::int64_t>(1, std::llround(seconds * 1e9)));
}

base::Result<std::pair<int, int>> parse_range(std::string_view text) {
  const std::size_t dash = text.find('-');
  const std::optional<int> low = whole_number(text.substr(0, dash));
  const std::optional<int> high =
      dash == std::string_view::npos ? low : whole_number(text.substr(dash + 1));
  if (!low || !high || *low < 0 || *high < *low) {
    return usage("'" + std::string(text) + "' is no number of givens", "write 24 or 22-26");
  }
  return std::pair(*low, *high);
}

void add_threads_option(CLI::App& app, int& threads) {
  app.add_option("--threads", threads, "Threads to use; 0 = one for each processor")
      ->type_name("N")
      ->capture_default_str()
      ->check(whole_number_check())
      ->check(range_check(0, kMostThreads));
}

CLI::Validator range_check(double low, double high) {
  const auto check = [low, high](const std::string& word) -> std::string {
    const std::optional<double> number = decimal_number(word);
    if (number && *number >= low && *number <= high) return {};
    return fmt::format("'{}' is not a number from {:g} to {:g}", word, low, high);
  };
  return CLI::Validator(check, "");
}

CLI::Validator whole_number_check() {
  // CLI11 alone takes -1 for an unsigned number and makes it a huge one.
  const auto check = [](const std::string& word) -> std::string {
    std::uint64_t number = 0;
    const char* const end = word.data() + word.size();
    const auto [rest, error] = std::from_chars(word.data(), end, number);
    if (error == std::errc() && rest == end && !word.empty()) return {};
    return "'" + word + "' is not a whole number";
  };
  return CLI::Validator(check, "");
}

int thread_count(int threads) {
  if (threads > 0) return threads;
  return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, kMostThreads);
}

CLI::Option* add_choice_option(CLI::App& app, const std::string& flags, std::string& value,
                               const std::string& help, const std::vector<std::string>& choices) {
  std::string shape;
  for (const std::string& choice : choices) shape += (shape.empty() ? "" : "|") + choice;
  const auto check = [choices](const std::string& word) -> std::string {
    if (std::find(choices.begin(), choices.end(), word) != choices.end()) return {};
    const std::vector<std::string_view> known(choices.begin(), choices.end());
    return "'" + word + "' is unknown (" + base::suggestion(word, known) + ")";
  };
  constexpr std::size_t kLongestShape = 40;  // longer ones go below, to keep the page narrow
  const bool fits = shape.size() <= kLongestShape;
  return app.add_option(flags, value, fits ? help : help + ":\n" + shape)
      ->type_name(fits ? shape : "WORD")
      ->check(CLI::Validator(check, ""));
}

void add_limit_option(CLI::App& app, SearchOptions& options, std::uint64_t fallback,
                      const std::string& help) {
  options.limit = fallback;
  app.add_option("--limit", options.limit, help)
      ->type_name("N")
      ->capture_default_str()
      ->check(whole_number_check());
}

void add_search_options(CLI::App& app, SearchOptions& options) {
  add_choice_option(app, "--engine", options.engine, "Engine to use",
                    {"auto", "classic", "batch", "general"});
  add_threads_option(app, options.threads);
  app.add_option("--time-limit", options.time_limit,
                 "Most time for one puzzle, such as 10s or 500ms")
      ->type_name("TIME");
  app.add_flag("--ignore-unknown", options.ignore_unknown,
               "Solve although some rules are not understood, leaving them out");
}

base::Result<base::Limits> limits_with(const std::string& time_limit) {
  base::Limits limits;
  limits.stop = stop_token();
  if (!time_limit.empty()) {
    const base::Result<std::chrono::nanoseconds> time = parse_duration(time_limit);
    if (!time) return time.error();
    limits.time = *time;
  }
  return limits;
}

base::Result<solve::Options> solve_options(const SearchOptions& options) {
  solve::Options result;
  base::Result<base::Limits> limits = limits_with(options.time_limit);
  if (!limits) return limits.error();
  result.limits = *std::move(limits);
  result.limits.solutions = options.limit;
  if (options.engine == "general") {
    result.engine = solve::EngineChoice::general;
  } else if (options.engine != "auto") {
    return base::make_error(base::ErrorCode::unsupported,
                            "the engine '" + options.engine + "' is unsupported in this version",
                            "use --engine auto or general");
  }
  result.ignore_unknown = options.ignore_unknown;
  result.threads = 1;
  return result;
}

}  // namespace omnidoku::cli
