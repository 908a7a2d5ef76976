// SPDX-License-Identifier: MIT
//
// For each line and place a literal tells whether the line is less than the ranked one from there
// on, and one whether it is equal: from the last place to the first. Lines that count and are less,
// or greater, are counted.
#include "sat/counting.h"
#include "sat/encoding.h"

namespace omnidoku::sat::line_rank_encoding {

namespace {

constexpr std::size_t kMostPairs = 2'000'000;

/// What a line is beside the ranked one.
struct Compared {
  Literal less = 0;
  Literal equal = 0;
};

/// -1, 0 or 1, as digits are ordered.
int order_of(const Formula& formula, const Option& a, const Option& b) {
  const std::vector<std::int64_t>& values = formula.problem().values;
  const auto of = [&](const Option& one) { return std::pair(values[one.choice], one.choice); };
  return of(a) < of(b) ? -1 : of(a) == of(b) ? 0 : 1;
}

/// Both at one place, and `behind` from the next on.
Compared compare_at(model::Variable left, model::Variable right, const Compared& behind,
                    Formula& formula) {
  const Compared now{formula.make_literal(), formula.make_literal()};
  for (const Option& a : formula.options(left)) {
    for (const Option& b : formula.options(right)) {
      const int order = order_of(formula, a, b);
      const auto add = [&](Literal one, Literal other) {
        formula.add({-a.literal, -b.literal, one, other});
      };
      if (order != 0) {
        formula.add({-a.literal, -b.literal, order < 0 ? now.less : -now.less});
        formula.add({-a.literal, -b.literal, -now.equal});
        continue;
      }
      add(-now.less, behind.less);
      add(now.less, -behind.less);
      add(-now.equal, behind.equal);
      add(now.equal, -behind.equal);
    }
  }
  return now;
}

/// A literal for "both hold".
Literal both(Literal a, Literal b, Formula& formula) {
  const Literal result = formula.make_literal();
  formula.add({-result, a});
  formula.add({-result, b});
  formula.add({result, -a, -b});
  return result;
}

/// So many of them hold, or at most so many.
void limit(const std::vector<Literal>& literals, std::size_t number, bool at_least,
           Formula& formula) {
  if (number > literals.size()) {
    if (at_least) formula.add({});
    return;
  }
  const std::size_t most = std::min(number + 1, literals.size());
  const std::vector<Literal> count = counts_of(literals, most, formula);
  if (at_least && number > 0) formula.add({count[number]});
  if (number < literals.size()) formula.add({-count[number + 1]});
}

/// A literal that holds where the variable has the digit.
Literal literal_of(model::Variable variable, geometry::Digit digit, Formula& formula) {
  for (const Option& option : formula.options(variable)) {
    if (option.choice == digit.index()) return option.literal;
  }
  const Literal never = formula.make_literal();
  formula.add({-never});
  return never;
}

bool encode(const model::PostedPrimitive& posted, Formula& formula) {
  const auto* rank = std::get_if<model::LineRank>(&posted.primitive);
  if (rank == nullptr) return false;
  const model::RankedLines& lines = *rank->lines;
  const std::vector<model::Variable>& ranked = lines[rank->ranked];
  const auto num_digits = static_cast<std::size_t>(formula.problem().num_digits);
  if (lines.size() * ranked.size() * num_digits * num_digits > kMostPairs) {
    formula.give_up();
    return true;
  }
  if (rank->first) formula.add({literal_of(ranked[0], *rank->first, formula)});
  std::vector<Literal> less;
  std::vector<Literal> greater;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i == rank->ranked) continue;
    Compared compared{formula.make_literal(), formula.make_literal()};
    formula.add({-compared.less});
    formula.add({compared.equal});
    for (std::size_t place = ranked.size(); place-- > 0;) {
      if (lines[i][place] == ranked[place]) continue;
      compared = compare_at(lines[i][place], ranked[place], compared, formula);
    }
    Literal is_greater = both(-compared.less, -compared.equal, formula);
    if (rank->first) {
      const Literal counts = literal_of(lines[i][0], *rank->first, formula);
      compared.less = both(compared.less, counts, formula);
      compared.equal = both(compared.equal, counts, formula);
      is_greater = both(is_greater, counts, formula);
    }
    if (!rank->may_tie) formula.add({-compared.equal});
    less.push_back(compared.less);
    greater.push_back(is_greater);
  }
  limit(less, rank->less, true, formula);
  limit(greater, rank->greater, !rank->may_tie, formula);
  return true;
}

}  // namespace

extern const Encoding descriptor;
const Encoding descriptor{encode};

}  // namespace omnidoku::sat::line_rank_encoding
