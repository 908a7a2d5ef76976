// SPDX-License-Identifier: MIT
#include "reading/formula_text.h"

#include <algorithm>
#include <utility>

#include "constraints/constraint_type.h"

namespace omnidoku::reading {

using model::DrawnThing;

std::string numbers_in(const std::string& text, bool by_digit) {
  std::string numbers;
  bool was_digit = false;
  for (const char c : text) {
    const bool is_digit = c >= '0' && c <= '9';
    if (is_digit) {
      if (!numbers.empty() && (by_digit || !was_digit)) numbers += ' ';
      numbers += c;
    }
    was_digit = is_digit;
  }
  return numbers;
}

bool takes_digits(const std::string& formula) {
  return formula.find("in clue") != std::string::npos ||
         formula.find("clue[") != std::string::npos ||
         formula.find("count(clue)") != std::string::npos;
}

bool speaks_of(std::string_view formula, std::string_view name) {
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; };
  for (std::size_t at = formula.find(name); at != std::string_view::npos;
       at = formula.find(name, at + 1)) {
    const std::size_t end = at + name.size();
    if ((at == 0 || !is_letter(formula[at - 1])) &&
        (end == formula.size() || !is_letter(formula[end])))
      return true;
  }
  return false;
}

std::string without_clue(std::string_view formula) {
  constexpr std::string_view kAnd = ") and (";
  std::string left;
  int depth = 0;
  std::size_t begin = 0;
  const auto end_part = [&](std::size_t end) {
    const std::string_view part = formula.substr(begin, end - begin);
    if (!speaks_of(part, "clue")) left += (left.empty() ? "" : " and ") + std::string(part);
  };
  for (std::size_t i = 0; i < formula.size(); ++i) {
    if (formula[i] == '(') ++depth;
    if (formula[i] == ')' && --depth == 0 && formula.substr(i).starts_with(kAnd)) {
      end_part(i + 1);
      begin = i + kAnd.size() - 1;
    }
  }
  end_part(formula.size());
  return left;
}

bool is_trivial(const base::Error& error) { return error.reason == constraints::kSaysNothing; }

std::string of_neighbours(std::string formula) {
  constexpr std::string_view kSteps = "a, b in steps";
  constexpr std::string_view kNeighbours =
      "a, b in pairs where |row_number(a) - row_number(b)| + |column_number(a) - "
      "column_number(b)| = 1";
  for (std::size_t at = formula.find(kSteps); at != std::string::npos;
       at = formula.find(kSteps, at + kNeighbours.size()))
    formula.replace(at, kSteps.size(), kNeighbours);
  return formula;
}

bool has_plain_number(const DrawnThing& thing) {
  return std::all_of(thing.text.begin(), thing.text.end(), [](char c) {
    return (c >= '0' && c <= '9') || c == ' ' || c == ',' || c == ';' || c == '/' ||
           static_cast<unsigned char>(c) >= 0x80;
  });
}

void begin_at_bulb(std::string& formula) {
  constexpr std::pair<std::string_view, std::string_view> kOpen[] = {
      {"it is rising or it is falling", "it is rising"},
      {"it is growing or it is shrinking", "it is growing"}};
  for (const auto& [open, known] : kOpen) {
    if (const std::size_t at = formula.find(open); at != std::string::npos)
      formula.replace(at, open.size(), known);
  }
}

}  // namespace omnidoku::reading
