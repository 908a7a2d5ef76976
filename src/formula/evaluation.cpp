// SPDX-License-Identifier: MIT
#include "formula/evaluation.h"

#include <algorithm>
#include <utility>

#include "base/suggest.h"
#include "formula/evaluator.h"

namespace omnidoku::formula {

using base::ErrorCode;
using base::make_error;
using geometry::Cell;
using Kind = Expression::Kind;
using Quantity = Expression::Quantity;

namespace {

/// So many parts of a formula are evaluated, those of its loops each time.
constexpr std::size_t kMostSteps = 500'000;
/// And lists have so many members in all.
constexpr std::size_t kMostMembers = 300'000;

constexpr std::string_view kIt = "it";

/// The language has too many words to list them all.
std::string suggestion(std::string_view word, std::span<const std::string_view> known) {
  return base::similar(word, known).empty() ? std::string() : base::suggestion(word, known);
}

std::string plural(std::size_t count, const std::string& noun) {
  return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

}  // namespace

Evaluator::Evaluator(const Setting& setting, Space& space) : setting_(setting), space_(space) {
  if (setting.it.cells.empty()) return;
  List it;
  for (const Cell cell : setting.it.cells) it.items.push_back({space.truth(true), Value::of(cell)});
  it.thing = std::shared_ptr<const Thing>(std::shared_ptr<const Thing>(), &setting.it);
  names_.push_back({std::string(kIt), Value::of(std::move(it))});
}

void Evaluator::fail(std::string what, std::string hint) {
  if (error_) return;
  error_ = make_error(ErrorCode::bad_constraint, std::move(what), std::move(hint))
               .at(1, static_cast<std::uint32_t>(column_));
}

void Evaluator::need(Term test) {
  if (test != space_.truth(true)) needed_.push_back(test);
}

template <class Make>
Term Evaluator::enclosed(Make&& make) {
  std::vector<Term> outer = std::exchange(needed_, {});
  const Term made = make();
  std::vector<Term> all = std::exchange(needed_, std::move(outer));
  if (all.empty()) return made;
  all.push_back(made);
  return space_.all_of(all);
}

template <class Make>
std::pair<Value, std::vector<Term>> Evaluator::apart(Make&& make) {
  std::vector<Term> outer = std::exchange(needed_, {});
  Value value = make();
  return {std::move(value), std::exchange(needed_, std::move(outer))};
}

const Evaluator::Name* Evaluator::find(std::string_view name) const {
  const auto found = std::find_if(names_.rbegin(), names_.rend(),
                                  [&](const Name& one) { return one.name == name; });
  return found == names_.rend() ? nullptr : &*found;
}

const Thing* Evaluator::thing() const {
  for (auto name = names_.rbegin(); name != names_.rend(); ++name) {
    if (name->name == kIt && name->value.kind == Value::Kind::list && name->value.list->thing)
      return name->value.list->thing.get();
  }
  return nullptr;
}

// ---- values ------------------------------------------------------------------------------------

Term Evaluator::number(const Value& value) {
  switch (value.kind) {
    case Value::Kind::number: return value.term;
    case Value::Kind::test: return space_.indicator(value.term);
    case Value::Kind::cell: {
      const auto& digit = setting_.grid[value.cell.index()];
      return digit ? space_.number(space_.value(digit->index()))
                   : space_.value_of(Place(value.cell.index()));
    }
    case Value::Kind::list: break;
  }
  const std::vector<Item>& items = value.list->items;
  if (items.size() != 1) {
    fail("a number was expected, not " +
         (items.empty() ? "an empty list" : plural(items.size(), "cell")));
    return space_.number(0);
  }
  need(items.front().guard);
  return number(items.front().value);
}

std::vector<Item> Evaluator::items(const Value& value) const {
  if (value.kind == Value::Kind::list) return value.list->items;
  return {{space_.truth(true), value}};
}

std::vector<Item> Evaluator::fixed_items(const Value& value) {
  std::vector<Item> all = items(value);
  const bool is_fixed = std::all_of(
      all.begin(), all.end(), [&](const Item& item) { return item.guard == space_.truth(true); });
  if (!is_fixed) {
    fail(
        "a list was expected whose members do not depend on digits",
        "of others there are sum, product, min, max, range, count, count_of, distinct, first, last "
        "and most tests");
    all.clear();
  }
  return all;
}

bool Evaluator::may_make(std::size_t num_members) {
  num_members_ += num_members;
  if (num_members_ <= kMostMembers) return true;
  if (!error_) {
    error_ = make_error(ErrorCode::too_large, "the formula makes lists that are too long",
                        "say it of fewer cells at a time");
  }
  return false;
}

std::optional<Cell> Evaluator::cell(const Value& value) {
  if (value.kind == Value::Kind::cell) return value.cell;
  if (value.kind == Value::Kind::list && value.list->items.size() == 1)
    return cell(value.list->items.front().value);
  fail("a cell was expected");
  return std::nullopt;
}

std::optional<std::int64_t> Evaluator::fixed(const Value& value) {
  const auto known = space_.as_number(number(value));
  if (!known) fail("a number was expected that does not depend on digits");
  return known;
}

Value Evaluator::list_of(const std::vector<Cell>& cells) const {
  List list;
  for (const Cell cell : cells) list.items.push_back({space_.truth(true), Value::of(cell)});
  return Value::of(std::move(list));
}

Value Evaluator::lists_of(const CellLists& lists) const {
  List all;
  for (const std::vector<Cell>& cells : lists)
    all.items.push_back({space_.truth(true), list_of(cells)});
  return Value::of(std::move(all));
}

// ---- expressions -------------------------------------------------------------------------------

void Evaluator::add(Term guard, Term test, std::vector<Term>& found) {
  const Term whole = space_.either(space_.negation(guard), test);
  for (const Term part : space_.conjuncts(whole)) {
    if (part != space_.truth(true)) found.push_back(part);
  }
}

void Evaluator::split(const Expression& formula, Term guard, std::vector<Term>& found) {
  if (error_) return;
  const auto take_needed = [&] {
    for (const Term test : std::exchange(needed_, {})) add(guard, test, found);
  };
  if (formula.kind == Kind::all_of) {
    for (const Expression& part : formula.parts) split(part, guard, found);
  } else if (formula.kind == Kind::definition) {
    define(formula);
    split(formula.parts[1], guard, found);
    names_.pop_back();
  } else if (formula.kind == Kind::quantified && formula.quantity == Quantity::each) {
    for_each_member(formula, [&](Term inner, const Value& /*value*/) {
      split(formula.parts[2], space_.both(guard, inner), found);
    });
    take_needed();
  } else {
    add(guard, test(formula), found);
  }
}

Term Evaluator::test(const Expression& expression) {
  return enclosed([&] {
    const Value value = evaluate(expression);
    if (value.kind == Value::Kind::test || error_) {
      return value.kind == Value::Kind::test ? value.term : space_.truth(false);
    }
    column_ = expression.column;
    fail(std::string("a test was expected, not ") +
             (value.kind == Value::Kind::list ? "a list" : "a number"),
         "compare it with something, as in 'sum = clue'");
    return space_.truth(false);
  });
}

template <class Use>
void Evaluator::for_each_member(const Expression& expression, Use&& use) {
  const Value source = evaluate(expression.parts[0]);
  const std::size_t column = expression.parts[0].column;
  const std::vector<std::string>& names = expression.names;
  for (const Item& item : items(source)) {
    if (error_) return;
    const std::size_t outer = names_.size();
    if (names.size() > 1) {
      const std::vector<Item> parts = items(item.value);
      if (parts.size() != names.size()) {
        column_ = column;
        fail(plural(names.size(), "name") + " for " + std::to_string(parts.size()));
        return;
      }
      for (std::size_t i = 0; i < names.size(); ++i)
        names_.push_back({names[i], parts[i].value, {}});
    } else {
      names_.push_back({names.empty() ? std::string(kIt) : names.front(), item.value, {}});
    }
    Term guard = item.guard;
    if (expression.has_condition) guard = space_.both(guard, test(expression.parts[1]));
    if (guard != space_.truth(false)) use(guard, item.value);
    names_.resize(outer);
  }
}

Value Evaluator::evaluate(const Expression& expression) {
  if (++num_steps_ > kMostSteps || space_.exhausted()) {
    if (!error_) {
      error_ = make_error(ErrorCode::too_large, "the formula takes too much",
                          "say it of fewer cells at a time");
    }
  }
  if (error_) return Value::of_number(space_.number(0));
  column_ = expression.column;
  switch (expression.kind) {
    case Kind::number: return Value::of_number(space_.number(expression.number));
    case Kind::always: return Value::of_test(space_.truth(true));
    case Kind::name: return named(expression);
    case Kind::call: return called(expression);
    case Kind::calculation: return calculated(expression);
    case Kind::comparison: return Value::of_test(compared(expression));
    case Kind::all_of:
    case Kind::any_of: {
      std::vector<Term> tests;
      for (const Expression& part : expression.parts) tests.push_back(test(part));
      return Value::of_test(expression.kind == Kind::all_of ? space_.all_of(tests)
                                                            : space_.any_of(tests));
    }
    case Kind::negation: return Value::of_test(space_.negation(test(expression.parts[0])));
    case Kind::condition: return conditional(expression);
    case Kind::definition: {
      define(expression);
      Value value = evaluate(expression.parts[1]);
      names_.pop_back();
      return value;
    }
    case Kind::listed: return listed(expression);
    case Kind::range: break;
    case Kind::item: return item(expression);
    case Kind::slice: return slice(expression);
    case Kind::collection: return collected(expression);
    case Kind::quantified: return quantified(expression);
  }
  fail("a range stands within braces, as in {1..9}");
  return Value::of_number(space_.number(0));
}

Value Evaluator::calculated(const Expression& expression) {
  const Value a = evaluate(expression.parts[0]);
  const Value b = evaluate(expression.parts[1]);
  column_ = expression.column;
  const std::string& sign = expression.word;
  if (a.kind == Value::Kind::list && b.kind == Value::Kind::list && (sign == "+" || sign == "-")) {
    List made;
    if (!may_make(a.list->items.size() + b.list->items.size())) return Value::of(std::move(made));
    if (sign == "-" && (fixed_items(a).empty() || fixed_items(b).empty())) return a;
    for (const Item& one : a.list->items) {
      const bool is_gone =
          sign == "-" && one.value.kind == Value::Kind::cell &&
          std::any_of(b.list->items.begin(), b.list->items.end(), [&](const Item& other) {
            return other.value.kind == Value::Kind::cell && other.value.cell == one.value.cell;
          });
      if (!is_gone) made.items.push_back(one);
    }
    if (sign == "+")
      made.items.insert(made.items.end(), b.list->items.begin(), b.list->items.end());
    return Value::of(std::move(made));
  }
  const Term first = number(a);
  const Term second = number(b);
  if (sign == "+") return Value::of_number(space_.sum(first, second));
  if (sign == "-") return Value::of_number(space_.difference(first, second));
  if (sign == "*") return Value::of_number(space_.product(first, second));
  const auto divisor = space_.as_number(second);
  if (!divisor || *divisor < 1) {
    fail("'" + sign + "' takes a fixed number of 1 or more behind it");
    return Value::of_number(space_.number(0));
  }
  return Value::of_number(sign == "mod" ? space_.remainder(first, *divisor)
                                        : space_.quotient(first, *divisor));
}

Term Evaluator::member_of(const Value& value, const Value& list) {
  const Term one = number(value);
  std::vector<Term> tests;
  for (const Item& item : items(list))
    tests.push_back(space_.both(item.guard, space_.equal(one, number(item.value))));
  return space_.any_of(tests);
}

Term Evaluator::compare(std::string_view sign, const Value& a, const Value& b) {
  const auto is_long = [](const Value& value) {
    return value.kind == Value::Kind::list && value.list->items.size() != 1;
  };
  if (sign == "in") {
    if (!is_long(a)) return member_of(a, b);
    std::vector<Term> tests;
    for (const Item& one : a.list->items)
      tests.push_back(space_.either(space_.negation(one.guard), member_of(one.value, b)));
    return space_.all_of(tests);
  }
  if ((is_long(a) || is_long(b)) && (sign == "=" || sign == "!=")) {
    const std::vector<Item> first = fixed_items(a);
    const std::vector<Item> second = fixed_items(b);
    std::vector<Term> tests{space_.truth(first.size() == second.size())};
    for (std::size_t i = 0; i < std::min(first.size(), second.size()); ++i)
      tests.push_back(space_.equal(number(first[i].value), number(second[i].value)));
    const Term same = space_.all_of(tests);
    return sign == "=" ? same : space_.negation(same);
  }
  const Term first = number(a);
  const Term second = number(b);
  if (sign == "=") return space_.equal(first, second);
  if (sign == "!=") return space_.negation(space_.equal(first, second));
  if (sign == "<") return space_.less(first, second);
  if (sign == "<=") return space_.at_most(first, second);
  return sign == ">" ? space_.less(second, first) : space_.at_most(second, first);
}

Term Evaluator::compared(const Expression& expression) {
  return enclosed([&] {
    const Value a = evaluate(expression.parts[0]);
    const Value b = evaluate(expression.parts[1]);
    column_ = expression.column;
    return error_ ? space_.truth(false) : compare(expression.word, a, b);
  });
}

Value Evaluator::conditional(const Expression& expression) {
  const Term condition = test(expression.parts[0]);
  if (condition == space_.truth(true)) return evaluate(expression.parts[1]);
  if (condition == space_.truth(false)) return evaluate(expression.parts[2]);
  if (expression.parts[2].kind == Kind::always)
    return Value::of_test(space_.either(space_.negation(condition), test(expression.parts[1])));
  // What one branch needs is needed only where that branch is taken.
  const auto branch = [&](const Expression& part, Term taken) {
    auto [value, needed] = apart([&] { return evaluate(part); });
    for (const Term one : needed) need(space_.either(space_.negation(taken), one));
    return value;
  };
  const Value yes = branch(expression.parts[1], condition);
  const Value no = branch(expression.parts[2], space_.negation(condition));
  if (yes.kind == Value::Kind::test && no.kind == Value::Kind::test) {
    return Value::of_test(space_.both(space_.either(space_.negation(condition), yes.term),
                                      space_.either(condition, no.term)));
  }
  return Value::of_number(space_.choice(condition, number(yes), number(no)));
}

Value Evaluator::quantified(const Expression& expression) {
  std::vector<Term> tests;
  const Quantity quantity = expression.quantity;
  for_each_member(expression, [&](Term guard, const Value& /*value*/) {
    const Term body = test(expression.parts[2]);
    tests.push_back(quantity == Quantity::each ? space_.either(space_.negation(guard), body)
                                               : space_.both(guard, body));
  });
  switch (quantity) {
    case Quantity::each: return Value::of_test(space_.all_of(tests));
    case Quantity::some: return Value::of_test(space_.any_of(tests));
    case Quantity::none: return Value::of_test(space_.negation(space_.any_of(tests)));
    default: break;
  }
  const Term wanted = number(evaluate(expression.parts[3]));
  std::vector<Term> ones;
  ones.reserve(tests.size());
  for (const Term one : tests) ones.push_back(space_.indicator(one));
  const Term count = space_.sum(ones);
  return Value::of_test(quantity == Quantity::exactly    ? space_.equal(count, wanted)
                        : quantity == Quantity::at_least ? space_.at_most(wanted, count)
                                                         : space_.at_most(count, wanted));
}

Value Evaluator::collected(const Expression& expression) {
  List made;
  for_each_member(expression, [&](Term guard, const Value& value) {
    if (!may_make(1)) return;
    if (!expression.has_body) return made.items.push_back({guard, value});
    auto [body, needed] = apart([&] { return evaluate(expression.parts[2]); });
    for (const Term one : needed) need(space_.either(space_.negation(guard), one));
    made.items.push_back({guard, std::move(body)});
  });
  return Value::of(std::move(made));
}

Value Evaluator::listed(const Expression& expression) {
  constexpr std::int64_t kMostItems = 10'000;
  List made;
  for (const Expression& part : expression.parts) {
    if (part.kind == Kind::range) {
      const auto first = fixed(evaluate(part.parts[0]));
      const auto last = fixed(evaluate(part.parts[1]));
      column_ = part.column;
      if (!first || !last) break;
      if (*last - *first >= kMostItems) fail("the range is too long");
      for (std::int64_t i = *first; i <= *last && !error_; ++i)
        made.items.push_back({space_.truth(true), Value::of_number(space_.number(i))});
      continue;
    }
    const Value value = evaluate(part);
    const std::vector<Item> more = items(value);
    made.items.insert(made.items.end(), more.begin(), more.end());
  }
  return Value::of(std::move(made));
}

Value Evaluator::item(const Expression& expression) {
  const std::vector<Item> all = fixed_items(evaluate(expression.parts[0]));
  const Term place = number(evaluate(expression.parts[1]));
  column_ = expression.column;
  const auto size = static_cast<std::int64_t>(all.size());
  // From the end backwards where it is negative.
  if (const auto known = space_.as_number(place)) {
    const std::int64_t index = *known < 0 ? size + *known : *known - 1;
    if (index < 0 || index >= size) {
      need(space_.truth(false));
      return Value::of_number(space_.number(0));
    }
    need(all[static_cast<std::size_t>(index)].guard);
    return all[static_cast<std::size_t>(index)].value;
  }
  std::vector<Term> parts;
  std::vector<Term> found;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto index = static_cast<std::int64_t>(i);
    const Term here =
        space_.both(all[i].guard, space_.either(space_.equal(place, space_.number(index + 1)),
                                                space_.equal(place, space_.number(index - size))));
    if (here == space_.truth(false)) continue;
    found.push_back(here);
    parts.push_back(space_.choice(here, number(all[i].value), space_.number(0)));
  }
  need(space_.any_of(found));
  return Value::of_number(space_.sum(parts));
}

Value Evaluator::slice(const Expression& expression) {
  const std::vector<Item> all = fixed_items(evaluate(expression.parts[0]));
  const auto size = static_cast<std::int64_t>(all.size());
  const auto end_of = [&](const Expression& part) {
    const Term end = number(evaluate(part));
    const Term is_negative = space_.less(end, space_.number(0));
    return space_.choice(is_negative, space_.sum(end, space_.number(size + 1)), end);
  };
  const Term first = end_of(expression.parts[1]);
  const Term last = end_of(expression.parts[2]);
  List made;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Term here = space_.number(static_cast<std::int64_t>(i) + 1);
    const Term tests[] = {all[i].guard, space_.at_most(first, here), space_.at_most(here, last)};
    const Term guard = space_.all_of(tests);
    if (guard != space_.truth(false)) made.items.push_back({guard, all[i].value});
  }
  return Value::of(std::move(made));
}

