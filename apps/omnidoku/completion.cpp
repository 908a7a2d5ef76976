// SPDX-License-Identifier: MIT
//
// What the three shells are told is the same: after an option its words and, where files or folders
// are meant, those; after the command its options where a dash stands, else what its place takes.
#include "completion.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "text.h"

namespace omnidoku::cli {
namespace {

enum class Paths { none, files, folders };

/// What the help page calls the value tells whether a path is meant.
Paths paths_of(const OptionFacts& option) {
  const std::string& name = option.place.empty() ? option.value : option.place;
  if (name == "FILE" || name == "INPUT" || name == "BOARD") return Paths::files;
  return name == "FOLDER" ? Paths::folders : Paths::none;
}

/// -n and --count, as many as there are.
std::vector<std::string> names_of_option(const OptionFacts& option) {
  std::vector<std::string> names;
  for (const std::string& name : {option.short_name, option.long_name}) {
    if (!name.empty()) names.push_back(name);
  }
  return names;
}

/// In single quotes, as all shells read it.
std::string in_quotes(std::string_view text) {
  std::string result = "'";
  for (const char c : text) result += c == '\'' ? "'\\''" : std::string(1, c);
  return result + "'";
}

std::string one_line(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

std::vector<const OptionFacts*> shown_options(const CommandFacts& command) {
  std::vector<const OptionFacts*> options;
  for (const OptionFacts& option : command.options) {
    if (!option.hidden && option.place.empty()) options.push_back(&option);
  }
  return options;
}

const OptionFacts* positional_of(const CommandFacts& command) {
  const auto found = std::find_if(command.options.begin(), command.options.end(),
                                  [](const OptionFacts& option) { return !option.place.empty(); });
  return found == command.options.end() ? nullptr : &*found;
}

// ---- bash

constexpr std::string_view kBashHead = R"(# shellcheck shell=bash
# Completion of omnidoku for bash, written by 'omnidoku completion bash'.

_omnidoku() {
  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
  # --output=csv comes as three words.
  if [[ $current == '=' ]]; then
    current=''
  elif [[ $before == '=' ]]; then
    before=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  local command='' word
  for word in "${COMP_WORDS[@]:1:COMP_CWORD - 1}"; do
    case $word in
)";

constexpr std::string_view kBashTail = R"(      esac
      ;;
  esac
  local start=''
  if [[ $commas && $current == *,* ]]; then
    start=${current%,*},
    current=${current##*,}
  fi
  mapfile -t COMPREPLY < <(compgen -P "$start" -W "$words" -- "$current")
  if [[ $paths ]]; then
    compopt -o filenames 2>/dev/null
    mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen "$paths" -- "$current")
  fi
}

complete -F _omnidoku omnidoku
)";

/// What follows that word: "words='csv json' commas=1".
std::string bash_offer(const OptionFacts& option) {
  std::string offer;
  if (!option.words.empty()) offer = "words=" + in_quotes(joined(option.words, " "));
  if (option.is_list) offer += " commas=1";
  const Paths paths = paths_of(option);
  if (paths == Paths::files) offer += " paths=-f";
  if (paths == Paths::folders) offer += " paths=-d";
  return offer.empty() ? "return" : offer.substr(offer.front() == ' ' ? 1 : 0);
}

std::string command_names(std::span<const CommandFacts> commands, std::string_view between) {
  std::vector<std::string> all;
  for (const CommandFacts& command : commands) all.push_back(command.name);
  return joined(all, between);
}

}  // namespace

