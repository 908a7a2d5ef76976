// SPDX-License-Identifier: MIT
#include "geometry/cell_names.h"

#include <algorithm>

#include "geometry/spec_reader.h"

namespace omnidoku::geometry {
namespace {

constexpr std::size_t kMaxNameBytes = 100;

bool is_blank_or_control(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte <= 0x20 || byte == 0x7F;
}

std::optional<base::Error> fault_of(const std::string& name) {
  const auto error = [](std::string what, std::string hint = {}) {
    return base::make_error(base::ErrorCode::bad_geometry, std::move(what), std::move(hint));
  };
  if (name.empty()) return error("a cell has an empty name");
  if (name.size() > kMaxNameBytes) {
    return error("the cell name " + quote(name) + " is longer than " +
                 std::to_string(kMaxNameBytes) + " bytes");
  }
  if (std::any_of(name.begin(), name.end(), is_blank_or_control)) {
    return error("the cell name " + quote(name) + " holds a blank or a control character",
                 "cell names stand in lists separated by blanks");
  }
  return std::nullopt;
}

}  // namespace

base::Result<CellNames> CellNames::make(const std::vector<std::string>& names) {
  CellNames result;
  result.exact_.reserve(names.size());
  result.folded_.reserve(names.size());
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (auto fault = fault_of(names[i])) return *std::move(fault);
    if (!result.exact_.emplace(names[i], Cell(i)).second) {
      return base::make_error(base::ErrorCode::bad_geometry,
                              "two cells have the name " + quote(names[i]));
    }
    const auto [it, inserted] = result.folded_.emplace(upper_case(names[i]), Cell(i));
    if (!inserted) it->second = std::nullopt;
  }
  return result;
}

std::optional<Cell> CellNames::find(std::string_view name) const {
  const auto exact = exact_.find(std::string(name));
  if (exact != exact_.end()) return exact->second;
  const auto folded = folded_.find(upper_case(name));
  if (folded != folded_.end()) return folded->second;
  return std::nullopt;
}

}  // namespace omnidoku::geometry
