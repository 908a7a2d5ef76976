// SPDX-License-Identifier: MIT
//
// Reading constraint strings: the board first, then givens and constraints in their order. What
// other constraints decide, such as which dots there are, is judged when all are read.
#include <algorithm>
#include <charconv>
#include <utility>

#include "constraints/adjacency.h"
#include "constraints/arguments.h"
#include "constraints/constraint_type.h"
#include "formats/fpuzzles.h"
#include "formats/iss.h"
#include "formats/puzzle_text.h"
#include "formats/text.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::Result;
using base::Value;
using constraints::ConstraintType;
using constraints::ForeignForm;
using constraints::ForeignName;
using constraints::Parameter;
using constraints::SpecShape;
using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using iss::Item;
using iss::Part;

namespace {

using Specs = std::vector<model::ConstraintSpec>;

class StringReader {
 public:
  StringReader(std::string_view text, const ReadOptions& options)
      : text_(text), options_(options) {}

  Result<model::Document> read() {
    auto items = iss::parse_items(text_);
    if (!items) return items.error();
    if (auto made = make_puzzle(*items); !made) return made.error();
    for (const Item& item : *items) {
      if (auto taken = read_item(item); !taken) return taken.error();
    }
    drop_what_others_change();
    keep_unread();
    return std::move(document_);
  }

 private:
  /// A constraint that was read, for the time when all are known.
  struct Read {
    const Item* item;
    const ForeignName* name;
    std::size_t begin;  ///< its constraints in the puzzle
    std::size_t end;
  };
  /// A type, with its name that fits the item.
  struct Match {
    const ConstraintType* type;
    const ForeignName* name;
    std::size_t num_arguments;  ///< those that belong to the name
  };

  model::Puzzle& puzzle() { return document_.puzzle; }

  base::Error error_at(std::size_t at, ErrorCode code, std::string what,
                       std::string hint = {}) const {
    return at_place(at, make_error(code, std::move(what), std::move(hint)));
  }
  base::Error at_place(std::size_t at, const base::Error& error) const {
    const base::Where where = where_in(text_, at);
    return error.at(where.line, where.column);
  }

  // --- Board and givens ----------------------------------------------------------------------

  Result<void> make_puzzle(std::vector<Item>& items) {
    std::vector<Item> others;
    std::vector<std::string> captions;
    std::size_t at = 0;
    for (Item& item : items) {
      auto taken = board_.take(item);
      if (!taken) return at_place(item.name.at, taken.error());
      if (*taken) {
        at = item.name.at;
        const bool has_caption =
            item.name.text == "Var" && item.arguments.size() > 1 && !item.arguments[1].text.empty();
        if (has_caption) captions.push_back("caption " + quote(item.arguments[1].text));
      } else {
        others.push_back(std::move(item));
      }
    }
    auto board = board_.build(options_);
    if (!board) return at_place(at, board.error());
    items = std::move(others);
    document_.puzzle = board_.first_value() == 1
                           ? model::make_puzzle(*std::move(board))
                           : model::make_puzzle(*std::move(board), symbols_from_zero());
    document_.format = iss::kFormat;
    for (std::string& caption : captions) document_.ignored.push_back(std::move(caption));
    return {};
  }

  [[nodiscard]] model::Symbols symbols_from_zero() const {
    std::vector<model::Symbol> symbols{{"0", 0}};
    const int others = board_.num_values() - 1;
    if (others > 0) {
      const model::Symbols standard = model::Symbols::standard(others);
      for (int i = 0; i < others; ++i)
        symbols.push_back({standard.text(Digit(i)), standard.value(Digit(i))});
    }
    return *model::Symbols::make(std::move(symbols));
  }

  /// R1C1_3, or R1C1_3_4 for a cell that holds one of them.
  Result<void> read_given(const Part& part) {
    const std::size_t end = std::min(part.text.find('_'), part.text.size());
    const std::string name = part.text.substr(0, end);
    const auto cell = iss::find_cell(*puzzle().board, name);
    DigitSet digits;
    std::size_t count = 0;
    for (std::size_t begin = end; begin < part.text.size(); ++count) {
      const std::size_t next = std::min(part.text.find('_', begin + 1), part.text.size());
      int value = -1;
      const char* const last = part.text.data() + next;
      const auto [stop, problem] = std::from_chars(part.text.data() + begin + 1, last, value);
      const int index = value - board_.first_value();
      if (problem != std::errc() || stop != last || index < 0 || index >= board_.num_values()) {
        return error_at(part.at, ErrorCode::unknown_symbol,
                        quote(part.text) + ": values are " + std::to_string(board_.first_value()) +
                            " to " +
                            std::to_string(board_.first_value() + board_.num_values() - 1));
      }
      digits.insert(Digit(index));
      begin = next;
    }
    if (count == 0) {
      return error_at(part.at, ErrorCode::syntax, quote(part.text) + " is no given",
                      "a given is written R1C1_5");
    }
    if (!cell) {
      if (!name.starts_with('V')) return unknown_cell(part.at, name);
      add_unread("given of the cell " + name, ".~" + part.text);
      return {};
    }
    auto& given = puzzle().givens[cell->index()];
    DigitSet& allowed = puzzle().allowed[cell->index()];
    if (count == 1 && !given) {
      given = digits.first();
    } else {
      allowed &= digits;
    }
    return {};
  }

