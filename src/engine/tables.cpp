// SPDX-License-Identifier: MIT
#include "engine/tables.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <type_traits>
#include <utility>

#include "base/check.h"
#include "base/overloaded.h"
#include "engine/names.h"
#include "engine/propagators/digit_sets.h"
#include "engine/propagators/sum_tables.h"
#include "engine/vector/form.h"

namespace omnidoku::engine {

namespace {

/// high - low for low <= high, which may not fit a signed number.
std::uint64_t distance(std::int64_t low, std::int64_t high) {
  return static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low);
}

/// For group_sums.cpp: an equation with the coefficients 1 and -1 and not too many terms.
bool suits_bits(const model::LinearSum& sum) {
  return sum.relation == model::LinearSum::Relation::equal && sum.terms.size() <= kMostBitTerms &&
         sum.total >= -kMostBitTotal && sum.total <= kMostBitTotal &&
         std::all_of(sum.terms.begin(), sum.terms.end(), [](const model::LinearSum::Term& term) {
           return term.coefficient >= -1 && term.coefficient <= 1;
         });
}

}  // namespace

template <class Mask>
Tables<Mask>::Tables(std::shared_ptr<const model::Problem> lowered, Form wanted_form)
    : source(std::move(lowered)), problem(*source), form(wanted_form) {
  OMNIDOKU_CHECK(problem.num_digits >= 1 && problem.num_digits <= geometry::kMaxDigits);
  OMNIDOKU_CHECK(problem.num_digits <= static_cast<int>(sizeof(Mask) * 8));
  OMNIDOKU_CHECK(problem.values.size() == static_cast<std::size_t>(problem.num_digits));
  OMNIDOKU_CHECK(problem.num_cells >= 0 && problem.num_cells <= problem.num_variables());
  num_variables = static_cast<Index>(problem.num_variables());
  num_cells = static_cast<Index>(problem.num_cells);
  num_digits = problem.num_digits;
  all_digits = base::low_bits<Mask>(num_digits);
  number_digits();
  allowed.assign(num_variables, all_digits);
  add_numbers();
  read_primitives();
  build_peers();
  const bool is_vector_form = suits_vector_form();
  choose_sum_forms(is_vector_form);
  compile_propagators();
  build_marks();
  lay_out_state();
  naming = find_naming(*this);
  if constexpr (std::is_same_v<Mask, std::uint16_t>) {
    if (is_vector_form) vector_form = std::make_unique<const VectorForm>(*this);
  }
}

template <class Mask>
Tables<Mask>::~Tables() = default;

template <class Mask>
std::shared_ptr<const Tables<Mask>> Tables<Mask>::find(
    const std::shared_ptr<const model::Problem>& lowered, Form form) {
  // Those of a great board take too much memory to be kept.
  constexpr int kMostVariables = 1024;
  constexpr std::size_t kMostPrimitives = 4096;
  // Of givens nothing is kept, so that no table can come to depend on those of another puzzle.
  const auto make = [&] {
    auto rules = std::make_shared<model::Problem>(*lowered);
    rules->domains.assign(rules->domains.size(), {});
    return std::make_shared<const Tables>(std::move(rules), form);
  };
  if (lowered->num_variables() > kMostVariables || lowered->primitives.size() > kMostPrimitives)
    return make();
  return kept().find(
      [&](const Tables& one) { return one.form == form && one.problem.has_rules_of(*lowered); },
      make);
}

template <class Mask>
base::RecentCache<Tables<Mask>>& Tables<Mask>::kept() {
  constexpr std::size_t kMostKept = 8;
  static base::RecentCache<Tables> cache(kMostKept);
  return cache;
}

template <class Mask>
std::vector<Mask> Tables<Mask>::domains_in(const model::Problem& lowered) const {
  std::vector<Mask> domains = allowed;
  for (Index variable = 0; variable < num_variables; ++variable) {
    Mask& mask = domains[variable];
    mask = static_cast<Mask>(mask & to_internal(lowered.domains[variable]));
  }
  for (const NumberVariable& number : numbers) domains[number.variable] = 1;
  return domains;
}

template <class Mask>
bool Tables<Mask>::suits_vector_form() const {
  return std::is_same_v<Mask, std::uint16_t> && form == Form::automatic && !contradiction &&
         num_digits <= kMostVectorDigits && numbers.empty() &&
         num_variables <= std::numeric_limits<std::uint16_t>::max();
}

namespace {

/// Whether digit_sets.cpp has a lane for each of the sets.
bool fits_registers(const model::DigitSets& choice) {
  return choice.variables.size() <= vector::kMostSetCells &&
         choice.sets->size() <= vector::kMostSets;
}

}  // namespace

