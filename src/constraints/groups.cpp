// SPDX-License-Identifier: MIT
#include "constraints/groups.h"

#include <utility>

#include "constraints/constraint_type.h"
#include "constraints/marks.h"

namespace omnidoku::constraints {

Ungrouped ungrouped(model::Puzzle puzzle) {
  const std::vector<model::ConstraintSpec> all = std::exchange(puzzle.constraints, {});
  Ungrouped result{std::move(puzzle), {}};
  for (std::size_t i = 0; i < all.size(); ++i) {
    for_each_in_force({all[i]}, [&](const model::ConstraintSpec& spec) {
      const ConstraintType* type = find_constraint_type(spec.type);
      const bool is_group =
          type != nullptr && type->inside != nullptr && type->inside(spec) == Inside::all;
      if (is_group) return;
      result.puzzle.constraints.push_back(spec);
      result.from.push_back(i);
    });
  }
  return result;
}

}  // namespace omnidoku::constraints
