// SPDX-License-Identifier: MIT
#include "generate/rules_to_add.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <utility>

#include "base/random.h"
#include "constraints/constraint_type.h"
#include "generate/budget.h"
#include "generate/placer.h"

namespace omnidoku::generate {
namespace {

using base::Status;
using constraints::SpecShape;
using geometry::Cell;
using model::ConstraintSpec;

constexpr std::size_t kMostOthers = 200;  // solutions that are looked at together
constexpr std::size_t kMostRules = 60;
constexpr std::size_t kMostPlacings = 60;  // ways to place the kind that are looked through
constexpr std::size_t kPlacingsAtOnce = 10;
constexpr std::uint64_t kNoEffort = std::numeric_limits<std::uint64_t>::max();

/// Chooses rules of one kind.
class Chooser {
 public:
  Chooser(const model::Puzzle& puzzle, const Placer& placer, const solve::Options& options,
          std::uint64_t seed)
      : puzzle_(puzzle),
        placer_(placer),
        type_(*constraints::find_constraint_type(placer.id)),
        options_(options),
        random_(seed),
        budget_(options.limits, kNoEffort) {}

  base::Result<RulesToAdd> choose() {
    solve::Outcome found = solve(puzzle_, kMostOthers);
    if (found.status != Status::multiple)
      return RulesToAdd{found.status, {}, std::move(found.message), std::move(found.cells)};
    wanted_ = found.solutions[random_.below(found.solutions.size())];
    take_others(found.solutions);
    while (!others_.empty()) {
      const auto best = best_of_pool();
      if (!best) {
        if (num_placings_ >= kMostPlacings) return RulesToAdd{Status::multiple, {}, {}, {}};
        if (auto placed = place_more(); !placed) return placed.error();
        continue;
      }
      if (chosen_.size() == kMostRules) return RulesToAdd{Status::multiple, {}, {}, {}};
      chosen_.push_back(pool_[*best].spec);
      drop_broken(chosen_.back());
      if (!others_.empty()) continue;
      found = solve(with(chosen_), kMostOthers);
      if (found.status == Status::unique) break;
      if (found.status != Status::multiple) return ended();
      take_others(found.solutions);
    }
    return without_needless();
  }

 private:
  struct Candidate {
    ConstraintSpec spec;
    bool is_taken = false;  ///< or cannot be any more
  };

  [[nodiscard]] model::Puzzle with(const std::vector<ConstraintSpec>& rules) const {
    model::Puzzle made = puzzle_;
    made.constraints.insert(made.constraints.end(), rules.begin(), rules.end());
    return made;
  }

  solve::Outcome solve(const model::Puzzle& puzzle, std::size_t most) {
    solve::Options wish = options_;
    wish.limits = budget_.for_search(most, std::nullopt);
    wish.keep = most;
    wish.shuffle_seed = random_.below(std::numeric_limits<std::uint32_t>::max());
    solve::Outcome found = solve::solve(puzzle, wish);
    if (budget_.spend(found.counters, found.reason)) found.status = Status::limit;
    return found;
  }

  [[nodiscard]] RulesToAdd ended() const {
    const bool is_stopped = options_.limits.stop.stop_requested();
    return {is_stopped ? Status::cancelled : Status::limit, {}, {}, {}};
  }

  void take_others(const std::vector<model::FilledGrid>& solutions) {
    for (const model::FilledGrid& grid : solutions) {
      if (grid != wanted_) others_.emplace_back(grid.begin(), grid.end());
    }
  }

  void drop_broken(const ConstraintSpec& rule) {
    std::erase_if(others_, [&](const model::PartialGrid& other) {
      return !type_.holds(puzzle_, rule, other);
    });
  }

