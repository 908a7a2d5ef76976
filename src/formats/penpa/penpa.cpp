// SPDX-License-Identifier: MIT
#include "formats/penpa/penpa.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "constraints/constraint_type.h"
#include "formats/drawn/ornament_list.h"
#include "formats/json.h"
#include "formats/penpa/grid.h"
#include "formats/penpa/points.h"
#include "formats/penpa/solution.h"
#include "formats/penpa/styles.h"
#include "formats/penpa/values.h"
#include "formats/penpa/words.h"
#include "formats/text.h"
#include "formats/text/puzzle_text.h"
#include "formats/text/region_text.h"
#include "formats/words/unread_rules.h"

namespace omnidoku::formats::penpa {

using base::ErrorCode;
using base::make_error;
using base::Result;
using base::Value;
using geometry::Cell;

namespace {

class DrawingReader {
 public:
  DrawingReader(std::string_view text, std::string_view solution, const ReadOptions& options)
      : options_(options), solution_(solution) {
    for (std::string& line : parts_of(text, '\n')) lines_.push_back(std::move(line));
  }

  Result<model::Document> read() {
    if (auto grid = read_grid(); !grid) return grid.error();
    const auto drawn = parse_line(LineNumber::drawn);
    if (!drawn) return drawn.error();
    if (!drawn->is_object()) return damaged("there is no drawing in it");
    drawn_ = &*drawn;
    read_words(parts_of(lines_.front(), ','), words_);
    if (auto board = read_board(); !board) return board.error();
    read_numbers();
    read_cages();
    read_lines();
    read_symbols();
    read_frames();
    read_others();
    read_colours();
    read_missing_lines();
    keep_drawing();
    if (!solution_.empty()) add_solution(solution_, grid_, document_);
    if (const auto solved = parse_line(LineNumber::solved); solved && has_content(*solved))
      document_.ignored.emplace_back("what a solver has entered");
    unread_.tell(puzzle());
    return std::move(document_);
  }

 private:
  /// The lines of the text that are looked at.
  enum class LineNumber : std::size_t {
    header = 0,
    drawn = 3,
    solved = 4,
    cells = 5,
    colours = 14,
    congratulation = 18
  };

  model::Puzzle& puzzle() { return document_.puzzle; }
  static base::Error damaged(std::string what) {
    return make_error(ErrorCode::syntax, std::move(what), "copy the whole link again");
  }

  Result<Value> parse_line(LineNumber line) const {
    const auto number = static_cast<std::size_t>(line);
    if (number >= lines_.size()) return damaged("it has too few parts");
    auto value = parse_json(lines_[number]);
    if (!value) return damaged("its part " + std::to_string(number + 1) + " is no drawing");
    return value;
  }

  static bool has_content(const Value& drawn) {
    return std::any_of(drawn.members().begin(), drawn.members().end(), [](const auto& member) {
      return (member.second.is_object() && !member.second.members().empty() &&
              member.first.find("command") == std::string::npos) ||
             !member.second.items().empty();
    });
  }

  // --- Cells and regions ---------------------------------------------------------------------

  Result<void> read_grid() {
    const std::vector<std::string> header = parts_of(lines_.front(), ',');
    if (header.size() < 3) return damaged("it does not say what grid it has");
    constexpr int kMost = 200;
    const auto columns = whole_number(header[1]);
    const auto rows = whole_number(header[2]);
    if (!columns || !rows || *columns < 1 || *rows < 1 || *columns > kMost || *rows > kMost)
      return damaged("it does not say what grid it has");
    const bool is_square = header[0] == "square" || header[0] == "sudoku" ||
                           header[0] == "kakuro" || header[0] == "sudoku_grid";
    if (!is_square) {
      return make_error(ErrorCode::unsupported,
                        "grids of the kind " + quote(header[0]) + " cannot be read",
                        "those of squares can");
    }
    const auto steps = parse_line(LineNumber::cells);
    if (!steps) return steps.error();
    auto grid = Grid::read(*columns, *rows, *steps);
    if (!grid) return grid.error();
    grid_ = *std::move(grid);
    return {};
  }

