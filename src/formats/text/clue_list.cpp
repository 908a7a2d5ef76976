// SPDX-License-Identifier: MIT
#include "formats/text/clue_list.h"

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "formats/text.h"
#include "formats/text/lines.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::make_error;

namespace {

struct Clue {
  int row = 0;
  int column = 0;
  int digit = 0;
  std::uint32_t line = 0;
};

/// "R1C1=5", also with a colon and in small letters.
std::optional<Clue> clue_of(std::string_view word) {
  constexpr int kLargest = 64;
  Clue clue;
  const auto take = [&word](std::string_view mark, int& number) {
    if (word.empty() || mark.find(word.front()) == std::string_view::npos) return false;
    word.remove_prefix(1);
    number = take_number(word, kLargest).value_or(0);
    return number > 0;
  };
  const bool is_clue = take("rR", clue.row) && take("cC", clue.column) && take("=:", clue.digit);
  return is_clue && word.empty() ? std::optional(clue) : std::nullopt;
}

/// The line without the blanks around '=' and ':'.
std::string joined_clues(std::string_view line) {
  std::string text;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool is_sign = line[i] == '=' || line[i] == ':';
    while (is_sign && !text.empty() && is_blank(text.back())) text.pop_back();
    text += line[i];
    while (is_sign && i + 1 < line.size() && is_blank(line[i + 1])) ++i;
  }
  return text;
}

struct Clues {
  std::vector<Clue> all;
  std::string words;
  std::size_t num_lines = 0;  ///< with clues and nothing else
  bool has_others = false;    ///< some line has cells that are no such clue
};

Clues clues_in(const std::vector<std::string>& lines) {
  Clues clues;
  std::uint32_t number = 0;
  for (const std::string& line : lines) {
    ++number;
    const std::vector<std::string> words = paste_words(joined_clues(line));
    if (words.empty()) continue;
    const bool are_clues = std::all_of(words.begin(), words.end(),
                                       [](const std::string& word) { return clue_of(word); });
    if (are_clues) {
      ++clues.num_lines;
      for (const std::string& word : words) {
        clues.all.push_back(*clue_of(word));
        clues.all.back().line = number;
      }
    } else if (is_prose(line)) {
      clues.words.append(trim(line)).append("\n");
    } else {
      clues.has_others = true;
    }
  }
  return clues;
}

constexpr std::size_t kClueSide = 9;
constexpr std::size_t kFewestClues = 4;  // clues

std::optional<base::Error> fault_of(const Clues& clues) {
  constexpr int kSmallestOfSide = 7;
  int largest = 0;
  for (std::size_t i = 0; i < clues.all.size(); ++i) {
    const Clue& clue = clues.all[i];
    largest = std::max({largest, clue.row, clue.column, clue.digit});
    const auto other = std::find_if(
        clues.all.begin(), clues.all.begin() + static_cast<std::ptrdiff_t>(i),
        [&clue](const Clue& one) {
          return one.row == clue.row && one.column == clue.column && one.digit != clue.digit;
        });
    if (other == clues.all.begin() + static_cast<std::ptrdiff_t>(i)) continue;
    return make_error(ErrorCode::syntax,
                      "R" + std::to_string(clue.row) + "C" + std::to_string(clue.column) +
                          " is given as " + std::to_string(other->digit) + " and as " +
                          std::to_string(clue.digit),
                      "give each cell once")
        .at(clue.line);
  }
  if (largest >= kSmallestOfSide && largest <= static_cast<int>(kClueSide)) return std::nullopt;
  return make_error(
      ErrorCode::syntax,
      "this looks like a list of clues (R1C1=5) that does not tell how large the grid "
      "is",
      "a list of a 9x9 grid has a row, a column or a digit from 7 to 9 and none "
      "beyond; write any other as rows of cells, '.' for an empty one");
}

}  // namespace

std::optional<ClueList> find_clue_list(const std::vector<std::string>& lines) {
  Clues clues = clues_in(lines);
  if (clues.all.size() < kFewestClues || clues.has_others || fault_of(clues)) return std::nullopt;
  ClueList list;
  std::string cells(kClueSide * kClueSide, '.');
  for (const Clue& clue : clues.all) {
    cells[static_cast<std::size_t>(clue.row - 1) * kClueSide +
          static_cast<std::size_t>(clue.column - 1)] = static_cast<char>('0' + clue.digit);
  }
  for (std::size_t i = 0; i < cells.size(); i += kClueSide)
    list.grid += cells.substr(i, kClueSide) + "\n";
  list.words = std::move(clues.words);
  return list;
}

std::optional<base::Error> clue_list_fault(const std::vector<std::string>& lines) {
  const Clues clues = clues_in(lines);
  const auto num_lines = static_cast<std::size_t>(std::count_if(
      lines.begin(), lines.end(), [](const std::string& line) { return !trim(line).empty(); }));
  if (clues.all.size() < kFewestClues || 2 * clues.num_lines <= num_lines) return std::nullopt;
  if (auto fault = fault_of(clues)) return fault;
  return make_error(ErrorCode::syntax,
                    "this looks like a list of clues (R1C1=5) with lines that are none and have "
                    "cells",
                    "give the list alone, or the grid alone");
}

}  // namespace omnidoku::formats
