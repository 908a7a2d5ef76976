// SPDX-License-Identifier: MIT
//
// Cages without repeats of which a rule tells the sets of digits that may be in them.
// rellik: no digits in it come to a sum; equality: as many even as odd and as many low as high
// digits; multi_sum: one of some sums; digital_root: a sum whose repeated digit sum is given.
#include <algorithm>
#include <set>

#include "constraints/constraint_type.h"
#include "constraints/names.h"
#include "constraints/shape_sums.h"

namespace omnidoku::constraints::chosen_sets_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using Values = std::vector<std::int64_t>;

constexpr std::string_view kSums = "sums";
constexpr std::string_view kRoot = "root";
constexpr Parameter kRellikParameters[] = {
    {"sum", Parameter::Kind::integer, true, "what no digits in it come to"}};
constexpr Parameter kSumsParameters[] = {
    {kSums, Parameter::Kind::text, true, "the sums it may have, such as '10 12'"}};
constexpr Parameter kRootParameters[] = {
    {kRoot, Parameter::Kind::integer, true, "the digital root of its sum, 1 to 9"}};
constexpr ForeignName kForeignRellik[] = {{"iss", "RellikCage"}};
constexpr ForeignName kForeignRoot[] = {{"fpuzzles", "cage DR"}};
constexpr ForeignName kForeignEquality[] = {{"iss", "EqualityCage"}};

std::vector<std::int64_t> sums_of(const std::string& text) {
  std::vector<std::int64_t> sums;
  std::string word;
  for (const char c : text + " ") {
    if (c >= '0' && c <= '9' && word.size() < 6) {
      word += c;
    } else if (c == ' ' || c == ',') {
      if (!word.empty()) sums.push_back(std::stoll(word));
      word.clear();
    } else {
      return {};
    }
  }
  return sums;
}

std::int64_t sum_over(const model::Puzzle& puzzle, DigitSet set) {
  std::int64_t sum = 0;
  set.for_each([&](Digit digit) { sum += puzzle.symbols.value(digit); });
  return sum;
}

/// Whether some digits of the set, one or more, come to a sum.
bool reaches(const model::Puzzle& puzzle, DigitSet set, std::int64_t wanted) {
  std::vector<std::int64_t> sums;
  bool found = false;
  set.for_each([&](Digit digit) {
    const std::int64_t value = puzzle.symbols.value(digit);
    const std::size_t before = sums.size();
    for (std::size_t i = 0; i < before; ++i) sums.push_back(sums[i] + value);
    sums.push_back(value);
    std::sort(sums.begin(), sums.end());
    sums.erase(std::unique(sums.begin(), sums.end()), sums.end());
    found = found || std::binary_search(sums.begin(), sums.end(), wanted);
  });
  return found;
}

/// As many even as odd values, and as many of the lower half of the digits as of the upper.
bool is_even(const model::Puzzle& puzzle, DigitSet set) {
  const auto num_digits = static_cast<std::size_t>(puzzle.num_digits());
  int parity = 0;
  int height = 0;
  bool has_middle = false;
  set.for_each([&](Digit digit) {
    parity += puzzle.symbols.value(digit) % 2 == 0 ? 1 : -1;
    has_middle = has_middle || (num_digits % 2 != 0 && digit.index() == num_digits / 2);
    height += digit.index() < num_digits / 2 ? 1 : -1;
  });
  return parity == 0 && height == 0 && !has_middle;
}

/// Whether a full cage may hold these digits.
bool fits(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, DigitSet set) {
  if (spec.type == "rellik") return !reaches(puzzle, set, *sum_of(spec));
  if (spec.type == "equality") return is_even(puzzle, set);
  const std::int64_t sum = sum_over(puzzle, set);
  if (const auto* root = spec.arguments.get<std::int64_t>(kRoot))
    return sum > 0 && (sum - 1) % 9 + 1 == *root;
  const std::vector<std::int64_t> sums = sums_of(*spec.arguments.get<std::string>(kSums));
  return std::find(sums.begin(), sums.end(), sum) != sums.end();
}

