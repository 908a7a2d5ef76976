// SPDX-License-Identifier: MIT
#include "run_command_line.h"

#include <algorithm>
#include <exception>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include <CLI/CLI.hpp>
#include <sys/stat.h>

#include "base/kernels.h"
#include "base/suggest.h"
#include "command.h"
#include "command_line.h"
#include "constraints/constraint_type.h"
#include "exit_code.h"
#include "generate/target.h"
#include "geometry/builder.h"
#include "logic/rating.h"
#include "options.h"

namespace omnidoku::cli {
namespace {

std::string short_help() {
  std::string text =
      "omnidoku: one engine for every Sudoku\n\n" + std::string(kFirstSteps) + "\nCommands: ";
  for (const Command* command : commands()) {
    if (command != commands().front()) text += ", ";
    text += command->name;
  }
  return text + "\n'omnidoku COMMAND --help' tells more about each, 'omnidoku --help' about all.\n";
}

/// Whether the first word was meant as a command, and what to say if there is no such command.
std::string unknown_command(std::string_view word) {
  if (word.empty() || word.front() == '-') return {};
  std::vector<std::string_view> names;
  for (const Command* command : commands()) names.push_back(command->name);
  if (std::find(names.begin(), names.end(), word) != names.end()) return {};

  constexpr std::size_t kLongestShown = 40;
  const std::string shown(word.size() > kLongestShown
                              ? std::string(word.substr(0, kLongestShown)) + "..."
                              : std::string(word));
  struct stat info {};
  const bool is_file = ::stat(std::string(word).c_str(), &info) == 0;
  if (is_file || word.size() > kLongestShown) {
    return "'" + shown + "' is no command (to solve it: omnidoku solve " + shown + ")";
  }
  return "'" + shown + "' is no command (" + base::suggestion(word, names) + ")";
}

/// Whether `word` is one of the things that the option of that name takes.
bool is_value_of(std::string_view option, std::string_view word) {
  if (option == "--geometry") return geometry::find_board_type(word) != nullptr;
  if (option == "--kinds") return constraints::find_constraint_type(word) != nullptr;
  if (option != "--difficulty") return false;
  const auto levels = generate::levels_to_make();
  return std::any_of(levels.begin(), levels.end(),
                     [word](logic::Level level) { return logic::to_string(level) == word; });
}

/// ", did you mean '--kinds killer'?" of a word that one of the options takes; else nothing.
std::string meant_as_value(const CLI::App& asked, std::string_view word) {
  for (const std::string_view option : {"--difficulty", "--geometry", "--kinds"}) {
    const bool taken = asked.get_option_no_throw(std::string(option)) != nullptr;
    if (taken && is_value_of(option, word)) {
      return ", did you mean '" + std::string(option) + " " + std::string(word) + "'?";
    }
  }
  return {};
}

/// What an option is called here that other programs call so; empty where the command has none.
std::string_view other_name(const CLI::App& asked, std::string_view word) {
  constexpr std::pair<std::string_view, std::string_view> kNames[] = {
      {"level", "difficulty"},  {"number", "count"},       {"size", "geometry"},
      {"board", "geometry"},    {"type", "kinds"},         {"variant", "kinds"},
      {"constraints", "kinds"}, {"clues", "givens"},       {"format", "to"},
      {"format", "output"},     {"timeout", "time-limit"}, {"jobs", "threads"},
      {"max", "limit"},         {"output-file", "file"},   {"output", "file"},
      {"colours", "theme"},     {"colors", "theme"}};
  for (const auto& [name, here] : kNames) {
    if (name == word && asked.get_option_no_throw("--" + std::string(here)) != nullptr) return here;
  }
  return {};
}

/// What to say when words were left over and one of them was meant as an option; else nothing.
std::string unknown_option(const CLI::App& app, const CLI::App& asked) {
  for (const std::string& word : app.remaining(true)) {
    if (word.size() < 2 || word.front() != '-') continue;
    std::vector<std::string> known;
    for (const CLI::Option* option : asked.get_options()) {
      for (const std::string& name : option->get_lnames()) known.push_back(name);
    }
    const std::string name = word.substr(0, word.find('='));
    std::string text = "'" + name + "' is no option of " + app.get_name();
    if (&asked != &app) text += " " + asked.get_name();
    const std::size_t dashes = std::min(name.find_first_not_of('-'), name.size());
    const std::string_view bare = std::string_view(name).substr(dashes);
    if (const std::string meant = meant_as_value(asked, bare); !meant.empty()) return text + meant;
    const std::vector<std::string_view> near =
        base::similar(bare, std::vector<std::string_view>(known.begin(), known.end()));
    std::string other(other_name(asked, bare));
    if (other.empty() && !near.empty()) other = near.front();
    if (!other.empty()) text += ", did you mean '--" + other + "'?";
    return text;
  }
  return {};
}

/// What to say when a word was left over, with the option that it may have been meant for.
std::string unknown_word(const CLI::App& app, const CLI::App& asked) {
  const std::vector<std::string> words = app.remaining(true);
  if (words.empty()) return {};
  const std::string& word = words.front();
  return "'" + word + "' has no meaning there" + meant_as_value(asked, word);
}

int report_parse_error(Console& console, const CLI::App& app, const CLI::ParseError& error) {
  const CLI::App* asked = &app;  // the subcommand whose options were being read
  for (const CLI::App* sub : app.get_subcommands()) asked = sub;
  if (dynamic_cast<const CLI::CallForVersion*>(&error) != nullptr) {
    console.out.write(std::string(error.what()) + "\n");
  } else if (dynamic_cast<const CLI::CallForHelp*>(&error) != nullptr) {
    console.out.write(asked->help(asked == &app ? "" : app.get_name()) + "\n");
  } else {
    std::string hint = "omnidoku ";
    if (asked != &app) hint += asked->get_name() + " ";
    std::string what;
    const bool lacks_command = dynamic_cast<const CLI::RequiredError*>(&error) != nullptr;
    if (lacks_command || dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) {
      what = unknown_option(app, *asked);
      if (what.empty()) what = unknown_word(app, *asked);
    }
    if (what.empty()) what = error.what();
    console.say(what + " (see " + hint + "--help)");
    return kExitBad;
  }
  const base::Result<void> written = console.out.finish();
  if (written) return kExitDone;
  console.say(written.error());
  return kExitBad;
}

/// The words as they are parsed, last first; "help" and "version" mean the options of that name.
std::vector<std::string> to_parse(std::vector<std::string> words) {
  if (words.size() == 1 && (words[0] == "version" || words[0] == "-v" || words[0] == "-V")) {
    words[0] = "--version";
  }
  if (!words.empty() && words[0] == "help") {
    words[0] = "--help";
    if (words.size() > 1) std::swap(words[0], words[1]);
  }
  // With one dash these would be a short option and its value: "-output x" as -o utput.
  for (std::string& word : words) {
    for (const std::string_view name :
         {"-output", "-file", "-quiet", "-verbose", "-help", "-version"}) {
      if (word == name) word.insert(0, "-");
    }
  }
  // Options of a command may stand before it.
  if (!words.empty() && words[0].starts_with('-')) {
    const auto is_command = [](const std::string& word) {
      return std::any_of(commands().begin(), commands().end(),
                         [&word](const Command* command) { return command->name == word; });
    };
    const auto command = std::find_if(words.begin(), words.end(), is_command);
    if (command != words.end()) std::rotate(words.begin(), command, command + 1);
  }
  std::reverse(words.begin(), words.end());
  return words;
}

int run(Console& console, std::vector<std::string> words) {
  if (words.empty()) {
    console.out.write(short_help());
    return console.out.finish() ? kExitDone : kExitBad;
  }
  CLI::App app{std::string(kSummary), "omnidoku"};
  app.set_version_flag("--version", "omnidoku " OMNIDOKU_VERSION);
  app.require_subcommand(1);
  app.footer("'omnidoku COMMAND --help' tells more about a command.\n" + std::string(kExitCodes));
  words = to_parse(std::move(words));
  std::vector<std::pair<CLI::App*, std::unique_ptr<Task>>> tasks;
  for (const Command* command : commands()) {
    CLI::App* sub = app.add_subcommand(std::string(command->name), std::string(command->help));
    // All options of all commands take longer to declare than many a puzzle to solve.
    if (std::find(words.begin(), words.end(), command->name) == words.end()) continue;
    CommandOptions options(*sub);
    tasks.emplace_back(sub, declare(*command, options, console));
  }

  if (const std::string unknown = unknown_command(words.back()); !unknown.empty()) {
    console.say(unknown);
    return kExitBad;
  }
  try {
    app.parse(words);
  } catch (const CLI::ParseError& error) {
    return report_parse_error(console, app, error);
  }
  if (const std::optional<std::string> unknown = base::unknown_kernel()) {
    std::string known;
    for (const std::string_view name : base::kernel_names()) {
      known += (known.empty() ? "" : ", ") + std::string(name);
    }
    console.say("OMNIDOKU_KERNEL: this machine has no kernel '" + *unknown + "' (it has " + known +
                ")");
    return kExitBad;
  }
  for (const auto& [sub, task] : tasks) {
    if (sub->parsed()) return task->run(console);
  }
  return kExitBad;
}

}  // namespace

int run_command_line(Console& console, std::vector<std::string> words) {
  try {
    return run(console, std::move(words));
  } catch (const std::bad_alloc&) {
    console.say("out of memory");
  } catch (const std::exception& error) {
    console.say(std::string("internal error: ") + error.what());
  }
  return kExitBad;
}

}  // namespace omnidoku::cli
