// SPDX-License-Identifier: MIT
//
// Makes docs/TECHNIQUES.md: every technique by its descriptor, and on which geometries it was
// found.
//
//   build/release/tests/technique_table > docs/TECHNIQUES.md
//   build/release/tests/technique_table [ID|GEOMETRY]...       these rows and columns alone
//
// For each kind of puzzle it walks the paths of generated puzzles 0, 1, 2... by the human scale
// and asks in every state for each technique that was not found yet; for those that no path met, in
// states of the same puzzles from which wrong candidates are taken away at random. What is missing
// then is looked for in states with few open cells (opened_states), in puzzles of pencilmarks
// (marked_puzzle), and in the same two of another kind of the same geometry. Every step found is
// judged by verify and by the solution; the program ends when one is wrong. The same table comes
// out every time.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <span>
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
using testing_support::Source;

struct Column {
  const PuzzleKind* kind;
  std::uint64_t puzzles;               ///< whose paths are looked at for each technique, at most
  const PuzzleKind* second = nullptr;  ///< of the same geometry, for what is missing
};

/// So many puzzles are looked at for what is missing, at most.
constexpr std::uint64_t most_puzzles(Source source) { return source == Source::marked ? 1000 : 60; }

struct Entry {
  bool applies = false;
  std::optional<std::uint64_t> on_path;  ///< number of the puzzle
  std::string elsewhere;                 ///< as on the page
  [[nodiscard]] bool missing() const { return applies && !on_path && elsewhere.empty(); }
};

using Entries = std::map<const Technique*, Entry>;

using Techniques = std::span<const Technique* const>;

std::vector<Column> columns() {
  std::vector<Column> result;
  const auto add = [&](std::string_view label, std::uint64_t puzzles,
                       std::string_view second = {}) {
    result.push_back({&testing_support::kind_called(label), puzzles,
                      second.empty() ? nullptr : &testing_support::kind_called(second)});
  };
  add("9x9", 100);
  add("X", 60);
  add("windoku", 60);
  add("jigsaw", 60);
  add("toroidal", 60);
  add("samurai", 10);
  add("tredoku", 150, "star");
  add("cubes", 150);
  add("killer", 60);
  add("super", 60);
  add("16x16", 2);
  add("6x6", 200);
  return result;
}

/// One puzzle, and what judges steps in it.
struct Judged {
  explicit Judged(model::Puzzle from)
      : puzzle(std::move(from)),
        structure(puzzle),
        checker(structure.lowered()),
        truth(testing_support::truth_of(*puzzle.solution)) {}

  /// Whether the technique finds something here.
  bool finds(const Technique& technique, const Position& position) {
    const auto step = first_step(technique, position);
    if (step) judge(*step, position);
    return step.has_value();
  }
  /// Ends the program when something is wrong with the step.
  void judge(const model::Step& step, const Position& position) {
    const std::string fault = testing_support::fault(step, position, truth, checker);
    if (fault.empty()) return;
    std::fprintf(stderr, "%s\n%s\n", fault.c_str(), testing_support::state_text(position).c_str());
    std::abort();
  }

  model::Puzzle puzzle;
  Structure structure;
  verify::StepChecker checker;
  std::vector<geometry::DigitSet> truth;
};

bool is_large(const Structure& structure) { return structure.num_candidates() > 81 * 9; }

/// Asks in the states in which no single can be found; on large boards in every tenth of them.
void walk(Judged& judged, std::uint64_t n, Entries& entries) {
  Position position(CandidateBoard::start(judged.structure), true);
  std::size_t hard = 0;
  while (!position.board().is_complete()) {
    const auto step = next_step(position, logic::human_scale());
    if (!step) return;
    const bool single = logic::technique_of(*step).family == logic::Family::single;
    if (!single && (!is_large(judged.structure) || hard++ % 10 == 0)) {
      for (auto& [technique, entry] : entries) {
        if (entry.applies && !entry.on_path && judged.finds(*technique, position)) {
          entry.on_path = n;
        }
      }
    }
    const auto entry = entries.find(&logic::technique_of(*step));
    if (entry != entries.end() && !entry->second.on_path) {
      judged.judge(*step, position);
      entry->second.on_path = n;
    }
    position.apply(*step);
  }
}

/// Asks for what is missing in every `every`-th state of a source.
void look(Judged& judged, Source source, std::uint64_t n, std::size_t every,
          const std::string& prefix, Entries& entries) {
  std::vector<CandidateBoard> states =
      testing_support::source_states(source, judged.structure, *judged.puzzle.solution, n);
  for (std::size_t i = 0; i < states.size(); i += every) {
    const Position position(std::move(states[i]), true);
    for (auto& [technique, entry] : entries) {
      if (!entry.missing() || !judged.finds(*technique, position)) continue;
      entry.elsewhere = prefix + testing_support::cell_text(source, n);
    }
  }
}

/// Looks for what is missing in the opened and marked puzzles of a kind, and with `prefix`, which
/// names the kind, in the made states as well.
void look_further(const PuzzleKind& kind, const std::string& prefix, Entries& entries) {
  for (const Source source : testing_support::kSources) {
    if (source == Source::made && prefix.empty()) continue;
    for (std::uint64_t n = 0; n < most_puzzles(source); ++n) {
      if (std::none_of(entries.begin(), entries.end(),
                       [](const auto& entry) { return entry.second.missing(); })) {
        return;
      }
      Judged judged(testing_support::source_puzzle(source, kind, n));
      look(judged, source, n, 1, prefix, entries);
    }
  }
}

