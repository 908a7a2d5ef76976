// SPDX-License-Identifier: MIT
//
// expression_line: the symbols along a line match a regular expression. automaton_line: a finite
// automaton accepts them; where the line has several segments, it is told of each break.
#include <algorithm>
#include <memory>
#include <set>

#include "constraints/automaton.h"
#include "constraints/constraint_type.h"
#include "constraints/state_keys.h"

namespace omnidoku::constraints::automaton_line_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
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
     "how many cells each segment of the line has, where it has several; 0 for one without cells",
     true}};
constexpr ForeignName kForeignExpression[] = {{.format = "iss", .name = "Regex"}};
constexpr ForeignName kForeignAutomaton[] = {{"iss", "NFA"}};

/// Before how many cells each break of the line comes: 0 in front of it, all of them behind it,
/// several times the same where segments have no cells. Nothing where the text says it wrong.
std::optional<std::vector<std::size_t>> breaks_of(const model::ConstraintSpec& spec) {
  std::vector<std::size_t> breaks;
  const auto* text = spec.arguments.get<std::string>(kSegments);
  if (text == nullptr) return breaks;
  std::size_t place = 0;
  std::optional<std::size_t> length;
  for (const char c : *text + " ") {
    if (c >= '0' && c <= '9') {
      length = std::min<std::size_t>(length.value_or(0) * 10 + static_cast<std::size_t>(c - '0'),
                                     spec.cells.size() + 1);
    } else if (c != ' ' && c != ',') {
      return std::nullopt;
    } else if (length) {
      place += *length;
      length.reset();
      breaks.push_back(place);
    }
  }
  if (breaks.empty() || place != spec.cells.size()) return std::nullopt;
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

/// The run of an automaton, and what was found out about lines that it is laid along.
struct KnownAutomaton {
  std::string key;
  std::int64_t number = 0;  ///< tells it from all others of the thread
  AutomatonRun run;
  std::set<std::vector<std::int64_t>> fitting;  ///< Walk::numbers() of lines that can be lowered
};

/// That of a constraint, kept for those that have the same. Each thread has its own.
std::shared_ptr<KnownAutomaton> known_of(const model::Puzzle& puzzle,
                                         const model::ConstraintSpec& spec) {
  constexpr std::size_t kMostKept = 32;
  thread_local std::vector<std::shared_ptr<KnownAutomaton>> kept;
  thread_local std::int64_t number = 0;
  std::string key = spec.type + '\n' + std::get<std::string>(spec.arguments.all().front().second);
  for (const auto& [name, argument] : spec.arguments.all()) {
    if (name == kExpression || name == kAutomaton)
      key = name + '\n' + std::get<std::string>(argument);
  }
  for (int i = 0; i < puzzle.num_digits(); ++i) key += '\n' + puzzle.symbols.text(Digit(i));
  const auto known =
      std::find_if(kept.begin(), kept.end(), [&](const auto& one) { return one->key == key; });
  if (known != kept.end()) {
    if (!(*known)->run.exploded()) return *known;
    kept.erase(known);  // on another line it may be small
  }
  auto automaton = automaton_of(puzzle, spec);
  if (!automaton) return nullptr;
  if (kept.size() == kMostKept) kept.erase(kept.begin());
  kept.push_back(std::make_shared<KnownAutomaton>(KnownAutomaton{
      std::move(key), ++number, AutomatonRun(*std::move(automaton), puzzle.num_digits()), {}}));
  return kept.back();
}

/// The run over the line, a letter at a time: of a cell that is open any digit. Nothing where it
/// cannot go on.
std::optional<AutomatonRun::State> run_along(AutomatonRun& run, const model::Puzzle& puzzle,
                                             const model::ConstraintSpec& spec,
                                             const model::PartialGrid& grid) {
  const std::vector<std::size_t> breaks = breaks_of(spec).value_or(std::vector<std::size_t>());
  auto next_break = breaks.begin();
  std::optional<AutomatonRun::State> state = run.start();
  for (std::size_t i = 0; i <= spec.cells.size() && state; ++i) {
    for (; next_break != breaks.end() && *next_break == i && state; ++next_break)
      state = run.step(*state, static_cast<std::size_t>(puzzle.num_digits()));
    if (!state || i == spec.cells.size()) break;
    const auto digit = grid[spec.cells[i].index()];
    state = digit ? run.step(*state, digit->index()) : run.step_by_any(*state);
  }
  return state;
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  const auto known = known_of(puzzle, spec);
  const auto end = run_along(known->run, puzzle, spec, grid);
  return end && known->run.accepts(*end);
}

/// The line as a walk over different cells, with the letters that each adds.
struct Walk {
  static constexpr std::size_t kBreak = ~std::size_t{0};

  std::vector<Cell> cells;
  /// Per cell: breaks, and of digits the places of their cells.
  std::vector<std::vector<std::size_t>> letters;
  std::vector<std::size_t> last_read;  ///< per cell the place at which its digit is read last

  /// Equal for walks that differ in nothing but their cells.
  [[nodiscard]] std::vector<std::int64_t> numbers() const {
    std::vector<std::int64_t> all;
    for (const std::vector<std::size_t>& of_cell : letters) {
      all.push_back(static_cast<std::int64_t>(of_cell.size()));
      for (const std::size_t letter : of_cell)
        all.push_back(letter == kBreak ? -1 : static_cast<std::int64_t>(letter));
    }
    return all;
  }
};

Walk walk_of(const model::ConstraintSpec& spec) {
  const std::vector<std::size_t> breaks = breaks_of(spec).value_or(std::vector<std::size_t>());
  Walk walk;
  for (std::size_t i = 0; i < spec.cells.size(); ++i) {
    const auto known = std::find(walk.cells.begin(), walk.cells.end(), spec.cells[i]);
    const auto place = static_cast<std::size_t>(known - walk.cells.begin());
    if (known == walk.cells.end()) {
      walk.cells.push_back(spec.cells[i]);
      walk.letters.emplace_back();
      walk.last_read.push_back(0);
    }
    const auto num_breaks = static_cast<std::size_t>(std::count(breaks.begin(), breaks.end(), i));
    walk.letters.back().insert(walk.letters.back().end(), num_breaks, Walk::kBreak);
    walk.letters.back().push_back(place);
    walk.last_read[place] = walk.cells.size() - 1;
  }
  const auto num_behind =
      static_cast<std::size_t>(std::count(breaks.begin(), breaks.end(), spec.cells.size()));
  walk.letters.back().insert(walk.letters.back().end(), num_behind, Walk::kBreak);
  return walk;
}

/// Where the digits of those cells are kept, from 1, to which the line comes back later; 0 for
/// others.
std::vector<std::size_t> kept_places(const Walk& walk) {
  std::vector<std::size_t> kept_at(walk.cells.size(), 0);
  std::size_t num_kept = 0;
  for (std::size_t place = 0; place < walk.cells.size(); ++place) {
    if (walk.last_read[place] > place) kept_at[place] = ++num_kept;
  }
  return kept_at;
}

/// The automaton on sets of its states, cell by cell. The state of the walk is the set's number,
/// and behind it the digits of cells to which the line comes back.
class SetWalk {
 public:
  SetWalk(const model::Puzzle& puzzle, const Walk& walk, AutomatonRun& run)
      : walk_(walk),
        run_(run),
        num_digits_(static_cast<std::size_t>(puzzle.num_digits())),
        kept_at_(kept_places(walk)),
        num_kept_(*std::max_element(kept_at_.begin(), kept_at_.end())),
        key_(num_kept_ + 1, 0) {
    key_[0] = static_cast<std::int64_t>(run.start());
    start_ = num_kept_ == 0 ? run.start() : keys_.number_of(key_);
  }

  [[nodiscard]] std::uint64_t start() const { return start_; }

  DiagramStep step(std::uint64_t state, std::size_t place, Digit digit) {
    if (num_kept_ > 0) key_ = keys_.key_of(state);
    DiagramStep next = num_kept_ == 0 ? state : static_cast<std::uint64_t>(key_[0]);
    for (const std::size_t letter : walk_.letters[place]) {
      if (!next) return std::nullopt;
      next = run_.step(*next, letter == Walk::kBreak ? num_digits_
                              : letter == place      ? digit.index()
                                                : static_cast<std::size_t>(key_[kept_at_[letter]]));
    }
    if (!next || num_kept_ == 0) return next;
    key_[0] = static_cast<std::int64_t>(*next);
    for (std::size_t other = 0; other < place; ++other) {
      if (kept_at_[other] > 0 && walk_.last_read[other] == place) key_[kept_at_[other]] = 0;
    }
    if (kept_at_[place] > 0) key_[kept_at_[place]] = static_cast<std::int64_t>(digit.index());
    return keys_.number_of(key_);
  }

  [[nodiscard]] bool accepts(std::uint64_t state) const {
    return run_.accepts(num_kept_ == 0 ? state
                                       : static_cast<std::uint64_t>(keys_.key_of(state)[0]));
  }

  /// Whether the sets are so many that it is better to let hidden variables choose.
  bool is_large() {
    constexpr std::size_t kMany = 200'000;
    std::vector<std::uint64_t> states{start_};
    std::size_t steps = 0;
    for (std::size_t place = 0; place < walk_.cells.size(); ++place) {
      std::vector<std::uint64_t> next;
      for (const std::uint64_t state : states) {
        for (std::size_t digit = 0; digit < num_digits_; ++digit) {
          if (const DiagramStep reached = step(state, place, Digit(digit)))
            next.push_back(*reached);
        }
        steps += num_digits_;
        if (steps > kMany || run_.worked_much()) return true;
      }
      std::sort(next.begin(), next.end());
      next.erase(std::unique(next.begin(), next.end()), next.end());
      states = std::move(next);
    }
    return false;
  }

 private:
  const Walk& walk_;
  AutomatonRun& run_;
  std::size_t num_digits_;
  std::vector<std::size_t> kept_at_;
  std::size_t num_kept_;
  StateKeys keys_;
  StateKeys::Key key_;
  std::uint64_t start_ = 0;
};

/// The automaton as it is: where it has several ways to go, a hidden variable behind the letter
/// tells which it takes. The state of the walk is its state, the digit that is being read, and the
/// digits of cells to which the line comes back.
class ChoiceWalk {
 public:
  ChoiceWalk(const model::Puzzle& puzzle, const Walk& walk, const Automaton& automaton)
      : walk_(walk),
        automaton_(automaton),
        num_digits_(static_cast<std::size_t>(puzzle.num_digits())),
        kept_at_(kept_places(walk)) {
    for (const auto& letters : automaton.next) {
      for (const std::vector<std::uint32_t>& targets : letters)
        most_ways_ = std::max(most_ways_, targets.size());
    }
    for (std::size_t place = 0; place < walk.cells.size(); ++place) {
      parts_.push_back({true, place, place, false});
      for (const std::size_t letter : walk.letters[place])
        parts_.push_back({false, letter, place, false});
      parts_.back().is_last = true;
    }
  }

  /// Whether there are choices, and few enough for a variable.
  [[nodiscard]] bool is_possible() const {
    return most_ways_ > 1 && most_ways_ <= num_digits_ && automaton_.starts.size() == 1;
  }

  void post(Lowering& out) {
    std::vector<model::Variable> variables;
    for (const Part& part : parts_) {
      variables.push_back(part.is_cell
                              ? model::variable_of(walk_.cells[part.letter])
                              : out.add_hidden(DigitSet::all(static_cast<int>(most_ways_))));
    }
    StateKeys::Key first(kKept + 1 + walk_.cells.size(), 0);
    first[0] = automaton_.starts.front();
    const std::uint64_t start = keys_.number_of(std::move(first));
    out.walk(
        std::move(variables), start,
        [this](std::uint64_t state, std::size_t i, Digit digit) {
          return step(state, parts_[i], digit);
        },
        [this](std::uint64_t state) {
          return automaton_.accepting[static_cast<std::size_t>(keys_.key_of(state)[0])];
        });
  }

 private:
  /// A variable of the walk: a cell, or the way that a letter takes.
  struct Part {
    bool is_cell;
    std::size_t letter;  ///< as in Walk::letters
    std::size_t place;
    bool is_last;  ///< of its place
  };
  static constexpr std::size_t kRead = 1;  ///< in a key: the digit that is being read
  static constexpr std::size_t kKept = 1;  ///< and before those that are kept, from 1

  DiagramStep step(std::uint64_t state, const Part& part, Digit digit) {
    StateKeys::Key key = keys_.key_of(state);
    if (part.is_cell) {
      key[kRead] = static_cast<std::int64_t>(digit.index());
      return keys_.number_of(std::move(key));
    }
    const std::size_t letter = part.letter == Walk::kBreak ? num_digits_
                               : part.letter == part.place
                                   ? static_cast<std::size_t>(key[kRead])
                                   : static_cast<std::size_t>(key[kKept + kept_at_[part.letter]]);
    const auto& targets = automaton_.next[static_cast<std::size_t>(key[0])][letter];
    if (digit.index() >= targets.size()) return std::nullopt;
    key[0] = targets[digit.index()];
    if (part.is_last) {
      for (std::size_t other = 0; other < part.place; ++other) {
        if (kept_at_[other] > 0 && walk_.last_read[other] == part.place)
          key[kKept + kept_at_[other]] = 0;
      }
      if (kept_at_[part.place] > 0) key[kKept + kept_at_[part.place]] = key[kRead];
      key[kRead] = 0;
    }
    return keys_.number_of(std::move(key));
  }

  const Walk& walk_;
  const Automaton& automaton_;
  std::size_t num_digits_;
  std::size_t most_ways_ = 0;
  std::vector<std::size_t> kept_at_;
  std::vector<Part> parts_;
  StateKeys keys_;
};

void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  const auto known = known_of(puzzle, spec);
  const Walk walk = walk_of(spec);
  ChoiceWalk choices(puzzle, walk, known->run.automaton());
  SetWalk sets(puzzle, walk, known->run);
  // What is denied or chosen among others cannot have hidden variables.
  if (out.assumes_houses() && choices.is_possible() && sets.is_large()) return choices.post(out);
  std::vector<std::int64_t> numbers = walk.numbers();
  numbers.push_back(known->number);
  out.walk_by(
      std::move(numbers), walk.cells, sets.start(),
      [&sets](std::uint64_t state, std::size_t place, Digit digit) {
        return sets.step(state, place, digit);
      },
      [&sets](std::uint64_t state) { return sets.accepts(state); });
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
  const auto known = known_of(puzzle, spec);
  if (known == nullptr) {
    const auto error = automaton_of(puzzle, spec).error();
    return refuse(error.code, error.what, error.hint);
  }
  std::vector<std::int64_t> numbers = walk_of(spec).numbers();
  if (known->fitting.count(numbers) > 0) return {};
  Lowering trial(puzzle);
  trial.assume_houses();  // by itself; in a choice among rules the choice is tried
  lower(puzzle, spec, trial);
  if (!trial.gave_up() && !known->run.exploded()) {
    // Those of one puzzle are few; whoever makes very many puzzles begins anew.
    constexpr std::size_t kMostLines = 2000;
    if (known->fitting.size() >= kMostLines) known->fitting.clear();
    known->fitting.insert(std::move(numbers));
    return {};
  }
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
    if (end == begin) continue;
    std::vector<Cell> cells(spec.cells.begin() + static_cast<std::ptrdiff_t>(begin),
                            spec.cells.begin() + static_cast<std::ptrdiff_t>(end));
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    atoms.emplace_back(model::Path{std::move(cells), model::Path::Style::plain});
    begin = end;
  }
  return atoms;
}

