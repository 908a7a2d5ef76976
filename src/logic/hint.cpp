// SPDX-License-Identifier: MIT
#include "logic/hint.h"

#include <algorithm>
#include <chrono>
#include <tuple>
#include <utility>

#include "base/check.h"
#include "base/joined.h"
#include "constraints/rules.h"
#include "logic/sums/sum_steps.h"
#include "logic/telling/step_parts.h"
#include "verify/check_step.h"
#include "verify/stored_solution.h"

namespace omnidoku::logic {

std::string_view to_string(HintLevel level) {
  switch (level) {
    case HintLevel::nudge: return "nudge";
    case HintLevel::where: return "where";
    case HintLevel::technique: return "technique";
    case HintLevel::pattern: return "pattern";
    case HintLevel::full: return "full";
  }
  return "";
}

std::optional<HintLevel> hint_level_from(std::string_view word) {
  for (const HintLevel level : kHintLevels) {
    if (to_string(level) == word) return level;
  }
  return std::nullopt;
}

namespace {

solve::Options two_solutions(solve::Options options) {
  options.ignore_unknown = true;
  options.limits.solutions = 2;
  options.keep = 2;
  return options;
}

}  // namespace

base::Limits limits_before_steps(base::Limits limits) {
  if (limits.time) *limits.time /= 2;
  return limits;
}

Game::Game(const model::Puzzle& puzzle, const solve::Options& options)
    : structure_(puzzle),
      is_understood_(puzzle.unknown_rules.empty() || options.ignore_unknown),
      outcome_(solve::solve(structure_.lowered(), two_solutions(options))),
      stored_trouble_(verify::trouble_with_stored(structure_.puzzle())) {
  // The remark of the solver that rules were left aside is said better by trouble().
  if (!puzzle.unknown_rules.empty() && outcome_.cells.empty()) outcome_.message.clear();
}

base::Status Game::status() const {
  const bool is_refuted =
      outcome_.status == base::Status::none || outcome_.status == base::Status::invalid;
  return is_understood_ || is_refuted ? outcome_.status : base::Status::not_understood;
}

std::string Game::trouble() const {
  std::string text = trouble_by_rest();
  const auto& unknown = structure_.puzzle().unknown_rules;
  if (unknown.empty()) return text;
  if (status() == base::Status::none)
    return text + " That holds without the rules that are not understood, too.";
  std::string rules =
      (is_understood_ ? "Rules that were left out: " : "Rules that are not understood: ") +
      base::joined(model::texts_of(unknown));
  rules += is_understood_ ? "." : ". What follows rests on the other rules alone.";
  if (status() == base::Status::not_understood && !text.empty()) text = "By these alone: " + text;
  return rules + (text.empty() ? "" : " " + text);
}

std::string Game::trouble_by_rest() const {
  const Words words(structure_);
  switch (outcome_.status) {
    case base::Status::unique: return {};
    case base::Status::none:
      return "The puzzle has no solution" +
             (outcome_.message.empty() ? std::string() : ": " + outcome_.message) + ".";
    case base::Status::invalid:
      return "The puzzle is invalid" +
             (outcome_.message.empty() ? std::string() : ": " + outcome_.message) + ".";
    case base::Status::multiple: {
      std::string text = "The puzzle has several solutions";
      for (std::size_t i = 0; outcome_.solutions.size() > 1 && i < outcome_.solutions[0].size();
           ++i) {
        if (outcome_.solutions[0][i] == outcome_.solutions[1][i]) continue;
        return text + ": " + words.cell(Cell(i)) + " can be " +
               words.digit(outcome_.solutions[0][i]) + " or " +
               words.digit(outcome_.solutions[1][i]) + ".";
      }
      return text + ".";
    }
    case base::Status::not_understood:  // by rules that were read from words
      return Words::capital(outcome_.message) + ".";
    case base::Status::limit: return "A limit was reached before the puzzle was decided.";
    case base::Status::cancelled: return "Stopped before the puzzle was decided.";
  }
  return {};
}

Position Game::position(const model::PlayState* play) const {
  CandidateBoard board = CandidateBoard::start(structure_);
  if (play != nullptr) {
    for (std::size_t i = 0; i < play->entries.size(); ++i) {
      if (play->entries[i] && !board.is_placed(Cell(i))) board.place({Cell(i), *play->entries[i]});
    }
    for (std::size_t i = 0; i < play->marks.size(); ++i) {
      const DigitSet marks = play->marks[i].centre;
      if (marks.empty()) continue;
      (board.candidates(Cell(i)) - marks).for_each([&](Digit digit) {
        board.eliminate({Cell(i), digit});
      });
    }
  }
  return Position(std::move(board), is_unique());
}

const model::FilledGrid* Game::solution() const {
  if (is_unique()) return &outcome_.solutions.front();
  const model::Puzzle& puzzle = structure_.puzzle();
  return puzzle.solution && stored_trouble_.empty() ? &*puzzle.solution : nullptr;
}

std::string Game::word_on_stored() const {
  if (!stored_trouble_.empty()) {
    return stored_trouble_ + (is_unique() ? "" : " Nothing is compared with it.");
  }
  if (is_unique() || solution() == nullptr) return {};
  return "Entries are compared with the solution that is stored with the puzzle.";
}

namespace {

constexpr std::chrono::seconds kLongestSearchForMistakes(2);

/// Entries that no solution has together, as few as dropping one after the other leaves; none when
/// a solution has all of them, or no end was found in time.
std::vector<Candidate> clashing_entries(const model::Puzzle& puzzle, const model::PlayState& play,
                                        const base::Limits& limits) {
  base::Limits whole;
  whole.stop = limits.stop;
  whole.solutions = 1;
  whole.time = limits.time.value_or(kLongestSearchForMistakes);
  const base::Deadline deadline(whole);
  solve::Prepared prepared(puzzle);
  solve::Options options;
  options.explain = false;
  const auto is_refuted = [&](const model::PartialGrid& digits) {
    if (deadline.passed()) return false;
    options.limits = deadline.rest_of(whole);
    const base::Status status = prepared.solve(digits, options).status;
    return status == base::Status::none || status == base::Status::invalid;
  };
  model::PartialGrid digits = puzzle.givens;
  std::vector<Candidate> entered;
  for (std::size_t i = 0; i < play.entries.size(); ++i) {
    if (!play.entries[i] || digits[i]) continue;
    digits[i] = play.entries[i];
    entered.push_back({Cell(i), *play.entries[i]});
  }
  if (entered.empty() || !is_refuted(digits)) return {};
  std::vector<Candidate> needed;
  for (const Candidate entry : entered) {
    digits[entry.cell.index()].reset();
    if (is_refuted(digits)) continue;
    digits[entry.cell.index()] = entry.digit;
    needed.push_back(entry);
  }
  return needed;
}

}  // namespace

std::vector<Game::Mistake> Game::mistakes(const model::PlayState& play,
                                          const base::Limits& limits) const {
  std::vector<Mistake> found;
  const model::FilledGrid* known = solution();
  if (known == nullptr) {
    if (outcome_.status != base::Status::multiple) return found;
    const std::vector<Candidate> clashing = clashing_entries(structure_.puzzle(), play, limits);
    const Mistake::Kind kind =
        clashing.size() == 1 ? Mistake::Kind::wrong : Mistake::Kind::together;
    for (const Candidate entry : clashing) found.push_back({entry, kind});
    return found;
  }
  for (std::size_t i = 0; i < known->size(); ++i) {
    const Digit right = (*known)[i];
    if (i < play.entries.size() && play.entries[i]) {
      if (*play.entries[i] != right) found.push_back({{Cell(i), *play.entries[i]}, {}});
      continue;
    }
    if (structure_.puzzle().givens[i]) continue;
    const DigitSet marks = i < play.marks.size() ? play.marks[i].centre : DigitSet();
    if (!marks.empty() && !marks.contains(right)) {
      found.push_back({{Cell(i), right}, Mistake::Kind::missing_mark});
    }
  }
  return found;
}

std::string Game::tell(const Mistake& mistake) const {
  const Words words(structure_);
  const std::string cell = words.cell(mistake.candidate.cell);
  const std::string digit = words.digit(mistake.candidate.digit);
  switch (mistake.kind) {
    case Mistake::Kind::wrong: return cell + " is not " + digit + ".";
    case Mistake::Kind::missing_mark:
      return "The marks in " + cell + " leave out the " + std::string(words.noun()) +
             " that belongs there.";
    case Mistake::Kind::together:
      return "No solution has " + digit + " in " + cell + " with the other " +
             std::string(words.noun()) + "s named here.";
  }
  return {};
}

std::string_view to_string(Outlook outlook) {
  switch (outlook) {
    case Outlook::placement: return "placement";
    case Outlook::placement_with_thought: return "placement_with_thought";
    case Outlook::elimination: return "elimination";
  }
  return "";
}

Outlook outlook_of(const model::Step& step) {
  if (step.placements.empty()) return Outlook::elimination;
  return technique_of(step).family == Family::single ? Outlook::placement
                                                     : Outlook::placement_with_thought;
}

namespace {

constexpr std::size_t kMostPlaces = 4;

/// The names of the houses a step uses, each once; none when there are too many to look at.
std::vector<std::string> house_names(const model::Step& step, const Words& words) {
  std::vector<std::string> names;
  for (const model::HouseMark& mark : step.houses) {
    const std::string name = words.shape(mark.primitive);
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  }
  if (names.size() <= kMostPlaces) return names;
  // Of too many those that matter most.
  names.clear();
  for (const model::HouseMark& mark : step.houses) {
    if (mark.role == model::HouseRole::home) names.push_back(words.shape(mark.primitive));
  }
  if (names.size() > kMostPlaces) names.clear();
  return names;
}

/// The houses that the cells of a step lie in, each once: regions where there are some, for steps
/// without houses of their own. Of many the first and the last.
std::vector<std::size_t> areas_of(const model::Step& step, const Structure& structure) {
  std::vector<Cell> cells = step.cells;
  for (const model::CandidateMark& mark : step.marks) cells.push_back(mark.candidate.cell);
  std::vector<std::size_t> areas;
  for (const Cell cell : cells) {
    const auto& houses = structure.houses_of(cell);
    if (houses.empty()) continue;
    const auto is_region = [&](const HousePlace& at) {
      const geometry::HouseKind kind = structure.house(at.house).kind;
      return kind == geometry::HouseKind::box || kind == geometry::HouseKind::region;
    };
    const auto region = std::find_if(houses.begin(), houses.end(), is_region);
    const std::size_t area = region == houses.end() ? houses.front().house : region->house;
    if (std::find(areas.begin(), areas.end(), area) == areas.end()) areas.push_back(area);
  }
  if (areas.size() > kMostPlaces) areas = {areas.front(), areas.back()};
  return areas;
}

std::string_view outlook_text(Outlook outlook) {
  switch (outlook) {
    case Outlook::placement: return "A digit can be placed.";
    case Outlook::placement_with_thought: return "A digit can be placed, with some thought.";
    case Outlook::elimination:
      return "No digit can be placed at once, but candidates can be removed.";
  }
  return "";
}

}  // namespace

std::vector<std::string> hint_places(const model::Step& step, const Words& words) {
  std::vector<std::string> names = house_names(step, words);
  if (!names.empty()) return names;
  const Structure& structure = words.structure();
  for (const std::size_t area : areas_of(step, structure)) {
    names.push_back(words.shape(structure.house(area).primitive));
  }
  return names;
}

std::vector<Cell> hint_cells(const model::Step& step, const Structure& structure) {
  CellSet cells(structure.num_cells());
  if (house_names(step, Words(structure)).empty()) {
    for (const std::size_t area : areas_of(step, structure)) cells |= structure.house(area).set;
    return cells.cells();
  }
  const model::Problem& problem = structure.problem();
  for (const model::HouseMark& mark : step.houses) {
    for (const model::Variable variable :
         model::scope_of(problem.primitives[mark.primitive].primitive)) {
      const auto index = static_cast<std::size_t>(variable.index());
      if (index < static_cast<std::size_t>(problem.num_cells)) cells.insert(Cell(index));
    }
  }
  return cells.cells();
}

PatternHint pattern_hint(const model::Step& step) {
  constexpr int kMostDigits = 4;
  constexpr std::size_t kMostCells = 12;
  const bool is_single = technique_of(step).family == Family::single;
  PatternHint hint;
  // The cell of a single is all there is to find, but for one that only the cell itself shows.
  const bool tells_cells = !is_single || step.houses.empty();
  if (tells_cells && step.cells.size() <= kMostCells) hint.cells = step.cells;
  const bool tells_digits = !is_single || !step.houses.empty();
  if (tells_digits && step.digits.size() <= kMostDigits) hint.digits = step.digits;
  return hint;
}

model::Step without_conclusions(const model::Step& step) {
  model::Step pattern = step;
  std::erase_if(pattern.marks, [&](const model::CandidateMark& mark) {
    return std::find(step.placements.begin(), step.placements.end(), mark.candidate) !=
           step.placements.end();
  });
  // What rules a digit out elsewhere, or what a place is left by, shows where it goes.
  if (!step.placements.empty()) pattern.premises.clear();
  pattern.exclusions.clear();
  pattern.placements.clear();
  pattern.eliminations.clear();
  return pattern;
}

std::string hint_text(const model::Step& step, const Words& words, HintLevel level) {
  const Technique& technique = technique_of(step);
  if (level == HintLevel::full) return std::string(technique.title) + ": " + tell(step, words);
  std::string text(outlook_text(outlook_of(step)));
  text += " " + std::string(nudge_of(technique.family));
  if (level >= HintLevel::where) {
    const std::vector<std::string> places = hint_places(step, words);
    if (!places.empty()) text += " Look at " + Words::list(places) + ".";
  }
  if (level >= HintLevel::technique) {
    text +=
        " The technique is " + std::string(technique.title) + ". " + std::string(technique.look);
  }
  text = words.in_symbols(std::move(text));
  if (level < HintLevel::pattern) return text;
  const PatternHint hint = pattern_hint(step);
  if (!hint.digits.empty()) text += " It is about " + words.digits(hint.digits) + ".";
  if (!hint.cells.empty()) text += " The cells are " + words.cells(hint.cells) + ".";
  return text;
}

std::string mistakes_text(const Game& game, const std::vector<Game::Mistake>& mistakes,
                          HintLevel level) {
  std::string text;
  if (level == HintLevel::nudge) {
    text = "In " + std::to_string(mistakes.size()) + (mistakes.size() == 1 ? " cell" : " cells") +
           " something is wrong.\n";
  } else {
    for (const Game::Mistake& mistake : mistakes) text += game.tell(mistake) + "\n";
  }
  const std::string word = game.word_on_stored();
  if (!word.empty()) text += word + "\n";
  return text + "Put that right first: every hint would build on it.";
}

namespace {

constexpr std::size_t kMostLookedAt = 200;

/// Which of the puzzle's sums a step about one sum is about.
std::optional<std::size_t> sum_of(const model::Step& step, const Structure& structure) {
  const auto sums = structure.sums();
  for (std::size_t i = 0; i < sums.size(); ++i) {
    for (const model::HouseMark& mark : step.houses) {
      if (mark.role == model::HouseRole::home && mark.primitive == sums[i].primitive) return i;
    }
  }
  return std::nullopt;
}

/// What is over or missing where cages fill one house, if that is a single cell.
std::optional<model::Step> one_cell_of_a_house(const Position& position) {
  const Technique* technique = find_technique("innies_outies");
  OMNIDOKU_CHECK(technique != nullptr);
  for (model::Step& step : all_steps(*technique, position, kMostLookedAt, 1)) {
    const auto houses = std::count_if(
        step.houses.begin(), step.houses.end(),
        [](const model::HouseMark& mark) { return mark.role == model::HouseRole::base; });
    if (houses == 1 && !step.placements.empty()) return std::move(step);
  }
  return std::nullopt;
}

/// The next step by the scale or, where that lists the combinations of a cage, what people look for
/// first: cages with one combination, then the one cell that the cages of a house leave over, then
/// cages with few cells and few combinations. The path of the puzzle, and its rating, do not depend
/// on which of these comes first.
std::optional<model::Step> step_to_hint(const Position& position) {
  std::optional<model::Step> next = next_step(position, human_scale());
  if (!next || next->technique != "cage_combinations") return next;
  using Look = std::tuple<bool, int, std::size_t>;
  std::optional<Look> best;
  const Technique& combinations = technique_of(*next);
  for (model::Step& step : all_steps(combinations, position, kMostLookedAt)) {
    const auto sum = sum_of(step, position.structure());
    if (!sum) continue;
    const std::size_t sets = num_known_sets(position, *sum);
    const Look look{sets != 1, step.size, sets};
    if (best && *best <= look) continue;
    best = look;
    next = std::move(step);
  }
  if (best && !std::get<0>(*best)) return next;
  std::optional<model::Step> cell = one_cell_of_a_house(position);
  return cell ? std::move(cell) : std::move(next);
}

}  // namespace

Hint next_hint(const Game& game, const model::PlayState* play, HintLevel level,
               const base::Limits& limits, const Technique* practised) {
  Hint hint;
  const base::Deadline deadline(limits);
  if (play != nullptr) hint.mistakes = game.mistakes(*play, limits);
  if (!hint.mistakes.empty()) {
    hint.text = mistakes_text(game, hint.mistakes, level);
    return hint;
  }
  Position position = game.position(play);
  position.set_deadline(deadline);
  if (position.board().is_complete()) {
    hint.text = "Every cell is filled.";
    return hint;
  }
  if (practised != nullptr) hint.step = first_step(*practised, position);
  if (!hint.step) hint.step = step_to_hint(position);
  if (hint.step) {
    hint.text = hint_text(*hint.step, Words(game.structure()), level);
    return hint;
  }
  // A board with nothing left somewhere has no step however long one looks.
  hint.stopped = position.out_of_time() && !position.is_contradictory();
  if (!hint.stopped) {
    hint.text = "No technique finds a step here.";
  } else if (limits.stop.stop_requested()) {
    hint.text = "Stopped before a step was found.";
  } else {
    hint.text =
        "The time was up before a step was found: the simpler techniques find none, and the harder "
        "ones were not all tried to the end.";
  }
  return hint;
}

namespace {

bool removes(const model::Step& step, const Structure& structure, Candidate candidate) {
  const auto has = [](const std::vector<Candidate>& list, Candidate c) {
    return std::find(list.begin(), list.end(), c) != list.end();
  };
  if (has(step.eliminations, candidate)) return true;
  return std::any_of(step.placements.begin(), step.placements.end(),
                     [&](Candidate placed) { return structure.excludes(placed, candidate); });
}

/// Whether the steps still hold one after the other, the last removing the candidate.
bool still_holds(const Position& start, const std::vector<model::Step>& steps,
                 verify::StepChecker& checker) {
  CandidateBoard board = start.board();
  for (const model::Step& step : steps) {
    model::Step rest = step;
    const auto gone = [&board](Candidate c) { return !board.has(c); };
    rest.eliminations.erase(
        std::remove_if(rest.eliminations.begin(), rest.eliminations.end(), gone),
        rest.eliminations.end());
    if (rest.eliminations.size() != step.eliminations.size()) return false;
    for (const Candidate placed : step.placements) {
      if (!board.has(placed)) return false;
    }
    if (!checker.check(step, board.digits_left()).is_confirmed()) return false;
    for (const Candidate c : step.eliminations) board.eliminate(c);
    for (const Candidate c : step.placements) board.place(c);
  }
  return true;
}

/// Takes out every step that the ones after it do not need, last first.
std::vector<model::Step> needed_steps(const Position& start, std::vector<model::Step> steps) {
  const Structure& structure = start.structure();
  verify::StepChecker checker(structure.lowered());
  for (std::size_t i = steps.size() - 1; i-- > 0;) {
    std::vector<model::Step> fewer = steps;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    if (still_holds(start, fewer, checker)) steps = std::move(fewer);
  }
  return steps;
}

constexpr int kCostOfQuickSearch = 300;  // all steps of costlier techniques take too long

/// A solution with the candidate, asked of the solver where the puzzle has several.
solve::Outcome outcome_with(const model::Puzzle& puzzle, Candidate candidate,
                            const base::Limits& limits) {
  model::Puzzle with = puzzle;
  with.givens[candidate.cell.index()] = candidate.digit;
  with.solution.reset();
  solve::Options options;
  options.limits = limits;
  options.limits.solutions = 1;
  options.ignore_unknown = true;
  return solve::solve(with, options);
}

/// The answer where a solution has the candidate.
WhyNot in_solution(const Game& game, Candidate candidate, const model::FilledGrid& solution) {
  const Words words(game.structure());
  WhyNot answer;
  answer.kind = WhyNot::Kind::possible;
  answer.solution = solution;
  if (game.is_unique()) {
    answer.message =
        words.cell(candidate.cell) + " is " + words.digit(candidate.digit) + " in the solution.";
    return answer;
  }
  answer.message = (game.is_understood() ? "There is a solution with "
                                         : "The rules that are understood leave a solution with ") +
                   words.candidate(candidate);
  if (const model::FilledGrid* stored = game.solution()) {
    const bool has_it = (*stored)[candidate.cell.index()] == candidate.digit;
    answer.message += has_it ? ", the one that is stored with the puzzle"
                             : ", but the one that is stored with the puzzle has another " +
                                   std::string(words.noun()) + " there";
  }
  answer.message += ".";
  return answer;
}

/// Why a digit that is no candidate is none: what it breaks with the digits there are.
void tell_what_excludes(const Position& position, Candidate candidate, WhyNot& answer) {
  const Structure& structure = position.structure();
  const Words words(structure);
  for (const Cell peer : structure.peer_list(candidate.cell)) {
    if (position.board().value(peer) != candidate.digit) continue;
    answer.message = words.cell(candidate.cell) + " sees the " + words.digit(candidate.digit) +
                     " in " + words.cell(peer) + ".";
    answer.seen = peer;
    return;
  }
  model::Puzzle tried = structure.puzzle();
  for (int i = 0; i < structure.num_cells(); ++i) {
    tried.givens[static_cast<std::size_t>(i)] = position.board().value(Cell(i));
  }
  tried.givens[candidate.cell.index()] = candidate.digit;
  for (const model::ConstraintSpec& spec : tried.constraints) {
    const auto conflict = constraints::conflict_with(tried, spec);
    if (!conflict || std::find(conflict->cells.begin(), conflict->cells.end(), candidate.cell) ==
                         conflict->cells.end()) {
      continue;
    }
    answer.message = conflict->message + ".";
    return;
  }
  answer.message = words.digit(candidate.digit) + " is no candidate of " +
                   words.cell(candidate.cell) + " any more.";
}

}  // namespace

WhyNot why_not(const Game& game, const Position& position, Candidate candidate, const Scale& scale,
               const base::Limits& limits) {
  WhyNot answer;
  const Structure& structure = position.structure();
  const Words words(structure);
  for (const model::FilledGrid& solution : game.outcome().solutions) {
    if (solution[candidate.cell.index()] == candidate.digit) {
      return in_solution(game, candidate, solution);
    }
  }
  const std::optional<geometry::Digit>& given = structure.puzzle().givens[candidate.cell.index()];
  if (given) {
    answer.kind = WhyNot::Kind::not_there;
    answer.message = words.cell(candidate.cell) + " is given: it is " + words.digit(*given) + ".";
    return answer;
  }
  // Of several solutions only some are known.
  bool no_solution_has_it = true;
  if (!game.is_unique() && game.outcome().status != base::Status::none) {
    const solve::Outcome with = outcome_with(structure.puzzle(), candidate, limits);
    if (!with.solutions.empty()) return in_solution(game, candidate, with.solutions.front());
    no_solution_has_it = with.status == base::Status::none;
  }
  if (!position.board().has(candidate)) {
    answer.kind = WhyNot::Kind::not_there;
    tell_what_excludes(position, candidate, answer);
    return answer;
  }
  Position walk = position;
  walk.set_deadline(base::Deadline(limits));
  // One step that does it, the simplest technique first.
  for (const ScaleEntry& entry : scale.entries()) {
    if (entry.cost > kCostOfQuickSearch) break;
    for (model::Step& step : all_steps(entry, walk, 2000)) {
      if (!removes(step, structure, candidate)) continue;
      answer.kind = WhyNot::Kind::removed;
      answer.steps.push_back(std::move(step));
      return answer;
    }
  }
  while (!walk.board().is_complete()) {
    std::optional<model::Step> step = next_step(walk, scale);
    if (!step) break;
    const bool done = removes(*step, structure, candidate);
    walk.apply(*step);
    answer.steps.push_back(*std::move(step));
    if (!done) continue;
    answer.kind = WhyNot::Kind::removed;
    answer.steps = needed_steps(position, std::move(answer.steps));
    return answer;
  }
  answer.steps.clear();
  answer.message =
      limits.stop.stop_requested()
          ? "Stopped before a step showed why " + words.candidate(candidate) + " is wrong, "
      : walk.out_of_time()
          ? "The time was up before a step showed why " + words.candidate(candidate) + " is wrong, "
          : "No technique shows why " + words.candidate(candidate) + " is wrong, ";
  answer.message += no_solution_has_it ? "but no solution has it."
                                       : "and whether a solution has it is not known.";
  return answer;
}

}  // namespace omnidoku::logic
