// SPDX-License-Identifier: MIT
#include "formats/text/region_text.h"

#include <algorithm>
#include <map>
#include <utility>

#include "formats/text.h"
#include "formats/text/puzzle_text.h"
#include "geometry/builder.h"
#include "geometry/grid_parts.h"

namespace omnidoku::formats {

using base::Value;
using geometry::Board;
using geometry::Cell;

bool only_letters(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); });
}

bool are_region_letters(std::string_view text) {
  const auto side = static_cast<std::size_t>(side_of(text.size()).value_or(0));
  if (side == 0 || !only_letters(text)) return false;
  for (std::size_t row = 0; row < text.size(); row += side) {
    std::string labels(text.substr(row, side));
    std::sort(labels.begin(), labels.end());
    if (std::adjacent_find(labels.begin(), labels.end()) != labels.end()) return true;
  }
  return side == 1;
}

std::optional<std::string> region_mismatch(std::string_view labels, int side) {
  if (std::any_of(labels.begin(), labels.end(), [](char c) { return (c & 0x80) != 0; })) {
    return "a region label is no ASCII character";
  }
  std::map<char, int> sizes;
  for (const char label : labels) ++sizes[label];
  for (const auto& [label, size] : sizes) {
    if (size == side) continue;
    return "region " + quote(std::string_view(&label, 1)) + " has " + std::to_string(size) +
           (size == 1 ? " cell" : " cells") + ", not " + std::to_string(side);
  }
  return std::nullopt;
}

namespace {

std::size_t place(int row, int column, int side) {
  return static_cast<std::size_t>(row) * static_cast<std::size_t>(side) +
         static_cast<std::size_t>(column);
}

/// The labels as letters in order of first appearance.
std::string in_order(std::string_view labels) {
  constexpr std::string_view kNames =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789@$";
  std::map<char, char> names;
  std::string result;
  for (const char label : labels) {
    const auto it = names.try_emplace(label, kNames[names.size() % kNames.size()]).first;
    result += it->second;
  }
  return result;
}

std::string usual_boxes(int side) {
  const int rows = geometry::default_box_rows(side);
  const int columns = side / rows;
  std::string labels;
  for (int r = 0; r < side; ++r) {
    for (int c = 0; c < side; ++c) {
      labels += static_cast<char>(' ' + (r / rows) * (side / columns) + c / columns);
    }
  }
  return in_order(labels);
}

/// The number of cells that hang together with the first cell of a label, with or without wrapping.
int connected_size(std::string_view labels, int side, std::size_t start, bool wraps) {
  std::vector<bool> seen(labels.size(), false);
  std::vector<std::size_t> open{start};
  seen[start] = true;
  int size = 0;
  while (!open.empty()) {
    const std::size_t at = open.back();
    open.pop_back();
    ++size;
    const int row = static_cast<int>(at) / side;
    const int column = static_cast<int>(at) % side;
    for (const auto& [dr, dc] : {std::pair{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
      int r = row + dr;
      int c = column + dc;
      if (wraps) {
        r = (r + side) % side;
        c = (c + side) % side;
      }
      if (r < 0 || c < 0 || r >= side || c >= side) continue;
      const std::size_t next = place(r, c, side);
      if (seen[next] || labels[next] != labels[start]) continue;
      seen[next] = true;
      open.push_back(next);
    }
  }
  return size;
}

}  // namespace

bool is_region_map(std::string_view labels, int side) {
  if (side_of(labels.size()) != side || region_mismatch(labels, side)) return false;
  if (are_region_letters(labels)) return true;
  std::map<char, std::size_t> first;
  for (std::size_t i = 0; i < labels.size(); ++i) first.try_emplace(labels[i], i);
  return side > 1 && std::all_of(first.begin(), first.end(), [&](const auto& region) {
           return connected_size(labels, side, region.second, false) == side;
         });
}

bool looks_like_map(std::string_view labels, int side) {
  if (side_of(labels.size()) != side || side < kUsualSide) return false;
  int num_equal = 0;
  int num_pairs = 0;
  for (std::size_t i = 0; i + 1 < labels.size(); ++i) {
    if ((i + 1) % static_cast<std::size_t>(side) == 0) continue;
    ++num_pairs;
    if (labels[i] == labels[i + 1] && !is_empty_mark(labels[i])) ++num_equal;
  }
  return 3 * num_equal >= num_pairs;
}

Value region_rows(std::string_view labels, int side) {
  Value::Array rows;
  for (int r = 0; r < side; ++r) {
    rows.emplace_back(
        std::string(labels.substr(place(r, 0, side), static_cast<std::size_t>(side))));
  }
  return rows;
}

Value region_spec(std::string_view labels, int side, bool keep_boxes) {
  if (in_order(labels) == usual_boxes(side)) return plain_grid_spec(side);
  Value spec = Value::object({{"type", "jigsaw"}, {"regions", region_rows(labels, side)}});
  if (keep_boxes) spec.set("keep_boxes", true);
  return spec;
}

std::optional<std::string> region_labels(const Board& board) {
  const int side = board.num_digits();
  if (side_of(static_cast<std::size_t>(board.num_cells())) != side) return std::nullopt;
  std::vector<int> region_of(static_cast<std::size_t>(board.num_cells()), -1);
  int num_regions = 0;
  // Boxes that are kept beside the regions of a jigsaw are not its regions.
  for (const geometry::HouseKind kind : {geometry::HouseKind::region, geometry::HouseKind::box}) {
    for (const geometry::House& house : board.houses()) {
      if (house.kind != kind || !board.is_full(house)) continue;
      for (const Cell cell : house.cells) {
        if (region_of[cell.index()] >= 0) return std::nullopt;
        region_of[cell.index()] = num_regions;
      }
      ++num_regions;
    }
    if (num_regions > 0) break;
  }
  if (num_regions != side) return std::nullopt;
  std::string labels;
  for (const int region : region_of) labels += static_cast<char>(' ' + region);
  return in_order(labels);
}

std::optional<std::string> jigsaw_labels(const Board& board) {
  auto labels = region_labels(board);
  if (!labels) return labels;
  const auto jigsaw = geometry::build_board(region_spec(*labels, board.num_digits()));
  if (!jigsaw || !same_board(board, **jigsaw)) return std::nullopt;
  return labels;
}

bool regions_wrap(std::string_view labels, int side) {
  bool wraps = false;
  std::map<char, std::size_t> first;
  for (std::size_t i = 0; i < labels.size(); ++i) first.try_emplace(labels[i], i);
  for (const auto& [label, start] : first) {
    if (connected_size(labels, side, start, true) != side) return false;
    if (connected_size(labels, side, start, false) != side) wraps = true;
  }
  return wraps;
}

}  // namespace omnidoku::formats
