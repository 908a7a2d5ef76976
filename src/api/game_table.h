// SPDX-License-Identifier: MIT
//
// The games that are open, by session id. Thread-safe: calls of one game wait for each other only
// while they look at or change it, not while they search.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "geometry/name_style.h"
#include "logic/hint.h"
#include "play/session.h"

namespace omnidoku::api {

/// Steps that were told of, for drawing them later.
struct StepList {
  std::shared_ptr<const logic::Game> game;
  logic::Position start;
  std::vector<model::Step> steps;
  bool one_after_another = false;              ///< each step stands on the ones before it
  std::vector<geometry::DigitSet> marks = {};  ///< the player's when the steps were told
  bool is_silent = false;                      ///< sentences would tell what the drawings leave out
};

/// What a game takes.
struct GameSize {
  std::size_t cells = 0;
  std::size_t bytes = 0;
  friend bool operator==(const GameSize&, const GameSize&) = default;
};

/// A game that is open. Everything but the mutex is for whoever holds that.
struct OpenGame {
  explicit OpenGame(model::Document document) : session(std::move(document)) {}

  std::mutex mutex;
  play::Session session;
  /// Bytes of the session when they were last counted, and what came in since, roughly.
  std::size_t counted_bytes = 0;
  std::size_t bytes_since = 0;

  /// After an action, which came in a request of this length: what the game takes now. All of it
  /// is visited only when it may have become twice as large, so that this costs no more than the
  /// actions themselves.
  [[nodiscard]] GameSize size_after(std::size_t request_bytes);

  /// What help needs, as long as the puzzle is the one of `analysed_revision`.
  std::shared_ptr<const logic::Game> analysed;
  std::uint64_t analysed_revision = 0;

  /// The cells that are dark to a player (play/fog.h); none while it is set. Where the puzzle has
  /// fog and no stored solution it is solved once, for a second at most.
  [[nodiscard]] std::vector<geometry::Cell> dark_cells();

  /// What the last hint concluded, as long as the revision is still the one it was asked at.
  std::optional<play::Conclude> hint;
  std::uint64_t hint_revision = 0;
  std::map<std::string, std::shared_ptr<const StepList>, std::less<>> step_lists;

  /// How cells are called in what is said of the game from now on; files keep to the first style.
  void call_cells(geometry::NameStyle style);
  /// The session's puzzle as it is said: its cells are called so.
  [[nodiscard]] model::Puzzle told();
  /// The same with the entries as givens.
  [[nodiscard]] model::Puzzle told_filled();
  [[nodiscard]] bool has_usual_names() const { return names_ == geometry::NameStyle::numbers; }

 private:
  [[nodiscard]] model::Puzzle told(const model::Puzzle& puzzle);
  [[nodiscard]] const model::FilledGrid* solution_under_fog();

  std::optional<model::FilledGrid> found_;  ///< by which fog is lit, if it was looked for
  std::optional<std::uint64_t> found_revision_;
  geometry::NameStyle names_ = geometry::NameStyle::numbers;
  geometry::BoardPtr board_;       ///< whose cells have been called so
  geometry::BoardPtr told_board_;  ///< and that with the names
};

class GameTable {
 public:
  /// Takes a game in; returns it with its id, which nobody can guess. The games not used for
  /// longest go while there are more than kMostGames, or they take more than kMost together.
  /// Error: too_large (it takes more than that alone).
  base::Result<std::pair<std::string, std::shared_ptr<OpenGame>>> add(model::Document document);
  /// Null pointer when there is none (any more).
  [[nodiscard]] std::shared_ptr<OpenGame> find(std::string_view id);
  /// Whether it was there.
  bool remove(std::string_view id);
  /// Whether it had to make room for others, not too long ago.
  [[nodiscard]] bool made_room(std::string_view id);
  /// Takes note of what the game takes now; others may have to make room. Error: too_large (it
  /// takes more than all may; then it is closed).
  [[nodiscard]] base::Result<void> resize(std::string_view id, GameSize size);

  static constexpr std::size_t kMostGames = 64;
  static constexpr GameSize kMost{40'000, std::size_t{256} << 20};

 private:
  struct Place {
    std::string id;
    GameSize size;
    std::shared_ptr<OpenGame> game;
  };
  using Places = std::list<Place>;

  [[nodiscard]] Places::iterator place_of(std::string_view id);
  void take_out(Places::iterator at);
  /// Lets the games not used for longest go until the rest is within the limits.
  void make_room();

  std::mutex mutex_;
  Places places_;  ///< used latest first
  GameSize taken_;
  std::deque<std::string> made_room_;  ///< ids, latest last
};

}  // namespace omnidoku::api
