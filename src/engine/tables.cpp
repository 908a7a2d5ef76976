// SPDX-License-Identifier: MIT
#include "engine/tables.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <utility>

#include "base/check.h"
#include "engine/wide_int.h"

namespace omnidoku::engine {

namespace {

/// Overlaps are only an aid; a hostile pile of sets must not eat all memory.
constexpr std::size_t kMostOverlapCells = 4'000'000;
/// Sums with more terms are grouped with less care: trying every seed takes cubic time.
constexpr std::size_t kMostGroupSeeds = 64;
/// Tables of combinations are made for values up to this many steps.
constexpr std::int64_t kMostCombinationStep = 400;
/// With more terms still, every term is on its own.
constexpr std::size_t kMostGroupedTerms = 1024;

/// The transposed lists: for each of `count` items the lists it is in.
Lists invert(const Lists& lists, Index count) {
  Lists inverse;
  inverse.begin.assign(count + 1, 0);
  for (const Index item : lists.items) ++inverse.begin[item + 1];
  std::partial_sum(inverse.begin.begin(), inverse.begin.end(), inverse.begin.begin());
  inverse.items.resize(lists.items.size());
  std::vector<Index> next(inverse.begin.begin(), inverse.begin.end() - 1);
  for (std::size_t list = 0; list < lists.size(); ++list) {
    for (const Index item : lists[list]) inverse.items[next[item]++] = static_cast<Index>(list);
  }
  return inverse;
}

/// high - low for low <= high, which may not fit a signed number.
std::uint64_t distance(std::int64_t low, std::int64_t high) {
  return static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low);
}

}  // namespace

template <class Mask>
Tables<Mask>::Tables(model::Problem source) : problem(std::move(source)) {
  OMNIDOKU_CHECK(problem.num_digits >= 1 && problem.num_digits <= geometry::kMaxDigits);
  OMNIDOKU_CHECK(problem.num_digits <= static_cast<int>(sizeof(Mask) * 8));
  OMNIDOKU_CHECK(problem.values.size() == static_cast<std::size_t>(problem.num_digits));
  OMNIDOKU_CHECK(problem.num_cells >= 0 && problem.num_cells <= problem.num_variables());
  num_variables = static_cast<Index>(problem.num_variables());
  num_cells = static_cast<Index>(problem.num_cells);
  num_digits = problem.num_digits;
  all_digits = base::low_bits<Mask>(num_digits);
  number_digits();
  for (const geometry::DigitSet digits : problem.domains) domains.push_back(to_internal(digits));
  read_primitives();
  build_peers();
  build_overlaps();
  build_sums();
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
  std::uint64_t step = 0;  // differences of values may take all 64 bits
  for (const std::int64_t value : values) step = std::gcd(step, distance(values.front(), value));
  for (const std::int64_t value : values) {
    const std::uint64_t steps_up = step == 0 ? 0 : distance(values.front(), value) / step;
    steps.push_back(static_cast<std::int64_t>(steps_up));  // only used where it is small
  }
  step_ = step;
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
void Tables<Mask>::read_primitives() {
  for (std::size_t i = 0; i < problem.primitives.size(); ++i) {
    const model::Primitive& primitive = problem.primitives[i].primitive;
    const auto index = static_cast<Index>(i);
    if (const auto* different = std::get_if<model::AllDifferent>(&primitive)) {
      add_all_different(index, *different);
    } else {
      add_sum(index, std::get<model::LinearSum>(primitive));
    }
    primitive_variables.close();
  }
  houses_of = invert(house_cells, num_variables);
}

template <class Mask>
void Tables<Mask>::add_all_different(Index primitive, const model::AllDifferent& all_different) {
  const std::vector<model::Variable>& variables = all_different.variables;
  std::vector<Index> sorted;
  for (const model::Variable variable : variables) {
    const auto index = static_cast<Index>(variable.index());
    OMNIDOKU_CHECK(index < num_variables);
    primitive_variables.items.push_back(index);
    sorted.push_back(index);
  }
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
    return;
  }
  differ_.items.insert(differ_.items.end(), sorted.begin(), sorted.end());
  differ_.close();
  if (sorted.size() < 3 && sorted.size() != static_cast<std::size_t>(num_digits)) return;
  const auto house = static_cast<Index>(houses.size());
  houses.push_back({primitive, sorted.size() == static_cast<std::size_t>(num_digits)});
  if (houses.back().full) full_houses.push_back(house);
  if (sorted.size() > kMostCellsWithoutMatching) large_houses.push_back(house);
  house_cells.items.insert(house_cells.items.end(), sorted.begin(), sorted.end());
  house_cells.close();
}