/// Calls with every set of so many digits.
template <class Function>
void for_each_set(const model::Puzzle& puzzle, std::size_t size, Function&& function) {
  std::vector<bool> chosen(static_cast<std::size_t>(puzzle.num_digits()), false);
  if (size > chosen.size()) return;
  std::fill(chosen.begin(), chosen.begin() + static_cast<std::ptrdiff_t>(size), true);
  do {
    DigitSet set;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
      if (chosen[i]) set.insert(Digit(i));
    }
    function(set);
  } while (std::prev_permutation(chosen.begin(), chosen.end()));
}

bool are_too_many(const model::Puzzle& puzzle, std::size_t size) {
  constexpr double kMostSets = 20'000;
  double sets = 1;
  for (std::size_t i = 0; i < size; ++i)
    sets *= static_cast<double>(static_cast<std::size_t>(puzzle.num_digits()) - i) /
            static_cast<double>(i + 1);
  return sets > kMostSets;
}

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const auto refuse = [&](base::ErrorCode code, const std::string& what, std::string hint) {
    return base::make_error(code, title_of(spec) + ": " + what, std::move(hint));
  };
  using base::ErrorCode;
  if (spec.cells.size() > static_cast<std::size_t>(puzzle.num_digits())) {
    return refuse(ErrorCode::bad_constraint,
                  std::to_string(spec.cells.size()) + " cells cannot hold different digits",
                  "name as many cells as there are digits at most");
  }
  if (are_too_many(puzzle, spec.cells.size())) {
    return refuse(
        ErrorCode::too_large,
        "there are more than 20,000 sets of " + std::to_string(spec.cells.size()) + " digits",
        "name fewer cells, or nearly all");
  }
  const auto* sums = spec.arguments.get<std::string>(kSums);
  if (sums != nullptr && sums_of(*sums).empty())
    return refuse(ErrorCode::bad_constraint, "'" + *sums + "' is no list of sums",
                  "write sums with blanks between them: 10 12");
  const auto* root = spec.arguments.get<std::int64_t>(kRoot);
  if (root != nullptr && (*root < 1 || *root > 9))
    return refuse(ErrorCode::bad_constraint, std::to_string(*root) + " is no digital root",
                  "name one from 1 to 9");
  if (spec.type == "rellik") {
    bool can_be_reached = false;
    for_each_set(puzzle, spec.cells.size(), [&](DigitSet set) {
      can_be_reached = can_be_reached || reaches(puzzle, set, *sum_of(spec));
    });
    if (!can_be_reached)
      return refuse(ErrorCode::bad_constraint,
                    "no digits in it can add up to " + std::to_string(*sum_of(spec)),
                    "name a sum that some of its digits may have");
  }
  return {};
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  if (!no_digit_twice(spec.cells, grid)) return false;
  DigitSet held;
  bool is_full = true;
  for (const Cell cell : spec.cells) {
    const auto& digit = grid[cell.index()];
    is_full = is_full && digit;
    if (digit) held.insert(*digit);
  }
  if (spec.type == "rellik") return !reaches(puzzle, held, *sum_of(spec));
  return !is_full || fits(puzzle, spec, held);
}

void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  std::vector<DigitSet> sets;
  for_each_set(puzzle, spec.cells.size(), [&](DigitSet set) {
    if (fits(puzzle, spec, set)) sets.push_back(set);
  });
  out.one_of_sets(spec.cells, std::move(sets));
}

std::optional<std::string> contradiction(const model::Puzzle& puzzle,
                                         const model::ConstraintSpec& spec) {
  return equal_givens(puzzle, spec.cells, [&] { return name_of(puzzle, spec); });
}

/// The arguments with which a full cage fits, as `set` makes them of what it holds.
std::optional<model::Arguments> arguments_if(const model::Puzzle& puzzle, std::string_view type,
                                             const std::vector<Cell>& cells,
                                             const model::PartialGrid& filled,
                                             model::Arguments arguments) {
  const model::ConstraintSpec spec{std::string(type), "", cells, std::move(arguments)};
  if (!validate(puzzle, spec) || !holds(puzzle, spec, filled)) return std::nullopt;
  return spec.arguments;
}

