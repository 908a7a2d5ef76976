// SPDX-License-Identifier: MIT
#include "play/session.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "formats/format.h"
#include "formats/native/json.h"
#include "play/rule_table.h"
#include "support/boards.h"
#include "support/random_puzzle.h"

namespace omnidoku::play {
namespace {

using base::ErrorCode;
using geometry::CellSet;

constexpr std::string_view kGivens =
    "51..7..8....9...5.9.2..4.7...8..3.9.13.4.9.65.9.1..4...6.3..7.8.5...7....2..1..43";
constexpr std::string_view kSolution =
    "514672389376981254982534671648753192137429865295168437461395728853247916729816543";

model::Document document_of(std::string_view givens) {
  model::Document document;
  document.puzzle = testing_support::puzzle("grid:9");
  testing_support::set_givens(document.puzzle, givens);
  return document;
}

Session classic(model::PlayMode mode = model::PlayMode::play) {
  model::Document document = document_of(kGivens);
  document.record.mode = mode;
  return Session(std::move(document));
}

Digit digit(int number) { return Digit(number - 1); }

/// Everything that undo has to bring back.
std::string snapshot(const Session& session) {
  model::Document document = session.document();
  document.record.undo.clear();
  document.record.redo.clear();
  return formats::write_json(formats::write_native(document));
}

std::string saved(const Session& session) {
  return formats::write_json(formats::write_native(session.document()));
}

Session opened(const std::string& text) {
  const auto document = formats::read(text);
  EXPECT_TRUE(document.has_value()) << document.error().text();
  return Session(*document);
}

Change act(Session& session, const Action& action) {
  const auto change = session.act(action);
  EXPECT_TRUE(change.has_value()) << change.error().text();
  return change ? *change : Change();
}

ErrorCode refused(Session& session, const Action& action) {
  const std::string before = saved(session);
  const auto change = session.act(action);
  EXPECT_FALSE(change.has_value());
  EXPECT_EQ(saved(session), before) << "an action that is refused changes nothing";
  return change ? ErrorCode::io : change.error().code;
}

TEST(Session, AnEntryIsWrittenAndTakenOutAgain) {
  Session session = classic();
  EXPECT_EQ(act(session, EnterDigit{{Cell(2), Cell(3)}, digit(4)}).cells,
            (std::vector<Cell>{Cell(2), Cell(3)}));
  EXPECT_EQ(session.digit_in(Cell(2)), digit(4));
  // One of the two holds another digit: both get this one.
  act(session, EnterDigit{{Cell(3)}, digit(6)});
  act(session, EnterDigit{{Cell(2), Cell(3)}, digit(4)});
  EXPECT_EQ(session.digit_in(Cell(3)), digit(4));
  // Both hold it: both lose it.
  act(session, EnterDigit{{Cell(2), Cell(3)}, digit(4)});
  EXPECT_EQ(session.digit_in(Cell(2)), std::nullopt);
  EXPECT_EQ(session.digit_in(Cell(3)), std::nullopt);
}

TEST(Session, GivensAreReadOnlyInPlay) {
  Session session = classic();
  const std::string before = snapshot(session);
  EXPECT_TRUE(act(session, EnterDigit{{Cell(0)}, digit(1)}).cells.empty());
  EXPECT_TRUE(act(session, ToggleMark{&CellMarks::centre, {Cell(0)}, digit(1)}).cells.empty());
  EXPECT_TRUE(act(session, Clear{{Cell(0)}}).cells.empty());
  EXPECT_EQ(snapshot(session), before);
  EXPECT_TRUE(session.record().undo.empty()) << "nothing happened, so nothing can be undone";
  // A given among other cells is passed over, and does not count as one that holds the digit.
  act(session, EnterDigit{{Cell(0), Cell(2)}, digit(5)});
  EXPECT_EQ(session.state().entries[2], digit(5));
  EXPECT_EQ(session.state().entries[0], std::nullopt);
}

TEST(Session, MarksToggleInOpenCells) {
  Session session = classic();
  for (const model::MarkOfDigits kind : {&CellMarks::centre, &CellMarks::corner}) {
    const auto marks = [&](std::size_t i) { return session.state().marks[i].*kind; };
    act(session, ToggleMark{kind, {Cell(2)}, digit(1)});
    act(session, ToggleMark{kind, {Cell(2), Cell(3), Cell(0)}, digit(1)});
    EXPECT_TRUE(marks(2).contains(digit(1))) << "not all had it, so all get it";
    EXPECT_TRUE(marks(3).contains(digit(1)));
    EXPECT_TRUE(marks(0).empty());
    act(session, ToggleMark{kind, {Cell(2), Cell(3)}, digit(1)});
    EXPECT_TRUE(marks(2).empty());
    EXPECT_TRUE(marks(3).empty());
  }
}

TEST(Session, MarksStayUnderAnEntry) {
  Session session = classic();
  act(session, ToggleMark{&CellMarks::centre, {Cell(2)}, digit(1)});
  act(session, EnterDigit{{Cell(2)}, digit(4)});
  EXPECT_TRUE(act(session, ToggleMark{&CellMarks::centre, {Cell(2)}, digit(2)}).cells.empty());
  act(session, EnterDigit{{Cell(2)}, digit(4)});
  EXPECT_EQ(session.state().marks[2].centre, DigitSet({digit(1)}));
}

TEST(Session, ColoursOfCellsAndCandidates) {
  Session session = classic();
  act(session, ToggleColour{{Cell(0), Cell(2)}, 1});
  act(session, ToggleColour{{Cell(2)}, 12});
  EXPECT_EQ(session.state().marks[0].colours, model::colour_bit(1));
  EXPECT_EQ(session.state().marks[2].colours, model::colour_bit(1) | model::colour_bit(12));
  act(session, ToggleColour{{Cell(0), Cell(2)}, 1});
  EXPECT_EQ(session.state().marks[2].colours, model::colour_bit(12));
  act(session, ColourCandidate{{Cell(2), digit(4)}, 3});
  act(session, ColourCandidate{{Cell(2), digit(2)}, 5});
  act(session, ColourCandidate{{Cell(2), digit(4)}, 7});
  EXPECT_EQ(session.state().marks[2].candidate_colours,
            (model::CandidateColours{{digit(2), 5}, {digit(4), 7}}));
  act(session, ColourCandidate{{Cell(2), digit(4)}, 0});
  EXPECT_EQ(session.state().marks[2].candidate_colours.size(), 1U);
  EXPECT_EQ(refused(session, ToggleColour{{Cell(2)}, 0}), ErrorCode::usage);
  EXPECT_EQ(refused(session, ToggleColour{{Cell(2)}, 13}), ErrorCode::usage);
  EXPECT_EQ(refused(session, ColourCandidate{{Cell(2), digit(4)}, 13}), ErrorCode::usage);
}

/// Strokes by the earlier of their cells.
using Strokes = std::vector<std::pair<Cell, model::PenEnd>>;

Strokes strokes(const Session& session) {
  Strokes all;
  for (std::size_t i = 0; i < session.state().marks.size(); ++i) {
    for (const model::PenEnd& end : session.state().marks[i].pen) all.emplace_back(Cell(i), end);
  }
  return all;
}

TEST(Session, PenDrawsAndTakesOutAgain) {
  using model::PenKind;
  Session session = classic();
  act(session, Draw{PenKind::line, {{Cell(1), Cell(0)}, {Cell(1), Cell(2)}}});
  act(session, Draw{PenKind::dot, {{Cell(5), Cell(5)}}});
  EXPECT_EQ(strokes(session), (Strokes{{Cell(0), {Cell(1), PenKind::line}},
                                       {Cell(1), {Cell(2), PenKind::line}},
                                       {Cell(5), {Cell(5), PenKind::dot}}}));
  // Not all of it is there: the rest is added.
  act(session, Draw{PenKind::line, {{Cell(1), Cell(2)}, {Cell(2), Cell(3)}}});
  EXPECT_EQ(strokes(session).size(), 4U);
  act(session, Draw{PenKind::line, {{Cell(1), Cell(2)}, {Cell(2), Cell(3)}}});
  EXPECT_EQ(strokes(session).size(), 2U);
  // What ends in a cell goes with it, though it belongs to another.
  act(session, Clear{{Cell(1)}, "pen"});
  EXPECT_EQ(strokes(session), (Strokes{{Cell(5), {Cell(5), PenKind::dot}}}));
  act(session, Undo{});
  EXPECT_EQ(strokes(session).size(), 2U);
  EXPECT_EQ(refused(session, Draw{PenKind::edge, {{Cell(3), Cell(3)}}}), ErrorCode::usage);
  EXPECT_EQ(refused(session, Draw{PenKind::edge, {{Cell(3), Cell(81)}}}), ErrorCode::usage);
}

TEST(Session, AStrokeHasOneColour) {
  using model::PenKind;
  Session session = classic();
  act(session, Draw{PenKind::line, {{Cell(0), Cell(1)}, {Cell(1), Cell(2)}}, 0});
  act(session, Draw{PenKind::line, {{Cell(1), Cell(2)}}, 3});
  const Strokes both{{Cell(0), {Cell(1), PenKind::line}}, {Cell(1), {Cell(2), PenKind::line, 3}}};
  EXPECT_EQ(strokes(session), both);
  // It is there in another colour: none is taken out.
  act(session, Draw{PenKind::line, {{Cell(1), Cell(2)}}, 4});
  EXPECT_EQ(session.state().marks[1].pen, (model::PenEnds{{Cell(2), PenKind::line, 4}}));
  act(session, Undo{});
  EXPECT_EQ(strokes(session), both);
  act(session, Draw{PenKind::line, {{Cell(1), Cell(2)}}, 3});
  EXPECT_EQ(strokes(session).size(), 1U);
  EXPECT_EQ(refused(session, Draw{PenKind::line, {{Cell(1), Cell(2)}}, 13}), ErrorCode::usage);
}

TEST(Session, StuckCellsHaveNoDigitLeft) {
  model::Document document;
  document.puzzle = testing_support::puzzle("grid:4");
  Session session(std::move(document));
  act(session, EnterDigit{{Cell(0)}, digit(1)});
  act(session, EnterDigit{{Cell(4)}, digit(2)});
  act(session, EnterDigit{{Cell(13)}, digit(3)});
  EXPECT_TRUE(session.stuck_cells().empty());
  act(session, EnterDigit{{Cell(7)}, digit(4)});
  EXPECT_EQ(session.stuck_cells(), std::vector<Cell>({Cell(5)}));
  act(session, EnterDigit{{Cell(5)}, digit(1)});
  EXPECT_TRUE(session.stuck_cells().empty());
}

TEST(Session, StuckCellsAreThoseWhereNothingIsPossible) {
  int num_stuck = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    base::Random random(seed);
    const model::Puzzle empty = testing_support::puzzle("grid:6");
    model::Puzzle puzzle = testing_support::random_puzzle(
        random, empty, testing_support::random_solution(empty, seed),
        {.min_givens_percent = 10, .max_givens_percent = 60, .cages = true, .rules = 4});
    for (int wrong = 0; wrong < 6; ++wrong) {
      puzzle.givens[random.below(36)] = Digit(static_cast<int>(random.below(6)));
    }
    const RuleTable table(puzzle);
    std::vector<Cell> expected;
    for (int i = 0; i < puzzle.num_cells(); ++i) {
      if (puzzle.givens[static_cast<std::size_t>(i)]) continue;
      if (table.possible(puzzle, Cell(i)).empty()) expected.emplace_back(i);
    }
    const model::Puzzle before = puzzle;
    EXPECT_EQ(table.stuck(puzzle), expected) << testing_support::text_of(puzzle);
    EXPECT_EQ(puzzle.givens, before.givens);
    num_stuck += static_cast<int>(expected.size());
  }
  EXPECT_GT(num_stuck, 20) << "too few to tell";
}

TEST(Session, ClearTakesWhatStandsForemost) {
  Session session = classic();
  const std::vector<Cell> cells = {Cell(2), Cell(3)};
  act(session, ToggleMark{&CellMarks::centre, {Cell(2)}, digit(1)});
  act(session, ToggleMark{&CellMarks::corner, {Cell(3)}, digit(2)});
  act(session, ToggleColour{{Cell(2)}, 4});
  act(session, ColourCandidate{{Cell(3), digit(2)}, 4});
  act(session, EnterDigit{{Cell(3)}, digit(6)});
  const auto left = [&] {
    std::string text;
    if (session.state().entries[3]) text += "entry ";
    if (!session.state().marks[2].centre.empty()) text += "centre ";
    if (!session.state().marks[3].corner.empty()) text += "corner ";
    if (session.state().marks[2].colours != 0) text += "colour ";
    if (!session.state().marks[3].candidate_colours.empty()) text += "candidate";
    return text;
  };
  EXPECT_EQ(left(), "entry centre corner colour candidate");
  act(session, Clear{cells});
  EXPECT_EQ(left(), "centre corner colour candidate");
  act(session, Clear{cells});
  EXPECT_EQ(left(), "corner colour candidate");
  act(session, Clear{cells});
  EXPECT_EQ(left(), "colour candidate");
  act(session, Clear{cells});
  EXPECT_EQ(left(), "");
  EXPECT_TRUE(act(session, Clear{cells}).cells.empty());
}

TEST(Session, AutoEraseFollowsEveryRule) {
  model::Document document = document_of(std::string(81, '.'));
  model::ConstraintSpec cage{
      "killer", {}, testing_support::cells(*document.puzzle.board, "R1C1 R5C5"), {}};
  document.puzzle.constraints.push_back(cage);
  document.record.auto_erase = true;
  Session session(std::move(document));
  act(session, FillMarks{&CellMarks::centre});
  act(session, FillMarks{&CellMarks::corner});
  act(session, EnterDigit{{Cell(0)}, digit(5)});
  const CellSet peers = [&] {
    CellSet set = session.puzzle().board->peers(Cell(0));
    set.insert(Cell(40));
    return set;
  }();
  for (int i = 1; i < 81; ++i) {
    const auto k = static_cast<std::size_t>(i);
    EXPECT_EQ(session.state().marks[k].centre.contains(digit(5)), !peers.contains(Cell(i))) << i;
    EXPECT_EQ(session.state().marks[k].corner.contains(digit(5)), !peers.contains(Cell(i))) << i;
  }
  // It is one step with the entry.
  act(session, Undo());
  EXPECT_EQ(session.digit_in(Cell(0)), std::nullopt);
  EXPECT_TRUE(session.state().marks[40].centre.contains(digit(5)));
  // Without the option marks stay.
  act(session, SetAutoErase{false});
  act(session, EnterDigit{{Cell(0)}, digit(5)});
  EXPECT_TRUE(session.state().marks[40].centre.contains(digit(5)));
}

TEST(Session, FilledMarksAreWhatNoRuleExcludesAtOnce) {
  model::Document document = document_of(std::string(81, '.'));
  document.puzzle.givens[80] = digit(9);
  document.puzzle.allowed[79] = DigitSet({digit(1), digit(9)});
  document.puzzle.constraints.push_back(
      {"killer", {}, testing_support::cells(*document.puzzle.board, "R1C1 R1C2"), {{"sum", 4}}});
  Session session(std::move(document));
  act(session, EnterDigit{{Cell(3)}, digit(2)});
  act(session, FillMarks{&CellMarks::centre});
  const auto marks = model::centre_marks(session.state());
  EXPECT_EQ(marks[0], DigitSet({digit(1), digit(3)})) << "two different digits with sum 4";
  EXPECT_EQ(marks[79], DigitSet({digit(1)}));
  EXPECT_TRUE(marks[80].empty()) << "a given has no marks";
  EXPECT_TRUE(marks[3].empty());
  EXPECT_EQ(marks[40], DigitSet::all(9));
}

TEST(Session, ConflictsCompletionAndSolution) {
  Session session = classic();
  act(session, EnterDigit{{Cell(2)}, digit(5)});
  ASSERT_EQ(session.conflicts().size(), 2U) << "in the row and in the box";
  EXPECT_EQ(session.conflicts()[0].cells, (std::vector<Cell>{Cell(0), Cell(2)}));
  act(session, EnterDigit{{Cell(2)}, digit(5)});
  for (std::size_t i = 0; i < 81; ++i) {
    if (session.puzzle().givens[i]) continue;
    EXPECT_FALSE(session.is_solved());
    act(session, EnterDigit{{Cell(i)}, digit(kSolution[i] - '0')});
  }
  EXPECT_TRUE(session.is_complete());
  EXPECT_TRUE(session.is_solved());
  act(session, EnterDigit{{Cell(2)}, digit(1)});
  EXPECT_TRUE(session.is_complete());
  EXPECT_FALSE(session.is_solved());
}

TEST(Session, WithUnknownRulesOnlyTheStoredSolutionCounts) {
  model::Document document = document_of(kSolution);
  document.puzzle.givens[0].reset();
  document.puzzle.unknown_rules = {model::UnknownRule::named("arrow", 3)};
  Session without(document);
  act(without, EnterDigit{{Cell(0)}, digit(5)});
  EXPECT_TRUE(without.is_complete());
  EXPECT_FALSE(without.is_solved());
  model::FilledGrid solution;
  for (const char c : kSolution) solution.push_back(digit(c - '0'));
  document.puzzle.solution = solution;
  Session with(document);
  act(with, EnterDigit{{Cell(0)}, digit(5)});
  EXPECT_TRUE(with.is_solved());
}

TEST(Session, TheStoredSolutionIsAWitnessUnlessItBreaksARule) {
  const auto grid = [](std::string_view line) {
    model::FilledGrid filled;
    for (const char c : line) filled.push_back(digit(c - '0'));
    return filled;
  };
  const auto finish = [&](std::string_view stored, model::UnknownRules unknown,
                          std::string_view filled) {
    model::Document document;
    document.puzzle = testing_support::puzzle("grid:4");
    testing_support::set_givens(document.puzzle, "..343412..434321");
    if (!stored.empty()) document.puzzle.solution = grid(stored);
    document.puzzle.unknown_rules = std::move(unknown);
    Session session(std::move(document));
    for (const std::size_t i : {0U, 1U, 8U, 9U}) {
      EXPECT_EQ(session.finish(), Finish::open);
      act(session, EnterDigit{{Cell(i)}, digit(filled[i] - '0')});
    }
    EXPECT_EQ(session.is_solved(), session.finish() == Finish::solved);
    return session.finish();
  };
  constexpr std::string_view kOne = "1234341221434321";
  constexpr std::string_view kOther = "2134341212434321";
  constexpr std::string_view kBroken = "1234341212434321";
  const model::UnknownRules unknown = {model::UnknownRule::named("a line")};
  EXPECT_EQ(finish("", {}, kOther), Finish::solved);
  EXPECT_EQ(finish(kOne, {}, kOne), Finish::solved);
  EXPECT_EQ(finish(kOne, {}, kOther), Finish::against_stored);
  EXPECT_EQ(finish(kOne, {}, kBroken), Finish::wrong);
  EXPECT_EQ(finish(kBroken, {}, kOther), Finish::solved);
  EXPECT_EQ(finish("", unknown, kOne), Finish::unjudged);
  EXPECT_EQ(finish(kOne, unknown, kOne), Finish::solved);
  EXPECT_EQ(finish(kOne, unknown, kOther), Finish::against_stored);
  EXPECT_EQ(finish(kBroken, unknown, kBroken), Finish::wrong);
  EXPECT_EQ(finish(kBroken, unknown, kOne), Finish::unjudged);
}

TEST(Session, SavepointsComeBack) {
  Session session = classic();
  act(session, EnterDigit{{Cell(2)}, digit(4)});
  act(session, ColourCandidate{{Cell(3), digit(2)}, 2});
  const model::PlayState before = session.state();
  act(session, SetSavepoint{"before the guess"});
  EXPECT_EQ(session.record().undo.size(), 2U) << "a savepoint is no step";
  act(session, EnterDigit{{Cell(2)}, digit(1)});
  act(session, ColourCandidate{{Cell(3), digit(2)}, 0});
  const model::PlayState guessed = session.state();
  act(session, GoTo{"before the guess"});
  EXPECT_EQ(session.state(), before);
  act(session, Undo());
  EXPECT_EQ(session.state(), guessed) << "going back is a step that can be undone";
  EXPECT_EQ(refused(session, GoTo{"nowhere"}), ErrorCode::unknown_name);
  EXPECT_EQ(refused(session, SetSavepoint{""}), ErrorCode::usage);
  act(session, SetSavepoint{"before the guess"});
  EXPECT_EQ(session.record().savepoints.size(), 1U) << "the name is used again";
  EXPECT_EQ(session.record().savepoints[0].state, guessed);
}

TEST(Session, ConclusionsOfAStep) {
  Session session = classic();
  act(session, Conclude{{{Cell(2), digit(4)}}, {{Cell(3), DigitSet({digit(2), digit(6)})}}});
  EXPECT_EQ(session.digit_in(Cell(2)), digit(4));
  EXPECT_EQ(session.state().marks[3].centre, DigitSet({digit(2), digit(6)}));
  act(session, Undo());
  EXPECT_EQ(session.state(), classic().state());
}

TEST(Session, SetModeWritesThePuzzle) {
  Session session = classic(model::PlayMode::set);
  EXPECT_TRUE(act(session, EnterDigit{{Cell(0), Cell(2)}, digit(4)}).puzzle_changed);
  EXPECT_EQ(session.puzzle().givens[0], digit(4));
  EXPECT_EQ(session.puzzle().givens[2], digit(4));
  act(session, SetClue{Cell(3), DigitSet({digit(2), digit(6)})});
  EXPECT_EQ(session.puzzle().allowed[3], DigitSet({digit(2), digit(6)}));
  act(session, Clear{{Cell(2), Cell(3)}});
  EXPECT_EQ(session.puzzle().givens[2], std::nullopt);
  EXPECT_EQ(session.puzzle().allowed[3], DigitSet::all(9));
  const auto cage = testing_support::cells(*session.puzzle().board, "R1C1 R1C2");
  act(session, AddConstraint{{"killer", "a", cage, {{"sum", 7}}}});
  ASSERT_EQ(session.puzzle().constraints.size(), 1U);
  EXPECT_EQ(refused(session, AddConstraint{{"killer", "a", {}, {}}}), ErrorCode::bad_constraint);
  act(session, RemoveConstraint{0});
  EXPECT_TRUE(session.puzzle().constraints.empty());
  EXPECT_EQ(refused(session, RemoveConstraint{0}), ErrorCode::usage);
  act(session, SetWords{"title", "author", "rules", "well done"});
  EXPECT_EQ(session.puzzle().metadata.title, "title");
  EXPECT_EQ(session.puzzle().metadata.congratulation, "well done");
  act(session, SetSymbols{*model::Symbols::from_text("ABCDEFGHI")});
  EXPECT_EQ(session.puzzle().symbols.text(digit(1)), "A");
  EXPECT_EQ(refused(session, SetSymbols{*model::Symbols::from_text("ABCD")}),
            ErrorCode::wrong_length);
  act(session, SetBoard{testing_support::board("grid:6")});
  EXPECT_EQ(session.puzzle().num_cells(), 36);
  EXPECT_EQ(session.puzzle().metadata.title, "title");
  EXPECT_EQ(session.record().undo.size(), 8U);
  while (!session.record().undo.empty()) act(session, Undo());
  EXPECT_EQ(session.puzzle().givens, classic().puzzle().givens);
  EXPECT_EQ(session.puzzle().metadata.title, "");
}

TEST(Session, AnotherVersionOfThePuzzleComesAndGoes) {
  Session session = classic(model::PlayMode::set);
  act(session, AddConstraint{{"killer", {}, {Cell(0), Cell(1)}, {}}});
  act(session, ToggleMark{&CellMarks::corner, {Cell(2)}, digit(4)});
  act(session, SetSavepoint{"here"});
  model::Puzzle other = testing_support::puzzle("grid:6");
  other.givens[3] = digit(5);
  other.metadata.title = "small";
  act(session, ReplacePuzzle{other});
  EXPECT_EQ(session.puzzle().num_cells(), 36);
  EXPECT_EQ(session.digit_in(Cell(3)), digit(5));
  EXPECT_EQ(session.puzzle().metadata.title, "small");
  EXPECT_TRUE(session.puzzle().constraints.empty());
  EXPECT_TRUE(session.record().savepoints.empty());
  act(session, Undo());
  EXPECT_EQ(session.puzzle().num_cells(), 81);
  EXPECT_EQ(session.puzzle().constraints.size(), 1U);
  EXPECT_TRUE(session.state().marks[2].corner.contains(digit(4)));
  EXPECT_EQ(session.record().savepoints.size(), 1U);
  act(session, Redo());
  EXPECT_EQ(session.puzzle().givens, other.givens);
}

TEST(Session, PlayModeCannotChangeThePuzzle) {
  Session session = classic();
  EXPECT_EQ(refused(session, SetClue{Cell(3), {}}), ErrorCode::usage);
  EXPECT_EQ(refused(session, AddConstraint{}), ErrorCode::usage);
  EXPECT_EQ(refused(session, RemoveConstraint{0}), ErrorCode::usage);
  EXPECT_EQ(refused(session, SetBoard{session.puzzle().board}), ErrorCode::usage);
  EXPECT_EQ(refused(session, SetSymbols{session.puzzle().symbols}), ErrorCode::usage);
  EXPECT_EQ(refused(session, SetWords{}), ErrorCode::usage);
  EXPECT_EQ(refused(session, ReplacePuzzle{session.puzzle()}), ErrorCode::usage);
}

TEST(Session, AChangedPuzzleHasNoStoredSolutionUntilThatIsUndone) {
  model::Document document = document_of(kGivens);
  model::FilledGrid solution;
  for (const char c : kSolution) solution.push_back(digit(c - '0'));
  document.puzzle.solution = solution;
  document.record.mode = model::PlayMode::set;
  Session session(std::move(document));
  act(session, ToggleMark{&CellMarks::centre, {Cell(2)}, digit(4)});
  EXPECT_TRUE(session.puzzle().solution.has_value());
  const std::string before = snapshot(session);
  act(session, EnterDigit{{Cell(2), Cell(3)}, digit(4)});
  EXPECT_FALSE(session.puzzle().solution.has_value());
  act(session, Undo());
  EXPECT_EQ(snapshot(session), before);
  act(session, SetWords{"a", "b", "c", "d"});
  EXPECT_TRUE(session.puzzle().solution.has_value()) << "words change no solution";
}

TEST(Session, WhatIsNotThereIsRefused) {
  Session session = classic();
  EXPECT_EQ(refused(session, Undo()), ErrorCode::usage);
  EXPECT_EQ(refused(session, Redo()), ErrorCode::usage);
  EXPECT_EQ(refused(session, EnterDigit{{Cell(81)}, digit(1)}), ErrorCode::usage);
  EXPECT_EQ(refused(session, EnterDigit{{Cell(2)}, digit(10)}), ErrorCode::usage);
  EXPECT_EQ(refused(session, ToggleMark{&CellMarks::corner, {Cell(2), Cell(99)}, digit(1)}),
            ErrorCode::usage);
  EXPECT_EQ(refused(session, ColourCandidate{{Cell(2), digit(64)}, 1}), ErrorCode::usage);
  EXPECT_EQ(refused(session, Clear{{Cell(81)}}), ErrorCode::usage);
  EXPECT_EQ(refused(session, Conclude{{{Cell(81), digit(1)}}, {}}), ErrorCode::usage);
  EXPECT_EQ(refused(session, Conclude{{}, {{Cell(2), DigitSet::all(64)}}}), ErrorCode::usage);
  EXPECT_EQ(refused(session, SetTime{-1}), ErrorCode::usage);
}

TEST(Session, TimeAndOptionsAreNoSteps) {
  Session session = classic();
  act(session, SetTime{83.5});
  act(session, SetAutoErase{true});
  act(session, SetMode{model::PlayMode::set});
  EXPECT_TRUE(session.record().undo.empty());
  EXPECT_EQ(session.record().seconds, 83.5);
  EXPECT_TRUE(session.set_mode());
}

/// Some action; a few of them make no sense, as from a page that is a moment behind.
Action random_action(base::Random& random, const Session& session) {
  const auto cell = [&] {
    return Cell(random.below(static_cast<std::uint64_t>(session.puzzle().num_cells())));
  };
  const auto some_digit = [&] {
    return Digit(random.below(static_cast<std::uint64_t>(session.puzzle().num_digits())));
  };
  std::vector<Cell> cells;
  for (std::uint64_t i = 0; i <= random.below(5); ++i) cells.push_back(cell());
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  const model::MarkOfDigits kind = random.chance(1, 2) ? &CellMarks::centre : &CellMarks::corner;
  const int colour = static_cast<int>(random.between(0, 12));
  switch (random.below(21)) {
    case 0:
    case 1:
    case 2: return EnterDigit{cells, some_digit()};
    case 3:
    case 4: return ToggleMark{kind, cells, some_digit()};
    case 5: return ToggleColour{cells, colour};
    case 6: return ColourCandidate{{cell(), some_digit()}, colour};
    case 7: return Clear{cells, clear_words()[random.below(6)]};
    case 8: return FillMarks{kind};
    case 9: return Restart();
    case 10: return SetSavepoint{std::to_string(random.below(3))};
    case 11: return GoTo{std::to_string(random.below(3))};
    case 12: return SetAutoErase{random.chance(1, 2)};
    case 13: return SetMode{random.chance(1, 2) ? model::PlayMode::set : model::PlayMode::play};
    case 14: return SetClue{cell(), DigitSet::from_mask(random.below(16))};
    case 15: return AddConstraint{{"killer", {}, cells, {}}};
    case 16: return RemoveConstraint{random.below(3)};
    case 17: return SetBoard{testing_support::board(random.chance(1, 2) ? "grid:4" : "grid:6")};
    case 19:
      return ReplacePuzzle{testing_support::puzzle(random.chance(1, 2) ? "grid:4" : "grid:6")};
    case 18: return Draw{model::kPenKinds[random.below(3)], {{cell(), cell()}}};
    default: return SetWords{std::to_string(random.below(3)), {}, {}, {}};
  }
}

TEST(Session, EveryActionCanBeUndoneAndDoneAgain) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    base::Random random(seed);
    Session session = classic(seed % 2 == 0 ? model::PlayMode::set : model::PlayMode::play);
    std::vector<std::string> before;  // one for each step of the history
    for (int i = 0; i < 60; ++i) {
      const std::size_t steps = session.record().undo.size();
      model::Document document = session.document();
      const std::string state = snapshot(session);
      const auto change = session.act(random_action(random, session));
      if (session.record().undo.size() == steps) continue;
      ASSERT_TRUE(change.has_value());
      before.push_back(state);
    }
    ASSERT_EQ(session.record().undo.size(), before.size());
    // Savepoints and settings that are no steps stay as they are at the end.
    const auto same = [](const std::string& a, const std::string& b) {
      auto one = *formats::read(a);
      auto two = *formats::read(b);
      EXPECT_EQ(one.puzzle.givens, two.puzzle.givens);
      EXPECT_EQ(one.puzzle.allowed, two.puzzle.allowed);
      EXPECT_EQ(one.puzzle.constraints, two.puzzle.constraints);
      EXPECT_EQ(one.puzzle.metadata, two.puzzle.metadata);
      EXPECT_EQ(one.puzzle.board->spec(), two.puzzle.board->spec());
      EXPECT_EQ(one.play, two.play);
    };
    const std::string end = snapshot(session);
    for (std::size_t i = before.size(); i-- > 0;) {
      act(session, Undo());
      same(snapshot(session), before[i]);
      if (testing::Test::HasFailure()) return;
    }
    for (std::size_t i = 1; i < before.size(); ++i) {
      act(session, Redo());
      same(snapshot(session), before[i]);
    }
    if (!before.empty()) act(session, Redo());
    same(snapshot(session), end);
    if (testing::Test::HasFailure()) return;
  }
}

