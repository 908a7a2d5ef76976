// SPDX-License-Identifier: MIT
//
// What is not there makes the comparison around it false (docs/FORMULAS.md), so "not (it[7] = 3)"
// is more than "it[7] != 3": only comparisons of what is always there are turned round. Members are
// named by how deep they are bound, so that what stands beside them does not matter.
#include "formula/canonical.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>
#include <vector>

#include "formula/evaluator.h"

namespace omnidoku::formula {

using Kind = Expression::Kind;
using Quantity = Expression::Quantity;

namespace {

constexpr std::string_view kThing[] = {"clue", "cell", "bulb", "other"};  // what "it" has besides
constexpr std::string_view kMember = "it";

bool is_one_of(std::string_view word, const auto& list) {
  return std::find(std::begin(list), std::end(list), word) != std::end(list);
}

// --- The text ------------------------------------------------------------------------------------

std::string text_of(const Expression& e);

/// As a part of something else.
std::string part_text(const Expression& e) {
  const bool is_atom = e.kind == Kind::number || e.kind == Kind::name || e.kind == Kind::call ||
                       e.kind == Kind::listed || e.kind == Kind::item || e.kind == Kind::slice;
  return is_atom ? text_of(e) : "(" + text_of(e) + ")";
}

std::string parts_text(const std::vector<Expression>& parts, std::string_view between,
                       std::string (*text)(const Expression&)) {
  std::string all;
  for (const Expression& part : parts) all.append(all.empty() ? "" : between).append(text(part));
  return all;
}

/// "x1, x2 in (steps(it)) where (x1 < x2)"
std::string members_text(const Expression& e) {
  std::string all;
  for (const std::string& name : e.names) all.append(all.empty() ? "" : ", ").append(name);
  if (!all.empty()) all += " in ";
  all += part_text(e.parts[0]);
  if (e.has_condition) all += " where " + part_text(e.parts[1]);
  return all;
}

std::string quantity_text(const Expression& e) {
  switch (e.quantity) {
    case Quantity::each: return "each ";
    case Quantity::some: return "some ";
    case Quantity::none: return "no ";
    case Quantity::exactly: return "exactly " + part_text(e.parts[3]) + " of ";
    case Quantity::at_least: return "at least " + part_text(e.parts[3]) + " of ";
    case Quantity::at_most: return "at most " + part_text(e.parts[3]) + " of ";
  }
  return {};
}

std::string text_of(const Expression& e) {
  switch (e.kind) {
    case Kind::number: return std::to_string(e.number);
    case Kind::always: return {};
    case Kind::name: return e.word;
    case Kind::call: return e.word + "(" + parts_text(e.parts, ", ", text_of) + ")";
    case Kind::calculation:
    case Kind::comparison: return parts_text(e.parts, " " + e.word + " ", part_text);
    case Kind::all_of: return parts_text(e.parts, " and ", part_text);
    case Kind::any_of: return parts_text(e.parts, " or ", part_text);
    case Kind::negation: return "not " + part_text(e.parts[0]);
    case Kind::condition:
      return "if " + part_text(e.parts[0]) + " then " + part_text(e.parts[1]) +
             (e.parts[2].kind == Kind::always ? "" : " else " + part_text(e.parts[2]));
    case Kind::definition:
      return "let " + e.names[0] + " = " + part_text(e.parts[0]) + ": " + part_text(e.parts[1]);
    case Kind::listed: return "{" + parts_text(e.parts, ", ", text_of) + "}";
    case Kind::range: return part_text(e.parts[0]) + ".." + part_text(e.parts[1]);
    case Kind::item: return part_text(e.parts[0]) + "[" + part_text(e.parts[1]) + "]";
    case Kind::slice:
      return part_text(e.parts[0]) + "[" + part_text(e.parts[1]) + ".." + part_text(e.parts[2]) +
             "]";
    case Kind::collection:
      return members_text(e) + (e.has_body ? ": " + part_text(e.parts[2]) : "");
    case Kind::quantified: return quantity_text(e) + members_text(e) + ": " + part_text(e.parts[2]);
  }
  return {};
}

// --- The form ------------------------------------------------------------------------------------

Expression of_parts(Kind kind, std::string word, std::vector<Expression> parts) {
  Expression made;
  made.kind = kind;
  made.word = std::move(word);
  made.parts = std::move(parts);
  return made;
}

Expression number_of(std::int64_t number) {
  Expression made;
  made.number = number;
  return made;
}

/// Numbers stand behind what else there is.
void put_in_order(std::vector<Expression>& parts) {
  const auto rank = [](const Expression& e) {
    return std::tuple(e.kind == Kind::number, e.number);
  };
  std::vector<std::pair<std::string, Expression>> told;
  for (Expression& part : parts) told.emplace_back(text_of(part), std::move(part));
  std::stable_sort(told.begin(), told.end(), [&](const auto& a, const auto& b) {
    return std::tuple(rank(a.second), a.first) < std::tuple(rank(b.second), b.first);
  });
  parts.clear();
  for (auto& [text, part] : told) parts.push_back(std::move(part));
}

/// All or any of several, one in the other told together, each once.
Expression joined_of(Kind kind, std::vector<Expression> parts) {
  std::vector<Expression> all;
  for (Expression& part : parts) {
    if (part.kind != kind) {
      all.push_back(std::move(part));
      continue;
    }
    std::move(part.parts.begin(), part.parts.end(), std::back_inserter(all));
  }
  put_in_order(all);
  const auto end = std::unique(all.begin(), all.end(), [](const auto& a, const auto& b) {
    return text_of(a) == text_of(b);
  });
  all.erase(end, all.end());
  if (all.size() == 1) return std::move(all.front());
  return of_parts(kind, {}, std::move(all));
}

/// Whether it has a value whatever is filled in, and is no list.
bool is_always_there(const Expression& e) {
  if (e.kind == Kind::number || e.kind == Kind::name) return true;
  const bool is_made_of = e.kind == Kind::calculation || (e.kind == Kind::call && e.word == "abs");
  return is_made_of && std::all_of(e.parts.begin(), e.parts.end(), is_always_there);
}

/// "5 <= a" for "4 < a", the equal ones in order.
Expression in_form(Expression e) {
  std::string& sign = e.word;
  if (sign == ">" || sign == ">=") {
    sign = sign == ">" ? "<" : "<=";
    std::swap(e.parts[0], e.parts[1]);
  }
  if (sign == "=" || sign == "!=") put_in_order(e.parts);
  if (sign == "<" && e.parts[0].kind == Kind::number) {
    ++e.parts[0].number;
    sign = "<=";
  } else if (sign == "<" && e.parts[1].kind == Kind::number && e.parts[1].number > 0) {
    --e.parts[1].number;
    sign = "<=";
  }
  return e;
}

Expression denied(Expression e) {
  if (e.kind == Kind::negation) return std::move(e.parts[0]);
  if (e.kind == Kind::all_of || e.kind == Kind::any_of) {
    for (Expression& part : e.parts) part = denied(std::move(part));
    return joined_of(e.kind == Kind::all_of ? Kind::any_of : Kind::all_of, std::move(e.parts));
  }
  if (e.kind == Kind::comparison && e.word != "in" &&
      std::all_of(e.parts.begin(), e.parts.end(), is_always_there)) {
    constexpr std::pair<std::string_view, std::string_view> kOpposites[] = {
        {"=", "!="}, {"!=", "="}, {"<", ">="}, {"<=", ">"}};
    for (const auto& [sign, opposite] : kOpposites) {
      if (e.word != sign) continue;
      e.word = opposite;
      return in_form(std::move(e));
    }
  }
  const bool is_each = e.quantity == Quantity::each;
  if (e.kind == Kind::quantified && (is_each || e.quantity == Quantity::some)) {
    e.quantity = is_each ? Quantity::some : Quantity::each;
    e.parts[2] = denied(std::move(e.parts[2]));
    return e;
  }
  return of_parts(Kind::negation, {}, {std::move(e)});
}

class Canon {
 public:
  Expression form(const Expression& e) {
    switch (e.kind) {
      case Kind::number: return number_of(e.number);
      case Kind::name: return name(e.word);
      case Kind::call: return call(e.word, forms(e.parts));
      case Kind::calculation: return calculation(e.word, forms(e.parts));
      case Kind::comparison: return in_form(of_parts(e.kind, e.word, forms(e.parts)));
      case Kind::all_of:
      case Kind::any_of: return joined_of(e.kind, forms(e.parts));
      case Kind::negation: return denied(form(e.parts[0]));
      case Kind::condition: return condition(forms(e.parts));
      case Kind::definition: return definition(e);
      case Kind::listed: return listed(forms(e.parts));
      case Kind::collection:
      case Kind::quantified: return members(e);
      case Kind::always:
      case Kind::range:
      case Kind::item:
      case Kind::slice: break;
    }
    return of_parts(e.kind, {}, forms(e.parts));
  }