Entries entries_of(const Column& column, Techniques techniques) {
  Entries entries;
  for (const Technique* technique : techniques) entries[technique];
  for (std::uint64_t n = 0; n < column.puzzles; ++n) {
    Judged judged(testing_support::generated_puzzle(*column.kind, n));
    bool all = true;
    for (auto& [technique, entry] : entries) {
      entry.applies = entry.applies || technique->applies(judged.structure);
      all = all && (entry.on_path || !entry.applies);
    }
    if (n > 0 && all) break;
    walk(judged, n, entries);
    look(judged, Source::made, n, is_large(judged.structure) ? 10 : 1, {}, entries);
  }
  look_further(*column.kind, {}, entries);
  if (column.second != nullptr) {
    look_further(*column.second, std::string(column.second->label) + " ", entries);
  }
  return entries;
}

std::string text_of(const Entry& entry) {
  if (!entry.applies) return "-";
  if (entry.on_path) return std::to_string(*entry.on_path);
  return entry.elsewhere.empty() ? "?" : entry.elsewhere;
}

void print_descriptors(Techniques techniques) {
  std::printf("| id | technique | family | cost | assumes | idea |\n|---|---|---|---|---|---|\n");
  for (const Technique* technique : techniques) {
    std::printf("%s\n", testing_support::technique_row(*technique).c_str());
  }
}

/// Names the techniques that were found in no column.
void print_missing(Techniques techniques, std::vector<Entries>& found) {
  const auto anywhere = [&](const Technique* technique, auto holds) {
    return std::any_of(found.begin(), found.end(),
                       [&](Entries& entries) { return holds(entries[technique]); });
  };
  for (const Technique* technique : techniques) {
    if (anywhere(technique, [](const Entry& e) { return e.on_path || !e.elsewhere.empty(); }))
      continue;
    const bool applies = anywhere(technique, [](const Entry& e) { return e.applies; });
    std::printf("\n`%s` was found on none of them: %s\n", std::string(technique->id).c_str(),
                applies ? "it may apply, but is rare." : "none has the shapes that it is about.");
  }
}

void print_geometries(Techniques techniques, const std::vector<Column>& all) {
  std::vector<Entries> found;
  std::size_t next = 0;
  base::ordered_parallel(
      2, all.size(),
      [&]() -> std::optional<std::size_t> {
        if (next == all.size()) return std::nullopt;
        return next++;
      },
      [&](std::size_t i) { return entries_of(all[i], techniques); },
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
  for (const Technique* technique : techniques) {
    std::printf("| `%s` |", std::string(technique->id).c_str());
    for (Entries& entries : found) std::printf(" %s |", text_of(entries[technique]).c_str());
    std::printf("\n");
  }
  print_missing(techniques, found);
}

void print_page() {
  std::printf(
      "<!-- Made by tests/tables/technique_table.cpp; do not edit. -->\n"
      "# Techniques\n\n"
      "Every technique of `explain` and `hint`, in the order in which the human scale tries\n"
      "them. The cost is what one step adds to the difficulty of a puzzle; `+ n` comes on top for\n"
      "every unit of size (cells, houses, links) above the smallest.\n\n");
  print_descriptors(logic::techniques());
  std::printf(
      "\n## Where they were found\n\n"
      "A number says on the solving path of which generated puzzle the technique was found first\n"
      "(`tests/support/generated.h`). In brackets, as on no path that was looked at: `(n)` in a\n"
      "state of that puzzle in which wrong candidates were removed at random; `[n]` in one in\n"
      "which, besides, only cells of a few digits are open; `{n}` in a state of that marked\n"
      "puzzle, in which a few digits are told by pencilmarks only. `star` before the brackets: "
      "on\n"
      "that Tredoku of twelve faces. `-`: it does not apply there. `?`: it may apply, but was not\n"
      "found. Every step that the table counts was confirmed by verify and keeps the "
      "solution.\n\n");
  print_geometries(logic::techniques(), columns());
}

}  // namespace
}  // namespace omnidoku

int main(int argc, char** argv) {
  using namespace omnidoku;
  std::vector<const Technique*> rows;
  std::vector<Column> chosen;
  for (int i = 1; i < argc; ++i) {
    const std::string_view name = argv[i];
    if (const Technique* technique = logic::find_technique(name)) {
      rows.push_back(technique);
      continue;
    }
    const std::size_t before = chosen.size();
    for (const Column& column : columns()) {
      if (name == column.kind->label) chosen.push_back(column);
    }
    if (chosen.size() == before) {
      std::fprintf(stderr, "neither a technique nor a column: %s\n", argv[i]);
      return 2;
    }
  }
  if (argc == 1) {
    print_page();
    return 0;
  }
  if (rows.empty()) rows.assign(logic::techniques().begin(), logic::techniques().end());
  if (chosen.empty()) chosen = columns();
  print_descriptors(rows);
  print_geometries(rows, chosen);
  return 0;
}
