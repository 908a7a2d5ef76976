// SPDX-License-Identifier: MIT
#include "logic/scale.h"

#include <algorithm>
#include <utility>

#include "base/check.h"

namespace omnidoku::logic {

namespace {

constexpr std::string_view kLevelNames[] = {"beginner", "easy",    "medium", "hard",
                                            "expert",   "extreme", "beyond"};
static_assert(std::size(kLevelNames) == std::size(kLevels));

bool is_among(std::span<const std::string_view> ids, std::string_view id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

}  // namespace

std::string_view to_string(Level level) { return kLevelNames[static_cast<std::size_t>(level)]; }

std::optional<Level> level_from(std::string_view word) {
  for (const Level level : kLevels) {
    if (to_string(level) == word) return level;
  }
  return std::nullopt;
}

ScaleEntry entry_of(const Technique& technique) {
  return {.technique = &technique,
          .cost = technique.cost,
          .cost_per_size = technique.cost_per_size,
          .smallest_size = technique.smallest_size};
}

Scale::Scale(std::string id, std::vector<ScaleEntry> entries, std::vector<int> most_cost)
    : id_(std::move(id)), entries_(std::move(entries)), most_cost_(std::move(most_cost)) {
  OMNIDOKU_CHECK(most_cost_.size() == std::size(kLevels));
  OMNIDOKU_CHECK(std::is_sorted(most_cost_.begin(), most_cost_.end()));
}

Scale Scale::without(std::span<const std::string_view> ids) const {
  std::vector<ScaleEntry> rest = entries_;
  std::erase_if(rest, [&](const ScaleEntry& entry) { return is_among(ids, entry.technique->id); });
  return {id_, std::move(rest), most_cost_};
}

Scale Scale::with_only(std::span<const std::string_view> ids) const {
  std::vector<ScaleEntry> some = entries_;
  std::erase_if(some, [&](const ScaleEntry& entry) { return !is_among(ids, entry.technique->id); });
  return {id_, std::move(some), most_cost_};
}

const ScaleEntry* Scale::find(const model::Step& step) const {
  for (const ScaleEntry& entry : entries_) {
    if (entry.technique->id == step.technique && step.size <= entry.largest_size) return &entry;
  }
  return nullptr;
}

int Scale::cost_of(const model::Step& step) const {
  const ScaleEntry* entry = find(step);
  return entry == nullptr ? 0 : entry->cost_of(step);
}

int Scale::least_cost(const Technique& technique) const {
  for (const ScaleEntry& entry : entries_) {
    if (entry.technique == &technique) return entry.cost;
  }
  return 0;
}

int Scale::most_cost(Level level) const { return most_cost_[static_cast<std::size_t>(level)]; }

Level Scale::level_of(int cost) const {
  for (const Level level : kLevels) {
    if (cost <= most_cost(level)) return level;
  }
  return Level::beyond;
}

const Scale& human_scale() {
  static const Scale scale = [] {
    std::vector<ScaleEntry> entries;
    for (const Technique* technique : techniques()) entries.push_back(entry_of(*technique));
    return Scale("human", std::move(entries), {12, 30, 100, 199, 399, 1999, 1'000'000});
  }();
  return scale;
}

std::optional<model::Step> first_step(const ScaleEntry& entry, const Position& position) {
  return first_step(*entry.technique, position, entry.largest_size);
}

std::vector<model::Step> all_steps(const ScaleEntry& entry, const Position& position,
                                   std::size_t limit) {
  return all_steps(*entry.technique, position, limit, entry.largest_size);
}

}  // namespace omnidoku::logic
