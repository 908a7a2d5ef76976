// SPDX-License-Identifier: MIT
//
// Writing constraint strings. What the board has is found by trying: a word such as NoBoxes is
// written where the houses that it makes are there, houses that no word makes become AllDifferent.
#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <utility>

#include "base/base64.h"
#include "constraints/arguments.h"
#include "constraints/constraint_type.h"
#include "formats/iss/iss.h"
#include "formats/native/json.h"
#include "formats/text/puzzle_text.h"
#include "formats/text/region_text.h"

namespace omnidoku::formats {

using base::Result;
using base::Value;
using constraints::ConstraintType;
using constraints::ForeignName;
using constraints::Parameter;
using constraints::SpecShape;
using geometry::Board;
using geometry::Cell;
using iss::Form;

namespace {

class StringWriter {
 public:
  explicit StringWriter(const model::Document& document)
      : document_(document), puzzle_(document.puzzle), board_(*document.puzzle.board) {}

  Result<std::string> write() {
    if (auto header = write_board(); !header) return header.error();
    if (auto givens = write_givens(); !givens) return givens.error();
    for (const Cells& cells : other_houses_) text_ += ".AllDifferent" + cells_text(cells);
    std::vector<model::ConstraintSpec> said;
    for (const model::ConstraintSpec& spec : puzzle_.constraints) add_said(spec, said);
    for (const model::ConstraintSpec& spec : said) {
      const auto text = constraint_text(spec);
      if (!text) return cannot_say(iss::kFormat, "a constraint of the type '" + spec.type + "'");
      // A name that several types have stands once for all of them.
      if (whole_.insert(*text).second || !is_shared(spec)) text_ += *text;
    }
    if (!has_regions_ && !cells_of_group(iss::kRegionCells).empty())
      return cannot_say(iss::kFormat, "cells named as the numbers of unknown regions are");
    std::set<std::string_view> options;
    for (const auto& [name, option] : options_) options.insert(option);
    for (const std::string_view option : options) {
      if (!option.empty()) text_ += "." + std::string(option);
    }
    if (auto kept = restore_unread(); !kept) return kept.error();
    return text_ + "\n";
  }

 private:
  using Cells = std::vector<Cell>;

  // --- The board -----------------------------------------------------------------------------

  static geometry::BoardPtr board_of(const std::string& text) {
    const auto items = iss::parse_items(text);
    if (!items) return nullptr;
    iss::BoardItems board;
    for (const iss::Item& item : *items) {
      if (!board.take(item)) return nullptr;
    }
    auto built = board.build({});
    return built ? *std::move(built) : nullptr;
  }

  static std::set<Cells> houses_of(const Board& board) {
    std::set<Cells> houses;
    for (const geometry::House& house : board.houses()) {
      Cells cells = house.cells;
      std::sort(cells.begin(), cells.end());
      houses.insert(std::move(cells));
    }
    return houses;
  }

  /// Whether the cells are the same, in the same order, with the same neighbours.
  bool has_cells_of(const Board& other) const {
    if (other.num_cells() != board_.num_cells() || other.num_digits() != board_.num_digits())
      return false;
    for (int i = 0; i < board_.num_cells(); ++i) {
      if (other.name(Cell(i)) != board_.name(Cell(i))) return false;
      for (int s = 0; s < 4; ++s) {
        const auto a = board_.neighbour(Cell(i), static_cast<geometry::Side>(s));
        const auto b = other.neighbour(Cell(i), static_cast<geometry::Side>(s));
        if (a.has_value() != b.has_value() || (a && a->cell != b->cell)) return false;
      }
    }
    return true;
  }

