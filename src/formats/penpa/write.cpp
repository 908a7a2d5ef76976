// SPDX-License-Identifier: MIT
//
// Writing a penpa drawing. It is read back once: what of the rules comes back from it goes without
// words, all others are told.
#include <algorithm>
#include <string>
#include <utility>

#include "constraints/constraint_type.h"
#include "formats/boards.h"
#include "formats/native/beside.h"
#include "formats/native/json.h"
#include "formats/penpa/drawing_writer.h"
#include "formats/penpa/grid.h"
#include "formats/penpa/penpa.h"
#include "formats/penpa/words.h"
#include "formats/square_houses.h"
#include "formats/text/puzzle_text.h"
#include "formats/words/read_words.h"
#include "formats/words/told_rules.h"

namespace omnidoku::formats::penpa {

using base::Result;
using base::Value;
using geometry::Cell;

namespace {

constexpr std::string_view kPenpa = "penpa";
constexpr int kCellSize = 38;  // in pixels, as penpa itself has it

/// The genres of penpa that a kind of rule makes a puzzle one of.
constexpr std::pair<std::string_view, std::string_view> kGenres[] = {
    {"arrow", "arrow"},
    {"thermometer", "thermo"},
    {"killer", "killer"},
    {"even", "evenodd"},
    {"nonconsecutive", "nonconsecutive"},
    {"odd", "evenodd"},
};

/// How each constraint of a puzzle shows itself, in their order.
std::vector<std::vector<model::Atom>> glyphs_of(const model::Puzzle& puzzle) {
  std::vector<std::vector<model::Atom>> glyphs;
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    const constraints::ConstraintType& type = *constraints::find_constraint_type(spec.type);
    glyphs.push_back(type.glyph == nullptr ? std::vector<model::Atom>() : type.glyph(puzzle, spec));
  }
  return glyphs;
}

/// Where the points of the drawing lie that a document was read from.
std::optional<Points> kept_points(const Value* foreign) {
  const auto number = [foreign](std::string_view name) {
    const Value* value = foreign == nullptr ? nullptr : foreign->find(name);
    return value == nullptr ? std::nullopt : as_number(*value);
  };
  const auto columns = number("columns");
  const auto rows = number("rows");
  const auto first = number("first");
  constexpr std::int64_t kMost = 200;
  if (!columns || !rows || !first || *columns < 1 || *rows < 1 || *columns > kMost || *rows > kMost)
    return std::nullopt;
  Points points{static_cast<int>(*columns), static_cast<int>(*rows), 0};
  if (*first < 0 || *first >= points.num_centres()) return std::nullopt;
  points.first = static_cast<int>(*first);
  return points;
}

class Writer {
 public:
  Writer(const model::Document& document, const SquareHouses& houses)
      : puzzle_(document.puzzle),
        houses_(houses),
        foreign_(foreign_part(document, kPenpa)),
        glyphs_(glyphs_of(puzzle_)),
        side_(puzzle_.num_digits()),
        points_(points()),
        drawing_(points_, side_) {
    draw();
  }

  /// The text with these rules in words, and what stands behind it.
  [[nodiscard]] std::string text(const std::string& rules, const std::string& behind) const {
    const std::string lines[] = {
        header(rules),
        write_json(Value::Array{spaces().above, spaces().below, spaces().left, spaces().right}),
        write_json(Value::object({{"grid", Value::Array{"1", "2", "1"}}})),
        write_json(drawing_.drawn()),
        write_json(DrawingWriter::nothing()),
        write_json(steps()),
        "[]",
        "",
        write_json(Value::object({{"sol_number", true}})),
        "\"x\"",
        "[3,2,3]",  // the version of penpa whose lists these are
        "",
        "",
        "1",  // colours of their own are shown
        write_json(drawing_.colours()),
        write_json(DrawingWriter::nothing()),
        "",
        write_json(genres()),
        written_words(puzzle_.metadata.congratulation),
        behind,
    };
    std::string text;
    for (const std::string& line : lines) text += (text.empty() ? "" : "\n") + line;
    while (text.ends_with('\n')) text.pop_back();
    return text;
  }

  /// Six lists, of which the fifth has the numbers of the cells without a given.
  [[nodiscard]] std::string solution() const {
    if (!puzzle_.solution) return {};
    std::vector<std::string> numbers;
    for (std::size_t i = 0; i < puzzle_.solution->size(); ++i) {
      if (puzzle_.givens[i]) continue;
      const std::string digit = std::to_string((*puzzle_.solution)[i].index() + 1);
      numbers.push_back(std::to_string(centre_of(Cell(i))) + "," + digit);
    }
    // As penpa compares it, letter by letter.
    std::sort(numbers.begin(), numbers.end());
    const Value none = Value::array();
    return write_json(Value::Array{none, none, none, none,
                                   Value(Value::Array(numbers.begin(), numbers.end())), none});
  }

