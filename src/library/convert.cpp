// SPDX-License-Identifier: MIT
#include "library/convert.h"

#include <algorithm>
#include <chrono>
#include <system_error>
#include <thread>

namespace omnidoku::library {

using base::ErrorCode;
using base::make_error;

void raise(const base::Error& error) {
  throw Error(static_cast<omnidoku::ErrorCode>(error.code), error.text(), error.what, error.hint,
              error.where.line, error.where.column, error.where.cell);
}

Status status_from(base::Status status) {
  switch (status) {
    case base::Status::unique: return Status::unique;
    case base::Status::multiple: return Status::multiple;
    case base::Status::none: return Status::none;
    case base::Status::invalid: return Status::invalid;
    case base::Status::not_understood: return Status::not_understood;
    case base::Status::limit: return Status::limit;
    case base::Status::cancelled: return Status::cancelled;
  }
  return Status::invalid;
}

Grid grid_from(const model::FilledGrid& grid) {
  Grid digits;
  digits.reserve(grid.size());
  for (const geometry::Digit digit : grid) digits.push_back(static_cast<int>(digit.index()) + 1);
  return digits;
}

Grid grid_from(const model::PartialGrid& grid) {
  Grid digits;
  digits.reserve(grid.size());
  for (const auto& digit : grid) digits.push_back(digit ? static_cast<int>(digit->index()) + 1 : 0);
  return digits;
}

std::vector<Grid> grids_from(const std::vector<model::FilledGrid>& grids) {
  std::vector<Grid> all;
  all.reserve(grids.size());
  for (const model::FilledGrid& grid : grids) all.push_back(grid_from(grid));
  return all;
}

std::vector<int> cells_from(const std::vector<geometry::Cell>& cells) {
  std::vector<int> numbers;
  numbers.reserve(cells.size());
  for (const geometry::Cell cell : cells) numbers.push_back(static_cast<int>(cell.index()));
  return numbers;
}

Candidates candidates_from(const std::vector<geometry::DigitSet>& digits) {
  Candidates masks;
  masks.reserve(digits.size());
  for (const geometry::DigitSet set : digits) masks.push_back(set.mask());
  return masks;
}

model::PartialGrid partial_grid(const model::Puzzle& puzzle, const Grid& grid) {
  if (grid.size() != static_cast<std::size_t>(puzzle.num_cells())) {
    raise(make_error(ErrorCode::wrong_length, "the grid has " + std::to_string(grid.size()) +
                                                  " cells, the puzzle " +
                                                  std::to_string(puzzle.num_cells())));
  }
  model::PartialGrid digits(grid.size());
  for (std::size_t i = 0; i < grid.size(); ++i) {
    if (grid[i] == 0) continue;
    if (grid[i] < 0 || grid[i] > puzzle.num_digits()) {
      raise(make_error(ErrorCode::unknown_symbol,
                       "the puzzle has no digit " + std::to_string(grid[i]),
                       "digits are 1 to " + std::to_string(puzzle.num_digits()) + ", 0 for empty")
                .at_cell(puzzle.board->name(geometry::Cell(i))));
    }
    digits[i] = geometry::Digit(static_cast<std::size_t>(grid[i] - 1));
  }
  return digits;
}

model::FilledGrid filled_grid(const model::Puzzle& puzzle, const Grid& grid) {
  const model::PartialGrid digits = partial_grid(puzzle, grid);
  model::FilledGrid filled;
  filled.reserve(digits.size());
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (!digits[i]) {
      raise(make_error(ErrorCode::wrong_length, "the cell is empty")
                .at_cell(puzzle.board->name(geometry::Cell(i))));
    }
    filled.push_back(*digits[i]);
  }
  return filled;
}

geometry::Cell cell_of(const model::Puzzle& puzzle, int cell) {
  if (cell < 0 || cell >= puzzle.num_cells()) {
    raise(make_error(ErrorCode::usage, "there is no cell " + std::to_string(cell),
                     "cells are 0 to " + std::to_string(puzzle.num_cells() - 1)));
  }
  return geometry::Cell(static_cast<std::size_t>(cell));
}

int threads_of(const Limits& limits) {
  if (limits.threads < 0) {
    raise(make_error(ErrorCode::usage,
                     "there are no " + std::to_string(limits.threads) + " threads",
                     "0 for as many as the machine runs at once, or more"));
  }
  constexpr int kMostThreads = 256;  // more would only wait
  if (limits.threads > 0) return std::min(limits.threads, kMostThreads);
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

Watched::Watched(const Limits& limits)
    : given_(limits), on_stop_(limits.stop, [this] { stop_.request_stop(); }) {
  if (!limits.progress) return;
  try {
    reminder_ = std::jthread([this](const std::stop_token& ended) { remind(ended); });
  } catch (const std::system_error&) {
    return;  // no thread is to be had: then the work alone tells
  }
}

Watched::~Watched() = default;

void Watched::remind(const std::stop_token& ended) {
  constexpr std::chrono::milliseconds kEvery{100};
  std::unique_lock lock(mutex_);
  while (!ended.stop_requested()) {
    static_cast<void>(ended_.wait_for(lock, ended, kEvery, [] { return false; }));
    if (ended.stop_requested() || std::exchange(is_fresh_, false)) continue;
    const Progress same = last_;
    lock.unlock();
    tell(same);
    lock.lock();
    is_fresh_ = false;
  }
}

base::Limits Watched::limits() {
  base::Limits limits;
  limits.nodes = given_.nodes;
  limits.time = given_.time;
  limits.stop = stop_.token();
  if (given_.progress) {
    limits.progress = [this](const base::Progress& progress) {
      tell({progress.counters.nodes, progress.counters.solutions, progress.fraction});
    };
  }
  return limits;
}

void Watched::tell(const Progress& progress) {
  if (!given_.progress) return;
  const std::lock_guard lock(mutex_);
  if (stop_requested()) return;
  last_ = progress;
  is_fresh_ = true;
  try {
    if (!given_.progress(progress)) stop_.request_stop();
  } catch (...) {
    thrown_ = std::current_exception();
    stop_.request_stop();
  }
}

void Watched::rethrow() {
  const std::lock_guard lock(mutex_);
  if (thrown_) std::rethrow_exception(std::exchange(thrown_, nullptr));
}

}  // namespace omnidoku::library
