// SPDX-License-Identifier: MIT
//
// Premises: what a certificate says of its puzzle, line by line, and the clauses that they are
// (docs/CERTIFICATES.md, "Premises"). tools/check_certificate.py reads them in its own way; the two
// agree on the number of each literal, as the steps of a proof name literals.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "certificate/clauses.h"

namespace omnidoku::certificate {

/// A digit or number that a variable can be, and what it counts in sums.
struct Option {
  std::int64_t choice = 0;
  std::int64_t value = 0;
  Literal literal = 0;
};

/// What premises say, as clauses.
struct Claim {
  std::vector<Clause> clauses;
  Literal num_literals = 0;
  std::vector<std::vector<Option>> variables;  ///< cells first
  std::size_t num_cells = 0;
};

/// The sets of so many digits with a sum, as choices, in lexical order; nothing if more than
/// `most_tried` would have to be tried. `num_tried` gets how many were.
[[nodiscard]] std::optional<std::vector<std::vector<std::int64_t>>> sets_with_sum(
    const std::vector<Option>& digits, std::size_t size, std::int64_t total, std::size_t most_tried,
    std::size_t* num_tried = nullptr);

/// Errors: syntax, too_large; the line counted from 1.
[[nodiscard]] base::Result<Claim> read_premises(const std::vector<std::string>& premises);

}  // namespace omnidoku::certificate
