// SPDX-License-Identifier: MIT
//
// penpa-edit paints a cell with 38 pixels and names styles by numbers. Shapes of the kinds that
// setters of Sudokus use are drawn as there; any other symbol is a small frame with its name.
#include "formats/penpa_drawing.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <numbers>
#include <string>
#include <utility>
#include <vector>

#include "formats/fpuzzles.h"
#include "formats/text.h"

namespace omnidoku::formats {

using base::Value;
using geometry::Point;
using model::Colour;
using model::kNoColour;
using model::Ornament;

namespace {

constexpr double kPixel = 1.0 / 38;  // of a cell
/// Of each kind of things; colours are looked up one by one.
constexpr std::size_t kMostLookedAt = 5000;
constexpr Colour kWhite = 0xFFFFFFFF;
constexpr Colour kLightGrey = 0xCCCCCCFF;
constexpr Colour kMiddleGrey = 0x999999FF;
constexpr Colour kDarkGrey = 0x777777FF;
constexpr Colour kArrowGrey = 0xB3B3B3FF;
constexpr Colour kGreen = 0x208020FF;
constexpr Colour kRed = 0xFF0000FF;
constexpr Colour kLightBlue = 0x187BCDFF;

/// Colours of cells by their number.
constexpr Colour kSurfaces[] = {kNoColour,  0x444444FF, 0xB3FFB3FF, kLightGrey,  kBlackInk,
                                0xC0E0FFFF, 0xFFA3A3FF, 0xFFFFA3FF, kMiddleGrey, 0xFFB3FFFF,
                                0xFFCC80FF, 0xCC99FFFF, 0xEECAB1FF, 0xFFA50080};

/// Colours of numbers and texts.
constexpr Colour kInks[] = {kNoColour, kBlackInk, 0x4C9900FF, kMiddleGrey, kWhite, kBlackInk,
                            kBlackInk, kWhite,    kLightBlue, 0x0000FFFF,  kRed,   kWhite};

struct Shade {
  Colour fill = kNoColour;
  Colour stroke = kNoColour;
  double pixels = 1;
};

/// Of circles, squares and the like.
constexpr Shade kShades[] = {
    {},
    {kWhite, kBlackInk, 1},
    {kBlackInk, kBlackInk, 1},
    {kLightGrey, kNoColour, 1},
    {kNoColour, kBlackInk, 1},
    {kLightGrey, kBlackInk, 1},
    {kWhite, kMiddleGrey, 2},
    {kWhite, kNoColour, 1},
    {kWhite, kBlackInk, 2},
    {kLightGrey, kBlackInk, 2},
    {kWhite, kBlackInk, 2},
    {kRed, kRed, 1},
    {kGreen, kGreen, 1},
    {kNoColour, kBlackInk, 1},
};

struct Pen {
  std::int64_t style = 0;
  Colour colour = kBlackInk;
  double pixels = 2;
};

/// Of lines and edges; black ones of two pixels are left out.
constexpr Pen kPens[] = {
    {1, kBlackInk, 0.8}, {2, kBlackInk, 3},    {21, kBlackInk, 5}, {3, kGreen, 3},
    {5, kMiddleGrey, 3}, {6, kMiddleGrey, 12}, {7, kDarkGrey, 1},  {8, kRed, 3},
    {9, kLightBlue, 3},  {10, kBlackInk, 1},   {11, kBlackInk, 1}, {12, 0x444444FF, 1},
    {13, kBlackInk, 3},  {14, kDarkGrey, 2},   {15, kDarkGrey, 1}, {16, kBlackInk, 1},
    {17, kBlackInk, 3},  {20, kWhite, 1},      {30, kGreen, 3},    {40, kMiddleGrey, 2},
    {80, kBlackInk, 1},  {98, kGreen, 1},
};

template <std::size_t size, class Entry>
Entry entry_of(const Entry (&table)[size], std::int64_t number, std::size_t otherwise) {
  return number >= 0 && number < static_cast<std::int64_t>(size)
             ? table[static_cast<std::size_t>(number)]
             : table[otherwise];
}

std::int64_t number_in(const Value& list, std::size_t index) {
  if (index >= list.items().size()) return 0;
  return fpuzzles_names::as_number(list.items()[index]).value_or(0);
}

std::string text_in(const Value& list, std::size_t index) {
  if (index >= list.items().size()) return {};
  const Value& item = list.items()[index];
  if (const std::string* text = item.if_string()) return *text;
  const auto number = fpuzzles_names::as_number(item);
  return number ? std::to_string(*number) : std::string();
}

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

class Drawer {
 public:
  Drawer(const Value& fields, OrnamentList& list) : list_(list) {
    const auto number = [&fields](std::string_view name) {
      const Value* value = fields.find(name);
      return value == nullptr ? 0 : fpuzzles_names::as_number(*value).value_or(0);
    };
    constexpr std::int64_t kMost = 200;
    points_.columns = static_cast<int>(std::clamp<std::int64_t>(number("columns"), 0, kMost));
    points_.rows = static_cast<int>(std::clamp<std::int64_t>(number("rows"), 0, kMost));
    points_.first =
        static_cast<int>(std::clamp<std::int64_t>(number("first"), 0, points_.num_centres()));
    drawn_ = fields.find("drawn");
    colours_ = fields.find("colours");
  }

