// SPDX-License-Identifier: MIT
//
// A solved path as something to read: text, JSON, a page with every step drawn, pictures.
#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "base/result.h"
#include "logic/hint.h"
#include "logic/path.h"
#include "logic/rating.h"
#include "scene/scene.h"

namespace omnidoku::cli {

/// What can be seen in pictures: roles with their tones.
using Shown = std::set<std::pair<scene::Role, std::uint8_t>>;

/// A puzzle, its path and rating.
class Explanation {
 public:
  /// Finds the path of the puzzle from the position on.
  Explanation(const logic::Structure& structure, const logic::Position& start,
              const logic::Scale& scale, const base::Limits& limits);

  [[nodiscard]] const logic::Path& path() const { return path_; }
  [[nodiscard]] const logic::Rating& rating() const { return rating_; }

  /// "Solved in 54 steps; level medium, score 812; the hardest step is a Naked Pair."
  [[nodiscard]] std::string summary() const;
  /// "hidden single 40, locked candidates 3, ..." in order of first use.
  [[nodiscard]] std::string counts() const;
  /// Numbered steps with their sentences.
  [[nodiscard]] std::string text() const;
  [[nodiscard]] nlohmann::ordered_json json() const;
  /// Drawings before each step, with the step on them.
  [[nodiscard]] base::Result<std::vector<std::string>> pictures(
      const scene::RenderOptions& options) const;
  /// One page that needs nothing else; `remark` is said first, when there is one.
  [[nodiscard]] base::Result<std::string> html(const scene::RenderOptions& options,
                                               const std::string& remark) const;

 private:
  /// Calls take(scene) for the drawing before each step, with the step on it, and for that after
  /// the last one; ends at the first error.
  [[nodiscard]] base::Result<void> draw(
      const scene::RenderOptions& options,
      const std::function<base::Result<void>(const scene::Scene&)>& take) const;

  const logic::Structure& structure_;
  logic::Words words_;
  logic::Position start_;
  logic::Path path_;
  logic::Rating rating_;
  bool interrupted_;  ///< by a stop request, not by the time
};

/// One step as JSON: technique, text, placements, eliminations, cells.
[[nodiscard]] nlohmann::ordered_json step_json(const model::Step& step, const logic::Words& words);

}  // namespace omnidoku::cli
