// SPDX-License-Identifier: MIT
//
// SVG writer. Presentation attributes on groups rather than a style sheet: they work in every
// viewer, do not leak into a page the drawing is put in, and any style sheet of that page wins over
// them. Things of one style become one path or one group.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <tuple>

#include "scene/parts.h"
#include "scene/scene.h"
#include "scene/shared_markup.h"
#include "scene/svg_text.h"
#include "scene/theme.h"

namespace omnidoku::scene {

using geometry::Point;

namespace {

constexpr double kLeastStroke = 0.6;
constexpr double kLeastUnitForWholePixels = 24;

/// Appends path commands for a line; only changed coordinates of straight steps are written.
void append_path(std::string& path, const std::vector<Point>& points, bool closed) {
  bool first = true;
  std::int64_t x = 0;
  std::int64_t y = 0;
  for (const Point p : points) {
    const std::int64_t next_x = svg_hundredths(p.x);
    const std::int64_t next_y = svg_hundredths(p.y);
    if (first) {
      path += 'M';
    } else if (next_y == y) {
      path += 'H';
    } else {
      path += next_x == x ? 'V' : 'L';
    }
    if (first || next_y == y || next_x != x) append_svg_hundredths(path, next_x);
    if (first || next_y != y) {
      if (path.back() != 'V') path += ' ';
      append_svg_hundredths(path, next_y);
    }
    first = false;
    x = next_x;
    y = next_y;
  }
  if (closed) path += 'Z';
}

class SvgWriter {
 public:
  /// With `shared`, what other drawings have too is only referred to.
  SvgWriter(const Scene& scene, const Theme& theme, SharedMarkup* shared = nullptr)
      : scene_(scene), theme_(theme), shared_(shared) {}

  std::string write() {
    return write_as(" width=\"" + svg_number(scene_.width) + "\" height=\"" +
                    svg_number(scene_.height) + "\"");
  }

  /// As an element within another drawing.
  std::string write_within(const Frame& frame) {
    return write_as(" x=\"" + svg_number(frame.x) + "\" y=\"" + svg_number(frame.y) +
                    "\" width=\"" + svg_number(frame.width) + "\" height=\"" +
                    svg_number(frame.height) + "\"");
  }

 private:
  /// `place`: the attributes that say where it is and how large.
  std::string write_as(const std::string& place) {
    out_ = "<svg xmlns=\"http://www.w3.org/2000/svg\"" + place + " viewBox=\"0 0 " +
           svg_number(scene_.width) + " " + svg_number(scene_.height) +
           "\" role=\"img\" font-family=\"" + std::string(kDrawingFonts) + "\">\n";
    out_ += "<title>" + svg_escaped(scene_.title) + "</title>\n";
    out_ += "<desc>" + svg_escaped(scene_.description) + "</desc>\n";
    for (const Layer& layer : scene_.layers) {
      const std::size_t begin = out_.size();
      write_areas(layer);
      write_lines(layer);
      share_from(begin);
      write_texts(layer);
      for (const model::Ornament& ornament : layer.ornaments) write_ornament(ornament);
    }
    return std::move(out_) + "</svg>\n";
  }

  /// Replaces what was written from there on by a reference.
  void share_from(std::size_t begin) {
    if (shared_ == nullptr || begin == out_.size()) return;
    const std::size_t part = shared_->add(out_.substr(begin));
    out_.resize(begin);
    out_ += SharedMarkup::reference(part);
  }

  void attribute(std::string_view name, std::string_view value) {
    out_ += ' ';
    out_ += name;
    out_ += "=\"";
    out_ += value;
    out_ += '"';
  }

