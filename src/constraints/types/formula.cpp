// SPDX-License-Identifier: MIT
//
// formula: cells keep a rule that a person wrote in the language of formulas (docs/FORMULAS.md).
// board_formula: the whole board does.
#include <algorithm>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "base/recent_cache.h"
#include "constraints/adjacency.h"
#include "constraints/constraint_type.h"
#include "constraints/formula_lowering.h"
#include "constraints/formula_world.h"
#include "constraints/names.h"
#include "formula/evaluation.h"

namespace omnidoku::constraints::formula_constraint {
namespace {

using formula::Space;
using formula::Term;
using formula::Thing;
using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;

constexpr std::string_view kRule = "rule";
constexpr std::string_view kClue = "clue";
constexpr std::string_view kBulb = "bulb";
constexpr std::string_view kOther = "other";
constexpr std::string_view kSizes = "sizes";
constexpr std::string_view kClues = "clues";

constexpr Parameter kRuleParameter = {kRule, Parameter::Kind::text, true,
                                      "the formula, such as 'each a, b in steps: |a - b| >= 5'"};
constexpr Parameter kName = {"name", Parameter::Kind::text, false,
                             "what the setter calls the rule"};
constexpr Parameter kParameters[] = {
    kRuleParameter,
    {kClue, Parameter::Kind::text, false, "the numbers that stand at the cells: 'clue'", true},
    {kBulb, Parameter::Kind::cells, false, "the cells of the circle: 'bulb'", true},
    {kOther, Parameter::Kind::cells, false, "the cells that they refer to: 'other'", true},
    {kSizes, Parameter::Kind::text, false,
     "how many of the cells each of the 'things' has, where there are several, in order", true},
    {kClues, Parameter::Kind::text, false, "the numbers at these things, in order, parted by ';'",
     true},
    kName};
constexpr Parameter kBoardParameters[] = {
    {kRule, Parameter::Kind::text, true,
     "the formula, such as 'each a, b in adjacent: a + b != 10'"},
    kName};

std::string text_argument(const model::ConstraintSpec& spec, std::string_view name) {
  const auto* text = spec.arguments.get<std::string>(name);
  return text == nullptr ? std::string() : *text;
}

std::vector<std::string> parts_of(const std::string& text) {
  std::vector<std::string> parts{std::string()};
  for (const char c : text) {
    if (c == ';') {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

/// What the formula is about.
struct Subject {
  Thing it;
  std::vector<Thing> things;
};

Subject subject_of(const model::ConstraintSpec& spec) {
  Subject subject;
  subject.it.cells = spec.cells;
  subject.it.clue = whole_numbers(text_argument(spec, kClue)).value_or(std::vector<std::int64_t>());
  if (const auto* bulb = spec.arguments.get<std::vector<Cell>>(kBulb)) subject.it.bulb = *bulb;
  if (const auto* other = spec.arguments.get<std::vector<Cell>>(kOther)) subject.it.other = *other;
  const auto sizes = whole_numbers(text_argument(spec, kSizes));
  if (!sizes) return subject;
  const std::vector<std::string> clues = parts_of(text_argument(spec, kClues));
  std::size_t begin = 0;
  for (std::size_t i = 0; i < sizes->size(); ++i) {
    const auto size = static_cast<std::size_t>((*sizes)[i]);
    Thing thing;
    const auto first = spec.cells.begin() + static_cast<std::ptrdiff_t>(begin);
    thing.cells.assign(first, first + static_cast<std::ptrdiff_t>(size));
    if (i < clues.size())
      thing.clue = whole_numbers(clues[i]).value_or(std::vector<std::int64_t>());
    subject.things.push_back(std::move(thing));
    begin += size;
  }
  return subject;
}

struct Parsed {
  std::string text;
  base::Result<formula::Expression> expression;
};

std::shared_ptr<const Parsed> parsed(const model::ConstraintSpec& spec) {
  static base::RecentCache<Parsed> cache(100);
  const std::string text = text_argument(spec, kRule);
  return cache.find([&](const Parsed& one) { return one.text == text; },
                    [&] {
                      return std::make_shared<const Parsed>(Parsed{text, formula::parse(text)});
                    });
}

/// What each digit counts.
std::vector<std::int64_t> values_of(const model::Puzzle& puzzle) {
  std::vector<std::int64_t> values;
  for (int i = 0; i < puzzle.num_digits(); ++i)
    values.push_back(puzzle.symbols.value(geometry::Digit(i)));
  return values;
}

Space space_of(const model::Puzzle& puzzle) { return Space(values_of(puzzle)); }

base::Result<std::vector<Term>> tests_of(const model::Puzzle& puzzle,
                                         const model::ConstraintSpec& spec,
                                         const model::PartialGrid& grid, Space& space) {
  const auto known = parsed(spec);
  if (!known->expression) return known->expression.error();
  const Subject subject = subject_of(spec);
  const FormulaWorld world(puzzle, subject.things);
  return formula::tests_of(*known->expression, {world, subject.it, grid}, space);
}

model::PartialGrid empty_grid(const model::Puzzle& puzzle) {
  return model::PartialGrid(static_cast<std::size_t>(puzzle.num_cells()));
}

/// The tests of a formula on an empty board, which a person's steps ask for again and again.
struct Unrolled {
  std::shared_ptr<const geometry::Board> board;
  model::ConstraintSpec spec;
  Space space;
  std::vector<Term> tests;
  bool is_whole = false;  ///< it could be unrolled
};

/// Those of this thread; the last used first.
Unrolled& unrolled(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  constexpr std::size_t kMost = 64;
  constexpr std::size_t kMostTerms = 200'000;
  thread_local std::vector<std::unique_ptr<Unrolled>> kept;
  const std::vector<std::int64_t> values = values_of(puzzle);
  const auto found = std::find_if(kept.begin(), kept.end(), [&](const auto& one) {
    return one->board == puzzle.board && one->space.values() == values && one->spec == spec;
  });
  if (found != kept.end()) {
    const bool is_used_up = (*found)->is_whole && ((*found)->space.num_terms() > kMostTerms ||
                                                   (*found)->space.work() > Space::kMostWork / 2);
    if (!is_used_up) {
      std::rotate(kept.begin(), found, std::next(found));
      return *kept.front();
    }
    kept.erase(found);
  }
  if (kept.size() == kMost) kept.pop_back();
  auto made = std::make_unique<Unrolled>(Unrolled{puzzle.board, spec, Space(values), {}, false});
  auto tests = tests_of(puzzle, spec, empty_grid(puzzle), made->space);
  made->is_whole = tests && !made->space.exhausted() && made->space.num_terms() < kMostTerms / 2 &&
                   made->space.work() < Space::kMostWork / 4;
  if (made->is_whole) {
    made->tests = *std::move(tests);
  } else {
    made->space = space_of(puzzle);
  }
  kept.insert(kept.begin(), std::move(made));
  return *kept.front();
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  Unrolled& known = unrolled(puzzle, spec);
  if (!known.is_whole) {
    Space space = space_of(puzzle);
    const auto tests = tests_of(puzzle, spec, grid, space);
    return tests && std::find(tests->begin(), tests->end(), space.truth(false)) == tests->end();
  }
  for (const Term test : known.tests) {
    Term left = test;
    const std::vector<formula::Place> places = known.space.places(test);
    for (const formula::Place place : places) {
      const std::optional<geometry::Digit>& digit = grid[place.index()];
      if (digit) left = known.space.with(left, place, digit->index());
    }
    if (left == known.space.truth(false)) return false;
  }
  return true;
}

void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  // Of a puzzle that is valid all of it is lowered: then there is no trial that may end.
  std::optional<SetUp::Work> work;
  if (out.is_trial()) work.emplace();
  base::Watch* const watch = work ? work->watch() : nullptr;
  Space space = space_of(puzzle);
  space.heed(watch);
  const auto tests = tests_of(puzzle, spec, empty_grid(puzzle), space);
  if (!tests) {
    if (space.is_stopped()) work->cut_short();
    return out.give_up();
  }
  const auto excess = lower_tests(*puzzle.board, space, *tests, spec.cells, watch, out);
  if (excess && excess->kind == Excess::Kind::time) work->cut_short();
}

void add_places(const Space& space, const std::vector<Term>& tests, std::vector<Cell>& cells) {
  for (const Term test : tests) {
    for (const formula::Place place : space.places(test)) cells.emplace_back(place.index());
  }
}

std::vector<Cell> looks_at(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  std::vector<Cell> cells;
  const Unrolled& known = unrolled(puzzle, spec);
  if (known.is_whole) {
    add_places(known.space, known.tests, cells);
  } else {
    Space space = space_of(puzzle);
    if (const auto tests = tests_of(puzzle, spec, empty_grid(puzzle), space))
      add_places(space, *tests, cells);
  }
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

/// Whether the sizes of its things, if it has any, are those of all its cells.
bool are_sizes(const model::ConstraintSpec& spec) {
  if (spec.arguments.get<std::string>(kSizes) == nullptr) return true;
  const auto sizes = whole_numbers(text_argument(spec, kSizes));
  if (!sizes) return false;
  std::size_t left = spec.cells.size();
  for (const std::int64_t size : *sizes) {
    if (size < 1 || static_cast<std::uint64_t>(size) > left) return false;
    left -= static_cast<std::size_t>(size);
  }
  return left == 0;
}

/// What a rule takes too much of, and where.
std::string text_of(const model::Puzzle& puzzle, const Excess& excess) {
  constexpr std::size_t kMostNames = 16;
  const std::vector<Cell>& cells = excess.cells;
  std::string where = "on the board";
  if (cells.size() > kMostNames) {
    where = "on " + std::to_string(cells.size()) + " cells, " + puzzle.board->name(cells.front()) +
            " to " + puzzle.board->name(cells.back());
  } else if (!cells.empty()) {
    where = "on " + puzzle.board->names(cells);
  }
  const std::string states = std::to_string(excess.num_states) + " states";
  switch (excess.kind) {
    case Excess::Kind::states: return "its rule takes over " + states + " " + where;
    case Excess::Kind::together:
      return "its rule takes too much to work out " + where +
             " beside the other formulas of the puzzle";
    case Excess::Kind::time: return "its rule was not worked out in time";
    case Excess::Kind::work: break;
  }
  return "its rule takes too much to work out " + where +
         (excess.num_states == 0 ? "" : "; " + states + " were met");
}

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const std::string head =
      title_of(spec) + (spec.cells.empty() ? "" : " (" + puzzle.board->names(spec.cells) + ")");
  const auto refuse = [&](base::ErrorCode code, const std::string& what, std::string hint = {}) {
    return base::make_error(code, head + ": " + what, std::move(hint));
  };
  for (const auto& part : parts_of(text_argument(spec, kClues))) {
    if (!whole_numbers(part))
      return refuse(base::ErrorCode::bad_constraint, "its clues are not numbers: '" + part + "'");
  }
  if (!whole_numbers(text_argument(spec, kClue))) {
    return refuse(base::ErrorCode::bad_constraint,
                  "its clue is no number: '" + text_argument(spec, kClue) + "'");
  }
  if (!are_sizes(spec)) {
    return refuse(base::ErrorCode::bad_constraint,
                  "its sizes '" + text_argument(spec, kSizes) + "' do not make up its " +
                      std::to_string(spec.cells.size()) + " cells",
                  "write how many cells each thing has, such as 3 4");
  }
  Space space = space_of(puzzle);
  SetUp::Work work;
  space.heed(work.watch());
  const auto tests = tests_of(puzzle, spec, empty_grid(puzzle), space);
  if (!tests) {
    if (space.is_stopped()) work.cut_short();
    const base::Error& error = tests.error();
    const std::string place =
        error.where.column > 0 ? "at " + std::to_string(error.where.column) + ": " : "";
    return refuse(error.code, "in its rule, " + place + error.what, error.hint);
  }
  if (tests->empty())
    return refuse(base::ErrorCode::bad_constraint, "its rule holds whatever is filled in",
                  "leave it out, or say more")
        .because(kSaysNothing);
  Lowering trial(puzzle);
  trial.assume_houses();  // by itself; in a choice among rules the choice is tried
  trial.try_formulas();
  if (const auto excess =
          lower_tests(*puzzle.board, space, *tests, spec.cells, work.watch(), trial)) {
    if (excess->kind == Excess::Kind::time) work.cut_short();
    return refuse(base::ErrorCode::too_large, text_of(puzzle, *excess),
                  "say it of fewer cells at a time, or in several rules");
  }
  return {};
}

std::optional<std::string> contradiction(const model::Puzzle& puzzle,
                                         const model::ConstraintSpec& spec) {
  Space space = space_of(puzzle);
  const auto tests = tests_of(puzzle, spec, empty_grid(puzzle), space);
  if (!tests || std::find(tests->begin(), tests->end(), space.truth(false)) == tests->end())
    return std::nullopt;
  return "no digits satisfy '" + text_argument(spec, kRule) + "'" +
         (spec.cells.empty() ? "" : " in " + listed(puzzle, spec.cells));
}

/// Formulas to choose from where one is placed at random; the last holds on any cells.
constexpr std::string_view kExamples[] = {
    "it is rising",
    "it is consecutive",
    "each a, b in steps: |a - b| >= 2",
    "each a, b in steps: (a + b) is odd",
    "it is different and range < 4",
    "max = sum - max",
    "first = distinct",
    "sum = clue",
};

std::optional<model::Arguments> arguments_for(const model::Puzzle& puzzle,
                                              const std::vector<Cell>& cells,
                                              const model::PartialGrid& filled) {
  std::int64_t sum = 0;
  std::size_t start = 0;
  for (const Cell cell : cells) {
    sum += puzzle.symbols.value(*filled[cell.index()]);
    start += cell.index();
  }
  for (std::size_t i = 0; i < std::size(kExamples); ++i) {
    model::ConstraintSpec spec;
    spec.type = "formula";
    spec.cells = cells;
    spec.arguments.set(std::string(kRule),
                       std::string(kExamples[(start + i) % std::size(kExamples)]));
    spec.arguments.set(std::string(kClue), std::to_string(sum));
    if (validate(puzzle, spec) && holds(puzzle, spec, filled)) return spec.arguments;
  }
  return std::nullopt;
}

/// As a formula writes it.
std::string number_text(std::int64_t number) {
  return number < 0 ? "0 - " + std::to_string(-number) : std::to_string(number);
}

/// A formula that the filled board keeps: what one of its houses adds up to.
std::optional<model::Arguments> arguments_for_board(const model::Puzzle& puzzle,
                                                    const std::vector<Cell>& /*cells*/,
                                                    const model::PartialGrid& filled) {
  const auto houses = puzzle.board->houses();
  if (houses.empty()) return std::nullopt;
  std::size_t which = 0;
  for (const auto& digit : filled) which += digit->index();
  which %= houses.size();
  const std::vector<Cell>& cells = houses[which].cells;
  const std::size_t half = (cells.size() + 1) / 2;
  std::int64_t sum = 0;
  for (std::size_t i = 0; i < half; ++i) sum += puzzle.symbols.value(*filled[cells[i].index()]);
  model::Arguments arguments;
  arguments.set(std::string(kRule), "sum(houses[" + std::to_string(which + 1) + "][1.." +
                                        std::to_string(half) + "]) = " + number_text(sum));
  return arguments;
}

std::string asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                 const std::vector<Cell>& cells) {
  const std::string name = text_argument(spec, "name");
  // The setter's own words say it best.
  constexpr std::size_t kMostSaid = 200;
  const std::string clue = text_argument(spec, kClue);
  if (!spec.said.empty() && spec.said.size() <= kMostSaid) {
    return listed(puzzle, cells) + " keep '" + std::string(without_stop(spec.said)) + "'" +
           (clue.empty() ? "" : " (clue " + clue + ")");
  }
  // Of the whole board the name of the rule says it.
  if (spec.cells.empty() && spec.label.empty()) return listed(puzzle, cells) + " keep it";
  return listed(puzzle, cells) + " keep " + (name.empty() ? "" : "'" + name + "', ") + "'" +
         text_argument(spec, kRule) + "'";
}

/// Whether the formula says that its line rises or falls, and no more than that.
bool rises_or_falls(const model::ConstraintSpec& spec) {
  using Kind = formula::Expression::Kind;
  const auto& rule = parsed(spec)->expression;
  if (!rule || rule->kind != Kind::any_of || rule->parts.size() != 2) return false;
  const auto says = [&](std::size_t part, std::string_view word) {
    const formula::Expression& call = rule->parts[part];
    return call.kind == Kind::call && call.word == word && call.parts.size() == 1 &&
           call.parts[0].kind == Kind::name && call.parts[0].word == "it";
  };
  return (says(0, "rising") && says(1, "falling")) || (says(0, "falling") && says(1, "rising"));
}

/// Why the values cannot grow (`up`) or shrink along the cells from the first one, which has the
/// supposed digit: "nothing left in R1C2 (1 or 2) is more"; empty where they can.
std::string why_not_onwards(const Supposition& supposition, const std::vector<Cell>& cells,
                            bool up) {
  const model::Puzzle& puzzle = supposition.puzzle;
  const auto goes_on = [up](std::int64_t from, std::int64_t to) {
    return up ? to > from : to < from;
  };
  std::int64_t last = puzzle.symbols.value(supposition.supposed.digit);
  std::string bound;
  for (std::size_t i = 1; i < cells.size(); ++i) {
    const DigitSet left = supposition.left_in(cells[i]);
    std::optional<std::int64_t> next;
    left.for_each([&](Digit digit) {
      const std::int64_t value = puzzle.symbols.value(digit);
      if (goes_on(last, value) && (!next || goes_on(value, *next))) next = value;
    });
    const std::string name = puzzle.board->name(cells[i]);
    if (!next) {
      const std::string known = left.empty() ? "" : " (" + listed(puzzle, left) + ")";
      return bound + "nothing left in " + name + known + " is " + (up ? "more" : "less");
    }
    last = *next;
    bound = name + " would be at " + (up ? "least " : "most ") + std::to_string(last) + " and ";
  }
  return {};
}

/// Why the line can do neither with what is supposed.
std::string refutes(const Supposition& supposition) {
  if (!rises_or_falls(supposition.spec)) return {};
  const std::vector<Cell>& line = supposition.spec.cells;
  const auto at = std::find(line.begin(), line.end(), supposition.supposed.cell);
  if (at == line.end()) return {};
  const std::vector<Cell> onwards(at, line.end());
  const std::vector<Cell> backwards(std::make_reverse_iterator(at + 1), line.rend());
  const auto why_not = [&](bool rises) {
    std::string text = why_not_onwards(supposition, onwards, rises);
    return text.empty() ? why_not_onwards(supposition, backwards, !rises) : text;
  };
  const std::string not_up = why_not(true);
  const std::string not_down = why_not(false);
  if (not_up.empty() || not_down.empty()) return {};
  const std::string start =
      "the line from " + supposition.puzzle.board->name(line.front()) + " on ";
  return start + "could neither rise, as " + not_up + ", nor fall, as " + not_down;
}

std::vector<model::Atom> glyph(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  std::vector<model::Atom> atoms;
  const geometry::Board& board = *puzzle.board;
  const auto draw = [&](const std::vector<Cell>& cells, const std::string& clue) {
    const bool is_line =
        cells.size() > 1 && check_path(board, cells, Returns::to_start).has_value();
    if (is_line) {
      atoms.push_back(model::Path{cells});
    } else if (!cells.empty()) {
      atoms.push_back(model::Outline{cells, model::Outline::Style::dotted});
    }
    if (!clue.empty() && !cells.empty()) atoms.push_back(model::CornerText{cells.front(), clue});
  };
  const Subject subject = subject_of(spec);
  // What was drawn and given this meaning stays as it was drawn.
  const std::vector<Cell> all = model::in_order(spec.cells);
  const bool is_drawn = std::any_of(
      puzzle.drawings.begin(), puzzle.drawings.end(),
      [&all](const model::Drawing& drawing) { return model::in_order(drawing.cells) == all; });
  if (is_drawn) return atoms;
  if (subject.things.empty()) {
    draw(spec.cells, text_argument(spec, kClue));
  } else {
    const std::vector<std::string> clues = parts_of(text_argument(spec, kClues));
    for (std::size_t i = 0; i < subject.things.size(); ++i)
      draw(subject.things[i].cells, i < clues.size() ? clues[i] : std::string());
  }
  if (const auto* bulb = spec.arguments.get<std::vector<Cell>>(kBulb))
    atoms.push_back(model::Pill{*bulb});
  return atoms;
}

constexpr ConstraintType kTypes[] = {
    {
        .id = "formula",
        .title = "Formula",
        .also = "custom rule, own rule, expression, language",
        .rule = "Cells with a formula of their own keep what it says.",
        .shape = SpecShape::sequence,
        .returns = Returns::anywhere,
        .parameters = kParameters,
        .says_anything = true,
        .validate = validate,
        .holds = holds,
        .lower = lower,
        .looks_at = looks_at,
        .contradiction = contradiction,
        .arguments_for = arguments_for,
        .asks = asks,
        .refutes = refutes,
        .glyph = glyph,
    },
    {
        .id = "board_formula",
        .title = "Formula for the board",
        .noun = "formula for the board",
        .also = "custom rule, own rule, expression, language",
        .rule = "The board keeps what its formula says.",
        .shape = SpecShape::none,
        .parameters = kBoardParameters,
        .says_anything = true,
        .example = R"([{"type": "board_formula", "rule": "each a, b in adjacent: a + b != 10"}])",
        .validate = validate,
        .holds = holds,
        .lower = lower,
        .looks_at = looks_at,
        .contradiction = contradiction,
        .arguments_for = arguments_for_board,
        .asks = asks,
        .glyph = glyph,
    },
};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::formula_constraint
