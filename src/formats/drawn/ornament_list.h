// SPDX-License-Identifier: MIT
//
// The ornaments of one document as they are gathered: within bounds, in the shapes that drawings
// are made of. Points are in cells, from the top left corner of the board.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/value.h"
#include "model/ornament.h"

namespace omnidoku::formats {

inline constexpr model::Colour kBlackInk = 0x000000FF;
inline constexpr model::Colour kGreyInk = 0x808080FF;
inline constexpr double kThinLine = 0.03;
// Of what is drawn here, or drawn for other programs: in a cell, and between cells.
inline constexpr double kDrawnFigure = 0.8;
inline constexpr double kDrawnMark = 0.35;

/// A finite number, also one in a string.
[[nodiscard]] std::optional<double> number_of(const base::Value* value);
/// "#rgb", "#rgba", "#rrggbb", "#rrggbbaa", "rgb(r, g, b)", "rgba(r, g, b, opacity)", the names
/// that setters type; grey for other words.
[[nodiscard]] model::Colour colour_of(const base::Value* value, model::Colour otherwise);
/// A rectangle or ellipse around a point, turned by an angle.
[[nodiscard]] std::vector<geometry::Point> figure(geometry::Point centre, double width,
                                                  double height, double degrees, bool is_round);

class OrnamentList {
 public:
  /// For a square board of `side` cells.
  explicit OrnamentList(int side) : side_(side) {}

  [[nodiscard]] int side() const { return side_; }
  /// Those that are within bounds, what lies under the grid first.
  [[nodiscard]] std::vector<model::Ornament> take();

  /// Leaves out what is damaged, far away or too much.
  void add(model::Ornament ornament);
  void add_text(geometry::Point at, std::string text, double size, double angle,
                model::Colour colour, bool above);
  /// The sides of cells, given by their middles, towards cells that are not of the cage, a little
  /// inside.
  void add_cage(const std::vector<geometry::Point>& cells, model::Colour colour);
  /// A line whose last point is the tip of an arrow, with wings of that length.
  void add_arrow(const model::Ornament& line, double length);

 private:
  /// Whether nothing more is taken.
  [[nodiscard]] bool is_full() const;
  /// On the board or around it.
  [[nodiscard]] bool is_near(geometry::Point point) const;

  int side_;
  std::vector<model::Ornament> ornaments_;
};

}  // namespace omnidoku::formats
