// SPDX-License-Identifier: MIT
//
// mathdoku: a cage whose values give a number by addition, subtraction, multiplication or division;
// by any of these where none is named. Subtraction and division begin with the largest value and
// take away, or divide by, all others. Symbols may repeat. One walk looks after all operators that
// are asked for: products are kept as what is still missing of the number, so states are few.
#include <algorithm>
#include <map>
#include <tuple>

#include "constraints/constraint_type.h"
#include "constraints/shape_sums.h"

namespace omnidoku::constraints::mathdoku_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using Values = std::vector<std::int64_t>;

constexpr std::string_view kNumber = "number";
constexpr std::string_view kOperator = "operator";
constexpr std::string_view kOperators = "+-x/";
constexpr Parameter kParameters[] = {
    {kNumber, Parameter::Kind::integer, true, "what the values give"},
    {kOperator, Parameter::Kind::text, false,
     "+, -, x or /; any of them will do when none is named", true}};

std::int64_t number_of(const model::ConstraintSpec& spec) {
  return *spec.arguments.get<std::int64_t>(kNumber);
}

/// Other signs that people write for the operators.
constexpr std::pair<std::string_view, char> kOtherSigns[] = {
    {"\u00D7", 'x'}, {"*", 'x'}, {"X", 'x'},      {"\u00B7", 'x'},
    {"\u00F7", '/'}, {":", '/'}, {"\u2212", '-'}, {"\u2013", '-'},
};

/// One of kOperators; a NUL for anything else.
char operator_named(std::string_view name) {
  if (name.size() == 1 && kOperators.find(name) != std::string_view::npos) return name.front();
  for (const auto& [sign, one] : kOtherSigns) {
    if (name == sign) return one;
  }
  return '\0';
}

/// One of kOperators, or a blank where any will do.
char operator_of(const model::ConstraintSpec& spec) {
  const auto* name = spec.arguments.get<std::string>(kOperator);
  return name == nullptr ? ' ' : operator_named(*name);
}

bool is_asked(const model::ConstraintSpec& spec, char one) {
  return operator_of(spec) == one || operator_of(spec) == ' ';
}

base::Result<void> validate(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  const auto* name = spec.arguments.get<std::string>(kOperator);
  if (name == nullptr || operator_named(*name) != '\0') return {};
  return base::make_error(base::ErrorCode::bad_constraint,
                          title_of(spec) + ": '" + *name + "' is no operator",
                          "name one of + - x /, or none");
}

/// Whether the product of the values is the number; however large it would be.
bool multiply_to(const Values& values, std::int64_t number) {
  if (std::find(values.begin(), values.end(), 0) != values.end()) return number == 0;
  if (number == 0) return false;
  for (const std::int64_t value : values) {
    if (number % value != 0) return false;
    number /= value;
  }
  return number == 1;
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  Values values;
  for (const Cell cell : spec.cells) {
    const auto digit = grid[cell.index()];
    if (!digit) return true;
    values.push_back(puzzle.symbols.value(*digit));
  }
  const std::int64_t number = number_of(spec);
  std::sort(values.rbegin(), values.rend());
  const std::int64_t largest = values.front();
  std::int64_t others = 0;
  for (std::size_t i = 1; i < values.size(); ++i) others += values[i];
  if (is_asked(spec, '+') && largest + others == number) return true;
  if (is_asked(spec, 'x') && multiply_to(values, number)) return true;
  if (is_asked(spec, '-') && largest - others == number) return true;
  if (!is_asked(spec, '/')) return false;
  // The largest is the number times all others, and none of these is 0.
  values.front() = number;
  const bool by_zero = std::find(values.begin() + 1, values.end(), 0) != values.end();
  return !by_zero && multiply_to(values, largest);
}

/// What a walk remembers. What no operator asks for is always 0.
struct State {
  std::int64_t sum = 0;
  bool may_multiply = false;
  std::int64_t missing = 0;  ///< of the product, unless 0 is asked for
  bool has_zero = false;
  bool may_divide = false;
  bool is_begun = false;
  std::int64_t largest = 0;
  std::int64_t others = 0;  ///< their product

  [[nodiscard]] auto key() const {
    return std::tie(sum, may_multiply, missing, has_zero, may_divide, is_begun, largest, others);
  }
  friend bool operator<(const State& a, const State& b) { return a.key() < b.key(); }
};

class Walk {
 public:
  Walk(const model::Puzzle& puzzle, const model::ConstraintSpec& spec)
      : number_(number_of(spec)),
        adds_(is_asked(spec, '+')),
        subtracts_(is_asked(spec, '-')),
        num_cells_(spec.cells.size()) {
    for (int i = 0; i < puzzle.num_digits(); ++i) {
      values_.push_back(puzzle.symbols.value(Digit(i)));
      farthest_ = std::max({farthest_, values_.back(), -values_.back()});
    }
    State start;
    start.may_multiply = is_asked(spec, 'x');
    if (start.may_multiply) start.missing = number_;
    start.may_divide = is_asked(spec, '/');
    start_ = number_for(start);
  }

  [[nodiscard]] std::uint64_t start() const { return start_; }

  model::DiagramStep step(std::uint64_t from, std::size_t place, Digit digit) {
    State state = states_[from];
    const std::int64_t value = values_[digit.index()];
    if (adds_ || subtracts_) state.sum += value;
    multiply(state, value);
    divide(state, value);
    if (subtracts_ || state.may_divide) {
      state.largest = state.is_begun ? std::max(state.largest, value) : value;
      state.is_begun = true;
    } else {
      state.largest = 0;
    }
    if (!can_end(state, place + 1)) return std::nullopt;
    return number_for(state);
  }