  /// The sides of the grid, the values and further cells: ".Shape~6x6~0-8.Var~A~~4". Nothing where
  /// there are other symbols.
  std::optional<std::string> shape_text(bool raw) const {
    const std::int64_t first = puzzle_.symbols.value(geometry::Digit(0));
    const int count = puzzle_.num_digits();
    if (count > iss::kMaxSide || (first != 0 && first != 1)) return std::nullopt;
    const int standard = first == 1 ? count : count - 1;
    for (int i = 0; i < count; ++i) {
      const int value = static_cast<int>(first) + i;
      const std::string text =
          value == 0 ? "0" : model::Symbols::standard(standard).text(geometry::Digit(value - 1));
      const geometry::Digit digit(i);
      if (puzzle_.symbols.value(digit) != value || puzzle_.symbols.text(digit) != text)
        return std::nullopt;
    }
    const auto lanes = iss::lanes_of(board_);
    int rows = 0;
    int columns = 0;
    for (const auto& [id, cells] : lanes) ++(id[0] == 'R' ? rows : columns);
    std::string text = ".Shape~" + std::to_string(rows) + "x" + std::to_string(columns);
    if (first == 0) {
      text += "~0-" + std::to_string(count - 1);
    } else if (count != std::max(rows, columns)) {
      text += "~" + std::to_string(count);
    } else if (raw) {
      text += "~";
    }
    if (raw) text += "~Raw";
    return text + further_cells();
  }

  /// The cells beside the grid, group by group.
  std::string further_cells() const {
    std::vector<std::pair<std::string, Cells>> groups;
    for (int i = 0; i < board_.num_cells(); ++i) {
      const std::string& name = board_.name(Cell(i));
      if (!iss::is_further_cell(name)) continue;
      const std::string prefix = name.substr(0, name.find_first_of("0123456789"));
      if (groups.empty() || groups.back().first != prefix) groups.emplace_back(prefix, Cells());
      groups.back().second.emplace_back(i);
    }
    std::string text;
    for (const auto& [prefix, cells] : groups) {
      text += prefix == iss::kRegionCells ? "." + std::string(iss::kUnknownRegions)
                                          : ".Var~" + prefix.substr(1) + "~~" + sides_text(cells);
    }
    return text;
  }

  /// "12" for cells that lie apart, "3x4" for a grid of them.
  std::string sides_text(const Cells& cells) const {
    std::size_t columns = 1;
    const auto is_beside = [&](std::size_t i, geometry::Side side, std::size_t next) {
      const auto neighbour = board_.neighbour(cells[i], side);
      return next < cells.size() && neighbour && neighbour->cell == cells[next];
    };
    while (is_beside(columns - 1, geometry::Side::right, columns)) ++columns;
    const bool is_grid = columns > 1 || is_beside(0, geometry::Side::bottom, 1);
    const std::string count = std::to_string(cells.size() / (is_grid ? columns : 1));
    return is_grid ? count + "x" + std::to_string(columns) : count;
  }

  Result<void> write_board() {
    std::set<Cells> houses = houses_of(board_);
    std::set<Cells> lines;
    std::string bare;
    for (const bool raw : {false, true}) {
      const auto shape = shape_text(raw);
      if (!shape) break;
      text_ = *shape;
      bare = raw ? text_ : text_ + ".NoBoxes";
      const geometry::BoardPtr plain = board_of(bare);
      if (plain == nullptr || !has_cells_of(*plain)) continue;
      lines = houses_of(*plain);
      if (!std::includes(houses.begin(), houses.end(), lines.begin(), lines.end())) continue;
      for (const Cells& line : lines) houses.erase(line);
      if (!raw) write_houses(bare, lines, houses);
      other_houses_ = std::move(houses);
      return {};
    }
    return cannot_say(iss::kFormat,
                      "this board, only a grid of at most 16 rows and columns, with the numbers "
                      "from 0 or 1");
  }

