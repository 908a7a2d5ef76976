// SPDX-License-Identifier: MIT
//
// sum_line: a line can be cut into parts that each have the same sum, which is told; a closed line
// may be cut anywhere.
#include <algorithm>
#include <compare>
#include <map>
#include <optional>
#include <set>
#include <span>

#include "constraints/constraint_type.h"

namespace omnidoku::constraints::sum_line_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using model::DiagramStep;

std::int64_t usual_sum(const model::Puzzle& /*puzzle*/) { return 10; }

constexpr Parameter kParameters[] = {{"sum", Parameter::Kind::integer, false,
                                      "what each part adds up to; 10 when it is not named", true,
                                      usual_sum}};
std::int64_t total_of(const model::ConstraintSpec& spec) {
  const auto* sum = spec.arguments.get<std::int64_t>("sum");
  return sum == nullptr ? 10 : *sum;
}

/// Interactive Sudoku Solver refuses greater sums.
bool is_small(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  constexpr std::int64_t kMost = 30;
  return total_of(spec) <= kMost;
}

constexpr ForeignName kForeign[] = {{.format = "iss", .name = "SumLine", .takes = is_small}};

bool is_closed(const model::ConstraintSpec& spec) {
  return spec.cells.size() > 2 && spec.cells.front() == spec.cells.back();
}

/// The cells that count, each once.
std::vector<Cell> counted(const model::ConstraintSpec& spec) {
  std::vector<Cell> cells = spec.cells;
  if (is_closed(spec)) cells.pop_back();
  return cells;
}

/// A way to cut the line so far: what the cells before the first cut of a closed line come to, what
/// those behind the last cut do, and whether there was a cut.
struct Way {
  std::int64_t before = 0;
  std::int64_t behind = 0;
  bool was_cut = false;
  friend auto operator<=>(const Way&, const Way&) = default;
};
using Ways = std::vector<Way>;

class Cutter {
 public:
  Cutter(const model::Puzzle& puzzle, const model::ConstraintSpec& spec)
      : total_(total_of(spec)), is_closed_(is_closed(spec)) {
    for (int i = 0; i < puzzle.num_digits(); ++i)
      is_rising_ = is_rising_ && puzzle.symbols.value(Digit(i)) >= 0;
  }

  [[nodiscard]] Ways start() const {
    Ways ways{{0, 0, true}};
    if (is_closed_) ways.insert(ways.begin(), Way{0, 0, false});
    return ways;
  }

  /// The ways that there are behind a cell with one of these values.
  [[nodiscard]] Ways step(const Ways& ways, const std::vector<std::int64_t>& values) const {
    Ways next;
    for (const Way& way : ways) {
      for (const std::int64_t value : values) {
        Way longer = way;
        (way.was_cut ? longer.behind : longer.before) += value;
        if (is_rising_ && (longer.before > total_ || longer.behind > total_)) continue;
        next.push_back(longer);
        if (!longer.was_cut) next.push_back({longer.before, 0, true});
        if (longer.was_cut && longer.behind == total_) next.push_back({longer.before, 0, true});
      }
    }
    std::sort(next.begin(), next.end());
    next.erase(std::unique(next.begin(), next.end()), next.end());
    return next;
  }

  /// Whether the last part, with what is before the first cut, has the sum.
  [[nodiscard]] bool ends_well(const Ways& ways) const {
    return std::any_of(ways.begin(), ways.end(), [this](const Way& way) {
      return way.was_cut && way.before + way.behind == total_;
    });
  }

 private:
  std::int64_t total_;
  bool is_closed_;
  bool is_rising_ = true;
};

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  const Cutter cutter(puzzle, spec);
  std::vector<std::int64_t> any;
  for (int i = 0; i < puzzle.num_digits(); ++i) any.push_back(puzzle.symbols.value(Digit(i)));
  Ways ways = cutter.start();
  for (const Cell cell : counted(spec)) {
    const auto digit = grid[cell.index()];
    ways = cutter.step(ways, digit ? std::vector{puzzle.symbols.value(*digit)} : any);
  }
  return cutter.ends_well(ways);
}

/// A walk whose state is the set of ways to cut what is behind it, by its number.
void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  const Cutter cutter(puzzle, spec);
  std::vector<Ways> sets{cutter.start()};
  std::map<Ways, std::uint64_t> numbers{{sets[0], 0}};
  const auto step = [&](std::uint64_t state, std::size_t, Digit digit) -> DiagramStep {
    Ways next = cutter.step(sets[state], {puzzle.symbols.value(digit)});
    if (next.empty()) return std::nullopt;
    const auto [known, is_new] = numbers.emplace(next, sets.size());
    if (is_new) sets.push_back(std::move(next));
    return known->second;
  };
  out.walk(counted(spec), 0, step,
           [&](std::uint64_t state) { return cutter.ends_well(sets[state]); });
}

