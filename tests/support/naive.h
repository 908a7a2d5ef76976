// SPDX-License-Identifier: MIT
//
// The reference solver of the tests: walks over every assignment of a small Problem and keeps
// those that satisfy all primitives by definition. A primitive is judged as soon as its last
// variable is assigned; there is no other cleverness, and no code shared with the engine.
#pragma once

#include <cstddef>
#include <set>
#include <vector>

#include "geometry/digit_set.h"
#include "model/problem.h"

namespace omnidoku::testing_support {

/// What the variables hold: digits as their index, numbers as their place in the list of values.
using Choices = std::vector<std::size_t>;

/// Whether a full assignment satisfies the primitive, by its definition.
bool satisfies(const model::Problem& problem, const model::Primitive& primitive,
               const Choices& choices);

/// The digits of the cells, as the engine reports them.
using CellDigits = std::vector<geometry::Digit>;

/// The solutions of `problem` restricted to `start` (one set per cell), told apart by their
/// cells. Stops once there are `limit` of them; 0 means all.
std::set<CellDigits> naive_solutions(const model::Problem& problem,
                                     const std::vector<geometry::DigitSet>& start,
                                     std::size_t limit = 0);

/// From the problem's own domains.
std::set<CellDigits> naive_solutions(const model::Problem& problem, std::size_t limit = 0);

}  // namespace omnidoku::testing_support
