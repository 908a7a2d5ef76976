// SPDX-License-Identifier: MIT
#include <algorithm>
#include <charconv>
#include <iterator>
#include <sstream>
#include <utility>

#include "formats/ksudoku/board.h"
#include "formats/ksudoku/game.h"
#include "formats/text.h"
#include "formats/words/unread_words.h"
#include "formats/xml.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::make_error;
using base::Value;
using geometry::Cell;
using geometry::Digit;

namespace {

class GameReader {
 public:
  GameReader(std::string_view text, const ReadOptions& options) : text_(text), options_(options) {}

  base::Result<model::Document> read() {
    auto root = parse_xml(text_);
    if (!root) return root.error();
    const XmlElement* game = root->child("game");
    const XmlElement* puzzle = game == nullptr ? nullptr : game->child("puzzle");
    const XmlElement* graph = puzzle == nullptr ? root->child("graph") : puzzle->child("graph");
    if (graph == nullptr && root->name != "ksudoku") {
      return at(make_error(ErrorCode::syntax,
                           "this is XML, but <" + root->name + "> is not the beginning of a puzzle",
                           "a game or board of KSudoku is <ksudoku>, a collection of OpenSudoku "
                           "<opensudoku>"),
                *root);
    }
    if (graph == nullptr) {
      return at(make_error(ErrorCode::syntax, "there is no <graph> with a board in it"), *root);
    }
    if (auto one = holds_one_puzzle(*root, game, puzzle); !one) return one.error();
    if (auto made = read_graph(*graph); !made) return made.error();
    tell_unknown_elements(*root);
    tell_unread_attributes(*root, kAttributes, document_.puzzle);
    if (puzzle != nullptr) {
      if (auto values = read_values(*puzzle); !values) return values.error();
    }
    if (game != nullptr) {
      if (const XmlElement* history = game->child("history")) {
        if (auto read = read_history(*history); !read) return read.error();
      }
      document_.record.seconds = game->seconds_in("msecs-elapsed");
      keep_attributes(*game, {"had-help"});
    }
    return std::move(document_);
  }

 private:
  static constexpr std::string_view kHouse = "clique";  // term-ok: KSudoku's word for a house
  /// What has its place in the puzzle or the game, or says nothing of them.
  static constexpr std::string_view kAttributes[] = {
      "had-help", "msecs-elapsed", "order", "type",    "specific-type", "name",
      "sizeX",    "sizeY",         "sizeZ", "at",      "withblocks",    "size",
      "operator", "value",         "index", "markers",
  };

  base::Error at(const base::Error& error, const XmlElement& element) const {
    return at_element(error, text_, element);
  }

  /// One puzzle is read, so there must be no second of what makes it.
  base::Result<void> holds_one_puzzle(const XmlElement& root, const XmlElement* game,
                                      const XmlElement* puzzle) const {
    for (const XmlElement* element : {&root, game, puzzle}) {
      if (element == nullptr) continue;
      for (const std::string_view name : {"game", "puzzle", "graph", "values", "solution"}) {
        const XmlElement* first = element->child(name);
        for (const XmlElement& child : element->children) {
          if (child.name != name || &child == first) continue;
          return at(make_error(ErrorCode::syntax, "there are several <" + child.name + ">",
                               "keep one of them"),
                    child);
        }
      }
    }
    return {};
  }

  /// Elements that nobody knows may be rules, wherever they stand; those of the board are told with
  /// it.
  void tell_unknown_elements(const XmlElement& of) {
    struct Known {
      std::string_view element;
      std::string_view child;
    };
    static constexpr Known kKnown[] = {
        {"ksudoku", "game"},          {"ksudoku", "graph"},
        {"ksudoku-graph", "game"},    {"ksudoku-graph", "graph"},
        {"game", "puzzle"},           {"game", "history"},
        {"puzzle", "graph"},          {"puzzle", "values"},
        {"puzzle", "solution"},       {"history", "simple-event"},
        {"history", "complex-event"}, {"complex-event", "simple-event"},
    };
    const auto is_known = [&of](const XmlElement& child) {
      return of.name == "graph" ||
             std::any_of(std::begin(kKnown), std::end(kKnown), [&](const Known& known) {
               return known.element == of.name && known.child == child.name;
             });
    };
    for (const XmlElement& child : of.children) {
      if (is_known(child)) continue;
      tell_unread_element(child, of, document_.puzzle);
    }
    for (const XmlElement& child : of.children) {
      if (is_known(child)) tell_unknown_elements(child);
    }
  }

