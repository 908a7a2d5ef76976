// SPDX-License-Identifier: MIT
//
// The macros of man(7), which every formatter of such pages knows.
#include "manual.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

#include <fmt/format.h>

#include "text.h"

namespace omnidoku::cli {
namespace {

/// Text as it is: what the formatter would take for something else is escaped. Choices a|b|c may be
/// broken after each bar.
std::string escaped(std::string_view text) {
  std::string result;
  bool at_start = true;
  for (const char c : text) {
    if (at_start && (c == '.' || c == '\'')) result += "\\&";
    at_start = c == '\n';
    switch (c) {
      case '\\': result += "\\e"; break;
      case '-': result += "\\-"; break;
      case '\'': result += "\\(aq"; break;
      case '`': result += "\\(ga"; break;
      case '^': result += "\\(ha"; break;
      case '~': result += "\\(ti"; break;
      case '|': result += "|\\:"; break;
      default: result += c;
    }
  }
  return result;
}

std::string bold(std::string_view text) { return "\\fB" + escaped(text) + "\\fR"; }
std::string italic(std::string_view text) { return "\\fI" + escaped(text) + "\\fR"; }

std::string title(const std::string& name) {
  return fmt::format(".TH \"{}\" 1 \"\" \"omnidoku {}\" \"Omnidoku\"\n", escaped(name),
                     OMNIDOKU_VERSION);
}

std::string section(std::string_view name) { return fmt::format(".SH {}\n", name); }

/// Lines that stay as they are.
std::string as_typed(std::string_view lines) {
  return ".nf\n" + escaped(lines) + (lines.ends_with('\n') ? "" : "\n") + ".fi\n";
}

/// Paragraphs with empty lines between them; one that is indented stays as it is.
std::string paragraphs(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find("\n\n"), text.size());
    std::string_view one = text.substr(0, end);
    text.remove_prefix(std::min(end + 2, text.size()));
    while (one.ends_with('\n')) one.remove_suffix(1);
    const bool stays = one.starts_with(' ') || one.find("\n ") != std::string_view::npos;
    if (!result.empty()) result += ".PP\n";
    result += stays ? as_typed(one) : escaped(one) + "\n";
  }
  return result;
}

std::string option_head(const OptionFacts& option) {
  if (!option.place.empty()) return italic(option.place);
  std::string head;
  if (!option.short_name.empty()) head = bold(option.short_name);
  if (!option.long_name.empty()) head += (head.empty() ? "" : ", ") + bold(option.long_name);
  if (option.takes_value) head += (option.long_name.empty() ? " " : "=") + italic(option.value);
  return head;
}

std::string option_entry(const OptionFacts& option) {
  std::string text = ".TP\n" + option_head(option) + "\n" + escaped(option.help);
  // Choices that are shown instead of the value's name, or of a positional one, need no list.
  const bool shown = option.place.empty() && option.value.find('|') != std::string::npos;
  if (option.value == "WORD" || (!option.place.empty() && !option.words.empty() && !shown)) {
    text += ": " + escaped(joined(option.words, ", "));
  }
  if (!option.usual.empty()) text += " (default: " + escaped(option.usual) + ")";
  return text + "\n";
}

std::string synopsis(const CommandFacts& command) {
  std::string text = bold("omnidoku " + command.name) + " [" + italic("OPTIONS") + "]";
  for (const OptionFacts& option : command.options) {
    if (option.place.empty()) continue;
    const std::string place = italic(option.place) + (option.several ? "..." : "");
    text += option.required ? " " + place : " [" + place + "]";
  }
  return section("SYNOPSIS") + text + "\n";
}

std::string exit_status() {
  std::string_view codes = kExitCodes;
  codes.remove_prefix(codes.find(": ") + 2);
  return section("EXIT STATUS") + escaped(codes) + "\n";
}

/// The examples of a footer, and what stands below them.
std::string examples_and_notes(std::string_view footer) {
  constexpr std::string_view kExamples = "Examples:\n";
  std::string text;
  if (footer.starts_with(kExamples)) {
    footer.remove_prefix(kExamples.size());
    const std::size_t end = std::min(footer.find("\n\n"), footer.size());
    text = section("EXAMPLES") + as_typed(footer.substr(0, end));
    footer.remove_prefix(std::min(end + 2, footer.size()));
  }
  return footer.empty() ? text : text + section("NOTES") + paragraphs(footer);
}

}  // namespace

std::string manual_of_program(std::span<const CommandFacts> commands) {
  std::string text =
      title("omnidoku") + section("NAME") + "omnidoku \\- one engine for every Sudoku\n";
  text += section("SYNOPSIS") + bold("omnidoku") + " " + italic("COMMAND") + " [" +
          italic("OPTIONS") + "]\n";
  text += section("DESCRIPTION") + escaped(kSummary) + "\n.PP\n" + paragraphs(kFirstSteps);
  text += section("COMMANDS");
  for (const CommandFacts& command : commands) {
    text += ".TP\n" + bold("omnidoku-" + command.name) + "(1)\n" + escaped(command.help) + "\n";
  }
  text += section("OPTIONS");
  for (const OwnOption& option : kOwnOptions) {
    text += ".TP\n" + bold(option.name) + "\n" + escaped(option.help) + "\n";
  }
  return text + exit_status();
}

std::string manual_of_command(const CommandFacts& command) {
  const std::string name = "omnidoku-" + command.name;
  std::string text = title(name) + section("NAME");
  text += escaped(name) + " \\- " + escaped(command.help) + "\n" + synopsis(command);
  for (const bool positional : {true, false}) {
    bool first = true;
    for (const OptionFacts& option : command.options) {
      if (option.hidden || option.place.empty() == positional) continue;
      if (first) text += section(positional ? "ARGUMENTS" : "OPTIONS");
      first = false;
      text += option_entry(option);
    }
  }
  text += examples_and_notes(command.footer) + exit_status();
  return text + section("SEE ALSO") + bold("omnidoku") + "(1)\n";
}

}  // namespace omnidoku::cli
