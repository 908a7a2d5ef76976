// SPDX-License-Identifier: MIT
//
// The functions of the language.
#include <algorithm>
#include <array>
#include <numeric>

#include "formula/evaluator.h"

namespace omnidoku::formula {
namespace {

using geometry::Cell;
using Arguments = std::span<const Value>;

// ---- numbers of lists --------------------------------------------------------------------------

/// What the members are, as far as they are there; else `absent`.
std::vector<Term> guarded(Evaluator& evaluator, const std::vector<Item>& items,
                          std::int64_t absent) {
  std::vector<Term> terms;
  terms.reserve(items.size());
  Space& space = evaluator.space();
  for (const Item& item : items) {
    terms.push_back(space.choice(item.guard, evaluator.number(item.value), space.number(absent)));
  }
  return terms;
}

Value sum(Evaluator& evaluator, Arguments arguments) {
  return Value::of_number(
      evaluator.space().sum(guarded(evaluator, evaluator.items(arguments[0]), 0)));
}

Value product(Evaluator& evaluator, Arguments arguments) {
  Term made = evaluator.space().number(1);
  for (const Term term : guarded(evaluator, evaluator.items(arguments[0]), 1))
    made = evaluator.space().product(made, term);
  return Value::of_number(made);
}

Value count(Evaluator& evaluator, Arguments arguments) {
  Space& space = evaluator.space();
  std::vector<Term> ones;
  for (const Item& item : evaluator.items(arguments[0]))
    ones.push_back(space.indicator(item.guard));
  return Value::of_number(space.sum(ones));
}

template <bool greatest>
Term extreme_of(Evaluator& evaluator, const Value& value, bool must_be = true) {
  Space& space = evaluator.space();
  const std::vector<Item> items = evaluator.items(value);
  std::vector<Term> guards;
  std::vector<Term> values;
  for (const Item& item : items) {
    guards.push_back(item.guard);
    values.push_back(evaluator.number(item.value));
  }
  if (must_be) evaluator.need(space.any_of(guards));
  if (items.empty()) return space.number(0);
  // What is not there counts as the end that does not matter.
  std::int64_t end = greatest ? space.low(values.front()) : space.high(values.front());
  for (const Term term : values)
    end = greatest ? std::min(end, space.low(term)) : std::max(end, space.high(term));
  for (std::size_t i = 0; i < values.size(); ++i)
    values[i] = space.choice(guards[i], values[i], space.number(end));
  return greatest ? space.greatest(values) : space.least(values);
}

Value greatest(Evaluator& evaluator, Arguments arguments) {
  return Value::of_number(extreme_of<true>(evaluator, arguments[0]));
}
Value least(Evaluator& evaluator, Arguments arguments) {
  return Value::of_number(extreme_of<false>(evaluator, arguments[0]));
}
Value range(Evaluator& evaluator, Arguments arguments) {
  return Value::of_number(evaluator.space().difference(extreme_of<true>(evaluator, arguments[0]),
                                                       extreme_of<false>(evaluator, arguments[0])));
}

Value absolute(Evaluator& evaluator, Arguments arguments) {
  return Value::of_number(evaluator.space().absolute(evaluator.number(arguments[0])));
}

/// The values that numbers can have, from the least to the greatest.
std::vector<std::int64_t> values_of(Evaluator& evaluator, const std::vector<Term>& terms) {
  constexpr std::int64_t kMostValues = 1'000;
  Space& space = evaluator.space();
  std::vector<std::int64_t> values;
  if (terms.empty()) return values;
  std::int64_t low = space.low(terms.front());
  std::int64_t high = space.high(terms.front());
  for (const Term term : terms) {
    low = std::min(low, space.low(term));
    high = std::max(high, space.high(term));
  }
  if (high - low > kMostValues) {
    evaluator.fail("the numbers of the list are too far apart for this");
    return values;
  }
  values.resize(static_cast<std::size_t>(high - low) + 1);
  std::iota(values.begin(), values.end(), low);
  return values;
}

std::vector<Term> numbers_of(Evaluator& evaluator, const std::vector<Item>& items) {
  std::vector<Term> terms;
  for (const Item& item : items) terms.push_back(evaluator.number(item.value));
  return terms;
}

Value distinct(Evaluator& evaluator, Arguments arguments) {
  Space& space = evaluator.space();
  const std::vector<Item> items = evaluator.items(arguments[0]);
  const std::vector<Term> terms = numbers_of(evaluator, items);
  std::vector<Term> ones;
  for (const std::int64_t value : values_of(evaluator, terms)) {
    std::vector<Term> tests;
    for (std::size_t i = 0; i < items.size(); ++i)
      tests.push_back(space.both(items[i].guard, space.equal(terms[i], space.number(value))));
    ones.push_back(space.indicator(space.any_of(tests)));
  }
  return Value::of_number(space.sum(ones));
}

Value count_of(Evaluator& evaluator, Arguments arguments) {
  Space& space = evaluator.space();
  const Term wanted = evaluator.number(arguments[1]);
  std::vector<Term> ones;
  for (const Item& item : evaluator.items(arguments[0])) {
    ones.push_back(
        space.indicator(space.both(item.guard, space.equal(evaluator.number(item.value), wanted))));
  }
  return Value::of_number(space.sum(ones));
}

Value number(Evaluator& evaluator, Arguments arguments) {
  Space& space = evaluator.space();
  Term made = space.number(0);
  for (const Item& item : evaluator.items(arguments[0])) {
    made = space.choice(item.guard, space.sum(space.times(made, 10), evaluator.number(item.value)),
                        made);
  }
  return Value::of_number(made);
}

Value median(Evaluator& evaluator, Arguments arguments) {
  Space& space = evaluator.space();
  const std::vector<Item> items = evaluator.fixed_items(arguments[0]);
  const std::vector<Term> terms = numbers_of(evaluator, items);
  if (terms.size() % 2 == 0) {
    evaluator.fail("there is a middle value of an odd number of cells only");
    return Value::of_number(space.number(0));
  }
  // The least value, and one more for each value that more than half of them are above.
  const std::vector<std::int64_t> values = values_of(evaluator, terms);
  if (values.empty()) return Value::of_number(space.number(0));
  std::vector<Term> ones{space.number(values.front())};
  for (std::size_t i = 0; i + 1 < values.size(); ++i) {
    std::vector<Term> above;
    for (const Term term : terms)
      above.push_back(space.indicator(space.less(space.number(values[i]), term)));
    ones.push_back(space.indicator(
        space.less(space.number(static_cast<std::int64_t>(terms.size() / 2)), space.sum(above))));
  }
  return Value::of_number(space.sum(ones));
}

Value place(Evaluator& evaluator, Arguments arguments) {
  Space& space = evaluator.space();
  const std::vector<Item> items = evaluator.fixed_items(arguments[0]);
  const Term wanted = evaluator.number(arguments[1]);
  std::vector<Term> parts;
  Term before = space.truth(false);
  for (std::size_t i = 0; i < items.size(); ++i) {
    const Term here =
        space.both(items[i].guard, space.equal(evaluator.number(items[i].value), wanted));
    parts.push_back(space.times(space.indicator(space.both(here, space.negation(before))),
                                static_cast<std::int64_t>(i) + 1));
    before = space.either(before, here);
  }
  evaluator.need(before);
  return Value::of_number(space.sum(parts));
}

Value first_of(Evaluator& evaluator, const std::vector<Item>& items) {
  Space& space = evaluator.space();
  if (!items.empty() && items.front().guard == space.truth(true)) return items.front().value;
  std::vector<Term> parts;
  Term before = space.truth(false);
  for (const Item& item : items) {
    const Term here = space.both(item.guard, space.negation(before));
    if (here != space.truth(false))
      parts.push_back(space.choice(here, evaluator.number(item.value), space.number(0)));
    before = space.either(before, item.guard);
  }
  evaluator.need(before);
  return Value::of_number(space.sum(parts));
}

std::vector<Item> reversed(std::vector<Item> items) {
  std::reverse(items.begin(), items.end());
  return items;
}

Value first(Evaluator& evaluator, Arguments arguments) {
  return first_of(evaluator, evaluator.items(arguments[0]));
}
Value last(Evaluator& evaluator, Arguments arguments) {
  return first_of(evaluator, reversed(evaluator.items(arguments[0])));
}

// ---- lists -------------------------------------------------------------------------------------

Value reverse(Evaluator& evaluator, Arguments arguments) {
  return Evaluator::of_guarded(reversed(evaluator.items(arguments[0])));
}

template <std::size_t from_start, std::size_t from_end>
Value without(Evaluator& evaluator, Arguments arguments) {
  std::vector<Item> items = evaluator.fixed_items(arguments[0]);
  if (items.size() <= from_start + from_end) return Value::of(List{});
  return Evaluator::of_guarded(
      {items.begin() + from_start, items.end() - static_cast<std::ptrdiff_t>(from_end)});
}

Value ends(Evaluator& evaluator, Arguments arguments) {
  const std::vector<Item> items = evaluator.fixed_items(arguments[0]);
  if (items.size() < 2) return Evaluator::of_guarded(items);
  return Evaluator::of_guarded({items.front(), items.back()});
}

/// A list of lists, each there if all of its members are.
Value list_of_lists(Evaluator& evaluator, std::vector<std::vector<Item>> lists) {
  Space& space = evaluator.space();
  List made;
  for (std::vector<Item>& items : lists) {
    if (!evaluator.may_make(items.size())) break;
    std::vector<Term> guards;
    for (const Item& item : items) guards.push_back(item.guard);
    const Term guard = space.all_of(guards);
    if (guard == space.truth(false)) continue;
    for (Item& item : items) item.guard = space.truth(true);
    made.items.push_back({guard, Evaluator::of_guarded(std::move(items))});
  }
  return Value::of(std::move(made));
}

Value windows_of(Evaluator& evaluator, const std::vector<Item>& items, std::size_t size) {
  std::vector<std::vector<Item>> lists;
  for (std::size_t i = 0; size > 0 && i + size <= items.size(); ++i) {
    const auto begin = items.begin() + static_cast<std::ptrdiff_t>(i);
    lists.emplace_back(begin, begin + static_cast<std::ptrdiff_t>(size));
  }
  return list_of_lists(evaluator, std::move(lists));
}

Value steps(Evaluator& evaluator, Arguments arguments) {
  return windows_of(evaluator, evaluator.fixed_items(arguments[0]), 2);
}

Value windows(Evaluator& evaluator, Arguments arguments) {
  const auto size = evaluator.fixed(arguments[1]);
  const std::vector<Item> items = evaluator.fixed_items(arguments[0]);
  const bool is_proper = size && *size > 0 && *size <= static_cast<std::int64_t>(items.size());
  return windows_of(evaluator, items, is_proper ? static_cast<std::size_t>(*size) : 0);
}

Value pairs(Evaluator& evaluator, Arguments arguments) {
  const std::vector<Item> items = evaluator.items(arguments[0]);
  std::vector<std::vector<Item>> lists;
  constexpr std::size_t kMostOfPairs = 700;
  if (items.size() > kMostOfPairs) {
    evaluator.fail("the list is too long for all its pairs");
    return Value::of(List{});
  }
  for (std::size_t i = 0; i < items.size(); ++i) {
    for (std::size_t j = i + 1; j < items.size(); ++j) lists.push_back({items[i], items[j]});
  }
  return list_of_lists(evaluator, std::move(lists));
}

Value places(Evaluator& evaluator, Arguments arguments) {
  List made;
  std::int64_t number = 0;
  for (const Item& item : evaluator.fixed_items(arguments[0]))
    made.items.push_back({item.guard, Value::of_number(evaluator.space().number(++number))});
  return Value::of(std::move(made));
}

Value between(Evaluator& evaluator, Arguments arguments) {
  Space& space = evaluator.space();
  const std::vector<Item> items = evaluator.fixed_items(arguments[0]);
  std::array<std::vector<Term>, 2> is_end;
  for (std::size_t end = 0; end < 2; ++end) {
    const Term wanted = evaluator.number(arguments[end + 1]);
    for (const Item& item : items) {
      is_end[end].push_back(
          space.both(item.guard, space.equal(evaluator.number(item.value), wanted)));
    }
  }
  for (const std::vector<Term>& one : is_end) evaluator.need(space.any_of(one));
  List made;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const auto some = [&](std::size_t end, std::size_t from, std::size_t to) {
      return space.any_of(std::span(is_end[end]).subspan(from, to - from));
    };
    const std::size_t size = items.size();
    const Term guard =
        space.both(items[i].guard, space.either(space.both(some(0, 0, i), some(1, i + 1, size)),
                                                space.both(some(1, 0, i), some(0, i + 1, size))));
    if (guard != space.truth(false)) made.items.push_back({guard, items[i].value});
  }
  return Value::of(std::move(made));
}

Value start_run(Evaluator& evaluator, Arguments arguments) {
  Space& space = evaluator.space();
  std::vector<Item> items = evaluator.fixed_items(arguments[0]);
  const std::vector<Term> terms = numbers_of(evaluator, items);
  for (std::size_t i = 1; i < items.size(); ++i)
    items[i].guard = space.both(items[i - 1].guard, space.less(terms[i - 1], terms[i]));
  return Evaluator::of_guarded(std::move(items));
}

std::vector<Cell> cells_of(Evaluator& evaluator, const Value& value) {
  std::vector<Cell> cells;
  for (const Item& item : evaluator.fixed_items(value)) {
    if (const auto cell = evaluator.cell(item.value)) cells.push_back(*cell);
  }
  return cells;
}

Value segments(Evaluator& evaluator, Arguments arguments) {
  return evaluator.lists_of(evaluator.world().segments(cells_of(evaluator, arguments[0])));
}

// ---- tests -------------------------------------------------------------------------------------

/// Of each two members that follow one another: between them none is there.
template <class Compare>
Value chain(Evaluator& evaluator, const Value& value, Compare&& compare) {
  Space& space = evaluator.space();
  const std::vector<Item> items = evaluator.items(value);
  const std::vector<Term> terms = numbers_of(evaluator, items);
  std::vector<Term> tests;
  for (std::size_t i = 0; i < items.size(); ++i) {
    Term apart = items[i].guard;
    for (std::size_t j = i + 1; j < items.size() && apart != space.truth(false); ++j) {
      const Term both = space.both(apart, items[j].guard);
      tests.push_back(space.either(space.negation(both), compare(terms[i], terms[j])));
      apart = space.both(apart, space.negation(items[j].guard));
    }
  }
  return Value::of_test(space.all_of(tests));
}

Value rising(Evaluator& evaluator, Arguments arguments) {
  return chain(evaluator, arguments[0],
               [&](Term a, Term b) { return evaluator.space().less(a, b); });
}
Value falling(Evaluator& evaluator, Arguments arguments) {
  return chain(evaluator, arguments[0],
               [&](Term a, Term b) { return evaluator.space().less(b, a); });
}
Value growing(Evaluator& evaluator, Arguments arguments) {
  return chain(evaluator, arguments[0],
               [&](Term a, Term b) { return evaluator.space().at_most(a, b); });
}
Value shrinking(Evaluator& evaluator, Arguments arguments) {
  return chain(evaluator, arguments[0],
               [&](Term a, Term b) { return evaluator.space().at_most(b, a); });
}
Value equal(Evaluator& evaluator, Arguments arguments) {
  return chain(evaluator, arguments[0],
               [&](Term a, Term b) { return evaluator.space().equal(a, b); });
}

Term all_differ(Evaluator& evaluator, const std::vector<Item>& items) {
  Space& space = evaluator.space();
  const std::vector<Term> terms = numbers_of(evaluator, items);
  std::vector<Term> tests;
  for (std::size_t i = 0; i < items.size(); ++i) {
    for (std::size_t j = i + 1; j < items.size(); ++j) {
      const Term same[] = {items[i].guard, items[j].guard, space.equal(terms[i], terms[j])};
      tests.push_back(space.negation(space.all_of(same)));
    }
  }
  return space.all_of(tests);
}

Value different(Evaluator& evaluator, Arguments arguments) {
  return Value::of_test(all_differ(evaluator, evaluator.items(arguments[0])));
}

Value consecutive(Evaluator& evaluator, Arguments arguments) {
  Space& space = evaluator.space();
  const std::vector<Item> items = evaluator.items(arguments[0]);
  const Value size = count(evaluator, arguments);
  const Term spread = space.difference(extreme_of<true>(evaluator, arguments[0], false),
                                       extreme_of<false>(evaluator, arguments[0], false));
  const Term none = space.equal(size.term, space.number(0));
  const Term is_tight = space.equal(spread, space.sum(size.term, space.number(-1)));
  return Value::of_test(space.both(all_differ(evaluator, items), space.either(none, is_tight)));
}

Value palindrome(Evaluator& evaluator, Arguments arguments) {
  Space& space = evaluator.space();
  const std::vector<Term> terms = numbers_of(evaluator, evaluator.fixed_items(arguments[0]));
  std::vector<Term> tests;
  for (std::size_t i = 0; i < terms.size() / 2; ++i)
    tests.push_back(space.equal(terms[i], terms[terms.size() - 1 - i]));
  return Value::of_test(space.all_of(tests));
}

Value sequence(Evaluator& evaluator, Arguments arguments) {
  Space& space = evaluator.space();
  const std::vector<Term> terms = numbers_of(evaluator, evaluator.fixed_items(arguments[0]));
  std::vector<Term> tests;
  for (std::size_t i = 2; i < terms.size(); ++i) {
    tests.push_back(space.equal(space.difference(terms[i - 1], terms[i - 2]),
                                space.difference(terms[i], terms[i - 1])));
  }
  return Value::of_test(space.all_of(tests));
}

Value same_digits(Evaluator& evaluator, Arguments arguments) {
  Space& space = evaluator.space();
  const std::vector<Item> first = evaluator.items(arguments[0]);
  const std::vector<Item> second = evaluator.items(arguments[1]);
  std::vector<Term> terms = numbers_of(evaluator, first);
  const std::vector<Term> more = numbers_of(evaluator, second);
  terms.insert(terms.end(), more.begin(), more.end());
  std::vector<Term> tests;
  for (const std::int64_t value : values_of(evaluator, terms)) {
    const Value wanted = Value::of_number(space.number(value));
    const Value in_first[] = {arguments[0], wanted};
    const Value in_second[] = {arguments[1], wanted};
    tests.push_back(
        space.equal(count_of(evaluator, in_first).term, count_of(evaluator, in_second).term));
  }
  return Value::of_test(space.all_of(tests));
}

/// Of a number, or of each member of a list.
template <class Test>
Value each_is(Evaluator& evaluator, const Value& value, Test&& test) {
  Space& space = evaluator.space();
  if (value.kind != Value::Kind::list) return Value::of_test(test(evaluator.number(value)));
  std::vector<Term> tests;
  for (const Item& item : value.list->items) {
    tests.push_back(space.either(space.negation(item.guard), test(evaluator.number(item.value))));
  }
  return Value::of_test(space.all_of(tests));
}

template <std::int64_t rest>
Value has_rest_of_two(Evaluator& evaluator, Arguments arguments) {
  Space& space = evaluator.space();
  return each_is(evaluator, arguments[0], [&](Term term) {
    return space.equal(space.remainder(term, 2), space.number(rest));
  });
}

Value multiple(Evaluator& evaluator, Arguments arguments) {
  Space& space = evaluator.space();
  const auto divisor = evaluator.fixed(arguments[1]);
  if (!divisor || *divisor < 1) {
    evaluator.fail("a multiple is of a fixed number of 1 or more");
    return Value::of_test(space.truth(false));
  }
  return each_is(evaluator, arguments[0], [&](Term term) {
    return space.equal(space.remainder(term, *divisor), space.number(0));
  });
}

/// Of a number that is one of those with some property.
template <class IsGood>
Value each_among(Evaluator& evaluator, const Value& value, IsGood&& is_good) {
  Space& space = evaluator.space();
  return each_is(evaluator, value, [&](Term term) {
    constexpr std::int64_t kMostValues = 100'000;
    if (space.high(term) - space.low(term) > kMostValues) {
      evaluator.fail("the number can be too many things for this");
      return space.truth(false);
    }
    std::vector<Term> tests;
    for (std::int64_t i = std::max<std::int64_t>(0, space.low(term)); i <= space.high(term); ++i) {
      if (is_good(i)) tests.push_back(space.equal(term, space.number(i)));
    }
    return space.any_of(tests);
  });
}

bool is_prime(std::int64_t number) {
  if (number < 2) return false;
  for (std::int64_t i = 2; i * i <= number; ++i) {
    if (number % i == 0) return false;
  }
  return true;
}

bool is_square(std::int64_t number) {
  std::int64_t root = 0;
  while (root * root < number) ++root;
  return root * root == number;
}

Value prime(Evaluator& evaluator, Arguments arguments) {
  return each_among(evaluator, arguments[0], is_prime);
}
Value square(Evaluator& evaluator, Arguments arguments) {
  return each_among(evaluator, arguments[0], is_square);
}

/// Among the lesser, or the greater half of the digits; a middle one is neither.
template <bool is_high>
Value in_half(Evaluator& evaluator, Arguments arguments) {
  Space& space = evaluator.space();
  std::vector<std::int64_t> values;
  for (int i = 0; i < space.num_digits(); ++i)
    values.push_back(space.value(static_cast<std::size_t>(i)));
  std::sort(values.begin(), values.end());
  const std::size_t half = values.size() / 2;
  if (half == 0) return Value::of_test(space.truth(false));
  return each_is(evaluator, arguments[0], [&](Term term) {
    return is_high ? space.at_most(space.number(values[values.size() - half]), term)
                   : space.at_most(term, space.number(values[half - 1]));
  });
}

// ---- where cells lie ---------------------------------------------------------------------------

Value cells_by(Evaluator& evaluator, std::string_view name, Arguments arguments) {
  const auto cell = evaluator.cell(arguments[0]);
  if (!cell) return Value::of(List{});
  const auto cells = evaluator.world().cells_of(name, *cell);
  if (!cells) evaluator.fail("this board has no '" + std::string(name) + "' of a cell");
  return evaluator.list_of(cells.value_or(std::vector<Cell>()));
}

Value number_by(Evaluator& evaluator, std::string_view name, Arguments arguments) {
  const auto cell = evaluator.cell(arguments[0]);
  if (!cell) return Value::of_number(evaluator.space().number(0));
  const auto number = evaluator.world().number_of(name, *cell);
  if (!number) evaluator.fail("this board has no '" + std::string(name) + "'");
  return Value::of_number(evaluator.space().number(number.value_or(0)));
}

constexpr std::string_view kRow = "row";
constexpr std::string_view kColumn = "column";
constexpr std::string_view kBox = "box";
constexpr std::string_view kBeside = "beside";
constexpr std::string_view kDiagonal = "diagonally_beside";
constexpr std::string_view kAround = "around";
constexpr std::string_view kKnight = "knight";
constexpr std::string_view kSeen = "seen";
constexpr std::string_view kRowNumber = "row_number";
constexpr std::string_view kColumnNumber = "column_number";
constexpr std::string_view kBoxNumber = "box_number";
constexpr std::string_view kBoxPlace = "box_place";

template <const std::string_view& name>
Value cells_named(Evaluator& evaluator, Arguments arguments) {
  return cells_by(evaluator, name, arguments);
}
template <const std::string_view& name>
Value number_named(Evaluator& evaluator, Arguments arguments) {
  return number_by(evaluator, name, arguments);
}

constexpr Function kFunctions[] = {
    {{"sum", "list", "what the members add up to"}, 1, true, false, sum},
    {{"product", "list", "what they multiply to"}, 1, true, false, product},
    {{"min", "list", "the least"}, 1, true, false, least},
    {{"max", "list", "the greatest"}, 1, true, false, greatest},
    {{"range", "list", "the greatest less the least"}, 1, true, false, range},
    {{"count", "list", "how many there are"}, 1, false, false, count},
    {{"length", "list", "the same"}, 1, false, false, count},
    {{"count_of", "list, number", "how many are that number"}, 2, false, false, count_of},
    {{"distinct", "list", "how many different numbers there are"}, 1, true, false, distinct},
    {{"median", "list", "the middle one when they are sorted"}, 1, true, false, median},
    {{"number", "list", "the digits read as one number, 3 and 5 as 35"}, 1, false, false, number},
    {{"abs", "number", "without its sign, as between bars"}, 1, false, false, absolute},
    {{"first", "list", "the first member"}, 1, false, false, first},
    {{"last", "list", "the last one"}, 1, false, false, last},
    {{"place", "list, number", "where the number comes first: 1, 2, ..."}, 2, false, false, place},
    {{"reverse", "list", "the other way round"}, 1, false, false, reverse},
    {{"rest", "list", "all but the first"}, 1, false, false, without<1, 0>},
    {{"inner", "list", "all but the first and the last"}, 1, false, false, without<1, 1>},
    {{"ends", "list", "the first and the last"}, 1, false, false, ends},
    {{"steps", "list", "each two that follow one another"}, 1, false, false, steps},
    {{"pairs", "list", "each two, in order"}, 1, false, false, pairs},
    {{"windows", "list, size", "each so many that follow one another"}, 2, false, false, windows},
    {{"places", "list", "1, 2, ... to how many there are"}, 1, false, false, places},
    {{"between", "list, number, number", "what has the one before it and the other behind it"},
     3,
     false,
     false,
     between},
    {{"start_run", "list", "from the first on, as long as they rise"}, 1, false, false, start_run},
    {{"segments", "list", "its parts in the regions that it runs through"},
     1,
     false,
     false,
     segments},
    {{"rising", "list", "each is more than the one before"}, 1, false, true, rising},
    {{"falling", "list", "each is less"}, 1, false, true, falling},
    {{"growing", "list", "none is less than the one before"}, 1, false, true, growing},
    {{"shrinking", "list", "none is more"}, 1, false, true, shrinking},
    {{"equal", "list", "all are the same"}, 1, true, true, equal},
    {{"different", "list", "no two are the same"}, 1, true, true, different},
    {{"consecutive", "list", "different, without a gap, in any order"}, 1, true, true, consecutive},
    {{"palindrome", "list", "the same from both ends"}, 1, false, true, palindrome},
    {{"sequence", "list", "each step is as great as the one before"}, 1, false, true, sequence},
    {{"same_digits", "list, list", "both hold the same, each as often"},
     2,
     false,
     true,
     same_digits},
    {{"odd", "number or list", "odd, each of them"}, 1, false, true, has_rest_of_two<1>},
    {{"even", "number or list", "even, each of them"}, 1, false, true, has_rest_of_two<0>},
    {{"multiple", "number or list, number", "a multiple of that number"}, 2, false, true, multiple},
    {{"prime", "number or list", "a prime"}, 1, false, true, prime},
    {{"square", "number or list", "a square number"}, 1, false, true, square},
    {{"low", "number or list", "in the lesser half of the digits; of 1 to 9, 1 to 4"},
     1,
     false,
     true,
     in_half<false>},
    {{"high", "number or list", "in the greater half; of 1 to 9, 6 to 9"},
     1,
     false,
     true,
     in_half<true>},
    {{kRow, "cell", "the cells of its row"}, 1, false, false, cells_named<kRow>},
    {{kColumn, "cell", "those of its column"}, 1, false, false, cells_named<kColumn>},
    {{kBox, "cell", "those of its box or region"}, 1, false, false, cells_named<kBox>},
    {{kBeside, "cell", "the cells that share a side with it"},
     1,
     false,
     false,
     cells_named<kBeside>},
    {{kDiagonal, "cell", "those that meet it at a corner only"},
     1,
     false,
     false,
     cells_named<kDiagonal>},
    {{kAround, "cell", "both"}, 1, false, false, cells_named<kAround>},
    {{kKnight, "cell", "those a knight's move away"}, 1, false, false, cells_named<kKnight>},
    {{kSeen, "cell", "those that share a house with it"}, 1, false, false, cells_named<kSeen>},
    {{kRowNumber, "cell", "the number of its row, from 1"},
     1,
     false,
     false,
     number_named<kRowNumber>},
    {{kColumnNumber, "cell", "that of its column"}, 1, false, false, number_named<kColumnNumber>},
    {{kBoxNumber, "cell", "that of its box or region"}, 1, false, false, number_named<kBoxNumber>},
    {{kBoxPlace, "cell", "where it lies in its box or region, from 1"},
     1,
     false,
     false,
     number_named<kBoxPlace>},
};

}  // namespace

std::vector<FunctionHelp> function_helps() {
  std::vector<FunctionHelp> helps;
  for (const Function& function : kFunctions) helps.push_back(function.help);
  return helps;
}

const Function* find_function(std::string_view name) {
  const auto* found = std::find_if(std::begin(kFunctions), std::end(kFunctions),
                                   [&](const Function& one) { return one.help.name == name; });
  return found == std::end(kFunctions) ? nullptr : found;
}

}  // namespace omnidoku::formula
