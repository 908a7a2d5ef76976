// SPDX-License-Identifier: MIT
//
// Drawing on a square grid as penpa keeps it: cages, thermometers, lines, symbols, numbers,
// colours, each in the list of its kind, by the points that it lies at. Where two things would need
// the same place in the same list the first stays.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/value.h"
#include "formats/penpa/points.h"
#include "geometry/digit_set.h"
#include "model/atoms.h"
#include "model/drawing.h"

namespace omnidoku::formats::penpa {

class DrawingWriter {
 public:
  /// For a board of `side` by `side` cells, numbered row by row.
  DrawingWriter(const Points& points, int side) : points_(points), side_(side) {}

  /// How a constraint shows itself.
  void draw(const std::vector<model::Atom>& atoms);
  /// The texts that stand in what was drawn since this was asked.
  [[nodiscard]] std::set<std::string> take_texts() { return std::exchange(texts_, {}); }

  /// What was drawn here.
  void draw(const model::Drawing& drawing);

  void draw_digit(geometry::Cell cell, geometry::Digit digit);
  /// The candidates that a cell is left.
  void draw_candidates(geometry::Cell cell, geometry::DigitSet digits);
  /// A thick edge between two cells that lie beside or below each other.
  void draw_wall(geometry::Cell cell, geometry::Cell next);
  /// From corner to corner of the board, as penpa draws diagonals.
  void draw_diagonal(const std::vector<std::pair<std::int64_t, std::int64_t>>& pieces);
  void shade(const std::vector<geometry::Cell>& cells);

  /// Puts back what was kept of another drawing on the same points, with its colours, if any.
  void restore(const base::Value& drawn, const base::Value* colours);

  /// All lists of penpa, with what was drawn; an object.
  [[nodiscard]] base::Value drawn() const;
  /// The same lists with the colours of what has one of its own.
  [[nodiscard]] base::Value colours() const;
  /// The same without anything in them.
  [[nodiscard]] static base::Value nothing();

 private:
  /// Things by the keys of points, and things in lists, by the names of lists.
  struct Lists {
    std::map<std::string, std::map<std::string, base::Value>, std::less<>> by_points;
    std::map<std::string, base::Value::Array, std::less<>> in_order;
  };

  [[nodiscard]] int row_of(geometry::Cell cell) const {
    return static_cast<int>(cell.index()) / side_;
  }
  [[nodiscard]] int column_of(geometry::Cell cell) const {
    return static_cast<int>(cell.index()) % side_;
  }
  [[nodiscard]] int centre_of(geometry::Cell cell) const {
    return points_.centre(row_of(cell), column_of(cell));
  }
  /// The point in the middle of cells: of one, of two that meet, of four around a corner.
  [[nodiscard]] int middle_of(const std::vector<geometry::Cell>& cells) const;
  [[nodiscard]] base::Value centres_of(const std::vector<geometry::Cell>& cells) const;

  /// Puts something at a point, or between two; false where something is there already.
  bool put(std::string_view list, const std::string& key, const base::Value& thing,
           std::string_view colour = {});
  /// Adds something to a list.
  void add(std::string_view list, base::Value thing, std::string_view colour = {});

  /// A cage in the list of cages, and the dashes that penpa draws around it.
  void add_cage(const std::vector<geometry::Cell>& cells, std::string_view colour);
  void put_symbol(int point, std::string_view name, int style, std::string_view colour = {});
  void put_text(int point, const std::string& text, std::string_view size, int ink,
                std::string_view colour = {});
  void put_small_text(geometry::Cell cell, const std::string& text, std::string_view colour = {});

  void draw_atom(const model::Outline& outline);
  void draw_atom(const model::CornerText& corner);
  void draw_atom(const model::Shade& shaded);
  void draw_atom(const model::Path& path);
  void draw_atom(const model::Pill& pill);
  void draw_atom(const model::CellMark& mark);
  void draw_atom(const model::EdgeMark& mark);
  void draw_atom(const model::CornerMark& mark);
  void draw_atom(const model::OuterText& text);

  [[nodiscard]] static base::Value as_value(const Lists& lists);

  Points points_;
  int side_;
  Lists things_;
  Lists colours_;
  std::set<std::string> texts_;
};

/// Whether some of this is drawn beside the board.
[[nodiscard]] bool is_beside(const std::vector<model::Atom>& atoms);

}  // namespace omnidoku::formats::penpa