  void draw() {
    if (drawn_ == nullptr) return;
    at_points("surface", [this](Point at, const Value& style, const Value* colour) {
      Ornament area{Ornament::Kind::area, false, figure(at, 1, 1, 0, false)};
      area.fill =
          colour_of(colour, entry_of(kSurfaces, fpuzzles_names::as_number(style).value_or(0), 3));
      if (area.fill != kNoColour) list_.add(std::move(area));
    });
    draw_symbols(false);
    along_lists("squareframe", kLightGrey, 0.8, End::plain);
    along_lists("thermo", kLightGrey, 0.4, End::bulb);
    along_lists("nobulbthermo", kLightGrey, 0.4, End::plain);
    along_lists("arrows", kArrowGrey, 3 * kPixel, End::circle_and_arrow);
    along_lists("direction", kArrowGrey, 3 * kPixel, End::arrow);
    draw_polygons();
    for (const std::string_view member : {"wall", "line", "freeline"}) draw_segments(member, false);
    for (const std::string_view member : {"lineE", "freelineE"}) draw_segments(member, true);
    draw_symbols(true);
    draw_frames();
    draw_cages();
    draw_numbers();
  }

 private:
  enum class End { plain, bulb, circle_and_arrow, arrow };

  [[nodiscard]] const Value* colour_at(std::string_view member, std::string_view key) const {
    const Value* colours = colours_ == nullptr ? nullptr : colours_->find(member);
    return colours == nullptr ? nullptr : colours->find(key);
  }
  [[nodiscard]] const Value* colour_at(std::string_view member, std::size_t index) const {
    const Value* colours = colours_ == nullptr ? nullptr : colours_->find(member);
    if (colours == nullptr || index >= colours->items().size()) return nullptr;
    return &colours->items()[index];
  }

  /// Calls with the place, what is drawn there and its own colour, which may be null.
  template <class Function>
  void at_points(std::string_view member, const Function& function) const {
    const Value* things = drawn_->find(member);
    if (things == nullptr) return;
    std::size_t left = kMostLookedAt;
    for (const auto& [key, thing] : things->members()) {
      if (left-- == 0) return;
      const auto point = penpa_point(key);
      const auto at = point ? points_.place(*point) : std::nullopt;
      if (at) function(*at, thing, colour_at(member, key));
    }
  }

  [[nodiscard]] std::vector<Point> way(const Value& list) const {
    std::vector<Point> places;
    for (const Value& one : list.items()) {
      const auto point = fpuzzles_names::as_number(one);
      if (const auto at = point ? points_.place(*point) : std::nullopt) places.push_back(*at);
    }
    return places;
  }

  // --- Lines ---------------------------------------------------------------------------------

  void along_lists(std::string_view member, Colour colour, double width, End end) {
    const Value* lists = drawn_->find(member);
    if (lists == nullptr) return;
    for (std::size_t i = 0; i < lists->items().size(); ++i) {
      Ornament line{Ornament::Kind::line, false, way(lists->items()[i])};
      if (line.points.empty()) continue;
      line.stroke = colour_of(colour_at(member, i), colour);
      line.width = width;
      if (end == End::bulb) {
        Ornament bulb{Ornament::Kind::area, false, figure(line.points.front(), 0.8, 0.8, 0, true)};
        bulb.fill = line.stroke;
        list_.add(std::move(bulb));
      }
      const Point start = line.points.front();
      if (line.points.size() == 1) line.points.push_back(start);
      if (end == End::arrow || end == End::circle_and_arrow) {
        constexpr double kWings = 0.3;
        list_.add_arrow(line, kWings);
      } else {
        list_.add(line);
      }
      if (end == End::circle_and_arrow) {
        Ornament circle{Ornament::Kind::area, false, figure(start, 0.8, 0.8, 0, true)};
        circle.fill = kWhite;
        circle.stroke = line.stroke;
        circle.width = width;
        list_.add(std::move(circle));
      }
    }
  }

