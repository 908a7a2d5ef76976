// SPDX-License-Identifier: MIT
#include "left_aside.h"

#include "text.h"
#include "verify/stored_solution.h"

namespace omnidoku::cli {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;

LeftAside& LeftAside::operator+=(const LeftAside& more) {
  games += more.games;
  entries += more.entries;
  marks += more.marks;
  return *this;
}

std::string LeftAside::text(const std::string& so) const {
  std::vector<std::string> parts;
  if (entries > 0) parts.push_back("the entries (" + grouped(entries) + ")");
  if (marks > 0) parts.push_back("the marks (in " + counted(marks, "cell") + ")");
  return joined(parts, " and ") + " of " +
         (games == 1 ? "a saved game" : counted(games, "saved game")) + " are left aside: " + so;
}

LeftAside left_aside(const model::Document& document) {
  LeftAside aside;
  if (!document.play) return aside;
  const model::PlayState& play = *document.play;
  const model::PartialGrid& givens = document.puzzle.givens;
  for (std::size_t i = 0; i < givens.size() && i < play.entries.size(); ++i) {
    if (givens[i]) continue;
    if (play.entries[i]) {
      ++aside.entries;
    } else if (!play.marks[i].centre.empty() || !play.marks[i].corner.empty()) {
      ++aside.marks;
    }
  }
  aside.games = aside.entries + aside.marks > 0 ? 1 : 0;
  return aside;
}

std::string Wrong::text() const {
  constexpr std::size_t kMost = 12;
  const auto list = [](std::vector<std::string> names) {
    const std::size_t more = names.size() > kMost ? names.size() - kMost : 0;
    names.resize(names.size() - more);
    return joined(names, " ") + (more > 0 ? " and " + std::to_string(more) + " more" : "");
  };
  std::vector<std::string> parts;
  if (!entries.empty()) {
    parts.push_back((entries.size() == 1 ? "wrong entry: " : "wrong entries: ") + list(entries));
  }
  if (!marks.empty()) parts.push_back("marks that leave out what belongs there: " + list(marks));
  if (!stored.empty()) parts.push_back(stored);
  return joined(parts, "; ");
}

namespace {

/// What of the player's is wrong.
Wrong wrong_in_play(const model::Document& document, const std::vector<DigitSet>& possible) {
  Wrong wrong;
  const model::Puzzle& puzzle = document.puzzle;
  if (!document.play || possible.size() != puzzle.givens.size()) return wrong;
  const model::PlayState& play = *document.play;
  for (std::size_t i = 0; i < possible.size() && i < play.entries.size(); ++i) {
    if (puzzle.givens[i]) continue;
    const std::string& name = puzzle.board->name(Cell(i));
    if (const std::optional<Digit> entry = play.entries[i]) {
      if (possible[i].contains(*entry)) continue;
      wrong.entries.push_back(name + "=" + puzzle.symbols.text(*entry));
    } else if (!play.marks[i].centre.empty() && (play.marks[i].centre & possible[i]).empty()) {
      wrong.marks.push_back(name);
    }
  }
  return wrong;
}

/// Why the stored solution is none; empty where it is one, or there is none. `solution`, where it
/// is not null, is the only one.
std::string wrong_stored(const model::Puzzle& puzzle, const model::FilledGrid* solution) {
  if (!puzzle.solution) return {};
  if (solution != nullptr && *puzzle.solution == *solution) return {};
  const std::string broken = verify::what_stored_breaks(puzzle);
  if (broken.empty()) return {};
  const std::string name = "the solution stored with the puzzle ";
  return solution != nullptr && puzzle.solution->size() == solution->size()
             ? name + "is wrong in " +
                   verify::some_cells(*puzzle.board,
                                      verify::differences(*puzzle.solution, *solution)) +
                   ": it breaks its rules: " + broken
             : name + "breaks its rules: " + broken;
}

}  // namespace

Wrong wrong_by(const model::Document& document, const std::vector<DigitSet>& possible) {
  Wrong wrong = wrong_in_play(document, possible);
  wrong.stored = wrong_stored(document.puzzle, nullptr);
  return wrong;
}

Wrong wrong_by(const model::Document& document, const solve::Outcome& outcome) {
  if (!document.play && !document.puzzle.solution) return {};
  const bool is_unique = outcome.status == base::Status::unique && !outcome.solutions.empty();
  const model::FilledGrid* only = is_unique ? &outcome.solutions.front() : nullptr;
  std::vector<DigitSet> possible;
  if (document.play) {
    const model::FilledGrid* known = is_unique ? only : verify::witness(document.puzzle);
    if (known != nullptr) {
      for (const Digit digit : *known) possible.push_back(DigitSet::single(digit));
    }
  }
  Wrong wrong = wrong_in_play(document, possible);
  wrong.stored = wrong_stored(document.puzzle, only);
  return wrong;
}

nlohmann::ordered_json json_of(const LeftAside& aside, const Wrong& wrong) {
  return {{"entries", aside.entries},
          {"marks", aside.marks},
          {"wrong", wrong.entries},
          {"wrong_marks", wrong.marks}};
}

}  // namespace omnidoku::cli
