// SPDX-License-Identifier: MIT
//
// sumocue: two forms of SumoCue.
// 1. "SumoCueV1", then for each cell "=" value "J" region: "=0J1" no given, region 1; "=9J3" given
//    9, region 3. Line ends mean nothing. Regions that go over the edges make a toroidal board.
// 2. "3x3::k:" or "3x3:d:k:", then 81 numbers separated by ':': 256 * sum + number of the cage, for
//    each cell of a 9x9 killer; "d" adds the diagonals; sum 0 means the cell lies in no cage. A
//    number that several cells of sum 0 share is refused: it may be a cage.
#include <map>

#include "constraints/shape_sums.h"
#include "formats/format.h"
#include "formats/text.h"
#include "formats/text/puzzle_text.h"
#include "formats/text/region_text.h"

namespace omnidoku::formats::sumocue_format {
namespace {

using base::ErrorCode;
using base::make_error;
using base::Value;
using geometry::Cell;
using geometry::Digit;

constexpr std::string_view kHead = "SumoCueV1";
constexpr std::string_view kKillerHead = "3x3:";
constexpr int kIdRange = 256;

bool is_killer(std::string_view text) { return trim_lines(text).starts_with(kKillerHead); }

std::string_view skip_space(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\n");
  return first == std::string_view::npos ? std::string_view() : text.substr(first);
}

struct Cells {
  std::vector<int> values;
  std::vector<int> regions;
};

/// The cells of form 1.
base::Result<Cells> read_cells(std::string_view text) {
  Cells cells;
  const std::size_t start = text.find(kHead);
  std::string_view rest = skip_space(text.substr(start + kHead.size()));
  while (!rest.empty()) {
    std::string_view cell = rest;
    const bool separated = rest.front() == '=';
    if (separated) rest.remove_prefix(1);
    const auto value = take_number(rest);
    const bool joined = !rest.empty() && rest.front() == 'J';
    if (joined) rest.remove_prefix(1);
    const auto region = take_number(rest);
    if (!separated || !value || !joined || !region) {
      const base::Where where = where_in(text, static_cast<std::size_t>(cell.data() - text.data()));
      return make_error(
                 ErrorCode::syntax,
                 "cell " + std::to_string(cells.values.size() + 1) + " cannot be read",
                 "a cell is written as =0J1: '=', its digit or 0, 'J', the number of its region")
          .at(where.line, where.column);
    }
    cells.values.push_back(*value);
    cells.regions.push_back(*region);
    if (cells.values.size() > std::size_t{64} * 64) break;
    rest = skip_space(rest);
  }
  return cells;
}

base::Result<model::Document> read_jigsaw(std::string_view text, const ReadOptions& options) {
  const auto cells = read_cells(text);
  if (!cells) return cells.error();
  const auto side = side_of(cells->values.size());
  if (!side) {
    return make_error(
        ErrorCode::wrong_length,
        "it has " + std::to_string(cells->values.size()) + " cells, which is no square number",
        "a 9x9 grid has 81");
  }
  std::map<int, char> names;
  std::string labels;
  for (const int region : cells->regions) {
    if (names.size() > geometry::kMaxDigits) break;
    labels += names.try_emplace(region, static_cast<char>(' ' + names.size())).first->second;
  }
  std::map<int, int> sizes;
  for (const int region : cells->regions) ++sizes[region];
  for (const auto& [region, size] : sizes) {
    if (size == *side) continue;
    return make_error(ErrorCode::bad_geometry, "region " + std::to_string(region) + " has " +
                                                   std::to_string(size) + " cells, not " +
                                                   std::to_string(*side));
  }
  // Letters are what people like to see in a description.
  for (char& label : labels) label = static_cast<char>('0' + (label - ' '));
  Value spec = region_spec(labels, *side);
  if (regions_wrap(labels, *side)) {
    spec = Value::object({{"type", "toroidal"}, {"regions", region_rows(labels, *side)}});
  }
  auto document = make_document(spec, "sumocue", options);
  if (!document) return document;
  for (std::size_t i = 0; i < cells->values.size(); ++i) {
    const int value = cells->values[i];
    if (value == 0) continue;
    if (value > *side) {
      return make_error(ErrorCode::unknown_symbol, std::to_string(value) + " is no digit of a " +
                                                       std::to_string(*side) + "x" +
                                                       std::to_string(*side) + " grid")
          .at_cell(document->puzzle.board->name(Cell(i)));
    }
    document->puzzle.givens[i] = Digit(value - 1);
  }
  return document;
}

struct Killer {
  bool diagonals = false;
  std::vector<int> numbers;
};

base::Result<Killer> read_numbers(std::string_view text) {
  Killer killer;
  std::string_view rest = trim_lines(text).substr(kKillerHead.size());
  if (rest.starts_with("d:")) {
    killer.diagonals = true;
    rest.remove_prefix(1);
  }
  constexpr std::string_view kMark = ":k:";
  if (!rest.starts_with(kMark)) {
    return make_error(ErrorCode::syntax, "it begins neither with 3x3::k: nor with 3x3:d:k:");
  }
  rest.remove_prefix(kMark.size());
  while (!rest.empty() && killer.numbers.size() <= 81) {
    const auto number = take_number(rest);
    if (!number) {
      return make_error(ErrorCode::syntax,
                        "place " + std::to_string(killer.numbers.size() + 1) + " holds no number");
    }
    killer.numbers.push_back(*number);
    if (!rest.empty() && rest.front() != ':') {
      return make_error(ErrorCode::syntax, "numbers are separated by ':'");
    }
    if (!rest.empty()) rest.remove_prefix(1);
  }
  if (killer.numbers.size() != 81) {
    return make_error(ErrorCode::wrong_length,
                      "it has " + std::to_string(killer.numbers.size()) + " numbers, not 81");
  }
  return killer;
}

Value killer_board(bool diagonals) {
  Value spec = plain_grid_spec(9);
  if (diagonals) spec.set("extra", Value::Array{Value::object({{"type", "x"}})});
  return spec;
}

base::Result<model::Document> read_killer(std::string_view text, const ReadOptions& options) {
  const auto killer = read_numbers(text);
  if (!killer) return killer.error();
  auto document = make_document(killer_board(killer->diagonals), "sumocue", options);
  if (!document) return document;
  std::map<int, model::ConstraintSpec> cages;
  std::map<int, int> without_sum;  // how many cells have this number and no sum
  for (std::size_t i = 0; i < killer->numbers.size(); ++i) {
    const int sum = killer->numbers[i] / kIdRange;
    if (sum == 0) {
      const int number = killer->numbers[i];
      if (number == 0 || ++without_sum[number] == 1) continue;
      return make_error(ErrorCode::bad_constraint, "cage " + std::to_string(number) + " has no sum",
                        "write 0 for a cell that lies in no cage")
          .at_cell(document->puzzle.board->name(Cell(i)));
    }
    model::ConstraintSpec& cage = cages[killer->numbers[i] % kIdRange];
    cage.type = "killer";
    if (const auto other = constraints::sum_of(cage); other && *other != sum) {
      return make_error(ErrorCode::bad_constraint,
                        "cage " + std::to_string(killer->numbers[i] % kIdRange) +
                            " has two different sums")
          .at_cell(document->puzzle.board->name(Cell(i)));
    }
    cage.arguments.set("sum", sum);
    cage.cells.emplace_back(i);
  }
  for (auto& [id, cage] : cages) document->puzzle.constraints.push_back(std::move(cage));
  return document;
}

std::optional<std::string> mismatch(std::string_view text) {
  if (is_killer(text)) {
    const auto killer = read_numbers(text);
    return killer ? std::nullopt : std::optional(killer.error().what);
  }
  const std::vector<TextLine> lines = content_lines(text);
  if (lines.empty() || !trim(lines.front().text).starts_with(kHead)) {
    return "it begins neither with SumoCueV1 nor with 3x3:";
  }
  const auto cells = read_cells(text);
  return cells ? std::nullopt : std::optional(cells.error().what);
}

base::Result<model::Document> read(std::string_view text, const ReadOptions& options) {
  if (is_killer(text)) return read_killer(text, options);
  if (const auto lines = content_lines(text);
      lines.empty() || !trim(lines.front().text).starts_with(kHead)) {
    return make_error(ErrorCode::syntax, "it begins neither with SumoCueV1 nor with 3x3:");
  }
  return read_jigsaw(text, options);
}

base::Result<std::string> write_killer(const model::Puzzle& puzzle) {
  for (const auto& given : puzzle.givens) {
    if (given) return cannot_say("sumocue", "givens together with cages");
  }
  std::optional<bool> diagonals;
  for (const bool with : {false, true}) {
    ReadOptions options;
    const auto board = make_board(killer_board(with), options);
    if (board && same_board(**board, *puzzle.board)) diagonals = with;
  }
  if (!diagonals) return cannot_say("sumocue", "cages on this board, only on 9x9 grids");
  std::vector<int> numbers(81, 0);
  int id = 0;
  for (const model::ConstraintSpec& cage : puzzle.constraints) {
    const auto sum = constraints::sum_of(cage);
    constexpr std::int64_t kMaxSum = 1000;
    if (cage.type != "killer" || !sum || *sum < 1 || *sum > kMaxSum || id >= kIdRange) {
      return cannot_say("sumocue", "any constraint but killer cages with sums");
    }
    for (const Cell cell : cage.cells) {
      if (numbers[cell.index()] != 0) return cannot_say("sumocue", "cages that overlap");
      numbers[cell.index()] = static_cast<int>(*sum) * kIdRange + id;
    }
    ++id;
  }
  std::string text = *diagonals ? "3x3:d:k:" : "3x3::k:";
  for (const int number : numbers) text += std::to_string(number) + ":";
  return text + "\n";
}

base::Result<std::string> write(const model::Document& document) {
  const model::Puzzle& puzzle = document.puzzle;
  if (auto sayable = require_sayable(puzzle, "sumocue", {.constraints = true}); !sayable) {
    return sayable.error();
  }
  if (!puzzle.constraints.empty()) return write_killer(puzzle);
  const base::Error board_error =
      cannot_say("sumocue", "this board, only square grids with N regions");
  const auto labels = region_labels(*puzzle.board);
  if (!labels) return board_error;
  std::map<char, int> numbers;
  std::string text(kHead);
  for (std::size_t i = 0; i < labels->size(); ++i) {
    if (i % static_cast<std::size_t>(puzzle.num_digits()) == 0) text += "\n";
    const int region =
        numbers.try_emplace((*labels)[i], static_cast<int>(numbers.size())).first->second;
    const auto& given = puzzle.givens[i];
    text += "=" + std::to_string(given ? given->index() + 1 : 0) + "J" + std::to_string(region);
  }
  text += "\n";
  const auto again = read(text, {});
  if (!again || !same_board(*again->puzzle.board, *puzzle.board)) return board_error;
  return text;
}

bool claims(std::string_view text) {
  const std::string_view content = trim_lines(text);
  return content.starts_with("SumoCue") || content.starts_with("3x3:");
}

}  // namespace

extern const Format descriptor;
const Format descriptor{
    .id = "sumocue",
    .title = "SumoCue: jigsaws, tori and killers",
    .program = "SumoCue",
    .extensions = {},
    .one_per_line = true,
    .is_word = true,
    .mismatch = mismatch,
    .claims = claims,
    .read = read,
    .write = write,
};

}  // namespace omnidoku::formats::sumocue_format
