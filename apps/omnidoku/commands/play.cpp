// SPDX-License-Identifier: MIT
//
// play: a game in the terminal, or, where standard input is none, by commands of one line each.
// Every game is kept in a file named after its puzzle, so that the same command goes on with it.
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include <fmt/format.h>
#include <unistd.h>

#include "command.h"
#include "constraints/rules.h"
#include "descriptor_buffer.h"
#include "input.h"
#include "interrupt.h"
#include "options.h"
#include "play_screen.h"
#include "player.h"
#include "terminal.h"

namespace omnidoku::cli::play_command {
namespace {

using base::ErrorCode;
using base::make_error;
using base::Result;
namespace files = std::filesystem;

/// The puzzle alone, as native JSON.
Result<std::string> puzzle_text(const model::Document& document) {
  model::Document puzzle;
  puzzle.puzzle = document.puzzle;
  return formats::write(puzzle, *formats::find_format("json"));
}

/// Where games are kept: $XDG_STATE_HOME/omnidoku, ~/.local/state/omnidoku without that.
Result<files::path> games_folder() {
  const char* state = std::getenv("XDG_STATE_HOME");
  const char* home = std::getenv("HOME");
  files::path folder;
  if (state != nullptr && *state != '\0') {
    folder = state;
  } else if (home != nullptr && *home != '\0') {
    folder = files::path(home) / ".local" / "state";
  } else {
    return make_error(ErrorCode::usage, "there is no home folder to keep the game in",
                      "say --save FILE");
  }
  folder /= "omnidoku";
  std::error_code error;
  files::create_directories(folder, error);
  if (error) {
    return make_error(ErrorCode::io,
                      "cannot make the folder " + folder.string() + ": " + error.message(),
                      "say --save FILE");
  }
  return folder;
}

/// The same for the same puzzle: the hash FNV-1a of its text.
std::string file_name_for(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return fmt::format("{:016x}.json", hash);
}

/// The file of the folder that was written last; empty when there is none.
std::string latest_game(const files::path& folder) {
  files::path latest;
  files::file_time_type when;
  std::error_code error;
  for (const files::directory_entry& entry : files::directory_iterator(folder, error)) {
    const auto written = entry.last_write_time(error);
    if (error || entry.path().extension() != ".json") continue;
    if (!latest.empty() && written <= when) continue;
    latest = entry.path();
    when = written;
  }
  return latest.string();
}

class PlayTask : public Task {
 public:
  explicit PlayTask(CommandOptions& options) {
    add_input_options(options, input_, Inputs::one);
    options.add("--save", file_, "File to keep the game in, instead of one of the program's own")
        .type_name("FILE");
    options.flag("--new", anew_, "Begin anew although the puzzle was played before");
    options.footer(R"(Examples:
  omnidoku play puzzle.txt
  omnidoku play
  omnidoku play samurai.json --save samurai.game.json
  printf 'R1C3 4\nhint full\ncheck\n' | omnidoku play puzzle.txt

The game is kept at every move, with its history and its time, and the same command goes
on with it; without INPUT the game played last does. In a terminal '?' shows the keys.
Where standard input is no terminal it holds commands, one to a line; 'help' lists them.)");
  }

  int run(Console& console) override {
    Result<model::Document> document = input_.texts.empty() ? kept_game(console) : game(console);
    if (!document) return console.fail(document.error());
    if (const auto valid = constraints::validate_puzzle(document->puzzle); !valid) {
      return console.fail(valid.error());
    }
    Player player(*std::move(document), file_);
    if (const Result<void> saved = player.save(); !saved) return console.fail(saved.error());
    int exit_code = kExitDone;
    if (Terminal::is_there()) {
      Terminal terminal;
      play_on_screen(player, terminal);
    } else {
      exit_code = play_by_lines(console, player);
    }
    if (const Result<void> saved = player.save(); !saved) return console.fail(saved.error());
    console.remark("the game is kept in " + player.file());
    if (interrupted()) exit_code = kExitInterrupted;
    return exit_code;
  }

 private:
  Result<model::Document> read_game(Console& console, const std::string& file) const {
    InputOptions options;
    options.texts = {file};
    options.format = "json";
    return only_puzzle(options, console.out, "a game has one puzzle");
  }

  /// The game of the file named, or the one played last.
  Result<model::Document> kept_game(Console& console) {
    if (file_.empty()) {
      const Result<files::path> folder = games_folder();
      if (!folder) return folder.error();
      file_ = latest_game(*folder);
      if (file_.empty()) {
        return make_error(ErrorCode::usage, "no game has been played yet", "name a puzzle to play");
      }
    }
    return read_game(console, file_);
  }

  /// The game on the puzzle of the input: as it was kept, or as it is there.
  Result<model::Document> game(Console& console) {
    if (input_.texts.front() == "-" && !Terminal::is_there()) {
      return make_error(ErrorCode::usage, "standard input holds the commands, not the puzzle",
                        "name a file, or give the puzzle as text");
    }
    Result<model::Document> document = only_puzzle(input_, console.out, "a game has one puzzle");
    if (!document) return document;
    const Result<std::string> text = puzzle_text(*document);
    if (!text) return text.error();
    if (file_.empty()) {
      const Result<files::path> folder = games_folder();
      if (!folder) return folder.error();
      file_ = (*folder / file_name_for(*text)).string();
    }
    std::error_code error;
    if (anew_ || !files::exists(file_, error)) return document;
    Result<model::Document> kept = read_game(console, file_);
    if (!kept) return kept;
    const Result<std::string> kept_text = puzzle_text(*kept);
    if (kept_text && *kept_text == *text) return kept;
    return make_error(ErrorCode::usage, "the file " + file_ + " holds a game on another puzzle",
                      "--new replaces it");
  }

  static int play_by_lines(Console& console, Player& player) {
    DescriptorBuffer buffer(STDIN_FILENO, [&console](bool waiting) {
      if (waiting) console.out.flush();
    });
    std::istream lines(&buffer);
    int exit_code = kExitDone;
    console.out.write(player.board());
    std::string line;
    for (std::uint32_t number = 1; !player.has_quit() && std::getline(lines, line); ++number) {
      if (!line.empty() && line.back() == '\r') line.pop_back();
      const Result<std::string> said = player.command(line);
      if (said) {
        console.out.write(*said);
      } else {
        console.say(said.error().in_file("standard input").at(number));
        exit_code = kExitBad;
      }
    }
    console.out.write(player.board());
    if (const Result<void> written = console.out.finish(); !written) {
      console.say(written.error());
      return kExitBad;
    }
    return exit_code;
  }

  InputOptions input_;
  std::string file_;
  bool anew_ = false;
};

}  // namespace

extern const Command descriptor{
    .name = "play",
    .help = "Play a puzzle in the terminal",
    .make = [](CommandOptions& options) -> std::unique_ptr<Task> {
      return std::make_unique<PlayTask>(options);
    },
};

}  // namespace omnidoku::cli::play_command
