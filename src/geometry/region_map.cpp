// SPDX-License-Identifier: MIT
#include "geometry/region_map.h"

#include <algorithm>
#include <map>
#include <optional>

#include "geometry/grid_parts.h"
#include "geometry/spec_reader.h"

namespace omnidoku::geometry {
namespace {

using base::ErrorCode;
using base::make_error;
using base::Result;
using base::Value;

constexpr std::size_t kMaxMap = std::size_t{kMaxDigits} * kMaxDigits;

Result<std::string> label_of(const Value& value) {
  if (value.is_null()) return std::string(".");
  if (const std::int64_t* number = value.if_int()) return std::to_string(*number);
  if (const std::string* text = value.if_string()) return *text;
  return make_error(
      ErrorCode::bad_geometry,
      "a label in \"regions\" must be a string or a number, not " + std::string(value.kind_name()));
}

/// Whether the list holds rows of one-character labels: as many characters in each as rows.
bool is_list_of_rows(const Value::Array& items) {
  return !items.empty() && std::all_of(items.begin(), items.end(), [&items](const Value& item) {
    const std::string* row = item.if_string();
    return row != nullptr && characters(*row).size() == items.size();
  });
}

/// The labels of all cells in reading order, whatever form the member has.
Result<std::vector<std::string>> read_labels(const Value& regions) {
  std::vector<std::string> labels;
  if (const std::string* text = regions.if_string()) return characters(*text);
  if (!regions.is_array()) {
    return make_error(ErrorCode::bad_geometry, "\"regions\" must be a string or a list, not " +
                                                   std::string(regions.kind_name()));
  }
  const bool rows_of_text = is_list_of_rows(regions.items());
  for (const Value& item : regions.items()) {
    if (labels.size() > kMaxMap) break;
    if (rows_of_text) {
      for (std::string& label : characters(*item.if_string())) labels.push_back(std::move(label));
    } else if (item.is_array()) {
      for (const Value& cell : item.items()) {
        auto label = label_of(cell);
        if (!label) return label.error();
        labels.push_back(*std::move(label));
        if (labels.size() > kMaxMap) break;
      }
    } else {
      auto label = label_of(item);
      if (!label) return label.error();
      labels.push_back(*std::move(label));
    }
  }
  return labels;
}

/// The side of the square that has so many cells.
std::optional<int> side_of(std::size_t num_cells) {
  for (int side = 1; side <= kMaxDigits; ++side) {
    if (static_cast<std::size_t>(side) * static_cast<std::size_t>(side) == num_cells) return side;
  }
  return std::nullopt;
}

Result<int> size_of_map(const Value& spec, std::size_t num_labels) {
  if (num_labels > kMaxMap) {
    return make_error(ErrorCode::too_large,
                      "the region map has more than " + std::to_string(kMaxMap) + " cells");
  }
  if (spec.has("size")) {
    auto size = read_int(spec, "size", 1, kMaxDigits);
    if (!size) return size;
    if (static_cast<std::size_t>(*size) * static_cast<std::size_t>(*size) == num_labels)
      return size;
    return make_error(ErrorCode::wrong_length, "the region map has " + std::to_string(num_labels) +
                                                   " cells, but a grid of size " +
                                                   std::to_string(*size) + " has " +
                                                   std::to_string(*size * *size));
  }
  const auto side = side_of(num_labels);
  if (side) return *side;
  return make_error(
      ErrorCode::wrong_length,
      "the region map has " + std::to_string(num_labels) + " cells, which is no square number",
      "a 9x9 grid needs 81");
}

/// Every region must have as many cells as there are digits; names those that do not.
Result<void> check_region_sizes(const RegionMap& map) {
  constexpr int kMostNamed = 4;
  std::vector<int> count(map.labels.size(), 0);
  for (const int region : map.region_at) {
    if (region != RegionMap::kNoRegion) ++count[static_cast<std::size_t>(region)];
  }
  std::string faults;
  int num_faults = 0;
  for (std::size_t i = 0; i < count.size(); ++i) {
    if (count[i] == map.size) continue;
    if (++num_faults > kMostNamed) continue;
    if (!faults.empty()) faults += ", ";
    faults += "region " + quote(map.labels[i]) + " has " + std::to_string(count[i]) +
              (count[i] == 1 ? " cell" : " cells");
  }
  if (num_faults == 0) return {};
  if (num_faults > kMostNamed) {
    faults += " and " + std::to_string(num_faults - kMostNamed) + " more are wrong";
  }
  return make_error(ErrorCode::bad_geometry, faults,
                    "every region must have " + std::to_string(map.size) + " cells");
}

}  // namespace

Result<RegionMap> read_region_map(const Value& spec) {
  const Value* regions = spec.find("regions");
  if (regions == nullptr) {
    return make_error(ErrorCode::bad_geometry, "the member \"regions\" is missing",
                      "a label for every cell, such as a list of strings, one per row");
  }
  const auto cell_labels = read_labels(*regions);
  if (!cell_labels) return cell_labels.error();
  const auto size = size_of_map(spec, cell_labels->size());
  if (!size) return size.error();

  RegionMap map;
  map.size = *size;
  std::map<std::string_view, int> index_of;
  for (const std::string& label : *cell_labels) {
    if (label == ".") {
      map.region_at.push_back(RegionMap::kNoRegion);
      continue;
    }
    const auto [it, is_new] = index_of.emplace(label, static_cast<int>(map.labels.size()));
    if (is_new) map.labels.push_back(label);
    map.region_at.push_back(it->second);
  }
  if (auto sizes = check_region_sizes(map); !sizes) return sizes.error();
  return map;
}

void add_regions(BoardDraft& draft, const RegionMap& map) {
  std::vector<House> houses;
  for (const std::string& label : map.labels) {
    houses.push_back(House{"region " + label, HouseKind::region, {}});
  }
  for (std::size_t i = 0; i < map.region_at.size(); ++i) {
    if (map.region_at[i] == RegionMap::kNoRegion) continue;
    houses[static_cast<std::size_t>(map.region_at[i])].cells.push_back(draft.grids[0].cells[i]);
  }
  draft.houses.insert(draft.houses.end(), houses.begin(), houses.end());
}

Value with_default_map(Value spec, Value (*default_map)(int size)) {
  const auto size = read_int(spec, "size", 1, kMaxDigits);
  if (!size || spec.has("regions")) return spec;
  const Value map = default_map(*size);
  spec.set("regions", *map.find("regions"));
  return spec;
}

Result<Value> parse_region_map_text(std::string_view text) {
  constexpr std::size_t kLongestSize = 2;
  if (text.empty()) return Value::object({{"size", 9}});
  if (text.size() <= kLongestSize) {
    if (const auto size = parse_int(text, 1, kMaxDigits)) {
      return Value::object({{"size", *size}});
    }
    return make_error(ErrorCode::bad_geometry,
                      quote(text) + " is neither a size from 1 to 64 nor a region map");
  }
  const auto labels = characters(text);
  const auto size = size_of_map(Value(), labels.size());
  if (!size) return size.error();
  Value::Array rows;
  for (std::size_t i = 0; i < labels.size(); ++i) {
    if (i % static_cast<std::size_t>(*size) == 0) rows.emplace_back(std::string());
    rows.back() = *rows.back().if_string() + labels[i];
  }
  return Value::object({{"size", *size}, {"regions", std::move(rows)}});
}

}  // namespace omnidoku::geometry
