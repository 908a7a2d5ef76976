// SPDX-License-Identifier: MIT
//
// Status: the outcome of a question asked about a puzzle. None of these is an error.
#pragma once

#include <cstdint>
#include <string_view>

namespace omnidoku::base {

enum class Status : std::uint8_t {
  unique,          ///< exactly one solution, proven
  multiple,        ///< at least two solutions
  none,            ///< no solution, found by search
  invalid,         ///< something breaks a rule at once, or is no proper use of one
  not_understood,  ///< a rule of the puzzle is not understood, and the others do not refute it
  limit,           ///< a limit on solutions, nodes or time was reached before the answer was known
  cancelled        ///< stopped on request
};

/// "unique", "multiple", "none", "invalid", "not_understood", "limit" or "cancelled".
[[nodiscard]] constexpr std::string_view to_string(Status status) {
  switch (status) {
    case Status::unique: return "unique";
    case Status::multiple: return "multiple";
    case Status::none: return "none";
    case Status::invalid: return "invalid";
    case Status::not_understood: return "not_understood";
    case Status::limit: return "limit";
    case Status::cancelled: return "cancelled";
  }
  return "invalid";
}

}  // namespace omnidoku::base