  /// Writes the words for boxes, regions and diagonals, and takes their houses out.
  void write_houses(const std::string& bare, const std::set<Cells>& lines,
                    std::set<Cells>& houses) {
    // Boxes are there unless the text says otherwise.
    const bool boxes = take_houses(text_, lines, houses);
    if (!boxes && houses_of(*board_of(text_)) != lines) text_ += ".NoBoxes";
    std::vector<std::string> words;
    if (const auto labels = region_labels(board_)) words.push_back(".Jigsaw~" + *labels);
    words.insert(words.end(), {".Diagonal~1", ".Diagonal~-1", ".Windoku", ".DisjointSets"});
    for (const std::string& word : words) {
      if (take_houses(bare + word, lines, houses)) text_ += word;
    }
  }

  /// Whether the board of the text has houses that no line is, and all of them are among `houses`;
  /// then those are taken out.
  static bool take_houses(const std::string& text, const std::set<Cells>& lines,
                          std::set<Cells>& houses) {
    const geometry::BoardPtr board = board_of(text);
    if (board == nullptr) return false;
    std::set<Cells> made = houses_of(*board);
    for (const Cells& line : lines) made.erase(line);
    if (made.empty() || !std::includes(houses.begin(), houses.end(), made.begin(), made.end()))
      return false;
    for (const Cells& cells : made) houses.erase(cells);
    return true;
  }

  Result<void> write_givens() {
    std::string givens;
    for (std::size_t i = 0; i < puzzle_.givens.size(); ++i) {
      const std::string cell = "~" + iss::cell_text(board_, Cell(i));
      const auto value = [this](geometry::Digit digit) {
        return "_" + std::to_string(puzzle_.symbols.value(digit));
      };
      if (puzzle_.givens[i]) givens += cell + value(*puzzle_.givens[i]);
      if (puzzle_.allowed[i] == puzzle_.all_digits()) continue;
      if (puzzle_.allowed[i].empty()) {
        return cannot_say(iss::kFormat, "a cell whose pencilmark clue allows nothing");
      }
      givens += cell;
      puzzle_.allowed[i].for_each([&](geometry::Digit digit) { givens += value(digit); });
    }
    if (!givens.empty()) text_ += "." + givens;
    return {};
  }

  // --- Constraints ---------------------------------------------------------------------------

  std::string cells_text(const Cells& cells) const {
    std::string text;
    for (const Cell cell : cells) text += "~" + iss::cell_text(board_, cell);
    return text;
  }

  static const ConstraintType& type_of(const model::ConstraintSpec& spec) {
    return *constraints::find_constraint_type(spec.type);
  }

  /// Whether several types have the name that a constraint is written with.
  static bool is_shared(const model::ConstraintSpec& spec) {
    const ConstraintType& type = type_of(spec);
    return std::any_of(type.foreign.begin(), type.foreign.end(), [&](const ForeignName& name) {
      return name.format == iss::kFormat && iss::form_of(type, name) != Form::first_is_sum &&
             sharers_of(name.name).size() > 1;
    });
  }

  static std::vector<const ConstraintType*> sharers_of(std::string_view name) {
    std::vector<const ConstraintType*> sharers;
    for (const ConstraintType* type : constraints::constraint_types()) {
      const bool has = std::any_of(type->foreign.begin(), type->foreign.end(),
                                   [name, type](const ForeignName& one) {
                                     return one.format == iss::kFormat && one.name == name &&
                                            iss::form_of(*type, one) != Form::first_is_sum;
                                   });
      if (has) sharers.push_back(type);
    }
    return sharers;
  }

  bool has_constraint(std::string_view type) const {
    return std::any_of(puzzle_.constraints.begin(), puzzle_.constraints.end(),
                       [type](const auto& spec) { return spec.type == type; });
  }

  /// Whether the program takes the name for a puzzle with so many values and such an argument.
  bool has_form(const model::ConstraintSpec& spec, const ForeignName& name) const {
    constexpr int kNine = 9;
    if (name.of_nine_values && puzzle_.num_digits() != kNine) return false;
    if (name.takes != nullptr && !name.takes(puzzle_, spec)) return false;
    if (!name.of_digits) return true;
    const auto text = argument_text(spec, type_of(spec).parameters.front());
    return text && text->find_first_not_of("0123456789") == std::string::npos;
  }

