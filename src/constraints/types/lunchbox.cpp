// SPDX-License-Identifier: MIT
//
// lunchbox: a line of different digits; those between its least and its greatest add up to a
// number.
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "base/bits.h"
#include "constraints/constraint_type.h"
#include "constraints/names.h"
#include "constraints/shape_sums.h"

namespace omnidoku::constraints::lunchbox_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using model::DiagramStep;

constexpr Parameter kParameters[] = {
    {"sum", Parameter::Kind::integer, true,
     "what the values between the least and the greatest of the line add up to"}};
constexpr ForeignName kForeign[] = {{"iss", "Lunchbox"}};

/// Per digit how many count less; of those that count the same the first counts less.
std::vector<std::int64_t> ranks_of(const model::Puzzle& puzzle) {
  std::vector<std::pair<std::int64_t, int>> digits;
  for (int i = 0; i < puzzle.num_digits(); ++i)
    digits.emplace_back(puzzle.symbols.value(Digit(i)), i);
  std::sort(digits.begin(), digits.end());
  std::vector<std::int64_t> ranks(digits.size());
  for (std::size_t rank = 0; rank < digits.size(); ++rank)
    ranks[static_cast<std::size_t>(digits[rank].second)] = static_cast<std::int64_t>(rank);
  return ranks;
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  if (!no_digit_twice(spec.cells, grid)) return false;
  const std::vector<std::int64_t> rank_of = ranks_of(puzzle);
  std::vector<std::int64_t> ranks;
  std::vector<std::int64_t> values;
  for (const Cell cell : spec.cells) {
    const auto& digit = grid[cell.index()];
    if (!digit) return true;
    ranks.push_back(rank_of[digit->index()]);
    values.push_back(puzzle.symbols.value(*digit));
  }
  const auto least = std::min_element(ranks.begin(), ranks.end()) - ranks.begin();
  const auto greatest = std::max_element(ranks.begin(), ranks.end()) - ranks.begin();
  std::int64_t sum = 0;
  for (auto i = std::min(least, greatest) + 1; i < std::max(least, greatest); ++i)
    sum += values[static_cast<std::size_t>(i)];
  return sum == *sum_of(spec);
}

/// What the walk remembers: of the digits so far those that count least and most, by their ranks,
/// which of them came later, the sum between them and the sum since the later one.
struct Seen {
  std::uint64_t least = 0;
  std::uint64_t greatest = 0;
  bool least_is_later = false;
  std::int64_t between = 0;
  std::int64_t since = 0;

  static constexpr unsigned kRankBits = 6;
  static constexpr unsigned kSumBits = 25;
  static constexpr std::int64_t kMiddle = std::int64_t{1} << (kSumBits - 1);

  /// Never 0, which is before the first digit.
  [[nodiscard]] std::uint64_t packed() const {
    const auto sum = [](std::int64_t value) { return static_cast<std::uint64_t>(value + kMiddle); };
    return ((((sum(between) << kSumBits | sum(since)) << kRankBits | least) << kRankBits | greatest)
            << 1U) |
           (least_is_later ? 1U : 0U);
  }
  [[nodiscard]] static Seen unpacked(std::uint64_t state) {
    const auto take = [&state](unsigned bits) {
      const std::uint64_t low = state & ((std::uint64_t{1} << bits) - 1);
      state >>= bits;
      return low;
    };
    Seen seen;
    seen.least_is_later = take(1) != 0;
    seen.greatest = take(kRankBits);
    seen.least = take(kRankBits);
    seen.since = static_cast<std::int64_t>(take(kSumBits)) - kMiddle;
    seen.between = static_cast<std::int64_t>(take(kSumBits)) - kMiddle;
    return seen;
  }
};

/// A walk over two hidden variables, which hold the least and the greatest, and then the line. Its
/// state are these two, and which of them was met with what sum since. As the digits of the line
/// differ, only ends are gone on with that are far enough apart, and only sums to which so many
/// different digits as there are places left can add what is missing.
class EndsFirst {
 public:
  EndsFirst(const model::Puzzle& puzzle, const model::ConstraintSpec& spec)
      : puzzle_(puzzle),
        ranks_(ranks_of(puzzle)),
        num_digits_(ranks_.size()),
        length_(spec.cells.size()),
        sum_(*sum_of(spec)) {
    for (int i = 0; i < puzzle.num_digits(); ++i)
      depth_ = std::max(depth_, -puzzle.symbols.value(Digit(i)));
    depth_ *= static_cast<std::int64_t>(length_);
    if (depth_ == 0 && sum_ <= kMostSum) count_between();
  }

