// SPDX-License-Identifier: MIT
//
// What a puzzle says, as the premises of a certificate (docs/CERTIFICATES.md, "Premises").
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "model/problem.h"
#include "model/puzzle.h"

namespace omnidoku::certificate {

/// A premise, and which clue, house or constraint it is of.
struct Premise {
  std::string text;
  std::string origin;
};

/// What a problem says whose cells may hold every digit. `names`: of the cells; `origins`: per
/// primitive. Error: too_large, unsupported.
[[nodiscard]] base::Result<std::vector<Premise>> state(const model::Problem& problem,
                                                       const std::vector<std::string>& names,
                                                       const std::vector<std::string>& origins);

/// What a valid puzzle says. Errors as above.
[[nodiscard]] base::Result<std::vector<Premise>> state(const model::Puzzle& puzzle);

}  // namespace omnidoku::certificate
