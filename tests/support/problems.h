// SPDX-License-Identifier: MIT
//
// Problems made by hand for tests of the engine, without boards and constraints.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "model/problem.h"

namespace omnidoku::testing_support {

/// An empty problem: `cells` cells with digits valued 1..digits and no rule.
model::Problem plain_problem(int cells, int digits);

void add_all_different(model::Problem& problem, const std::vector<int>& variables);
/// Sum of the variables, each with coefficient 1.
void add_sum(model::Problem& problem, const std::vector<int>& variables, std::int64_t total);

/// Rows, columns and boxes of a square grid of box_height * box_width digits.
model::Problem grid_problem(int box_height, int box_width);

/// Rows, columns and the regions of a map: one letter per cell, the same letter = same region.
model::Problem jigsaw_problem(std::string_view region_map);

/// Sets the givens of a line: '1'-'9' then 'A'... = digit; '.' and '0' = open.
void set_givens(model::Problem& problem, std::string_view line);

/// A small problem of at most about 8 variables with 2 to 6 digits: random overlapping sets, sums
/// with odd coefficients and values (negative, repeated, huge), hidden variables that hold
/// digits or numbers, cut domains.
model::Problem random_problem(base::Random& random);

/// Adds givens, sums and pairs that a filled grid satisfies, and now and then a sum that it does
/// not.
void add_random_rules(base::Random& random, const std::vector<geometry::Digit>& grid,
                      model::Problem& problem);

}  // namespace omnidoku::testing_support
