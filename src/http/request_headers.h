// SPDX-License-Identifier: MIT
//
// What a request asks for besides its file or call, kept from the library.
#pragma once

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

/// Whether Accept-Encoding accepts an encoding.
[[nodiscard]] bool accepts(std::string_view encodings, std::string_view encoding);

}  // namespace omnidoku::http
