// SPDX-License-Identifier: MIT
//
// Every wait is a poll() on the socket and on the pipe that carries the stop. Who is to go when the
// table is full is woken by shutting its socket down; its own thread closes it.
#include "http/connection.h"

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>

#include "api/server.h"

namespace omnidoku::http {
namespace {

using Clock = std::chrono::steady_clock;

/// For connections that are to be told that there is no room.
constexpr std::size_t kSpareThreads = 32;
/// For the place of another one to become free; its thread only has to notice.
constexpr std::chrono::seconds kRoom{2};
/// Bytes of a request's head, and of a whole request with what chunks add to it.
constexpr std::size_t kMostHead = 64 << 10;
constexpr std::size_t kMostBytes = 2 * api::kMaxRequest;

bool is_ready(int socket, short events) {
  pollfd polled{socket, events, 0};
  return ::poll(&polled, 1, 0) > 0;
}

/// The other end's address, as far as it names one machine: who has an IPv6 network has them all.
std::string address_of(int socket) {
  sockaddr_storage storage{};
  socklen_t size = sizeof storage;
  if (::getpeername(socket, reinterpret_cast<sockaddr*>(&storage), &size) != 0) return {};
  if (storage.ss_family == AF_INET) {
    const auto* v4 = reinterpret_cast<const sockaddr_in*>(&storage);
    return {reinterpret_cast<const char*>(&v4->sin_addr), sizeof v4->sin_addr};
  }
  if (storage.ss_family == AF_INET6) {
    const auto* v6 = reinterpret_cast<const sockaddr_in6*>(&storage);
    const char* const bytes = reinterpret_cast<const char*>(&v6->sin6_addr);
    if (IN6_IS_ADDR_V4MAPPED(&v6->sin6_addr)) return {bytes + 12, 4};
    return {bytes, sizeof v6->sin6_addr / 2};
  }
  return {};
}

}  // namespace

std::size_t ConnectionTable::num_of(const std::string& address) const {
  return static_cast<std::size_t>(
      std::count_if(places_.begin(), places_.end(),
                    [&](const PlacePtr& place) { return place->address == address; }));
}

ConnectionTable::PlacePtr ConnectionTable::longest_waiting(const std::string& address,
                                                           bool of_address) const {
  PlacePtr longest;
  for (const PlacePtr& place : places_) {
    if (!place->waiting || place->ended || (of_address && place->address != address)) continue;
    if (longest == nullptr || place->since < longest->since) longest = place;
  }
  return longest;
}

ConnectionTable::PlacePtr ConnectionTable::admit(int socket) {
  auto place = std::make_shared<Place>();
  place->socket = socket;
  place->address = address_of(socket);
  place->waiting = true;
  place->since = Clock::now();
  const auto deadline = place->since + kRoom;
  std::weak_ptr<Place> making_room;  // who was ended for this one
  std::unique_lock lock(mutex_);
  while (true) {
    const bool too_many_of_address = num_of(place->address) >= kMostPerAddress;
    if (!too_many_of_address && places_.size() < kMostConnections) break;
    if (making_room.expired()) {
      if (const PlacePtr other = longest_waiting(place->address, too_many_of_address)) {
        other->ended = true;
        ::shutdown(other->socket, SHUT_RDWR);
        making_room = other;
      }
    }
    if (left_.wait_until(lock, deadline) == std::cv_status::timeout) return nullptr;
  }
  places_.push_back(place);
  return place;
}

void ConnectionTable::leave(const PlacePtr& place) {
  const std::lock_guard lock(mutex_);
  places_.remove(place);
  left_.notify_all();
}

void ConnectionTable::wait_begins(const PlacePtr& place) {
  const std::lock_guard lock(mutex_);
  place->waiting = true;
  place->since = Clock::now();
}

void ConnectionTable::wait_ends(const PlacePtr& place) {
  const std::lock_guard lock(mutex_);
  place->waiting = false;
}

Connection::Connection(ConnectionTable& table, int socket)
    : table_(table), socket_(socket), place_(table.admit(socket)) {}

Connection::~Connection() {
  if (place_ != nullptr) table_.leave(place_);
}

bool Connection::wait_for(short events, Clock::time_point deadline) const {
  while (true) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    if (left <= 0) return false;
    pollfd polled[2] = {{socket_, events, 0}, {table_.stop_descriptor(), POLLIN, 0}};
    const int ready = ::poll(polled, 2, static_cast<int>(std::min<long long>(left, 60'000)));
    if (ready < 0 && errno != EINTR) return false;
    if (ready <= 0) continue;
    if (polled[1].revents != 0 && (events & POLLIN) != 0) return false;
    if ((polled[0].revents & (events | POLLERR | POLLHUP | POLLNVAL)) != 0) return true;
  }
}

bool Connection::await_request() {
  if (num_requests_ == kMostRequests) return false;
  if (num_requests_ > 0) table_.wait_begins(place_);
  ++num_requests_;
  if (used_ == filled_ && !wait_for(POLLIN, Clock::now() + kIdle)) return false;
  first_byte_ = Clock::now();
  deadline_ = first_byte_ + kHead;
  may_read_ = kMostHead;
  head_.clear();
  in_head_ = true;
  return true;
}

void Connection::head_arrived() {
  in_head_ = false;
  deadline_ = first_byte_ + kArrival;
  may_read_ = kMostBytes;
}

bool Connection::is_readable() const { return used_ < filled_ || wait_for(POLLIN, deadline_); }

bool Connection::is_writable() const {
  pollfd polled{socket_, POLLOUT | POLLRDHUP, 0};
  if (::poll(&polled, 1, 0) < 0) return errno == EINTR;
  return (polled.revents & (POLLRDHUP | POLLHUP | POLLERR | POLLNVAL)) == 0;
}

ssize_t Connection::read(char* to, size_t size) {
  if (may_read_ == 0) return -1;
  if (used_ == filled_) {
    if (!wait_for(POLLIN, deadline_)) {
      too_late_ = Clock::now() >= deadline_;
      return -1;
    }
    const ssize_t got = ::recv(socket_, buffer_.data(), buffer_.size(), 0);
    if (got <= 0) return got;
    used_ = 0;
    filled_ = static_cast<std::size_t>(got);
  }
  const std::size_t count = std::min({size, filled_ - used_, may_read_});
  std::memcpy(to, buffer_.data() + used_, count);
  if (in_head_) head_.append(to, count);
  used_ += count;
  may_read_ -= count;
  return static_cast<ssize_t>(count);
}

ssize_t Connection::write(const char* from, size_t size) {
  const auto deadline = Clock::now() + kStall;
  const bool blocked = !is_ready(socket_, POLLOUT);
  if (blocked) table_.wait_begins(place_);
  ssize_t sent = -1;
  while (wait_for(POLLOUT, deadline)) {
    sent = ::send(socket_, from, size, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent >= 0 || (errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR)) break;
  }
  if (blocked) table_.wait_ends(place_);
  return sent;
}

void Connection::get_remote_ip_and_port(std::string& ip, int& port) const {
  ip.clear();
  port = 0;
}

void Connection::get_local_ip_and_port(std::string& ip, int& port) const {
  get_remote_ip_and_port(ip, port);
}

void ConnectionThreads::enqueue(std::function<void()> task) {
  std::unique_lock lock(mutex_);
  constexpr std::size_t kMostThreads = kMostConnections + kSpareThreads;
  fewer_.wait(lock, [this] { return ended_ || tasks_.size() < kSpareThreads; });
  tasks_.push_back(std::move(task));
  if (idle_ >= tasks_.size() || threads_.size() >= kMostThreads) {
    more_.notify_one();
  } else {
    threads_.emplace_back([this] { work(); });
  }
}

void ConnectionThreads::shutdown() {
  {
    const std::lock_guard lock(mutex_);
    ended_ = true;
  }
  more_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void ConnectionThreads::work() {
  std::unique_lock lock(mutex_);
  while (true) {
    ++idle_;
    more_.wait(lock, [this] { return ended_ || !tasks_.empty(); });
    --idle_;
    if (tasks_.empty()) return;
    const std::function<void()> task = std::move(tasks_.front());
    tasks_.pop_front();
    fewer_.notify_one();
    lock.unlock();
    task();
    lock.lock();
  }
}

}  // namespace omnidoku::http
