// SPDX-License-Identifier: MIT
//
// cpp-httplib reads requests and writes answers; connections are our own (connection.h),
// because the library's would wait for a slow client as long as it sends a byte now and then, and
// for idle ones when the program is to end. Every connection has a thread while it lives.
#include "http/server.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <cstring>
#include <filesystem>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <string_view>
#include <thread>
#include <utility>

#include <httplib.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "http/address.h"
#include "http/client_watch.h"
#include "http/connection.h"
#include "http/page_files.h"
#include "http/request_headers.h"

namespace omnidoku::http {
namespace {

constexpr int kMostCalls = 64;
/// Bodies that are small take no part in the limits of bytes, so that the large ones cannot keep
/// them waiting.
constexpr std::size_t kSmallBody = 64 << 10;
/// Bytes of bodies that are arriving or wait to be worked on; more is refused.
constexpr std::size_t kMostArriving = std::size_t{64} << 20;
/// Bytes of bodies that are worked on: read, some kinds of JSON take thirty times their size.
constexpr std::size_t kMostAtWork = std::size_t{20} << 20;
static_assert(kMostAtWork >= api::kMaxRequest);
/// How long a large body waits to be worked on.
constexpr std::chrono::seconds kWorkWait{20};

constexpr std::string_view kStreaming = "application/x-ndjson";

/// A connection, and what the request that is being answered on it asks for besides.
struct Exchange {
  Connection& connection;
  RequestHeaders headers;
};
/// What this thread is answering: the library's handlers are told of the request alone.
thread_local Exchange* current = nullptr;

constexpr std::string_view kNoRoom =
    "HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 1\r\n"
    "Content-Length: 0\r\n\r\n";

/// The library's server on our connections.
class HttpServer final : public httplib::Server {
 public:
  explicit HttpServer(int stop_descriptor) : table_(stop_descriptor) {}

  /// Lets more connections wait to be accepted than the library does.
  void lengthen_queue() { ::listen(svr_sock_, static_cast<int>(kMostConnections)); }

  /// Whether it listens on the machine itself only.
  [[nodiscard]] bool is_local() const {
    sockaddr_storage storage{};
    socklen_t size = sizeof storage;
    return ::getsockname(svr_sock_, reinterpret_cast<sockaddr*>(&storage), &size) == 0 &&
           is_loopback(storage);
  }

 private:
  bool process_and_close_socket(socket_t socket) override {
    {
      Connection connection(table_, socket);
      if (connection.admitted()) {
        serve(connection);
      } else {
        static_cast<void>(
            ::send(socket, kNoRoom.data(), kNoRoom.size(), MSG_NOSIGNAL | MSG_DONTWAIT));
      }
    }
    ::shutdown(socket, SHUT_RDWR);
    ::close(socket);
    return true;
  }

  void serve(Connection& connection) {
    Exchange exchange{connection, {}};
    current = &exchange;
    bool closed = false;
    while (!closed && !connection.given_up() && connection.await_request()) {
      const auto set_aside = [&exchange](httplib::Request& request) {
        exchange.headers = take_headers(request);
        // Of answers of the api the library compresses what is no line of progress, for browsers on
        // the machine itself as slowly and as well as it can (Brotli), which takes longer than most
        // answers. By gzip they are as small in a fraction of a millisecond.
        if (request.method == "POST" && accepts(exchange.headers.encodings, "gzip")) {
          request.set_header("Accept-Encoding", "gzip");
        }
      };
      if (!process_request(connection, connection.requests_left() == 0, closed, set_aside)) break;
    }
    current = nullptr;
  }

  ConnectionTable table_;
};

/// What an answer says of its connection: that it ends after a request that was not understood, as
/// where the next one begins is not known then; else how long it lasts.
void tell_connection(httplib::Response& response) {
  constexpr int kBadRequest = 400;
  constexpr int kNotFound = 404;
  constexpr int kTimeout = 408;
  if (response.status == kBadRequest && current->connection.too_late()) response.status = kTimeout;
  if (response.status >= kBadRequest && response.status != kNotFound) current->connection.give_up();
  // The library says 0 of an answer without a body; that is not what a GET would have.
  constexpr int kNotModified = 304;
  if (response.status == kNotModified) response.headers.erase("Content-Length");
  response.headers.erase("Keep-Alive");
  if (current->connection.given_up()) {
    response.headers.erase("Connection");
    response.set_header("Connection", "close");
  } else if (!response.has_header("Connection")) {
    response.set_header("Keep-Alive", "timeout=" + std::to_string(kIdle.count()) + ", max=" +
                                          std::to_string(current->connection.requests_left()));
  }
}

std::string error_text(std::string_view code, std::string_view what) {
  return R"({"ok":false,"error":{"code":")" + std::string(code) + R"(","what":")" +
         std::string(what) + "\"}}\n";
}

void refuse(httplib::Response& response, int status, std::string_view code, std::string_view what) {
  response.status = status;
  response.set_content(error_text(code, what), "application/json");
}

/// Bytes that are shared by many. Thread-safe.
class ByteRoom {
 public:
  explicit ByteRoom(std::size_t size) : free_(size) {}