  base::Error unknown_cell(std::size_t at, const std::string& name) const {
    return error_at(at, ErrorCode::unknown_name, "there is no cell " + quote(name),
                    "cells are R1C1 to " + std::string("R") + std::to_string(board_.rows()) + "C" +
                        std::to_string(board_.columns()) +
                        "; a number of two digits is a letter, a for 10");
  }

  // --- Constraints ---------------------------------------------------------------------------

  Result<void> read_item(const Item& item) {
    if (item.name.text.empty()) {
      for (const Part& part : item.arguments) {
        if (auto given = read_given(part); !given) return given;
      }
      return {};
    }
    if (item.name.text == "SearchPriority") {
      document_.ignored.emplace_back("an order in which to search");
      kept_.push_back(item.text);
      return {};
    }
    const std::vector<Match> matches = matches_of(item);
    if (item.name.text == "And" && matches.empty()) {
      // All of them hold, so they need no constraint around them.
      for (const Item& child : item.children) {
        if (auto taken = read_item(child); !taken) return taken;
      }
      return {};
    }
    const std::size_t begin = puzzle().constraints.size();
    for (const Match& match : matches) {
      auto specs = specs_of(item, match);
      if (!specs) return specs.error();
      if (!*specs) {
        puzzle().constraints.resize(begin);
        break;
      }
      read_.push_back({&item, match.name, puzzle().constraints.size(), 0});
      for (model::ConstraintSpec& spec : **specs) puzzle().constraints.push_back(std::move(spec));
      read_.back().end = puzzle().constraints.size();
    }
    if (puzzle().constraints.size() == begin) {
      while (!read_.empty() && read_.back().item == &item) read_.pop_back();
      add_unread(item.name.text, item.text);
    }
    return {};
  }

  /// The types that have the name of the item; "Indexing~C" is a name with an argument.
  static std::vector<Match> matches_of(const Item& item) {
    std::vector<Match> matches;
    for (const ConstraintType* type : constraints::constraint_types()) {
      for (const ForeignName& name : type->foreign) {
        if (name.format != iss::kFormat) continue;
        const bool longer =
            !item.arguments.empty() && name.name == item.name.text + "~" + item.arguments[0].text;
        if (!longer && name.name != item.name.text) continue;
        matches.push_back({type, &name, longer ? std::size_t{1} : 0});
        break;
      }
    }
    return matches;
  }

  /// The constraints that an item says; nothing where they cannot be said here. Error: a cell that
  /// is not on the board.
  Result<std::optional<Specs>> specs_of(const Item& item, const Match& match) {
    const std::vector<Part> arguments(
        item.arguments.begin() + static_cast<std::ptrdiff_t>(match.num_arguments),
        item.arguments.end());
    model::ConstraintSpec spec;
    spec.type = match.type->id;
    for (const constraints::ForeignArgument& one : match.name->arguments) {
      if (!one.if_absent && !set_argument(spec, *match.type, one.parameter, one.value))
        return std::optional<Specs>();
    }
    Result<std::optional<Specs>> specs =
        iss::is_lane_form(*match.type, *match.name) ? clues_of(match, spec, arguments)
        : match.type->shape == SpecShape::corner    ? corner_of(match, std::move(spec), arguments)
        : match.type->shape == SpecShape::none ? whole_of(match, std::move(spec), item, arguments)
                                               : lists_of(match, std::move(spec), arguments);
    if (!specs || !*specs) return specs;
    for (const model::ConstraintSpec& one : **specs) {
      if (!constraints::validate(puzzle(), one)) return std::optional<Specs>();
    }
    return specs;
  }

  /// False where the text says no argument of this kind.
  bool set_argument(model::ConstraintSpec& spec, const ConstraintType& type,
                    std::string_view parameter_name, std::string_view text) {
    const Parameter* parameter = constraints::find_parameter(type, parameter_name);
    if (parameter == nullptr) return false;
    std::string words(text);
    std::replace(words.begin(), words.end(), '_', ' ');
    auto argument = constraints::argument_from_text(puzzle(), parameter->kind, words);
    if (!argument) return false;
    const auto* number = std::get_if<std::int64_t>(&*argument);
    const bool is_usual =
        number != nullptr && parameter->usual != nullptr && *number == parameter->usual(puzzle());
    if (!is_usual) spec.arguments.set(parameter->name, *std::move(argument));
    return true;
  }

