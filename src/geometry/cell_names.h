// SPDX-License-Identifier: MIT
//
// CellNames: finding a cell by its name. Names are compared exactly first; when that fails, without
// regard to the case of ASCII letters, provided only one cell fits ("r1c1" finds R1C1, but with two
// cells "a" and "A" each is found by its own name only). Free-form boards bring names of their own.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/result.h"
#include "geometry/ids.h"

namespace omnidoku::geometry {

class CellNames {
 public:
  CellNames() = default;
  /// Errors (bad_geometry): a name that is empty, too long, given twice, or holds blanks or control
  /// bytes; names stand in lists separated by blanks.
  static base::Result<CellNames> make(const std::vector<std::string>& names);

  [[nodiscard]] std::optional<Cell> find(std::string_view name) const;

 private:
  std::unordered_map<std::string, Cell> exact_;
  std::unordered_map<std::string, std::optional<Cell>> folded_;  ///< nothing where several fit
};

}  // namespace omnidoku::geometry
