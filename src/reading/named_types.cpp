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
#include "formula/canonical.h"
#include "reading/statements.h"

namespace omnidoku::reading {
namespace {

using model::ConstraintSpec;

/// A formula, where kNumberHere stands for a number, and the type with the parameter that takes the
/// clue or that number. What has the same canonical text (formula/canonical.h) is meant, too.
struct Named {
  std::string_view formula;
  std::string_view type;
  std::string_view parameter = {};
};

constexpr std::string_view kNumberHere = "number_here";

constexpr Named kNamed[] = {
    {"it is rising", "thermometer"},
    {"it is growing", "slow_thermometer"},
    {"it is palindrome", "palindrome"},
    {"each c in inner: min(ends) < c < max(ends)", "between_line"},
    {"each s, t in pairs(segments): sum(s) = sum(t)", "region_sum_line"},
    {"each a, b in steps: |a - b| >= number_here", "whisper", "difference"},
    {"each a, b in steps: |a - b| = number_here", "difference_dot", "difference"},
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
    {"it is different", "all_different"},
    {"it is different and sum = clue", "killer", "sum"},
    {"sum = clue", "little_killer", "sum"},
    {"sum(between(1, 9)) = clue", "sandwich", "sum"},
    {"sum(it[1..it[1]]) = clue", "x_sum", "sum"},
    {"count(i in places where each a in it[1..i - 1]: a < it[i]) = clue", "skyscraper", "seen"},
    {"each a, b in knights: a != b", "anti_knight"},
    {"each a, b in diagonal_pairs: a != b", "anti_king"},
    {"each a, b in adjacent: |a - b| != 1", "nonconsecutive"},
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
};

std::optional<std::int64_t> number_in(std::string_view text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// The canonical text; of what is no formula itself.
std::string canonical(std::string_view formula) {
  return formula::canonical_text(formula).value_or(std::string(formula));
}

/// The canonical texts of a list, made once.
template <std::size_t size>
std::vector<std::string> canonical_texts(const Named (&list)[size]) {
  std::vector<std::string> texts;
  for (const Named& named : list) texts.push_back(canonical(named.formula));
  return texts;
}

/// The number of a formula that is as the pattern has it; of one without kNumberHere the clue, 0
/// without one. Both are canonical texts.
std::optional<std::int64_t> matched(std::string_view pattern, std::string_view formula,
                                    const std::string* clue) {
  const std::size_t place = pattern.find(kNumberHere);
  if (place == std::string_view::npos) {
    if (pattern != formula) return std::nullopt;
    return clue == nullptr ? std::optional<std::int64_t>(0) : number_in(*clue);
  }
  const std::string_view behind = pattern.substr(place + kNumberHere.size());
  if (!formula.starts_with(pattern.substr(0, place)) || !formula.ends_with(behind) ||
      formula.size() < place + behind.size())
    return std::nullopt;
  return number_in(formula.substr(place, formula.size() - place - behind.size()));
}

/// Two cells beside each other with a Roman number between them.
std::optional<ConstraintSpec> roman_sum(const ConstraintSpec& formula, std::string_view rule) {
  static const std::string of_five = canonical("sum = 5");
  static const std::string of_ten = canonical("sum = 10");
  if (rule != of_ten && rule != of_five) return std::nullopt;
  ConstraintSpec spec;
  spec.type = "xv";
  spec.cells = formula.cells;
  spec.arguments.set("total", std::string(rule == of_five ? "V" : "X"));
  return spec;
}

/// A circle around which its digits, each once in it, are found.
std::optional<ConstraintSpec> quadruple_of(const model::Puzzle& puzzle,
                                           const ConstraintSpec& formula, std::string_view rule) {
  static const std::string of_digits =
      canonical("each d in clue: count_of(it, d) >= count_of(clue, d)");
  const auto* clue = formula.arguments.get<std::string>("clue");
  if (clue == nullptr || rule != of_digits) return std::nullopt;
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
  static const std::string of_arrow = canonical("sum = number(bulb)");
  static const std::string of_touching = canonical("each a, b in touching: a != b");
  static const std::vector<std::string> texts = canonical_texts(kNamed);
  static const std::vector<std::string> texts_of_nine = canonical_texts(kNamedOfNine);
  const std::string rule = canonical(*written);
  const auto suits = [&puzzle](const ConstraintSpec& spec) {
    return constraints::validate(puzzle, spec).has_value();
  };
  const auto* bulb = formula.arguments.get<std::vector<geometry::Cell>>("bulb");
  if (bulb != nullptr && rule == of_arrow) {
    for (const geometry::Cell start : *bulb) {
      ConstraintSpec spec = arrow_from(start, formula);
      if (suits(spec)) return spec;
    }
  }
  if (auto index = index_of_column(puzzle, *written); index && suits(*index))
    return *std::move(index);
  if (auto sum = roman_sum(formula, rule); sum && suits(*sum)) return *std::move(sum);
  if (auto circle = quadruple_of(puzzle, formula, rule); circle && suits(*circle))
    return *std::move(circle);
  constexpr int kNine = 9;
  for (std::size_t i = 0; i < texts_of_nine.size(); ++i) {
    if (puzzle.num_digits() != kNine || texts_of_nine[i] != rule) continue;
    ConstraintSpec spec;
    spec.type = kNamedOfNine[i].type;
    spec.cells = formula.cells;
    if (suits(spec)) return spec;
  }
  // Cells beside each other differ already where they share a row or a column.
  const auto houses = puzzle.board->houses();
  const bool has_rows = std::any_of(houses.begin(), houses.end(), [](const geometry::House& house) {
    return house.kind == geometry::HouseKind::row;
  });
  if (has_rows && rule == of_touching) {
    ConstraintSpec spec;
    spec.type = "anti_king";
    if (suits(spec)) return spec;
  }
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const Named& named = kNamed[i];
    const auto number = matched(texts[i], rule, clue);
    if (!number) continue;
    ConstraintSpec spec;
    spec.type = named.type;
    spec.cells = formula.cells;
    if (!named.parameter.empty()) spec.arguments.set(std::string(named.parameter), *number);
    if (suits(spec)) return spec;
  }
  return formula;
}

bool say_the_same(const model::Puzzle& puzzle, const ConstraintSpec& a, const ConstraintSpec& b) {
  const auto plain = [&puzzle](const ConstraintSpec& spec) {
    ConstraintSpec made = by_name(puzzle, spec);
    made.said.clear();
    made.label.clear();
    made.arguments.erase("name");
    if (const auto* rule = made.arguments.get<std::string>("rule"))
      made.arguments.set("rule", canonical(*rule));
    return made;
  };
  // Formulas are read once where the cells differ.
  if (model::in_order(a.cells) != model::in_order(b.cells) && !a.cells.empty() && !b.cells.empty())
    return false;
  return plain(a) == plain(b);
}

void join_cages(const model::Puzzle& puzzle, std::vector<ConstraintSpec>& constraints) {
  static const std::string of_sum = canonical("sum = clue");
  const auto sorted = [](std::vector<geometry::Cell> cells) {
    std::sort(cells.begin(), cells.end());
    return cells;
  };
  for (ConstraintSpec& sum : constraints) {
    const auto* rule = sum.arguments.get<std::string>("rule");
    if (rule == nullptr || canonical(*rule) != of_sum) continue;
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
