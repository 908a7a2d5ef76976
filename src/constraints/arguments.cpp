// SPDX-License-Identifier: MIT
#include "constraints/arguments.h"

#include <algorithm>
#include <charconv>
#include <system_error>
#include <utility>

#include "base/overloaded.h"
#include "constraints/adjacency.h"
#include "constraints/constraint_type.h"
#include "constraints/validation.h"

namespace omnidoku::constraints {

using base::ErrorCode;
using base::make_error;
using geometry::Cell;
using geometry::CellList;
using geometry::Digit;
using geometry::DigitSet;
using model::ArgumentKind;
using model::ArgumentValue;
using model::ConstraintSpec;
using model::Paths;
using model::ShapeTerm;

namespace {

using Integer = std::int64_t;

constexpr std::string_view kBetweenItems = " \t\r\n,";

/// The parts of a text between any of these characters, empty ones left out.
std::vector<std::string_view> split(std::string_view text, std::string_view separators) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t begin = text.find_first_not_of(separators);
    if (begin == std::string_view::npos) return parts;
    text.remove_prefix(begin);
    const std::size_t end = std::min(text.find_first_of(separators), text.size());
    parts.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
}

std::string quoted(std::string_view text) { return "'" + std::string(text) + "'"; }

std::string text_of_terms(const std::vector<ShapeTerm>& terms) {
  std::string text;
  for (const ShapeTerm& term : terms) {
    if (term.times < 0) {
      text += text.empty() ? "-" : " - ";
    } else if (!text.empty()) {
      text += " + ";
    }
    const std::uint64_t times = term.times < 0
                                    ? std::uint64_t{0} - static_cast<std::uint64_t>(term.times)
                                    : static_cast<std::uint64_t>(term.times);
    if (times != 1) text += std::to_string(times) + " ";
    text += term.shape;
  }
  return text;
}

base::Result<CellList> cells_from_text(const geometry::Board& board, std::string_view text) {
  CellList cells;
  for (const std::string_view name : split(text, kBetweenItems)) {
    const auto cell = board.find_cell(name);
    if (!cell) {
      return make_error(ErrorCode::unknown_name, "there is no cell " + quoted(name),
                        "the first cell is " + board.name(Cell(0)));
    }
    cells.push_back(*cell);
  }
  return cells;
}

/// Reads one kind of argument from text.
class TextReader {
 public:
  TextReader(const model::Puzzle& puzzle, std::string_view text) : puzzle_(puzzle), text_(text) {}

