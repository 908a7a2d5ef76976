// SPDX-License-Identifier: MIT
//
// killer_line: a 9x9 killer in 81 characters. The first cell of a cage holds its sum: 0-9, A = 10
// to Z = 35, a = 36 to j = 45; the others point to a neighbour in the same cage: < > ^ v to the
// left, right, up and down, ` ' , . to the upper left, upper right, lower left, lower right. A cage
// of sum 0 has no sum; alone it is a cell without a cage. (Known from the players' forum as
// "understandable snarfable killer cages".)
#include <algorithm>
#include <array>
#include <map>

#include "constraints/shape_sums.h"
#include "formats/format.h"
#include "formats/text.h"
#include "formats/text/puzzle_text.h"

namespace omnidoku::formats::killer_line_format {
namespace {

using base::ErrorCode;
using base::make_error;
using geometry::Cell;

constexpr int kSide = 9;
constexpr int kNumCells = 81;

struct Pointer {
  char mark;
  int down;
  int right;
};
constexpr std::array<Pointer, 8> kPointers = {{{'<', 0, -1},
                                               {'>', 0, 1},
                                               {'^', -1, 0},
                                               {'v', 1, 0},
                                               {'`', -1, -1},
                                               {'\'', -1, 1},
                                               {',', 1, -1},
                                               {'.', 1, 1}}};

const Pointer* pointer_of(char c) {
  for (const Pointer& pointer : kPointers) {
    if (pointer.mark == c) return &pointer;
  }
  return nullptr;
}

std::optional<int> sum_of(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'A' && c <= 'Z') return c - 'A' + 10;
  if (c >= 'a' && c <= 'j') return c - 'a' + 36;
  return std::nullopt;
}

char mark_of(int sum) {
  constexpr std::string_view kMarks = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij";
  return kMarks[static_cast<std::size_t>(sum)];
}

/// The first word of the only line; empty when there are several lines.
std::string_view word_of(std::string_view text) {
  const std::vector<TextLine> lines = content_lines(text);
  if (lines.size() != 1) return {};
  const std::string_view line = trim(lines.front().text);
  return line.substr(0, line.find_first_of(" \t#"));
}

/// What stands behind that word.
std::string_view comment_of(std::string_view text, std::string_view word) {
  std::string_view rest =
      trim_lines(text.substr(static_cast<std::size_t>(word.data() + word.size() - text.data())));
  while (!rest.empty() && rest.front() == '#') rest = trim(rest.substr(1));
  return rest;
}

std::optional<std::string> mismatch(std::string_view text) {
  const std::string_view word = word_of(text);
  if (word.size() != kNumCells) return "it is not one line of 81 characters";
  bool points = false;
  for (const char c : word) {
    if (c == '<' || c == '>' || c == '^' || c == 'v') points = true;
    if (pointer_of(c) == nullptr && !sum_of(c)) {
      return quote(std::string_view(&c, 1)) + " is neither the sum of a cage nor points into one";
    }
  }
  if (!points) return "no cell points to another with < > ^ or v";
  return std::nullopt;
}

/// A word that points from some cells to others, of any length.
bool claims(std::string_view text) {
  constexpr std::size_t kFewest = 20;
  constexpr std::size_t kFewPoint = 3;
  const std::string_view word = word_of(text);
  const auto points = static_cast<std::size_t>(std::count_if(
      word.begin(), word.end(), [](char c) { return c == '<' || c == '>' || c == '^'; }));
  return word.size() >= kFewest && points >= kFewPoint &&
         std::all_of(word.begin(), word.end(),
                     [](char c) { return pointer_of(c) != nullptr || sum_of(c); });
}

base::Error at_place(const base::Error& error, int place) {
  return error.at_cell("R" + std::to_string(place / kSide + 1) + "C" +
                       std::to_string(place % kSide + 1));
}

/// The cell that holds the sum of the cage of a cell.
base::Result<int> head_of(std::string_view word, int place) {
  int at = place;
  for (int steps = 0; steps <= kNumCells; ++steps) {
    const char c = word[static_cast<std::size_t>(at)];
    const Pointer* pointer = pointer_of(c);
    if (pointer == nullptr) {
      if (sum_of(c)) return at;
      return at_place(make_error(ErrorCode::unknown_symbol,
                                 quote(std::string_view(&c, 1)) +
                                     " is neither the sum of a cage nor points into one"),
                      at);
    }
    const int row = at / kSide + pointer->down;
    const int column = at % kSide + pointer->right;
    if (row < 0 || column < 0 || row >= kSide || column >= kSide) {
      return at_place(make_error(ErrorCode::syntax, "the cell points out of the grid"), at);
    }
    at = row * kSide + column;
  }
  return at_place(make_error(ErrorCode::syntax, "cells point to each other in a ring",
                             "one cell of a cage must hold its sum"),
                  place);
}

base::Result<model::Document> read(std::string_view text, const ReadOptions& options) {
  const std::string_view word = word_of(text);
  if (word.size() != kNumCells) {
    return make_error(ErrorCode::wrong_length,
                      "it has " + std::to_string(word.size()) + " characters, not 81 on one line");
  }
  auto document = make_document(plain_grid_spec(kSide), "killer_line", options);
  if (!document) return document;
  std::map<int, std::vector<Cell>> cages;
  for (int place = 0; place < kNumCells; ++place) {
    const auto head = head_of(word, place);
    if (!head) return head.error();
    cages[*head].emplace_back(place);
  }
  for (auto& [head, cells] : cages) {
    const int sum = *sum_of(word[static_cast<std::size_t>(head)]);
    if (sum == 0 && cells.size() == 1) continue;
    model::ConstraintSpec cage{"killer", "", std::move(cells), {}};
    if (sum != 0) cage.arguments.set("sum", sum);
    document->puzzle.constraints.push_back(std::move(cage));
  }
  document->puzzle.metadata.comment = comment_of(text, word);
  return document;
}

/// Writes pointers to `head` into the cells of a cage; false when some cannot be reached.
bool point_to(const model::ConstraintSpec& cage, int head, std::string& text) {
  std::vector<int> reached{head};
  std::vector<bool> left(kNumCells, false);
  for (const Cell cell : cage.cells) left[cell.index()] = true;
  left[static_cast<std::size_t>(head)] = false;
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const Pointer& pointer : kPointers) {
      // The neighbour from which this pointer leads here.
      const int row = reached[i] / kSide - pointer.down;
      const int column = reached[i] % kSide - pointer.right;
      if (row < 0 || column < 0 || row >= kSide || column >= kSide) continue;
      const int place = row * kSide + column;
      if (!left[static_cast<std::size_t>(place)]) continue;
      left[static_cast<std::size_t>(place)] = false;
      text[static_cast<std::size_t>(place)] = pointer.mark;
      reached.push_back(place);
    }
  }
  return reached.size() == cage.cells.size();
}

