// SPDX-License-Identifier: MIT
//
// Between the values of the public header and those of the modules.
#pragma once

#include <condition_variable>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <omnidoku/omnidoku.h>

#include "base/limits.h"
#include "base/result.h"
#include "base/status.h"
#include "geometry/digit_set.h"
#include "model/puzzle.h"

namespace omnidoku::library {

/// Throws the error as omnidoku::Error.
[[noreturn]] void raise(const base::Error& error);

/// The value, or its error thrown.
template <class T>
[[nodiscard]] T value_of(base::Result<T> result) {
  if (!result) raise(result.error());
  return *std::move(result);
}

[[nodiscard]] Status status_from(base::Status status);

[[nodiscard]] Grid grid_from(const model::FilledGrid& grid);
[[nodiscard]] Grid grid_from(const model::PartialGrid& grid);
[[nodiscard]] std::vector<Grid> grids_from(const std::vector<model::FilledGrid>& grids);
[[nodiscard]] std::vector<int> cells_from(const std::vector<geometry::Cell>& cells);
[[nodiscard]] Candidates candidates_from(const std::vector<geometry::DigitSet>& digits);

/// Throws Error where the size is not that of the puzzle, or a digit is none of it.
[[nodiscard]] model::PartialGrid partial_grid(const model::Puzzle& puzzle, const Grid& grid);
/// The same, for a grid without empty cells.
[[nodiscard]] model::FilledGrid filled_grid(const model::Puzzle& puzzle, const Grid& grid);
/// Throws Error where there is no such cell.
[[nodiscard]] geometry::Cell cell_of(const model::Puzzle& puzzle, int cell);

/// As many threads as are meant by Limits::threads.
[[nodiscard]] int threads_of(const Limits& limits);

/// Passes the limits of a caller on to a call, and what its callback says or throws back.
class Watched {
 public:
  explicit Watched(const Limits& limits);
  ~Watched();
  Watched(const Watched&) = delete;
  Watched& operator=(const Watched&) = delete;

  /// For the call, which must end before this does.
  [[nodiscard]] base::Limits limits();
  [[nodiscard]] bool stop_requested() const { return stop_.token().stop_requested(); }
  /// Tells the callback how far the work is.
  void tell(const Progress& progress);
  /// Throws what the callback has thrown, if it has.
  void rethrow();

 private:
  /// Tells the callback the same again, where the work has told nothing for long.
  void remind(const std::stop_token& ended);

  const Limits& given_;
  base::StopSource stop_;
  std::stop_callback<std::function<void()>> on_stop_;
  std::mutex mutex_;
  std::exception_ptr thrown_;
  std::condition_variable_any ended_;
  Progress last_;
  bool is_fresh_ = false;  ///< told since the last reminder
  std::jthread reminder_;
};

}  // namespace omnidoku::library
