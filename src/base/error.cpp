// SPDX-License-Identifier: MIT
#include "base/error.h"

#include <utility>

namespace omnidoku::base {

std::string_view to_string(ErrorCode code) {
  switch (code) {
    case ErrorCode::io: return "io";
    case ErrorCode::encoding: return "encoding";
    case ErrorCode::syntax: return "syntax";
    case ErrorCode::wrong_length: return "wrong_length";
    case ErrorCode::unknown_symbol: return "unknown_symbol";
    case ErrorCode::unknown_name: return "unknown_name";
    case ErrorCode::bad_geometry: return "bad_geometry";
    case ErrorCode::bad_constraint: return "bad_constraint";
    case ErrorCode::too_large: return "too_large";
    case ErrorCode::unsupported: return "unsupported";
    case ErrorCode::usage: return "usage";
  }
  return "unknown";
}

std::string Where::text() const {
  std::string result = file;
  if (line != 0) {
    result += result.empty() ? "line " : ":";
    result += std::to_string(line);
    if (column != 0) {
      result += file.empty() ? ", column " : ":";
      result += std::to_string(column);
    }
  }
  if (!cell.empty()) {
    if (!result.empty()) result += ", ";
    result += "cell " + cell;
  }
  return result;
}

std::string Error::text() const {
  std::string result = where.text();
  if (!result.empty()) result += ": ";
  result += what;
  if (!hint.empty()) result += " (" + hint + ")";
  return result;
}

Error Error::in_file(std::string_view file) const {
  Error copy = *this;
  if (copy.where.file.empty()) copy.where.file = file;
  return copy;
}

Error Error::at(std::uint32_t line, std::uint32_t column) const {
  Error copy = *this;
  if (copy.where.line == 0) {
    copy.where.line = line;
    copy.where.column = column;
  }
  return copy;
}

Error Error::said(Saying sentence) const {
  Error copy = *this;
  if (copy.saying.id.empty()) copy.saying = std::move(sentence);
  return copy;
}

Error Error::at_cell(std::string_view cell) const {
  Error copy = *this;
  if (copy.where.cell.empty()) copy.where.cell = cell;
  return copy;
}

Error Error::at_argument(std::string_view argument) const {
  Error copy = *this;
  if (copy.where.argument.empty()) copy.where.argument = argument;
  return copy;
}

Error Error::because(std::string_view why) const {
  Error copy = *this;
  copy.reason = why;
  return copy;
}

Error make_error(ErrorCode code, std::string what, std::string hint) {
  return Error{code, std::move(what), std::move(hint), {}, {}, {}};
}

}  // namespace omnidoku::base
