// SPDX-License-Identifier: MIT
#include "engine/propagators/sum_tables.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>

#include "engine/wide_int.h"

namespace omnidoku::engine {

namespace {

/// Sums with more terms are grouped with less care: trying every seed takes cubic time.
constexpr std::size_t kMostGroupSeeds = 64;
static_assert(kMostBitTerms <= kMostGroupSeeds);
/// With more terms still, every term is on its own.
constexpr std::size_t kMostGroupedTerms = 1024;
/// Tables of combinations are made for values up to this many steps.
constexpr std::int64_t kMostCombinationStep = 400;

WideInt magnitude(WideInt number) { return number.negative() ? -number : number; }

}  // namespace

template <class Mask>
bool suits_groups(const Tables<Mask>& tables, const model::LinearSum& sum) {
  WideInt reach = magnitude(WideInt(sum.total));
  for (const model::LinearSum::Term& term : sum.terms) {
    if (tables.number_of(static_cast<Index>(term.variable.index())) != nullptr) return false;
    const WideInt low = magnitude(WideInt::product(term.coefficient, tables.values.front()));
    const WideInt high = magnitude(WideInt::product(term.coefficient, tables.values.back()));
    reach += low < high ? high : low;
  }
  return reach <= WideInt(std::int64_t{1} << 59);
}

template <class Mask>
Index SumTables<Mask>::add(const Tables<Mask>& tables, Index primitive,
                           const model::LinearSum& linear) {
  Sum sum;
  sum.primitive = primitive;
  sum.begin = static_cast<Index>(terms.size());
  sum.equal = linear.relation == model::LinearSum::Relation::equal;
  sum.total = linear.total;
  for (const model::LinearSum::Term& term : linear.terms) {
    if (term.coefficient == 0) continue;
    terms.push_back({static_cast<Index>(term.variable.index()), term.coefficient});
  }
  sum.end = static_cast<Index>(terms.size());
  sum.first_group = static_cast<Index>(groups.size());
  shrink_numbers(tables, sum);
  group_terms(tables, sum);
  sums.push_back(sum);
  return static_cast<Index>(sums.size()) - 1;
}

template <class Mask>
void SumTables<Mask>::finish(const Tables<Mask>& tables) {
  build_combinations(tables);
  std::vector<Index> variables;
  for (const SumGroup& group : groups) {
    variables.clear();
    for (Index i = group.begin; i < group.end; ++i) variables.push_back(terms[i].variable);
    std::sort(variables.begin(), variables.end());
    overlaps.add(tables, variables);
  }
}

template <class Mask>
void SumTables<Mask>::build_combinations(const Tables<Mask>& tables) {
  const bool few =
      tables.num_digits <= kMostCombinationDigits && tables.steps.back() <= kMostCombinationStep;
  if (groups.empty() || !few) return;
  const std::size_t num_sets = std::size_t{1} << tables.num_digits;
  std::vector<std::int64_t> total(num_sets, 0);
  std::vector<std::vector<std::uint16_t>> of_size(static_cast<std::size_t>(tables.num_digits) + 1);
  for (std::size_t set = 0; set < num_sets; ++set) {
    base::for_each_bit(
        set, [&](int digit) { total[set] += tables.steps[static_cast<std::size_t>(digit)]; });
    of_size[static_cast<std::size_t>(std::popcount(set))].push_back(
        static_cast<std::uint16_t>(set));
  }
  for (std::vector<std::uint16_t>& sets : of_size) {
    std::stable_sort(sets.begin(), sets.end(),
                     [&](std::uint16_t a, std::uint16_t b) { return total[a] < total[b]; });
    Combinations list{std::move(sets), {}};
    const auto greatest = static_cast<std::size_t>(total[list.sets.back()]);
    std::size_t position = 0;
    for (std::size_t sum = 0; sum <= greatest + 1; ++sum) {
      while (position < list.sets.size() &&
             total[list.sets[position]] < static_cast<std::int64_t>(sum))
        ++position;
      list.first_of_sum.push_back(static_cast<Index>(position));
    }
    combinations.push_back(std::move(list));
  }
}

/// value = least + step * steps turns sum(c * value) = t into sum(c * steps) = (t - least *
/// sum(c)) / step; then the coefficients' common divisor goes.
template <class Mask>
void SumTables<Mask>::shrink_numbers(const Tables<Mask>& tables, Sum& sum) {
  if (sum.begin == sum.end) return;
  std::int64_t divisor = 0;
  for (Index i = sum.begin; i < sum.end; ++i) {
    divisor = std::gcd(divisor, terms[i].coefficient);
    sum.total -= terms[i].coefficient * tables.values.front();
  }
  if (divisor == 0) divisor = 1;
  for (Index i = sum.begin; i < sum.end; ++i) terms[i].coefficient /= divisor;
  // A common step of 0 (all values equal) leaves 0 on the left side.
  for (const std::int64_t by : {divisor, static_cast<std::int64_t>(tables.step)}) {
    if (by == 0) continue;
    std::int64_t quotient = sum.total / by;
    const std::int64_t remainder = sum.total % by;
    if (remainder != 0 && sum.equal) sum.impossible = true;
    if (remainder < 0) --quotient;  // at_most: rounded down
    sum.total = quotient;
  }
}

/// More variables that all differ than there are digits cannot be.
template <class Mask>
void SumTables<Mask>::add_group(const Tables<Mask>& tables, Sum& sum, const SumGroup& group) {
  if (group.end - group.begin > static_cast<Index>(tables.num_digits)) sum.impossible = true;
  groups.push_back(group);
}

/// The same for up to 64 terms, with a bit for each.
template <class Mask>
void SumTables<Mask>::group_few_terms(const Tables<Mask>& tables, Sum& sum) {
  const std::size_t count = sum.end - sum.begin;
  std::array<SumTerm, kMostGroupSeeds> all{};
  std::copy(terms.begin() + sum.begin, terms.begin() + sum.end, all.begin());
  std::array<std::uint64_t, kMostGroupSeeds> fits{};  // per term those that may be in its group
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      if (all[i].coefficient != all[k].coefficient ||
          !tables.differ(all[i].variable, all[k].variable))
        continue;
      fits[i] |= std::uint64_t{1} << k;
      fits[k] |= std::uint64_t{1} << i;
    }
  }
  auto open = base::low_bits<std::uint64_t>(static_cast<int>(count));
  Index next = sum.begin;
  while (open != 0) {
    std::uint64_t best = 0;
    int most = 0;
    base::for_each_bit(open, [&](int seed) {
      std::uint64_t members = std::uint64_t{1} << seed;
      int size = 1;
      std::uint64_t rest = fits[static_cast<std::size_t>(seed)] & open;
      for (; rest != 0; ++size) {
        members |= rest & (0 - rest);
        rest &= fits[static_cast<std::size_t>(std::countr_zero(rest))];
      }
      if (size <= most) return;
      most = size;
      best = members;
    });
    SumGroup group{next, next, 0};
    base::for_each_bit(best, [&](int term) {
      group.coefficient = all[static_cast<std::size_t>(term)].coefficient;
      terms[group.end++] = all[static_cast<std::size_t>(term)];
    });
    open &= ~best;
    next = group.end;
    add_group(tables, sum, group);
  }
  sum.last_group = static_cast<Index>(groups.size());
}