TEST(Session, ASavedGameGoesOnWhereItWas) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    base::Random random(seed);
    Session session = classic(seed % 2 == 0 ? model::PlayMode::set : model::PlayMode::play);
    for (int i = 0; i < 60; ++i) {
      static_cast<void>(session.act(random_action(random, session)));
      if (random.chance(1, 6)) static_cast<void>(session.act(Undo()));
    }
    act(session, SetTime{12.25});
    Session again = opened(saved(session));
    ASSERT_EQ(saved(again), saved(session));
    while (!session.record().redo.empty()) {
      act(session, Redo());
      act(again, Redo());
    }
    while (!session.record().undo.empty()) {
      act(session, Undo());
      act(again, Undo());
      ASSERT_EQ(saved(again), saved(session));
    }
  }
}

TEST(Session, ANewActionEndsWhatCouldBeDoneAgain) {
  Session session = classic();
  act(session, EnterDigit{{Cell(2)}, digit(4)});
  act(session, Undo());
  act(session, Clear{{Cell(2)}});
  EXPECT_FALSE(session.record().redo.empty()) << "nothing changed";
  act(session, EnterDigit{{Cell(3)}, digit(6)});
  EXPECT_EQ(refused(session, Redo()), ErrorCode::usage);
}

TEST(Session, WhatLeavesNoWayToMeetARuleIsToldAtOnce) {
  const std::string row = R"("R1C1","R1C2","R1C3","R1C4","R1C5","R1C6","R1C7","R1C8","R1C9")";
  struct Case {
    std::string rule;
    std::vector<std::pair<int, int>> entries;  ///< cell, digit
    std::string told;
  };
  const Case cases[] = {
      // Behind the tallest nothing is seen any more.
      {R"({"type":"skyscraper","seen":3,"cells":[)" + row + "]}",
       {{0, 9}},
       "9 in R1C1 leaves no way to meet"},
      // Between 1 and 9 next to each other there is nothing; 9 could still have another place.
      {R"({"type":"sandwich","sum":13,"cells":[)" + row + "]}",
       {{3, 1}, {4, 9}},
       "1 in R1C4 and 9 in R1C5"},
      // Of a line that grows the third cell cannot be more than 7 below the end.
      {R"({"type":"thermometer","cells":["R1C1","R2C1","R3C1","R4C1"]})", {{0, 7}}, "7 in R1C1"},
  };
  for (const Case& one : cases) {
    Session session = opened(R"({"omnidoku":1,"board":"9x9","constraints":[)" + one.rule + "]}");
    EXPECT_TRUE(session.conflicts().empty());
    for (const auto& [cell, number] : one.entries) {
      act(session, EnterDigit{{Cell(static_cast<std::size_t>(cell))}, digit(number)});
    }
    const auto conflicts = session.conflicts();
    ASSERT_EQ(conflicts.size(), 1U) << one.rule;
    EXPECT_EQ(conflicts[0].message.substr(0, one.told.size()), one.told);
    EXPECT_EQ(conflicts[0].cells.size(), one.entries.size());
    const bool is_told = conflicts[0].message.find("no way to meet") != std::string::npos;
    EXPECT_EQ(conflicts[0].kind == constraints::Conflict::Kind::no_way, is_told);
    EXPECT_EQ(conflicts[0].types, std::vector{session.puzzle().constraints[0].type});
    act(session, Undo());
    EXPECT_TRUE(session.conflicts().empty());
  }
}

}  // namespace
}  // namespace omnidoku::play