  /// The diagonals that are drawn from corner to corner, where the words say what they mean, or
  /// they were drawn by penpa itself; puts their pieces into a set.
  Value diagonals(std::set<Grid::Pair>& pieces) const {
    constexpr std::size_t kFalling = 11;
    constexpr std::size_t kRising = 14;
    const Value* edges = drawn_->find("lineE");
    if (edges == nullptr) return {};
    std::set<Grid::Pair> drawn;
    for (const auto& [key, style] : edges->members()) {
      const auto [a, b] = ends_in(key);
      if (a && b) drawn.insert(std::minmax(*a, *b));
    }
    const bool is_said = speak_of_diagonals(words_.title + "\n" + words_.rules);
    const std::vector<std::string> header = parts_of(lines_.front(), ',');
    const auto is_meant = [&](bool is_rising) {
      const std::size_t at = is_rising ? kRising : kFalling;
      const auto corners = grid_.points().diagonal(grid_.side(), is_rising);
      const bool is_whole = !corners.empty() &&
                            std::all_of(corners.begin(), corners.end(),
                                        [&drawn](const auto& one) { return drawn.count(one) > 0; });
      if (!is_whole || !(is_said || (at < header.size() && header[at] == "1"))) return false;
      pieces.insert(corners.begin(), corners.end());
      return true;
    };
    const bool is_falling = is_meant(false);
    const bool is_rising = is_meant(true);
    if (!is_falling && !is_rising) return {};
    Value extra = Value::object({{"type", "x"}});
    if (is_falling != is_rising) extra.set("diagonals", is_rising ? "rising" : "falling");
    return extra;
  }

  Result<void> read_board() {
    std::set<Grid::Pair> walls;
    std::set<Grid::Pair> read;
    const Value extra = diagonals(read);
    if (const Value* edges = drawn_->find("lineE")) {
      for (const auto& [key, style] : edges->members()) {
        const auto [a, b] = ends_in(key);
        if (a && b && read.count(std::minmax(*a, *b)) > 0) continue;
        const auto beside = a && b ? grid_.cells_beside(*a, *b) : std::nullopt;
        const auto number = as_number(style);
        constexpr std::array<std::int64_t, 2> kThick{2, 21};
        if (beside && number && std::find(kThick.begin(), kThick.end(), *number) != kThick.end()) {
          walls.insert(*beside);
        } else {
          unread_.add("drawn edge");
          leave("lineE", key, style);
        }
      }
    }
    auto spec = board_between(walls);
    if (!spec) return spec.error();
    if (!extra.is_null()) spec->set("extra", Value(Value::Array{extra}));
    auto document = make_document(*spec, "penpa", options_);
    if (!document) return document.error();
    document_ = *std::move(document);
    puzzle().metadata = words_;
    read_congratulation();
    return {};
  }

  /// What penpa says once it is solved; "false" where it was saved while somebody solved it.
  void read_congratulation() {
    const auto number = static_cast<std::size_t>(LineNumber::congratulation);
    if (number < lines_.size() && lines_[number] != "false")
      puzzle().metadata.congratulation = read_words_of(lines_[number]);
  }

  /// The description of the board whose regions these walls part.
  Result<Value> board_between(const std::set<Grid::Pair>& walls) {
    if (grid_.side() == 0) return overlap_between(walls);
    const std::string labels = grid_.regions_between(walls);
    const std::set<char> names(labels.begin(), labels.end());
    if (!labels.empty() && !region_mismatch(labels, grid_.side()))
      return region_spec(labels, grid_.side());
    if (names.size() == 1) {
      unread_.add("boxes, of which none are drawn");
    } else {
      unread_.add("regions of other sizes than rows");
      // The edges are no regions then, and drawn as they are.
      left_points_.erase("lineE");
      if (const Value* edges = drawn_->find("lineE")) left_.set("lineE", *edges);
    }
    return Value::object({{"type", "latin"}, {"size", grid_.side()}});
  }

