// SPDX-License-Identifier: MIT
//
// PageWriter: one page as an SVG document, written piece by piece.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "booklet/booklet.h"

namespace omnidoku::booklet {

/// How a text looks.
struct Lettering {
  double size = 8;
  bool bold = false;
  bool grey = false;
};

/// The height of a line.
[[nodiscard]] double line_height(const Lettering& lettering);

/// The width of a line, estimated on the wide side.
[[nodiscard]] double width_of(std::string_view text, const Lettering& lettering);

/// The lines of a text in a column of that width; newlines break lines as well.
[[nodiscard]] std::vector<std::string> lines_of(std::string_view text, const Lettering& lettering,
                                                double width);

class PageWriter {
 public:
  explicit PageWriter(const Size& paper) : paper_(paper) {}

  enum class Align : std::uint8_t { left, middle, right };

  /// A line of text with its top at y; x is where it begins, has its middle or ends.
  void text(double x, double y, std::string_view text, const Lettering& lettering,
            Align align = Align::left);
  /// Lines below each other, from the left.
  void lines(const Box& box, const std::vector<std::string>& lines, const Lettering& lettering);
  /// A thin line from left to right; dotted where it leads the eye.
  void rule(double x, double y, double width, bool is_dotted = false);
  /// The modules of a code; a link is opened by it where the reader can do that.
  void code(const Box& box, const Code& code, std::string_view link);
  /// A finished element, such as a drawing.
  void element(std::string_view svg) { body_ += svg; }

  /// The document.
  [[nodiscard]] std::string svg() const;

 private:
  Size paper_;
  std::string body_;
};

}  // namespace omnidoku::booklet
