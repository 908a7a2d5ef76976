// SPDX-License-Identifier: MIT
#include "formats/penpa/symbols.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/penpa/styles.h"
#include "formats/penpa/values.h"
#include "formats/text.h"

namespace omnidoku::formats::penpa {

using base::Value;
using geometry::Point;
using model::Ornament;

namespace {

/// The corners of a polygon that penpa gives by how far they are from the middle, the first at
/// this angle left of it.
std::vector<Point> corners(Point centre, double radius, int number, double degrees) {
  std::vector<Point> points;
  for (int i = 0; i < number; ++i) {
    const double at = (degrees + 360.0 * i / number) * std::numbers::pi / 180;
    points.push_back({centre.x - radius * std::cos(at), centre.y - radius * std::sin(at)});
  }
  return points;
}

/// By the letters behind the name of a shape.
double size_of(std::string_view letters, double largest, double large, double middle, double small,
               double smallest) {
  if (letters == "LL") return largest;
  if (letters == "M") return middle;
  if (letters == "S") return small;
  if (letters == "SS") return smallest;
  return large;
}

class SymbolDrawer {
 public:
  explicit SymbolDrawer(OrnamentList& list) : list_(list) {}

  void draw_symbol(Point at, const Value& symbol, const Value* colour, bool above) {
    const std::string name = text_in(symbol, 1);
    const std::int64_t number = number_in(symbol, 0);
    const std::size_t end = name.rfind('_');
    const std::string_view letters =
        end == std::string::npos ? std::string_view() : std::string_view(name).substr(end + 1);
    const std::vector<Point> outline = outline_of(at, name, letters);
    if (!outline.empty()) {
      Shade shade = entry_of(kShades, number, 1);
      if (number == 0 && name.starts_with("circle")) shade = kShades[1];
      Ornament area{Ornament::Kind::area, above, outline};
      area.fill = shade.fill == kNoColour ? kNoColour : colour_of(colour, shade.fill);
      area.stroke = shade.fill == kNoColour ? colour_of(colour, shade.stroke) : shade.stroke;
      area.width = shade.pixels * kPixel;
      list_.add(std::move(area));
      return;
    }
    Ornament line{Ornament::Kind::line, above, {}};
    line.stroke = colour_of(colour, kBlackInk);
    line.width = 2 * kPixel;
    if (name == "inequality") {
      draw_inequality(at, number, std::move(line));
    } else if (name.starts_with("arrow_") && number >= 1 && number <= 8) {
      constexpr double kWings = 0.25;
      constexpr double kReach = 0.38;
      const double turn = (static_cast<double>(number - 1) * 45 - 180) * std::numbers::pi / 180;
      const Point to{kReach * std::cos(turn), kReach * std::sin(turn)};
      line.points = {{at.x - to.x, at.y - to.y}, {at.x + to.x, at.y + to.y}};
      list_.add_arrow(line, kWings);
    } else if (const std::string sign = sign_of(name, number); !sign.empty()) {
      constexpr double kSize = 0.7;
      list_.add_text(at, sign, kSize, 0, line.stroke, above);
    } else {
      draw_named(at, name, line);
    }
  }

  void draw_number(Point at, const Value& number, const Value* colour) {
    constexpr std::pair<std::string_view, std::pair<double, double>> kKinds[] = {
        {"1", {0.7, 0.42}}, {"2", {0.5, 0.42}},  {"4", {0.45, 0.44}}, {"5", {0.25, 0.17}},
        {"6", {0.4, 0.25}}, {"10", {0.6, 0.36}}, {"8", {0.5, 0}}};
    const std::string kind = text_in(number, 2);
    const auto* known = std::find_if(std::begin(kKinds), std::end(kKinds),
                                     [&kind](const auto& one) { return one.first == kind; });
    const auto [size, circle] = known == std::end(kKinds) ? std::pair(0.7, 0.42) : known->second;
    std::string text = text_in(number, 0);
    if (kind == "2") text = with_arrow(std::move(text));
    if (kind == "8") {
      draw_long_text(at, text, size, number_in(number, 1), colour);
    } else {
      draw_short_text(at, text, size, circle, number_in(number, 1), colour);
    }
  }

  void draw_small_number(Point at, const Value& number, const Value* colour) {
    draw_short_text(at, text_in(number, 0), 0.32, 0.18, number_in(number, 1), colour);
  }

 private:
  // --- Symbols -------------------------------------------------------------------------------

  static std::vector<Point> outline_of(Point at, std::string_view name, std::string_view letters) {
    if (name.starts_with("circle_")) {
      const double width = 2 * size_of(letters, 0.48, 0.43, 0.35, 0.22, 0.13);
      return figure(at, width, width, 0, true);
    }
    if (name.starts_with("square_")) {
      const double width = 2 * size_of(letters, 0.5, 0.4, 0.35, 0.22, 0.13);
      return figure(at, width, width, 0, false);
    }
    if (name.starts_with("diamond_"))
      return corners(at, size_of(letters, 0.48, 0.43, 0.35, 0.22, 0.13), 4, 0);
    constexpr int kHexagon = 6;
    if (name.starts_with("hexpoint_"))
      return corners(at, size_of(letters, 0.48, 0.4, 0.3, 0.2, 0.13), kHexagon, 30);
    if (name.starts_with("hexflat_"))
      return corners(at, size_of(letters, 0.48, 0.4, 0.3, 0.2, 0.13), kHexagon, 0);
    struct Triangle {
      std::string_view name;
      double degrees;
      Point shift;
    };
    constexpr Triangle kTriangles[] = {{"triup_", 90, {0, 0.25}},
                                       {"tridown_", -90, {0, -0.25}},
                                       {"triright_", 180, {-0.25, 0}},
                                       {"trileft_", 0, {0.25, 0}}};
    for (const Triangle& one : kTriangles) {
      if (!name.starts_with(one.name)) continue;
      const double radius = size_of(letters, 0.5, 0.5, 0.4, 0.25, 0.16);
      return corners({at.x + radius * one.shift.x, at.y + radius * one.shift.y}, radius, 3,
                     one.degrees);
    }
    return {};
  }