  /// The same of several grids.
  Result<Value> overlap_between(const std::set<Grid::Pair>& walls) {
    Value::Array offsets;
    for (const auto& [row, column] : grid_.find_grids(walls))
      offsets.emplace_back(Value::Array{row, column});
    if (offsets.size() < 2) {
      return make_error(ErrorCode::unsupported,
                        "its cells are no square, and no grids with boxes that overlap",
                        "a square of cells can be read, and grids whose boxes thick edges part, "
                        "as in a Samurai");
    }
    return Value::object(
        {{"type", "overlap"}, {"size", grid_.side()}, {"offsets", Value(std::move(offsets))}});
  }

  // --- Numbers -------------------------------------------------------------------------------

  void read_numbers() {
    bool has_marks = false;
    for_each_thing(*drawn_, "number", [&](const Thing& thing) {
      constexpr std::size_t kKind = 2;
      const Value& number = thing.value;
      const std::string text = text_of(number);
      const auto place = grid_.place_at(thing.point);
      const auto digit = digit_of(text, grid_.side());
      const bool has_kind = number.items().size() > kKind;
      const Value kind = has_kind ? number.items()[kKind] : Value();
      const bool is_marks = kind.if_string() != nullptr && *kind.if_string() == "7";
      if (place && digit) {
        puzzle().givens[*place] = *digit;
      } else if (is_marks) {
        has_marks = true;
      } else if (!text.empty()) {
        leave("number", thing.key, number);
        unread_.add(place ? "text " + quote(text) + " in " + puzzle().board->name(Cell(*place))
                          : "text " + quote(text) + " outside of the cells");
      }
    });
    if (has_marks) document_.ignored.emplace_back("pencil marks");
    for_each_thing(*drawn_, "numberS", [&](const Thing& thing) {
      constexpr std::int64_t kCorners = 4;
      const int num_centres = grid_.points().num_centres();
      const auto place = grid_.place_at(thing.point / kCorners - num_centres);
      const std::string text = text_of(thing.value);
      if (text.empty()) return;
      if (place && whole_number(text) && small_numbers_.count(*place) == 0) {
        small_numbers_.emplace(*place, SmallNumber{*whole_number(text), &thing.key, &thing.value});
      } else {
        unread_.add("small text " + quote(text));
        leave("numberS", thing.key, thing.value);
      }
    });
  }

  // --- Rules ---------------------------------------------------------------------------------

  /// The cells of a list of centres; nothing where one of them is no cell.
  std::optional<std::vector<Cell>> cells_of(const Value& list) const {
    std::vector<Cell> cells;
    for (const Value& one : list.items()) {
      const auto point = as_number(one);
      const auto place = point ? grid_.place_at(*point) : std::nullopt;
      if (!place) return std::nullopt;
      cells.emplace_back(*place);
    }
    return cells;
  }

  std::vector<Cell> cells_of(Grid::Pair pair) const {
    return {Cell(*grid_.place_at(pair.first)), Cell(*grid_.place_at(pair.second))};
  }

  bool add(model::ConstraintSpec spec) {
    if (!constraints::validate(puzzle(), spec)) return false;
    puzzle().constraints.push_back(std::move(spec));
    return true;
  }

  void read_cages() {
    if (const Value* cages = drawn_->find("killercages")) {
      for (std::size_t i = 0; i < cages->items().size(); ++i) {
        const Value& cage = cages->items()[i];
        if (cage.items().empty()) continue;
        auto cells = cells_of(cage);
        model::ConstraintSpec spec{"killer", "", {}, {}};
        if (cells) {
          std::sort(cells->begin(), cells->end());
          for (const Cell cell : *cells) {
            const auto sum = small_numbers_.find(cell.index());
            if (sum == small_numbers_.end()) continue;
            spec.arguments.set("sum", std::int64_t{sum->second.number});
            break;
          }
          spec.cells = *std::move(cells);
        }
        if (add(spec)) {
          read_cages_.push_back(spec.cells);
          // Its sum is read.
          for (const Cell cell : spec.cells) {
            if (small_numbers_.erase(cell.index()) > 0) break;
          }
        } else {
          unread_.add("cage");
          leave_item("killercages", i, cage);
        }
      }
    }
    if (!small_numbers_.empty()) unread_.add("small number without a cage", small_numbers_.size());
    for (const auto& [place, small] : small_numbers_) leave("numberS", *small.key, *small.value);
  }

