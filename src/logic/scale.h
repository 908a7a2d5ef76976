// SPDX-License-Identifier: MIT
//
// Scales: which techniques somebody tries, in which order and with which parameters, and how hard a
// step of each is for them. The path that is found, its rating and the levels all follow from a
// scale. The human scale is the registry's order with the costs that stand there.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "logic/technique.h"

namespace omnidoku::logic {

/// Levels, easiest first.
enum class Level : std::uint8_t {
  beginner,  ///< full houses and hidden singles
  easy,      ///< naked singles and locked candidates too
  medium,    ///< pairs and triples
  hard,      ///< fish, wings, uniqueness, simple chains of one digit
  expert,    ///< chains, almost locked sets
  extreme,   ///< forcing chains and nets
  beyond,    ///< only trial goes on
};
inline constexpr Level kLevels[] = {Level::beginner, Level::easy,    Level::medium, Level::hard,
                                    Level::expert,   Level::extreme, Level::beyond};
[[nodiscard]] std::string_view to_string(Level level);
/// Inverse of to_string; nothing for other words.
[[nodiscard]] std::optional<Level> level_from(std::string_view word);

/// A technique as a scale has it.
struct ScaleEntry {
  const Technique* technique = nullptr;
  int cost = 0;           ///< of a step of the smallest size
  int cost_per_size = 0;  ///< for every unit of Step::size above it
  int smallest_size = 0;
  /// Larger steps are passed over: with a further entry for them they come later, or cost
  /// otherwise.
  int largest_size = kAnySize;

  [[nodiscard]] int cost_of(const model::Step& step) const {
    return cost + cost_per_size * (step.size > smallest_size ? step.size - smallest_size : 0);
  }
};

/// The technique with the costs of its descriptor.
[[nodiscard]] ScaleEntry entry_of(const Technique& technique);

class Scale {
 public:
  /// `most_cost`: per level, easiest first, what a step of it costs at most; the last has no bound.
  Scale(std::string id, std::vector<ScaleEntry> entries, std::vector<int> most_cost);

  [[nodiscard]] const std::string& id() const { return id_; }
  /// In the order in which they are tried.
  [[nodiscard]] std::span<const ScaleEntry> entries() const { return entries_; }

  /// The same scale without the techniques of these ids.
  [[nodiscard]] Scale without(std::span<const std::string_view> ids) const;
  /// The same scale with these techniques alone, in its order.
  [[nodiscard]] Scale with_only(std::span<const std::string_view> ids) const;

  /// The entry that a step comes from: the first of its technique that lets it pass. Null pointer
  /// when the scale has none.
  [[nodiscard]] const ScaleEntry* find(const model::Step& step) const;
  /// What a step costs; 0 when the scale has no entry for it.
  [[nodiscard]] int cost_of(const model::Step& step) const;
  /// What the smallest step of a technique costs; 0 when the scale has no entry for it.
  [[nodiscard]] int least_cost(const Technique& technique) const;

  /// What a step of this level costs at most.
  [[nodiscard]] int most_cost(Level level) const;
  /// The level of puzzles whose hardest step costs this much.
  [[nodiscard]] Level level_of(int cost) const;

 private:
  std::string id_;
  std::vector<ScaleEntry> entries_;
  std::vector<int> most_cost_;
};

/// Every technique in registry order, with the costs that its descriptor has (docs/EXPLAIN.md).
[[nodiscard]] const Scale& human_scale();

/// The first step that an entry lets pass; nothing as first_step() of its technique.
[[nodiscard]] std::optional<model::Step> first_step(const ScaleEntry& entry,
                                                    const Position& position);
/// Every step that an entry lets pass, at most `limit`, as all_steps() of its technique.
[[nodiscard]] std::vector<model::Step> all_steps(const ScaleEntry& entry, const Position& position,
                                                 std::size_t limit);

}  // namespace omnidoku::logic