  /// Sets the arguments that are written before the cells. False where they cannot be told.
  bool set_arguments(model::ConstraintSpec& spec, const Match& match,
                     const std::vector<Part>& values) {
    const auto parameters = iss::written_parameters(*match.type, *match.name);
    if (values.size() > parameters.size()) return false;
    for (std::size_t i = 0; i < values.size(); ++i) {
      const std::string& text = values[i].text;
      if (text.empty() || (i == 0 && text == match.name->no_value)) continue;
      if (!set_argument(spec, *match.type, parameters[i]->name, text)) return false;
    }
    for (const constraints::ForeignArgument& one : match.name->arguments) {
      const bool absent = values.empty() || values[0].text.empty();
      if (one.if_absent && absent && !set_argument(spec, *match.type, one.parameter, one.value))
        return false;
    }
    return true;
  }

  Result<std::vector<Cell>> read_cells(const std::vector<Part>& parts, bool& all_known) {
    std::vector<Cell> cells;
    for (const Part& part : parts) {
      const auto cell = iss::find_cell(*puzzle().board, part.text);
      if (cell) {
        cells.push_back(*cell);
      } else if (!iss::is_cell_name(part.text) || part.text[0] == 'V') {
        all_known = false;  // of another constraint, or a list of several segments
      } else {
        return unknown_cell(part.at, part.text);
      }
    }
    return cells;
  }

  /// Values, then cells.
  Result<std::optional<Specs>> lists_of(const Match& match, model::ConstraintSpec spec,
                                        const std::vector<Part>& arguments) {
    const auto first = std::find_if(arguments.begin(), arguments.end(),
                                    [](const Part& part) { return iss::is_cell_name(part.text); });
    bool all_known = true;
    auto cells = read_cells(std::vector<Part>(first, arguments.end()), all_known);
    if (!cells) return cells.error();
    if (!all_known || cells->empty() ||
        !set_arguments(spec, match, std::vector<Part>(arguments.begin(), first)))
      return std::optional<Specs>();
    Specs specs;
    for (std::vector<Cell>& one : places_of(*match.type, *match.name, *cells)) {
      specs.push_back(spec);
      specs.back().cells = std::move(one);
    }
    return specs.empty() ? std::optional<Specs>() : std::optional(std::move(specs));
  }

  /// The cells of each constraint that a list of cells stands for.
  std::vector<std::vector<Cell>> places_of(const ConstraintType& type, const ForeignName& name,
                                           const std::vector<Cell>& cells) {
    std::vector<std::vector<Cell>> places;
    const bool falling = name.form == ForeignForm::falling_pairs;
    if (type.shape == SpecShape::cell) {
      for (const Cell cell : cells) places.push_back({cell});
    } else if (type.shape == SpecShape::pair || falling) {
      for (std::size_t i = 0; i < cells.size(); ++i) {
        for (std::size_t k = i + 1; k < cells.size(); ++k) {
          if (!constraints::are_side_by_side(*puzzle().board, cells[i], cells[k])) continue;
          places.push_back(falling ? std::vector{cells[k], cells[i]}
                                   : std::vector{cells[i], cells[k]});
        }
      }
    } else {
      places.push_back(cells);
    }
    return places;
  }

  /// The upper left cell of four, then the argument.
  Result<std::optional<Specs>> corner_of(const Match& match, model::ConstraintSpec spec,
                                         const std::vector<Part>& arguments) {
    if (arguments.empty()) return std::optional<Specs>();
    const geometry::Board& board = *puzzle().board;
    const auto corner = iss::find_cell(board, arguments[0].text);
    if (!corner) return unknown_cell(arguments[0].at, arguments[0].text);
    const auto right = board.neighbour(*corner, geometry::Side::right);
    const auto below = board.neighbour(*corner, geometry::Side::bottom);
    const auto across = below ? board.neighbour(below->cell, geometry::Side::right) : std::nullopt;
    if (!right || !across) return std::optional<Specs>();
    spec.cells = {*corner, right->cell, below->cell, across->cell};
    Part values;
    for (std::size_t i = 1; i < arguments.size(); ++i)
      values.text += (i == 1 ? "" : "_") + arguments[i].text;
    if (!set_arguments(spec, match, {values})) return std::optional<Specs>();
    return std::optional(Specs{std::move(spec)});
  }

