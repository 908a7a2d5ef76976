// SPDX-License-Identifier: MIT
//
// Evaluator: walks an expression and makes its terms. Internal to formula/.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formula/evaluation.h"
#include "formula/value.h"

namespace omnidoku::formula {

class Evaluator {
 public:
  Evaluator(const Setting& setting, Space& space);

  /// Splits what is all of several tests; calls found(test) for each.
  void split(const Expression& formula, std::vector<Term>& found) {
    split(formula, space_.truth(true), found);
  }
  [[nodiscard]] const std::optional<base::Error>& error() const { return error_; }

  // For functions.
  [[nodiscard]] Space& space() const { return space_; }
  [[nodiscard]] const World& world() const { return setting_.world; }
  /// As a number; an error where it is none.
  Term number(const Value& value);
  /// As a list: a number or a cell is one of itself.
  [[nodiscard]] std::vector<Item> items(const Value& value) const;
  /// The same, where it must be known before any digit is what is in it; an error where it is not.
  std::vector<Item> fixed_items(const Value& value);
  /// The cell; an error where it is none that is known.
  std::optional<geometry::Cell> cell(const Value& value);
  /// A number that is known before any digit is; an error where it is none.
  std::optional<std::int64_t> fixed(const Value& value);
  Value list_of(const std::vector<geometry::Cell>& cells) const;
  Value lists_of(const CellLists& lists) const;
  /// The smallest comparison around what is made now is false unless this holds.
  void need(Term test);
  void fail(std::string what, std::string hint = {});
  /// Whether so many members more may be made; an error where they are too many.
  bool may_make(std::size_t num_members);
  /// The innermost "it" that is the cells of a thing; null pointer where there is none.
  [[nodiscard]] const Thing* thing() const;
  static Value of_guarded(std::vector<Item> items) {
    return Value::of(List{std::move(items), nullptr});
  }

 private:
  /// Something that a name stands for; what it needs it needs wherever the name is used.
  struct Name {
    std::string name;
    Value value;
    std::vector<Term> needed = {};
  };

  Value evaluate(const Expression& expression);
  Term test(const Expression& expression);
  Term compared(const Expression& expression);
  Term compare(std::string_view sign, const Value& a, const Value& b);
  Value calculated(const Expression& expression);
  Value conditional(const Expression& expression);
  Value quantified(const Expression& expression);
  Value collected(const Expression& expression);
  Value listed(const Expression& expression);
  Value item(const Expression& expression);
  Value slice(const Expression& expression);
  Value named(const Expression& expression);
  /// Binds the name of a "let".
  void define(const Expression& expression);
  Value called(const Expression& expression);
  /// Adds the conjuncts of a test, if the guard holds.
  void add(Term guard, Term test, std::vector<Term>& found);
  void split(const Expression& formula, Term guard, std::vector<Term>& found);
  /// Calls use(guard, value) for each member for which the condition may hold, with its names
  /// bound.
  template <class Use>
  void for_each_member(const Expression& expression, Use&& use);
  /// The test, and whatever it needs.
  template <class Make>
  Term enclosed(Make&& make);
  /// The value, and what was needed to make it.
  template <class Make>
  std::pair<Value, std::vector<Term>> apart(Make&& make);
  [[nodiscard]] const Name* find(std::string_view name) const;
  Term member_of(const Value& value, const Value& list);

  const Setting& setting_;
  Space& space_;
  std::vector<Name> names_;
  std::vector<Term> needed_;
  std::size_t column_ = 1;  ///< of the expression that is evaluated now
  std::size_t num_steps_ = 0;
  std::size_t num_members_ = 0;  ///< of lists that were made
  std::optional<base::Error> error_;
};

/// A function of the language.
struct Function {
  FunctionHelp help;
  std::size_t num_arguments = 1;  ///< with the one that may be left out
  bool takes_any_number = false;  ///< several are a list
  bool is_test = false;           ///< may be said with "is"
  Value (*apply)(Evaluator& evaluator, std::span<const Value> arguments) = nullptr;
};
/// Null pointer when there is none of that name.
[[nodiscard]] const Function* find_function(std::string_view name);

}  // namespace omnidoku::formula
