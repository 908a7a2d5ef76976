// SPDX-License-Identifier: MIT
//
// sandwich: the values between the least and the greatest of a line add up to a number.
#include <algorithm>
#include <optional>
#include <set>
#include <span>

#include "constraints/adjacency.h"
#include "constraints/constraint_type.h"
#include "constraints/shape_sums.h"

namespace omnidoku::constraints::sandwich_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using model::DiagramStep;

constexpr Parameter kParameters[] = {{"sum", Parameter::Kind::integer, true,
                                      "what the values between the least and the greatest add up "
                                      "to"}};
constexpr ForeignName kForeign[] = {{"fpuzzles", "sandwichsum"}, {"iss", "Sandwich"}};

/// The digits that count least and most; the first and the last where several do.
struct Slices {
  Digit least{0};
  Digit greatest{0};
};

Slices slices_of(const model::Puzzle& puzzle) {
  Slices slices;
  for (int i = 1; i < puzzle.num_digits(); ++i) {
    const std::int64_t value = puzzle.symbols.value(Digit(i));
    if (value < puzzle.symbols.value(slices.least)) slices.least = Digit(i);
    if (value >= puzzle.symbols.value(slices.greatest)) slices.greatest = Digit(i);
  }
  return slices;
}

/// How far below 0 the values of some cells can add up to, as a number of 0 and more.
std::int64_t depth_of(const model::Puzzle& puzzle, std::size_t num_cells) {
  const std::int64_t least = puzzle.symbols.value(slices_of(puzzle).least);
  return least < 0 ? -least * static_cast<std::int64_t>(num_cells) : 0;
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  const Slices slices = slices_of(puzzle);
  std::vector<std::size_t> ends;
  for (std::size_t i = 0; i < spec.cells.size(); ++i) {
    const auto digit = grid[spec.cells[i].index()];
    if (digit && (*digit == slices.least || *digit == slices.greatest)) ends.push_back(i);
  }
  const auto is_full = [&](std::size_t i) { return grid[spec.cells[i].index()].has_value(); };
  if (ends.size() != 2) {
    for (std::size_t i = 0; i < spec.cells.size(); ++i) {
      if (!is_full(i)) return true;
    }
    return false;
  }
  if (grid[spec.cells[ends[0]].index()] == grid[spec.cells[ends[1]].index()]) return false;
  std::int64_t sum = 0;
  bool is_known = true;
  for (std::size_t i = ends[0] + 1; i < ends[1]; ++i) {
    is_known = is_known && is_full(i);
    if (is_full(i)) sum += puzzle.symbols.value(*grid[spec.cells[i].index()]);
  }
  if (is_known) return sum == *sum_of(spec);
  return sum <= *sum_of(spec) || depth_of(puzzle, 1) > 0;
}

/// A walk whose state is where it is: before the first slice, behind which of the two with which
/// sum so far, behind both.
void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  const Slices slices = slices_of(puzzle);
  const std::int64_t depth = depth_of(puzzle, spec.cells.size());
  const std::int64_t wanted = *sum_of(spec);
  const std::int64_t greatest = std::max<std::int64_t>(0, puzzle.symbols.value(slices.greatest));
  constexpr std::uint64_t kBefore = 0;
  constexpr std::uint64_t kBehind = 1;
  constexpr std::uint64_t kFirstSum = 2;
  const auto within = [depth](std::int64_t sum, bool least_was_first) {
    return kFirstSum + 2 * static_cast<std::uint64_t>(sum + depth) + (least_was_first ? 1 : 0);
  };
  const auto step = [&](std::uint64_t state, std::size_t place, Digit digit) -> DiagramStep {
    const bool is_least = digit == slices.least;
    const bool is_slice = is_least || digit == slices.greatest;
    if (state == kBefore) return is_slice ? within(0, is_least) : kBefore;
    if (state == kBehind) return is_slice ? std::nullopt : DiagramStep(kBehind);
    const std::int64_t sum = static_cast<std::int64_t>((state - kFirstSum) / 2) - depth;
    const bool least_was_first = (state - kFirstSum) % 2 == 1;
    if (is_slice) {
      const bool is_right = is_least != least_was_first && sum == wanted;
      return is_right ? DiagramStep(kBehind) : std::nullopt;
    }
    const std::int64_t longer = sum + puzzle.symbols.value(digit);
    if (depth == 0 && longer > wanted) return std::nullopt;
    const auto others = static_cast<std::int64_t>(spec.cells.size() - place) - 2;
    if (longer + others * greatest < wanted) return std::nullopt;
    return within(longer, least_was_first);
  };
  out.walk_by({wanted}, spec.cells, kBefore, step,
              [](std::uint64_t state) { return state == kBehind; });
}