 private:
  std::vector<Expression> forms(const std::vector<Expression>& parts) {
    std::vector<Expression> made;
    for (const Expression& part : parts) made.push_back(form(part));
    return made;
  }

  Expression name(const std::string& word) {
    const auto known = std::find_if(names_.rbegin(), names_.rend(),
                                    [&word](const auto& one) { return one.first == word; });
    if (known != names_.rend()) return of_parts(Kind::name, known->second, {});
    const bool is_call = word != kMember && !is_one_of(word, kThing) && word != "digits" &&
                         find_function(word) != nullptr;
    return is_call ? call(word, {}) : of_parts(Kind::name, word, {});
  }

  Expression call(const std::string& word, std::vector<Expression> arguments) {
    const Function* function = find_function(word);
    const std::size_t num =
        function != nullptr && function->takes_any_number && arguments.size() > 1
            ? 1
            : arguments.size();
    if (function != nullptr && num + 1 == function->num_arguments)
      arguments.insert(arguments.begin(), name(std::string(kMember)));
    // Without its sign a difference is the same either way.
    if (word == "abs" && arguments.size() == 1 && arguments[0].kind == Kind::calculation &&
        arguments[0].word == "-")
      put_in_order(arguments[0].parts);
    return of_parts(Kind::call, word == "length" ? "count" : word, std::move(arguments));
  }

