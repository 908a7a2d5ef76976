// SPDX-License-Identifier: MIT
#include "geometry/house_names.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "geometry/name_style.h"

namespace omnidoku::geometry {

namespace {

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
std::optional<std::string> common_coordinate(const Board& board, const House& house, char letter) {
  const std::optional<NameStyle> style = name_style_of(board);
  std::optional<std::string> common;
  for (const Cell cell : house.cells) {
    const auto place = style ? grid_place_from(board.name(cell)) : std::nullopt;
    std::optional<std::string> own = !place          ? coordinate(board.name(cell), letter)
                                     : letter == 'R' ? std::to_string(place->row)
                                                     : column_name(*style, place->column);
    if (!own || (common && *common != *own)) return std::nullopt;
    common = std::move(own);
  }
  return common;
}

bool names(std::string_view name, std::string_view kind) {
  const auto same = [](char a, char b) { return lower(a) == b; };
  return std::search(name.begin(), name.end(), kind.begin(), kind.end(), same) != name.end();
}

bool names_a_kind(std::string_view name) {
  for (int i = 0; i < static_cast<int>(HouseKind::extra); ++i) {
    if (names(name, to_string(static_cast<HouseKind>(i)))) return true;
  }
  return names(name, "house") || names(name, "face") || names(name, "layer");
}

std::string plural(const std::string& noun) {
  const auto ends = [&noun](std::string_view end) { return noun.ends_with(end); };
  const bool hisses = ends("x") || ends("s") || ends("ch") || ends("sh");
  return noun + (hisses ? "es" : "s");
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

/// "a", "a and b", "a, b and c"
std::string list_text(const std::vector<std::string>& items) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 == items.size() ? " and " : ", ";
    text += items[i];
  }
  return text;
}

/// "1 to 7", "8 and 9", "1, 5 to 7 and A"
std::string ids_text(std::span<const HouseName> houses) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < houses.size();) {
    std::size_t last = i;
    while (last + 1 < houses.size() && follows(houses[last + 1].id, houses[last].id)) ++last;
    if (last >= i + 2) {
      parts.push_back(houses[i].id + " to " + houses[last].id);
    } else {
      for (std::size_t one = i; one <= last; ++one) parts.push_back(houses[one].id);
    }
    i = last + 1;
  }
  return list_text(parts);
}

/// Whether the two are told in one breath: "rows 1 and 2 of grid 3", "the regions of R1C1 and
/// R1C4".
bool go_together(const HouseName& a, const HouseName& b) {
  if (a.noun != b.noun || a.id.empty() != b.id.empty()) return false;
  return a.id.empty() ? !a.of.empty() && !b.of.empty() : a.of == b.of;
}

/// Houses of which any two go together.
std::string group_text(std::span<const HouseName> houses) {
  const HouseName& first = houses.front();
  if (houses.size() == 1) return first.text();
  if (!first.id.empty()) {
    return plural(first.noun) + " " + ids_text(houses) +
           (first.of.empty() ? "" : " of " + first.of);
  }
  std::vector<std::string> wholes;
  for (const HouseName& house : houses) wholes.push_back(house.of);
  return (first.definite ? "the " : "") + plural(first.noun) + " of " + list_text(wholes);
}

}  // namespace

std::string HouseName::text() const {
  return (definite ? "the " : "") + noun + (id.empty() ? "" : " " + id) +
         (of.empty() ? "" : " of " + of);
}

std::string HouseName::title() const {
  HouseName bare = *this;
  bare.definite = false;
  return (tells_kind ? "" : "house ") + bare.text();
}

std::vector<std::pair<std::string, std::string>> HouseName::words() const {
  if (noun == to_string(HouseKind::region) && id.empty() && !of.empty()) {
    return {{noun + " of", of}};
  }
  std::vector<std::pair<std::string, std::string>> words;
  if (const std::size_t blank = of.find(' '); blank != std::string::npos) {
    words.emplace_back(of.substr(0, blank), of.substr(blank + 1));
  }
  if (tells_kind || !id.empty()) {
    words.emplace_back(noun, id);
  } else {
    words.emplace_back("house", noun);
  }
  return words;
}

namespace {

/// The name of a house as its words say it; `parts` are those behind what it is a part of.
HouseName parsed(const House& house, std::vector<std::string>& parts) {
  constexpr std::array<std::string_view, 3> kWholes = {"grid", "cube", "face"};
  HouseName name;
  parts = split(house.name);
  if (parts.size() > 2 && is_id(parts[1]) &&
      std::find(kWholes.begin(), kWholes.end(), parts[0]) != kWholes.end()) {
    name.of = parts[0] + " " + parts[1];
    parts.erase(parts.begin(), parts.begin() + 2);
  }
  const auto words = static_cast<std::size_t>(
      std::find_if_not(parts.begin(), parts.end(), is_word) - parts.begin());
  if (words > 0 && words + 1 == parts.size() && is_id(parts.back())) {
    name.noun = joined(parts, 0, words);
    name.id = parts.back();
  } else if (words == parts.size() && words > 0) {
    name.definite = true;
    const bool has_article = parts.size() > 1 && parts.front() == "the";
    name.noun = joined(parts, has_article ? 1 : 0, words);
  } else {
    name.noun = joined(parts, 0, parts.size());
  }
  name.tells_kind = names_a_kind(name.noun);
  return name;
}

}  // namespace

HouseName name_on_board(const House& house) {
  std::vector<std::string> parts;
  return parsed(house, parts);
}

HouseName house_name(const Board& board, const House& house) {
  std::vector<std::string> parts;
  HouseName name = parsed(house, parts);
  if (parts.size() == 2 && parts.front() == to_string(HouseKind::region)) {
    name.definite = true;
    name.noun = parts.front();
    name.id.clear();
    name.of = board.name(*std::min_element(house.cells.begin(), house.cells.end()));
  } else if (!name.id.empty()) {
    for (const auto& [line, letter] : {std::pair("row", 'R'), std::pair("column", 'C')}) {
      if (name.noun != line) continue;
      if (auto number = common_coordinate(board, house, letter)) name.id = *std::move(number);
    }
  } else if (!name.definite && !names_a_kind(house.name)) {
    name.noun = house.kind == HouseKind::extra ? "house" : to_string(house.kind);
    name.id = joined(parts, 0, parts.size());
  }
  name.tells_kind = names_a_kind(name.noun);
  return name;
}

std::string houses_text(std::span<const HouseName> houses) {
  std::vector<std::string> groups;
  for (std::size_t i = 0; i < houses.size();) {
    std::size_t end = i + 1;
    while (end < houses.size() && go_together(houses[i], houses[end])) ++end;
    groups.push_back(group_text(houses.subspan(i, end - i)));
    i = end;
  }
  return list_text(groups);
}

}  // namespace omnidoku::geometry
