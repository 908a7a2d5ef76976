// SPDX-License-Identifier: MIT
//
// What the kernels of the batch engine share with the code that calls them. Not part of the public
// surface.
#pragma once

#include "classic/batch.h"

namespace omnidoku::classic {

/// A state of a search outside the lanes: one that waits its turn, or one that is left.
struct alignas(64) WaitingState {
  std::uint64_t words[12];  ///< as DigitPlanes
  std::uint32_t puzzle;
};

/// How far the search of a puzzle has come.
struct Progress {
  std::uint16_t states;   ///< in lanes and waiting; kAnswered once the answer is known
  bool is_spread;         ///< lanes other than that of its first state may be at work on it
  std::uint32_t guesses;  ///< states split in two
};
inline constexpr std::uint16_t kAnswered = 0x8000;

/// The answer to a puzzle of which nothing is known yet; its `first` stays what it is.
inline void begin(BatchAnswer& answer) {
  answer.solutions = 0;
  answer.guesses = 0;
  answer.end = SearchEnd::stopped;
}

/// A batch on its way through a kernel.
struct Batch {
  const std::uint64_t* puzzles = nullptr;  ///< the words of DigitPlanes, twelve for each
  std::size_t number = 0;
  std::uint64_t max_solutions = 0;  ///< not 0
  BatchAnswer* answers = nullptr;
  Solution9* seconds = nullptr;  ///< as in BatchRequest
  KeepGoing keep_going = nullptr;
  void* context = nullptr;
  /// One for each puzzle, begun by the kernel or by solve_alone.
  Progress* progress = nullptr;
  std::size_t num_begun = 0;  ///< the first so many puzzles have answers that are begun
  /// States that the kernel leaves to the engine for single puzzles: few, and no puzzle is new.
  WaitingState* left = nullptr;  ///< room for kFewStates
  std::size_t num_left = 0;
  SearchCounts counts;
  bool stopped = false;
  /// Answers a puzzle, from its clues, by the engine for single puzzles = nullptr; sets `stopped`
  /// if asked to.
  void (*solve_alone)(Batch& batch, std::uint32_t puzzle) = nullptr;
  const Kernel* kernel = nullptr;
};

/// Fewer states than this, and no puzzle to follow, are left to the engine for single puzzles: it
/// is done with them in the time that the lanes need to empty.
inline constexpr std::size_t kFewStates = 48;

struct BatchKernel {
  std::string_view name;
  int lanes;
  /// Bytes of memory, at a multiple of 64, that run() works in; it need not be cleared.
  std::size_t memory;
  void (*run)(Batch& batch, void* memory);
  /// The clues of a line of 81 characters, `one` and the eight behind it for the digits, anything
  /// else for an empty cell, into the twelve words of DigitPlanes.
  void (*parse)(const char* line, char one, std::uint64_t* words);
};

extern const BatchKernel kBatchScalar;     ///< 64 lanes, one in each bit of a word
extern const BatchKernel kBatchVector128;  ///< 128 lanes: SSE2, NEON, SIMD128
#if defined(__x86_64__)
extern const BatchKernel kBatchAvx2;    ///< 256 lanes
extern const BatchKernel kBatchAvx512;  ///< 512 lanes
#endif

}  // namespace omnidoku::classic
