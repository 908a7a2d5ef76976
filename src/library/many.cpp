// SPDX-License-Identifier: MIT
//
// Many ordinary 9x9 puzzles as arrays, in the public header: in portions, on several threads, by
// the batch engine.
#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>
#include <exception>
#include <mutex>
#include <string>
#include <vector>

#include <omnidoku/omnidoku.h>

#include "base/on_threads.h"
#include "classic/batch.h"
#include "classic/grid9.h"
#include "geometry/builder.h"
#include "library/convert.h"
#include "library/puzzle_impl.h"

namespace omnidoku {

using library::raise;

namespace {

constexpr std::uint8_t kNotLookedAt = 255;
/// Puzzles that a thread takes at a time: enough to fill the lanes of the engine many times, and
/// few enough that all threads get their share and that what is known of them stays in a cache near
/// to the thread. Half and twice as many take as long, six times as many a quarter longer.
constexpr std::size_t kPuzzlesAtATime = 8192;

/// Whether all of a puzzle are digits of the grid.
bool are_digits(const std::uint8_t* digits) {
  // Eight at a time. A byte over 9 sets its highest bit here, by itself or with what is added; what
  // it carries into the next one says no more than that.
  constexpr std::uint64_t kBeyondNine = 0x7676'7676'7676'7676;
  constexpr std::uint64_t kHighest = 0x8080'8080'8080'8080;
  std::uint64_t beyond = 0;
  for (std::size_t i = 0; i + 8 <= kGrid9Cells; i += 8) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, digits + i, sizeof eight);
    beyond |= eight | (eight + kBeyondNine);
  }
  return (beyond & kHighest) == 0 && digits[kGrid9Cells - 1] <= 9;
}

[[noreturn]] void refuse_digit(std::span<const std::uint8_t> grids, std::size_t puzzle) {
  const auto digits = grids.subspan(puzzle * kGrid9Cells, kGrid9Cells);
  const auto wrong =
      std::find_if(digits.begin(), digits.end(), [](std::uint8_t digit) { return digit > 9; });
  const auto cell = static_cast<std::size_t>(wrong - digits.begin());
  raise(base::make_error(base::ErrorCode::unknown_symbol,
                         "puzzle " + std::to_string(puzzle) + " holds " + std::to_string(*wrong),
                         "digits are 1 to 9, 0 for empty")
            .at_cell("R" + std::to_string(cell / 9 + 1) + "C" + std::to_string(cell % 9 + 1)));
}

/// How many puzzles there are.
std::size_t number_of(std::span<const std::uint8_t> grids) {
  if (grids.size() % kGrid9Cells != 0) {
    raise(base::make_error(base::ErrorCode::wrong_length,
                           std::to_string(grids.size()) + " digits are no whole number of grids",
                           "each has 81"));
  }
  return grids.size() / kGrid9Cells;
}

void check_room(std::size_t room, std::size_t needed, const char* what) {
  if (room == needed) return;
  raise(base::make_error(base::ErrorCode::wrong_length, std::string(what) + " has room for " +
                                                            std::to_string(room) + ", not for " +
                                                            std::to_string(needed)));
}

/// Shares `number` things out among threads in portions: work(worker, first, last), the worker made
/// by each thread for itself. Returns how many of the first were done.
template <class Worker, class Work>
std::size_t in_portions(std::size_t number, std::size_t portion, const Limits& limits, Work work) {
  library::Watched watched(limits);
  const base::Limits asked = watched.limits();
  const base::Deadline deadline(asked);
  std::atomic<std::size_t> next{0};
  std::atomic<std::size_t> done{0};
  std::atomic<std::size_t> first_left{number};
  std::exception_ptr thrown;
  std::mutex mutex;
  const auto loop = [&] {
    try {
      Worker worker;
      for (;;) {
        const std::size_t first = next.fetch_add(portion);
        if (first >= number) return;
        const std::size_t last = std::min(number, first + portion);
        if (deadline.passed() || !work(worker, first, last, deadline)) {
          std::size_t known = first_left.load();
          while (first < known && !first_left.compare_exchange_weak(known, first)) {
          }
          return;
        }
        const std::size_t so_far = done.fetch_add(last - first) + (last - first);
        watched.tell({so_far, 0, static_cast<double>(so_far) / static_cast<double>(number)});
      }
    } catch (...) {
      const std::lock_guard lock(mutex);
      thrown = std::current_exception();
      next = number;
    }
  };
  const std::size_t portions = (number + portion - 1) / portion;
  const std::size_t threads = std::min(static_cast<std::size_t>(library::threads_of(limits)),
                                       std::max<std::size_t>(portions, 1));
  base::on_threads(static_cast<int>(threads), loop);
  watched.rethrow();
  if (thrown) std::rethrow_exception(thrown);
  return first_left;
}

