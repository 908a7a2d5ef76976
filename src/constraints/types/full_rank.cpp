// SPDX-License-Identifier: MIT
//
// full_rank: the rows, columns and other lanes as long as the clue's, each read as a number from
// both ends, are ranked from the least; the clue is the rank of its own. Ties are refused to it
// unless it says otherwise; then as many are less as its rank says. no_equal_lines: no two of them
// read the same.
#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "constraints/constraint_type.h"
#include "constraints/shape_sums.h"
#include "constraints/supposition.h"

namespace omnidoku::constraints::full_rank_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using model::DiagramStep;
using Line = std::vector<Cell>;

constexpr std::string_view kRank = "rank";
constexpr std::string_view kTies = "ties";
constexpr Parameter kParameters[] = {
    {kRank, Parameter::Kind::integer, true, "the rank of the line, 1 for the least number"},
    {kTies, Parameter::Kind::flag, false, "whether other lines may read the same", true}};
constexpr ForeignArgument kWithTies[] = {{kTies, "yes"}};
constexpr ForeignName kForeign[] = {
    {.format = "iss", .name = "FullRank", .arguments = kWithTies, .option = "FullRankTies~any"},
    {"iss", "FullRank"},
    {.format = "iss", .name = "FullRank", .option = "FullRankTies~only-unclued"}};
constexpr ForeignName kForeignNone[] = {{"iss", "FullRankTies~none"}};

std::int64_t rank_of(const model::ConstraintSpec& spec) {
  return *spec.arguments.get<std::int64_t>(kRank);
}

bool may_tie(const model::ConstraintSpec& spec) {
  const bool* ties = spec.arguments.get<bool>(kTies);
  return ties != nullptr && *ties;
}

/// The lanes of a length that do not close, from both ends; of any length where it is 0.
std::vector<Line> lines_of(const model::Puzzle& puzzle, std::size_t length) {
  std::vector<Line> lines;
  for (const geometry::Lane& lane : puzzle.board->lanes()) {
    if (lane.closed || (length != 0 && lane.cells.size() != length)) continue;
    lines.push_back(lane.cells);
    lines.emplace_back(lane.cells.rbegin(), lane.cells.rend());
  }
  return lines;
}

enum class Order : std::uint8_t { unknown, less, equal, greater };

/// How a line compares with another as far as cells are filled.
Order compare(const model::Puzzle& puzzle, const Line& line, const Line& other,
              const model::PartialGrid& grid) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == other[i]) continue;
    const auto a = grid[line[i].index()];
    const auto b = grid[other[i].index()];
    if (!a || !b) return Order::unknown;
    const std::int64_t difference = puzzle.symbols.value(*a) - puzzle.symbols.value(*b);
    if (difference != 0) return difference < 0 ? Order::less : Order::greater;
  }
  return Order::equal;
}