void Evaluator::define(const Expression& expression) {
  auto [value, needed] = apart([&] { return evaluate(expression.parts[0]); });
  names_.push_back({expression.names.front(), std::move(value), std::move(needed)});
}

Value Evaluator::named(const Expression& expression) {
  const std::string& word = expression.word;
  if (const Name* known = find(word)) {
    for (const Term test : known->needed) need(test);
    return known->value;
  }
  const Thing* about = thing();
  if (word == kIt) {
    fail("there is no 'it' here",
         "the formula lies on no cells; say of which, as in 'each row in rows: ...'");
    return Value::of_number(space_.number(0));
  }
  if (word == "clue") {
    if (about == nullptr || about->clue.empty()) {
      fail("there is no clue here", "the cells have no number");
      return Value::of_number(space_.number(0));
    }
    if (about->clue.size() == 1) return Value::of_number(space_.number(about->clue.front()));
    List numbers;
    for (const std::int64_t one : about->clue)
      numbers.items.push_back({space_.truth(true), Value::of_number(space_.number(one))});
    return Value::of(std::move(numbers));
  }
  if (word == "cell") {
    if (const Name* it = find(kIt)) {
      if (const auto one = cell(it->value)) return Value::of(*one);
    }
    fail("there is no single cell here");
    return Value::of_number(space_.number(0));
  }
  if (word == "bulb" || word == "other") {
    static const std::vector<Cell> none;
    const std::vector<Cell>& cells = about == nullptr ? none
                                     : word == "bulb" ? about->bulb
                                                      : about->other;
    if (cells.empty())
      fail(word == "bulb" ? "the cells have no circle here" : "the cells refer to no others here");
    return list_of(cells);
  }
  if (word == "digits") {
    List digits;
    for (int i = 0; i < space_.num_digits(); ++i) {
      digits.items.push_back({space_.truth(true), Value::of_number(space_.number(
                                                      space_.value(static_cast<std::size_t>(i))))});
    }
    return Value::of(std::move(digits));
  }
  if (find_function(word) != nullptr) return called(expression);
  if (const auto lists = world().lists(word)) {
    if (word == "cells") {
      std::vector<Cell> cells;
      for (const std::vector<Cell>& one : *lists) cells.push_back(one.front());
      return list_of(cells);
    }
    return lists_of(*lists);
  }
  if (const auto things = world().things(word)) {
    List all;
    for (const Thing& one : *things) {
      List cells;
      for (const Cell cell : one.cells)
        cells.items.push_back({space_.truth(true), Value::of(cell)});
      cells.thing = std::make_shared<const Thing>(one);
      all.items.push_back({space_.truth(true), Value::of(std::move(cells))});
    }
    return Value::of(std::move(all));
  }
  std::vector<std::string_view> known = world().names();
  for (const FunctionHelp& help : function_helps()) known.push_back(help.name);
  for (const Name& one : names_) known.push_back(one.name);
  fail("'" + word + "' is not known", suggestion(word, known));
  return Value::of_number(space_.number(0));
}