  base::Result<ArgumentValue> operator()(std::type_identity<Integer> /*kind*/) const {
    const auto words = split(text_, " \t\r\n");
    Integer number = 0;
    if (words.size() == 1) {
      const std::string_view word = words.front();
      const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), number);
      if (error == std::errc() && stop == word.data() + word.size()) return ArgumentValue(number);
    }
    return refuse(ArgumentKind::integer);
  }
  base::Result<ArgumentValue> operator()(std::type_identity<bool> /*kind*/) const {
    for (const std::string_view word : {"yes", "true", "1"}) {
      if (text_ == word) return ArgumentValue(true);
    }
    for (const std::string_view word : {"no", "false", "0"}) {
      if (text_ == word) return ArgumentValue(false);
    }
    return refuse(ArgumentKind::flag);
  }
  base::Result<ArgumentValue> operator()(std::type_identity<std::string> /*kind*/) const {
    return ArgumentValue(std::string(text_));
  }
  base::Result<ArgumentValue> operator()(std::type_identity<DigitSet> /*kind*/) const {
    DigitSet digits;
    for (const std::string_view symbol : split(text_, kBetweenItems)) {
      const auto digit = puzzle_.symbols.find(symbol);
      if (!digit) {
        return make_error(ErrorCode::unknown_symbol,
                          quoted(symbol) + " is not a symbol of this puzzle",
                          "they are " + puzzle_.symbols.text(Digit(0)) + " to " +
                              puzzle_.symbols.text(Digit(puzzle_.num_digits() - 1)));
      }
      if (digits.contains(*digit)) {
        return make_error(ErrorCode::bad_constraint, quoted(symbol) + " is named twice",
                          "a type that counts digits is contain_at_least");
      }
      digits.insert(*digit);
    }
    return ArgumentValue(digits);
  }
  base::Result<ArgumentValue> operator()(std::type_identity<CellList> /*kind*/) const {
    auto cells = cells_from_text(*puzzle_.board, text_);
    if (!cells) return cells.error();
    return ArgumentValue(*std::move(cells));
  }
  base::Result<ArgumentValue> operator()(std::type_identity<Paths> /*kind*/) const {
    Paths paths;
    for (const std::string_view line : split(text_, ";\r\n")) {
      auto cells = cells_from_text(*puzzle_.board, line);
      if (!cells) return cells.error();
      if (!cells->empty()) paths.push_back(*std::move(cells));
    }
    return ArgumentValue(std::move(paths));
  }
  base::Result<ArgumentValue> operator()(
      std::type_identity<std::vector<ShapeTerm>> /*kind*/) const {
    return too_much(ArgumentKind::terms);
  }
  base::Result<ArgumentValue> operator()(
      std::type_identity<std::vector<ConstraintSpec>> /*kind*/) const {
    return too_much(ArgumentKind::constraints);
  }

 private:
  [[nodiscard]] base::Error refuse(ArgumentKind kind) const {
    return make_error(ErrorCode::syntax,
                      quoted(text_) + " is not " + std::string(description_of(kind)));
  }
  [[nodiscard]] static base::Error too_much(ArgumentKind kind) {
    return make_error(ErrorCode::unsupported,
                      std::string(description_of(kind)) + " cannot be written in a line");
  }

  const model::Puzzle& puzzle_;
  std::string_view text_;
};

base::Result<void> check_cells_exist(const model::Puzzle& puzzle, const CellList& cells) {
  for (const Cell cell : cells) {
    if (cell.index() >= static_cast<std::size_t>(puzzle.num_cells())) {
      return make_error(ErrorCode::bad_constraint, "a cell is not on the board");
    }
  }
  return {};
}

base::Result<void> check_paths(const model::Puzzle& puzzle, const Paths& paths) {
  for (const CellList& path : paths) {
    if (auto exist = check_cells_exist(puzzle, path); !exist) return exist;
    if (auto proper = check_path(*puzzle.board, path); !proper) return proper;
  }
  return {};
}

}  // namespace

std::string_view to_string(ArgumentKind kind) {
  switch (kind) {
    case ArgumentKind::integer: return "integer";
    case ArgumentKind::flag: return "flag";
    case ArgumentKind::text: return "text";
    case ArgumentKind::digits: return "digits";
    case ArgumentKind::cells: return "cells";
    case ArgumentKind::paths: return "paths";
    case ArgumentKind::terms: return "terms";
    case ArgumentKind::constraints: break;
  }
  return "constraints";
}

std::string_view description_of(ArgumentKind kind) {
  switch (kind) {
    case ArgumentKind::integer: return "a whole number";
    case ArgumentKind::flag: return "true or false";
    case ArgumentKind::text: return "a text";
    case ArgumentKind::digits: return "a list of symbols";
    case ArgumentKind::cells: return "a list of cells";
    case ArgumentKind::paths: return "a list of lists of cells";
    case ArgumentKind::terms: return "a list of {\"shape\": ..., \"times\": ...}";
    case ArgumentKind::constraints: break;
  }
  return "a list of constraints";
}