  /// Symbols that are characters as well.
  static std::string sign_of(std::string_view name, std::int64_t number) {
    if (name == "star" && number >= 1 && number <= 3) return "\u2605";
    if (name == "cross") return "\u253C";
    if (name.starts_with("ox_")) {
      constexpr const char* kSigns[] = {"", "\u25CB", "\u25B3", "\u25A1", "\u00D7"};
      return entry_of(kSigns, number, 0);
    }
    if (name.starts_with("math")) {
      constexpr const char* kSigns[] = {"\u2265", "\u221E", "+", "\u2212", "\u00D7",
                                        "*",      "\u00F7", "=", "\u2260", "\u2264"};
      return number >= 0 && number < 10 ? kSigns[number] : "";
    }
    constexpr std::int64_t kMostPips = 9;
    if (name == "dice" && number >= 1 && number <= kMostPips) return std::to_string(number);
    return {};
  }

  /// An open triangle that points to the smaller side: 1 to the left, then clockwise.
  void draw_inequality(Point at, std::int64_t number, Ornament line) {
    constexpr double kReach = 0.14;
    const double turn = static_cast<double>((number - 1) % 4) * std::numbers::pi / 2;
    for (const Point p : {Point{kReach, kReach}, {-kReach, 0}, {kReach, -kReach}}) {
      line.points.push_back({at.x + p.x * std::cos(turn) - p.y * std::sin(turn),
                             at.y + p.x * std::sin(turn) + p.y * std::cos(turn)});
    }
    list_.add(std::move(line));
  }

  void draw_named(Point at, const std::string& name, const Ornament& line) {
    constexpr double kWidth = 0.8;
    constexpr std::size_t kMostLetters = 12;
    Ornament frame{Ornament::Kind::area, line.above, figure(at, kWidth, kWidth, 0, false)};
    frame.stroke = kGreyInk;
    frame.width = kPixel;
    list_.add(std::move(frame));
    const std::string words = name.substr(0, std::min(name.size(), kMostLetters));
    const double size =
        kWidth / (0.6 * static_cast<double>(std::max<std::size_t>(words.size(), 2)));
    list_.add_text(at, words, std::min(size, 0.3), 0, kGreyInk, line.above);
  }

  // --- Numbers and texts ---------------------------------------------------------------------

  /// "3_1": a number with an arrow in a direction.
  static std::string with_arrow(std::string text) {
    constexpr const char* kArrows[] = {"\u2191", "\u2190", "\u2192", "\u2193",
                                       "\u2196", "\u2197", "\u2199", "\u2198"};
    const std::size_t at = text.rfind('_');
    if (at == std::string::npos || at + 2 != text.size()) return text;
    const int direction = text.back() - '0';
    text.resize(at);
    return direction >= 0 && direction < 8 ? text + entry_of(kArrows, direction, 0) : text;
  }

  void draw_short_text(Point at, const std::string& text, double size, double circle,
                       std::int64_t style, const Value* colour) {
    // Numbers of these styles stand in a circle of a style of its own.
    constexpr std::pair<std::int64_t, std::int64_t> kCircles[] = {{5, 7}, {6, 1}, {7, 2}, {11, 11}};
    for (const auto& [number, shade] : kCircles) {
      if (style != number || text.empty()) continue;
      const Shade of = entry_of(kShades, shade, 1);
      Ornament area{Ornament::Kind::area, true, figure(at, 2 * circle, 2 * circle, 0, true)};
      area.fill = of.fill;
      area.stroke = of.stroke;
      area.width = of.pixels * kPixel;
      list_.add(std::move(area));
    }
    // What is wider than a cell is made to fit.
    const auto length = static_cast<double>(std::max<std::size_t>(count_characters(text), 1));
    list_.add_text(at, text, std::min(size, 1.6 / length), 0,
                   colour_of(colour, entry_of(kInks, style, 1)), true);
  }

  /// Lines of words that begin a little left of the point.
  void draw_long_text(Point at, const std::string& text, double size, std::int64_t style,
                      const Value* colour) {
    constexpr double kWidthOfLetter = 0.5;
    for (const TextLine& line : split_lines(text)) {
      const double width = kWidthOfLetter * size * static_cast<double>(count_characters(line.text));
      list_.add_text({at.x - 0.2 + width / 2, at.y}, std::string(line.text), size, 0,
                     colour_of(colour, entry_of(kInks, style, 1)), true);
      at.y += size;
    }
  }

  OrnamentList& list_;
};

}  // namespace

void add_symbol(Point at, const Value& symbol, const Value* colour, bool above,
                OrnamentList& list) {
  SymbolDrawer(list).draw_symbol(at, symbol, colour, above);
}

void add_number(Point at, const Value& number, const Value* colour, OrnamentList& list) {
  SymbolDrawer(list).draw_number(at, number, colour);
}

void add_small_number(Point at, const Value& number, const Value* colour, OrnamentList& list) {
  SymbolDrawer(list).draw_small_number(at, number, colour);
}

}  // namespace omnidoku::formats::penpa
