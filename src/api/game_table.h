// SPDX-License-Identifier: MIT
//
// The games that are open, by session id. Thread-safe: calls of one game wait for each other only
// while they look at or change it, not while they search.
#pragma once

#include <cstddef>
#include <cstdint>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "logic/hint.h"
#include "play/session.h"

namespace omnidoku::api {

/// Steps that were told of, for drawing them later.
struct StepList {
  std::shared_ptr<const logic::Game> game;
  logic::Position start;
  std::vector<model::Step> steps;
  bool one_after_another = false;  ///< each step stands on the ones before it
};

/// A game that is open. Everything but the mutex is for whoever holds that.
struct OpenGame {
  explicit OpenGame(model::Document document) : session(std::move(document)) {}

  std::mutex mutex;
  play::Session session;

  /// What help needs, as long as the puzzle is the one of `analysed_revision`.
  std::shared_ptr<const logic::Game> analysed;
  std::uint64_t analysed_revision = 0;

  /// What the last hint concluded, as long as nothing has changed since.
  std::optional<play::Conclude> hint;
  std::uint64_t hint_revision = 0;
  std::map<std::string, std::shared_ptr<const StepList>, std::less<>> step_lists;
};

class GameTable {
 public:
  GameTable();

  /// Takes a game in; returns it with its id. The games not used for longest go while there are
  /// more than kMostGames, or more than kMostCells cells in them all.
  std::pair<std::string, std::shared_ptr<OpenGame>> add(model::Document document);
  /// Null pointer when there is none (any more).
  [[nodiscard]] std::shared_ptr<OpenGame> find(std::string_view id);
  /// Whether it was there.
  bool remove(std::string_view id);

  static constexpr std::size_t kMostGames = 64;
  static constexpr std::size_t kMostCells = 40'000;

 private:
  struct Place {
    std::string id;
    std::size_t num_cells = 0;
    std::shared_ptr<OpenGame> game;
  };

  std::mutex mutex_;
  std::list<Place> places_;  ///< used latest first
  std::size_t num_cells_ = 0;
  std::uint64_t next_id_ = 1;
  std::string suffix_;  ///< of ids, so that those of a program that ran before are not known
};

}  // namespace omnidoku::api