std::string expression_asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                            const std::vector<Cell>& /*cells*/) {
  constexpr std::size_t kLongest = 40;
  const std::string& expression = *spec.arguments.get<std::string>(kExpression);
  const std::string quoted =
      expression.size() <= kLongest ? " '" + expression + "'" : std::string();
  return "its expression" + quoted + " matches the symbols along " + listed(puzzle, spec.cells);
}

std::string automaton_asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                           const std::vector<Cell>& /*cells*/) {
  return "its automaton accepts the symbols along " + listed(puzzle, spec.cells);
}

constexpr ConstraintType kTypes[] = {
    {
        .id = "expression_line",
        .title = "Regular expression line",
        .also = "regex, pattern",
        .rule = "The symbols along a regular expression line match its expression, read from its "
                "first cell.",
        .shape = SpecShape::sequence,
        .returns = Returns::anywhere,
        .parameters = kExpressionParameters,
        .says_anything = true,
        .foreign = kForeignExpression,
        .validate = validate,
        .holds = holds,
        .lower = lower,
        .arguments_for = expression_for,
        .asks = expression_asks,
        .glyph = glyph,
    },
    {
        .id = "automaton_line",
        .title = "Automaton line",
        .also = "NFA, state machine, finite automaton",
        .rule = "The automaton of an automaton line accepts the symbols along it, read from its "
                "first cell.",
        .shape = SpecShape::sequence,
        .returns = Returns::anywhere,
        .parameters = kAutomatonParameters,
        .says_anything = true,
        .foreign = kForeignAutomaton,
        .validate = validate,
        .holds = holds,
        .lower = lower,
        .arguments_for = automaton_for,
        .asks = automaton_asks,
        .glyph = glyph,
    },
};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::automaton_line_constraint
