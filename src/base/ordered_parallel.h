// SPDX-License-Identifier: MIT
//
// An ordered parallel map over a stream, in constant memory: items are taken one at a time from a
// source, worked on by several threads at once, and their results delivered in the order of the
// items.
//
// There is no dispatcher thread. Every thread takes the next item itself (one at a time, under the
// source lock), works on it without a lock, puts the result into its slot of a ring and delivers
// whatever is ready at the front, unless another thread does. A thread takes an item only while
// fewer than `window` items are under way or waiting for delivery, which bounds memory however
// unequal the items are. The thread that holds the front item never waits for room, so the whole
// cannot lock up. With one thread everything runs in the caller and no lock is touched. More
// threads are started only as items keep coming, so a stream of one item costs one thread that
// finds nothing to do.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/check.h"

namespace omnidoku::base {

namespace detail {

template <class Next, class Work, class Deliver>
class OrderedParallel {
 public:
  using Item = typename std::invoke_result_t<Next&>::value_type;
  using Answer = std::invoke_result_t<Work&, Item>;

  OrderedParallel(int threads, std::size_t window, Next& next, Work& work, Deliver& deliver)
      : max_threads_(static_cast<std::size_t>(threads)),
        next_(next),
        work_(work),
        deliver_(deliver),
        slots_(window) {}

  std::uint64_t run() {
    loop();
    // Threads start further threads under the source lock; nobody takes items any more here, but
    // one of them may still be doing so, hence the lock around each look at the list.
    for (std::size_t i = 0;; ++i) {
      std::unique_lock source(source_lock_);
      if (i == threads_.size()) return delivered_;
      std::thread thread = std::move(threads_[i]);
      source.unlock();
      thread.join();
    }
  }

 private:
  void loop() {
    while (true) {
      std::unique_lock source(source_lock_);
      {
        std::unique_lock sink(sink_lock_);
        room_.wait(sink, [this] { return stopped_ || taken_ - delivered_ < slots_.size(); });
        if (stopped_) return;
      }
      if (ended_) return;
      std::optional<Item> item = next_();
      if (!item) {
        ended_ = true;
        return;
      }
      const std::uint64_t index = taken_++;
      if (index >= threads_.size() && threads_.size() + 1 < max_threads_) {
        threads_.emplace_back([this] { loop(); });
      }
      source.unlock();
      if (!finish(index, work_(std::move(*item)))) return;
    }
  }

  /// Stores a result and, unless another thread is at it, delivers all that is ready; false once
  /// delivery was stopped. Nobody waits for a delivery: what is ready meanwhile is delivered after
  /// it.
  bool finish(std::uint64_t index, Answer answer) {
    std::unique_lock sink(sink_lock_);
    slots_[index % slots_.size()].emplace(std::move(answer));
    if (delivering_) return !stopped_;
    delivering_ = true;
    while (!stopped_) {
      std::optional<Answer>& front = slots_[delivered_ % slots_.size()];
      if (!front) break;
      Answer next = std::move(*front);
      sink.unlock();
      const bool more = deliver_(std::move(next));
      sink.lock();
      front.reset();
      stopped_ = !more;
      ++delivered_;
      room_.notify_one();
    }
    delivering_ = false;
    return !stopped_;
  }

  const std::size_t max_threads_;
  Next& next_;
  Work& work_;
  Deliver& deliver_;

  std::mutex source_lock_;  // taken before sink_lock_ where both are needed
  bool ended_ = false;
  std::uint64_t taken_ = 0;
  std::vector<std::thread> threads_;

  std::mutex sink_lock_;
  std::condition_variable room_;  // only the holder of source_lock_ ever waits
  bool stopped_ = false;
  bool delivering_ = false;
  std::uint64_t delivered_ = 0;
  std::vector<std::optional<Answer>> slots_;
};

}  // namespace detail

/// Calls work(item) for every item of next() (a std::optional, empty at the end) on up to `threads`
/// threads, the caller's included, and deliver(result) in the order of the items. next and deliver
/// are each called by one thread at a time, work by several at once. deliver returns false to stop:
/// no further item is taken and undelivered results are dropped. At most `window` items are held.
/// Returns how many results were delivered. threads and window must be positive.
template <class Next, class Work, class Deliver>
std::uint64_t ordered_parallel(int threads, std::size_t window, Next next, Work work,
                               Deliver deliver) {
  OMNIDOKU_CHECK(threads >= 1 && window >= 1);
  if (threads > 1) {
    return detail::OrderedParallel<Next, Work, Deliver>(threads, window, next, work, deliver).run();
  }
  std::uint64_t delivered = 0;
  while (auto item = next()) {
    ++delivered;
    if (!deliver(work(std::move(*item)))) break;
  }
  return delivered;
}

}  // namespace omnidoku::base
