// SPDX-License-Identifier: MIT
//
// Constraints instead of givens, by counterexamples: find a second solution, let the placers change
// their constraints so that it (and every one found before) breaks a rule, and ask again. No second
// solution can come twice, and each one found forbids a whole family of constraints, so this ends
// much sooner than drawing constraints anew. A search that takes too many nodes is answered by
// constraints that tell more, since a puzzle that the engine finds hard is no fun for a person.
#include "generate/placement.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "constraints/constraint_type.h"
#include "generate/uniqueness.h"

namespace omnidoku::generate {
namespace {

constexpr std::uint64_t kNodesPerCell = 20;  // of one search
constexpr std::size_t kMaxOthers = 1000;     // and thus rounds of finding and tightening
constexpr std::size_t kMaxTooHard = 200;     // searches given up
constexpr int kLoosenings = 40;              // ways tried to make constraints tell less

/// The grids that break none of the puzzle's constraints except perhaps some of one type.
std::vector<model::FilledGrid> left_to(const Placer& placer, const model::Puzzle& puzzle,
                                       const std::vector<model::FilledGrid>& others) {
  std::vector<model::FilledGrid> result;
  for (const model::FilledGrid& grid : others) {
    const model::PartialGrid filled(grid.begin(), grid.end());
    const bool broken = std::any_of(puzzle.constraints.begin(), puzzle.constraints.end(),
                                    [&](const model::ConstraintSpec& spec) {
                                      return spec.type != placer.id &&
                                             !constraints::find_constraint_type(spec.type)->holds(
                                                 puzzle, spec, filled);
                                    });
    if (!broken) result.push_back(grid);
  }
  return result;
}

bool tighten(model::Puzzle& puzzle, std::span<const Placer* const> kinds,
             const std::vector<model::FilledGrid>& others, base::Random& random) {
  // Begin with any kind, so that none bears all the changes.
  const std::size_t first = random.below(kinds.size());
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const Placer& placer = *kinds[(first + i) % kinds.size()];
    if (placer.tighten == nullptr) continue;
    if (kinds.size() == 1 ? placer.tighten(puzzle, others, random)
                          : placer.tighten(puzzle, left_to(placer, puzzle, others), random)) {
      return true;
    }
  }
  return false;
}

}  // namespace

base::Result<void> place(model::Puzzle& puzzle, std::span<const Placer* const> kinds, bool gentle,
                         base::Random& random) {
  for (const Placer* placer : kinds) {
    const constraints::ConstraintType& type = *constraints::find_constraint_type(placer->id);
    if (auto placed = placer->place(type, puzzle, gentle, random); !placed) return placed.error();
  }
  return {};
}

bool can_replace_givens(std::span<const Placer* const> kinds) {
  return std::any_of(kinds.begin(), kinds.end(),
                     [](const Placer* placer) { return placer->tighten != nullptr; });
}

bool can_tell_cells(std::span<const Placer* const> kinds) {
  return std::any_of(kinds.begin(), kinds.end(),
                     [](const Placer* placer) { return placer->tell != nullptr; });
}

void tell_cell(model::Puzzle& puzzle, std::span<const Placer* const> kinds, geometry::Cell cell) {
  for (const Placer* placer : kinds) {
    if (placer->tell == nullptr) continue;
    placer->tell(puzzle, cell);
    return;
  }
}

bool can_be_thinned_out(std::span<const Placer* const> kinds) {
  return !kinds.empty() && std::all_of(kinds.begin(), kinds.end(), [](const Placer* placer) {
    return constraints::find_constraint_type(placer->id)->all_drawn.empty();
  });
}

void thin_out(model::Puzzle& puzzle, std::size_t first, int keep_percent, base::Random& random) {
  std::vector<model::ConstraintSpec>& all = puzzle.constraints;
  const std::size_t keep = (all.size() - first) * static_cast<std::size_t>(keep_percent) / 100;
  std::map<std::string, std::size_t> left;
  for (std::size_t i = first; i < all.size(); ++i) ++left[all[i].type];
  while (all.size() > first + keep) {
    std::vector<std::size_t> spare;
    for (std::size_t i = first; i < all.size(); ++i) {
      if (left[all[i].type] > 1) spare.push_back(i);
    }
    if (spare.empty()) return;
    const std::size_t gone = spare[random.below(spare.size())];
    --left[all[gone].type];
    all.erase(all.begin() + static_cast<std::ptrdiff_t>(gone));
  }
}

bool make_unique(model::Puzzle& puzzle, std::span<const Placer* const> kinds, base::Random& random,
                 Budget& budget) {
  const model::PartialGrid no_givens(puzzle.solution->size());
  const std::uint64_t nodes = kNodesPerCell * puzzle.solution->size();
  std::vector<model::FilledGrid> others;
  std::size_t too_hard = 0;
  while (others.size() < kMaxOthers && too_hard < kMaxTooHard && !budget.interrupted()) {
    budget.report();
    Uniqueness uniqueness(puzzle, *puzzle.solution, budget);
    Other other = uniqueness.differs(no_givens, nodes, random.next());
    // One solution, but others who ask will do so in the usual order: that must not be too hard.
    if (other == Other::none) other = uniqueness.differs(no_givens, nodes);
    switch (other) {
      case Other::none: return true;
      case Other::stopped: return false;
      case Other::found: others.push_back(uniqueness.other()); break;
      case Other::unknown: ++too_hard; break;
    }
    if (!tighten(puzzle, kinds, others, random)) return false;
  }
  return false;
}

bool loosen(model::Puzzle& puzzle, std::span<const Placer* const> kinds, base::Random& random,
            Budget& budget) {
  const model::PartialGrid no_givens(puzzle.solution->size());
  for (int attempt = 0; attempt < kLoosenings && !budget.interrupted(); ++attempt) {
    const Placer& placer = *kinds[random.below(kinds.size())];
    model::Puzzle less = puzzle;
    if (placer.loosen == nullptr || !placer.loosen(less, random)) continue;
    Uniqueness uniqueness(less, *less.solution, budget);
    if (uniqueness.differs(no_givens, kNodesPerCell * less.solution->size()) != Other::none)
      continue;
    puzzle = std::move(less);
    return true;
  }
  return false;
}

bool tell_more(model::Puzzle& puzzle, std::span<const Placer* const> kinds, base::Random& random,
               Budget& budget) {
  return tighten(puzzle, kinds, {}, random) && make_unique(puzzle, kinds, random, budget);
}

}  // namespace omnidoku::generate