std::int64_t sum_in(const model::Puzzle& puzzle, const std::vector<Cell>& cells,
                    const model::PartialGrid& filled) {
  return *value_sum(puzzle, unit_terms(cells), filled);
}

/// The sum nearest to the greatest value that is not reached: smaller and greater ones say less.
std::optional<model::Arguments> rellik_arguments(const model::Puzzle& puzzle,
                                                 const std::vector<Cell>& cells,
                                                 const model::PartialGrid& filled) {
  const std::int64_t middle = puzzle.num_digits();
  for (std::int64_t away = 0; away < sum_in(puzzle, cells, filled); ++away) {
    for (const std::int64_t sum : {middle + away, middle - away}) {
      model::Arguments arguments;
      arguments.set("sum", sum);
      if (auto found = arguments_if(puzzle, "rellik", cells, filled, std::move(arguments)))
        return found;
    }
  }
  return std::nullopt;
}

std::optional<model::Arguments> equality_arguments(const model::Puzzle& puzzle,
                                                   const std::vector<Cell>& cells,
                                                   const model::PartialGrid& filled) {
  // Where all digits are, it says nothing.
  if (cells.size() == static_cast<std::size_t>(puzzle.num_digits())) return std::nullopt;
  return arguments_if(puzzle, "equality", cells, filled, {});
}

std::optional<model::Arguments> sums_arguments(const model::Puzzle& puzzle,
                                               const std::vector<Cell>& cells,
                                               const model::PartialGrid& filled) {
  const std::int64_t sum = sum_in(puzzle, cells, filled);
  model::Arguments arguments;
  arguments.set(kSums, std::to_string(sum) + " " + std::to_string(sum + 1));
  return arguments_if(puzzle, "multi_sum", cells, filled, std::move(arguments));
}

std::optional<model::Arguments> root_arguments(const model::Puzzle& puzzle,
                                               const std::vector<Cell>& cells,
                                               const model::PartialGrid& filled) {
  const std::int64_t sum = sum_in(puzzle, cells, filled);
  model::Arguments arguments;
  arguments.set(kRoot, (sum - 1) % 9 + 1);
  return arguments_if(puzzle, "digital_root", cells, filled, std::move(arguments));
}

std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  std::string text = "=";
  if (const auto sum = sum_of(spec)) text = "\u2260" + std::to_string(*sum);
  if (const auto* sums = spec.arguments.get<std::string>(kSums)) text = *sums;
  if (const auto* root = spec.arguments.get<std::int64_t>(kRoot))
    text = "DR" + std::to_string(*root);
  return {model::Outline{spec.cells, model::Outline::Style::dashed},
          model::CornerText{*std::min_element(spec.cells.begin(), spec.cells.end()), text}};
}

std::string asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                 const std::vector<Cell>& /*cells*/) {
  std::string text = listed(puzzle, spec.cells) + " are different, and ";
  if (spec.type == "rellik")
    return text + "no one or more of their values add up to " + std::to_string(*sum_of(spec));
  if (spec.type == "equality")
    return text + "as many are even as odd, and as many low as high" +
           (puzzle.num_digits() % 2 == 0 ? "" : ", none in the middle");
  if (const auto* root = spec.arguments.get<std::int64_t>(kRoot))
    return text + "the digits of their sum, added up until one is left, come to " +
           std::to_string(*root);
  std::vector<std::string> sums;
  for (const std::int64_t sum : sums_of(*spec.arguments.get<std::string>(kSums)))
    sums.push_back(std::to_string(sum));
  return text + "add up to " + listed(sums, "or");
}

/// The sets that the rule allows, as far as each of their digits has a cell and each cell one of
/// them.
std::vector<DigitSet> sets_left(const Supposition& supposition) {
  std::vector<DigitSet> sets;
  for_each_set(supposition.puzzle, supposition.spec.cells.size(), [&](DigitSet set) {
    if (!fits(supposition.puzzle, supposition.spec, set)) return;
    DigitSet met;
    for (const Cell cell : supposition.spec.cells) {
      const DigitSet here = supposition.before[cell.index()] & set;
      if (here.empty()) return;
      met |= here;
    }
    if (met == set) sets.push_back(set);
  });
  return sets;
}

