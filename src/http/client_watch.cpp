// SPDX-License-Identifier: MIT
#include "http/client_watch.h"

#include <chrono>
#include <utility>

namespace omnidoku::http {
namespace {

constexpr std::chrono::milliseconds kLookEvery{100};

}  // namespace

ClientWatch::ClientWatch() : thread_([this] { look_now_and_then(); }) {}

ClientWatch::~ClientWatch() {
  {
    const std::lock_guard lock(mutex_);
    ended_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

ClientWatch::Call::Call(ClientWatch& watch, const Connection& connection, base::StopSource stop)
    : watch_(watch) {
  const std::lock_guard lock(watch_.mutex_);
  const bool is_first = watch_.calls_.empty();
  place_ = watch_.calls_.emplace(watch_.calls_.end(), &connection, std::move(stop));
  if (is_first) watch_.changed_.notify_all();
}

ClientWatch::Call::~Call() {
  const std::lock_guard lock(watch_.mutex_);
  watch_.calls_.erase(place_);
}

void ClientWatch::look_now_and_then() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return ended_ || !calls_.empty(); });
    if (changed_.wait_for(lock, kLookEvery, [this] { return ended_; })) return;
    for (auto& [connection, stop] : calls_) {
      if (!connection->is_writable()) stop.request_stop();
    }
  }
}

}  // namespace omnidoku::http
