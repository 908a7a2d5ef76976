// SPDX-License-Identifier: MIT
#include "api/drawing.h"

#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include "api/shared_types.h"
#include "api/values.h"
#include "logic/telling/evidence.h"

namespace omnidoku::api {

using base::Value;

namespace {

/// A number with at most `decimals` decimals; short in JSON.
Value rounded(double number, double scale) {
  const double result = std::round(number * scale) / scale;
  if (result == std::floor(result) && std::abs(result) < 1e15) {
    return static_cast<std::int64_t>(result);
  }
  return result;
}

/// A length: hundredths of a pixel cannot be seen.
Value length(double number) { return rounded(number, 100); }
/// A factor that lengths are multiplied with.
Value factor(double number) { return rounded(number, 100'000); }

Value points_value(const std::vector<geometry::Point>& points) {
  Value::Array list;
  for (const geometry::Point& point : points) {
    list.push_back(length(point.x));
    list.push_back(length(point.y));
  }
  return list;
}

Value transform_value(const scene::Transform& t) {
  return Value::Array{factor(t.a), factor(t.b), factor(t.c), factor(t.d), length(t.e), length(t.f)};
}

Value mark_value(const scene::Mark& mark) {
  Value value = Value::object({{"class", scene::class_name(mark.role)}});
  if (mark.tone != 0) value.set("tone", static_cast<int>(mark.tone));
  if (mark.cell) value.set("cell", static_cast<std::int64_t>(mark.cell->index()));
  if (mark.constraint) value.set("constraint", static_cast<std::int64_t>(*mark.constraint));
  if (mark.link) value.set("link", static_cast<std::int64_t>(*mark.link));
  return value;
}

Value polygon_value(const scene::Polygon& polygon) {
  Value value = mark_value(polygon);
  value.set("points", points_value(polygon.points));
  return value;
}

Value line_value(const scene::Polyline& line) {
  Value value = mark_value(line);
  value.set("points", points_value(line.points));
  value.set("closed", line.closed);
  return value;
}

Value text_value(const scene::Text& text) {
  Value value = mark_value(text);
  if (text.digit) value.set("digit", digit_value(text.digit));
  value.set("text", text.text);
  value.set("at", points_value({text.at}));
  value.set("size", length(text.size));
  value.set("anchor", text.anchor == scene::Text::Anchor::start ? "start" : "middle");
  if (text.transform != scene::Transform()) value.set("matrix", transform_value(text.transform));
  return value;
}

/// "#rrggbbaa"; null for none.
Value colour_value(model::Colour colour) {
  if (colour == model::kNoColour) return {};
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string text = "#";
  for (int shift = 28; shift >= 0; shift -= 4) text += kHex[colour >> shift & 0xFU];
  return text;
}

Value ornament_value(const model::Ornament& ornament) {
  constexpr std::string_view kKinds[] = {"line", "area", "text"};
  Value value = Value::object({{"kind", kKinds[static_cast<std::size_t>(ornament.kind)]},
                               {"points", points_value(ornament.points)},
                               {"fill", colour_value(ornament.fill)},
                               {"stroke", colour_value(ornament.stroke)},
                               {"width", length(ornament.width)}});
  if (ornament.kind == model::Ornament::Kind::text) {
    value.set("text", ornament.text);
    value.set("size", length(ornament.size));
    value.set("angle", length(ornament.angle));
  }
  return value;
}

}  // namespace

scene::RenderOptions drawing_of(const logic::Position& position, const model::Step* step,
                                scene::RenderOptions options, const ShownCandidates& shown) {
  const auto cells = static_cast<std::size_t>(position.structure().num_cells());
  const std::vector<geometry::DigitSet> named =
      step == nullptr ? std::vector<geometry::DigitSet>() : logic::candidates_of(*step, position);
  options.entries.assign(cells, std::nullopt);
  options.candidates.assign(cells, {});
  for (std::size_t i = 0; i < cells; ++i) {
    const geometry::Cell cell(i);
    if (const auto value = position.board().value(cell)) {
      if (!position.is_given(cell)) options.entries[i] = value;
    } else if (shown.all || (i < shown.marked.size() && !shown.marked[i].empty())) {
      options.candidates[i] = position.candidates(cell);
    } else if (step != nullptr) {
      options.candidates[i] = named[i];
    }
  }
  options.step = step;
  options.problem = &position.structure().problem();
  return options;
}

scene::RenderOptions drawing_options(Arguments& args) {
  scene::RenderOptions options;
  options.view = args.text("view");
  options.cell_size = args.number("cell_size");
  options.coordinates = args.flag("coordinates");
  return options;
}

namespace types {
namespace {

constexpr int kEntries = 6;  // of a matrix

Type matrix() {
  return named("Matrix", "a, b, c, d, e, f: (x, y) goes to (ax + cy + e, bx + dy + f), as in SVG.",
               [] { return list(number(), kEntries, kEntries); });
}

Type ink() {
  return named("Ink", "A colour as #rrggbbaa; null for none.", [] { return or_null(text()); });
}

Fields drawn() {
  return {{"class", text(), "says what it shows"},
          optional("tone", whole(), "is which of the colours of that; 0 where it is not there"),
          optional("cell", cell(), "is the cell that it belongs to"),
          optional("constraint", index(), "is the constraint that it belongs to"),
          optional("link", index(), "is the link of a step that it is, or comes in with")};
}

Type polygon() {
  return named("DrawnPolygon", "An area of a drawing.", [] {
    return record(drawn() + Fields{{"points", list(number()), "are its corners: x, y, x, y"}});
  });
}

Type line() {
  return named("DrawnLine", "A line of a drawing.", [] {
    return record(drawn() +
                  Fields{{"points", list(number()), "are its corners: x, y, x, y"},
                         {"closed", flag(), "says whether its end is joined to its begin"}});
  });
}

Type drawn_text() {
  return named("DrawnText", "A text of a drawing.", [] {
    constexpr int kPoint = 2;
    return record(drawn() +
                  Fields{optional("digit", digit(), "is the candidate that it writes"),
                         {"text", text(), "is what it says"},
                         {"at", list(number(), kPoint, kPoint), "is where it stands: x, y"},
                         {"size", number(), "is its height"},
                         {"anchor", word({"start", "middle"}), "says what of it stands there"},
                         optional("matrix", matrix(), "takes it to where it is drawn")});
  });
}

Type ornament() {
  return named("Ornament", "What a setter drew that is no rule here, in colours of its own.", [] {
    return record({{"kind", word({"line", "area", "text"}), "says what it is"},
                   {"points", list(number(), 2), "are its corners: x, y, x, y"},
                   {"fill", ink(), "is the colour inside"},
                   {"stroke", ink(), "is the colour of its line"},
                   {"width", number(), "is that of its line"},
                   optional("text", text(), "is what a text says"),
                   optional("size", number(), "is the height of a text"),
                   optional("angle", number(), "is how far a text is turned, in degrees")});
  });
}

}  // namespace

Type layer() {
  return named("Layer", "A layer of a drawing.", [] {
    return record({{"name", text(), "is what it is called"},
                   {"polygons", list(polygon()), "are painted first"},
                   {"lines", list(line()), "are painted on these"},
                   {"texts", list(drawn_text()), "are painted on these"},
                   {"ornaments", list(ornament()), "are painted last, in this order"}});
  });
}

Type scene() {
  return named("Scene", "A drawing of a board.", [] {
    return record({{"width", number(0), "is its width in pixels"},
                   {"height", number(0), "is its height"},
                   {"unit", number(0), "is the width of a cell"},
                   {"upright", flag(), "says whether its cells are squares with level sides"},
                   {"title", text(), "says what it shows"},
                   {"description", text(), "says more, for who does not see it"},
                   {"cells", list(matrix()), "take the square (0,0)-(unit,unit) to each cell"},
                   {"layers", list(layer()), "are painted one on the other"}});
  });
}

}  // namespace types

Value layer_value(const scene::Layer& layer) {
  return Value::object({{"name", layer.name},
                        {"polygons", list_value(layer.polygons, polygon_value)},
                        {"lines", list_value(layer.lines, line_value)},
                        {"texts", list_value(layer.texts, text_value)},
                        {"ornaments", list_value(layer.ornaments, ornament_value)}});
}

Value scene_value(const scene::Scene& scene) {
  return Value::object({{"width", length(scene.width)},
                        {"height", length(scene.height)},
                        {"unit", length(scene.unit)},
                        {"upright", scene.upright},
                        {"title", scene.title},
                        {"description", scene.description},
                        {"cells", list_value(scene.cells, transform_value)},
                        {"layers", list_value(scene.layers, layer_value)}});
}

}  // namespace omnidoku::api