  static Expression calculation(const std::string& sign, std::vector<Expression> parts) {
    // "+" puts lists one behind the other.
    if (sign == "*") put_in_order(parts);
    return of_parts(Kind::calculation, sign, std::move(parts));
  }

  static Expression condition(std::vector<Expression> parts) {
    if (parts[2].kind != Kind::always) return of_parts(Kind::condition, {}, std::move(parts));
    return joined_of(Kind::any_of, {denied(std::move(parts[0])), std::move(parts[1])});
  }

  static Expression listed(std::vector<Expression> parts) {
    constexpr std::int64_t kMostInRange = 100;
    std::vector<Expression> all;
    for (Expression& part : parts) {
      const bool is_range = part.kind == Kind::range && part.parts[0].kind == Kind::number &&
                            part.parts[1].kind == Kind::number &&
                            part.parts[1].number - part.parts[0].number < kMostInRange;
      if (!is_range) {
        all.push_back(std::move(part));
        continue;
      }
      for (std::int64_t one = part.parts[0].number; one <= part.parts[1].number; ++one)
        all.push_back(number_of(one));
    }
    return of_parts(Kind::listed, {}, std::move(all));
  }

  /// The name of a member that is bound here.
  std::string bind(const std::string& word) {
    std::string made = "x" + std::to_string(names_.size() + 1);
    names_.emplace_back(word, made);
    return made;
  }

  Expression definition(const Expression& e) {
    Expression made = of_parts(Kind::definition, {}, {form(e.parts[0])});
    const std::size_t depth = names_.size();
    made.names = {bind(e.names[0])};
    made.parts.push_back(form(e.parts[1]));
    names_.resize(depth);
    return made;
  }

  /// Whether something is said of the thing that a member is, not of its cells alone.
  static bool speaks_of_thing(const Expression& e) {
    return (e.kind == Kind::name && is_one_of(e.word, kThing)) ||
           std::any_of(e.parts.begin(), e.parts.end(), speaks_of_thing);
  }

  Expression members(const Expression& e) {
    Expression made = of_parts(e.kind, {}, {form(e.parts[0])});
    made.has_condition = e.has_condition;
    made.has_body = e.has_body;
    made.quantity = e.quantity;
    const std::size_t depth = names_.size();
    for (const std::string& word : e.names) made.names.push_back(bind(word));
    if (e.names.empty()) {
      const bool is_thing = speaks_of_thing(e.parts[1]) || speaks_of_thing(e.parts[2]);
      if (is_thing) {
        names_.emplace_back(kMember, kMember);
      } else {
        made.names = {bind(std::string(kMember))};
      }
    }
    for (std::size_t i = 1; i <= 2; ++i) made.parts.push_back(form(e.parts[i]));
    names_.resize(depth);
    if (e.kind == Kind::quantified) made.parts.push_back(form(e.parts[3]));
    return e.kind == Kind::quantified ? counted(std::move(made)) : std::move(made);
  }

  /// "each" and "some" where they say it.
  static Expression counted(Expression e) {
    const bool is_number = e.parts[3].kind == Kind::number;
    const std::int64_t number = e.parts[3].number;
    const bool is_none = e.quantity == Quantity::none ||
                         (is_number && number == 0 &&
                          (e.quantity == Quantity::exactly || e.quantity == Quantity::at_most));
    if (is_none) {
      e.quantity = Quantity::each;
      e.parts[2] = denied(std::move(e.parts[2]));
    } else if (is_number && number == 1 && e.quantity == Quantity::at_least) {
      e.quantity = Quantity::some;
    }
    if (e.quantity == Quantity::each || e.quantity == Quantity::some) e.parts[3] = number_of(0);
    return e;
  }

  std::vector<std::pair<std::string, std::string>> names_;  ///< bound, with what they are called
};

}  // namespace

std::string canonical_text(const Expression& formula) { return text_of(Canon().form(formula)); }

std::optional<std::string> canonical_text(std::string_view formula) {
  const auto parsed = parse(formula);
  return parsed ? std::optional(canonical_text(*parsed)) : std::nullopt;
}

}  // namespace omnidoku::formula