std::optional<model::Arguments> arguments_for(const model::Puzzle& puzzle,
                                              const std::vector<Cell>& cells,
                                              const model::PartialGrid& filled) {
  const Slices slices = slices_of(puzzle);
  int num_slices = 0;
  std::int64_t sum = 0;
  for (const Cell cell : cells) {
    const Digit digit = *filled[cell.index()];
    if (digit == slices.least || digit == slices.greatest) {
      ++num_slices;
    } else if (num_slices == 1) {
      sum += puzzle.symbols.value(digit);
    }
  }
  if (num_slices != 2) return std::nullopt;
  model::Arguments arguments;
  arguments.set("sum", sum);
  return arguments;
}

std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return {model::OuterText{spec.cells, std::to_string(*sum_of(spec)), false}};
}

std::string asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                 const std::vector<Cell>& /*cells*/) {
  const Slices slices = slices_of(puzzle);
  return "the values between " + puzzle.symbols.text(slices.least) + " and " +
         puzzle.symbols.text(slices.greatest) + " in " + from_to(puzzle, spec.cells) +
         " add up to " + std::to_string(*sum_of(spec));
}

/// Two places for the slices, and the sets of digits that may lie between them.
struct Filling {
  std::size_t from = 0;
  std::size_t to = 0;
  std::vector<DigitSet> sets;
};

/// All that the digits left do not exclude at once; some may fall to a second look.
std::vector<Filling> fillings_of(const Supposition& asked, const std::vector<DigitSet>& left) {
  const model::Puzzle& puzzle = asked.puzzle;
  const std::vector<Cell>& cells = asked.spec.cells;
  const Slices slices = slices_of(puzzle);
  const auto has = [&](std::size_t i, Digit digit) {
    return left[cells[i].index()].contains(digit);
  };
  std::vector<std::pair<DigitSet, std::int64_t>> sums;  // of all sets without slices
  for (std::uint64_t mask = 0; mask < std::uint64_t{1} << puzzle.num_digits(); ++mask) {
    const DigitSet set = DigitSet::from_mask(mask);
    if (set.contains(slices.least) || set.contains(slices.greatest)) continue;
    std::int64_t sum = 0;
    set.for_each([&](Digit digit) { sum += puzzle.symbols.value(digit); });
    if (sum == *sum_of(asked.spec)) sums.emplace_back(set, sum);
  }
  std::vector<Filling> fillings;
  for (std::size_t from = 0; from < cells.size(); ++from) {
    for (std::size_t to = from + 1; to < cells.size(); ++to) {
      const bool fits = (has(from, slices.least) && has(to, slices.greatest)) ||
                        (has(from, slices.greatest) && has(to, slices.least));
      if (!fits) continue;
      Filling filling{from, to, {}};
      for (const auto& [set, sum] : sums) {
        if (static_cast<std::size_t>(set.size()) != to - from - 1) continue;
        DigitSet met;
        bool each_has_one = true;
        for (std::size_t i = from + 1; i < to; ++i) {
          const DigitSet here = left[cells[i].index()] & set;
          each_has_one = each_has_one && !here.empty();
          met |= here;
        }
        if (each_has_one && met == set) filling.sets.push_back(set);
      }
      if (!filling.sets.empty()) fillings.push_back(std::move(filling));
    }
  }
  return fillings;
}

/// "2+3+7 or 3+4+5"; empty where there are many.
std::string told_sets(const model::Puzzle& puzzle, const std::vector<Filling>& fillings) {
  constexpr std::size_t kMostSets = 4;
  std::vector<std::string> texts;
  for (const Filling& filling : fillings) {
    for (const DigitSet set : filling.sets) {
      const std::string text = set.empty() ? "nothing" : added(puzzle, set);
      if (std::find(texts.begin(), texts.end(), text) == texts.end()) texts.push_back(text);
    }
  }
  return texts.size() > kMostSets ? std::string() : listed(texts, "or");
}

