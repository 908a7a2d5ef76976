// SPDX-License-Identifier: MIT
//
// What a Puzzle of the public header holds.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include <omnidoku/omnidoku.h>

#include "base/limits.h"
#include "logic/hint.h"
#include "model/document.h"
#include "scene/scene.h"

namespace omnidoku::library {

/// The public header knows no more of it than that it is there, so that it can change.
struct PuzzleImpl {
  explicit PuzzleImpl(model::Document read)
      : document(std::move(read)), not_understood(model::texts_of(document.puzzle.unknown_rules)) {}

  /// What the solver says about it, asked once unless a limit comes in between.
  [[nodiscard]] std::shared_ptr<const logic::Game> game(const base::Limits& limits) const;
  [[nodiscard]] const model::Puzzle& puzzle() const { return document.puzzle; }

  model::Document document;
  std::vector<std::string> not_understood;  ///< its rules that were not understood, as texts

 private:
  mutable std::mutex mutex_;
  mutable std::shared_ptr<const logic::Game> game_;
};

[[nodiscard]] inline const PuzzleImpl& puzzle_impl(const std::shared_ptr<const void>& impl) {
  return *static_cast<const PuzzleImpl*>(impl.get());
}

/// The options of scene::to_svg but for what is drawn besides the puzzle.
[[nodiscard]] scene::RenderOptions render_options(const model::Puzzle& puzzle,
                                                  const DrawOptions& options);
/// The rating of a path as the public header has it.
[[nodiscard]] Rating rating_from(const logic::Path& path, Status status);

}  // namespace omnidoku::library