  /// Tells what is not read from the drawing; the kinds of such rules are added to `kinds`.
  [[nodiscard]] std::string told(const std::vector<model::ConstraintSpec>& read,
                                 std::vector<std::string>& kinds) {
    std::string words;
    const bool has_rules = !puzzle_.metadata.rules.empty();
    const auto add = [&words](const std::string& more) {
      words += (words.empty() || more.empty() ? "" : "\n") + more;
    };
    // The usual rules alone go without saying.
    const bool is_usual = puzzle_.constraints.empty() && plain_side(*puzzle_.board).has_value();
    if (!has_rules && !is_usual) {
      for (const geometry::Note& note : puzzle_.board->notes()) add(note.text);
    }
    if (puzzle_.has_pencilmark_clues()) {
      add("Of the small digits printed in a cell one goes there.");
      kinds.emplace_back("Pencilmark clues");
    }
    RuleTeller teller(puzzle_);
    for (std::size_t i = 0; i < puzzle_.constraints.size(); ++i) {
      const model::ConstraintSpec& spec = puzzle_.constraints[i];
      const bool is_read = std::find(read.begin(), read.end(), spec) != read.end();
      if (is_read && has_rules) continue;
      teller.tell(spec, !glyphs_[i].empty(), texts_[i]);
      const std::string title(constraints::find_constraint_type(spec.type)->title);
      if (!is_read && std::find(kinds.begin(), kinds.end(), title) == kinds.end())
        kinds.push_back(title);
    }
    add(teller.words());
    return words;
  }

 private:
  /// How many rows and columns of the drawing lie around the board.
  struct Spaces {
    int above = 0;
    int below = 0;
    int left = 0;
    int right = 0;
  };
  static constexpr int kMargin = Points::kMargin / 2;

  [[nodiscard]] Points points() const {
    if (const auto kept = kept_points(foreign_)) return *kept;
    const int around = std::any_of(glyphs_.begin(), glyphs_.end(), is_beside) ? 1 : 0;
    Points points{side_ + 2 * around, side_ + 2 * around, 0};
    points.first = (kMargin + around) * points.width() + kMargin + around;
    return points;
  }
  [[nodiscard]] Spaces spaces() const {
    const int above = points_.first / points_.width() - kMargin;
    const int left = points_.first % points_.width() - kMargin;
    return {above, points_.rows - side_ - above, left, points_.columns - side_ - left};
  }
  [[nodiscard]] int centre_of(Cell cell) const {
    const auto index = static_cast<int>(cell.index());
    return points_.centre(index / side_, index % side_);
  }

  void draw() {
    for (const auto& [cell, next] : pairs()) {
      if (houses_.region_of[cell.index()] != houses_.region_of[next.index()])
        drawing_.draw_wall(cell, next);
    }
    for (const bool is_rising : {false, true}) {
      if (is_rising ? houses_.rising : houses_.falling)
        drawing_.draw_diagonal(points_.diagonal(side_, is_rising));
    }
    for (const std::vector<Cell>& cells : houses_.extra) drawing_.shade(cells);
    for (std::size_t i = 0; i < puzzle_.givens.size(); ++i) {
      const Cell cell(static_cast<int>(i));
      if (puzzle_.givens[i]) {
        drawing_.draw_digit(cell, *puzzle_.givens[i]);
      } else if (puzzle_.allowed[i] != puzzle_.all_digits()) {
        drawing_.draw_candidates(cell, puzzle_.allowed[i]);
      }
    }
    for (const auto& glyph : glyphs_) {
      drawing_.draw(glyph);
      texts_.push_back(drawing_.take_texts());
    }
    for (const model::Drawing& drawing : puzzle_.drawings) drawing_.draw(drawing);
    const Value* kept = foreign_ == nullptr ? nullptr : foreign_->find("drawn");
    if (kept != nullptr && kept_points(foreign_))
      drawing_.restore(*kept, foreign_->find("colours"));
  }

  /// Cells that lie beside and below each other.
  [[nodiscard]] std::vector<std::pair<Cell, Cell>> pairs() const {
    std::vector<std::pair<Cell, Cell>> pairs;
    for (int i = 0; i < side_ * side_; ++i) {
      if (i % side_ + 1 < side_) pairs.emplace_back(Cell(i), Cell(i + 1));
      if (i / side_ + 1 < side_) pairs.emplace_back(Cell(i), Cell(i + side_));
    }
    return pairs;
  }

