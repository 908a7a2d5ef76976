// SPDX-License-Identifier: MIT
//
// Paths that end at a level. See climb.h.
#include "generate/climb.h"

#include <algorithm>
#include <utility>

namespace omnidoku::generate {
namespace {

/// What it costs to try a technique once on a board of this many cells, in thousandths of a node of
/// search. What is hard to see for a person is also much work for a machine: measured on boards of
/// 81 to 369 cells, the fourth power of the cost comes near.
std::uint64_t work_of(const logic::ScaleEntry& entry, std::uint64_t num_cells) {
  const auto tenth = static_cast<std::uint64_t>(entry.cost) / 10 + 1;
  return num_cells * (2 + tenth * tenth * tenth * tenth / 500);
}

}  // namespace

Climb::Climb(const model::Puzzle& puzzle, bool unique, const logic::Scale& scale, Bounds bounds,
             Budget& budget)
    : structure_(puzzle),
      position_(logic::CandidateBoard::start(structure_), unique),
      scale_(scale),
      bounds_(std::move(bounds)),
      budget_(budget) {
  // Reading off the structure. Sums are combined with each other: of a killer's some hundred they
  // take five times what its cells do.
  constexpr std::uint64_t kPerCell = 1000;
  constexpr std::uint64_t kPerSum = 4000;
  budget_.spend_logic(kPerCell * static_cast<std::uint64_t>(structure_.num_cells()) +
                      kPerSum * structure_.sums().size());
}

Climb::End Climb::go_on() {
  while (!board().is_complete()) {
    if (budget_.interrupted()) return End::stopped;
    const std::optional<Found> found = next();
    if (!found) return board().is_contradictory() ? End::contradiction : End::stuck;
    const int cost = found->cost;
    if (cost > hardest_cost_) {
      hardest_cost_ = cost;
      hardest_ = found->technique;
    }
    score_ += cost;
    if (cost > bounds_.quota_cost) ++num_costly_;
    ++used_[found->technique];
    position_.apply(found->step);
  }
  return End::solved;
}

int Climb::times_used(const logic::Technique* technique) const {
  const auto found = used_.find(technique);
  return found == used_.end() ? 0 : found->second;
}

std::optional<Climb::Found> Climb::next() {
  const int most = num_costly_ < bounds_.quota ? bounds_.most_cost
                                               : std::min(bounds_.most_cost, bounds_.quota_cost);
  const auto num_cells = static_cast<std::uint64_t>(structure_.num_cells());
  for (const logic::ScaleEntry& entry : scale_.entries()) {
    if (entry.cost > most) continue;
    budget_.spend_logic(work_of(entry, num_cells));
    std::optional<model::Step> step = logic::first_step(entry, position_);
    if (!step) continue;
    const int cost = entry.cost_of(*step);
    const bool allowed = bounds_.only.empty() || std::find(bounds_.only.begin(), bounds_.only.end(),
                                                           entry.technique) != bounds_.only.end();
    if (cost > most || !allowed) return std::nullopt;
    return Found{entry.technique, cost, *std::move(step)};
  }
  return std::nullopt;
}

}  // namespace omnidoku::generate
