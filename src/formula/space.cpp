// SPDX-License-Identifier: MIT
#include "formula/space.h"

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>
#include <utility>

#include "base/bits.h"
#include "base/check.h"

namespace omnidoku::formula {
namespace {

using Bounds = std::pair<std::int64_t, std::int64_t>;

std::int64_t floored(std::int64_t a, std::int64_t b) {
  const std::int64_t quotient = a / b;
  return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

/// Of products of numbers within bounds that are no greater than Space allows.
Bounds product_of(Bounds a, Bounds b) {
  const auto [low, high] =
      std::minmax({a.first * b.first, a.first * b.second, a.second * b.first, a.second * b.second});
  return {low, high};
}

bool is_small(std::int64_t value) {
  constexpr std::int64_t kRoot = std::int64_t{1} << 31;
  return value < kRoot && value > -kRoot;
}

}  // namespace

std::size_t Space::KeyHash::operator()(const Node* node) const {
  std::uint64_t hash = static_cast<std::uint64_t>(node->op) * 0x9e3779b97f4a7c15U;
  const auto add = [&hash](std::uint64_t word) {
    hash = (hash ^ word) * 0xff51afd7ed558ccdU;
    hash ^= hash >> 32;
  };
  for (const std::int64_t number : node->numbers) add(static_cast<std::uint64_t>(number));
  for (const Term part : node->parts) add(part.index() + (std::uint64_t{1} << 40));
  return hash;
}

Space::Space(std::vector<std::int64_t> values, std::size_t most_work)
    : values_(std::move(values)), most_work_(most_work) {
  const Term no = make(Op::truth, {0}, {}, 0, 0);
  const Term yes = make(Op::truth, {1}, {}, 1, 1);
  OMNIDOKU_CHECK(no == kFalse && yes == kTrue);
}

Term Space::intern(Node node) {
  auto kept = std::make_unique<Node>(std::move(node));
  const auto known = known_.find(kept.get());
  if (known != known_.end()) return known->second;
  kept->places.shrink_to_fit();
  add_work(kWorkOfTerm);
  num_words_ +=
      kWordsOfTerm + kept->numbers.size() + (kept->parts.size() + kept->places.size()) / 2;
  if (num_words_ > kMostWords) exhausted_ = true;
  const Term term(nodes_.size());
  known_.emplace(kept.get(), term);
  nodes_.push_back(std::move(kept));
  return term;
}

Term Space::make(Op op, std::vector<std::int64_t> numbers, std::vector<Term> parts,
                 std::int64_t low, std::int64_t high) {
  Node made{op, std::move(numbers), std::move(parts), {}, low, high};
  add_work(4 + made.numbers.size() + made.parts.size());
  if (low < -kGreatest || high > kGreatest) {
    exhausted_ = true;
    made.low = std::max(low, -kGreatest);
    made.high = std::min(high, kGreatest);
  }
  if (op == Op::table || op == Op::one_of) {
    made.places = {Place(made.numbers.front())};
  } else if (made.parts.size() == 1) {
    made.places = places(made.parts.front());
  } else {
    for (const Term part : made.parts) {
      const std::vector<Place>& more = places(part);
      made.places.insert(made.places.end(), more.begin(), more.end());
    }
    add_work(made.places.size() / 2);
    std::sort(made.places.begin(), made.places.end());
    made.places.erase(std::unique(made.places.begin(), made.places.end()), made.places.end());
  }
  return intern(std::move(made));
}

std::uint64_t Space::all_digits() const { return base::low_bits<std::uint64_t>(num_digits()); }

bool Space::depends_on(Term term, Place place) const {
  const std::vector<Place>& all = places(term);
  return std::binary_search(all.begin(), all.end(), place);
}

std::optional<Place> Space::only_place(Term term) const {
  const std::vector<Place>& all = places(term);
  return all.size() == 1 ? std::optional(all.front()) : std::nullopt;
}

std::optional<std::int64_t> Space::as_number(Term term) const {
  const Node& one = node(term);
  return one.op == Op::number ? std::optional(one.numbers.front()) : std::nullopt;
}

std::optional<bool> Space::as_truth(Term term) const {
  return node(term).op == Op::truth ? std::optional(term == kTrue) : std::nullopt;
}

// ---- numbers -----------------------------------------------------------------------------------

Term Space::number(std::int64_t value) { return make(Op::number, {value}, {}, value, value); }

Term Space::value_of(Place place) { return table(place, values_); }

Term Space::table(Place place, const std::vector<std::int64_t>& by_digit) {
  const std::int64_t first = by_digit.front();
  std::vector<std::int64_t> numbers{static_cast<std::int64_t>(place.index())};
  for (const std::int64_t value : by_digit) numbers.push_back(value - first);
  const auto [low, high] = std::minmax_element(numbers.begin() + 1, numbers.end());
  if (*low == 0 && *high == 0) return number(first);
  const std::int64_t least = *low;
  const std::int64_t most = *high;
  const Term made = make(Op::table, std::move(numbers), {}, least, most);
  return first == 0 ? made : linear({first, {{made, 1}}});
}

Space::Parts Space::parts_of(Term term) const {
  const Node& one = node(term);
  if (one.op == Op::number) return {one.numbers.front(), {}};
  if (one.op != Op::sum) return {0, {{term, 1}}};
  Parts parts{one.numbers.front(), {}};
  for (std::size_t i = 0; i < one.parts.size(); ++i)
    parts.terms.emplace_back(one.parts[i], one.numbers[i + 1]);
  return parts;
}

Term Space::linear(const Parts& parts) {
  add_work(parts.terms.size());
  std::map<Place, std::vector<std::int64_t>> tables;
  std::map<Term, std::int64_t> others;
  for (const auto& [term, factor] : parts.terms) {
    if (factor == 0) continue;
    const Node& one = node(term);
    if (one.op != Op::table) {
      add_work(2);  // in order
      others[term] += factor;
      continue;
    }
    std::vector<std::int64_t>& table = tables[Place(one.numbers.front())];
    table.resize(values_.size(), 0);
    if (!is_small(factor) || !is_small(one.low) || !is_small(one.high)) exhausted_ = true;
    if (exhausted_) return number(0);
    for (std::size_t i = 0; i < values_.size(); ++i) table[i] += factor * one.numbers[i + 1];
  }
  std::vector<std::pair<Term, std::int64_t>> items;
  for (const auto& [place, table] : tables) {
    const auto [low, high] = std::minmax_element(table.begin(), table.end());
    if (*low == 0 && *high == 0) continue;
    std::vector<std::int64_t> numbers{static_cast<std::int64_t>(place.index())};
    numbers.insert(numbers.end(), table.begin(), table.end());
    items.emplace_back(make(Op::table, std::move(numbers), {}, *low, *high), 1);
  }
  for (const auto& [term, factor] : others) {
    if (factor != 0) items.emplace_back(term, factor);
  }
  if (items.empty()) return number(parts.constant);
  if (parts.constant == 0 && items.size() == 1 && items.front().second == 1)
    return items.front().first;
  std::sort(items.begin(), items.end());
  std::vector<std::int64_t> numbers{parts.constant};
  std::vector<Term> terms;
  std::int64_t least = parts.constant;
  std::int64_t most = parts.constant;
  for (const auto& [term, factor] : items) {
    numbers.push_back(factor);
    terms.push_back(term);
    if (factor != 1 && !(is_small(factor) && is_small(low(term)) && is_small(high(term))))
      exhausted_ = true;
    if (exhausted_) return number(0);
    least += factor * (factor > 0 ? low(term) : high(term));
    most += factor * (factor > 0 ? high(term) : low(term));
    if (least < -kGreatest || most > kGreatest) exhausted_ = true;
  }
  if (exhausted_) return number(0);
  return make(Op::sum, std::move(numbers), std::move(terms), least, most);
}

Term Space::sum(std::span<const Term> terms) {
  Parts all;
  for (const Term term : terms) {
    const Parts more = parts_of(term);
    all.constant += more.constant;
    all.terms.insert(all.terms.end(), more.terms.begin(), more.terms.end());
    if (all.constant > kGreatest || all.constant < -kGreatest) exhausted_ = true;
    if (exhausted_) return number(0);
  }
  return linear(all);
}

Term Space::sum(Term a, Term b) {
  const Term both[] = {a, b};
  return sum(both);
}

Term Space::difference(Term a, Term b) { return sum(a, times(b, -1)); }

Term Space::times(Term term, std::int64_t factor) {
  if (factor == 1) return term;
  Parts parts = parts_of(term);
  if (factor != -1 && !(is_small(factor) && is_small(parts.constant))) exhausted_ = true;
  if (exhausted_) return number(0);
  parts.constant *= factor;
  for (auto& [part, times] : parts.terms) {
    if (factor != -1 && !is_small(times)) exhausted_ = true;
    if (exhausted_) return number(0);
    times *= factor;
  }
  return linear(parts);
}

Term Space::tabled(Term term) {
  const auto place = only_place(term);
  const Node& one = node(term);
  if (!place || one.op == Op::table) return term;
  if (one.op == Op::sum && one.parts.size() == 1 && node(one.parts.front()).op == Op::table)
    return term;
  std::vector<std::int64_t> values;
  for (std::size_t digit = 0; digit < values_.size(); ++digit) {
    const auto value = as_number(with(term, *place, digit));
    OMNIDOKU_CHECK(value.has_value());
    values.push_back(*value);
  }
  return table(*place, values);
}

Term Space::product(Term a, Term b) {
  if (const auto value = as_number(a)) return times(b, *value);
  if (const auto value = as_number(b)) return times(a, *value);
  std::vector<Term> factors;
  for (const Term one : {a, b}) {
    if (node(one).op == Op::product) {
      factors.insert(factors.end(), node(one).parts.begin(), node(one).parts.end());
    } else {
      factors.push_back(one);
    }
  }
  std::sort(factors.begin(), factors.end());
  for (const Term one : {a, b}) {
    if (!is_small(low(one)) || !is_small(high(one))) exhausted_ = true;
  }
  if (exhausted_) return number(0);
  const auto [least, most] = product_of({low(a), high(a)}, {low(b), high(b)});
  return tabled(make(Op::product, {}, std::move(factors), least, most));
}

Term Space::absolute(Term term) {
  if (low(term) >= 0) return term;
  const Term opposite = times(term, -1);
  if (high(term) <= 0) return opposite;
  const std::int64_t most = std::max(-low(term), high(term));
  return tabled(make(Op::absolute, {}, {std::min(term, opposite)}, 0, most));
}

Term Space::extreme(std::span<const Term> terms, bool greatest) {
  const Op op = greatest ? Op::greatest : Op::least;
  std::vector<Term> all;
  for (const Term term : terms) {
    if (node(term).op == op) {
      all.insert(all.end(), node(term).parts.begin(), node(term).parts.end());
    } else {
      all.push_back(term);
    }
  }
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  std::int64_t least = low(all.front());
  std::int64_t most = high(all.front());
  for (const Term term : all) {
    least = greatest ? std::max(least, low(term)) : std::min(least, low(term));
    most = greatest ? std::max(most, high(term)) : std::min(most, high(term));
  }
  // Of what cannot matter nothing stays; a bound that is surely reached stands as a number.
  const std::int64_t reached = greatest ? least : most;
  std::vector<Term> kept;
  bool has_bound = false;
  for (const Term term : all) {
    if (greatest ? high(term) <= reached : low(term) >= reached) continue;
    has_bound = has_bound || (greatest ? low(term) : high(term)) == reached;
    kept.push_back(term);
  }
  if (kept.empty()) return number(reached);
  if (kept.size() < all.size() && !has_bound) kept.push_back(number(reached));
  if (kept.size() == 1) return kept.front();
  std::sort(kept.begin(), kept.end());
  return tabled(make(op, {}, std::move(kept), least, most));
}

Term Space::remainder(Term term, std::int64_t divisor) {
  const auto rest_of = [divisor](std::int64_t value) {
    return value - floored(value, divisor) * divisor;
  };
  if (const auto value = as_number(term)) return number(rest_of(*value));
  Parts parts = parts_of(term);
  Parts reduced{rest_of(parts.constant), {}};
  for (const auto& [part, factor] : parts.terms) {
    const Node& one = node(part);
    if (one.op != Op::table) {
      reduced.terms.emplace_back(part, rest_of(factor));
      continue;
    }
    std::vector<std::int64_t> rests;
    for (std::size_t i = 0; i < values_.size(); ++i)
      rests.push_back(rest_of(factor * one.numbers[i + 1]));
    const Term rest = table(Place(one.numbers.front()), rests);
    if (!as_number(rest)) reduced.terms.emplace_back(rest, 1);  // else it is 0
  }
  const Term made = linear(reduced);
  if (const auto value = as_number(made)) return number(rest_of(*value));
  if (low(made) >= 0 && high(made) < divisor) return made;
  return tabled(make(Op::remainder, {divisor}, {made}, 0, divisor - 1));
}

Term Space::quotient(Term term, std::int64_t divisor) {
  if (divisor == 1) return term;
  const std::int64_t least = floored(low(term), divisor);
  const std::int64_t most = floored(high(term), divisor);
  if (least == most) return number(least);
  return tabled(make(Op::quotient, {divisor}, {term}, least, most));
}

Term Space::choice(Term test, Term yes, Term no) {
  if (test == kTrue || yes == no) return yes;
  if (test == kFalse) return no;
  const auto first = as_number(yes);
  const auto second = as_number(no);
  if (first && second) return sum(times(indicator(test), *first - *second), no);
  return tabled(make(Op::choice, {}, {test, yes, no}, std::min(low(yes), low(no)),
                     std::max(high(yes), high(no))));
}

Term Space::indicator(Term test) {
  if (const auto value = as_truth(test)) return number(*value ? 1 : 0);
  const Node& one = node(test);
  if (one.op == Op::one_of) {
    std::vector<std::int64_t> values;
    for (std::size_t i = 0; i < values_.size(); ++i)
      values.push_back(
          static_cast<std::int64_t>(static_cast<std::uint64_t>(one.numbers[1]) >> i & 1U));
    return table(Place(one.numbers.front()), values);
  }
  return make(Op::indicator, {}, {test}, 0, 1);
}

// ---- tests -------------------------------------------------------------------------------------

Term Space::one_of(Place place, std::uint64_t digits) {
  digits &= all_digits();
  if (digits == all_digits()) return kTrue;
  if (digits == 0) return kFalse;
  return make(Op::one_of,
              {static_cast<std::int64_t>(place.index()), static_cast<std::int64_t>(digits)}, {}, 0,
              1);
}

Term Space::compare(Op op, Term term) {
  const auto decide = [op](std::int64_t value) {
    return op == Op::nonpositive ? value <= 0 : (value == 0) == (op == Op::zero);
  };
  if (const auto value = as_number(term)) return truth(decide(*value));
  if (op == Op::nonpositive) {
    if (high(term) <= 0) return kTrue;
    if (low(term) > 0) return kFalse;
  } else if (low(term) > 0 || high(term) < 0) {
    return truth(op == Op::nonzero);
  }
  if (const auto place = only_place(term)) {
    std::uint64_t digits = 0;
    for (std::size_t digit = 0; digit < values_.size(); ++digit) {
      const auto value = as_number(with(term, *place, digit));
      OMNIDOKU_CHECK(value.has_value());
      if (decide(*value)) digits |= std::uint64_t{1} << digit;
    }
    return one_of(*place, digits);
  }
  Parts parts = parts_of(term);
  std::int64_t divisor = 0;
  for (const auto& [part, factor] : parts.terms) {
    const Node& one = node(part);
    if (one.op != Op::table) {
      divisor = std::gcd(divisor, factor);
      continue;
    }
    for (std::size_t i = 0; i < values_.size(); ++i)
      divisor = std::gcd(divisor, factor * one.numbers[i + 1]);
  }
  if (divisor > 1) {
    if (op == Op::nonpositive) {
      parts.constant = -floored(-parts.constant, divisor);
    } else if (parts.constant % divisor != 0) {
      return truth(op == Op::nonzero);
    } else {
      parts.constant /= divisor;
    }
    for (auto& [part, factor] : parts.terms) {
      const Node& one = node(part);
      if (one.op != Op::table) {
        factor /= divisor;
        continue;
      }
      std::vector<std::int64_t> values;
      for (std::size_t i = 0; i < values_.size(); ++i)
        values.push_back(factor * one.numbers[i + 1] / divisor);
      part = table(Place(one.numbers.front()), values);
      factor = 1;
    }
    return compare(op, linear(parts));
  }
  if (op != Op::nonpositive) term = std::min(term, times(term, -1));
  return make(op, {}, {term}, 0, 1);
}

Term Space::equal(Term a, Term b) { return compare(Op::zero, difference(a, b)); }

Term Space::at_most(Term a, Term b) { return compare(Op::nonpositive, difference(a, b)); }

Term Space::less(Term a, Term b) {
  return compare(Op::nonpositive, sum(difference(a, b), number(1)));
}

Term Space::negation(Term test) {
  if (node(test).op < Op::all_of) return rebuilt_negation(test);
  const auto known = negations_.find(test);
  if (known != negations_.end()) return known->second;
  const Term made = rebuilt_negation(test);
  negations_.emplace(test, made);
  negations_.emplace(made, test);
  return made;
}

Term Space::rebuilt_negation(Term test) {
  const Node& one = node(test);
  switch (one.op) {
    case Op::truth: return truth(test == kFalse);
    case Op::one_of:
      return one_of(Place(one.numbers[0]), ~static_cast<std::uint64_t>(one.numbers[1]));
    case Op::zero: return compare(Op::nonzero, one.parts.front());
    case Op::nonzero: return compare(Op::zero, one.parts.front());
    case Op::nonpositive:
      return compare(Op::nonpositive, sum(times(one.parts.front(), -1), number(1)));
    default: break;
  }
  std::vector<Term> parts;
  for (const Term part : one.parts) parts.push_back(negation(part));
  return joined(parts, one.op == Op::any_of);
}

Term Space::both(Term a, Term b) {
  const Term two[] = {a, b};
  return joined(two, true);
}

Term Space::either(Term a, Term b) {
  const Term two[] = {a, b};
  return joined(two, false);
}

void Space::keep_one_of_each_sum(std::vector<Term>& tests, bool stricter) const {
  std::map<std::vector<std::pair<Term, std::int64_t>>, std::pair<std::size_t, std::int64_t>> best;
  std::vector<bool> dropped(tests.size(), false);
  for (std::size_t i = 0; i < tests.size(); ++i) {
    if (node(tests[i]).op != Op::nonpositive) continue;
    Parts parts = parts_of(node(tests[i]).parts.front());
    const auto [known, is_new] =
        best.try_emplace(std::move(parts.terms), std::pair(i, parts.constant));
    if (is_new) continue;
    auto& [place, constant] = known->second;
    if ((parts.constant > constant) == stricter) {
      dropped[place] = true;
      known->second = {i, parts.constant};
    } else {
      dropped[i] = true;
    }
  }
  std::size_t kept = 0;
  for (std::size_t i = 0; i < tests.size(); ++i) {
    if (!dropped[i]) tests[kept++] = tests[i];
  }
  tests.resize(kept);
}

bool Space::has_opposites(const std::vector<Term>& tests) const {
  for (const Term test : tests) {
    const Node& one = node(test);
    if (one.op != Op::zero) continue;
    Node other;
    other.op = Op::nonzero;
    other.parts = one.parts;
    const auto known = known_.find(&other);
    if (known != known_.end() &&
        std::find(tests.begin(), tests.end(), known->second) != tests.end())
      return true;
  }
  return false;
}

Term Space::joined(std::span<const Term> tests, bool all) {
  const Op op = all ? Op::all_of : Op::any_of;
  const Term neutral = truth(all);
  const Term decisive = truth(!all);
  std::vector<Term> todo(tests.begin(), tests.end());
  std::map<Place, std::uint64_t> masks;
  std::vector<Term> rest;
  while (!todo.empty()) {
    const Term test = todo.back();
    todo.pop_back();
    add_work(1);
    if (test == neutral) continue;
    if (test == decisive) return decisive;
    const Node& one = node(test);
    if (one.op == op) {
      todo.insert(todo.end(), one.parts.begin(), one.parts.end());
    } else if (one.op == Op::one_of) {
      const auto digits = static_cast<std::uint64_t>(one.numbers[1]);
      const auto [known, is_new] = masks.emplace(Place(one.numbers[0]), digits);
      if (!is_new) known->second = all ? known->second & digits : known->second | digits;
    } else {
      rest.push_back(test);
    }
  }
  std::sort(rest.begin(), rest.end());
  rest.erase(std::unique(rest.begin(), rest.end()), rest.end());
  std::vector<Term> kept;
  for (const auto& [place, digits] : masks) {
    const Term test = one_of(place, digits);
    if (test == decisive) return decisive;
    if (test != neutral) kept.push_back(test);
  }
  keep_one_of_each_sum(rest, all);
  // A place that is settled in the one case that the others matter in is put into them.
  for (const auto& [place, digits] : masks) {
    const std::uint64_t open = all ? digits : all_digits() & ~digits;
    if (open == 0 || (open & (open - 1)) != 0) continue;
    const auto digit = static_cast<std::size_t>(std::countr_zero(open));
    bool is_changed = false;
    for (Term& test : rest) {
      if (!depends_on(test, place)) continue;
      test = with(test, place, digit);
      is_changed = true;
    }
    if (is_changed) {
      rest.insert(rest.end(), kept.begin(), kept.end());
      return joined(rest, all);
    }
  }
  if (has_opposites(rest)) return decisive;
  kept.insert(kept.end(), rest.begin(), rest.end());
  if (kept.empty()) return neutral;
  if (kept.size() == 1) return kept.front();
  std::sort(kept.begin(), kept.end());
  const Term made = make(op, {}, std::move(kept), 0, 1);
  const auto place = only_place(made);
  if (!place) return made;
  std::uint64_t digits = 0;
  for (std::size_t digit = 0; digit < values_.size(); ++digit) {
    if (with(made, *place, digit) == kTrue) digits |= std::uint64_t{1} << digit;
  }
  return one_of(*place, digits);
}

std::vector<Term> Space::conjuncts(Term test) const {
  return node(test).op == Op::all_of ? node(test).parts : std::vector<Term>{test};
}

std::optional<Space::Linear> Space::as_linear(Term test) const {
  const Node& one = node(test);
  Linear found;
  switch (one.op) {
    case Op::zero: found.relation = Linear::Relation::equal; break;
    case Op::nonzero: found.relation = Linear::Relation::unequal; break;
    case Op::nonpositive: found.relation = Linear::Relation::at_most; break;
    default: return std::nullopt;
  }
  const Parts parts = parts_of(one.parts.front());
  found.constant = parts.constant;
  for (const auto& [part, factor] : parts.terms) {
    const Node& table = node(part);
    if (table.op != Op::table) return std::nullopt;
    // The table of a digit is a multiple of its values, but for a constant.
    std::int64_t coefficient = 0;
    for (std::size_t i = 1; i < values_.size(); ++i) {
      const std::int64_t value = values_[i] - values_[0];
      const std::int64_t got = factor * table.numbers[i + 1];
      if (value == 0 ? got != 0 : got % value != 0) return std::nullopt;
      if (value == 0) continue;
      if (coefficient != 0 && got / value != coefficient) return std::nullopt;
      coefficient = got / value;
      if (coefficient == 0) return std::nullopt;
    }
    if (coefficient == 0) return std::nullopt;
    found.constant -= coefficient * values_[0];
    found.terms.emplace_back(Place(table.numbers.front()), coefficient);
  }
  return found;
}

// ---- residuals ---------------------------------------------------------------------------------

Term Space::with(Term term, Place place, std::size_t digit) {
  if (!depends_on(term, place)) return term;
  const std::uint64_t key = static_cast<std::uint64_t>(term.index()) << 32U |
                            static_cast<std::uint64_t>(place.index()) << 8U | digit;
  const auto known = residuals_.find(key);
  if (known != residuals_.end()) return known->second;
  const Term made = rebuilt(term, place, digit);
  residuals_.emplace(key, made);
  return made;
}

Term Space::remade(const Node& like, std::vector<Term> parts) {
  switch (like.op) {
    case Op::number:
    case Op::table:
    case Op::truth:
    case Op::one_of: break;
    case Op::sum: {
      Parts made{like.numbers.front(), {}};
      for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::int64_t factor = like.numbers[i + 1];
        const Parts more = parts_of(parts[i]);
        made.constant += factor * more.constant;
        for (const auto& [part, times] : more.terms) made.terms.emplace_back(part, factor * times);
      }
      return linear(made);
    }
    case Op::product: {
      Term made = parts.front();
      for (std::size_t i = 1; i < parts.size(); ++i) made = product(made, parts[i]);
      return made;
    }
    case Op::choice: return choice(parts[0], parts[1], parts[2]);
    case Op::indicator: return indicator(parts.front());
    case Op::greatest: return greatest(parts);
    case Op::least: return least(parts);
    case Op::absolute: return absolute(parts.front());
    case Op::remainder: return remainder(parts.front(), like.numbers.front());
    case Op::quotient: return quotient(parts.front(), like.numbers.front());
    case Op::zero:
    case Op::nonzero:
    case Op::nonpositive: return compare(like.op, parts.front());
    case Op::all_of: return all_of(parts);
    case Op::any_of: return any_of(parts);
  }
  OMNIDOKU_CHECK(false);
}

Term Space::rebuilt(Term term, Place place, std::size_t digit) {
  const Node& one = node(term);
  add_work(1 + one.parts.size());
  if (exhausted_) return is_test(term) ? kFalse : number(0);
  if (one.op == Op::table) return number(one.numbers[digit + 1]);
  if (one.op == Op::one_of)
    return truth((static_cast<std::uint64_t>(one.numbers[1]) >> digit & 1U) != 0);
  if (one.op == Op::choice) {  // what is not chosen is not looked at
    const Term test = with(one.parts[0], place, digit);
    if (test == kTrue) return with(one.parts[1], place, digit);
    if (test == kFalse) return with(one.parts[2], place, digit);
  }
  std::vector<Term> parts;
  parts.reserve(one.parts.size());
  for (const Term part : one.parts) parts.push_back(with(part, place, digit));
  return remade(one, std::move(parts));
}

Term Space::without(Term term, std::span<const Place> places, std::size_t digit) {
  std::unordered_map<Term, Term> known;
  return without(term, places, digit, known);
}

Term Space::without(Term term, std::span<const Place> places, std::size_t digit,
                    std::unordered_map<Term, Term>& known) {
  const Node& one = node(term);
  if (one.op == Op::number || one.op == Op::truth) return term;
  if (one.op == Op::table || one.op == Op::one_of) {
    if (!std::binary_search(places.begin(), places.end(), Place(one.numbers.front()))) return term;
    if (one.op == Op::one_of) {
      const auto digits = static_cast<std::uint64_t>(one.numbers[1]);
      const std::uint64_t gone = std::uint64_t{1} << digit;
      if ((digits | gone) == all_digits()) return kTrue;
      return (digits & ~gone) == 0 ? kFalse : term;
    }
    const std::int64_t other = one.numbers[digit == 0 ? 2 : 1];
    for (std::size_t i = 0; i < values_.size(); ++i) {
      if (i != digit && one.numbers[i + 1] != other) return term;
    }
    return number(other);
  }
  const auto found = known.find(term);
  if (found != known.end()) return found->second;
  add_work(1 + one.parts.size());
  if (exhausted_) return term;
  std::vector<Term> parts;
  parts.reserve(one.parts.size());
  for (const Term part : one.parts) parts.push_back(without(part, places, digit, known));
  const Term made = parts == one.parts ? term : remade(one, std::move(parts));
  known.emplace(term, made);
  return made;
}

Term Space::exchanged(Term term, Place a, Place b) {
  std::unordered_map<Term, Term> known;
  return exchanged(term, a, b, known);
}

Term Space::exchanged(Term term, Place a, Place b, std::unordered_map<Term, Term>& known) {
  if (!depends_on(term, a) && !depends_on(term, b)) return term;
  const auto found = known.find(term);
  if (found != known.end()) return found->second;
  const Node& one = node(term);
  add_work(1 + one.parts.size());
  if (exhausted_) return term;
  const auto other = [&](std::int64_t number) {
    const Place place(number);
    return place == a ? b : place == b ? a : place;
  };
  if (one.op == Op::table)
    return table(other(one.numbers.front()), {one.numbers.begin() + 1, one.numbers.end()});
  if (one.op == Op::one_of)
    return one_of(other(one.numbers.front()), static_cast<std::uint64_t>(one.numbers[1]));
  std::vector<Term> parts;
  for (const Term part : one.parts) parts.push_back(exchanged(part, a, b, known));
  const Term made = remade(one, std::move(parts));
  known.emplace(term, made);
  return made;
}

template <class Done, class Visit>
void Space::visit_behind_parts(Term term, const Done& done, const Visit& visit) const {
  std::vector<std::pair<Term, std::size_t>> open{{term, 0}};
  while (!open.empty()) {
    const Term at = open.back().first;
    const Node& one = node(at);
    if (done.contains(at)) {
      open.pop_back();
    } else if (std::size_t& next = open.back().second; next < one.parts.size()) {
      const Term part = one.parts[next++];
      if (!done.contains(part)) open.emplace_back(part, 0);
    } else {
      visit(at, one);
      open.pop_back();
    }
  }
}

Term Space::copied(const Space& from, Term term, std::span<const Place> order) {
  std::map<Place, Place> places;
  for (std::size_t i = 0; i < order.size(); ++i) places.emplace(order[i], Place(i));
  std::map<Term, Term> made;
  from.visit_behind_parts(term, made, [&](Term at, const Node& one) {
    const auto copy = [&] {
      switch (one.op) {
        case Op::number: return number(one.numbers.front());
        case Op::truth: return truth(at == kTrue);
        case Op::table:
          return table(places.at(Place(one.numbers.front())),
                       {one.numbers.begin() + 1, one.numbers.end()});
        case Op::one_of:
          return one_of(places.at(Place(one.numbers.front())),
                        static_cast<std::uint64_t>(one.numbers[1]));
        default: break;
      }
      std::vector<Term> parts;
      for (const Term part : one.parts) parts.push_back(made.at(part));
      return remade(one, std::move(parts));
    };
    made.emplace(at, copy());
  });
  return made.at(term);
}

std::vector<std::int64_t> Space::fingerprint(Term term, std::span<const Place> order) const {
  std::vector<std::int64_t> written;
  std::map<Term, std::int64_t> numbers;
  std::map<Place, std::int64_t> places;
  for (std::size_t i = 0; i < order.size(); ++i) places[order[i]] = static_cast<std::int64_t>(i);
  visit_behind_parts(term, numbers, [&](Term at, const Node& one) {
    written.push_back(static_cast<std::int64_t>(one.op));
    written.push_back(static_cast<std::int64_t>(one.numbers.size()));
    for (std::size_t i = 0; i < one.numbers.size(); ++i) {
      const bool is_place = i == 0 && (one.op == Op::table || one.op == Op::one_of);
      written.push_back(is_place ? places.at(Place(one.numbers[i])) : one.numbers[i]);
    }
    for (const Term part : one.parts) written.push_back(numbers.at(part));
    numbers.emplace(at, static_cast<std::int64_t>(numbers.size()));
  });
  return written;
}

}  // namespace omnidoku::formula