/// Known digits that come to a sum with the supposed one: "3+5+6"; empty where there are none.
std::string reached_with(const Supposition& supposition, std::int64_t wanted) {
  DigitSet known;
  for (const Cell cell : supposition.spec.cells) {
    const DigitSet before = supposition.before[cell.index()];
    if (before.size() == 1) known |= before;
  }
  std::vector<DigitSet> sets{DigitSet::single(supposition.supposed.digit)};
  known.for_each([&](Digit digit) {
    const std::size_t count = sets.size();
    for (std::size_t i = 0; i < count; ++i) {
      DigitSet longer = sets[i];
      longer.insert(digit);
      sets.push_back(longer);
    }
  });
  for (const DigitSet set : sets) {
    if (sum_over(supposition.puzzle, set) != wanted) continue;
    return set.size() == 1 ? "that alone" : added(supposition.puzzle, set);
  }
  return {};
}

/// All that the cage could hold, whatever the rule says of it.
std::vector<DigitSet> all_sets(const Supposition& supposition) {
  std::set<std::uint64_t> sets{0};  // of digits, as masks
  for (const Cell cell : supposition.spec.cells) {
    std::set<std::uint64_t> next;
    for (const std::uint64_t set : sets) {
      (supposition.left_in(cell) - DigitSet::from_mask(set)).for_each([&](Digit digit) {
        next.insert(set | DigitSet::single(digit).mask());
      });
    }
    sets = std::move(next);
  }
  std::vector<DigitSet> result;
  for (const std::uint64_t set : sets) result.push_back(DigitSet::from_mask(set));
  return result;
}

/// "they would add up to 24, 25 or 28", "they would add up to 24 to 30, but never to 26"
std::string told_sums(const model::Puzzle& puzzle, const std::vector<DigitSet>& sets) {
  constexpr std::size_t kMostTold = 5;
  std::set<std::int64_t> sums;
  for (const DigitSet set : sets) sums.insert(sum_over(puzzle, set));
  std::vector<std::string> texts;
  for (const std::int64_t sum : sums) texts.push_back(std::to_string(sum));
  if (texts.size() <= kMostTold) return "they would add up to " + listed(texts, "or");
  std::vector<std::string> missed;
  for (std::int64_t sum = *sums.begin(); sum <= *sums.rbegin(); ++sum) {
    if (sums.count(sum) == 0) missed.push_back(std::to_string(sum));
  }
  return "they would add up to " + texts.front() + " to " + texts.back() +
         (missed.empty() ? "" : ", but never to " + listed(missed, "or"));
}

/// "2 or 4 of them would be even", "with 3 of them even 2 or 4 would be low", "with 3 of them even
/// 5 could not be left out"
std::string told_balance(const model::Puzzle& puzzle, const std::vector<DigitSet>& sets) {
  const std::size_t half = static_cast<std::size_t>(sets.front().size()) / 2;
  const auto middle = static_cast<std::size_t>(puzzle.num_digits()) / 2;
  std::set<std::size_t> evens;
  std::set<std::size_t> lows;  // where as many are even as odd, and none in the middle
  for (const DigitSet set : sets) {
    std::size_t even = 0;
    std::size_t low = 0;
    set.for_each([&](Digit digit) {
      even += puzzle.symbols.value(digit) % 2 == 0 ? 1U : 0U;
      low += digit.index() < middle ? 1U : 0U;
    });
    evens.insert(even);
    const bool has_middle = puzzle.num_digits() % 2 != 0 && set.contains(Digit(middle));
    if (even == half && !has_middle) lows.insert(low);
  }
  const auto told = [](const std::set<std::size_t>& numbers) {
    std::vector<std::string> texts;
    for (const std::size_t number : numbers) texts.push_back(std::to_string(number));
    return listed(texts, "or");
  };
  if (evens.count(half) == 0) return told(evens) + " of them would be even";
  const std::string start = "with " + std::to_string(half) + " of them even ";
  if (lows.empty()) return start + puzzle.symbols.text(Digit(middle)) + " could not be left out";
  return start + told(lows) + " would be low";
}