  /// The constraint by the first of its names that can say it; nothing when none can.
  std::optional<std::string> constraint_text(const model::ConstraintSpec& spec) {
    const ConstraintType& type = type_of(spec);
    for (const ForeignName& name : type.foreign) {
      if (name.format != iss::kFormat || iss::form_of(type, name) == Form::first_is_sum) continue;
      const std::vector<const ConstraintType*> sharers = sharers_of(name.name);
      const bool all_there = sharers.size() == 1 || std::all_of(sharers.begin(), sharers.end(),
                                                                [this](const ConstraintType* one) {
                                                                  return has_constraint(one->id);
                                                                });
      const bool changed =
          std::any_of(name.not_beside.begin(), name.not_beside.end(),
                      [this](std::string_view other) { return has_constraint(other); });
      if (!all_there || changed || !has_form(spec, name)) continue;
      auto text = text_by_name(spec, name);
      if (!text) continue;
      const auto [known, is_first] = options_.emplace(name.name, name.option);
      if (!is_first && known->second != name.option) return std::nullopt;  // both cannot be said
      return text;
    }
    return std::nullopt;
  }

  /// The argument of a parameter as a number or word; the usual one where it is not named. Nothing
  /// when there is none.
  std::optional<std::string> argument_text(const model::ConstraintSpec& spec,
                                           const Parameter& parameter) const {
    if (const auto* argument = spec.arguments.find(parameter.name)) {
      return constraints::text_of(puzzle_, *argument);
    }
    if (parameter.usual == nullptr) return std::nullopt;
    return std::to_string(parameter.usual(puzzle_));
  }

  std::optional<std::string> text_by_name(const model::ConstraintSpec& spec,
                                          const ForeignName& name) {
    const ConstraintType& type = type_of(spec);
    for (const constraints::ForeignArgument& one : name.arguments) {
      const Parameter* parameter = constraints::find_parameter(type, one.parameter);
      if (one.if_absent || parameter == nullptr) continue;
      if (argument_text(spec, *parameter) != one.value) return std::nullopt;
    }
    if (const Parameter* nested = iss::nested_parameter(type))
      return whole_text(spec, name, *nested);
    if (name.name == iss::kGiven) return given_text(spec);
    const Form form = iss::form_of(type, name);
    if (iss::is_of_lines(form)) return line_text(spec, name, form);
    if (form == Form::segments || form == Form::pill) return groups_text(spec, name);
    if (form == Form::group) return group_text(spec, name);
    if (form == Form::regions) return regions_text(spec);
    if (form == Form::counted) return counted_text(spec, name);
    const auto values = values_of(spec, type, name);
    if (!values) return std::nullopt;
    const std::string begin = "." + std::string(name.name);
    if (iss::is_lane_form(type, name)) return clue_text(spec, name, begin, *values);
    std::string text = begin;
    if (type.shape == SpecShape::corner) {
      const Cell corner = *std::min_element(spec.cells.begin(), spec.cells.end());
      text += cells_text({corner});
      if (spec.cells.size() != 4) return std::nullopt;
    }
    for (const std::string& value : *values) {
      std::string words = value;
      const char separator = type.shape == SpecShape::corner ? '~' : '_';
      words.erase(std::remove(words.begin(), words.end(), ','), words.end());
      std::replace(words.begin(), words.end(), ' ', separator);
      text += "~" + words;
    }
    if (type.shape == SpecShape::corner) return text;
    if (form == Form::loop && spec.cells.size() > 2 && spec.cells.front() == spec.cells.back())
      return text + cells_text(Cells(spec.cells.begin(), spec.cells.end() - 1)) + "~" +
             std::string(iss::kLoop);
    const Cells turned(spec.cells.rbegin(), spec.cells.rend());
    if (form != Form::falling_pairs) return text + cells_text(spec.cells);
    return spec.cells.size() == 2 ? std::optional(text + cells_text(turned)) : std::nullopt;
  }

