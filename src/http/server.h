// SPDX-License-Identifier: MIT
//
// The api and the page over HTTP. Made for one person's own machine, but nothing that comes in may
// bring it down: requests are limited in size and in the time they may take to arrive, connections
// and calls in number. A front for the library cpp-httplib.
//
// This header is all that the program and the server know of each other: the server is a library
// of its own (omnidoku_http.so), loaded when it is asked for, since cpp-httplib and the libraries
// that it needs take as long to load as many a puzzle to solve.
#pragma once

#include <string>
#include <string_view>

#include "api/server.h"
#include "base/result.h"

namespace omnidoku::http {

struct Options {
  std::string address = "127.0.0.1";  ///< to listen at
  int port = 8080;                    ///< 0: any that is free
  std::string page;                   ///< folder of the page; empty: there is none
};

/// What the server asks of the program. Thread-safe.
class Program {
 public:
  Program() = default;
  virtual ~Program() = default;
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  /// The server listens at this port.
  virtual void ready(int port) = 0;
  /// As api::Server does.
  [[nodiscard]] virtual std::string answer(std::string_view request,
                                           const api::Control& control) = 0;
  virtual void cancel_all() = 0;

  /// A file descriptor that becomes readable when a stop is asked for.
  [[nodiscard]] virtual int stop_descriptor() const = 0;
  /// Asks everything to stop.
  virtual void request_stop() = 0;
  /// Whether somebody has asked the program for a stop.
  [[nodiscard]] virtual bool interrupted() const = 0;
};

/// What the library offers.
struct Library {
  const char* version;  ///< its kVersion
  /// Listens, tells the program that it is ready, and serves until a stop is asked for. Errors: io
  /// (the address cannot be listened at).
  base::Result<void> (*serve)(Program& program, const Options& options);
};

/// Of this header and what it includes: the number is raised with every change.
inline constexpr std::string_view kVersion = "omnidoku http 1";

}  // namespace omnidoku::http

/// The library's only symbol. The members of Library but the first are known if the version is
/// the caller's own.
extern "C" const omnidoku::http::Library* omnidoku_http();