Value Evaluator::called(const Expression& expression) {
  const std::string& word = expression.word;
  const Function* function = find_function(word);
  if (function == nullptr) {
    std::vector<std::string_view> known;
    for (const FunctionHelp& help : function_helps()) known.push_back(help.name);
    fail("'" + word + "' is no function", suggestion(word, known));
    return Value::of_number(space_.number(0));
  }
  std::vector<Value> arguments;
  const auto make = [&]() -> Value {
    for (const Expression& part : expression.parts) arguments.push_back(evaluate(part));
    column_ = expression.column;
    if (error_) return Value::of_number(space_.number(0));
    if (function->takes_any_number && arguments.size() > 1) {
      List all;
      for (const Value& one : arguments) all.items.push_back({space_.truth(true), one});
      arguments = {Value::of(std::move(all))};
    }
    if (arguments.size() + 1 == function->num_arguments) {
      const Name* it = find(kIt);
      if (it == nullptr) {
        fail("'" + word + "' of what?", "as in '" + word + "(row)'");
        return Value::of_number(space_.number(0));
      }
      arguments.insert(arguments.begin(), it->value);
    }
    if (arguments.size() != function->num_arguments) {
      fail("'" + word + "' takes (" + std::string(function->help.arguments) + ")");
      return Value::of_number(space_.number(0));
    }
    return function->apply(*this, arguments);
  };
  if (!function->is_test) return make();
  return Value::of_test(enclosed([&] {
    const Value value = make();
    return value.kind == Value::Kind::test ? value.term : space_.truth(false);
  }));
}

base::Result<std::vector<Term>> tests_of(const Expression& formula, const Setting& setting,
                                         Space& space) {
  Evaluator evaluator(setting, space);
  std::vector<Term> found;
  evaluator.split(formula, found);
  if (evaluator.error()) return *evaluator.error();
  if (space.exhausted())
    return make_error(ErrorCode::too_large, "the formula takes too much",
                      "say it of fewer cells at a time");
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  if (std::find(found.begin(), found.end(), space.truth(false)) != found.end())
    return std::vector<Term>{space.truth(false)};
  return found;
}

}  // namespace omnidoku::formula
