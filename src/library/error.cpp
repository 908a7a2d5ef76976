// SPDX-License-Identifier: MIT
//
// Errors of the public header, and the words of its codes and statuses.
#include "base/error.h"

#include <omnidoku/omnidoku.h>

#include "base/status.h"

namespace omnidoku {
namespace {

/// Both lists have the same order.
static_assert(static_cast<int>(ErrorCode::usage) == static_cast<int>(base::ErrorCode::usage));
static_assert(static_cast<int>(Status::cancelled) == static_cast<int>(base::Status::cancelled));

}  // namespace

std::string_view to_string(ErrorCode code) {
  if (code == ErrorCode::cancelled) return "cancelled";
  return base::to_string(static_cast<base::ErrorCode>(code));
}

std::string_view to_string(Status status) {
  return base::to_string(static_cast<base::Status>(status));
}

Error::Error(ErrorCode code, const std::string& text, std::string message, std::string hint,
             std::uint32_t line, std::uint32_t column, std::string cell)
    : std::runtime_error(text),
      code_(code),
      line_(line),
      column_(column),
      message_(std::move(message)),
      hint_(std::move(hint)),
      cell_(std::move(cell)) {}

Error::~Error() = default;

}  // namespace omnidoku
