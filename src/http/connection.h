// SPDX-License-Identifier: MIT
//
// Connections of the HTTP server: who is connected, who has to go when there are too many, and how
// long each may let the server wait. A client that sends or takes its bytes one by one keeps a
// place only while nobody else needs it: a newcomer to a full table takes the place of whoever
// has kept the server waiting longest.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <httplib.h>

namespace omnidoku::http {

inline constexpr std::size_t kMostConnections = 512;
/// From one address; half of all, so that nobody can take every place.
inline constexpr std::size_t kMostPerAddress = kMostConnections / 2;
/// On one connection.
inline constexpr int kMostRequests = 1000;
inline constexpr std::chrono::seconds kIdle{5};      ///< between two requests of a connection
inline constexpr std::chrono::seconds kHead{5};      ///< for a request's head, from its first byte
inline constexpr std::chrono::seconds kArrival{20};  ///< for a whole request, from its first byte
inline constexpr std::chrono::seconds kStall{10};    ///< of a client that does not take its answer

/// Who is connected. Thread-safe.
class ConnectionTable {
 public:
  /// The descriptor becomes readable when the program is to end.
  explicit ConnectionTable(int stop_descriptor) : stop_descriptor_(stop_descriptor) {}
  [[nodiscard]] int stop_descriptor() const { return stop_descriptor_; }

  /// A connection's place. It may be ended from outside while the server waits for the client.
  struct Place {
    int socket = -1;
    std::string address;   ///< one machine's: all of IPv4, the first half of IPv6
    bool waiting = false;  ///< for the client to send or take something ...
    std::chrono::steady_clock::time_point since;  ///< ... since then
    bool ended = false;                           ///< from outside
  };
  using PlacePtr = std::shared_ptr<Place>;

  /// Takes a connection in. When there are too many, in all or of its address, the one that has
  /// kept the server waiting longest is ended for it. Null pointer when none of them waits.
  [[nodiscard]] PlacePtr admit(int socket);
  /// Before the socket is closed.
  void leave(const PlacePtr& place);
  /// The server begins to wait for the client.
  void wait_begins(const PlacePtr& place);
  void wait_ends(const PlacePtr& place);

 private:
  [[nodiscard]] std::size_t num_of(const std::string& address) const;
  /// Whose end makes room for a connection from there; null pointer if nobody waits.
  [[nodiscard]] PlacePtr longest_waiting(const std::string& address, bool of_address) const;

  int stop_descriptor_;
  mutable std::mutex mutex_;
  std::condition_variable left_;
  std::list<PlacePtr> places_;
};

/// A connection, with deadlines for what is read and written.
class Connection final : public httplib::Stream {
 public:
  Connection(ConnectionTable& table, int socket);
  ~Connection() override;
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  /// Whether there was room for it.
  [[nodiscard]] bool admitted() const { return place_ != nullptr; }
  /// Waits for a further request; false when none comes.
  [[nodiscard]] bool await_request();
  /// The head of the request is there; now its body may take its time.
  void head_arrived();
  /// The bytes of the request so far, until its head is there; then those of the head.
  [[nodiscard]] std::string_view head() const { return head_; }
  /// All of the request is there; the client waits for the server now.
  void request_arrived() { table_.wait_ends(place_); }
  /// Nothing more of what it sends is to be read.
  void give_up() { given_up_ = true; }
  [[nodiscard]] bool given_up() const { return given_up_; }
  /// Whether it did not send in time.
  [[nodiscard]] bool too_late() const { return too_late_; }
  /// How many requests may follow this one.
  [[nodiscard]] int requests_left() const { return kMostRequests - num_requests_; }

  bool is_readable() const override;
  /// Whether somebody still waits for an answer.
  bool is_writable() const override;
  ssize_t read(char* to, size_t size) override;
  ssize_t write(const char* from, size_t size) override;
  void get_remote_ip_and_port(std::string& ip, int& port) const override;
  void get_local_ip_and_port(std::string& ip, int& port) const override;
  socket_t socket() const override { return socket_; }

 private:
  using Clock = std::chrono::steady_clock;

  /// Waits until the socket can be read or written; false when it cannot until the deadline, the
  /// other end is gone, or the program is to end.
  [[nodiscard]] bool wait_for(short events, Clock::time_point deadline) const;

  ConnectionTable& table_;
  int socket_;
  ConnectionTable::PlacePtr place_;
  int num_requests_ = 0;
  bool given_up_ = false;
  bool too_late_ = false;
  Clock::time_point first_byte_;  ///< of the request
  Clock::time_point deadline_;    ///< for what is read
  std::size_t may_read_ = 0;      ///< bytes of the request that are still taken
  std::string head_;
  bool in_head_ = false;
  std::vector<char> buffer_ = std::vector<char>(16384);
  std::size_t used_ = 0;
  std::size_t filled_ = 0;
};

/// Threads as they are needed, one for each connection and a few for those that are to be refused;
/// nobody is accepted while all of them are taken.
class ConnectionThreads final : public httplib::TaskQueue {
 public:
  void enqueue(std::function<void()> task) override;
  void shutdown() override;

 private:
  void work();

  std::mutex mutex_;
  std::condition_variable more_;
  std::condition_variable fewer_;
  std::list<std::function<void()>> tasks_;
  std::vector<std::thread> threads_;
  std::size_t idle_ = 0;
  bool ended_ = false;
};

}  // namespace omnidoku::http