  base::Result<int> read_number(const XmlElement& node, const char* name, int low, int high) {
    const std::string_view text = node.value_of(name);
    int value = low - 1;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool number = problem == std::errc() && end == text.data() + text.size();
    if (number && value >= low && value <= high) return value;
    return at(
        make_error(ErrorCode::syntax, std::string("<") + node.name + ">: " + name + "=\"" +
                                          std::string(text) + "\" is no number from " +
                                          std::to_string(low) + " to " + std::to_string(high)),
        node);
  }

  void keep_attributes(const XmlElement& node, std::initializer_list<const char*> names) {
    for (const char* name : names) {
      if (const std::string* value = node.attribute(name)) document_.foreign.set(name, *value);
    }
  }

  // --- The board -----------------------------------------------------------------------------

  base::Result<void> read_graph(const XmlElement& node) {
    auto order = read_number(node, "order", 1, geometry::kMaxDigits);
    if (!order) return order.error();
    graph_.order = *order;
    const std::string_view type = node.value_of("type");
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
    document_.puzzle.metadata.title = node.value_of("name");
    cells_ = cells_of_places(graph_, *document_.puzzle.board);
    keep_attributes(node, {"specific-type"});
    for (const XmlElement& child : node.children) {
      const bool custom = type == "custom" && is_custom_part(child.name);
      if (!custom && child.name != "cage") {
        document_.puzzle.unknown_rules.push_back(
            model::UnknownRule::named("element <" + child.name + "> of the graph"));
      }
    }
    return read_cages(node);
  }

  bool add(const std::optional<std::vector<PlaceGroup>>& groups) {
    if (groups) graph_.groups.insert(groups->begin(), groups->end());
    return groups.has_value();
  }

  base::Error no_place(const XmlElement& node, std::string_view what) const {
    return at(
        make_error(ErrorCode::bad_geometry,
                   std::string("<") + node.name + ">: there is no place for " + std::string(what)),
        node);
  }

  /// Whether an element says what a custom board is made of.
  static bool is_custom_part(std::string_view name) {
    return name == "sudokugroups" || name == "roxdokugroups" || name == kHouse;
  }