template <class Mask>
void Tables<Mask>::choose_sum_forms(bool is_vector_form) {
  sum_forms.assign(problem.primitives.size(), SumForm::none);
  digit_sets.resize(is_vector_form ? sum_forms.size() : 0);
  constexpr std::int64_t kMostValue = std::int64_t{1} << 32U;
  counts_by_bits = is_vector_form && step != 0;
  for (std::size_t digit = 0; digit < steps.size(); ++digit) {
    counts_by_bits = counts_by_bits && steps[digit] == static_cast<std::int64_t>(digit) &&
                     values[digit] >= -kMostValue && values[digit] <= kMostValue;
  }
  for (std::size_t i = 0; i < sum_forms.size(); ++i) {
    if (const auto* choice = std::get_if<model::DigitSets>(&problem.primitives[i].primitive)) {
      if (!is_vector_form || !fits_registers(*choice)) continue;
      for (const geometry::DigitSet set : *choice->sets)
        digit_sets[i].push_back(static_cast<std::uint16_t>(to_internal(set)));
      sum_forms[i] = SumForm::sets;
      continue;
    }
    const auto* sum = std::get_if<model::LinearSum>(&problem.primitives[i].primitive);
    if (sum == nullptr) continue;
    const bool is_small = counts_by_bits && suits_bits(*sum);
    sum_forms[i] = is_small                    ? SumForm::bits
                   : suits_groups(*this, *sum) ? SumForm::groups
                                               : SumForm::bounds;
    if (!is_vector_form || sum_forms[i] == SumForm::bounds) continue;
    if (std::optional<std::vector<std::uint16_t>> sets = digit_sets_of(*this, *sum)) {
      digit_sets[i] = std::move(*sets);
      sum_forms[i] = SumForm::sets;
    }
  }
}

template <class Mask>
void Tables<Mask>::number_digits() {
  digit_of_.resize(static_cast<std::size_t>(num_digits));
  std::iota(digit_of_.begin(), digit_of_.end(), std::uint8_t{0});
  std::stable_sort(digit_of_.begin(), digit_of_.end(), [this](std::uint8_t a, std::uint8_t b) {
    return problem.values[a] < problem.values[b];
  });
  internal_of_.resize(digit_of_.size());
  for (std::size_t i = 0; i < digit_of_.size(); ++i) {
    internal_of_[digit_of_[i]] = static_cast<std::uint8_t>(i);
    values.push_back(problem.values[digit_of_[i]]);
    if (digit_of_[i] != i) digits_renumbered_ = true;
  }
  // Differences of values may take all 64 bits.
  for (const std::int64_t value : values) step = std::gcd(step, distance(values.front(), value));
  for (const std::int64_t value : values) {
    const std::uint64_t steps_up = step == 0 ? 0 : distance(values.front(), value) / step;
    steps.push_back(static_cast<std::int64_t>(steps_up));  // only used where it is small
  }
}

template <class Mask>
Mask Tables<Mask>::to_internal(geometry::DigitSet digits) const {
  const auto mask = static_cast<Mask>(digits.mask() & all_digits);
  if (!digits_renumbered_) return mask;
  Mask result = 0;
  base::for_each_bit(mask, [&](int digit) {
    result = static_cast<Mask>(result | Mask{1} << internal_of_[static_cast<std::size_t>(digit)]);
  });
  return result;
}

template <class Mask>
geometry::DigitSet Tables<Mask>::to_digits(Mask mask) const {
  if (!digits_renumbered_) return geometry::DigitSet::from_mask(mask);
  geometry::DigitSet result;
  base::for_each_bit(mask, [&](int digit) { result.insert(to_digit(digit)); });
  return result;
}

template <class Mask>
void Tables<Mask>::add_numbers() {
  for (const model::NumberDomain& domain : problem.numbers) {
    NumberVariable number;
    number.variable = static_cast<Index>(domain.variable.index());
    OMNIDOKU_CHECK(number.variable >= num_cells && number.variable < num_variables);
    OMNIDOKU_CHECK(numbers.empty() || numbers.back().variable < number.variable);
    number.first_word = num_words_;
    number.first_value = static_cast<Index>(number_values.size());
    number.num_values = static_cast<Index>(domain.values.size());
    number_values.insert(number_values.end(), domain.values.begin(), domain.values.end());
    num_words_ += number.num_words();
    allowed[number.variable] = 1;
    numbers.push_back(number);
    if (domain.values.empty()) contradiction = Contradiction{{}, {domain.variable}};
  }
}

