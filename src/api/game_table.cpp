// SPDX-License-Identifier: MIT
#include "api/game_table.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>

#include <unistd.h>

#include "base/check.h"
#include "model/footprint.h"
#include "play/fog.h"
#include "solve/solve.h"

namespace omnidoku::api {
namespace {

constexpr std::size_t kMostRemembered = 1024;

/// 128 bits of the system's randomness: who does not know an id cannot find a game.
std::string random_id() {
  constexpr std::string_view kHex = "0123456789abcdef";
  std::array<std::uint8_t, 16> bytes{};
  OMNIDOKU_CHECK(::getentropy(bytes.data(), bytes.size()) == 0);
  std::string id;
  for (const std::uint8_t byte : bytes) {
    id += kHex[byte >> 4U];
    id += kHex[byte & 15U];
  }
  return id;
}

/// With the copy that the session keeps of the puzzle.
std::size_t bytes_of(const play::Session& session) {
  return model::footprint(session.document()) + model::footprint(session.filled());
}

base::Error too_large(const GameSize& size) {
  constexpr std::size_t kMebibyte = std::size_t{1} << 20;
  if (size.cells > GameTable::kMost.cells) {
    return base::make_error(base::ErrorCode::too_large,
                            "the board has " + std::to_string(size.cells) +
                                " cells, but all open games together may have " +
                                std::to_string(GameTable::kMost.cells));
  }
  return base::make_error(base::ErrorCode::too_large,
                          "the game takes " + std::to_string(size.bytes / kMebibyte) +
                              " MiB of memory, but all open games together may take " +
                              std::to_string(GameTable::kMost.bytes / kMebibyte));
}

bool fits(const GameSize& size) {
  return size.cells <= GameTable::kMost.cells && size.bytes <= GameTable::kMost.bytes;
}

}  // namespace

void OpenGame::call_cells(geometry::NameStyle style) {
  if (style == names_) return;
  names_ = style;
  board_ = nullptr;
  analysed = nullptr;
  step_lists.clear();
}

model::Puzzle OpenGame::told() { return told(session.puzzle()); }
model::Puzzle OpenGame::told_filled() { return told(session.filled()); }

model::Puzzle OpenGame::told(const model::Puzzle& puzzle) {
  model::Puzzle result = puzzle;
  if (board_ != puzzle.board) {
    board_ = puzzle.board;
    told_board_ = geometry::with_names(board_, names_);
  }
  result.board = told_board_;
  return result;
}

std::vector<geometry::Cell> OpenGame::dark_cells() {
  if (!session.puzzle().fog || session.set_mode()) return {};
  return play::dark_cells(session.puzzle(), session.state().entries, solution_under_fog());
}

const model::FilledGrid* OpenGame::solution_under_fog() {
  if (const auto& stored = session.puzzle().solution) return &*stored;
  if (found_revision_ != session.puzzle_revision()) {
    found_revision_ = session.puzzle_revision();
    found_.reset();
    solve::Options options;
    options.limits.time = std::chrono::seconds(1);
    options.explain = false;
    solve::Outcome outcome = solve::solve(session.puzzle(), options);
    if (outcome.status == base::Status::unique) found_ = std::move(outcome.solutions.front());
  }
  return found_ ? &*found_ : nullptr;
}

GameSize OpenGame::size_after(std::size_t request_bytes) {
  constexpr std::size_t kLittle = 64 << 10;
  const std::vector<model::HistoryStep>& undo = session.record().undo;
  bytes_since += 2 * request_bytes;
  if (!undo.empty()) bytes_since += model::footprint(undo.back());
  if (counted_bytes == 0 || bytes_since > counted_bytes + kLittle) {
    counted_bytes = bytes_of(session);
    bytes_since = 0;
  }
  return {static_cast<std::size_t>(session.puzzle().num_cells()), counted_bytes + bytes_since};
}

base::Result<std::pair<std::string, std::shared_ptr<OpenGame>>> GameTable::add(
    model::Document document) {
  auto game = std::make_shared<OpenGame>(std::move(document));
  const GameSize size = game->size_after(0);
  if (!fits(size)) return too_large(size);
  const std::lock_guard lock(mutex_);
  places_.push_front({random_id(), size, game});
  taken_ = {taken_.cells + size.cells, taken_.bytes + size.bytes};
  make_room();
  return std::pair(places_.front().id, std::move(game));
}

GameTable::Places::iterator GameTable::place_of(std::string_view id) {
  return std::find_if(places_.begin(), places_.end(),
                      [id](const Place& place) { return place.id == id; });
}

void GameTable::take_out(Places::iterator at) {
  taken_ = {taken_.cells - at->size.cells, taken_.bytes - at->size.bytes};
  places_.erase(at);
}

void GameTable::make_room() {
  while (places_.size() > kMostGames || !fits(taken_)) {
    made_room_.push_back(places_.back().id);
    if (made_room_.size() > kMostRemembered) made_room_.pop_front();
    take_out(std::prev(places_.end()));
  }
}

std::shared_ptr<OpenGame> GameTable::find(std::string_view id) {
  const std::lock_guard lock(mutex_);
  const auto at = place_of(id);
  if (at == places_.end()) return nullptr;
  places_.splice(places_.begin(), places_, at);
  return places_.front().game;
}

bool GameTable::remove(std::string_view id) {
  const std::lock_guard lock(mutex_);
  const auto at = place_of(id);
  if (at == places_.end()) return false;
  take_out(at);
  return true;
}

bool GameTable::made_room(std::string_view id) {
  const std::lock_guard lock(mutex_);
  return std::find(made_room_.begin(), made_room_.end(), id) != made_room_.end();
}

base::Result<void> GameTable::resize(std::string_view id, GameSize size) {
  const std::lock_guard lock(mutex_);
  const auto at = place_of(id);
  if (at == places_.end() || at->size == size) return {};
  if (!fits(size)) {
    take_out(at);
    base::Error error = too_large(size);
    error.hint = "the game is closed; what was saved of it before can be opened again";
    return error;
  }
  taken_ = {taken_.cells - at->size.cells + size.cells, taken_.bytes - at->size.bytes + size.bytes};
  at->size = size;
  places_.splice(places_.begin(), places_, at);
  make_room();
  return {};
}

}  // namespace omnidoku::api
