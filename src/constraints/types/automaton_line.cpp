// SPDX-License-Identifier: MIT
//
// expression_line: the symbols along a line match a regular expression. automaton_line: a finite
// automaton accepts them; where the line has several segments, it is told of each break.
#include <algorithm>
#include <memory>

#include "constraints/automaton.h"
#include "constraints/constraint_type.h"

namespace omnidoku::constraints::automaton_line_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using model::DiagramStep;

constexpr std::string_view kExpression = "expression";
constexpr std::string_view kAutomaton = "automaton";
constexpr std::string_view kSegments = "segments";
constexpr Parameter kName = {"name", Parameter::Kind::text, false,
                             "what the setter calls the rule"};
constexpr Parameter kExpressionParameters[] = {
    {kExpression, Parameter::Kind::text, true,
     "the regular expression: symbols, . [ ] ( ) | * + ? {2,4}"},
    kName};
constexpr Parameter kAutomatonParameters[] = {
    {kAutomaton, Parameter::Kind::text, true,
     "the automaton as the Interactive Sudoku Solver packs it"},
    kName,
    {kSegments, Parameter::Kind::text, false,
     "how many cells each segment of the line has, where it has several", true}};
constexpr ForeignName kForeignExpression[] = {
    {.format = "iss", .name = "Regex", .form = ForeignForm::named_lines, .is_packed = true}};
constexpr ForeignName kForeignAutomaton[] = {
    {.format = "iss", .name = "NFA", .form = ForeignForm::named_lines}};

/// Before which cells the line breaks, as their places. Nothing where the text says it wrong.
std::optional<std::vector<std::size_t>> breaks_of(const model::ConstraintSpec& spec) {
  std::vector<std::size_t> breaks;
  const auto* text = spec.arguments.get<std::string>(kSegments);
  if (text == nullptr) return breaks;
  std::size_t place = 0;
  std::size_t length = 0;
  for (const char c : *text + " ") {
    if (c >= '0' && c <= '9') {
      length = std::min<std::size_t>(length * 10 + static_cast<std::size_t>(c - '0'),
                                     spec.cells.size() + 1);
    } else if (c != ' ' && c != ',') {
      return std::nullopt;
    } else if (length > 0) {
      place += length;
      length = 0;
      breaks.push_back(place);
    }
  }
  if (place != spec.cells.size()) return std::nullopt;
  breaks.pop_back();
  return breaks;
}

base::Result<Automaton> automaton_of(const model::Puzzle& puzzle,
                                     const model::ConstraintSpec& spec) {
  const auto* expression = spec.arguments.get<std::string>(kExpression);
  return expression != nullptr
             ? automaton_of_expression(puzzle, *expression)
             : automaton_of_packed(puzzle, *spec.arguments.get<std::string>(kAutomaton));
}

/// The run of the automaton of a constraint, kept for those that have the same: what was found out
/// about its states holds for all of them. Each thread has its own.
std::shared_ptr<AutomatonRun> run_of(const model::Puzzle& puzzle,
                                     const model::ConstraintSpec& spec) {
  struct Kept {
    std::string key;
    std::shared_ptr<AutomatonRun> run;
  };
  constexpr std::size_t kMostKept = 32;
  thread_local std::vector<Kept> kept;
  std::string key = spec.type + '\n' + std::get<std::string>(spec.arguments.all().front().second);
  for (const auto& [name, argument] : spec.arguments.all()) {
    if (name == kExpression || name == kAutomaton)
      key = name + '\n' + std::get<std::string>(argument);
  }
  for (int i = 0; i < puzzle.num_digits(); ++i) key += '\n' + puzzle.symbols.text(Digit(i));
  const auto known =
      std::find_if(kept.begin(), kept.end(), [&](const Kept& one) { return one.key == key; });
  if (known != kept.end()) return known->run;
  auto automaton = automaton_of(puzzle, spec);
  if (!automaton) return nullptr;
  if (kept.size() == kMostKept) kept.erase(kept.begin());
  kept.push_back(
      {std::move(key), std::make_shared<AutomatonRun>(*std::move(automaton), puzzle.num_digits())});
  return kept.back().run;
}

/// The run over the line, a letter at a time: of a cell that is open any digit. Nothing where it
/// cannot go on.
std::optional<AutomatonRun::State> run_along(AutomatonRun& run, const model::Puzzle& puzzle,
                                             const model::ConstraintSpec& spec,
                                             const model::PartialGrid& grid) {
  const std::vector<std::size_t> breaks = breaks_of(spec).value_or(std::vector<std::size_t>());
  std::optional<AutomatonRun::State> state = run.start();
  for (std::size_t i = 0; i < spec.cells.size() && state; ++i) {
    if (std::find(breaks.begin(), breaks.end(), i) != breaks.end())
      state = run.step(*state, static_cast<std::size_t>(puzzle.num_digits()));
    if (!state) break;
    const auto digit = grid[spec.cells[i].index()];
    state = digit ? run.step(*state, digit->index()) : run.step_by_any(*state);
  }
  return state;
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  const auto run = run_of(puzzle, spec);
  const auto end = run_along(*run, puzzle, spec, grid);
  return end && run->accepts(*end);
}

/// The line as a walk over different cells: one that comes twice in a row takes two steps.
struct Walk {
  std::vector<Cell> cells;
  /// Per cell the letters before and with it: a break is kBreak, its digit kDigit.
  std::vector<std::vector<bool>> letters;  ///< true: a break
};