std::string text_of(const model::Puzzle& puzzle, const ArgumentValue& value) {
  const geometry::Board& board = *puzzle.board;
  return std::visit(base::Overloaded{
                        [](Integer number) { return std::to_string(number); },
                        [](bool flag) { return std::string(flag ? "yes" : "no"); },
                        [](const std::string& text) { return text; },
                        [&](DigitSet digits) {
                          std::string text;
                          digits.for_each([&](Digit digit) {
                            text += (text.empty() ? "" : ", ") + puzzle.symbols.text(digit);
                          });
                          return text;
                        },
                        [&](const CellList& cells) { return board.names(cells); },
                        [&](const Paths& paths) {
                          std::string text;
                          for (const CellList& path : paths) {
                            text += (text.empty() ? "" : "; ") + board.names(path);
                          }
                          return text;
                        },
                        [](const std::vector<ShapeTerm>& terms) { return text_of_terms(terms); },
                        [](const std::vector<ConstraintSpec>& specs) {
                          std::string text;
                          for (const ConstraintSpec& spec : specs)
                            text += (text.empty() ? "" : ", ") + spec.type;
                          return text;
                        },
                    },
                    value);
}

std::string either_of(const model::Puzzle& puzzle, geometry::DigitSet digits) {
  std::string list;
  digits.for_each([&](geometry::Digit digit) {
    list += (list.empty() ? "" : "/") + puzzle.symbols.text(digit);
  });
  return list;
}

base::Result<ArgumentValue> argument_from_text(const model::Puzzle& puzzle, ArgumentKind kind,
                                               std::string_view text) {
  return model::visit_kind(kind, TextReader(puzzle, text));
}

std::optional<std::vector<std::int64_t>> whole_numbers(std::string_view text) {
  std::vector<std::int64_t> numbers;
  std::size_t at = 0;
  while (true) {
    while (at < text.size() && (text[at] == ' ' || text[at] == ',')) ++at;
    if (at == text.size()) return numbers;
    const bool is_negative = text[at] == '-';
    if (is_negative) ++at;
    const std::size_t begin = at;
    std::int64_t number = 0;
    while (at < text.size() && text[at] >= '0' && text[at] <= '9' && number <= kMaxSum)
      number = number * 10 + (text[at++] - '0');
    if (at == begin || number > kMaxSum) return std::nullopt;
    numbers.push_back(is_negative ? -number : number);
  }
}

std::vector<Cell> cells_in(const ArgumentValue& value) {
  CellList cells;
  std::visit(base::Overloaded{
                 [](Integer /*number*/) {},
                 [](bool /*flag*/) {},
                 [](const std::string& /*text*/) {},
                 [](DigitSet /*digits*/) {},
                 [&](const CellList& named) { cells = named; },
                 [&](const Paths& paths) {
                   for (const CellList& path : paths) {
                     cells.insert(cells.end(), path.begin(), path.end());
                   }
                 },
                 [](const std::vector<ShapeTerm>& /*terms*/) {},
                 [&](const std::vector<ConstraintSpec>& specs) {
                   for (const ConstraintSpec& spec : specs) {
                     cells.insert(cells.end(), spec.cells.begin(), spec.cells.end());
                     for (const auto& [name, argument] : spec.arguments.all()) {
                       const CellList nested = cells_in(argument);
                       cells.insert(cells.end(), nested.begin(), nested.end());
                     }
                   }
                 },
             },
             value);
  return cells;
}

namespace {

using OtherCells = std::vector<std::optional<Cell>>;

/// Puts other cells in the place of those of a list; false if one has none.
bool move_cells(CellList& list, const OtherCells& cells) {
  for (Cell& cell : list) {
    if (!cells[cell.index()]) return false;
    cell = *cells[cell.index()];
  }
  return true;
}

bool move_argument(ArgumentValue& value, const OtherCells& cells) {
  return std::visit(base::Overloaded{
                        [](Integer& /*number*/) { return true; },
                        [](bool& /*flag*/) { return true; },
                        [](std::string& /*text*/) { return true; },
                        [](DigitSet& /*digits*/) { return true; },
                        [&](CellList& named) { return move_cells(named, cells); },
                        [&](Paths& paths) {
                          return std::all_of(paths.begin(), paths.end(), [&](CellList& path) {
                            return move_cells(path, cells);
                          });
                        },
                        [](std::vector<ShapeTerm>& /*terms*/) { return true; },
                        [&](std::vector<ConstraintSpec>& specs) {
                          return std::all_of(specs.begin(), specs.end(), [&](ConstraintSpec& spec) {
                            auto moved = on_other_cells(spec, cells);
                            if (!moved) return false;
                            spec = *std::move(moved);
                            return true;
                          });
                        },
                    },
                    value);
}

}  // namespace

