// SPDX-License-Identifier: MIT
//
// skyscraper: so many values of a line are greater than all before them, seen from the clue; one of
// 0 or less is no building.
// hidden_skyscraper: the clue is the first value that is not.
#include <algorithm>
#include <compare>
#include <optional>
#include <set>

#include "constraints/adjacency.h"
#include "constraints/constraint_type.h"

namespace omnidoku::constraints::skyscraper_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using model::DiagramStep;

constexpr std::string_view kSeen = "seen";
constexpr std::string_view kDigit = "digit";
constexpr Parameter kParameters[] = {
    {kSeen, Parameter::Kind::integer, true, "how many values are greater than all before them"}};
constexpr Parameter kHiddenParameters[] = {
    {kDigit, Parameter::Kind::digits, true, "the first digit that is hidden behind a greater one"}};
constexpr ForeignName kForeign[] = {{"fpuzzles", "skyscraper"}, {"iss", "Skyscraper"}};
constexpr ForeignName kForeignHidden[] = {{"iss", "HiddenSkyscraper"}};

std::int64_t seen_in(const model::ConstraintSpec& spec) {
  return *spec.arguments.get<std::int64_t>(kSeen);
}

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const auto most = std::min<std::int64_t>(static_cast<std::int64_t>(spec.cells.size()),
                                           std::int64_t{puzzle.num_digits()});
  if (seen_in(spec) >= 1 && seen_in(spec) <= most) return {};
  return base::make_error(base::ErrorCode::bad_constraint,
                          title_of(spec) + ": " + std::to_string(seen_in(spec)) +
                              " skyscrapers cannot be seen along " +
                              std::to_string(spec.cells.size()) + " cells",
                          "1 to " + std::to_string(most) + " can");
}

/// What is seen of the cells up to the first empty one.
struct Seen {
  std::int64_t count = 0;
  std::size_t filled = 0;
  std::optional<Digit> hidden;  ///< the first
};

Seen look_along(const model::Puzzle& puzzle, const std::vector<Cell>& cells,
                const model::PartialGrid& grid) {
  Seen seen;
  std::optional<std::int64_t> tallest;
  for (const Cell cell : cells) {
    const auto digit = grid[cell.index()];
    if (!digit) return seen;
    ++seen.filled;
    const std::int64_t value = puzzle.symbols.value(*digit);
    if (!tallest || value > *tallest) {
      tallest = value;
      if (value > 0) ++seen.count;
    } else if (!seen.hidden) {
      seen.hidden = *digit;
    }
  }
  return seen;
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  const Seen seen = look_along(puzzle, spec.cells, grid);
  const auto open = static_cast<std::int64_t>(spec.cells.size() - seen.filled);
  return seen.count <= seen_in(spec) && seen.count + open >= seen_in(spec);
}

/// The digits in the order of what they count, the least as 1; those that count alike are alike.
std::vector<std::uint64_t> heights_of(const model::Puzzle& puzzle) {
  std::vector<std::int64_t> values;
  for (int i = 0; i < puzzle.num_digits(); ++i) values.push_back(puzzle.symbols.value(Digit(i)));
  std::vector<std::int64_t> sorted = values;
  std::sort(sorted.begin(), sorted.end());
  std::vector<std::uint64_t> heights;
  for (const std::int64_t value : values)
    heights.push_back(static_cast<std::uint64_t>(
        std::lower_bound(sorted.begin(), sorted.end(), value) - sorted.begin() + 1));
  return heights;
}

