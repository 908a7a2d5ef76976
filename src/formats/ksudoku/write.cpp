// SPDX-License-Identifier: MIT
#include <algorithm>
#include <set>
#include <utility>

#include "constraints/shape_sums.h"
#include "formats/ksudoku/board.h"
#include "formats/ksudoku/game.h"
#include "formats/native/json.h"
#include "formats/text/puzzle_text.h"
#include "formats/xml.h"

namespace omnidoku::formats {

using base::Value;
using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;

namespace {

std::string numbers_text(const std::vector<int>& numbers) {
  std::string text;
  for (const int number : numbers) text += std::to_string(number) + " ";
  return text;
}

/// Writes grids and cubes as such where all their groups are there, other groups one by one.
void write_groups(const KSudokuGraph& graph, XmlElement& node) {
  std::set<PlaceGroup> left = graph.groups;
  const auto take = [&](const std::optional<std::vector<PlaceGroup>>& groups) {
    if (!groups) return false;
    bool fresh = false;
    for (const PlaceGroup& group : *groups) {
      if (graph.groups.count(group) == 0) return false;
      fresh = fresh || left.count(group) != 0;
    }
    if (!fresh) return false;
    for (const PlaceGroup& group : *groups) left.erase(group);
    return true;
  };
  for (const bool boxes : {true, false}) {
    for (int corner = 0; corner < graph.num_places(); ++corner) {
      if (!take(sudoku_groups(graph, corner, boxes))) continue;
      XmlElement& grid = node.append("sudokugroups");
      grid.set("at", corner);
      grid.set("withblocks", boxes ? "1" : "0");
    }
  }
  for (int corner = 0; graph.size_z > 1 && corner < graph.num_places(); ++corner) {
    if (take(roxdoku_groups(graph, corner))) {
      node.append("roxdokugroups").set("at", corner);
    }
  }
  for (const PlaceGroup& group : left) {
    XmlElement& child = node.append("clique");
    child.set("size", static_cast<std::int64_t>(group.size()));
    child.text = numbers_text(group);
  }
}

class GameWriter {
 public:
  explicit GameWriter(const model::Document& document)
      : document_(document), puzzle_(document.puzzle), foreign_(foreign_part(document, kId)) {}

  base::Result<std::string> write() {
    if (auto sayable = require_sayable(); !sayable) return sayable.error();
    auto graph = graph_of_board(*puzzle_.board);
    if (!graph) return cannot_say(kId, "this board, only grids and cubes");
    graph_ = *std::move(graph);
    place_of_.assign(static_cast<std::size_t>(puzzle_.num_cells()), 0);
    const auto cells = cells_of_places(graph_, *puzzle_.board);
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (cells[i]) place_of_[cells[i]->index()] = static_cast<int>(i);
    }
    XmlElement root;
    root.name = kId;
    XmlElement& game = root.append("game");
    game.set("had-help", carried("had-help", "0"));
    game.set_seconds("msecs-elapsed", document_.record.seconds);
    XmlElement& puzzle = game.append("puzzle");
    if (auto written = write_graph(puzzle.append("graph")); !written) return written.error();
    puzzle.append("values").text = letters(cells, puzzle_.givens);
    if (puzzle_.solution) {
      const model::PartialGrid solution(puzzle_.solution->begin(), puzzle_.solution->end());
      puzzle.append("solution").text = letters(cells, solution);
    }
    write_history(game.append("history"));
    return checked("<!DOCTYPE ksudoku>\n" + write_xml(root));
  }

 private:
  static constexpr std::string_view kId = "ksudoku";

  base::Result<void> require_sayable() const {
    if (!puzzle_.symbols.is_standard()) return cannot_say(kId, "other symbols than numbers");
    constexpr int kMaxOrder = 25;
    if (puzzle_.num_digits() > kMaxOrder) return cannot_say(kId, "more than 25 digits");
    if (puzzle_.has_pencilmark_clues()) return cannot_say(kId, "pencilmark clues");
    return {};
  }

  [[nodiscard]] std::string carried(std::string_view name, std::string_view fallback) const {
    const Value* value = foreign_ == nullptr ? nullptr : foreign_->find(name);
    const std::string* text = value == nullptr ? nullptr : value->if_string();
    return text == nullptr ? std::string(fallback) : *text;
  }

