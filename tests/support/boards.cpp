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

}  // namespace

geometry::BoardPtr board(std::string_view text) {
  auto spec = geometry::parse_board_text(text);
  if (!spec) give_up(spec.error().text());
  auto built = geometry::build_board(*spec);
  if (!built) give_up(built.error().text());
  return *built;
}

model::Puzzle puzzle(std::string_view board_text) { return model::make_puzzle(board(board_text)); }

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