  /// What stands before the cells; nothing when an argument has no place there, or is needed and
  /// not known.
  std::optional<std::vector<std::string>> values_of(const model::ConstraintSpec& spec,
                                                    const ConstraintType& type,
                                                    const ForeignName& name) const {
    const auto parameters = iss::written_parameters(type, name);
    for (const auto& [key, argument] : spec.arguments.all()) {
      const Parameter* parameter = constraints::find_parameter(type, key);
      const bool fixed =
          std::any_of(name.arguments.begin(), name.arguments.end(),
                      [&key = key](const auto& one) { return one.parameter == key; });
      if (!fixed && std::find(parameters.begin(), parameters.end(), parameter) == parameters.end())
        return std::nullopt;
    }
    std::vector<std::string> values;
    for (const Parameter* parameter : parameters) {
      auto text = argument_text(spec, *parameter);
      if (!text && values.empty() && !name.no_value.empty()) text = name.no_value;
      if (!text || text->find_first_of(".~\n") != std::string::npos) return std::nullopt;
      values.push_back(*std::move(text));
    }
    return values;
  }

  /// .~R1C1_1_2
  std::optional<std::string> given_text(const model::ConstraintSpec& spec) const {
    std::string text = "." + cells_text(spec.cells);
    for (const auto& [key, argument] : spec.arguments.all()) {
      const auto* digits = std::get_if<geometry::DigitSet>(&argument);
      if (digits == nullptr) return std::nullopt;
      digits->for_each([&](geometry::Digit digit) {
        text += "_" + std::to_string(puzzle_.symbols.value(digit));
      });
    }
    return text;
  }

  /// .Pair~a table~_name~R1C1~R1C2
  std::optional<std::string> line_text(const model::ConstraintSpec& spec, const ForeignName& name,
                                       Form form) const {
    std::optional<std::string> first;
    std::string title;
    std::vector<std::size_t> lengths;
    for (const auto& [key, argument] : spec.arguments.all()) {
      const auto* text = std::get_if<std::string>(&argument);
      if (text == nullptr) {
        const bool is_said =
            std::any_of(name.arguments.begin(), name.arguments.end(),
                        [&key = key](const auto& one) { return one.parameter == key; });
        const bool* flag = std::get_if<bool>(&argument);
        if (!is_said && (flag == nullptr || *flag)) return std::nullopt;
      } else if (key == "name") {
        title = *text;
      } else if (key == "segments") {
        std::string plain = *text;
        std::replace(plain.begin(), plain.end(), ',', ' ');
        std::istringstream words(plain);
        for (std::size_t length = 0; words >> length;) lengths.push_back(length);
      } else {
        first = form == Form::packed_lines ? base::to_base64(*text) : *text;
      }
    }
    if (!first) return std::nullopt;
    if (lengths.empty()) lengths.push_back(spec.cells.size());
    std::string text = "." + std::string(name.name) + "~" + *first;
    if (form == Form::named_lines) text += "~_" + iss::with_percent_signs(title);
    auto at = spec.cells.begin();
    for (std::size_t i = 0; i < lengths.size(); ++i) {
      const auto end = at + static_cast<std::ptrdiff_t>(lengths[i]);
      text += (i > 0 ? "~-" : "") + cells_text(Cells(at, end));
      at = end;
    }
    return text;
  }

  /// .EqualSum~R1C1~-~R1C2~R1C3 or .PillArrow~2~R1C1~R1C2~R2C3
  std::optional<std::string> groups_text(const model::ConstraintSpec& spec,
                                         const ForeignName& name) const {
    const auto& all = spec.arguments.all();
    const auto* other = all.size() == 1 ? std::get_if<Cells>(&all.front().second) : nullptr;
    if (other == nullptr) return std::nullopt;
    const std::string begin = "." + std::string(name.name);
    if (iss::form_of(type_of(spec), name) == Form::segments)
      return begin + cells_text(spec.cells) + "~-" + cells_text(*other);
    const bool is_proper =
        (other->size() == 2 || other->size() == 3) && std::is_sorted(other->begin(), other->end());
    if (!is_proper) return std::nullopt;
    return begin + "~" + std::to_string(other->size()) + cells_text(*other) +
           cells_text(Cells(spec.cells.begin() + 1, spec.cells.end()));
  }

