// SPDX-License-Identifier: MIT
//
// Player: a game at the command line. Carries out commands of one line each, such as "R1C3 4", and
// keeps the game in a file: after every command that changed something the whole of it, with its
// history, is written there as native JSON.
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "logic/hint.h"
#include "play/session.h"
#include "scene/scene.h"

namespace omnidoku::cli {

class Player {
 public:
  /// A game that goes on where the document was left, kept in `file`.
  Player(model::Document document, std::string file);

  /// Carries out one line; returns what is to be said, lines with line ends. Errors: usage,
  /// unknown_name, unknown_symbol, io (the game could not be kept; the move is made nevertheless).
  [[nodiscard]] base::Result<std::string> command(std::string_view line);
  /// Carries out an action and keeps the game.
  [[nodiscard]] base::Result<play::Change> act(const play::Action& action);
  /// Writes the game to its file. Error: io, also where another program has written it since.
  [[nodiscard]] base::Result<void> save();

  [[nodiscard]] const play::Session& session() const { return session_; }
  [[nodiscard]] const model::Puzzle& puzzle() const { return session_.puzzle(); }
  [[nodiscard]] const std::string& file() const { return file_; }
  /// Whether "quit" was said.
  [[nodiscard]] bool has_quit() const { return has_quit_; }

  /// What to draw of the board: what was entered and, if there are any, the marks, those in the
  /// corners where there are no others.
  [[nodiscard]] scene::RenderOptions drawing() const;
  /// The board as text.
  [[nodiscard]] std::string board() const;
  /// What "check" found; empty lists before the first one and after every change.
  [[nodiscard]] const std::vector<geometry::Cell>& wrong_cells() const { return wrong_; }
  /// The cells a hint points at; empty after every change.
  [[nodiscard]] const std::vector<geometry::Cell>& hint_cells() const { return hint_cells_; }

  /// Gives a hint of this strength; returns its words.
  [[nodiscard]] std::string hint(logic::HintLevel level);
  /// Does what the last hint said. Error: usage.
  [[nodiscard]] base::Result<std::string> apply_hint();
  /// Compares the game with the solution; returns what came out.
  [[nodiscard]] std::string check();
  /// What there is to say after a move: conflicts, or that the puzzle is solved. May be empty.
  [[nodiscard]] std::string remarks() const;

  /// The time played, up to now.
  [[nodiscard]] double seconds() const;
  /// Stops the clock, or lets it go on.
  void set_paused(bool paused);
  [[nodiscard]] bool is_paused() const { return !running_since_; }

 private:
  [[nodiscard]] base::Result<void> copy_to(const std::string& file);
  [[nodiscard]] const logic::Game& game();
  [[nodiscard]] base::Result<std::vector<geometry::Cell>> cells_in(
      const std::vector<std::string_view>& words) const;
  [[nodiscard]] base::Result<std::string> carry_out(const play::Action& action,
                                                    std::string_view nothing);
  [[nodiscard]] base::Result<std::string> enter(const std::vector<std::string_view>& words);
  [[nodiscard]] base::Result<std::string> mark(model::MarkOfDigits kind,
                                               const std::vector<std::string_view>& words);
  [[nodiscard]] base::Result<std::string> colour(const std::vector<std::string_view>& words);
  [[nodiscard]] base::Result<std::string> named(std::string_view verb,
                                                const std::vector<std::string_view>& words);

  using Clock = std::chrono::steady_clock;

  play::Session session_;
  std::string file_;
  std::optional<std::filesystem::file_time_type> written_;  ///< when the game was last kept there
  std::unique_ptr<const logic::Game> game_;                 ///< null until help is asked for
  std::optional<play::Conclude> conclusions_;
  std::vector<geometry::Cell> hint_cells_;
  std::vector<geometry::Cell> wrong_;
  double seconds_before_ = 0;  ///< played before the clock was started
  std::optional<Clock::time_point> running_since_;
  bool has_quit_ = false;
};

/// "1:05", "2:03:04".
[[nodiscard]] std::string clock_text(double seconds);

}  // namespace omnidoku::cli
