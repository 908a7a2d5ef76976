// SPDX-License-Identifier: MIT
//
// Help for somebody at play: the next step in five strengths, and why a candidate goes. Before any
// help the player's digits and marks are compared with the solution: a hint never builds on a
// mistake, and says where it is.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "logic/path.h"
#include "model/document.h"
#include "solve/solve.h"

namespace omnidoku::logic {

/// How much a hint says; each strength tells more of the step than the ones before it.
enum class HintLevel : std::uint8_t {
  nudge,      ///< what kind of step there is, and what such steps are found by
  where,      ///< the part of the board to look at: houses or sums, never a single cell
  technique,  ///< the technique, and what to look for
  pattern,    ///< the digits or cells that it is about, but not what follows
  full,       ///< the technique, the reason and the conclusions
};
inline constexpr HintLevel kHintLevels[] = {
    HintLevel::nudge, HintLevel::where, HintLevel::technique, HintLevel::pattern, HintLevel::full};
[[nodiscard]] std::string_view to_string(HintLevel level);
[[nodiscard]] std::optional<HintLevel> hint_level_from(std::string_view word);

/// Of the limits of a call that looks for steps what Game may take before: half of the time, so
/// that steps are found where the solutions take too long to count.
[[nodiscard]] base::Limits limits_before_steps(base::Limits limits);

/// A game as help needs it: the puzzle's structure and solutions, found once.
class Game {
 public:
  /// Asks the solver how many solutions there are by the rules that are understood. The puzzle must
  /// be valid (constraints::validate_puzzle).
  explicit Game(const model::Puzzle& puzzle, const solve::Options& options = {});

  [[nodiscard]] const Structure& structure() const { return structure_; }
  /// unique, multiple, none, invalid, limit, cancelled: by the rules that are understood.
  [[nodiscard]] const solve::Outcome& outcome() const { return outcome_; }
  /// Whether all rules are understood, or are to be left aside (Options::ignore_unknown).
  [[nodiscard]] bool is_understood() const { return is_understood_; }
  /// Of the puzzle with all its rules: as the outcome, or not_understood.
  [[nodiscard]] base::Status status() const;
  [[nodiscard]] bool is_unique() const { return outcome_.status == base::Status::unique; }
  /// What a player's digits are compared with: the one solution, else the one stored with the
  /// puzzle if it is a witness (verify::witness). Null pointer when there is neither.
  [[nodiscard]] const model::FilledGrid* solution() const;
  /// What is the matter with a puzzle that is not unique, with the evidence, and which rules of it
  /// are not understood; empty when there is nothing.
  [[nodiscard]] std::string trouble() const;
  /// What there is to say of the solution stored with the puzzle: that the player's digits are
  /// compared with it, or what rules it breaks; empty where there is none, or it is the one
  /// solution.
  [[nodiscard]] std::string word_on_stored() const;

  /// The board of a player: entries placed, marks where there are some, computed candidates in the
  /// other cells. `play` may be null (nothing entered). Centre marks of a cell count as its
  /// candidates; corner marks do not.
  [[nodiscard]] Position position(const model::PlayState* play = nullptr) const;

  /// Something a player did that cannot lead to a solution.
  struct Mistake {
    enum class Kind : std::uint8_t {
      wrong,         ///< no solution has this digit
      missing_mark,  ///< the mark is the solution's digit and was removed
      together,      ///< no solution has this digit and those of the other mistakes
    };
    Candidate candidate;
    Kind kind = Kind::wrong;
  };
  /// In cell order: all that solution() contradicts. Where there are several solutions and none is
  /// stored: the fewest entries that no solution has together, or none if some solution has all
  /// entries; the solver is asked for that within the limits (2 s without any), and what it does
  /// not refute is none.
  [[nodiscard]] std::vector<Mistake> mistakes(const model::PlayState& play,
                                              const base::Limits& limits = {}) const;
  /// "R1C2 is not 5."
  [[nodiscard]] std::string tell(const Mistake& mistake) const;

 private:
  [[nodiscard]] std::string trouble_by_rest() const;

  Structure structure_;
  bool is_understood_;
  solve::Outcome outcome_;
  std::string stored_trouble_;  ///< of the solution stored with the puzzle
};

/// The words of a hint about a step. For `where` and `nudge` nothing of the conclusion is told.
[[nodiscard]] std::string hint_text(const model::Step& step, const Words& words, HintLevel level);

/// What somebody at play is told who asks how to go on.
struct Hint {
  std::vector<Game::Mistake> mistakes;  ///< these come first: while there are any there is no step
  std::optional<model::Step> step;      ///< also nothing when all is filled, or nothing is found
  bool stopped = false;                 ///< the limits came before a step was found
  std::string text;                     ///< lines, the last without a line end
};

/// What a player is told who asked for help on a board with mistakes: for a nudge only how many
/// there are, else which.
[[nodiscard]] std::string mistakes_text(const Game& game,
                                        const std::vector<Game::Mistake>& mistakes,
                                        HintLevel level);

/// The next step by the human scale, or what has to be put right before. `play` may be null. Of the
/// limits, time and stop count, for the whole. A step of the technique that is practised, if there
/// is one and such a step is there, comes before all others.
[[nodiscard]] Hint next_hint(const Game& game, const model::PlayState* play, HintLevel level,
                             const base::Limits& limits = {}, const Technique* practised = nullptr);

/// What a step brings, told by every hint.
enum class Outlook : std::uint8_t {
  placement,               ///< a digit by a single
  placement_with_thought,  ///< a digit by anything else
  elimination,             ///< only candidates that go
};
[[nodiscard]] std::string_view to_string(Outlook outlook);
[[nodiscard]] Outlook outlook_of(const model::Step& step);

/// The names of what a hint of strength `where` points at: houses and sums.
[[nodiscard]] std::vector<std::string> hint_places(const model::Step& step, const Words& words);

/// The part of the board that a hint of strength `where` points at, in cell order.
[[nodiscard]] std::vector<Cell> hint_cells(const model::Step& step, const Structure& structure);

/// What a hint of strength `pattern` tells: of a single that a house shows the digit, of another
/// step its digits, if they are few, and its cells, if they are not too many.
struct PatternHint {
  DigitSet digits;
  std::vector<Cell> cells;
};
[[nodiscard]] PatternHint pattern_hint(const model::Step& step);

/// The step as it is drawn for that strength: without what follows.
[[nodiscard]] model::Step without_conclusions(const model::Step& step);

/// Why a candidate is not true, or that it may be.
struct WhyNot {
  enum class Kind : std::uint8_t {
    removed,    ///< `steps` end with one that removes it
    not_there,  ///< it is no candidate now: a placed digit or a clue excludes it at once
    possible,   ///< `solution` contains it
    not_found,  ///< false, but no technique of the scale shows it
  };
  Kind kind = Kind::not_found;
  std::vector<model::Step> steps;  ///< in order; every one is needed by a later one
  std::optional<model::FilledGrid> solution;
  std::string message;
  std::optional<Cell> seen;  ///< not_there: the cell whose digit excludes it, if one does
};

/// Looks for the shortest chain of steps that removes the candidate: one step if there is one, else
/// a path from which every step that is not needed is taken out again (each later step is confirmed
/// anew by verify).
[[nodiscard]] WhyNot why_not(const Game& game, const Position& position, Candidate candidate,
                             const Scale& scale, const base::Limits& limits = {});

}  // namespace omnidoku::logic
