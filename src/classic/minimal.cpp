// SPDX-License-Identifier: MIT
#include "classic/minimal.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "base/bits.h"
#include "base/check.h"

namespace omnidoku::classic {
namespace {

/// Grids at work at a time: fewer leave lanes of the engine idle at the end of each batch, more
/// leave the cache.
constexpr std::size_t kMostTasks = 2048;

/// Of so many orders that begin in the same way one in seven leads to a puzzle that was there
/// before; then it is time for another beginning.
constexpr std::size_t kOrdersThatShare = 64;

constexpr std::array<std::array<std::uint8_t, 3>, 6> kOrdersOfThree = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

/// Nine lines in an order that leaves chutes together.
std::array<std::uint8_t, 9> order_of_lines(std::uint64_t& draw) {
  const auto next_order = [&draw] {
    const std::size_t order = draw % 6;
    draw /= 6;
    return kOrdersOfThree[order];
  };
  const std::array<std::uint8_t, 3> chutes = next_order();
  std::array<std::uint8_t, 9> lines{};
  for (std::size_t chute = 0; chute < 3; ++chute) {
    const std::array<std::uint8_t, 3> within = next_order();
    for (std::size_t i = 0; i < 3; ++i) {
      lines[3 * chute + i] = static_cast<std::uint8_t>(3 * chutes[chute] + within[i]);
    }
  }
  return lines;
}

/// One that leaves the digits as they are.
Symmetry9 random_symmetry(base::Random& random) {
  constexpr std::uint64_t kNumSymmetries = 3'359'232;
  std::uint64_t draw = random.below(kNumSymmetries);
  const std::array<std::uint8_t, 9> rows = order_of_lines(draw);
  const std::array<std::uint8_t, 9> columns = order_of_lines(draw);
  const bool transposes = draw != 0;
  Symmetry9 symmetry;
  for (std::size_t i = 0; i < kNumCells; ++i) {
    const unsigned row = rows[i / 9];
    const unsigned column = columns[i % 9];
    symmetry.from[i] = static_cast<std::uint8_t>(transposes ? 9 * column + row : 9 * row + column);
  }
  std::iota(symmetry.digit.begin(), symmetry.digit.end(), std::uint8_t{0});
  return symmetry;
}

Clues9 clues_of(const Removal& removal, const CellSet& givens) {
  Clues9 clues{};
  const auto add = [&](std::uint64_t cells, std::size_t first) {
    base::for_each_bit(cells, [&](int i) {
      const std::size_t cell = first + static_cast<std::size_t>(i);
      clues[cell] = removal.grid()[cell];
    });
  };
  add(givens.first, 0);
  add(givens.rest, 64);
  return clues;
}

}  // namespace

Solution9 random_grid(base::Random& random) {
  Grid9 boxes{};
  boxes.candidates.fill(kAllDigits);
  std::array<std::uint8_t, 9> digits{};
  std::iota(digits.begin(), digits.end(), std::uint8_t{0});
  for (std::size_t box = 0; box < 3; ++box) {
    random.shuffle(std::span<std::uint8_t>(digits));
    for (std::size_t i = 0; i < 9; ++i) {
      boxes.candidates[9 * (3 * box + i / 3) + 3 * box + i % 3] =
          static_cast<std::uint16_t>(1U << digits[i]);
    }
  }
  Solution9 grid{};
  SearchRequest request;
  request.max_solutions = 1;
  request.first = &grid;
  const SearchResult found = search(boxes, request);
  OMNIDOKU_CHECK(found.counts.solutions == 1);
  return transformed(random_symmetry(random), grid);
}

void MinimalMaker::begin(Task& task, const MinimalSeries& series, std::uint64_t grid) {
  task.random = base::Random::for_stream(series.seed, grid);
  task.grid = grid;
  task.num_orders = 1;
  task.made.clear();
  const Solution9 solution = random_grid(task.random);
  RemovalOrder order{};
  std::iota(order.begin(), order.end(), std::uint8_t{0});
  task.random.shuffle(std::span<std::uint8_t>(order));
  task.removal.begin(solution, order);
}

void MinimalMaker::begin_next_order(Task& task) {
  RemovalOrder order = task.removal.order();
  const bool shares = task.num_orders++ % kOrdersThatShare != 0;
  task.random.shuffle(std::span<std::uint8_t>(order).subspan(shares ? Removal::kSharedTurns : 0));
  task.removal.begin_again(order);
}

bool MinimalMaker::keep(Task& task) {
  const CellSet& givens = task.removal.givens();
  if (std::find(task.made.begin(), task.made.end(), givens) != task.made.end()) return false;
  task.made.push_back(givens);
  return true;
}

bool MinimalMaker::make(const MinimalSeries& series, std::uint64_t first, std::span<Clues9> puzzles,
                        const GoesOn& goes_on) {
  OMNIDOKU_CHECK(series.per_grid >= 1);
  if (puzzles.empty()) return true;
  const std::uint64_t end = first + puzzles.size();
  const std::uint64_t end_grid = (end - 1) / series.per_grid + 1;
  std::uint64_t next_grid = first / series.per_grid;
  auto num_tasks =
      static_cast<std::size_t>(std::min<std::uint64_t>(kMostTasks, end_grid - next_grid));
  if (tasks_.size() < num_tasks) {
    tasks_.resize(num_tasks);
    questions_.resize(num_tasks);
    answers_.resize(num_tasks);
    seconds_.resize(num_tasks);
  }
  for (std::size_t i = 0; i < num_tasks; ++i) {
    begin(tasks_[i], series, next_grid++);
    tasks_[i].removal.next_question(questions_[i]);
  }
  // What a task has made goes to its place; false where there is nothing more for it to do.
  const auto has_more = [&](Task& task) {
    if (keep(task)) {
      const std::uint64_t number = task.grid * series.per_grid + task.made.size() - 1;
      if (number >= first) {
        puzzles[static_cast<std::size_t>(number - first)] =
            clues_of(task.removal, task.made.back());
      }
      if (task.made.size() == series.per_grid || number + 1 == end) {
        if (next_grid == end_grid) return false;
        begin(task, series, next_grid++);
        return true;
      }
    }
    begin_next_order(task);
    return true;
  };
  BatchRequest request;
  request.seconds = seconds_.data();
  request.context = const_cast<GoesOn*>(&goes_on);
  request.keep_going = [](void* context, const SearchCounts&) {
    return (*static_cast<const GoesOn*>(context))(0);
  };
  while (num_tasks != 0) {
    solver_.solve(questions_.data(), num_tasks, request, answers_.data());
    std::uint64_t nodes = 0;
    for (std::size_t i = num_tasks; i-- > 0;) {
      Task& task = tasks_[i];
      const BatchAnswer& answer = answers_[i];
      if (i > 0) tasks_[i - 1].removal.prefetch();
      if (answer.end == SearchEnd::stopped) return false;
      nodes += 1 + 2 * std::uint64_t{answer.guesses};
      if (answer.solutions == 1) {
        task.removal.answer_unique();
      } else {
        task.removal.answer_several(answer.first, seconds_[i]);
      }
      if (!task.removal.done() || has_more(task)) {
        task.removal.next_question(questions_[i]);
        continue;
      }
      // The last one, which has its next question, takes the place.
      --num_tasks;
      if (i == num_tasks) continue;
      std::swap(task, tasks_[num_tasks]);
      questions_[i] = questions_[num_tasks];
    }
    if (!goes_on(nodes)) return false;
  }
  return true;
}

}  // namespace omnidoku::classic
