// SPDX-License-Identifier: MIT
#include "solve/canonical.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/hash128.h"
#include "constraints/lowering.h"
#include "isomorphism/coloured_graph.h"
#include "solve/classic_grid.h"

namespace omnidoku::solve {

namespace {

/// With rules or clues that the classic grid knows nothing of.
CanonicalPuzzle canonical_elsewhere(const model::Puzzle& puzzle, const Options& options) {
  CanonicalPuzzle result;
  if (!isomorphism::can_label()) {
    result.status = base::Status::invalid;
    result.message =
        "only puzzles with the rules of the classic 9x9 grid have a canonical form in a program "
        "that "
        "was built without bliss";
    return result;
  }
  Options question = options;
  question.limits.solutions = 2;
  const Outcome outcome = solve(puzzle, question);
  result.status = outcome.status;
  result.message = outcome.message;
  switch (outcome.status) {
    case base::Status::unique:
    case base::Status::multiple:
    case base::Status::limit:
      result.elsewhere = isomorphism::canonical_form(*constraints::lower(puzzle));
      break;
    case base::Status::none:
      if (result.message.empty()) result.message = "has no solution";
      break;
    case base::Status::invalid:
    case base::Status::not_understood:
    case base::Status::cancelled: break;
  }
  return result;
}

}  // namespace

CanonicalPuzzle canonical(const model::Puzzle& puzzle, const Options& options) {
  if (!has_classic_rules(puzzle) || puzzle.has_pencilmark_clues()) {
    return canonical_elsewhere(puzzle, options);
  }
  Options question = options;
  question.limits.solutions = kMostSolutionsOfForm + 1;
  question.keep = kMostSolutionsOfForm + 1;
  const Outcome outcome = solve(puzzle, question);
  CanonicalPuzzle result;
  result.status = outcome.status;
  result.message = outcome.message;
  if (outcome.status == base::Status::none && outcome.message.empty()) {
    result.message = "has no solution";
  }
  if (outcome.count > kMostSolutionsOfForm) {
    result.status = base::Status::limit;
    result.message = "has more than " + std::to_string(kMostSolutionsOfForm) +
                     " solutions, too many to look for its canonical form";
    return result;
  }
  if (outcome.status == base::Status::multiple && outcome.reason != base::StopReason::exhausted) {
    result.status = base::Status::limit;
  }
  if (result.status != base::Status::unique && result.status != base::Status::multiple) {
    return result;
  }
  classic::Clues9 clues{};
  std::vector<classic::Solution9> solutions(outcome.solutions.size());
  for (std::size_t i = 0; i < clues.size(); ++i) {
    if (const auto given = puzzle.givens[i]) {
      clues[i] = static_cast<std::uint8_t>(given->index() + 1);
    }
    for (std::size_t k = 0; k < solutions.size(); ++k) {
      solutions[k][i] = static_cast<std::uint8_t>(outcome.solutions[k][i].index() + 1);
    }
  }
  result.form = classic::canonical_form(clues, solutions);
  return result;
}

model::Document form_of(const model::Puzzle& puzzle, const CanonicalPuzzle& canonical) {
  model::Document document;
  model::Puzzle& form = document.puzzle;
  form = puzzle;
  form.metadata = {};
  form.solution.reset();
  form.fog.reset();
  form.drawings.clear();
  if (canonical.elsewhere) {
    form.givens = canonical.elsewhere->givens;
    form.allowed = canonical.elsewhere->allowed;
    return document;
  }
  for (std::size_t i = 0; i < form.givens.size(); ++i) {
    const std::uint8_t digit = canonical.form->clues[i];
    form.givens[i].reset();
    if (digit != 0) form.givens[i] = geometry::Digit(digit - 1);
  }
  return document;
}

double symmetries_of(const CanonicalPuzzle& canonical) {
  return canonical.elsewhere ? canonical.elsewhere->symmetries
                             : static_cast<double>(canonical.form->puzzle_symmetries);
}

std::string line_of(const classic::Clues9& form) {
  std::string line;
  for (const std::uint8_t digit : form) {
    line += digit == 0 ? '.' : static_cast<char>('0' + digit);
  }
  return line;
}

std::string key_of(const classic::Clues9& form) {
  base::Hash128 hash;
  hash.add_bytes(line_of(form));
  return hash.text();
}

std::string key_of(const CanonicalPuzzle& canonical, std::string_view puzzle) {
  if (canonical.elsewhere) return canonical.elsewhere->key;
  if (canonical.form) return key_of(canonical.form->clues);
  base::Hash128 hash;
  hash.add_bytes("no form: ");
  hash.add_bytes(puzzle);
  return hash.text();
}

}  // namespace omnidoku::solve
