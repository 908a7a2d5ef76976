// SPDX-License-Identifier: MIT
//
// Which addresses and host names mean this machine itself. A name only starts like an address, or
// is one: "127.0.0.1.example.org" is a name that anybody may have.
#pragma once

#include <string_view>

#include <sys/socket.h>

namespace omnidoku::http {

/// The host of "host:port" or "[::1]:port", without brackets; empty when it is neither.
[[nodiscard]] std::string_view host_of(std::string_view authority);

/// Whether a host, without brackets, is this machine: an address of 127.0.0.0/8, ::1, or
/// "localhost".
[[nodiscard]] bool is_loopback(std::string_view host);
[[nodiscard]] bool is_loopback(const sockaddr_storage& address);

}  // namespace omnidoku::http