  /// Calls f(items of one style) for the items of a layer. Where nothing overlaps all items of a
  /// style come together; else only those that follow each other, which keeps the painting order.
  template <class Item, class Key, class F>
  void for_each_style(const std::vector<Item>& items, Key&& key_of, F&& f) {
    std::vector<std::vector<const Item*>> groups;
    std::map<decltype(key_of(items.front())), std::size_t> index;
    for (const Item& item : items) {
      if (!scene_.upright && !groups.empty() && key_of(*groups.back().back()) == key_of(item)) {
        groups.back().push_back(&item);
        continue;
      }
      const auto [place, is_new] = index.try_emplace(key_of(item), groups.size());
      if (is_new || !scene_.upright) {
        groups.push_back({&item});
      } else {
        groups[place->second].push_back(&item);
      }
    }
    for (const auto& group : groups) f(group);
  }

  void write_areas(const Layer& layer) {
    const auto key = [](const Polygon& polygon) { return std::pair(polygon.role, polygon.tone); };
    for_each_style(layer.polygons, key, [&](const std::vector<const Polygon*>& group) {
      const Style style = style_of(theme_, group.front()->role, group.front()->tone);
      std::string path;
      for (const Polygon* polygon : group) append_path(path, polygon->points, true);
      begin_path(group.front()->role);
      attribute("fill", style.fill);
      if (style.opacity < 1) attribute("fill-opacity", svg_number(style.opacity));
      if (!style.stroke.empty()) {
        attribute("stroke", style.stroke);
        attribute("stroke-width",
                  svg_number(std::max(style.stroke_width * scene_.unit, kLeastStroke)));
      }
      end_path(path);
    });
  }

  void write_lines(const Layer& layer) {
    const auto key = [](const Polyline& line) { return std::pair(line.role, line.tone); };
    for_each_style(layer.lines, key, [&](const std::vector<const Polyline*>& group) {
      const Role role = group.front()->role;
      const Style style = style_of(theme_, role, group.front()->tone);
      std::string path;
      for (const Polyline* line : group) append_path(path, line->points, line->closed);
      begin_path(role);
      attribute("fill", "none");
      attribute("stroke", style.stroke);
      attribute("stroke-width", svg_number(stroke_width(role, style)));
      if (style.dash > 0) {
        attribute("stroke-dasharray",
                  svg_number(style.dash * scene_.unit) + " " + svg_number(style.gap * scene_.unit));
      } else if (style.ends != Ends::flat) {
        const bool square = scene_.upright && style.ends == Ends::square;
        attribute("stroke-linecap", square ? "square" : "round");
      }
      if (style.ends == Ends::round) attribute("stroke-linejoin", "round");
      end_path(path);
    });
  }

  void begin_path(Role role) {
    out_ += "<path";
    attribute("class", class_name(role));
  }
  void end_path(std::string_view path) {
    attribute("d", path);
    out_ += "/>\n";
  }

  /// In pixels; odd whole numbers for upright borders, which then fall onto whole pixels.
  [[nodiscard]] double stroke_width(Role role, const Style& style) const {
    const double width = std::max(style.stroke_width * scene_.unit, kLeastStroke);
    const bool border = role == Role::grid_line || role == Role::region_border;
    if (!border || !scene_.upright || scene_.unit < kLeastUnitForWholePixels) return width;
    return 2 * std::round((width - 1) / 2) + 1;
  }

  void write_texts(const Layer& layer) {
    const auto key = [](const Text& text) {
      return std::tuple(text.role, text.tone, svg_hundredths(text.size), text.anchor);
    };
    for_each_style(layer.texts, key, [&](const std::vector<const Text*>& group) {
      const Text& first = *group.front();
      const Style style = style_of(theme_, first.role, first.tone);
      out_ += "<g";
      attribute("class", class_name(first.role));
      attribute("fill", style.fill);
      if (style.opacity < 1) attribute("fill-opacity", svg_number(style.opacity));
      attribute("font-size", svg_number(first.size));
      if (style.bold) attribute("font-weight", "bold");
      if (first.anchor == Text::Anchor::middle) attribute("text-anchor", "middle");
      out_ += ">\n";
      if (shared_ == nullptr) {
        write_run(group, 0, group.size());
      } else {
        write_shared(group);
      }
      out_ += "</g>\n";
    });
  }

