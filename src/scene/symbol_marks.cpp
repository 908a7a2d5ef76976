// SPDX-License-Identifier: MIT
//
// What is written into the cells: givens, entries, candidates and pencilmark clues. Sizes follow
// the widest symbol of the puzzle, so that all symbols of a drawing are equally large.
#include <algorithm>
#include <cmath>

#include "scene/mark_grid.h"
#include "scene/parts.h"
#include "scene/text_metrics.h"

namespace omnidoku::scene {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using geometry::Point;

namespace {

// Lengths in cells.
constexpr double kDigitSize = 0.6;
constexpr double kDigitWidth = 0.84;
Polyline underline(const Canvas& canvas, Cell cell) {
  Polyline line;
  line.role = Role::entry_mark;
  line.cell = cell;
  for (const double x : {0.36, 0.64}) {
    line.points.push_back(canvas.drawn.frame(cell).apply({x * canvas.unit, 0.92 * canvas.unit}));
  }
  return line;
}

/// Whether the step that is drawn, if any, marks the candidate; its digit is then written to stand
/// out from the coloured circle behind it.
bool is_marked(const model::Step* step, geometry::Candidate candidate) {
  if (step == nullptr) return false;
  const auto among = [candidate](const std::vector<geometry::Candidate>& list) {
    return std::find(list.begin(), list.end(), candidate) != list.end();
  };
  return among(step->eliminations) || among(step->placements) ||
         std::any_of(step->marks.begin(), step->marks.end(),
                     [&](const model::CandidateMark& m) { return m.candidate == candidate; });
}

/// The digit of a cell, if the grid has one for it that the puzzle knows.
std::optional<Digit> digit_at(const model::PartialGrid& grid, std::size_t cell,
                              const model::Symbols& symbols) {
  if (cell >= grid.size() || !grid[cell]) return std::nullopt;
  if (static_cast<int>(grid[cell]->index()) >= symbols.size()) return std::nullopt;
  return grid[cell];
}

}  // namespace

Text text_in_cell(const Canvas& canvas, Role role, Cell cell, std::string text, Point at,
                  double size) {
  Text result;
  result.role = role;
  result.cell = cell;
  result.text = std::move(text);
  result.at = {at.x * canvas.unit, at.y * canvas.unit};
  result.size = size * canvas.unit;
  const Transform& frame = canvas.drawn.frame(cell);
  const bool moved_only =
      std::abs(frame.a - 1) + std::abs(frame.d - 1) + std::abs(frame.b) + std::abs(frame.c) < 1e-6;
  if (moved_only) {
    result.at = frame.apply(result.at);
  } else {
    result.transform = frame;
  }
  return result;
}

SymbolLayers symbol_layers(const Canvas& canvas, Rims rims) {
  SymbolLayers layers{{"candidates", {}, {}, {}},
                      {"pencilmarks", {}, {}, {}},
                      {"givens", {}, {}, {}},
                      {"entries", {}, {}, {}},
                      {"entry-marks", {}, {}, {}}};
  const model::Puzzle& puzzle = canvas.puzzle;
  const model::Symbols& symbols = puzzle.symbols;
  const double widest = widest_symbol(symbols);
  const double size = std::min(kDigitSize, kDigitWidth / widest);
  const MarkGrid grid(puzzle.num_digits(), widest, rims);
  const Point middle{0.5, 0.5 + kMiddleToBaseline * size};
  const std::vector<std::string> texts = drawn_symbols(symbols);
  const auto write = [&](Layer& layer, Role role, Cell cell, Digit digit, Point at, double font) {
    layer.texts.push_back(text_in_cell(canvas, role, cell, texts[digit.index()], at, font));
    layer.texts.back().digit = digit;
  };
  const auto write_marks = [&](Layer& layer, Role role, Cell cell, DigitSet digits) {
    (digits & puzzle.all_digits()).for_each([&](Digit digit) {
      write(layer, role, cell, digit, grid.baseline(digit), grid.size());
      if (is_marked(canvas.options.step, {cell, digit})) layer.texts.back().tone = 1;
    });
  };
  for (const Cell cell : canvas.view.paint_order) {
    const std::size_t i = cell.index();
    if (const auto given = digit_at(puzzle.givens, i, symbols)) {
      write(layers.givens, Role::given, cell, *given, middle, size);
    } else if (const auto entry = digit_at(canvas.options.entries, i, symbols)) {
      write(layers.entries, Role::entry, cell, *entry, middle, size);
      if (is_emoji(texts[entry->index()])) {
        layers.entry_marks.lines.push_back(underline(canvas, cell));
      }
    } else if (!canvas.options.candidates.empty()) {
      write_marks(layers.candidates, Role::candidate, cell, canvas.options.candidates[i]);
    } else if (i < puzzle.allowed.size() && puzzle.allowed[i] != puzzle.all_digits()) {
      write_marks(layers.pencilmarks, Role::pencilmark, cell, puzzle.allowed[i]);
    }
  }
  return layers;
}

}  // namespace omnidoku::scene
