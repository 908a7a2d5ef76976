// SPDX-License-Identifier: MIT
//
// Maps are drawn until one is filled within a few nodes for each cell. A map that takes more may
// have a solution, but then the making of its puzzles is slow throughout, and another map is at
// hand.
#include "generate/new_map.h"

#include "generate/budget.h"
#include "geometry/builder.h"
#include "solve/solve.h"

namespace omnidoku::generate {
namespace {

constexpr int kMostMaps = 1000;
constexpr std::uint64_t kNodesToFillACell = 20;

}  // namespace

base::Result<Request> with_board_settled(Request request) {
  if (!request.new_map) return request;
  request.new_map = false;
  // Not the numbers that the puzzle itself is made with.
  base::Random random(~base::Random::for_stream(request.seed, request.stream).next());
  Budget budget(request.limits, 0);
  for (int i = 0; i < kMostMaps; ++i) {
    auto board = geometry::build_board(geometry::with_random_map(*request.board, random));
    if (!board) return board.error();
    solve::Options options;
    options.limits =
        budget.for_search(1, kNodesToFillACell * static_cast<std::uint64_t>((*board)->num_cells()));
    options.shuffle_seed = random.next();
    options.explain = false;
    const model::Puzzle empty = model::make_puzzle(*board);
    const solve::Outcome outcome = solve::Prepared(empty).solve(empty.givens, options);
    if (!outcome.solutions.empty()) {
      request.board = *std::move(board);
      return request;
    }
    if (budget.spend(outcome.counters, outcome.reason) || budget.interrupted()) {
      return budget.error("no map yet that can be filled");
    }
  }
  return base::make_error(
      base::ErrorCode::too_large,
      "none of " + std::to_string(kMostMaps) + " maps of regions could be filled soon",
      "give a map, or take a smaller board");
}

}  // namespace omnidoku::generate