  [[nodiscard]] bool accepts(std::uint64_t at) const {
    const State& state = states_[at];
    if (adds_ && state.sum == number_) return true;
    if (subtracts_ && 2 * state.largest - state.sum == number_) return true;
    if (state.may_multiply && (number_ == 0 ? state.has_zero : state.missing == 1)) return true;
    return state.may_divide && divides(state);
  }

 private:
  std::uint64_t number_for(const State& state) {
    const auto [known, is_new] = numbers_.emplace(state, states_.size());
    if (is_new) states_.push_back(state);
    return known->second;
  }

  void multiply(State& state, std::int64_t value) const {
    if (!state.may_multiply) return;
    if (number_ == 0) {
      state.has_zero = state.has_zero || value == 0;
    } else if (value != 0 && state.missing % value == 0) {
      state.missing /= value;
    } else {
      state.may_multiply = false;
      state.missing = 0;
    }
  }

  /// All but the largest so far are multiplied; that can only grow.
  void divide(State& state, std::int64_t value) const {
    if (!state.may_divide) return;
    if (!state.is_begun) {
      state.others = 1;
      return;
    }
    const std::int64_t factor = std::min(state.largest, value);
    if (number_ == 0) {
      state.may_divide = factor != 0;
    } else {
      state.others *= factor;
      const std::int64_t size = std::max(state.others, -state.others);
      state.may_divide = factor != 0 && size <= farthest_;
    }
    if (!state.may_divide) state.others = 0;
  }

  [[nodiscard]] bool divides(const State& state) const {
    if (number_ == 0) return state.largest == 0;
    return state.largest % number_ == 0 && state.largest / number_ == state.others;
  }

  /// Whether sums can still come to the number, or another operator may.
  [[nodiscard]] bool can_end(const State& state, std::size_t num_done) const {
    if (state.may_multiply || state.may_divide) return true;
    const auto more = static_cast<std::int64_t>(num_cells_ - num_done);
    const auto [least, most] = std::minmax_element(values_.begin(), values_.end());
    const bool may_add =
        adds_ && state.sum + more * *least <= number_ && state.sum + more * *most >= number_;
    const bool may_subtract = subtracts_ && 2 * *most - state.sum - more * *least >= number_;
    return may_add || may_subtract;
  }

  std::int64_t number_;
  bool adds_;
  bool subtracts_;
  std::size_t num_cells_;
  Values values_;
  std::int64_t farthest_ = 0;  ///< from 0 that a value is
  std::map<State, std::uint64_t> numbers_;
  std::vector<State> states_;
  std::uint64_t start_ = 0;
};

void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  if (operator_of(spec) == '+') {
    out.sum_equals(unit_terms(spec.cells), number_of(spec));
    return;
  }
  Walk walk(puzzle, spec);
  out.walk(
      spec.cells, walk.start(),
      [&walk](std::uint64_t state, std::size_t place, Digit digit) {
        return walk.step(state, place, digit);
      },
      [&walk](std::uint64_t state) { return walk.accepts(state); });
}

std::optional<ShapeFacts> facts(const model::Puzzle& /*puzzle*/,
                                const model::ConstraintSpec& spec) {
  if (operator_of(spec) != '+') return std::nullopt;
  return ShapeFacts{unit_terms(spec.cells), number_of(spec), false};
}

/// A quotient or a difference of two, a product of several that is not large, else a sum.
std::optional<model::Arguments> arguments_for(const model::Puzzle& puzzle,
                                              const std::vector<Cell>& cells,
                                              const model::PartialGrid& filled) {
  constexpr std::int64_t kLargeProduct = 500;
  Values values;
  for (const Cell cell : cells) values.push_back(puzzle.symbols.value(*filled[cell.index()]));
  if (values.empty()) return std::nullopt;
  std::sort(values.rbegin(), values.rend());
  std::int64_t number = 0;
  std::int64_t product = 1;
  for (const std::int64_t value : values) {
    number += value;
    if (value > 0 && product <= kLargeProduct) product *= value;
  }
  std::string name = "+";
  if (values.size() == 2) {
    const bool divides = values[1] > 0 && values[0] % values[1] == 0;
    name = divides ? "/" : "-";
    number = divides ? values[0] / values[1] : values[0] - values[1];
  } else if (values.back() > 0 && product <= kLargeProduct) {
    name = "x";
    number = product;
  }
  model::Arguments arguments;
  arguments.set(kNumber, number);
  arguments.set(kOperator, std::move(name));
  return arguments;
}

std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  std::vector<model::Atom> atoms =
      cage_glyph(spec.cells, std::nullopt, model::Outline::Style::solid);
  if (spec.cells.empty()) return atoms;
  const char one = operator_of(spec);
  const std::string sign = one == ' '   ? ""
                           : one == 'x' ? "\u00D7"
                           : one == '/' ? "\u00F7"
                           : one == '-' ? "\u2212"
                                        : "+";
  atoms.emplace_back(model::CornerText{*std::min_element(spec.cells.begin(), spec.cells.end()),
                                       std::to_string(number_of(spec)) + sign});
  return atoms;
}

constexpr ConstraintType kTypes[] = {{
    .id = "mathdoku",
    .title = "Mathdoku cage",
    .also = "KenKen, calcudoku, product cage, operator, minus, divide, times",
    .called = "kenken,calcudoku,mathdoku",
    .rule = "The values in a cage give its number by its operator, from the largest value on; by "
            "any operator where it shows none. Symbols may repeat there.",
    .shape = SpecShape::cell_set,
    .parameters = kParameters,
    .validate = validate,
    .holds = holds,
    .lower = lower,
    .walks = true,
    .facts = facts,
    .arguments_for = arguments_for,
    .glyph = glyph,
}};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::mathdoku_constraint
