// SPDX-License-Identifier: MIT
//
// Values are read with from_chars, so that neither the locale nor trailing junk gets through.
#include "options.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <thread>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "base/suggest.h"
#include "console.h"
#include "geometry/name_style.h"
#include "interrupt.h"
#include "packed/packing.h"
#include "scene/theme.h"

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

/// Refuses what is no whole number: CLI11 alone takes -1 for an unsigned number and makes it a huge
/// one.
std::string whole_number_fault(const std::string& word) {
  std::uint64_t number = 0;
  const char* const end = word.data() + word.size();
  const auto [rest, error] = std::from_chars(word.data(), end, number);
  if (error == std::errc() && rest == end && !word.empty()) return {};
  return "'" + word + "' is not a whole number of 0 or more";
}

/// Refuses an empty value, which a shell makes of a variable that is not set: it would be as if the
/// option were not there.
std::string empty_fault(const std::string& word) {
  return word.empty() ? "its value is empty" : std::string();
}

bool is_option(const std::string& names) { return names.starts_with('-'); }

template <class Number>
CLI::Option* add_whole_number(CLI::App& app, const std::string& names, Number& value,
                              const std::string& help) {
  return app.add_option(names, value, help)->check(CLI::Validator(whole_number_fault, ""));
}

}  // namespace

Option& Option::type_name(std::string_view name) {
  option_->type_name(std::string(name));
  return *this;
}

Option& Option::show_default() {
  option_->capture_default_str();
  return *this;
}

Option& Option::required() {
  option_->required();
  return *this;
}

Option& Option::at_most(int count) {
  option_->expected(0, count);
  return *this;
}

Option& Option::split_at_commas() {
  option_->delimiter(',')->allow_extra_args(false);  // what follows is no part of the list
  return *this;
}

Option& Option::within(double low, double high) {
  const auto fault = [low, high](const std::string& word) -> std::string {
    const std::optional<double> number = decimal_number(word);
    if (number && *number >= low && *number <= high) return {};
    return fmt::format("'{}' is not a number from {:.10g} to {:.10g}", word, low, high);
  };
  option_->check(CLI::Validator(fault, ""));  // without a name, which would clutter the help page
  return *this;
}

Option& Option::offers(WordList words) {
  rest_->words = words;
  return *this;
}

Option CommandOptions::remember(CLI::Option& option, const std::string& help,
                                const std::vector<std::string>& choices) {
  Option::Rest& rest = rest_[&option];
  rest = {help, choices, nullptr};
  return {option, rest};
}

void CommandOptions::flag(const std::string& names, bool& value, const std::string& help) {
  remember(*app_->add_flag(names, value, help), help);
}

Option CommandOptions::add(const std::string& names, std::string& value, const std::string& help) {
  CLI::Option* const option = app_->add_option(names, value, help);
  if (is_option(names)) option->check(CLI::Validator(empty_fault, ""));
  return remember(*option, help);
}

Option CommandOptions::add(const std::string& names, std::vector<std::string>& values,
                           const std::string& help) {
  CLI::Option* const option = app_->add_option(names, values, help);
  if (is_option(names)) option->check(CLI::Validator(empty_fault, ""));
  return remember(*option, help);
}

Option CommandOptions::add(const std::string& names, double& value, const std::string& help) {
  return remember(*app_->add_option(names, value, help), help);
}

Option CommandOptions::add(const std::string& names, int& value, const std::string& help) {
  return remember(*add_whole_number(*app_, names, value, help), help);
}

Option CommandOptions::add(const std::string& names, std::uint64_t& value,
                           const std::string& help) {
  return remember(*add_whole_number(*app_, names, value, help), help);
}

Option CommandOptions::add(const std::string& names, std::optional<std::uint64_t>& value,
                           const std::string& help) {
  return remember(*add_whole_number(*app_, names, value, help), help);
}

Option CommandOptions::add_choice(const std::string& names, std::string& value,
                                  const std::string& help,
                                  const std::vector<std::string>& choices) {
  std::string shape;
  for (const std::string& choice : choices) shape += (shape.empty() ? "" : "|") + choice;
  const auto fault = [choices](const std::string& word) -> std::string {
    if (std::find(choices.begin(), choices.end(), word) != choices.end()) return {};
    const std::vector<std::string_view> known(choices.begin(), choices.end());
    return "'" + word + "' is unknown (" + base::suggestion(word, known) + ")";
  };
  constexpr std::size_t kLongestShape = 40;  // longer ones go below, to keep the page narrow
  const bool fits = shape.size() <= kLongestShape;
  CLI::Option* const option = app_->add_option(names, value, fits ? help : help + ":\n" + shape);
  option->type_name(fits ? shape : "WORD")->check(CLI::Validator(fault, ""));
  return remember(*option, help, choices);
}

void CommandOptions::hide(const std::string& name) { app_->get_option(name)->group(""); }

void CommandOptions::footer(const std::string& text) { app_->footer(text); }

std::vector<OptionFacts> CommandOptions::facts() const {
  const CLI::App& app = *app_;
  std::vector<OptionFacts> all;
  for (const CLI::Option* const option : app.get_options()) {
    OptionFacts facts;
    if (!option->get_snames().empty()) facts.short_name = "-" + option->get_snames().front();
    if (!option->get_lnames().empty()) facts.long_name = "--" + option->get_lnames().front();
    if (option->get_positional()) facts.place = option->get_name(true);
    facts.help = option->get_description();
    facts.takes_value = option->get_items_expected_max() > 0;
    if (facts.takes_value) facts.value = option->get_type_name();
    facts.usual = option->get_default_str();
    facts.is_list = option->get_delimiter() == ',';
    facts.several = option->get_items_expected_max() > 1 && !facts.is_list;
    facts.required = option->get_required();
    facts.hidden = option->get_group().empty();
    if (const auto rest = rest_.find(option); rest != rest_.end()) {
      facts.help = rest->second.help;
      facts.words = rest->second.words == nullptr ? rest->second.choices : rest->second.words();
    }
    all.push_back(std::move(facts));
  }
  return all;
}