  /// Whether there is as much; waits for it no longer than this.
  [[nodiscard]] bool take(std::size_t bytes, std::chrono::seconds longest) {
    std::unique_lock lock(mutex_);
    if (!more_.wait_for(lock, longest, [&] { return free_ >= bytes; })) return false;
    free_ -= bytes;
    return true;
  }
  void give(std::size_t bytes) {
    const std::lock_guard lock(mutex_);
    free_ += bytes;
    more_.notify_all();
  }

 private:
  std::mutex mutex_;
  std::condition_variable more_;
  std::size_t free_;
};

/// A part of a ByteRoom, given back in the end.
class RoomShare {
 public:
  explicit RoomShare(ByteRoom& room) : room_(room) {}
  ~RoomShare() { room_.give(bytes_); }
  RoomShare(const RoomShare&) = delete;
  RoomShare& operator=(const RoomShare&) = delete;

  /// Makes it as large as that; whether there was room within this time.
  [[nodiscard]] bool grow_to(std::size_t bytes, std::chrono::seconds longest = {}) {
    if (bytes <= bytes_) return true;
    if (!room_.take(bytes - bytes_, longest)) return false;
    bytes_ = bytes;
    return true;
  }

 private:
  ByteRoom& room_;
  std::size_t bytes_ = 0;
};

/// The body of a request, with the room it takes.
struct Body {
  explicit Body(ByteRoom& room) : share(room) {}
  std::string text;
  RoomShare share;
};

/// Counts the calls that are under way.
class CallCount {
 public:
  explicit CallCount(std::atomic<int>& count) : count_(count), number_(++count) {}
  ~CallCount() { --count_; }
  CallCount(const CallCount&) = delete;
  CallCount& operator=(const CallCount&) = delete;
  [[nodiscard]] bool too_many() const { return number_ > kMostCalls; }

