// SPDX-License-Identifier: MIT
//
// The api and the page over HTTP. Made for one person's own machine, but nothing that comes in may
// bring it down: requests are limited in size and in the time they may take to arrive, connections
// and calls in number. A front for the library cpp-httplib, whose header is slow to compile.
#pragma once

#include <functional>
#include <string>

#include "api/server.h"
#include "base/limits.h"
#include "base/result.h"

namespace omnidoku::cli {

struct HttpOptions {
  std::string address = "127.0.0.1";  ///< to listen at
  int port = 8080;                    ///< 0: any that is free
  std::string page;                   ///< folder of the page; empty: there is none
};

/// Listens, calls `on_ready` with the port, and serves until a stop is asked for
/// (interrupt.h). Errors: io (the address cannot be listened at).
[[nodiscard]] base::Result<void> serve_http(api::Server& server, const HttpOptions& options,
                                            const std::function<void(int port)>& on_ready);

}  // namespace omnidoku::cli
