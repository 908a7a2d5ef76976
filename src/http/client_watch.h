// SPDX-License-Identifier: MIT
//
// Looks at the clients whose calls are under way, and stops the calls of those that are gone. The
// calls cannot be left to look themselves: some tell no progress for as long as they take.
#pragma once

#include <condition_variable>
#include <list>
#include <mutex>
#include <thread>
#include <utility>

#include "base/limits.h"
#include "http/connection.h"

namespace omnidoku::http {

/// Thread-safe.
class ClientWatch {
 public:
  ClientWatch();
  /// No call is watched any more.
  ~ClientWatch();
  ClientWatch(const ClientWatch&) = delete;
  ClientWatch& operator=(const ClientWatch&) = delete;

  /// A call that is watched while this lives. The connection must outlive it.
  class Call {
   public:
    Call(ClientWatch& watch, const Connection& connection, base::StopSource stop);
    ~Call();
    Call(const Call&) = delete;
    Call& operator=(const Call&) = delete;

   private:
    ClientWatch& watch_;
    std::list<std::pair<const Connection*, base::StopSource>>::iterator place_;
  };

 private:
  void look_now_and_then();

  std::mutex mutex_;
  std::condition_variable changed_;
  std::list<std::pair<const Connection*, base::StopSource>> calls_;
  bool ended_ = false;
  std::thread thread_;
};

}  // namespace omnidoku::http