std::optional<ConstraintSpec> on_other_cells(ConstraintSpec spec, const OtherCells& cells) {
  if (!move_cells(spec.cells, cells)) return std::nullopt;
  const model::Arguments before = spec.arguments;
  for (const auto& [name, argument] : before.all()) {
    ArgumentValue moved = argument;
    if (!move_argument(moved, cells)) return std::nullopt;
    spec.arguments.set(name, std::move(moved));
  }
  return spec;
}

bool is_nested_deeper(const ConstraintSpec& spec, int depth) {
  if (depth < 0) return true;
  for (const auto& [name, argument] : spec.arguments.all()) {
    const auto* nested = std::get_if<std::vector<ConstraintSpec>>(&argument);
    if (nested == nullptr) continue;
    for (const ConstraintSpec& one : *nested) {
      if (is_nested_deeper(one, depth - 1)) return true;
    }
  }
  return false;
}

base::Result<void> check_argument(const model::Puzzle& puzzle, const ArgumentValue& value) {
  using Checked = base::Result<void>;
  return std::visit(
      base::Overloaded{
          [](Integer number) -> Checked {
            if (number <= kMaxSum && number >= -kMaxSum) return {};
            return make_error(ErrorCode::too_large, "it is out of range",
                              "at most 1000000000000 either way");
          },
          [](bool /*flag*/) -> Checked { return {}; },
          [](const std::string& /*text*/) -> Checked { return {}; },
          [&](DigitSet digits) -> Checked {
            if (puzzle.all_digits().contains_all(digits)) return {};
            return make_error(ErrorCode::bad_constraint, "a digit is not one of the puzzle's");
          },
          [&](const CellList& cells) -> Checked { return check_cells_exist(puzzle, cells); },
          [&](const Paths& paths) -> Checked { return check_paths(puzzle, paths); },
          [](const std::vector<ShapeTerm>& /*terms*/) -> Checked { return {}; },
          [&](const std::vector<ConstraintSpec>& specs) -> Checked {
            for (const ConstraintSpec& spec : specs) {
              if (auto valid = validate_but_size(puzzle, spec); !valid) return valid;
            }
            return {};
          },
      },
      value);
}

/// Cells that a closed line names, the first of them twice.
constexpr std::size_t kFewestOfLoop = 4;

base::Result<void> check_path(const geometry::Board& board, const CellList& cells,
                              Returns returns) {
  const auto refuse = [](const std::string& what, const std::string& advice) {
    return make_error(ErrorCode::bad_constraint, what, advice);
  };
  if (cells.size() < 2) {
    return refuse("it needs two cells or more, not only " + board.names(cells),
                  "name its cells in order");
  }
  for (std::size_t i = 1; i < cells.size(); ++i) {
    const auto before = cells.begin() + static_cast<std::ptrdiff_t>(i);
    const bool closes = returns != Returns::never && i + 1 == cells.size() &&
                        cells[i] == cells.front() && cells.size() >= kFewestOfLoop;
    const bool turns_back = i >= 2 && cells[i] == cells[i - 2];
    const bool may_be_again = closes || (returns == Returns::anywhere && !turns_back);
    if (!may_be_again && std::find(cells.begin(), before, cells[i]) != before) {
      return refuse("it names " + board.name(cells[i]) + " twice", "name each of its cells once");
    }
    if (touch(board, cells[i - 1], cells[i]) || lies_apart(board, cells[i - 1]) ||
        lies_apart(board, cells[i])) {
      continue;
    }
    return refuse(
        "it jumps: " + board.name(cells[i - 1]) + " and " + board.name(cells[i]) + " do not touch",
        "name its cells in order, each beside the one before or at its corner");
  }
  return {};
}

}  // namespace omnidoku::constraints
