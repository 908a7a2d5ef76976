// SPDX-License-Identifier: MIT
//
// Makes docs/TECHNIQUES.md: every technique by its descriptor, and on which geometries it was
// found.
//
//   build/release/tests/technique_table > docs/TECHNIQUES.md
//
// For each kind of puzzle it walks the paths of generated puzzles 0, 1, 2... by the human profile
// and asks in every state for each technique that was not found yet; for those that no path met, in
// states of the same puzzles from which wrong candidates are taken away at random. The same table
// comes out every time.
#include <algorithm>
#include <cstdio>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "base/ordered_parallel.h"
#include "logic/path.h"
#include "support/generated.h"
#include "support/steps.h"
#include "support/technique_page.h"

namespace omnidoku {
namespace {

using logic::CandidateBoard;
using logic::Position;
using logic::Structure;
using logic::Technique;
using testing_support::PuzzleKind;

struct Column {
  const PuzzleKind* kind;
  std::uint64_t puzzles;  ///< looked at for each technique, at most
};

struct Entry {
  bool applies = false;
  std::optional<std::uint64_t> on_path;  ///< number of the puzzle
  std::optional<std::uint64_t> made;
};

using Entries = std::map<const Technique*, Entry>;

std::vector<Column> columns() {
  std::vector<Column> result;
  const auto add = [&](std::string_view label, std::uint64_t puzzles) {
    result.push_back({&testing_support::kind_called(label), puzzles});
  };
  add("9x9", 100);
  add("X", 60);
  add("windoku", 60);
  add("jigsaw", 60);
  add("toroidal", 60);
  add("samurai", 2);
  add("tredoku", 60);
  add("cubes", 60);
  add("killer", 30);
  add("16x16", 2);
  add("6x6", 200);
  return result;
}

/// The techniques that `wanted` holds for and that find something here.
template <class Wanted>
std::vector<const Technique*> found_in(const Position& position, const Entries& entries,
                                       Wanted wanted) {
  std::vector<const Technique*> found;
  for (const auto& [technique, entry] : entries) {
    if (entry.applies && wanted(entry) && first_step(*technique, position)) {
      found.push_back(technique);
    }
  }
  return found;
}

/// Asks in the states in which no single can be found; on large boards in every tenth of them.
void walk(const Structure& structure, std::uint64_t n, Entries& entries) {
  const auto missing = [](const Entry& entry) { return !entry.on_path; };
  const bool large = structure.num_candidates() > 81 * 9;
  Position position(CandidateBoard::start(structure), true);
  std::size_t hard = 0;
  while (!position.board().is_complete()) {
    const auto step = next_step(position, logic::human_profile());
    if (!step) return;
    const bool single = logic::technique_of(*step).family == logic::Family::single;
    if (!single && (!large || hard++ % 10 == 0)) {
      for (const Technique* technique : found_in(position, entries, missing)) {
        entries[technique].on_path = n;
      }
    }
    Entry& entry = entries[&logic::technique_of(*step)];
    if (!entry.on_path) entry.on_path = n;
    position.apply(*step);
  }
}

Entries entries_of(const Column& column) {
  Entries entries;
  for (const Technique* technique : logic::techniques()) entries[technique];
  for (std::uint64_t n = 0; n < column.puzzles; ++n) {
    const model::Puzzle puzzle = testing_support::generated_puzzle(*column.kind, n);
    const Structure structure(puzzle);
    bool all = true;
    for (auto& [technique, entry] : entries) {
      entry.applies = entry.applies || technique->applies(structure);
      all = all && (entry.on_path || !entry.applies);
    }
    if (n > 0 && all) break;
    walk(structure, n, entries);
    const auto missing = [](const Entry& entry) { return !entry.on_path && !entry.made; };
    std::vector<CandidateBoard> states =
        testing_support::made_states(structure, *puzzle.solution, n);
    const std::size_t every = structure.num_candidates() > 81 * 9 ? 10 : 1;
    for (std::size_t i = 0; i < states.size(); i += every) {
      const Position position(std::move(states[i]), true);
      for (const Technique* technique : found_in(position, entries, missing)) {
        entries[technique].made = n;
      }
    }
  }
  return entries;
}

std::string text_of(const Entry& entry) {
  if (!entry.applies) return "-";
  if (entry.on_path) return std::to_string(*entry.on_path);
  if (entry.made) return "(" + std::to_string(*entry.made) + ")";
  return "?";
}

void print_descriptors() {
  std::printf("| id | technique | family | cost | assumes | idea |\n|---|---|---|---|---|---|\n");
  for (const Technique* technique : logic::techniques()) {
    std::printf("%s\n", testing_support::technique_row(*technique).c_str());
  }
}

void print_geometries() {
  const std::vector<Column> all = columns();
  std::vector<Entries> found;
  std::size_t next = 0;
  base::ordered_parallel(
      2, all.size(),
      [&]() -> std::optional<std::size_t> {
        if (next == all.size()) return std::nullopt;
        return next++;
      },
      [&](std::size_t i) { return entries_of(all[i]); },
      [&](Entries entries) {
        std::fprintf(stderr, "%s done\n", all[found.size()].kind->label);
        found.push_back(std::move(entries));
        return true;
      });
  std::printf("| technique |");
  for (const Column& column : all) std::printf(" %s |", column.kind->label);
  std::printf("\n|---|");
  for (std::size_t i = 0; i < all.size(); ++i) std::printf("---|");
  std::printf("\n");
  for (const Technique* technique : logic::techniques()) {
    std::printf("| `%s` |", std::string(technique->id).c_str());
    for (Entries& entries : found) std::printf(" %s |", text_of(entries[technique]).c_str());
    std::printf("\n");
  }
}

void print_page() {
  std::printf(
      "<!-- Made by tests/tables/technique_table.cpp; do not edit. -->\n"
      "# Techniques\n\n"
      "Every technique of `explain` and `hint`, in the order in which the human profile tries\n"
      "them. The cost is what one step adds to the difficulty of a puzzle; `+ n` comes on top for\n"
      "every unit of size (cells, houses, links) above the smallest.\n\n");
  print_descriptors();
  std::printf(
      "\n## Where they were found\n\n"
      "A number says on the solving path of which generated puzzle the technique was found first\n"
      "(`tests/support/generated.h`). A number in parentheses: on no path that was looked at, but\n"
      "in a state of that puzzle in which wrong candidates were removed at random. `-`: it does "
      "not\n"
      "apply there. `?`: it may apply, but was not found.\n\n");
  print_geometries();
}

}  // namespace
}  // namespace omnidoku

int main() {
  omnidoku::print_page();
  return 0;
}
