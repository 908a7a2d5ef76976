// SPDX-License-Identifier: MIT
#include <set>
#include <sstream>
#include <utility>

#include <pugixml.hpp>

#include "formats/ksudoku_board.h"
#include "formats/ksudoku_game.h"
#include "formats/native_json.h"
#include "formats/puzzle_text.h"

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
void write_groups(const KSudokuGraph& graph, pugi::xml_node node) {
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
      pugi::xml_node grid = node.append_child("sudokugroups");
      grid.append_attribute("at") = corner;
      grid.append_attribute("withblocks") = boxes ? "1" : "0";
    }
  }
  for (int corner = 0; graph.size_z > 1 && corner < graph.num_places(); ++corner) {
    if (take(roxdoku_groups(graph, corner))) {
      node.append_child("roxdokugroups").append_attribute("at") = corner;
    }
  }
  for (const PlaceGroup& group : left) {
    pugi::xml_node child = node.append_child("clique");
    child.append_attribute("size") = static_cast<unsigned>(group.size());
    child.text() = numbers_text(group).c_str();
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
    pugi::xml_document xml;
    xml.append_child(pugi::node_doctype).set_value("ksudoku");
    pugi::xml_node game = xml.append_child("ksudoku").append_child("game");
    game.append_attribute("had-help") = carried("had-help", "0").c_str();
    game.append_attribute("msecs-elapsed") = carried("msecs-elapsed", "0").c_str();
    pugi::xml_node puzzle = game.append_child("puzzle");
    if (auto written = write_graph(puzzle.append_child("graph")); !written) return written.error();
    puzzle.append_child("values").text() = letters(cells, puzzle_.givens).c_str();
    if (puzzle_.solution) {
      const model::PartialGrid solution(puzzle_.solution->begin(), puzzle_.solution->end());
      puzzle.append_child("solution").text() = letters(cells, solution).c_str();
    }
    write_history(game.append_child("history"));
    std::ostringstream out;
    xml.save(out, " ", pugi::format_indent | pugi::format_no_declaration);
    return checked(out.str());
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

  base::Result<void> write_graph(pugi::xml_node node) {
    node.append_attribute("type") = "custom";
    node.append_attribute("order") = graph_.order;
    node.append_attribute("sizeX") = graph_.size_x;
    node.append_attribute("sizeY") = graph_.size_y;
    node.append_attribute("sizeZ") = graph_.size_z;
    node.append_attribute("ncliques") = static_cast<unsigned>(graph_.groups.size());
    bool killer = false;
    bool super = false;
    for (const model::ConstraintSpec& spec : puzzle_.constraints) {
      killer = killer || spec.type == "killer";
      super = super || spec.type == "super";
    }
    if (killer && super) return cannot_say(kId, "cages with and without repeats in one puzzle");
    const char* specific = killer ? "KillerSudoku" : super ? "Mathdoku" : "Plain";
    node.append_attribute("specific-type") = carried("specific-type", specific).c_str();
    node.append_attribute("name") = puzzle_.metadata.title.c_str();
    write_groups(graph_, node);
    return write_cages(node);
  }

  base::Result<void> write_cages(pugi::xml_node node) {
    for (const model::ConstraintSpec& spec : puzzle_.constraints) {
      const Value* sum = spec.params.find("sum");
      if ((spec.type != "killer" && spec.type != "super") || sum == nullptr) {
        return cannot_say(kId, "any constraint but cages with sums");
      }
      std::vector<int> places;
      for (const Cell cell : spec.cells) places.push_back(place_of_[cell.index()]);
      pugi::xml_node cage = node.append_child("cage");
      cage.append_attribute("operator") = kAddOperator;
      cage.append_attribute("value") = static_cast<long long>(*sum->if_int());
      cage.append_attribute("size") = static_cast<unsigned>(places.size());
      cage.text() = numbers_text(places).c_str();
    }
    const Value* cages = foreign_ == nullptr ? nullptr : foreign_->find("cage");
    if (cages == nullptr) return {};
    for (const Value& kept : cages->items()) {
      pugi::xml_node cage = node.append_child("cage");
      for (const auto& [name, value] : kept.members()) {
        const std::string* text = value.if_string();
        if (text == nullptr) continue;
        if (name == "cells") {
          cage.text() = text->c_str();
        } else {
          cage.append_attribute(name.c_str()) = text->c_str();
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

  void write_history(pugi::xml_node history) {
    if (!document_.play) return;
    const auto event = [&history](int place) {
      pugi::xml_node node = history.append_child("simple-event");
      node.append_attribute("index") = place;
      return node;
    };
    for (std::size_t i = 0; i < place_of_.size(); ++i) {
      const DigitSet marks = document_.play->centre_marks[i];
      if (const auto entry = document_.play->entries[i]) {
        event(place_of_[i]).append_attribute("value") = static_cast<unsigned>(entry->index() + 1);
      } else if (!marks.empty()) {
        std::string bits;
        for (int d = 0; d < graph_.order; ++d) bits += marks.contains(Digit(d)) ? '1' : '0';
        event(place_of_[i]).append_attribute("markers") = bits.c_str();
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
