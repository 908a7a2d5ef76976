// SPDX-License-Identifier: MIT
//
// The classic 9x9 grid as plain data, and the engine made for it alone: one puzzle at a time, in
// the fewest nanoseconds. The same search runs on several instruction sets (kernels); all give the
// same solutions in the same order and take the same decisions.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace omnidoku::classic {

inline constexpr int kNumCells = 81;
/// A cell in which every digit is possible.
inline constexpr std::uint16_t kAllDigits = 0x1FF;

/// What the clues allow: for each cell in reading order a bit for each digit, bit d - 1 for digit
/// d. A given is a single bit; a pencilmark clue any other set, which may be empty. Higher bits are
/// 0.
struct Grid9 {
  std::array<std::uint16_t, kNumCells> candidates;
};

/// A full grid: digits 1 to 9 in reading order.
using Solution9 = std::array<std::uint8_t, kNumCells>;

/// Called for each solution with the context that was given; false ends the search. The 81 digits,
/// 1 to 9 in reading order, are valid during the call.
using OnSolution = bool (*)(void* context, const std::uint8_t* digits);

/// Counts of a search so far.
struct SearchCounts {
  std::uint64_t nodes = 0;       ///< states propagated, the first included
  std::uint64_t guesses = 0;     ///< states split in two
  std::uint64_t backtracks = 0;  ///< contradictions met after a guess
  std::uint64_t solutions = 0;
};

/// Asked now and then; false ends the search.
using KeepGoing = bool (*)(void* context, const SearchCounts& counts);

/// Why a search ended.
enum class SearchEnd : std::uint8_t {
  exhausted,  ///< every solution was seen
  solutions,  ///< as many as asked for, or on_solution said false
  nodes,      ///< the limit on nodes
  stopped     ///< keep_going said false
};

struct SearchRequest {
  std::uint64_t max_solutions = 2;  ///< 0 = all
  std::uint64_t max_nodes = 0;      ///< 0 = any number
  Solution9* first = nullptr;       ///< where the first solution goes; nullptr = nowhere
  Solution9* second = nullptr;      ///< and the second
  OnSolution on_solution = nullptr;
  KeepGoing keep_going = nullptr;  ///< asked every kNodesBetweenAsking nodes
  void* context = nullptr;         ///< handed to both
};

inline constexpr std::uint64_t kNodesBetweenAsking = 1024;

struct SearchResult {
  SearchCounts counts;
  SearchEnd end = SearchEnd::exhausted;
};

struct BatchKernel;

/// A version of the engine for one instruction set.
struct Kernel {
  std::string_view name;
  /// As classic::search, with the candidates of the 81 cells; counts up what `result` holds.
  void (*search)(const std::uint16_t* candidates, const SearchRequest& request,
                 SearchResult& result);
  const BatchKernel* batch;  ///< for classic::BatchSolver (classic/batch.h)
};

/// The kernels that this machine can run, the fastest first; the last, "scalar", runs anywhere.
[[nodiscard]] const std::vector<Kernel>& kernels();

/// The kernel in use: the fastest that may run (base/kernels.h) when it is first asked for.
[[nodiscard]] const Kernel& kernel();

/// Searches with kernel(): depth first, the same on every kernel.
[[nodiscard]] SearchResult search(const Grid9& grid, const SearchRequest& request);

}  // namespace omnidoku::classic
