// SPDX-License-Identifier: MIT
//
// Layout: where the board stands on the sheet, and the words around it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scene/parts.h"

namespace omnidoku::scene {

class Layout {
 public:
  /// The view must outlive the layout.
  Layout(const model::Puzzle& puzzle, const RenderOptions& options, const geometry::View& view,
         const std::vector<PlacedAtom>& atoms);

  /// Where the view's origin comes to lie; half a pixel off, so that lines an odd number of pixels
  /// wide fall onto whole pixels.
  [[nodiscard]] geometry::Point origin() const { return origin_; }
  [[nodiscard]] double width() const { return width_; }
  [[nodiscard]] double height() const { return height_; }

  /// The view's own labels, and coordinates.
  [[nodiscard]] Layer labels() const;
  /// Title and author above, rules below.
  [[nodiscard]] Layer words_around() const;

 private:
  struct WordLine {
    std::string text;
    Role role = Role::title;
    double size = 0;  // in pixels
  };

  void add_title(const model::Puzzle& puzzle, double width);
  static void add_words(std::vector<WordLine>& lines, std::string_view text, Role role, double size,
                        double width, std::size_t most_lines);
  static double height_of(const std::vector<WordLine>& lines);
  void write(Layer& layer, const std::vector<WordLine>& lines, double top) const;

  double unit_;
  std::vector<geometry::View::Label> coordinates_;
  const geometry::View& view_;
  std::vector<WordLine> above_;
  std::vector<WordLine> below_;
  geometry::Point origin_;
  double width_ = 0;
  double height_ = 0;
  double above_top_ = 0;
  double below_top_ = 0;
};

}  // namespace omnidoku::scene