/// Two lines read side by side, cell by cell: a walk that knows whether they differed, and while
/// they did not, the digits that are compared again further on.
class Comparison {
 public:
  Comparison(const model::Puzzle& puzzle, const Line& line, const Line& other) : puzzle_(puzzle) {
    std::size_t place = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (line[i] == other[i]) continue;
      const std::size_t a = place_of(line[i]);
      const std::size_t b = place_of(other[i]);
      const bool is_known = std::any_of(pairs_.begin(), pairs_.end(), [&](const Pair& pair) {
        return (pair.line == a && pair.other == b) || (pair.line == b && pair.other == a);
      });
      if (is_known) continue;  // they were alike
      place = std::max({place, a, b});
      pairs_.push_back({a, b, place});
    }
    digits_.assign(cells_.size(), 0);
    pairs_at_.resize(cells_.size());
    for (const Pair& pair : pairs_) pairs_at_[pair.place].push_back(pair);
    for (std::size_t p = 0; p < cells_.size(); ++p) {
      std::vector<std::size_t>& live = live_.emplace_back();
      for (std::size_t cell = 0; cell <= p; ++cell) {
        const bool is_needed = std::any_of(pairs_.begin(), pairs_.end(), [&](const Pair& pair) {
          return pair.place > p && (pair.line == cell || pair.other == cell);
        });
        if (is_needed) live.push_back(cell);
      }
    }
  }

  static constexpr std::uint64_t kLess = 0;
  static constexpr std::uint64_t kGreater = 1;
  /// From here on they are alike so far.
  static constexpr std::uint64_t kAlike = 2;

  [[nodiscard]] const Line& cells() const { return cells_; }
  /// What is compared with what: by the places alone, so that it is the same for most lines side by
  /// side.
  [[nodiscard]] std::vector<std::int64_t> pattern() const {
    std::vector<std::int64_t> places;
    for (const Pair& pair : pairs_) {
      places.push_back(static_cast<std::int64_t>(pair.line));
      places.push_back(static_cast<std::int64_t>(pair.other));
    }
    return places;
  }

  [[nodiscard]] std::uint64_t step(std::uint64_t state, std::size_t place, Digit digit) const {
    if (state < kAlike) return state;
    const auto n = static_cast<std::uint64_t>(puzzle_.num_digits());
    // Of a state all digits are asked for one after the other.
    if (place > 0 && (state != decoded_ || place != decoded_at_)) {
      std::uint64_t rest = state - kAlike;
      for (const std::size_t cell : live_[place - 1]) {
        digits_[cell] = rest % n;
        rest /= n;
      }
      decoded_ = state;
      decoded_at_ = place;
    }
    digits_[place] = digit.index();
    for (const Pair& pair : pairs_at_[place]) {
      const std::int64_t difference = puzzle_.symbols.value(Digit(digits_[pair.line])) -
                                      puzzle_.symbols.value(Digit(digits_[pair.other]));
      if (difference != 0) return difference < 0 ? kLess : kGreater;
    }
    std::uint64_t code = 0;
    for (std::size_t i = live_[place].size(); i-- > 0;) code = code * n + digits_[live_[place][i]];
    return kAlike + code;
  }

 private:
  /// Places of two cells that are compared, and where both are read.
  struct Pair {
    std::size_t line;
    std::size_t other;
    std::size_t place;
  };

  std::size_t place_of(Cell cell) {
    const auto known = std::find(cells_.begin(), cells_.end(), cell);
    const auto place = static_cast<std::size_t>(known - cells_.begin());
    if (known == cells_.end()) cells_.push_back(cell);
    return place;
  }

  const model::Puzzle& puzzle_;
  Line cells_;
  std::vector<Pair> pairs_;
  std::vector<std::vector<Pair>> pairs_at_;     ///< the same, by place
  std::vector<std::vector<std::size_t>> live_;  ///< per place the cells that are needed behind it
  // Of step(), which is called for millions of states: what the last one remembers, per cell.
  mutable std::vector<std::uint64_t> digits_;
  mutable std::uint64_t decoded_ = 0;
  mutable std::size_t decoded_at_ = 0;
};

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const auto refuse = [&](const std::string& what, std::string advice) {
    return base::make_error(base::ErrorCode::bad_constraint, title_of(spec) + ": " + what,
                            std::move(advice));
  };
  const std::vector<Line> lines = lines_of(puzzle, spec.cells.size());
  if (std::find(lines.begin(), lines.end(), spec.cells) == lines.end())
    return refuse("its line " + puzzle.board->names(spec.cells) + " has no end",
                  "choose a row or column that does not close");
  if (puzzle.num_digits() < 2) return refuse("one digit makes no ranks", "use more digits");
  if (rank_of(spec) >= 1 && rank_of(spec) <= static_cast<std::int64_t>(lines.size())) return {};
  return refuse("there is no rank " + std::to_string(rank_of(spec)),
                "ranks go from 1 to " + std::to_string(lines.size()));
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  std::int64_t less = 0;
  std::int64_t unknown = 0;
  for (const Line& line : lines_of(puzzle, spec.cells.size())) {
    if (line == spec.cells) continue;
    switch (compare(puzzle, line, spec.cells, grid)) {
      case Order::less: ++less; break;
      case Order::unknown: ++unknown; break;
      case Order::equal:
        if (!may_tie(spec)) return false;
        break;
      case Order::greater: break;
    }
  }
  return less < rank_of(spec) && less + unknown + 1 >= rank_of(spec);
}

/// For each other line a hidden variable, 1 if it is less; a walk counts them.
void lower_to_walks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  std::vector<model::Variable> flags;
  for (const Line& line : lines_of(puzzle, spec.cells.size())) {
    if (line == spec.cells) continue;
    if (out.gave_up()) return;
    const Comparison comparison(puzzle, line, spec.cells);
    const std::size_t num_cells = comparison.cells().size();
    std::vector<model::Variable> variables;
    for (const Cell cell : comparison.cells()) variables.push_back(model::variable_of(cell));
    flags.push_back(out.add_hidden(DigitSet::all(2)));
    variables.push_back(flags.back());
    out.walk(
        variables, Comparison::kAlike,
        [&](std::uint64_t state, std::size_t place, Digit digit) -> DiagramStep {
          if (place < num_cells) return comparison.step(state, place, digit);
          if (state == Comparison::kAlike && !may_tie(spec)) return std::nullopt;
          const bool is_less = state == Comparison::kLess;
          return digit.index() == (is_less ? 1U : 0U) ? DiagramStep(state) : std::nullopt;
        },
        [](std::uint64_t) { return true; });
  }
  const auto wanted = static_cast<std::uint64_t>(rank_of(spec) - 1);
  out.walk(
      flags, 0,
      [&](std::uint64_t count, std::size_t, Digit digit) -> DiagramStep {
        const std::uint64_t next = count + digit.index();
        return next <= wanted ? DiagramStep(next) : std::nullopt;
      },
      [&](std::uint64_t count) { return count == wanted; });
}