std::string bash_completion(std::span<const CommandFacts> commands) {
  std::string text(kBashHead);
  text += "      " + command_names(commands, " | ") + ")\n        command=$word\n        break\n";
  text += "        ;;\n    esac\n  done\n  local words='' paths='' commas=''\n";
  text += "  case \"$command $before\" in\n";
  // Options that take the same share a branch: lists of ids are long.
  std::vector<std::pair<std::string, std::string>> branches;  // the offer, the patterns
  for (const CommandFacts& command : commands) {
    for (const OptionFacts* const option : shown_options(command)) {
      if (!option->takes_value) continue;
      const std::string offer = bash_offer(*option);
      auto branch = std::find_if(branches.begin(), branches.end(),
                                 [&offer](const auto& one) { return one.first == offer; });
      if (branch == branches.end()) branch = branches.insert(branches.end(), {offer, {}});
      for (const std::string& name : names_of_option(*option)) {
        branch->second += (branch->second.empty() ? "    " : " | \\\n      ") +
                          in_quotes(command.name + " " + name);
      }
    }
  }
  for (const auto& [offer, patterns] : branches) {
    text += patterns + ")\n      " + offer + "\n      ;;\n";
  }
  text += "    *' '*)\n      case \"$command $current\" in\n";
  text += "        ' -'*) words='";
  for (const OwnOption& option : kOwnOptions) {
    text += (&option == &kOwnOptions[0] ? "" : " ") + std::string(option.name);
  }
  text += "' ;;\n        ' '*) words='" + command_names(commands, " ") + " help' ;;\n";
  for (const CommandFacts& command : commands) {
    std::vector<std::string> all;
    for (const OptionFacts* const option : shown_options(command)) {
      for (const std::string& name : names_of_option(*option)) all.push_back(name);
    }
    text += "        '" + command.name + " -'*) words=" + in_quotes(joined(all, " ")) + " ;;\n";
    const OptionFacts* const place = positional_of(command);
    if (place != nullptr)
      text += "        '" + command.name + " '*) " + bash_offer(*place) + " ;;\n";
  }
  return text + std::string(kBashTail);
}

// ---- zsh

namespace {

/// In the brackets of an option's description.
std::string bracketed(const std::string& help) {
  std::string result = "[";
  for (const char c : one_line(help)) {
    if (c == '[' || c == ']' || c == '\\') result += '\\';
    result += c;
  }
  return result + "]";
}

/// What follows the description where something is taken: ":FILE:_files".
std::string zsh_offer(const OptionFacts& option) {
  // Of choices the name would be all of them.
  std::string name = option.place.empty() ? option.value : option.place;
  if (name.empty() || name.find('|') != std::string::npos) name = "value";
  const std::string words = joined(option.words, " ");
  const Paths paths = paths_of(option);
  const std::string start = ":" + name + ":";
  if (option.is_list) return start + "_values -s , " + name.substr(0, name.find(',')) + " " + words;
  if (paths == Paths::files && !words.empty()) {
    return start + " _omnidoku_word_or_file " + words;
  }
  if (paths == Paths::files) return start + "_files";
  if (paths == Paths::folders) return start + "_files -/";
  return start + (words.empty() ? " " : "(" + words + ")");
}

std::string zsh_option(const OptionFacts& option) {
  std::vector<std::string> names = names_of_option(option);
  const std::string both = joined(names, " ");
  const bool more = option.is_list || option.several;
  if (option.takes_value) {
    for (std::string& name : names) name += name.starts_with("--") ? "=" : "+";
  }
  const std::string rest = bracketed(option.help) + (option.takes_value ? zsh_offer(option) : "");
  if (names.size() == 1) return in_quotes((more ? "*" : "") + names.front() + rest);
  return in_quotes("(" + both + ")") + "{" + joined(names, ",") + "}" + in_quotes(rest);
}

constexpr std::string_view kZshHead = R"(#compdef omnidoku
# Completion of omnidoku for zsh, written by 'omnidoku completion zsh'.

_omnidoku_word_or_file() {
  compadd -- "$@"
  _files
}

_omnidoku() {
  local curcontext=$curcontext state line
  typeset -A opt_args
  local -a commands=(
)";

constexpr std::string_view kZshTail = R"(  esac
}

# Read as a file of $fpath it is the function; sourced it offers it.
if [[ ${funcstack[1]} == _omnidoku ]]; then
  _omnidoku "$@"
else
  compdef _omnidoku omnidoku
fi
)";

}  // namespace

