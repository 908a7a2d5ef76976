// SPDX-License-Identifier: MIT
//
// Loads the HTTP server, a library of its own (http/server.h).
#pragma once

#include "base/result.h"
#include "http/server.h"
#include "program_files.h"

namespace omnidoku::cli {

/// The library omnidoku_http.so, which stays loaded, from the first of these places that has one.
/// Errors: io (there is none, or it belongs to another version of the program).
[[nodiscard]] base::Result<const http::Library*> load_http(const Places& places);

}  // namespace omnidoku::cli