/// How many of the lines begin with each digit, where full houses make all of them the same: they
/// cover the first cells of the lines, each as often as lines begin in it.
std::optional<std::size_t> lines_of_each_digit(const model::Puzzle& puzzle,
                                               const std::vector<Line>& lines) {
  std::vector<std::size_t> begin(static_cast<std::size_t>(puzzle.num_cells()), 0);
  for (const Line& line : lines) ++begin[line[0].index()];
  std::size_t covered = 0;
  for (const geometry::House& house : puzzle.board->houses()) {
    if (static_cast<int>(house.cells.size()) != puzzle.num_digits()) continue;
    const auto begins = [&](Cell cell) { return begin[cell.index()] > 0; };
    while (std::all_of(house.cells.begin(), house.cells.end(), begins)) {
      for (const Cell cell : house.cells) --begin[cell.index()];
      ++covered;
    }
  }
  if (covered * static_cast<std::size_t>(puzzle.num_digits()) != lines.size()) return std::nullopt;
  return covered;
}

/// The digits, the one of the least value first; nothing where two have the same.
std::optional<std::vector<Digit>> ordered_digits(const model::Puzzle& puzzle) {
  std::vector<Digit> digits = digits_by_value(puzzle);
  const auto are_equal = [&](Digit a, Digit b) {
    return puzzle.symbols.value(a) == puzzle.symbols.value(b);
  };
  if (std::adjacent_find(digits.begin(), digits.end(), are_equal) != digits.end())
    return std::nullopt;
  return digits;
}

/// The lines of each clue are the same, so that one list does for all.
std::shared_ptr<const model::RankedLines> variables_of(const std::vector<Line>& lines) {
  model::RankedLines variables;
  for (const Line& line : lines) {
    std::vector<model::Variable>& one = variables.emplace_back();
    for (const Cell cell : line) one.push_back(model::variable_of(cell));
  }
  return std::make_shared<const model::RankedLines>(std::move(variables));
}

/// Where houses make as many lines begin with each digit, the rank tells the first digit, and the
/// rank among the lines that begin with it.
model::LineRank ranked(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                       const std::vector<Digit>& digits) {
  const std::vector<Line> lines = lines_of(puzzle, spec.cells.size());
  model::LineRank rank{variables_of(lines), 0, {}, 0, 0, may_tie(spec)};
  rank.ranked =
      static_cast<std::uint32_t>(std::find(lines.begin(), lines.end(), spec.cells) - lines.begin());
  const auto before = static_cast<std::size_t>(rank_of(spec) - 1);
  const std::optional<std::size_t> of_each = lines_of_each_digit(puzzle, lines);
  const std::size_t among = of_each.value_or(lines.size());
  if (of_each) rank.first = digits[before / among];
  rank.less = static_cast<std::uint32_t>(before % among);
  rank.greater = static_cast<std::uint32_t>(among - 1 - before % among);
  return rank;
}

void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  const std::optional<std::vector<Digit>> digits = ordered_digits(puzzle);
  if (out.assumes_houses() && digits) {
    out.line_rank(ranked(puzzle, spec, *digits));
  } else {
    lower_to_walks(puzzle, spec, out);
  }
}

std::vector<Cell> looks_at(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  std::vector<Cell> cells;
  for (const Line& line : lines_of(puzzle, spec.cells.size()))
    cells.insert(cells.end(), line.begin(), line.end());
  return cells;
}

std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return {model::OuterText{spec.cells, "#" + std::to_string(rank_of(spec)), false}};
}

/// Each two lines of a length, in one of the two ways of reading both from their ends.
template <class Visit>
void for_each_two(const model::Puzzle& puzzle, Visit&& visit) {
  const std::vector<Line> lines = lines_of(puzzle, 0);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    for (std::size_t k = i + 1; k < lines.size(); ++k) {
      // Lines come in twos, from both ends: the second with another says what the first does.
      if (i % 2 == 0 && lines[i].size() == lines[k].size()) visit(lines[i], lines[k]);
    }
  }
}

/// Whether houses tell two lines apart: two cells that are compared lie in one of them.
bool differ_by_houses(const model::Puzzle& puzzle, const Line& line, const Line& other) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] != other[i] && puzzle.board->sees(line[i], other[i])) return true;
  }
  return false;
}

bool none_equal(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
                const model::PartialGrid& grid) {
  bool all_differ = true;
  for_each_two(puzzle, [&](const Line& line, const Line& other) {
    all_differ = all_differ && compare(puzzle, line, other, grid) != Order::equal;
  });
  return all_differ;
}

