// SPDX-License-Identifier: MIT
#include "support/board_text.h"

#include <sstream>

#include <gtest/gtest.h>

namespace omnidoku::testing_support {

using geometry::Board;
using geometry::Cell;

geometry::BoardPtr board_of(std::string_view text) {
  const auto spec = geometry::parse_board_text(text);
  if (!spec) {
    ADD_FAILURE() << text << ": " << spec.error().text();
    return geometry::classic_board();
  }
  const auto board = geometry::build_board(*spec);
  if (!board) {
    ADD_FAILURE() << text << ": " << board.error().text();
    return geometry::classic_board();
  }
  return *board;
}

std::vector<std::string> boards_of_every_kind() {
  std::vector<std::string> found{"grid:4", "grid:6", "grid:8", "latin:7", "toroidal:6"};
  for (const geometry::BoardType* type : geometry::board_types()) {
    found.emplace_back(type->id);
    if (type->extend != nullptr) found.back() = "grid+" + found.back();
  }
  return found;
}

base::Error board_error(std::string_view text) {
  const auto spec = geometry::parse_board_text(text);
  if (!spec) return spec.error();
  const auto board = geometry::build_board(*spec);
  if (!board) return board.error();
  ADD_FAILURE() << text << " makes a board";
  return {};
}

std::string cells_of(const Board& board, std::string_view house) {
  const auto id = board.find_house(house);
  return id ? board.names(board.house(*id).cells) : "no such house";
}

std::string describe(const Board& board) {
  std::ostringstream out;
  out << board.num_digits() << " digits, " << board.num_cells() << " cells\n";
  for (int i = 0; i < board.num_cells(); ++i) {
    out << "cell " << board.name(Cell(i));
    for (int side = 0; side < 4; ++side) {
      const auto there = board.neighbour(Cell(i), static_cast<geometry::Side>(side));
      if (!there) continue;
      out << ' ' << side << ':' << board.name(there->cell) << '/' << static_cast<int>(there->entry)
          << (there->across_seam ? "~" : "");
    }
    out << '\n';
  }
  for (const auto& house : board.houses()) {
    out << to_string(house.kind) << " \"" << house.name << "\" " << board.names(house.cells)
        << '\n';
  }
  for (const auto& lane : board.lanes()) {
    out << "lane " << to_string(lane.kind) << " \"" << lane.name << "\" " << board.names(lane.cells)
        << (lane.closed ? " closed" : "") << '\n';
  }
  for (const auto& grid : board.grids()) {
    out << "grid " << grid.row << ' ' << grid.column << ' ' << grid.rows << ' ' << grid.columns
        << ' ' << grid.box_rows << ' ' << grid.box_columns << ' ' << board.names(grid.cells)
        << '\n';
  }
  const auto& lattice = board.lattice();
  out << "lattice " << lattice.rows << ' ' << lattice.columns << ' ' << lattice.holes_in_lines;
  for (const auto& place : lattice.at) out << ' ' << (place ? board.name(*place) : "#");
  out << '\n';
  for (const auto& view : board.views()) {
    out << "view " << view.id << ' ' << view.width << ' ' << view.height << '\n';
    for (std::size_t i = 0; i < view.corners.size(); ++i) {
      out << "  " << static_cast<int>(view.tint[i]) << ' ' << board.name(view.paint_order[i]);
      for (const auto& corner : view.corners[i]) out << ' ' << corner.x << ',' << corner.y;
      out << '\n';
    }
    for (const auto& label : view.labels) {
      out << "  label " << label.at.x << ',' << label.at.y << ' ' << label.text << '\n';
    }
  }
  for (const auto& note : board.notes()) out << "note " << note.text << '\n';
  return out.str();
}

}  // namespace omnidoku::testing_support
