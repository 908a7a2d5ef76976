// SPDX-License-Identifier: MIT
//
// Where the program itself lies, and the files that belong to it but are no part of its own: the
// server and the page for `serve`. All by the place of the program, so that a build tree and an
// installation can be moved.
#pragma once

#include <array>
#include <string>

namespace omnidoku::cli {

/// The file of the running program; empty where the system does not tell.
[[nodiscard]] std::string program_file();

/// Places of one thing in the order in which they are tried: beside the program, as a build leaves
/// it (and whoever copies it by hand), then where installing puts it.
using Places = std::array<std::string, 2>;

/// The file omnidoku_http.so.
[[nodiscard]] Places places_of_server();
/// The folder that holds the page's index.html.
[[nodiscard]] Places places_of_page();

}  // namespace omnidoku::cli
