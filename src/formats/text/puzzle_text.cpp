// SPDX-License-Identifier: MIT
#include "formats/text/puzzle_text.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "formats/text.h"
#include "formats/words/read_words.h"
#include "geometry/builder.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::make_error;
using geometry::Cell;
using geometry::Digit;

bool are_full(std::string_view cells) {
  return std::none_of(cells.begin(), cells.end(), is_empty_mark);
}

std::optional<Digit> standard_digit(char c, int num_digits) {
  int index = -1;
  if (c >= '1' && c <= '9') index = c - '1';
  if (c >= 'A' && c <= 'Z') index = 9 + (c - 'A');
  if (c >= 'a' && c <= 'z') index = (num_digits <= 35 ? 9 : 35) + (c - 'a');
  if (c == '@') index = 61;
  if (c == '$') index = 62;
  if (c == '&') index = 63;
  if (index < 0 || index >= num_digits) return std::nullopt;
  return Digit(index);
}

bool is_cell_mark(char c, int num_digits) {
  return is_empty_mark(c) || standard_digit(c, num_digits).has_value();
}

namespace {

char capital(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

}  // namespace

std::optional<std::string> letter_symbols(std::string_view cells, int num_digits) {
  constexpr int kFewestDigits = 4;
  constexpr int kFewestOfAnyLetters = 6;
  constexpr int kNumLetters = 26;
  if (num_digits < kFewestDigits || num_digits > kNumLetters) return std::nullopt;
  std::set<char> found;
  bool all_standard = true;
  for (const char c : cells) {
    if (is_empty_mark(c)) continue;
    if (!is_letter(c)) return std::nullopt;
    all_standard = all_standard && standard_digit(c, num_digits).has_value();
    found.insert(capital(c));
  }
  if (all_standard) return std::nullopt;
  const char last = static_cast<char>('A' + num_digits - 1);
  std::string letters;
  if (*found.rbegin() <= last) {
    for (char c = 'A'; c <= last; ++c) letters += c;
  } else if (num_digits >= kFewestOfAnyLetters &&
             found.size() == static_cast<std::size_t>(num_digits)) {
    letters.assign(found.begin(), found.end());
  }
  return letters.empty() ? std::nullopt : std::optional(std::move(letters));
}

std::string with_standard_symbols(std::string_view cells, std::string_view letters) {
  const model::Symbols symbols = model::Symbols::standard(static_cast<int>(letters.size()));
  std::string result;
  for (const char c : cells) {
    const std::size_t at = letters.find(capital(c));
    result += at == std::string_view::npos ? std::string(1, c)
                                           : symbols.text(Digit(static_cast<int>(at)));
  }
  return result;
}

base::Result<void> set_letters(model::Puzzle& puzzle, const std::string& letters) {
  auto symbols = model::Symbols::from_text(letters);
  if (!symbols) return symbols.error();
  puzzle.symbols = *std::move(symbols);
  return {};
}

base::Result<model::FilledGrid> read_full_grid(std::string_view cells, const model::Puzzle& puzzle,
                                               const std::string& what) {
  const std::string hint = "give a symbol for each cell, or leave it empty";
  if (cells.size() != puzzle.givens.size()) {
    return make_error(ErrorCode::wrong_length,
                      what + " has " + std::to_string(count_characters(cells)) +
                          " characters, but the puzzle has " +
                          std::to_string(puzzle.givens.size()) + " cells",
                      hint)
        .at(1, 1);
  }
  model::FilledGrid grid;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto column = static_cast<std::uint32_t>(i + 1);
    if (const auto digit = standard_digit(cells[i], puzzle.num_digits())) {
      grid.push_back(*digit);
    } else if (is_empty_mark(cells[i])) {
      return make_error(ErrorCode::unknown_symbol,
                        what + " leaves cell " + puzzle.board->name(Cell(i)) + " open", hint)
          .at(1, column);
    } else {
      return unknown_mark(character_at(cells, i), puzzle.num_digits()).at(1, column);
    }
  }
  return grid;
}

