// SPDX-License-Identifier: MIT
//
// The engines of the classic grid, each with every kernel that the machine can run:
//
//     kernels FILE...      puzzles of 81 characters a line
//
// writes a row for each file, engine and kernel: microseconds (the median and the least of several
// runs) and guesses for each puzzle, limit 2, in memory, parsing excluded. The kernels take turns,
// so that a change of the machine's speed concerns all of them. It builds for the browser's engine
// as well (preset wasm, -DOMNIDOKU_BENCH=ON), to be run by node.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include "classic/batch.h"
#include "classic/grid9.h"

namespace {

namespace classic = omnidoku::classic;
using Clock = std::chrono::steady_clock;

constexpr int kRuns = 5;

struct Row {
  const classic::Kernel* kernel;
  bool is_batch;
  std::vector<double> microseconds;  ///< for each puzzle, of each run
  std::uint64_t guesses = 0;
  std::uint64_t solutions = 0;
};

struct Puzzles {
  std::vector<classic::Grid9> grids;
  std::vector<classic::DigitPlanes> planes;
};

Puzzles read(const std::string& file) {
  Puzzles puzzles;
  std::ifstream input(file);
  std::string line;
  while (std::getline(input, line)) {
    if (line.size() < classic::kNumCells || line.front() == '#') continue;
    classic::Grid9 grid{};
    for (std::size_t i = 0; i < grid.candidates.size(); ++i) {
      const char c = line[i];
      const bool given = c >= '1' && c <= '9';
      grid.candidates[i] =
          given ? static_cast<std::uint16_t>(1U << (c - '1')) : classic::kAllDigits;
    }
    puzzles.grids.push_back(grid);
    puzzles.planes.push_back(classic::to_planes(grid));
  }
  return puzzles;
}

void run(Row& row, const Puzzles& puzzles, classic::BatchSolver& solver,
         std::vector<classic::BatchAnswer>& answers) {
  row.guesses = row.solutions = 0;
  const Clock::time_point start = Clock::now();
  if (row.is_batch) {
    solver.solve(puzzles.planes.data(), puzzles.planes.size(), {}, answers.data());
  } else {
    for (const classic::Grid9& grid : puzzles.grids) {
      classic::SearchResult result;
      row.kernel->search(grid.candidates.data(), {}, result);
      row.guesses += result.counts.guesses;
      row.solutions += result.counts.solutions;
    }
  }
  const std::chrono::duration<double, std::micro> time = Clock::now() - start;
  row.microseconds.push_back(time.count() / static_cast<double>(puzzles.grids.size()));
  if (!row.is_batch) return;
  for (const classic::BatchAnswer& answer : answers) {
    row.guesses += answer.guesses;
    row.solutions += answer.solutions;
  }
}

}  // namespace

int main(int argc, char** argv) {
  std::printf("| puzzles | engine | kernel | us | least | guesses |\n|---|---|---|---|---|---|\n");
  for (int i = 1; i < argc; ++i) {
    const Puzzles puzzles = read(argv[i]);
    if (puzzles.grids.empty()) {
      std::fprintf(stderr, "%s: no puzzles of 81 characters a line\n", argv[i]);
      return 2;
    }
    std::vector<Row> rows;
    for (const bool is_batch : {false, true}) {
      for (const classic::Kernel& kernel : classic::kernels()) {
        rows.push_back({&kernel, is_batch, {}});
      }
    }
    std::vector<classic::BatchAnswer> answers(puzzles.grids.size());
    for (int n = 0; n < kRuns; ++n) {
      for (Row& row : rows) {
        classic::BatchSolver solver(*row.kernel);
        run(row, puzzles, solver, answers);
      }
    }
    for (Row& row : rows) {
      std::sort(row.microseconds.begin(), row.microseconds.end());
      std::printf("| %s | %s | %.*s | %.3f | %.3f | %.2f |\n", argv[i],
                  row.is_batch ? "batch" : "classic", static_cast<int>(row.kernel->name.size()),
                  row.kernel->name.data(), row.microseconds[kRuns / 2], row.microseconds.front(),
                  static_cast<double>(row.guesses) / static_cast<double>(puzzles.grids.size()));
      if (row.solutions != rows.front().solutions) {
        std::fprintf(stderr, "%s: the kernels disagree\n", argv[i]);
        return 1;
      }
    }
  }
  return 0;
}
