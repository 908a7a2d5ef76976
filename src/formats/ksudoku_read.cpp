// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <sstream>
#include <utility>

#include <pugixml.hpp>

#include "formats/ksudoku_board.h"
#include "formats/ksudoku_game.h"
#include "formats/text.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::make_error;
using base::Value;
using geometry::Cell;
using geometry::Digit;

namespace {

/// What an operator of a cage means.
constexpr std::string_view kOperators[] = {"", "division", "subtraction", "multiplication", "sum"};

class GameReader {
 public:
  GameReader(std::string_view text, const ReadOptions& options) : text_(text), options_(options) {}

  base::Result<model::Document> read() {
    pugi::xml_document xml;
    const auto parsed = xml.load_buffer(text_.data(), text_.size());
    if (!parsed) {
      return at(
          make_error(ErrorCode::syntax, std::string("this is not XML: ") + parsed.description()),
          parsed.offset);
    }
    const pugi::xml_node root = xml.document_element();
    pugi::xml_node game = root.child("game");
    const pugi::xml_node puzzle = game.child("puzzle");
    const pugi::xml_node graph = puzzle ? puzzle.child("graph") : root.child("graph");
    if (!graph) {
      return at(make_error(ErrorCode::syntax, "there is no <graph> with a board in it"),
                root.offset_debug());
    }
    if (auto made = read_graph(graph); !made) return made.error();
    if (puzzle) {
      if (auto values = read_values(puzzle); !values) return values.error();
    }
    if (game) {
      if (auto history = read_history(game.child("history")); !history) return history.error();
      keep_attributes(game, {"had-help", "msecs-elapsed"});
    }
    return std::move(document_);
  }

 private:
  base::Error at(const base::Error& error, std::ptrdiff_t offset) const {
    if (offset < 0) return error;
    const base::Where where = where_in(text_, static_cast<std::size_t>(offset));
    return error.at(where.line, where.column);
  }
  base::Error at(const base::Error& error, const pugi::xml_node& node) const {
    return at(error, node.offset_debug());
  }

  base::Result<int> read_number(const pugi::xml_node& node, const char* name, int low, int high) {
    const pugi::xml_attribute attribute = node.attribute(name);
    const std::string_view text = attribute.value();
    const int value = attribute.as_int(low - 1);
    const bool number =
        !text.empty() && text.find_first_not_of("0123456789-") == std::string_view::npos;
    if (attribute && number && value >= low && value <= high) return value;
    return at(
        make_error(ErrorCode::syntax, std::string("<") + node.name() + ">: " + name + "=\"" +
                                          std::string(text) + "\" is no number from " +
                                          std::to_string(low) + " to " + std::to_string(high)),
        node);
  }

  void keep_attributes(const pugi::xml_node& node, std::initializer_list<const char*> names) {
    for (const char* name : names) {
      if (const pugi::xml_attribute attribute = node.attribute(name)) {
        document_.foreign.set(name, attribute.value());
      }
    }
  }

  // --- The board -----------------------------------------------------------------------------

  base::Result<void> read_graph(const pugi::xml_node& node) {
    auto order = read_number(node, "order", 1, geometry::kMaxDigits);
    if (!order) return order.error();
    graph_.order = *order;
    const std::string_view type = node.attribute("type").value();
    if (type == "sudoku") {
      graph_.size_x = graph_.size_y = graph_.order;
      if (!add(sudoku_groups(graph_, 0, true))) return no_place(node, "the boxes of this order");
      graph_.grid_corners.push_back(0);
    } else if (type == "roxdoku") {
      for (int base = 1; base * base <= graph_.order; ++base) {
        graph_.size_x = graph_.size_y = graph_.size_z = base;
      }
      if (!add(roxdoku_groups(graph_, 0))) return no_place(node, "a cube of this order");
      graph_.cube_corners.push_back(0);
    } else if (type == "custom") {
      if (auto custom = read_custom(node); !custom) return custom;
    } else {
      return at(
          make_error(ErrorCode::unsupported, "<graph>: the type " + quote(type) + " is not known",
                     "known are sudoku, roxdoku and custom"),
          node);
    }
    auto board = graph_board(graph_, options_);
    if (!board) return at(board.error(), node);
    document_.puzzle = model::make_puzzle(*std::move(board));
    document_.format = "ksudoku";
    document_.puzzle.metadata.title = node.attribute("name").value();
    cells_ = cells_of_places(graph_, *document_.puzzle.board);
    keep_attributes(node, {"specific-type"});
    return read_cages(node);
  }

