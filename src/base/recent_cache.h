// SPDX-License-Identifier: MIT
//
// RecentCache: the last few things that were made, for those who want one of them again: what
// depends on the rules of a puzzle and not on its givens is made once for a whole file. May be used
// by several threads at once; what was given out lives on when it is no longer kept.
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace omnidoku::base {

template <class T>
class RecentCache {
 public:
  /// Keeps at most so many.
  explicit RecentCache(std::size_t capacity) : capacity_(capacity) {}

  /// The first kept one, last used first, for which is_wanted(one) is true, else make(), a
  /// std::shared_ptr<const T>. What throws leaves the cache as it was.
  template <class IsWanted, class Make>
  std::shared_ptr<const T> find(IsWanted&& is_wanted, Make&& make) {
    {
      const std::lock_guard lock(mutex_);
      const auto found = std::find_if(kept_.begin(), kept_.end(), [&](const auto& one) {
        return is_wanted(std::as_const(*one));
      });
      if (found != kept_.end()) {
        std::rotate(kept_.begin(), found, std::next(found));
        return kept_.front();
      }
    }
    // Other threads do not wait meanwhile, though two may come to make the same.
    std::shared_ptr<const T> made = make();
    const std::lock_guard lock(mutex_);
    if (kept_.size() == capacity_) kept_.pop_back();
    kept_.insert(kept_.begin(), made);
    return made;
  }
  void clear() {
    const std::lock_guard lock(mutex_);
    kept_.clear();
  }

 private:
  std::size_t capacity_;
  std::mutex mutex_;
  std::vector<std::shared_ptr<const T>> kept_;  ///< the last one used first
};

}  // namespace omnidoku::base