/// A walk whose state is the tallest so far and how many are seen. Where all cells differ, as many
/// digits as there were cells lie up to the tallest, and as many as there will be seen above it.
void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  const std::vector<std::uint64_t> heights = heights_of(puzzle);
  const std::uint64_t base = heights.size() + 1;
  const auto wanted = static_cast<std::uint64_t>(seen_in(spec));
  const std::set<std::uint64_t> different(heights.begin(), heights.end());
  const bool differ = out.assumes_houses() && different.size() == heights.size() &&
                      all_differ(*puzzle.board, spec.cells);
  const bool has_all = differ && spec.cells.size() == heights.size();
  const auto can_be = [&](std::uint64_t count, std::uint64_t tallest, std::size_t num_met) {
    const std::uint64_t above = base - 1 - tallest;
    const std::uint64_t to_see = wanted - count;
    if (to_see > std::min<std::uint64_t>(above, spec.cells.size() - num_met)) return false;
    if (differ && tallest != 0 && tallest < num_met) return false;
    return !has_all || (to_see == 0) == (above == 0);
  };
  const auto step = [&](std::uint64_t state, std::size_t place, Digit digit) -> DiagramStep {
    const bool is_building = puzzle.symbols.value(digit) > 0;
    const std::uint64_t height = std::max(state % base, is_building ? heights[digit.index()] : 0);
    const std::uint64_t count = state / base + (height > state % base ? 1 : 0);
    if (count > wanted || !can_be(count, height, place + 1)) return std::nullopt;
    return count * base + height;
  };
  out.walk_by({seen_in(spec), differ ? 1 : 0}, spec.cells, 0, step,
              [&](std::uint64_t state) { return state / base == wanted; });
}

std::optional<model::Arguments> arguments_for(const model::Puzzle& puzzle,
                                              const std::vector<Cell>& cells,
                                              const model::PartialGrid& filled) {
  model::Arguments arguments;
  arguments.set(kSeen, look_along(puzzle, cells, filled).count);
  return arguments;
}

std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return {model::OuterText{spec.cells, std::to_string(seen_in(spec)), false}};
}

DigitSet hidden_in(const model::ConstraintSpec& spec) {
  return *spec.arguments.get<DigitSet>(kDigit);
}

base::Result<void> validate_hidden(const model::Puzzle& /*puzzle*/,
                                   const model::ConstraintSpec& spec) {
  if (hidden_in(spec).size() == 1) return {};
  return base::make_error(base::ErrorCode::bad_constraint,
                          title_of(spec) + ": one digit is the first that is hidden",
                          "name a single one");
}

bool hidden_holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                  const model::PartialGrid& grid) {
  const Seen seen = look_along(puzzle, spec.cells, grid);
  if (seen.hidden) return hidden_in(spec).contains(*seen.hidden);
  return seen.filled < spec.cells.size();
}

/// A walk whose state is the tallest so far until the first is hidden; then it is 0.
void lower_hidden(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  const std::vector<std::uint64_t> heights = heights_of(puzzle);
  const auto step = [&](std::uint64_t state, std::size_t place, Digit digit) -> DiagramStep {
    if (place > 0 && state == 0) return 0;
    const std::uint64_t height = heights[digit.index()];
    if (height > state) return height;
    return hidden_in(spec).contains(digit) ? DiagramStep(0) : std::nullopt;
  };
  out.walk(spec.cells, 0, step, [](std::uint64_t state) { return state == 0; });
}

std::optional<model::Arguments> hidden_for(const model::Puzzle& puzzle,
                                           const std::vector<Cell>& cells,
                                           const model::PartialGrid& filled) {
  const Seen seen = look_along(puzzle, cells, filled);
  if (!seen.hidden) return std::nullopt;
  model::Arguments arguments;
  arguments.set(kDigit, DigitSet::single(*seen.hidden));
  return arguments;
}

std::vector<model::Atom> hidden_glyph(const model::Puzzle& puzzle,
                                      const model::ConstraintSpec& spec) {
  return {model::OuterText{spec.cells, either_of(puzzle, hidden_in(spec)), false}};
}

std::string asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                 const std::vector<Cell>& /*cells*/) {
  return std::to_string(seen_in(spec)) + (seen_in(spec) == 1 ? " tower is" : " towers are") +
         " to be seen along " + from_to(puzzle, spec.cells) + ", each taller than all before it";
}

/// What may be seen of the towers, with different ones where they must be and are few.
struct View {
  std::set<std::int64_t> numbers;  ///< how many
  std::vector<Cell> always;        ///< those that are seen whatever is in the other cells
  std::vector<Cell> ever;          ///< those that may be
};