/// Sorts the terms into groups: greedily the largest set of same coefficients and different
/// variables that can be grown from any term.
template <class Mask>
void SumTables<Mask>::group_terms(const Tables<Mask>& tables, Sum& sum) {
  if (sum.end - sum.begin <= kMostGroupSeeds) {
    group_few_terms(tables, sum);
    return;
  }
  std::vector<SumTerm> open(terms.begin() + sum.begin, terms.begin() + sum.end);
  Index next = sum.begin;
  const auto grow = [&](std::size_t seed) {
    std::vector<std::size_t> members{seed};
    if (sum.end - sum.begin > kMostGroupedTerms) return members;
    for (std::size_t i = 0; i < open.size(); ++i) {
      const bool fits = std::all_of(members.begin(), members.end(), [&](std::size_t member) {
        return open[member].coefficient == open[i].coefficient &&
               tables.differ(open[member].variable, open[i].variable);
      });
      if (fits) members.push_back(i);
    }
    return members;
  };
  while (!open.empty()) {
    std::vector<std::size_t> best = grow(0);
    const std::size_t seeds = open.size() <= kMostGroupSeeds ? open.size() : 1;
    for (std::size_t seed = 1; seed < seeds; ++seed) {
      std::vector<std::size_t> other = grow(seed);
      if (other.size() > best.size()) best = std::move(other);
    }
    std::sort(best.begin(), best.end());
    SumGroup group{next, next, open[best.front()].coefficient};
    for (const std::size_t member : best) terms[group.end++] = open[member];
    for (std::size_t i = best.size(); i-- > 0;) {
      open.erase(open.begin() + static_cast<std::ptrdiff_t>(best[i]));
    }
    next = group.end;
    add_group(tables, sum, group);
  }
  sum.last_group = static_cast<Index>(groups.size());
}

#define OMNIDOKU_INSTANTIATE(Mask)                                          \
  template bool suits_groups(const Tables<Mask>&, const model::LinearSum&); \
  template class SumTables<Mask>;
OMNIDOKU_FOR_EACH_MASK(OMNIDOKU_INSTANTIATE)
#undef OMNIDOKU_INSTANTIATE

}  // namespace omnidoku::engine
