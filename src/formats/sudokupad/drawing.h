// SPDX-License-Identifier: MIT
//
// Drawing for SudokuPad: the lists of lines, arrows, shapes and cages that a puzzle there is made
// of. Places are [row, column] in cells from the top left corner.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/value.h"
#include "geometry/board.h"
#include "model/atoms.h"
#include "model/ornament.h"

namespace omnidoku::formats {

/// Collects what is drawn on a square board of `side` cells.
class PadDrawing {
 public:
  explicit PadDrawing(int side) : side_(side) {}

  /// How a constraint shows itself.
  void draw(const std::vector<model::Atom>& atoms);
  /// The texts that stand in what was drawn since this was asked.
  [[nodiscard]] std::set<std::string> take_texts() { return std::exchange(texts_, {}); }

  /// What another file drew.
  void draw(const model::Ornament& ornament);

  /// A straight line from one place to another.
  void draw_line(geometry::Point from, geometry::Point to, std::string_view colour);
  /// The candidates that a cell is left, small.
  void draw_small(geometry::Cell cell, const std::string& text);
  /// Colours cells.
  void shade(const std::vector<geometry::Cell>& cells);
  /// A cage, with further members.
  void add_cage(const std::vector<geometry::Cell>& cells, const base::Value::Object& members);

  /// Adds the lists that are not empty to an object.
  void add_to(base::Value& root) const;

  /// Adds an element to one of the lists.
  void add(std::string_view list, base::Value element);

 private:
  [[nodiscard]] geometry::Point middle_of(geometry::Cell cell) const;
  [[nodiscard]] geometry::Point middle_of(const std::vector<geometry::Cell>& cells) const;
  void add_way(std::string_view list, const std::vector<geometry::Point>& points,
               std::string_view colour, double thickness);
  void add_shape(std::string_view list, geometry::Point centre, double width, double height,
                 const base::Value::Object& members);
  void write(geometry::Point centre, const std::string& text, double size);
  void add_text(geometry::Point centre, const std::string& text, double size);

  void draw_atom(const model::Outline& outline);
  void draw_atom(const model::CornerText& corner);
  void draw_atom(const model::Shade& shaded);
  void draw_atom(const model::Path& path);
  void draw_atom(const model::Pill& pill);
  void draw_atom(const model::CellMark& mark);
  void draw_atom(const model::EdgeMark& mark);
  void draw_atom(const model::CornerMark& mark);
  void draw_atom(const model::OuterText& text);

  int side_;
  base::Value::Object lists_;
  std::set<std::string> texts_;
};

}  // namespace omnidoku::formats