View view_of(const Supposition& supposition) {
  constexpr int kMostDigits = 12;
  const model::Puzzle& puzzle = supposition.puzzle;
  const std::vector<std::uint64_t> heights = heights_of(puzzle);
  const bool differ =
      puzzle.num_digits() <= kMostDigits && all_differ(*puzzle.board, supposition.spec.cells);
  struct State {
    std::uint64_t used;
    std::uint64_t tallest;
    std::int64_t count;
    auto operator<=>(const State&) const = default;
  };
  View view;
  std::set<State> states{{0, 0, 0}};
  for (const Cell cell : supposition.spec.cells) {
    std::set<State> next;
    bool always = true;
    bool ever = false;
    for (const State& state : states) {
      supposition.left_in(cell).for_each([&](Digit digit) {
        const std::uint64_t bit = std::uint64_t{1} << digit.index();
        if (differ && (state.used & bit) != 0) return;
        const bool is_seen =
            puzzle.symbols.value(digit) > 0 && heights[digit.index()] > state.tallest;
        always = always && is_seen;
        ever = ever || is_seen;
        next.insert({differ ? state.used | bit : 0,
                     is_seen ? heights[digit.index()] : state.tallest,
                     state.count + (is_seen ? 1 : 0)});
      });
    }
    states = std::move(next);
    if (always) view.always.push_back(cell);
    if (ever) view.ever.push_back(cell);
  }
  for (const State& state : states) view.numbers.insert(state.count);
  return view;
}

/// Those that are seen at best, where that is too few: ", at best R1C1, it, 8 and 9": a tower
/// before the supposed one in each cell, and behind it each that is taller. Empty where it is not
/// so simple.
std::string seen_at_best(const Supposition& supposition) {
  const model::Puzzle& puzzle = supposition.puzzle;
  const std::vector<Cell>& cells = supposition.spec.cells;
  const auto place = static_cast<std::size_t>(
      std::find(cells.begin(), cells.end(), supposition.supposed.cell) - cells.begin());
  const std::vector<std::uint64_t> heights = heights_of(puzzle);
  const std::uint64_t height = heights[supposition.supposed.digit.index()];
  if (!all_differ(*puzzle.board, cells) || place >= height) return {};
  std::vector<std::string> seen;
  for (std::size_t i = 0; i < place; ++i) seen.push_back(puzzle.board->name(cells[i]));
  seen.emplace_back("it");
  for (int i = 0; i < puzzle.num_digits(); ++i) {
    if (heights[static_cast<std::size_t>(i)] > height)
      seen.push_back(puzzle.symbols.text(Digit(i)));
  }
  const bool is_too_few = static_cast<std::int64_t>(seen.size()) < seen_in(supposition.spec);
  return is_too_few ? ", at best " + listed(seen) : std::string();
}

std::string refutes(const Supposition& supposition) {
  const View view = view_of(supposition);
  const std::int64_t wanted = seen_in(supposition.spec);
  const std::string number = beside(view.numbers, wanted);
  if (number.empty()) return {};
  const model::Puzzle& puzzle = supposition.puzzle;
  const std::string text =
      number + (*view.numbers.rbegin() == 1 ? " tower" : " towers") + " would be seen";
  if (static_cast<std::int64_t>(view.always.size()) > wanted)
    return text + ", as " + listed(puzzle, view.always) + " are, whatever the others are";
  if (std::string best = seen_at_best(supposition); !best.empty()) return text + best;
  if (static_cast<std::int64_t>(view.ever.size()) < wanted)
    return text + ", as none but " + listed(puzzle, view.ever) + " can be";
  return text;
}

std::string hidden_asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                        const std::vector<Cell>& /*cells*/) {
  return "the values along " + from_to(puzzle, spec.cells) +
         " grow until the first that does not, " + listed(puzzle, hidden_in(spec));
}

/// How far the values can grow along the cells, each the least that is more than the one before.
struct Growth {
  std::size_t length = 0;  ///< so many cells
  std::int64_t last = 0;   ///< the value in the last of them
};

Growth growth_of(const Supposition& supposition, const std::vector<Cell>& cells, Digit hidden,
                 bool differ) {
  Growth growth;
  for (const Cell cell : cells) {
    std::optional<std::int64_t> least;
    supposition.left_in(cell).for_each([&](Digit digit) {
      const std::int64_t value = supposition.puzzle.symbols.value(digit);
      if (differ && digit == hidden) return;
      if (growth.length > 0 && value <= growth.last) return;
      if (!least || value < *least) least = value;
    });
    if (!least) break;
    growth.last = *least;
    ++growth.length;
  }
  return growth;
}