/// Where the slices can be: "R1C1 and R1C7 would have to be the ends, or R1C2 and R1C8".
std::string told_places(const model::Puzzle& puzzle, const std::vector<Cell>& cells,
                        const std::vector<Filling>& fillings) {
  std::vector<std::string> pairs;
  for (const Filling& filling : fillings) {
    pairs.push_back(puzzle.board->name(cells[filling.from]) + " and " +
                    puzzle.board->name(cells[filling.to]));
  }
  return listed(pairs, "or") + (pairs.size() == 1 ? " have" : " would have") + " to be the ends";
}

/// How many cells can lie between the slices, whatever is left in them.
std::set<std::size_t> lengths_of(const Supposition& asked) {
  Supposition free = asked;
  std::set<std::size_t> lengths;
  for (std::size_t length = 0; length + 2 <= asked.spec.cells.size(); ++length) {
    for (DigitSet& left : free.left) left = asked.puzzle.all_digits();
    for (DigitSet& left : free.left) {
      left.erase(slices_of(asked.puzzle).least);
      left.erase(slices_of(asked.puzzle).greatest);
    }
    const auto sums = sums_left(free, std::span(asked.spec.cells).first(length));
    if (!sums || sums->count(*sum_of(asked.spec)) != 0) lengths.insert(length);
  }
  return lengths;
}

/// Of all ways to place the slices what would lie between; empty where one makes the sum.
std::string refutes_everywhere(const Supposition& supposition) {
  const model::Puzzle& puzzle = supposition.puzzle;
  const Slices slices = slices_of(puzzle);
  const auto find_ends = [slices](const std::vector<Digit>& filling) -> std::optional<Ends> {
    const auto least = std::find(filling.begin(), filling.end(), slices.least) - filling.begin();
    const auto greatest =
        std::find(filling.begin(), filling.end(), slices.greatest) - filling.begin();
    const auto [first, second] = std::minmax(least, greatest);
    if (second == static_cast<std::ptrdiff_t>(filling.size())) return std::nullopt;
    return Ends(static_cast<std::size_t>(first), static_cast<std::size_t>(second));
  };
  return never_between(
      supposition, supposition.spec.cells, find_ends, *sum_of(supposition.spec),
      puzzle.symbols.text(slices.least) + " and " + puzzle.symbols.text(slices.greatest));
}

/// What comes of a slice: where the other could be, and what would lie between.
std::string refutes_slice(const Supposition& supposition, std::size_t place, Digit other) {
  constexpr std::size_t kMostPlaces = 3;
  const model::Puzzle& puzzle = supposition.puzzle;
  const std::vector<Cell>& cells = supposition.spec.cells;
  const Slices slices = slices_of(puzzle);
  const std::int64_t wanted = *sum_of(supposition.spec);
  if (!fillings_of(supposition, supposition.left).empty()) return refutes_everywhere(supposition);
  Supposition inside = supposition;
  for (DigitSet& left : inside.left) {
    left.erase(slices.least);
    left.erase(slices.greatest);
  }
  const std::set<std::size_t> lengths = lengths_of(supposition);
  bool fits_by_length = false;
  std::vector<Cell> places;
  std::vector<std::string> sums;
  std::set<std::int64_t> all;  // sums, whatever lies outside
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i == place || !supposition.left_in(cells[i]).contains(other)) continue;
    places.push_back(cells[i]);
    const std::vector<Cell> between(
        cells.begin() + static_cast<std::ptrdiff_t>(std::min(i, place) + 1),
        cells.begin() + static_cast<std::ptrdiff_t>(std::max(i, place)));
    fits_by_length = fits_by_length || lengths.count(between.size()) != 0;
    const auto left = sums_left(inside, between);
    const std::string sum = left ? beside(*left, wanted) : std::string();
    if (left) all.insert(left->begin(), left->end());
    if (!left) all.insert(wanted);
    sums.push_back(between.empty() ? "nothing would lie between"
                   : sum.empty()   ? from_to(puzzle, between) + " could not be filled"
                                   : from_to(puzzle, between) + " would make " + sum);
  }
  const std::string name = puzzle.symbols.text(other);
  if (places.empty()) return "there would be no cell for " + name;
  if (!fits_by_length && !lengths.empty()) {
    std::vector<std::string> numbers;
    for (const std::size_t length : lengths) numbers.push_back(std::to_string(length));
    return name + " could only be in " + listed(puzzle, places, "or") + ", but " +
           std::to_string(wanted) + " takes " + listed(numbers, "or") +
           (*lengths.rbegin() == 1 ? " cell" : " cells") + " between the two";
  }
  if (all.count(wanted) != 0) return refutes_everywhere(supposition);
  if (places.size() > kMostPlaces)
    return "wherever " + name + " is, what lies between the two makes " + beside(all, wanted);
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < places.size(); ++i)
    parts.push_back(sums[i] + " with it in " + puzzle.board->name(places[i]));
  return name + " could only be in " + listed(puzzle, places, "or") + ": " + listed(parts);
}

