// SPDX-License-Identifier: MIT
#include "scene/text_notes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>
#include <utility>

#include "constraints/constraint_type.h"
#include "constraints/names.h"
#include "geometry/cell_set.h"
#include "geometry/house_names.h"
#include "scene/coordinates.h"
#include "scene/legend.h"
#include "scene/seen_houses.h"
#include "scene/text_metrics.h"

namespace omnidoku::scene {

using geometry::Board;
using geometry::Cell;
using geometry::House;
using geometry::Point;
using geometry::Side;
using geometry::View;

namespace {

constexpr std::array<Side, 4> kSides = {Side::top, Side::right, Side::bottom, Side::left};
/// From a joined side to its letter, in cells; as the builders of surfaces place them.
constexpr double kLetterDistance = 0.6;

void add_houses(const Board& board, std::vector<std::string>& notes) {
  const SeenHouses seen(board, SeenHouses::Medium::text);
  for (const House& house : board.houses()) {
    if (seen.sees(house)) continue;
    notes.push_back(geometry::house_name(board, house).title() + ": " + board.names(house.cells));
  }
}

/// A straight row of cell sides along a part of a surface, joined to another one.
struct JoinedSide {
  std::vector<std::pair<Cell, Side>> sides;
  std::vector<std::pair<Cell, Side>> others;
};

Point middle_of_side(const View& view, Cell cell, Side side) {
  const auto& corners = view.corners[cell.index()];
  const Point a = corners[static_cast<std::size_t>(side)];
  const Point b = corners[(static_cast<std::size_t>(side) + 1) % 4];
  return {(a.x + b.x) / 2, (a.y + b.y) / 2};
}

/// Where the letter of a joined side stands in the drawing.
Point letter_place(const View& view, const std::vector<std::pair<Cell, Side>>& sides) {
  Point sum;
  for (const auto& [cell, side] : sides) {
    const Point at = middle_of_side(view, cell, side);
    sum = {sum.x + at.x, sum.y + at.y};
  }
  const auto [cell, side] = sides.front();
  const Point near = middle_of_side(view, cell, side);
  const Point far = middle_of_side(view, cell, opposite(side));
  const auto count = static_cast<double>(sides.size());
  return {sum.x / count + kLetterDistance * (near.x - far.x),
          sum.y / count + kLetterDistance * (near.y - far.y)};
}

/// The side of the drawing to which a side of a cell looks: faces of a map may be turned.
std::string_view drawn_side(const View& view, Cell cell, Side side) {
  const Point near = middle_of_side(view, cell, side);
  const Point far = middle_of_side(view, cell, opposite(side));
  const double right = near.x - far.x;
  const double down = near.y - far.y;
  if (std::abs(right) > std::abs(down)) return right > 0 ? "right" : "left";
  return down > 0 ? "bottom" : "top";
}

/// "right of F1R1C3 to F1R3C3"
std::string side_in_words(const Board& board, const std::vector<std::pair<Cell, Side>>& sides) {
  const auto [cell, side] = sides.front();
  std::string text =
      std::string(drawn_side(board.views().front(), cell, side)) + " of " + board.name(cell);
  if (sides.size() > 1) text += " to " + board.name(sides.back().first);
  return text;
}

/// The joined sides that lie apart on the flat drawing, where letters mark them.
void add_joined_sides(const Board& board, std::vector<std::string>& notes) {
  const View& view = board.views().front();
  if (view.labels.empty() || !board.has_neighbours()) return;
  std::map<std::pair<std::string, Side>, JoinedSide> joined;
  for (const auto& [place, cell] : places_of(board)) {
    for (const Side side : kSides) {
      const auto beyond = board.neighbour(cell, side);
      if (!beyond || !beyond->across_seam) continue;
      JoinedSide& row = joined[{place.part, side}];
      row.sides.emplace_back(cell, side);
      row.others.emplace_back(beyond->cell, beyond->entry);
    }
  }
  std::vector<std::pair<Point, const JoinedSide*>> places;
  for (const auto& [key, row] : joined) places.emplace_back(letter_place(view, row.sides), &row);
  std::vector<std::string> letters;  // told already
  for (const View::Label& label : view.labels) {
    const auto end = std::find_if(label.text.begin(), label.text.end(),
                                  [](char c) { return c < 'A' || c > 'Z'; });
    const std::string letter(label.text.begin(), end);
    if (std::find(letters.begin(), letters.end(), letter) != letters.end()) continue;
    for (const auto& [at, row] : places) {
      if (std::abs(at.x - label.at.x) + std::abs(at.y - label.at.y) > 1e-3) continue;
      letters.push_back(letter);
      notes.push_back(letter + ": " + side_in_words(board, row->sides) + " is joined to " +
                      side_in_words(board, row->others));
      break;
    }
  }
}

/// Faces whose rows do not run to the right and whose columns do not run down in the drawing.
void add_turned_parts(const Board& board, std::vector<std::string>& notes) {
  if (first_cells_of_parts(board).empty()) return;
  const LatticePlaces places(board);
  struct Extent {
    std::pair<int, int> first{};  // of the cell R1C1, or what comes nearest to it
    int top = 0, bottom = 0, left = 0, right = 0;
  };
  std::map<std::string, Extent> extents;
  for (const auto& [place, cell] : places_of(board)) {
    const auto [row, column] = places.of(cell);
    const auto [at, is_new] = extents.try_emplace(place.part);
    Extent& extent = at->second;
    if (is_new) extent = {{row, column}, row, row, column, column};
    extent.top = std::min(extent.top, row);
    extent.bottom = std::max(extent.bottom, row);
    extent.left = std::min(extent.left, column);
    extent.right = std::max(extent.right, column);
  }
  for (const auto& [part, extent] : extents) {
    const auto [row, column] = extent.first;
    const bool upright = row == extent.top && column == extent.left;
    const bool in_corner = (row == extent.top || row == extent.bottom) &&
                           (column == extent.left || column == extent.right);
    if (upright || !in_corner) continue;
    notes.push_back(part + " is turned: " + part + "R1C1 stands at its " +
                    (row == extent.top ? "top " : "bottom ") +
                    (column == extent.left ? "left" : "right"));
  }
}

/// Constraints, in order; small ones that follow each other and differ by their place alone share a
/// note: "odd cell: R1C1, R1C2".
void add_constraints(const model::Puzzle& puzzle, std::vector<std::string>& notes) {
  std::string shared;  // what the last note says before its places, if others may join it
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    const constraints::ConstraintType* type = constraints::find_constraint_type(spec.type);
    if (type == nullptr || !constraints::validate(puzzle, spec)) continue;
    std::string note = constraints::noun_of(spec);
    if (!spec.label.empty()) note += " '" + spec.label + "'";
    const std::span<const constraints::Parameter> none;
    for (const constraints::Parameter& parameter :
         constraints::is_told_by_words(spec) ? none : type->parameters) {
      // What shapes it is combined of, the equation below says.
      if (parameter.kind == model::ArgumentKind::terms) continue;
      if (const auto* argument = spec.arguments.find(parameter.name)) {
        note += " " + constraints::text_of(puzzle, *argument);
      }
    }
    std::string cells = puzzle.board->names(spec.cells);
    if (spec.cells.empty() && type->facts != nullptr) {
      if (const auto facts = type->facts(puzzle, spec)) {
        if (is_weighted(*facts)) {
          notes.push_back(note + ": " + equation(*puzzle.board, *facts));
          shared.clear();
          continue;
        }
        if (facts->sum) note += " " + std::to_string(*facts->sum);
        std::vector<Cell> list;
        for (const auto& term : facts->terms) list.push_back(term.cell);
        cells = puzzle.board->names(list);
      }
    }
    const bool is_small =
        type->shape == constraints::SpecShape::cell || type->shape == constraints::SpecShape::pair;
    if (is_small && note == shared) {
      notes.back() += ", " + cells;
      continue;
    }
    shared = is_small ? note : "";
    notes.push_back(note + (cells.empty() ? "" : ": " + cells));
  }
}

/// Pencilmark clues, those with the same digits together.
void add_clues(const model::Puzzle& puzzle, const RenderOptions& options,
               std::vector<std::string>& notes) {
  if (!options.candidates.empty()) return;  // which stand in the cells
  std::vector<std::pair<geometry::DigitSet, std::vector<Cell>>> clues;
  for (std::size_t i = 0; i < puzzle.allowed.size(); ++i) {
    const geometry::DigitSet digits = puzzle.allowed[i];
    if (digits == puzzle.all_digits() || (i < puzzle.givens.size() && puzzle.givens[i])) continue;
    auto same = std::find_if(clues.begin(), clues.end(),
                             [digits](const auto& clue) { return clue.first == digits; });
    if (same == clues.end()) same = clues.insert(clues.end(), {digits, {}});
    same->second.emplace_back(i);
  }
  for (const auto& [digits, cells] : clues) {
    std::string note = digits.empty() ? "no symbol" : "one of";
    digits.for_each([&note, &symbols = puzzle.symbols](geometry::Digit digit) {
      note += " " + symbols.text(digit);
    });
    notes.push_back(note + ": " + puzzle.board->names(cells));
  }
}

}  // namespace

