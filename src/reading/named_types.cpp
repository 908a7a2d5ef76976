// SPDX-License-Identifier: MIT
#include "reading/named_types.h"

#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "constraints/constraint_type.h"

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
    {"it is different", "all_different"},
    {"(it is different) and (sum = clue)", "killer", "sum"},
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

}  // namespace

ConstraintSpec by_name(const model::Puzzle& puzzle, const ConstraintSpec& formula) {
  const auto* rule = formula.arguments.get<std::string>("rule");
  const auto* clue = formula.arguments.get<std::string>("clue");
  if (rule == nullptr || formula.arguments.get<std::string>("sizes") != nullptr) return formula;
  const auto suits = [&puzzle](const ConstraintSpec& spec) {
    return constraints::validate(puzzle, spec).has_value();
  };
  const auto* bulb = formula.arguments.get<std::vector<geometry::Cell>>("bulb");
  if (bulb != nullptr && *rule == "sum = number(bulb)") {
    for (const geometry::Cell start : *bulb) {
      ConstraintSpec spec = arrow_from(start, formula);
      if (suits(spec)) return spec;
    }
  }
  for (const Named& named : kNamed) {
    const auto number = matched(named.formula, *rule, clue);
    if (!number) continue;
    ConstraintSpec spec;
    spec.type = named.type;
    spec.cells = formula.cells;
    if (!named.parameter.empty()) spec.arguments.set(std::string(named.parameter), *number);
    if (suits(spec)) return spec;
  }
  return formula;
}

}  // namespace omnidoku::reading