  bool add(const std::optional<std::vector<PlaceGroup>>& groups) {
    if (groups) graph_.groups.insert(groups->begin(), groups->end());
    return groups.has_value();
  }

  base::Error no_place(const pugi::xml_node& node, std::string_view what) const {
    return at(
        make_error(ErrorCode::bad_geometry, std::string("<") + node.name() +
                                                ">: there is no place for " + std::string(what)),
        node);
  }

  base::Result<void> read_custom(const pugi::xml_node& node) {
    for (const auto& [name, member] : {std::pair{"sizeX", &KSudokuGraph::size_x},
                                       {"sizeY", &KSudokuGraph::size_y},
                                       {"sizeZ", &KSudokuGraph::size_z}}) {
      auto size = read_number(node, name, 1, 1000);
      if (!size) return size.error();
      graph_.*member = *size;
    }
    const auto num_places =
        static_cast<std::int64_t>(graph_.size_x) * graph_.size_y * graph_.size_z;
    if (num_places > kMaxPlaces) {
      return at(make_error(ErrorCode::too_large, "<graph>: the lattice is too large"), node);
    }
    for (const pugi::xml_node& child : node.children()) {
      const std::string_view name = child.name();
      if (name == "sudokugroups" || name == "roxdokugroups") {
        const int corner = child.attribute("at").as_int(0);
        const bool boxes = std::string_view(child.attribute("withblocks").as_string("1")) == "1";
        const bool flat = name == "sudokugroups";
        if (!add(flat ? sudoku_groups(graph_, corner, boxes) : roxdoku_groups(graph_, corner))) {
          return no_place(child, flat ? "this grid" : "this cube");
        }
        (flat ? graph_.grid_corners : graph_.cube_corners).push_back(corner);
      } else if (name == "clique") {  // term-ok: KSudoku's word for a house
        auto places = read_places(child);
        if (!places) return places.error();
        graph_.groups.insert(*std::move(places));
      }
    }
    if (graph_.groups.empty()) {
      return at(make_error(ErrorCode::bad_geometry, "<graph>: the board has no groups"), node);
    }
    return {};
  }

  /// The numbers in an element, each a place of the lattice and there once, in increasing order.
  base::Result<PlaceGroup> read_places(const pugi::xml_node& node) {
    std::istringstream words(node.text().get());
    PlaceGroup places;
    for (std::string word; words >> word;) {
      const bool number = word.find_first_not_of("0123456789") == std::string::npos;
      const int place = number && word.size() < 7 ? std::stoi(word) : -1;
      if (place < 0 || place >= graph_.num_places()) {
        return at(make_error(ErrorCode::bad_geometry,
                             std::string("<") + node.name() + ">: " + quote(word) +
                                 " is no place of the lattice, which has " +
                                 std::to_string(graph_.num_places())),
                  node);
      }
      places.push_back(place);
    }
    std::sort(places.begin(), places.end());
    if (places.empty() || std::adjacent_find(places.begin(), places.end()) != places.end()) {
      return at(
          make_error(ErrorCode::bad_geometry,
                     std::string("<") + node.name() + ">: it names no place, or one of them twice"),
          node);
    }
    return places;
  }

