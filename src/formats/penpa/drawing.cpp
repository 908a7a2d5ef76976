// SPDX-License-Identifier: MIT
//
// Surfaces, lines, edges and frames; penpa/symbols.h has what is drawn at single points.
#include "formats/penpa/drawing.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/json.h"
#include "formats/penpa/points.h"
#include "formats/penpa/styles.h"
#include "formats/penpa/symbols.h"
#include "formats/penpa/values.h"

namespace omnidoku::formats::penpa {

using base::Value;
using geometry::Point;
using model::Ornament;

namespace {

/// Of each kind of things.
constexpr std::size_t kMostLookedAt = 5000;

/// Colours of cells by their number.
constexpr Colour kSurfaces[] = {kNoColour,  0x444444FF, 0xB3FFB3FF, kLightGrey,  kBlackInk,
                                0xC0E0FFFF, 0xFFA3A3FF, 0xFFFFA3FF, kMiddleGrey, 0xFFB3FFFF,
                                0xFFCC80FF, 0xCC99FFFF, 0xEECAB1FF, 0xFFA50080};

struct Pen {
  std::int64_t style = 0;
  Colour colour = kBlackInk;
  double pixels = 2;
};

/// Where a line of the grid was taken away.
constexpr Pen kNoLine{0, kWhite, 3};

/// Of lines and edges; black ones of two pixels are left out.
constexpr Pen kPens[] = {
    {1, kBlackInk, 0.8}, {2, kBlackInk, 3},    {21, kBlackInk, 5}, {3, kGreen, 3},
    {5, kMiddleGrey, 3}, {6, kMiddleGrey, 12}, {7, kDarkGrey, 1},  {8, kRed, 3},
    {9, kLightBlue, 3},  {10, kBlackInk, 1},   {11, kBlackInk, 1}, {12, 0x444444FF, 1},
    {13, kBlackInk, 3},  {14, kDarkGrey, 2},   {15, kDarkGrey, 1}, {16, kBlackInk, 1},
    {17, kBlackInk, 3},  {20, kWhite, 1},      {30, kGreen, 3},    {40, kMiddleGrey, 2},
    {80, kBlackInk, 1},  {98, kGreen, 1},
};

class Drawer {
 public:
  Drawer(const Value& fields, OrnamentList& list) : list_(list) {
    const auto number = [&fields](std::string_view name) {
      const Value* value = fields.find(name);
      return value == nullptr ? 0 : as_number(*value).value_or(0);
    };
    constexpr std::int64_t kMost = 200;
    points_.columns = static_cast<int>(std::clamp<std::int64_t>(number("columns"), 0, kMost));
    points_.rows = static_cast<int>(std::clamp<std::int64_t>(number("rows"), 0, kMost));
    points_.first =
        static_cast<int>(std::clamp<std::int64_t>(number("first"), 0, points_.num_centres()));
    drawn_ = fields.find("drawn");
    colours_ = fields.find("colours");
    if (colours_ == nullptr) return;
    for (const auto& [member, colours] : colours_->members()) {
      for (const auto& [key, colour] : colours.members()) own_colours_[member][key] = &colour;
    }
  }

  void draw() {
    if (drawn_ == nullptr) return;
    at_points("surface", [this](Point at, const Value& style, const Value* colour) {
      Ornament area{Ornament::Kind::area, false, figure(at, 1, 1, 0, false)};
      area.fill = colour_of(colour, entry_of(kSurfaces, as_number(style).value_or(0), 3));
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
    for (const std::string_view member : {"deletelineE", "lineE", "freelineE"})
      draw_segments(member, true);
    draw_symbols(true);
    draw_frames();
    draw_cages();
    draw_numbers();
  }

 private:
  enum class End { plain, bulb, circle_and_arrow, arrow };

  [[nodiscard]] const Value* colour_at(std::string_view member, std::string_view key) const {
    const auto colours = own_colours_.find(member);
    if (colours == own_colours_.end()) return nullptr;
    const auto found = colours->second.find(key);
    return found == colours->second.end() ? nullptr : found->second;
  }
  [[nodiscard]] const Value* colour_at(std::string_view member, std::size_t index) const {
    const Value* colours = colours_ == nullptr ? nullptr : colours_->find(member);
    if (colours == nullptr || index >= colours->items().size()) return nullptr;
    return &colours->items()[index];
  }

  /// Calls with the place, what is drawn there and its own colour, which may be null.
  template <class Function>
  void at_points(std::string_view member, const Function& function) const {
    std::size_t looked_at = 0;
    for_each_thing(*drawn_, member, [&](const Thing& thing) {
      if (++looked_at > kMostLookedAt) return;
      if (const auto at = points_.place(thing.point))
        function(*at, thing.value, colour_at(member, thing.key));
    });
  }

  [[nodiscard]] std::vector<Point> way(const Value& list) const {
    std::vector<Point> places;
    for (const Value& one : list.items()) {
      const auto point = as_number(one);
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
  void draw_segments(std::string_view member, bool above) {
    const Value* segments = drawn_->find(member);
    if (segments == nullptr) return;
    std::size_t left = kMostLookedAt;
    for (const auto& [key, style] : segments->members()) {
      if (left-- == 0) return;
      const std::int64_t number = as_number(style).value_or(0);
      const auto* pen = std::find_if(std::begin(kPens), std::end(kPens),
                                     [number](const Pen& one) { return one.style == number; });
      Pen found = pen == std::end(kPens) ? Pen{} : *pen;
      if (member == "deletelineE") found = kNoLine;
      Ornament line{Ornament::Kind::line, above, {}};
      line.stroke = colour_of(colour_at(member, key), found.colour);
      line.width = found.pixels * kPixel;
      if (const auto single = point_in(key)) {
        if (const auto at = points_.place(*single)) add_cross(*at, 0.14, line);
        continue;
      }
      const auto [from, to] = ends_in(key);
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
      const auto [from, to] = ends_in(key);
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
      const std::int64_t number = as_number(style).value_or(0);
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

  // --- Symbols and numbers -------------------------------------------------------------------

  void draw_symbols(bool above) {
    constexpr std::int64_t kAbove = 2;
    at_points("symbol", [&](Point at, const Value& symbol, const Value* colour) {
      if ((number_in(symbol, 2) == kAbove) != above) return;
      add_symbol(at, symbol, colour, above, list_);
    });
  }

  void draw_numbers() {
    at_points("number", [this](Point at, const Value& number, const Value* colour) {
      add_number(at, number, colour, list_);
    });
    at_points("numberS", [this](Point at, const Value& number, const Value* colour) {
      add_small_number(at, number, colour, list_);
    });
  }

  OrnamentList& list_;
  Points points_;
  const Value* drawn_ = nullptr;
  const Value* colours_ = nullptr;
  /// Of each member whose things are told by keys.
  std::map<std::string_view, std::map<std::string_view, const Value*>> own_colours_;
};

}  // namespace

void add_drawing(const base::Value& fields, OrnamentList& list) { Drawer(fields, list).draw(); }

}  // namespace omnidoku::formats::penpa
