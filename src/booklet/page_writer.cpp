// SPDX-License-Identifier: MIT
#include "booklet/page_writer.h"

#include "scene/svg_text.h"
#include "scene/text_metrics.h"

namespace omnidoku::booklet {

using scene::svg_number;

namespace {

constexpr double kLine = 1.28;        // of the size of the letters
constexpr double kBaseline = 0.98;    // from the top of a line, of the same
constexpr double kPlainWidth = 1.12;  // how much wider bold text is
constexpr std::size_t kMostLines = 2000;
constexpr double kThin = 0.5;
constexpr double kPixelsPerPoint = 96.0 / 72;

/// What widths in ems are multiplied with: they are estimated for bold text.
double em_of(const Lettering& lettering) {
  return lettering.bold ? lettering.size : lettering.size / kPlainWidth;
}

}  // namespace

double line_height(const Lettering& lettering) { return kLine * lettering.size; }

double width_of(std::string_view text, const Lettering& lettering) {
  return scene::text_ems(text) * em_of(lettering);
}

std::vector<std::string> lines_of(std::string_view text, const Lettering& lettering, double width) {
  return scene::wrap_text(text, width / em_of(lettering), kMostLines);
}

void PageWriter::text(double x, double y, std::string_view text, const Lettering& lettering,
                      Align align) {
  if (text.empty()) return;
  body_ += "<text x=\"" + svg_number(x) + "\" y=\"" + svg_number(y + kBaseline * lettering.size) +
           "\" font-size=\"" + svg_number(lettering.size) + "\"";
  if (lettering.bold) body_ += " font-weight=\"bold\"";
  if (lettering.grey) body_ += " fill=\"#555555\"";
  if (align == Align::middle) body_ += " text-anchor=\"middle\"";
  if (align == Align::right) body_ += " text-anchor=\"end\"";
  body_ += ">" + scene::svg_escaped(text) + "</text>\n";
}

void PageWriter::lines(const Box& box, const std::vector<std::string>& lines,
                       const Lettering& lettering) {
  double y = box.y;
  for (const std::string& line : lines) {
    text(box.x, y, line, lettering);
    y += line_height(lettering);
  }
}

void PageWriter::rule(double x, double y, double width, bool is_dotted) {
  body_ += "<path d=\"M" + svg_number(x) + " " + svg_number(y) + "h" + svg_number(width) +
           "\" fill=\"none\" stroke=\"#000000\" stroke-width=\"" + svg_number(kThin) + "\"";
  if (is_dotted) body_ += " stroke-dasharray=\"0.5 2.5\"";
  body_ += "/>\n";
}

void PageWriter::code(const Box& box, const Code& code, std::string_view link) {
  // A path for all, in which the dark modules of a row that touch are one rectangle.
  std::string path;
  const auto is_dark = [&code](int row, int column) {
    return code.dark[static_cast<std::size_t>(row) * static_cast<std::size_t>(code.side) +
                     static_cast<std::size_t>(column)];
  };
  for (int row = 0; row < code.side; ++row) {
    for (int column = 0; column < code.side;) {
      int end = column;
      while (end < code.side && is_dark(row, end)) ++end;
      if (end > column) {
        path += "M" + std::to_string(column) + " " + std::to_string(row) + "h" +
                std::to_string(end - column) + "v1h-" + std::to_string(end - column) + "z";
      }
      column = end + 1;
    }
  }
  if (!link.empty()) body_ += "<a href=\"" + scene::svg_escaped(link) + "\">";
  body_ += "<path transform=\"translate(" + svg_number(box.x) + " " + svg_number(box.y) +
           ") scale(" + scene::svg_fine_number(box.width / code.side) + ")\" d=\"" + path +
           "\" shape-rendering=\"crispEdges\"/>";
  if (!link.empty()) body_ += "</a>";
  body_ += '\n';
}

std::string PageWriter::svg() const {
  const std::string width = svg_number(paper_.width);
  const std::string height = svg_number(paper_.height);
  // In pixels, whose size all programs agree on.
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" +
         svg_number(kPixelsPerPoint * paper_.width) + "\" height=\"" +
         svg_number(kPixelsPerPoint * paper_.height) + "\" viewBox=\"0 0 " + width + " " + height +
         "\" font-family=\"" + std::string(scene::kDrawingFonts) + "\">\n<rect width=\"" + width +
         "\" height=\"" + height + "\" fill=\"#ffffff\"/>\n" + body_ + "</svg>\n";
}

}  // namespace omnidoku::booklet
