// SPDX-License-Identifier: MIT
#include "http/address.h"

#include <algorithm>
#include <cstdint>
#include <string>

#include <arpa/inet.h>
#include <netinet/in.h>

namespace omnidoku::http {
namespace {

constexpr std::uint8_t kLoopbackNet = 127;

bool is_loopback_v4(const in_addr& address) { return ntohl(address.s_addr) >> 24U == kLoopbackNet; }

bool is_loopback_v6(const in6_addr& address) {
  constexpr std::size_t kMappedAt = 12;  // where ::ffff:127.0.0.1 has its first number
  return IN6_IS_ADDR_LOOPBACK(&address) ||
         (IN6_IS_ADDR_V4MAPPED(&address) && address.s6_addr[kMappedAt] == kLoopbackNet);
}

bool is_localhost(std::string_view host) {
  constexpr std::string_view kName = "localhost";
  return std::equal(host.begin(), host.end(), kName.begin(), kName.end(), [](char a, char b) {
    return a == b || (a >= 'A' && a <= 'Z' && a - 'A' + 'a' == b);
  });
}

}  // namespace

std::string_view host_of(std::string_view authority) {
  std::string_view host;
  std::string_view port;
  if (!authority.empty() && authority.front() == '[') {
    const std::size_t end = authority.find(']');
    if (end == std::string_view::npos) return {};
    host = authority.substr(1, end - 1);
    port = authority.substr(end + 1);
  } else {
    const std::size_t colon = std::min(authority.find(':'), authority.size());
    host = authority.substr(0, colon);
    port = authority.substr(colon);
  }
  const bool is_port =
      port.empty() || (port.front() == ':' && std::all_of(port.begin() + 1, port.end(), [](char c) {
                         return c >= '0' && c <= '9';
                       }));
  return is_port ? host : std::string_view();
}

bool is_loopback(std::string_view host) {
  const std::string text(host);  // ends with a zero
  in_addr v4{};
  if (::inet_pton(AF_INET, text.c_str(), &v4) == 1) return is_loopback_v4(v4);
  in6_addr v6{};
  if (::inet_pton(AF_INET6, text.c_str(), &v6) == 1) return is_loopback_v6(v6);
  return is_localhost(host);
}

bool is_loopback(const sockaddr_storage& address) {
  if (address.ss_family == AF_INET) {
    return is_loopback_v4(reinterpret_cast<const sockaddr_in&>(address).sin_addr);
  }
  return address.ss_family == AF_INET6 &&
         is_loopback_v6(reinterpret_cast<const sockaddr_in6&>(address).sin6_addr);
}

}  // namespace omnidoku::http