std::string zsh_completion(std::span<const CommandFacts> commands) {
  std::string text(kZshHead);
  for (const CommandFacts& command : commands) {
    text += "    " + in_quotes(command.name + ":" + command.help) + "\n";
  }
  text += "    'help:Tell more about a command'\n  )\n  _arguments -C \\\n";
  for (const auto& [name, help] : kOwnOptions) {
    text +=
        "    " + in_quotes("(- : *)" + std::string(name) + bracketed(std::string(help))) + " \\\n";
  }
  text += "    '1: :->command' '*:: :->argument'\n";
  text += "  if [[ $state == command ]]; then\n    _describe -t commands 'command' commands\n";
  text += "    return\n  fi\n  [[ $state == argument ]] || return\n";
  text += "  curcontext=${curcontext%:*:*}:omnidoku-$words[1]:\n  case $words[1] in\n";
  text += "    help) _describe -t commands 'command' commands ;;\n";
  for (const CommandFacts& command : commands) {
    text += "    " + command.name + ")\n      _arguments -s";
    for (const OptionFacts* const option : shown_options(command)) {
      text += " \\\n        " + zsh_option(*option);
    }
    if (const OptionFacts* const place = positional_of(command); place != nullptr) {
      text += " \\\n        " + in_quotes((place->several ? "*" : "1") + zsh_offer(*place));
    }
    text += "\n      ;;\n";
  }
  return text + std::string(kZshTail);
}

// ---- fish

namespace {

std::string fish_quotes(std::string_view text) {
  std::string result = "'";
  for (const char c : text) {
    if (c == '\'' || c == '\\') result += '\\';
    result += c;
  }
  return result + "'";
}

/// What is offered, as options of `complete`; with nothing else taken for a value where `value`.
std::string fish_offer(const OptionFacts& option) {
  std::string text;
  const Paths paths = paths_of(option);
  if (paths == Paths::files) text += " -F";
  if (paths == Paths::folders) text += " -a '(__fish_complete_directories)'";
  const std::string words = joined(option.words, " ");
  if (option.is_list) {
    text += " -a '(__fish_append , " + words + ")'";
  } else if (!words.empty()) {
    text += " -a " + fish_quotes(words);
  }
  return text;
}

}  // namespace

std::string fish_completion(std::span<const CommandFacts> commands) {
  std::string text =
      "# Completion of omnidoku for fish, written by 'omnidoku completion fish'.\n\n"
      "complete -c omnidoku -f\n";
  for (const auto& [name, help] : kOwnOptions) {
    text += fmt::format("complete -c omnidoku -n __fish_use_subcommand -l {} -d {}\n",
                        name.substr(2), fish_quotes(help));
  }
  const std::string all = command_names(commands, " ");
  for (const CommandFacts& command : commands) {
    text += fmt::format("complete -c omnidoku -n __fish_use_subcommand -a {} -d {}\n", command.name,
                        fish_quotes(command.help));
  }
  text += "complete -c omnidoku -n __fish_use_subcommand -a help -d 'Tell more about a command'\n";
  text += "complete -c omnidoku -n '__fish_seen_subcommand_from help' -a " + in_quotes(all) + "\n";
  for (const CommandFacts& command : commands) {
    const std::string start =
        "complete -c omnidoku -n '__fish_seen_subcommand_from " + command.name + "'";
    text += "\n";
    for (const OptionFacts* const option : shown_options(command)) {
      text += start;
      if (!option->short_name.empty()) text += " -s " + option->short_name.substr(1);
      if (!option->long_name.empty()) text += " -l " + option->long_name.substr(2);
      if (option->takes_value) {
        text += paths_of(*option) == Paths::files ? " -r" : " -x";
        text += fish_offer(*option);
      }
      text += " -d " + fish_quotes(one_line(option->help)) + "\n";
    }
    const OptionFacts* const place = positional_of(command);
    if (place != nullptr) text += start + fish_offer(*place) + "\n";
  }
  return text;
}

}  // namespace omnidoku::cli
