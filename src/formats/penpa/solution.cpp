// SPDX-License-Identifier: MIT
#include "formats/penpa/solution.h"

#include <algorithm>
#include <optional>
#include <string>

#include "formats/json.h"
#include "formats/penpa/words.h"

namespace omnidoku::formats::penpa {

using base::Value;

namespace {

/// Puts "point,text" into a grid. False when it is no digit of a cell, or another one is there.
bool put_number(std::string_view entry, const Grid& grid, model::PartialGrid& digits) {
  const std::size_t comma = entry.find(',');
  if (comma == std::string_view::npos) return false;
  const auto point = point_in(entry.substr(0, comma));
  const auto place = point ? grid.place_at(*point) : std::nullopt;
  const auto digit = digit_of(entry.substr(comma + 1), grid.side());
  if (!place || !digit || digits[*place].value_or(*digit) != *digit) return false;
  digits[*place] = *digit;
  return true;
}

/// The grid that a list of numbers comes to; nothing where it comes to none.
std::optional<model::FilledGrid> filled_by(const Value& numbers, const Grid& grid,
                                           model::PartialGrid digits) {
  for (const Value& number : numbers.items()) {
    const std::string* entry = number.if_string();
    if (entry == nullptr || !put_number(*entry, grid, digits)) return std::nullopt;
  }
  model::FilledGrid filled;
  for (const auto& digit : digits) {
    if (!digit) return std::nullopt;
    filled.push_back(*digit);
  }
  return filled;
}

}  // namespace

void add_solution(std::string_view text, const Grid& grid, model::Document& document) {
  const auto lists = parse_json(std::string(text));
  if (!lists || !lists->is_array()) {
    document.ignored.emplace_back("a solution that is cut off or damaged");
    return;
  }
  constexpr std::size_t kNumbers = 4;
  constexpr std::size_t kLists = 6;
  bool has_more = false;
  for (std::size_t i = 0; i < lists->items().size(); ++i) {
    const Value& list = lists->items()[i];
    if (list.items().empty()) continue;
    const bool may_be_numbers = lists->items().size() != kLists || i == kNumbers;
    auto filled = may_be_numbers && !document.puzzle.solution
                      ? filled_by(list, grid, document.puzzle.givens)
                      : std::nullopt;
    has_more = has_more || !filled;
    if (filled) document.puzzle.solution = *std::move(filled);
  }
  if (!has_more) return;
  document.ignored.emplace_back(document.puzzle.solution
                                    ? "what its solution has besides digits"
                                    : "a solution that is no digit for each cell");
}

}  // namespace omnidoku::formats::penpa