  base::Result<void> write_graph(XmlElement& node) {
    node.set("type", "custom");
    node.set("order", graph_.order);
    node.set("sizeX", graph_.size_x);
    node.set("sizeY", graph_.size_y);
    node.set("sizeZ", graph_.size_z);
    node.set("ncliques", static_cast<std::int64_t>(graph_.groups.size()));
    bool killer = false;
    bool super = false;
    for (const model::ConstraintSpec& spec : puzzle_.constraints) {
      killer = killer || spec.type == "killer";
      super = super || spec.type == "super" || spec.type == "mathdoku";
    }
    if (killer && super) return cannot_say(kId, "cages with and without repeats in one puzzle");
    const char* specific = killer ? "KillerSudoku" : super ? "Mathdoku" : "Plain";
    node.set("specific-type", carried("specific-type", specific));
    node.set("name", puzzle_.metadata.title);
    write_groups(graph_, node);
    return write_cages(node);
  }

  /// The operator of a cage and its number; nothing where there is none.
  static std::optional<std::pair<int, std::int64_t>> operation_of(
      const model::ConstraintSpec& spec) {
    if (spec.type == "killer" || spec.type == "super") {
      const auto sum = constraints::sum_of(spec);
      return sum ? std::optional(std::pair(kAddOperator, *sum)) : std::nullopt;
    }
    const auto* number = spec.arguments.get<std::int64_t>("number");
    const auto* name = spec.arguments.get<std::string>("operator");
    if (spec.type != "mathdoku" || number == nullptr || *number < 0 || name == nullptr)
      return std::nullopt;
    const auto found = std::find(std::begin(kCageOperators), std::end(kCageOperators), *name);
    if (found == std::end(kCageOperators)) return std::nullopt;
    return std::pair(static_cast<int>(found - std::begin(kCageOperators)), *number);
  }

  base::Result<void> write_cages(XmlElement& node) {
    for (const model::ConstraintSpec& spec : puzzle_.constraints) {
      const auto said = operation_of(spec);
      if (!said) return cannot_say(kId, "any constraint but cages with sums or operators");
      std::vector<int> places;
      for (const Cell cell : spec.cells) places.push_back(place_of_[cell.index()]);
      XmlElement& cage = node.append("cage");
      cage.set("operator", said->first);
      cage.set("value", said->second);
      cage.set("size", static_cast<std::int64_t>(places.size()));
      cage.text = numbers_text(places);
    }
    const Value* cages = foreign_ == nullptr ? nullptr : foreign_->find("cage");
    if (cages == nullptr) return {};
    for (const Value& kept : cages->items()) {
      XmlElement& cage = node.append("cage");
      for (const auto& [name, value] : kept.members()) {
        const std::string* text = value.if_string();
        if (text == nullptr) continue;
        if (name == "cells") {
          cage.text = *text;
        } else {
          cage.set(name, *text);
        }
      }
    }
    return {};
  }

  /// A letter for each place, 'b' for digit 1.
  std::string letters(const std::vector<std::optional<Cell>>& cells,
                      const model::PartialGrid& grid) const {
    std::string text;
    for (const auto& cell : cells) {
      const auto digit = cell ? grid[cell->index()] : std::nullopt;
      text += !cell ? '.' : digit ? static_cast<char>('b' + digit->index()) : '_';
    }
    return text;
  }

  void write_history(XmlElement& history) {
    if (!document_.play) return;
    const auto event = [&history](int place) -> XmlElement& {
      XmlElement& node = history.append("simple-event");
      node.set("index", place);
      return node;
    };
    for (std::size_t i = 0; i < place_of_.size(); ++i) {
      const DigitSet marks = document_.play->marks[i].centre;
      if (const auto entry = document_.play->entries[i]) {
        event(place_of_[i]).set("value", static_cast<std::int64_t>(entry->index() + 1));
      } else if (!marks.empty()) {
        std::string bits;
        for (int d = 0; d < graph_.order; ++d) bits += marks.contains(Digit(d)) ? '1' : '0';
        event(place_of_[i]).set("markers", std::move(bits));
      }
    }
  }

  /// Reads the text back: what KSudoku has no words for would be lost without a trace.
  base::Result<std::string> checked(std::string text) const {
    const auto again = read_ksudoku(text, {});
    if (!again || !same_board(*again->puzzle.board, *puzzle_.board)) {
      return cannot_say(kId, "this board");
    }
    if (again->puzzle.unknown_rules != puzzle_.unknown_rules) {
      return cannot_say(kId, "a rule that was not understood");
    }
    return text;
  }

  const model::Document& document_;
  const model::Puzzle& puzzle_;
  const Value* foreign_;
  KSudokuGraph graph_;
  std::vector<int> place_of_;
};

}  // namespace

base::Result<std::string> write_ksudoku(const model::Document& document) {
  return GameWriter(document).write();
}

}  // namespace omnidoku::formats