base::Result<std::string> write(const model::Document& document) {
  const model::Puzzle& puzzle = document.puzzle;
  constexpr std::string_view kId = "killer_line";
  if (auto sayable = require_sayable(puzzle, kId, {.constraints = true}); !sayable) {
    return sayable.error();
  }
  if (plain_side(*puzzle.board) != kSide) return cannot_say(kId, "any board but the 9x9 grid");
  for (const auto& given : puzzle.givens) {
    if (given) return cannot_say(kId, "givens");
  }
  constexpr char kFree = ' ';
  std::string text(kNumCells, kFree);
  for (const model::ConstraintSpec& cage : puzzle.constraints) {
    const auto sum = constraints::sum_of(cage);
    constexpr std::int64_t kMaxSum = 45;
    const std::int64_t number = sum.value_or(0);
    if (cage.type != "killer" || number < 0 || number > kMaxSum || (sum && number == 0) ||
        (!sum && cage.cells.size() == 1)) {
      return cannot_say(kId, "any constraint but killer cages with sums up to 45");
    }
    for (const Cell cell : cage.cells) {
      if (text[cell.index()] != kFree) return cannot_say(kId, "cages that overlap");
      text[cell.index()] = 'x';
    }
    const Cell first = *std::min_element(cage.cells.begin(), cage.cells.end());
    const auto head = static_cast<int>(first.index());
    text[static_cast<std::size_t>(head)] = mark_of(static_cast<int>(number));
    if (!point_to(cage, head, text)) return cannot_say(kId, "a cage that falls apart");
  }
  for (char& c : text) c = c == kFree ? '0' : c;
  if (text.find_first_of("<>^v") == std::string::npos) {
    return cannot_say(kId, "a puzzle in which no cage has two cells side by side");
  }
  const std::string& comment = puzzle.metadata.comment;
  if (!comment.empty() && comment.find('\n') == std::string::npos) text += " # " + comment;
  return text + "\n";
}

}  // namespace

extern const Format descriptor;
const Format descriptor{
    .id = "killer_line",
    .title = "Killer in 81 characters",
    .extensions = {},
    .one_per_line = true,
    .is_word = true,
    .mismatch = mismatch,
    .claims = claims,
    .read = read,
    .write = write,
};

}  // namespace omnidoku::formats::killer_line_format