  /// Whether lines and outlines of the kind lie on each other.
  [[nodiscard]] bool meet(const ConstraintSpec& a, const ConstraintSpec& b) const {
    if (a.type != b.type) return false;
    const bool takes_cells = type_.shape == SpecShape::path || type_.shape == SpecShape::cell_set ||
                             type_.shape == SpecShape::sequence;
    if (!takes_cells) return model::in_order(a.cells) == model::in_order(b.cells);
    return std::any_of(a.cells.begin(), a.cells.end(), [&b](Cell cell) {
      return std::find(b.cells.begin(), b.cells.end(), cell) != b.cells.end();
    });
  }

  /// Of the rules that may be taken the one that the most of the other solutions break; nothing
  /// where none breaks any.
  std::optional<std::size_t> best_of_pool() {
    std::optional<std::size_t> best;
    std::ptrdiff_t most = 0;
    for (std::size_t i = 0; i < pool_.size(); ++i) {
      Candidate& one = pool_[i];
      const auto meets_it = [&](const ConstraintSpec& rule) { return meet(rule, one.spec); };
      one.is_taken = one.is_taken || std::any_of(chosen_.begin(), chosen_.end(), meets_it);
      if (one.is_taken) continue;
      const std::ptrdiff_t count = std::count_if(
          others_.begin(), others_.end(),
          [&](const model::PartialGrid& other) { return !type_.holds(puzzle_, one.spec, other); });
      if (count <= most) continue;
      most = count;
      best = i;
    }
    return best;
  }

  /// Adds rules that hold in the wanted solution, placed at random in several ways.
  base::Result<void> place_more() {
    for (std::size_t i = 0; i < kPlacingsAtOnce && !budget_.interrupted(); ++i, ++num_placings_) {
      model::Puzzle scratch = puzzle_;
      scratch.solution = wanted_;
      if (auto placed = placer_.place(type_, scratch, random_.chance(1, 2), random_); !placed)
        return placed.error();
      for (std::size_t k = puzzle_.constraints.size(); k < scratch.constraints.size(); ++k)
        consider(std::move(scratch.constraints[k]));
    }
    if (budget_.interrupted()) num_placings_ = kMostPlacings;
    return {};
  }

  void consider(ConstraintSpec spec) {
    const auto is_it = [&spec](const Candidate& one) { return one.spec == spec; };
    const auto meets_it = [&](const ConstraintSpec& rule) { return meet(rule, spec); };
    const std::vector<ConstraintSpec>& own = puzzle_.constraints;
    if (std::any_of(own.begin(), own.end(), meets_it) ||
        std::any_of(pool_.begin(), pool_.end(), is_it) || !constraints::validate(puzzle_, spec))
      return;
    pool_.push_back({std::move(spec)});
  }

  /// The rules chosen but for those that later ones made needless.
  RulesToAdd without_needless() {
    for (std::size_t i = 0; i < chosen_.size();) {
      std::vector<ConstraintSpec> fewer = chosen_;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      const Status status = solve(with(fewer), 2).status;
      if (status != Status::unique && status != Status::multiple) return ended();
      if (status == Status::unique) {
        chosen_ = std::move(fewer);
      } else {
        ++i;
      }
    }
    return {Status::multiple, std::move(chosen_), {}, {}};
  }

  const model::Puzzle& puzzle_;
  const Placer& placer_;
  const constraints::ConstraintType& type_;
  const solve::Options& options_;
  base::Random random_;
  Budget budget_;
  model::FilledGrid wanted_;
  std::vector<model::PartialGrid> others_;  ///< that break none of the chosen rules
  std::vector<Candidate> pool_;
  std::size_t num_placings_ = 0;
  std::vector<ConstraintSpec> chosen_;
};

}  // namespace

base::Result<RulesToAdd> rules_to_add(const model::Puzzle& puzzle, std::string_view kind,
                                      const solve::Options& options, std::uint64_t seed) {
  const base::Result<const Placer*> placer = placer_named(kind);
  if (!placer) return placer.error();
  return Chooser(puzzle, **placer, options, seed).choose();
}

}  // namespace omnidoku::generate
