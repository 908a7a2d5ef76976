// SPDX-License-Identifier: MIT
//
// What a request asks for besides its file or call, kept from the library.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <httplib.h>

namespace omnidoku::http {

/// What a request says that the library would act on by itself, and not as it should: it sends what
/// lies behind a file for a part that goes beyond it, and compresses answers for longer than they
/// take to make.
struct RequestHeaders {
  httplib::Ranges parts;      ///< of a file; by GET alone
  std::string encodings;      ///< Accept-Encoding
  bool if_unchanged = false;  ///< the parts are wanted of a certain state of the file (If-Range)

  /// Whether a part is to be sent, not the whole.
  [[nodiscard]] bool wants_part() const { return !parts.empty() && !if_unchanged; }
};

/// Takes the headers out of a request.
[[nodiscard]] RequestHeaders take_headers(httplib::Request& request);

/// What is wrong with the lines of headers in a head, as it was sent: the library passes over lines
/// that it does not understand, in which others may see a header. Nothing if they are in order.
[[nodiscard]] std::optional<std::string_view> fault_of_lines(std::string_view head);

/// Whether Accept-Encoding accepts an encoding.
[[nodiscard]] bool accepts(std::string_view encodings, std::string_view encoding);

}  // namespace omnidoku::http
