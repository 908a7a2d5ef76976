// SPDX-License-Identifier: MIT
//
// cpp-httplib reads requests and writes answers; connections are our own, because the library's
// would wait for a slow client as long as it sends a byte now and then, and for idle ones when the
// program is to end. Every connection has a thread while it lives.
#include "http_server.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <cstring>
#include <deque>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include <httplib.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "interrupt.h"

namespace omnidoku::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kMostConnections = 512;
constexpr int kMostCalls = 64;
constexpr std::chrono::seconds kIdle{5};      // between two requests of a connection
constexpr std::chrono::seconds kArrival{20};  // for a whole request
constexpr std::chrono::seconds kStall{10};    // of a client that does not take its answer
constexpr int kMostRequests = 1000;           // on one connection

constexpr std::string_view kStreaming = "application/x-ndjson";

/// Waits until the socket can be read or written; false when it cannot until the deadline, the
/// other end is gone, or the program is to end.
bool wait_for(int socket, short events, Clock::time_point deadline) {
  while (true) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
    if (left <= 0) return false;
    pollfd polled[2] = {{socket, events, 0}, {stop_descriptor(), POLLIN, 0}};
    const int ready = ::poll(polled, 2, static_cast<int>(std::min<long long>(left, 60'000)));
    if (ready < 0 && errno != EINTR) return false;
    if (ready <= 0) continue;
    if (polled[1].revents != 0 && (events & POLLIN) != 0) return false;
    if ((polled[0].revents & (events | POLLERR | POLLHUP | POLLNVAL)) != 0) return true;
  }
}

/// A connection, with a deadline for what is read.
class Connection final : public httplib::Stream {
 public:
  explicit Connection(int socket) : socket_(socket) {}

  /// Waits for a further request; false when none comes.
  bool await_request() {
    if (used_ == filled_ && !wait_for(socket_, POLLIN, Clock::now() + kIdle)) return false;
    deadline_ = Clock::now() + kArrival;
    return true;
  }

  bool is_readable() const override {
    return used_ < filled_ || wait_for(socket_, POLLIN, deadline_);
  }

  /// Whether somebody still waits for an answer.
  bool is_writable() const override {
    pollfd polled{socket_, POLLOUT | POLLRDHUP, 0};
    if (::poll(&polled, 1, 0) < 0) return errno == EINTR;
    return (polled.revents & (POLLRDHUP | POLLHUP | POLLERR | POLLNVAL)) == 0;
  }

  ssize_t read(char* to, size_t size) override {
    if (used_ == filled_) {
      if (!wait_for(socket_, POLLIN, deadline_)) return -1;
      const ssize_t got = ::recv(socket_, buffer_.data(), buffer_.size(), 0);
      if (got <= 0) return got;
      used_ = 0;
      filled_ = static_cast<std::size_t>(got);
    }
    const std::size_t count = std::min(size, filled_ - used_);
    std::memcpy(to, buffer_.data() + used_, count);
    used_ += count;
    return static_cast<ssize_t>(count);
  }

  ssize_t write(const char* from, size_t size) override {
    while (wait_for(socket_, POLLOUT, Clock::now() + kStall)) {
      const ssize_t sent = ::send(socket_, from, size, MSG_NOSIGNAL | MSG_DONTWAIT);
      if (sent >= 0 || (errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR)) return sent;
    }
    return -1;
  }

  void get_remote_ip_and_port(std::string& ip, int& port) const override {
    ip.clear();
    port = 0;
  }
  void get_local_ip_and_port(std::string& ip, int& port) const override {
    get_remote_ip_and_port(ip, port);
  }
  socket_t socket() const override { return socket_; }

 private:
  int socket_;
  Clock::time_point deadline_ = Clock::now() + kArrival;
  std::vector<char> buffer_ = std::vector<char>(16384);
  std::size_t used_ = 0;
  std::size_t filled_ = 0;
};

/// Threads as they are needed, up to kMostConnections; more connections wait for one to end.
class ConnectionThreads final : public httplib::TaskQueue {
 public:
  void enqueue(std::function<void()> task) override {
    const std::lock_guard lock(mutex_);
    tasks_.push_back(std::move(task));
    if (idle_ >= tasks_.size() || threads_.size() >= kMostConnections) {
      more_.notify_one();
    } else {
      threads_.emplace_back([this] { work(); });
    }
  }

  void shutdown() override {
    {
      const std::lock_guard lock(mutex_);
      ended_ = true;
    }
    more_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }

 private:
  void work() {
    std::unique_lock lock(mutex_);
    while (true) {
      ++idle_;
      more_.wait(lock, [this] { return ended_ || !tasks_.empty(); });
      --idle_;
      if (tasks_.empty()) return;
      const std::function<void()> task = std::move(tasks_.front());
      tasks_.pop_front();
      lock.unlock();
      task();
      lock.lock();
    }
  }

  std::mutex mutex_;
  std::condition_variable more_;
  std::deque<std::function<void()>> tasks_;
  std::vector<std::thread> threads_;
  std::size_t idle_ = 0;
  bool ended_ = false;
};

/// Set when the rest of what the current connection sends is not to be read.
thread_local bool give_up_connection = false;

/// The library's server on our connections.
class HttpServer final : public httplib::Server {
 public:
  /// Lets more connections wait to be accepted than the library does.
  void lengthen_queue() { ::listen(svr_sock_, static_cast<int>(kMostConnections)); }

 private:
  bool process_and_close_socket(socket_t socket) override {
    Connection connection(socket);
    bool closed = false;
    give_up_connection = false;
    for (int i = 1; i <= kMostRequests && !closed && connection.await_request(); ++i) {
      if (!process_request(connection, i == kMostRequests, closed, nullptr)) break;
      if (give_up_connection) break;
    }
    ::shutdown(socket, SHUT_RDWR);
    ::close(socket);
    return true;
  }
};

std::string error_text(std::string_view code, std::string_view what) {
  return R"({"ok":false,"error":{"code":")" + std::string(code) + R"(","what":")" +
         std::string(what) + "\"}}\n";
}

void refuse(httplib::Response& response, int status, std::string_view code, std::string_view what) {
  response.status = status;
  response.set_content(error_text(code, what), "application/json");
}

/// The host of "host:port" or "[::1]:port".
std::string_view host_of(std::string_view authority) {
  if (!authority.empty() && authority.front() == '[') {
    return authority.substr(0, authority.find(']') + 1);
  }
  return authority.substr(0, authority.rfind(':'));
}

bool is_loopback(std::string_view host) {
  return host == "localhost" || host.starts_with("127.") || host == "[::1]" || host == "::1";
}

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

class HttpApi {
 public:
  HttpApi(api::Server& server, bool loopback_only)
      : server_(server), loopback_only_(loopback_only) {}

  /// Refuses a request by its head alone, so that nothing more of it is read; whether it did.
  bool refuse_at_once(const httplib::Request& request, httplib::Response& response) const {
    const auto objected = objection(request);
    if (!objected) return false;
    refuse(response, objected->first, objected->first == 413 ? "too_large" : "usage",
           objected->second);
    give_up_connection = true;
    return true;
  }

  void post(const httplib::Request& request, httplib::Response& response,
            const httplib::ContentReader& read) {
    auto body = std::make_shared<std::string>();
    const bool complete = read([&body](const char* data, size_t size) {
      body->append(data, size);
      return body->size() <= api::kMaxRequest;
    });
    if (!complete) {
      give_up_connection = true;
      return refuse(response, body->size() > api::kMaxRequest ? 413 : 400, "too_large",
                    "the request is larger than 16 MiB, or did not arrive in time");
    }
    const bool streaming = request.get_header_value("Accept").find(kStreaming) != std::string::npos;
    response.set_header("Cache-Control", "no-store");
    response.set_chunked_content_provider(
        std::string(streaming ? kStreaming : "application/json"),
        [this, body, streaming](size_t /*offset*/, httplib::DataSink& sink) {
          answer(*body, streaming, sink);
          sink.done();
          return true;
        });
  }

 private:
  /// Why a request is not answered, with the status.
  [[nodiscard]] std::optional<std::pair<int, std::string_view>> objection(
      const httplib::Request& request) const {
    const std::string host = request.get_header_value("Host");
    // A page of another site could make a browser ask us under a name of its own.
    if (loopback_only_ && !host.empty() && !is_loopback(host_of(host))) {
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
    std::string text;
    if (count.too_many()) {
      text = error_text("too_large", "too many calls at once; try again");
    } else {
      api::Control control;
      base::StopSource stop = control.stop;
      control.progress = [&sink, stop, streaming](std::string_view line) mutable {
        const std::string told = std::string(line) + "\n";
        if (!sink.is_writable() || (streaming && !sink.write(told.data(), told.size()))) {
          stop.request_stop();
        }
      };
      try {
        text = server_.answer(body, control) + "\n";
      } catch (const std::bad_alloc&) {
        text = error_text("too_large", "there is not enough memory for this");
      }
    }
    sink.write(text.data(), text.size());
  }

  api::Server& server_;
  bool loopback_only_;
  std::atomic<int> calls_{0};
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

base::Error cannot_listen(const HttpOptions& options, int reason) {
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

}  // namespace

base::Result<void> serve_http(api::Server& server, const HttpOptions& options,
                              const std::function<void(int)>& on_ready) {
  // The library waits for connections with select(), which knows descriptors below 1024 only.
  rlimit files{};
  if (::getrlimit(RLIMIT_NOFILE, &files) == 0 && files.rlim_cur > FD_SETSIZE) {
    files.rlim_cur = FD_SETSIZE;
    ::setrlimit(RLIMIT_NOFILE, &files);
  }

  HttpServer http;
  HttpApi api(server, is_loopback(options.address));
  http.new_task_queue = [] { return new ConnectionThreads; };
  http.set_payload_max_length(api::kMaxRequest);
  http.set_tcp_nodelay(true);
  // Without SO_REUSEPORT, which the library would set: a second program on the port is an error.
  http.set_socket_options([](socket_t socket) {
    const int yes = 1;
    ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  });
  http.set_default_headers({{"Cross-Origin-Opener-Policy", "same-origin"},
                            {"Cross-Origin-Embedder-Policy", "require-corp"},
                            {"Content-Security-Policy", kContentPolicy},
                            {"X-Content-Type-Options", "nosniff"},
                            {"Referrer-Policy", "no-referrer"}});
  http.set_pre_routing_handler(
      [&api](const httplib::Request& request, httplib::Response& response) {
        return api.refuse_at_once(request, response) ? httplib::Server::HandlerResponse::Handled
                                                     : httplib::Server::HandlerResponse::Unhandled;
      });
  http.Post("/api",
            [&api](const httplib::Request& request, httplib::Response& response,
                   const httplib::ContentReader& read) { api.post(request, response, read); });
  if (options.page.empty()) {
    http.Get("/", [](const httplib::Request&, httplib::Response& response) {
      response.set_content(std::string(kNoPage), "text/html");
    });
  } else {
    for (const auto& [extension, type] :
         {std::pair("js", "text/javascript"), std::pair("mjs", "text/javascript"),
          std::pair("css", "text/css"), std::pair("wasm", "application/wasm"),
          std::pair("svg", "image/svg+xml"), std::pair("png", "image/png"),
          std::pair("json", "application/json"), std::pair("woff2", "font/woff2"),
          std::pair("webmanifest", "application/manifest+json")}) {
      http.set_file_extension_and_mimetype_mapping(extension, type);
    }
    if (!http.set_mount_point("/", options.page, {{"Cache-Control", "no-cache"}})) {
      return base::make_error(base::ErrorCode::io, "there is no folder '" + options.page + "'");
    }
  }

  errno = 0;
  int port = options.port;
  if (port == 0) {
    port = http.bind_to_any_port(options.address);
  } else if (!http.bind_to_port(options.address, port)) {
    port = -1;
  }
  if (port < 0) return cannot_listen(options, errno);
  http.lengthen_queue();

  std::thread watcher([&http, &server] {
    pollfd stop{stop_descriptor(), POLLIN, 0};
    while (::poll(&stop, 1, -1) < 0 && errno == EINTR) {
    }
    server.cancel_all();
    http.stop();
  });
  on_ready(port);
  const bool served = http.listen_after_bind();
  request_stop();
  watcher.join();
  if (!served && !interrupted()) {
    return base::make_error(base::ErrorCode::io, "the connection was lost");
  }
  return {};
}

}  // namespace omnidoku::cli
