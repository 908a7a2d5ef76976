// SPDX-License-Identifier: MIT
#include "classic/batch.h"

#include <array>
#include <bit>
#include <limits>
#include <new>

#include "classic/batch_kernels.h"

namespace omnidoku::classic {
namespace {

constexpr std::align_val_t kAlignment{64};

/// Asked by the engine for single puzzles while it searches one state of a batch.
bool keep_going(void* context, const SearchCounts& counts) {
  const Batch& batch = *static_cast<const Batch*>(context);
  if (batch.keep_going == nullptr) return true;
  SearchCounts all = batch.counts;
  all.nodes += counts.nodes;
  all.guesses += counts.guesses;
  all.backtracks += counts.backtracks;
  all.solutions += counts.solutions;
  return batch.keep_going(batch.context, all);
}

Grid9 to_grid9(const std::uint64_t* words) {
  Grid9 grid{};
  const auto add = [&grid](std::uint64_t cells, std::size_t first, unsigned digit) {
    for (; cells != 0; cells &= cells - 1) {
      grid.candidates[first + static_cast<std::size_t>(std::countr_zero(cells))] |=
          static_cast<std::uint16_t>(digit);
    }
  };
  for (unsigned d = 0; d < 9; ++d) {
    add(words[d], 0, 1U << d);
    add(words[9 + d / 3] >> (17 * (d % 3)) & 0x1FFFF, 64, 1U << d);
  }
  return grid;
}

/// Searches a state on behalf of its puzzle.
void search_state(Batch& batch, const std::uint64_t* words, std::uint32_t puzzle) {
  Progress& progress = batch.progress[puzzle];
  if (progress.states == kAnswered) return;
  BatchAnswer& answer = batch.answers[puzzle];
  SearchRequest request;
  request.max_solutions = batch.max_solutions - answer.solutions;
  Solution9* const second = batch.seconds != nullptr ? &batch.seconds[puzzle] : nullptr;
  if (answer.solutions == 0) {
    request.first = &answer.first;
    request.second = second;
  } else if (answer.solutions == 1) {
    request.first = second;
  }
  request.keep_going = keep_going;
  request.context = &batch;
  SearchResult result;
  batch.kernel->search(to_grid9(words).candidates.data(), request, result);
  batch.counts.nodes += result.counts.nodes;
  batch.counts.guesses += result.counts.guesses;
  batch.counts.solutions += result.counts.solutions;
  answer.solutions += result.counts.solutions;
  progress.guesses += static_cast<std::uint32_t>(result.counts.guesses);
  if (result.end == SearchEnd::stopped) {
    batch.stopped = true;
    return;
  }
  const bool is_last = --progress.states == 0;
  if (is_last || result.end == SearchEnd::solutions) {
    answer.end = result.end;
    answer.guesses = progress.guesses;
    progress.states = kAnswered;
  }
}

void solve_alone(Batch& batch, std::uint32_t puzzle) {
  batch.counts.solutions -= batch.answers[puzzle].solutions;
  batch.answers[puzzle].solutions = 0;
  batch.progress[puzzle].states = 1;
  search_state(batch, batch.puzzles + std::size_t{12} * puzzle, puzzle);
}

}  // namespace

DigitPlanes to_planes(const Grid9& grid) {
  DigitPlanes planes{};
  for (std::size_t i = 0; i < grid.candidates.size(); ++i) {
    for (std::size_t d = 0; d < 9; ++d) {
      const std::uint64_t bit = grid.candidates[i] >> d & 1U;
      if (i < 64) {
        planes.words[d] |= bit << i;
      } else {
        planes.words[9 + d / 3] |= bit << (17 * (d % 3) + i - 64);
      }
    }
  }
  return planes;
}

DigitPlanes to_planes(const char* line) {
  DigitPlanes planes{};
  kernel().batch->parse(line, '1', planes.words.data());
  return planes;
}

void put_planes(const std::uint8_t* digits, DigitPlanes& planes) {
  kernel().batch->parse(reinterpret_cast<const char*>(digits), 1, planes.words.data());
}

void BatchSolver::Deleter::operator()(void* memory) const { ::operator delete(memory, kAlignment); }

BatchSolver::BatchSolver(const Kernel& kernel)
    : kernel_(kernel), memory_(::operator new(kernel.batch->memory, kAlignment)) {}

BatchSolver::~BatchSolver() = default;

void BatchSolver::solve(const DigitPlanes* puzzles, std::size_t number, const BatchRequest& request,
                        BatchAnswer* answers) {
  if (number == 0) return;
  if (progress_.size() < number) progress_.resize(number);
  std::array<WaitingState, kFewStates> left;  // NOLINT(*-member-init): filled by the kernel
  Batch batch{};
  batch.puzzles = puzzles->words.data();
  batch.number = number;
  batch.max_solutions = request.max_solutions != 0 ? request.max_solutions
                                                   : std::numeric_limits<std::uint64_t>::max();
  batch.answers = answers;
  batch.seconds = request.seconds;
  batch.keep_going = request.keep_going;
  batch.context = request.context;
  batch.progress = progress_.data();
  batch.left = left.data();
  batch.solve_alone = solve_alone;
  batch.kernel = &kernel_;
  if (number < kFewStates) {
    for (std::size_t i = 0; i < number && !batch.stopped; ++i) {
      begin(answers[i]);
      progress_[i] = {1, false, 0};
      solve_alone(batch, static_cast<std::uint32_t>(i));
      batch.num_begun = i + 1;
    }
  } else {
    kernel_.batch->run(batch, memory_.get());
  }
  // Where the search was stopped, some have no answer yet.
  for (std::size_t i = batch.num_begun; i < number; ++i) begin(answers[i]);
  for (std::size_t i = 0; i < batch.num_left && !batch.stopped; ++i) {
    search_state(batch, left[i].words, left[i].puzzle);
  }
}

}  // namespace omnidoku::classic