std::string standard_range(int num_digits) {
  const auto last = [](char first, int count) { return static_cast<char>(first + count - 1); };
  std::string range = "1";
  if (num_digits > 1) range = std::string("1-") + last('1', std::min(num_digits, 9));
  if (num_digits == 10) return range + " and A";
  if (num_digits > 10) range += std::string(" and A-") + last('A', std::min(num_digits - 9, 26));
  if (num_digits > 35) range += std::string(", a-") + last('a', std::min(num_digits - 35, 26));
  if (num_digits > 61)
    range += ", " + std::string("@$&").substr(0, static_cast<std::size_t>(num_digits - 61));
  return range;
}

base::Error unknown_mark(std::string_view character, int num_digits) {
  const std::string side = std::to_string(num_digits);
  return make_error(
             ErrorCode::unknown_symbol,
             quote(character) + " is no symbol of a " + side + "x" + side + " grid",
             "the symbols are " + standard_range(num_digits) + "; an empty cell is '.' or '0'")
      .said({"unknown_sign", {{"sign", std::string(character)}}});
}

void EmptyMarks::see(char mark, int num_digits) {
  if (mark == '0') {
    zero = true;
  } else if (is_empty_mark(mark)) {
    other = true;
  } else if (standard_digit(mark, num_digits) == Digit(num_digits - 1)) {
    last = true;
  }
}

base::Result<void> EmptyMarks::check(int num_digits) const {
  constexpr int kMostOfOneDigit = 9;
  if (!zero || !other || last || num_digits <= kMostOfOneDigit) return {};
  const model::Symbols symbols = model::Symbols::standard(num_digits);
  const std::string& before = symbols.text(Digit(num_digits - 2));
  const std::string& last_text = symbols.text(Digit(num_digits - 1));
  return make_error(ErrorCode::unknown_symbol,
                    "'0' may be an empty cell or a symbol (0 to " + before +
                        "): there is another mark for empty cells, and no '" + last_text + "'",
                    "write '.' where a cell is empty; symbols are " + standard_range(num_digits) +
                        ", so write '" + last_text + "' if 0 is one");
}

base::Error cannot_say(std::string_view format, std::string_view what) {
  std::string text = "the format '" + std::string(format) + "' cannot say ";
  return make_error(ErrorCode::unsupported, text.append(what),
                    format == "json" ? "" : "the format 'json' can say every puzzle");
}

base::Error cannot_say(std::string_view format, const model::UnknownRule& rule) {
  return cannot_say(format, "the rule that was not understood: " + rule.text());
}

base::Result<void> require_still_told(const model::Puzzle& puzzle, const model::Puzzle& again,
                                      std::string_view format, Retelling retelling) {
  constexpr auto kDrawing = model::UnknownRule::Source::drawing;
  const model::UnknownRules& told = again.unknown_rules;
  for (const model::UnknownRule& rule : puzzle.unknown_rules) {
    if (retelling.in_words && is_quoted_from(rule, puzzle.metadata.rules)) continue;
    const bool is_drawn = retelling.by_other_drawing && rule.source == kDrawing;
    const bool is_told = std::any_of(told.begin(), told.end(), [&](const auto& other) {
      return other == rule || (is_drawn && other.source == kDrawing);
    });
    if (!is_told) return cannot_say(format, rule);
  }
  return {};
}

base::Result<void> require_sayable(const model::Puzzle& puzzle, std::string_view format,
                                   Abilities abilities) {
  if (!puzzle.symbols.is_standard()) {
    return cannot_say(format, "other symbols than " + standard_range(puzzle.num_digits()));
  }
  if (!puzzle.unknown_rules.empty()) {
    return cannot_say(format, puzzle.unknown_rules.front());
  }
  if (!abilities.constraints && !puzzle.constraints.empty()) {
    return cannot_say(format, "a constraint (" + puzzle.constraints.front().type + ")");
  }
  if (!abilities.pencilmarks && puzzle.has_pencilmark_clues()) {
    return cannot_say(format, "pencilmark clues");
  }
  return {};
}

}  // namespace omnidoku::formats
