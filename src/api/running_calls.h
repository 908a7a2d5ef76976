// SPDX-License-Identifier: MIT
//
// The calls that are under way, so that they can be cancelled from outside. Thread-safe.
#pragma once

#include <list>
#include <mutex>
#include <utility>

#include "base/limits.h"
#include "base/value.h"

namespace omnidoku::api {

class RunningCalls {
 public:
  /// Keeps a call in the list while it lives.
  class Entry {
   public:
    Entry(RunningCalls& calls, base::Value id, base::StopSource source) : calls_(calls) {
      const std::lock_guard lock(calls_.mutex_);
      place_ = calls_.list_.insert(calls_.list_.end(), {std::move(id), std::move(source)});
    }
    ~Entry() {
      const std::lock_guard lock(calls_.mutex_);
      calls_.list_.erase(place_);
    }
    Entry(const Entry&) = delete;
    Entry& operator=(const Entry&) = delete;

   private:
    RunningCalls& calls_;
    std::list<std::pair<base::Value, base::StopSource>>::iterator place_;
  };

  /// Asks the calls with this id to stop; how many there are.
  int cancel(const base::Value& id) {
    const std::lock_guard lock(mutex_);
    int count = 0;
    for (auto& [running, source] : list_) {
      if (running != id) continue;
      source.request_stop();
      ++count;
    }
    return count;
  }

  void cancel_all() {
    const std::lock_guard lock(mutex_);
    for (auto& [running, source] : list_) source.request_stop();
  }

 private:
  std::mutex mutex_;
  std::list<std::pair<base::Value, base::StopSource>> list_;
};

}  // namespace omnidoku::api