  base::Result<void> read_custom(const XmlElement& node) {
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
    for (const XmlElement& child : node.children) {
      const std::string_view name = child.name;
      if (name == "sudokugroups" || name == "roxdokugroups") {
        int corner = 0;
        if (child.attribute("at") != nullptr) {
          auto at = read_number(child, "at", 0, graph_.num_places() - 1);
          if (!at) return at.error();
          corner = *at;
        }
        bool boxes = true;
        if (child.attribute("withblocks") != nullptr) {
          auto with_boxes = read_number(child, "withblocks", 0, 1);
          if (!with_boxes) return with_boxes.error();
          boxes = *with_boxes == 1;
        }
        const bool flat = name == "sudokugroups";
        if (!add(flat ? sudoku_groups(graph_, corner, boxes) : roxdoku_groups(graph_, corner))) {
          return no_place(child, flat ? "this grid" : "this cube");
        }
        (flat ? graph_.grid_corners : graph_.cube_corners).push_back(corner);
      } else if (name == kHouse) {
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
  base::Result<PlaceGroup> read_places(const XmlElement& node) {
    std::istringstream words(node.text);
    PlaceGroup places;
    for (std::string word; words >> word;) {
      const bool number = word.find_first_not_of("0123456789") == std::string::npos;
      const int place = number && word.size() < 7 ? std::stoi(word) : -1;
      if (place < 0 || place >= graph_.num_places()) {
        return at(
            make_error(ErrorCode::bad_geometry, std::string("<") + node.name + ">: " + quote(word) +
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
                     std::string("<") + node.name + ">: it names no place, or one of them twice"),
          node);
    }
    return places;
  }

  base::Result<void> read_cages(const XmlElement& graph) {
    const bool killer = graph.value_of("specific-type") == "KillerSudoku";
    std::size_t num_unread = 0;
    for (const XmlElement& node : graph.children) {
      if (node.name != "cage") continue;
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
        cage.arguments.set("sum", *value);
        document_.puzzle.constraints.push_back(std::move(cage));
      } else if (*operation != 0) {
        cage.type = "mathdoku";
        cage.arguments.set("number", *value);
        cage.arguments.set("operator",
                           std::string(kCageOperators[static_cast<std::size_t>(*operation)]));
        document_.puzzle.constraints.push_back(std::move(cage));
      } else {
        ++num_unread;
        keep_cage(node);
      }
    }
    if (num_unread > 0) {
      document_.puzzle.unknown_rules.push_back(
          model::UnknownRule::named("unnamed cage", num_unread));
    }
    return {};
  }

  void keep_cage(const XmlElement& node) {
    Value cage = Value::object();
    for (const char* name : {"operator", "value", "size"}) {
      cage.set(name, std::string(node.value_of(name)));
    }
    cage.set("cells", trim_lines(node.text));
    Value cages = Value::array();
    if (const Value* before = document_.foreign.find("cage")) cages = *before;
    cages.push_back(std::move(cage));
    document_.foreign.set("cage", std::move(cages));
  }

  // --- What stands on it ---------------------------------------------------------------------

  base::Result<model::PartialGrid> read_letters(const XmlElement& node, char first) {
    const std::string_view text = trim_lines(node.text);
    if (text.size() != cells_.size()) {
      return at(
          make_error(ErrorCode::wrong_length,
                     std::string("<") + node.name + ">: it has " + std::to_string(text.size()) +
                         " places, but the lattice has " + std::to_string(cells_.size())),
          node);
    }
    model::PartialGrid grid(static_cast<std::size_t>(document_.puzzle.num_cells()));
    for (std::size_t i = 0; i < text.size(); ++i) {
      const char c = text[i];
      if (c == '_' || c == '.') continue;
      const int digit = c - first;
      if (digit < 0 || digit >= graph_.order || !cells_[i]) {
        return at(make_error(ErrorCode::unknown_symbol, std::string("<") + node.name + ">: place " +
                                                            std::to_string(i) + " holds " +
                                                            quote(character_at(text, i))),
                  node);
      }
      grid[cells_[i]->index()] = Digit(digit);
    }
    return grid;
  }

  base::Result<void> read_values(const XmlElement& puzzle) {
    const XmlElement* values = puzzle.child("values");
    const XmlElement* solution = puzzle.child("solution");
    const auto holds_a = [](const XmlElement* node) {
      return node != nullptr && node->text.find('a') != std::string::npos;
    };
    const char first = holds_a(values) || holds_a(solution) ? 'a' : 'b';
    if (values != nullptr) {
      auto givens = read_letters(*values, first);
      if (!givens) return givens.error();
      document_.puzzle.givens = *std::move(givens);
    }
    if (solution != nullptr) {
      auto grid = read_letters(*solution, first);
      if (!grid) return grid.error();
      model::FilledGrid filled;
      for (const auto& digit : *grid) {
        if (digit) filled.push_back(*digit);
      }
      if (filled.size() == grid->size()) document_.puzzle.solution = std::move(filled);
    }
    return {};
  }

  base::Result<void> read_history(const XmlElement& history) {
    if (history.children.empty()) return {};
    document_.play = model::empty_play_state(document_.puzzle);
    for (const XmlElement& event : history.children) {
      const bool several = event.name == "complex-event";
      if (!several) {
        if (auto read = read_event(event); !read) return read;
        continue;
      }
      for (const XmlElement& part : event.children) {
        if (part.name != "simple-event") continue;
        if (auto read = read_event(part); !read) return read;
      }
    }
    return {};
  }

  base::Result<void> read_event(const XmlElement& event) {
    auto place = read_number(event, "index", 0, graph_.num_places() - 1);
    if (!place) return place.error();
    const auto cell = cells_[static_cast<std::size_t>(*place)];
    if (!cell) return no_place(event, "an entry where there is no cell");
    const bool given = document_.puzzle.givens[cell->index()].has_value();
    auto& entry = document_.play->entries[cell->index()];
    auto& marks = document_.play->marks[cell->index()].centre;
    if (event.attribute("value") != nullptr) {
      auto value = read_number(event, "value", 0, graph_.order);
      if (!value) return value.error();
      if (given) return {};
      marks = {};
      entry = *value == 0 ? std::nullopt : std::optional(Digit(*value - 1));
    } else {
      const std::string_view bits = event.value_of("markers");
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