Walk walk_of(const model::ConstraintSpec& spec) {
  const std::vector<std::size_t> breaks = breaks_of(spec).value_or(std::vector<std::size_t>());
  Walk walk;
  for (std::size_t i = 0; i < spec.cells.size(); ++i) {
    if (i == 0 || spec.cells[i] != spec.cells[i - 1]) {
      walk.cells.push_back(spec.cells[i]);
      walk.letters.emplace_back();
    }
    if (std::find(breaks.begin(), breaks.end(), i) != breaks.end())
      walk.letters.back().push_back(true);
    walk.letters.back().push_back(false);
  }
  return walk;
}

void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  const auto run = run_of(puzzle, spec);
  const Walk walk = walk_of(spec);
  const auto step = [&](std::uint64_t state, std::size_t place, Digit digit) -> DiagramStep {
    DiagramStep next = state;
    for (const bool is_break : walk.letters[place]) {
      if (!next) break;
      next = run->step(*next,
                       is_break ? static_cast<std::size_t>(puzzle.num_digits()) : digit.index());
    }
    return next;
  };
  out.walk(walk.cells, run->start(), step,
           [&](std::uint64_t state) { return run->accepts(state); });
}

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const auto refuse = [&](base::ErrorCode code, const std::string& what, std::string advice) {
    return base::make_error(code,
                            title_of(spec) + " (" + puzzle.board->names(spec.cells) + "): " + what,
                            std::move(advice));
  };
  if (!breaks_of(spec))
    return refuse(base::ErrorCode::bad_constraint,
                  "its segments do not make up its " + std::to_string(spec.cells.size()) + " cells",
                  "write how many cells each has, such as 3 4");
  auto run = run_of(puzzle, spec);
  if (run == nullptr) {
    const auto error = automaton_of(puzzle, spec).error();
    return refuse(error.code, error.what, error.hint);
  }
  Lowering trial(puzzle);
  lower(puzzle, spec, trial);
  if (!trial.gave_up() && !run->exploded()) return {};
  return refuse(base::ErrorCode::too_large, "there are too many ways to go along it",
                "use fewer cells, or a rule that has to remember less");
}

std::optional<model::Arguments> expression_for(const model::Puzzle& puzzle,
                                               const std::vector<Cell>& cells,
                                               const model::PartialGrid& filled) {
  std::string expression;
  for (const Cell cell : cells) {
    const std::size_t digit = filled[cell.index()]->index();
    const std::size_t next = (digit + 1) % static_cast<std::size_t>(puzzle.num_digits());
    std::string symbols;
    for (const std::size_t one : {digit, next}) {
      const std::string& text = puzzle.symbols.text(Digit(one));
      const bool is_plain = text.size() == 1 && ((text[0] >= '0' && text[0] <= '9') ||
                                                 (text[0] >= 'A' && text[0] <= 'Z') ||
                                                 (text[0] >= 'a' && text[0] <= 'z'));
      if (is_plain) symbols += text;
    }
    expression += symbols.size() == 2 ? "[" + symbols + "]" : ".";
  }
  model::Arguments arguments;
  arguments.set(kExpression, std::move(expression));
  return arguments;
}

std::optional<model::Arguments> automaton_for(const model::Puzzle& puzzle,
                                              const std::vector<Cell>& cells,
                                              const model::PartialGrid& filled) {
  const auto n = static_cast<std::size_t>(puzzle.num_digits());
  Automaton automaton;
  for (std::size_t i = 0; i <= cells.size(); ++i) automaton.next.emplace_back(n + 1);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::size_t digit = filled[cells[i].index()]->index();
    for (const std::size_t one : {digit, (digit + 1) % n, (digit + 3) % n}) {
      automaton.next[i][one] = {static_cast<std::uint32_t>(i + 1)};
    }
  }
  auto text = packed_text(automaton, puzzle.num_digits());
  if (!text) return std::nullopt;
  model::Arguments arguments;
  arguments.set(kAutomaton, *std::move(text));
  return arguments;
}

/// A line for each segment.
std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  std::vector<std::size_t> ends = breaks_of(spec).value_or(std::vector<std::size_t>());
  ends.push_back(spec.cells.size());
  std::vector<model::Atom> atoms;
  std::size_t begin = 0;
  for (const std::size_t end : ends) {
    std::vector<Cell> cells(spec.cells.begin() + static_cast<std::ptrdiff_t>(begin),
                            spec.cells.begin() + static_cast<std::ptrdiff_t>(end));
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    atoms.emplace_back(model::Path{std::move(cells), model::Path::Style::plain});
    begin = end;
  }
  return atoms;
}

constexpr ConstraintType kTypes[] = {
    {
        .id = "expression_line",
        .title = "Regular expression line",
        .rule = "The symbols along a regular expression line match its expression, read from its "
                "first cell.",
        .shape = SpecShape::sequence,
        .parameters = kExpressionParameters,
        .foreign = kForeignExpression,
        .validate = validate,
        .holds = holds,
        .lower = lower,
        .arguments_for = expression_for,
        .glyph = glyph,
    },
    {
        .id = "automaton_line",
        .title = "Automaton line",
        .rule = "The automaton of an automaton line accepts the symbols along it, read from its "
                "first cell.",
        .shape = SpecShape::sequence,
        .parameters = kAutomatonParameters,
        .foreign = kForeignAutomaton,
        .validate = validate,
        .holds = holds,
        .lower = lower,
        .arguments_for = automaton_for,
        .glyph = glyph,
    },
};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::automaton_line_constraint
