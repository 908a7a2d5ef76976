// SPDX-License-Identifier: MIT
//
// ordered_parallel: order kept, every item worked on exactly once, the window respected, stopping.
#include "base/ordered_parallel.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace omnidoku::base {
namespace {

/// A source that counts from 0 to count-1.
auto numbers(int count) {
  return [i = 0, count]() mutable -> std::optional<int> {
    if (i == count) return std::nullopt;
    return i++;
  };
}

/// Work whose duration varies so that threads finish out of order.
int slow_square(int n) {
  if (n % 7 == 0) std::this_thread::sleep_for(std::chrono::microseconds(200));
  return n * n;
}

class OrderedParallelThreads : public testing::TestWithParam<int> {};

TEST_P(OrderedParallelThreads, DeliversEveryResultInOrder) {
  for (const int count : {0, 1, 2, 3, 50, 1000}) {
    for (const std::size_t window : {1U, 2U, 16U}) {
      std::vector<int> results;
      const std::uint64_t delivered =
          ordered_parallel(GetParam(), window, numbers(count), slow_square, [&results](int square) {
            results.push_back(square);
            return true;
          });
      std::vector<int> expected;
      for (int i = 0; i < count; ++i) expected.push_back(i * i);
      EXPECT_EQ(results, expected) << count << " items, window " << window;
      EXPECT_EQ(delivered, static_cast<std::uint64_t>(count));
    }
  }
}

TEST_P(OrderedParallelThreads, HoldsNoMoreThanTheWindow) {
  constexpr int kWindow = 5;
  std::atomic<int> taken{0};
  std::atomic<int> held{0};
  int most = 0;  // only touched by the source, which one thread at a time runs
  ordered_parallel(
      GetParam(), kWindow,
      [&]() -> std::optional<int> {
        if (taken == 300) return std::nullopt;
        most = std::max(most, ++held);
        return taken++;
      },
      slow_square,
      [&held](int) {
        --held;
        return true;
      });
  EXPECT_LE(most, kWindow);
  EXPECT_GE(most, 1);
}

TEST_P(OrderedParallelThreads, StopsWhenDeliverySaysSo) {
  std::vector<int> results;
  std::atomic<int> worked{0};
  const std::uint64_t delivered = ordered_parallel(
      GetParam(), 8, numbers(100000),
      [&worked](int n) {
        ++worked;
        return n;
      },
      [&results](int n) {
        results.push_back(n);
        return n < 20;
      });
  EXPECT_EQ(delivered, 21U);
  ASSERT_EQ(results.size(), 21U);
  EXPECT_EQ(results.back(), 20);
  EXPECT_LE(worked.load(), 21 + 8);
}

TEST_P(OrderedParallelThreads, SourceAndDeliveryRunOneAtATime) {
  std::atomic<int> in_source{0};
  std::atomic<int> in_delivery{0};
  bool overlapped = false;  // written under either lock only; any write means failure
  auto source = numbers(500);
  ordered_parallel(
      GetParam(), 16,
      [&]() -> std::optional<int> {
        if (++in_source != 1) overlapped = true;
        std::optional<int> item = source();
        --in_source;
        return item;
      },
      [](int n) { return n; },
      [&](int) {
        if (++in_delivery != 1) overlapped = true;
        --in_delivery;
        return true;
      });
  EXPECT_FALSE(overlapped);
}

INSTANTIATE_TEST_SUITE_P(Threads, OrderedParallelThreads, testing::Values(1, 2, 3, 8));

TEST(OrderedParallel, UsesSeveralThreads) {
  // Each of the first two items waits for the other: with a single thread this could not end.
  std::atomic<int> arrived{0};
  ordered_parallel(
      2, 4, numbers(3),
      [&arrived](int n) {
        ++arrived;
        if (n == 2) return n;
        const auto patience = std::chrono::steady_clock::now() + std::chrono::seconds(60);
        while (arrived < 2 && std::chrono::steady_clock::now() < patience) {
          std::this_thread::yield();
        }
        return n;
      },
      [](int) { return true; });
  EXPECT_GE(arrived.load(), 2);
}

TEST(OrderedParallel, MovesItemsThatCannotBeCopied) {
  int sum = 0;
  int i = 0;
  ordered_parallel(
      2, 2,
      [&i]() -> std::optional<std::unique_ptr<int>> {
        if (i == 10) return std::nullopt;
        return std::make_unique<int>(i++);
      },
      [](std::unique_ptr<int> n) { return n; },
      [&sum](std::unique_ptr<int> n) {
        sum += *n;
        return true;
      });
  EXPECT_EQ(sum, 45);
}

}  // namespace
}  // namespace omnidoku::base