/// What comes of all that the cage could hold; empty where some of it would do.
std::string refutes_all(const Supposition& supposition) {
  const model::Puzzle& puzzle = supposition.puzzle;
  const std::vector<DigitSet> sets = all_sets(supposition);
  const bool some_fit = std::any_of(
      sets.begin(), sets.end(), [&](DigitSet set) { return fits(puzzle, supposition.spec, set); });
  if (sets.empty() || some_fit) return {};
  if (supposition.spec.type == "equality") return told_balance(puzzle, sets);
  if (supposition.spec.type != "rellik") return told_sums(puzzle, sets);
  DigitSet needed = sets.front();
  for (const DigitSet set : sets) needed &= set;
  const std::string wanted = std::to_string(*sum_of(supposition.spec));
  if (reaches(puzzle, needed, *sum_of(supposition.spec)))
    return listed(puzzle, needed, "and") + " would all be there, and some of them make " + wanted;
  return "in each of the " + std::to_string(sets.size()) +
         " sets that it could then hold some would make " + wanted;
}

std::string refutes(const Supposition& supposition) {
  constexpr std::size_t kMostTold = 4;
  const model::Puzzle& puzzle = supposition.puzzle;
  if (supposition.spec.type == "rellik") {
    const std::int64_t wanted = *sum_of(supposition.spec);
    const std::string reached = reached_with(supposition, wanted);
    if (!reached.empty()) return reached + " would make " + std::to_string(wanted);
  }
  for (const Cell cell : supposition.spec.cells) {
    if (supposition.is_supposed(cell)) continue;
    if (supposition.before[cell.index()] == DigitSet::single(supposition.supposed.digit))
      return "it would be there twice, with " + puzzle.board->name(cell);
  }
  const std::vector<DigitSet> sets = sets_left(supposition);
  const bool is_in_one = std::any_of(sets.begin(), sets.end(), [&](DigitSet set) {
    return set.contains(supposition.supposed.digit);
  });
  if (is_in_one || sets.empty() || sets.size() > kMostTold) return refutes_all(supposition);
  std::vector<std::string> texts;
  for (const DigitSet set : sets) texts.push_back(added(puzzle, set));
  return "no set would do, as only " + listed(texts, "or") + (sets.size() == 1 ? " does" : " do");
}

constexpr ConstraintType with_sets(ConstraintType type) {
  type.shape = SpecShape::cell_set;
  type.validate = validate;
  type.holds = holds;
  type.lower = lower;
  type.contradiction = contradiction;
  type.asks = asks;
  type.refutes = refutes;
  type.glyph = glyph;
  return type;
}

constexpr ConstraintType kTypes[] = {
    with_sets({.id = "rellik",
               .title = "Rellik cage",
               .also = "reverse killer, no subset sum",
               .rule = "Digits do not repeat in a rellik cage, and no digits in it, one or more, "
                       "add up to the number in its corner.",
               .parameters = kRellikParameters,
               .foreign = kForeignRellik,
               .arguments_for = rellik_arguments}),
    with_sets({.id = "equality",
               .title = "Equality cage",
               .also = "odd and even, high and low",
               .rule = "Digits do not repeat in an equality cage; it has as many even as odd and "
                       "as many low as high ones, and none that is in the middle.",
               .foreign = kForeignEquality,
               .arguments_for = equality_arguments}),
    with_sets({.id = "multi_sum",
               .title = "Cage with several sums",
               .also = "killer with several sums",
               .rule = "Digits do not repeat in a cage with several sums, and add up to one of "
                       "the numbers in its corner.",
               .parameters = kSumsParameters,
               .arguments_for = sums_arguments}),
    with_sets({.id = "digital_root",
               .title = "Digital root cage",
               .noun = "root cage",
               .also = "DR cage",
               .called = "digital root",
               .rule = "Digits do not repeat in a root cage; the digits of their sum, added "
                       "up again until one is left, come to the number behind DR.",
               .parameters = kRootParameters,
               .foreign = kForeignRoot,
               .arguments_for = root_arguments}),
};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::chosen_sets_constraint
