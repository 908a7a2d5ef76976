// SPDX-License-Identifier: MIT
//
// Finite automata over the symbols of a puzzle, as lines of setters use them: read from a regular
// expression or from a packed text, run on sets of states, made deterministic as far as a line
// needs it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "model/puzzle.h"

namespace omnidoku::constraints {

/// Automata of more states are refused.
inline constexpr std::size_t kMostAutomatonStates = std::size_t{1} << 16U;

/// An automaton, which may have several ways to go.
struct Automaton {
  /// Per state and letter where it may go. The letters are the digits; behind them comes the break
  /// between the segments of a line.
  std::vector<std::vector<std::vector<std::uint32_t>>> next;
  std::vector<std::uint32_t> starts;
  std::vector<bool> accepting;
};

/// The automaton of a regular expression: symbols of one character, '.', classes "[1-3]" and
/// "[^1-3]", groups, '|' and the repetitions '*', '+', '?', "{n}", "{n,}", "{n,m}"; blanks are left
/// out. Errors tell the place: syntax, unknown_symbol, too_large.
[[nodiscard]] base::Result<Automaton> automaton_of_expression(const model::Puzzle& puzzle,
                                                              std::string_view expression);

/// The automaton of a text of the Interactive Sudoku Solver: bits in Base64. Errors: syntax,
/// unknown_symbol (more symbols than the puzzle has), too_large.
[[nodiscard]] base::Result<Automaton> automaton_of_packed(const model::Puzzle& puzzle,
                                                          std::string_view text);
/// The packed text of one that goes at most one way with each digit, begins in its first state only
/// and ends in its last only; nothing where it has too many digits or states.
[[nodiscard]] std::optional<std::string> packed_text(const Automaton& automaton, int num_digits);

/// Runs an automaton on sets of its states, each of which has a number. What was asked once is
/// remembered.
class AutomatonRun {
 public:
  AutomatonRun(Automaton automaton, int num_digits);

  using State = std::uint64_t;
  [[nodiscard]] State start() const { return 0; }
  /// Nothing where it cannot go on.
  std::optional<State> step(State state, std::size_t letter);
  /// Where it may be after any digit.
  std::optional<State> step_by_any(State state);
  [[nodiscard]] bool accepts(State state) const;
  [[nodiscard]] const Automaton& automaton() const { return automaton_; }
  /// Whether a good part of what is too much is done.
  [[nodiscard]] bool worked_much() const { return work_ > kMostWork / 4; }
  /// Whether it was too much; then nothing that it said counts.
  [[nodiscard]] bool exploded() const { return work_ > kMostWork; }

 private:
  static constexpr std::size_t kMostWork = 40'000'000;

  std::optional<State> number_of(std::vector<std::uint32_t> set);
  std::vector<std::uint32_t> after(const std::vector<std::uint32_t>& set, std::size_t letter);

  Automaton automaton_;
  std::size_t num_digits_;
  std::size_t num_letters_;
  std::size_t work_ = 0;
  std::vector<std::vector<std::uint32_t>> sets_;
  std::map<std::vector<std::uint32_t>, State> numbers_;
  std::vector<State> known_;  ///< per set and letter, with kUnknown and kNone
};

}  // namespace omnidoku::constraints