/// Each two lines that houses do not tell apart take a walk over as many states as they have cells,
/// and more where they cross often: on a grid of 64 rows all of them take seconds and gigabytes.
base::Result<void> validate_none(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  constexpr std::size_t kMostCells = 100'000;
  constexpr std::ptrdiff_t kFewCrossings = 2;
  constexpr std::size_t kTimesForMore = 20;
  std::size_t num_cells = 0;
  for_each_two(puzzle, [&](const Line& line, const Line& other) {
    if (differ_by_houses(puzzle, line, other)) return;
    const auto crossings = std::count_if(line.begin(), line.end(), [&other](Cell cell) {
      return std::find(other.begin(), other.end(), cell) != other.end();
    });
    num_cells += line.size() * (crossings > kFewCrossings ? kTimesForMore : 1);
  });
  if (num_cells <= kMostCells) return {};
  return base::make_error(base::ErrorCode::too_large,
                          title_of(spec) + ": there are too many rows and columns to compare",
                          "use a smaller board");
}

void lower_none(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/, Lowering& out) {
  for_each_two(puzzle, [&](const Line& line, const Line& other) {
    if (out.gave_up()) return;
    if (out.assumes_houses() && differ_by_houses(puzzle, line, other)) return;
    const Comparison comparison(puzzle, line, other);
    out.walk_by(
        comparison.pattern(), comparison.cells(), Comparison::kAlike,
        [&](std::uint64_t state, std::size_t place, Digit digit) -> DiagramStep {
          return comparison.step(state, place, digit);
        },
        [](std::uint64_t state) { return state != Comparison::kAlike; });
  });
}

/// The two lines that a part of the rule compares, in each way of reading them that it may be.
std::vector<std::pair<Line, Line>> lines_with(const model::Puzzle& puzzle, Line cells) {
  std::sort(cells.begin(), cells.end());
  std::vector<std::pair<Line, Line>> found;
  for_each_two(puzzle, [&](const Line& line, const Line& other) {
    Line both = line;
    both.insert(both.end(), other.begin(), other.end());
    std::sort(both.begin(), both.end());
    both.erase(std::unique(both.begin(), both.end()), both.end());
    if (both == cells) found.emplace_back(line, other);
  });
  return found;
}

std::string none_asks(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
                      const std::vector<Cell>& cells) {
  const auto lines = lines_with(puzzle, cells);
  if (lines.empty()) return {};
  const auto& [line, other] = lines.front();
  return from_to(puzzle, line) + " do not read the same as " + from_to(puzzle, other) +
         (lines.size() > 1 ? ", from either end" : "");
}

std::string none_refutes(const Supposition& supposition) {
  for (const auto& [line, other] : lines_with(supposition.puzzle, supposition.cells)) {
    bool are_alike = true;
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (line[i] == other[i]) continue;
      const DigitSet digits = supposition.left_in(line[i]);
      are_alike = are_alike && digits.size() == 1 && digits == supposition.left_in(other[i]);
    }
    if (are_alike)
      return from_to(supposition.puzzle, line) + " would read the same as " +
             from_to(supposition.puzzle, other);
  }
  return {};
}

std::vector<model::Atom> no_glyph(const model::Puzzle& /*puzzle*/,
                                  const model::ConstraintSpec& /*spec*/) {
  return {};
}

constexpr std::string_view kExample =
    R"([{"type": "full_rank", "rank": 3,
         "cells": ["R2C1", "R2C2", "R2C3", "R2C4", "R2C5", "R2C6", "R2C7", "R2C8", "R2C9"]},
        {"type": "full_rank", "rank": 8,
         "cells": ["R1C3", "R2C3", "R3C3", "R4C3", "R5C3", "R6C3", "R7C3", "R8C3", "R9C3"]}])";

constexpr ConstraintType kTypes[] = {
    {
        .id = "full_rank",
        .title = "Full rank",
        .noun = "full rank clue",
        .also = "rank of rows and columns, order",
        .rule = "A full rank clue beside a row or column is its rank among all of them, read as "
                "numbers from both ends, 1 for the least; no other reads the same unless it says "
                "so.",
        .shape = SpecShape::lane,
        .parameters = kParameters,
        .foreign = kForeign,
        .example = kExample,
        .validate = validate,
        .holds = holds,
        .lower = lower,
        .walks = true,
        .looks_at = looks_at,
        .glyph = glyph,
    },
    {
        .id = "no_equal_lines",
        .title = "No equal lines",
        .noun = "rule of no equal lines",
        .also = "distinct rows and columns",
        .rule = "No two rows or columns, read from either end, are the same.",
        .shape = SpecShape::none,
        .foreign = kForeignNone,
        .validate = validate_none,
        .holds = none_equal,
        .lower = lower_none,
        .asks = none_asks,
        .refutes = none_refutes,
        .glyph = no_glyph,
    },
};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::full_rank_constraint