  /// "#rrggbb" and, where it is not 1, the opacity.
  void colour_attribute(std::string_view name, model::Colour colour) {
    if (colour == model::kNoColour) return attribute(name, "none");
    constexpr std::string_view kHex = "0123456789abcdef";
    std::string text = "#";
    for (int shift = 28; shift >= 8; shift -= 4) text += kHex[colour >> shift & 0xFU];
    attribute(name, text);
    const model::Colour opacity = colour & 0xFFU;
    if (opacity < 0xFFU) attribute(std::string(name) + "-opacity", svg_number(opacity / 255.0));
  }

  void write_ornament(const model::Ornament& ornament) {
    if (ornament.kind == model::Ornament::Kind::text) return write_ornament_text(ornament);
    const bool is_line = ornament.kind == model::Ornament::Kind::line;
    std::string path;
    append_path(path, ornament.points, !is_line);
    out_ += "<path";
    attribute("class", "ornament");
    colour_attribute("fill", is_line ? model::kNoColour : ornament.fill);
    if (ornament.stroke != model::kNoColour) {
      colour_attribute("stroke", ornament.stroke);
      attribute("stroke-width", svg_number(std::max(ornament.width, kLeastStroke)));
      attribute("stroke-linecap", "round");
      attribute("stroke-linejoin", "round");
    }
    end_path(path);
  }

  void write_ornament_text(const model::Ornament& ornament) {
    const Point at = ornament.points.front();
    out_ += "<text";
    attribute("class", "ornament");
    colour_attribute("fill", ornament.fill);
    attribute("x", svg_number(at.x));
    attribute("y", svg_number(at.y + kMiddleToBaseline * ornament.size));
    attribute("font-size", svg_number(ornament.size));
    attribute("text-anchor", "middle");
    if (ornament.angle != 0) {
      attribute("transform", "rotate(" + svg_number(ornament.angle) + " " + svg_number(at.x) + " " +
                                 svg_number(at.y) + ")");
    }
    out_ += ">" + svg_escaped(ornament.text) + "</text>\n";
  }

  /// Texts begin..end-1 of one style.
  void write_run(const std::vector<const Text*>& group, std::size_t begin, std::size_t end) {
    while (begin < end) {
      std::size_t next = begin + 1;
      while (next < end && group[next]->transform == group[begin]->transform) ++next;
      write_transformed(group, begin, next);
      begin = next;
    }
  }

  /// Texts of one style: those of some cells next to each other are a part, some such parts are a
  /// larger one, and so on, so that a change in one cell leaves most parts as they were. Few levels
  /// and few elements: a browser copies all that a part refers to.
  void write_shared(const std::vector<const Text*>& group) {
    constexpr std::size_t kCellsTogether = 4;
    constexpr std::size_t kPartsTogether = 8;
    const std::size_t start = out_.size();
    // Texts without a cell come last.
    std::vector<std::string> leaves(scene_.cells.size() / kCellsTogether + 1);
    for (std::size_t i = 0; i < group.size();) {
      std::size_t end = i + 1;
      while (end < group.size() && group[end]->cell == group[i]->cell) ++end;
      write_cell(group, i, end);
      const std::size_t slot = group[i]->cell ? group[i]->cell->index() : scene_.cells.size();
      leaves[slot / kCellsTogether] += out_.substr(start);
      out_.resize(start);
      i = end;
    }
    std::vector<std::string> parts;
    do {
      parts.assign((leaves.size() + kPartsTogether - 1) / kPartsTogether, {});
      for (std::size_t i = 0; i < leaves.size(); ++i) {
        if (leaves[i].empty()) continue;
        parts[i / kPartsTogether] += SharedMarkup::reference(shared_->add(std::move(leaves[i])));
      }
      leaves = std::move(parts);
    } while (leaves.size() > 1);
    out_ += leaves.front();
  }