  [[nodiscard]] DiagramStep step(std::uint64_t state, std::size_t place, Digit digit) const {
    if (place == 0) return digit.index();
    if (place == 1) {
      const std::uint64_t ends = state * num_digits_ + digit.index();
      if (!are_far_apart(state, digit.index()) || !may_add(ends, sum_, length_ - 2))
        return std::nullopt;
      return packed(ends, kNeither);
    }
    const std::size_t places_left = length_ + 1 - place;
    const std::uint64_t ends = state % (num_digits_ * num_digits_);
    const std::uint64_t met = state / (num_digits_ * num_digits_);
    const std::uint64_t least = ends / num_digits_;
    const std::uint64_t greatest = ends % num_digits_;
    const std::int64_t rank = ranks_[digit.index()];
    if (rank < ranks_[least] || rank > ranks_[greatest]) return std::nullopt;
    const bool is_least = digit.index() == least;
    const bool is_end = is_least || digit.index() == greatest;
    if (met == kNeither) {
      const std::size_t num_open = is_end ? 1 : 2;
      if (places_left < num_open || !may_add(ends, sum_, places_left - num_open))
        return std::nullopt;
      return is_end ? packed(ends, between(0, is_least)) : state;
    }
    if (met == kBoth) return is_end ? std::nullopt : DiagramStep(state);
    const bool least_was_met = met % 2 == 0;
    const std::int64_t so_far = static_cast<std::int64_t>((met - kBetween) / 2) - depth_;
    if (is_end) {
      const bool fits = is_least != least_was_met && so_far == sum_;
      return fits ? DiagramStep(packed(ends, kBoth)) : std::nullopt;
    }
    const std::int64_t longer = so_far + puzzle_.symbols.value(digit);
    if (depth_ == 0 && longer > sum_) return std::nullopt;
    if (places_left == 0 || !may_add(ends, sum_ - longer, places_left - 1)) return std::nullopt;
    return packed(ends, between(longer, least_was_met));
  }
  [[nodiscard]] bool accepts(std::uint64_t state) const {
    return state / (num_digits_ * num_digits_) == kBoth;
  }

 private:
  // What was met: a number below kBetween, or from there on twice the sum and which end.
  static constexpr std::uint64_t kNeither = 0;
  static constexpr std::uint64_t kBoth = 1;
  static constexpr std::uint64_t kBetween = 2;

  /// Of greater sums all are gone on with.
  static constexpr std::int64_t kMostSum = 1'000;

  [[nodiscard]] bool are_far_apart(std::size_t least, std::size_t greatest) const {
    return ranks_[greatest] - ranks_[least] >= static_cast<std::int64_t>(length_) - 1;
  }
  /// For any two ends how many different digits between them can make each sum.
  void count_between() {
    counts_.resize(num_digits_ * num_digits_);
    for (std::size_t least = 0; least < num_digits_; ++least) {
      for (std::size_t greatest = 0; greatest < num_digits_; ++greatest) {
        if (!are_far_apart(least, greatest)) continue;
        std::vector<std::uint64_t>& counts = counts_[least * num_digits_ + greatest];
        counts.resize(static_cast<std::size_t>(sum_) + 1);
        counts[0] = 1;
        for (std::size_t digit = 0; digit < num_digits_; ++digit) {
          if (ranks_[digit] <= ranks_[least] || ranks_[digit] >= ranks_[greatest]) continue;
          const auto value = static_cast<std::size_t>(puzzle_.symbols.value(Digit(digit)));
          for (std::size_t sum = counts.size(); sum-- > value;)
            counts[sum] |= counts[sum - value] << 1U;
        }
      }
    }
  }
  /// Whether at most so many different digits between the ends can make the sum, or that is not
  /// known.
  [[nodiscard]] bool may_add(std::uint64_t ends, std::int64_t sum, std::size_t most) const {
    return counts_.empty() || (counts_[ends][static_cast<std::size_t>(sum)] &
                               base::low_bits<std::uint64_t>(static_cast<int>(most) + 1)) != 0;
  }

  [[nodiscard]] std::uint64_t between(std::int64_t sum, bool least_was_met) const {
    return kBetween + 2 * static_cast<std::uint64_t>(sum + depth_) + (least_was_met ? 0 : 1);
  }
  [[nodiscard]] std::uint64_t packed(std::uint64_t ends, std::uint64_t met) const {
    return met * num_digits_ * num_digits_ + ends;
  }

  const model::Puzzle& puzzle_;
  std::vector<std::int64_t> ranks_;
  std::uint64_t num_digits_;
  std::size_t length_;  ///< of the line
  std::int64_t sum_;
  std::int64_t depth_ = 0;  ///< how far below 0 a sum can be
  /// Per two ends and sum a bit for each number of digits; none where that would be too much.
  std::vector<std::vector<std::uint64_t>> counts_;
};

void lower_ends_first(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                      Lowering& out) {
  const auto all = geometry::DigitSet::all(puzzle.num_digits());
  std::vector<model::Variable> variables = {out.add_hidden(all), out.add_hidden(all)};
  for (const Cell cell : spec.cells) variables.push_back(model::variable_of(cell));
  const EndsFirst walk(puzzle, spec);
  out.walk(
      std::move(variables), 0,
      [&](std::uint64_t state, std::size_t place, Digit digit) {
        return walk.step(state, place, digit);
      },
      [&](std::uint64_t state) { return walk.accepts(state); });
}