/// Whether the values can grow up to the cell at that place and be more than a value there.
bool can_rise_above(const Supposition& supposition, const std::vector<Cell>& cells,
                    std::size_t place, Digit hidden, bool differ) {
  const std::vector<Cell> before(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(place));
  const Growth growth = growth_of(supposition, before, hidden, differ);
  if (growth.length < place) return false;
  const std::int64_t value = supposition.puzzle.symbols.value(hidden);
  bool rises = false;
  supposition.left_in(cells[place]).for_each([&](Digit digit) {
    const std::int64_t here = supposition.puzzle.symbols.value(digit);
    rises = rises || (here > value && (place == 0 || here > growth.last));
  });
  return rises;
}

std::string hidden_refutes(const Supposition& supposition) {
  const model::Puzzle& puzzle = supposition.puzzle;
  const std::vector<Cell>& cells = supposition.spec.cells;
  const Digit hidden = hidden_in(supposition.spec).first();
  const bool differ = all_differ(*puzzle.board, cells);
  const Growth growth = growth_of(supposition, cells, hidden, differ);
  std::vector<Cell> low;  // where it could be, but nothing before is more
  std::vector<Cell> far;  // where it could be, but the values cannot grow so far
  if (supposition.left_in(cells[0]).contains(hidden) && supposition.left_in(cells[0]).size() == 1)
    low.push_back(cells[0]);
  for (std::size_t i = 1; i < cells.size(); ++i) {
    if (!supposition.left_in(cells[i]).contains(hidden)) continue;
    if (i > growth.length) {
      far.push_back(cells[i]);
    } else if (can_rise_above(supposition, cells, i - 1, hidden, differ)) {
      return {};
    } else {
      low.push_back(cells[i]);
    }
  }
  const std::string name = puzzle.symbols.text(hidden);
  if (low.empty() && far.empty()) return "there would be no cell for " + name;
  const auto told = [&](const std::vector<Cell>& places) {
    const bool is_it = places.size() == 1 && supposition.is_supposed(places.front()) &&
                       supposition.supposed.digit == hidden;
    return is_it ? std::string("it") : name + " in " + listed(puzzle, places, "or");
  };
  std::string text;
  if (!far.empty()) {
    text = told(far) + " would come too late, as the values " +
           (growth.length < 2
                ? "could not grow at all"
                : "could not grow beyond " + puzzle.board->name(cells[growth.length - 1]) +
                      ", which would be at least " + std::to_string(growth.last));
  }
  if (!low.empty())
    text += (text.empty() ? "" : ", and ") + std::string("no value before ") + told(low) +
            " could be more";
  return text;
}

constexpr ConstraintType kTypes[] = {
    {
        .id = "skyscraper",
        .title = "Skyscraper",
        .noun = "skyscraper clue",
        .also = "towers, visible buildings",
        .called =
            "skyscraper,building,visible=,tower=,towers=,hochh\u00E4us,gratte ciel,rascacielos",
        .rule = "A skyscraper clue beside a row or column is the number of values that are greater "
                "than all before them, seen from there; 0 is no building.",
        .shape = SpecShape::lane,
        .parameters = kParameters,
        .foreign = kForeign,
        .validate = validate,
        .holds = holds,
        .lower = lower,
        .walks = true,
        .arguments_for = arguments_for,
        .asks = asks,
        .refutes = refutes,
        .glyph = glyph,
    },
    {
        .id = "hidden_skyscraper",
        .title = "Hidden skyscraper",
        .noun = "hidden skyscraper clue",
        .also = "towers, first hidden building",
        .rule = "A hidden skyscraper clue beside a row or column is the first digit that is not "
                "greater than all before it, seen from there.",
        .shape = SpecShape::lane,
        .parameters = kHiddenParameters,
        .foreign = kForeignHidden,
        .validate = validate_hidden,
        .holds = hidden_holds,
        .lower = lower_hidden,
        .walks = true,
        .arguments_for = hidden_for,
        .asks = hidden_asks,
        .refutes = hidden_refutes,
        .glyph = hidden_glyph,
    },
};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::skyscraper_constraint
