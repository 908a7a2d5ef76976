// SPDX-License-Identifier: MIT
//
// Checkpoint: which parts of a long count are done, in a small text file. The file names the puzzle
// by a hash, so that it is never taken for another one, and is replaced in one step, so that a
// crash leaves either the old or the new one.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string>

#include "base/result.h"
#include "engine/solver.h"

namespace omnidoku::solve {

class Checkpoint {
 public:
  /// Fingerprint of a count cut into parts: any change of puzzle or of cutting changes it.
  static std::uint64_t fingerprint(const model::Problem& problem,
                                   const std::vector<engine::Solver::Part>& parts);

  /// Reads the file if there is one. Errors: io, syntax (not a checkpoint, or of another puzzle).
  static base::Result<Checkpoint> open(std::string file, std::uint64_t fingerprint,
                                       std::size_t num_parts);

  /// Solutions of each finished part, by its number.
  [[nodiscard]] const std::map<std::size_t, std::uint64_t>& finished() const { return finished_; }

  /// Notes a finished part, and writes the file if the last time was a while ago. Error: io.
  base::Result<void> finish(std::size_t part, std::uint64_t solutions);
  /// Writes the file. Error: io.
  base::Result<void> save();

 private:
  std::string file_;
  std::uint64_t fingerprint_ = 0;
  std::size_t num_parts_ = 0;
  std::map<std::size_t, std::uint64_t> finished_;
  std::chrono::steady_clock::time_point saved_;
};

}  // namespace omnidoku::solve
