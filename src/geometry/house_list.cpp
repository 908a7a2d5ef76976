// SPDX-License-Identifier: MIT
#include "geometry/house_list.h"

#include <string>

#include "geometry/spec_reader.h"

namespace omnidoku::geometry {
namespace {

using base::ErrorCode;
using base::make_error;
using base::Result;
using base::Value;

Result<HouseKind> read_kind(const Value& item, const std::string& owner) {
  if (!item.has("kind")) return HouseKind::extra;
  const auto word = read_string(item, "kind");
  if (!word) return word.error();
  if (const auto kind = house_kind_from(*word)) return *kind;
  std::string known;
  for (int i = 0; i <= static_cast<int>(HouseKind::extra); ++i) {
    known += (i == 0 ? "" : ", ") + std::string(to_string(static_cast<HouseKind>(i)));
  }
  return make_error(ErrorCode::unknown_name, owner + ": there is no kind " + quote(*word),
                    "known are " + known);
}

Result<House> read_house(const Value& item, std::size_t number, const CellNames& names) {
  House house;
  house.name = "house " + std::to_string(number);
  if (auto members = check_known_members(item, {"name", "kind", "cells"}, house.name); !members) {
    return members.error();
  }
  const std::string nameless = house.name;
  if (item.has("name")) {
    auto name = read_string(item, "name");
    if (!name) return make_error(name.error().code, nameless + ": " + name.error().what);
    house.name = *std::move(name);
  }
  const std::string owner = item.has("name") ? "house " + quote(house.name) : nameless;
  const auto kind = read_kind(item, owner);
  if (!kind) return kind.error();
  house.kind = *kind;

  const Value* cells = item.find("cells");
  if (cells == nullptr || !cells->is_array()) {
    return make_error(ErrorCode::bad_geometry, owner + ": \"cells\" must be a list of cell names");
  }
  if (cells->items().size() > kMaxCells) {
    return make_error(ErrorCode::too_large, owner + " has more cells than a board can have");
  }
  for (const Value& entry : cells->items()) {
    const std::string* name = entry.if_string();
    if (name == nullptr) {
      return make_error(
          ErrorCode::bad_geometry,
          owner + ": a cell must be given by its name, not by " + std::string(entry.kind_name()));
    }
    const auto cell = names.find(*name);
    if (!cell)
      return make_error(ErrorCode::unknown_name, owner + ": there is no cell " + quote(*name));
    house.cells.push_back(*cell);
  }
  return house;
}

}  // namespace

Result<std::vector<House>> read_houses(const Value& list, const CellNames& names) {
  if (!list.is_array()) {
    return make_error(ErrorCode::bad_geometry,
                      "\"houses\" must be a list, not " + std::string(list.kind_name()));
  }
  if (list.items().size() > kMaxHouses) {
    return make_error(ErrorCode::too_large, "there are " + std::to_string(list.items().size()) +
                                                " houses, more than the limit of " +
                                                std::to_string(kMaxHouses));
  }
  std::vector<House> houses;
  houses.reserve(list.items().size());
  for (const Value& item : list.items()) {
    auto house = read_house(item, houses.size() + 1, names);
    if (!house) return house.error();
    houses.push_back(*std::move(house));
  }
  return houses;
}

}  // namespace omnidoku::geometry