/// Every primitive is named here, so that one that nobody propagates does not compile.
template <class Mask>
void Tables<Mask>::read_primitives() {
  for (std::size_t i = 0; i < problem.primitives.size(); ++i) {
    std::visit(base::Overloaded{
                   [&](const model::AllDifferent& different) {
                     add_all_different(static_cast<Index>(i), different);
                   },
                   [&](const model::LinearSum& sum) { add_linear_sum(sum); },
                   [&](const model::PairRelation& pair) { add_scope(pair.scope()); },
                   [&](const model::Diagram& diagram) { add_scope(diagram.variables); },
                   [&](const model::DigitSets& choice) {
                     has_sets = true;
                     add_scope(choice.variables);
                   },
                   [&](const model::Connected& area) { add_scope(area.variables); },
                   [&](const model::DifferentPairs& pairs) { add_scope(pairs.scope()); },
                   [&](const model::LineRank& rank) { add_scope(rank.scope()); },
                   [&](const model::DigitCounts& counts) { add_scope(counts.variables); },
                   [&](const model::Restriction& one) {
                     add_scope(one.scope());
                     Mask& left = allowed[one.variable.index()];
                     left = static_cast<Mask>(left & to_internal(one.digits));
                   },
               },
               problem.primitives[i].primitive);
    primitive_variables.close();
  }
  houses_of = invert(house_cells, num_variables);
}

template <class Mask>
void Tables<Mask>::add_all_different(Index primitive, const model::AllDifferent& all_different) {
  const std::vector<model::Variable>& variables = all_different.variables;
  const std::size_t first = differ_.items.size();
  for (const model::Variable variable : variables) {
    const auto index = static_cast<Index>(variable.index());
    OMNIDOKU_CHECK(index < num_variables && number_of(index) == nullptr);
    primitive_variables.items.push_back(index);
    differ_.items.push_back(index);
  }
  const std::span<Index> sorted = std::span(differ_.items).subspan(first);
  std::sort(sorted.begin(), sorted.end());
  const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
  const bool too_many = sorted.size() > static_cast<std::size_t>(num_digits);
  if (twice != sorted.end() || too_many) {
    // A variable cannot differ from itself; more variables than digits cannot all differ. Such a
    // set makes no table entries, so that a hostile one costs no more than its own length.
    if (!contradiction) {
      contradiction = Contradiction{problem.primitives[primitive].origin, variables};
      if (twice != sorted.end()) contradiction->variables = {model::Variable(std::size_t{*twice})};
    }
    differ_.items.resize(first);
    return;
  }
  differ_.close();
  if (sorted.size() < 3 && sorted.size() != static_cast<std::size_t>(num_digits)) return;
  const auto house = static_cast<Index>(houses.size());
  houses.push_back({primitive, sorted.size() == static_cast<std::size_t>(num_digits)});
  if (houses.back().full) full_houses.push_back(house);
  house_cells.items.insert(house_cells.items.end(), sorted.begin(), sorted.end());
  house_cells.close();
}

template <class Mask>
void Tables<Mask>::add_scope(const std::vector<model::Variable>& scope) {
  for (const model::Variable variable : scope) {
    OMNIDOKU_CHECK(variable.index() < num_variables);
    OMNIDOKU_CHECK(number_of(static_cast<Index>(variable.index())) == nullptr);
    primitive_variables.items.push_back(static_cast<Index>(variable.index()));
  }
}

/// The kinds linear_sum and bounds_sum propagate it.
template <class Mask>
void Tables<Mask>::add_linear_sum(const model::LinearSum& sum) {
  has_sums = true;
  for (const model::LinearSum::Term& term : sum.terms) {
    const auto variable = static_cast<Index>(term.variable.index());
    OMNIDOKU_CHECK(variable < num_variables);
    if (term.coefficient != 0) primitive_variables.items.push_back(variable);
  }
}

template <class Mask>
void Tables<Mask>::build_peers() {
  constexpr Index kMostInBits = 1024;
  if (num_variables <= kMostInBits) {
    build_peers_from_bits();
    return;
  }
  const Lists sets_of = invert(differ_, num_variables);
  std::vector<Index> last_seen(num_variables, kNone);
  for (Index variable = 0; variable < num_variables; ++variable) {
    last_seen[variable] = variable;
    const auto first = static_cast<std::ptrdiff_t>(peers.items.size());
    for (const Index set : sets_of[variable]) {
      for (const Index other : differ_[set]) {
        if (std::exchange(last_seen[other], variable) != variable) peers.items.push_back(other);
      }
    }
    std::sort(peers.items.begin() + first, peers.items.end());
    peers.close();
  }
}

