// SPDX-License-Identifier: MIT
#include "support/boards.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "base/check.h"

namespace omnidoku::testing_support {
namespace {

[[noreturn]] void give_up(const std::string& why) {
  std::fprintf(stderr, "test setup: %s\n", why.c_str());
  std::abort();
}

constexpr std::string_view kShortRows = "short_rows:";

base::Value short_rows(int side) {
  const auto name = [](int row, int column) {
    return "R" + std::to_string(row + 1) + "C" + std::to_string(column + 1);
  };
  base::Value cells = base::Value::array();
  base::Value houses = base::Value::array();
  const auto add_house = [&](const char* kind, const auto& cell) {
    base::Value names = base::Value::array();
    for (int i = 0; i < side; ++i) names.push_back(cell(i));
    houses.push_back(base::Value::object({{"kind", kind}, {"cells", std::move(names)}}));
  };
  const int box = side == 4 ? 2 : 0;
  for (int a = 0; a < side; ++a) {
    for (int b = 0; b < side; ++b) {
      cells.push_back(base::Value::object(
          {{"name", name(a, b)}, {"at", base::Value::Array{base::Value(b), base::Value(a)}}}));
    }
    add_house("row", [&](int i) { return name(a, i); });
    add_house("column", [&](int i) { return name(i, a); });
    if (box > 0) {
      add_house("box",
                [&](int i) { return name(a / box * box + i / box, a % box * box + i % box); });
    }
  }
  return base::Value::object({{"type", "free_form"},
                              {"size", side + 1},
                              {"cells", std::move(cells)},
                              {"houses", std::move(houses)}});
}

}  // namespace

geometry::BoardPtr board(std::string_view text) {
  if (text.starts_with(kShortRows)) {
    auto built = geometry::build_board(short_rows(text.back() - '0'));
    if (!built) give_up(built.error().text());
    return *built;
  }
  auto spec = geometry::parse_board_text(text);
  if (!spec) give_up(spec.error().text());
  auto built = geometry::build_board(*spec);
  if (!built) give_up(built.error().text());
  return *built;
}

model::Puzzle puzzle(std::string_view board_text) {
  if (!board_text.starts_with(kShortRows)) return model::make_puzzle(board(board_text));
  const geometry::BoardPtr made = board(board_text);
  std::vector<model::Symbol> symbols;
  for (int i = 0; i < made->num_digits(); ++i) symbols.push_back({std::to_string(i), i});
  return model::make_puzzle(made, model::Symbols::make(std::move(symbols)).value());
}

void set_givens(model::Puzzle& puzzle, std::string_view line) {
  OMNIDOKU_CHECK(line.size() == puzzle.givens.size());
  for (std::size_t i = 0; i < line.size(); ++i) {
    puzzle.givens[i] = line[i] == '.' ? std::nullopt : puzzle.symbols.find(line.substr(i, 1));
    if (line[i] != '.' && !puzzle.givens[i]) give_up("unknown symbol in a line of givens");
  }
}

std::vector<geometry::Cell> cells(const geometry::Board& board, std::string_view names) {
  std::vector<geometry::Cell> result;
  std::size_t position = 0;
  while (position < names.size()) {
    const std::size_t end = std::min(names.find(' ', position), names.size());
    const auto cell = board.find_cell(names.substr(position, end - position));
    if (!cell) give_up("no cell " + std::string(names.substr(position, end - position)));
    result.push_back(*cell);
    position = end + 1;
  }
  return result;
}

}  // namespace omnidoku::testing_support
