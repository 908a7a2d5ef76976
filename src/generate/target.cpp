// SPDX-License-Identifier: MIT
#include "generate/target.h"

#include <algorithm>
#include <chrono>

#include "generate/new_map.h"

namespace omnidoku::generate {

using base::ErrorCode;
using base::make_error;

bool fits(const model::Puzzle& puzzle, const Target& target, const base::Limits& limits) {
  const logic::Structure structure(puzzle);
  const logic::Position start(logic::CandidateBoard::start(structure), true);
  const logic::Path path = logic::find_path(start, *target.profile, limits);
  if (path.end == logic::PathEnd::stopped) return false;
  if (target.level && logic::rate(path).level != *target.level) return false;
  return std::all_of(target.must_contain.begin(), target.must_contain.end(),
                     [&path](const logic::Technique* technique) {
                       return std::any_of(
                           path.steps.begin(), path.steps.end(),
                           [&](const model::Step& s) { return s.technique == technique->id; });
                     });
}

base::Result<model::Puzzle> generate_rated(const Request& wanted, const Target& target) {
  const base::Result<Request> settled = with_board_settled(wanted);
  if (!settled) return settled.error();
  const Request& request = *settled;
  using Clock = std::chrono::steady_clock;
  const auto began = Clock::now();
  Request attempt = request;
  attempt.seed = base::Random::for_stream(request.seed, request.stream).next();
  int tried = 0;
  for (; tried < kMostAttempts; ++tried) {
    if (request.limits.stop.stop_requested()) break;
    if (request.limits.time) {
      const auto left = *request.limits.time - (Clock::now() - began);
      if (left <= std::chrono::nanoseconds(0)) break;
      attempt.limits.time = left;
    }
    attempt.stream = static_cast<std::uint64_t>(tried);
    base::Result<model::Puzzle> puzzle = generate(attempt);
    if (!puzzle) {
      if (puzzle.error().code == ErrorCode::too_large) continue;
      return puzzle;
    }
    if (fits(*puzzle, target, attempt.limits)) return puzzle;
  }
  return make_error(ErrorCode::too_large,
                    "none of " + std::to_string(tried) + " puzzles was as difficult as wanted",
                    "try another seed, number of givens or time limit");
}

}  // namespace omnidoku::generate
