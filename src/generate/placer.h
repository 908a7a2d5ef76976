// SPDX-License-Identifier: MIT
//
// Placers: how constraints of one kind are put on a board at random. Each is a descriptor in a file
// of its own under generate/placers plus one line in placers/registry.inc. Types without one whose
// cells and parameters follow from their shape get theirs from shape_placer.h, for nothing. A
// placer only makes constraints that hold in the puzzle's solution; whether they leave one solution
// is asked by placement.cpp, which hands the other solutions it finds back to the placers.
#pragma once

#include <span>
#include <string_view>

#include "base/random.h"
#include "base/result.h"
#include "constraints/constraint_type.h"
#include "model/puzzle.h"

namespace omnidoku::generate {

struct Placer {
  std::string_view id;  ///< the constraint type it places; the word in Request::kinds

  /// Adds constraints of the type to a puzzle whose `solution` is set; `gentle`: such as tell much,
  /// for a puzzle that shall be easy. Error: unsupported (on this board).
  base::Result<void> (*place)(const constraints::ConstraintType& type, model::Puzzle& puzzle,
                              bool gentle, base::Random& random) = nullptr;

  /// Changes the constraints of this kind so that all these other grids break one of them. When
  /// they all do so already, it makes the puzzle tell more anywhere, because it is too hard as it
  /// is. Returns false, with the puzzle as it was, when it finds no way. Null for constraints that
  /// cannot replace all givens.
  bool (*tighten)(model::Puzzle& puzzle, std::span<const model::FilledGrid> others,
                  base::Random& random) = nullptr;

  /// Changes the constraints of this kind so that they tell a little less. Returns false, with the
  /// puzzle as it was, when it finds no way. May be null.
  bool (*loosen)(model::Puzzle& puzzle, base::Random& random) = nullptr;

  /// Changes the constraints of this kind so that they say by themselves what is in the cell. May
  /// be null.
  void (*tell)(model::Puzzle& puzzle, geometry::Cell cell) = nullptr;
};

/// Every placer: those of the registry in its order, then the others.
[[nodiscard]] std::span<const Placer* const> placers();
/// By id; null pointer when unknown.
[[nodiscard]] const Placer* find_placer(std::string_view id);
/// The same. Error: unknown_name, as of check_kinds().
[[nodiscard]] base::Result<const Placer*> placer_named(std::string_view id);

}  // namespace omnidoku::generate