void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  const std::int64_t sum = *sum_of(spec);
  const std::vector<std::int64_t> rank_of = ranks_of(puzzle);
  std::vector<std::int64_t> value_of(rank_of.size());
  for (std::size_t i = 0; i < rank_of.size(); ++i)
    value_of[static_cast<std::size_t>(rank_of[i])] = puzzle.symbols.value(Digit(i));
  if (static_cast<int>(spec.cells.size()) < puzzle.num_digits()) {
    out.all_different(spec.cells);
  } else {
    // A house to the logic would be more than the rule alone says of its cells.
    std::vector<std::pair<Cell, Cell>> pairs;
    for (std::size_t i = 0; i < spec.cells.size(); ++i) {
      for (std::size_t k = i + 1; k < spec.cells.size(); ++k)
        pairs.emplace_back(spec.cells[i], spec.cells[k]);
    }
    out.relate(pairs, [](Digit a, Digit b) { return a != b; });
  }
  // Of a short line the walk without hidden variables comes to less, of a long one to far more.
  constexpr std::size_t kLong = 6;
  if (out.assumes_houses() && spec.cells.size() >= kLong)
    return lower_ends_first(puzzle, spec, out);
  out.walk_by(
      {sum}, spec.cells, 0,
      [&](std::uint64_t state, std::size_t /*place*/, Digit digit) -> DiagramStep {
        const auto rank = static_cast<std::uint64_t>(rank_of[digit.index()]);
        if (state == 0) return Seen{rank, rank, true, 0, 0}.packed();
        Seen seen = Seen::unpacked(state);
        if (rank == seen.least || rank == seen.greatest) return std::nullopt;
        const bool is_least = rank < seen.least;
        if (!is_least && rank < seen.greatest) {
          seen.since += value_of[rank];
          return seen.packed();
        }
        const bool is_second = seen.least == seen.greatest;
        const std::uint64_t replaced = is_least ? seen.least : seen.greatest;
        // If the other end came before the one that is replaced, that one lies between now.
        const bool lies_between = !is_second && seen.least_is_later == is_least;
        seen.between = (lies_between ? seen.between + value_of[replaced] : 0) + seen.since;
        seen.since = 0;
        seen.least_is_later = is_least;
        (is_least ? seen.least : seen.greatest) = rank;
        return seen.packed();
      },
      [&](std::uint64_t state) {
        if (state == 0) return sum == 0;
        const Seen seen = Seen::unpacked(state);
        return seen.between == sum && seen.greatest - seen.least + 1 >= spec.cells.size();
      });
}

std::optional<std::string> contradiction(const model::Puzzle& puzzle,
                                         const model::ConstraintSpec& spec) {
  const auto name = [&] { return name_of(puzzle, spec); };
  if (auto many = too_many_to_differ(puzzle, spec.cells, name)) return many;
  return equal_givens(puzzle, spec.cells, name);
}

std::optional<model::Arguments> arguments_for(const model::Puzzle& puzzle,
                                              const std::vector<Cell>& cells,
                                              const model::PartialGrid& filled) {
  for (std::int64_t sum = 0; sum <= *value_sum(puzzle, unit_terms(cells), filled); ++sum) {
    model::Arguments arguments;
    arguments.set("sum", sum);
    const model::ConstraintSpec spec{"lunchbox", "", cells, arguments};
    if (holds(puzzle, spec, filled)) return arguments;
  }
  return std::nullopt;
}

std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return {model::Path{spec.cells},
          model::CornerText{spec.cells.front(), std::to_string(*sum_of(spec))}};
}

std::string asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                 const std::vector<Cell>& /*cells*/) {
  return "the values of " + listed(puzzle, spec.cells) +
         " are different, and those between the least and the greatest of them add up to " +
         std::to_string(*sum_of(spec));
}

std::string refutes(const Supposition& supposition) {
  const std::vector<std::int64_t> rank_of = ranks_of(supposition.puzzle);
  const auto find_ends = [&rank_of](const std::vector<Digit>& filling) -> std::optional<Ends> {
    const auto [least, greatest] = std::minmax_element(
        filling.begin(), filling.end(),
        [&](Digit a, Digit b) { return rank_of[a.index()] < rank_of[b.index()]; });
    const auto [first, second] = std::minmax(least, greatest);
    return Ends(static_cast<std::size_t>(first - filling.begin()),
                static_cast<std::size_t>(second - filling.begin()));
  };
  return never_between(supposition, supposition.spec.cells, find_ends, *sum_of(supposition.spec),
                       "the least and the greatest");
}

constexpr ConstraintType kTypes[] = {{
    .id = "lunchbox",
    .title = "Lunchbox",
    .also = "sandwich line",
    .rule =
        "Digits do not repeat in a lunchbox; those between its least and its greatest add up to "
        "its number.",
    .shape = SpecShape::path,
    .parameters = kParameters,
    .foreign = kForeign,
    .holds = holds,
    .lower = lower,
    .walks = true,
    .contradiction = contradiction,
    .arguments_for = arguments_for,
    .asks = asks,
    .refutes = refutes,
    .glyph = glyph,
}};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::lunchbox_constraint