  base::Result<void> read_cages(const pugi::xml_node& graph) {
    const bool killer =
        std::string_view(graph.attribute("specific-type").value()) == "KillerSudoku";
    std::array<int, std::size(kOperators)> unread{};
    for (const pugi::xml_node& node : graph.children("cage")) {
      auto places = read_places(node);
      if (!places) return places.error();
      auto operation = read_number(node, "operator", 0, kAddOperator);
      if (!operation) return operation.error();
      auto value = read_number(node, "value", 0, 1'000'000'000);
      if (!value) return value.error();
      model::ConstraintSpec cage;
      for (const int place : *places) {
        const auto cell = cells_[static_cast<std::size_t>(place)];
        if (!cell) return no_place(node, "a cage where there is no cell");
        cage.cells.push_back(*cell);
      }
      // A cage of one cell says which digit it holds.
      if (*operation == kAddOperator || places->size() == 1) {
        cage.type = killer ? "killer" : "super";
        cage.params = Value::object({{"sum", *value}});
        document_.puzzle.constraints.push_back(std::move(cage));
      } else if (*operation != 0) {
        ++unread[static_cast<std::size_t>(*operation)];
        keep_cage(node);
      }
    }
    for (std::size_t i = 0; i < unread.size(); ++i) {
      if (unread[i] == 0) continue;
      std::string rule = std::string(kOperators[i]) + " cage";
      if (unread[i] > 1) rule += " (" + std::to_string(unread[i]) + " times)";
      document_.puzzle.unknown_rules.push_back(std::move(rule));
    }
    return {};
  }

  void keep_cage(const pugi::xml_node& node) {
    Value cage = Value::object();
    for (const char* name : {"operator", "value", "size"}) {
      cage.set(name, node.attribute(name).value());
    }
    cage.set("cells", trim_lines(node.text().get()));
    Value cages = Value::array();
    if (const Value* before = document_.foreign.find("cage")) cages = *before;
    cages.push_back(std::move(cage));
    document_.foreign.set("cage", std::move(cages));
  }

  // --- What stands on it ---------------------------------------------------------------------

  base::Result<model::PartialGrid> read_letters(const pugi::xml_node& node, char first) {
    const std::string_view text = trim_lines(node.text().get());
    if (text.size() != cells_.size()) {
      return at(
          make_error(ErrorCode::wrong_length,
                     std::string("<") + node.name() + ">: it has " + std::to_string(text.size()) +
                         " places, but the lattice has " + std::to_string(cells_.size())),
          node);
    }
    model::PartialGrid grid(static_cast<std::size_t>(document_.puzzle.num_cells()));
    for (std::size_t i = 0; i < text.size(); ++i) {
      const char c = text[i];
      if (c == '_' || c == '.') continue;
      const int digit = c - first;
      if (digit < 0 || digit >= graph_.order || !cells_[i]) {
        return at(make_error(ErrorCode::unknown_symbol,
                             std::string("<") + node.name() + ">: place " + std::to_string(i) +
                                 " holds " + quote(character_at(text, i))),
                  node);
      }
      grid[cells_[i]->index()] = Digit(digit);
    }
    return grid;
  }

  base::Result<void> read_values(const pugi::xml_node& puzzle) {
    const pugi::xml_node values = puzzle.child("values");
    const pugi::xml_node solution = puzzle.child("solution");
    const auto holds_a = [](const pugi::xml_node& node) {
      return std::string_view(node.text().get()).find('a') != std::string_view::npos;
    };
    const char first = holds_a(values) || holds_a(solution) ? 'a' : 'b';
    if (values) {
      auto givens = read_letters(values, first);
      if (!givens) return givens.error();
      document_.puzzle.givens = *std::move(givens);
    }
    if (solution) {
      auto grid = read_letters(solution, first);
      if (!grid) return grid.error();
      model::FilledGrid filled;
      for (const auto& digit : *grid) {
        if (digit) filled.push_back(*digit);
      }
      if (filled.size() == grid->size()) document_.puzzle.solution = std::move(filled);
    }
    return {};
  }

  base::Result<void> read_history(const pugi::xml_node& history) {
    if (!history.first_child()) return {};
    document_.play = model::empty_play_state(document_.puzzle);
    for (const pugi::xml_node& event : history.children()) {
      const bool several = std::string_view(event.name()) == "complex-event";
      if (!several) {
        if (auto read = read_event(event); !read) return read;
        continue;
      }
      for (const pugi::xml_node& part : event.children("simple-event")) {
        if (auto read = read_event(part); !read) return read;
      }
    }
    return {};
  }

  base::Result<void> read_event(const pugi::xml_node& event) {
    auto place = read_number(event, "index", 0, graph_.num_places() - 1);
    if (!place) return place.error();
    const auto cell = cells_[static_cast<std::size_t>(*place)];
    if (!cell) return no_place(event, "an entry where there is no cell");
    const bool given = document_.puzzle.givens[cell->index()].has_value();
    auto& entry = document_.play->entries[cell->index()];
    auto& marks = document_.play->centre_marks[cell->index()];
    if (event.attribute("value")) {
      auto value = read_number(event, "value", 0, graph_.order);
      if (!value) return value.error();
      if (given) return {};
      marks = {};
      entry = *value == 0 ? std::nullopt : std::optional(Digit(*value - 1));
    } else {
      const std::string_view bits = event.attribute("markers").value();
      entry.reset();
      marks = {};
      for (std::size_t i = 0; i < bits.size() && i < static_cast<std::size_t>(graph_.order); ++i) {
        if (bits[i] == '1') marks.insert(Digit(i));
      }
    }
    return {};
  }

  std::string_view text_;
  const ReadOptions& options_;
  KSudokuGraph graph_;
  std::vector<std::optional<Cell>> cells_;
  model::Document document_;
};

}  // namespace

base::Result<model::Document> read_ksudoku(std::string_view text, const ReadOptions& options) {
  return GameReader(text, options).read();
}

}  // namespace omnidoku::formats