std::string refutes(const Supposition& supposition) {
  constexpr int kMostDigits = 12;
  constexpr std::size_t kMostPlaces = 3;
  const model::Puzzle& puzzle = supposition.puzzle;
  const std::vector<Cell>& cells = supposition.spec.cells;
  if (puzzle.num_digits() > kMostDigits || !all_differ(*puzzle.board, cells)) return {};
  const Slices slices = slices_of(puzzle);
  const Digit digit = supposition.supposed.digit;
  const auto place = static_cast<std::size_t>(
      std::find(cells.begin(), cells.end(), supposition.supposed.cell) - cells.begin());
  if (digit == slices.least) return refutes_slice(supposition, place, slices.greatest);
  if (digit == slices.greatest) return refutes_slice(supposition, place, slices.least);
  const std::vector<Filling> fillings = fillings_of(supposition, supposition.before);
  if (fillings.empty()) return refutes_everywhere(supposition);
  bool may_lie_between = false;
  bool may_lie_outside = false;
  bool is_refuted = true;
  for (const Filling& filling : fillings) {
    if (place == filling.from || place == filling.to) continue;
    const bool lies_between = filling.from < place && place < filling.to;
    (lies_between ? may_lie_between : may_lie_outside) = true;
    for (const DigitSet set : filling.sets)
      is_refuted = is_refuted && set.contains(digit) != lies_between;
  }
  if (!is_refuted) return refutes_everywhere(supposition);
  const std::string ends =
      " " + puzzle.symbols.text(slices.least) + " and " + puzzle.symbols.text(slices.greatest);
  const std::string sets = told_sets(puzzle, fillings);
  const std::string sum = std::to_string(*sum_of(supposition.spec));
  if (!may_lie_between && !may_lie_outside)
    return fillings.size() > kMostPlaces ? "the cell would be no end, but every way to have " +
                                               sum + " between" + ends + " has one there"
                                         : told_places(puzzle, cells, fillings) + ", as " + sum +
                                               " fits between" + ends + " only there";
  const std::string only = sets.empty() ? std::string() : ": only " + sets + " is possible there";
  const std::string needed =
      "it would be missing between" + ends + ", where every way to make " + sum + " takes it";
  const std::string unwanted =
      "it would lie between" + ends + ", where no way to make " + sum + " has it";
  if (may_lie_between && may_lie_outside) return unwanted + ", or if not, " + needed + only;
  return (may_lie_between ? unwanted : needed) + only;
}

constexpr ConstraintType kTypes[] = {{
    .id = "sandwich",
    .title = "Sandwich",
    .noun = "sandwich clue",
    .also = "sum between 1 and 9, outside sum",
    .called = "sandwich,lunchbox",
    .rule = "A sandwich clue beside a row or column is the sum of the values between its least and "
            "its greatest, 1 and 9 on nine digits.",
    .shape = SpecShape::lane,
    .parameters = kParameters,
    .foreign = kForeign,
    .holds = holds,
    .lower = lower,
    .walks = true,
    .arguments_for = arguments_for,
    .asks = asks,
    .refutes = refutes,
    .glyph = glyph,
}};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::sandwich_constraint