  /// Texts begin..end-1, of one cell. Letters of one byte become one element with a place for each;
  /// browsers know that, while librsvg would write them side by side.
  void write_cell(const std::vector<const Text*>& group, std::size_t begin, std::size_t end) {
    std::string xs;
    std::string ys;
    std::string letters;
    for (std::size_t i = begin; i < end; ++i) {
      const Text& text = *group[i];
      if (text.text.size() != 1 || !(text.transform == Transform{})) {
        return write_run(group, begin, end);
      }
      const std::string_view blank = i == begin ? "" : " ";
      xs += std::string(blank) + svg_number(text.at.x);
      ys += std::string(blank) + svg_number(text.at.y);
      letters += text.text;
    }
    out_ += "<text";
    attribute("x", xs);
    attribute("y", ys);
    out_ += ">" + svg_escaped(letters) + "</text>";
  }

  /// Texts begin..end-1, which have the same transform.
  void write_transformed(const std::vector<const Text*>& texts, std::size_t begin,
                         std::size_t end) {
    const Transform& t = texts[begin]->transform;
    const bool moved = !(t == Transform{});
    const std::string matrix = "matrix(" + svg_fine_number(t.a) + " " + svg_fine_number(t.b) + " " +
                               svg_fine_number(t.c) + " " + svg_fine_number(t.d) + " " +
                               svg_number(t.e) + " " + svg_number(t.f) + ")";
    const bool together = moved && end - begin > 1;
    if (together) out_ += "<g transform=\"" + matrix + "\">\n";
    for (std::size_t i = begin; i < end; ++i) {
      out_ += "<text";
      if (moved && !together) attribute("transform", matrix);
      attribute("x", svg_number(texts[i]->at.x));
      attribute("y", svg_number(texts[i]->at.y));
      out_ += ">" + svg_escaped(texts[i]->text) + "</text>\n";
    }
    if (together) out_ += "</g>\n";
  }

  const Scene& scene_;
  const Theme& theme_;
  SharedMarkup* shared_ = nullptr;
  std::string out_;
};

base::Result<const Theme*> theme_named(std::string_view id) {
  if (const Theme* found = find_theme(id)) return found;
  std::string known;
  for (const Theme& candidate : themes()) {
    known += (known.empty() ? "" : ", ") + std::string(candidate.id);
  }
  return base::make_error(base::ErrorCode::unknown_name,
                          "there is no theme named \"" + std::string(id) + "\"",
                          "the themes are: " + known);
}

}  // namespace

base::Result<std::string> write_svg(const Scene& scene, std::string_view theme) {
  const auto found = theme_named(theme);
  if (!found) return found.error();
  return SvgWriter(scene, **found).write();
}

base::Result<std::string> write_svg_within(const Scene& scene, std::string_view theme,
                                           const Frame& frame) {
  const auto found = theme_named(theme);
  if (!found) return found.error();
  return SvgWriter(scene, **found).write_within(frame);
}

struct SvgSeries::Parts {
  SharedMarkup shared;
  std::vector<std::string> drawings;  // with references
};

SvgSeries::SvgSeries() : parts_(std::make_unique<Parts>()) {}
SvgSeries::~SvgSeries() = default;

base::Result<void> SvgSeries::add(const Scene& scene, std::string_view theme) {
  const auto found = theme_named(theme);
  if (!found) return found.error();
  parts_->drawings.push_back(SvgWriter(scene, **found, &parts_->shared).write());
  parts_->shared.count_references(parts_->drawings.back());
  return {};
}

std::size_t SvgSeries::size() const { return parts_->drawings.size(); }

std::string SvgSeries::shared() const {
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" "
         "style=\"position:absolute\" aria-hidden=\"true\">\n<defs>\n" +
         parts_->shared.definitions() + "</defs>\n</svg>\n";
}

std::string SvgSeries::drawing(std::size_t index) const {
  return parts_->shared.resolve(parts_->drawings[index]);
}

}  // namespace omnidoku::scene