 private:
  std::atomic<int>& count_;
  int number_;
};

bool is_control(char c) {
  constexpr unsigned char kDelete = 0x7F;
  const auto byte = static_cast<unsigned char>(c);
  return byte < ' ' || byte == kDelete;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Whether a header that says how long the request is cannot be misread: one plain number, and none
/// where the request comes in chunks.
bool has_clear_length(const httplib::Request& request) {
  if (!request.has_header("Content-Length")) return true;
  const std::string length = request.get_header_value("Content-Length");
  constexpr std::size_t kMostDigits = 19;  // that any number of them fits 64 bits
  return !request.has_header("Transfer-Encoding") && !length.empty() &&
         length.size() <= kMostDigits && std::all_of(length.begin(), length.end(), is_digit);
}

/// The media type of the body, in small letters, without parameters.
std::string media_type(const httplib::Request& request) {
  std::string type = request.get_header_value("Content-Type");
  type.resize(std::min(type.find(';'), type.size()));
  std::transform(type.begin(), type.end(), type.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return type;
}

class HttpApi {
 public:
  /// `local_name`: as which the machine itself may be asked; empty if others may ask it too.
  HttpApi(Program& program, std::string local_name)
      : program_(program), local_name_(std::move(local_name)) {}

  /// Refuses a request by its head alone, so that nothing more of it is read; whether it did.
  bool refuse_at_once(const httplib::Request& request, httplib::Response& response) const {
    current->connection.head_arrived();
    const auto objected = objection(request);
    if (!objected) {
      if (request.method != "POST") current->connection.request_arrived();
      return false;
    }
    refuse(response, objected->first, objected->first == 413 ? "too_large" : "usage",
           objected->second);
    current->connection.give_up();
    return true;
  }

  void post(const httplib::Request& request, httplib::Response& response,
            const httplib::ContentReader& read) {
    auto body = std::make_shared<Body>(arriving_);
    bool room = true;
    bool too_large = false;
    const bool complete = read([&](const char* data, size_t size) {
      const std::size_t all = body->text.size() + size;
      too_large = all > api::kMaxRequest;
      if (too_large) return false;
      room = all <= kSmallBody || body->share.grow_to(all);
      if (room) body->text.append(data, size);
      return room;
    });
    if (!complete) {
      current->connection.give_up();
      if (!room) return refuse(response, 503, "too_large", "too much arrives at once; try again");
      if (current->connection.too_late()) {
        return refuse(response, 408, "too_large", "the request did not arrive in time");
      }
      return refuse(response, too_large ? 413 : 400, too_large ? "too_large" : "syntax",
                    too_large ? "the request is larger than 16 MiB" : "the request is not whole");
    }
    current->connection.request_arrived();
    const bool streaming = request.get_header_value("Accept").find(kStreaming) != std::string::npos;
    response.set_header("Cache-Control", "no-store");
    response.set_chunked_content_provider(
        std::string(streaming ? kStreaming : "application/json"),
        [this, body, streaming](size_t /*offset*/, httplib::DataSink& sink) {
          answer(body->text, streaming, sink);
          sink.done();
          return true;
        });
  }

 private:
  /// Why a request is not answered, with the status.
  [[nodiscard]] std::optional<std::pair<int, std::string_view>> objection(
      const httplib::Request& request) const {
    if (std::any_of(request.path.begin(), request.path.end(), is_control)) {
      return std::pair(400, "the address holds a character that no address has");
    }
    // Of others the library would wait for a body without an end.
    if (request.method != "GET" && request.method != "HEAD" && request.method != "POST") {
      return std::pair(405, "files are asked for with GET, the api with POST");
    }
    if (request.method == "POST" && request.path != "/api") {
      return std::pair(404, "the api is at /api");
    }
    if (const auto fault = fault_of_lines(current->connection.head()))
      return std::pair(400, *fault);
    for (const char* header : {"Host", "Origin", "Content-Length", "Content-Type"}) {
      if (request.get_header_value_count(header) > 1) {
        return std::pair(400, "a header is there twice");
      }
    }
    if (!has_clear_length(request)) {
      return std::pair(400, "Content-Length is no number of bytes");
    }
    // Each part would be a copy in memory.
    if (current->headers.parts.size() > 1)
      return std::pair(416, "one part of a file can be asked for");
    if (media_type(request) == "multipart/form-data") {
      return std::pair(400, "a request is a JSON object, not a form");
    }
    if (request.version == "HTTP/1.1" && !request.has_header("Host")) {
      return std::pair(400, "the header Host is missing");
    }
    const std::string host = request.get_header_value("Host");
    // A page of another site could make a browser ask us under a name of its own.
    if (!local_name_.empty() && !host.empty() && host_of(host) != local_name_ &&
        !is_loopback(host_of(host))) {
      return std::pair(403, "this address is only served on the machine itself");
    }
    const std::string origin = request.get_header_value("Origin");
    if (!origin.empty() && origin != "http://" + host && origin != "https://" + host) {
      return std::pair(403, "requests from other sites are refused");
    }
    if (request.get_header_value<std::uint64_t>("Content-Length") > api::kMaxRequest) {
      return std::pair(413, "the request is larger than 16 MiB");
    }
    return std::nullopt;
  }

  void answer(const std::string& body, bool streaming, httplib::DataSink& sink) {
    const CallCount count(calls_);
    RoomShare share(at_work_);
    std::string text;
    if (count.too_many()) {
      text = error_text("too_large", "too many calls at once; try again");
    } else if (body.size() > kSmallBody && !share.grow_to(body.size(), kWorkWait)) {
      text = error_text("too_large", "too many large requests at once; try again");
    } else {
      api::Control control;
      const ClientWatch::Call watched(clients_, current->connection, control.stop);
      if (streaming) {
        control.progress = [&sink, stop = control.stop](std::string_view line) mutable {
          const std::string told = std::string(line) + "\n";
          if (!sink.write(told.data(), told.size())) stop.request_stop();
        };
      }
      try {
        text = program_.answer(body, control) + "\n";
      } catch (const std::bad_alloc&) {
        text = error_text("too_large", "there is not enough memory for this");
      }
    }
    sink.write(text.data(), text.size());
  }

  Program& program_;
  std::string local_name_;
  std::atomic<int> calls_{0};
  ByteRoom arriving_{kMostArriving};
  ByteRoom at_work_{kMostAtWork};
  ClientWatch clients_;
};

constexpr std::string_view kNoPage =
    "<!DOCTYPE html><html lang=\"en\"><meta charset=\"utf-8\"><title>Omnidoku</title>"
    "<p>The api of Omnidoku answers here (POST /api), but the page is not built. "
    "<code>./start</code> in the source folder builds it; <code>omnidoku serve --page "
    "FOLDER</code> "
    "names a folder that holds it.</p></html>";

// Everything comes from here; styles may be set by script, and pictures made in the page.
constexpr const char* kContentPolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'";

base::Error cannot_listen(const Options& options, int reason) {
  const std::string at = options.address + ":" + std::to_string(options.port);
  if (reason == EADDRINUSE) {
    return base::make_error(base::ErrorCode::io,
                            "port " + std::to_string(options.port) + " is in use",
                            "choose another one with --port, or 0 for any that is free");
  }
  std::string what = "cannot listen at " + at;
  if (reason != 0) what += std::string(": ") + std::strerror(reason);
  return base::make_error(base::ErrorCode::io, std::move(what));
}

/// Opens the port; returns its number.
base::Result<int> bind_port(HttpServer& http, const Options& options) {
  http.set_tcp_nodelay(true);
  // Without SO_REUSEPORT, which the library would set: a second program on the port is an error.
  http.set_socket_options([](socket_t socket) {
    const int yes = 1;
    ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  });
  errno = 0;
  int port = options.port;
  if (port == 0) {
    port = http.bind_to_any_port(options.address);
  } else if (!http.bind_to_port(options.address, port)) {
    port = -1;
  }
  if (port < 0) return cannot_listen(options, errno);
  http.lengthen_queue();
  return port;
}

/// Serves the files of the page, or says that it is not there.
base::Result<std::unique_ptr<PageFiles>> files_of_page(HttpServer& http,
                                                       const std::string& folder) {
  if (folder.empty()) {
    http.Get("/", [](const httplib::Request&, httplib::Response& response) {
      response.set_content(std::string(kNoPage), "text/html");
    });
    return {nullptr};
  }
  if (std::error_code error; std::filesystem::is_directory(folder, error)) {
    return std::make_unique<PageFiles>(folder);
  }
  return base::make_error(base::ErrorCode::io, "there is no folder '" + folder + "'");
}

/// Without a page the files are null.
void offer(HttpServer& http, HttpApi& api, PageFiles* files) {
  http.set_payload_max_length(api::kMaxRequest);
  http.set_default_headers({{"Cross-Origin-Opener-Policy", "same-origin"},
                            {"Cross-Origin-Embedder-Policy", "require-corp"},
                            {"Cross-Origin-Resource-Policy", "same-origin"},
                            {"Content-Security-Policy", kContentPolicy},
                            {"X-Content-Type-Options", "nosniff"},
                            {"Referrer-Policy", "no-referrer"}});
  http.set_pre_routing_handler(
      [&api, files](const httplib::Request& request, httplib::Response& response) {
        const bool is_answered =
            api.refuse_at_once(request, response) ||
            (files != nullptr && files->answer(request, current->headers, response));
        return is_answered ? httplib::Server::HandlerResponse::Handled
                           : httplib::Server::HandlerResponse::Unhandled;
      });
  http.set_post_routing_handler([](const httplib::Request& /*request*/,
                                   httplib::Response& response) { tell_connection(response); });
  http.Post("/api",
            [&api](const httplib::Request& request, httplib::Response& response,
                   const httplib::ContentReader& read) { api.post(request, response, read); });
}

base::Result<void> serve(Program& program, const Options& options) {
  // The library waits for connections with select(), which knows descriptors below 1024 only.
  rlimit files{};
  if (::getrlimit(RLIMIT_NOFILE, &files) == 0 && files.rlim_cur > FD_SETSIZE) {
    files.rlim_cur = FD_SETSIZE;
    ::setrlimit(RLIMIT_NOFILE, &files);
  }

  HttpServer http(program.stop_descriptor());
  http.new_task_queue = [] { return new ConnectionThreads; };
  const base::Result<int> port = bind_port(http, options);
  if (!port) return port.error();
  // What it is bound to counts, not how that was written.
  HttpApi api(program, http.is_local() ? options.address : std::string());
  const base::Result<std::unique_ptr<PageFiles>> page = files_of_page(http, options.page);
  if (!page) return page.error();
  offer(http, api, page->get());

  std::atomic<bool> ended{false};
  std::thread watcher([&http, &program, &ended] {
    pollfd stop{program.stop_descriptor(), POLLIN, 0};
    while (::poll(&stop, 1, -1) < 0 && errno == EINTR) {
    }
    program.cancel_all();
    // The library takes no notice of a stop that comes before it has begun.
    while (!http.is_running() && !ended) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    http.stop();
  });
  program.ready(*port);
  const bool served = http.listen_after_bind();
  ended = true;
  program.request_stop();
  watcher.join();
  if (!served && !program.interrupted()) {
    return base::make_error(base::ErrorCode::io, "the connection was lost");
  }
  return {};
}

constexpr Library kLibrary{kVersion.data(), serve};

}  // namespace
}  // namespace omnidoku::http

extern "C" __attribute__((visibility("default"))) const omnidoku::http::Library* omnidoku_http() {
  return &omnidoku::http::kLibrary;
}
