// SPDX-License-Identifier: MIT
//
// Parts of answers that several calls share.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/value.h"
#include "constraints/constraint_type.h"
#include "geometry/digit_set.h"
#include "model/puzzle.h"

namespace omnidoku::api {

/// Indices of cells.
[[nodiscard]] base::Value cells_value(const std::vector<geometry::Cell>& cells);
/// A digit from 1 on, or null.
[[nodiscard]] base::Value digit_value(const std::optional<geometry::Digit>& digit);
/// Digits from 1 on.
[[nodiscard]] base::Value digits_value(geometry::DigitSet digits);
/// A digit from 1 on for each cell.
[[nodiscard]] base::Value grid_value(const model::FilledGrid& grid);

/// A sentence by its id, and what stands in its places.
[[nodiscard]] base::Value saying_value(const base::Saying& saying);
/// What is wrong, where, and what to do about it.
[[nodiscard]] base::Value error_value(const base::Error& error);

/// The group of kinds of constraints that a type belongs to, by where its constraints lie.
[[nodiscard]] std::string_view group_of(const constraints::ConstraintType& type);

/// A list with value(item) for each item.
template <class Range, class F>
[[nodiscard]] base::Value list_value(const Range& range, F&& value) {
  base::Value::Array list;
  for (const auto& item : range) list.push_back(value(item));
  return list;
}

}  // namespace omnidoku::api
