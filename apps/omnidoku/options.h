// SPDX-License-Identifier: MIT
//
// How a command declares its options, the options that several commands share, and the ways of
// writing their values.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "geometry/board.h"
#include "solve/solve.h"

// NOLINTNEXTLINE(readability-identifier-naming): the library chose the name
namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace omnidoku::cli {

class Console;

/// What an option is, for whoever describes the command line: the manual, and shells that complete
/// it.
struct OptionFacts {
  std::string short_name;  ///< as in "-n"; empty where there is none
  std::string long_name;   ///< as in "--count"; empty: it is a positional one
  std::string place;       ///< what a positional one is called
  std::string help;        ///< without the choices
  std::string value;       ///< what its value is called, such as FILE; of choices "a|b|c"
  std::string usual;       ///< what the value is if the option is not given, if that is said
  std::vector<std::string> words;  ///< what the value can be, where that can be listed
  bool takes_value = false;
  bool is_list = false;  ///< its value is several words with commas between them
  bool several = false;  ///< a positional one that takes more than one word
  bool required = false;
  bool hidden = false;
};

/// The words that the value of an option can be, asked for when somebody wants to know.
using WordList = std::vector<std::string> (*)();

/// An option that has been declared. Every call returns the option, so that they chain.
class Option {
 public:
  /// What the library does not know of an option.
  struct Rest {
    std::string help;
    std::vector<std::string> choices;
    WordList words = nullptr;
  };
  Option(CLI::Option& option, Rest& rest) : option_(&option), rest_(&rest) {}

  /// What the help page writes for the value, such as FILE.
  Option& type_name(std::string_view name);
  /// Says on the help page what the value is if the option is not given.
  Option& show_default();
  /// It is an error if the option is not given.
  Option& required();
  /// Of a positional option with several values: it takes this many at most.
  Option& at_most(int count);
  /// The value is a list: it is split at commas.
  Option& split_at_commas();
  /// Its value is a number in low..high.
  Option& within(double low, double high);
  /// Shells offer these words for its value; others may do as well.
  Option& offers(WordList words);

 private:
  CLI::Option* option_;
  Rest* rest_;
};

/// The options of one command. A front for the library CLI11, whose header takes many seconds of
/// compiling wherever it is included. Names are written as in "-o,--output"; without a dash the
/// option is a positional one. A value must live until the command line has been parsed.
class CommandOptions {
 public:
  explicit CommandOptions(CLI::App& app) : app_(&app) {}

  /// False unless the flag is given.
  void flag(const std::string& names, bool& value, const std::string& help);

  Option add(const std::string& names, std::string& value, const std::string& help);
  Option add(const std::string& names, std::vector<std::string>& values, const std::string& help);
  Option add(const std::string& names, double& value, const std::string& help);
  /// Whole numbers that are not negative.
  Option add(const std::string& names, int& value, const std::string& help);
  Option add(const std::string& names, std::uint64_t& value, const std::string& help);
  Option add(const std::string& names, std::optional<std::uint64_t>& value,
             const std::string& help);
  /// One of a list of words.
  Option add_choice(const std::string& names, std::string& value, const std::string& help,
                    const std::vector<std::string>& choices);

  /// Takes the last option that was added off the help page.
  void hide(const std::string& name);
  /// What stands below the options on the help page.
  void footer(const std::string& text);

  /// All that were declared, in the order of the help page.
  [[nodiscard]] std::vector<OptionFacts> facts() const;

 private:
  Option remember(CLI::Option& option, const std::string& help,
                  const std::vector<std::string>& choices = {});

  CLI::App* app_;
  std::map<const CLI::Option*, Option::Rest> rest_;
};

/// "10s", "500ms", "2m", "1h", or a number of seconds; positive. Error: usage.
[[nodiscard]] base::Result<std::chrono::nanoseconds> parse_duration(std::string_view text);

/// "500M", "2G" or a number of bytes; positive. Error: usage.
[[nodiscard]] base::Result<std::uint64_t> parse_bytes(std::string_view text);

/// Limits with this time (as parse_duration reads it; none when empty) and the program's stop
/// token. Error: usage.
[[nodiscard]] base::Result<base::Limits> limits_with(const std::string& time_limit);

/// "24" or "22-26". Error: usage.
[[nodiscard]] base::Result<std::pair<int, int>> parse_range(std::string_view text);

/// --cell-names STYLE, how the cells of one grid are called.
void add_cell_names_option(CommandOptions& options, std::string& style);
/// The board with the names that are meant.
[[nodiscard]] geometry::BoardPtr with_cell_names(const geometry::BoardPtr& board,
                                                 const std::string& style);
/// --threads N, 0 meaning one for each processor.
void add_threads_option(CommandOptions& options, int& threads);
/// The number of threads that is meant, at least 1.
[[nodiscard]] int thread_count(int threads);

/// --time-limit TIME, as limits_with() takes it.
void add_time_limit_option(CommandOptions& options, std::string& time_limit,
                           const std::string& help = "Most time for one puzzle, such as 10s");

/// --view and --theme: how a drawing looks.
void add_drawing_options(CommandOptions& options, std::string& view, std::string& theme);

/// Options of the commands that search for solutions.
struct SearchOptions {
  std::uint64_t limit = 2;
  int threads = 0;
  std::string engine = "auto";
  std::string time_limit;
  bool ignore_unknown = false;
};

void add_limit_option(CommandOptions& options, SearchOptions& search, std::uint64_t fallback,
                      const std::string& help);
/// -o, --file: a file to write instead of standard output.
void add_file_option(CommandOptions& options, std::string& file,
                     const std::string& help = "File to write instead of standard output");
/// Where a command writes no table: --output FILE, which meant the same once.
void add_old_file_option(CommandOptions& options, std::string& old_file);
/// The file that is meant; says what the old option is called now.
[[nodiscard]] std::string file_of(Console& console, const std::string& file,
                                  const std::string& old_file);
/// What to write: what was asked for, else what the name of the file tells, else `usual`. Error:
/// usage, where the name tells something that is not among the choices of the option.
[[nodiscard]] base::Result<std::string> output_for(const std::string& asked,
                                                   const std::string& file,
                                                   const std::vector<std::string>& choices,
                                                   const std::string& usual,
                                                   const std::string& option = "--output");
/// Whether a board has a view that --view names. Error: usage.
[[nodiscard]] base::Result<void> check_view(const geometry::Board& board, const std::string& view);
/// --engine, --threads, --time-limit, --ignore-unknown.
void add_search_options(CommandOptions& options, SearchOptions& search);

/// The options of the library, with the program's stop token. Errors: usage, unsupported.
[[nodiscard]] base::Result<solve::Options> solve_options(const SearchOptions& options);

}  // namespace omnidoku::cli
