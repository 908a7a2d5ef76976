// SPDX-License-Identifier: MIT
#include "scene/text_notes.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <optional>
#include <utility>

#include "constraints/constraint_type.h"
#include "geometry/cell_set.h"
#include "scene/coordinates.h"
#include "scene/text_metrics.h"

namespace omnidoku::scene {

using geometry::Board;
using geometry::Cell;
using geometry::House;
using geometry::HouseKind;
using geometry::Point;
using geometry::Side;
using geometry::View;

namespace {

constexpr std::array<Side, 4> kSides = {Side::top, Side::right, Side::bottom, Side::left};
/// From a joined side to its letter, in cells; as the builders of surfaces place them.
constexpr double kLetterDistance = 0.6;

std::size_t index(int i) { return static_cast<std::size_t>(i); }

/// "Killer cage" -> "killer cage".
std::string uncapitalised(std::string_view text) {
  std::string result(text);
  if (!result.empty()) {
    result[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(result[0])));
  }
  return result;
}

/// Where cells stand in the text drawing.
class LatticePlaces {
 public:
  explicit LatticePlaces(const Board& board)
      : lattice_(board.lattice()), places_(index(board.num_cells()), {0, 0}) {
    for (int r = 0; r < lattice_.rows; ++r) {
      for (int c = 0; c < lattice_.columns; ++c) {
        if (const auto cell = at(r, c)) places_[cell->index()] = {r, c};
      }
    }
  }

  [[nodiscard]] std::optional<Cell> at(int row, int column) const {
    if (row < 0 || column < 0 || row >= lattice_.rows || column >= lattice_.columns) {
      return std::nullopt;
    }
    return lattice_.at[index(row) * index(lattice_.columns) + index(column)];
  }
  [[nodiscard]] std::pair<int, int> of(Cell cell) const { return places_[cell.index()]; }

 private:
  const geometry::Lattice& lattice_;
  std::vector<std::pair<int, int>> places_;
};

/// Tells which houses a reader of the text drawing sees.
class SeenHouses {
 public:
  explicit SeenHouses(const Board& board)
      : board_(board), places_(board), has_parts_(!first_cells_of_parts(board).empty()) {
    for (const House& house : board.houses()) {
      has_boxes_ = has_boxes_ || house.kind == HouseKind::box;
    }
  }

  [[nodiscard]] bool sees(const House& house) const {
    switch (house.kind) {
      case HouseKind::row:
      case HouseKind::column:
      case HouseKind::lane: return is_whole_lane(house.cells) || is_line(house.cells);
      case HouseKind::box: return is_connected(house.cells);
      case HouseKind::region:  // on top of boxes, frames do not tell which is which
        return !has_boxes_ && is_connected(house.cells);
      case HouseKind::slice:  // told by the names of the layers and the rule
        return has_parts_;
      case HouseKind::diagonal:
      case HouseKind::window:
      case HouseKind::group:
      case HouseKind::extra: break;
    }
    return false;
  }

 private:
  /// Whether the cells follow each other straight on, from side to side, as far as that goes.
  [[nodiscard]] bool is_whole_lane(const std::vector<Cell>& cells) const {
    if (!board_.has_neighbours()) return false;
    for (const Side start : kSides) {
      const auto before = board_.neighbour(cells.front(), opposite(start));
      const bool hoop = before && before->cell == cells.back();
      if (before && !hoop) continue;
      Side side = start;
      std::size_t i = 0;
      for (; i < cells.size(); ++i) {
        const auto next = board_.neighbour(cells[i], side);
        if (i + 1 == cells.size() && (!next || (hoop && next->cell == cells.front()))) return true;
        if (!next || i + 1 == cells.size() || next->cell != cells[i + 1]) break;
        side = opposite(next->entry);
      }
    }
    return false;
  }

  /// Whether the cells stand beside each other in a row or column of the lattice. Beyond its ends
  /// only overlapping grids have cells.
  [[nodiscard]] bool is_line(const std::vector<Cell>& cells) const {
    std::vector<std::pair<int, int>> places;
    places.reserve(cells.size());
    for (const Cell cell : cells) places.push_back(places_.of(cell));
    std::sort(places.begin(), places.end());
    const auto [row, column] = places.front();
    const auto [last_row, last_column] = places.back();
    if (row != last_row && column != last_column) return false;
    if (index(last_row - row + last_column - column + 1) != cells.size()) return false;
    if (!board_.grids().empty()) return true;
    const int down = cells.size() > 1 && row != last_row ? 1 : 0;
    return !places_.at(row - down, column - (1 - down)) &&
           !places_.at(last_row + down, last_column + (1 - down));
  }

  /// Whether the cells hang together on the lattice.
  [[nodiscard]] bool is_connected(const std::vector<Cell>& cells) const {
    geometry::CellSet left(board_.num_cells(), cells);
    std::vector<Cell> reached = {cells.front()};
    left.erase(cells.front());
    for (std::size_t i = 0; i < reached.size(); ++i) {
      const auto [row, column] = places_.of(reached[i]);
      for (const auto& [down, right] :
           {std::pair(-1, 0), std::pair(1, 0), std::pair(0, -1), std::pair(0, 1)}) {
        const auto beside = places_.at(row + down, column + right);
        if (!beside || !left.contains(*beside)) continue;
        left.erase(*beside);
        reached.push_back(*beside);
      }
    }
    return reached.size() == cells.size();
  }

  const Board& board_;
  LatticePlaces places_;
  bool has_parts_;
  bool has_boxes_ = false;
};

/// "house A", but "rising diagonal" as it is.
std::string called(const House& house) {
  const bool says_kind = house.name.find(to_string(house.kind)) != std::string::npos ||
                         house.name.find("house") != std::string::npos;
  return says_kind ? house.name : "house " + house.name;
}

void add_houses(const Board& board, std::vector<std::string>& notes) {
  const SeenHouses seen(board);
  for (const House& house : board.houses()) {
    if (!seen.sees(house)) notes.push_back(called(house) + ": " + board.names(house.cells));
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

/// "R1C1 R1C2", "2*R1C1 -R3C3"
std::string terms_in_words(const Board& board, const constraints::ShapeFacts& facts) {
  std::string text;
  for (const auto& term : facts.terms) {
    if (!text.empty()) text += ' ';
    if (term.coefficient == -1) {
      text += '-';
    } else if (term.coefficient != 1) {
      text += std::to_string(term.coefficient) + "*";
    }
    text += board.name(term.cell);
  }
  return text;
}

void add_constraints(const model::Puzzle& puzzle, std::vector<std::string>& notes) {
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    const constraints::ConstraintType* type = constraints::find_constraint_type(spec.type);
    if (type == nullptr || !constraints::validate(puzzle, spec)) continue;
    std::string note = uncapitalised(type->noun.empty() ? type->title : type->noun);
    if (!spec.label.empty()) note += " '" + spec.label + "'";
    for (const constraints::Parameter& parameter : type->parameters) {
      const base::Value* value = spec.params.find(parameter.name);
      if (value != nullptr && value->is_int()) note += " " + std::to_string(*value->if_int());
    }
    std::string cells = puzzle.board->names(spec.cells);
    if (spec.cells.empty() && type->facts != nullptr) {
      if (const auto facts = type->facts(puzzle, spec)) {
        if (facts->sum) note += " " + std::to_string(*facts->sum);
        cells = terms_in_words(*puzzle.board, *facts);
      }
    }
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
  if (!options.rules) {
    for (const std::string& rule : puzzle.unknown_rules) {
      notes.push_back("Not understood here: " + rule);
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