  void read_lines() {
    const Value* lines = drawn_->find("thermo");
    if (lines == nullptr) return;
    for (std::size_t i = 0; i < lines->items().size(); ++i) {
      const Value& line = lines->items()[i];
      if (line.items().empty()) continue;
      auto cells = cells_of(line);
      if (cells && add({"thermometer", "", *std::move(cells), {}})) continue;
      unread_.add("thermometer");
      leave_item("thermo", i, line);
    }
  }

  void read_symbols() {
    for_each_thing(*drawn_, "symbol", [&](const Thing& thing) {
      constexpr std::int64_t kWhiteDot = 1;
      constexpr std::int64_t kBlackDot = 2;
      const Value& symbol = thing.value;
      const std::string name = text_in(symbol, 1);
      const std::int64_t style = number_in(symbol, 0);
      const bool is_dot = name.starts_with("circle_") && (style == kWhiteDot || style == kBlackDot);
      const auto around = grid_.cells_around(thing.point);
      if (is_dot && around &&
          add({style == kWhiteDot ? "difference_dot" : "ratio_dot", "", cells_of(*around), {}}))
        return;
      if (name == "inequality" && around && add_inequality(*around, style)) return;
      unread_.add(symbol_words(name));
      leave("symbol", thing.key, symbol);
    });
  }

  /// A sign between two cells, whose tip points to the left, up, to the right or down, to the
  /// smaller digit.
  bool add_inequality(const Grid::Pair& pair, std::int64_t style) {
    constexpr std::int64_t kStyles = 8;
    if (style < 1 || style > kStyles || !speak_of_inequality(words_.title + "\n" + words_.rules))
      return false;
    const bool is_across = (style - 1) % 2 == 0;
    if (is_across != (pair.second - pair.first == 1)) return false;
    std::vector<Cell> cells = cells_of(pair);
    // Between cages it may compare their sums.
    const auto is_parting = [&cells](const model::ConstraintSpec& spec) {
      const auto has = [&spec](Cell cell) {
        return std::find(spec.cells.begin(), spec.cells.end(), cell) != spec.cells.end();
      };
      return spec.type == "killer" && has(cells[0]) != has(cells[1]);
    };
    const auto& rules = puzzle().constraints;
    if (std::any_of(rules.begin(), rules.end(), is_parting)) return false;
    const bool points_back = (style - 1) % 4 < 2;
    if (!points_back) std::reverse(cells.begin(), cells.end());
    return add({"thermometer", "", std::move(cells), {}});
  }

  /// Whether a piece of a frame is of one around a cage that was read: it runs between quarters of
  /// its cells.
  bool is_around_cage(std::string_view key) const {
    const auto cell_at = [this](std::optional<std::int64_t> point) -> std::optional<Cell> {
      constexpr std::int64_t kQuarters = 4;
      const auto place =
          point ? grid_.place_at(*point / kQuarters - grid_.points().num_centres()) : std::nullopt;
      return place ? std::optional(Cell(*place)) : std::nullopt;
    };
    const auto [from, to] = ends_in(key);
    const auto a = cell_at(from);
    const auto b = cell_at(to);
    return a && b && std::any_of(read_cages_.begin(), read_cages_.end(), [&](const auto& cells) {
             return std::binary_search(cells.begin(), cells.end(), *a) &&
                    std::binary_search(cells.begin(), cells.end(), *b);
           });
  }

  void read_frames() {
    for_each_thing(*drawn_, "cage", [this](const Thing& thing) {
      if (is_around_cage(thing.key)) return;
      unread_.add("drawn frame");
      leave("cage", thing.key, thing.value);
    });
  }

  void read_others() {
    constexpr std::pair<std::string_view, std::string_view> kOthers[] = {
        {"line", "drawn line"},         {"freeline", "drawn line"},
        {"freelineE", "drawn line"},    {"wall", "wall"},
        {"nobulbthermo", "drawn line"}, {"arrows", "arrow"},
        {"direction", "drawn arrow"},   {"squareframe", "drawn frame"},
        {"polygon", "drawn shape"},     {"special", "drawn thing"},
    };
    for (const auto& [member, words] : kOthers) {
      const Value* drawn = drawn_->find(member);
      if (drawn == nullptr) continue;
      const std::size_t count =
          drawn->members().size() +
          static_cast<std::size_t>(std::count_if(
              drawn->items().begin(), drawn->items().end(),
              [](const Value& one) { return !one.items().empty() || !one.members().empty(); }));
      if (count == 0) continue;
      unread_.add(std::string(words), count);
      left_.set(member, *drawn);
    }
  }