/// Each set, as bits, is added to the row of each of its variables.
template <class Mask>
void Tables<Mask>::build_peers_from_bits() {
  differ_words_ = (std::size_t{num_variables} + 63) / 64;
  differ_bits_.assign(differ_words_ * num_variables, 0);
  std::vector<std::uint64_t> set(differ_words_);
  for (std::size_t i = 0; i < differ_.size(); ++i) {
    std::fill(set.begin(), set.end(), 0);
    for (const Index variable : differ_[i])
      set[variable / 64] |= std::uint64_t{1} << (variable % 64);
    for (const Index variable : differ_[i]) {
      std::uint64_t* row = differ_bits_.data() + variable * differ_words_;
      for (std::size_t word = 0; word < differ_words_; ++word) row[word] |= set[word];
    }
  }
  for (Index variable = 0; variable < num_variables; ++variable) {
    std::uint64_t* row = differ_bits_.data() + variable * differ_words_;
    row[variable / 64] &= ~(std::uint64_t{1} << (variable % 64));
    for (std::size_t word = 0; word < differ_words_; ++word) {
      base::for_each_bit(row[word], [&](int bit) {
        peers.items.push_back(static_cast<Index>(word * 64) + static_cast<Index>(bit));
      });
    }
    peers.close();
  }
}

template <class Mask>
bool Tables<Mask>::differ(Index a, Index b) const {
  if (!differ_bits_.empty())
    return (differ_bits_[a * differ_words_ + b / 64] >> (b % 64) & 1U) != 0;
  const std::span<const Index> sorted = peers[a];
  return std::binary_search(sorted.begin(), sorted.end(), b);
}

/// Propagators are numbered by tier, so that the lowest mark is the cheapest work.
template <class Mask>
void Tables<Mask>::compile_propagators() {
  kinds = make_propagator_kinds<Mask>();
  subscriptions_.reserve(2 * house_cells.items.size() + primitive_variables.items.size());
  for (std::size_t tier = 0; tier < kNumTiers; ++tier) {
    tier_begin[tier] = static_cast<Index>(propagators.size());
    for (std::size_t i = 0; i < kinds.size(); ++i) {
      PropagatorKind<Mask>& kind = *kinds[i];
      if (kind.tier() != static_cast<Tier>(tier)) continue;
      kind.number = static_cast<Index>(i);
      Compiler<Mask> compiler(*this, static_cast<Index>(i));
      kind.compile(compiler);
    }
  }
  tier_begin[kNumTiers] = static_cast<Index>(propagators.size());
}

/// Subscriptions come by propagator and are wanted by variable and event.
template <class Mask>
void Tables<Mask>::build_marks() {
  const auto key_of = [](const Subscription& one) {
    return one.variable * kNumEvents + static_cast<std::size_t>(one.event);
  };
  std::vector<Index> begin(num_variables * kNumEvents + 1, 0);
  for (const Subscription& one : subscriptions_) ++begin[key_of(one) + 1];
  std::partial_sum(begin.begin(), begin.end(), begin.begin());
  std::vector<Index> sorted(subscriptions_.size());
  std::vector<Index> next(begin.begin(), begin.end() - 1);
  for (const Subscription& one : subscriptions_) sorted[next[key_of(one)]++] = one.propagator;

  marks.resize(num_variables);
  mark_words.reserve(subscriptions_.size());
  std::size_t key = 0;
  for (EventMarks& of : marks) {
    for (std::size_t event = 0; event < kNumEvents; ++event, ++key) {
      const std::size_t first = mark_words.size();
      of.begin[event] = static_cast<Index>(first);
      for (Index i = begin[key]; i != begin[key + 1]; ++i) {
        const Index word = sorted[i] >> 6U;
        if (mark_words.size() == first || mark_words.back().word != word)
          mark_words.push_back({word, 0});
        mark_words.back().bits |= std::uint64_t{1} << (sorted[i] & 63U);
      }
    }
    of.begin[kNumEvents] = static_cast<Index>(mark_words.size());
  }
  subscriptions_ = {};
}

template <class Mask>
void Tables<Mask>::lay_out_state() {
  const auto round_up = [](std::size_t bytes, std::size_t to) {
    return (bytes + to - 1) / to * to;
  };
  // Masks fill whole registers.
  layout.numbers = round_up(num_variables * sizeof(Mask), kStateAlignment);
  layout.entailed = layout.numbers + num_words_ * sizeof(std::uint64_t);
  layout.kept = layout.entailed + (propagators.size() + 63) / 64 * sizeof(std::uint64_t);
  layout.size = round_up(layout.kept + bytes_kept_, kStateAlignment);
}

#define OMNIDOKU_INSTANTIATE(Mask) template struct Tables<Mask>;
OMNIDOKU_FOR_EACH_MASK(OMNIDOKU_INSTANTIATE)
#undef OMNIDOKU_INSTANTIATE

}  // namespace omnidoku::engine