  /// The cells of the grid, or with this prefix, in order.
  Cells cells_of_group(std::string_view prefix) const {
    Cells cells;
    for (int i = 0; i < board_.num_cells(); ++i) {
      const std::string name = iss::cell_text(board_, Cell(i));
      const std::string group =
          iss::is_further_cell(name) ? name.substr(0, name.find_first_of("0123456789")) : "";
      if (group == prefix) cells.emplace_back(i);
    }
    return cells;
  }

  /// .ConnectedValues~VA~1_2~7
  std::optional<std::string> group_text(const model::ConstraintSpec& spec,
                                        const ForeignName& name) const {
    const std::string first = iss::cell_text(board_, spec.cells.front());
    const std::string group =
        iss::is_further_cell(first) ? first.substr(0, first.find_first_of("0123456789")) : "";
    if (cells_of_group(group) != spec.cells) return std::nullopt;
    std::string text = "." + std::string(name.name) + "~" + group;
    for (const Parameter* parameter : iss::written_parameters(type_of(spec), name)) {
      const auto* argument = spec.arguments.find(parameter->name);
      if (argument == nullptr) continue;
      const auto* digits = std::get_if<geometry::DigitSet>(argument);
      if (digits == nullptr) {
        text += "~" + constraints::text_of(puzzle_, *argument);
        continue;
      }
      std::string values;
      digits->for_each([&](geometry::Digit digit) {
        values += (values.empty() ? "~" : "_") + std::to_string(puzzle_.symbols.value(digit));
      });
      text += values;
    }
    return text;
  }

  /// Is said by the board already.
  std::optional<std::string> regions_text(const model::ConstraintSpec& spec) {
    const auto& all = spec.arguments.all();
    const auto* numbers = all.size() == 1 ? std::get_if<Cells>(&all.front().second) : nullptr;
    if (numbers == nullptr || spec.cells != cells_of_group({}) ||
        *numbers != cells_of_group(iss::kRegionCells))
      return std::nullopt;
    has_regions_ = true;
    return std::string();
  }

  /// .ChaosArrow~R1C1~0~CC1~CC2~-~CC1~CC7
  std::optional<std::string> counted_text(const model::ConstraintSpec& spec,
                                          const ForeignName& name) const {
    bool others = false;
    model::Paths lines{Cells(spec.cells.begin() + 1, spec.cells.end())};
    for (const auto& [key, argument] : spec.arguments.all()) {
      if (const bool* flag = std::get_if<bool>(&argument)) others = *flag;
      if (const auto* arms = std::get_if<model::Paths>(&argument)) lines = *arms;
    }
    std::string text =
        "." + std::string(name.name) + cells_text({spec.cells.front()}) + (others ? "~1" : "~0");
    for (std::size_t i = 0; i < lines.size(); ++i) {
      for (const Cell cell : lines[i]) {
        if (!iss::cell_text(board_, cell).starts_with(iss::kRegionCells)) return std::nullopt;
      }
      text += (i > 0 ? "~-" : "") + cells_text(lines[i]);
    }
    return text;
  }