  /// A colour may mean an even digit, or nothing; white covers what is not drawn at all.
  void read_colours() {
    const auto all = parse_line(LineNumber::colours);
    const Value* own = all ? all->find("surface") : nullptr;
    std::set<std::string_view> white;
    if (own != nullptr) {
      for (const auto& [key, colour] : own->members()) {
        if (colour_of(&colour, kNoColour) == kWhite) white.insert(key);
      }
    }
    for_each_thing(*drawn_, "surface", [&](const Thing& thing) {
      if (white.count(thing.key) > 0) return;
      unread_.add("coloured cell");
      leave("surface", thing.key, thing.value);
    });
  }

  /// Lines of the grid that were taken away between two cells, which may make them one.
  void read_missing_lines() {
    const Value* missing = drawn_->find("deletelineE");
    if (missing == nullptr) return;
    std::set<std::string_view> drawn_anew;
    if (const Value* edges = drawn_->find("lineE")) {
      for (const auto& [key, style] : edges->members()) drawn_anew.insert(key);
    }
    for (const auto& [key, style] : missing->members()) {
      const auto [a, b] = ends_in(key);
      const auto beside = a && b ? grid_.cells_beside(*a, *b) : std::nullopt;
      const bool is_within =
          beside && grid_.place_at(beside->first) && grid_.place_at(beside->second);
      if (!is_within || drawn_anew.count(key) > 0) continue;
      unread_.add("line of the grid that was taken away");
      leave("deletelineE", key, style);
    }
  }

  // --- What is not understood ----------------------------------------------------------------

  /// Keeps something drawn at points for drawing it again.
  void leave(std::string_view member, const std::string& key, const Value& value) {
    left_points_[std::string(member)].emplace_back(key, value);
  }
  /// The same in a list, at its place there: colours are told by it.
  void leave_item(std::string_view member, std::size_t index, const Value& value) {
    Value::Array& items = left_lists_[std::string(member)];
    items.resize(index, Value::array());
    items.push_back(value);
  }

  void keep_drawing() {
    for (auto& [member, things] : left_points_) left_.set(member, Value(std::move(things)));
    for (auto& [member, things] : left_lists_) left_.set(member, Value(std::move(things)));
    if (left_.is_null()) return;
    document_.foreign = Value::object({{"columns", grid_.points().columns},
                                       {"rows", grid_.points().rows},
                                       {"first", grid_.points().first},
                                       {"drawn", left_}});
    const auto colours = parse_line(LineNumber::colours);
    if (!colours) return;
    Value kept = Value::object();
    for (const auto& [member, things] : colours->members()) {
      const bool some = !things.members().empty() || !things.items().empty();
      if (some && left_.has(member)) kept.set(member, things);
    }
    if (!kept.members().empty()) document_.foreign.set("colours", std::move(kept));
  }

  const ReadOptions& options_;
  std::string_view solution_;
  std::vector<std::string> lines_;
  const Value* drawn_ = nullptr;
  Grid grid_;
  model::Metadata words_;
  struct SmallNumber {
    int number = 0;
    const std::string* key = nullptr;
    const Value* value = nullptr;
  };
  std::vector<std::vector<Cell>> read_cages_;         ///< their cells, in order
  std::map<std::size_t, SmallNumber> small_numbers_;  ///< by place: in the corners of cells
  model::Document document_;
  UnreadRules unread_;
  // The members of drawn_ as far as they are not understood.
  Value left_;
  std::map<std::string, Value::Object> left_points_;
  std::map<std::string, Value::Array> left_lists_;
};

}  // namespace

Result<model::Document> read_drawing(std::string_view text, std::string_view solution,
                                     const ReadOptions& options) {
  return DrawingReader(text, solution, options).read();
}

}  // namespace omnidoku::formats::penpa