  void draw_polygons() {
    const Value* lists = drawn_->find("polygon");
    if (lists == nullptr) return;
    for (std::size_t i = 0; i < lists->items().size(); ++i) {
      Ornament area{Ornament::Kind::area, false, way(lists->items()[i])};
      area.fill = colour_of(colour_at("polygon", i), kBlackInk);
      list_.add(std::move(area));
    }
  }

  /// Lines between two points, and crosses at one.
  /// The two points of a key such as "12,34".
  static std::pair<std::optional<std::int64_t>, std::optional<std::int64_t>> ends_of(
      std::string_view key) {
    const std::size_t comma = std::min(key.find(','), key.size());
    return {penpa_point(key.substr(0, comma)),
            penpa_point(key.substr(std::min(comma + 1, key.size())))};
  }

  void draw_segments(std::string_view member, bool above) {
    const Value* segments = drawn_->find(member);
    if (segments == nullptr) return;
    std::size_t left = kMostLookedAt;
    for (const auto& [key, style] : segments->members()) {
      if (left-- == 0) return;
      const std::int64_t number = fpuzzles_names::as_number(style).value_or(0);
      const auto* pen = std::find_if(std::begin(kPens), std::end(kPens),
                                     [number](const Pen& one) { return one.style == number; });
      const Pen found = pen == std::end(kPens) ? Pen{} : *pen;
      Ornament line{Ornament::Kind::line, above, {}};
      line.stroke = colour_of(colour_at(member, key), found.colour);
      line.width = found.pixels * kPixel;
      if (const auto single = penpa_point(key)) {
        if (const auto at = points_.place(*single)) add_cross(*at, 0.14, line);
        continue;
      }
      const auto [from, to] = ends_of(key);
      const auto start = from ? points_.place(*from) : std::nullopt;
      const auto end = to ? points_.place(*to) : std::nullopt;
      if (start && end) add_segment(*start, *end, number, std::move(line));
    }
  }

  void add_segment(Point a, Point b, std::int64_t style, Ornament line) {
    constexpr std::int64_t kDouble = 30;
    constexpr std::int64_t kShort = 40;
    const double dx = b.x - a.x;
    const double dy = b.y - a.y;
    if (style == kShort) {
      a = {a.x + 0.2 * dx, a.y + 0.2 * dy};
      b = {b.x - 0.2 * dx, b.y - 0.2 * dy};
    }
    const double length = std::hypot(dx, dy);
    if (style != kDouble || length == 0) {
      line.points = {a, b};
      list_.add(std::move(line));
      return;
    }
    for (const double side : {-0.15, 0.15}) {
      line.points = {{a.x - side * dy / length, a.y + side * dx / length},
                     {b.x - side * dy / length, b.y + side * dx / length}};
      list_.add(line);
    }
  }

  void add_cross(Point at, double reach, Ornament line) {
    for (const double way : {-1.0, 1.0}) {
      line.points = {{at.x - reach, at.y - way * reach}, {at.x + reach, at.y + way * reach}};
      list_.add(line);
    }
  }

  /// Frames in cells, whose sides run between points in their corners.
  void draw_frames() {
    constexpr double kOut = 0.16;
    const Value* sides = drawn_->find("cage");
    if (sides == nullptr) return;
    std::size_t left = kMostLookedAt;
    for (const auto& [key, style] : sides->members()) {
      if (left-- == 0) return;
      const auto [from, to] = ends_of(key);
      const auto outside = [this](std::optional<std::int64_t> point) -> std::optional<Point> {
        const auto at = point ? points_.place(*point) : std::nullopt;
        if (!at) return std::nullopt;
        const bool is_right = *point % 2 == 1;
        const bool is_low = *point % 4 >= 2;
        return Point{at->x + (is_right ? kOut : -kOut), at->y + (is_low ? kOut : -kOut)};
      };
      const auto start = outside(from);
      const auto end = outside(to);
      if (!start || !end) continue;
      const std::int64_t number = fpuzzles_names::as_number(style).value_or(0);
      Ornament line{Ornament::Kind::line, true, {*start, *end}};
      line.stroke =
          colour_of(colour_at("cage", key), number == 7 || number == 15 ? kDarkGrey : kBlackInk);
      line.width = kPixel;
      list_.add(std::move(line));
    }
  }