  std::optional<std::string> clue_text(const model::ConstraintSpec& spec, const ForeignName& name,
                                       const std::string& begin,
                                       const std::vector<std::string>& values) const {
    if (values.size() != 1) return std::nullopt;
    const std::string& value = values.front();
    const Form form = iss::form_of(type_of(spec), name);
    if (form == Form::value_and_diagonal) {
      for (const Cells& cells : iss::diagonals_of(board_)) {
        const bool along =
            std::is_permutation(cells.begin(), cells.end(), spec.cells.begin(), spec.cells.end());
        if (along) return begin + "~" + value + cells_text({cells.front()});
      }
      return std::nullopt;
    }
    for (const auto& [id, cells] : iss::lanes_of(board_)) {
      const bool forward = cells == spec.cells;
      if (!forward &&
          !std::equal(cells.rbegin(), cells.rend(), spec.cells.begin(), spec.cells.end()))
        continue;
      if (form == Form::value_and_lane) return begin + "~" + value + "~" + id;
      return begin + "~" + id + (forward ? "~" + value + "~" : "~~" + value);
    }
    return std::nullopt;
  }

  std::optional<std::string> whole_text(const model::ConstraintSpec& spec, const ForeignName& name,
                                        const Parameter& nested) {
    const auto* parts = spec.arguments.get<std::vector<model::ConstraintSpec>>(nested.name);
    if (parts == nullptr || spec.arguments.all().size() != 1) return std::nullopt;
    std::string text = "." + std::string(name.name);
    for (const model::ConstraintSpec& part : *parts) {
      const auto one = is_of_whole(part) ? std::nullopt : constraint_text(part);
      if (!one) return std::nullopt;
      text += *one;
    }
    return text + ".End";
  }

  /// Whether the program takes the rule for the whole puzzle alone, not within others.
  static bool is_of_whole(const model::ConstraintSpec& spec) {
    const ConstraintType& type = type_of(spec);
    if (iss::nested_parameter(type) != nullptr) return false;
    return type.shape == SpecShape::none ||
           std::any_of(type.foreign.begin(), type.foreign.end(), [&type](const ForeignName& name) {
             const Form form = iss::form_of(type, name);
             return form == Form::group || form == Form::regions || form == Form::counted;
           });
  }

  /// The rules that are to be said. A group that holds one of the whole puzzle is taken apart: its
  /// rules hold all of them, so they may as well stand alone.
  static void add_said(const model::ConstraintSpec& spec,
                       std::vector<model::ConstraintSpec>& said) {
    const ConstraintType& type = type_of(spec);
    const Parameter* nested = iss::nested_parameter(type);
    const auto* parts = nested == nullptr
                            ? nullptr
                            : spec.arguments.get<std::vector<model::ConstraintSpec>>(nested->name);
    const bool is_group =
        parts != nullptr && type.inside != nullptr && type.inside(spec) == constraints::Inside::all;
    if (!is_group || std::none_of(parts->begin(), parts->end(), is_of_whole)) {
      said.push_back(spec);
      return;
    }
    for (const model::ConstraintSpec& part : *parts) add_said(part, said);
  }

  /// Puts back what was carried along. What was not understood must be in it; otherwise it would be
  /// lost.
  Result<void> restore_unread() {
    if (const Value* foreign = foreign_part(document_, iss::kFormat)) {
      if (const Value* list = foreign->find("constraints")) {
        for (const Value& item : list->items()) {
          if (const std::string* text = item.if_string()) text_ += *text;
        }
      }
    }
    if (puzzle_.unknown_rules.empty()) return {};
    const auto again = read_iss(text_, {});
    if (!again) return again.error();
    return require_still_told(puzzle_, again->puzzle, iss::kFormat);
  }

  const model::Document& document_;
  const model::Puzzle& puzzle_;
  const Board& board_;
  std::string text_;
  std::set<Cells> other_houses_;  ///< for which there is no word
  /// Per name that was written the option that it stands beside, or none.
  std::map<std::string_view, std::string_view> options_;
  std::set<std::string> whole_;  ///< constraints that were written
  bool has_regions_ = false;     ///< whether they are a rule, not only cells for their numbers
};

}  // namespace

Result<std::string> write_iss(const model::Document& document) {
  return StringWriter(document).write();
}

}  // namespace omnidoku::formats