  [[nodiscard]] std::string header(const std::string& rules) const {
    const Spaces around = spaces();
    const int middle = points_.at_halves(side_ - 1 + around.below - around.above,
                                         side_ - 1 + around.right - around.left);
    std::string line = "square";
    for (const int number : {points_.columns, points_.rows, kCellSize, 0, 1, 1,
                             (points_.columns + 1) * kCellSize, (points_.rows + 1) * kCellSize,
                             middle, middle, houses_.falling ? 1 : 0, 0, 0, houses_.rising ? 1 : 0})
      line += "," + std::to_string(number);
    line += ",Title: " + written_words(puzzle_.metadata.title);
    line += ",Author: " + written_words(puzzle_.metadata.author);
    return line + ",," + written_words(rules) + ",OFF,false";
  }

  /// The centres of the cells: the first, then how much further each next one is.
  [[nodiscard]] Value steps() const {
    Value steps = Value::array();
    int before = 0;
    for (int i = 0; i < side_ * side_; ++i) {
      const int centre = centre_of(Cell(i));
      steps.push_back(centre - before);
      before = centre;
    }
    return steps;
  }

  [[nodiscard]] Value genres() const {
    const bool has_regions = std::any_of(houses_.region_of.begin(), houses_.region_of.end(),
                                         [](int region) { return region >= 0; });
    Value genres = Value::array();
    genres.push_back(houses_.usual_boxes ? "classic" : has_regions ? "irregular" : "latin");
    for (const auto& [type, genre] : kGenres) {
      const auto is_of_it = [type = type](const auto& spec) { return spec.type == type; };
      const Value::Array& all = genres.items();
      if (std::find(all.begin(), all.end(), Value(genre)) == all.end() &&
          std::any_of(puzzle_.constraints.begin(), puzzle_.constraints.end(), is_of_it))
        genres.push_back(genre);
    }
    return genres;
  }

  const model::Puzzle& puzzle_;
  const SquareHouses& houses_;
  const Value* foreign_;
  std::vector<std::vector<model::Atom>> glyphs_;
  int side_;
  Points points_;
  DrawingWriter drawing_;
  std::vector<std::set<std::string>> texts_;  ///< by constraint
};

Result<DrawingText> write_or_tell(const model::Document& document,
                                  std::vector<std::string>* drawn) {
  const model::Puzzle& puzzle = document.puzzle;
  if (!puzzle.symbols.is_standard())
    return cannot_say(kPenpa, "other symbols than the numbers from 1");
  const auto houses = sort_houses(*puzzle.board);
  if (!houses) return cannot_say(kPenpa, "this board, only square grids");
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    if (constraints::find_constraint_type(spec.type) == nullptr)
      return cannot_say(kPenpa, "a constraint of the type '" + spec.type + "'");
  }
  Writer writer(document, *houses);
  DrawingText plain{writer.text(puzzle.metadata.rules, {}), writer.solution()};
  const auto again = with_words_read(read_drawing(plain.drawing, plain.solution, {}));
  if (!again) return again.error();
  if (auto kept = require_still_told(puzzle, again->puzzle, kPenpa, {.in_words = true}); !kept)
    return kept.error();
  std::vector<std::string> kinds;
  const std::string told = writer.told(again->puzzle.constraints, kinds);
  if (drawn == nullptr && !kinds.empty()) return cannot_say(kPenpa, "'" + kinds.front() + "'");
  // Fog is nothing that penpa has.
  model::Document lit = document;
  lit.puzzle.fog.reset();
  if (told.empty() && is_same_puzzle(again->puzzle, lit.puzzle)) return plain;
  if (drawn != nullptr) *drawn = std::move(kinds);
  std::string rules = puzzle.metadata.rules;
  rules += (rules.empty() || told.empty() ? "" : "\n") + told;
  return DrawingText{writer.text(rules, write_json(beside_value(lit))), plain.solution};
}

}  // namespace

Result<DrawingText> write_drawing(const model::Document& document) {
  return write_or_tell(document, nullptr);
}

Result<DrawingText> write_drawing_in_words(const model::Document& document,
                                           std::vector<std::string>& drawn) {
  return write_or_tell(document, &drawn);
}

std::optional<model::Document> read_behind_drawing(const DrawingText& text,
                                                   const ReadOptions& options) {
  constexpr std::size_t kBehind = 19;
  const std::vector<std::string> lines = parts_of(text.drawing, '\n');
  if (lines.size() <= kBehind) return std::nullopt;
  const auto behind = parse_json(lines[kBehind]);
  if (!behind) return std::nullopt;
  auto document = read_beside(*behind, kPenpa, options);
  if (!document) return std::nullopt;
  std::vector<std::string> drawn;
  const auto again = write_drawing_in_words(*document, drawn);
  if (!again || *again != text) return std::nullopt;
  return document;
}

}  // namespace omnidoku::formats::penpa
