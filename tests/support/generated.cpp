// SPDX-License-Identifier: MIT
#include "support/generated.h"

#include <cstdio>
#include <cstdlib>
#include <vector>

#include "generate/generate.h"
#include "support/boards.h"

namespace omnidoku::testing_support {
namespace {

constexpr PuzzleKind kClassic{"9x9", "grid:9"};

constexpr PuzzleKind kOthers[] = {
    {"X", "grid:9+x", false, 90},
    {"windoku", "grid:9+windoku", false, 80},
    {"jigsaw", "jigsaw", false, 90},
    {"toroidal", "toroidal", false, 80},
    {"samurai", "samurai", false, 15},
    {"tredoku", "tredoku", false, 80},
    {"cubes", "roxdoku", false, 50},
    {"killer", "grid:9", true, 80},
    {"16x16", "grid:16", false, 5},
    {"6x6", "grid:6", false, 80},
    {"8x8", "grid:8x8:2x4", false, 40},
    {"12x12", "grid:12x12:3x4", false, 10},
    {"latin square", "latin:7", false, 30},
    {"disjoint groups", "grid:9+disjoint", false, 50},
    {"X windoku", "grid:9+x+windoku", false, 20},
    {"girandola", "grid:9+girandola", false, 20},
    {"tiny samurai", "tiny_samurai", false, 30},
    {"overlapping 4x4", "overlap:4:0,0;2,2;3,5", false, 20},
    {"two cubes", "cubes:2:0,0,0;1,1,1", false, 20},
    {"cube corner", "cube_corner", false, 20},
    {"cube surface", "su_dokube", false, 10},
    {"cylinder", "cylinder", false, 10},
    {"moebius", "moebius", false, 10},
    {"killer 6x6", "grid:6", true, 30},
    {"killer jigsaw", "jigsaw", true, 15},
    {"killer toroidal", "toroidal", true, 15},
};

constexpr int total_share() {
  int sum = 0;
  for (const PuzzleKind& kind : kOthers) sum += kind.share;
  return sum;
}
static_assert(total_share() == 1000);

/// The kinds of a thousand puzzles: round by round, those that have some of their share left.
std::vector<const PuzzleKind*> thousand() {
  std::vector<const PuzzleKind*> order;
  for (int round = 0; order.size() < 1000; ++round) {
    for (const PuzzleKind& kind : kOthers) {
      if (round < kind.share) order.push_back(&kind);
    }
  }
  return order;
}

}  // namespace

const PuzzleKind& classic_kind() { return kClassic; }

std::span<const PuzzleKind> other_kinds() { return kOthers; }

const PuzzleKind& kind_called(std::string_view label) {
  if (label == kClassic.label) return kClassic;
  for (const PuzzleKind& kind : kOthers) {
    if (label == kind.label) return kind;
  }
  std::fprintf(stderr, "test setup: no kind %s\n", std::string(label).c_str());
  std::abort();
}

const PuzzleKind& mixed_kind(std::uint64_t n) {
  static const std::vector<const PuzzleKind*> order = thousand();
  return *order[n % order.size()];
}

model::Puzzle generated_puzzle(const PuzzleKind& kind, std::uint64_t n) {
  generate::Request wanted;
  wanted.board = board(kind.board);
  wanted.seed = 3;
  wanted.stream = n;
  if (kind.killer) wanted.kinds = {"killer"};
  auto puzzle = generate::generate(wanted);
  if (!puzzle) {
    std::fprintf(stderr, "test setup: %s: %s\n", name_of(kind, n).c_str(),
                 puzzle.error().text().c_str());
    std::abort();
  }
  return *std::move(puzzle);
}

std::string name_of(const PuzzleKind& kind, std::uint64_t n) {
  return std::string(kind.label) + " " + std::to_string(n);
}

}  // namespace omnidoku::testing_support