template <class Mask>
void Tables<Mask>::add_sum(Index primitive, const model::LinearSum& linear) {
  Sum sum;
  sum.primitive = primitive;
  sum.begin = static_cast<Index>(sum_terms.size());
  sum.equal = linear.relation == model::LinearSum::Relation::equal;
  sum.total = linear.total;
  WideInt reach = WideInt(linear.total);
  if (reach.negative()) reach = -reach;
  const std::int64_t lowest = values.front();
  const std::int64_t highest = values.back();
  for (const model::LinearSum::Term& term : linear.terms) {
    const auto variable = static_cast<Index>(term.variable.index());
    OMNIDOKU_CHECK(variable < num_variables);
    if (term.coefficient == 0) continue;
    primitive_variables.items.push_back(variable);
    sum_terms.push_back({variable, term.coefficient});
    WideInt low = WideInt::product(term.coefficient, lowest);
    WideInt high = WideInt::product(term.coefficient, highest);
    if (low.negative()) low = -low;
    if (high.negative()) high = -high;
    reach += low < high ? high : low;
  }
  sum.end = static_cast<Index>(sum_terms.size());
  sum.wide = reach > WideInt(std::int64_t{1} << 59);
  sums.push_back(sum);
}

template <class Mask>
void Tables<Mask>::build_peers() {
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

template <class Mask>
bool Tables<Mask>::differ(Index a, Index b) const {
  const std::span<const Index> sorted = peers[a];
  return std::binary_search(sorted.begin(), sorted.end(), b);
}

template <class Mask>
void Tables<Mask>::build_overlaps() {
  const std::vector<Index>& cells = house_cells.items;
  for (Index house = 0; house < houses.size(); ++house) {
    const std::span<const Index> own{cells.data() + house_cells.begin[house],
                                     cells.data() + house_cells.begin[house + 1]};
    add_overlaps(house, own);
    overlaps_of.close();
  }
}

/// The overlaps of a house or, with from == kNone, of a group of a sum with these sorted cells.
template <class Mask>
void Tables<Mask>::add_overlaps(Index from, std::span<const Index> from_cells) {
  const auto inside = [](std::span<const Index> sorted, Index cell) {
    return std::binary_search(sorted.begin(), sorted.end(), cell);
  };
  std::vector<Index> met;
  for (const Index cell : from_cells) {
    for (const Index to : houses_of[cell]) {
      if (to != from) met.push_back(to);
    }
  }
  std::sort(met.begin(), met.end());
  for (std::size_t i = 0; i < met.size();) {
    const Index to = met[i];
    std::size_t shared = 0;
    for (; i < met.size() && met[i] == to; ++i) ++shared;
    if (shared < 2 || shared == house_cells[to].size()) continue;
    if (overlap_to.items.size() + overlap_from.items.size() > kMostOverlapCells) return;
    for (const Index cell : from_cells) {
      Lists& list = inside(house_cells[to], cell) ? overlap_shared : overlap_from;
      list.items.push_back(cell);
    }
    for (const Index cell : house_cells[to]) {
      if (!inside(from_cells, cell)) overlap_to.items.push_back(cell);
    }
    overlap_shared.close();
    overlap_from.close();
    overlap_to.close();
    (from == kNone ? group_overlaps : overlaps_of)
        .items.push_back(static_cast<Index>(overlaps.size()));
    overlaps.push_back({from, to});
  }
}

template <class Mask>
void Tables<Mask>::build_sums() {
  Lists variables;
  for (Sum& sum : sums) {
    for (Index i = sum.begin; i < sum.end; ++i) variables.items.push_back(sum_terms[i].variable);
    variables.close();
    sum.first_group = sum.last_group = static_cast<Index>(sum_groups.size());
    if (sum.wide) continue;
    shrink_numbers(sum);
    group_terms(sum);
  }
  sums_of = invert(variables, num_variables);
  build_combinations();
  std::vector<Index> cells;
  for (const SumGroup& group : sum_groups) {
    cells.clear();
    for (Index i = group.begin; i < group.end; ++i) cells.push_back(sum_terms[i].variable);
    std::sort(cells.begin(), cells.end());
    if (cells.size() >= 2) add_overlaps(kNone, cells);
    group_overlaps.close();
  }
}

template <class Mask>
void Tables<Mask>::build_combinations() {
  const bool few = num_digits <= kMostCombinationDigits && steps.back() <= kMostCombinationStep;
  if (sum_groups.empty() || !few) return;
  const std::size_t num_sets = std::size_t{1} << num_digits;
  std::vector<std::int64_t> total(num_sets, 0);
  std::vector<std::vector<std::uint16_t>> of_size(static_cast<std::size_t>(num_digits) + 1);
  for (std::size_t set = 0; set < num_sets; ++set) {
    base::for_each_bit(set,
                       [&](int digit) { total[set] += steps[static_cast<std::size_t>(digit)]; });
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
void Tables<Mask>::shrink_numbers(Sum& sum) {
  if (sum.begin == sum.end) return;
  std::int64_t divisor = 0;
  for (Index i = sum.begin; i < sum.end; ++i) {
    divisor = std::gcd(divisor, sum_terms[i].coefficient);
    sum.total -= sum_terms[i].coefficient * values.front();
  }
  if (divisor == 0) divisor = 1;
  for (Index i = sum.begin; i < sum.end; ++i) sum_terms[i].coefficient /= divisor;
  // A common step of 0 (all values equal) leaves 0 on the left side.
  for (const std::int64_t by : {divisor, static_cast<std::int64_t>(step_)}) {
    if (by == 0) continue;
    std::int64_t quotient = sum.total / by;
    const std::int64_t remainder = sum.total % by;
    if (remainder != 0 && sum.equal) sum.impossible = true;
    if (remainder < 0) --quotient;  // at_most: rounded down
    sum.total = quotient;
  }
}

/// Sorts the terms into groups: greedily the largest set of same coefficients and different
/// variables that can be grown from any term.
template <class Mask>
void Tables<Mask>::group_terms(Sum& sum) {
  std::vector<SumTerm> open(sum_terms.begin() + sum.begin, sum_terms.begin() + sum.end);
  Index next = sum.begin;
  const auto grow = [&](std::size_t seed) {
    std::vector<std::size_t> members{seed};
    if (sum.end - sum.begin > kMostGroupedTerms) return members;
    for (std::size_t i = 0; i < open.size(); ++i) {
      const bool fits = std::all_of(members.begin(), members.end(), [&](std::size_t member) {
        return open[member].coefficient == open[i].coefficient &&
               differ(open[member].variable, open[i].variable);
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
    for (const std::size_t member : best) sum_terms[group.end++] = open[member];
    for (std::size_t i = best.size(); i-- > 0;) {
      open.erase(open.begin() + static_cast<std::ptrdiff_t>(best[i]));
    }
    next = group.end;
    sum_groups.push_back(group);
  }
  sum.last_group = static_cast<Index>(sum_groups.size());
}

template struct Tables<std::uint16_t>;
template struct Tables<std::uint32_t>;
template struct Tables<std::uint64_t>;

}  // namespace omnidoku::engine
