// SPDX-License-Identifier: MIT
#include "base/recent_cache.h"

#include <atomic>
#include <thread>

#include <gtest/gtest.h>

namespace omnidoku::base {
namespace {

TEST(RecentCache, MakesWhatIsNotKeptAndKeepsTheLast) {
  RecentCache<int> cache(2);
  int made = 0;
  const auto get = [&](int wanted) {
    return *cache.find([wanted](int one) { return one == wanted; },
                       [&] {
                         ++made;
                         return std::make_shared<const int>(wanted);
                       });
  };
  EXPECT_EQ(get(1), 1);
  EXPECT_EQ(get(2), 2);
  EXPECT_EQ(get(1), 1);
  EXPECT_EQ(made, 2);
  EXPECT_EQ(get(3), 3);  // takes the place of 2, which was used longest ago
  EXPECT_EQ(get(1), 1);
  EXPECT_EQ(made, 3);
  EXPECT_EQ(get(2), 2);
  EXPECT_EQ(made, 4);
  cache.clear();
  EXPECT_EQ(get(2), 2);
  EXPECT_EQ(made, 5);
}

TEST(RecentCache, ServesSeveralThreads) {
  RecentCache<int> cache(3);
  std::atomic<bool> wrong{false};
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&] {
      for (int i = 0; i < 5000; ++i) {
        const int wanted = i % 5;
        const auto got = cache.find([wanted](int one) { return one == wanted; },
                                    [wanted] { return std::make_shared<const int>(wanted); });
        if (*got != wanted) wrong = true;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_FALSE(wrong);
}

}  // namespace
}  // namespace omnidoku::base
