// SPDX-License-Identifier: MIT
//
// Makes docs/TECHNIQUES.md: every technique by its descriptor, and on which geometries it was
// found.
//
//   build/release/tests/technique_table > docs/TECHNIQUES.md
//
// For each kind of puzzle it walks the paths of generated puzzles 0, 1, 2... by the human profile
// and asks in every state for each technique that was not found yet; for those that no path met, in
// states of the same puzzles that are thinned at random. The same table comes out every time.
#include <algorithm>
#include <cstdio>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "logic/path.h"
#include "support/generated.h"
#include "support/steps.h"

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
  std::optional<std::uint64_t> thinned;
};

using Entries = std::map<const Technique*, Entry>;

std::vector<Column> columns() {
  const auto kind = [](std::string_view label) {
    for (const PuzzleKind& other : testing_support::other_kinds()) {
      if (other.label == label) return &other;
    }
    return &testing_support::classic_kind();
  };
  return {{kind("9x9"), 400},     {kind("X"), 300},        {kind("windoku"), 300},
          {kind("jigsaw"), 300},  {kind("toroidal"), 300}, {kind("samurai"), 20},
          {kind("tredoku"), 300}, {kind("cubes"), 300},    {kind("killer"), 200},
          {kind("16x16"), 20},    {kind("6x6"), 1000}};
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

void walk(const Structure& structure, std::uint64_t n, Entries& entries) {
  const auto missing = [](const Entry& entry) { return !entry.on_path; };
  Position position(CandidateBoard::start(structure), true);
  while (!position.board().is_complete()) {
    for (const Technique* technique : found_in(position, entries, missing)) {
      entries[technique].on_path = n;
    }
    const auto step = next_step(position, logic::human_profile());
    if (!step) return;
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
    const auto missing = [](const Entry& entry) { return !entry.on_path && !entry.thinned; };
    for (CandidateBoard& board : testing_support::thinned_states(structure, *puzzle.solution, n)) {
      const Position position(std::move(board), true);
      for (const Technique* technique : found_in(position, entries, missing)) {
        entries[technique].thinned = n;
      }
    }
  }
  return entries;
}

std::string text_of(const Entry& entry) {
  if (!entry.applies) return "-";
  if (entry.on_path) return std::to_string(*entry.on_path);
  if (entry.thinned) return "(" + std::to_string(*entry.thinned) + ")";
  return "?";
}

std::string cost_of(const Technique& technique) {
  std::string text = std::to_string(technique.cost);
  if (technique.cost_per_size > 0) text += " + " + std::to_string(technique.cost_per_size);
  return text;
}

void print_descriptors() {
  std::printf("| id | technique | family | cost | assumes | idea |\n|---|---|---|---|---|---|\n");
  for (const Technique* technique : logic::techniques()) {
    std::printf("| `%s` | %s | %s | %s | %s | %s |\n", std::string(technique->id).c_str(),
                std::string(technique->title).c_str(),
                std::string(to_string(technique->family)).c_str(), cost_of(*technique).c_str(),
                technique->assumes == logic::Assumes::unique ? "one solution" : "",
                std::string(technique->idea).c_str());
  }
}

void print_geometries() {
  const std::vector<Column> all = columns();
  std::vector<Entries> found;
  for (const Column& column : all) {
    std::fprintf(stderr, "%s\n", column.kind->label);
    found.push_back(entries_of(column));
  }
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