base::Result<std::uint64_t> parse_bytes(std::string_view text) {
  constexpr std::pair<std::string_view, double> kUnits[] = {
      {"K", 0x1p10}, {"M", 0x1p20}, {"G", 0x1p30}, {"T", 0x1p40}, {"", 1}};
  const auto* const unit = std::find_if(std::begin(kUnits), std::end(kUnits),
                                        [text](const auto& u) { return text.ends_with(u.first); });
  const std::optional<double> number =
      decimal_number(text.substr(0, text.size() - unit->first.size()));
  constexpr double kMost = 0x1p60;
  const double bytes = number.value_or(0) * unit->second;
  if (!number || bytes < 1 || bytes > kMost) {
    return usage("'" + std::string(text) + "' is no size", "write 500M or 2G");
  }
  return static_cast<std::uint64_t>(bytes);
}

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

int thread_count(int threads) {
  if (threads > 0) return threads;
  return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, kMostThreads);
}

void add_threads_option(CommandOptions& options, int& threads) {
  options.add("--threads", threads, "Threads to use; 0 = one for each processor")
      .type_name("N")
      .show_default()
      .within(0, kMostThreads);
}

void add_time_limit_option(CommandOptions& options, std::string& time_limit,
                           const std::string& help) {
  options.add("--time-limit", time_limit, help).type_name("TIME");
}

void add_drawing_options(CommandOptions& options, std::string& view, std::string& theme) {
  options.add("--view", view, "flat, or folded for surfaces and cubes")
      .type_name("VIEW")
      .show_default()
      .offers([]() -> std::vector<std::string> {
        return {"flat", "folded"};
      });
  std::vector<std::string> themes;
  for (const scene::Theme& one : scene::themes()) themes.emplace_back(one.id);
  options.add_choice("--theme", theme, "Colours of the drawing", themes).show_default();
}

void add_cell_names_option(CommandOptions& options, std::string& style) {
  std::vector<std::string> styles;
  for (const geometry::NameStyle one : geometry::kNameStyles) {
    styles.emplace_back(geometry::to_string(one));
  }
  style = styles.front();
  options.add_choice("--cell-names", style, "What the first cell of a grid is called", styles);
}

geometry::BoardPtr with_cell_names(const geometry::BoardPtr& board, const std::string& style) {
  return geometry::with_names(board, *geometry::name_style_from(style));
}

void add_limit_option(CommandOptions& options, SearchOptions& search, std::uint64_t fallback,
                      const std::string& help) {
  search.limit = fallback;
  options.add("--limit", search.limit, help).type_name("N").show_default();
}

void add_file_option(CommandOptions& options, std::string& file, const std::string& help) {
  options.add("-o,--file", file, help).type_name("FILE");
}

void add_old_file_option(CommandOptions& options, std::string& old_file) {
  options.add("--output", old_file, "The same; now called --file").type_name("FILE");
  options.hide("--output");
}

std::string file_of(Console& console, const std::string& file, const std::string& old_file) {
  if (old_file.empty()) return file;
  console.remark("--output names a file here; write -o " + old_file);
  return file.empty() ? old_file : file;
}

base::Result<std::string> output_for(const std::string& asked, const std::string& file,
                                     const std::vector<std::string>& choices,
                                     const std::string& usual, const std::string& option) {
  if (!asked.empty()) return asked;
  const std::string name(packed::name_inside(file));
  const std::size_t dot = name.rfind('.');
  if (dot == std::string::npos || name.find('/', dot) != std::string::npos) return usual;
  const std::string extension = name.substr(dot + 1);
  if (std::find(choices.begin(), choices.end(), extension) != choices.end()) return extension;
  constexpr std::string_view kKinds[] = {"csv",   "html", "htm", "json",
                                         "jsonl", "pdf",  "png", "svg"};
  if (std::find(std::begin(kKinds), std::end(kKinds), extension) == std::end(kKinds)) return usual;
  std::string known;
  for (const std::string& choice : choices) known += (known.empty() ? "" : ", ") + choice;
  return usage("'" + file + "' asks for ." + extension + ", which is not written here",
               option + " says what is written: " + known);
}

base::Result<void> check_view(const geometry::Board& board, const std::string& view) {
  if (board.find_view(view) != nullptr) return {};
  std::string known;
  for (const geometry::View& one : board.views()) known += (known.empty() ? "" : ", ") + one.id;
  return usage("the board has no view named \"" + view + "\"", "its views are: " + known);
}

void add_search_options(CommandOptions& options, SearchOptions& search) {
  options.add_choice("--engine", search.engine, "Engine to use",
                     {"auto", "classic", "batch", "general", "sat"});
  add_threads_option(options, search.threads);
  add_time_limit_option(options, search.time_limit);
  options.flag("--ignore-unknown", search.ignore_unknown,
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
  } else if (options.engine == "classic") {
    result.engine = solve::EngineChoice::classic;
  } else if (options.engine == "batch") {
    result.engine = solve::EngineChoice::batch;
  } else if (options.engine == "sat") {
    result.engine = solve::EngineChoice::sat;
  }
  result.ignore_unknown = options.ignore_unknown;
  result.threads = 1;
  return result;
}

}  // namespace omnidoku::cli
