// SPDX-License-Identifier: MIT
#include "reading/named_types.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "constraints/constraint_type.h"
#include "reading/statements.h"

namespace omnidoku::reading {
namespace {

using model::ConstraintSpec;

/// A formula, where "#" stands for a number, and the type with the parameter that takes the clue or
/// that number.
struct Named {
  std::string_view formula;
  std::string_view type;
  std::string_view parameter = {};
};

constexpr Named kNamed[] = {
    {"it is rising", "thermometer"},
    {"it is growing", "slow_thermometer"},
    {"it is palindrome", "palindrome"},
    {"each c in inner: min(ends) < c < max(ends)", "between_line"},
    {"each s, t in pairs(segments): sum(s) = sum(t)", "region_sum_line"},
    {"each a, b in steps: |a - b| >= #", "whisper", "difference"},
    {"each a, b in steps: |a - b| = #", "difference_dot", "difference"},
    {"it is consecutive", "difference_dot"},
    {"it is consecutive", "renban"},
    {"it[1] = 2 * it[2] or it[2] = 2 * it[1]", "ratio_dot"},
    {"each a, b in steps: a = 2 * b or b = 2 * a", "ratio_dot"},
    {"it is odd", "odd"},
    {"it is even", "even"},
    {"cell is odd", "odd"},
    {"cell is even", "even"},
    {"each i in places where i <= length / 2: it[i] + it[-i] = it[(length + 1) / 2]", "zipper"},
    {"if length mod 2 = 1 then (each i in places where i <= length / 2: it[i] + it[-i] = "
     "it[(length + 1) / 2]) else (each i in places: it[i] + it[-i] = it[1] + it[-1])",
     "zipper"},
    {"each a, b in pairs: |a - b| >= 2", "nabner"},
    {"sum(ends) = sum(inner)", "double_arrow"},
    {"sum(inner) = sum(ends)", "double_arrow"},
    {"it is different", "all_different"},
    {"(it is different) and (sum = clue)", "killer", "sum"},
    {"(sum = clue) and (it is different)", "killer", "sum"},
    {"sum = clue", "little_killer", "sum"},
    {"sum(between(1, 9)) = clue", "sandwich", "sum"},
    {"sum(it[1..it[1]]) = clue", "x_sum", "sum"},
    {"count(i in places where each a in it[1..i - 1]: a < it[i]) = clue", "skyscraper", "seen"},
    {"each a, b in knights: a != b", "anti_knight"},
    {"each a, b in knights: not (a = b)", "anti_knight"},
    {"each a, b in diagonal_pairs: a != b", "anti_king"},
    {"each a, b in diagonal_pairs: not (a = b)", "anti_king"},
    {"each a, b in adjacent: |a - b| != 1", "nonconsecutive"},
    {"each a, b in adjacent: not (|a - b| = 1)", "nonconsecutive"},
};

/// The same, of the digits 1 to 9.
constexpr Named kNamedOfNine[] = {
    {"each squares: (some c in it: c in {1..3}) and (some c in it: c in {4..6}) and (some c in it: "
     "c in {7..9})",
     "global_entropy"},
    {"each squares: (count(c in it where c in {1, 2, 3}) >= 1) and ((count(c in it where c in {4, "
     "5, 6}) >= 1) and (count(c in it where c in {7, 8, 9}) >= 1))",
     "global_entropy"},
    {"each windows(3): (some c in it: c in {1..3}) and (some c in it: c in {4..6}) and (some c in "
     "it: c in {7..9})",
     "entropic"},
    {"each windows(3): (some c in it: c in {1, 4, 7}) and (some c in it: c in {2, 5, 8}) and (some "
     "c in it: c in {3, 6, 9})",
     "modular"},
    {"each windows(3): ((some c in it: c in {1..3}) and (some c in it: c in {4..6}) and (some c in "
     "it: c in {7..9}))",
     "entropic"},
};

std::optional<std::int64_t> number_in(std::string_view text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// The number of a formula that is as the pattern has it; of one without "#" the clue, 0 without
/// one.
std::optional<std::int64_t> matched(std::string_view pattern, std::string_view formula,
                                    const std::string* clue) {
  const std::size_t place = pattern.find('#');
  if (place != std::string_view::npos) {
    if (!formula.starts_with(pattern.substr(0, place))) return std::nullopt;
    return number_in(formula.substr(place));
  }
  if (pattern != formula) return std::nullopt;
  return clue == nullptr ? std::optional<std::int64_t>(0) : number_in(*clue);
}

/// The formula with "sum" for the sum of all cells however it is written.
std::string with_plain_sum(std::string rule) {
  for (const std::string_view sum : {"sum()", "sum(it)", "(sum)"}) {
    for (std::size_t at = rule.find(sum); at != std::string::npos; at = rule.find(sum, at)) {
      const bool is_of_other = at > 0 && rule[at - 1] != ' ' && rule[at - 1] != '(';
      if (is_of_other) {
        ++at;
      } else {
        rule.replace(at, sum.size(), "sum");
      }
    }
  }
  return rule;
}

/// Two cells beside each other with a Roman number between them.
std::optional<ConstraintSpec> roman_sum(const ConstraintSpec& formula, std::string_view rule) {
  if (rule != "sum = 10" && rule != "sum = 5") return std::nullopt;
  ConstraintSpec spec;
  spec.type = "xv";
  spec.cells = formula.cells;
  spec.arguments.set("total", std::string(rule == "sum = 5" ? "V" : "X"));
  return spec;
}

/// A circle around which its digits, each once in it, are found.
std::optional<ConstraintSpec> quadruple_of(const model::Puzzle& puzzle,
                                           const ConstraintSpec& formula, std::string_view rule) {
  const auto* clue = formula.arguments.get<std::string>("clue");
  if (clue == nullptr || rule != "each d in clue: count_of(it, d) >= count_of(clue, d)")
    return std::nullopt;
  geometry::DigitSet digits;
  for (const std::string& word : split_words(*clue)) {
    const int index = word.size() == 1 ? word[0] - '1' : -1;
    constexpr int kMost = 9;
    const bool is_digit = index >= 0 && index < std::min(kMost, puzzle.num_digits());
    if (!is_digit || digits.contains(geometry::Digit(index))) return std::nullopt;
    digits.insert(geometry::Digit(index));
  }
  ConstraintSpec spec;
  spec.type = "quadruple";
  spec.cells = formula.cells;
  spec.arguments.set("digits", digits);
  return spec;
}

/// An arrow from a cell of its circle on, as the type has it.
ConstraintSpec arrow_from(geometry::Cell start, const ConstraintSpec& formula) {
  const auto& bulb = *formula.arguments.get<std::vector<geometry::Cell>>("bulb");
  ConstraintSpec spec;
  spec.type = "arrow";
  spec.cells = formula.cells;
  spec.cells.insert(spec.cells.begin(), start);
  if (bulb.size() > 1) spec.arguments.set("pill", bulb);
  return spec;
}

/// "each r in rows: r[r[4]] = 4": the digits of the column say where its number is in their rows.
std::optional<ConstraintSpec> index_of_column(const model::Puzzle& puzzle, std::string_view rule) {
  constexpr std::string_view kBegin = "each r in rows: r[r[";
  constexpr std::string_view kMiddle = "]] = ";
  if (!rule.starts_with(kBegin)) return std::nullopt;
  rule.remove_prefix(kBegin.size());
  const std::size_t middle = rule.find(kMiddle);
  if (middle == std::string_view::npos ||
      rule.substr(0, middle) != rule.substr(middle + kMiddle.size()))
    return std::nullopt;
  const auto column = number_in(rule.substr(0, middle));
  if (!column) return std::nullopt;
  ConstraintSpec spec;
  spec.type = "column_indexer";
  for (int row = 1; row <= puzzle.num_digits(); ++row) {
    const auto cell =
        puzzle.board->find_cell("R" + std::to_string(row) + "C" + std::to_string(*column));
    if (!cell) return std::nullopt;
    spec.cells.push_back(*cell);
  }
  return spec;
}

}  // namespace

ConstraintSpec by_name(const model::Puzzle& puzzle, const ConstraintSpec& formula) {
  const auto* written = formula.arguments.get<std::string>("rule");
  const auto* clue = formula.arguments.get<std::string>("clue");
  if (written == nullptr || formula.arguments.get<std::string>("sizes") != nullptr) return formula;
  const std::string rule = with_plain_sum(*written);
  const auto suits = [&puzzle](const ConstraintSpec& spec) {
    return constraints::validate(puzzle, spec).has_value();
  };
  const auto* bulb = formula.arguments.get<std::vector<geometry::Cell>>("bulb");
  if (bulb != nullptr && (rule == "sum = number(bulb)" || rule == "number(bulb) = sum")) {
    for (const geometry::Cell start : *bulb) {
      ConstraintSpec spec = arrow_from(start, formula);
      if (suits(spec)) return spec;
    }
  }
  if (auto index = index_of_column(puzzle, rule); index && suits(*index)) return *std::move(index);
  if (auto sum = roman_sum(formula, rule); sum && suits(*sum)) return *std::move(sum);
  if (auto circle = quadruple_of(puzzle, formula, rule); circle && suits(*circle))
    return *std::move(circle);
  constexpr int kNine = 9;
  for (const Named& named : kNamedOfNine) {
    if (puzzle.num_digits() != kNine || named.formula != rule) continue;
    ConstraintSpec spec;
    spec.type = named.type;
    spec.cells = formula.cells;
    if (suits(spec)) return spec;
  }
  // Cells beside each other differ already where they share a row or a column.
  const auto houses = puzzle.board->houses();
  const bool has_rows = std::any_of(houses.begin(), houses.end(), [](const geometry::House& house) {
    return house.kind == geometry::HouseKind::row;
  });
  if (has_rows && rule == "each a, b in touching: a != b") {
    ConstraintSpec spec;
    spec.type = "anti_king";
    if (suits(spec)) return spec;
  }
  for (const Named& named : kNamed) {
    const auto number = matched(named.formula, rule, clue);
    if (!number) continue;
    ConstraintSpec spec;
    spec.type = named.type;
    spec.cells = formula.cells;
    if (!named.parameter.empty()) spec.arguments.set(std::string(named.parameter), *number);
    if (suits(spec)) return spec;
  }
  return formula;
}

void join_cages(const model::Puzzle& puzzle, std::vector<ConstraintSpec>& constraints) {
  const auto sorted = [](std::vector<geometry::Cell> cells) {
    std::sort(cells.begin(), cells.end());
    return cells;
  };
  for (ConstraintSpec& sum : constraints) {
    const auto* rule = sum.arguments.get<std::string>("rule");
    if (rule == nullptr || with_plain_sum(*rule) != "sum = clue") continue;
    const bool are_different =
        std::any_of(constraints.begin(), constraints.end(), [&](const ConstraintSpec& other) {
          return other.type == "all_different" && sorted(other.cells) == sorted(sum.cells);
        });
    if (!are_different) continue;
    ConstraintSpec both = sum;
    both.arguments.set("rule", std::string("(it is different) and (sum = clue)"));
    ConstraintSpec cage = by_name(puzzle, both);
    if (cage.type != "killer") continue;
    cage.said = sum.said;
    sum = std::move(cage);
  }
}

}  // namespace omnidoku::reading
