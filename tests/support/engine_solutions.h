// SPDX-License-Identifier: MIT
//
// The solutions that the general engine finds, in whichever of its forms.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/tables.h"
#include "engine/vector/form.h"
#include "geometry/ids.h"
#include "model/problem.h"

namespace omnidoku::testing_support {

struct EngineQuestion {
  engine::Form form = engine::Form::automatic;
  const engine::vector::Kernels* kernels =
      nullptr;  ///< the problem must have a vector form; null: any form
  std::uint64_t limit = 3;
  std::optional<std::uint64_t> seed = std::nullopt;
};

/// Sorted; nothing if they are not found within some nodes.
[[nodiscard]] std::optional<std::vector<std::vector<geometry::Digit>>> engine_solutions(
    const model::Problem& problem, const EngineQuestion& question);

}  // namespace omnidoku::testing_support