std::map<std::string, Cell> first_cells_of_parts(const Board& board) {
  const LatticePlaces places(board);
  std::map<std::string, Cell> first;
  for (const auto& [place, cell] : places_of(board)) {
    if (place.part.empty()) return {};
    Cell& earliest = first.try_emplace(place.part, cell).first->second;
    if (places.of(cell) < places.of(earliest)) earliest = cell;
  }
  if (first.size() < 2) first.clear();
  return first;
}

std::vector<std::string> text_notes(const model::Puzzle& puzzle, const RenderOptions& options) {
  std::vector<std::string> notes;
  add_turned_parts(*puzzle.board, notes);
  add_joined_sides(*puzzle.board, notes);
  add_houses(*puzzle.board, notes);
  add_constraints(puzzle, notes);
  add_clues(puzzle, options, notes);
  if (const std::string values = symbol_values(puzzle); !values.empty()) {
    notes.push_back("values: " + values);
  }
  if (!options.rules) {
    for (const model::UnknownRule& rule : puzzle.unknown_rules) {
      notes.push_back("Not understood here: " + rule.text());
    }
  }
  return notes;
}

std::vector<std::string> wrap_note(std::string_view note, int columns) {
  std::vector<std::string> lines(1);
  int width = 0;
  std::size_t at = 0;
  while (at < note.size()) {
    const std::size_t end = std::min(note.find_first_of(" \t\r\n", at), note.size());
    const std::string_view word = note.substr(at, end - at);
    at = end + 1;
    if (word.empty()) continue;
    const int word_width = text_columns(word);
    if (width > 0 && width + 1 + word_width > columns) {
      lines.emplace_back("  ");
      width = 2;
    } else if (width > 0) {
      lines.back() += ' ';
      ++width;
    }
    lines.back() += word;
    width += word_width;
  }
  return lines;
}

}  // namespace omnidoku::scene
