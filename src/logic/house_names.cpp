// SPDX-License-Identifier: MIT
#include "logic/house_names.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace omnidoku::logic {

namespace {

using geometry::HouseKind;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
char lower(char c) { return is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c; }

std::vector<std::string> split(std::string_view text) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (end > 0) parts.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

std::string joined(const std::vector<std::string>& parts, std::size_t from, std::size_t to) {
  std::string text;
  for (std::size_t i = from; i < to; ++i) text += (i > from ? " " : "") + parts[i];
  return text;
}

/// "3", "A", "F2R1", "AB"
bool is_id(std::string_view part) {
  return !part.empty() &&
         std::all_of(part.begin(), part.end(), [](char c) { return is_digit(c) || is_upper(c); });
}

bool is_word(std::string_view part) {
  return !part.empty() && std::all_of(part.begin(), part.end(), is_lower);
}

/// The number behind the letter in "R12C3".
std::optional<std::string> coordinate(const std::string& cell, char letter) {
  const std::size_t column = cell.find('C');
  if (cell.empty() || cell[0] != 'R' || column == std::string::npos) return std::nullopt;
  std::string number = letter == 'R' ? cell.substr(1, column - 1) : cell.substr(column + 1);
  if (number.empty() || !std::all_of(number.begin(), number.end(), is_digit)) return std::nullopt;
  return number;
}

/// The row (or column) that all cells of a house have in their names.
std::optional<std::string> common_coordinate(const geometry::Board& board,
                                             const geometry::House& house, char letter) {
  std::optional<std::string> common;
  for (const geometry::Cell cell : house.cells) {
    std::optional<std::string> own = coordinate(board.name(cell), letter);
    if (!own || (common && *common != *own)) return std::nullopt;
    common = std::move(own);
  }
  return common;
}

bool names_its_kind(std::string_view name, std::string_view kind) {
  const auto same = [](char a, char b) { return lower(a) == b; };
  return std::search(name.begin(), name.end(), kind.begin(), kind.end(), same) != name.end();
}

/// Whether a number comes right after another one.
bool follows(const std::string& id, const std::string& before) {
  const auto number = [](const std::string& text) {
    constexpr std::size_t kMostDigits = 6;
    const bool is_number = !text.empty() && text.size() <= kMostDigits &&
                           std::all_of(text.begin(), text.end(), is_digit);
    return is_number ? std::stoi(text) : -1;
  };
  return number(before) >= 0 && number(id) == number(before) + 1;
}

}  // namespace

std::string HouseName::text() const {
  return noun + (id.empty() ? "" : " " + id) + (of.empty() ? "" : " of " + of);
}

HouseName house_name(const geometry::Board& board, const geometry::House& house) {
  constexpr std::array<std::string_view, 3> kWholes = {"grid", "cube", "face"};
  HouseName name;
  std::vector<std::string> parts = split(house.name);
  const bool part_of = parts.size() > 2 && is_id(parts[1]) &&
                       std::find(kWholes.begin(), kWholes.end(), parts[0]) != kWholes.end();
  if (part_of) {
    name.of = parts[0] + " " + parts[1];
    parts.erase(parts.begin(), parts.begin() + 2);
  }
  const auto words = static_cast<std::size_t>(
      std::find_if_not(parts.begin(), parts.end(), is_word) - parts.begin());
  const std::string_view kind =
      house.kind == HouseKind::extra ? std::string_view("house") : to_string(house.kind);
  if (words > 0 && words + 1 == parts.size() && is_id(parts.back())) {
    name.noun = joined(parts, 0, words);
    name.id = parts.back();
    for (const auto& [line, letter] : {std::pair("row", 'R'), std::pair("column", 'C')}) {
      if (name.noun != line) continue;
      if (auto number = common_coordinate(board, house, letter)) name.id = *std::move(number);
    }
  } else if (words == parts.size() && words > 0) {
    name.noun = (parts.front() == "the" ? "" : "the ") + joined(parts, 0, words);
  } else if (names_its_kind(house.name, kind) || names_its_kind(house.name, "lane") ||
             names_its_kind(house.name, "face")) {
    name.noun = joined(parts, 0, parts.size());
  } else {
    name.noun = kind;
    name.id = joined(parts, 0, parts.size());
  }
  return name;
}

std::string plural(const std::string& noun) {
  const auto ends = [&noun](std::string_view end) { return noun.ends_with(end); };
  const bool hisses = ends("x") || ends("s") || ends("ch") || ends("sh");
  return noun + (hisses ? "es" : "s");
}

std::string run_text(const HouseName& first, const HouseName& last) {
  const bool alike = first.noun == last.noun && first.of == last.of && !first.id.empty();
  if (!alike) return first.text() + " to " + last.text();
  return plural(first.noun) + " " + first.id + (follows(last.id, first.id) ? " and " : " to ") +
         last.id + (first.of.empty() ? "" : " of " + first.of);
}

}  // namespace omnidoku::logic
