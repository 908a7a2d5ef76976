// SPDX-License-Identifier: MIT
#include "api/game_table.h"

#include <algorithm>
#include <random>

namespace omnidoku::api {

GameTable::GameTable() {
  std::random_device device;
  suffix_ = "-" + std::to_string(device()) + std::to_string(device());
}

std::pair<std::string, std::shared_ptr<OpenGame>> GameTable::add(model::Document document) {
  const auto num_cells = static_cast<std::size_t>(document.puzzle.num_cells());
  auto game = std::make_shared<OpenGame>(std::move(document));
  const std::lock_guard lock(mutex_);
  places_.push_front({"s" + std::to_string(next_id_++) + suffix_, num_cells, std::move(game)});
  num_cells_ += num_cells;
  while (places_.size() > 1 && (places_.size() > kMostGames || num_cells_ > kMostCells)) {
    num_cells_ -= places_.back().num_cells;
    places_.pop_back();
  }
  return {places_.front().id, places_.front().game};
}

std::shared_ptr<OpenGame> GameTable::find(std::string_view id) {
  const std::lock_guard lock(mutex_);
  const auto at = std::find_if(places_.begin(), places_.end(),
                               [id](const Place& place) { return place.id == id; });
  if (at == places_.end()) return nullptr;
  places_.splice(places_.begin(), places_, at);
  return places_.front().game;
}

bool GameTable::remove(std::string_view id) {
  const std::lock_guard lock(mutex_);
  const auto at = std::find_if(places_.begin(), places_.end(),
                               [id](const Place& place) { return place.id == id; });
  if (at == places_.end()) return false;
  num_cells_ -= at->num_cells;
  places_.erase(at);
  return true;
}

}  // namespace omnidoku::api
