// SPDX-License-Identifier: MIT
//
// Limits, cancellation and progress: what every long call takes. There is no unlimited default for
// solutions; nodes and time are unlimited only where the caller leaves them empty.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace omnidoku::base {

/// Read side of a stop request. Copies share the request. Thread-safe.
class StopToken {
 public:
  /// A token that is never stopped.
  StopToken() = default;
  [[nodiscard]] bool stop_requested() const {
    return flag_ && flag_->load(std::memory_order_relaxed);
  }

 private:
  friend class StopSource;
  explicit StopToken(std::shared_ptr<std::atomic<bool>> flag) : flag_(std::move(flag)) {}
  std::shared_ptr<std::atomic<bool>> flag_;
};

/// Write side of a stop request. Thread-safe; request_stop() is safe in a signal handler.
class StopSource {
 public:
  StopSource() : flag_(std::make_shared<std::atomic<bool>>(false)) {}
  void request_stop() { flag_->store(true, std::memory_order_relaxed); }
  [[nodiscard]] StopToken token() const { return StopToken(flag_); }

 private:
  std::shared_ptr<std::atomic<bool>> flag_;
};

/// Work done so far; repeatable for the same input, whatever the machine's speed.
struct Counters {
  std::uint64_t nodes = 0;       ///< search states propagated, the root included
  std::uint64_t guesses = 0;     ///< decisions taken
  std::uint64_t backtracks = 0;  ///< contradictions met after a decision
  std::uint64_t solutions = 0;   ///< solutions found

  Counters& operator+=(const Counters& other) {
    nodes += other.nodes;
    guesses += other.guesses;
    backtracks += other.backtracks;
    solutions += other.solutions;
    return *this;
  }
};

/// What a progress callback is told.
struct Progress {
  Counters counters;
  double fraction = -1;  ///< share of the work done in 0..1, negative when unknown
};

/// How far a call may go.
struct Limits {
  std::uint64_t solutions = 2;  ///< stop after this many solutions; 0 = all of them
  std::optional<std::uint64_t> nodes;
  std::optional<std::chrono::nanoseconds> time;
  StopToken stop;
  /// Called now and then from the working thread, at most some ten times a second; may be empty.
  std::function<void(const Progress&)> progress;
};

/// When a call that has no nodes to count must come back: at a stop request, or when the time of
/// its limits is over, which is counted from when the deadline is made.
class Deadline {
 public:
  /// One that never comes.
  Deadline() = default;
  explicit Deadline(const Limits& limits) : stop_(limits.stop) {
    // A time beyond what the clock can hold never comes either.
    const auto now = Clock::now();
    if (!limits.time || *limits.time >= Clock::time_point::max() - now) return;
    end_ = now + std::chrono::duration_cast<Clock::duration>(*limits.time);
  }
  [[nodiscard]] bool passed() const {
    return stop_.stop_requested() || (end_ && Clock::now() >= *end_);
  }
  /// The limits with no more time than is left, for one of several parts of a call.
  [[nodiscard]] Limits rest_of(Limits limits) const {
    if (end_) limits.time = std::max<std::chrono::nanoseconds>(*end_ - Clock::now(), {});
    return limits;
  }

 private:
  using Clock = std::chrono::steady_clock;
  StopToken stop_;
  std::optional<Clock::time_point> end_;
};

/// A deadline for loops whose rounds take less than a look at the clock: it looks once in so many
/// questions, and what has passed stays passed. The deadline must outlive it.
class Watch {
 public:
  explicit Watch(const Deadline& deadline, unsigned every = 64)
      : deadline_(&deadline), every_(every) {}
  [[nodiscard]] bool passed() {
    if (!passed_ && ++asked_ >= every_) {
      asked_ = 0;
      passed_ = deadline_->passed();
    }
    return passed_;
  }

 private:
  const Deadline* deadline_;
  unsigned every_;
  unsigned asked_ = 0;
  bool passed_ = false;
};

/// Why a search ended.
enum class StopReason : std::uint8_t { exhausted, solutions, nodes, time, cancelled };

}  // namespace omnidoku::base
