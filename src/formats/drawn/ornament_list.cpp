// SPDX-License-Identifier: MIT
#include "formats/drawn/ornament_list.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>
#include <string_view>
#include <utility>

#include "formats/json.h"
#include "model/symbols.h"

namespace omnidoku::formats {

using base::Value;
using geometry::Point;
using model::Colour;
using model::kNoColour;
using model::Ornament;

namespace {

constexpr std::size_t kMost = 4000;
constexpr std::size_t kMostPoints = 2000;
constexpr std::size_t kLongestText = 200;
constexpr double kCellsAround = 6;  // cells around the board

/// "rgb(255, 0, 0)", "rgba(255, 0, 0, 0.5)", also with blanks or a slash between the numbers, or
/// with numbers in percent.
std::optional<Colour> colour_of_function(std::string_view text) {
  constexpr std::size_t kColours = 3;
  constexpr std::size_t kWithOpacity = 4;
  constexpr std::string_view kBetween = " ,/";
  const std::size_t open = text.find('(');
  if (open == std::string_view::npos || !text.ends_with(')')) return std::nullopt;
  if (text.substr(0, open) != "rgb" && text.substr(0, open) != "rgba") return std::nullopt;
  text = text.substr(open + 1, text.size() - open - 2);
  std::vector<double> parts;
  while (text.find_first_not_of(kBetween) != std::string_view::npos) {
    text.remove_prefix(text.find_first_not_of(kBetween));
    std::string_view word = text.substr(0, text.find_first_of(kBetween));
    text.remove_prefix(word.size());
    const bool is_percent = word.ends_with('%');
    if (is_percent) word.remove_suffix(1);
    const Value written(std::string(word.starts_with('.') ? "0" : "").append(word));
    const auto number = number_of(&written);
    if (!number || parts.size() == kWithOpacity) return std::nullopt;
    const bool is_opacity = parts.size() == kColours;
    const double whole = is_percent ? 100 : is_opacity ? 1 : 255;
    parts.push_back(std::clamp(*number / whole, 0.0, 1.0));
  }
  if (parts.size() == kColours) parts.push_back(1);
  if (parts.size() != kWithOpacity) return std::nullopt;
  Colour colour = kNoColour;
  for (const double part : parts)
    colour = colour << 8U | static_cast<Colour>(std::lround(255 * part));
  return colour;
}

}  // namespace

std::optional<double> number_of(const Value* value) {
  if (value == nullptr) return std::nullopt;
  if (const auto* text = value->if_string()) {
    // A number as JSON has it; not every compiler's library reads one with decimals by itself.
    const auto read = parse_json(*text);
    return read && !read->is_string() ? number_of(&*read) : std::nullopt;
  }
  std::optional<double> number;
  if (const auto* whole = value->if_int()) number = static_cast<double>(*whole);
  if (const auto* real = value->if_double()) number = *real;
  return number && std::isfinite(*number) ? number : std::nullopt;
}

Colour colour_of(const Value* value, Colour otherwise) {
  const std::string* text = value == nullptr ? nullptr : value->if_string();
  if (text == nullptr || text->empty()) return otherwise;
  constexpr std::pair<std::string_view, Colour> kNames[] = {
      {"none", kNoColour},    {"transparent", kNoColour}, {"black", kBlackInk},
      {"white", 0xFFFFFFFF},  {"red", 0xFF0000FF},        {"green", 0x008000FF},
      {"blue", 0x0000FFFF},   {"yellow", 0xFFFF00FF},     {"orange", 0xFFA500FF},
      {"purple", 0x800080FF}, {"gray", kGreyInk},         {"grey", kGreyInk},
  };
  for (const auto& [name, colour] : kNames) {
    if (*text == name) return colour;
  }
  if (text->starts_with("rgb")) return colour_of_function(*text).value_or(kGreyInk);
  return model::parse_colour(*text).value_or(kGreyInk);
}

std::vector<Point> figure(Point centre, double width, double height, double degrees,
                          bool is_round) {
  std::vector<Point> points;
  if (is_round) {
    constexpr int kCorners = 40;
    for (int i = 0; i < kCorners; ++i) {
      const double at = 2 * std::numbers::pi * i / kCorners;
      points.push_back({width / 2 * std::cos(at), height / 2 * std::sin(at)});
    }
  } else {
    points = {{-width / 2, -height / 2},
              {width / 2, -height / 2},
              {width / 2, height / 2},
              {-width / 2, height / 2}};
  }
  const double turn = degrees * std::numbers::pi / 180;
  for (Point& p : points) {
    p = {centre.x + p.x * std::cos(turn) - p.y * std::sin(turn),
         centre.y + p.x * std::sin(turn) + p.y * std::cos(turn)};
  }
  return points;
}

std::vector<Ornament> OrnamentList::take() {
  std::stable_partition(ornaments_.begin(), ornaments_.end(),
                        [](const Ornament& ornament) { return !ornament.above; });
  return std::move(ornaments_);
}

bool OrnamentList::is_full() const { return ornaments_.size() >= kMost; }

bool OrnamentList::is_near(Point point) const {
  const auto fits = [this](double x) { return x >= -kCellsAround && x <= side_ + kCellsAround; };
  return fits(point.x) && fits(point.y);
}

void OrnamentList::add(Ornament ornament) {
  if (is_full() || ornament.points.empty()) return;
  if (ornament.points.size() > kMostPoints) return;
  const bool near = std::all_of(ornament.points.begin(), ornament.points.end(),
                                [this](Point p) { return is_near(p); });
  if (!near || model::find_invalid_utf8(ornament.text)) return;
  ornament.width = std::clamp(ornament.width, 0.0, 3.0);
  ornament.size = std::clamp(ornament.size, 0.0, 4.0);
  ornaments_.push_back(std::move(ornament));
}

void OrnamentList::add_text(Point at, std::string text, double size, double angle, Colour colour,
                            bool above) {
  if (text.empty() || text.size() > kLongestText) return;
  std::replace(text.begin(), text.end(), '\n', ' ');
  Ornament ornament{Ornament::Kind::text, above, {at}};
  ornament.fill = colour;
  ornament.text = std::move(text);
  ornament.size = size;
  ornament.angle = angle;
  add(std::move(ornament));
}

void OrnamentList::add_cage(const std::vector<Point>& cells, Colour colour) {
  constexpr double kInset = 0.42;
  if (is_full() || cells.size() > static_cast<std::size_t>(side_) * static_cast<std::size_t>(side_))
    return;
  const auto place_of = [](double x, double y) {
    constexpr double kSteps = 10;  // of a cell: what lies nearer than half of one is the same
    return std::pair(std::lround(kSteps * x), std::lround(kSteps * y));
  };
  std::set<std::pair<long, long>> places;
  for (const Point p : cells) {
    if (is_near(p)) places.insert(place_of(p.x, p.y));
  }
  const auto has = [&](double x, double y) { return places.count(place_of(x, y)) > 0; };
  for (const Point cell : cells) {
    if (is_full()) return;
    if (!is_near(cell)) continue;
    for (const auto& [dx, dy] : {std::pair(1, 0), {0, 1}, {-1, 0}, {0, -1}}) {
      if (has(cell.x + dx, cell.y + dy)) continue;
      // Along the side, as far as the outline goes on there, and to the one it meets in a nook.
      const auto reach = [&, x = dx, y = dy](int way) {
        if (!has(cell.x + way * y, cell.y + way * x)) return kInset;
        return has(cell.x + way * y + x, cell.y + way * x + y) ? 1 - kInset : 0.5;
      };
      const double ahead = reach(1);
      const double back = reach(-1);
      Ornament side{Ornament::Kind::line, true, {}};
      side.points = {{cell.x + kInset * dx - back * dy, cell.y + kInset * dy - back * dx},
                     {cell.x + kInset * dx + ahead * dy, cell.y + kInset * dy + ahead * dx}};
      side.stroke = colour;
      side.width = kThinLine;
      add(std::move(side));
    }
  }
}

void OrnamentList::add_arrow(const Ornament& line, double length) {
  if (line.points.size() >= 2) {
    const Point tip = line.points.back();
    const Point before = line.points[line.points.size() - 2];
    const double angle = std::atan2(tip.y - before.y, tip.x - before.x);
    Ornament head = line;
    head.points.clear();
    for (const double side : {0.75, 1.0, 1.25}) {
      const double turn = angle + side * std::numbers::pi;
      head.points.push_back(
          side == 1.0 ? tip
                      : Point{tip.x + length * std::cos(turn), tip.y + length * std::sin(turn)});
    }
    add(std::move(head));
  }
  add(line);
}

}  // namespace omnidoku::formats
