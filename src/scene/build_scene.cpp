// SPDX-License-Identifier: MIT
//
// Putting a scene together from the layout (layout.h) and the parts (parts.h).
#include <algorithm>
#include <array>
#include <cmath>

#include "scene/coordinates.h"
#include "scene/layout.h"
#include "scene/parts.h"
#include "scene/scene.h"

namespace omnidoku::scene {

using base::ErrorCode;
using geometry::Cell;
using geometry::Point;

namespace {

constexpr double kHighlightInset = 0.04;  // in cells
constexpr double kMaxMargin = 10;

std::string count_of(std::size_t number, std::string_view noun) {
  return std::to_string(number) + " " + std::string(noun) + (number == 1 ? "" : "s");
}

template <class T>
std::size_t count_set(const std::vector<std::optional<T>>& grid) {
  return static_cast<std::size_t>(
      std::count_if(grid.begin(), grid.end(), [](const auto& item) { return item.has_value(); }));
}

std::string describe(const model::Puzzle& puzzle, const RenderOptions& options) {
  std::string text = "A board of " +
                     count_of(static_cast<std::size_t>(puzzle.num_cells()), "cell") + " for " +
                     count_of(static_cast<std::size_t>(puzzle.num_digits()), "symbol") + ": " +
                     count_of(count_set(puzzle.givens), "given");
  if (const std::size_t entries = count_set(options.entries)) {
    text += entries == 1 ? ", 1 entry" : ", " + std::to_string(entries) + " entries";
  }
  if (!puzzle.constraints.empty()) text += ", " + count_of(puzzle.constraints.size(), "constraint");
  if (!options.highlight.empty()) {
    text += "; marked: " + puzzle.board->names(options.highlight);
  }
  return text + ".";
}

base::Result<const geometry::View*> choose_view(const geometry::Board& board,
                                                const std::string& id) {
  if (const geometry::View* view = board.find_view(id)) return view;
  if (id == "folded") return &board.views().front();
  std::string known;
  for (const geometry::View& view : board.views()) known += (known.empty() ? "" : ", ") + view.id;
  return base::make_error(ErrorCode::unknown_name, "the board has no view named \"" + id + "\"",
                          "its views are: " + known);
}

base::Result<void> check_options(const model::Puzzle& puzzle, const RenderOptions& options) {
  if (!(options.cell_size >= kMinCellSize && options.cell_size <= kMaxCellSize)) {
    return base::make_error(ErrorCode::usage, "the cell size is out of range",
                            "choose 8 to 512 pixels");
  }
  if (!(options.margin >= 0 && options.margin <= kMaxMargin)) {
    return base::make_error(ErrorCode::usage, "the margin is out of range", "choose 0 to 10 cells");
  }
  const auto cells = static_cast<std::size_t>(puzzle.num_cells());
  const auto fits = [cells](std::size_t size) { return size == 0 || size == cells; };
  if (!fits(options.entries.size()) || !fits(options.candidates.size())) {
    return base::make_error(ErrorCode::wrong_length,
                            "the entries or candidates to draw are not one for each cell");
  }
  for (const auto& entry : options.entries) {
    if (entry && static_cast<int>(entry->index()) >= puzzle.num_digits()) {
      return base::make_error(ErrorCode::unknown_symbol,
                              "an entry to draw is no digit of the puzzle");
    }
  }
  for (const auto* some : {&options.highlight, &options.dark}) {
    if (std::any_of(some->begin(), some->end(),
                    [cells](Cell cell) { return cell.index() >= cells; }))
      return base::make_error(ErrorCode::wrong_length, "a cell to mark is not on the board");
  }
  return {};
}

Polygon cell_area(const DrawnCells& drawn, Cell cell, Role role, double inset) {
  Polygon area;
  area.role = role;
  area.cell = cell;
  for (int k = 0; k < 4; ++k) {
    const Point at = drawn.corner(cell, k);
    const Point next = drawn.corner(cell, (k + 1) % 4);
    const Point previous = drawn.corner(cell, (k + 3) % 4);
    area.points.push_back({at.x + inset * (next.x + previous.x - 2 * at.x),
                           at.y + inset * (next.y + previous.y - 2 * at.y)});
  }
  return area;
}

Layer cell_layer(const Canvas& canvas) {
  Layer layer{"cells", {}, {}, {}};
  const std::vector<std::uint8_t> tints = cell_tints(canvas);
  for (const Cell cell : canvas.view.paint_order) {
    layer.polygons.push_back(cell_area(canvas.drawn, cell, Role::cell, 0));
    layer.polygons.back().tone = tints[cell.index()];
  }
  return layer;
}

Layer highlight_layer(const Canvas& canvas) {
  Layer layer{"highlights", {}, {}, {}};
  geometry::CellSet marked(canvas.puzzle.num_cells(), canvas.options.highlight);
  marked.for_each([&](Cell cell) {
    layer.polygons.push_back(cell_area(canvas.drawn, cell, Role::highlight, kHighlightInset));
  });
  return layer;
}

/// Whether the words below the board call cells by their names.
bool legend_names_cells(const model::Puzzle& puzzle) {
  const auto entries = legend(puzzle);
  return std::any_of(entries.begin(), entries.end(), [](const LegendEntry& entry) {
    return entry.kind != LegendEntry::Kind::values;
  });
}

}  // namespace

const Layer* Scene::layer(std::string_view name) const {
  for (const Layer& candidate : layers) {
    if (candidate.name == name) return &candidate;
  }
  return nullptr;
}

namespace {

/// Takes away what stands in dark cells.
void hide_in_fog(const RenderOptions& options, Layer& layer) {
  std::erase_if(layer.texts, [&options](const Text& text) {
    return text.cell &&
           std::find(options.dark.begin(), options.dark.end(), *text.cell) != options.dark.end();
  });
}

/// Covers dark cells.
Layer fog_layer(const Canvas& canvas) {
  constexpr model::Colour kFog = 0xCFD5DDFF;
  constexpr model::Colour kEdge = 0xA9B0BAFF;
  Layer layer{"fog", {}, {}, {}};
  for (const Cell cell : canvas.options.dark) {
    model::Ornament& square = layer.ornaments.emplace_back();
    square.kind = model::Ornament::Kind::area;
    for (int corner = 0; corner < 4; ++corner)
      square.points.push_back(canvas.drawn.corner(cell, corner));
    square.fill = kFog;
    square.stroke = kEdge;
    square.width = 1;
  }
  return layer;
}

}  // namespace

base::Result<Scene> build_scene(const model::Puzzle& puzzle, const RenderOptions& wanted) {
  if (const auto checked = check_options(puzzle, wanted); !checked) return checked.error();
  RenderOptions options = wanted;
  if (!options.dark.empty()) options.legend = false;
  options.coordinates = wanted.coordinates || (options.legend && legend_names_cells(puzzle));
  const auto view = choose_view(*puzzle.board, options.view);
  if (!view) return view.error();
  const std::vector<PlacedAtom> atoms = collect_atoms(puzzle, !options.ornaments.empty());
  const Layout layout(puzzle, options, **view, atoms);
  const DrawnCells drawn(*puzzle.board, **view, options.cell_size, layout.origin());
  const Canvas canvas{puzzle, options, **view, drawn, options.cell_size};

  Scene scene;
  scene.width = layout.width();
  scene.height = layout.height();
  scene.unit = options.cell_size;
  scene.title = puzzle.metadata.title.empty() ? "Sudoku" : puzzle.metadata.title;
  scene.description = describe(puzzle, options);
  for (int i = 0; i < drawn.num_cells(); ++i) {
    scene.cells.push_back(drawn.frame(Cell(i)));
    scene.upright = scene.upright && drawn.upright(Cell(i));
  }

  Layer sheet{"background", {}, {}, {}};
  Polygon paper;
  paper.role = Role::background;
  paper.points = {{0, 0}, {scene.width, 0}, {scene.width, scene.height}, {0, scene.height}};
  sheet.polygons.push_back(std::move(paper));

  CageLayers cages = cage_layers(canvas, atoms);
  DotLayers dots = dot_layers(canvas, atoms);
  LineLayers lines = line_layers(canvas);
  const Rims rims{.sums = !cages.sums.empty(), .dots = !dots.marks.empty()};
  SymbolLayers symbols = symbol_layers(canvas, rims);
  StepLayers step = step_layers(canvas, rims);
  OrnamentLayers ornaments = ornament_layers(canvas);
  hide_in_fog(options, symbols.givens);
  hide_in_fog(options, symbols.pencilmarks);
  FlapLayers flaps = flap_layers(canvas, layout.origin());
  std::array<Layer, 33> layers = {std::move(sheet),
                                  std::move(flaps.flaps),
                                  cell_layer(canvas),
                                  shade_layer(canvas, atoms),
                                  std::move(ornaments.below),
                                  highlight_layer(canvas),
                                  std::move(step.houses),
                                  part_name_layer(canvas),
                                  diagonal_layer(canvas, cages.kept_free),
                                  cell_mark_layer(canvas, atoms),
                                  path_layer(canvas, atoms),
                                  std::move(lines.grid_lines),
                                  std::move(cages.outlines),
                                  std::move(lines.region_borders),
                                  std::move(lines.folds),
                                  std::move(dots.marks),
                                  std::move(dots.texts),
                                  corner_mark_layer(canvas, atoms),
                                  std::move(ornaments.above),
                                  std::move(flaps.marks),
                                  outer_layer(canvas, atoms),
                                  std::move(cages.sums),
                                  fog_layer(canvas),
                                  std::move(step.marks),
                                  std::move(symbols.candidates),
                                  std::move(symbols.pencilmarks),
                                  std::move(symbols.givens),
                                  std::move(symbols.entries),
                                  std::move(symbols.entry_marks),
                                  std::move(step.strikes),
                                  std::move(step.links),
                                  layout.labels(),
                                  layout.words_around()};
  for (Layer& layer : layers) {
    if (!layer.empty()) scene.layers.push_back(std::move(layer));
  }
  return scene;
}

base::Result<std::string> to_svg(const model::Puzzle& puzzle, const RenderOptions& options) {
  auto scene = build_scene(puzzle, options);
  if (!scene) return scene.error();
  return write_svg(*scene, options.theme);
}

}  // namespace omnidoku::scene