/// What a thread works with.
struct Solver {
  classic::BatchSolver engine;
  std::vector<classic::DigitPlanes> puzzles;
  std::vector<classic::BatchAnswer> answers;

  /// The answers of a portion; false where it was stopped.
  bool solve(std::span<const std::uint8_t> grids, std::size_t first, std::size_t last,
             std::uint64_t most, const base::Deadline& deadline) {
    const std::size_t number = last - first;
    if (puzzles.size() < number) {
      puzzles.resize(number);
      answers.resize(number);
    }
    for (std::size_t i = first; i < last; ++i) {
      const std::uint8_t* const digits = &grids[i * kGrid9Cells];
      if (!are_digits(digits)) refuse_digit(grids, i);
      classic::put_planes(digits, puzzles[i - first]);
    }
    classic::BatchRequest request;
    request.max_solutions = most;
    request.context = const_cast<base::Deadline*>(&deadline);
    request.keep_going = [](void* context, const classic::SearchCounts&) {
      return !static_cast<const base::Deadline*>(context)->passed();
    };
    engine.solve(puzzles.data(), number, request, answers.data());
    const auto end = answers.begin() + static_cast<std::ptrdiff_t>(number);
    return std::none_of(answers.begin(), end, [](const classic::BatchAnswer& answer) {
      return answer.end == classic::SearchEnd::stopped;
    });
  }
};

}  // namespace

std::size_t solve_many(std::span<const std::uint8_t> grids, std::span<std::uint8_t> solutions,
                       std::span<std::uint8_t> counts, const Limits& limits) {
  const std::size_t number = number_of(grids);
  check_room(solutions.size(), grids.size(), "solutions");
  check_room(counts.size(), number, "counts");
  std::fill(counts.begin(), counts.end(), kNotLookedAt);
  std::atomic<std::size_t> unique{0};
  static_cast<void>(in_portions<Solver>(
      number, kPuzzlesAtATime, limits,
      [&](Solver& solver, std::size_t first, std::size_t last, const base::Deadline& deadline) {
        if (!solver.solve(grids, first, last, 2, deadline)) return false;
        std::size_t ones = 0;
        for (std::size_t i = first; i < last; ++i) {
          const classic::BatchAnswer& answer = solver.answers[i - first];
          counts[i] = static_cast<std::uint8_t>(answer.solutions);
          if (answer.solutions == 1) ++ones;
          std::uint8_t* const solution = &solutions[i * kGrid9Cells];
          if (answer.solutions == 0) {
            std::memset(solution, 0, kGrid9Cells);
          } else {
            std::memcpy(solution, answer.first.data(), kGrid9Cells);
          }
        }
        unique += ones;
        return true;
      }));
  return unique;
}

std::size_t count_many(std::span<const std::uint8_t> grids, std::span<std::uint64_t> counts,
                       std::uint64_t max, const Limits& limits) {
  const std::size_t number = number_of(grids);
  check_room(counts.size(), number, "counts");
  std::fill(counts.begin(), counts.end(), std::uint64_t{0});
  constexpr std::size_t kCountsAtATime = 256;  // each may take long
  return in_portions<Solver>(
      number, kCountsAtATime, limits,
      [&](Solver& solver, std::size_t first, std::size_t last, const base::Deadline& deadline) {
        if (!solver.solve(grids, first, last, max, deadline)) return false;
        for (std::size_t i = first; i < last; ++i) counts[i] = solver.answers[i - first].solutions;
        return true;
      });
}

std::vector<Rating> rate_many(std::span<const std::uint8_t> grids, Scale scale,
                              const Limits& limits) {
  const std::size_t number = number_of(grids);
  for (std::size_t i = 0; i < number; ++i) {
    if (!are_digits(&grids[i * kGrid9Cells])) refuse_digit(grids, i);
  }
  const Puzzle empty = Puzzle::empty("grid:9");
  // Those that are not looked at: each has a time of its own, so that a stop alone comes before.
  Rating stopped;
  stopped.status = Status::cancelled;
  std::vector<Rating> ratings(number, stopped);
  struct None {};
  Limits all = limits;
  all.time.reset();
  static_cast<void>(in_portions<None>(
      number, 1, all, [&](None&, std::size_t first, std::size_t, const base::Deadline& deadline) {
        Limits one;
        one.time = limits.time;
        one.progress = [&deadline](const Progress&) { return !deadline.passed(); };
        const auto digits = grids.subspan(first * kGrid9Cells, kGrid9Cells);
        ratings[first] = empty.with_givens(Grid(digits.begin(), digits.end())).rate(scale, one);
        return true;
      }));
  return ratings;
}

}  // namespace omnidoku