  void draw_cages() {
    const Value* cages = drawn_->find("killercages");
    if (cages == nullptr) return;
    for (std::size_t i = 0; i < cages->items().size(); ++i) {
      const std::vector<Point> cells = way(cages->items()[i]);
      if (!cells.empty()) list_.add_cage(cells, colour_of(colour_at("killercages", i), kBlackInk));
    }
  }

  // --- Symbols -------------------------------------------------------------------------------

  void draw_symbols(bool above) {
    constexpr std::int64_t kAbove = 2;
    at_points("symbol", [&](Point at, const Value& symbol, const Value* colour) {
      if ((number_in(symbol, 2) == kAbove) != above) return;
      draw_symbol(at, text_in(symbol, 1), symbol, colour, above);
    });
  }

  void draw_symbol(Point at, const std::string& name, const Value& symbol, const Value* colour,
                   bool above) {
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
      constexpr const char* kSigns[] = {"",  "+",      "\u2212", "\u00D7", "\u00F7",
                                        "=", "\u2260", "\u2264", "\u2265", "\u221E"};
      return entry_of(kSigns, number, 0);
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

  void draw_numbers() {
    at_points("number", [this](Point at, const Value& number, const Value* colour) {
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
        add_number(at, text, size, circle, number_in(number, 1), colour);
      }
    });
    at_points("numberS", [this](Point at, const Value& number, const Value* colour) {
      add_number(at, text_in(number, 0), 0.32, 0.18, number_in(number, 1), colour);
    });
  }

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

  void add_number(Point at, const std::string& text, double size, double circle, std::int64_t style,
                  const Value* colour) {
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
  PenpaPoints points_;
  const Value* drawn_ = nullptr;
  const Value* colours_ = nullptr;
};

}  // namespace

std::optional<Point> PenpaPoints::place(std::int64_t point) const {
  const std::int64_t centres = num_centres();
  constexpr std::int64_t kCorners = 4;
  if (point < 0 || centres <= 0) return std::nullopt;
  const auto cell_at = [this](std::int64_t centre) {
    const std::int64_t row = centre / width() - first / width();
    const std::int64_t column = centre % width() - first % width();
    return Point{static_cast<double>(column) + 0.5, static_cast<double>(row) + 0.5};
  };
  const auto moved = [](Point p, double x, double y) { return Point{p.x + x, p.y + y}; };
  const std::int64_t kind = point / centres;
  constexpr std::int64_t kKinds = 12;
  if (kind >= kKinds) return std::nullopt;
  if (kind < kCorners) {
    constexpr Point kShifts[] = {{0, 0}, {0.5, 0.5}, {0, 0.5}, {0.5, 0}};
    const Point shift = kShifts[static_cast<std::size_t>(kind)];
    return moved(cell_at(point % centres), shift.x, shift.y);
  }
  const std::int64_t corner = point % kCorners;
  if (kind < 2 * kCorners) {
    const Point p = cell_at(point / kCorners - centres);
    return moved(p, corner % 2 == 1 ? 0.25 : -0.25, corner >= 2 ? 0.25 : -0.25);
  }
  constexpr Point kSides[] = {{0, -0.3}, {0.3, 0}, {-0.3, 0}, {0, 0.3}};
  const Point shift = kSides[static_cast<std::size_t>(corner)];
  return moved(cell_at(point / kCorners - 2 * centres), shift.x, shift.y);
}

std::optional<std::int64_t> penpa_point(std::string_view key) {
  if (key.ends_with('E')) key.remove_suffix(1);
  std::int64_t number = 0;
  const auto [end, problem] = std::from_chars(key.data(), key.data() + key.size(), number);
  if (problem != std::errc() || end != key.data() + key.size()) return std::nullopt;
  return number;
}

void add_penpa_drawing(const Value& fields, OrnamentList& list) { Drawer(fields, list).draw(); }

}  // namespace omnidoku::formats