  /// .XSum~R3~5~7, .Sandwich~12~R3 or .LittleKiller~12~R1C3.
  Result<std::optional<Specs>> clues_of(const Match& match, const model::ConstraintSpec& spec,
                                        const std::vector<Part>& arguments) {
    const bool value_first = match.name->form != ForeignForm::usual;
    Specs specs;
    const auto add = [&](std::vector<Cell> cells, const Part& value) {
      specs.push_back(spec);
      specs.back().cells = std::move(cells);
      return set_arguments(specs.back(), match, {value});
    };
    if (arguments.size() < 2 || arguments.size() > (value_first ? 2U : 3U))
      return std::optional<Specs>();
    const Part& place = arguments[value_first ? 1 : 0];
    const std::vector<Cell> cells = line_at(match, place.text);
    if (cells.empty()) {
      return error_at(place.at, ErrorCode::unknown_name,
                      "." + std::string(match.name->name) + ": " + quote(place.text) +
                          " is no line of the grid that a clue looks along");
    }
    if (value_first) {
      if (!add(cells, arguments[0])) return std::optional<Specs>();
    } else {
      for (std::size_t i = 1; i < arguments.size(); ++i) {
        if (arguments[i].text.empty()) continue;
        if (!add(i == 1 ? cells : std::vector<Cell>(cells.rbegin(), cells.rend()), arguments[i]))
          return std::optional<Specs>();
      }
    }
    return specs.empty() ? std::optional<Specs>() : std::optional(std::move(specs));
  }

  std::vector<Cell> line_at(const Match& match, const std::string& place) {
    const geometry::Board& board = *puzzle().board;
    if (match.name->form == ForeignForm::value_and_diagonal) {
      const auto first = iss::find_cell(board, place);
      for (std::vector<Cell>& cells : iss::diagonals_of(board)) {
        if (first && cells.front() == *first) return std::move(cells);
      }
      return {};
    }
    for (auto& [id, cells] : iss::lanes_of(board)) {
      if (id == place) return std::move(cells);
    }
    return {};
  }

  /// A rule for the whole board, or one that consists of others.
  Result<std::optional<Specs>> whole_of(const Match& match, model::ConstraintSpec spec,
                                        const Item& item, const std::vector<Part>& arguments) {
    const Parameter* nested = iss::nested_parameter(*match.type);
    if (nested == nullptr) {
      if (!item.children.empty() || !set_arguments(spec, match, arguments))
        return std::optional<Specs>();
      return std::optional(Specs{std::move(spec)});
    }
    if (!arguments.empty()) return std::optional<Specs>();
    Specs parts;
    for (const Item& child : item.children) {
      const std::vector<Match> matches = matches_of(child);
      if (matches.size() != 1) return std::optional<Specs>();
      auto specs = specs_of(child, matches.front());
      if (!specs || !*specs) return specs;
      // Several are one of the alternatives only together.
      if (specs->value().size() != 1 && item.name.text != "And") return std::optional<Specs>();
      for (model::ConstraintSpec& one : **specs) parts.push_back(std::move(one));
    }
    spec.arguments.set(nested->name, std::move(parts));
    return std::optional(Specs{std::move(spec)});
  }

  /// Takes back what would mean something else beside the constraints that there are.
  void drop_what_others_change() {
    for (std::size_t i = read_.size(); i-- > 0;) {
      const Read& one = read_[i];
      const auto& types = one.name->not_beside;
      auto& specs = puzzle().constraints;
      const bool changed = std::any_of(specs.begin(), specs.end(), [&](const auto& spec) {
        return std::find(types.begin(), types.end(), spec.type) != types.end();
      });
      if (!changed) continue;
      specs.erase(specs.begin() + static_cast<std::ptrdiff_t>(one.begin),
                  specs.begin() + static_cast<std::ptrdiff_t>(one.end));
      add_unread(one.item->name.text, one.item->text);
    }
  }

  /// Notes what may be a rule; the same words may come several times.
  void add_unread(const std::string& words, const std::string& text) {
    kept_.push_back(text);
    const auto known = std::find_if(unread_.begin(), unread_.end(),
                                    [&words](const auto& one) { return one.first == words; });
    if (known != unread_.end()) {
      ++known->second;
    } else {
      unread_.emplace_back(words, 1);
    }
  }

  void keep_unread() {
    for (const auto& [words, count] : unread_)
      puzzle().unknown_rules.push_back(fpuzzles_names::times(words, count));
    if (kept_.empty()) return;
    Value list = Value::array();
    for (const std::string& text : kept_) list.push_back(text);
    document_.foreign = Value::object({{"constraints", std::move(list)}});
  }

  std::string_view text_;
  const ReadOptions& options_;
  iss::BoardItems board_;
  model::Document document_;
  std::vector<Read> read_;
  std::vector<std::pair<std::string, std::size_t>> unread_;
  std::vector<std::string> kept_;  ///< what was not understood, as written
};

}  // namespace

Result<model::Document> read_iss(std::string_view text, const ReadOptions& options) {
  return StringReader(text, options).read();
}

}  // namespace omnidoku::formats
