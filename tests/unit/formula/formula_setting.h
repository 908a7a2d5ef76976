// SPDX-License-Identifier: MIT
//
// A formula on cells of a board, for tests.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "constraints/formula_world.h"
#include "formula/evaluation.h"
#include "support/boards.h"

namespace omnidoku::formula {

/// Some cells of a board, and the tests of formulas about them.
class FormulaSetting {
 public:
  FormulaSetting(std::string_view board, std::string_view cells)
      : puzzle_(testing_support::puzzle(board)), world_(puzzle_, {}) {
    it_.cells = testing_support::cells(*puzzle_.board, cells);
  }

  [[nodiscard]] Space space() const {
    std::vector<std::int64_t> values;
    for (int i = 0; i < puzzle_.num_digits(); ++i)
      values.push_back(puzzle_.symbols.value(geometry::Digit(i)));
    return Space(std::move(values));
  }

  /// With these digits in the cells, one character for each; the rest, and '.', is open.
  [[nodiscard]] base::Result<std::vector<Term>> tests(std::string_view formula, Space& space,
                                                      std::string_view digits = {}) const {
    model::PartialGrid grid(static_cast<std::size_t>(puzzle_.num_cells()));
    for (std::size_t i = 0; i < digits.size(); ++i) {
      if (digits[i] != '.') grid[it_.cells[i].index()] = geometry::Digit(digits[i] - '1');
    }
    const auto expression = parse(formula);
    if (!expression) return expression.error();
    return tests_of(*expression, {world_, it_, grid}, space);
  }

  [[nodiscard]] const std::vector<geometry::Cell>& cells() const { return it_.cells; }
  Thing& it() { return it_; }

 private:
  model::Puzzle puzzle_;
  constraints::FormulaWorld world_;
  Thing it_;
};

}  // namespace omnidoku::formula
