// SPDX-License-Identifier: MIT
//
// Server: the whole program behind one function. A request is a JSON object that names a call; so
// is the answer. HTTP, the page's worker and the tests all speak it; docs/API.md describes it.
// It prints nothing, touches no file and starts no thread.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "base/limits.h"

namespace omnidoku::api {

/// What comes with one request from outside of it.
struct Control {
  /// Its request_stop() cancels the call.
  base::StopSource stop;
  /// Called during long calls, at most ten times a second, with a line of JSON; may be empty.
  std::function<void(std::string_view line)> progress;
};

/// Requests longer than this are refused.
inline constexpr std::size_t kMaxRequest = std::size_t{16} << 20;
/// The highest "time_limit", and the one without it, in seconds.

class Server {
 public:
  /// `kind` is what `about` says: "native" or "wasm".
  explicit Server(std::string_view kind);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  /// Answers a request. Whatever the request holds, the answer is one JSON object on one line.
  /// Thread-safe.
  [[nodiscard]] std::string answer(std::string_view request, const Control& control = {});
  /// Cancels every call that is under way. Thread-safe.
  void cancel_all();

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace omnidoku::api