std::optional<model::Arguments> arguments_for(const model::Puzzle& puzzle,
                                              const std::vector<Cell>& cells,
                                              const model::PartialGrid& filled) {
  std::int64_t sum = 0;
  for (const Cell cell : cells) sum += puzzle.symbols.value(*filled[cell.index()]);
  model::ConstraintSpec spec;
  spec.cells = cells;
  // As many parts as can be, but two cells or more in one of them.
  for (std::int64_t parts = static_cast<std::int64_t>(cells.size()) - 1; parts >= 1; --parts) {
    if (sum % parts != 0) continue;
    spec.arguments.set("sum", sum / parts);
    if (holds(puzzle, spec, filled)) return spec.arguments;
  }
  return std::nullopt;
}

std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return {model::Path{spec.cells, model::Path::Style::region_sum},
          model::CornerText{spec.cells.front(), std::to_string(total_of(spec))}};
}

std::string asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                 const std::vector<Cell>& /*cells*/) {
  return "the line " + listed(puzzle, counted(spec)) + " can be cut into parts that add up to " +
         std::to_string(total_of(spec)) + " each";
}

/// The sums that a part of the line could have; nothing where they are too many.
std::optional<std::set<std::int64_t>> sums_of(const Supposition& supposition,
                                              const std::vector<Cell>& cells, std::size_t from,
                                              std::size_t to) {
  return sums_left(supposition, std::span(cells).subspan(from, to - from));
}

/// Of an open line: which parts the cell can be in, and why what is before or behind these could
/// not be cut.
class Parts {
 public:
  explicit Parts(const Supposition& supposition)
      : supposition_(supposition),
        cells_(supposition.spec.cells),
        total_(total_of(supposition.spec)) {}

  [[nodiscard]] std::string text() {
    constexpr std::size_t kMostTold = 3;
    const auto place = static_cast<std::size_t>(
        std::find(cells_.begin(), cells_.end(), supposition_.supposed.cell) - cells_.begin());
    std::set<std::int64_t> all;  // sums of parts with the cell
    std::vector<std::string> texts;
    const std::vector<bool> from_start = cuts(false);
    const std::vector<bool> to_end = cuts(true);
    for (std::size_t from = 0; from <= place; ++from) {
      for (std::size_t to = place + 1; to <= cells_.size(); ++to) {
        const auto sums = sums_of(supposition_, cells_, from, to);
        if (!sums) return {};
        all.insert(sums->begin(), sums->end());
        if (sums->count(total_) == 0) continue;
        if (from_start[from] && to_end[to]) return {};
        texts.push_back(part(from, to) + ", and then " +
                        (from_start[from] ? leftover(to, cells_.size()) : leftover(0, from)));
      }
    }
    if (texts.empty()) return "every part of the line with it would make " + beside(all, total_);
    if (texts.size() > kMostTold)
      return "there would be " + std::to_string(texts.size()) + " parts of " +
             std::to_string(total_) +
             " with it, and beside none of them could the rest be cut into such parts";
    std::string text = "its part could only be " + texts.front();
    for (std::size_t i = 1; i < texts.size(); ++i) text += ", or " + texts[i];
    return text;
  }

 private:
  /// Per place whether the line up to there, or from there on, can be cut into parts.
  [[nodiscard]] std::vector<bool> cuts(bool from_end) const {
    const std::size_t n = cells_.size();
    std::vector<bool> can(n + 1, false);
    can[from_end ? n : 0] = true;
    for (std::size_t length = 1; length <= n; ++length) {
      const std::size_t here = from_end ? n - length : length;
      for (std::size_t other = 0; other < length; ++other) {
        const std::size_t there = from_end ? n - other : other;
        if (can[here] || !can[there]) continue;
        const auto sums =
            sums_of(supposition_, cells_, std::min(here, there), std::max(here, there));
        can[here] = !sums || sums->count(total_) != 0;
      }
    }
    return can;
  }

  [[nodiscard]] std::string part(std::size_t from, std::size_t to) const {
    return from_to(supposition_.puzzle, std::span(cells_).subspan(from, to - from));
  }

  /// What is left could not be cut: as its sum is no multiple, where that is why.
  [[nodiscard]] std::string leftover(std::size_t from, std::size_t to) const {
    const auto sums = sums_of(supposition_, cells_, from, to);
    const bool has_multiple =
        !sums || std::any_of(sums->begin(), sums->end(), [this](std::int64_t sum) {
          return sum != 0 && total_ != 0 && sum % total_ == 0;
        });
    const std::string who = part(from, to);
    if (has_multiple || sums->empty())
      return who + " could not be cut into parts of " + std::to_string(total_);
    const bool is_one = *sums->begin() == *sums->rbegin();
    return who + " would make " + std::to_string(*sums->begin()) +
           (is_one ? "" : " to " + std::to_string(*sums->rbegin())) + ", no multiple of " +
           std::to_string(total_);
  }

  const Supposition& supposition_;
  const std::vector<Cell>& cells_;
  std::int64_t total_;
};

std::string refutes(const Supposition& supposition) {
  if (is_closed(supposition.spec)) return {};
  return Parts(supposition).text();
}

constexpr ConstraintType kTypes[] = {{
    .id = "sum_line",
    .title = "Sum line",
    .also = "ten line, 10-line, segments",
    .rule = "A sum line can be cut into parts whose values each add up to the number that stands "
            "where it begins, 10 if there is none.",
    .shape = SpecShape::path,
    .returns = Returns::to_start,
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

}  // namespace omnidoku::constraints::sum_line_constraint
